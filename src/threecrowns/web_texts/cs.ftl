### Vlastní slova webového stolu, česky (vykání).

## The frame

ui-name = Three Crowns
ui-to-hall = Three Crowns: do haly
ui-language = Jazyk
ui-day = Den
ui-night = Noc
ui-theme = Den a noc
ui-menu = Nastavení
ui-rules = Pravidla
ui-rule = Pravidlo { $clause }
ui-sound = Zvuk
ui-keys = Klávesy
ui-text-view = Stůl slovy
ui-close = Zavřít
ui-back = Zpět
ui-next = Dál
ui-previous = Zpět
ui-skip-question = K otázce
ui-skip-board = Na stůl
ui-skip-log = K průběhu

## Players

ui-players = Hráči
ui-you = vy
ui-points = body
ui-points-of = body: { $points }
ui-bot = počítač: { $level }
ui-level-beginner = začátečník
ui-level-easy = lehký
ui-level-fair = mírný
ui-level-steady = střední
ui-level-strong = silný
ui-level-master = mistr
ui-online = připojen

## The question

ui-your-move = Jste na tahu
ui-move-of = Na tahu: { $name }
ui-decision = Vaše rozhodnutí
ui-tab-asked = ● Jste na tahu
ui-waiting = Přemýšlí: { $name }.
ui-waiting-plan = Zatím se můžete rozhlédnout: čeho se dotknete, to řekne, co je zač.
ui-plan = Plán
ui-where = Kam? Vybrat lze vše zlaté.
ui-where-of = { $name }. Kam? Vybrat lze vše zlaté.
ui-how = Jak?
ui-options = Všechny možnosti
ui-more-options = Dalších { $count }
ui-confirm = Potvrdit
ui-undo = Vzít zpět
ui-restart = Celý tah znovu
ui-undo-none = Teď není co vzít zpět.
ui-undone = Vzato zpět.
ui-hint = Rada
ui-hint-title = Co by udělal silný hráč
ui-hint-thinking = Přemýšlím …
ui-look = Prohlédnout
ui-details = Podrobnosti
ui-sent = Odesláno, čeká se na stůl.
ui-left-undone = Ještě by šlo: { $what }
ui-type = Napište tah
ui-type-note = tah nebo název věci na stole
ui-type-none = Nic tu takové jméno nemá.
ui-nothing-asked = Teď není na co odpovídat.

## The bill

ui-cost = Cena
ui-paid-by = Zaplatí
ui-gains = Zisk
ui-effect = Body
ui-no-change = beze změny
ui-not-known = zatím nejisté
ui-if = Pokud
ui-final = Odhalí se něco nového: nelze vzít zpět.
ui-from-to = z { $from } na { $to }

## Why not

ui-why-not = Teď ne
ui-why = Proč ne?
ui-show-help = Ukázat, co by pomohlo
ui-helps = Co by pomohlo
ui-nothing-here = Teď s tím nelze nic dělat.
ui-why-T30 = Mimo váš dosah
ui-why-T41 = Zatím na to nemáte
ui-why-T26 = Nejprve si vezměte destičku
ui-why-T39 = Sem to nejde
ui-why-T57 = Příliš daleko
ui-why-T60 = Jen jednou za tah

## Log and score

ui-log-and-score = Průběh a body
ui-log = Průběh
ui-score = Body
ui-talk = Hovor
ui-since = Od vašeho posledního tahu
ui-play-back = Přehrát
ui-turn = Tah { $number }
ui-setting-up = Příprava
ui-and-more = a další ({ $count })
ui-nothing-yet = Zatím se nic nestalo.
ui-total = Celkem
ui-no-points = Zatím žádné body.

## Looking back

ui-replay = Záznam
ui-first = Na začátek
ui-last = Na konec
ui-play = Přehrát
ui-pause = Zastavit
ui-forward = Dopředu
ui-answer = Odpověď
ui-looking-back = Díváte se zpět.
ui-look-at-turn = Podívat se na tah { $number }
ui-return = Zpět do přítomnosti
ui-play-from-here = Hrát odtud
ui-share = Sdílet
ui-copied = Adresa je zkopírovaná.
ui-at-of = { $at } z { $of }
ui-curve = Body po tazích

## An automa's turn

ui-automa = { $name }: tah krok za krokem
ui-step-of = krok { $step } / { $steps }
ui-to-my-turn = Pokračovat mým tahem
ui-to-score = Pokračovat k vyúčtování
ui-go-on = Pokračovat

## The end

ui-wins = { $name } vítězí
ui-draw = Nikdo nevítězí
ui-over = Hra skončila
ui-rematch = Odveta

## One screen for two

ui-pass-table = Předejte stůl: { $name }
ui-pass-note = Nedívejte se, dokud se další hráč neposadí.
ui-i-am = Jsem { $name }: ukázat mou stranu
ui-side-of = Teď { $name }

## Seats and links

ui-seats = Hráči a místa
ui-person = člověk
ui-here = u stolu
ui-away = není u stolu
ui-here-screen = u této obrazovky
ui-watchers = { $count ->
    [one] Jeden další přihlíží.
    [few] Přihlížejí { $count } další.
   *[other] Přihlíží { $count } dalších.
}
ui-link-of = Odkaz na místo hráče { $name }
ui-link-copied = Zkopírováno. Pošlete ho jen tomu, kdo tam má sedět.
ui-link-copy-yourself = Tento prohlížeč kopírovat nedovolí: odkaz je označený, zkopírujte si ho.
ui-link-home = Tyto odkazy otevře jen tento počítač. Pro jiná zařízení spusťte Three Crowns s --host 0.0.0.0.
ui-elsewhere = Pokračovat na tomto místě na jiném zařízení
ui-copy = Kopírovat
ui-send = Poslat
ui-qr = QR kód
ui-qr-of = QR kód: { $title }
ui-resign = Vzdát hru
ui-resign-note = Hra skončí pro všechny a vyhrají všichni ostatní. Vzít zpět to nejde.
ui-rather-not = Raději ne

## Going back together

ui-back-here = Vrátit se sem
ui-back-note = Vše, co bylo odpovězeno po této chvíli, se nadobro vezme zpět.
ui-back-ask = Zeptat se ostatních
ui-back-ask-note = Nejprve se zeptáme ostatních. Když všichni souhlasí, vše, co bylo odpovězeno po této chvíli, se nadobro vezme zpět.
ui-back-asked = { $count ->
    [one] { $name } žádá o vrácení poslední odpovědi.
    [few] { $name } žádá o vrácení posledních { $count } odpovědí.
   *[other] { $name } žádá o vrácení posledních { $count } odpovědí.
}
ui-back-waiting = Požádali jste o návrat. Ještě má souhlasit: { $names }.
ui-back-agree = Souhlasím
ui-back-refuse = Nesouhlasím
ui-back-withdraw = Vzít žádost zpět

## The line to the table

ui-connecting = Prostírám stůl …
ui-slow = Trvá to déle než obvykle. Vaše pozice je v bezpečí.
ui-lost = Stůl neodpovídá. Vaše pozice je v bezpečí; zkusím to znovu za { $seconds } s.
ui-back-again = Spojení je zpět. { $count ->
    [0] Mezitím se nic nestalo.
    [one] Proběhl jeden tah.
    [few] Proběhly { $count } tahy.
   *[other] Proběhlo { $count } tahů.
}
ui-try-now = Zkusit hned
ui-no-websocket = Tento prohlížeč neumí otevřít stůl: chybí mu WebSocket. Použijte novější.
ui-gone-title = Takový stůl tu není
ui-gone = Stůl už tu není, nebo adresa není celá. Vaše hry čekají v hale.
ui-lost-page = Taková stránka tu není
ui-lost-page-note = Adresa nikam nevede. Vraťte se do haly a vyberte si stůl tam.
ui-hall = Do haly
ui-refused = Stůl to nepřijal: { $why }
ui-stale = Mezitím se něco stalo. Takhle stůl vypadá teď.
ui-unknown-game = Tuto hru stránka zatím neumí. Hrajte ji v terminálu.

## Settings

ui-settings = Nastavení
ui-size = Velikost písma
ui-size-s = malé
ui-size-m = střední
ui-size-l = velké
ui-size-xl = největší
ui-motion = Věci se pohybují
ui-sounds = Zvuky
ui-letters = Písmena na figurkách
ui-quick = Rychlé ruce: co lze vzít zpět, se provede prvním dotykem
ui-confirm-end = Zeptat se, než tah skončí s nevyužitými body
ui-explain = Vysvětlovat tah automatu
ui-explain-always = vždy
ui-explain-asked = jen na požádání
ui-explain-never = nikdy

## Keys

ui-key-move = mezi svítícími věcmi (se Shiftem: všemi)
ui-key-hand = karta v ruce
ui-key-verb = druh tahu
ui-key-enter = vybrat, potvrdit
ui-key-escape = zpět
ui-key-end = ukončit tah
ui-key-inspect = prohlédnout
ui-key-why = proč ne, a tento seznam
ui-key-drawer = průběh, body, hovor
ui-key-rewind = dívat se zpět
ui-key-zoom = přiblížit, celý stůl
ui-key-type = napsat tah
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-fit = Ukázat vše
ui-board = Stůl
ui-hand = Vaše ruka

## The Two Heirs

ui-heirs-status = tah { $turn } · zásoba { $stack }
ui-heirs-ring = Královská nabídka
ui-heirs-reach = dosah { $reach }
ui-heirs-stack = zásoba
ui-heirs-reserve-empty = nabídka: 0
ui-heirs-limit = nejvýš 3 na ruce
ui-heirs-now = Nyní můžete použít
ui-heirs-lacks = chybí
ui-heirs-lacks-nothing = nic nechybí
ui-heirs-then = Pak můžete použít
ui-heirs-then-hand = Na ruce
ui-heirs-gives = dává { $good ->
    [wood] dřevo
    [stone] kámen
   *[grain] obilí
}
ui-heirs-land = krajina
ui-heirs-beside = vedle: { $what }
ui-heirs-corner = u rohu
ui-heirs-treasures = poklady: { $laid } + { $left }
ui-heirs-slot = pozice { $slot }
ui-heirs-shield = královský štít
ui-heirs-start = start
ui-heirs-north = S
ui-heirs-buildings = Budovy
ui-heirs-roads = Silnice
ui-heirs-best = Tři nejlepší dvakrát
ui-heirs-treasure-points = Poklady
ui-heirs-landscape = Krajina
ui-heirs-row = Řada { $row }
ui-heirs-units = Jednotky
ui-heirs-step-take = Bere destičku
ui-heirs-step-place = Hledá místo
ui-heirs-step-build = Staví
ui-heirs-step-treasure = Pokládá poklad
ui-heirs-step-unit = Jednotka pochoduje
ui-heirs-rule-connect = A · napojit silnici
ui-heirs-rule-block = B · zatarasit silnici
ui-heirs-rule-any = C · první volné pole

## A guided game

ui-guide = Průvodce
ui-guide-at = { $at } z { $of }
ui-guide-fold = Sbalit průvodce
ui-guide-unfold = Rozbalit průvodce
ui-guide-before = Co bylo řečeno předtím
ui-guide-leave = Opustit průvodce a hrát dál
ui-guide-strayed = Vydali jste se vlastní cestou, proč ne. Vezměte to zpět a průvodce bude pokračovat, nebo hrajte dál volně.
ui-guide-return = Vzít to zpět
ui-guide-free = Hrát dál volně
ui-guide-play = Zahrajte to za mě
ui-guide-finish = Hrát dál

## The hall

hall-play-title = Co si zahrajeme?
hall-play-note = Vyberte stůl a posaďte se. Všechno ostatní je rozumně přednastavené.
hall-play = Hrát
hall-against = Proti
hall-more = Další volby
hall-yours = Vaše hry
hall-your-turn = Jste na tahu
hall-thinks = { $name } přemýšlí
hall-over = Dohráno
hall-none = Žádná hra nečeká. Začněte nějakou: zůstane tu uložená, v tomto zařízení, bez účtu.
hall-join = Připojit se odkazem
hall-join-note = Vložte odkaz nebo jméno stolu
hall-join-bad = To není odkaz ke stolu.
hall-sit = Posadit se
hall-import = Prohlédnout záznam
hall-learn = Učit se hrou
hall-learn-wow = Majestátní monumenty
hall-foot = Three Crowns nemá spojení s vydavateli těchto her. Pravidla do písmene, kresby vlastní.
hall-no-server = Hala neodpovídá. Vaše hry jsou v bezpečí; zkuste to za chvíli.
hall-other-device = Na jiném zařízení v této síti napište
hall-seed = Semínko
hall-seats = Hráči
hall-heirs-name = Dva bratři
hall-heirs-players = 1 nebo 2 hráči
hall-heirs-time = asi 40 minut
hall-heirs-says = Dva bratři, jedna společná země. Rostete po destičkách; co postavíte vy, stojí, soupeřovo je vzhůru nohama.
hall-boru-name = Brian Boru
hall-boru-players = 3 až 5 hráčů
hall-boru-time = asi 60 minut
hall-boru-says = Města se získávají kartami: kdo zdvih prohraje, vybere si, jak z toho vytěží. Jeden bude velkokrálem Irska.
hall-architects-name = Architekti Západního království
hall-architects-players = 1 až 5 hráčů
hall-architects-time = asi 80 minut
hall-architects-says = Posílejte dělníky stále na totéž místo, dokud je někdo nedá zatknout. S rozšířením Majestátní monumenty.
hall-vs-henry-1 = Jindřichovi Chudému (sám)
hall-vs-henry-2 = Jindřichovi Statečnému (sám)
hall-vs-henry-3 = Jindřichovi Neúprosnému (sám)
hall-vs-friend = Příteli u téhle obrazovky
hall-vs-friends = Přátelům u téhle obrazovky
hall-vs-bot = Počítači: { $level }
hall-vs-bots = Počítačům ({ $count }): { $level }
hall-vs-noblewoman = Šlechtičně (sám)
hall-vs-friend-link = Příteli přes odkaz
hall-vs-friends-link = Přátelům přes odkaz
hall-sits-me = Já
hall-sits-here = Přítel u této obrazovky
hall-sits-link = Přítel přes odkaz
hall-sits-bot = Počítač: { $level }
hall-seat-count = Kolik
hall-seat = Místo { $number }
hall-plays = { $name }: kdo hraje
hall-name = Jméno
hall-name-of = { $name }: jméno
hall-scripted = hraje podle svých pravidel
hall-link-note = Odkazy dostanete, až bude stůl prostřený.
hall-options = Hra
hall-draws = Náhoda
hall-seed-note = Stejné číslo rozdá stejnou hru. Prázdné: nikdo ji předem nezná.
hall-list-random = vylosované
hall-list-own = vlastní výběr, počet: { $count }
hall-waiting = { $count ->
    [one] jedna čeká na vás
    [few] { $count } čekají na vás
   *[other] { $count } čeká na vás
}
hall-imported = K prohlížení
hall-remove = Odstranit: { $title }
hall-remove-note = Hra se svým záznamem zmizí z tohoto domu. Vzít zpět to nejde.
hall-remove-yes = Odstranit

## Brian Boru

ui-boru-pack = Před vámi
ui-boru-kept = Ponecháno
ui-boru-trick = Štych
ui-boru-ifwin = Když vyhraje
ui-boru-iflose = Když prohraje
ui-boru-oneof = jedno ze dvou
ui-boru-or = nebo
ui-boru-keep = Nechat si tyto dvě
ui-boru-clear = Vybrat znovu
ui-boru-town = Město
ui-boru-card = Karta
ui-boru-onmap = klepněte na mapě
ui-boru-fromhand = klepněte v ruce
ui-boru-marriage = Sňatek
ui-boru-battle = Bitva
ui-boru-church = Církev
ui-boru-claims = Nároky
ui-boru-draft = Výběr karet
ui-boru-coins = mince
ui-boru-raiders = nájezdníci
ui-boru-discs = disky v církvi
ui-boru-space = pole
ui-boru-others = ostatní
ui-boru-vikings = vikingové
ui-boru-flips = otočí žeton lícem
ui-boru-new-region = nový region
ui-boru-wins = zatím vede
ui-boru-loses = přebitá
ui-boru-cannot = nevyhraje
ui-boru-nowin = nikdo nevyhraje
ui-boru-winning = vítězí
ui-boru-led = vynesl
ui-boru-toplay = na řadě
ui-boru-active = Aktivní město
ui-boru-noactive = bez aktivního města
ui-boru-order = Karty se provádějí vzestupně
ui-boru-passleft = zbytek dostane
ui-boru-chosen = vybral
ui-boru-chooses = vybírá
ui-boru-expandto = lze expandovat do
ui-boru-noexpand = teď nelze expandovat
ui-boru-novik = žádné město vikingů
ui-boru-marker = vynáší příště
ui-boru-cards = karty
ui-boru-regions = regiony
ui-boru-tokens = nároky
ui-boru-renown = věhlas
ui-boru-fit = Celý ostrov
ui-boru-tracks = Stupnice
ui-boru-nothing = nic
ui-boru-final = Velkokrál Irska
ui-boru-track = Stupnice
ui-boru-mcoins = Nejvíc mincí
ui-boru-mmarker = Ukazatel
ui-boru-mrenown = Věhlas
ui-boru-mtokens = Držené nároky
ui-boru-mboard = Poloviny nároků
ui-boru-mregions = Regiony
ui-boru-picks = vybírá, +věhlas
ui-boru-losest = přijde o město
ui-boru-raidersleft = nájezdníci na moři
ui-boru-monastery = klášter, ukazatel
ui-boru-nocard = bez karty
ui-boru-free1 = volné
ui-boru-worth = hodnota
ui-boru-facedown = rubem
ui-boru-faceup = na plánu
ui-boru-heldby = drží
ui-boru-legend = Klepnutím na město, kartu nebo region si je přečtete.
ui-boru-leadby = Vaše karty podle barev
ui-boru-freet = volná města
ui-boru-orderof = Pořadí hry
ui-boru-vp = VB
ui-boru-stake = V sázce v tomto kole
ui-boru-ifnow = Body, kdyby hra skončila teď
ui-boru-wait = Čekáte
ui-boru-stay = Neexpandovat
ui-boru-status = { $round }. kolo z { $rounds }
ui-boru-status-trick = { $round }. kolo z { $rounds } · štych { $trick } z { $tricks }
ui-boru-status-phase = { $round }. kolo z { $rounds } · { $phase }
ui-boru-draft-step = krok { $step } z { $steps }
ui-boru-round-ends = Konec { $round }. kola
ui-boru-to-draft = K výběru karet { $round }. kola
ui-boru-do-lead = Vynést { $value } → { $town }
ui-boru-do-play = Zahrát { $value }
ui-boru-do-use = Provést
ui-boru-do-expand = Expandovat: { $town }
ui-boru-do-free = Osvobodit: { $town }
ui-boru-do-settle = Umístit disk: { $town }
ui-boru-do-raid = Vikingové: { $town }
ui-boru-do-monastery = Postavit: { $town }
ui-boru-can-win = Zatím by vyhrály:
ui-boru-none-wins = Žádná vaše karta by nevyhrála.
ui-boru-more = ještě { $count }, cena za kus: { $cost }
ui-boru-most-of-others = ostatní { $count }
ui-boru-leads = vede { $who }
ui-boru-tied = shoda: { $who }
ui-boru-threshold = otočí se při { $threshold }, teď { $weight }
ui-boru-would-flip = při údržbě se otočí
ui-boru-next-holder = při údržbě by připadl: { $who }
ui-boru-whose = { $town }: { $suit }, { $region }, { $whose }
ui-boru-with-monastery = s klášterem
ui-boru-region-sheet = Města
ui-boru-upkeep = Údržba
ui-boru-played = zahráno
ui-boru-packs = Balíčky, které jste viděli
ui-boru-card-name = { $suit } { $value }. Když vyhraje: { $win }. Když prohraje: { $lose }
ui-boru-points-now = teď { $points }
ui-boru-end-step = Konec
ui-boru-map = Mapa Irska
ui-boru-pick-first = Nejdřív vyberte, pak potvrďte.
ui-why-B26 = Neleží před vámi
ui-why-B29 = Už jste vybrali
ui-why-B53 = Chybí mince
ui-why-B56 = Málo nájezdníků
ui-why-B59 = Výš už to nejde
ui-why-B64 = Už obsazené
ui-why-B65 = Nevede tam vaše silnice
ui-why-B68 = Patří vítězi štychu
ui-why-B70 = Vikingové tam nejsou
ui-why-B78 = Už obsazené
ui-why-B82 = Není to jeho město
ui-why-B21 = Nejste na tahu

## Architekti

ui-arch-status = tah { $turn }
ui-arch-status-hall = cechovní dům { $lying } z { $spaces }
ui-arch-status-reset = obnova na { $space }
ui-arch-status-end = { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
}
ui-arch-town = Město
ui-arch-virtue = Počestnost
ui-arch-cathedral = Katedrála
ui-arch-monuments = Monumenty
ui-arch-level = { $level }. stupeň katedrály
ui-arch-good-tax = daň
ui-arch-good-coins = mince na přeskočených učednících
ui-arch-good-points = vítězné body
ui-arch-good-worker = služebník
ui-arch-good-captive = zajatci
ui-arch-good-prison = vězení
ui-arch-good-any = libovolná surovina
ui-arch-good-mix = dřevo nebo kámen v libovolném poměru
ui-arch-trades = směny
ui-arch-bell = obnova
ui-arch-church = katedrála
ui-arch-princess = Princezna
ui-arch-profiteer = Šmelinář
ui-arch-court = Dvůr
ui-arch-contribution = Kdo umístí k ní, může přispět jednou surovinou.
ui-arch-contribute = Přispět
ui-arch-consequence = Při příští obnově
ui-arch-most-at = nejvíc služebníků:
ui-arch-anyone-at = každý zde:
ui-arch-or = nebo
ui-arch-reset-tale = Obnova krok za krokem
ui-arch-end-tale = Konec hry krok za krokem
ui-arch-group-gather = Těžba a sběr
ui-arch-group-guildhall = Cechovní dům
ui-arch-group-town = Ve městě
ui-arch-group-princess = U princezny
ui-arch-group-workshop = Dílna
ui-arch-group-market = Černý trh
ui-arch-schemes = Intrik v balíčku: { $schemes }. Zbývá budoucích: { $advanced }.
ui-arch-at-home = služebníci doma
ui-arch-captives = držení zajatci
ui-arch-in-prison = vlastní ve vězení
ui-arch-debts = nesplacené dluhy
ui-arch-in-hand = karty budov v ruce
ui-arch-no-cathedral = bez katedrály
ui-arch-no-market = bez černého trhu
ui-arch-tab-hand = Budovy
ui-arch-tab-offer = Učedníci
ui-arch-tab-own = Postaveno
ui-arch-nothing-yet = zatím nic
ui-arch-your-skills = Vaše dovednosti:
ui-arch-laid = položeno: { $count }
ui-arch-workers-there = Vaši služebníci zde
ui-arch-with-more = S více služebníky
ui-arch-price = Cena
ui-arch-put-away = Odložit
ui-arch-piece-at = Dílek na místo
ui-arch-printed = Text
ui-arch-then = Potom obvykle
ui-arch-risk = Vašich služebníků zde bude pohromadě { $count }: jediné zajetí je vezme všechny.
ui-arch-score-buildings = Budovy
ui-arch-score-monuments = Monumenty
ui-arch-score-cathedral = Katedrála
ui-arch-score-virtue = Počestnost
ui-arch-score-riches = Zlato a mramor
ui-arch-score-silver = Mince
ui-arch-score-debts = Dluhy
ui-arch-score-prison = Vězení
ui-arch-step-scheme = Otočí se intrika
ui-arch-step-place = Kam jde
ui-arch-step-effect = Co tam udělá
ui-arch-step-priorities = Co přeskočí
ui-arch-step-captures = Zajetí
ui-arch-step-abilities = Jeho schopnost
ui-arch-help-start = Každý tah umístíte jednoho služebníka. Čím víc vašich stojí na jednom místě, tím víc dává, a tím spíš je někdo nechá zajmout.
ui-arch-help-quarry = Kámen: jeden za každého vašeho služebníka zde.
ui-arch-help-forest = Dřevo: jedno za každého vašeho služebníka zde.
ui-arch-help-silversmith = Mince: jedna a další za každého vašeho služebníka zde.
ui-arch-help-mines = Hlína: jedna a další za každého služebníka. Nebo zlato: jedno za každé dva.
ui-arch-help-workshop = Doberte karty budov, nebo najměte učedníka: více služebníků dosáhne dál.
ui-arch-help-storehouse = Směňte suroviny za počestnost nebo mramor, jednou za každého služebníka zde.
ui-arch-help-town-centre = Zajměte celou skupinu jedné barvy z jednoho místa. První stojí daň, každá další minci.
ui-arch-help-tax-stand = Vezměte všechny daně a ztraťte počestnost.
ui-arch-help-guardhouse = Za každého služebníka jedna akce: odevzdat zajatce, osvobodit či vykoupit své, splatit dluh.
ui-arch-help-black-market = Zboží za mince a počestnost. Jsou-li obsazena všechna tři místa, přijde obnova: návštěvníci jdou do vězení.
ui-arch-help-guildhall = Stavte z ruky, pracujte na katedrále nebo vztyčte monument. Služebník tu zůstane do konce hry.
ui-arch-help-prison = Služebníci tu čekají, dokud je majitel neosvobodí ve strážnici. Při obnově stojí mnoho vězňů počestnost a dluhy.

# The Two Heirs: the bill of a tile that is taken
ui-heirs-to-build = Na postavení
# -- konec hry Brian Boru, sečtený po krocích
ui-boru-counting = Jak se počítají body
ui-boru-counted = Body sečtené dosud
ui-boru-count-region = { $region }
ui-boru-count-again = Sečíst znovu
ui-boru-played-now = Zahráno v tomto kole
ui-boru-alone = jen vy v čele
ui-boru-level = shodně v čele
ui-boru-ifnow-change = Body, kdyby hra skončila teď, a změna v tomto kole
ui-why-B19-not-a-free-town = Už obsazené
ui-why-B19-region-taken = Tam už někdo je
ui-why-B32-not-a-free-town = Už obsazené
ui-why-B32-not-in-hand = Nemáte ji v ruce
ui-why-B32-other-colour = Jiná barva
ui-why-B36-not-in-hand = Nemáte ji v ruce
ui-why-B75-not-a-free-town = Už obsazené
ui-why-B75-other-region = Jiný region
ui-why-B100-not-your-town = Není to vaše město
ui-why-B100-has-a-monastery = Klášter už tam stojí
ui-why-B21-not-asked-now = Na to teď nedošlo
ui-why-B21-nothing-about-players = Hráč se nevybírá
ui-why-B73-highest-marries = Stoupá se kartami
ui-why-B81-decided-by-raiders = Bojuje se kartami
ui-why-B98-decided-by-discs = Podporuje se kartami
ui-why-B108-claimed-in-upkeep = Nárok přijde při údržbě
## Účty

account = Účet
account-note = Ke hře ho nepotřebujete. S ním se vaše hry dostanou i na vaše další zařízení.
account-sign-in = Přihlásit se
account-new = Nový účet
account-forgot = Zapomenuté heslo
account-name = Jméno
account-password = Heslo
account-new-password = Nové heslo
account-old-password = Dosavadní heslo
account-code = Záchranný kód
account-create = Založit účet
account-recover = Nastavit nové heslo
account-codes-title = Vaše záchranné kódy
account-codes-note = Opište si je nebo vytiskněte: ukážou se jen teď. Každý vás jednou pustí dovnitř, když zapomenete heslo. E-mail, na který by se dalo psát, tu není.
account-codes-seen = Mám je uložené
account-codes-left = { $count ->
    [one] zbývá { $count } záchranný kód
    [few] zbývají { $count } záchranné kódy
   *[other] zbývá { $count } záchranných kódů
}
account-codes-new = Nové záchranné kódy
account-devices = { $count ->
    [one] přihlášeno na tomto zařízení
   *[other] přihlášeno na { $count } zařízeních
}
account-games = { $count ->
    [one] drží { $count } místo
    [few] drží { $count } místa
   *[other] drží { $count } míst
}
account-sign-out = Odhlásit se
account-sign-out-note = Hry tohoto účtu zmizí i z tohoto zařízení; po přihlášení se zase vrátí.
account-everywhere = Odhlásit se všude
account-change = Změnit heslo
account-changed = Heslo je změněno. Ostatní zařízení se musí přihlásit znovu.
account-export = Vzít si všechna svá data
account-delete = Smazat účet
account-delete-note = Vaše jméno, vaše slova a seznam her se nadobro smažou. Hry běží dál pro toho, kdo má odkaz.
account-you = Jste { $name }.

## Místa odkazem

seat-claim = Vázat toto místo na mě
seat-claim-note = Odkaz, kterým jste přišli, už nic neotevře; jen tento prohlížeč a váš účet, jste-li přihlášeni.
seat-claimed = vázáno
seat-hand-over = Předat toto místo někomu jinému
seat-hand-over-note = Dostanete nový odkaz k předání a dál se budete jen dívat. Váš starý odkaz hned přestane platit.
seat-revoke = Nový odkaz, starý přestane platit
seat-revoke-note = Kdo tam sedí přes starý odkaz, je hned odpojen.
seat-open = Toto místo si může vzít kdokoli
seat-is-open = volné pro kohokoli
seat-free = Místo hráče { $name } je volné.
seat-take = Posadit se
seat-sits-open = Kdokoli (volné místo)

## Tempo

pace = Tempo
pace-clock = Hodiny
pace-none = žádné
pace-live = zásoba času na celou hru
pace-days = dny na každý tah
pace-base = Minuty v zásobě
pace-increment = Sekundy navíc po každém tahu
pace-per-turn = Dny na každý tah
pace-vacation = Dny dovolené
pace-end = Když čas vyprší
pace-end-wait = ostatní mohou čekat nebo povolat bota
pace-end-bot = dál hraje bot
pace-end-resign = hra je vzdána
pace-words = Lidé si mohou volně psát
pace-left = Zbývá: { $time }
pace-day = { $count } d
pace-hour = { $count } h
pace-minute = { $count } min
pace-out = čas vypršel
pace-away = na dovolené
pace-go-away = Odjet na dovolenou
pace-come-back = Zpátky z dovolené
pace-vacation-left = { $count ->
    [one] zbývá { $count } den dovolené
    [few] zbývají { $count } dny dovolené
   *[other] zbývá { $count } dní dovolené
}

## Způsoby

offer-pause = Přestávka
offer-resume = Pokračovat
offer-replace = Nechat hrát bota
offer-asked-pause = { $name } navrhuje přestávku.
offer-asked-resume = { $name } navrhuje pokračovat.
offer-asked-replace = { $name } navrhuje, aby za hráče { $about } hrál bot.
offer-asked-rematch = { $name } navrhuje odvetu.
offer-waiting = Čeká se na souhlas: { $names }.
offer-paused = U stolu je přestávka; všechny hodiny stojí.
offer-rematch-ready = Stůl k odvetě je prostřen; místa se posunula.
offer-rematch-go = K odvetě

## Hovor

talk-hello = Dobrý den!
talk-good-luck = Hodně štěstí!
talk-nice-move = Pěkný tah.
talk-thanks = Děkuji.
talk-sorry = Omlouvám se.
talk-thinking = Musím si to rozmyslet.
talk-moment = Okamžik, prosím.
talk-back-soon = Hned jsem zpátky.
talk-your-turn = Jste na tahu.
talk-yes = Ano.
talk-no = Ne.
talk-well-played = Dobře zahráno.
talk-good-game = Byla to pěkná hra, děkuji.
talk-bye = Na shledanou!
talk-none = Zatím nikdo nic neřekl.
talk-write = Napište všem u stolu
talk-send = Říct
talk-phrases = Hotové věty
talk-phrases-only = U tohoto stolu se mluví jen hotovými větami.
talk-hidden = (skryto: volný text máte vypnutý)
talk-mute = Neposlouchat: { $name }
talk-muted = { $name }: neposloucháte.
talk-unmute = Zase poslouchat
talk-show-words = Ukazovat, co ostatní volně píší
talk-report = Oznámit hostiteli …
talk-report-about = O kom
talk-report-nobody = o nikom konkrétním
talk-report-words = Co se stalo
talk-report-note = Připojí se záznam této hry i to, co zaznělo.
talk-report-send = Poslat hostiteli
talk-report-sent = Hostitel si to přečte.

## Zprávy na dálku

notice-turn = Jste na tahu
notice-browser = Upozornit mě v prohlížeči, když jsem na tahu
notice-denied = Tento prohlížeč upozornění pro tuto stránku nedovoluje.
notice-title = Dát mi vědět, když tu nejsem
notice-feed = Kanál (Atom) her, které na mě čekají
notice-feed-address = Jeho tajná adresa, ukáže se jen teď
notice-webhook = Poslat na tuto adresu, třeba do chatovací místnosti
notice-save = Uložit
notice-saved = Uloženo.

## Otevřené stoly

open-title = Otevřené stoly
open-look = Ke stolu
open-pace-none = bez hodin
open-pace-live = { $minutes } min a { $seconds } s na tah
open-pace-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

## Poctivost

fair-fair = Ověřeno zde: žádný řádek záznamu nebyl změněn a jeho tajemství je to, které bylo slíbeno před prvním losem.
fair-untold = Ověřeno zde: žádný řádek záznamu nebyl změněn. Vzdaná hra tajemství svých losů neprozrazuje.
fair-broken = Záznam byl změněn na řádku { $line }: nevěřte mu.
fair-other-secret = Tajemství losů není to, které bylo slíbeno před prvním z nich: této hře nevěřte.
fair-file = Záznam
fair-file-note = Ověřit jinde: crowns verify

## Plánování dopředu

ui-plan-prepare = Připravit odpověď
ui-plan-choose = Co byste odpověděli příště?
ui-plan-then = A co potom?
ui-plan-nothing = Zatím není dost jasné, jaká otázka vás čeká: odpověď nelze připravit.
ui-plan-no-more = Dál než sem nic připravit nelze.
ui-plan-steady = Zahrát, i když se mezitím něco lízne všem na očích
ui-plan-keep = Nechat připravené
ui-plan-kept = Připraveno
ui-plan-note = Zahraje se, až budete na řadě, pokud to ještě půjde a nedozvíte se nic nového. Nikdo jiný o tom neví.
ui-plan-note-steady = Zahraje se, až budete na řadě, pokud to ještě půjde, i když se mezitím něco lízne všem na očích. Nikdo jiný o tom neví.
ui-plan-take-back = Vzít zpět
ui-plan-other = Připravit jinou
ui-plan-read = Rozumím

## Přihlížení

watch-delay = Kdo jen přihlíží, vidí stůl
watch-at-once = hned
watch-late = { $count ->
    [one] o { $count } odpověď později
    [few] o { $count } odpovědi později
   *[other] o { $count } odpovědí později
}
watch-behind = Vidíte stůl, jak vypadal před { $count ->
    [one] { $count } odpovědí
   *[other] { $count } odpověďmi
}: tak si to hráči přejí. Po konci hry uvidíte vše.
## Ratings and players

ratings = Hodnocení
rated-game = hodnocená
rated-table = Tato hra se počítá do hodnocení: nejsou v ní nápovědy ani návraty a kdo ji přenechá botovi, skončí poslední.
rated-wish = Počítá se do hodnocení
rated-wish-note = jen pro přihlášené, bez nápověd
rating-value = { $value } ± { $spread }
rating-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
rating-provisional = předběžné
rating-provisional-note = předběžné: méně než deset her
rating-note = V 19 z 20 případů leží skutečná síla v tomto rozmezí. Každý začíná na 1500; boti se hodnotí na téže stupnici.
player = Hráč
player-own-page = Moje stránka
player-since = zde od { $day }
player-unrated = Zatím tu není žádná dohraná hodnocená hra.
player-games = Hodnocené hry
player-place = { $place }. z { $players }
player-replay = Přehrát
player-gone = někdo, kdo už tu není

## Web Push

push-wish = Upozornit tento prohlížeč, že jsem na tahu, i když je stránka zavřená
push-denied = Tento prohlížeč to nedovoluje, nebo jeho služba pro upozornění neodpovídá.
## Na místě a na úzké liště

ui-what-there = { $place }: co uděláte?
ui-short-architects = Architekti
ui-arch-keeps-influence = bez vlivu

## Numbers for the shuffle

gather-wait = Rozdá se, jakmile všichni přijdou.
gather-notice = Než se rozdá, přispěje každý prohlížeč číslem k míchání. Ještě chybí: { $names }.
gather-now = Rozdat hned
fair-other-number = Číslo, kterým tento prohlížeč přispěl k míchání, v záznamu není: této hře nevěřte.
