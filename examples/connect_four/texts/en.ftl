### Connect four in English.

player-x = Red (X)
player-o = Yellow (O)
verb-drop = drop
field-column = column
group-drop = Drop a stone
option-drop = column { $column }
say-drop = drop a stone into column { $column }
question-drop = into which column?
event-dropped = { $who }: column { $column }.
event-won = { $who } has four in a row and wins.
event-drawn = The board is full and nobody has four in a row: a draw.
C1-column-full = Column { $column } is full: choose another one.
C1-not-your-turn = It is not your turn: wait until you are asked.
C1-no-such-move = “{ $said }” is no move of this game: drop a stone into one of its columns.
C2-game-is-over = The game is over: nothing can be dropped any more.
