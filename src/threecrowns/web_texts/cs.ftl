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
ui-level-easy = lehký
ui-level-steady = střední
ui-level-strong = silný
ui-online = připojen

## The question

ui-your-move = Jste na tahu
ui-move-of = Na tahu: { $name }
ui-decision = Vaše rozhodnutí
ui-tab-asked = ● Jste na tahu
ui-waiting = Přemýšlí: { $name }.
ui-waiting-plan = Můžete přemýšlet dopředu: co si vyberete, zůstane plánem.
ui-plan = Plán
ui-where = Kam? Zlatá pole ukazují změnu vašich bodů.
ui-where-of = { $name }. Kam? Zlatá pole ukazují změnu vašich bodů.
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

## The end

ui-wins = { $name } vítězí
ui-draw = Nikdo nevítězí
ui-rematch = Odveta

## One screen for two

ui-pass-table = Předejte stůl: { $name }
ui-pass-note = Nedívejte se, dokud se další hráč neposadí.
ui-i-am = Jsem { $name }: ukázat mou stranu
ui-side-of = Teď { $name }

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
ui-zoom-in = Přiblížit
ui-zoom-out = Oddálit
ui-fit = Ukázat vše
ui-board = Stůl
ui-hand = Vaše ruka

## The Two Heirs

ui-heirs-status = tah { $turn } · zásoba { $stack }
ui-heirs-ring = Královská rezerva
ui-heirs-reach = dosah { $reach }
ui-heirs-stack = zásoba
ui-heirs-reserve-empty = rezerva: 0
ui-heirs-limit = nejvýš 3 na ruce
ui-heirs-now = Nyní můžete použít
ui-heirs-lacks = chybí
ui-heirs-gives = dává { $what }
ui-heirs-land = krajina
ui-heirs-beside = vedle: { $what }
ui-heirs-corner = u rohu
ui-heirs-treasures = poklady: { $laid } + { $left }
ui-heirs-slot = pozice { $slot }
ui-heirs-shield = královský štít
ui-heirs-start = start
ui-heirs-north = S
ui-heirs-buildings = Stavby
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
hall-foot = Three Crowns nemá spojení s vydavateli těchto her. Pravidla do písmene, kresby vlastní.
hall-no-server = Hala neodpovídá. Vaše hry jsou v bezpečí; zkuste to za chvíli.
hall-other-device = Na jiném zařízení v této síti napište { $address }
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
hall-architects-says = Posílejte dělníky stále na totéž místo, dokud je někdo nedá zatknout. S rozšířením Divy světa.
hall-vs-henry-1 = Jindřichovi Chudému (sám)
hall-vs-henry-2 = Jindřichovi Statečnému (sám)
hall-vs-henry-3 = Jindřichovi Neúprosnému (sám)
hall-vs-friend = Příteli u téhle obrazovky
hall-vs-friends = Přátelé u téhle obrazovky
hall-vs-bot = Počítači: { $level }
hall-vs-bots = Počítače ({ $count }): { $level }
hall-vs-noblewoman = Šlechtična (sám)

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
ui-boru-noexpand = žádná silnice k volnému městu
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
