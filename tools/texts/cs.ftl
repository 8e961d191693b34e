### Co říká spouštěč `./crowns`, dokud není nic nainstalováno: vždy jeden řádek, bez tvarů čísel.

old-python = Three Crowns potřebuje Python 3.11 nebo novější; toto je { $version }.
setting-up = připravuje se { $folder } (jen jednou)
installing = instaluje se { $file }
waiting = jiné spuštění právě připravuje Three Crowns; čeká se na ně
building = sestavuje se zkompilované jádro (jednou po každé změně)
built-behind = zkompilované jádro se zatím sestavuje: od příštího spuštění budou boti rychlejší
no-compiler = nenašel se překladač jazyka C: Three Crowns běží v čistém Pythonu. Všechno funguje, jen boti přemýšlejí asi padesátkrát pomaleji. Nainstalujte překladač jazyka C a spusťte hru znovu.
no-venv = tento Python neumí vytvořit virtuální prostředí: doinstalujte, co chybí (v Debianu a Ubuntu: apt install python3-venv), a spusťte hru znovu.
not-installed = { $file } se nepodařilo nainstalovat. Tento první krok potřebuje síť; potom už můžete hrát bez ní. Podrobnosti: { $log }
not-built = jádro se nepodařilo sestavit. Podrobnosti: { $log }
not-writable = { $file } nelze zapsat ({ $reason }): spusťte Three Crowns z vlastní složky.
interrupted = Přerušeno; spusťte hru znovu, bude se pokračovat.
