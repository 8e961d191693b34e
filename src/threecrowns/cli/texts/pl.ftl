### Wiersz poleceń po polsku.

## Pomoc

help-title = crowns: cyfrowy stół do królewskich gier planszowych
help-more = Więcej o poleceniu: crowns POLECENIE --help
help-language = Język: --language en|cs|pl przy każdym poleceniu albo zmienna CROWNS_LANGUAGE.
help-examples = Przykłady:
help-game-options = Opcje konkretnej gry: crowns { $command } GRA --help
help-options-of = Opcje gry { $game }:
command-serve = otworzyć dom ze wszystkimi stołami w przeglądarce; samo crowns robi to samo
command-worker = dać botom myśleć tutaj dla serwerów ze wspólną bazą danych
command-play = zagrać w terminalu albo wrócić do rozpoczętej gry
command-arena = rozegrać wiele gier botami i je porównać
command-bench = zmierzyć szybkość gier
command-soak = rozegrać wiele losowych gier i sprawdzić wszystko, co musi zawsze obowiązywać
command-selfplay = rozegrać gry wyszukiwania z samym sobą i zachować je do nauki
command-train = dopasować ocenę gry do jej gier z samą sobą
command-ladder = rozegrać gry każdego bota z każdym i je ocenić
command-whatif = rozegrać te same gry z wbudowanym i z twoim pakietem i je porównać
command-verify = sprawdzić zapisy gier wiersz po wierszu
command-replay = opowiedzieć zapisaną grę krok po kroku
command-score = pokazać każdy punkt zapisanej gry wraz z powodem
command-rules = pokazać punkty zasad albo to, co widnieje na elemencie gry
command-content = sprawdzić pakiet treści albo porównać go z wbudowanym
command-schema = zapisać JSON Schema wszystkiego, co serwer mówi i słyszy
argument-game = gra, na przykład two-heirs
argument-file = plik
argument-clauses = punkty takie jak T39 albo elementy takie jak JO1; bez nich pojawi się spis
argument-action = check (sprawdzenie) albo diff (porównanie)
value-game = GRA
value-file = PLIK
value-clauses = PUNKTY
value-action = CZYNNOŚĆ
value-dir = FOLDER
value-n = N
value-host = ADRES
value-port = PORT
figure = { $value }
flag-seats = kto siedzi przy stole, miejsce po miejscu: human (człowiek) albo nazwa bota
flag-seed = liczba, dzięki której wszystkie losowania można powtórzyć
flag-content = folder z pakietem treści, który zastąpi wbudowany
flag-save = plik na zapis gry
flag-resume = wrócić do gry z tego pliku albo do ostatnio granej
flag-plain = same wiersze tekstu: bez kolorów i bez odświeżania ekranu
flag-language = język wszystkich wypowiedzi
flag-help = ta pomoc
flag-until = opowiedzieć tylko tyle odpowiedzi i pokazać stół po nich
flag-arena-seats = boty, miejsce po miejscu; miejsca zmieniają się z gry na grę
flag-games = ile gier
flag-workers = ile procesów gra jednocześnie
flag-records = folder na zapisy gier
flag-learned-players = tylko stoły z tyloma graczami; 1 dla solowych, 0 dla wszystkich pozostałych
flag-ray = klaster Ray, który gra zamiast tego komputera; local uruchamia go tutaj
flag-selfplay-model = model z crowns train, według którego się ocenia zamiast własnego modelu gry
flag-selfplay-plain = ocenia się zwykłą heurystyką, jak zanim się czegoś nauczono
flag-forks = ile pozycji z każdej gry rozgrywa się dalej także na inne sposoby
flag-learned-out = folder lub plik, do którego się zapisuje
flag-train-data = folder zapisany poleceniem crowns selfplay
flag-iterations = jak długo wyszukiwanie myśli nad odpowiedzią
flag-passes = ile razy przechodzi się przez dane
flag-whatif-bot = kto gra na wszystkich miejscach
flag-whatif-html = strona z wykresami, która zostanie zapisana
flag-ladder-games = ile gier rozgrywa każda para
flag-ladder-bots = kto bierze udział; wszystkie boty, jeśli nikogo nie podasz
flag-json = wynik jako JSON
flag-peers = porównać z OpenSpiel
flag-open = od razu otworzyć w przeglądarce
flag-host = adres dla innych urządzeń w sieci lokalnej, na przykład 0.0.0.0
flag-port = port; bez niego zwykły albo inny, jeśli ten jest zajęty
flag-data = folder, w którym są wszystkie stoły
flag-public = nazwa, pod którą udostępnia go wszystkim stojące przed nim proxy, na przykład play.example.org
flag-out = plik, do którego ma być zapisane
examples-serve =
    crowns serve --open
    crowns serve --host 0.0.0.0
    crowns serve --port 8000 --data moje-stoly
examples-worker = crowns worker --workers 4
examples-schema = crowns schema --out schema.json
examples-play =
    crowns play two-heirs
    crowns play two-heirs --henry 2 --colour blue
    crowns play two-heirs --seats human,human --sets random
    crowns play brian-boru --seats human,human,search-2
    crowns play --resume
examples-arena = crowns arena two-heirs --seats search-2,greedy --games 200
examples-bench = crowns bench two-heirs --json
examples-soak = crowns soak two-heirs --games 10000 --records naruszone
examples-selfplay = crowns selfplay two-heirs --games 5000 --iterations 120 --out games
examples-train = crowns train two-heirs --data games --out model.json
examples-ladder = crowns ladder two-heirs --games 100 --out ladder.jsonl
examples-whatif = crowns whatif two-heirs --content my-pack --games 1000 --html whatif.html
examples-verify = crowns verify gra.jsonl inna.jsonl
examples-replay = crowns replay gra.jsonl --until 40
examples-score = crowns score gra.jsonl
examples-rules =
    crowns rules two-heirs
    crowns rules two-heirs T39 H13
    crowns rules two-heirs JO1
examples-content =
    crowns content check moj-pakiet/content.toml
    crowns content diff moj-pakiet/content.toml
version-compiled = Three Crowns { $version }, rdzeń skompilowany
version-pure = Three Crowns { $version }, czysty Python (boty myślą powoli)

## Źle wpisane polecenie

usage-unknown-command = Nie ma polecenia „{ $name }”: wybierz { $allowed }.
usage-unknown-flag = Nie ma flagi { $flag }: wszystkie wypisuje crowns { $command } --help.
usage-unknown-flag-close = Nie ma flagi { $flag }: czy chodziło o { $close }?
usage-no-value = Flaga { $flag } nie przyjmuje żadnej wartości.
usage-value-missing = Po fladze { $flag } brakuje wartości.
usage-too-many = „{ $text }” to o jedno słowo za dużo: crowns { $command } --help pokazuje, czego się oczekuje.
usage-argument-missing = Brakuje słowa { $name }: crowns { $command } --help pokazuje, czego się oczekuje.
usage-which-game = W jaką grę? Wybierz { $allowed }.
usage-number = { $flag } oczekuje liczby całkowitej od { $low } do { $high }, a nie „{ $text }”.
usage-choice = { $flag } oczekuje jednej z wartości { $allowed }, a nie „{ $text }”.
usage-needs = Brakuje { $flag }: podaj folder ze swoim pakietem treści.
usage-list = { $flag } oczekuje słów rozdzielonych przecinkami, a nie „{ $text }”.
usage-choices = { $flag } oczekuje { $words } albo { $count ->
    [one] jednej wartości
   *[other] { $count } różnych wartości
} spośród { $allowed }, a nie „{ $text }”.
usage-with-resume = { $flag } nie łączy się z --resume: o przygotowaniu gry mówi zapis.
usage-plain-model = Nie można podać naraz --plain i --model: jedno ocenia bez modelu, drugie według niego.

## Co poszło źle gdzie indziej

output-closed = Nikt już nie czyta wyjścia; rozpoczęta gra jest zapisana, crowns play --resume do niej wraca.
system-error = System odmówił ({ $file }): { $reason }.
system-output = standardowe wyjście
path-nul = Ścieżka zawiera znak, którego nie może mieć nazwa pliku.
path-no-home = Nie wiadomo, gdzie leży { $path }: nie ma takiego użytkownika albo jego folderu domowego. Podaj całą ścieżkę.
path-no-home-folder = Nie wiadomo, gdzie zapisywać gry, bo nie masz tu folderu domowego: ustaw zmienną { $variable } na jakiś folder.
interrupted = Przerwano.
unforeseen = Stało się coś, czego nikt nie przewidział, i to nasz błąd: raport jest w pliku { $file }, prześlij go nam, proszę.
unforeseen-no-report = Stało się coś, czego nikt nie przewidział, i to nasz błąd; raportu nie dało się zapisać: { $error }

## Gra

play-record = Gra jest zapisywana w pliku { $file }
play-not-compiled = Three Crowns zainstalowano bez skompilowanego rdzenia: wszystko działa, tylko boty myślą około pięćdziesięciu razy wolniej. Zainstaluj kompilator C, a potem Three Crowns od nowa, żeby to zmienić.
play-thinking = { $who } ({ $bot }) myśli…
play-more-in-log = … (całość wypisuje polecenie przebieg)
choices-same-order = w tej samej kolejności
play-folded = … w skrócie; w całości: { $words }
told-times = { $sentence } ({ $count }×)
play-page = … Enter pokazuje dalej, cokolwiek innego kończy
play-press-enter = Enter zaczyna; cel pokaże to znowu.
play-question = { $who }: { $question }
play-hand-over = Teraz gra { $who }: zamieńcie się miejscami i naciśnijcie Enter.
play-left = Gra jest zapisana. Ciąg dalszy:
play-end-of-input = Wejście skończyło się przed grą; gra jest zapisana. Ciąg dalszy: { $command }
play-interrupted = Przerwano; gra jest zapisana. Ciąg dalszy: { $command }
resume-none = W folderze { $folder } nie ma niedokończonej gry: zacznij nową przez crowns play GRA albo podaj plik po --resume.
resume-passed-over = Pominięto: { $reason }

## Rozmowa przy stole

talk-undo = cofnij
talk-undo-help = cofnąć swój ostatni krok
talk-why = dlaczego, czemu
talk-why-what = RUCH
talk-why-help = czy ten ruch jest dozwolony, a jeśli nie, to dlaczego?
talk-score = punkty, wynik
talk-score-help = każdy punkt z powodem
talk-log = przebieg, dziennik
talk-log-what = [ILE]
talk-log-help = co się dotąd wydarzyło albo ostatnie odpowiedzi
talk-save = zapisz
talk-save-what = [PLIK]
talk-save-help = skopiować zapis do pliku; gra i tak zapisuje się po każdej odpowiedzi
talk-look = pokaż
talk-look-what = ELEMENT
talk-look-help = co widnieje na elemencie (oznaczenie, nazwa albo pole) i co z tego jest rekonstrukcją
talk-aim = cel
talk-aim-help = o co chodzi, przebieg tury, skąd są zasoby i kiedy jest koniec
talk-rule = zasada
talk-rule-what = PUNKT
talk-rule-help = punkt zasad, kilka kolejnych albo cały rozdział (po angielsku)
talk-options = możliwości
talk-options-help = wszystko, co możesz teraz zrobić
talk-board = stół
talk-board-help = narysować stół jeszcze raz
talk-help = pomoc
talk-help-help = ta pomoc
talk-quit = wyjdź
talk-quit-help = odejść od stołu; gra jest zapisana
talk-help-moves = Ruchy (albo numer możliwości):
talk-help-commands = Polecenia:
talk-help-rules = Zasady punkt po punkcie: crowns rules { $game }
talk-unknown = „{ $text }” to ani ruch, ani polecenie. Teraz możliwe: { $words }; { $help } wypisuje wszystko.
talk-ambiguous = „{ $text }” może znaczyć { $words }: napisz trochę więcej.
talk-no-choice = Nie ma możliwości { $number }: wybierz od 1 do { $last }.
talk-too-long = Wiersz jest za długi: wpisz najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
talk-several = Pasuje do tego kilka ruchów: { $words }. Napisz jeden z nich.
talk-refused = { $clause }: { $reason }
talk-undone = Cofnięto: { $move }
talk-allowed = To jest dozwolone: { $move }
talk-which = Oczekiwano: { $usage }.
talk-saved = Zapisano w pliku { $file }
aim-none = Ta gra nic nie mówi o swoim celu: pomoc wymienia, co można wpisać.
look-unknown = Nie ma tu elementu „{ $text }”: podaj jego oznaczenie, nazwę albo pole, na przykład 1,0.
look-reconstructed = rekonstrukcja, wydrukowanej wartości nie znamy: { $facts }

## Punkty

score-none = Na razie żadnych punktów.
score-total = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Zapisy gier

record-accepted = { $file }: w porządku, { $facts }
record-answers = { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}
record-finished = gra skończona
record-unfinished = gra nieskończona
record-draws-checked = losowania sprawdzone
record-draws-unchecked = losowania niesprawdzone, sekretu tu nie ma
record-torn = ostatni wiersz jest urwany i pominięty

## Zasady

rules-english = Obowiązujący tekst zasad jest angielski.
rules-how = Jeden punkt: crowns rules { $game } { $clause }
rules-unknown-game = Nie ma tu zasad gry „{ $name }”: wybierz { $allowed }.

## Treść

content-good = { $file }: dobry pakiet do gry { $game } ({ $counts }), skrót { $hash }
content-unknown-game = { $file } nie pasuje do żadnej tutejszej gry („{ $name }”): id w [meta] musi być jednym z { $allowed }.
content-gone = { $place }: brak, wbudowana wartość to { $before }
content-new = { $place }: nowe, { $after }
content-changed = { $place }: { $before } → { $after }
content-same = { $file } nie różni się od wbudowanego pakietu.

## Arena i próba obciążeniowa

arena-progress = gry
arena-games = { $count ->
    [one] { $count } gra, miejsca zmieniane
    [few] { $count } gry, miejsca zmieniane
   *[many] { $count } gier, miejsca zmieniane
}
arena-bot = bot
arena-wins = wygrane
arena-draws = remisy
arena-rate = odsetek wygranych
arena-interval = przedział 95 %
arena-elo = Elo
selfplay-progress = gry
selfplay-done = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
} w folderze { $folder }.
train-progress = części
train-done = Pozycje: { $positions }, gry: { $games }; kto wygra, heurystyka rozpoznaje w { $plain }, wyszukiwanie w { $search }, a model { $file } w { $learned } przypadków.
plain-master = { $reason } Do tego czasu master ocenia jak search-3.
ladder-progress = gry
soak-progress = gry
soak-broken = Naruszono: { $what }; zapis jest w pliku { $file }
soak-done = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
   *[many] { $answers } odpowiedzi
}, naruszeń: { $broken }

## Pomiary

bench-compiled = Rdzeń skompilowany. Czytaj proporcje, nie wartości bezwzględne.
bench-pure = Czysty Python bez skompilowanego rdzenia. Czytaj proporcje, nie wartości bezwzględne.
bench-game = gra
bench-core-per-s = decyzji/s w rdzeniu
bench-loop-per-s = decyzji/s w pętli Pythona
bench-uncompiled-core-per-s = bez kompilacji
bench-clone-ns = kopia, ns
bench-ismcts-per-s = iteracji przeszukiwania/s
bench-sight = widok stołu, ms (p95)
bench-no-peers = Nie ma tu OpenSpiel: przygotuje go ./crowns bench --peers.
bench-peers-failed = Pomiar OpenSpiel się nie powiódł.

## Serwer

serve-open = Three Crowns jest otwarte w przeglądarce: { $address }
serve-others = Inne urządzenia w sieci lokalnej znajdą je pod { $address }
serve-public = Przez proxy każdy znajdzie go pod adresem { $address }; kto siedzi przy tym komputerze, nie ma dodatkowych kluczy.
serve-how-to-stop = Ctrl-C je zamyka; każda gra jest zapisana.
serve-stopped = Zamknięte; każda gra jest zapisana.
worker-works = { $count ->
    [one] Tutaj myśli jeden bot
    [few] Tutaj myślą { $count } boty
   *[many] Tutaj myśli { $count } botów
} dla { $place }; Ctrl-C kończy pracę.
worker-stopped = Zatrzymano; rozpoczętą pracę przejmą inni.
worker-no-database = Pomocnik potrzebuje bazy danych, dla której ma pracować: ustaw zmienną { $variable } na jej adres.
serve-port-taken = Port { $port } zajmuje inny program: wybierz inny przez --port.
serve-port-refused = Portu { $port } nie da się otworzyć: { $reason }.
serve-host-unknown = Ten komputer nie ma adresu „{ $host }”: 0.0.0.0 otwiera go dla całej sieci lokalnej.
schema-written = Schemat jest w { $file }

## What if

whatif-progress = pary gier
whatif-title = Co by było, gdyby: { $game }
whatif-summary = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} z każdym pakietem, dla obu te same losowania; zmianę widać w { $shown } z { $lines } wierszy. W około pięciu na sto widać ją przypadkiem.
whatif-wins-by-seat = Wygrane według miejsc
whatif-points-by-seat = Punkty według miejsc
whatif-length = Długość gry
whatif-taken = Jak często miejsce to robi
whatif-worth = Ile to daje: wynik w porównaniu z innymi przy stole
whatif-what = co
whatif-before = wbudowany
whatif-after = twój
whatif-change = zmiana
whatif-interval = przedział 95 %
whatif-wins = { $who }: wygrane
whatif-points = { $who }: punkty
whatif-answers = odpowiedzi
whatif-turns = tury
whatif-more = { $count ->
    [one] Jeszcze { $count } wiersz: wszystkie pokazuje --html lub --json.
    [few] Jeszcze { $count } wiersze: wszystkie pokazuje --html lub --json.
    [many] Jeszcze { $count } wierszy: wszystkie pokazuje --html lub --json.
   *[other] Jeszcze { $count } wiersza: wszystkie pokazuje --html lub --json.
}

## Ustawienia domu

flag-settings = plik TOML z ustawieniami domu; flagi mają pierwszeństwo
flag-log = jak pisać dziennik: wiersze dla ludzi albo po jednym obiekcie JSON w wierszu
settings-no-toml = { $file }, wiersz { $line }: to nie jest TOML.
settings-wrong = { $file }: { $key } to ma być { $expected }.
settings-unknown = { $file }: nie ma ustawienia { $key }; tutaj są { $allowed }.
settings-unknown-close = { $file }: nie ma ustawienia { $key }; czy chodziło o { $close }?
settings-expects-text = tekst w cudzysłowie
settings-expects-whole = liczba całkowita od { $low } do { $high }
settings-expects-number = liczba większa od 0, najwyżej { $high }
settings-expects-switch = true albo false
settings-expects-choice = jedna z wartości { $allowed }
settings-expects-list = lista w nawiasach kwadratowych
settings-expects-section = sekcja z własnymi ustawieniami
settings-expects-host = nazwa albo adres, na przykład "play.example.org", bez http:// i bez portu
settings-expects-network = adres albo sieć, na przykład "127.0.0.1" albo "10.0.0.0/8"
settings-expects-token = tajny ciąg od 16 do 200 liter, cyfr i znaków bez spacji
settings-expects-database = adres, na przykład "postgresql://nazwa@komputer/baza"

## Co robi gospodarz

command-admin = zadbać o dom: stoły i gracze, zakazy, zgubione linki, stare gry
argument-task = tables, players, reports, ban NAZWA, unban NAZWA, revoke sessions NAZWA, revoke seats STÓŁ MIEJSCE, compact, recompute, export table STÓŁ, export player NAZWA
value-task = ZADANIE
flag-days = przy compact: zapomnieć też gry skończone albo nierozpoczęte, których od tylu dni nikt nie ruszył
examples-admin =
    crowns admin tables --data /var/lib/crowns
    crowns admin ban "Zła Ewa" --settings host.toml
    crowns admin revoke seats 4fK2x9Qw 1
    crowns admin compact --days 90
    crowns admin export table 4fK2x9Qw --out gra.jsonl
admin-expects = Wpisuje się to tak: { $usage }
admin-usage-tables = crowns admin tables
admin-usage-players = crowns admin players
admin-usage-reports = crowns admin reports
admin-usage-ban = crowns admin ban NAZWA (kilka słów w cudzysłowie)
admin-usage-unban = crowns admin unban NAZWA (kilka słów w cudzysłowie)
admin-usage-revoke = crowns admin revoke sessions NAZWA albo crowns admin revoke seats STÓŁ, z MIEJSCEM liczonym od 0 lub bez niego
admin-usage-compact = crowns admin compact, z --days N lub bez
admin-usage-recompute = crowns admin recompute
admin-usage-export = crowns admin export table STÓŁ albo crowns admin export player NAZWA
admin-no-house = W folderze { $folder } nie ma żadnego domu: podaj folder przez --data albo ustawienia przez --settings.
admin-no-tables = Nie ma żadnych stołów.
admin-no-players = Nikt nie ma konta.
admin-no-reports = Nikt niczego nie zgłosił.
admin-running = w toku
admin-over = skończona
admin-imported = do oglądania
admin-banned = zakaz wstępu
admin-devices = { $count ->
    [one] { $count } urządzenie
    [few] { $count } urządzenia
   *[other] { $count } urządzeń
}
admin-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
admin-was-banned = { $name } nie ma już wstępu; { $count ->
    [0] żadne miejsce do tego konta nie należało.
    [one] link do jednego miejsca stracił ważność.
    [few] linki do { $count } miejsc straciły ważność.
   *[other] linki do { $count } miejsc straciły ważność.
}
admin-was-unbanned = { $name } może zalogować się ponownie.
admin-sessions-ended = { $name }: wylogowano wszędzie; liczba urządzeń: { $count }.
admin-new-key = Stary link do miejsca { $seat } stracił ważność; nowy, bez nazwy domu: { $link }
admin-compacted = Zapomniano: stoły { $tables }, wygasłe sesje { $sessions }, martwe linki kont { $seats }; miejsce po nich jest wolne.
admin-recomputed = Policzono na nowo z wyników: gry rankingowe { $games }, pozycje w rankingach { $ratings }, z tego inaczej niż dotąd { $changed }.
admin-exported = { $what } jest w pliku { $file }
