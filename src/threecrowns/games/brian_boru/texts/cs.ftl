# Brian Boru: každé slovo, které hráč čte.

## Věci

card = { $colour } { $value }
player-purple = Fialový
player-green = Zelený
player-orange = Oranžový
player-black = Černý
player-pink = Růžový
letter-purple = F
letter-green = Z
letter-orange = O
letter-black = C
letter-pink = R
letter-red = č
letter-blue = m
letter-yellow = ž
letter-white = b
suit-red = červené
suit-blue = modré
suit-yellow = žluté
suit-white = bílé
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
    [one] 1 disk do církve
    [few] { $count } disky do církve
   *[other] { $count } disků do církve
}
symbol-battle = { $count ->
    [one] 1 nájezdník
    [few] { $count } nájezdníci
   *[other] { $count } nájezdníků
}
symbol-court = { $count ->
    [one] o 1 pole výš
    [few] o { $count } pole výš
   *[other] o { $count } polí výš
}
symbol-expand = expanze
symbol-free-town = osvobodit město
nothing-battle = bitevní oblast je prázdná
nothing-court = disk stojí na nejvyšším poli
nothing-expand = na expanzi chybí mince, nebo volné město na konci silnice
nothing-free-town = vikingové neovládají žádné město

## Otázky

question-start-town = Umístěte svůj první disk na město v regionu, kde ještě nikdo není.
question-draft = Nechte si dvě karty; ostatní putují doleva.
question-lead = Zahajte štych: zvolte volné město a kartu jeho barvy, nebo bílou kartu.
question-follow = Zahrajte kartu. Aktivní město je { $town }.
question-follow-no-town = Zahrajte kartu. Aktivní město není; každý provede sekundární akci.
question-secondary = Vaše karta { $card } štych prohrála. Kterou sekundární akci provedete?
question-extra-steps-church = Kolik dalších disků pošlete do oblasti církve, každý za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}? Máte { $coins }.
question-extra-steps-battle = Kolik dalších nájezdníků si vezmete, každého za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}? Máte { $coins }.
question-extra-steps-court = O kolik dalších polí postoupíte, každé za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}? Máte { $coins }.
question-expand = Zaplatíte { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
} a budete expandovat po silnici? Máte { $coins }.
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

say-keep = nechat si karty: { $first } a { $second }
say-lead = vynést na město { $town }, region { $region }: karta { $card }; za výhru město, { $row }
say-play = zahrát: karta { $card } ({ $outcome })
say-use = { $action }: { $row }
say-buy = { $steps ->
    [0] nic nekupovat
   *[other] koupit { $steps } za { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    }
}
say-expand = expandovat do města { $town } za { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
}; { $standing }
say-stay = neexpandovat
say-free = osvobodit město { $town }; { $standing }
say-settle = umístit disk na město { $town }; { $standing }
say-raid = vikingové obsadí město { $town }; { $standing }
say-monastery = postavit klášter ve městě { $town }; { $standing }
say-princess = { $side }: { $what }
say-starter = začíná { $player }
say-vikings = karta vikingů se silou invaze { $strength }
say-marriage = karta sňatku { $match }
say-deal = rozdat: karta { $card }
outcome-wins = zatím by vyhrála
outcome-loses = prohrává, výš je { $who }: { $card }
outcome-other-colour = jiná barva, vyhrát nemůže
outcome-no-town = vyhrát nemůže nikdo
case-wins = vyhraje-li
case-upper = prohraje-li, horní sekundární akce
case-lower = prohraje-li, dolní sekundární akce
warn-upkeep = Tím končí fáze akcí; hned následuje fáze údržby.
warn-points = Máte málo mincí: stojí to body.
princess-military = { $name }
princess-trade = { $name }
princess-decline = { $name }
side-military = města vikingů se počítají jako vaše pro žetony nároků, teď { $towns }
side-trade = města vikingů se počítají jako vaše pro počet regionů, teď { $towns }
side-decline = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a žádná karta
standing = { $region } (vy { $before } → { $after }, ostatní { $best }{ $vikings ->
    [0] {""}
   *[other] , vikingové { $vikings }
})
standing-of = { $region } ({ $who } { $before } → { $after }, ostatní { $best }{ $vikings ->
    [0] {""}
   *[other] , vikingové { $vikings }
})

## Psaná slova

verb-keep = nechat, nech, ponechat
verb-lead = vynést, vynes
verb-play = zahrát, zahraj, hrát, hraj
verb-use = provést, proveď
verb-buy = koupit, kup
verb-expand = expandovat, expanduj
verb-stay = neexpandovat, neexpanduj
verb-free = osvobodit, osvoboď
verb-settle = umístit, umísti
verb-raid = obsadit, obsaď
verb-monastery = klášter
verb-princess = princezna
verb-starter = začíná
verb-vikings = vikingové
verb-marriage = sňatek
verb-deal = rozdat
word-upper = horní
word-lower = dolní
word-military = vojenská podpora, podpora
word-trade = obchod, založení obchodu
word-decline = odmítnout, odmítnutí
word-purple = fialový
word-green = zelený
word-orange = oranžový
word-black = černý
word-pink = růžový
field-first = karta
field-second = karta
field-card = karta
field-town = město
field-action = akce
field-steps = počet
field-side = strana
field-player = hráč
field-viking = karta
field-match = karta
talk-regions = regiony
talk-regions-help = všechny regiony s městy a silou hráčů
talk-players = hráči
talk-players-help = všichni hráči a co mají
talk-tracks = stupnice
talk-tracks-help = stupnice sňatků, bitva a církev
talk-hand = ruka
talk-hand-help = vaše karty a co přinášejí
talk-notes = poznámky
talk-notes-help = karty, které jste v tomto kole viděli
talk-roads = silnice
talk-roads-what = [MĚSTO NEBO REGION]
talk-roads-help = všechny silnice, nebo jen silnice města či regionu

## Volby

group-keep = Nechat si
group-lead = Vynést
group-play = Zahrát
group-use = Provést
group-buy = Koupit
group-expand = Expandovat
group-stay = Zůstat
group-free = Osvobodit
group-settle = Umístit disk
group-raid = Vikingové obsadí
group-monastery = Klášter
group-princess = Princezna
group-starter = Začínající hráč
group-vikings = Karta vikingů
group-marriage = Karta sňatku
group-deal = Rozdat
option-keep = { $first } a
label-keep = { $second }
option-lead = { $card } na
label-lead = { $id }
option-play = { $card }
label-play = { $outcome }
option-use = { $action }
label-use = { $row }
option-buy = { $steps ->
    [0] nic
   *[other] { $steps } za { $cost ->
        [one] { $cost } minci
        [few] { $cost } mince
       *[other] { $cost } mincí
    }
}
option-expand = { $standing }
label-expand = { $town }
short-expand = { $id }
option-stay = neexpandovat
option-free = { $standing }
label-free = { $town }
short-free = { $id }
option-settle = { $standing }
label-settle = { $town }
short-settle = { $id }
option-raid = { $standing }
label-raid = { $town }
short-raid = { $id }
option-monastery = { $standing }
label-monastery = { $town }
short-monastery = { $id }
option-princess = { $side }
label-princess = { $what }
option-starter = { $player }
option-vikings = { $strength }
option-marriage = { $match }
option-deal = { $card }

## Události

event-starts = { $who } začíná a dostává ukazatel aktivního města.
event-settled = { $who } umisťuje disk na město { $town }.
event-marriage-town = { $who } umisťuje disk na město { $town }: dává je sňatek.
event-track-town = { $who } umisťuje disk na město { $town }: dává je stupnice sňatků.
event-round-begins = Kolo { $round } { $rounds ->
    [few] ze { $rounds }
   *[other] z { $rounds }
}.
event-vikings-come = Do bitevní oblasti { $count ->
    [one] přichází 1 vikinský nájezdník
    [few] přicházejí { $count } vikinští nájezdníci
   *[other] přichází { $count } vikinských nájezdníků
}.
event-marriage-shown = Karta sňatku tohoto kola: { $match }.
event-received-known = { $who } vidí karty: { $cards }.
event-chose-known = { $who } si nechává karty: { $cards }.
event-passed = Všichni předávají doleva { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-kept-last-known = { $who } si nechává také: { $cards }.
event-marker-moves = { $from } nemůže vynést; ukazatel přechází, vynáší { $who }.
event-no-active-town = Nikdo nemůže vynést: tento štych nemá aktivní město.
event-led = { $who } vynáší na město { $town }: karta { $card }.
event-played = { $who } hraje: karta { $card }.
event-won-trick = { $who } vyhrává město { $town }: karta { $card }.
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
    [one] { $who } platí 1 minci.
    [few] { $who } platí { $coins } mince.
   *[other] { $who } platí { $coins } mincí.
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
    [one] {" "}za 1 minci
    [few] {" "}za { $coins } mince
   *[other] {" "}za { $coins } mincí
}.
event-took-raiders = { $who } si bere { $count ->
    [one] 1 nájezdníka
    [few] { $count } nájezdníky
   *[other] { $count } nájezdníků
}{ $coins ->
    [0] {""}
    [one] {" "}za 1 minci
    [few] {" "}za { $coins } mince
   *[other] {" "}za { $coins } mincí
}.
event-climbed = { $who } postupuje na pole { $to } stupnice sňatků{ $coins ->
    [0] {""}
    [one] {" "}za 1 minci
    [few] {" "}za { $coins } mince
   *[other] {" "}za { $coins } mincí
}.
event-fell-back = Pole { $from } je obsazené: { $who } klesá na pole { $to }.
event-expanded = { $who } platí { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} a expanduje do města { $town }.
event-freed = { $who } vyhání vikingy z města { $town }; znovu je ovládá { $owner }.
event-no-effect = { $who }, bez účinku: { $why }.
event-hands-discarded = Všichni odhazují poslední kartu nezahranou. Začíná fáze údržby.
event-married = { $who } uzavírá sňatek: { $match }{ $points ->
    [0] {""}
    [one] , 1 bod
    [few] , { $points } body
   *[other] , { $points } bodů
}{ $renown ->
    [0] {""}
    [one] , 1 žeton věhlasu
    [few] , { $renown } žetony věhlasu
   *[other] , { $renown } žetonů věhlasu
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
event-no-raid = Vikingové ustupují: nikdo nepřichází o město.
event-raid = { $count ->
    [one] Zbývá 1 nájezdník
    [few] Zbývají { $count } nájezdníci
   *[other] Zbývá { $count } nájezdníků
}: vikingové útočí.
event-raided = { $who } ztrácí město { $town } ve prospěch vikingů; cíl volí { $picker }.
event-no-town-to-lose = { $who } nemá město, které by šlo ztratit.
event-first-spoil = { $who } bere první kořist: 1 žeton věhlasu a { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; do zásoby se { $raiders ->
    [one] vrací 1 nájezdník
    [few] vracejí { $raiders } nájezdníci
   *[other] vrací { $raiders } nájezdníků
}.
event-no-first-spoil = O nejvíce nájezdníků je remíza: první kořist nedostává nikdo.
event-second-spoil = { $who } dostává druhou kořist, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, a vrací jednoho nájezdníka.
event-church-first = { $who } nejvíce podporuje církev: bere si ukazatel a zpět { $count ->
    [one] 1 disk
    [few] { $count } disky
   *[other] { $count } disků
}.
event-no-church-first = Nikdo sám nepodporuje církev nejvíce.
event-church-second = { $who } dostává od církve { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a bere si zpět jeden disk.
event-built-monastery = { $who } staví klášter ve městě { $town }.
event-no-monastery = { $who } nemá město pro klášter.
event-church-third = { $who } si bere z oblasti církve zpět { $count ->
    [one] 1 disk
    [few] { $count } disky
   *[other] { $count } disků
}.
event-flipped = Žeton nároku regionu { $region } se otáčí lícem nahoru.
event-claimed = { $who } získává nárok na region { $region }.
event-claimed-from = { $who } přebírá nárok na region { $region }; dosavadní držitel: { $from }.
event-returned = { $who } ztrácí nárok na region { $region } ve prospěch vikingů: žeton se vrací na plán.
event-final-points = { $who }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-game-over = Velkokrálem Irska se stává { $winners }.
event-game-over-shared = O vítězství se dělí: { $winners }.

## Bodování

score-track = bodovací stupnice
score-coins = nejvíce mincí: { $count }
score-marker = ukazatel aktivního města
score-renown = žetony věhlasu: { $count }
score-token = nárok na region { $region }
score-board-token = nejvíce měst v regionu { $region }, polovina žetonu na plánu
score-regions = města v různých regionech: { $count }

## Odmítnutí

B19-not-a-free-town = Město { $town } není volné: první disk položte na město bez disku.
B19-region-taken = V regionu města { $town } už někdo má disk: zvolte region, kde nikdo není.
B21-not-your-turn = Nejste na tahu: počkejte, až na vás přijde řada.
B21-not-asked-now = Teď se rozhoduje o něčem jiném: nejdřív odpovězte na to.
B26-not-in-pack = Neleží před vámi obě tyto karty: nechte si dvě z těch, které před vámi leží.
B21-no-such-move = „{ $said }“ není tah této hry: nic s takovým jménem nebo číslem v ní není.
B26-two-different-cards = To je dvakrát táž karta: nechte si dvě různé.
B29-chosen-already = Už máte vybráno a ostatní ještě ne: počkejte na ně.
B32-not-a-free-town = Město { $town } není volné: vyneste na město bez disku.
B32-not-in-hand = Karta { $card } není ve vaší ruce: vyneste některou ze svých.
B32-other-colour = Karta { $card } nemá barvu města { $town } a není bílá: zvolte jinou kartu nebo jiné město.
B36-not-in-hand = Karta { $card } není ve vaší ruce: zahrajte některou ze svých.
B41-no-such-action = Vaše karta má jen jednu sekundární akci: proveďte horní.
B53-coins-missing = To stojí { $cost ->
    [one] { $cost } minci
    [few] { $cost } mince
   *[other] { $cost } mincí
} a máte { $coins }: kupte méně.
B56-raiders-missing = { $raiders ->
    [one] V bitevní oblasti zbývá jen 1 nájezdník
    [few] V bitevní oblasti zbývají jen { $raiders } nájezdníci
   *[other] V bitevní oblasti zbývá jen { $raiders } nájezdníků
}: kupte méně.
B59-beyond-the-top = Výš než na horní pole stupnice sňatků to nejde: kupte méně polí.
B64-not-a-free-town = Město { $town } není volné: expandujte do města bez disku, nebo neexpandujte.
B65-no-road-from-your-town = Do města { $town } nevede přímá silnice z města, které ovládáte: zvolte spojené město, nebo neexpandujte.
B68-active-town = { $town } je aktivní město a získá je vítěz štychu: zvolte jiné, nebo neexpandujte.
B70-no-control-token = Na městě { $town } neleží žeton vikinské nadvlády: osvoboďte město, které drží vikingové.
B75-not-a-free-town = Město { $town } není volné: zvolte město bez disku.
B75-other-region = Město { $town } neleží v regionu { $region }: zvolte volné město tam.
B78-not-a-free-town = Město { $town } není volné: zvolte město bez disku.
B82-not-a-town-of-the-loser = { $loser } město { $town } neovládá: zvolte město, které { $loser } ovládá.
B100-not-your-town = Město { $town } neovládáte: klášter postavte ve svém městě.
B100-has-a-monastery = Město { $town } už klášter má: zvolte město bez kláštera.
B115-game-is-over = Hra skončila: už se nic nehraje.
B127-no-draw-now = Nic takového se teď nelosuje: čeká se na odpověď hráče.
B127-not-in-the-deck = Tato karta v balíčku není: jmenujte některou, která tam ještě je.
B127-no-such-seat = Za tuto barvu nikdo nehraje: jmenujte hráče u stolu.
B21-nothing-about-players = Žádný hráč se teď nevybírá: zvolte jednu z nabízených odpovědí.
B73-highest-marries = Po stupnici sňatků se stoupá kartami: kdo je ve fázi údržby nejvýš, bere kartu sňatku.
B81-decided-by-raiders = Nájezdníci se berou kartami: kdo jich má ve fázi údržby nejméně, přijde o město, pokud nějací zbývají.
B98-decided-by-discs = Disky se do církve posílají kartami: ve fázi údržby je odměněn jediný hráč, který jich má nejvíc.
B108-claimed-in-upkeep = Region se sám nevybírá: ve fázi údržby jeho žeton připadne tomu, kdo je tam nejsilnější, jakmile leží lícem nahoru.

## Co je na součástech natištěno

look-card = { $card }, { $suit ->
    [red] bojová karta
    [blue] církevní karta
    [yellow] karta námluv
   *[white] královská karta
}
look-primary = za výhru: { $row }
look-secondary = za prohru: { $row }
look-or = nebo: { $row }
look-town = { $town }: { $colour } město v regionu { $region }
look-roads = silnice do: { $towns }
look-no-roads = nevede sem žádná silnice
look-region = { $region }: { $towns ->
    [one] { $towns } město
    [few] { $towns } města
   *[other] { $towns } měst
}, žeton nároku za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} se otáčí při síle { $threshold }
look-region-towns = { $colour }: { $towns }
look-marriage = { $match }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}{ $renown ->
    [0] {""}
    [one] , 1 žeton věhlasu
    [few] , { $renown } žetony věhlasu
   *[other] , { $renown } žetonů věhlasu
}
look-marriage-town = a volné město v regionu { $region }
look-princess = { $match }: vojenská podpora, obchod, nebo { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
fact-hex = odstín barvy
fact-name = název
fact-outline = hranice na mapě
fact-xy = místo na mapě

## Možnosti

flag-vikings_contend_final = počítají se vikingové i na konci, při polovičních bodech za žetony na plánu?
flag-notes = zapisuje stůl, které karty byly zahrány a které balíčky prošly vašima rukama?

setting-vikings_contend_final = Na konci se vikingové počítají i při polovičních bodech za žetony na plánu
setting-notes = Stůl vám zapisuje zahrané karty a balíčky, které jste viděli

## Kreslený stůl

draw-round = kolo { $round } { $rounds ->
    [few] ze { $rounds }
   *[other] z { $rounds }
}
draw-last-round = poslední kolo
draw-phase = { $phase ->
    [draft] výběr karet
    [action] štychy
    [marriage] sňatek
    [battle] bitva
    [church] církev
    [claims] nárokování regionů
    [end] konec
   *[other] příprava
}
draw-points = body
draw-now = teď
draw-coins = mince
draw-renown = věhlas
draw-regions = regiony
draw-tokens = nároky
draw-cards = karty
draw-married = sňatky
draw-marriage-track = Sňatek
draw-battle = Bitva
draw-raiders-left = { $count ->
    [one] zbývá odrazit 1 nájezdníka
    [few] zbývá odrazit { $count } nájezdníky
   *[other] zbývá odrazit { $count } nájezdníků
}
draw-no-raiders = žádní nájezdníci nezbývají
draw-church = Církev
draw-price = { $match }: { $what }
draw-price-points = { $points } VB
draw-price-renown = věhlas { $renown }
draw-price-town = město v regionu { $region }
draw-price-princess = vojenská podpora, obchod, nebo { $points } VB
draw-princess = Princeznu má { $who }: { $side }
draw-coin = m
draw-renown-sign = v
draw-town-sign = d
draw-trick = Štych
draw-active = { $town }, { $colour }, { $region }
draw-no-town = bez aktivního města
draw-winning = vítězí
draw-resolving = provádí se
draw-pack = Před vámi
draw-hand = V ruce
draw-if-won = za výhru město,
draw-if-lost = za prohru jedno z
draw-nothing = nic dalšího
draw-notes = Viděno v tomto kole
draw-roads-yours = Z vašich měst do volných: { $roads }
draw-roads-none = Z vašich měst nevede silnice do žádného volného.
draw-roads-unknown = Město ani region „{ $text }“ neexistuje: zadejte označení jako no2, název, nebo nic pro všechny.
legend-town = Město: označení, malé písmeno barvy ({ $colours }), čí disk na něm leží ({ $players }), { $vikings } pod vikingy, { $monastery } klášter, { $active } aktivní město.
legend-region = Region: síla všech disků/prahová hodnota žetonu, (6) jeho body rubem nahoru, [6] lícem, [6 F] má ho Fialový; síly hráčů, { $vikings } síla vikingů.
legend-track = Stupnice sňatků: co pole dává ({ $coin } mince, { $renown } věhlas, { $town } město) a čí disk na něm stojí.
legend-players = body: na bodovací stupnici; teď: kdyby hra skončila teď; * má ukazatel aktivního města.
legend-reconstructed = Rekonstruováno, pokud víme, takto to natištěno není: názvy měst, jejich místa a hranice na mapě, většina názvů regionů. Označení, barvy a silnice odpovídají vydané hře.

## Obsah hry

content-point-expected = { $key } musí být bod [x, y], nebo seznam alespoň tří bodů, mezi 0 a 1000
content-secondary-expected = { $key } musí být seznam jedné nebo dvou akcí
content-takes-town-first = { $key } musí začínat symbolem take_town a mít ho jednou
content-takes-no-town = { $key } nesmí obsahovat take_town
content-action-too-long = akce v { $key } má víc než { $wanted ->
    [one] { $wanted } symbol
    [few] { $wanted } různé symboly
   *[other] { $wanted } různých symbolů
} za sebou, nebo některý více než devětkrát
content-road-twice = silnice spojuje dvě různá města a je uvedena jednou
content-too-many-coins = hráč by mohl mít { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}, víc, než na kolik se hra umí zeptat
aim =
    Cíl: nejvíc bodů. Přinášejí je získané regiony, věhlas, sňatky a města v mnoha regionech.
    Kolo: vybíráte si po dvou kartách a zbytek posíláte dál, hrají se štychy a pak přijde údržba.
    Štych: vynášející určí volné město a zahraje kartu jeho barvy nebo bílou; ostatní zahrají cokoli.
    Vítěz: nejvyšší karta v barvě města nebo bílá město získá a zaplatí, co je na kartě.
    Poražení: provedou jednu ze dvou sekundárních akcí své karty. Začíná nejnižší karta.
    Mince dávají sekundární akce nízkých karet; za pět mincí je město na konci cesty.
    Nájezdníci, disky v církvi a kroky ke sňatku rozhodují při údržbě: kdo jich má nejvíc, má odměnu,
    a kdo odrazil nejméně nájezdníků, přijde o město, dokud nějací zbývají.
    Nároky: je-li v regionu obsazeno dost měst, jeho žeton získá ten, kdo je tam nejsilnější.
    Konec: po třech kolech ve třech hráčích, jinak po čtyřech; pak se sečtou regiony, věhlas a žetony.
