# Architekti Západního království a Majestátní monumenty, česky.

## Hráči a místa

player-blue = Modrý
player-green = Zelený
player-purple = Fialový
player-red = Červený
player-yellow = Žlutý
place-held = deska ({ $who })
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
   *[other] { $count } vlivu
}
amount-virtue = { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
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
amount-any = { $count } × { $goods } v libovolné kombinaci
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
ability-on-profiteer = Umístění služebníka ke šmelináři dává také: { $gain }.
ability-on-debt = Za každý vzatý dluh: { $gain }.
ability-on-apprentice = Za každého získaného učedníka: { $gain }.
ability-on-virtue-loss = Za každou ztrátu počestnosti: { $gain }.
ability-trade = Směna v královském skladu: { $trade }.
ability-market-silver-less = Akce na černém trhu stojí o { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 } méně.
ability-market-virtue-less = Akce na černém trhu nestojí počestnost.
ability-tax-stand-virtue-less = Okradení výběrčího daní stojí o { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 } méně.
ability-capture-silver-less = Akce na rynku stojí celkem o { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 } méně.
ability-reset-release = Při každém obnovení černého trhu smí z vězení domů až { $count ->
    [one] { $count } vlastní služebník
    [few] { $count } vlastní služebníci
   *[other] { $count } vlastních služebníků
 }.
ability-reset-if-no-prisoners = Při každém obnovení bez vlastních služebníků ve vězení: { $gain }.
ability-reset-gain = Při každém obnovení: { $gain }.
ability-reset-at-profiteer = Při každém obnovení se služebníkem u šmelináře: { $gain }.
ability-reset-at-princess = Při každém obnovení se služebníkem u princezny: { $gain }.
ability-extra-storehouse-worker = V královském skladu se počítá o { $count ->
    [one] { $count } vlastního služebníka
    [few] { $count } vlastní služebníky
   *[other] { $count } vlastních služebníků
 } víc.
ability-influence-for-resource = Při každém placení může 1 vliv nahradit surovinu: { $good }.
ability-gold-is-marble = Zlato a mramor jsou při placení totéž, také pro Hrad a Hvězdárnu.
ability-ignore-tax = Při každé akci se { $count ->
    [one] nepočítá { $count } daň
    [few] nepočítají { $count } daně
   *[other] nepočítá { $count } daní
 }.
ability-no-cathedral-discard = Za práci na katedrále se neodkládá karta budovy.
ability-hiring = Najímání stojí o { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 } méně; nejvýše { $limit ->
    [one] { $limit } učedník
    [few] { $limit } učedníci
   *[other] { $limit } učedníků
 }.
ability-construction-discount = Stavby a úrovně katedrály stojí o { $count ->
    [one] { $count } dřevo nebo kámen
    [few] { $count } dřeva nebo kameny
   *[other] { $count } dřev nebo kamenů
 } méně.
ability-avoid-debt = Místo vzetí dluhu lze zaplatit { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 }.
ability-princess-is-worker = Princezna se počítá za { $count ->
    [one] { $count } vlastního služebníka
    [few] { $count } vlastní služebníky
   *[other] { $count } vlastních služebníků
 } tam, kde je služebník umístěn k ní.
ability-cancel-virtue-loss = Za { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 } lze ztrátu počestnosti ignorovat.
ability-any-virtue-cathedral = Na katedrále lze pracovat při každé počestnosti.
ability-any-virtue-market = Černý trh lze navštívit při každé počestnosti.

## Co dělají budovy

effect-none = Nic.
effect-gain = Zisk: { $gain }.
effect-effect-choice = Jedna ze dvou možností: { $first } Nebo: { $second }
effect-hire-free = Zdarma najměte libovolného učedníka z nabídky.
effect-capture = { $count ->
    [one] Jednou zdarma zajměte služebníky.
   *[other] Zdarma zajměte služebníky, a to { $count } ×.
}
effect-release-from-boards = Vezměte domů všechny své služebníky zajaté ostatními.
effect-release-from-prison = Vezměte domů všechny své služebníky z vězení.
effect-destroy-debt = Zničte { $count ->
    [one] { $count } nesplacený dluh
    [few] { $count } nesplacené dluhy
   *[other] { $count } nesplacených dluhů
 }.
effect-discard-card-for = Odložte 1 kartu budovy; zisk: { $gain }.
effect-prison-penalty = Každý hráč se 3 a více vlastními služebníky ve vězení ztratí { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 }.
effect-all-players-gain = Všichni hráči získají: { $gain }.
effect-gain-per = Zisk za { $each }: { $gain }.
effect-extra-construction = Umístěte dalšího služebníka do cechovního domu a stavte znovu.
effect-discard-apprentice = Odložte jednoho svého učedníka.
effect-send-to-prison = Odevzdejte všechny zajatce do vězení.
effect-place-worker = Umístěte dalšího služebníka ({ $place }) a proveďte akci.
effect-all-players-release-from-prison = Všichni hráči vezmou domů své služebníky z vězení.
effect-sweep-and-hire = Odstraňte 8 učedníků nejvíce vlevo, doplňte nabídku a jednoho zdarma najměte.
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
each-clay = { $per ->
    [one] každou hlínu
    [few] každé { $per } hlíny
   *[other] každých { $per } hlín
}
each-wood = { $per ->
    [one] každé dřevo
    [few] každá { $per } dřeva
   *[other] každých { $per } dřev
}
each-stone = { $per ->
    [one] každý kámen
    [few] každé { $per } kameny
   *[other] každých { $per } kamenů
}
each-silver = { $per ->
    [one] každou minci
    [few] každé { $per } mince
   *[other] každých { $per } mincí
}
each-gold = { $per ->
    [one] každé zlato
    [few] každá { $per } zlata
   *[other] každých { $per } zlat
}
each-marble = { $per ->
    [one] každý mramor
    [few] každé { $per } mramory
   *[other] každých { $per } mramorů
}
each-influence = { $per ->
    [one] každý vliv
    [few] každé { $per } vlivy
   *[other] každých { $per } vlivů
}
each-virtue = { $per ->
    [one] každou počestnost
    [few] každé { $per } počestnosti
   *[other] každých { $per } počestností
}
each-paid-debts = { $per ->
    [one] každý splacený dluh
    [few] každé { $per } splacené dluhy
   *[other] každých { $per } splacených dluhů
}
each-clay-wood-stone = { $per ->
    [one] každou hlínu, dřevo nebo kámen
    [few] každé { $per } suroviny (hlína, dřevo a kámen dohromady)
   *[other] každých { $per } surovin (hlína, dřevo a kámen dohromady)
}
each-buildings = { $per ->
    [one] každou budovu
    [few] každé { $per } budovy
   *[other] každých { $per } budov
}
each-cathedral = { $per ->
    [one] každou úroveň katedrály
    [few] každé { $per } úrovně katedrály
   *[other] každých { $per } úrovní katedrály
}
each-captured-workers = { $per ->
    [one] každého zajatce
    [few] každé { $per } zajatce
   *[other] každých { $per } zajatců
}
each-apprentices = { $per ->
    [one] každého učedníka
    [few] každé { $per } učedníky
   *[other] každých { $per } učedníků
}
each-apprentices-carpentry = { $per ->
    [one] každého učedníka s tesařstvím
    [few] každé { $per } učedníky s tesařstvím
   *[other] každých { $per } učedníků s tesařstvím
}
each-apprentices-tiling = { $per ->
    [one] každého učedníka s dlaždičstvím
    [few] každé { $per } učedníky s dlaždičstvím
   *[other] každých { $per } učedníků s dlaždičstvím
}
each-apprentices-masonry = { $per ->
    [one] každého učedníka se zednictvím
    [few] každé { $per } učedníky se zednictvím
   *[other] každých { $per } učedníků se zednictvím
}
each-building-cathedral-pairs = { $per ->
    [one] každou dvojici budovy a úrovně katedrály
    [few] každé { $per } dvojice budovy a úrovně katedrály
   *[other] každých { $per } dvojic budovy a úrovně katedrály
}
condition-no-unpaid-debt = bez nesplacených dluhů
condition-no-own-workers-in-prison = bez vlastních služebníků ve vězení
end-none = Na konci nic.
end-vp-per = Na konci { $count } VB za { $each }.
end-virtue-per = Na konci { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 } za { $each }.
end-most-vp = Na konci { $count } VB, máte-li nejvíc: { $of }.
end-most-virtue = Na konci { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 }, máte-li nejvíc: { $of }.
end-vp-if = Na konci { $count } VB: { $of }.
end-lose-virtue = Na konci ztratíte { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 }.
end-unpaid-debt-vp = Na konci stojí každý nesplacený dluh o { $count } VB { $change ->
    [less] méně
   *[more] víc
}.
end-release-from-prison = Na konci jdou všichni vlastní služebníci z vězení domů.

## Co se stalo

event-starts = Začíná { $who }.
event-got-board = { $who } hraje za postavu: { $board }. { $ability }
event-small-card = Malý trh teď nabízí: { $goods }.
event-large-card = Velký trh teď nabízí: { $goods }.
event-revealed = V nabídce je { $apprentice }.
event-dealt = { $who } dostává kartu: { $building }.
event-dealt-hidden = { $who } dostává kartu budovy.
event-kept = { $who } si nechává kartu: { $building }.
event-kept-hidden = { $who } si nechává kartu budovy.
event-drew = { $who } dobírá kartu: { $building }.
event-drew-hidden = { $who } dobírá kartu budovy.
event-looked-at = { $who } se dívá na kartu: { $building }.
event-looked-at-hidden = { $who } se dívá na kartu budovy.
event-put-under = { $who } vrací pod balíček kartu: { $building }.
event-revealed-many = V nabídce jsou { $apprentice }.
event-dealt-many = { $who } dostává karty { $building }.
event-dealt-hidden-many = { $who } dostává { $count ->
    [few] { $count } karty
   *[other] { $count } karet
} budov.
event-drew-many = { $who } dobírá karty { $building }.
event-drew-hidden-many = { $who } dobírá { $count ->
    [few] { $count } karty
   *[other] { $count } karet
} budov.
event-looked-at-many = { $who } se dívá na karty { $building }.
event-looked-at-hidden-many = { $who } se dívá na { $count ->
    [few] { $count } karty
   *[other] { $count } karet
} budov.
event-put-under-many = { $who } vrací pod balíček karty { $building }.
event-put-under-hidden = { $who } vrací pod balíček kartu budovy.
event-put-under-hidden-many = { $who } vrací pod balíček { $count ->
    [few] { $count } karty
   *[other] { $count } karet
} budov.
event-pile-empty = Balíček budov je prázdný; { $who } nedobírá nic.
event-reward-seen = { $who } odhaluje odměnu: { $goods }.
event-contribution-card = Nová karta příspěvků: { $card }.
event-consequence-card = Nová karta následku: { $card }.
event-figures = Princezna: { $princess }; šmelinář: { $profiteer }.
event-turn = Na tahu je { $who }.
event-placed = { $who } umisťuje služebníka: { $place } (nyní { $count }).
event-took-back = { $who } si bere zpět služebníka: { $place }.
event-passed = { $who } nemá koho umístit ani vzít zpět a vynechává.
event-gained = { $who } získává: { $goods }.
event-gained-many = { $who } získává: { $goods }.
event-paid = { $who } platí: { $goods }{ $tax ->
    [0] {""}
   *[other] {" "}(z toho daň { $tax })
 }.
event-virtue-up = { $who } získává { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 } (nyní { $now }).
event-virtue-down = { $who } ztrácí { $count ->
    [one] { $count } počestnost
   *[other] { $count } počestnosti
 } (nyní { $now }).
event-prevented = { $who } vlivem zabraňuje ztrátě { $count ->
    [one] { $count } počestnosti
   *[other] { $count } počestností
 }.
event-cancelled-loss = { $who } se vykupuje ze ztráty { $count ->
    [one] { $count } počestnosti
   *[other] { $count } počestností
 }.
event-took-debt = { $who } si bere { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
 }.
event-destroyed-debt = { $who } ničí { $count ->
    [one] { $count } dluh
    [few] { $count } dluhy
   *[other] { $count } dluhů
 }.
event-paid-debt = { $who } splácí dluh.
event-avoided-debt = { $who } platí místo dluhu.
event-hired = { $who } najímá: { $apprentice }{ $count ->
    [0] {""}
    [one] {" "}a bere z karty { $count } minci
    [few] {" "}a bere z karty { $count } mince
   *[other] {" "}a bere z karty { $count } mincí
 }.
event-coins-laid = { $who } pokládá na učedníky v řadě { $row } { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 }.
event-dismissed = { $who } propouští: { $apprentice }.
event-swept = Z nabídky odchází { $apprentice }.
event-traded = { $who } směňuje: { $trade }.
event-captured = { $who } zajímá { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
 } (vlastník: { $owner }): { $place }.
event-handed-over = { $who } odevzdává do vězení { $count ->
    [one] { $count } zajatce
    [few] { $count } zajatce
   *[other] { $count } zajatců
 }.
event-freed = { $who } osvobozuje z vězení { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
 }.
event-ransomed = { $who } dostává od ostatních zpět { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
 }.
event-took-tax = { $who } bere od výběrčího daní { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 }.
event-built = { $who } staví budovu { $building }.
event-advanced = { $who } vystupuje na úroveň katedrály { $level }.
event-built-monument = { $who } dokončuje: { $monument }; figurka přichází sem: { $place }.
event-contributed = { $who } přispívá: { $good }.
event-visited = { $who } navštěvuje svůj monument ({ $place }): { $worker ->
    [0] 1 vliv
   *[other] o služebníka víc
 }.
event-tax-added = { $who } přidává { $count ->
    [one] { $count } daň
    [few] { $count } daně
   *[other] { $count } daní
 }.
event-end-in-sight = { $who } zaplňuje poslední místo cechovního domu: každý má ještě jeden tah.
event-reset = { $who } spouští obnovení černého trhu.
event-to-prison = { $who }: do vězení { $count ->
    [one] jde { $count } služebník
    [few] jdou { $count } služebníci
   *[other] jde { $count } služebníků
 } ({ $place }).
event-prison-loss = { $who } má ve vězení { $count ->
    [one] { $count } služebníka
    [few] { $count } služebníky
   *[other] { $count } služebníků
 }: ztrácí 1 počestnost.
event-most-prisoners = { $who } má ve vězení nejvíc služebníků ({ $count }): bere si 1 dluh.
event-profiteer-claims = Šmelinář si přichází pro své: { $who } ({ $place }).
event-profiteer-pays = { $who } získává vliv od šmelináře ({ $place }).
event-princess-rewards = Princezna odměňuje: { $who } ({ $place }, { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
 }).
event-to-monument = Surovina z karty příspěvků jde na svůj monument: { $good }.
event-cards-reshuffled = Všechny karty příspěvků se míchají znovu.
event-end-effect = { $who } vyhodnocuje budovu { $building }.
event-influence-gold = { $who } má největší vliv a bere { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
   *[other] { $count } zlat
 }.
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
event-scheme-pile-empty = Žádné budoucí intriky nezbývají: místo každé 1 mince.
event-marker-moved = { $who } získává { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
 }; ukazatel surovin: { $good }{ $marble ->
    [0] {""}
    [one] , { $marble } mramor
    [few] , { $marble } mramory
   *[other] , { $marble } mramorů
 }.
event-marker-skips = Tato surovina už tam leží: { $good }; další vpravo.
event-script-group = Největší skupinka: { $owner }, { $place }, { $count ->
    [one] { $count } služebník
    [few] { $count } služebníci
   *[other] { $count } služebníků
 }.
event-script-no-group = Není koho zajmout.
event-script-ability = Schopnost: { $who }.
event-script-instead = Místo „{ $what }“: { $count } × { $good }.
event-script-no-worker = { $who } už nemá služebníka pro další intriku.
event-script-extra-worker = Vlastní monument ({ $place }) se počítá za dalšího služebníka.
event-script-another = { $who } otáčí další intriku.
scheme-always = nic.
scheme-human-group-at-least = skupinku { $wanted ->
    [one] { $wanted } služebníka
   *[other] { $wanted } služebníků
 } jednoho hráče; největší má { $found }.
scheme-tax-at-least = { $wanted ->
    [one] { $wanted } minci
    [few] { $wanted } mince
   *[other] { $wanted } mincí
 } u výběrčího daní; leží tam { $found }.
scheme-holds-captured = zajatce; má { $found }.
scheme-own-in-prison-at-least = { $wanted ->
    [one] { $wanted } vlastního služebníka
    [few] { $wanted } vlastní služebníky
   *[other] { $wanted } vlastních služebníků
 } ve vězení; má jich tam { $found }.
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
deed-lose = ztráta { $count ->
    [one] { $count } počestnosti
   *[other] { $count } počestností
 }
deed-capture = { $count ->
    [one] zajetí největší skupinky
   *[other] zajetí { $count } největších skupinek
}
deed-add-tax = přidání { $count ->
    [one] { $count } daně
   *[other] { $count } daní
 }
deed-take-tax = vzetí { $count ->
    [one] { $count } daně
   *[other] { $count } daní
 }
deed-remove-apprentices = odstranění { $count ->
    [one] { $count } učedníka
   *[other] { $count } učedníků
 }
deed-gain-advanced-scheme = { $count ->
    [one] budoucí intrika
    [few] { $count } budoucí intriky
   *[other] { $count } budoucích intrik
}
deed-market-gain = zboží: { $place }
deed-per-worker = za každého služebníka tam: { $deed }
deed-per-two-workers = za každé dva služebníky tam: { $deed }
deed-if-one-worker = s jediným služebníkem tam: { $deed }
when-human-group-at-least = Má-li některý hráč v jedné lokaci aspoň { $wanted ->
    [one] { $wanted } služebníka
    [few] { $wanted } služebníky
   *[other] { $wanted } služebníků
 }
when-tax-at-least = { $wanted ->
    [one] Je-li u výběrčího daní aspoň { $wanted } mince
    [few] Jsou-li u výběrčího daní aspoň { $wanted } mince
   *[other] Je-li u výběrčího daní aspoň { $wanted } mincí
}
when-holds-captured = Drží-li zajatce
when-own-in-prison-at-least = { $wanted ->
    [one] Je-li ve vězení aspoň { $wanted } jeho služebník
    [few] Jsou-li ve vězení aspoň { $wanted } jeho služebníci
   *[other] Je-li ve vězení aspoň { $wanted } jeho služebníků
}
when-princess-majority = Má-li u princezny víc služebníků než kdokoli jiný
when-can-monument-or-cathedral = Může-li postavit monument nebo pracovat na katedrále
when-can-cathedral-virtue-at-most = Může-li pracovat na katedrále a má počestnost nejvýše { $wanted }
when-can-cathedral-advanced-empty = Může-li pracovat na katedrále a žádné budoucí intriky nezbývají
when-influence-at-most = Má-li vliv nejvýše { $wanted }
when-can-stack-guildhall = Hraje-li se s rozšířením Rozkvět řemesel
script-monument-discount = Monumenty stojí o { $count ->
    [one] { $count } mramor
    [few] { $count } mramory
   *[other] { $count } mramorů
 } méně.
script-no-market-loss = Na černém trhu neztrácí počestnost.
script-send-to-prison = Při odevzdání zajatců: { $deeds }
script-monument-or-cathedral = Po stavbě monumentu nebo práci na katedrále: { $deeds }
script-place-at = Při umístění služebníka ({ $place }): { $deeds }
script-reset = Při každém obnovení trhu: { $deeds }

## Tahy

say-place = Umístit služebníka: { $place }
say-visit = Umístit služebníka: { $place }; vlastní monument: { $bonus }
say-mine = Doly: { $good }
say-workshop-draw = Dílna: dobrat karty budov
say-workshop-hire = Dílna: najmout – { $apprentice }
say-visit-draw = Dílna: dobrat karty budov; vlastní monument: { $bonus }
say-visit-hire = Dílna: najmout – { $apprentice }; vlastní monument: { $bonus }
say-market-draw = Černý trh: dobrat 5 karet budov, 1 si nechat
say-market-hire = Černý trh: najmout – { $apprentice }
say-build = Cechovní dům: postavit – { $building }
say-cathedral = Cechovní dům: práce na katedrále, odložit – { $building }
say-cathedral-free = Cechovní dům: práce na katedrále
say-monument = Cechovní dům: { $monument }, figurka – { $place }
say-contribute-first = Umístit služebníka k princezně a nejprve přispět: { $good }
say-contribute = Přispět: { $good }
say-take-back = Vzít zpět služebníka: { $place }
say-hire = Najmout: { $apprentice }
say-dismiss = Propustit: { $apprentice }
say-keep = Nechat si: { $building }
say-discard = Vrátit pod balíček: { $building }
say-resolve = Vyhodnotit: { $building }
say-trade = Směnit: { $pay } → { $gain }
say-pay = Zaplatit: { $pay }
say-capture = Zajmout služebníky: { $owner }, { $place }
say-hand-over = Odevzdat zajatce do vězení
say-free = Osvobodit své služebníky z vězení
say-ransom = Vykoupit své služebníky za mince
say-ransom-by-debt = Vykoupit své služebníky za dluh a 1 počestnost
say-pay-debt = Splatit dluh
say-spend = Zaplaťte { $pay }, zbytek zvolíte potom
say-choose = { $what }
say-when = Vzít vliv od šmelináře { $time }
say-prevent = { $count ->
    [0] Přijmout ztrátu
    [one] Zabránit ztrátě { $count } počestnosti
   *[other] Zabránit ztrátě { $count } počestností
}
say-buy-off = Zaplatit mince a ztrátu ignorovat
say-release = { $count ->
    [0] Neosvobodit nikoho
    [one] Osvobodit z vězení { $count } služebníka
    [few] Osvobodit z vězení { $count } služebníky
   *[other] Osvobodit z vězení { $count } služebníků
}
say-yes = Ano
say-done = Už nic
say-board = Hrát za postavu: { $board }
say-first = Začíná { $who }
say-draw = Karta: { $building }
say-reveal = Učedník: { $apprentice }
say-reward = Odměna: { $card }
say-market-card = Karta trhu: { $card }
say-contribution-card = Karta: { $card }
say-scheme = Intrika: { $scheme }
say-deal-board = Deska: { $board }

## Otázky

question-board = Kterou desku hráče si vyberete?
question-draft = Nechte si jednu kartu a { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 } pošlete doleva. Celkem si necháte { $all }.
question-draft-last = Nechte si jednu kartu; zbytek půjde pod balíček.
question-place = Umístěte služebníka.
question-take-back = Doma není žádný služebník: vezměte jednoho zpět.
question-granted = Umístíte dalšího služebníka ({ $place })?
question-deed = K čemu je služebník ({ $place })?
question-pay = Jak zaplatíte: { $bill }?
question-when = Vezmete si vliv od šmelináře před akcí, nebo po ní?
question-hire = Najměte učedníka zdarma.
question-dismiss = Kterého učedníka propustíte?
question-trade = { $count ->
    [one] Zbývá { $count } směna.
    [few] Zbývají { $count } směny.
   *[other] Zbývá { $count } směn.
}
question-capture = { $count ->
    [one] Zbývá { $count } zajetí.
    [few] Zbývají { $count } zajetí.
   *[other] Zbývá { $count } zajetí.
}
question-guard = { $count ->
    [one] Zbývá { $count } akce strážnice.
    [few] Zbývají { $count } akce strážnice.
   *[other] Zbývá { $count } akcí strážnice.
}
question-keep = Nechte si jednu z karet.
question-hand-limit = Příliš mnoho karet: pod balíček vraťte { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
question-spend = Platíte: { $bill }. Nejprve zvolte, kolik z toho bude: { $good }
question-give-card = { $effect }
question-choice = { $effect }
question-effect = { $effect }
question-loss = Hrozí vám ztráta { $count ->
    [one] { $count } počestnosti
   *[other] { $count } počestností
 }.
question-debt = Zaplatíte mince, místo abyste si vzali dluh?
question-destroy = Počestnost nad vrchol: zničíte dluh?
question-contribute = Přispějete jednou surovinou?
question-release = Kolik služebníků osvobodíte z vězení (nejvýše { $count })?
question-end-effect = Který efekt dřív?
question-chance = Otáčí se karta.

## Proč ne

A40-not-your-turn = Nejste na tahu.
A40-not-asked-now = Na to se teď nikdo neptá.
A42-take-a-worker-back = Doma není žádný služebník: v tomto tahu berete jednoho zpět.
A42-no-own-worker-there = Nemáte tam služebníka.
A43-capturable-locations-first = Nejprve se vracejí služebníci z otevřených lokací.
A43-not-from-the-guildhall = Služebníci v cechovním domě tam zůstávají.
A45-workers-at-home = Doma máte ještě služebníky.
A46-not-in-hand = Tuto kartu nemáte v ruce.
A30-not-in-the-pack = Tato karta není mezi vašimi kartami draftu.
A25-board-not-left = Tato deska je zabraná nebo není ve hře.
A64-too-few-workers-for-gold = Zlato žádá v dolech tolik služebníků: { $wanted }. S tímto by jich tam bylo: { $count }.
A81-cannot-pay-hire = { $apprentice }: cena { $bill }; { $missing }.
A82-no-such-apprentice = Tento učedník není v nabídce.
A88-not-your-apprentice = To není váš učedník.
A99-no-such-trade = Tuto směnu nemáte.
A97-cannot-pay-trade = Cena směny: { $bill }; { $missing }.
A100-cannot-pay-tax = Cena prvního zajetí: { $bill }; { $missing }.
A101-cannot-pay-capture = Cena dalšího zajetí: { $bill }; { $missing }.
A102-no-workers-of-this-colour = Služebníci této barvy tam nejsou.
A103-too-many-locations = Zajetí jedné akce nesmějí být z další lokace.
A109-no-captives = Nemáte zajatce.
A109-nobody-in-prison = Žádný váš služebník není ve vězení.
A109-nobody-held-by-others = Nikdo vaše služebníky nedrží.
A109-no-unpaid-debt = Nemáte nesplacený dluh.
A111-nothing-to-do = Na strážnici nemáte co dělat.
A115-cannot-pay-ransom = Výkupné: { $bill }; { $missing }.
A116-cannot-pay-debt = Splacení dluhu: { $bill }; { $missing }.
A120-tax-stand-empty = Výběrčí daní nic nemá.
A134-skill-missing = { $building }: žádný z vašich učedníků nemá potřebné dovednosti: { $skills }.
A134-cannot-pay-building = { $building }: cena { $bill }; { $missing }.
A134-not-in-hand = Kartu { $building } nemáte v ruce.
A140-virtue-too-low = Práce na katedrále žádá počestnost aspoň { $wanted }; vaše je { $count }.
A140-no-free-space = Všechna místa { $level }. úrovně katedrály jsou obsazená; celkem jich je { $count }.
A140-cannot-pay-level = { $level }. úroveň katedrály: cena { $bill }; { $missing }.
A140-no-card-to-discard = Práce na katedrále žádá kartu budovy z ruky.
A141-top-reached = Jste už na nejvyšší úrovni.
A147-space-taken = Toto pole černého trhu je obsazené.
A147-virtue-too-high = Na černý trh se smí s počestností nejvýš { $wanted }; vaše je { $count }.
A147-cannot-pay-market = Cena tohoto pole: { $bill }; { $missing }.
A149-not-drawn = Tato karta není mezi dobranými.
A170-game-is-over = Hra skončila.
A183-no-discard-wanted = Za práci na katedrále kartu neodkládáte.
A17-no-draw-now = Teď se nic neotáčí.
A14-not-in-the-pile = To teď nelze otočit.
A75-not-a-way-to-pay = Účet: { $bill }; tím ho nezaplatíte.
A164-too-many-released = Tolik jich propustit nelze; nejvýš { $count }.
A173-no-such-effect = To není efekt, který zbývá vyhodnotit.
W32-cannot-prevent = Ztracená počestnost: { $lost }. Zabránit { $count } z toho by stálo vliv { $wanted }; váš je { $now }.
W60-resource-missing = Tuto surovinu nemáte: { $good }.
W61-lies-there-already = Tato surovina už na kartě leží.
W50-princess-not-there = Princezna tam není.
W77-not-possible = To by nemělo žádný účinek.
W91-already-built = Tento monument už stojí.
W92-cannot-pay-monument = { $monument }: cena { $bill }; { $missing }.
W98-no-site-for-a-monument = Tam monument stát nesmí.
W99-site-taken = Tam už jeden monument stojí.
W110-no-own-monument-there = Nemáte tam monument.
W110-choose-at-your-monument = Stojí tam váš monument: zvolte vliv, nebo služebníka.
W164-cannot-pay-two-silver = Ze ztráty počestnosti se vykoupit nemůžete: { $missing }.
W65-nothing-to-spend-here = Tam se neplatí: přispějte po akci.
setup-no-seat-for-opponent = S protivníkem { $most ->
    [one] může hrát nejvýše { $most } člověk
    [few] mohou hrát nejvýše { $most } lidé
   *[other] může hrát nejvýše { $most } lidí
 }.
short-of = chybí vám { $goods }
short-of-despite-influence = chybí vám { $goods } a váš vliv ({ $count }) to nenahradí
short-of-nothing = nic by vám to nepřineslo
short-of-ability = vaše deska to neumožňuje

## Bodování

score-building = { $building }, VB na kartě
score-end-effect = { $building }: { $effect }
score-monument = { $monument }
score-cathedral = Úroveň katedrály { $level }
score-virtue = Počestnost { $virtue }
score-debts = { $count ->
    [one] { $count } nesplacený dluh
    [few] { $count } nesplacené dluhy
   *[other] { $count } nesplacených dluhů
 }, každý { $each }
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
verb-buy-off = vykoupit-se, vyplatit, vyplať-se
verb-release = propustit-z-vězení
verb-yes = ano
verb-done = hotovo
verb-board = deska
verb-first = první
verb-draw = dobrat
verb-reveal = odhalit
verb-reward = odměna
verb-market-card = karta-trhu
verb-contribution-card = karta-příspěvků
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

group-place = Umístit
group-visit = Navštívit monument
group-mine = Doly
group-workshop-draw = Dílna: karty
group-workshop-hire = Dílna: najmout
group-visit-draw = Vlastní monument: karty
group-visit-hire = Vlastní monument: najmout
group-market-draw = Černý trh: karty
group-market-hire = Černý trh: najmout
group-build = Postavit
group-cathedral = Katedrála, odložit
group-cathedral-free = Katedrála
group-monument = Monument
group-contribute-first = Nejprve přispět
group-contribute = Přispět
group-take-back = Vzít zpět
group-hire = Najmout
group-dismiss = Propustit
group-keep = Nechat si
group-discard = Pod balíček
group-resolve = Vyhodnotit
group-trade = Směnit
group-pay = Zaplatit
group-capture = Zajmout
group-hand-over = Odevzdat
group-free = Osvobodit
group-ransom = Vykoupit
group-ransom-by-debt = Vykoupit dluhem
group-pay-debt = Splatit
group-choose = Zvolit
group-spend = Nejprve zaplaťte
group-when = Vliv
group-prevent = Zabránit
group-buy-off = Vykoupit se
group-release = Z vězení
group-yes = Ano
group-done = Hotovo
group-board = Deska
group-first = První
group-draw = Dobrat
group-reveal = Odhalit
group-reward = Odměna
group-market-card = Karta trhu
group-contribution-card = Karta příspěvků
group-scheme = Intrika
group-deal-board = Rozdat desku
option-place = { $place }
option-visit = { $place }: { $bonus }
option-mine = { $good }
option-workshop-draw = karty budov
option-workshop-hire = { $apprentice } ({ $skills })
option-visit-draw = { $bonus }
option-visit-hire = { $apprentice } ({ $skills }): { $bonus }
option-market-draw = 5 karet, 1 si nechat
option-market-hire = { $apprentice } ({ $skills })
option-build = { $building }
option-cathedral = { $building }
option-cathedral-free = další úroveň
option-monument = { $monument }, { $place }
option-contribute-first = { $good }
option-contribute = { $good }
option-take-back = { $place }
option-hire = { $apprentice } ({ $skills })
option-dismiss = { $apprentice } ({ $skills })
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
option-prevent = { $count ->
    [0] ničemu, ztráta počestnosti { $lost }
   *[other] ztrátě { $count }, { $lost ->
        [0] bez ztráty
       *[other] zbývá ztráta { $lost }
    }
}
option-buy-off = celá ztráta
option-release = { $count }
option-yes = provést
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
look-consequence = { $card }: princezna – { $princess }, šmelinář – { $profiteer }
look-contribution = Příspěvek ({ $good }): { $gain }
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

setting-wonder = Majestátní monumenty
setting-characters = Desky hráčů
setting-characters-standard = základní strana
setting-characters-dealt = postavy, rozdané
setting-characters-chosen = postavy, vybrané
setting-opponent = Protivník řízený hrou
setting-opponent-none = nikdo
setting-starting_apprentice = Každý před draftem najme učedníka
setting-guildhall_sweep = Třetí místa cechovního domu odstraňují učedníky
setting-promos = Promo karty a desky
setting-conspirator = Spiklenec šetří minci
setting-conspirator-action = jednou za akci
setting-conspirator-capture = při každém zajetí

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
talk-town = město
talk-town-help = lokace, černý trh, cechovní dům a katedrála
talk-offer = nabídka
talk-offer-help = učedníci v nabídce a co umějí
talk-players = hráči
talk-players-help = všichni hráči se vším, co mají
talk-hand = ruka
talk-hand-help = vaše karty budov se vším, co je na nich
talk-wonder = divy
talk-wonder-help = příspěvky, příští následky a monumenty
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
draw-hand = Vaše ruka
draw-boards = Desky hráčů na výběr
draw-pack = Karty před vámi
draw-five = Dobrané karty, jednu si necháte
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
legend-workers = Služebníci: písmeno hráče ({ $players }; { $opponent } protivník) a jejich počet; - nikdo.
legend-options = V závorce za volbou: co hned stojí (-) a dává (+); VB podle současného stavu stolu.
legend-hand = Karty v ruce: { $ready } lze hned postavit; dále body, cena, potřebné dovednosti, účinek. Učedníci: řada.sloupec, dovednosti, počestnost při najmutí, schopnost.

## What the places do

at-quarry = 1 kámen za každého vašeho služebníka zde, i za právě umístěného.
at-forest = 1 dřevo za každého vašeho služebníka zde, i za právě umístěného.
at-silversmith = 1 mince a k ní 1 za každého vašeho služebníka zde.
at-mines = 1 hlína a k ní 1 za každého vašeho služebníka zde, nebo 1 zlato za každé dva.
at-workshop = Najměte učedníka za mince a daň, čím víc služebníků nebo mincí, tím dál vpravo; nebo si doberte karty budov: 1 a k ní 1 za každé dva vaše služebníky zde.
at-storehouse = Jedna výměna za každého vašeho služebníka zde: dva kusy hlíny, dřeva či kamene za 1 počestnost, nebo tři kusy dřeva či kamene za 1 mramor; další nabízejí učedníci.
at-town-centre = Jedno zajetí za každého vašeho služebníka zde: všichni služebníci jedné barvy z jedné lokace. První stojí daň 1, každé další 1 minci.
at-tax-stand = Ztratíte 2 počestnosti a vezmete si všechny mince, které tu leží.
at-guardhouse = Jeden čin za každého vašeho služebníka zde: odevzdat zajatce do vězení za mince, osvobodit své služebníky z vězení, vykoupit ty, které drží jiní, nebo splatit dluh.
at-black-market-small = Jeden služebník, počestnost nejvýš 9: zaplaťte 1 minci, ztraťte 1 počestnost a vezměte si suroviny malé karty.
at-black-market-middle = Jeden služebník, počestnost nejvýš 9: zaplaťte 2 mince a ztraťte 1 počestnost; najměte kteréhokoli učedníka z nabídky, nebo si doberte 5 karet budov a jednu si nechte.
at-black-market-large = Jeden služebník, počestnost nejvýš 9: zaplaťte 3 mince, ztraťte 1 počestnost a vezměte si suroviny velké karty.
at-guildhall = Postavte kartu z ruky, nebo postupte o úroveň na katedrále (počestnost aspoň 5). Služebník zde zůstává do konce; první pole posledních dvou řad obnovuje černý trh.
at-prison = Služebníci odevzdaní na strážnici a služebníci z obnovení černého trhu. Při obnovení stojí tři a více vlastních 1 počestnost a kdo jich má nejvíc, bere si dluh. Osvobozují se na strážnici.

## What the game is about

aim =
    Cíl: nejvíc bodů za budovy, práci na katedrále a počestnost; dluhy body berou.
    Tah: umístěte služebníka na lokaci a proveďte, co nabízí; nemáte-li žádného doma, jednoho si vezměte zpět.
    Čím víc vašich služebníků na lokaci stojí, tím víc dostanete: každý další počítá všechny.
    Suroviny: kámen v kamenolomu, dřevo v lese, mince u stříbrotepce, hlína a zlato v dolech,
    mramor výměnou v královském skladu; černý trh dává rychle, za mince a počestnost.
    Dílna: najměte učedníka, jehož řemeslo i schopnost vám zůstanou, nebo si doberte karty budov.
    Cechovní dům: postavte kartu z ruky, nebo stoupejte na katedrále; tento služebník tam už zůstane.
    Zajetí: na rynku berete služebníky jiných, na strážnici je prodáte a své osvobodíte.
    Počestnost: vysoká otvírá katedrálu a zavírá černý trh, nízká naopak a ušetří daně.
    Konec: je-li cechovní dům plný, má každý ještě jeden tah; kdo ho zaplnil, hraje poslední.

## What an answer brings with it

warn-debt = { $count ->
    [one] Přinese dluh.
    [few] Přinese { $count } dluhy.
   *[other] Přinese { $count } dluhů.
}
warn-no-cathedral = Počestnost klesne pod { $wanted }: žádná práce na katedrále.
warn-no-market = Počestnost stoupne nad { $wanted }: žádný černý trh.
warn-reset = Následuje obnovení černého trhu.
warn-end-in-sight = Konec je na dohled: každý má ještě jeden tah.

## Why a thing cannot be used

A114-freed-at-the-guardhouse = z vězení se vychází přes strážnici: umístěte tam služebníka
A141-one-level-at-a-time = stoupat lze jen na další úroveň, vždy o jednu
S7-plays-by-schemes = soupeř hraje jen podle svých intrik
