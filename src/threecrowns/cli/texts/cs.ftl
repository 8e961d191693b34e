### Příkazová řádka česky.

## Nápověda

help-title = crowns: digitální stůl pro královské deskové hry
help-more = Více o příkazu: crowns PŘÍKAZ --help
help-language = Jazyk: --language en|cs|pl u každého příkazu, nebo proměnná CROWNS_LANGUAGE.
help-examples = Příklady:
help-game-options = Volby konkrétní hry: crowns { $command } HRA --help
help-options-of = Volby hry { $game }:
command-serve = otevřít dům se všemi stoly v prohlížeči; samotné crowns udělá totéž
command-worker = nechat boty přemýšlet zde pro servery se společnou databází
command-play = zahrát si v terminálu, nebo pokračovat v rozehrané hře
command-arena = nechat boty odehrát mnoho her a porovnat je
command-bench = změřit, jak rychle hry běží
command-soak = odehrát mnoho náhodných her a ověřit vše, co musí vždy platit
command-selfplay = nechat hledání hrát samo proti sobě a uchovat hry k učení
command-train = přizpůsobit úsudek hry jejím hrám proti sobě
command-ladder = nechat každého bota hrát s každým a ohodnotit je
command-whatif = zahrát stejné hry s vestavěným a s vaším balíčkem a porovnat je
command-verify = zkontrolovat záznamy her řádek po řádku
command-replay = převyprávět zaznamenanou hru krok za krokem
command-score = ukázat každý bod zaznamenané hry i s důvodem
command-rules = ukázat články pravidel, nebo co je na některé součásti
command-content = zkontrolovat balíček obsahu, nebo ho porovnat s vestavěným
command-schema = zapsat JSON Schema všeho, co server říká a slyší
argument-game = hra, například two-heirs
argument-file = soubor
argument-clauses = články jako T39 nebo součásti jako JO1; bez nich se ukáže obsah
argument-action = check (kontrola) nebo diff (porovnání)
value-game = HRA
value-file = SOUBOR
value-clauses = ČLÁNKY
value-action = ÚKON
value-dir = SLOŽKA
value-n = N
value-host = ADRESA
value-port = PORT
figure = { $value }
flag-seats = kdo sedí u stolu, místo po místě: human (člověk) nebo jméno bota
flag-seed = číslo, díky němuž se všechna losování dají zopakovat
flag-content = složka s balíčkem obsahu, který nahradí vestavěný
flag-save = soubor pro záznam hry
flag-resume = pokračovat ve hře z tohoto souboru, nebo v té naposledy hrané
flag-plain = jen řádky textu: bez barev a bez překreslování
flag-language = jazyk všeho, co se říká
flag-help = tato nápověda
flag-until = převyprávět jen tolik odpovědí a ukázat stůl po nich
flag-arena-seats = boti, místo po místě; místa se hru od hry střídají
flag-games = kolik her
flag-workers = kolik procesů hraje najednou
flag-records = složka pro záznamy her
flag-learned-players = jen stoly s tolika hráči; 1 pro sólové, 0 pro všechny ostatní
flag-ray = cluster Ray, který hraje místo tohoto stroje; local jej spustí zde
flag-selfplay-model = model od crowns train, podle kterého se hodnotí místo vlastního modelu hry
flag-selfplay-plain = hodnotí se prostou heuristikou, jako dokud se nic nenaučilo
flag-forks = kolik pozic z každé hry se dohraje i jinými způsoby
flag-learned-out = složka nebo soubor, kam se zapíše
flag-train-data = složka zapsaná příkazem crowns selfplay
flag-iterations = jak dlouho hledání přemýšlí o odpovědi
flag-passes = kolikrát se data projdou
flag-whatif-bot = kdo hraje za všechna místa
flag-whatif-html = stránka s grafy, která se zapíše
flag-ladder-games = kolik her odehraje každá dvojice
flag-ladder-bots = kdo se účastní; všichni boti, pokud nikoho neuvedete
flag-json = výsledek jako JSON
flag-peers = porovnat s OpenSpiel
flag-open = hned otevřít v prohlížeči
flag-host = adresa pro jiná zařízení v místní síti, například 0.0.0.0
flag-port = port; bez něj obvyklý, nebo jiný, je-li ten obsazený
flag-data = složka, ve které jsou všechny stoly
flag-public = jméno, pod kterým ji všem nabízí proxy před ní, například play.example.org
flag-out = soubor, do kterého se zapíše
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
examples-soak = crowns soak two-heirs --games 10000 --records porusene
examples-selfplay = crowns selfplay two-heirs --games 5000 --iterations 120 --out games
examples-train = crowns train two-heirs --data games --out model.json
examples-ladder = crowns ladder two-heirs --games 100 --out ladder.jsonl
examples-whatif = crowns whatif two-heirs --content my-pack --games 1000 --html whatif.html
examples-verify = crowns verify hra.jsonl dalsi.jsonl
examples-replay = crowns replay hra.jsonl --until 40
examples-score = crowns score hra.jsonl
examples-rules =
    crowns rules two-heirs
    crowns rules two-heirs T39 H13
    crowns rules two-heirs JO1
examples-content =
    crowns content check muj-balicek/content.toml
    crowns content diff muj-balicek/content.toml
version-compiled = Three Crowns { $version }, přeložené jádro
version-pure = Three Crowns { $version }, čistý Python (boti přemýšlejí pomalu)

## Špatně zadaný příkaz

usage-unknown-command = Příkaz „{ $name }“ neexistuje: vyberte { $allowed }.
usage-unknown-flag = Přepínač { $flag } neexistuje: všechny vypíše crowns { $command } --help.
usage-unknown-flag-close = Přepínač { $flag } neexistuje: neměl to být { $close }?
usage-no-value = Za přepínač { $flag } nepatří žádná hodnota.
usage-value-missing = Za přepínačem { $flag } chybí hodnota.
usage-too-many = „{ $text }“ je slovo navíc: co se očekává, ukáže crowns { $command } --help.
usage-argument-missing = Chybí { $name }: co se očekává, ukáže crowns { $command } --help.
usage-which-game = Kterou hru? Vyberte { $allowed }.
usage-number = { $flag } očekává celé číslo od { $low } do { $high }, ne „{ $text }“.
usage-choice = { $flag } očekává jednu z hodnot { $allowed }, ne „{ $text }“.
usage-needs = Chybí { $flag }: uveďte složku se svým balíčkem obsahu.
usage-list = { $flag } očekává slova oddělená čárkami, ne „{ $text }“.
usage-choices = { $flag } očekává { $words }, nebo { $count ->
    [one] jednu hodnotu
    [few] { $count } různé hodnoty
   *[other] { $count } různých hodnot
} z nabídky { $allowed }, ne „{ $text }“.
usage-with-resume = { $flag } nelze spojit s --resume: jak byla hra připravena, říká záznam.
usage-plain-model = --plain a --model nejde zadat zároveň: jedno hodnotí bez modelu, druhé podle něj.

## Co se pokazilo jinde

output-closed = Výstup už nikdo nečte; rozehraná hra je uložena a crowns play --resume v ní pokračuje.
system-error = Systém to odmítl ({ $file }): { $reason }.
system-output = standardní výstup
path-nul = Cesta obsahuje znak, který v názvu souboru být nemůže.
path-no-home = Není známo, kde leží { $path }: takový uživatel neexistuje, nebo nemá domovskou složku. Uveďte celou cestu.
path-no-home-folder = Není známo, kam hry ukládat, protože zde nemáte domovskou složku: nastavte proměnnou { $variable } na některou složku.
interrupted = Přerušeno.
unforeseen = Stalo se něco, s čím nikdo nepočítal, a je to naše chyba: zpráva o ní je v souboru { $file }, pošlete nám ji prosím.
unforeseen-no-report = Stalo se něco, s čím nikdo nepočítal, a je to naše chyba; zprávu o ní nešlo zapsat: { $error }

## Hraní

play-record = Hra se zapisuje do souboru { $file }
play-not-compiled = Three Crowns se nainstalovalo bez zkompilovaného jádra: všechno funguje, jen boti přemýšlejí asi padesátkrát pomaleji. Nainstalujte překladač jazyka C a pak Three Crowns znovu.
play-thinking = { $who } ({ $bot }) přemýšlí…
play-more-in-log = … (vše vypíše příkaz průběh)
choices-same-order = ve stejném pořadí
play-folded = … zkráceno; celé: { $words }
told-times = { $sentence } ({ $count }×)
play-page = … Enter ukáže další, cokoli jiného skončí
play-press-enter = Enter začíná; cíl tohle ukáže znovu.
play-question = { $who }: { $question }
play-hand-over = Na tahu je { $who }: vystřídejte se a stiskněte Enter.
play-left = Hra je uložena. Pokračování:
play-end-of-input = Vstup skončil dřív než hra; hra je uložena. Pokračování: { $command }
play-interrupted = Přerušeno; hra je uložena. Pokračování: { $command }
resume-none = Ve složce { $folder } není žádná rozehraná hra: začněte novou příkazem crowns play HRA, nebo za --resume uveďte soubor.
resume-passed-over = Přeskočeno: { $reason }

## Řeč u stolu

talk-undo = zpět, vrátit
talk-undo-help = vzít zpět svůj poslední krok
talk-why = proč
talk-why-what = TAH
talk-why-help = je tento tah povolený, a když ne, proč?
talk-score = body, skóre
talk-score-help = každý bod s důvodem
talk-log = průběh
talk-log-what = [POČET]
talk-log-help = co se dosud stalo, nebo poslední odpovědi
talk-save = uložit, ulož
talk-save-what = [SOUBOR]
talk-save-help = zkopírovat záznam do souboru; hra se ukládá po každé odpovědi sama
talk-look = ukázat, ukaž
talk-look-what = SOUČÁST
talk-look-help = co je na součásti (označení, jméno nebo pole) a co z toho je rekonstrukce
talk-aim = cíl
talk-aim-help = o co jde, průběh tahu, odkud jsou suroviny a kdy je konec
talk-rule = pravidlo
talk-rule-what = ODSTAVEC
talk-rule-help = odstavec pravidel, několik za sebou nebo celá kapitola (anglicky)
talk-options = možnosti
talk-options-help = vše, co teď smíte udělat
talk-board = stůl
talk-board-help = znovu nakreslit stůl
talk-help = pomoc, nápověda
talk-help-help = tato nápověda
talk-quit = odejít, odejdi
talk-quit-help = opustit stůl; hra je uložena
talk-help-moves = Tahy (nebo číslo možnosti):
talk-help-commands = Příkazy:
talk-help-rules = Pravidla po článcích: crowns rules { $game }
talk-unknown = „{ $text }“ není tah ani příkaz. Teď je možné: { $words }; { $help } vypíše vše.
talk-ambiguous = „{ $text }“ může znamenat { $words }: napište o něco víc.
talk-no-choice = Možnost { $number } neexistuje: vyberte od 1 do { $last }.
talk-too-long = Řádek je příliš dlouhý: napište nejvýše { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
}.
talk-several = Tomu odpovídá více tahů: { $words }. Napište jeden z nich.
talk-refused = { $clause }: { $reason }
talk-undone = Vzato zpět: { $move }
talk-allowed = To je povoleno: { $move }
talk-which = Očekává se: { $usage }.
talk-saved = Uloženo do souboru { $file }
aim-none = Tato hra o svém cíli nic neříká: pomoc vypíše, co lze napsat.
look-unknown = Součást „{ $text }“ tu není: napište její označení, jméno nebo pole, například 1,0.
look-reconstructed = rekonstrukce, tištěnou hodnotu neznáme: { $facts }

## Body

score-none = Zatím žádné body.
score-total = { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Záznamy

record-accepted = { $file }: v pořádku, { $facts }
record-answers = { $count ->
    [one] { $count } odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}
record-finished = dohráno
record-unfinished = nedohráno
record-draws-checked = losování ověřeno
record-draws-unchecked = losování neověřeno, tajemství zde není
record-torn = poslední řádek je useknutý a nepočítá se

## Pravidla

rules-english = Závazné znění pravidel je anglické.
rules-how = Jeden článek: crowns rules { $game } { $clause }
rules-unknown-game = Pravidla hry „{ $name }“ zde nejsou: vyberte { $allowed }.

## Obsah

content-good = { $file }: dobrý balíček pro hru { $game } ({ $counts }), otisk { $hash }
content-unknown-game = { $file } nepatří k žádné zdejší hře („{ $name }“): id v [meta] musí být jedno z { $allowed }.
content-gone = { $place }: chybí, vestavěná hodnota je { $before }
content-new = { $place }: nové, { $after }
content-changed = { $place }: { $before } → { $after }
content-same = { $file } se od vestavěného balíčku neliší.

## Aréna a zátěžová zkouška

arena-progress = hry
arena-games = { $count ->
    [one] { $count } hra, místa se střídala
    [few] { $count } hry, místa se střídala
   *[other] { $count } her, místa se střídala
}
arena-bot = bot
arena-wins = výhry
arena-draws = remízy
arena-rate = podíl výher
arena-interval = interval 95 %
arena-elo = Elo
selfplay-progress = hry
selfplay-done = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} ve složce { $folder }.
train-progress = části
train-done = Pozic: { $positions }, her: { $games }; kdo vyhraje, pozná heuristika v { $plain }, hledání v { $search } a model { $file } v { $learned } případů.
plain-master = { $reason } Do té doby master posuzuje jako search-3.
ladder-progress = hry
soak-progress = hry
soak-broken = Porušeno: { $what }; záznam je v souboru { $file }
soak-done = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $answers ->
    [one] { $answers } odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, porušeno: { $broken }

## Měření

bench-compiled = Přeložené jádro. Čtěte poměry, ne absolutní čísla.
bench-pure = Čistý Python bez přeloženého jádra. Čtěte poměry, ne absolutní čísla.
bench-game = hra
bench-core-per-s = rozhodnutí/s v jádře
bench-loop-per-s = rozhodnutí/s ve smyčce Pythonu
bench-uncompiled-core-per-s = bez překladu
bench-clone-ns = kopie, ns
bench-ismcts-per-s = iterace hledání/s
bench-sight = pohled na stůl, ms (p95)
bench-no-peers = OpenSpiel zde není: připraví ho ./crowns bench --peers.
bench-peers-failed = Měření OpenSpiel se nezdařilo.

## Server

serve-open = Three Crowns je otevřeno v prohlížeči: { $address }
serve-others = Jiná zařízení v místní síti ho najdou na { $address }
serve-public = Přes proxy ji každý najde na adrese { $address }; kdo sedí u tohoto počítače, nemá žádné klíče navíc.
serve-how-to-stop = Ctrl-C ho zavře; každá hra je uložená.
serve-stopped = Zavřeno; každá hra je uložená.
worker-works = { $count ->
    [one] Zde přemýšlí jeden bot
    [few] Zde přemýšlejí { $count } boti
   *[other] Zde přemýšlí { $count } botů
} pro { $place }; Ctrl-C práci zastaví.
worker-stopped = Zastaveno; co bylo rozdělané, převezmou jiní.
worker-no-database = Pomocník potřebuje databázi, pro kterou má pracovat: nastavte proměnnou { $variable } na její adresu.
serve-port-taken = Port { $port } je obsazen jiným programem: zvolte jiný pomocí --port.
serve-port-refused = Port { $port } nelze otevřít: { $reason }.
serve-host-unknown = Tento počítač nemá adresu „{ $host }“: 0.0.0.0 ho otevře celé místní síti.
schema-written = Schéma je v { $file }

## What if

whatif-progress = dvojice her
whatif-title = Co kdyby: { $game }
whatif-summary = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} s každým balíčkem, pro oba stejná losování; změna je vidět na { $shown } z { $lines } řádků. Zhruba na pěti ze sta je vidět náhodou.
whatif-wins-by-seat = Výhry podle míst
whatif-points-by-seat = Body podle míst
whatif-length = Délka hry
whatif-taken = Jak často to místo udělá
whatif-worth = Co to přináší: výsledek v porovnání s ostatními u stolu
whatif-what = co
whatif-before = vestavěný
whatif-after = váš
whatif-change = změna
whatif-interval = 95% interval
whatif-wins = { $who }: výhry
whatif-points = { $who }: body
whatif-answers = odpovědi
whatif-turns = tahy
whatif-more = { $count ->
    [one] Ještě { $count } řádek: všechny ukáže --html nebo --json.
    [few] Ještě { $count } řádky: všechny ukáže --html nebo --json.
    [many] Ještě { $count } řádku: všechny ukáže --html nebo --json.
   *[other] Ještě { $count } řádků: všechny ukáže --html nebo --json.
}

## Nastavení domu

flag-settings = soubor TOML s nastavením domu; přepínače mají přednost
flag-log = jak se píše protokol: řádky pro lidi, nebo jeden objekt JSON na řádek
settings-no-toml = { $file }, řádek { $line }: tohle není TOML.
settings-wrong = { $file }: { $key } musí být { $expected }.
settings-unknown = { $file }: nastavení { $key } neexistuje; zde lze použít { $allowed }.
settings-unknown-close = { $file }: nastavení { $key } neexistuje; neměli jste na mysli { $close }?
settings-expects-text = text v uvozovkách
settings-expects-whole = celé číslo od { $low } do { $high }
settings-expects-number = číslo větší než 0, nejvýše { $high }
settings-expects-switch = true, nebo false
settings-expects-choice = jedna z hodnot { $allowed }
settings-expects-list = seznam v hranatých závorkách
settings-expects-section = oddíl s vlastním nastavením
settings-expects-host = jméno nebo adresa jako "play.example.org", bez http:// a bez portu
settings-expects-network = adresa nebo síť jako "127.0.0.1" či "10.0.0.0/8"
settings-expects-token = tajný řetězec 16 až 200 písmen, číslic a znaků bez mezer
settings-expects-database = adresa jako "postgresql://jmeno@pocitac/databaze"

## Co dělá hostitel

command-admin = postarat se o dům: stoly a hráči, zákazy, ztracené odkazy, staré hry
argument-task = tables, players, reports, ban JMÉNO, unban JMÉNO, revoke sessions JMÉNO, revoke seats STŮL MÍSTO, compact, recompute, export table STŮL, export player JMÉNO
value-task = ÚKOL
flag-days = u compact: zapomenout i hry, které skončily nebo nezačaly a na které tolik dní nikdo nesáhl
examples-admin =
    crowns admin tables --data /var/lib/crowns
    crowns admin ban "Zlá Eva" --settings host.toml
    crowns admin revoke seats 4fK2x9Qw 1
    crowns admin compact --days 90
    crowns admin export table 4fK2x9Qw --out hra.jsonl
admin-expects = Zadává se to takto: { $usage }
admin-usage-tables = crowns admin tables
admin-usage-players = crowns admin players
admin-usage-reports = crowns admin reports
admin-usage-ban = crowns admin ban JMÉNO (víceslovné jméno v uvozovkách)
admin-usage-unban = crowns admin unban JMÉNO (víceslovné jméno v uvozovkách)
admin-usage-revoke = crowns admin revoke sessions JMÉNO, nebo crowns admin revoke seats STŮL, s MÍSTEM počítaným od 0 nebo bez něj
admin-usage-compact = crowns admin compact, s --days N nebo bez něj
admin-usage-recompute = crowns admin recompute
admin-usage-export = crowns admin export table STŮL, nebo crowns admin export player JMÉNO
admin-no-house = Ve složce { $folder } žádný dům není: uveďte složku pomocí --data, nebo nastavení pomocí --settings.
admin-no-tables = Nejsou tu žádné stoly.
admin-no-players = Nikdo nemá účet.
admin-no-reports = Nikdo nic nenahlásil.
admin-running = hraje se
admin-over = dohráno
admin-imported = k prohlížení
admin-banned = zákaz vstupu
admin-devices = { $count ->
    [one] { $count } zařízení
   *[other] { $count } zařízení
}
admin-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
admin-was-banned = { $name } už sem nesmí; { $count ->
    [0] k účtu nepatřilo žádné místo.
    [one] odkaz na jedno místo přestal platit.
    [few] odkazy na { $count } místa přestaly platit.
   *[other] odkazy na { $count } míst přestaly platit.
}
admin-was-unbanned = { $name } se může znovu přihlásit.
admin-sessions-ended = { $name }: odhlášeno všude; počet zařízení: { $count }.
admin-new-key = Starý odkaz na místo { $seat } přestal platit; nový, bez jména domu: { $link }
admin-compacted = Zapomenuto: stoly { $tables }, prošlá přihlášení { $sessions }, mrtvé odkazy účtů { $seats }; místo po nich je volné.
admin-recomputed = Znovu spočteno z výsledků: hodnocené hry { $games }, hodnocení { $ratings }, z toho jinak než dříve { $changed }.
admin-exported = { $what } je v souboru { $file }
