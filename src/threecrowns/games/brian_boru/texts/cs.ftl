# Brian Boru: každé slovo, které hráč čte.

## Věci

card = { $colour } { $value }
town = { $name } ({ $id })
player-purple = Fialový
player-green = Zelený
player-orange = Oranžový
player-black = Černý
player-pink = Růžový
action-primary = primární akce
action-upper = horní sekundární akce
action-lower = dolní sekundární akce

symbol-take-town = ovládnout aktivní město
symbol-gain-coin = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}
symbol-pay-coin = { $count ->
    [one] zaplatit 1 minci
    [few] zaplatit { $count } mince
   *[other] zaplatit { $count } mincí
}
symbol-gain-renown = { $count ->
    [one] 1 žeton věhlasu
    [few] { $count } žetony věhlasu
   *[other] { $count } žetonů věhlasu
}
symbol-church = { $count ->
    [one] 1 disk do oblasti církve
    [few] { $count } disky do oblasti církve
   *[other] { $count } disků do oblasti církve
}
symbol-battle = { $count ->
    [one] 1 nájezdník
    [few] { $count } nájezdníci
   *[other] { $count } nájezdníků
}
symbol-court = { $count ->
    [one] 1 pole výš na stupnici sňatků
    [few] { $count } pole výš na stupnici sňatků
   *[other] { $count } polí výš na stupnici sňatků
}
symbol-expand = možnost expandovat
symbol-free-town = osvobodit město od vikingů

## Otázky

question-start-town = Umístěte svůj první disk na město v regionu, kde ještě nikdo není.
question-draft = Nechte si dvě karty; ostatní putují doleva.
question-lead = Zahajte štych: zvolte volné město a kartu jeho barvy, nebo bílou kartu.
question-follow = Zahrajte kartu. Aktivní město je { $town }.
question-follow-no-town = Zahrajte kartu. Aktivní město není; každý provede sekundární akci.
question-secondary = Vaše karta { $card } štych prohrála. Kterou sekundární akci provedete?
question-extra-steps-church = Kolik dalších disků pošlete do oblasti církve, každý za { $cost } mince? Máte { $coins }.
question-extra-steps-battle = Kolik dalších nájezdníků si vezmete, každého za { $cost } mince? Máte { $coins }.
question-extra-steps-court = O kolik dalších polí postoupíte, každé za { $cost } mince? Máte { $coins }.
question-expand = Zaplatíte { $cost } mincí a budete expandovat po silnici? Máte { $coins }.
question-free-town = Které město osvobodíte od vikingů?
question-marriage-town = Sňatek vám dává volné město v regionu { $region }. Které?
question-track-town = Stupnice sňatků vám dává libovolné volné město. Které?
question-princess = Dánská princezna: vojenská podpora, obchod, nebo odmítnutí?
question-raid = Které město ztratí { $loser } ve prospěch vikingů?
question-raid-own = O které své město přijdete ve prospěch vikingů?
question-monastery = Kde postavíte klášter?
question-chance = Rozhodují karty.
question-over = Hra skončila.

## Tahy

say-keep = nechat si karty { $first } a { $second }
say-lead = vynést kartu { $card } na město { $town }
say-play = zahrát kartu { $card }
say-use-upper = horní akce: { $row }
say-use-lower = dolní akce: { $row }
say-buy = { $steps ->
    [0] nic nekupovat
    [one] koupit 1 za { $cost } mince
   *[other] koupit { $steps } za { $cost } mincí
}
say-expand = expandovat do města { $town } za { $cost } mincí
say-stay = neexpandovat
say-free = osvobodit město { $town }
say-settle = umístit disk na město { $town }
say-raid = vikingové obsadí město { $town }
say-monastery = postavit klášter ve městě { $town }
say-princess-military = vojenská podpora: města vikingů se počítají jako vaše pro žetony nároků
say-princess-trade = založení obchodu: města vikingů se počítají jako vaše pro počet regionů
say-princess-decline = odmítnout ruku princezny za 4 body
say-starter = začíná { $player }
say-vikings = karta vikingů se silou invaze { $strength }
say-marriage = karta sňatku { $match }
say-deal = rozdat kartu { $card }

## Události

event-starts = { $who } začíná a dostává ukazatel aktivního města.
event-settled = { $who } umisťuje disk na město { $town }.
event-round-begins = Kolo { $round } z { $rounds }.
event-vikings-come = Do bitevní oblasti { $count ->
    [one] přichází 1 vikinský nájezdník
    [few] přicházejí { $count } vikinští nájezdníci
   *[other] přichází { $count } vikinských nájezdníků
}.
event-marriage-shown = Karta sňatku tohoto kola: { $match }.
event-received-known = { $who } vidí karty: { $cards }.
event-chose = { $who } má vybráno.
event-chose-known = { $who } si nechává karty: { $cards }.
event-passed = Všichni předávají doleva { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-kept-last-known = { $who } si nechává také: { $cards }.
event-marker-moves = { $from } nemůže vynést; ukazatel přechází, vynáší { $who }.
event-no-active-town = Nikdo nemůže vynést: tento štych nemá aktivní město.
event-led = { $who } vynáší kartu { $card } na město { $town }.
event-played = { $who } hraje kartu { $card }.
event-won-trick = { $who } vyhrává město { $town } kartou { $card }.
event-nobody-won = Tento štych nikdo nevyhrává.
event-performs = { $who }, karta { $card }: { $action }.
event-took-town = { $who } ovládá město { $town } a bere si ukazatel.
event-gained-coins = { $who } získává { $count ->
    [one] 1 minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
event-paid = { $coins ->
    [0] { $points ->
        [0] { $who } nemá čím zaplatit.
        [one] { $who } nemá minci a ztrácí 1 bod.
        [few] { $who } nemá minci a ztrácí { $points } body.
       *[other] { $who } nemá minci a ztrácí { $points } bodů.
    }
   *[other] { $who } platí { $coins } minci.
}
event-gained-renown = { $who } získává { $count ->
    [one] 1 žeton věhlasu
    [few] { $count } žetony věhlasu
   *[other] { $count } žetonů věhlasu
}.
event-sent-discs = { $who } umisťuje do oblasti církve { $count ->
    [one] 1 disk
    [few] { $count } disky
   *[other] { $count } disků
}{ $coins ->
    [0] {""}
    [few] {" "}za { $coins } mince
   *[other] {" "}za { $coins } mincí
}.
event-took-raiders = { $who } si bere { $count ->
    [one] 1 nájezdníka
    [few] { $count } nájezdníky
   *[other] { $count } nájezdníků
}{ $coins ->
    [0] {""}
    [few] {" "}za { $coins } mince
   *[other] {" "}za { $coins } mincí
}.
event-climbed = { $who } postupuje na pole { $to } stupnice sňatků{ $coins ->
    [0] {""}
    [few] {" "}za { $coins } mince
   *[other] {" "}za { $coins } mincí
}.
event-fell-back = Pole { $from } je obsazené: { $who } klesá na pole { $to }.
event-expanded = { $who } platí { $coins } mincí a expanduje do města { $town }.
event-freed = { $who } vyhání vikingy z města { $town }; znovu je ovládá { $owner }.
event-no-effect = { $who }, bez účinku: { $symbol }.
event-hands-discarded = Všichni odhazují poslední kartu nezahranou. Začíná fáze údržby.
event-married = { $who } uzavírá sňatek: { $match }{ $points ->
    [0] {""}
    [one] , 1 bod
    [few] , { $points } body
   *[other] , { $points } bodů
}{ $renown ->
    [0] {""}
    [one] , 1 žeton věhlasu
   *[other] , žetony věhlasu: { $renown }
}.
event-marriage-removed = Všechny disky jsou na začátku stupnice: { $match } opouští hru.
event-chose-side = { $who } volí: { $side }.
event-track-coins = Pole { $space } stupnice: { $who } dostává { $count ->
    [one] 1 minci
    [few] { $count } mince
   *[other] { $count } mincí
}.
event-track-renown = Pole { $space } stupnice: { $who } dostává { $count ->
    [one] 1 žeton věhlasu
    [few] { $count } žetony věhlasu
   *[other] { $count } žetonů věhlasu
}.
event-no-raid = Vikingové jsou odraženi: nikdo nepřichází o město.
event-raid = { $count ->
    [one] Zbývá 1 nájezdník
    [few] Zbývají { $count } nájezdníci
   *[other] Zbývá { $count } nájezdníků
}: vikingové útočí.
event-raided = { $who } ztrácí město { $town } ve prospěch vikingů; cíl zvolil hráč { $picker }.
event-no-town-to-lose = { $who } nemá město, o které by přišel.
event-first-spoil = { $who } má největší kořist: 1 žeton věhlasu a { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; do zásoby se vrací nájezdníci: { $raiders }.
event-no-first-spoil = O nejvíce nájezdníků je remíza: první kořist nedostává nikdo.
event-second-spoil = { $who } dostává druhou kořist, { $points } bod, a vrací jednoho nájezdníka.
event-church-first = { $who } nejvíce podporuje církev: bere si ukazatel a zpět { $count ->
    [one] 1 disk
    [few] { $count } disky
   *[other] { $count } disků
}.
event-no-church-first = Nikdo sám nepodporuje církev nejvíce.
event-church-second = { $who } dostává od církve { $points } bod a bere si zpět jeden disk.
event-built-monastery = { $who } staví klášter ve městě { $town }.
event-no-monastery = { $who } nemá město pro klášter.
event-church-third = { $who } si bere z oblasti církve zpět { $count ->
    [one] 1 disk
    [few] { $count } disky
   *[other] { $count } disků
}.
event-flipped = Žeton nároku regionu { $region } se otáčí lícem nahoru.
event-claimed = { $who } získává nárok na region { $region }.
event-claimed-from = { $who } přebírá nárok na region { $region }; dosud jej měl hráč { $from }.
event-returned = { $who } ztrácí nárok na region { $region } ve prospěch vikingů: žeton se vrací na plán.
event-final-points = { $who }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-game-over = Velkokrálem Irska se stává { $winners }.
event-game-over-shared = Vítězství sdílí: { $winners }.

## Bodování

score-track = bodovací stupnice
score-coins = nejvíce mincí: { $count }
score-marker = ukazatel aktivního města
score-renown = žetony věhlasu: { $count }
score-token = nárok na region { $region }
score-board-token = nejvíce měst v regionu { $region }, polovina žetonu na plánu
score-regions = města v různých regionech: { $count }

## Odmítnutí

B19-not-a-free-town = B19: město { $town } není volné.
B19-region-taken = B19: v regionu města { $town } už někdo má disk.
B21-not-your-turn = B21: nejste na tahu.
B21-not-asked-now = B21: teď se rozhoduje o něčem jiném.
B26-not-in-pack = B26: nechte si dvě z karet, které máte před sebou.
B26-two-different-cards = B26: nechte si dvě různé karty.
B29-chosen-already = B29: už máte vybráno, ostatní ještě ne.
B32-not-a-free-town = B32: město { $town } není volné, nemůže být aktivní.
B32-not-in-hand = B32: kartu { $card } nemáte v ruce.
B32-other-colour = B32: karta { $card } nemá barvu města { $town } a není bílá.
B36-not-in-hand = B36: kartu { $card } nemáte v ruce.
B41-no-such-action = B41: vaše karta má jen jednu sekundární akci, horní.
B53-coins-missing = B53: to stojí { $cost } mincí a máte { $coins }.
B56-raiders-missing = B56: počet nájezdníků v bitevní oblasti: { $raiders }.
B59-beyond-the-top = B59: výš než na horní pole stupnice sňatků to nejde.
B64-not-a-free-town = B64: město { $town } není volné.
B65-no-road-from-your-town = B65: do města { $town } nevede přímá silnice z města, které ovládáte.
B68-active-town = B68: { $town } je aktivní město a získá je vítěz štychu.
B70-no-control-token = B70: na městě { $town } neleží žeton vikinské nadvlády.
B75-not-a-free-town = B75: město { $town } není volné.
B75-other-region = B75: město { $town } neleží v regionu { $region }.
B78-not-a-free-town = B78: město { $town } není volné.
B82-not-a-town-of-the-loser = B82: { $loser } město { $town } neovládá.
B100-not-your-town = B100: město { $town } neovládáte.
B100-has-a-monastery = B100: město { $town } už klášter má.
B115-game-is-over = B115: hra skončila.
B127-no-draw-now = B127: nic takového se teď nelosuje.
B127-not-in-the-deck = B127: tato karta v balíčku není.
B127-no-such-seat = B127: za tuto barvu nikdo nehraje.

## Obsah hry

content-point-expected = { $key } musí být bod [x, y], nebo seznam alespoň tří bodů, mezi 0 a 1000
content-secondary-expected = { $key } musí být seznam jedné nebo dvou akcí
content-takes-town-first = { $key } musí začínat symbolem take_town a mít ho jednou
content-takes-no-town = { $key } nesmí obsahovat take_town
content-action-too-long = akce v { $key } má více než { $wanted } různých symbolů za sebou, nebo některý více než devětkrát
content-road-twice = silnice spojuje dvě různá města a je uvedena jednou
content-too-many-coins = hráč by mohl mít { $coins } mincí, víc, než na kolik se hra umí zeptat
