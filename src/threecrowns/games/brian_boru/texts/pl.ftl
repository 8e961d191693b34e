# Brian Boru: każde słowo, które czyta gracz.

## Rzeczy

card = { $colour } { $value }
town = { $name } ({ $id })
player-purple = Fioletowy
player-green = Zielony
player-orange = Pomarańczowy
player-black = Czarny
player-pink = Różowy
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
    [one] 1 dysk do obszaru Kościoła
    [few] { $count } dyski do obszaru Kościoła
   *[other] { $count } dysków do obszaru Kościoła
}
symbol-battle = { $count ->
    [one] 1 najeźdźca
    [few] { $count } najeźdźcy
   *[other] { $count } najeźdźców
}
symbol-court = { $count ->
    [one] 1 pole w górę toru małżeństw
    [few] { $count } pola w górę toru małżeństw
   *[other] { $count } pól w górę toru małżeństw
}
symbol-expand = możliwość ekspansji
symbol-free-town = uwolnienie miasta od wikingów

## Pytania

question-start-town = Połóż pierwszy dysk na mieście w regionie, w którym nikogo jeszcze nie ma.
question-draft = Zatrzymaj dwie karty; reszta wędruje w lewo.
question-lead = Rozpocznij lewę: wybierz wolne miasto i kartę w jego kolorze albo białą kartę.
question-follow = Zagraj kartę. Aktywne miasto to { $town }.
question-follow-no-town = Zagraj kartę. Nie ma aktywnego miasta; każdy wykonuje akcję poboczną.
question-secondary = Twoja karta { $card } przegrała lewę. Którą akcję poboczną wykonujesz?
question-extra-steps-church = Ile kolejnych dysków wysyłasz do Kościoła, po { $cost } monety za każdy? Masz { $coins }.
question-extra-steps-battle = Ilu kolejnych najeźdźców bierzesz, po { $cost } monety za każdego? Masz { $coins }.
question-extra-steps-court = O ile kolejnych pól idziesz w górę, po { $cost } monety za każde? Masz { $coins }.
question-expand = Czy płacisz { $cost } monet za ekspansję wzdłuż drogi? Masz { $coins }.
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

say-keep = zatrzymaj karty { $first } i { $second }
say-lead = wyjdź kartą { $card } na miasto { $town }
say-play = zagraj kartę { $card }
say-use-upper = górna akcja: { $row }
say-use-lower = dolna akcja: { $row }
say-buy = { $steps ->
    [0] nic nie kupuj
    [one] kup 1 za { $cost } monety
   *[other] kup { $steps } za { $cost } monet
}
say-expand = ekspansja do miasta { $town } za { $cost } monet
say-stay = bez ekspansji
say-free = uwolnij miasto { $town }
say-settle = połóż dysk na mieście { $town }
say-raid = wikingowie zajmują miasto { $town }
say-monastery = zbuduj klasztor w mieście { $town }
say-princess-military = wsparcie militarne: miasta wikingów liczą się jako twoje przy żetonach roszczeń
say-princess-trade = handel: miasta wikingów liczą się jako twoje przy liczbie regionów
say-princess-decline = odmów małżeństwa za 4 punkty
say-starter = zaczyna { $player }
say-vikings = karta wikingów o sile { $strength }
say-marriage = karta małżeństwa { $match }
say-deal = rozdaj kartę { $card }

## Zdarzenia

event-starts = { $who } zaczyna i dostaje znacznik aktywnego miasta.
event-settled = { $who } kładzie dysk na mieście { $town }.
event-round-begins = Runda { $round } z { $rounds }.
event-vikings-come = Do obszaru bitwy { $count ->
    [one] przybywa 1 wikiński najeźdźca
    [few] przybywają { $count } wikińscy najeźdźcy
   *[other] przybywa { $count } wikińskich najeźdźców
}.
event-marriage-shown = Karta małżeństwa tej rundy: { $match }.
event-received-known = { $who } widzi karty: { $cards }.
event-chose = { $who } ma już wybrane karty.
event-chose-known = { $who } zatrzymuje karty: { $cards }.
event-passed = Wszyscy przekazują w lewo { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-kept-last-known = { $who } zatrzymuje też: { $cards }.
event-marker-moves = { $from } nie może rozpocząć lewy; znacznik przechodzi dalej, wychodzi { $who }.
event-no-active-town = Nikt nie może rozpocząć: ta lewa nie ma aktywnego miasta.
event-led = { $who } wychodzi kartą { $card } na miasto { $town }.
event-played = { $who } gra kartę { $card }.
event-won-trick = { $who } wygrywa miasto { $town } kartą { $card }.
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
   *[other] { $who } płaci { $coins } monetę.
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
    [few] {" "}za { $coins } monety
   *[other] {" "}za { $coins } monet
}.
event-took-raiders = { $who } bierze { $count ->
    [one] 1 najeźdźcę
   *[other] { $count } najeźdźców
}{ $coins ->
    [0] {""}
    [few] {" "}za { $coins } monety
   *[other] {" "}za { $coins } monet
}.
event-climbed = { $who } wchodzi na pole { $to } toru małżeństw{ $coins ->
    [0] {""}
    [few] {" "}za { $coins } monety
   *[other] {" "}za { $coins } monet
}.
event-fell-back = Pole { $from } jest zajęte: { $who } spada na pole { $to }.
event-expanded = { $who } płaci { $coins } monet i przejmuje miasto { $town }.
event-freed = { $who } wypędza wikingów z miasta { $town }; znów włada nim { $owner }.
event-no-effect = { $who }, bez efektu: { $symbol }.
event-hands-discarded = Wszyscy odrzucają ostatnią kartę bez zagrania. Zaczyna się faza utrzymania.
event-married = { $who } zawiera małżeństwo: { $match }{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
   *[other] , { $points } punktów
}{ $renown ->
    [0] {""}
    [one] , 1 żeton sławy
   *[other] , żetony sławy: { $renown }
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
event-no-raid = Wikingowie odparci: nikt nie traci miasta.
event-raid = { $count ->
    [one] Został 1 najeźdźca
    [few] Zostali { $count } najeźdźcy
   *[other] Zostało { $count } najeźdźców
}: wikingowie atakują.
event-raided = { $who } traci miasto { $town } na rzecz wikingów; wybrał je gracz { $picker }.
event-no-town-to-lose = { $who } nie ma miasta do stracenia.
event-first-spoil = { $who } bierze pierwsze łupy: 1 żeton sławy i { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; do zasobów wracają najeźdźcy: { $raiders }.
event-no-first-spoil = Remis w liczbie najeźdźców: nikt nie dostaje pierwszych łupów.
event-second-spoil = { $who } dostaje drugie łupy, { $points } punkt, i zwraca jednego najeźdźcę.
event-church-first = { $who } najbardziej wspiera Kościół: bierze znacznik i odzyskuje { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[other] { $count } dysków
}.
event-no-church-first = Nikt sam nie wspiera Kościoła najbardziej.
event-church-second = { $who } dostaje od Kościoła { $points } punkt i odzyskuje jeden dysk.
event-built-monastery = { $who } buduje klasztor w mieście { $town }.
event-no-monastery = { $who } nie ma miasta na klasztor.
event-church-third = { $who } odzyskuje z obszaru Kościoła { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[other] { $count } dysków
}.
event-flipped = Żeton roszczenia regionu { $region } zostaje odkryty.
event-claimed = { $who } zdobywa roszczenie do regionu { $region }.
event-claimed-from = { $who } przejmuje roszczenie do regionu { $region }; dotąd miał je gracz { $from }.
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

B19-not-a-free-town = B19: miasto { $town } nie jest wolne.
B19-region-taken = B19: w regionie miasta { $town } ktoś już ma dysk.
B21-not-your-turn = B21: to nie twoja kolej.
B21-not-asked-now = B21: teraz decyduje się o czymś innym.
B26-not-in-pack = B26: zatrzymaj dwie z kart, które leżą przed tobą.
B26-two-different-cards = B26: zatrzymaj dwie różne karty.
B29-chosen-already = B29: masz już wybrane karty, inni jeszcze nie.
B32-not-a-free-town = B32: miasto { $town } nie jest wolne, nie może być aktywne.
B32-not-in-hand = B32: nie masz na ręce karty { $card }.
B32-other-colour = B32: karta { $card } nie ma koloru miasta { $town } i nie jest biała.
B36-not-in-hand = B36: nie masz na ręce karty { $card }.
B41-no-such-action = B41: twoja karta ma tylko jedną akcję poboczną, górną.
B53-coins-missing = B53: to kosztuje { $cost } monet, a masz { $coins }.
B56-raiders-missing = B56: liczba najeźdźców w obszarze bitwy: { $raiders }.
B59-beyond-the-top = B59: wyżej niż na górne pole toru małżeństw się nie da.
B64-not-a-free-town = B64: miasto { $town } nie jest wolne.
B65-no-road-from-your-town = B65: do miasta { $town } nie prowadzi prosta droga z miasta, którym władasz.
B68-active-town = B68: { $town } jest aktywnym miastem i zdobędzie je zwycięzca lewy.
B70-no-control-token = B70: na mieście { $town } nie leży żeton władzy wikingów.
B75-not-a-free-town = B75: miasto { $town } nie jest wolne.
B75-other-region = B75: miasto { $town } nie leży w regionie { $region }.
B78-not-a-free-town = B78: miasto { $town } nie jest wolne.
B82-not-a-town-of-the-loser = B82: { $loser } nie włada miastem { $town }.
B100-not-your-town = B100: nie władasz miastem { $town }.
B100-has-a-monastery = B100: miasto { $town } ma już klasztor.
B115-game-is-over = B115: gra skończona.
B127-no-draw-now = B127: nic takiego się teraz nie losuje.
B127-not-in-the-deck = B127: tej karty nie ma w talii.
B127-no-such-seat = B127: nikt nie gra tym kolorem.

## Zawartość gry

content-point-expected = { $key } musi być punktem [x, y] albo listą co najmniej trzech punktów, między 0 a 1000
content-secondary-expected = { $key } musi być listą jednej lub dwóch akcji
content-takes-town-first = { $key } musi zaczynać się od take_town i mieć go raz
content-takes-no-town = { $key } nie może zawierać take_town
content-action-too-long = akcja w { $key } ma więcej niż { $wanted } różnych symboli z rzędu albo któryś więcej niż dziewięć razy
content-road-twice = droga łączy dwa różne miasta i jest podana raz
content-too-many-coins = gracz mógłby mieć { $coins } monet, więcej niż gra umie zapytać
