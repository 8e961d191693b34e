### Cztery w rzędzie po polsku.

player-x = Czerwony (X)
player-o = Żółty (O)
verb-drop = wrzuć
field-column = kolumna
group-drop = Wrzuć żeton
option-drop = kolumna { $column }
say-drop = wrzucić żeton do kolumny { $column }
question-drop = do której kolumny?
event-dropped = { $who }: kolumna { $column }.
event-won = { $who } ma cztery w rzędzie i wygrywa.
event-drawn = Plansza jest pełna i nikt nie ma czterech w rzędzie: remis.
C1-column-full = Kolumna { $column } jest pełna: wybierz inną.
C1-not-your-turn = To nie twoja tura: zaczekaj, aż padnie pytanie do ciebie.
C1-no-such-move = „{ $said }” to nie ruch w tej grze: wrzuć żeton do jednej z kolumn.
C2-game-is-over = Gra jest skończona: nic już nie można wrzucić.
