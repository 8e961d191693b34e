### What the guided first games say, in Czech: one message for each step.

## The Two Heirs

guide-two-heirs-aim = S modrým hráčem skládáte destičku po destičce jednu společnou krajinu, začíná se touto. Až dojde společná zásoba, vyhraje ten, jehož budovy a cesty mají víc bodů; vaše jsou bílé.
guide-two-heirs-take = V každém tahu si vezmete jednu destičku z královské nabídky: první po směru hodin od štítu, nebo o jednu dál za každou svou jednotku, která čeká uvnitř. Dotkněte se Tržiště a potvrďte.
guide-two-heirs-goods = Každá destička nabídky ve vašem dosahu a každá destička s vaší jednotkou vám půjčí jednu surovinu své barvy: zelená dřevo, šedá kámen, žlutá obilí. Nic se nespotřebuje.
guide-two-heirs-corner = Dotkněte se Tržiště v ruce a potom zlatého pole u rohu. Účet řekne, co stojí, kdo na to půjčí a co přinese. Jen na zkoušku ho potvrďte.
guide-two-heirs-undo = Jediný bod: Tržiště počítá destičky u svých stran a tady žádnou nemá. Co nikomu neukázalo nic nového, lze vzít zpět: stiskněte Vzít zpět.
guide-two-heirs-side = Teď ho postavte stranou k první destičce, hned pod ni. Dva body.
guide-two-heirs-why = I tmavé věci odpovídají. Dotkněte se Katedrály v nabídce: řekne, proč to nejde a podle kterého pravidla.
guide-two-heirs-unit = Budova, na které stojí vaše jednotka, se počítá dvakrát. Povolejte jednu na Tržiště; odejde kvůli tomu z nabídky, takže dosáhnete o destičku méně.
guide-two-heirs-end-turn = Destička vzatá, Tržiště stojí, jednotka hlídá: to byl celý tah. Ukončete ho, hraje modrý.
guide-two-heirs-rival = Modrý si vzal Katedrálu, krásných pět bodů, ale zatím na ni nemá. Jste znovu na tahu: vezměte Lapkovskou tvrz.
guide-two-heirs-baron = Postavte ji vedle Tržiště na zlaté pole s plus šesti a přečtěte si účet: dva body za ni samu, dva za společnou cestu a dva za to, že Tržiště získalo souseda a počítá se dvakrát.
guide-two-heirs-score = Odkud se berou body? Otevřete Body a dotkněte se řádku: co je přináší, se na desce rozsvítí.
guide-two-heirs-end = Až se vyloží poslední destička zásoby, má každý ještě jeden tah, a pak se počítá vše. Odtud je hra vaše: hrajte dál proti modrému.

## Brian Boru

guide-brian-boru-aim = Hrajete za fialového a Irsko má osm regionů. Kdo na konci hry v regionu vede, dostane jeho body; další cestou přinesou boje, církev a sňatky.
guide-brian-boru-settle = Každý začíná jedním městem v jiném regionu. Položte první disk na město Ardagh v Jižním Uí Néill: dotkněte se ho a potvrďte.
guide-brian-boru-draft = Kolo začíná výběrem karet: dvě si necháte, zbytek jde sousedovi. Vysoké karty vyhrávají města, nízké dokážou víc, když prohrají. Nechte si červenou 15 a bílou 21.
guide-brian-boru-draft-on = Karty kolují, dokud jich nemáte osm. Další dvě dvojice vyberu za vás.
guide-brian-boru-follow = Oranžový vynáší červenou 5 a nabízí Fenagh, červené město. Vyhrává nejvyšší karta jeho barvy nebo bílá: vaše červená 15 je silnější. Zahrajte ji.
guide-brian-boru-why = Získali jste Fenagh i ukazatel, takže zahajujete: volné město a karta jeho barvy nebo bílá. Nejdřív se dotkněte města Drumcliff: je tmavé a řekne proč.
guide-brian-boru-lead = Někdy je záměrem prohrát. Vyneste slabou červenou 2 na Dún na Sciath: soupeři na ni vydají vysoké karty a vy použijete jinou část té své.
guide-brian-boru-lost = Město získal oranžový. I karta, která prohrála, provede jednu ze dvou spodních akcí; zkuste horní z nich: tři mince.
guide-brian-boru-undo = Nikdo se tím zatím nic nedozvěděl, takže to lze vzít zpět: stiskněte Vzít zpět.
guide-brian-boru-battle = Dolní akce červené karty bojuje s vikingy: vezměte si dva nájezdníky. Kdo jich má na konci kola nejvíc, získá věhlas a body.
guide-brian-boru-buy = Další nájezdníky by šlo přikoupit za mince. Zatím si je nechte: nekupujte nic.
guide-brian-boru-rest = V tomto kole zbývá pět štychů. Zahraju je za vás, sledujte mapu.
guide-brian-boru-round = Konec kola krok za krokem: zelený, nejvýš na stupnici sňatků, uzavírá sňatek s Brigid; nájezdníci, které nikdo nevzal, přepadnou dvě města; nejlepší bojovník a církev dostanou odměnu a vy získáváte nárok na Jižní Uí Néill.
guide-brian-boru-score = Odkud máte body? Otevřete Body a dotkněte se řádku: jeho města se na mapě rozsvítí.
guide-brian-boru-end = Ještě dvě taková kola, pak každý region zaplatí tomu, kdo v něm vede, a nejvíc bodů má velekrál. Hrajte dál: čeká další výběr karet.

## Architects of the West Kingdom

guide-architects-aim = Hrajete za modrého, královského architekta s dvaceti služebníky. Vyhraje, kdo má na konci nejvíc bodů: za budovy, za práci na katedrále a za počestnost.
guide-architects-draft = Nejdřív plány. Jednu z těchto čtyř karet si necháte, ostatní jdou zelenému. Nechte si Zlodějské doupě: osm bodů za málo.
guide-architects-draft-on = Karty se vymění ještě dvakrát. Vyberu za vás: Zvonici a Hliniště.
guide-architects-why = Tmavé věci odpovídají. Dotkněte se Zlodějského doupěte v ruce: řekne, co vám na ně chybí. To je náš plán na příští tahy.
guide-architects-silver = Tah je jeden služebník: umístíte ho a hned dostanete, co lokace dává. Učedník stojí čtyři mince a vy máte tři, proto začněte u Stříbrotepce: dvě mince.
guide-architects-hire = V Dílně najměte Kameníka: umí zednictví, které Zlodějské doupě vyžaduje, a při každé návštěvě Kamenolomu najde kámen navíc. Dvě ze čtyř mincí jsou daň, leží potom u Výběrčího daní.
guide-architects-quarry = Teď umístěte služebníka do Kamenolomu: jeden kámen za služebníka, jeden od Kameníka.
guide-architects-more = Služebníci zůstávají stát a každý další počítá všechny. Umístěte do Kamenolomu druhého: tentokrát přinese tři kameny.
guide-architects-town = Zelený takto sbírá dřevo a v Lese má už dva služebníky. Na Rynku byste je mohli zajmout: umístěte tam služebníka, jen na zkoušku.
guide-architects-undo = Máte říct, čí skupinu zajmete, všechny jedné barvy z jedné lokace. Stojí to daň 1 a skupina může ještě vyrůst: raději počkejte. Stiskněte Vzít zpět.
guide-architects-wood = Dojděte si místo toho pro dřevo: umístěte služebníka do Lesa. Nikdo tam nikomu nepřekáží.
guide-architects-capture = Zelený poslal do Lesa třetího: teď už se to vyplatí a zelený přijde o všechny dřevorubce. Zajmu za vás všechny tři.
guide-architects-guards = Za každého zajatce dostanete na Strážnici jednu minci; jdou do vězení. Odevzdám je za vás a pak přinesu hlínu z Dolů.
guide-architects-market = Chybí jedno dřevo. Černý trh je rychlý: malé pole dá dřevo a zlato za jednu minci, ale také za jednu počestnost. Umístěte tam služebníka.
guide-architects-build = Máte vše: dotkněte se Zlodějského doupěte a postavte je. Přinese i čtyři mince, ale ztratíte dvě počestnosti a služebník zůstane v Cechovním domě natrvalo.
guide-architects-score = Otevřete Body: osm za Zlodějské doupě, jeden za zlato, minus tři za počestnost 4. Pod 5 se nepracuje na katedrále, od 10 se nechodí na Černý trh; v Královském skladu vyměníte suroviny za počestnost.
guide-architects-end = Zelený zajal vaše dva služebníky v Kamenolomu; na Strážnici je lze vykoupit. Jakmile je v Cechovním domě dvanáctý služebník, má každý ještě jeden tah. Hrajte dál: čeká Zvonice.

## Works of Wonder

guide-architects-wonder-aim = Město už znáte; takto ho mění Majestátní monumenty. Na stavbu čeká pět velkých monumentů a cesta k nim vede přes vliv, který přinášejí dvě postavy: princezna a šmelinář.
guide-architects-wonder-hire = Každý začíná s jedním učedníkem zdarma. Najměte Šlechtičnu: při každém obnovení přinese jedno zlato, stojí-li u princezny váš služebník.
guide-architects-wonder-draft = Výběr karet už znáte. Vyberu za vás tři budovy.
guide-architects-wonder-wonder = Každý monument chce hodně jedné suroviny, vliv a daň, ale žádná řemesla; staví se v Cechovním domě. Dotkněte se Kamenného monumentu: je tmavý a řekne, co vám chybí.
guide-architects-wonder-princess = Princezna stojí v Kamenolomu. Kdo k ní umístí služebníka, může přispět jednou surovinou. Umístěte ho tam.
guide-architects-wonder-contribute = Za příspěvek hned dostanete, co ukazuje karta; každá surovina na ní může ležet jen jednou. Přispějte kamenem: dva vlivy.
guide-architects-wonder-profiteer = Šmelinář stojí v Dolech: každý služebník, kterého k němu umístíte, přinese jeden vliv. Dojděte si tam pro hlínu; zelený udělal totéž.
guide-architects-wonder-again = Znovu k princezně: dva kameny a za příspěvek hlínou počestnost. Udělám to za vás. Až na kartě leží všech pět surovin nebo na Černém trhu stojí tři služebníci, následuje obnovení.
guide-architects-wonder-market = Zelený obsadil dvě pole Černého trhu; váš služebník by byl třetí. Na prostředním poli najmete kohokoli z nabídky: dotkněte se Hokynářky a potvrďte, jen abyste viděli účet.
guide-architects-wonder-undo = Platit lze i vlivem: dva nahradí dvě mince, čtyři nahradí jedno zlato nebo mramor. Zatím není nic zaplaceno a v nabídce je lepší učedník. Stiskněte Vzít zpět.
guide-architects-wonder-journeyman = Najměte Tovaryše, který s každou budovou a každým monumentem přinese dvě mince.
guide-architects-wonder-pay = Zaplaťte mincemi: vliv se získává hůř a monumenty ho vyžadují.
guide-architects-wonder-prevent = Černý trh stojí i jednu počestnost. Dva vlivy by ztrátě zabránily; s počestností 9 ji unesete. Přijměte ji.
guide-architects-wonder-claim = Teď obnovení, krok za krokem. Šmelinář vymáhá svůj podíl od všech v Dolech: tentokrát jednu počestnost a všichni jejich služebníci odtud jdou do vězení. Jděte dál a ztrátu přijměte.
guide-architects-wonder-reset = Pak princezna odmění toho, kdo má u ní nejvíc služebníků: vy máte mramor a zlato od Šlechtičny. Příspěvky teď leží na svých monumentech a postavy odešly jinam: princezna do Lesa, šmelinář na Rynek.
guide-architects-wonder-score = Otevřete Body: zlato a mramor dávají po bodu, dva služebníci ve vězení jeden berou. Zelený měl ve vězení nejvíc služebníků a vzal si dluh.
guide-architects-wonder-end = Co leží na monumentu, už se neplatí, a jeho figurka pak svému staviteli pomáhá tam, kam ji umístí. Na konci přinese nejvyšší vliv čtyři zlata. Hrajte dál: princezna na vás čeká v Lese.
