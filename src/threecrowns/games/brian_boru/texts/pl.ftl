# Brian Boru: każde słowo, które czyta gracz.

## Rzeczy

card = { $colour } { $value }
player-purple = Fioletowy
player-green = Zielony
player-orange = Pomarańczowy
player-black = Czarny
player-pink = Różowy
letter-purple = F
letter-green = Z
letter-orange = P
letter-black = C
letter-pink = R
letter-red = c
letter-blue = n
letter-yellow = ż
letter-white = b
suit-red = czerwone
suit-blue = niebieskie
suit-yellow = żółte
suit-white = białe
action-primary = akcja główna
action-upper = górna akcja poboczna
action-lower = dolna akcja poboczna

symbol-take-town = przejęcie aktywnego miasta
symbol-gain-coin = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[other] { $count } monet
}
symbol-pay-coin = { $count ->
    [one] zapłata 1 monety
   *[other] zapłata { $count } monet
}
symbol-gain-renown = { $count ->
    [one] 1 żeton sławy
    [few] { $count } żetony sławy
   *[other] { $count } żetonów sławy
}
symbol-church = { $count ->
    [one] 1 dysk do Kościoła
    [few] { $count } dyski do Kościoła
   *[other] { $count } dysków do Kościoła
}
symbol-battle = { $count ->
    [one] 1 najeźdźca
   *[other] { $count } najeźdźców
}
symbol-court = { $count ->
    [one] 1 pole w górę
    [few] { $count } pola w górę
   *[other] { $count } pól w górę
}
symbol-expand = ekspansja
symbol-free-town = uwolnienie miasta
nothing-battle = obszar bitwy jest pusty
nothing-court = dysk stoi na najwyższym polu
nothing-expand = na ekspansję brakuje monet albo wolnego miasta na końcu drogi
nothing-free-town = wikingowie nie władają żadnym miastem

## Pytania

question-start-town = Połóż pierwszy dysk na mieście w regionie, w którym nikogo jeszcze nie ma.
question-draft = Zatrzymaj dwie karty; reszta wędruje w lewo.
question-lead = Rozpocznij lewę: wybierz wolne miasto i kartę w jego kolorze albo białą kartę.
question-follow = Zagraj kartę. Aktywne miasto to { $town }.
question-follow-no-town = Zagraj kartę. Nie ma aktywnego miasta; każdy wykonuje akcję poboczną.
question-secondary = Twoja karta { $card } przegrała lewę. Którą akcję poboczną wykonujesz?
question-extra-steps-church = Ile kolejnych dysków wysyłasz do Kościoła, każdy za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
}? Masz { $coins }.
question-extra-steps-battle = Ilu kolejnych najeźdźców bierzesz, każdego za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
}? Masz { $coins }.
question-extra-steps-court = O ile kolejnych pól idziesz w górę, każde za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
}? Masz { $coins }.
question-expand = Czy płacisz { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
} za ekspansję wzdłuż drogi? Masz { $coins }.
question-free-town = Które miasto uwalniasz od wikingów?
question-marriage-town = Małżeństwo daje ci wolne miasto w regionie { $region }. Które?
question-track-town = Tor małżeństw daje ci dowolne wolne miasto. Które?
question-princess = Księżniczka Danii: wsparcie militarne, handel czy odmowa?
question-raid = Które miasto { $loser } traci na rzecz wikingów?
question-raid-own = Które swoje miasto tracisz na rzecz wikingów?
question-monastery = Gdzie budujesz klasztor?
question-chance = Decydują karty.
question-over = Gra skończona.

## Ruchy

say-keep = zatrzymać karty: { $first } i { $second }
say-lead = rozpocząć lewę na mieście { $town }, region { $region }: karta { $card }; za wygraną miasto, { $row }
say-play = zagrać: karta { $card } ({ $outcome })
say-use = { $action }: { $row }
say-buy = { $steps ->
    [0] nic nie kupować
   *[other] kupić { $steps } za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[other] { $cost } monet
    }
}
say-expand = ekspansja do miasta { $town } za { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
}; { $standing }
say-stay = bez ekspansji
say-free = uwolnić miasto { $town }; { $standing }
say-settle = położyć dysk na mieście { $town }; { $standing }
say-raid = wikingowie zajmują miasto { $town }; { $standing }
say-monastery = zbudować klasztor w mieście { $town }; { $standing }
say-princess = { $side }: { $what }
say-starter = zaczyna { $player }
say-vikings = karta wikingów o sile inwazji { $strength }
say-marriage = karta małżeństwa { $match }
say-deal = rozdać: karta { $card }
outcome-wins = na razie by wygrała
outcome-loses = przegrywa, wyższą ma { $who }: { $card }
outcome-other-colour = inny kolor, nie może wygrać
outcome-no-town = nikt nie może wygrać
case-wins = jeśli wygra
case-upper = jeśli przegra, górna akcja poboczna
case-lower = jeśli przegra, dolna akcja poboczna
warn-upkeep = Na tym kończy się faza akcji; zaraz potem następuje utrzymanie.
warn-points = Masz za mało monet: kosztuje to punkty.
princess-military = { $name }
princess-trade = { $name }
princess-decline = { $name }
side-military = miasta wikingów liczą się jako twoje do żetonów roszczeń, teraz { $towns }
side-trade = miasta wikingów liczą się jako twoje do liczby regionów, teraz { $towns }
side-decline = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} i żadnej karty
standing = { $region } (ty { $before } → { $after }, inni { $best }{ $vikings ->
    [0] {""}
   *[other] , wikingowie { $vikings }
})
standing-of = { $region } ({ $who } { $before } → { $after }, inni { $best }{ $vikings ->
    [0] {""}
   *[other] , wikingowie { $vikings }
})

## Wpisywane słowa

verb-keep = zatrzymać, zatrzymaj
verb-lead = rozpocząć, rozpocznij
verb-play = zagrać, zagraj, graj
verb-use = wykonać, wykonaj
verb-buy = kupić, kup
verb-expand = ekspansja
verb-stay = zostać, zostań
verb-free = uwolnić, uwolnij
verb-settle = położyć, połóż
verb-raid = zająć, zajmij
verb-monastery = klasztor
verb-princess = księżniczka
verb-starter = zaczyna
verb-vikings = wikingowie
verb-marriage = małżeństwo
verb-deal = rozdać
word-upper = górna
word-lower = dolna
word-military = wsparcie militarne, wsparcie
word-trade = handel, nawiązanie handlu
word-decline = odmowa, odmówić
word-purple = fioletowy
word-green = zielony
word-orange = pomarańczowy
word-black = czarny
word-pink = różowy
field-first = karta
field-second = karta
field-card = karta
field-town = miasto
field-action = akcja
field-steps = liczba
field-side = strona
field-player = gracz
field-viking = karta
field-match = karta
talk-regions = regiony
talk-regions-help = wszystkie regiony z miastami i siłą graczy
talk-players = gracze
talk-players-help = wszyscy gracze i co mają
talk-tracks = tory
talk-tracks-help = tor małżeństw, bitwa i Kościół
talk-hand = ręka
talk-hand-help = twoje karty i co przynoszą
talk-notes = notatki
talk-notes-help = karty, które widziałeś w tej rundzie
talk-roads = drogi
talk-roads-what = [MIASTO ALBO REGION]
talk-roads-help = wszystkie drogi albo tylko drogi miasta czy regionu

## Wybory

group-keep = Zatrzymać
group-lead = Rozpocząć lewę
group-play = Zagrać
group-use = Wykonać
group-buy = Kupić
group-expand = Ekspansja
group-stay = Zostać
group-free = Uwolnić
group-settle = Położyć dysk
group-raid = Wikingowie zajmują
group-monastery = Klasztor
group-princess = Księżniczka
group-starter = Gracz zaczynający
group-vikings = Karta wikingów
group-marriage = Karta małżeństwa
group-deal = Rozdać
option-keep = { $first } i
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
        [one] { $cost } monetę
        [few] { $cost } monety
       *[other] { $cost } monet
    }
}
option-expand = { $standing }
label-expand = { $town }
short-expand = { $id }
option-stay = bez ekspansji
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

## Zdarzenia

event-starts = { $who } zaczyna i dostaje znacznik aktywnego miasta.
event-settled = { $who } kładzie dysk na mieście { $town }.
event-marriage-town = { $who } kładzie dysk na mieście { $town }: daje je małżeństwo.
event-track-town = { $who } kładzie dysk na mieście { $town }: daje je tor małżeństw.
event-round-begins = Runda { $round } z { $rounds }.
event-vikings-come = Do obszaru bitwy { $count ->
    [one] przybywa 1 wikiński najeźdźca
    [few] przybywają { $count } wikińscy najeźdźcy
   *[other] przybywa { $count } wikińskich najeźdźców
}.
event-marriage-shown = Karta małżeństwa tej rundy: { $match }.
event-received-known = { $who } widzi karty: { $cards }.
event-chose-known = { $who } zatrzymuje karty: { $cards }.
event-passed = Wszyscy przekazują w lewo { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-kept-last-known = { $who } zatrzymuje też: { $cards }.
event-marker-moves = { $from } nie może rozpocząć lewy; znacznik przechodzi dalej, zaczyna { $who }.
event-no-active-town = Nikt nie może rozpocząć: ta lewa nie ma aktywnego miasta.
event-led = { $who } rozpoczyna lewę na mieście { $town }: karta { $card }.
event-played = { $who } zagrywa kartę: { $card }.
event-won-trick = { $who } wygrywa miasto { $town }: karta { $card }.
event-nobody-won = Nikt nie wygrywa tej lewy.
event-performs = { $who }, karta { $card }: { $action }.
event-took-town = { $who } przejmuje miasto { $town } i bierze znacznik.
event-gained-coins = { $who } otrzymuje { $count ->
    [one] 1 monetę
    [few] { $count } monety
   *[other] { $count } monet
}.
event-paid = { $coins ->
    [0] { $points ->
        [0] { $who } nie ma czym zapłacić.
        [one] { $who } nie ma monety i traci 1 punkt.
        [few] { $who } nie ma monety i traci { $points } punkty.
       *[other] { $who } nie ma monety i traci { $points } punktów.
    }
    [one] { $who } płaci 1 monetę.
    [few] { $who } płaci { $coins } monety.
   *[other] { $who } płaci { $coins } monet.
}
event-gained-renown = { $who } otrzymuje { $count ->
    [one] 1 żeton sławy
    [few] { $count } żetony sławy
   *[other] { $count } żetonów sławy
}.
event-sent-discs = { $who } wysyła do Kościoła { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[other] { $count } dysków
}{ $coins ->
    [0] {""}
    [one] {" "}za 1 monetę
    [few] {" "}za { $coins } monety
   *[other] {" "}za { $coins } monet
}.
event-took-raiders = { $who } bierze { $count ->
    [one] 1 najeźdźcę
   *[other] { $count } najeźdźców
}{ $coins ->
    [0] {""}
    [one] {" "}za 1 monetę
    [few] {" "}za { $coins } monety
   *[other] {" "}za { $coins } monet
}.
event-climbed = { $who } wchodzi na pole { $to } toru małżeństw{ $coins ->
    [0] {""}
    [one] {" "}za 1 monetę
    [few] {" "}za { $coins } monety
   *[other] {" "}za { $coins } monet
}.
event-fell-back = Pole { $from } jest zajęte: { $who } spada na pole { $to }.
event-expanded = { $who } płaci { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} i przejmuje miasto { $town }.
event-freed = { $who } wypędza wikingów z miasta { $town }; znów włada nim { $owner }.
event-no-effect = { $who }, bez efektu: { $why }.
event-hands-discarded = Wszyscy odrzucają ostatnią kartę bez zagrania. Zaczyna się faza utrzymania.
event-married = { $who } zawiera małżeństwo: { $match }{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
   *[other] , { $points } punktów
}{ $renown ->
    [0] {""}
    [one] , 1 żeton sławy
    [few] , { $renown } żetony sławy
   *[other] , { $renown } żetonów sławy
}.
event-marriage-removed = Wszystkie dyski są na początku toru: { $match } opuszcza grę.
event-chose-side = { $who } wybiera: { $side }.
event-track-coins = Pole { $space } toru: { $who } otrzymuje { $count ->
    [one] 1 monetę
    [few] { $count } monety
   *[other] { $count } monet
}.
event-track-renown = Pole { $space } toru: { $who } otrzymuje { $count ->
    [one] 1 żeton sławy
    [few] { $count } żetony sławy
   *[other] { $count } żetonów sławy
}.
event-no-raid = Wikingowie się wycofują: nikt nie traci miasta.
event-raid = { $count ->
    [one] Zostaje 1 najeźdźca
    [few] Zostają { $count } najeźdźcy
   *[other] Zostaje { $count } najeźdźców
}: wikingowie atakują.
event-raided = { $who } traci miasto { $town } na rzecz wikingów; wybiera je { $picker }.
event-no-town-to-lose = { $who } nie ma miasta do stracenia.
event-first-spoil = { $who } bierze pierwsze łupy: 1 żeton sławy i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; do zasobów { $raiders ->
    [one] wraca 1 najeźdźca
    [few] wracają { $raiders } najeźdźcy
   *[other] wraca { $raiders } najeźdźców
}.
event-no-first-spoil = Remis w liczbie najeźdźców: nikt nie dostaje pierwszych łupów.
event-second-spoil = { $who } dostaje drugie łupy, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, i zwraca jednego najeźdźcę.
event-church-first = { $who } najbardziej wspiera Kościół: bierze znacznik i odzyskuje { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[other] { $count } dysków
}.
event-no-church-first = Nikt sam nie wspiera Kościoła najbardziej.
event-church-second = { $who } dostaje od Kościoła { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} i odzyskuje jeden dysk.
event-built-monastery = { $who } buduje klasztor w mieście { $town }.
event-no-monastery = { $who } nie ma miasta na klasztor.
event-church-third = { $who } odzyskuje z obszaru Kościoła { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[other] { $count } dysków
}.
event-flipped = Żeton roszczenia regionu { $region } zostaje odkryty.
event-claimed = { $who } zdobywa roszczenie do regionu { $region }.
event-claimed-from = { $who } przejmuje roszczenie do regionu { $region }; dotychczasowy posiadacz: { $from }.
event-returned = { $who } traci roszczenie do regionu { $region } na rzecz wikingów: żeton wraca na planszę.
event-final-points = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-game-over = Najwyższym Królem Irlandii zostaje { $winners }.
event-game-over-shared = Zwycięstwo dzielą: { $winners }.

## Punktacja

score-track = tor punktacji
score-coins = najwięcej monet: { $count }
score-marker = znacznik aktywnego miasta
score-renown = żetony sławy: { $count }
score-token = roszczenie do regionu { $region }
score-board-token = najwięcej miast w regionie { $region }, połowa żetonu na planszy
score-regions = miasta w różnych regionach: { $count }

## Odmowy

B19-not-a-free-town = Miasto { $town } nie jest wolne: pierwszy dysk połóż na mieście bez dysku.
B19-region-taken = W regionie miasta { $town } ktoś już ma dysk: wybierz region, w którym nikogo nie ma.
B21-not-your-turn = To nie twoja tura: zaczekaj, aż padnie pytanie do ciebie.
B21-not-asked-now = Teraz decyduje się o czymś innym: najpierw odpowiedz na to.
B26-not-in-pack = Przed tobą nie leżą obie te karty: zatrzymaj dwie z tych, które leżą.
B21-no-such-move = „{ $said }” to nie ruch w tej grze: nie ma w niej nic o takiej nazwie ani numerze.
B26-two-different-cards = To dwa razy ta sama karta: zatrzymaj dwie różne.
B29-chosen-already = Twój wybór już jest, a inni jeszcze wybierają: zaczekaj na nich.
B32-not-a-free-town = Miasto { $town } nie jest wolne: rozpocznij lewę na mieście bez dysku.
B32-not-in-hand = Nie masz na ręce tej karty ({ $card }): rozpocznij lewę jedną ze swoich.
B32-other-colour = Karta { $card } nie ma koloru miasta { $town } i nie jest biała: wybierz inną kartę albo inne miasto.
B36-not-in-hand = Nie masz na ręce tej karty ({ $card }): zagraj jedną ze swoich.
B41-no-such-action = Twoja karta ma tylko jedną akcję poboczną: wykonaj górną.
B53-coins-missing = To kosztuje { $cost ->
    [one] { $cost } monetę
    [few] { $cost } monety
   *[other] { $cost } monet
}, a masz { $coins }: kup mniej.
B56-raiders-missing = { $raiders ->
    [one] W obszarze bitwy został tylko 1 najeźdźca
   *[other] W obszarze bitwy zostało tylko { $raiders } najeźdźców
}: kup mniej.
B59-beyond-the-top = Wyżej niż na najwyższe pole toru małżeństw nie można: kup mniej pól.
B64-not-a-free-town = Miasto { $town } nie jest wolne: wybierz miasto bez dysku albo zostań.
B65-no-road-from-your-town = Do miasta { $town } nie prowadzi bezpośrednia droga z miasta, którym władasz: wybierz połączone albo zostań.
B68-active-town = { $town } to aktywne miasto i przypadnie zwycięzcy lewy: wybierz inne albo zostań.
B70-no-control-token = Na mieście { $town } nie leży żeton władzy wikingów: uwolnij miasto, którym władają wikingowie.
B75-not-a-free-town = Miasto { $town } nie jest wolne: wybierz miasto bez dysku.
B75-other-region = Miasto { $town } nie leży w regionie { $region }: wybierz wolne miasto tam.
B78-not-a-free-town = Miasto { $town } nie jest wolne: wybierz miasto bez dysku.
B82-not-a-town-of-the-loser = { $loser } nie włada miastem { $town }: wybierz miasto, którym włada { $loser }.
B100-not-your-town = Nie władasz miastem { $town }: klasztor zbuduj w swoim mieście.
B100-has-a-monastery = Miasto { $town } ma już klasztor: wybierz miasto bez klasztoru.
B115-game-is-over = Gra się skończyła: nic już nie można zagrać.
B127-no-draw-now = Teraz niczego takiego się nie losuje: czeka się na odpowiedź gracza.
B127-not-in-the-deck = Tej karty nie ma w talii: podaj taką, którą jeszcze można wylosować.
B127-no-such-seat = Nikt nie gra tym kolorem: podaj gracza przy stole.
B21-nothing-about-players = Żadnego gracza się teraz nie wybiera: wybierz jedną z podanych odpowiedzi.
B73-highest-marries = Na tor małżeństw wspinasz się kartami: kto w fazie utrzymania jest najwyżej, bierze kartę małżeństwa.
B81-decided-by-raiders = Najeźdźców bierze się kartami: kto w fazie utrzymania ma ich najmniej, traci miasto, jeśli jacyś pozostali.
B98-decided-by-discs = Dyski wysyła się do kościoła kartami: w fazie utrzymania nagradzany jest jedyny gracz, który ma ich najwięcej.
B108-claimed-in-upkeep = Samego regionu się nie wybiera: w fazie utrzymania jego żeton trafia do najsilniejszego gracza, gdy leży awersem do góry.

## Co jest wydrukowane na elementach

look-card = { $card }, { $suit ->
    [red] karta bitwy
    [blue] karta Kościoła
    [yellow] karta zalotów
   *[white] karta królewska
}
look-primary = za wygraną: { $row }
look-secondary = za przegraną: { $row }
look-or = albo: { $row }
look-town = { $town }: { $colour } miasto w regionie { $region }
look-roads = drogi do: { $towns }
look-no-roads = nie prowadzi tu żadna droga
look-region = { $region }: { $towns ->
    [one] { $towns } miasto
    [few] { $towns } miasta
   *[other] { $towns } miast
}, żeton roszczenia za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} odwraca się przy sile { $threshold }
look-region-towns = { $colour }: { $towns }
look-marriage = { $match }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $renown ->
    [0] {""}
    [one] , 1 żeton sławy
    [few] , { $renown } żetony sławy
   *[other] , { $renown } żetonów sławy
}
look-marriage-town = i wolne miasto w regionie { $region }
look-princess = { $match }: wsparcie militarne, handel albo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
fact-hex = odcień koloru
fact-name = nazwa
fact-outline = granica na mapie
fact-xy = miejsce na mapie

## Opcje

flag-vikings_contend_final = czy wikingowie liczą się też na końcu, przy połowie punktów za żetony na planszy?
flag-notes = czy stół zapisuje, które karty zagrano i które pakiety były widziane?

setting-vikings_contend_final = Na końcu wikingowie liczą się też przy połowie punktów za żetony na planszy
setting-notes = Stół notuje dla ciebie zagrane karty i widziane pakiety

## Rysowany stół

draw-round = runda { $round } z { $rounds }
draw-last-round = ostatnia runda
draw-phase = { $phase ->
    [draft] wybór kart
    [action] lewy
    [marriage] małżeństwo
    [battle] bitwa
    [church] Kościół
    [claims] roszczenia do regionów
    [end] koniec
   *[other] przygotowanie
}
draw-points = punkty
draw-now = teraz
draw-coins = monety
draw-renown = sława
draw-regions = regiony
draw-tokens = roszcz.
draw-cards = karty
draw-married = śluby
draw-marriage-track = Małżeństwo
draw-battle = Bitwa
draw-raiders-left = { $count ->
    [one] do odparcia 1 najeźdźca
   *[other] do odparcia { $count } najeźdźców
}
draw-no-raiders = nie ma już najeźdźców
draw-church = Kościół
draw-price = { $match }: { $what }
draw-price-points = { $points } PZ
draw-price-renown = sława { $renown }
draw-price-town = miasto w regionie { $region }
draw-price-princess = wsparcie militarne, handel albo { $points } PZ
draw-princess = Księżniczkę ma { $who }: { $side }
draw-coin = m
draw-renown-sign = s
draw-town-sign = d
draw-trick = Lewa
draw-active = { $town }, { $colour }, { $region }
draw-no-town = bez aktywnego miasta
draw-winning = wygrywa
draw-resolving = wykonuje się
draw-pack = Przed tobą
draw-hand = Na ręce
draw-if-won = za wygraną miasto,
draw-if-lost = za przegraną jedno z
draw-nothing = nic więcej
draw-notes = Widziane w tej rundzie
draw-roads-yours = Z twoich miast do wolnych: { $roads }
draw-roads-none = Z twoich miast żadna droga nie prowadzi do wolnego.
draw-roads-unknown = Nie ma miasta ani regionu „{ $text }”: podaj oznaczenie, na przykład no2, nazwę albo nic, by zobaczyć wszystkie.
legend-town = Miasto: oznaczenie, mała litera koloru ({ $colours }), czyj dysk na nim leży ({ $players }), { $vikings } pod władzą wikingów, { $monastery } klasztor, { $active } aktywne miasto.
legend-region = Region: siła wszystkich dysków/wartość progowa żetonu, (6) jego punkty, gdy leży zakryty, [6] odkryty, [6 F] ma go Fioletowy; siły graczy, { $vikings } siła wikingów.
legend-track = Tor małżeństw: co daje pole ({ $coin } moneta, { $renown } sława, { $town } miasto) i czyj dysk na nim stoi.
legend-players = punkty: na torze punktacji; teraz: gdyby gra skończyła się teraz; * ma znacznik aktywnego miasta.
legend-reconstructed = Zrekonstruowane, o ile wiemy, tak nie wydrukowano: nazwy miast, ich miejsca i granice na mapie, większość nazw regionów. Oznaczenia, kolory i drogi są zgodne z wydaniem.

## Zawartość gry

content-point-expected = { $key } musi być punktem [x, y] albo listą co najmniej trzech punktów, między 0 a 1000
content-secondary-expected = { $key } musi być listą jednej lub dwóch akcji
content-takes-town-first = { $key } musi zaczynać się od take_town i mieć go raz
content-takes-no-town = { $key } nie może zawierać take_town
content-action-too-long = akcja w { $key } ma więcej niż { $wanted ->
    [one] { $wanted } symbol
    [few] { $wanted } różne symbole
   *[other] { $wanted } różnych symboli
} z rzędu albo któryś więcej niż dziewięć razy
content-road-twice = droga łączy dwa różne miasta i jest podana raz
content-too-many-coins = gracz mógłby mieć { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}, czyli więcej, niż gra umie zapytać
aim =
    Cel: najwięcej punktów. Dają je zdobyte regiony, sława, małżeństwa i miasta w wielu regionach.
    Runda: wybierasz po dwie karty i oddajesz resztę, rozgrywacie lewy, potem jest utrzymanie.
    Lewa: prowadzący wskazuje wolne miasto i zagrywa kartę w jego kolorze albo białą; inni grają cokolwiek.
    Zwycięzca: najwyższa karta w kolorze miasta albo biała zdobywa miasto i płaci to, co na karcie.
    Przegrani: wykonują jedną z dwóch akcji pobocznych swojej karty. Zaczyna najniższa karta.
    Monety dają akcje poboczne niskich kart; za pięć monet masz miasto na końcu drogi.
    Najeźdźcy, dyski w Kościele i kroki do małżeństwa rozstrzygają w utrzymaniu: kto ma najwięcej, dostaje nagrodę,
    a kto odparł najmniej najeźdźców, traci miasto, dopóki jacyś zostali.
    Roszczenia: gdy w regionie zajęto dość miast, jego żeton bierze ten, kto jest tam najsilniejszy.
    Koniec: po trzech rundach w trzy osoby, inaczej po czterech; potem liczy się regiony, sławę i żetony.
