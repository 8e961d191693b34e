### Co może powiedzieć każda gra i każde polecenie.

## Ruchy

move-unknown-verb = „{ $text }” to nie ruch: zaczyna się od jednego ze słów { $verbs }.
move-usage = Nie można odczytać „{ $text }”: oczekiwano { $usage }.
move-bad-word = „{ $word }” tu nie pasuje: oczekiwano { $usage }.
answer-not-asked = Miejsce numer { $seat } nie ma teraz nic do powiedzenia: zaczekaj na jego kolej.
answer-not-legal = Odpowiedź { $action } jest niedozwolona: wybierz z listy.
undo-impossible = Nie ma czego cofnąć: można cofać tylko własne ostatnie kroki, dopóki nie odkryto niczego nowego i nie odpowiedział nikt inny.
back-impossible = Gra nie może wrócić do odpowiedzi numer { $count }: wybierz liczbę od 0 do którejś przed ostatnią.

## Przygotowanie

setup-seats = W tę grę nie można grać, gdy przy stole { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}: wybierz { $allowed }.
setup-unknown-option = Nie ma opcji „{ $name }”: oczekiwano { $allowed }.
setup-bad-option = Opcja „{ $name }” nie może mieć wartości „{ $value }”: wybierz { $count ->
    [one] jedną wartość
    [few] { $count } różne wartości
   *[many] { $count } różnych wartości
} spośród { $allowed }.
setup-unknown-game = Nie ma gry „{ $name }”: wybierz { $allowed }.
setup-unknown-bot = Nie ma bota „{ $name }”: wybierz { $allowed }.
setup-unknown-player = „{ $name }” nie może usiąść do stołu: wybierz { $allowed }.
setup-option-seats = { $name } działa przy tej liczbie miejsc: { $wanted }; jest ich { $seats }.
setup-no-content = Gra „{ $name }” nie ma zadrukowanych elementów, więc nie przyjmuje pakietu treści.

## Pliki

file-unreadable = Nie można odczytać { $file }: { $reason }.
file-unwritable = Nie można zapisać { $file }: { $reason }; wszystko wcześniejsze jest bezpieczne.
worker-gone = Proces roboczy został zakończony z zewnątrz; systemowi mogło zabraknąć pamięci, wtedy pomoże mniej --workers.
reason-missing = nie ma takiego pliku
reason-forbidden = brak uprawnień
reason-exists = plik już istnieje, wybierz inną nazwę
reason-folder = to folder, oczekiwano pliku
reason-no-folder = część ścieżki nie jest folderem
reason-disk-full = dysk jest pełny
reason-too-large = plik byłby większy, niż wolno
reason-read-only = na tym dysku nie można zapisywać
reason-over-size = ma ponad { $most } MB, żaden zapis gry nie jest tak duży
reason-device = to urządzenie albo potok, oczekiwano pliku

## Zapisy gier

record-changed = wiersz został zmieniony albo brakuje wcześniejszego: łańcuch się nie zgadza
record-no-header = to nie jest zapis gry: oczekiwano nagłówka w znanym formacie
record-other-format = zapis jest w formacie { $found }, a ta wersja czyta format { $wanted }: otwórz go wersją, która go zapisała
record-not-json = nie można odczytać wiersza: oczekiwano tabeli JSON
record-other-rules = grano według zasad w wersji { $found }, tutaj jest wersja { $wanted }
record-other-content = grano z innym pakietem treści (skrót { $hash }…): podaj go przez --content
record-bad-setup = tak nie można przygotować gry
record-bad-undo = tutaj nie było czego cofnąć
record-other-position = pozycja różni się od zapisanej
record-other-result = wynik różni się od zapisanego
record-early-secret = sekretu nie wolno ujawnić przed końcem gry
record-unknown-line = oczekiwano odpowiedzi, cofnięcia, skrótu, wyniku albo sekretu
record-not-due = takiego wiersza tu nie oczekiwano
record-other-seats = oczekiwano imienia i liczby dla każdego miejsca przy stole, liczba miejsc: { $seats }
record-long-line = wiersz ma ponad { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[other] { $most } bajtów
}
record-unknown-key = „{ $key }” nie należy do takiego wiersza
record-other-number = oczekiwano odpowiedzi numer { $wanted }
record-other-draw = losowanie nie zgadza się z ustalonym wcześniej tasowaniem
record-illegal-answer = ta odpowiedź nie była wtedy dozwolona
record-other-move = słowny zapis ruchu różni się od udzielonej odpowiedzi
record-bad-secret = sekret nie pasuje do skrótu podanego przed pierwszym losowaniem

## Pakiety treści

content-not-utf8 = plik nie jest tekstem w kodowaniu UTF-8
content-not-toml = od tego wiersza plik nie jest poprawnym TOML
content-no-file = W folderze { $folder } nie ma pakietu treści: oczekiwano { $names }.
content-no-table = brakuje tabeli „{ $table }”
content-text-expected = „{ $key }” musi być niepustym tekstem
content-number-expected = „{ $key }” musi być liczbą całkowitą od { $low } do { $high }
content-flag-expected = „{ $key }” musi mieć wartość true albo false
content-choice-expected = „{ $key }” musi być jedną z wartości { $allowed }
content-list-expected = „{ $key }” musi być listą wartości { $allowed } bez powtórzeń
content-list-length = „{ $key }”: liczba pozycji na liście musi wynosić { $wanted }
content-fixed-value = „{ $key }” musi wynosić { $wanted }: program nie umie grać inaczej
content-table-expected = „{ $key }” musi być tabelą
content-source-expected = „{ $key }”: źródłem „{ $fact }” musi być „rulebook”, „reconstructed” albo „public: …”
content-id-twice = „{ $key }”: oznaczenie „{ $id }” występuje dwa razy
content-unknown-key = „{ $key }” zawiera „{ $name }”: oczekiwano tylko { $allowed }
content-count = „{ $what }”: znaleziono { $found }, oczekiwano { $wanted }
content-copies = „{ $key }” musi wynosić { $found }, tyle ile jest kafelków tego rodzaju
content-colour-balance = „{ $key }”: zestaw „{ $set }” ma { $found } × { $colour }, oczekiwano { $wanted }
content-set-of-kind = „{ $key }” nie jest zestawem rodzaju „{ $kind }”
content-cost-empty = „{ $key }” musi zawierać co najmniej jeden zasób
content-road-expected = „{ $key }” musi być listą grup krawędzi N, E, S, W
content-road-edge-twice = „{ $key }” wymienia tę samą krawędź dwa razy
content-crosses = „{ $key }”: każdy oddział gracza musi mieć krzyżyk innego koloru
content-other-game = to pakiet do gry { $found }, a nie do { $wanted }
content-no-game = nie podano, do której gry jest pakiet: w [meta] musi być id = "{ $wanted }"

## Rzeczy

# Rzecz i co się dla niej wpisuje
thing = { $name } ({ $id })

## Co przyniesie odpowiedź

warn-draw = Nie można cofnąć: coś zostanie dobrane.
warn-reveal = Nie można cofnąć: coś zostanie odkryte.
warn-end = Kończy grę.

## Stół

table-no-seat = Przy tym stole nie ma miejsca numer { $seat }.
table-stale = Stół się tymczasem zmienił: spójrz na niego jeszcze raz i odpowiedz.
table-over = Gra się skończyła.
back-not-asked = Nikt nie prosił o cofnięcie.
undo-blocked-draw = Dalej cofnąć się nie da: coś zostało dobrane.
undo-blocked-other = Dalej cofnąć się nie da: odpowiedział już ktoś inny.
undo-blocked-reveal = Dalej cofnąć się nie da: ta odpowiedź coś odkryła albo przekazała ruch dalej.
undo-blocked-beginning = Nikt jeszcze nie odpowiedział.
record-refused = { $file }:{ $line }: { $reason }
resume-finished = Gra w pliku { $file } jest skończona: crowns replay ją opowie, crowns score pokaże punkty.
resume-no-secret = Brakuje pliku { $file } z sekretem losowań: bez niego grę można odtworzyć, ale nie kontynuować.
resume-other-players = Gra z pliku { $file } nie była grana w terminalu: każdy gracz musi być jednym z { $allowed }.
resume-busy = Gra z pliku { $file } jest właśnie grana w innym terminalu: dokończ ją tam albo podaj inny plik.
rules-unknown-clause = Nie ma punktu ani elementu „{ $clause }”: najbliższe to { $near }.

## Dom ze wszystkimi stołami

reason-locked = trzyma to inny program
store-busy = W folderze { $folder } działa już inny serwer: użyj jego stołów w przeglądarce albo podaj inny folder przez --data.
store-unusable = Stołów nie da się przechowywać w { $file }: { $reason }.
store-newer = Plik { $file } zapisała nowsza wersja Three Crowns: zainstaluj ją albo podaj inny folder przez --data.
server-not-saved = Nic się nie zmieniło, bo nie dało się tego zapisać: { $reason }.
server-record-full = Nic się nie zmieniło: ta gra jest już dłuższa, niż może być zapis.
server-no-table = Nie ma tu takiego stołu: może jest w innym folderze albo adres jest niepełny.
server-wrong-key = Ten odnośnik nie otwiera żadnego miejsca przy tym stole: poproś tego, kto go przysłał, o nowy.
server-other-version = Ta strona i serwer mówią różnymi wersjami: wczytaj stronę ponownie.
server-no-hello = Serwer oczekiwał najpierw powitania: wczytaj stronę ponownie.
server-unreadable = Wiadomości nie da się odczytać: { $reason }.
server-too-large = Wiadomość jest większa niż jakakolwiek potrzebna.
server-too-fast = Za dużo wiadomości naraz: poczekaj chwilę.
server-unforeseen = Stało się coś, czego nikt nie przewidział, i to nasz błąd; nic nie zginęło. Wczytaj stronę ponownie.
server-not-yours = To miejsce nie jest twoje: otwiera je jego własny odnośnik.
server-spectator = Tylko się przyglądasz: może to zrobić ten, kto siedzi przy stole.
server-bot-plays = Za to miejsce gra bot: najpierw go zastąp.
server-bot-failed = Bot nie umie odpowiedzieć: ktoś musi grać dalej za niego.
server-read-only = Ta gra jest tu do oglądania; zagraj raczej dalej od którejś z jej chwil.
server-running = Gra jeszcze trwa: pokazałoby to, co jest ukryte.
server-no-secret = Ten zapis nie zawiera sekretu losowań, więc nikt nie może od niego grać dalej.
server-no-piece = W tej grze nie ma elementu „{ $piece }”.
server-hint = { $who }: poproszono o podpowiedź.
server-no-record = To nie jest zapis, który można pokazać, wiersz { $line }: { $reason }.
server-bad-name = Imię ma najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
} i wszystkie są widoczne.
server-no-rules = Nie ma tu zasad „{ $name }”.
server-no-clause = W tych zasadach nie ma punktu „{ $clause }”.
server-other-origin = To żądanie przyszło z innej strony: otwórz Three Crowns pod adresem, który podał.
server-no-client = Serwer działa, ale jego strony nie zostały zbudowane: uruchom go przez ./crowns albo zainstaluj pełny pakiet.
server-no-page = Pod tym adresem nic nie ma.
