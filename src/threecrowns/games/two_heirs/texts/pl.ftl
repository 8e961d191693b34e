### Dwóch następców po polsku.

## Słowa

terrain = teren otwarty
player-white = Biały
player-blue = Niebieski
colour-green = zielony
colour-grey = szary
colour-yellow = żółty
colour-none = żaden
resource-wood = drewno
resource-stone = kamień
resource-grain = pszenica
amount-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewna
}
amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
amount-grain = { $count ->
    [one] { $count } pszenica
    [few] { $count } pszenice
   *[many] { $count } pszenic
}
lacking-wood = { $count } drewna
lacking-stone = { $count ->
    [one] { $count } kamienia
   *[many] { $count } kamieni
}
lacking-grain = { $count } pszenicy
unit-elite = oddział orszaku
unit-1 = oddział 1
unit-2 = oddział 2
direction-n = północ
direction-ne = północny wschód
direction-e = wschód
direction-se = południowy wschód
direction-s = południe
direction-sw = południowy zachód
direction-w = zachód
direction-nw = północny zachód
treasure-column = { $count } × { $colour ->
    [green] zielony
    [grey] szary
    [yellow] żółty
   *[any] dowolny
} w kolumnie
treasure-row = { $count } × { $colour ->
    [green] zielony
    [grey] szary
    [yellow] żółty
   *[any] dowolny
} w rzędzie
treasure-formation = kafelki na polach: { $positions }

## Co wpisuje gracz

verb-take = weź, dobierz
verb-build = wybuduj, buduj
verb-extend = powiększ
verb-move = przesuń, rusz
verb-deploy = wprowadź
verb-withdraw = wycofaj
verb-camp = obozowisko
verb-destroy = zniszcz
verb-spare = oszczędź
verb-discard = odrzuć
verb-end = zakończ, koniec
verb-toss = rzuć
verb-draw = losuj
verb-treasure = skarb
word-elite = orszak, oddział orszaku
word-white = biały
word-blue = niebieski
field-slot = miejsce
field-tile = kafelek
field-at = pole
field-unit = oddział
field-colour = kolor
field-token = żeton

## Rodzaje ruchów jako nagłówki

group-take = Weź kafelek
group-build = Wybuduj
group-extend = Powiększ krajobraz
group-move = Przesuń oddział
group-deploy = Wprowadź oddział
group-withdraw = Wycofaj oddział
group-camp = Użyj obozowiska
group-destroy = Zniszcz
group-spare = Oszczędź
group-discard = Odrzuć
group-end = Zakończ turę
group-toss = Rzut tarczą
group-draw = Losowanie
group-treasure = Skarb
option-take = miejsce { $slot } { $tile }
option-build = { $tile }
option-extend = { $tile }
option-move = { $unit }
option-deploy = oddział z rezerwy
option-withdraw = { $unit }
option-camp = { $tile }
option-destroy = odwróć na drugą stronę
option-spare = zostaw
option-discard = { $tile }
option-end = gotowe
option-toss = { $who }
option-draw = { $tile }
option-treasure = { $treasure }

## Ruchy jako zdania

say-take = wziąć na rękę z miejsca { $slot }: { $tile }
say-build = wybudować na polu { $cell } budynek { $tile }
say-extend = powiększyć krajobraz na polu { $cell } zakrytym kafelkiem { $tile }
say-move = ruch na pole { $cell }: { $unit }
say-deploy = wprowadzić oddział z królewskiej rezerwy na pole { $cell }
say-withdraw = wycofanie do królewskiej rezerwy: { $unit }
say-camp = użyć budynku { $tile } i wziąć jeszcze jeden kafelek
say-destroy = zniszczyć budynek
say-spare = oszczędzić budynek
say-discard = odrzucić kafelek { $tile }
say-end = zakończyć turę
say-toss = królewska tarcza pokazuje: { $who }
say-draw = wylosowany kafelek: { $tile }
say-treasure = odkryty skarb: { $treasure }

## Pytania

question-turn = co dalej, czy kończysz turę?
question-take = co robisz? Musisz jeszcze wziąć kafelek.
question-siege = czy twoje wieże mają zniszczyć budynek { $tile } na polu { $cell }?
question-discard = masz za dużo na ręce: z gry { $count ->
    [one] musi odejść { $count } kafelek
    [few] muszą odejść { $count } kafelki
   *[many] musi odejść { $count } kafelków
}. Który?
question-chance = czekamy na losowanie

## Co się wydarzyło

event-starts = Zaczyna { $who }.
event-dealt = Miejsce { $slot }: { $tile }.
event-start-tile = Kafelek początkowy: { $colour }.
event-next-colour = Na wierzchu wspólnego stosu jest teraz { $colour } kafelek.
event-took = { $who } bierze z miejsca { $slot } kafelek { $tile }.
event-refilled = Na miejsce { $slot } trafia { $tile }.
event-end-in-sight = To był ostatni kafelek wspólnego stosu: po tej turze każdy ma jeszcze jedną.
event-built = { $who } buduje na polu { $cell } budynek { $tile }{ $discounts ->
    [0] .
    [one] {" "}z { $discounts } obniżką.
   *[other] {" "}z { $discounts } obniżkami.
}
event-extended = { $who } powiększa krajobraz: zakryty kafelek { $tile } leży na polu { $cell }.
event-moved = { $who }: { $unit } przechodzi z pola { $from } na pole { $to }.
event-deployed = { $who }: { $unit } wchodzi z królewskiej rezerwy na pole { $to }.
event-withdrew = { $who }: { $unit } wycofuje się z pola { $from } do królewskiej rezerwy.
event-used-camp = { $who } odwraca budynek { $tile } na polu { $cell } i może wziąć jeszcze jeden kafelek.
event-destroyed = { $who } niszczy budynek { $tile } na polu { $cell }: jest tam teraz teren otwarty.
event-spared = { $who } oszczędza budynek { $tile } na polu { $cell }.
event-discarded = { $who } odrzuca kafelek { $tile }.
event-ended-turn = { $who } kończy turę.
event-game-won = Koniec gry: { $first } { $firstPoints }, { $second } { $secondPoints }. Wygrywa { $winner }.
event-game-drawn = Koniec gry: { $first } { $firstPoints }, { $second } { $secondPoints }. Remis: następcy muszą poprosić ojca o kolejny kawałek ziemi.
event-henry-looks = { $who } patrzy na wierzch wspólnego stosu, kolor to { $colour }: szuka pierwszego kafelka tego koloru.
event-henry-looks-empty = Wspólny stos jest pusty, więc { $who } bierze pierwszy kafelek od królewskiej tarczy.
event-henry-passes-over = Miejsce { $slot }, { $tile }: inny kolor.
event-henry-takes-match = { $who } bierze z miejsca { $slot } kafelek { $tile }, jego kolor to { $colour }.
event-henry-takes-first = W rezerwie nie ma tego koloru ({ $colour }), więc { $who } bierze pierwszy kafelek: { $tile } z miejsca { $slot }.
event-henry-takes-first-empty = { $who } bierze z miejsca { $slot } kafelek { $tile }.
event-henry-reference = Buduje obok twojego ostatniego budynku: { $tile } na polu { $cell }.
event-henry-reference-terrain = Buduje obok kafelka na polu { $cell }: { $tile }.
event-henry-tries = { $rule ->
    [connect] Połączenie z drogą
    [block] Zablokowanie drogi
   *[any] Dowolne wolne pole
}: { $direction } – { $taken ->
    [1] zajęte.
   *[other] wolne.
}
event-henry-finds-none = { $rule ->
    [connect] Nie może połączyć się z drogą.
    [block] Nie może zablokować drogi.
   *[any] Żadne pole nie jest wolne.
}
event-henry-builds = { $who } buduje na polu { $cell } budynek { $tile }{ $rule ->
    [connect] {" "}i łączy się z drogą.
    [block] {" "}i blokuje drogę.
   *[any] .
}
event-henry-drops = { $tile } nigdzie się nie mieści i odchodzi z gry.
event-treasure-laid = Na polu { $cell } pojawia się skarb: { $treasure }.
event-treasure-removed = Skarb na polu { $cell } znika z gry: { $treasure }.
event-henry-marches = { $who }: { $unit } przechodzi na pole { $to }.
event-henry-no-treasure = Skarbów już nie ma.

## Dlaczego ruch jest niedozwolony

T26-take-first = Musisz jeszcze wziąć kafelek: zanim zakończysz turę, weź jeden w swoim zasięgu ({ $reach }).
T27-only-discards-now = Tura się skończyła, a na ręce masz więcej niż { $limit ->
    [one] { $limit } kafelek
    [few] { $limit } kafelki
   *[many] { $limit } kafelków
}: odrzuć teraz nadliczbowe.
T27-nothing-to-discard = Kafelki odrzuca się dopiero po końcu tury, gdy masz ich na ręce więcej niż { $limit }.
T27-not-in-hand = Nie masz na ręce kafelka { $tile }: odrzuć jeden ze swoich.
T30-no-tile-in-slot = Na miejscu { $slot } nie ma kafelka: weź { $reach ->
    [one] pierwszy kafelek
    [few] jeden z pierwszych { $reach } kafelków
   *[many] jeden z pierwszych { $reach } kafelków
} zgodnie z ruchem wskazówek zegara od tarczy.
T30-out-of-reach = { $tile } na miejscu { $slot } jest poza twoim zasięgiem: weź { $reach ->
    [one] pierwszy kafelek
    [few] jeden z pierwszych { $reach } kafelków
   *[many] jeden z pierwszych { $reach } kafelków
} zgodnie z ruchem wskazówek zegara od tarczy.
T36-taken-already = W tej turze kafelek jest już wzięty: zagraj kafelki, przesuń oddziały albo zakończ turę.
T39-not-in-hand = Nie masz na ręce kafelka { $tile }: zagraj jeden ze swoich.
T39-cell-occupied = Na polu { $cell } leży już kafelek: wybierz wolne pole obok swojego oddziału.
T39-no-own-unit-next-to-it = Obok pola { $cell } nie stoi żaden twój oddział: wybierz wolne pole, które bokiem albo rogiem przylega do kafelka z twoim oddziałem.
T41-resources-missing = { $tile }: brakuje { $missing } (twoje obniżki: { $discounts }). Zdobądź dostęp do zasobów albo najpierw powiększ krajobraz, by dostać obniżkę.
T56-not-your-unit = To nie twój { $unit }: wybierz jeden ze swoich oddziałów.
T57-no-tile-there = Na polu { $cell } nie ma kafelka: oddział przechodzi na sąsiedni kafelek.
T57-not-adjacent = Pole { $cell } nie sąsiaduje z kafelkiem, na którym stoi { $unit }: przesuń go na kafelek, który przylega bokiem albo rogiem.
T57-unit-in-reserve = W królewskiej rezerwie jest { $unit }: zamiast go przesuwać, wprowadź go.
T58-no-unit-in-reserve = W królewskiej rezerwie nie masz oddziału: przesuń któryś w krajobrazie.
T58-no-tile-there = Na polu { $cell } nie ma kafelka: wprowadź oddział na kafelek obok swojego oddziału.
T58-no-own-unit-next-to-it = Obok pola { $cell } nie stoi żaden twój oddział: wprowadź oddział na kafelek, który przylega do kafelka z twoim oddziałem.
T59-elite-stays = Oddział orszaku nigdy nie opuszcza krajobrazu: wycofaj normalny oddział.
T59-in-reserve-already = W królewskiej rezerwie już jest { $unit }: wycofaj oddział z krajobrazu.
T60-acted-already = W tej turze poruszył się już { $unit }: każdy rusza się tylko raz, wybierz inny.
T60-reserve-acted-already = Twój oddział w rezerwie został wycofany w tej turze: wprowadzić go można dopiero w następnej.
T61-unit-stands-there = Na polu { $cell } stoi już oddział: wybierz kafelek bez oddziału.
T66-decide-siege-first = Najpierw zdecyduj o oblężonym budynku: zniszcz albo oszczędź.
T66-no-siege-now = Żaden budynek nie jest teraz oblężony: obok niego musi stać właśnie wybudowana Wieża oblężnicza i jeszcze jedna twoja.
T71-take-first = Najpierw weź kafelek: dopiero potem { $tile } pozwoli wziąć następny.
T71-no-own-camp-there = { $tile } nie jest twoim nieużytym obozowiskiem w krajobrazie: wybierz takie.
T73-extra-take-owed = Tarcza została odwrócona z powrotem, więc musisz wziąć jeszcze jeden kafelek, zanim zakończysz turę.
T24-not-your-turn = To nie twoja tura: zaczekaj, aż padnie pytanie do ciebie.
T25-no-such-move = „{ $said }” to nie ruch w tej grze: nie ma w niej nic o takiej nazwie ani numerze.
T112-game-is-over = Gra jest skończona: nic już nie można zagrać.
T17-not-in-stack = Tego kafelka nie ma we wspólnym stosie: podaj taki, który można jeszcze wylosować.
T17-no-draw-now = Teraz się nie losuje: oczekiwana jest odpowiedź gracza.
T18-no-toss-now = Tarczą rzuca się tylko przed grą: oczekiwane jest losowanie.
H18-not-in-treasure-stack = Tego skarbu nie ma w stosie: podaj taki, którego jeszcze nie odkryto.
H27-leaves-when-met = Skarbów Henryka nikt nie zabiera; ten znika sam, gdy tylko spełni się: { $treasure }.

## Co przynosi odpowiedź

warn-end-in-sight = Stos będzie wtedy pusty: po tej turze każdy ma jeszcze jedną.
warn-discounts = { $count ->
    [one] { $count } obniżka przepadnie
    [few] { $count } obniżki przepadną
   *[many] { $count } obniżek przepadnie
} bez użytku.
warn-surplus = Masz za dużo na ręce: { $count ->
    [one] { $count } kafelek będzie musiał
    [few] { $count } kafelki będą musiały
   *[many] { $count } kafelków będzie musiało
} opuścić grę.

## Punkty

score-building = { $tile } na polu { $cell }: { $why }{ $doubled ->
    [1] , podwojone własnym oddziałem
   *[other] {""}
}
score-sum = { $base } + { $each } × { $count }
score-product = { $each } × { $count }
score-count-line = { $formula } (kafelki { $axis ->
    [row] w rzędzie
   *[column] w kolumnie
})
score-count-adjacent = { $formula } (sąsiedzi bokiem)
score-longest-road = { $formula } (budynki przy najdłuższej drodze)
score-count-group = { $formula } (kafelki w przyległych grupach)
score-count-own-buildings = { $formula } (inne własne budynki tego koloru)
score-extra-take = { $base } (niewykorzystane)
score-resource = { $base } (zamiast punktów daje zasób)
score-count-own-kinds = { $formula } (własne budynki podanych rodzajów)
score-flat = { $base } (zawsze)
score-destroy-opponent-building = { $base } (zamiast punktów niszczy)
score-count-diagonals = { $formula } (po przekątnych)
score-pairs = { $formula } (pary)
score-boost-pairs = { $base } (zwiększa punkty warsztatów)
score-henrys-best = { $tile } na polu { $cell }: jeden z najlepszych budynków Henryka liczy się jeszcze raz
score-treasures = skarby: w krajobrazie { $board }, w stosie { $stack }
score-road = droga, { $buildings ->
    [one] { $buildings } budynek
    [few] { $buildings } budynki
   *[many] { $buildings } budynków
}: { $own } − { $theirs }

## Co widnieje na elemencie

look-tile = { $tile }, zestaw { $set }, { $colour } kafelek: daje { $resource ->
    [wood] drewno
    [stone] kamień
   *[grain] pszenicę
}
look-cost = koszt: { $cost }
look-road = droga łączy: { $exits }
look-road-ends = drogi kończą się tu i nie są połączone: { $exits }
look-no-road = bez drogi
look-treasure = skarb Henryka: { $treasure }
look-unit = { $who }: { $unit }, kolor krzyżyka na odwrocie to { $colour }
effect-count-line = punkty: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za każdy { $match ->
    [any-tile] kafelek
    [opponent-building] budynek przeciwnika
   *[same-colour] kafelek tego samego koloru
} { $axis ->
    [row] w tym samym rzędzie
   *[column] w tej samej kolumnie
}{ $cap ->
    [0] {""}
   *[other] , najwyżej { $cap } w każdym kierunku
}
effect-count-adjacent = punkty: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za każdy { $match ->
    [any-tile] kafelek
    [opponent-building] budynek przeciwnika
   *[same-colour] kafelek tego samego koloru
}, który przylega bokiem
effect-longest-road = punkty: { $each } za każdy budynek przy najdłuższej drodze, która się tu kończy, wraz z tym
effect-count-group = punkty: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za każdy { $colour ->
    [green] zielony
    [grey] szary
   *[yellow] żółty
} kafelek w grupach tego koloru, które przylegają bokiem
effect-count-own-buildings = punkty: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za każdy inny własny budynek na { $colour ->
    [green] zielonym
    [grey] szarym
   *[yellow] żółtym
} kafelku
effect-extra-take = po wzięciu kafelka możesz odwrócić budynek { $name } i wziąć jeszcze jeden kafelek; nieodwrócony na koniec gry: { $base ->
    [one] { $base } punkt
    [few] { $base } punkty
   *[many] { $base } punktów
}
effect-resource = w twojej turze daje { $resource ->
    [wood] { $amount ->
        [one] { $amount } drewno
       *[many] { $amount } drewna
    }
    [stone] { $amount ->
        [one] { $amount } kamień
        [few] { $amount } kamienie
       *[many] { $amount } kamieni
    }
   *[grain] { $amount ->
        [one] { $amount } pszenicę
        [few] { $amount } pszenice
       *[many] { $amount } pszenic
    }
}, z oddziałem czy bez
effect-count-own-kinds = punkty: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za każdy własny budynek tych rodzajów: { $kinds }
effect-flat = { $base ->
    [one] { $base } punkt
    [few] { $base } punkty
   *[many] { $base } punktów
}
effect-destroy-opponent-building = jeśli po wybudowaniu budynek przeciwnika przylega { $towers ->
    [one] bokiem do { $towers } twojej wieży
   *[many] bokami do { $towers } twoich wież
}, możesz ten budynek zniszczyć
effect-count-diagonals = punkty: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} za każdy budynek po przekątnych, twój lub przeciwnika: { $kinds }
effect-pairs = punkty: { $each } za każdą parę: { $colour ->
    [green] zielony
    [grey] szary
   *[yellow] żółty
} i { $other ->
    [green] zielony
    [grey] szary
   *[yellow] żółty
} kafelek na polach: { $positions }; z właściwą gildią { $boosted }
effect-boost-pairs = więcej punktów za każdą parę przy własnych budynkach: { $kinds }
fact-colour = kolor
fact-copies = liczba sztuk
fact-cost = koszt
fact-cross-colour = kolor krzyżyka
fact-gaps-allowed = to, że przerwy nie mają znaczenia
fact-mix = jakie skarby są w grze
fact-own-workshops-only = to, że liczą się tylko własne warsztaty
fact-position-sets = które pola się liczą
fact-positions = pola
fact-printed = znak na tej sztuce
fact-road = droga

## Opcje

flag-sets = trzy zestawy do gry; first: na pierwszą grę, random: wylosowane
flag-roads = czy liczy się punkty za drogi? (no: na pierwszą grę)
flag-henry = gra w pojedynkę przeciw Henrykowi: 1 Biedny, 2 Waleczny, 3 Mocarny
flag-colour = twój kolor przeciw Henrykowi

setting-sets = Zestawy kafelków
setting-roads = Drogi są punktowane
setting-henry = Henryk
setting-colour = Twój kolor
setting-sets-first = zestawy pierwszej gry

## Narysowany stół

letter-wood = d
letter-stone = k
letter-grain = p
letter-white = B
letter-blue = N
letter-henry = H
draw-turn = tura { $number }
draw-ending = { $turns ->
    [one] ostatnia tura
    [few] zostały { $turns } tury
   *[many] zostało { $turns } tur
}
draw-start = start
draw-terrain = teren
draw-reserve = Królewska rezerwa
draw-stack = stos { $count }, wierzch { $top }
draw-stack-empty = stos pusty
draw-shield = królewska tarcza
draw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
draw-reach = zasięg { $reach }
draw-discounts = { $count ->
    [one] { $count } obniżka
    [few] { $count } obniżki
   *[many] { $count } obniżek
}
draw-hand = ręka:
draw-treasures = { $count ->
    [one] { $count } skarb w stosie
    [few] { $count } skarby w stosie
   *[many] { $count } skarbów w stosie
}
place-reserve = rezerwa
place-aside = z boku
legend-tile = Kafelek: nazwa; pod nią właściciel ({ $players }), mała litera zasobu ({ $letters }) i droga. Same współrzędne: tu można położyć kafelek.
legend-units = Oddziały: B* orszak, B1 i B2 normalne; mała litera (b1) poruszyła się już w tej turze. Zasoby takie jak 2k 1p są teraz dostępne; przy kafelku to jego koszt.
legend-roads = Drogi: ═ ║ ╔ ╠ ╬ jak biegną po kafelku, { $ends } cztery niepołączone końce; ╪ i ╫ biegną dalej do sąsiada, ╞ ╡ ╥ ╨ kończą się na krawędzi.
legend-reserve = Królewska rezerwa: zgodnie z ruchem wskazówek zegara od tarczy; { $reach } jest w zasięgu gracza, którego trwa tura.
legend-henry = Przeciw Henrykowi: { $scaffold } budynek, obok którego buduje, T3 skarb.

## What the game is about

aim =
    Cel: najwięcej punktów. Każdy twój budynek punktuje na końcu tak, jak na nim wydrukowano.
    Tura: weź jeden kafelek, zagrywaj kafelki z ręki i przesuwaj oddziały, w dowolnej kolejności.
    Branie: tylko kafelki w zasięgu, od tarczy zgodnie z zegarem; każdy twój oddział w rezerwie zwiększa zasięg.
    Budowa: zagraj kafelek odkryty obok swojego oddziału i zapłać koszt; budynek jest twój i punktuje.
    Powiększanie: albo zagraj go zakryty za darmo; jeden budynek w tej turze jest wtedy o zasób tańszy.
    Zasobów się nie zbiera. Masz to, co teraz dają kafelki pod twoimi oddziałami i kafelki w zasięgu:
    zielony to drewno, szary kamień, żółty pszenica. Oddziały w krajobrazie płacą, te w rezerwie sięgają.
    Oddziały: każdy raz na turę idzie na sąsiedni kafelek, wchodzi do gry albo wraca do rezerwy.
    Ręka: na końcu tury najwyżej trzy kafelki; pozostałe wypadają z gry.
    Koniec: gdy skończy się stos, każdy ma jeszcze jedną turę; potem liczy się budynki i drogi.
