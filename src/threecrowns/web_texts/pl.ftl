### Własne słowa stołu w przeglądarce, po polsku (na ty).

## The frame

ui-name = Three Crowns
ui-to-hall = Three Crowns: do sali
ui-language = Język
ui-day = Dzień
ui-night = Noc
ui-theme = Dzień i noc
ui-menu = Ustawienia
ui-rules = Zasady
ui-rule = Zasada { $clause }
ui-sound = Dźwięk
ui-keys = Klawisze
ui-text-view = Stół słowami
ui-close = Zamknij
ui-back = Wróć
ui-next = Dalej
ui-previous = Wstecz
ui-skip-question = Do pytania
ui-skip-board = Do planszy
ui-skip-log = Do przebiegu

## Players

ui-players = Gracze
ui-you = ty
ui-points = punkty
ui-points-of = punkty: { $points }
ui-bot = bot: { $level }
ui-level-easy = łatwy
ui-level-steady = średni
ui-level-strong = silny
ui-online = połączony

## The question

ui-your-move = Twój ruch
ui-move-of = Ruch: { $name }
ui-decision = Twoja decyzja
ui-tab-asked = ● Twój ruch
ui-waiting = Myśli: { $name }.
ui-waiting-plan = Możesz planować: co wybierzesz, zostanie planem.
ui-plan = Plan
ui-where = Gdzie? Złote pola pokazują zmianę twoich punktów.
ui-where-of = { $name }. Gdzie? Złote pola pokazują zmianę twoich punktów.
ui-how = Jak?
ui-options = Wszystkie możliwości
ui-more-options = Jeszcze { $count }
ui-confirm = Potwierdź
ui-undo = Cofnij
ui-restart = Tura od nowa
ui-undo-none = Teraz nie masz czego cofnąć.
ui-undone = Cofnięte.
ui-hint = Podpowiedź
ui-hint-title = Co zrobiłby silny gracz
ui-hint-thinking = Zastanawiam się …
ui-look = Obejrzyj
ui-details = Szczegóły
ui-sent = Wysłane, czekam na stół.
ui-left-undone = Można jeszcze: { $what }

## The bill

ui-cost = Koszt
ui-paid-by = Płacą
ui-gains = Zysk
ui-effect = Punkty
ui-no-change = bez zmian
ui-not-known = jeszcze nie wiadomo
ui-if = Jeśli
ui-final = Odsłoni się coś nowego: tego nie da się cofnąć.
ui-from-to = z { $from } na { $to }

## Why not

ui-why-not = Nie teraz
ui-why = Dlaczego nie?
ui-show-help = Pokaż, co by pomogło
ui-helps = Co by pomogło
ui-nothing-here = Teraz nic się z tym nie da zrobić.
ui-why-T30 = Poza twoim zasięgiem
ui-why-T41 = Jeszcze cię na to nie stać
ui-why-T26 = Najpierw weź kafelek
ui-why-T39 = Tu się nie da
ui-why-T57 = Za daleko
ui-why-T60 = Raz na turę

## Log and score

ui-log-and-score = Przebieg i punkty
ui-log = Przebieg
ui-score = Punkty
ui-talk = Rozmowa
ui-since = Od twojej ostatniej tury
ui-play-back = Odtwórz
ui-turn = Tura { $number }
ui-setting-up = Przygotowanie
ui-and-more = i jeszcze { $count }
ui-nothing-yet = Jeszcze nic się nie stało.
ui-total = Razem
ui-no-points = Jeszcze bez punktów.

## Looking back

ui-replay = Zapis
ui-first = Na początek
ui-last = Na koniec
ui-play = Odtwarzaj
ui-pause = Zatrzymaj
ui-forward = Naprzód
ui-answer = Odpowiedź
ui-looking-back = Patrzysz wstecz.
ui-return = Wróć do teraz
ui-play-from-here = Graj stąd
ui-share = Udostępnij
ui-copied = Adres skopiowany.
ui-at-of = { $at } z { $of }
ui-curve = Punkty po turach

## An automa's turn

ui-automa = { $name }: tura krok po kroku
ui-step-of = krok { $step } / { $steps }
ui-to-my-turn = Dalej, moja tura

## The end

ui-wins = { $name } wygrywa
ui-draw = Nikt nie wygrywa
ui-rematch = Rewanż

## One screen for two

ui-pass-table = Przekaż stół: { $name }
ui-pass-note = Nie patrz, póki następny gracz nie usiądzie.
ui-i-am = Tu { $name }: pokaż moją stronę
ui-side-of = Teraz { $name }

## The line to the table

ui-connecting = Nakrywam stół …
ui-slow = Trwa to dłużej niż zwykle. Twoja pozycja jest bezpieczna.
ui-lost = Stół nie odpowiada. Twoja pozycja jest bezpieczna; spróbuję za { $seconds } s.
ui-back-again = Połączenie wróciło. { $count ->
    [0] Nic się nie stało.
    [one] Wykonano jeden ruch.
    [few] Wykonano { $count } ruchy.
   *[other] Wykonano { $count } ruchów.
}
ui-try-now = Spróbuj teraz
ui-no-websocket = Ta przeglądarka nie otworzy stołu: brak WebSocket. Użyj nowszej.
ui-gone-title = Nie ma takiego stołu
ui-gone = Stołu już nie ma albo adres jest niepełny. Twoje gry czekają w sali.
ui-lost-page = Nie ma takiej strony
ui-lost-page-note = Adres donikąd nie prowadzi. Wróć do sali i wybierz stół.
ui-hall = Do sali
ui-refused = Stół tego nie przyjął: { $why }
ui-stale = W międzyczasie coś się stało. Tak stół wygląda teraz.
ui-unknown-game = Ta strona jeszcze nie rysuje tej gry. Graj w terminalu.

## Settings

ui-settings = Ustawienia
ui-size = Wielkość tekstu
ui-size-s = mała
ui-size-m = średnia
ui-size-l = duża
ui-size-xl = największa
ui-motion = Ruch na stole
ui-sounds = Dźwięki
ui-letters = Litery na figurkach
ui-quick = Szybkie ręce: co można cofnąć, dzieje się od pierwszego dotknięcia
ui-confirm-end = Pytaj, zanim tura skończy się z niewykorzystanymi punktami
ui-explain = Objaśniaj turę automatu
ui-explain-always = zawsze
ui-explain-asked = tylko na prośbę
ui-explain-never = nigdy

## Keys

ui-key-move = między świecącymi rzeczami (z Shift: wszystkimi)
ui-key-hand = karta na ręce
ui-key-verb = rodzaj ruchu
ui-key-enter = wybierz, potwierdź
ui-key-escape = wróć
ui-key-end = zakończ turę
ui-key-inspect = obejrzyj
ui-key-why = dlaczego nie, i ta lista
ui-key-drawer = przebieg, punkty, rozmowa
ui-key-rewind = patrz wstecz
ui-key-zoom = przybliż, cała plansza
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-fit = Pokaż wszystko
ui-board = Plansza
ui-hand = Twoja ręka

## The Two Heirs

ui-heirs-status = tura { $turn } · stos { $stack }
ui-heirs-ring = Królewska rezerwa
ui-heirs-reach = zasięg { $reach }
ui-heirs-stack = stos
ui-heirs-reserve-empty = rezerwa: 0
ui-heirs-limit = najwyżej 3 na ręce
ui-heirs-now = Możesz teraz użyć
ui-heirs-lacks = brakuje
ui-heirs-gives = daje { $what }
ui-heirs-land = teren
ui-heirs-beside = obok: { $what }
ui-heirs-corner = przy rogu
ui-heirs-treasures = skarby: { $laid } + { $left }
ui-heirs-slot = miejsce { $slot }
ui-heirs-shield = królewska tarcza
ui-heirs-start = start
ui-heirs-north = N
ui-heirs-buildings = Budynki
ui-heirs-roads = Drogi
ui-heirs-best = Trzy najlepsze podwójnie
ui-heirs-treasure-points = Skarby
ui-heirs-landscape = Kraina
ui-heirs-row = Rząd { $row }
ui-heirs-units = Jednostki
ui-heirs-step-take = Bierze kafelek
ui-heirs-step-place = Szuka miejsca
ui-heirs-step-build = Buduje
ui-heirs-step-treasure = Kładzie skarb
ui-heirs-step-unit = Jednostka maszeruje
ui-heirs-rule-connect = A · połączyć drogę
ui-heirs-rule-block = B · zablokować drogę
ui-heirs-rule-any = C · pierwsze wolne pole

## The hall

hall-play-title = W co zagramy?
hall-play-note = Wybierz stół i usiądź. Cała reszta ma rozsądne ustawienia.
hall-play = Graj
hall-against = Przeciw
hall-more = Więcej opcji
hall-yours = Twoje gry
hall-your-turn = Twój ruch
hall-thinks = { $name } myśli
hall-over = Skończone
hall-none = Żadna gra nie czeka. Zacznij jakąś: zostanie tu zapisana, na tym urządzeniu, bez konta.
hall-join = Dołącz przez link
hall-join-note = Wklej link albo nazwę stołu
hall-join-bad = To nie jest link do stołu.
hall-sit = Usiądź
hall-import = Obejrzyj zapis
hall-learn = Nauka w grze
hall-foot = Three Crowns nie jest związane z wydawcami tych gier. Zasady co do litery, rysunki własne.
hall-no-server = Sala nie odpowiada. Twoje gry są bezpieczne; spróbuj za chwilę.
hall-other-device = Na innym urządzeniu w tej sieci wpisz { $address }
hall-seed = Ziarno
hall-seats = Gracze
hall-heirs-name = Dwóch następców
hall-heirs-players = 1 lub 2 graczy
hall-heirs-time = około 40 minut
hall-heirs-says = Dwóch braci, jedna wspólna kraina. Układasz ją kafelek po kafelku; twoje stoi, rywala jest do góry nogami.
hall-boru-name = Brian Boru
hall-boru-players = od 3 do 5 graczy
hall-boru-time = około 60 minut
hall-boru-says = Miasta zdobywa się kartami: kto przegra lewę, wybiera, jak na tym zyska. Jeden zostanie Najwyższym Królem Irlandii.
hall-architects-name = Architekci Zachodniego Królestwa
hall-architects-players = od 1 do 5 graczy
hall-architects-time = około 80 minut
hall-architects-says = Wysyłaj robotników wciąż w to samo miejsce, aż ktoś każe ich aresztować. Z dodatkiem Cuda świata.
hall-vs-henry-1 = Henrykowi Biednemu (solo)
hall-vs-henry-2 = Henrykowi Walecznemu (solo)
hall-vs-henry-3 = Henrykowi Mocarnemu (solo)
hall-vs-friend = Znajomemu przy tym ekranie
hall-vs-friends = Znajomi przy tym ekranie
hall-vs-bot = Botowi: { $level }
hall-vs-bots = Boty ({ $count }): { $level }
hall-vs-noblewoman = Szlachcianka (solo)

## Brian Boru

ui-boru-pack = Przed tobą
ui-boru-kept = Zatrzymane
ui-boru-trick = Lewa
ui-boru-ifwin = Jeśli wygra
ui-boru-iflose = Jeśli przegra
ui-boru-oneof = jedno z dwojga
ui-boru-or = albo
ui-boru-keep = Zatrzymaj te dwie
ui-boru-clear = Wybierz ponownie
ui-boru-town = Miasto
ui-boru-card = Karta
ui-boru-onmap = dotknij na mapie
ui-boru-fromhand = dotknij na ręce
ui-boru-marriage = Małżeństwo
ui-boru-battle = Bitwa
ui-boru-church = Kościół
ui-boru-claims = Roszczenia
ui-boru-draft = Wybór kart
ui-boru-coins = monety
ui-boru-raiders = najeźdźcy
ui-boru-discs = dyski w Kościele
ui-boru-space = pole
ui-boru-others = inni
ui-boru-vikings = wikingowie
ui-boru-flips = odkrywa żeton
ui-boru-wins = prowadzi
ui-boru-loses = przebita
ui-boru-cannot = nie wygra
ui-boru-nowin = nikt nie wygra
ui-boru-winning = wygrywa
ui-boru-led = wyszedł
ui-boru-toplay = teraz gra
ui-boru-active = Aktywne miasto
ui-boru-noactive = bez aktywnego miasta
ui-boru-order = Karty działają rosnąco
ui-boru-passleft = resztę dostaje
ui-boru-chosen = już wybrał
ui-boru-chooses = wybiera
ui-boru-expandto = możliwa ekspansja:
ui-boru-noexpand = żadnej drogi do wolnego miasta
ui-boru-novik = żadnego miasta wikingów
ui-boru-marker = wychodzi następny
ui-boru-cards = karty
ui-boru-regions = regiony
ui-boru-tokens = roszczenia
ui-boru-renown = sława
ui-boru-fit = Cała wyspa
ui-boru-tracks = Tory
ui-boru-nothing = nic
ui-boru-final = Najwyższy Król Irlandii
ui-boru-track = Tor punktacji
ui-boru-mcoins = Najwięcej monet
ui-boru-mmarker = Znacznik
ui-boru-mrenown = Sława
ui-boru-mtokens = Roszczenia w ręku
ui-boru-mboard = Połowy roszczeń
ui-boru-mregions = Regiony
ui-boru-picks = wybiera, +sława
ui-boru-losest = traci miasto
ui-boru-raidersleft = najeźdźcy na morzu
ui-boru-monastery = klasztor, znacznik
ui-boru-nocard = bez karty
ui-boru-free1 = wolne
ui-boru-worth = wartość
ui-boru-facedown = zakryty
ui-boru-faceup = na planszy
ui-boru-heldby = ma go
ui-boru-legend = Dotknij miasta, karty lub regionu, by przeczytać.
ui-boru-leadby = Twoje karty według kolorów
ui-boru-freet = wolne miasta
ui-boru-orderof = Kolejność gry
ui-boru-vp = PZ
ui-boru-stake = O co gra w tej rundzie
ui-boru-ifnow = Punkty, gdyby gra skończyła się teraz
ui-boru-wait = Czekasz
ui-boru-stay = Bez ekspansji
ui-boru-status = runda { $round } z { $rounds }
ui-boru-status-trick = runda { $round } z { $rounds } · lewa { $trick } z { $tricks }
ui-boru-status-phase = runda { $round } z { $rounds } · { $phase }
ui-boru-draft-step = krok { $step } z { $steps }
ui-boru-round-ends = Koniec rundy { $round }
ui-boru-to-draft = Do wyboru kart rundy { $round }
ui-boru-do-lead = Wyjdź { $value } → { $town }
ui-boru-do-play = Zagraj { $value }
ui-boru-do-use = Wykonaj
ui-boru-do-expand = Ekspansja: { $town }
ui-boru-do-free = Uwolnij: { $town }
ui-boru-do-settle = Połóż dysk: { $town }
ui-boru-do-raid = Wikingowie: { $town }
ui-boru-do-monastery = Zbuduj: { $town }
ui-boru-can-win = Na razie wygrałyby:
ui-boru-none-wins = Żadna twoja karta by nie wygrała.
ui-boru-more = jeszcze { $count }, cena za sztukę: { $cost }
ui-boru-most-of-others = inni { $count }
ui-boru-leads = prowadzi { $who }
ui-boru-tied = remis: { $who }
ui-boru-threshold = odkryje się przy { $threshold }, teraz { $weight }
ui-boru-would-flip = zostanie odkryty przy utrzymaniu
ui-boru-next-holder = przy utrzymaniu dostałby go: { $who }
ui-boru-whose = { $town }: { $suit }, { $region }, { $whose }
ui-boru-with-monastery = z klasztorem
ui-boru-region-sheet = Miasta
ui-boru-upkeep = Utrzymanie
ui-boru-played = zagrane
ui-boru-packs = Widziane zestawy
ui-boru-card-name = { $suit } { $value }. Jeśli wygra: { $win }. Jeśli przegra: { $lose }
ui-boru-points-now = teraz { $points }
ui-boru-end-step = Koniec
ui-boru-map = Mapa Irlandii
ui-boru-pick-first = Najpierw wybierz, potem zatwierdź.
ui-why-B26 = Nie leży przed tobą
ui-why-B29 = Już wybrano
ui-why-B53 = Brakuje monet
ui-why-B56 = Za mało najeźdźców
ui-why-B59 = Wyżej się nie da
ui-why-B64 = Już zajęte
ui-why-B65 = Brak twojej drogi
ui-why-B68 = Należy do zwycięzcy lewy
ui-why-B70 = Nie ma tam wikingów
ui-why-B78 = Już zajęte
ui-why-B82 = To nie jego miasto
ui-why-B21 = Nie twój ruch

## Architekci

ui-arch-status = tura { $turn }
ui-arch-status-hall = dom cechowy { $lying } z { $spaces }
ui-arch-status-reset = odnowienie na { $space }
ui-arch-status-end = { $turns ->
    [one] została { $turns } tura
    [few] zostały { $turns } tury
   *[other] zostało { $turns } tur
}
ui-arch-town = Miasto
ui-arch-virtue = Cnota
ui-arch-cathedral = Katedra
ui-arch-monuments = Monumenty
ui-arch-level = { $level }. poziom katedry
ui-arch-good-tax = podatek
ui-arch-good-coins = srebro na pominiętych pomocnikach
ui-arch-good-points = punkty zwycięstwa
ui-arch-good-worker = robotnik
ui-arch-good-captive = jeńcy
ui-arch-good-prison = więzienie
ui-arch-good-any = dowolny surowiec
ui-arch-good-mix = drewno lub kamień w dowolnej proporcji
ui-arch-trades = wymiany
ui-arch-bell = odnowienie
ui-arch-church = katedra
ui-arch-princess = Księżniczka
ui-arch-profiteer = Spekulant
ui-arch-court = Dwór
ui-arch-contribution = Stając przy niej, możesz złożyć jeden datek.
ui-arch-contribute = Złóż datek
ui-arch-consequence = Przy następnym odnowieniu
ui-arch-most-at = najwięcej robotników:
ui-arch-anyone-at = każdy tutaj:
ui-arch-or = albo
ui-arch-reset-tale = Odnowienie krok po kroku
ui-arch-schemes = Intrygi w stosie: { $schemes }. Pozostałe przyszłe: { $advanced }.
ui-arch-at-home = robotnicy w domu
ui-arch-captives = trzymani jeńcy
ui-arch-in-prison = własni w więzieniu
ui-arch-debts = niespłacone długi
ui-arch-in-hand = karty budynków na ręce
ui-arch-no-cathedral = bez katedry
ui-arch-no-market = bez czarnego rynku
ui-arch-tab-hand = Budynki
ui-arch-tab-offer = Pomocnicy
ui-arch-tab-own = Zbudowane
ui-arch-nothing-yet = jeszcze nic
ui-arch-your-skills = Twoje umiejętności:
ui-arch-laid = położono: { $count }
ui-arch-workers-there = Twoi robotnicy tutaj
ui-arch-with-more = Z większą liczbą
ui-arch-price = Cena
ui-arch-printed = Tekst
ui-arch-then = Potem zwykle
ui-arch-risk = Razem stanie tu { $count } twoich: jedno pojmanie zabierze wszystkich.
ui-arch-score-buildings = Budynki
ui-arch-score-monuments = Monumenty
ui-arch-score-cathedral = Katedra
ui-arch-score-virtue = Cnota
ui-arch-score-riches = Złoto i marmur
ui-arch-score-silver = Srebro
ui-arch-score-debts = Długi
ui-arch-score-prison = Więzienie
ui-arch-step-scheme = Odkrywa intrygę
ui-arch-step-place = Dokąd idzie
ui-arch-step-effect = Co tam robi
ui-arch-step-priorities = Co pomija
ui-arch-step-captures = Pojmania
ui-arch-step-abilities = Zdolność
ui-arch-help-start = W każdej turze umieszczasz jednego robotnika. Im więcej twoich stoi w miejscu, tym więcej daje i tym prędzej ktoś każe ich pojmać.
ui-arch-help-quarry = Kamień: po jednym za każdego twojego robotnika tutaj.
ui-arch-help-forest = Drewno: po jednym za każdego twojego robotnika tutaj.
ui-arch-help-silversmith = Srebro: jedno i jeszcze jedno za każdego twojego robotnika.
ui-arch-help-mines = Glina: jedna i jeszcze jedna za każdego robotnika. Albo złoto: jedno za każdych dwóch.
ui-arch-help-workshop = Dobierz karty budynków albo zatrudnij pomocnika: więcej robotników sięga dalej.
ui-arch-help-storehouse = Wymień dobra na cnotę lub marmur, raz za każdego robotnika tutaj.
ui-arch-help-town-centre = Pojmij całą grupę jednego koloru z jednego miejsca. Pierwsza kosztuje podatek, każda kolejna srebro.
ui-arch-help-tax-stand = Weź cały podatek i strać cnotę.
ui-arch-help-guardhouse = Jedno działanie za robotnika: oddaj jeńców, uwolnij lub wykup swoich, spłać dług.
ui-arch-help-black-market = Dobra za srebro i cnotę. Gdy wszystkie trzy miejsca są zajęte, następuje odnowienie: goście idą do więzienia.
ui-arch-help-guildhall = Buduj z ręki, pracuj przy katedrze lub wznieś monument. Robotnik zostaje tu do końca gry.
ui-arch-help-prison = Robotnicy czekają tu, aż właściciel uwolni ich w strażnicy. Przy odnowieniu wielu więźniów kosztuje cnotę i długi.
