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
ui-level-beginner = początkujący
ui-level-easy = łatwy
ui-level-fair = umiarkowany
ui-level-steady = średni
ui-level-strong = silny
ui-level-master = mistrz
ui-online = połączony

## The question

ui-your-move = Twój ruch
ui-move-of = Ruch: { $name }
ui-decision = Twoja decyzja
ui-tab-asked = ● Twój ruch
ui-waiting = Myśli: { $name }.
ui-waiting-plan = Tymczasem możesz się rozejrzeć: dotknij czegoś, a dowiesz się, co to jest.
ui-plan = Plan
ui-where = Gdzie? Wybrać można wszystko, co złote.
ui-where-of = { $name }. Gdzie? Wybrać można wszystko, co złote.
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
ui-type = Wpisz ruch
ui-type-note = ruch albo nazwa rzeczy na stole
ui-type-none = Nic tu się tak nie nazywa.
ui-nothing-asked = Teraz nie ma pytania.

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
ui-look-at-turn = Zobacz turę { $number }
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
ui-to-score = Dalej do punktacji
ui-go-on = Dalej

## The end

ui-wins = { $name } wygrywa
ui-draw = Nikt nie wygrywa
ui-over = Koniec gry
ui-rematch = Rewanż

## One screen for two

ui-pass-table = Przekaż stół: { $name }
ui-pass-note = Nie patrz, póki następny gracz nie usiądzie.
ui-i-am = Tu { $name }: pokaż moją stronę
ui-side-of = Teraz { $name }

## Seats and links

ui-seats = Gracze i miejsca
ui-person = człowiek
ui-here = przy stole
ui-away = nie ma przy stole
ui-here-screen = przy tym ekranie
ui-watchers = { $count ->
    [one] Jeszcze jedna osoba patrzy.
    [few] Patrzą jeszcze { $count } osoby.
   *[other] Patrzy jeszcze { $count } osób.
}
ui-link-of = Link do miejsca gracza { $name }
ui-link-copied = Skopiowano. Wyślij go tylko temu, kto ma tam usiąść.
ui-link-copy-yourself = Ta przeglądarka nie pozwala kopiować: link jest zaznaczony, skopiuj go.
ui-link-home = Te linki otworzy tylko ten komputer. Dla innych urządzeń uruchom Three Crowns z --host 0.0.0.0.
ui-elsewhere = Graj dalej na tym miejscu na innym urządzeniu
ui-copy = Kopiuj
ui-send = Wyślij
ui-qr = Kod QR
ui-qr-of = Kod QR: { $title }
ui-resign = Poddaj grę
ui-resign-note = Gra skończy się dla wszystkich i wygrają wszyscy pozostali. Nie da się tego cofnąć.
ui-rather-not = Lepiej nie

## Going back together

ui-back-here = Cofnij do tego miejsca
ui-back-note = Wszystko, co odpowiedziano po tej chwili, zostanie na dobre cofnięte.
ui-back-ask = Zapytaj innych
ui-back-ask-note = Najpierw zapytamy innych. Jeśli wszyscy się zgodzą, wszystko, co odpowiedziano po tej chwili, zostanie na dobre cofnięte.
ui-back-asked = { $count ->
    [one] { $name } prosi o cofnięcie ostatniej odpowiedzi.
    [few] { $name } prosi o cofnięcie ostatnich { $count } odpowiedzi.
   *[other] { $name } prosi o cofnięcie ostatnich { $count } odpowiedzi.
}
ui-back-waiting = Prosisz o cofnięcie. Zgody jeszcze nie dali: { $names }.
ui-back-agree = Zgadzam się
ui-back-refuse = Nie zgadzam się
ui-back-withdraw = Wycofaj prośbę

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
ui-key-type = wpisać ruch
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
ui-heirs-lacks-nothing = niczego nie brakuje
ui-heirs-then = Potem możesz użyć
ui-heirs-then-hand = Na ręce
ui-heirs-gives = daje { $good ->
    [wood] drewno
    [stone] kamień
   *[grain] pszenicę
}
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
ui-heirs-landscape = Krajobraz
ui-heirs-row = Rząd { $row }
ui-heirs-units = Oddziały
ui-heirs-step-take = Bierze kafelek
ui-heirs-step-place = Szuka miejsca
ui-heirs-step-build = Buduje
ui-heirs-step-treasure = Kładzie skarb
ui-heirs-step-unit = Oddział maszeruje
ui-heirs-rule-connect = A · połączyć drogę
ui-heirs-rule-block = B · zablokować drogę
ui-heirs-rule-any = C · pierwsze wolne pole

## A guided game

ui-guide = Przewodnik
ui-guide-at = { $at } z { $of }
ui-guide-fold = Zwiń przewodnika
ui-guide-unfold = Rozwiń przewodnika
ui-guide-before = Co było powiedziane wcześniej
ui-guide-leave = Opuść przewodnika i graj dalej
ui-guide-strayed = To była twoja własna droga, czemu nie. Cofnij to, a przewodnik poprowadzi cię dalej, albo graj od teraz swobodnie.
ui-guide-return = Cofnij to
ui-guide-free = Graj swobodnie
ui-guide-play = Zagraj to za mnie
ui-guide-finish = Graj dalej

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
hall-learn-wow = Cuda świata
hall-foot = Three Crowns nie jest związane z wydawcami tych gier. Zasady co do litery, rysunki własne.
hall-no-server = Sala nie odpowiada. Twoje gry są bezpieczne; spróbuj za chwilę.
hall-other-device = Na innym urządzeniu w tej sieci wpisz
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
hall-vs-friends = Znajomym przy tym ekranie
hall-vs-bot = Botowi: { $level }
hall-vs-bots = Botom ({ $count }): { $level }
hall-vs-noblewoman = Szlachciance (solo)
hall-vs-friend-link = Znajomemu przez link
hall-vs-friends-link = Znajomym przez link
hall-sits-me = Ja
hall-sits-here = Znajomy przy tym ekranie
hall-sits-link = Znajomy przez link
hall-sits-bot = Bot: { $level }
hall-seat-count = Ilu
hall-seat = Miejsce { $number }
hall-plays = { $name }: kto gra
hall-name = Imię
hall-name-of = { $name }: imię
hall-scripted = gra według własnych zasad
hall-link-note = Linki dostaniesz, gdy stół będzie gotowy.
hall-options = Gra
hall-draws = Losowanie
hall-seed-note = Ta sama liczba rozda tę samą grę. Puste: nikt jej wcześniej nie zna.
hall-list-random = wylosowane
hall-list-own = własny wybór, liczba: { $count }
hall-waiting = { $count ->
    [one] jedna czeka na ciebie
    [few] { $count } czekają na ciebie
   *[other] { $count } czeka na ciebie
}
hall-imported = Do obejrzenia
hall-remove = Usuń: { $title }
hall-remove-note = Gra wraz z zapisem zniknie z tego domu. Nie da się tego cofnąć.
hall-remove-yes = Usuń

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
ui-boru-new-region = nowy region
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
ui-boru-noexpand = teraz bez ekspansji
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
ui-arch-end-tale = Koniec gry krok po kroku
ui-arch-group-gather = Zbieranie dóbr
ui-arch-group-guildhall = Dom cechowy
ui-arch-group-town = W mieście
ui-arch-group-princess = Przy księżniczce
ui-arch-group-workshop = Warsztat
ui-arch-group-market = Czarny rynek
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
ui-arch-put-away = Odłóż
ui-arch-piece-at = Element w miejscu
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

# The Two Heirs: the bill of a tile that is taken
ui-heirs-to-build = Koszt budowy
# -- koniec gry Brian Boru, liczony krok po kroku
ui-boru-counting = Jak liczone są punkty
ui-boru-counted = Punkty policzone dotąd
ui-boru-count-region = { $region }
ui-boru-count-again = Policz jeszcze raz
ui-boru-played-now = Zagrane w tej rundzie
ui-boru-alone = prowadzisz
ui-boru-level = remis na czele
ui-boru-ifnow-change = Punkty, gdyby gra skończyła się teraz, i zmiana w tej rundzie
ui-why-B19-not-a-free-town = Już zajęte
ui-why-B19-region-taken = Ktoś już tam jest
ui-why-B32-not-a-free-town = Już zajęte
ui-why-B32-not-in-hand = Nie masz jej na ręce
ui-why-B32-other-colour = Inny kolor
ui-why-B36-not-in-hand = Nie masz jej na ręce
ui-why-B75-not-a-free-town = Już zajęte
ui-why-B75-other-region = Inny region
ui-why-B100-not-your-town = To nie twoje miasto
ui-why-B100-has-a-monastery = Klasztor już tam jest
ui-why-B21-not-asked-now = Teraz nie o to chodzi
ui-why-B21-nothing-about-players = Gracza się nie wybiera
ui-why-B73-highest-marries = Wspinasz się kartami
ui-why-B81-decided-by-raiders = Walczy się kartami
ui-why-B98-decided-by-discs = Wspiera się kartami
ui-why-B108-claimed-in-upkeep = Roszczenia w utrzymaniu
## Konta

account = Konto
account-note = Do gry go nie potrzebujesz. Z kontem twoje gry trafią też na inne twoje urządzenia.
account-sign-in = Zaloguj się
account-new = Nowe konto
account-forgot = Nie pamiętam hasła
account-name = Imię
account-password = Hasło
account-new-password = Nowe hasło
account-old-password = Dotychczasowe hasło
account-code = Kod ratunkowy
account-create = Załóż konto
account-recover = Ustaw nowe hasło
account-codes-title = Twoje kody ratunkowe
account-codes-note = Przepisz je albo wydrukuj: pokażą się tylko teraz. Każdy wpuści cię raz, gdy zapomnisz hasła. Nie ma tu adresu e-mail, na który można by napisać.
account-codes-seen = Mam je zapisane
account-codes-left = { $count ->
    [one] został { $count } kod ratunkowy
    [few] zostały { $count } kody ratunkowe
   *[other] zostało { $count } kodów ratunkowych
}
account-codes-new = Nowe kody ratunkowe
account-devices = { $count ->
    [one] zalogowane na tym urządzeniu
   *[other] zalogowane na { $count } urządzeniach
}
account-games = { $count ->
    [one] trzyma { $count } miejsce
    [few] trzyma { $count } miejsca
   *[other] trzyma { $count } miejsc
}
account-sign-out = Wyloguj się
account-sign-out-note = Gry tego konta znikną też z tego urządzenia; wrócą, gdy się zalogujesz.
account-everywhere = Wyloguj się wszędzie
account-change = Zmień hasło
account-changed = Hasło zmienione. Inne urządzenia muszą zalogować się od nowa.
account-export = Zabierz wszystkie moje dane
account-delete = Usuń konto
account-delete-note = Twoje imię, twoje słowa i lista gier zostaną usunięte na dobre. Gry toczą się dalej dla tych, którzy mają link.
account-you = To ty: { $name }.

## Miejsca przez link

seat-claim = Zwiąż to miejsce ze mną
seat-claim-note = Link, którym tu trafiłeś lub trafiłaś, nic już nie otworzy; tylko ta przeglądarka i twoje konto, jeśli się zalogujesz.
seat-claimed = związane
seat-hand-over = Oddaj to miejsce komuś innemu
seat-hand-over-note = Dostaniesz nowy link do przekazania i od tej chwili tylko patrzysz. Twój stary link od razu przestaje działać.
seat-revoke = Nowy link, stary przestaje działać
seat-revoke-note = Kto siedzi tam przez stary link, zostaje od razu odłączony.
seat-open = To miejsce może zająć każdy
seat-is-open = wolne dla każdego
seat-free = Miejsce gracza { $name } jest wolne.
seat-take = Usiądź
seat-sits-open = Ktokolwiek (wolne miejsce)

## Tempo

pace = Tempo
pace-clock = Zegar
pace-none = bez zegara
pace-live = zapas czasu na całą grę
pace-days = dni na każdą turę
pace-base = Minuty w zapasie
pace-increment = Sekundy dodatkowe po każdej turze
pace-per-turn = Dni na każdą turę
pace-vacation = Dni urlopu
pace-end = Gdy czas minie
pace-end-wait = reszta może czekać albo wezwać bota
pace-end-bot = dalej gra bot
pace-end-resign = partia jest poddana
pace-words = Można swobodnie do siebie pisać
pace-left = Zostało: { $time }
pace-day = { $count } d
pace-hour = { $count } godz.
pace-minute = { $count } min
pace-out = czas minął
pace-away = na urlopie
pace-go-away = Jadę na urlop
pace-come-back = Wracam z urlopu
pace-vacation-left = { $count ->
    [one] został { $count } dzień urlopu
    [few] zostały { $count } dni urlopu
   *[other] zostało { $count } dni urlopu
}

## Obyczaje

offer-pause = Przerwa
offer-resume = Gramy dalej
offer-replace = Niech gra bot
offer-asked-pause = { $name } prosi o przerwę.
offer-asked-resume = { $name } chce grać dalej.
offer-asked-replace = { $name } proponuje, żeby za gracza { $about } grał bot.
offer-asked-rematch = { $name } prosi o rewanż.
offer-waiting = Czekamy na zgodę: { $names }.
offer-paused = Przy stole jest przerwa; wszystkie zegary stoją.
offer-rematch-ready = Stół do rewanżu gotowy; miejsca się przesunęły.
offer-rematch-go = Do rewanżu

## Rozmowa

talk-hello = Cześć!
talk-good-luck = Powodzenia!
talk-nice-move = Ładny ruch.
talk-thanks = Dzięki.
talk-sorry = Przepraszam.
talk-thinking = Muszę się zastanowić.
talk-moment = Chwileczkę.
talk-back-soon = Zaraz wracam.
talk-your-turn = Twoja kolej.
talk-yes = Tak.
talk-no = Nie.
talk-well-played = Dobrze zagrane.
talk-good-game = Dobra gra, dzięki.
talk-bye = Do zobaczenia!
talk-none = Nikt jeszcze nic nie powiedział.
talk-write = Napisz do wszystkich przy stole
talk-send = Powiedz
talk-phrases = Gotowe zdania
talk-phrases-only = Przy tym stole mówi się tylko gotowymi zdaniami.
talk-hidden = (ukryte: swobodny tekst jest u ciebie wyłączony)
talk-mute = Nie słuchaj: { $name }
talk-muted = { $name }: nie słuchasz.
talk-unmute = Słuchaj znowu
talk-show-words = Pokazuj, co inni swobodnie piszą
talk-report = Zgłoś gospodarzowi …
talk-report-about = O kim
talk-report-nobody = o nikim szczególnym
talk-report-words = Co się stało
talk-report-note = Zapis tej gry i to, co powiedziano, zostaną dołączone.
talk-report-send = Wyślij gospodarzowi
talk-report-sent = Gospodarz to przeczyta.

## Wiadomości z daleka

notice-turn = Twoja kolej
notice-browser = Powiadom mnie w przeglądarce, gdy przyjdzie moja kolej
notice-denied = Ta przeglądarka nie pozwala na powiadomienia z tej strony.
notice-title = Daj mi znać, gdy mnie nie ma
notice-feed = Kanał (Atom) gier, które na mnie czekają
notice-feed-address = Jego tajny adres, widoczny tylko teraz
notice-webhook = Wysyłaj pod ten adres, na przykład do czatu
notice-save = Zapisz
notice-saved = Zapisano.

## Otwarte stoły

open-title = Otwarte stoły
open-look = Do stołu
open-pace-none = bez zegara
open-pace-live = { $minutes } min i { $seconds } s na turę
open-pace-days = { $days ->
    [one] { $days } dzień na turę
    [few] { $days } dni na turę
   *[other] { $days } dni na turę
}

## Uczciwość

fair-fair = Sprawdzono tutaj: żaden wiersz zapisu nie został zmieniony, a jego sekret jest tym, który obiecano przed pierwszym losowaniem.
fair-untold = Sprawdzone tutaj: żaden wiersz zapisu nie został zmieniony. Poddana partia nie zdradza sekretu losowań.
fair-broken = Zapis został zmieniony w wierszu { $line }: nie ufaj mu.
fair-other-secret = Sekret losowań nie jest tym, który obiecano przed pierwszym z nich: nie ufaj tej grze.
fair-file = Zapis
fair-file-note = Sprawdź gdzie indziej: crowns verify

## Planowanie naprzód

ui-plan-prepare = Przygotuj odpowiedź
ui-plan-choose = Co odpowiesz następnym razem?
ui-plan-then = A co potem?
ui-plan-nothing = Nie wiadomo jeszcze dość dokładnie, jakie będzie następne pytanie: nie można przygotować odpowiedzi.
ui-plan-no-more = Dalej niczego nie da się przygotować.
ui-plan-steady = Zagraj, nawet jeśli w międzyczasie coś zostanie dobrane na oczach wszystkich
ui-plan-keep = Trzymaj w pogotowiu
ui-plan-kept = Przygotowane
ui-plan-note = Zostanie zagrane, gdy przyjdzie twoja kolej, jeśli nadal będzie można i nie dowiesz się niczego nowego. Nikt inny o tym nie wie.
ui-plan-note-steady = Zostanie zagrane, gdy przyjdzie twoja kolej, jeśli nadal będzie można, nawet jeśli w międzyczasie coś zostanie dobrane na oczach wszystkich. Nikt inny o tym nie wie.
ui-plan-take-back = Wycofaj
ui-plan-other = Przygotuj inną
ui-plan-read = Rozumiem

## Przyglądanie się

watch-delay = Kto tylko się przygląda, widzi stół
watch-at-once = od razu
watch-late = { $count ->
    [one] { $count } odpowiedź później
   *[other] { $count } odpowiedzi później
}
watch-behind = Widzisz stół taki, jaki był { $count ->
    [one] { $count } odpowiedź
   *[other] { $count } odpowiedzi
} temu: tak chcą grający. Po końcu gry zobaczysz wszystko.
## Ratings and players

ratings = Ranking
rated-game = rankingowa
rated-table = Ta gra liczy się do rankingu: bez podpowiedzi i bez cofania, a kto zostawi ją botowi, będzie ostatni.
rated-wish = Liczy się do rankingu
rated-wish-note = tylko dla zalogowanych, bez podpowiedzi
rating-value = { $value } ± { $spread }
rating-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
rating-provisional = tymczasowy
rating-provisional-note = tymczasowy: mniej niż dziesięć gier
rating-note = W 19 przypadkach na 20 prawdziwa siła mieści się w tym przedziale. Każdy zaczyna od 1500; boty są na tej samej skali.
player = Gracz
player-own-page = Moja strona
player-since = tutaj od { $day }
player-unrated = Nie ma jeszcze żadnej ukończonej gry rankingowej.
player-games = Gry rankingowe
player-place = { $place }. z { $players }
player-replay = Odtwórz
player-gone = ktoś, kogo już tu nie ma

## Web Push

push-wish = Powiadamiaj tę przeglądarkę o mojej kolejce, także gdy strona jest zamknięta
push-denied = Ta przeglądarka na to nie pozwala albo jej usługa powiadomień nie odpowiada.
## W miejscu i na wąskim pasku

ui-what-there = { $place }: co robisz?
ui-short-architects = Architekci
ui-arch-keeps-influence = bez wpływu

## Numbers for the shuffle

gather-wait = Rozdanie nastąpi, gdy wszyscy przyjdą.
gather-notice = Przed rozdaniem każda przeglądarka daje liczbę do tasowania. Brakuje jeszcze: { $names }.
gather-now = Rozdaj teraz
fair-other-number = Liczby, którą ta przeglądarka dała do tasowania, nie ma w zapisie: nie ufaj tej grze.
} temu: tak chcą gracze. Po końcu gry zobaczysz wszystko.
