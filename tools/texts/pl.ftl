### Co mówi program startowy `./crowns`, zanim cokolwiek jest zainstalowane: po jednym wierszu.

old-python = Three Crowns wymaga Pythona 3.11 lub nowszego; to jest { $version }.
setting-up = przygotowywanie { $folder } (tylko raz)
installing = instalowanie { $file }
waiting = inne uruchomienie właśnie przygotowuje Three Crowns; czekam na nie
building = budowanie skompilowanego rdzenia (raz po każdej zmianie)
built-behind = skompilowany rdzeń jest tymczasem budowany: od następnego uruchomienia boty będą szybsze
no-compiler = nie znaleziono kompilatora C: Three Crowns działa w czystym Pythonie. Wszystko działa, tylko boty myślą około pięćdziesięciu razy wolniej. Zainstaluj kompilator C i uruchom ponownie, żeby to zmienić.
no-venv = ten Python nie potrafi utworzyć środowiska wirtualnego: zainstaluj to, czego brakuje (w Debianie i Ubuntu: apt install python3-venv), i uruchom ponownie.
not-installed = nie udało się zainstalować { $file }. Ten pierwszy krok wymaga sieci; potem można grać bez niej. Szczegóły: { $log }
not-built = nie udało się zbudować rdzenia. Szczegóły: { $log }
not-writable = nie można zapisać { $file } ({ $reason }): uruchom Three Crowns z własnego folderu.
interrupted = Przerwano; uruchom ponownie, żeby kontynuować.
