### The Two Heirs in English.

## Words

terrain = open terrain
player-white = White
player-blue = Blue
colour-green = green
colour-grey = grey
colour-yellow = yellow
colour-none = none
resource-wood = wood
resource-stone = stone
resource-grain = grain
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-grain = { $count } grain
lacking-wood = { $count } wood
lacking-stone = { $count } stone
lacking-grain = { $count } grain
unit-elite = elite unit
unit-1 = unit 1
unit-2 = unit 2
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
treasure-column = { $count } × { $colour ->
    [green] green
    [grey] grey
    [yellow] yellow
   *[any] any colour
} in its column
treasure-row = { $count } × { $colour ->
    [green] green
    [grey] grey
    [yellow] yellow
   *[any] any colour
} in its row
treasure-formation = a tile on each of: { $positions }

## What a player types

verb-take = take
verb-build = build
verb-extend = extend
verb-move = move
verb-deploy = deploy
verb-withdraw = withdraw
verb-camp = camp
verb-destroy = destroy
verb-spare = spare
verb-discard = discard
verb-end = end
verb-toss = toss
verb-draw = draw
verb-treasure = treasure
word-elite = elite, elite unit
word-white = white
word-blue = blue
field-slot = slot
field-tile = tile
field-at = cell
field-unit = unit
field-colour = colour
field-token = token

## Kinds of moves, as headings

group-take = Take a tile
group-build = Build
group-extend = Extend the landscape
group-move = Move a unit
group-deploy = Deploy a unit
group-withdraw = Withdraw a unit
group-camp = Use camp
group-destroy = Destroy
group-spare = Spare
group-discard = Discard
group-end = End the turn
group-toss = Toss
group-draw = Draw
group-treasure = Treasure
option-take = slot { $slot } { $tile }
option-build = { $tile }
option-extend = { $tile }
option-move = { $unit }
option-deploy = a unit from the reserve
option-withdraw = { $unit }
option-camp = { $tile }
option-destroy = turn it face down
option-spare = leave it
option-discard = { $tile }
option-end = done
option-toss = { $who }
option-draw = { $tile }
option-treasure = { $treasure }

## Moves as sentences

say-take = take { $tile } from slot { $slot }
say-build = build { $tile } on { $cell }
say-extend = extend the landscape with { $tile } face down on { $cell }
say-move = move { $unit } to { $cell }
say-deploy = deploy a unit from the reserve to { $cell }
say-withdraw = withdraw { $unit } to the reserve
say-camp = use { $tile } to take one more tile
say-destroy = destroy the building
say-spare = spare the building
say-discard = discard { $tile }
say-end = end the turn
say-toss = the shield shows { $who }
say-draw = draw { $tile }
say-treasure = reveal the treasure: { $treasure }

## Questions

question-turn = what will you do next, or is your turn over?
question-take = what will you do? You still have to take a tile.
question-siege = destroy { $tile } on { $cell } with your towers?
question-discard = your hand is too large: { $count ->
    [one] one tile has
   *[other] { $count } tiles have
} to leave the game. Which one?
question-chance = waiting for a draw

## What happened

event-starts = { $who } starts.
event-dealt = Slot { $slot }: { $tile }.
event-start-tile = The start tile is { $colour }.
event-next-colour = The top of the common stack is now { $colour }.
event-took = { $who } takes { $tile } from slot { $slot }.
event-refilled = Slot { $slot } is refilled with { $tile }.
event-end-in-sight = That was the last tile of the stack: after this turn everybody has one more.
event-built = { $who } builds { $tile } on { $cell }{ $discounts ->
    [0] .
    [one] {" "}with { $discounts } discount.
   *[other] {" "}with { $discounts } discounts.
}
event-extended = { $who } extends the landscape: { $tile } lies face down on { $cell }.
event-moved = { $who }: { $unit } moves from { $from } to { $to }.
event-deployed = { $who }: { $unit } goes from the reserve to { $to }.
event-withdrew = { $who }: { $unit } returns from { $from } to the reserve.
event-used-camp = { $who } turns { $tile } on { $cell } face down and may take one more tile.
event-destroyed = { $who } destroys { $tile } on { $cell }: it is open terrain now.
event-spared = { $who } spares { $tile } on { $cell }.
event-discarded = { $who } discards { $tile }.
event-ended-turn = { $who } ends the turn.
event-game-won = The game is over: { $first } { $firstPoints }, { $second } { $secondPoints }. { $winner } wins.
event-game-drawn = The game is over: { $first } { $firstPoints }, { $second } { $secondPoints }. Nobody wins, the brothers must ask for more land.
event-henry-looks = { $who } looks at the top of the stack: it is { $colour }, so he wants the first tile of that colour.
event-henry-looks-empty = The stack is empty, so { $who } takes the first tile from the shield.
event-henry-passes-over = Slot { $slot }, { $tile }: another colour.
event-henry-takes-match = { $who } takes { $tile } from slot { $slot }: it is { $colour }.
event-henry-takes-first = No tile is { $colour }, so { $who } takes the first one: { $tile } from slot { $slot }.
event-henry-takes-first-empty = { $who } takes { $tile } from slot { $slot }.
event-henry-reference = He builds beside your last building: { $tile } on { $cell }.
event-henry-reference-terrain = He builds beside the { $tile } on { $cell }.
event-henry-tries = { $rule ->
    [connect] To connect a road
    [block] To block a road
   *[any] Any free cell
}: { $direction } is { $taken ->
    [1] occupied.
   *[other] free.
}
event-henry-finds-none = { $rule ->
    [connect] He cannot connect a road.
    [block] He cannot block a road.
   *[any] No cell is free.
}
event-henry-builds = { $who } builds { $tile } on { $cell }{ $rule ->
    [connect] , connecting a road.
    [block] , blocking a road.
   *[any] .
}
event-henry-drops = { $tile } fits nowhere and leaves the game.
event-treasure-laid = A treasure is laid on { $cell }: { $treasure }.
event-treasure-removed = The treasure on { $cell } is removed: { $treasure }.
event-henry-marches = { $who }: { $unit } moves to { $to }.
event-henry-no-treasure = No treasure is left for it.

## Why a move is refused

T26-take-first = You have not taken a tile yet: take one of the tiles in your reach ({ $reach }) before you end the turn.
T27-only-discards-now = The turn has ended with more than { $limit ->
    [one] { $limit } tile
   *[other] { $limit } tiles
} in hand: discard the surplus now, nothing else.
T27-nothing-to-discard = Tiles are discarded only after the end of a turn, when more than { $limit } are in hand.
T27-not-in-hand = { $tile } is not in your hand: discard a tile that is.
T30-no-tile-in-slot = No tile lies in slot { $slot }: take { $reach ->
    [one] the first tile
   *[other] one of the first { $reach } tiles
} clockwise from the shield.
T30-out-of-reach = { $tile } in slot { $slot } is out of your reach: take { $reach ->
    [one] the first tile
   *[other] one of the first { $reach } tiles
} clockwise from the shield.
T36-taken-already = You have already taken a tile in this turn: play tiles, move units or end the turn.
T39-not-in-hand = { $tile } is not in your hand: play a tile that is.
T39-cell-occupied = A tile lies on { $cell } already: choose an empty cell next to one of your units.
T39-no-own-unit-next-to-it = None of your units stands next to { $cell }: choose an empty cell that touches a tile with your unit by side or corner.
T41-resources-missing = { $tile } lacks { $missing } (your discounts: { $discounts }): reach more resources, or extend the landscape first for a discount.
T56-not-your-unit = That { $unit } is not yours: choose one of your own units.
T57-no-tile-there = No tile lies on { $cell }: a unit moves to a neighbouring tile.
T57-not-adjacent = { $cell } does not touch the tile of your { $unit }: move to a neighbouring tile, by side or corner.
T57-unit-in-reserve = Your { $unit } is in the royal reserve: deploy it instead.
T58-no-unit-in-reserve = None of your units is in the royal reserve: move one in the landscape instead.
T58-no-tile-there = No tile lies on { $cell }: deploy to a tile next to one of your units.
T58-no-own-unit-next-to-it = None of your units stands next to { $cell }: deploy to a tile that touches a tile with your unit.
T59-elite-stays = The elite unit never leaves the landscape: withdraw a regular unit.
T59-in-reserve-already = Your { $unit } is in the royal reserve already: withdraw one from the landscape.
T60-acted-already = Your { $unit } has already acted in this turn: each unit acts once, choose another.
T60-reserve-acted-already = Your unit in the reserve was withdrawn in this turn: it can be deployed from your next turn on.
T61-unit-stands-there = A unit stands on { $cell } already: choose a tile without a unit.
T66-decide-siege-first = Decide first about the besieged building: destroy or spare.
T66-no-siege-now = No building is besieged: that takes a Siege Tower just built beside it and another of yours.
T71-take-first = Take a tile first: only then { $tile } lets you take one more.
T71-no-own-camp-there = { $tile } is not a face-up camp of yours in the landscape: choose one that is.
T73-extra-take-owed = You turned the shield back, so you owe one more take: take a tile before you end the turn.
T24-not-your-turn = It is not your turn: wait until you are asked.
T25-no-such-move = “{ $said }” is no move of this game: it has nothing of that name or number.
T112-game-is-over = The game is over: nothing can be played any more.
T17-not-in-stack = That tile is not in the common stack: name one that can still be drawn.
T17-no-draw-now = Nothing is drawn now: the answer of a player is expected.
T18-no-toss-now = The shield is tossed only before the game: a draw is expected.
H18-not-in-treasure-stack = That treasure is not in the stack: name one that was not revealed yet.
H27-leaves-when-met = Nobody takes Henry’s treasures; this one leaves by itself once this is met: { $treasure }.

## What an answer brings with it

warn-end-in-sight = The stack is empty then: after this turn everybody has one more.
warn-discounts = { $count ->
    [one] { $count } discount
   *[other] { $count } discounts
} will be lost unused.
warn-surplus = Your hand is too large: { $count ->
    [one] one tile
   *[other] { $count } tiles
} will have to leave the game.

## Points

score-building = { $tile } on { $cell }: { $why }{ $doubled ->
    [1] , doubled by your own unit
   *[other] {""}
}
score-sum = { $base } + { $each } × { $count }
score-product = { $each } × { $count }
score-count-line = { $formula } (tiles in its { $axis ->
    [row] row
   *[column] column
})
score-count-adjacent = { $formula } (neighbours by side)
score-longest-road = { $formula } (buildings on its longest road)
score-count-group = { $formula } (tiles in the groups beside it)
score-count-own-buildings = { $formula } (other own buildings of the colour)
score-extra-take = { $base } (not used)
score-resource = { $base } (it gives a resource instead)
score-count-own-kinds = { $formula } (own buildings of the kinds shown)
score-flat = { $base } (always)
score-destroy-opponent-building = { $base } (it destroys instead)
score-count-diagonals = { $formula } (on its diagonals)
score-pairs = { $formula } (pairs)
score-boost-pairs = { $base } (it raises the points of workshops)
score-henrys-best = { $tile } on { $cell }: one of Henry’s best buildings counts once more
score-treasures = treasures: { $board } in the landscape, { $stack } in the stack
score-road = a road of { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}: { $own } − { $theirs }

## What is printed on a component

look-tile = { $tile }, set { $set }, { $colour } tile: gives { $resource ->
    [wood] wood
    [stone] stone
   *[grain] grain
}
look-cost = cost: { $cost }
look-road = road joining: { $exits }
look-road-ends = roads that end here, not joined: { $exits }
look-no-road = no road
look-treasure = Henry’s treasure: { $treasure }
look-unit = { $who }: { $unit }, the cross on its back is { $colour }
effect-count-line = points: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} for each { $match ->
    [any-tile] tile
    [opponent-building] opponent’s building
   *[same-colour] tile of its colour
} in its { $axis ->
    [row] row
   *[column] column
}{ $cap ->
    [0] {""}
   *[other] , at most { $cap } each way
}
effect-count-adjacent = points: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} for each { $match ->
    [any-tile] tile
    [opponent-building] opponent’s building
   *[same-colour] tile of its colour
} that touches it by a side
effect-longest-road = points: { $each } for each building on the longest road that ends here, itself included
effect-count-group = points: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} for each { $colour ->
    [green] green
    [grey] grey
   *[yellow] yellow
} tile in the groups of that colour that touch it by a side
effect-count-own-buildings = points: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} for each other building of yours on a { $colour ->
    [green] green
    [grey] grey
   *[yellow] yellow
} tile
effect-extra-take = once you have taken a tile, you may turn the { $name } face down and take one more; face up at the end: { $base ->
    [one] { $base } point
   *[other] { $base } points
}
effect-resource = gives { $amount } { $resource ->
    [wood] wood
    [stone] stone
   *[grain] grain
} in your turn, with or without a unit
effect-count-own-kinds = points: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} for each own building of these kinds: { $kinds }
effect-flat = { $base ->
    [one] { $base } point
   *[other] { $base } points
}
effect-destroy-opponent-building = when you build it and an opponent’s building then touches { $towers ->
    [one] one of your towers by a side
   *[other] { $towers } of your towers by sides
}, you may destroy that building
effect-count-diagonals = points: { $base ->
    [0] { $each }
   *[other] { $base } + { $each }
} for each building on its diagonals, of either player: { $kinds }
effect-pairs = points: { $each } for each pair of { $colour } and { $other } tiles on: { $positions }; with the right guildhall { $boosted }
effect-boost-pairs = more points for each pair beside your own: { $kinds }
fact-colour = colour
fact-copies = number of copies
fact-cost = cost
fact-cross-colour = colour of the cross
fact-gaps-allowed = that gaps do not matter
fact-mix = which treasures there are
fact-own-workshops-only = that only own workshops count
fact-position-sets = which positions count
fact-positions = positions
fact-printed = the mark printed on this copy
fact-road = road

## Options

flag-sets = the three sets in play; first: those of a first game, random: drawn
flag-roads = are roads scored? (no: for a first game)
flag-henry = play alone against Henry: 1 the Poor, 2 the Brave, 3 the Relentless
flag-colour = your colour against Henry

setting-sets = Sets of tiles
setting-roads = Roads are scored
setting-henry = Henry
setting-colour = Your colour
setting-sets-first = those of a first game

## The table drawn

letter-wood = w
letter-stone = s
letter-grain = g
letter-white = W
letter-blue = B
letter-henry = H
draw-turn = turn { $number }
draw-ending = { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
draw-start = start
draw-terrain = terrain
draw-reserve = Royal reserve
draw-stack = stack { $count }, top { $top }
draw-stack-empty = stack empty
draw-shield = royal shield
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-reach = reach { $reach }
draw-discounts = { $count ->
    [one] { $count } discount
   *[other] { $count } discounts
}
draw-hand = hand:
draw-treasures = { $count ->
    [one] { $count } treasure in the stack
   *[other] { $count } treasures in the stack
}
place-reserve = reserve
place-aside = aside
legend-tile = A tile: its name; below it the owner ({ $players }), the small letter of its resource ({ $letters }) and its road. Only coordinates: a tile may be placed there.
legend-units = Units: W* elite, W1 and W2 regular; a small letter (w1) has acted in this turn. Resources such as 2s 1g are available now; on a tile they are its cost.
legend-roads = Roads: ═ ║ ╔ ╠ ╬ how they run on a tile, { $ends } four ends that are not joined; ╪ and ╫ run on to the neighbour, ╞ ╡ ╥ ╨ end at the edge.
legend-reserve = Royal reserve: clockwise from the shield; { $reach } is in the reach of the player whose turn it is.
legend-henry = Against Henry: { $scaffold } the building beside which he builds, T3 a treasure.

## What the game is about

aim =
    Aim: the most points. Every building you own scores at the end in the way printed on it.
    Turn: take one tile, play tiles from your hand, move your units, in any order.
    Take: only tiles in reach, counted clockwise from the shield; each of your units in the reserve adds one.
    Build: play a tile face up beside one of your units and pay its cost; it is yours and scores.
    Extend: or play it face down, free of charge; a building of this turn then costs one resource less.
    Resources are not collected. You have what the tiles under your units and the tiles in reach give now:
    green is wood, grey is stone, yellow is grain. So units in the landscape pay, units in the reserve reach.
    Units: each may move to a tile next to its own, be deployed or return to the reserve once in a turn.
    Hand: at most three tiles at the end of the turn; the rest leave the game.
    End: when the stack is empty, everybody has one more turn; then buildings and roads are counted.
