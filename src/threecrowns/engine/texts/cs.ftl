### Co může říkat každá hra a každý příkaz.

## Tahy

move-unknown-verb = „{ $text }“ není tah: začíná jedním ze slov { $verbs }.
move-usage = „{ $text }“ nelze přečíst: očekává se { $usage }.
move-bad-word = „{ $word }“ se sem nehodí: očekává se { $usage }.
answer-not-asked = Místo číslo { $seat } teď není na řadě: vyčkejte, až bude.
answer-not-legal = Odpověď { $action } není povolená: vyberte ze seznamu.
undo-impossible = Není co vzít zpět: jde to jen s vlastními posledními kroky, dokud se neodhalilo nic nového a neodpověděl nikdo jiný.
back-impossible = Hra se nemůže vrátit k odpovědi číslo { $count }: zvolte číslo od 0 po některou před poslední.

## Příprava

setup-seats = Tuto hru nelze hrát, je-li u stolu { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}: vyberte { $allowed }.
setup-unknown-option = Volba „{ $name }“ neexistuje: očekává se { $allowed }.
setup-bad-option = Volba „{ $name }“ nemůže být „{ $value }“: vyberte { $count ->
    [one] jednu hodnotu
    [few] { $count } různé hodnoty
   *[other] { $count } různých hodnot
} z nabídky { $allowed }.
setup-unknown-game = Hra „{ $name }“ neexistuje: vyberte { $allowed }.
setup-unknown-bot = Bot „{ $name }“ neexistuje: vyberte { $allowed }.
setup-unknown-player = „{ $name }“ si nemůže sednout ke stolu: vyberte { $allowed }.
setup-unknown-guide = Hra s průvodcem „{ $name }“ neexistuje: vyberte { $allowed }.
setup-other-guide = Hra s průvodcem „{ $name }“ nepatří ke hře „{ $game }“.
model-missing = Soubor { $file } chybí: naučte model příkazem crowns train { $game }.
model-unreadable = Soubor { $file } není celý čitelný model: naučte jej znovu příkazem crowns train.
model-changed = Soubor { $file } byl po naučení změněn: naučte jej znovu příkazem crowns train.
model-of-another = Soubor { $file } je model hry { $found }, nikoli { $game }: naučte nový příkazem crowns train { $game }.
model-other-content = Soubor { $file } byl naučen s jiným obsahem hry { $game }: naučte model pro svůj obsah příkazem crowns train { $game }.
model-other-layout = Soubor { $file } počítá jiné znaky hry { $game } než tato verze: naučte jej znovu příkazem crowns train { $game }.
selfplay-other-settings = Složka { $folder } obsahuje hry jiné hry nebo s jiným nastavením: zvolte jinou složku.
selfplay-no-folder = Složka { $folder } neobsahuje hry k učení: vytvořte je příkazem crowns selfplay.
selfplay-no-forks = Pozice hry { $game } nelze dohrát jinými způsoby: hledání se v ní dívá i za náhodu, vynechte tedy --forks.
train-few-games = Her je k učení příliš málo ({ $games }): zahrajte další příkazem crowns selfplay { $game }.
train-no-features = Hra { $game } zatím nemá znaky, z nichž by se dalo učit.
ladder-other = Soubor { $file } obsahuje jiný žebříček: zvolte jiný soubor.
ray-missing = Chybí Ray: nainstalujte jej příkazem pip install "threecrowns[ray]".
ray-no-cluster = Na adrese { $address } není žádný cluster Ray: spusťte jej příkazem ray start, nebo použijte --ray local.
whatif-other = Soubor { $file } obsahuje jiné porovnání: zvolte jiný soubor.
research-missing = Chybí numpy: nainstalujte je příkazem pip install "threecrowns[research]".
setup-option-seats = { $name } platí pro tento počet míst: { $wanted }; je jich { $seats }.
setup-no-content = Hra „{ $name }“ nemá potištěné součásti, a proto nepřijímá balíček obsahu.

## Soubory

file-unreadable = { $file } nelze přečíst: { $reason }.
file-unwritable = { $file } nelze zapsat: { $reason }; vše předchozí je v bezpečí.
worker-gone = Pracovní proces byl ukončen zvenčí; systému možná došla paměť, pak pomůže méně --workers.
reason-missing = takový soubor neexistuje
reason-forbidden = chybí oprávnění
reason-exists = soubor už existuje, zvolte jiný název
reason-folder = je to složka, očekává se soubor
reason-no-folder = část cesty není složka
reason-disk-full = disk je plný
reason-too-large = soubor by byl větší, než je dovoleno
reason-read-only = na disk nelze zapisovat
reason-over-size = má víc než { $most } MB, tak velký žádný záznam není
reason-device = je to zařízení nebo roura, očekává se soubor

## Záznamy

record-changed = řádek byl změněn nebo některý předchozí chybí: nenavazuje
record-no-header = toto není záznam hry: očekává se hlavička ve známém formátu
record-other-format = záznam je ve formátu { $found }, tato verze čte formát { $wanted }: otevřete jej verzí, která ho zapsala
record-not-json = řádek nelze přečíst: očekává se tabulka JSON
record-other-rules = hrálo se podle pravidel verze { $found }, zde je verze { $wanted }
record-other-content = hrálo se s jiným balíčkem obsahu (otisk { $hash }…): uveďte ho pomocí --content
record-bad-setup = hru takto nelze připravit
record-bad-undo = zde nebylo co vzít zpět
record-other-position = pozice se liší od zaznamenané
record-other-result = výsledek se liší od zaznamenaného
record-early-secret = tajemství se nesmí odhalit před koncem hry
record-unknown-line = očekává se odpověď, vrácení, otisk, výsledek nebo tajemství
record-not-due = takový řádek sem nepatří
record-other-seats = očekává se jméno a číslo pro každé místo u stolu, těch je { $seats }
record-long-line = řádek má víc než { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[other] { $most } bajtů
}
record-unknown-key = „{ $key }“ na takový řádek nepatří
record-other-number = očekává se odpověď číslo { $wanted }
record-other-draw = losování neodpovídá předem stanovenému zamíchání
record-illegal-answer = odpověď v tu chvíli nebyla povolená
record-other-move = slovní zápis tahu se liší od dané odpovědi
record-bad-secret = tajemství neodpovídá otisku zveřejněnému před prvním losováním

## Balíčky obsahu

content-not-utf8 = soubor není text v kódování UTF-8
content-not-toml = od tohoto řádku soubor není platný TOML
content-no-file = Ve složce { $folder } není balíček obsahu: očekává se { $names }.
content-no-table = chybí tabulka „{ $table }“
content-text-expected = „{ $key }“ musí být neprázdný text
content-number-expected = „{ $key }“ musí být celé číslo od { $low } do { $high }
content-flag-expected = „{ $key }“ musí být true nebo false
content-choice-expected = „{ $key }“ musí být jedna z hodnot { $allowed }
content-list-expected = „{ $key }“ musí být seznam hodnot { $allowed } a žádná se nesmí opakovat
content-list-length = „{ $key }“: počet položek seznamu musí být { $wanted }
content-fixed-value = „{ $key }“ musí být { $wanted }: jinak to program hrát neumí
content-table-expected = „{ $key }“ musí být tabulka
content-source-expected = „{ $key }“: zdroj údaje „{ $fact }“ musí být „rulebook“, „reconstructed“ nebo „public: …“
content-id-twice = „{ $key }“: označení „{ $id }“ je použito dvakrát
content-unknown-key = „{ $key }“ obsahuje „{ $name }“: očekává se jen { $allowed }
content-count = „{ $what }“: nalezeno { $found }, očekává se { $wanted }
content-copies = „{ $key }“ musí být { $found }, tedy počet destiček tohoto druhu
content-colour-balance = „{ $key }“: sada „{ $set }“ má { $found } × { $colour }, očekává se { $wanted }
content-set-of-kind = „{ $key }“ není sada druhu „{ $kind }“
content-cost-empty = „{ $key }“ musí obsahovat aspoň jednu surovinu
content-road-expected = „{ $key }“ musí být seznam skupin hran N, E, S, W
content-road-edge-twice = „{ $key }“ uvádí některou hranu dvakrát
content-crosses = „{ $key }“: každá jednotka hráče musí mít křížek jiné barvy
content-other-game = toto je balíček pro hru { $found }, ne pro { $wanted }
content-no-game = není řečeno, pro kterou hru balíček je: v [meta] musí být id = "{ $wanted }"

## Věci

# Věc a co se pro ni píše
thing = { $name } ({ $id })

## Co odpověď přinese

warn-draw = Nelze vzít zpět: něco se losuje.
warn-reveal = Nelze vzít zpět: něco se odhalí.
warn-end = Ukončí hru.

## Stůl

table-no-seat = U tohoto stolu není místo číslo { $seat }.
table-stale = Stůl se mezitím změnil: podívejte se na něj znovu a odpovězte.
table-over = Hra skončila.
back-not-asked = Nikdo nechtěl jít zpět.
undo-blocked-draw = Dál zpět to nejde: něco se losovalo.
undo-blocked-other = Dál zpět to nejde: odpověděl někdo jiný.
undo-blocked-reveal = Dál zpět to nejde: tou odpovědí se něco ukázalo, nebo se tah předal dál.
undo-blocked-beginning = Zatím nikdo neodpověděl.
record-refused = { $file }:{ $line }: { $reason }
resume-finished = Hra v souboru { $file } skončila: crowns replay ji převypráví, crowns score ukáže body.
resume-no-secret = Chybí soubor { $file } s tajemstvím losování: bez něj lze hru přehrát, ale ne v ní pokračovat.
resume-other-players = Hra v souboru { $file } se nehrála v terminálu: každý hráč musí být jeden z { $allowed }.
resume-busy = Hra v souboru { $file } se právě hraje v jiném terminálu: dohrajte ji tam, nebo uveďte jiný soubor.
rules-unknown-clause = Článek ani součást „{ $clause }“ neexistuje: nejbližší jsou { $near }.

## Dům se všemi stoly

reason-locked = drží to jiný program
reason-no-answer = databáze neodpovídá
store-busy = Ve složce { $folder } už pracuje jiný server: použijte jeho stoly v prohlížeči, nebo uveďte jinou složku pomocí --data.
store-unusable = Stoly nelze uchovávat v { $file }: { $reason }.
store-newer = { $file } zapsala novější verze Three Crowns: nainstalujte ji, nebo uveďte jinou složku pomocí --data.
store-away = Stoly teď nelze načíst: { $reason }. Zkuste to za chvíli znovu.
store-bad-address = Adresa databáze musí vypadat jako postgresql://jméno:heslo@počítač/databáze.
server-not-saved = Nic se nezměnilo, protože to nešlo uložit: { $reason }.
server-record-full = Nic se nezměnilo: tato hra je už delší, než smí záznam být.
server-no-table = Takový stůl tu není: může být v jiné složce, nebo adresa není úplná.
server-wrong-key = Tento odkaz neotevírá žádné místo u tohoto stolu: požádejte toho, kdo ho poslal, o nový.
server-other-version = Tato stránka a server nemluví stejnou verzí: načtěte stránku znovu.
server-no-hello = Server čekal nejdřív pozdrav: načtěte stránku znovu.
server-unreadable = Zprávu nelze přečíst: { $reason }.
server-too-large = Zpráva je větší než jakákoli potřebná.
server-too-fast = Příliš mnoho zpráv najednou: chvilku počkejte.
server-unforeseen = Stalo se něco, co nikdo nečekal, a je to naše chyba; nic se neztratilo. Načtěte stránku znovu.
server-not-yours = Toto místo není vaše: otevírá se vlastním odkazem.
server-spectator = Jen se díváte: tohle může jen ten, kdo sedí u stolu.
server-bot-plays = Za toto místo hraje bot: nejdřív ho vystřídejte.
server-bot-failed = Bot neumí odpovědět: někdo musí hrát dál za něj.
server-read-only = Tato hra je tu k prohlížení; hrajte raději dál od některé její chvíle.
server-running = Hra ještě běží: ukázalo by to, co je skryté.
server-still-played = Hra se ještě hraje: odstranit lze jen to, co skončilo nebo bylo načteno k prohlížení.
server-not-all-yours = U tohoto stolu hrají i jiní: odstranit ho může jen ten, kdo drží místa všech hráčů.
server-no-secret = Tento záznam neobsahuje tajemství svých losů, takže od něj nikdo nemůže hrát dál.
server-no-piece = Součást „{ $piece }“ v této hře není.
server-hint = { $who }: vyžádaná nápověda.
server-no-record = Toto není záznam, který by šlo ukázat, řádek { $line }: { $reason }.
server-no-rules = Pravidla „{ $name }“ tu nejsou.
server-no-clause = V těchto pravidlech není bod „{ $clause }“.
server-other-origin = Tento požadavek přišel z jiné stránky: otevřete Three Crowns na adrese, kterou oznámil.
server-no-client = Server běží, ale jeho stránky nebyly sestaveny: spusťte ho pomocí ./crowns, nebo nainstalujte úplný balík.
server-no-page = Na této adrese nic není.

## Lidé

people-name-length = Jméno má nejméně jeden a nejvýše { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
}.
people-words-length = Zpráva má nejméně jeden a nejvýše { $most ->
    [one] { $most } znak
    [few] { $most } znaky
   *[other] { $most } znaků
}.
people-unseen-signs = Text obsahuje znaky, které nejsou vidět nebo obracejí směr čtení: vynechte je.
people-too-often = Pokusů bylo příliš mnoho: chvíli počkejte.
people-password-length = Počet znaků hesla: { $least } až { $most }.
people-signed-out = Na tomto zařízení není nikdo přihlášen: nejprve se přihlaste.
people-name-taken = Jméno { $name } nebo skoro stejné už někdo má: zvolte jiné.
people-wrong-password = Jméno a heslo k sobě nepatří.
people-banned = Hostitel tento účet uzavřel: zeptejte se ho na důvod.
people-wrong-code = Jméno a záchranný kód k sobě nepatří, nebo už byl kód použit.
people-seat-taken = Toto místo už obsadil někdo jiný, nebo není volné.
people-revoked = Tento odkaz už místo neotevře: byl na někoho vázán nebo vyměněn za nový.
people-paused = U stolu je přestávka: nejdřív musí všichni souhlasit s pokračováním.
people-no-offer = Už není s čím souhlasit.
people-offer-void = Tohle teď nelze navrhnout.
people-no-phrase = Taková hotová věta tu není.
people-no-words = U tohoto stolu se mluví jen hotovými větami.
people-no-vacation = U tohoto stolu není dovolená.
people-vacation-spent = Žádné dny dovolené už nezbývají.
people-open-seat = Místo { $seat } nemůže být volné: nesedí na něm člověk.
people-no-time = Na hodinách musí být nějaký čas.
people-clock-bot = { $who } – čas vypršel: dál hraje bot.
people-clock-wait = { $who } – čas vypršel: ostatní mohou čekat, nebo nechat hrát bota.
people-clock-resign = { $who } – čas vypršel, a tím je hra vzdána.
people-webhook-refused = Na tuto adresu nelze nic poslat: není úplná, nikdo se na ní nehlásí, nebo leží v síti tohoto domu.
people-webhooks-off = Tento dům na webhooky nic neposílá.
admin-no-player = Nikdo zde nemá účet se jménem { $name }.
admin-no-table = Stůl { $table } v tomto domě není.
admin-no-seat = Takové místo u stolu { $table } není: počet míst je { $seats }, počítají se od 0.
people-your-turn = Jste na tahu: { $title }.

## Plány

plan-asked-now = Jste na řadě: odpovězte rovnou.
plan-guided = Ve hře s průvodcem se nic nechystá.
plan-not-foreseen = Tuto odpověď teď nelze připravit.
plan-done = Vaše připravená odpověď byla zahrána: { $move }.
plan-over = Vaše připravená odpověď je zrušena: hra skončila.
plan-went-back = Vaše připravená odpověď je zrušena: hra se vrátila zpět.
plan-was-drawn = Vaše připravená odpověď je zrušena: mezitím se něco líznulo.
plan-was-told = Vaše připravená odpověď je zrušena: dozvěděli jste se něco nového.
plan-other-question = Vaše připravená odpověď je zrušena: otázka je jiná.
plan-other-meaning = Vaše připravená odpověď je zrušena: teď by znamenala něco jiného.
plan-not-allowed = Vaše připravená odpověď je zrušena. { $reason }
## Ratings

people-rated-account = Tato hra se počítá do hodnocení: nejprve se přihlaste, aby bylo komu ji započítat.
people-rated-other = V hodnocené hře má každý jedno místo a toto není vaše.
people-rated-no-help = V hodnocené hře nejsou nápovědy ani návraty zpět.
people-rated-bot = V hodnocené hře boti zůstávají na svých místech.
people-rated-seed = Hodnocená hra se vždy rozdává znovu: nemá číslo ani průvodce.
people-rated-nobody = V hodnocené hře musí hrát aspoň jeden člověk.
people-no-person = Nikoho toho jména tu neznáme.
people-push-refused = Tomuto prohlížeči nelze dávat vědět: jeho adresa pro upozornění není úplná, nebo leží v síti domu.
people-no-push = Správce tohoto domu upozornění do zavřených prohlížečů nezařídil.
push-not-installed = Web Push potřebuje další balíčky: pip install "threecrowns[push]".
push-no-contact = Web Push potřebuje `contact` v nastavení: adresu, která začíná mailto: nebo https://.
push-no-key = V souboru { $file } není soukromý klíč pro Web Push: vyrobte ho podle docs/host.md.
people-gathering = Ještě není rozdáno: prohlížeče všech hráčů nejdřív přispějí číslem k míchání.
people-dealt = Už je rozdáno: míchání další čísla nebere.
