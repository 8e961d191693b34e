# Architekci Zachodniego Królestwa z rozszerzeniem, po polsku.

## Gracze i miejsca

player-blue = Niebieski
player-green = Zielony
player-purple = Fioletowy
player-red = Czerwony
player-yellow = Żółty
place-held = plansza ({ $who })
place-prison = Więzienie
place-black-market-small = { $market }, mały targ
place-black-market-middle = { $market }, środkowe pole
place-black-market-large = { $market }, duży targ
sent-black-market = czarny rynek
sent-princess = lokacja księżniczki
sent-focus = miejsce specjalizacji

## Zasoby

good-clay = glina
good-wood = drewno
good-stone = kamień
good-silver = srebro
good-gold = złoto
good-marble = marmur
good-influence = wpływ
good-virtue = cnota
good-debt = dług
good-building-card = karta budynku
good-reward-card = karta nagrody
good-apprentice = pomocnik
amount-clay = { $count ->
    [one] { $count } glina
   *[other] { $count } gliny
}
amount-wood = { $count ->
    [one] { $count } drewno
   *[other] { $count } drewna
}
amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
}
amount-silver = { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
}
amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
amount-marble = { $count ->
    [one] { $count } marmur
    [few] { $count } marmury
   *[other] { $count } marmurów
}
amount-influence = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
   *[other] { $count } wpływów
}
amount-virtue = { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
}
amount-debt = { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[other] { $count } długów
}
amount-building-card = { $count ->
    [one] { $count } karta budynku
    [few] { $count } karty budynków
   *[other] { $count } kart budynków
}
amount-reward-card = { $count ->
    [one] { $count } karta nagrody
    [few] { $count } karty nagród
   *[other] { $count } kart nagród
}
amount-apprentice = { $count ->
    [one] { $count } pomocnik
    [few] { $count } pomocnicy
   *[other] { $count } pomocników
}
amount-tax = { $count ->
    [one] { $count } podatek
    [few] { $count } podatki
   *[other] { $count } podatków
}
amount-coins = { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 } na pominiętych pomocników
amount-any = { $count } × { $goods } w dowolnym zestawie
nothing = nic
both = { $first } { $second }
skill-carpentry = ciesielstwo
skill-tiling = dekarstwo
skill-masonry = murarstwo
trade = { $pay } → { $gain }
bonus-influence = 1 wpływ
bonus-worker = o 1 robotnika więcej do akcji
time-before = przed akcją
time-after = po akcji

## Zdolności pomocników i plansz

ability-none = Bez zdolności.
ability-on-location = Dodatkowo przy każdej akcji w lokacji { $place }: { $gain }.
ability-on-place = Za umieszczenie robotnika w lokacji { $place }: { $gain }.
ability-on-black-market = Dodatkowo przy każdej akcji na czarnym rynku: { $gain }.
ability-on-cathedral = Dodatkowo za każdy poziom katedry: { $gain }.
ability-on-pay-debt = Dodatkowo za każdy spłacony dług: { $gain }.
ability-on-hand-over = Dodatkowo za każde oddanie jeńców do więzienia: { $gain }.
ability-on-construct = Dodatkowo przy każdej budowie: { $gain }.
ability-on-construct-or-cathedral = Dodatkowo przy każdej budowie lub pracy przy katedrze: { $gain }.
ability-on-profiteer = Umieszczenie robotnika u spekulanta daje też: { $gain }.
ability-on-debt = Za każdy wzięty dług: { $gain }.
ability-on-apprentice = Za każdego zdobytego pomocnika: { $gain }.
ability-on-virtue-loss = Za każdą utratę cnoty: { $gain }.
ability-trade = Wymiana w magazynie królewskim: { $trade }.
ability-market-silver-less = Akcje na czarnym rynku kosztują o { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 } mniej.
ability-market-virtue-less = Akcje na czarnym rynku nie kosztują cnoty.
ability-tax-stand-virtue-less = Okradzenie poborcy podatków kosztuje o { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 } mniej.
ability-capture-silver-less = Akcja na rynku kosztuje łącznie o { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 } mniej.
ability-reset-release = Przy każdym odnowieniu czarnego rynku z więzienia do domu może wrócić { $count ->
    [one] { $count } własny robotnik
   *[other] do { $count } własnych robotników
 }.
ability-reset-if-no-prisoners = Przy każdym odnowieniu bez własnych robotników w więzieniu: { $gain }.
ability-reset-gain = Przy każdym odnowieniu: { $gain }.
ability-reset-at-profiteer = Przy każdym odnowieniu z robotnikiem u spekulanta: { $gain }.
ability-reset-at-princess = Przy każdym odnowieniu z robotnikiem u księżniczki: { $gain }.
ability-extra-storehouse-worker = W magazynie królewskim liczy się o { $count ->
    [one] { $count } własnego robotnika
   *[other] { $count } własnych robotników
 } więcej.
ability-influence-for-resource = Przy każdej płatności 1 wpływ może zastąpić zasób: { $good }.
ability-gold-is-marble = Złoto i marmur są przy płaceniu tym samym, także dla Zamku i Obserwatorium.
ability-ignore-tax = Przy każdej akcji pomija się { $count ->
    [one] { $count } podatek
    [few] { $count } podatki
   *[other] { $count } podatków
 }.
ability-no-cathedral-discard = Za pracę przy katedrze nie odkłada się karty budynku.
ability-hiring = Zatrudnienie kosztuje o { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 } mniej; najwyżej { $limit ->
    [one] { $limit } pomocnik
   *[other] { $limit } pomocników
 }.
ability-construction-discount = Budowy i poziomy katedry kosztują o { $count ->
    [one] { $count } drewno lub kamień
    [few] { $count } drewna lub kamienie
   *[other] { $count } drewna lub kamieni
 } mniej.
ability-avoid-debt = Zamiast brać dług można zapłacić { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 }.
ability-princess-is-worker = Księżniczka liczy się jako { $count ->
    [one] { $count } własny robotnik
   *[other] { $count } własnych robotników
 } tam, gdzie robotnik staje obok niej.
ability-cancel-virtue-loss = Za { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 } można pominąć utratę cnoty.
ability-any-virtue-cathedral = Przy katedrze można pracować przy każdej cnocie.
ability-any-virtue-market = Czarny rynek można odwiedzić przy każdej cnocie.

## Co robią budynki

effect-none = Nic.
effect-gain = Zysk: { $gain }.
effect-effect-choice = Jedno z dwóch: { $first } Albo: { $second }
effect-hire-free = Zatrudnij za darmo dowolnego pomocnika z oferty.
effect-capture = { $count ->
    [one] Pojmij raz za darmo robotników.
   *[other] Pojmij za darmo robotników, i to { $count } ×.
}
effect-release-from-boards = Zabierz do domu wszystkich swoich robotników pojmanych przez innych.
effect-release-from-prison = Zabierz do domu wszystkich swoich robotników z więzienia.
effect-destroy-debt = Zniszcz { $count ->
    [one] { $count } niespłacony dług
    [few] { $count } niespłacone długi
   *[other] { $count } niespłaconych długów
 }.
effect-discard-card-for = Odłóż 1 kartę budynku; zysk: { $gain }.
effect-prison-penalty = Każdy gracz z 3 lub więcej własnymi robotnikami w więzieniu traci { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 }.
effect-all-players-gain = Wszyscy gracze otrzymują: { $gain }.
effect-gain-per = Zysk za { $each }: { $gain }.
effect-extra-construction = Umieść kolejnego robotnika w domu cechowym i buduj ponownie.
effect-discard-apprentice = Odłóż jednego swojego pomocnika.
effect-send-to-prison = Oddaj wszystkich jeńców do więzienia.
effect-place-worker = Umieść kolejnego robotnika ({ $place }) i wykonaj akcję.
effect-all-players-release-from-prison = Wszyscy gracze zabierają do domu swoich robotników z więzienia.
effect-sweep-and-hire = Usuń 8 pomocników najbardziej z lewej, uzupełnij ofertę i zatrudnij jednego za darmo.
counter-clay = glina
counter-wood = drewno
counter-stone = kamień
counter-silver = srebro
counter-gold = złoto
counter-marble = marmur
counter-influence = wpływ
counter-virtue = cnota
counter-paid-debts = spłacone długi
counter-clay-wood-stone = glina, drewno i kamień razem
counter-buildings = budynki
counter-cathedral = poziomy katedry
counter-captured-workers = jeńcy
counter-apprentices = pomocnicy
counter-apprentices-carpentry = pomocnicy z ciesielstwem
counter-apprentices-tiling = pomocnicy z dekarstwem
counter-apprentices-masonry = pomocnicy z murarstwem
counter-building-cathedral-pairs = pary budynku i poziomu katedry
each-clay = { $per ->
    [one] każdą glinę
   *[other] każde { $per } gliny
}
each-wood = { $per ->
    [one] każde drewno
   *[other] każde { $per } drewna
}
each-stone = { $per ->
    [one] każdy kamień
    [few] każde { $per } kamienie
   *[other] każde { $per } kamieni
}
each-silver = { $per ->
    [one] każde srebro
   *[other] każde { $per } srebra
}
each-gold = { $per ->
    [one] każde złoto
   *[other] każde { $per } złota
}
each-marble = { $per ->
    [one] każdy marmur
    [few] każde { $per } marmury
   *[other] każde { $per } marmurów
}
each-influence = { $per ->
    [one] każdy wpływ
    [few] każde { $per } wpływy
   *[other] każde { $per } wpływów
}
each-virtue = { $per ->
    [one] każdy punkt cnoty
    [few] każde { $per } punkty cnoty
   *[other] każde { $per } punktów cnoty
}
each-paid-debts = { $per ->
    [one] każdy spłacony dług
    [few] każde { $per } spłacone długi
   *[other] każde { $per } spłaconych długów
}
each-clay-wood-stone = { $per ->
    [one] każdą glinę, drewno lub kamień
    [few] każde { $per } zasoby (glina, drewno i kamień razem)
   *[other] każde { $per } zasobów (glina, drewno i kamień razem)
}
each-buildings = { $per ->
    [one] każdy budynek
    [few] każde { $per } budynki
   *[other] każde { $per } budynków
}
each-cathedral = { $per ->
    [one] każdy poziom katedry
    [few] każde { $per } poziomy katedry
   *[other] każde { $per } poziomów katedry
}
each-captured-workers = { $per ->
    [one] każdego jeńca
   *[other] każdych { $per } jeńców
}
each-apprentices = { $per ->
    [one] każdego pomocnika
   *[other] każdych { $per } pomocników
}
each-apprentices-carpentry = { $per ->
    [one] każdego pomocnika z ciesielstwem
   *[other] każdych { $per } pomocników z ciesielstwem
}
each-apprentices-tiling = { $per ->
    [one] każdego pomocnika z dekarstwem
   *[other] każdych { $per } pomocników z dekarstwem
}
each-apprentices-masonry = { $per ->
    [one] każdego pomocnika z murarstwem
   *[other] każdych { $per } pomocników z murarstwem
}
each-building-cathedral-pairs = { $per ->
    [one] każdą parę budynku i poziomu katedry
    [few] każde { $per } pary budynku i poziomu katedry
   *[other] każde { $per } par budynku i poziomu katedry
}
condition-no-unpaid-debt = bez niespłaconych długów
condition-no-own-workers-in-prison = bez własnych robotników w więzieniu
end-none = Na koniec nic.
end-vp-per = Na koniec { $count } PZ za { $each }.
end-virtue-per = Na koniec { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 } za { $each }.
end-most-vp = Na koniec { $count } PZ za najwięcej: { $of }.
end-most-virtue = Na koniec { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 } za najwięcej: { $of }.
end-vp-if = Na koniec { $count } PZ: { $of }.
end-lose-virtue = Na koniec tracisz { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 }.
end-unpaid-debt-vp = Na koniec każdy niespłacony dług kosztuje o { $count } PZ { $change ->
    [less] mniej
   *[more] więcej
}.
end-release-from-prison = Na koniec wszyscy własni robotnicy wracają z więzienia do domu.

## Co się stało

event-starts = Zaczyna { $who }.
event-got-board = { $who } gra postacią: { $board }. { $ability }
event-small-card = Mały targ oferuje teraz: { $goods }.
event-large-card = Duży targ oferuje teraz: { $goods }.
event-revealed = W ofercie: { $apprentice }.
event-dealt = { $who } otrzymuje kartę: { $building }.
event-dealt-hidden = { $who } otrzymuje kartę budynku.
event-kept = { $who } zatrzymuje kartę: { $building }.
event-kept-hidden = { $who } zatrzymuje kartę budynku.
event-drew = { $who } dobiera kartę: { $building }.
event-drew-hidden = { $who } dobiera kartę budynku.
event-looked-at = { $who } ogląda kartę: { $building }.
event-looked-at-hidden = { $who } ogląda kartę budynku.
event-put-under = { $who } odkłada pod stos kartę: { $building }.
event-revealed-many = W ofercie: { $apprentice }.
event-dealt-many = { $who } otrzymuje karty { $building }.
event-dealt-hidden-many = { $who } otrzymuje { $count ->
    [few] { $count } karty budynków
   *[other] { $count } kart budynków
}.
event-drew-many = { $who } dobiera karty { $building }.
event-drew-hidden-many = { $who } dobiera { $count ->
    [few] { $count } karty budynków
   *[other] { $count } kart budynków
}.
event-looked-at-many = { $who } ogląda karty { $building }.
event-looked-at-hidden-many = { $who } ogląda { $count ->
    [few] { $count } karty budynków
   *[other] { $count } kart budynków
}.
event-put-under-many = { $who } odkłada pod stos karty { $building }.
event-put-under-hidden = { $who } odkłada pod stos kartę budynku.
event-put-under-hidden-many = { $who } odkłada pod stos { $count ->
    [few] { $count } karty budynków
   *[other] { $count } kart budynków
}.
event-pile-empty = Stos budynków jest pusty; { $who } nic nie dobiera.
event-reward-seen = { $who } odkrywa nagrodę: { $goods }.
event-contribution-card = Nowa karta datku: { $card }.
event-consequence-card = Nowa karta następstwa: { $card }.
event-figures = Księżniczka: { $princess }; spekulant: { $profiteer }.
event-turn = Teraz gra { $who }.
event-placed = { $who } umieszcza robotnika: { $place } (teraz { $count }).
event-took-back = { $who } zabiera robotnika: { $place }.
event-passed = { $who } nie ma kogo umieścić ani zabrać i pasuje.
event-gained = { $who } zyskuje: { $goods }.
event-gained-many = { $who } zyskuje: { $goods }.
event-paid = { $who } płaci: { $goods }{ $tax ->
    [0] {""}
   *[other] {" "}(w tym podatek { $tax })
 }.
event-virtue-up = { $who } zyskuje { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 } (teraz { $now }).
event-virtue-down = { $who } traci { $count ->
    [one] { $count } punkt cnoty
    [few] { $count } punkty cnoty
   *[other] { $count } punktów cnoty
 } (teraz { $now }).
event-prevented = { $who } wpływem zapobiega utracie { $count ->
    [one] { $count } punktu cnoty
   *[other] { $count } punktów cnoty
 }.
event-cancelled-loss = { $who } wykupuje się od utraty { $count ->
    [one] { $count } punktu cnoty
   *[other] { $count } punktów cnoty
 }.
event-took-debt = { $who } bierze { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[other] { $count } długów
 }.
event-destroyed-debt = { $who } niszczy { $count ->
    [one] { $count } dług
    [few] { $count } długi
   *[other] { $count } długów
 }.
event-paid-debt = { $who } spłaca dług.
event-avoided-debt = { $who } płaci zamiast brać dług.
event-hired = { $who } zatrudnia: { $apprentice }{ $count ->
    [0] {""}
    [one] {" "}i bierze z karty { $count } srebro
   *[other] {" "}i bierze z karty { $count } srebra
 }.
event-coins-laid = { $who } kładzie na pomocnikach w rzędzie { $row } { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 }.
event-dismissed = { $who } zwalnia: { $apprentice }.
event-swept = Z oferty znika { $apprentice }.
event-traded = { $who } wymienia: { $trade }.
event-captured = { $who } pojmuje { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
 } (właściciel: { $owner }): { $place }.
event-handed-over = { $who } oddaje do więzienia { $count ->
    [one] { $count } jeńca
   *[other] { $count } jeńców
 }.
event-freed = { $who } uwalnia z więzienia { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
 }.
event-ransomed = { $who } odzyskuje od innych { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
 }.
event-took-tax = { $who } zabiera poborcy podatków { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 }.
event-built = { $who } wznosi budynek { $building }.
event-advanced = { $who } osiąga poziom katedry { $level }.
event-built-monument = { $who } kończy: { $monument }; figurka trafia tu: { $place }.
event-contributed = { $who } składa datek: { $good }.
event-visited = { $who } odwiedza własny monument ({ $place }): { $worker ->
    [0] 1 wpływ
   *[other] o robotnika więcej
 }.
event-tax-added = { $who } dokłada { $count ->
    [one] { $count } podatek
    [few] { $count } podatki
   *[other] { $count } podatków
 }.
event-end-in-sight = { $who } zajmuje ostatnie miejsce domu cechowego: każdy ma jeszcze jedną turę.
event-reset = { $who } wywołuje odnowienie czarnego rynku.
event-to-prison = { $who }: do więzienia trafia { $count ->
    [one] { $count } robotnik
   *[other] { $count } robotników
 } ({ $place }).
event-prison-loss = { $who } ma w więzieniu { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
 }: traci 1 punkt cnoty.
event-most-prisoners = { $who } ma w więzieniu najwięcej robotników ({ $count }): bierze 1 dług.
event-profiteer-claims = Spekulant upomina się o swoje: { $who } ({ $place }).
event-profiteer-pays = { $who } zyskuje wpływ od spekulanta ({ $place }).
event-princess-rewards = Księżniczka nagradza: { $who } ({ $place }, { $count ->
    [one] { $count } robotnik
   *[other] { $count } robotników
 }).
event-to-monument = Zasób z karty datku trafia na swój monument: { $good }.
event-cards-reshuffled = Wszystkie karty datków są tasowane na nowo.
event-end-effect = { $who } rozpatruje budynek { $building }.
event-influence-gold = { $who } ma największy wpływ i bierze { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
 }.
event-game-over = Koniec gry. Pierwsze miejsce: { $winners }.

## Przeciwnik

event-scheme-drawn = { $who } odkrywa kartę: { $scheme }.
event-scheme-holds = Górna lokacja wymaga: { $condition } Zatem górna.
event-scheme-fails = Górna lokacja wymaga: { $condition } Zatem dolna.
event-scheme-goes = { $who } idzie tu: { $sent } ({ $place }).
event-scheme-option-fails = Niemożliwe: { $order }.
event-scheme-option-fails-space = Niemożliwe, pole jest zajęte: { $place }.
event-scheme-option = Możliwa opcja { $count }: { $orders }.
event-scheme-no-option = Żadna z opcji nie jest możliwa.
event-schemes-reshuffled = Odłożone intrygi tworzą nowy stos.
event-scheme-added = { $who } dodaje do odłożonych: { $scheme }.
event-scheme-pile-empty = Nie ma już przyszłych intryg: zamiast każdej 1 srebro.
event-marker-moved = { $who } zyskuje { $count ->
    [one] { $count } srebro
   *[other] { $count } srebra
 }; znacznik zasobów: { $good }{ $marble ->
    [0] {""}
    [one] , { $marble } marmur
    [few] , { $marble } marmury
   *[other] , { $marble } marmurów
 }.
event-marker-skips = Ten zasób już tam leży: { $good }; następny z prawej.
event-script-group = Największa grupa: { $owner }, { $place }, { $count ->
    [one] { $count } robotnik
   *[other] { $count } robotników
 }.
event-script-no-group = Nie ma kogo pojmać.
event-script-ability = Zdolność: { $who }.
event-script-instead = Zamiast „{ $what }”: { $count } × { $good }.
event-script-no-worker = { $who } nie ma już robotnika na kolejną intrygę.
event-script-extra-worker = Własny monument ({ $place }) liczy się jako dodatkowy robotnik.
event-script-another = { $who } odkrywa kolejną intrygę.
scheme-always = nic.
scheme-human-group-at-least = grupy { $wanted ->
    [one] { $wanted } robotnika
   *[other] { $wanted } robotników
 } jednego gracza; największa ma { $found }.
scheme-tax-at-least = { $wanted } srebra u poborcy podatków; leży tam { $found }.
scheme-holds-captured = jeńców; ma { $found }.
scheme-own-in-prison-at-least = { $wanted ->
    [one] { $wanted } własnego robotnika
   *[other] { $wanted } własnych robotników
 } w więzieniu; ma tam { $found }.
scheme-princess-majority = największej liczby robotników u księżniczki; { $found ->
    [0] nie ma.
   *[other] ma.
}
scheme-can-monument-or-cathedral = dostępnego monumentu lub miejsca w katedrze; { $found ->
    [0] nie ma.
   *[other] jest.
}
scheme-can-cathedral-virtue-at-most = miejsca w katedrze i cnoty najwyżej { $wanted }; ma { $found }.
scheme-can-cathedral-advanced-empty = miejsca w katedrze i pustego stosu przyszłych intryg; { $found ->
    [0] nie zachodzi.
   *[other] zachodzi.
}
scheme-influence-at-most = wpływu najwyżej { $wanted }; ma { $found }.
scheme-can-stack-guildhall = rozszerzenia Era rzemieślników.
order-gain = zysk
order-lose = utrata cnoty
order-contribute = datek
order-build-monument = budowa monumentu
order-advance-cathedral = praca przy katedrze
order-guardhouse-actions = akcje strażnicy
order-send-to-prison = oddanie jeńców
order-capture = pojmanie robotników
order-add-tax = dołożenie podatku
order-take-tax = zabranie podatku
order-steal-tax = zabranie wszystkich podatków
order-remove-apprentices = usunięcie pomocników
order-gain-advanced-scheme = przyszła intryga
order-draw-scheme = kolejna intryga
order-market-gain = towary z targu
order-gain-adornment = ozdoba
deed-gain = zysk: { $goods }
deed-lose = utrata { $count ->
    [one] { $count } punktu cnoty
   *[other] { $count } punktów cnoty
 }
deed-capture = { $count ->
    [one] pojmanie największej grupy
   *[other] pojmanie { $count } największych grup
}
deed-add-tax = dołożenie { $count ->
    [one] { $count } podatku
   *[other] { $count } podatków
 }
deed-take-tax = zabranie { $count ->
    [one] { $count } podatku
   *[other] { $count } podatków
 }
deed-remove-apprentices = usunięcie { $count ->
    [one] { $count } pomocnika
   *[other] { $count } pomocników
 }
deed-gain-advanced-scheme = { $count ->
    [one] przyszła intryga
    [few] { $count } przyszłe intrygi
   *[other] { $count } przyszłych intryg
}
deed-market-gain = towary: { $place }
deed-per-worker = za każdego robotnika tam: { $deed }
deed-per-two-workers = za każdych dwóch robotników tam: { $deed }
deed-if-one-worker = przy jednym robotniku tam: { $deed }
when-human-group-at-least = Jeśli któryś gracz ma w jednej lokacji co najmniej { $wanted ->
    [one] { $wanted } robotnika
   *[other] { $wanted } robotników
 }
when-tax-at-least = Jeśli u poborcy leży co najmniej { $wanted ->
    [one] { $wanted } srebro
   *[other] { $wanted } srebra
 }
when-holds-captured = Jeśli trzyma jeńców
when-own-in-prison-at-least = Jeśli w więzieniu jest co najmniej { $wanted ->
    [one] { $wanted } jego robotnik
   *[other] { $wanted } jego robotników
 }
when-princess-majority = Jeśli ma u księżniczki więcej robotników niż ktokolwiek inny
when-can-monument-or-cathedral = Jeśli może zbudować monument lub pracować przy katedrze
when-can-cathedral-virtue-at-most = Jeśli może pracować przy katedrze i ma cnotę najwyżej { $wanted }
when-can-cathedral-advanced-empty = Jeśli może pracować przy katedrze, a przyszłych intryg już nie ma
when-influence-at-most = Jeśli ma wpływ najwyżej { $wanted }
when-can-stack-guildhall = Jeśli gra się z Erą rzemieślników
script-monument-discount = Monumenty kosztują o { $count ->
    [one] { $count } marmur
    [few] { $count } marmury
   *[other] { $count } marmurów
 } mniej.
script-no-market-loss = Na czarnym rynku nie traci cnoty.
script-send-to-prison = Przy oddaniu jeńców: { $deeds }
script-monument-or-cathedral = Po monumencie lub pracy przy katedrze: { $deeds }
script-place-at = Przy umieszczeniu robotnika ({ $place }): { $deeds }
script-reset = Przy każdym odnowieniu rynku: { $deeds }

## Ruchy

say-place = Umieść robotnika: { $place }
say-visit = Umieść robotnika: { $place }; własny monument: { $bonus }
say-mine = Kopalnie: { $good }
say-workshop-draw = Warsztat: dobierz karty budynków
say-workshop-hire = Warsztat: zatrudnij – { $apprentice }
say-visit-draw = Warsztat: dobierz karty budynków; własny monument: { $bonus }
say-visit-hire = Warsztat: zatrudnij – { $apprentice }; własny monument: { $bonus }
say-market-draw = Czarny rynek: dobierz 5 kart budynków, 1 zatrzymaj
say-market-hire = Czarny rynek: zatrudnij – { $apprentice }
say-build = Dom cechowy: zbuduj – { $building }
say-cathedral = Dom cechowy: praca przy katedrze, odłóż – { $building }
say-cathedral-free = Dom cechowy: praca przy katedrze
say-monument = Dom cechowy: { $monument }, figurka – { $place }
say-contribute-first = Umieść robotnika obok księżniczki i najpierw złóż datek: { $good }
say-contribute = Złóż datek: { $good }
say-take-back = Zabierz robotnika: { $place }
say-hire = Zatrudnij: { $apprentice }
say-dismiss = Zwolnij: { $apprentice }
say-keep = Zatrzymaj: { $building }
say-discard = Odłóż pod stos: { $building }
say-resolve = Rozpatrz: { $building }
say-trade = Wymień: { $pay } → { $gain }
say-pay = Zapłać: { $pay }
say-spend = Zapłać { $pay }, resztę wybierzesz potem
say-capture = Pojmij robotników: { $owner }, { $place }
say-hand-over = Oddaj jeńców do więzienia
say-free = Uwolnij swoich robotników z więzienia
say-ransom = Wykup swoich robotników za srebro
say-ransom-by-debt = Wykup swoich robotników za dług i 1 punkt cnoty
say-pay-debt = Spłać dług
say-choose = { $what }
say-when = Weź wpływ od spekulanta { $time }
say-prevent = { $count ->
    [0] Przyjmij stratę
    [one] Zapobiegnij utracie { $count } punktu cnoty
   *[other] Zapobiegnij utracie { $count } punktów cnoty
}
say-buy-off = Zapłać srebro i pomiń stratę
say-release = { $count ->
    [0] Nie uwalniaj nikogo
    [one] Uwolnij z więzienia { $count } robotnika
   *[other] Uwolnij z więzienia { $count } robotników
}
say-yes = Tak
say-done = Nic więcej
say-board = Graj postacią: { $board }
say-first = Zaczyna { $who }
say-draw = Karta: { $building }
say-reveal = Pomocnik: { $apprentice }
say-reward = Nagroda: { $card }
say-market-card = Karta targu: { $card }
say-contribution-card = Karta: { $card }
say-scheme = Intryga: { $scheme }
say-deal-board = Plansza: { $board }

## Pytania

question-board = Którą planszę gracza wybierasz?
question-draft = Zatrzymaj jedną kartę, a { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
 } podaj w lewo. Razem zatrzymasz { $all }.
question-draft-last = Zatrzymaj jedną kartę; reszta trafi pod stos.
question-place = Umieść robotnika.
question-take-back = W domu nie ma robotnika: zabierz jednego.
question-granted = Umieścić kolejnego robotnika ({ $place })?
question-deed = Do czego jest robotnik ({ $place })?
question-pay = Jak zapłacisz: { $bill }?
question-spend = Płacisz: { $bill }. Najpierw wybierz, ile z tego będzie: { $good }
question-when = Wziąć wpływ od spekulanta przed akcją czy po niej?
question-hire = Zatrudnij pomocnika za darmo.
question-dismiss = Którego pomocnika zwalniasz?
question-trade = { $count ->
    [one] Została { $count } wymiana.
    [few] Zostały { $count } wymiany.
   *[other] Zostało { $count } wymian.
}
question-capture = { $count ->
    [one] Zostało { $count } pojmanie.
    [few] Zostały { $count } pojmania.
   *[other] Zostało { $count } pojmań.
}
question-guard = { $count ->
    [one] Została { $count } akcja strażnicy.
    [few] Zostały { $count } akcje strażnicy.
   *[other] Zostało { $count } akcji strażnicy.
}
question-keep = Zatrzymaj jedną z kart.
question-hand-limit = Za dużo kart: odłóż pod stos { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
 }.
question-give-card = { $effect }
question-choice = { $effect }
question-effect = { $effect }
question-loss = Grozi ci utrata { $count ->
    [one] { $count } punktu cnoty
   *[other] { $count } punktów cnoty
 }.
question-debt = Zapłacić zamiast brać dług?
question-destroy = Cnota ponad szczyt: zniszczyć dług?
question-contribute = Złożyć datek z jednego zasobu?
question-release = Ilu robotników uwolnić z więzienia (najwyżej { $count })?
question-end-effect = Który efekt najpierw?
question-chance = Odkrywana jest karta.

## Dlaczego nie

A40-not-your-turn = To nie twoja tura.
A40-not-asked-now = O to teraz nikt nie pyta.
A42-take-a-worker-back = W domu nie ma robotnika: w tej turze zabierasz jednego.
A42-no-own-worker-there = Nie masz tam robotnika.
A43-capturable-locations-first = Najpierw wracają robotnicy z otwartych lokacji.
A43-not-from-the-guildhall = Robotnicy w domu cechowym tam zostają.
A45-workers-at-home = Masz jeszcze robotników w domu.
A46-not-in-hand = Nie masz tej karty na ręce.
A30-not-in-the-pack = Tej karty nie ma wśród kart draftu.
A25-board-not-left = Ta plansza jest zajęta lub nie ma jej w grze.
A64-too-few-workers-for-gold = Złoto wymaga robotników w kopalniach: { $wanted }. Z tym byłoby ich tam: { $count }.
A81-cannot-pay-hire = { $apprentice }: koszt { $bill }; { $missing }.
A82-no-such-apprentice = Tego pomocnika nie ma w ofercie.
A88-not-your-apprentice = To nie twój pomocnik.
A99-no-such-trade = Nie masz tej wymiany.
A97-cannot-pay-trade = Koszt wymiany: { $bill }; { $missing }.
A100-cannot-pay-tax = Koszt pierwszego pojmania: { $bill }; { $missing }.
A101-cannot-pay-capture = Koszt kolejnego pojmania: { $bill }; { $missing }.
A102-no-workers-of-this-colour = Nie ma tam robotników tego koloru.
A103-too-many-locations = Pojmania jednej akcji nie mogą dotyczyć kolejnej lokacji.
A109-no-captives = Nie masz jeńców.
A109-nobody-in-prison = Żaden twój robotnik nie jest w więzieniu.
A109-nobody-held-by-others = Nikt nie trzyma twoich robotników.
A109-no-unpaid-debt = Nie masz niespłaconego długu.
A111-nothing-to-do = W strażnicy nie masz nic do zrobienia.
A115-cannot-pay-ransom = Okup: { $bill }; { $missing }.
A116-cannot-pay-debt = Spłata długu: { $bill }; { $missing }.
A120-tax-stand-empty = Poborca podatków nic nie ma.
A134-skill-missing = { $building }: żaden z twoich pomocników nie ma potrzebnych umiejętności: { $skills }.
A134-cannot-pay-building = { $building }: koszt { $bill }; { $missing }.
A134-not-in-hand = Nie masz na ręce tej karty: { $building }.
A140-virtue-too-low = Praca przy katedrze wymaga cnoty co najmniej { $wanted }; twoja to { $count }.
A140-no-free-space = Wszystkie miejsca { $level }. poziomu katedry są zajęte; razem jest ich { $count }.
A140-cannot-pay-level = { $level }. poziom katedry: koszt { $bill }; { $missing }.
A140-no-card-to-discard = Praca przy katedrze wymaga karty budynku z ręki.
A141-top-reached = Stoisz już na najwyższym poziomie.
A147-space-taken = To pole czarnego rynku jest zajęte.
A147-virtue-too-high = Na czarny rynek można wejść z cnotą najwyżej { $wanted }; twoja to { $count }.
A147-cannot-pay-market = Koszt tego pola: { $bill }; { $missing }.
A149-not-drawn = Tej karty nie ma wśród dobranych.
A170-game-is-over = Gra się skończyła.
A183-no-discard-wanted = Za pracę przy katedrze nie odkładasz karty.
A17-no-draw-now = Teraz nic się nie odkrywa.
A14-not-in-the-pile = Tego nie można teraz odkryć.
A75-not-a-way-to-pay = Rachunek: { $bill }; tym go nie zapłacisz.
A164-too-many-released = Tylu nie można uwolnić; najwyżej { $count }.
A173-no-such-effect = To nie jest efekt pozostały do rozpatrzenia.
W32-cannot-prevent = Tracona cnota: { $lost }. Zapobieżenie utracie { $count } z niej kosztowałoby wpływ { $wanted }; twój to { $now }.
W60-resource-missing = Nie masz tego zasobu: { $good }.
W61-lies-there-already = Ten zasób już leży na karcie.
W50-princess-not-there = Księżniczki tam nie ma.
W77-not-possible = To nie miałoby żadnego skutku.
W91-already-built = Ten monument już stoi.
W92-cannot-pay-monument = { $monument }: koszt { $bill }; { $missing }.
W98-no-site-for-a-monument = Tam monument stać nie może.
W99-site-taken = Tam już stoi monument.
W110-no-own-monument-there = Nie masz tam monumentu.
W110-choose-at-your-monument = Stoi tam twój monument: wybierz wpływ albo robotnika.
W164-cannot-pay-two-silver = Nie możesz wykupić się od utraty cnoty: { $missing }.
W65-nothing-to-spend-here = Tam się nie płaci: złóż datek po akcji.
setup-no-seat-for-opponent = Z przeciwnikiem { $most ->
    [one] może grać najwyżej { $most } osoba
    [few] mogą grać najwyżej { $most } osoby
   *[other] może grać najwyżej { $most } osób
 }.
short-of = do zapłaty brak: { $goods }
short-of-despite-influence = do zapłaty brak: { $goods }, czego twój wpływ ({ $count }) nie zastąpi
short-of-nothing = nic by ci to nie dało
short-of-ability = twoja plansza na to nie pozwala

## Punktacja

score-building = { $building }, PZ na karcie
score-end-effect = { $building }: { $effect }
score-monument = { $monument }
score-cathedral = Poziom katedry { $level }
score-virtue = Cnota { $virtue }
score-debts = { $count ->
    [one] { $count } niespłacony dług
    [few] { $count } niespłacone długi
   *[other] { $count } niespłaconych długów
 }, każdy { $each }
score-gold = Złoto: { $count }
score-marble = Marmur: { $count }
score-silver = Srebro: { $count }
score-prison = Własni robotnicy w więzieniu: { $count }

## Co gracz wpisuje

verb-place = umieść
verb-visit = odwiedź
verb-mine = kopalnie, kop
verb-workshop-draw = warsztat-karty
verb-workshop-hire = warsztat-zatrudnij
verb-visit-draw = monument-karty
verb-visit-hire = monument-zatrudnij
verb-market-draw = targ-karty
verb-market-hire = targ-zatrudnij
verb-build = zbuduj, buduj
verb-cathedral = katedra
verb-cathedral-free = katedra-wolno
verb-monument = monument
verb-contribute-first = datek-najpierw
verb-contribute = datek
verb-take-back = zabierz
verb-hire = zatrudnij
verb-dismiss = zwolnij
verb-keep = zatrzymaj
verb-discard = odłóż
verb-resolve = rozpatrz
verb-trade = wymień
verb-pay = zapłać
verb-spend = wydaj
verb-capture = pojmij
verb-hand-over = oddaj
verb-free = uwolnij
verb-ransom = wykup
verb-ransom-by-debt = wykup-długiem
verb-pay-debt = spłać
verb-choose = wybierz
verb-when = kiedy
verb-prevent = zapobiegnij
verb-buy-off = opłać
verb-release = wypuść
verb-yes = tak
verb-done = gotowe
verb-board = plansza
verb-first = pierwszy
verb-draw = dobierz
verb-reveal = odkryj
verb-reward = nagroda
verb-market-card = karta-targu
verb-contribution-card = karta-datku
verb-scheme = intryga
verb-deal-board = rozdaj-planszę
word-quarry = kamieniołom
word-forest = las
word-silversmith = złotnik
word-storehouse = magazyn
word-guardhouse = strażnica
word-mines = kopalnie
word-workshop = warsztat
word-guildhall = dom-cechowy
word-prison = więzienie
word-town-centre = rynek
word-tax-stand = poborca podatków
word-black-market-small = mały targ
word-black-market-middle = środkowy targ
word-black-market-large = duży targ
word-held-by-blue = u niebieskiego
word-held-by-green = u zielonego
word-held-by-purple = u fioletowego
word-held-by-red = u czerwonego
word-held-by-yellow = u żółtego
word-for-virtue = za cnotę
word-for-marble = za marmur
word-influence = wpływ
word-worker = robotnik
word-clay = glina
word-wood = drewno
word-stone = kamień
word-silver = srebro
word-gold = złoto
word-marble = marmur
word-left = lewa
word-right = prawa
word-before = przed
word-after = po
word-blue = niebieski
word-green = zielony
word-purple = fioletowy
word-red = czerwony
word-yellow = żółty
field-location = lokacja
field-bonus = premia
field-good = zasób
field-apprentice = pomocnik
field-building = budynek
field-monument = monument
field-site = miejsce
field-resource = zasób
field-place = skąd
field-trade = wymiana
field-clay = glina
field-wood = drewno
field-stone = kamień
field-silver = srebro
field-gold = złoto
field-marble = marmur
field-influence = wpływ
field-colour = kolor
field-side = strona
field-time = kiedy
field-points = punkty
field-workers = robotnicy
field-amount = ilość
field-board = plansza
field-reward = nagroda
field-card = karta
field-scheme = intryga

## Rodzaje ruchów jako nagłówki

group-place = Umieść
group-visit = Odwiedź monument
group-mine = Kopalnie
group-workshop-draw = Warsztat: karty
group-workshop-hire = Warsztat: zatrudnij
group-visit-draw = Własny monument: karty
group-visit-hire = Własny monument: zatrudnij
group-market-draw = Czarny rynek: karty
group-market-hire = Czarny rynek: zatrudnij
group-build = Zbuduj
group-cathedral = Katedra, odłóż
group-cathedral-free = Katedra
group-monument = Monument
group-contribute-first = Najpierw datek
group-contribute = Datek
group-take-back = Zabierz
group-hire = Zatrudnij
group-dismiss = Zwolnij
group-keep = Zatrzymaj
group-discard = Pod stos
group-resolve = Rozpatrz
group-trade = Wymień
group-pay = Zapłać
group-spend = Najpierw zapłać
group-capture = Pojmij
group-hand-over = Oddaj
group-free = Uwolnij
group-ransom = Wykup
group-ransom-by-debt = Wykup długiem
group-pay-debt = Spłać
group-choose = Wybierz
group-when = Wpływ
group-prevent = Zapobiegnij
group-buy-off = Opłać
group-release = Z więzienia
group-yes = Tak
group-done = Gotowe
group-board = Plansza
group-first = Pierwszy
group-draw = Dobierz
group-reveal = Odkryj
group-reward = Nagroda
group-market-card = Karta targu
group-contribution-card = Karta datku
group-scheme = Intryga
group-deal-board = Rozdaj planszę
option-place = { $place }
option-visit = { $place }: { $bonus }
option-mine = { $good }
option-workshop-draw = karty budynków
option-workshop-hire = { $apprentice } ({ $skills })
option-visit-draw = { $bonus }
option-visit-hire = { $apprentice } ({ $skills }): { $bonus }
option-market-draw = 5 kart, 1 zatrzymaj
option-market-hire = { $apprentice } ({ $skills })
option-build = { $building }
option-cathedral = { $building }
option-cathedral-free = następny poziom
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
option-hand-over = wszystkich jeńców
option-free = robotników z więzienia
option-ransom = za srebro
option-ransom-by-debt = 1 dług, 1 punkt cnoty
option-pay-debt = 1 dług
option-choose = { $what }
option-when = { $time }
option-prevent = { $count ->
    [0] niczemu, tracisz cnotę: { $lost }
   *[other] stracie { $count }, { $lost ->
        [0] nic nie tracisz
       *[other] tracisz cnotę: { $lost }
    }
}
option-buy-off = cała strata
option-release = { $count ->
    [0] nikogo
    [one] { $count } robotnika
   *[other] { $count } robotników
}
option-yes = wykonaj
option-done = nic więcej
option-board = { $board }
option-first = { $who }
option-draw = { $building }
option-reveal = { $apprentice }
option-reward = { $card }
option-market-card = { $card }
option-contribution-card = { $card }
option-scheme = { $scheme }
option-deal-board = { $board }

## Co jest na kartach

look-apprentice = { $apprentice } ({ $skills }), cnota przy zatrudnieniu: { $virtue }
look-building = { $building }: { $points } PZ, cnota { $virtue }
look-cost = koszt: { $cost }
look-skills = potrzebne umiejętności: { $skills }
look-board = { $board } zaczyna z: { $start }; w więzieniu: { $prison }
look-monument = { $monument }: { $points } PZ, koszt { $count } × { $good }, wpływ { $influence }, podatki { $tax }
look-name = { $name }
look-consequence = { $card }: księżniczka – { $princess }, spekulant – { $profiteer }
look-contribution = Datek ({ $good }): { $gain }
look-princess = Księżniczka: { $effect }
look-profiteer = Spekulant, wszyscy u niego: { $effects }, potem więzienie
look-place = { $place }
look-place-if = { $condition }: { $place }
look-place-else = W przeciwnym razie: { $place }
look-option = { $number }. { $deeds }
look-afterwards = potem: { $deeds }
look-opponent = { $opponent } zaczyna z cnotą { $virtue } i wpływem { $influence }.
look-focus = Specjalizacja: { $place }
look-monuments = Monumenty w tej kolejności: { $places }
look-captures = Pojmania, równe grupy w tej kolejności: { $places }
look-reward = Nagroda: { $goods }
look-market-card = Karta czarnego rynku
look-small-market = mały targ: { $goods }
look-large-market = duży targ: { $goods }
look-figures-ours = niektóre z tych wartości są w instrukcji tylko na ilustracji i zostały odtworzone

## Opcje

flag-wonder = gra z rozszerzeniem z monumentami
flag-characters = plansze graczy: strona podstawowa, postacie rozdane lub wybrane
flag-opponent = przeciwnik przy stole (solo bez wyboru: Szlachcianka)
flag-starting_apprentice = każdy przed draftem zatrudnia pomocnika
flag-guildhall_sweep = trzecie miejsca domu cechowego usuwają pomocników
flag-promos = z kartami i planszami promocyjnymi
flag-conspirator = Spiskowiec oszczędza srebro raz na akcję lub przy każdym pojmaniu

setting-wonder = Cuda świata
setting-characters = Plansze graczy
setting-characters-standard = strona podstawowa
setting-characters-dealt = postacie, rozdane
setting-characters-chosen = postacie, wybrane
setting-opponent = Przeciwnik sterowany przez grę
setting-opponent-none = nikt
setting-starting_apprentice = Każdy przed draftem zatrudnia pomocnika
setting-guildhall_sweep = Trzecie miejsca domu cechowego usuwają pomocników
setting-promos = Karty i plansze promocyjne
setting-conspirator = Spiskowiec oszczędza srebro
setting-conspirator-action = raz na akcję
setting-conspirator-capture = przy każdym pojmaniu

## Terminal

letter-blue = N
letter-green = Z
letter-purple = F
letter-red = C
letter-yellow = Ł
letter-opponent = X
amount-worker = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
   *[other] { $count } robotników
}
amount-points = { $count } PZ
talk-town = miasto
talk-town-help = lokacje, czarny rynek, ratusz i katedra
talk-offer = oferta
talk-offer-help = czeladnicy w ofercie i co potrafią
talk-players = gracze
talk-players-help = wszyscy gracze ze wszystkim, co mają
talk-hand = ręka
talk-hand-help = twoje karty budynków ze wszystkim, co na nich jest
talk-wonder = cuda
talk-wonder-help = wkłady, następne konsekwencje i monumenty
draw-turn = tura { $number }
draw-ending = { $turns ->
    [one] { $turns } tura do końca
    [few] { $turns } tury do końca
   *[other] { $turns } tur do końca
}
draw-points = { $points } PZ
draw-virtue = cnota { $virtue }
draw-home = w domu { $count }
draw-captives = jeńcy
draw-paid-debts = spłacone długi: { $count }
draw-marker = znacznik: { $good }
draw-hand-size = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
draw-offer = Pomocnicy w ofercie
draw-coins = leży na nim { $silver }!
draw-hand = Na ręce
draw-boards = Plansze graczy do wyboru
draw-pack = Karty przed tobą
draw-five = Dobrane, jedną zostawisz
draw-market-small = mały: { $goods }
draw-market-middle = środkowy: zatrudnienie albo 5 kart
draw-market-large = duży: { $goods }
draw-filled = zajęte { $lying } z { $spaces }
draw-resets = odnowienie na polu { $spaces }
draw-cathedral = Katedra
draw-princess = księżniczka
draw-profiteer = spekulant
draw-contribution = Datki
draw-laid = już leży
draw-princess-reward = Księżniczka przy odnowieniu
draw-profiteer-at = Spekulant przy odnowieniu
draw-profiteer-claim = wszyscy u niego: { $effect }, potem więzienie
draw-lying-on = leży na nim { $count }
legend-workers = Robotnicy: litera gracza ({ $players }; { $opponent } przeciwnik) i ich liczba; - nikt.
legend-options = W nawiasie za wyborem: co od razu kosztuje (-) i daje (+); PZ według obecnego stanu stołu.
legend-hand = Karty na ręce: { $ready } można już zbudować; dalej punkty, koszt, potrzebne umiejętności, działanie. Pomocnicy: rząd.kolumna, umiejętności, cnota przy zatrudnieniu, zdolność.
at-quarry = 1 kamień za każdego twojego robotnika tutaj, także nowego.
at-forest = 1 drewno za każdego twojego robotnika tutaj, także nowego.
at-silversmith = 1 srebro i jeszcze 1 za każdego twojego robotnika tutaj.
at-mines = 1 glina i jeszcze 1 za każdego twojego robotnika tutaj albo 1 złoto za każdych dwóch.
at-workshop = Zatrudnij pomocnika za srebro i podatek, im więcej robotników lub srebra, tym dalej w prawo; albo dobierz karty budynków: 1 i jeszcze 1 za każdych dwóch twoich robotników tutaj.
at-storehouse = Jedna wymiana za każdego twojego robotnika tutaj: dwie sztuki gliny, drewna lub kamienia za 1 cnotę albo trzy sztuki drewna lub kamienia za 1 marmur; inne oferują pomocnicy.
at-town-centre = Jedno pojmanie za każdego twojego robotnika tutaj: wszyscy robotnicy jednego koloru z jednej lokacji. Pierwsze kosztuje 1 podatku, każde następne 1 srebro.
at-tax-stand = Tracisz 2 cnoty i bierzesz całe srebro, które tu leży.
at-guardhouse = Jeden czyn za każdego twojego robotnika tutaj: oddaj jeńców do więzienia za srebro, uwolnij swoich z więzienia, wykup tych, których trzymają inni, albo spłać dług.
at-black-market-small = Jeden robotnik, cnota najwyżej 9: zapłać 1 srebro, strać 1 cnotę i weź zasoby z małej karty.
at-black-market-middle = Jeden robotnik, cnota najwyżej 9: zapłać 2 srebra i strać 1 cnotę; zatrudnij dowolnego pomocnika z oferty albo dobierz 5 kart budynków i zatrzymaj jedną.
at-black-market-large = Jeden robotnik, cnota najwyżej 9: zapłać 3 srebra, strać 1 cnotę i weź zasoby z dużej karty.
at-guildhall = Zbuduj kartę z ręki albo wejdź o poziom wyżej na katedrze (cnota co najmniej 5). Robotnik zostaje tu do końca; pierwsze pole dwóch ostatnich rzędów odnawia czarny rynek.
at-prison = Oddani robotnicy i ci z odnowienia czarnego rynku. Przy odnowieniu trzech lub więcej własnych kosztuje 1 cnotę, a kto ma ich najwięcej, bierze dług. Uwalnia się ich w strażnicy.
aim =
    Cel: najwięcej punktów za budynki, pracę przy katedrze i cnotę; długi odbierają punkty.
    Tura: umieść robotnika w lokacji i zrób to, co ona oferuje; gdy nie masz nikogo w domu, zabierz jednego.
    Im więcej twoich robotników stoi w lokacji, tym więcej dostajesz: każdy nowy liczy wszystkich.
    Zasoby: kamień w kamieniołomie, drewno w lesie, srebro u złotnika, glina i złoto w kopalniach,
    marmur z wymiany w magazynie królewskim; czarny rynek daje szybko, za srebro i cnotę.
    Warsztat: zatrudnij pomocnika, którego umiejętność i zdolność zostają z tobą, albo dobierz karty budynków.
    Dom cechowy: zbuduj kartę z ręki albo wspinaj się na katedrę; ten robotnik zostaje tam na zawsze.
    Jeńcy: na rynku bierzesz robotników innych, w strażnicy ich sprzedajesz i uwalniasz swoich.
    Cnota: wysoka otwiera katedrę i zamyka czarny rynek, niska odwrotnie i oszczędza podatki.
    Koniec: gdy dom cechowy jest pełny, każdy ma jeszcze jedną turę; kto go zapełnił, gra ostatni.

## What an answer brings with it

warn-debt = { $count ->
    [one] Przynosi dług.
    [few] Przynosi { $count } długi.
   *[other] Przynosi { $count } długów.
}
warn-no-cathedral = Cnota spada poniżej { $wanted }: bez prac przy katedrze.
warn-no-market = Cnota rośnie powyżej { $wanted }: bez czarnego rynku.
warn-reset = Następuje odnowienie czarnego rynku.
warn-end-in-sight = Koniec jest bliski: każdy ma jeszcze jedną turę.

## Why a thing cannot be used

A114-freed-at-the-guardhouse = z więzienia wychodzi się przez strażnicę: wyślij tam robotnika
A141-one-level-at-a-time = można wejść tylko na następny poziom, jeden na raz
S7-plays-by-schemes = przeciwnik gra wyłącznie według swoich intryg
