### What the launcher `./crowns` says before anything is installed: one line each, no plurals.

old-python = Three Crowns needs Python 3.11 or newer; this is { $version }.
setting-up = setting up { $folder } (once)
installing = installing { $file }
waiting = another start is setting up Three Crowns; waiting for it
building = building the compiled core (once per change)
built-behind = the compiled core is being built meanwhile: from the next start on, bots are faster
no-compiler = no C compiler found: Three Crowns runs as pure Python. Everything works, the bots think about fifty times slower. Install a C compiler and start again to change that.
no-venv = this Python cannot make virtual environments: install what is missing (on Debian and Ubuntu: apt install python3-venv) and start again.
not-installed = { $file } could not be installed. This first step needs the network; once it is done, you can play without. Details: { $log }
not-built = the core could not be built. Details: { $log }
not-writable = { $file } cannot be written ({ $reason }): start Three Crowns from a folder of your own.
interrupted = Interrupted; start again to go on.
