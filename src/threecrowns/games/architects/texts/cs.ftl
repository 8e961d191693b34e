# Architekti Západního království a Majestátní monumenty, česky.

## Hráči a místa

player-blue = Modrý
player-green = Zelený
player-purple = Fialový
player-red = Červený
player-yellow = Žlutý
place-held = deska hráče { $who }
place-prison = Vězení
place-black-market-small = { $market }, malý trh
place-black-market-middle = { $market }, prostřední pole
place-black-market-large = { $market }, velký trh
sent-black-market = černý trh
sent-princess = lokace s princeznou
sent-focus = místo zaměření

## Suroviny

good-clay = hlína
good-wood = dřevo
good-stone = kámen
good-silver = mince
good-gold = zlato
good-marble = mramor
good-influence = vliv
good-virtue = počestnost
good-debt = dluh
good-building-card = karta budovy
good-reward-card = karta odměny
good-apprentice = učedník
amount-clay = { $count ->
    [one] { $count } hlína
    [few] { $count } hlíny
   *[other] { $count } hlín
}
amount-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
amount-silver = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
amount-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
}
amount-marble = { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
}
amount-influence = { $count ->
    [one] { $count } vliv
    [few] { $count } vlivy
   *[other] { $count } vlivů
}
amount-virtue = { $count ->
    [one] { $count } počestnost
    [few] { $count } počestnosti
   *[other] { $count } počestností
}
amount-debt = { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
}
amount-building-card = { $count ->
    [one] { $count } karta budovy
    [few] { $count } karty budov
   *[other] { $count } karet budov
}
amount-reward-card = { $count ->
    [one] { $count } karta odměny
    [few] { $count } karty odměn
   *[other] { $count } karet odměn
}
amount-apprentice = { $count ->
    [one] { $count } učedník
    [few] { $count } učedníci
   *[other] { $count } učedníků
}
amount-tax = { $count ->
    [one] { $count } daň
    [few] { $count } daně
   *[other] { $count } daní
}
amount-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
 } na přeskočené učedníky
amount-any = { $count } × { $goods } v libovolné směsi
nothing = nic
both = { $first } { $second }
skill-carpentry = tesařství
skill-tiling = dlaždičství
skill-masonry = zednictví
trade = { $pay } → { $gain }
bonus-influence = 1 vliv
bonus-worker = o 1 služebníka víc pro akci
time-before = před akcí
time-after = po akci

## Co umějí učedníci a desky

ability-none = Bez schopnosti.
ability-on-location = Navíc s každou akcí na lokaci { $place }: { $gain }.
ability-on-place = Za umístění služebníka na lokaci { $place }: { $gain }.
ability-on-black-market = Navíc s každou akcí na černém trhu: { $gain }.
ability-on-cathedral = Navíc s každou úrovní katedrály: { $gain }.
ability-on-pay-debt = Navíc za každý splacený dluh: { $gain }.
ability-on-hand-over = Navíc za každé odevzdání zajatců do vězení: { $gain }.
ability-on-construct = Navíc s každou stavbou: { $gain }.
ability-on-construct-or-cathedral = Navíc s každou stavbou nebo prací na katedrále: { $gain }.
ability-on-profiteer = Umístění služebníka k šmelináři dává také: { $gain }.
ability-on-debt = Za každý vzatý dluh: { $gain }.
ability-on-apprentice = Za každého získaného učedníka: { $gain }.
ability-on-virtue-loss = Za každou ztrátu počestnosti: { $gain }.
ability-trade = Směna v královském skladu: { $trade }.
ability-market-silver-less = Akce na černém trhu stojí o { $count } minci méně.
ability-market-virtue-less = Akce na černém trhu nestojí počestnost.
ability-tax-stand-virtue-less = Okradení výběrčího daní stojí o { $count } počestnost méně.
ability-capture-silver-less = Akce na rynku stojí celkem o { $count } minci méně.
ability-reset-release = Při každém obnovení černého trhu smí domů z vězení až { $count } vlastních služebníků.
ability-reset-if-no-prisoners = Při každém obnovení bez vlastních služebníků ve vězení: { $gain }.
ability-reset-gain = Při každém obnovení: { $gain }.
ability-reset-at-profiteer = Při každém obnovení se služebníkem u šmelináře: { $gain }.
ability-reset-at-princess = Při každém obnovení se služebníkem u princezny: { $gain }.
ability-extra-storehouse-worker = Královský sklad počítá o { $count } vlastního služebníka víc.
ability-influence-for-resource = Při každém placení může 1 vliv nahradit surovinu: { $good }.
ability-gold-is-marble = Zlato a mramor jsou při placení totéž, také pro Hrad a Hvězdárnu.
ability-ignore-tax = Při každé akci se nepočítá { $count } daň.
ability-no-cathedral-discard = Za práci na katedrále se neodkládá karta budovy.
ability-hiring = Najímání stojí o { $count } minci méně; nejvýše { $limit } učedníků.
ability-construction-discount = Stavby a úrovně katedrály stojí o { $count } dřevo nebo kámen méně.
ability-avoid-debt = Místo vzetí dluhu lze zaplatit { $count } mince.
ability-princess-is-worker = Princezna se počítá za { $count } vlastního služebníka tam, kde je služebník umístěn k ní.
ability-cancel-virtue-loss = Za { $count } mince lze ztrátu počestnosti ignorovat.
ability-any-virtue-cathedral = Na katedrále lze pracovat při každé počestnosti.
ability-any-virtue-market = Černý trh lze navštívit při každé počestnosti.

## Co dělají budovy

effect-none = Nic.
effect-gain = Zisk: { $gain }.
effect-effect-choice = Jedna ze dvou možností: { $first } Nebo: { $second }
effect-hire-free = Zdarma najmi libovolného učedníka z nabídky.
effect-capture = Zajmi zdarma služebníky: { $count } ×.
effect-release-from-boards = Vezmi domů všechny své služebníky zajaté ostatními.
effect-release-from-prison = Vezmi domů všechny své služebníky z vězení.
effect-destroy-debt = Znič nesplacené dluhy: { $count }.
effect-discard-card-for = Odlož 1 kartu budovy; zisk: { $gain }.
effect-prison-penalty = Každý hráč se 3 a více vlastními služebníky ve vězení ztratí počestnost: { $count }.
effect-all-players-gain = Všichni hráči získají: { $gain }.
effect-gain-per = Zisk: { $gain }, za každé { $per } ({ $of }).
effect-extra-construction = Umísti dalšího služebníka do cechovního domu a stav znovu.
effect-discard-apprentice = Odlož jednoho svého učedníka.
effect-send-to-prison = Odevzdej všechny zajatce do vězení.
effect-place-worker = Umísti dalšího služebníka ({ $place }) a proveď akci.
effect-all-players-release-from-prison = Všichni hráči vezmou domů své služebníky z vězení.
effect-sweep-and-hire = Odstraň 8 učedníků nejvíce vlevo, doplň nabídku a jednoho zdarma najmi.
counter-clay = hlína
counter-wood = dřevo
counter-stone = kámen
counter-silver = mince
counter-gold = zlato
counter-marble = mramor
counter-influence = vliv
counter-virtue = počestnost
counter-paid-debts = splacené dluhy
counter-clay-wood-stone = hlína, dřevo a kámen dohromady
counter-buildings = budovy
counter-cathedral = úrovně katedrály
counter-captured-workers = zajatci
counter-apprentices = učedníci
counter-apprentices-carpentry = učedníci s tesařstvím
counter-apprentices-tiling = učedníci s dlaždičstvím
counter-apprentices-masonry = učedníci se zednictvím
counter-building-cathedral-pairs = dvojice budovy a úrovně katedrály
condition-no-unpaid-debt = bez nesplacených dluhů
condition-no-own-workers-in-prison = bez vlastních služebníků ve vězení
end-none = Na konci nic.
end-vp-per = Na konci { $count } VB za každé { $per }: { $of }.
end-virtue-per = Na konci počestnost { $count } za každé { $per }: { $of }.
end-most-vp = Na konci { $count } VB, máš-li nejvíc: { $of }.
end-most-virtue = Na konci počestnost { $count }, máš-li nejvíc: { $of }.
end-vp-if = Na konci { $count } VB: { $of }.
end-lose-virtue = Na konci ztráta počestnosti: { $count }.
end-unpaid-debt-vp = Na konci se za každý nesplacený dluh počítá { $count } VB jinak.
end-release-from-prison = Na konci jdou všichni vlastní služebníci z vězení domů.

## Co se stalo

event-starts = Začíná { $who }.
event-got-board = { $who } hraje za postavu { $board }. { $ability }
event-small-card = Malý trh teď nabízí: { $goods }.
event-large-card = Velký trh teď nabízí: { $goods }.
event-revealed = V nabídce je { $apprentice }.
event-dealt = { $who } dostává kartu { $building }.
event-dealt-hidden = { $who } dostává kartu budovy.
event-kept = { $who } si nechává kartu { $building }.
event-kept-hidden = { $who } si nechává kartu budovy.
event-drew = { $who } dobírá kartu { $building }.
event-drew-hidden = { $who } dobírá kartu budovy.
event-looked-at = { $who } se dívá na kartu { $building }.
event-looked-at-hidden = { $who } se dívá na kartu budovy.
event-put-under = { $who } vrací pod balíček kartu { $building }.
event-put-under-hidden = { $who } vrací pod balíček kartu budovy.
event-pile-empty = Balíček budov je prázdný; { $who } nedobírá nic.
event-reward-seen = { $who } odhaluje odměnu: { $goods }.
event-contribution-card = Nová karta příspěvní: { $card }.
event-consequence-card = Nová karta následku: { $card }.
event-figures = Princezna: { $princess }; šmelinář: { $profiteer }.
event-turn = Na tahu je { $who }.
event-placed = { $who } umisťuje služebníka: { $place } (nyní { $count }).
event-took-back = { $who } si bere zpět služebníka: { $place }.
event-passed = { $who } nemá koho umístit ani vzít zpět a vynechává.
event-gained = { $who } získává: { $goods }.
event-paid = { $who } platí: { $goods }{ $tax ->
    [0] {""}
   *[other] {" "}(z toho daň { $tax })
 }.
event-virtue-up = { $who } získává počestnost: { $count } (nyní { $now }).
event-virtue-down = { $who } ztrácí počestnost: { $count } (nyní { $now }).
event-prevented = { $who } vlivem zabraňuje ztrátě počestnosti: { $count }.
event-cancelled-loss = { $who } se vykupuje ze ztráty počestnosti: { $count }.
event-took-debt = { $who } si bere dluh: { $count }.
event-destroyed-debt = { $who } ničí dluh: { $count }.
event-paid-debt = { $who } splácí dluh.
event-avoided-debt = { $who } platí místo dluhu.
event-hired = { $who } najímá: { $apprentice }{ $count ->
    [0] {""}
   *[other] {" "}a bere z karty mince: { $count }
 }.
event-coins-laid = { $who } pokládá mince na učedníky v řadě { $row }: { $count }.
event-dismissed = { $who } propouští: { $apprentice }.
event-swept = Z nabídky odchází { $apprentice }.
event-traded = { $who } směňuje: { $trade }.
event-captured = { $who } zajímá služebníky hráče { $owner }: { $place }, { $count }.
event-handed-over = { $who } odevzdává zajatce do vězení: { $count }.
event-freed = { $who } osvobozuje služebníky z vězení: { $count }.
event-ransomed = { $who } dostává od ostatních zpět služebníky: { $count }.
event-took-tax = { $who } bere mince od výběrčího daní: { $count }.
event-built = { $who } staví budovu { $building }.
event-advanced = { $who } je na úrovni katedrály { $level }.
event-built-monument = { $who } dokončuje: { $monument }; figurka stojí zde: { $place }.
event-contributed = { $who } přispívá: { $good }.
event-visited = { $who } navštěvuje svůj monument ({ $place }): { $worker ->
    [0] 1 vliv
   *[other] o služebníka víc
 }.
event-tax-added = { $who } přidává daně: { $count }.
event-end-in-sight = { $who } zaplňuje poslední místo cechovního domu: každý má ještě jeden tah.
event-reset = { $who } spouští obnovení černého trhu.
event-to-prison = Do vězení jdou služebníci hráče { $who }: { $count } ({ $place }).
event-prison-loss = { $who } má ve vězení služebníky: { $count }, ztrácí 1 počestnost.
event-most-prisoners = { $who } má ve vězení nejvíc služebníků ({ $count }): 1 dluh.
event-profiteer-claims = Šmelinář si přichází pro své: { $who } ({ $place }).
event-profiteer-pays = { $who } získává vliv od šmelináře ({ $place }).
event-princess-rewards = Princezna odměňuje: { $who } ({ $place }, služebníků { $count }).
event-to-monument = Surovina z karty příspěvní jde na svůj monument: { $good }.
event-cards-reshuffled = Všechny karty příspěvní se míchají znovu.
event-end-effect = { $who } vyhodnocuje budovu { $building }.
event-influence-gold = { $who } má největší vliv a bere zlato: { $count }.
event-game-over = Konec hry. První místo: { $winners }.

## Protivník

event-scheme-drawn = { $who } otáčí kartu: { $scheme }.
event-scheme-holds = Horní lokace žádá: { $condition } Proto horní.
event-scheme-fails = Horní lokace žádá: { $condition } Proto dolní.
event-scheme-goes = { $who } míří sem: { $sent } ({ $place }).
event-scheme-option-fails = Není možné: { $order }.
event-scheme-option-fails-space = Není možné, pole je obsazené: { $place }.
event-scheme-option = Možnost { $count } lze provést: { $orders }.
event-scheme-no-option = Žádná z možností není dostupná.
event-schemes-reshuffled = Z odložených intrik je nový dobírací balíček.
event-scheme-added = { $who } přidává na odkládací hromádku: { $scheme }.
event-scheme-pile-empty = Budoucí intriky došly: místo každé 1 mince.
event-marker-moved = { $who } získává mince: { $count }; ukazatel surovin: { $good }{ $marble ->
    [0] {""}
   *[other] , mramor: { $marble }
 }.
event-marker-skips = Tato surovina už tam leží: { $good }; další vpravo.
event-script-group = Největší skupinka: { $owner }, { $place }, { $count }.
event-script-no-group = Není koho zajmout.
event-script-ability = Schopnost: { $who }.
event-script-instead = Místo „{ $what }“: { $count } × { $good }.
event-script-no-worker = { $who } už nemá služebníka pro další intriku.
event-script-extra-worker = Vlastní monument ({ $place }) se počítá za dalšího služebníka.
event-script-another = { $who } otáčí další intriku.
scheme-always = nic.
scheme-human-group-at-least = skupinku { $wanted } služebníků jednoho hráče; největší má { $found }.
scheme-tax-at-least = daně { $wanted }; je jich { $found }.
scheme-holds-captured = zajatce; je jich { $found }.
scheme-own-in-prison-at-least = vlastní služebníky ve vězení { $wanted }; je jich { $found }.
scheme-princess-majority = nejvíc služebníků u princezny; { $found ->
    [0] nemá.
   *[other] má.
}
scheme-can-monument-or-cathedral = dostupný monument nebo místo na katedrále; { $found ->
    [0] není.
   *[other] je.
}
scheme-can-cathedral-virtue-at-most = místo na katedrále a počestnost nejvýše { $wanted }; má { $found }.
scheme-can-cathedral-advanced-empty = místo na katedrále a prázdný balíček budoucích intrik; { $found ->
    [0] neplatí.
   *[other] platí.
}
scheme-influence-at-most = vliv nejvýše { $wanted }; má { $found }.
scheme-can-stack-guildhall = Rozkvět řemesel.
order-gain = zisk
order-lose = ztráta počestnosti
order-contribute = přispění
order-build-monument = stavba monumentu
order-advance-cathedral = práce na katedrále
order-guardhouse-actions = akce strážnice
order-send-to-prison = odevzdání zajatců
order-capture = zajetí služebníků
order-add-tax = přidání daně
order-take-tax = vzetí daně
order-steal-tax = vzetí všech daní
order-remove-apprentices = odstranění učedníků
order-gain-advanced-scheme = budoucí intrika
order-draw-scheme = další intrika
order-market-gain = zboží z trhu
order-gain-adornment = ozdoba
deed-gain = zisk: { $goods }
deed-lose = ztráta počestnosti { $count }
deed-capture = { $count ->
    [one] zajetí největší skupinky
   *[other] zajetí největších skupinek: { $count }
}
deed-add-tax = přidání daně: { $count }
deed-take-tax = vzetí daně: { $count }
deed-remove-apprentices = odstranění učedníků: { $count }
deed-gain-advanced-scheme = { $count ->
    [one] budoucí intrika
   *[other] budoucí intriky: { $count }
}
deed-market-gain = zboží: { $place }
deed-per-worker = za každého služebníka tam: { $deed }
deed-per-two-workers = za každé dva služebníky tam: { $deed }
deed-if-one-worker = s jediným služebníkem tam: { $deed }
when-human-group-at-least = Má-li některý hráč v jedné lokaci aspoň { $wanted } služebníky
when-tax-at-least = Je-li u výběrčího daní aspoň { $wanted } mincí
when-holds-captured = Drží-li zajatce
when-own-in-prison-at-least = Jsou-li ve vězení aspoň { $wanted } jeho služebníci
when-princess-majority = Má-li u princezny víc služebníků než kdokoli jiný
when-can-monument-or-cathedral = Může-li postavit monument nebo pracovat na katedrále
when-can-cathedral-virtue-at-most = Může-li pracovat na katedrále a má počestnost nejvýše { $wanted }
when-can-cathedral-advanced-empty = Může-li pracovat na katedrále a budoucí intriky došly
when-influence-at-most = Má-li vliv nejvýše { $wanted }
when-can-stack-guildhall = Hraje-li se s rozšířením Rozkvět řemesel
script-monument-discount = Monumenty stojí o { $count } mramory méně.
script-no-market-loss = Na černém trhu neztrácí počestnost.
script-send-to-prison = Při odevzdání zajatců: { $deeds }
script-monument-or-cathedral = Po stavbě monumentu nebo práci na katedrále: { $deeds }
script-place-at = Při umístění služebníka ({ $place }): { $deeds }
script-reset = Při každém obnovení trhu: { $deeds }

## Tahy

say-place = Umísti služebníka: { $place }
say-visit = Umísti služebníka: { $place }; vlastní monument: { $bonus }
say-mine = Doly: { $good }
say-workshop-draw = Dílna: dober karty budov
say-workshop-hire = Dílna: najmi – { $apprentice }
say-visit-draw = Dílna: dober karty budov; vlastní monument: { $bonus }
say-visit-hire = Dílna: najmi – { $apprentice }; vlastní monument: { $bonus }
say-market-draw = Černý trh: dober 5 karet budov, 1 si nech
say-market-hire = Černý trh: najmi – { $apprentice }
say-build = Cechovní dům: postav – { $building }
say-cathedral = Cechovní dům: práce na katedrále, odlož – { $building }
say-cathedral-free = Cechovní dům: práce na katedrále
say-monument = Cechovní dům: { $monument }, figurka – { $place }
say-contribute-first = Umísti služebníka k princezně a nejprve přispěj: { $good }
say-contribute = Přispěj: { $good }
say-take-back = Vezmi zpět služebníka: { $place }
say-hire = Najmi: { $apprentice }
say-dismiss = Propusť: { $apprentice }
say-keep = Nech si: { $building }
say-discard = Vrať pod balíček: { $building }
say-resolve = Vyhodnoť: { $building }
say-trade = Směň: { $pay } → { $gain }
say-pay = Zaplať: { $pay }
say-spend = Zaplaťte { $pay }, zbytek zvolíte potom
say-capture = Zajmi služebníky: { $owner }, { $place }
say-hand-over = Odevzdej zajatce do vězení
say-free = Osvoboď své služebníky z vězení
say-ransom = Vykup své služebníky za mince
say-ransom-by-debt = Vykup své služebníky za dluh a 1 počestnost
say-pay-debt = Splať dluh
say-choose = { $what }
say-when = Vezmi vliv od šmelináře { $time }
say-prevent = { $count ->
    [0] Přijmi ztrátu
   *[other] Zabraň ztrátě počestnosti: { $count }
}
say-buy-off = Zaplať mince a ztrátu ignoruj
say-release = { $count ->
    [0] Neosvobozuj nikoho
   *[other] Osvoboď z vězení služebníky: { $count }
}
say-yes = Ano
say-done = Už nic
say-board = Hraj za postavu: { $board }
say-first = Začíná { $who }
say-draw = Karta: { $building }
say-reveal = Učedník: { $apprentice }
say-reward = Odměna: { $card }
say-market-card = Karta trhu: { $card }
say-contribution-card = Karta: { $card }
say-scheme = Intrika: { $scheme }
say-deal-board = Deska: { $board }

## Otázky

question-board = Kterou desku hráče?
question-draft = Nech si jednu kartu.
question-place = Umísti služebníka.
question-take-back = Doma není žádný služebník: vezmi jednoho zpět.
question-granted = Umístit dalšího služebníka ({ $place })?
question-deed = K čemu je služebník ({ $place })?
question-pay = Jak zaplatíš: { $bill }?
question-spend = Platíte: { $bill }. Nejprve zvolte, kolik z toho bude: { $good }
question-when = Vzít vliv od šmelináře před akcí, nebo po ní?
question-hire = Najmi učedníka zdarma.
question-dismiss = Kterého učedníka propustíš?
question-trade = Zbývá směn: { $count }.
question-capture = Zbývá zajetí: { $count }.
question-guard = Zbývá akcí strážnice: { $count }.
question-keep = Nech si jednu z karet.
question-hand-limit = Příliš mnoho karet: pod balíček vrať { $count }.
question-give-card = { $effect }
question-choice = { $effect }
question-effect = { $effect }
question-loss = Hrozí ztráta počestnosti: { $count }.
question-debt = Zaplatit místo dluhu?
question-destroy = Počestnost nad vrchol: zničit dluh?
question-contribute = Přispět jednou surovinou?
question-release = Kolik služebníků osvobodit z vězení (nejvýše { $count })?
question-end-effect = Který efekt dřív?
question-chance = Otáčí se karta.

## Proč ne

A40-not-your-turn = Nejsi na tahu.
A40-not-asked-now = Na to se teď nikdo neptá.
A42-take-a-worker-back = Doma není žádný služebník: v tomto tahu bereš jednoho zpět.
A42-no-own-worker-there = Nemáš tam služebníka.
A43-capturable-locations-first = Nejprve se vracejí služebníci z otevřených lokací.
A43-not-from-the-guildhall = Služebníci v cechovním domě tam zůstávají.
A45-workers-at-home = Doma máš ještě služebníky.
A46-not-in-hand = Tuto kartu nemáš v ruce.
A30-not-in-the-pack = Tato karta není mezi tvými kartami draftu.
A25-board-not-left = Tato deska je zabraná nebo není ve hře.
A64-too-few-workers-for-gold = Zlato žádá v dolech dva služebníky.
A81-cannot-pay-hire = Na tohoto učedníka nemáš.
A82-no-such-apprentice = Tento učedník není v nabídce.
A88-not-your-apprentice = To není tvůj učedník.
A99-no-such-trade = Tuto směnu nemáš.
A97-cannot-pay-trade = Na tuto směnu nemáš.
A100-cannot-pay-tax = Nemáš na daň za první zajetí.
A101-cannot-pay-capture = Nemáš na další zajetí.
A102-no-workers-of-this-colour = Služebníci této barvy tam nejsou.
A103-too-many-locations = Zajetí jedné akce nesmějí být z další lokace.
A109-no-captives = Nemáš zajatce.
A109-nobody-in-prison = Žádný tvůj služebník není ve vězení.
A109-nobody-held-by-others = Nikdo tvé služebníky nedrží.
A109-no-unpaid-debt = Nemáš nesplacený dluh.
A111-nothing-to-do = Na strážnici nemáš co dělat.
A115-cannot-pay-ransom = Na výkupné nemáš.
A116-cannot-pay-debt = Na splacení dluhu nemáš.
A120-tax-stand-empty = Výběrčí daní nic nemá.
A134-skill-missing = Chybí učedník s dovedností pro budovu { $building }.
A134-cannot-pay-building = Na budovu { $building } nemáš.
A134-not-in-hand = Kartu { $building } nemáš v ruce.
A140-virtue-too-low = Na katedrálu máš příliš nízkou počestnost.
A140-no-free-space = Další úroveň katedrály nemá volné místo.
A140-cannot-pay-level = Na další úroveň katedrály nemáš.
A140-no-card-to-discard = Práce na katedrále žádá kartu budovy z ruky.
A141-top-reached = Jsi už na nejvyšší úrovni.
A147-space-taken = Toto pole černého trhu je obsazené.
A147-virtue-too-high = Na černý trh máš příliš vysokou počestnost.
A147-cannot-pay-market = Na toto pole nemáš.
A149-not-drawn = Tato karta není mezi dobranými.
A170-game-is-over = Hra skončila.
A183-no-discard-wanted = Za práci na katedrále kartu neodkládáš.
A17-no-draw-now = Teď se nic neotáčí.
A14-not-in-the-pile = To teď nelze otočit.
A75-not-a-way-to-pay = Tím účet nezaplatíš.
A164-too-many-released = Tolik jich osvobodit nelze.
A173-no-such-effect = To není efekt, který zbývá vyhodnotit.
W32-cannot-prevent = Takové ztrátě zabránit nemůžeš.
W60-resource-missing = Tuto surovinu nemáš.
W61-lies-there-already = Tato surovina už na kartě leží.
W50-princess-not-there = Princezna tam není.
W77-not-possible = To by nic neudělalo.
W91-already-built = Tento monument už stojí.
W92-cannot-pay-monument = Na tento monument nemáš.
W98-no-site-for-a-monument = Tam monument stát nesmí.
W99-site-taken = Tam už jeden monument stojí.
W110-no-own-monument-there = Nemáš tam monument.
W110-choose-at-your-monument = Stojí tam tvůj monument: zvol vliv, nebo služebníka.
W164-cannot-pay-two-silver = Ze ztráty počestnosti se vykoupit nemůžeš.
W65-nothing-to-spend-here = Tam se neplatí: přispěj po akci.
setup-no-seat-for-opponent = S protivníkem mohou hrát nejvýše { $most } lidé.

## Bodování

score-building = { $building }, VB na kartě
score-end-effect = { $building }: { $effect }
score-monument = { $monument }
score-cathedral = Úroveň katedrály { $level }
score-virtue = Počestnost { $virtue }
score-debts = Nesplacené dluhy: { $count }, každý { $each }
score-gold = Zlato: { $count }
score-marble = Mramor: { $count }
score-silver = Mince: { $count }
score-prison = Vlastní služebníci ve vězení: { $count }

## Co hráč píše

verb-place = umístit, umísti
verb-visit = navštívit, navštiv
verb-mine = doly, těžit
verb-workshop-draw = dílna-karty
verb-workshop-hire = dílna-najmi
verb-visit-draw = monument-karty
verb-visit-hire = monument-najmi
verb-market-draw = trh-karty
verb-market-hire = trh-najmi
verb-build = postavit, postav
verb-cathedral = katedrála
verb-cathedral-free = katedrála-volně
verb-monument = monument
verb-contribute-first = přispět-předem
verb-contribute = přispět, přispěj
verb-take-back = stáhnout, stáhni
verb-hire = najmout, najmi
verb-dismiss = propustit, propusť
verb-keep = nechat, nech
verb-discard = odložit, odlož
verb-resolve = vyhodnotit, vyhodnoť
verb-trade = směnit, směň
verb-pay = zaplatit, zaplať
verb-spend = vynaložit, vynaložte
verb-capture = zajmout, zajmi
verb-hand-over = odevzdat, odevzdej
verb-free = osvobodit, osvoboď
verb-ransom = vykoupit, vykup
verb-ransom-by-debt = vykoupit-dluhem
verb-pay-debt = splatit, splať
verb-choose = zvolit, zvol
verb-when = kdy
verb-prevent = zabránit, zabraň
verb-buy-off = vyplatit, vyplať-se
verb-release = propustit-z-vězení
verb-yes = ano
verb-done = hotovo
verb-board = deska
verb-first = první
verb-draw = dobrat
verb-reveal = odhalit
verb-reward = odměna
verb-market-card = karta-trhu
verb-contribution-card = karta-příspěvní
verb-scheme = intrika
verb-deal-board = rozdat-desku
word-quarry = kamenolom
word-forest = les
word-silversmith = stříbrotepec
word-storehouse = sklad
word-guardhouse = strážnice
word-mines = doly
word-workshop = dílna
word-guildhall = cechovní-dům
word-prison = vězení
word-town-centre = rynek
word-tax-stand = výběrčí daní
word-black-market-small = malý trh
word-black-market-middle = prostřední trh
word-black-market-large = velký trh
word-held-by-blue = u modrého
word-held-by-green = u zeleného
word-held-by-purple = u fialového
word-held-by-red = u červeného
word-held-by-yellow = u žlutého
word-for-virtue = za počestnost
word-for-marble = za mramor
word-influence = vliv
word-worker = služebník
word-clay = hlína
word-wood = dřevo
word-stone = kámen
word-silver = mince
word-gold = zlato
word-marble = mramor
word-left = levá
word-right = pravá
word-before = před
word-after = po
word-blue = modrý
word-green = zelený
word-purple = fialový
word-red = červený
word-yellow = žlutý
field-location = lokace
field-bonus = bonus
field-good = surovina
field-apprentice = učedník
field-building = budova
field-monument = monument
field-site = místo
field-resource = surovina
field-place = odkud
field-trade = směna
field-clay = hlína
field-wood = dřevo
field-stone = kámen
field-silver = mince
field-gold = zlato
field-marble = mramor
field-influence = vliv
field-colour = barva
field-side = strana
field-time = kdy
field-points = body
field-workers = služebníci
field-amount = množství
field-board = deska
field-reward = odměna
field-card = karta
field-scheme = intrika

## Druhy tahů jako nadpisy

group-place = Umísti
group-visit = Navštiv monument
group-mine = Doly
group-workshop-draw = Dílna: karty
group-workshop-hire = Dílna: najmi
group-visit-draw = Vlastní monument: karty
group-visit-hire = Vlastní monument: najmi
group-market-draw = Černý trh: karty
group-market-hire = Černý trh: najmi
group-build = Postav
group-cathedral = Katedrála, odlož
group-cathedral-free = Katedrála
group-monument = Monument
group-contribute-first = Nejprve přispěj
group-contribute = Přispěj
group-take-back = Vezmi zpět
group-hire = Najmi
group-dismiss = Propusť
group-keep = Nech si
group-discard = Pod balíček
group-resolve = Vyhodnoť
group-trade = Směň
group-pay = Zaplať
group-spend = Nejprve zaplaťte
group-capture = Zajmi
group-hand-over = Odevzdej
group-free = Osvoboď
group-ransom = Vykup
group-ransom-by-debt = Vykup dluhem
group-pay-debt = Splať
group-choose = Zvol
group-when = Vliv
group-prevent = Zabraň
group-buy-off = Vyplať se
group-release = Z vězení
group-yes = Ano
group-done = Hotovo
group-board = Deska
group-first = První
group-draw = Dobrat
group-reveal = Odhalit
group-reward = Odměna
group-market-card = Karta trhu
group-contribution-card = Karta příspěvní
group-scheme = Intrika
group-deal-board = Rozdat desku
option-place = { $place }
option-visit = { $place }: { $bonus }
option-mine = { $good }
option-workshop-draw = karty budov
option-workshop-hire = { $apprentice }
option-visit-draw = { $bonus }
option-visit-hire = { $apprentice }: { $bonus }
option-market-draw = 5 karet, 1 si nech
option-market-hire = { $apprentice }
option-build = { $building }
option-cathedral = { $building }
option-cathedral-free = další úroveň
option-monument = { $monument }, { $place }
option-contribute-first = { $good }
option-contribute = { $good }
option-take-back = { $place }
option-hire = { $apprentice }
option-dismiss = { $apprentice }
option-keep = { $building }
option-discard = { $building }
option-resolve = { $building }
option-trade = { $pay } → { $gain }
option-pay = { $pay }
option-spend = { $pay }
option-capture = { $owner }, { $place }
option-hand-over = všechny zajatce
option-free = služebníky z vězení
option-ransom = za mince
option-ransom-by-debt = 1 dluh, 1 počestnost
option-pay-debt = 1 dluh
option-choose = { $what }
option-when = { $time }
option-prevent = { $count }
option-buy-off = celá ztráta
option-release = { $count }
option-yes = proveď
option-done = už nic
option-board = { $board }
option-first = { $who }
option-draw = { $building }
option-reveal = { $apprentice }
option-reward = { $card }
option-market-card = { $card }
option-contribution-card = { $card }
option-scheme = { $scheme }
option-deal-board = { $board }

## Co je na kartách

look-apprentice = { $apprentice } ({ $skills }), počestnost při najmutí: { $virtue }
look-building = { $building }: { $points } VB, počestnost { $virtue }
look-cost = cena: { $cost }
look-skills = potřebné dovednosti: { $skills }
look-board = { $board } začíná s: { $start }; ve vězení: { $prison }
look-monument = { $monument }: { $points } VB, cena { $count } × { $good }, vliv { $influence }, daně { $tax }
look-name = { $name }
look-consequence = { $card }: princezna { $princess }, šmelinář { $profiteer }
look-contribution = Příspěvek { $good }: { $gain }
look-princess = Princezna: { $effect }
look-profiteer = Šmelinář, všichni u něj: { $effects }, pak vězení
look-place = { $place }
look-place-if = { $condition }: { $place }
look-place-else = Jinak: { $place }
look-option = { $number }. { $deeds }
look-afterwards = potom: { $deeds }
look-opponent = { $opponent } začíná s počestností { $virtue } a vlivem { $influence }.
look-focus = Zaměření: { $place }
look-monuments = Monumenty v tomto pořadí: { $places }
look-captures = Zajetí, stejně velké skupinky v tomto pořadí: { $places }
look-reward = Odměna: { $goods }
look-market-card = Karta černého trhu
look-small-market = malý trh: { $goods }
look-large-market = velký trh: { $goods }
look-figures-ours = některé z těchto hodnot jsou v pravidlech jen na obrázku a byly doplněny

## Volby

flag-wonder = hrát s rozšířením Majestátní monumenty
flag-characters = desky hráčů: základní strana, rozdané postavy, nebo vybrané postavy
flag-opponent = protivník u stolu (sólo bez volby: Šlechtična)
flag-starting_apprentice = každý před draftem najme učedníka
flag-guildhall_sweep = třetí místa cechovního domu odstraňují učedníky
flag-promos = s promo kartami a deskami
flag-conspirator = Spiklenec šetří minci jednou za akci, nebo při každém zajetí

## Terminál

letter-blue = M
letter-green = Z
letter-purple = F
letter-red = Č
letter-yellow = L
letter-opponent = X
amount-worker = { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
}
amount-points = { $count } VB
draw-turn = tah { $number }
draw-ending = { $turns ->
    [one] { $turns } tah do konce
    [few] { $turns } tahy do konce
   *[other] { $turns } tahů do konce
}
draw-points = { $points } VB
draw-virtue = počestnost { $virtue }
draw-home = doma { $count }
draw-captives = zajatci
draw-paid-debts = splacené dluhy: { $count }
draw-marker = ukazatel: { $good }
draw-hand-size = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
draw-offer = Učedníci v nabídce
draw-coins = leží na něm { $silver }!
draw-hand = Tvá ruka
draw-boards = Desky hráčů na výběr
draw-pack = Balíček před tebou
draw-five = Lízl sis, jednu si necháš
draw-market-small = malý: { $goods }
draw-market-middle = střední: najmout, nebo 5 karet
draw-market-large = velký: { $goods }
draw-filled = zaplněno { $lying } z { $spaces }
draw-resets = obnovení na poli { $spaces }
draw-cathedral = Katedrála
draw-princess = princezna
draw-profiteer = šmelinář
draw-contribution = Příspěvky
draw-laid = už leží
draw-princess-reward = Princezna při obnovení
draw-profiteer-at = Šmelinář při obnovení
draw-profiteer-claim = všichni u něj: { $effect }, pak vězení
draw-lying-on = leží na něm { $count }
legend-workers = Služebníci: písmeno hráče ({ $players }; { $opponent } protihráč) a jejich počet; - nikdo.
legend-options = V závorce za volbou: co hned stojí (-) a dává (+); VB podle současného stavu stolu.
legend-hand = Karty v ruce: { $ready } lze hned postavit; dále body, cena, potřebné dovednosti, účinek. Učedníci: řada.sloupec, dovednosti, počestnost při najmutí, schopnost.
