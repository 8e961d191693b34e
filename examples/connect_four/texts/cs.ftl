### Čtyři v řadě česky.

player-x = Červený (X)
player-o = Žlutý (O)
verb-drop = vhodit, vhoď
field-column = sloupec
group-drop = Vhodit kámen
option-drop = sloupec { $column }
say-drop = vhodit kámen do sloupce { $column }
question-drop = do kterého sloupce?
event-dropped = { $who }: sloupec { $column }.
event-won = { $who } má čtyři v řadě a vítězí.
event-drawn = Deska je plná a nikdo nemá čtyři v řadě: remíza.
C1-column-full = Sloupec { $column } je plný: vyberte jiný.
C1-not-your-turn = Nejste na tahu: počkejte, až na vás přijde řada.
C1-no-such-move = „{ $said }“ není tah této hry: vhoďte kámen do některého ze sloupců.
C2-game-is-over = Hra skončila: vhodit už nelze nic.
