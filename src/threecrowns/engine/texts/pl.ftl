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
setup-unknown-guide = Nie ma gry z przewodnikiem „{ $name }”: wybierz { $allowed }.
setup-other-guide = Gra z przewodnikiem „{ $name }” nie należy do gry „{ $game }”.
model-missing = Brakuje pliku { $file }: wytrenuj model poleceniem crowns train { $game }.
model-unreadable = Plik { $file } nie jest modelem, który da się w całości odczytać: wytrenuj go ponownie poleceniem crowns train.
model-changed = Plik { $file } został zmieniony po treningu: wytrenuj go ponownie poleceniem crowns train.
model-of-another = Plik { $file } to model gry { $found }, a nie { $game }: wytrenuj nowy poleceniem crowns train { $game }.
model-other-content = Plik { $file } był trenowany na innej zawartości gry { $game }: wytrenuj model dla swojej poleceniem crowns train { $game }.
model-other-layout = Plik { $file } liczy inne cechy gry { $game } niż ta wersja: wytrenuj go ponownie poleceniem crowns train { $game }.
selfplay-other-settings = Folder { $folder } zawiera gry innej gry lub z innymi ustawieniami: wybierz inny folder.
selfplay-no-folder = Folder { $folder } nie zawiera gier do nauki: utwórz je poleceniem crowns selfplay.
selfplay-no-forks = Pozycji gry { $game } nie da się rozegrać dalej na inne sposoby: wyszukiwanie patrzy w niej także poza losowania, więc pomiń --forks.
train-few-games = Gier jest za mało do nauki ({ $games }): rozegraj kolejne poleceniem crowns selfplay { $game }.
train-no-features = Gra { $game } nie ma jeszcze cech, z których można się uczyć.
ladder-other = Plik { $file } zawiera inną drabinę: wybierz inny plik.
ray-missing = Brakuje Ray: zainstaluj go poleceniem pip install "threecrowns[ray]".
ray-no-cluster = Pod adresem { $address } nie ma klastra Ray: uruchom go poleceniem ray start albo użyj --ray local.
whatif-other = Plik { $file } zawiera inne porównanie: wybierz inny plik.
research-missing = Brakuje numpy: zainstaluj je poleceniem pip install "threecrowns[research]".
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
reason-no-answer = baza danych nie odpowiada
store-busy = W folderze { $folder } działa już inny serwer: użyj jego stołów w przeglądarce albo podaj inny folder przez --data.
store-unusable = Stołów nie da się przechowywać w { $file }: { $reason }.
store-newer = Plik { $file } zapisała nowsza wersja Three Crowns: zainstaluj ją albo podaj inny folder przez --data.
store-away = Stołów nie można teraz wczytać: { $reason }. Spróbuj ponownie za chwilę.
store-bad-address = Adres bazy danych musi mieć postać postgresql://nazwa:hasło@komputer/baza.
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
server-still-played = Gra jeszcze trwa: usunąć można tylko to, co się skończyło albo zostało wczytane do obejrzenia.
server-not-all-yours = Przy tym stole grają też inni: usunąć go może tylko ten, kto trzyma miejsca wszystkich graczy.
server-no-secret = Ten zapis nie zawiera sekretu losowań, więc nikt nie może od niego grać dalej.
server-no-piece = W tej grze nie ma elementu „{ $piece }”.
server-hint = { $who }: poproszono o podpowiedź.
server-no-record = To nie jest zapis, który można pokazać, wiersz { $line }: { $reason }.
server-no-rules = Nie ma tu zasad „{ $name }”.
server-no-clause = W tych zasadach nie ma punktu „{ $clause }”.
server-other-origin = To żądanie przyszło z innej strony: otwórz Three Crowns pod adresem, który podał.
server-no-client = Serwer działa, ale jego strony nie zostały zbudowane: uruchom go przez ./crowns albo zainstaluj pełny pakiet.
server-no-page = Pod tym adresem nic nie ma.

## Ludzie

people-name-length = Imię ma co najmniej jeden i co najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
}.
people-words-length = Wiadomość ma co najmniej jeden i co najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
}.
people-unseen-signs = Tekst zawiera znaki, których nie widać albo które odwracają kierunek czytania: usuń je.
people-too-often = Prób było za dużo: poczekaj chwilę.
people-password-length = Liczba znaków hasła: od { $least } do { $most }.
people-signed-out = Na tym urządzeniu nikt nie jest zalogowany: najpierw się zaloguj.
people-name-taken = Imię { $name } albo prawie takie samo już ktoś nosi: wybierz inne.
people-wrong-password = Imię i hasło nie pasują do siebie.
people-banned = Gospodarz zamknął to konto: zapytaj go dlaczego.
people-wrong-code = Imię i kod ratunkowy nie pasują do siebie albo kod został już użyty.
people-seat-taken = To miejsce zajął już ktoś inny albo nie jest wolne.
people-revoked = Ten link już nie otwiera miejsca: został z kimś związany albo wymieniony na nowy.
people-paused = Przy stole jest przerwa: najpierw wszyscy muszą się zgodzić na dalszą grę.
people-no-offer = Nie ma już na co się zgadzać.
people-offer-void = Teraz nie można tego zaproponować.
people-no-phrase = Nie ma takiego gotowego zdania.
people-no-words = Przy tym stole mówi się tylko gotowymi zdaniami.
people-no-vacation = Przy tym stole nie ma urlopu.
people-vacation-spent = Nie ma już dni urlopu.
people-open-seat = Miejsce { $seat } nie może być wolne: nie siedzi tam człowiek.
people-no-time = Na zegarze musi być jakiś czas.
people-clock-bot = { $who } – czas minął: dalej gra bot.
people-clock-wait = { $who } – czas minął: reszta może czekać albo pozwolić grać botowi.
people-clock-resign = { $who } – czas minął, więc partia jest poddana.
people-webhook-refused = Nie można wysłać wiadomości pod ten adres: jest niepełny, nikt się tam nie zgłasza albo leży w sieci tego domu.
people-webhooks-off = Ten dom niczego nie wysyła na webhooki.
admin-no-player = Nikt tu nie ma konta o nazwie { $name }.
admin-no-table = W tym domu nie ma stołu { $table }.
admin-no-seat = Przy stole { $table } nie ma takiego miejsca: liczba miejsc to { $seats }, liczy się je od 0.
people-your-turn = Twoja kolej: { $title }.

## Plany

plan-asked-now = Teraz twoja kolej: odpowiedz od razu.
plan-guided = W grze z przewodnikiem niczego się nie przygotowuje.
plan-not-foreseen = Tej odpowiedzi nie można teraz przygotować.
plan-done = Zagrano twoją przygotowaną odpowiedź: { $move }.
plan-over = Twoja przygotowana odpowiedź przepada: gra się skończyła.
plan-went-back = Twoja przygotowana odpowiedź przepada: gra została cofnięta.
plan-was-drawn = Twoja przygotowana odpowiedź przepada: w międzyczasie coś dobrano.
plan-was-told = Twoja przygotowana odpowiedź przepada: pokazano ci coś nowego.
plan-other-question = Twoja przygotowana odpowiedź przepada: pytanie jest inne.
plan-other-meaning = Twoja przygotowana odpowiedź przepada: teraz znaczyłaby coś innego.
plan-not-allowed = Twoja przygotowana odpowiedź przepada. { $reason }
## Ratings

people-rated-account = Ta gra liczy się do rankingu: najpierw się zaloguj, żeby było komu ją zaliczyć.
people-rated-other = W grze rankingowej każdy ma jedno miejsce, a to nie jest twoje.
people-rated-no-help = W grze rankingowej nie ma podpowiedzi ani cofania.
people-rated-bot = W grze rankingowej boty zostają na swoich miejscach.
people-rated-seed = Grę rankingową zawsze rozdaje się od nowa: nie ma numeru ani przewodnika.
people-rated-nobody = W grze rankingowej musi grać przynajmniej jeden człowiek.
people-no-person = Nikogo o tym imieniu tu nie znamy.
people-push-refused = Tej przeglądarki nie da się powiadomić: jej adres powiadomień jest niepełny albo leży w sieci domu.
people-no-push = Gospodarz tego domu nie ustawił powiadomień do zamkniętych przeglądarek.
push-not-installed = Web Push potrzebuje dodatkowych pakietów: pip install "threecrowns[push]".
push-no-contact = Web Push potrzebuje `contact` w ustawieniach: adresu, który zaczyna się od mailto: albo https://.
push-no-key = W pliku { $file } nie ma klucza prywatnego Web Push: zrób go według docs/host.md.
people-gathering = Jeszcze nic nie rozdano: najpierw przeglądarki wszystkich graczy dają liczbę do tasowania.
people-dealt = Już rozdano: tasowanie nie przyjmuje więcej liczb.
