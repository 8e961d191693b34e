### What the guided first games say, in Polish: one message for each step.

## The Two Heirs

guide-two-heirs-aim = Ty i niebieski układacie kafelek po kafelku jeden wspólny krajobraz, zaczynając od tego. Gdy skończy się wspólny stos, wygrywa ten, czyje budynki i drogi są warte więcej; twoje są białe.
guide-two-heirs-take = W każdej turze bierzesz jeden kafelek z królewskiej rezerwy: pierwszy zgodnie z ruchem wskazówek od tarczy albo o jeden dalej za każdy swój oddział, który czeka w środku. Dotknij Targu i potwierdź.
guide-two-heirs-goods = Każdy kafelek rezerwy w twoim zasięgu i każdy kafelek pod twoim oddziałem użycza ci jednego surowca swojego koloru: zielony drewna, szary kamienia, żółty pszenicy. Nic się nie zużywa.
guide-two-heirs-corner = Dotknij Targu na ręce, a potem złotego pola przy rogu. Rachunek powie, ile to kosztuje, kto użycza i co przyniesie. Potwierdź na próbę.
guide-two-heirs-undo = Tylko jeden punkt: Targ liczy kafelki przy swoich bokach, a tu nie ma żadnego. To, co nikomu nie pokazało nic nowego, można cofnąć: naciśnij Cofnij.
guide-two-heirs-side = Teraz zbuduj go bokiem do pierwszego kafelka, tuż pod nim. Dwa punkty.
guide-two-heirs-why = Ciemne rzeczy też odpowiadają. Dotknij Katedry w rezerwie: powie, dlaczego nie można i według której zasady.
guide-two-heirs-unit = Budynek, na którym stoi twój oddział, liczy się podwójnie. Wprowadź jeden na Targ; opuści przez to rezerwę, więc sięgniesz o kafelek bliżej.
guide-two-heirs-end-turn = Kafelek wzięty, Targ stoi, oddział na miejscu: to była cała tura. Zakończ ją, zagra niebieski.
guide-two-heirs-rival = Niebieski wziął Katedrę, piękne pięć punktów, ale jeszcze go na nią nie stać. Znowu twoja tura: weź Baronię rabusiów.
guide-two-heirs-baron = Zbuduj ją obok Targu, na złotym polu z plus sześć i przeczytaj rachunek: dwa punkty za nią samą, dwa za wspólną drogę i dwa za to, że Targ zyskał sąsiada, a liczy się podwójnie.
guide-two-heirs-score = Skąd się biorą punkty? Otwórz Punkty i dotknij wiersza: to, co je daje, rozświetli się na planszy.
guide-two-heirs-end = Gdy ostatni kafelek stosu zostanie wyłożony, każdy ma jeszcze jedną turę, a potem liczy się wszystko. Odtąd gra należy do ciebie: graj dalej przeciw niebieskiemu.

## Brian Boru

guide-brian-boru-aim = Grasz fioletowym, a Irlandia ma osiem regionów. Kto na końcu gry prowadzi w regionie, dostaje jego punkty; więcej dadzą po drodze walka, Kościół i małżeństwa.
guide-brian-boru-settle = Każdy zaczyna od jednego miasta, w innym regionie. Połóż pierwszy dysk na mieście Ardagh w Południowym Uí Néill: dotknij go i potwierdź.
guide-brian-boru-draft = Runda zaczyna się od wyboru kart: dwie zatrzymujesz, reszta idzie do sąsiada. Wysokie karty wygrywają miasta, niskie dają więcej, gdy przegrają. Zatrzymaj czerwoną 15 i białą 21.
guide-brian-boru-draft-on = Karty krążą, aż masz ich osiem. Dwie następne pary wybiorę za ciebie.
guide-brian-boru-follow = Pomarańczowy zagrywa czerwoną 5 i wystawia Fenagh, miasto czerwone. Wygrywa najwyższa karta jego koloru albo biała: twoja czerwona 15 jest mocniejsza. Zagraj ją.
guide-brian-boru-why = Masz Fenagh i znacznik, więc teraz ty zaczynasz: wolne miasto i karta jego koloru albo biała. Najpierw dotknij miasta Drumcliff: jest ciemne i powie dlaczego.
guide-brian-boru-lead = Czasem warto przegrać. Zagraj słabą czerwoną 2 na Dún na Sciath: inni wydadzą na nią wysokie karty, a ty użyjesz innej części swojej.
guide-brian-boru-lost = Miasto wziął pomarańczowy. Przegrana karta też wykonuje jedną z dwóch dolnych akcji; spróbuj górnej z nich: trzy monety.
guide-brian-boru-undo = Nikt się jeszcze niczego przez to nie dowiedział, więc można to cofnąć: naciśnij Cofnij.
guide-brian-boru-battle = Dolna akcja czerwonej karty to walka z wikingami: weź dwóch najeźdźców. Kto ma ich najwięcej na końcu rundy, zyskuje sławę i punkty.
guide-brian-boru-buy = Kolejnych najeźdźców można dokupić za monety. Na razie je zachowaj: nie kupuj nic.
guide-brian-boru-rest = W tej rundzie zostało pięć lew. Zagram je za ciebie, patrz na mapę.
guide-brian-boru-round = Koniec rundy krok po kroku: zielony, najwyżej na torze małżeństw, poślubia Brigid; najeźdźcy, których nikt nie wziął, napadają dwa miasta; najlepszy wojownik i Kościół dostają nagrody, a ty zdobywasz roszczenie do regionu Południowe Uí Néill.
guide-brian-boru-score = Skąd masz punkty? Otwórz Punkty i dotknij wiersza: jego miasta rozświetlą się na mapie.
guide-brian-boru-end = Jeszcze dwie takie rundy, potem każdy region płaci temu, kto w nim prowadzi, a najwięcej punktów ma wielki król. Graj dalej: czeka następny wybór kart.

## Architects of the West Kingdom

guide-architects-aim = Grasz niebieskim, królewskim architektem z dwudziestoma robotnikami. Wygrywa, kto na końcu ma najwięcej punktów: za budynki, pracę przy katedrze i cnotę.
guide-architects-draft = Najpierw plany. Zatrzymujesz jedną z czterech kart, pozostałe idą do zielonego. Zatrzymaj Jaskinię złodziei: osiem punktów za niewiele.
guide-architects-draft-on = Karty zmienią ręce jeszcze dwa razy. Wybiorę za ciebie: Dzwonnicę i Gliniankę.
guide-architects-why = Ciemne rzeczy odpowiadają. Dotknij Jaskini złodziei na ręce: powie, czego ci do niej brakuje. To nasz plan na najbliższe tury.
guide-architects-silver = Tura to jeden robotnik: umieszczasz go i od razu bierzesz to, co daje lokacja. Pomocnik kosztuje cztery srebra, a masz trzy, więc zacznij od Złotnika: dwa srebra.
guide-architects-hire = W Warsztacie zatrudnij Kamieniarza: zna murarstwo, którego wymaga Jaskinia złodziei, a przy każdej wizycie w Kamieniołomie znajduje dodatkowy kamień. Połowa zapłaty to podatek, trafia do Poborcy podatków.
guide-architects-quarry = Teraz umieść robotnika w Kamieniołomie: jeden kamień za robotnika, jeden od Kamieniarza.
guide-architects-more = Robotnicy zostają na miejscu, a każdy nowy liczy wszystkich. Umieść w Kamieniołomie drugiego: tym razem przyniesie trzy kamienie.
guide-architects-town = Zielony tak samo zbiera drewno i ma już w Lesie dwóch robotników. Na Rynku można ich pojmać: umieść tam robotnika, tylko na próbę.
guide-architects-undo = Masz wskazać, czyją grupę pojmiesz, wszystkich jednego koloru z jednej lokacji. Kosztuje to 1 podatku, a grupa może jeszcze urosnąć: lepiej poczekaj. Naciśnij Cofnij.
guide-architects-wood = Przynieś zamiast tego drewno: umieść robotnika w Lesie. Nikt tam nikomu nie przeszkadza.
guide-architects-capture = Zielony posłał do Lasu trzeciego: teraz się opłaca, a zielony straci wszystkich drwali. Pojmę za ciebie wszystkich trzech.
guide-architects-guards = Za każdego jeńca dostajesz w Strażnicy jedno srebro; jeńcy idą do więzienia. Oddam ich za ciebie, a potem przyniosę glinę z Kopalni.
guide-architects-market = Brakuje jednego drewna. Czarny rynek jest szybki: małe pole daje drewno i złoto za jedno srebro, ale też za jedną cnotę. Umieść tam robotnika.
guide-architects-build = Masz wszystko: dotknij Jaskini złodziei i zbuduj ją. Daje też cztery srebra, ale tracisz dwie cnoty, a robotnik zostaje w Domu cechowym na zawsze.
guide-architects-score = Otwórz Punkty: osiem za Jaskinię złodziei, jeden za złoto, minus trzy za cnotę 4. Poniżej 5 nie ma pracy przy katedrze, od 10 nie ma Czarnego rynku; w Magazynie królewskim wymienisz zasoby na cnotę.
guide-architects-end = Zielony pojmał twoich dwóch robotników w Kamieniołomie; wykupisz ich w Strażnicy. Gdy w Domu cechowym leży dwunasty robotnik, każdy ma jeszcze jedną turę. Graj dalej: czeka Dzwonnica.

## Works of Wonder

guide-architects-wonder-aim = Miasto już znasz; oto, co dodają Cuda świata. Pięć wielkich monumentów czeka na budowę, a droga do nich prowadzi przez wpływ, który przynoszą dwie postacie: księżniczka i spekulant.
guide-architects-wonder-hire = Każdy zaczyna z jednym darmowym pomocnikiem. Zatrudnij Szlachciankę: przy każdym odnowieniu przyniesie jedno złoto, jeśli przy księżniczce stoi twój robotnik.
guide-architects-wonder-draft = Wybór kart już znasz. Wybiorę za ciebie trzy budynki.
guide-architects-wonder-wonder = Każdy monument wymaga dużo jednego zasobu, wpływu i podatku, ale żadnych umiejętności; buduje się go w Domu cechowym. Dotknij Kamiennego monumentu: jest ciemny i powie, czego ci brakuje.
guide-architects-wonder-princess = Księżniczka stoi w Kamieniołomie. Kto umieści przy niej robotnika, może złożyć datek z jednego zasobu. Umieść tam robotnika.
guide-architects-wonder-contribute = Datek od razu daje to, co pokazuje karta; każdy zasób może na niej leżeć tylko raz. Złóż kamień: dwa punkty wpływu.
guide-architects-wonder-profiteer = Spekulant stoi w Kopalniach: każdy robotnik umieszczony przy nim daje jeden punkt wpływu. Przynieś stamtąd glinę; zielony zrobił to samo.
guide-architects-wonder-again = Znów do księżniczki: dwa kamienie, a za datek z gliny cnota. Zrobię to za ciebie. Gdy na karcie leży wszystkie pięć zasobów albo na Czarnym rynku stoi trzech robotników, następuje odnowienie.
guide-architects-wonder-market = Zielony zajął dwa pola Czarnego rynku; twój robotnik byłby trzeci. Na środkowym polu zatrudnisz każdego z oferty: dotknij Handlarki i potwierdź, tylko żeby zobaczyć rachunek.
guide-architects-wonder-undo = Wpływem też można płacić: dwa punkty zastąpią dwa srebra, cztery jedno złoto lub marmur. Nic jeszcze nie jest zapłacone, a w ofercie jest lepszy pomocnik. Naciśnij Cofnij.
guide-architects-wonder-journeyman = Zatrudnij Czeladnika, który z każdym budynkiem i każdym monumentem przynosi dwa srebra.
guide-architects-wonder-pay = Zapłać srebrem: o wpływ jest trudniej, a monumenty go wymagają.
guide-architects-wonder-prevent = Czarny rynek kosztuje też jedną cnotę. Dwa punkty wpływu zapobiegłyby stracie; przy cnocie 9 możesz ją znieść. Przyjmij ją.
guide-architects-wonder-claim = Teraz odnowienie, krok po kroku. Spekulant upomina się o swoje u wszystkich w Kopalniach: tym razem o jedną cnotę, a wszyscy ich robotnicy idą stamtąd do więzienia. Przejdź dalej i przyjmij stratę.
guide-architects-wonder-reset = Potem księżniczka nagradza tego, kto ma przy niej najwięcej robotników: masz marmur oraz złoto od Szlachcianki. Datki leżą teraz na swoich monumentach, a postacie odeszły: księżniczka do Lasu, spekulant na Rynek.
guide-architects-wonder-score = Otwórz Punkty: złoto i marmur dają po punkcie, dwóch robotników w więzieniu jeden odbiera. Zielony miał w więzieniu najwięcej robotników i wziął dług.
guide-architects-wonder-end = Za to, co leży na monumencie, już się nie płaci, a jego figurka służy budowniczemu tam, gdzie ją umieści. Na końcu największy wpływ daje cztery złota. Graj dalej: księżniczka czeka w Lesie.
