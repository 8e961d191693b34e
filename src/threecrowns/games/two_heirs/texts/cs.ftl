### Dva bratři česky.

## Slova

terrain = volný terén
player-white = Bílý
player-blue = Modrý
colour-green = zelená
colour-grey = šedá
colour-yellow = žlutá
colour-none = žádná
resource-wood = dřevo
resource-stone = kámen
resource-grain = obilí
amount-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
amount-grain = { $count } obilí
lacking-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
lacking-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
lacking-grain = { $count } obilí
unit-elite = elitní jednotka
unit-1 = jednotka 1
unit-2 = jednotka 2
direction-n = sever
direction-ne = severovýchod
direction-e = východ
direction-se = jihovýchod
direction-s = jih
direction-sw = jihozápad
direction-w = západ
direction-nw = severozápad
treasure-column = { $count } × { $colour ->
    [green] zelená
    [grey] šedá
    [yellow] žlutá
   *[any] jakákoli
} ve sloupci
treasure-row = { $count } × { $colour ->
    [green] zelená
    [grey] šedá
    [yellow] žlutá
   *[any] jakákoli
} v řadě
treasure-formation = destičky na pozicích: { $positions }

## Co hráč píše

verb-take = vzít, vezmi, ber
verb-build = postavit, postav
verb-extend = rozšířit, rozšiř
verb-move = přesunout, přesuň
verb-deploy = povolat, povolej
verb-withdraw = stáhnout, stáhni
verb-camp = ležení
verb-destroy = zničit, znič
verb-spare = ušetřit, ušetři
verb-discard = odhodit, odhoď
verb-end = ukončit, ukonči, hotovo, konec
verb-toss = hodit
verb-draw = losovat
verb-treasure = poklad
word-elite = elitní, elitní jednotka
word-white = bílý
word-blue = modrý
field-slot = pozice
field-tile = destička
field-at = pole
field-unit = jednotka
field-colour = barva
field-token = žeton

## Druhy tahů jako nadpisy

group-take = Vzít destičku
group-build = Postavit budovu
group-extend = Rozšířit krajinu
group-move = Přesunout jednotku
group-deploy = Povolat jednotku
group-withdraw = Stáhnout jednotku
group-camp = Využít ležení
group-destroy = Zničit
group-spare = Ušetřit
group-discard = Odhodit
group-end = Ukončit tah
group-toss = Hod štítem
group-draw = Losování
group-treasure = Poklad
option-take = pozice { $slot } { $tile }
option-build = { $tile }
option-extend = { $tile }
option-move = { $unit }
option-deploy = jednotka z nabídky
option-withdraw = { $unit }
option-camp = { $tile }
option-destroy = otočit lícem dolů
option-spare = nechat stát
option-discard = { $tile }
option-end = hotovo
option-toss = { $who }
option-draw = { $tile }
option-treasure = { $treasure }

## Tahy jako věty

say-take = vzít si do ruky z pozice { $slot }: { $tile }
say-build = postavit budovu { $tile } na pole { $cell }
say-extend = rozšířit krajinu na poli { $cell }, lícem dolů: { $tile }
say-move = přesun na pole { $cell }: { $unit }
say-deploy = povolat jednotku z královské nabídky na pole { $cell }
say-withdraw = stažení do královské nabídky: { $unit }
say-camp = využít budovu { $tile } a vzít si další destičku
say-destroy = zničit budovu
say-spare = budovu ušetřit
say-discard = odhodit destičku { $tile }
say-end = ukončit tah
say-toss = královský štít ukazuje: { $who }
say-draw = vylosovaná destička: { $tile }
say-treasure = odhalený poklad: { $treasure }

## Otázky

question-turn = co dál, nebo tah ukončíte?
question-take = co uděláte? Ještě si musíte vzít destičku.
question-siege = zničíte svými věžemi budovu { $tile } na poli { $cell }?
question-discard = máte v ruce příliš mnoho: ze hry { $count ->
    [one] musí { $count } destička
    [few] musí { $count } destičky
   *[other] musí { $count } destiček
}. Která?
question-chance = čeká se na losování

## Co se stalo

event-starts = Začíná { $who }.
event-dealt = Pozice { $slot }: { $tile }.
event-start-tile = Počáteční destička: { $colour }.
event-next-colour = Na vrchu společné zásoby je teď { $colour } destička.
event-took = { $who } si bere z pozice { $slot } destičku { $tile }.
event-refilled = Na pozici { $slot } přibývá { $tile }.
event-end-in-sight = To byla poslední destička společné zásoby: po tomto tahu má každý ještě jeden.
event-built = { $who } staví budovu { $tile } na poli { $cell }{ $discounts ->
    [0] .
    [one] {" "}s { $discounts } slevou.
   *[other] {" "}s { $discounts } slevami.
}
event-extended = { $who } rozšiřuje krajinu: { $tile } leží lícem dolů na poli { $cell }.
event-moved = { $who }: { $unit } se přesouvá z pole { $from } na pole { $to }.
event-deployed = { $who }: { $unit } přichází z královské nabídky na pole { $to }.
event-withdrew = { $who }: { $unit } se stahuje z pole { $from } do královské nabídky.
event-used-camp = { $who } otáčí budovu { $tile } na poli { $cell } lícem dolů a smí si vzít další destičku.
event-destroyed = { $who } ničí budovu { $tile } na poli { $cell }: je z ní volný terén.
event-spared = { $who } šetří budovu { $tile } na poli { $cell }.
event-discarded = { $who } odhazuje destičku { $tile }.
event-ended-turn = { $who } končí tah.
event-game-won = Konec hry: { $first } { $firstPoints }, { $second } { $secondPoints }. Vítězí { $winner }.
event-game-drawn = Konec hry: { $first } { $firstPoints }, { $second } { $secondPoints }. Je to remíza, bratři musí otce požádat o další kus země.
event-henry-looks = { $who } se dívá na vrchní destičku společné zásoby, její barva je { $colour }: chce první destičku té barvy.
event-henry-looks-empty = Společná zásoba je prázdná, { $who } si tedy bere první destičku od královského štítu.
event-henry-passes-over = Pozice { $slot }, { $tile }: jiná barva.
event-henry-takes-match = { $who } si bere z pozice { $slot } destičku { $tile }, její barva je { $colour }.
event-henry-takes-first = V nabídce není žádná { $colour } destička, { $who } si tedy bere první: { $tile } z pozice { $slot }.
event-henry-takes-first-empty = { $who } si bere z pozice { $slot } destičku { $tile }.
event-henry-reference = Staví vedle vaší poslední budovy: { $tile } na poli { $cell }.
event-henry-reference-terrain = Staví vedle destičky na poli { $cell }: { $tile }.
event-henry-tries = { $rule ->
    [connect] Připojit k silnici
    [block] Zablokovat silnici
   *[any] Kterákoli volná pozice
}: { $direction } je { $taken ->
    [1] obsazený.
   *[other] volný.
}
event-henry-finds-none = { $rule ->
    [connect] K silnici se připojit nemůže.
    [block] Silnici zablokovat nemůže.
   *[any] Žádná pozice není volná.
}
event-henry-builds = { $who } staví budovu { $tile } na poli { $cell }{ $rule ->
    [connect] {" "}a připojuje ji k silnici.
    [block] {" "}a blokuje tím silnici.
   *[any] .
}
event-henry-drops = { $tile } se nikam nevejde a mizí ze hry.
event-treasure-laid = Na pole { $cell } přichází poklad: { $treasure }.
event-treasure-removed = Poklad na poli { $cell } mizí ze hry: { $treasure }.
event-henry-marches = { $who }: { $unit } se přesouvá na pole { $to }.
event-henry-no-treasure = Žádný poklad už na ni nezbývá.

## Proč je tah odmítnut

T26-take-first = Ještě vám chybí destička: než tah ukončíte, vezměte si některou ve svém dosahu ({ $reach }).
T27-only-discards-now = Tah skončil a v ruce je víc než { $limit ->
    [one] { $limit } destička
    [few] { $limit } destičky
   *[other] { $limit } destiček
}: teď jen odhoďte nadpočetné.
T27-nothing-to-discard = Destičky se odhazují až po konci tahu, když jich je v ruce víc než { $limit }.
T27-not-in-hand = Destičku { $tile } nemáte v ruce: odhoďte některou ze svých.
T30-no-tile-in-slot = Na pozici { $slot } žádná destička neleží: vezměte si { $reach ->
    [one] první destičku
    [few] jednu z prvních { $reach } destiček
   *[other] jednu z prvních { $reach } destiček
} po směru hodinových ručiček od štítu.
T30-out-of-reach = { $tile } na pozici { $slot } je mimo váš dosah: vezměte si { $reach ->
    [one] první destičku
    [few] jednu z prvních { $reach } destiček
   *[other] jednu z prvních { $reach } destiček
} po směru hodinových ručiček od štítu.
T36-taken-already = V tomto tahu už máte destičku vzatou: vykládejte, přesouvejte jednotky, nebo tah ukončete.
T39-not-in-hand = Destičku { $tile } nemáte v ruce: vyložte některou ze svých.
T39-cell-occupied = Na poli { $cell } už destička leží: vyberte volné pole vedle své jednotky.
T39-no-own-unit-next-to-it = Vedle pole { $cell } nestojí žádná vaše jednotka: vyberte volné pole, které stranou nebo rohem přiléhá k destičce s vaší jednotkou.
T41-resources-missing = { $tile }: chybí { $missing } (vaše slevy: { $discounts }). Získejte přístup k dalším surovinám, nebo nejdřív rozšiřte krajinu a získejte slevu.
T56-not-your-unit = Není to vaše { $unit }: vyberte některou ze svých jednotek.
T57-no-tile-there = Na poli { $cell } neleží destička: jednotka se přesouvá na sousední destičku.
T57-not-adjacent = Pole { $cell } nesousedí s destičkou, na které stojí { $unit }: přesuňte ji na destičku, která přiléhá stranou nebo rohem.
T57-unit-in-reserve = V královské nabídce je { $unit }: místo přesunu ji povolejte.
T58-no-unit-in-reserve = V královské nabídce nemáte žádnou jednotku: přesuňte některou v krajině.
T58-no-tile-there = Na poli { $cell } neleží destička: povolejte jednotku na destičku vedle své jednotky.
T58-no-own-unit-next-to-it = Vedle pole { $cell } nestojí žádná vaše jednotka: povolejte ji na destičku, která přiléhá k destičce s vaší jednotkou.
T59-elite-stays = Elitní jednotka nesmí krajinu nikdy opustit: stáhněte řadovou.
T59-in-reserve-already = V královské nabídce už je { $unit }: stáhněte jednotku z krajiny.
T60-acted-already = V tomto tahu se už pohnula { $unit }: každá smí jen jednou, vyberte jinou.
T60-reserve-acted-already = Vaše jednotka v nabídce byla stažena v tomto tahu: povolat ji můžete až v příštím.
T61-unit-stands-there = Na poli { $cell } už stojí jednotka: vyberte destičku bez jednotky.
T66-decide-siege-first = Nejdřív rozhodněte o obléhané budově: zničit, nebo ušetřit.
T66-no-siege-now = Žádná budova teď není obléhaná: vedle ní musí stát právě postavená Obléhací věž a další vaše.
T71-take-first = Nejdřív si vezměte destičku: teprve pak vám { $tile } umožní vzít si další.
T71-no-own-camp-there = { $tile } není vaše nepoužité ležení v krajině: vyberte takové.
T73-extra-take-owed = Štít je otočený zpět, takže si ještě musíte vzít destičku, než tah ukončíte.
T24-not-your-turn = Nejste na tahu: počkejte, až na vás přijde řada.
T25-no-such-move = „{ $said }“ není tah této hry: nic s takovým jménem nebo číslem v ní není.
T112-game-is-over = Hra skončila: hrát už nelze nic.
T17-not-in-stack = Tato destička není ve společné zásobě: uveďte takovou, která se ještě může vylosovat.
T17-no-draw-now = Teď se nelosuje: očekává se odpověď hráče.
T18-no-toss-now = Štítem se hází jen před začátkem hry: očekává se losování.
H18-not-in-treasure-stack = Tento poklad není v hromádce: uveďte takový, který se ještě neodhalil.
H27-leaves-when-met = Jindřichovy poklady nikdo nebere; tento zmizí sám, jakmile je splněno: { $treasure }.

## Co odpověď přináší

warn-end-in-sight = Hromádka tím bude prázdná: po tomto tahu má každý ještě jeden.
warn-discounts = { $count ->
    [one] { $count } sleva propadne
    [few] { $count } slevy propadnou
   *[other] { $count } slev propadne
} bez užitku.
warn-surplus = Máte v ruce příliš mnoho: { $count ->
    [one] { $count } destička bude muset
    [few] { $count } destičky budou muset
   *[other] { $count } destiček bude muset
} opustit hru.

## Body

score-building = { $tile } na poli { $cell }: { $why }{ $doubled ->
    [1] , zdvojnásobeno vlastní jednotkou
   *[other] {""}
}
score-sum = { $base } + { $each } × { $count }
score-product = { $each } × { $count }
score-count-line = { $formula } (destičky { $axis ->
    [row] v řadě
   *[column] ve sloupci
})
score-count-adjacent = { $formula } (sousedé stranou)
score-longest-road = { $formula } (budovy na nejdelší silnici)
score-count-group = { $formula } (destičky v přilehlých útvarech)
score-count-own-buildings = { $formula } (další vlastní budovy té barvy)
score-extra-take = { $base } (nevyužito)
score-resource = { $base } (místo bodů dává surovinu)
score-count-own-kinds = { $formula } (vlastní budovy uvedených druhů)
score-flat = { $base } (vždy)
score-destroy-opponent-building = { $base } (místo bodů ničí)
score-count-diagonals = { $formula } (na úhlopříčkách)
score-pairs = { $formula } (dvojice)
score-boost-pairs = { $base } (zvyšuje výnos dílen)
score-henrys-best = { $tile } na poli { $cell }: jedna z nejlepších Jindřichových budov se počítá ještě jednou
score-treasures = poklady: v krajině { $board }, v hromádce { $stack }
score-road = silnice, { $buildings ->
    [one] { $buildings } budova
    [few] { $buildings } budovy
   *[other] { $buildings } budov
}: { $own } − { $theirs }

## Co je na součásti vytištěno

look-tile = { $tile }, sada { $set }, { $colour } destička: dává { $resource ->
    [wood] dřevo
    [stone] kámen
   *[grain] obilí
}
look-cost = cena: { $cost }
look-road = silnice spojuje: { $exits }
look-road-ends = silnice zde končí a nejsou spojené: { $exits }
look-no-road = bez silnice
look-treasure = Jindřichův poklad: { $treasure }
look-unit = { $who }: { $unit }, barva křížku na rubu: { $colour }
effect-count-line = body: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za každou { $match ->
    [any-tile] destičku
    [opponent-building] soupeřovu budovu
   *[same-colour] destičku téže barvy
} { $axis ->
    [row] ve stejné řadě
   *[column] ve stejném sloupci
}{ $cap ->
    [0] {""}
   *[other] , nejvýše { $cap } v každém směru
}
effect-count-adjacent = body: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za každou { $match ->
    [any-tile] destičku
    [opponent-building] soupeřovu budovu
   *[same-colour] destičku téže barvy
}, která přiléhá stranou
effect-longest-road = body: { $each } za každou budovu na nejdelší silnici, která zde končí, včetně této
effect-count-group = body: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za každou { $colour ->
    [green] zelenou
    [grey] šedou
   *[yellow] žlutou
} destičku v útvarech té barvy, které přiléhají stranou
effect-count-own-buildings = body: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za každou další vlastní budovu na { $colour ->
    [green] zelené
    [grey] šedé
   *[yellow] žluté
} destičce
effect-extra-take = když už máte v tahu destičku vzatou, můžete budovu { $name } otočit lícem dolů a vzít si ještě jednu; neotočená na konci hry: { $base ->
    [one] { $base } bod
    [few] { $base } body
   *[other] { $base } bodů
}
effect-resource = ve vašem tahu dává { $resource ->
    [wood] { $amount ->
        [one] { $amount } dřevo
        [few] { $amount } dřeva
       *[other] { $amount } dřev
    }
    [stone] { $amount ->
        [one] { $amount } kámen
        [few] { $amount } kameny
       *[other] { $amount } kamenů
    }
   *[grain] { $amount } obilí
}, s jednotkou i bez ní
effect-count-own-kinds = body: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za každou vlastní budovu těchto druhů: { $kinds }
effect-flat = { $base ->
    [one] { $base } bod
    [few] { $base } body
   *[other] { $base } bodů
}
effect-destroy-opponent-building = když ji postavíte a soupeřova budova pak stranami přiléhá { $towers ->
    [one] k { $towers } vaší věži
    [few] ke { $towers } vašim věžím
   *[other] k { $towers } vašim věžím
}, můžete tu budovu zničit
effect-count-diagonals = body: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za každou budovu na úhlopříčkách, vlastní i soupeřovu: { $kinds }
effect-pairs = body: { $each } za každou dvojici { $colour ->
    [green] zelené
    [grey] šedé
   *[yellow] žluté
} a { $other ->
    [green] zelené
    [grey] šedé
   *[yellow] žluté
} destičky na pozicích: { $positions }; se správným cechovním domem { $boosted }
effect-boost-pairs = víc bodů za každou dvojici u vlastních budov: { $kinds }
fact-colour = barva
fact-copies = počet kusů
fact-cost = cena
fact-cross-colour = barva křížku
fact-gaps-allowed = že na mezerách nezáleží
fact-mix = jaké poklady ve hře jsou
fact-own-workshops-only = že se počítají jen vlastní dílny
fact-position-sets = které pozice se počítají
fact-positions = pozice
fact-printed = značka na tomto kusu
fact-road = silnice

## Volby

flag-sets = tři sady do hry; first: pro první hru, random: vylosované
flag-roads = bodují se silnice? (no: pro první hru)
flag-henry = hra jednoho hráče proti Jindřichovi: 1 Chudý, 2 Statečný, 3 Neúprosný
flag-colour = vaše barva proti Jindřichovi

setting-sets = Sady destiček
setting-roads = Silnice se bodují
setting-henry = Jindřich
setting-colour = Vaše barva
setting-sets-first = sady první hry

## Nakreslený stůl

letter-wood = d
letter-stone = k
letter-grain = o
letter-white = B
letter-blue = M
letter-henry = J
draw-turn = tah { $number }
draw-ending = { $turns ->
    [one] poslední tah
    [few] zbývají { $turns } tahy
   *[other] zbývá { $turns } tahů
}
draw-start = start
draw-terrain = terén
draw-reserve = Královská nabídka
draw-stack = zásoba { $count }, vrchní { $top }
draw-stack-empty = zásoba prázdná
draw-shield = královský štít
draw-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
draw-reach = dosah { $reach }
draw-discounts = { $count ->
    [one] { $count } sleva
    [few] { $count } slevy
   *[other] { $count } slev
}
draw-hand = ruka:
draw-treasures = { $count ->
    [one] { $count } poklad v hromádce
    [few] { $count } poklady v hromádce
   *[other] { $count } pokladů v hromádce
}
place-reserve = nabídka
place-aside = stranou
legend-tile = Destička: jméno; pod ním majitel ({ $players }), malé písmeno suroviny ({ $letters }) a silnice. Samotné souřadnice: sem lze destičku umístit.
legend-units = Jednotky: B* elitní, B1 a B2 řadové; malé písmeno (b1) se v tomto tahu už pohnulo. Suroviny jako 2k 1o máte teď k dispozici; u destičky je to cena.
legend-roads = Silnice: ═ ║ ╔ ╠ ╬ jak vedou po destičce, { $ends } čtyři nespojené konce; ╪ a ╫ pokračují k sousedovi, ╞ ╡ ╥ ╨ končí u hrany.
legend-reserve = Královská nabídka: po směru hodinových ručiček od štítu; { $reach } je v dosahu hráče na tahu.
legend-henry = Proti Jindřichovi: { $scaffold } budova, vedle které staví, T3 poklad.

## What the game is about

aim =
    Cíl: nejvíc bodů. Každá vaše budova na konci boduje tak, jak je na ní natištěno.
    Tah: vezměte jednu destičku, hrajte destičky z ruky a přesouvejte jednotky, v libovolném pořadí.
    Braní: jen destičky v dosahu, od štítu po směru hodin; každá vaše jednotka v nabídce dosah zvětšuje.
    Stavba: zahrajte destičku lícem nahoru vedle své jednotky a zaplaťte ji; budova je vaše a boduje.
    Rozšíření: nebo ji zahrajte zdarma rubem nahoru; jedna budova v tomto tahu je pak o surovinu levnější.
    Suroviny se nesbírají. Máte to, co právě dávají destičky pod vašimi jednotkami a destičky v dosahu:
    zelená je dřevo, šedá kámen, žlutá obilí. Jednotky v krajině platí, jednotky v nabídce dosahují.
    Jednotky: každá se jednou za tah přesune na sousední destičku, povolá nebo vrátí do nabídky.
    Ruka: na konci tahu nejvýš tři destičky; ostatní opouštějí hru.
    Konec: když dojde společná zásoba, má každý ještě jeden tah; pak se sečtou budovy a silnice.
