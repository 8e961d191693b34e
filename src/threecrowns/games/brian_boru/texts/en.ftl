# Brian Boru: every word a player reads.

## Things

card = { $colour } { $value }
player-purple = Purple
player-green = Green
player-orange = Orange
player-black = Black
player-pink = Pink
letter-purple = P
letter-green = G
letter-orange = O
letter-black = B
letter-pink = K
letter-red = r
letter-blue = b
letter-yellow = y
letter-white = w
suit-red = red
suit-blue = blue
suit-yellow = yellow
suit-white = white
action-primary = primary action
action-upper = upper secondary action
action-lower = lower secondary action

symbol-take-town = take the active town
symbol-gain-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
symbol-pay-coin = { $count ->
    [one] pay 1 coin
   *[other] pay { $count } coins
}
symbol-gain-renown = { $count } renown
symbol-church = { $count ->
    [one] 1 church disc
   *[other] { $count } church discs
}
symbol-battle = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
}
symbol-court = { $count ->
    [one] 1 step up
   *[other] { $count } steps up
}
symbol-expand = may expand
symbol-free-town = free a town
nothing-battle = the battle area is empty
nothing-court = the disc is on the top space
nothing-expand = not enough coins to expand, or no free town at the end of a road
nothing-free-town = no town is under the Vikings

## Questions

question-start-town = Put your first disc on a town of a region nobody is in yet.
question-draft = Keep two cards; the rest goes to your left.
question-lead = Lead: choose a free town and a card of its colour, or a white card.
question-follow = Play a card. The active town is { $town }.
question-follow-no-town = Play a card. There is no active town; everybody performs a secondary action.
question-secondary = Your { $card } lost the trick. Which secondary action do you perform?
question-extra-steps-church = How many further discs do you send to the church for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} each? You have { $coins }.
question-extra-steps-battle = How many further raiders do you take for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} each? You have { $coins }.
question-extra-steps-court = How many further steps do you climb for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} each? You have { $coins }.
question-expand = Do you pay { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} to expand along a road? You have { $coins }.
question-free-town = Which town do you free from the Vikings?
question-marriage-town = The marriage gives you a free town in { $region }. Which one?
question-track-town = The marriage track gives you any free town. Which one?
question-princess = The Princess of Denmark: military support, trade, or decline?
question-raid = Which town does { $loser } lose to the Vikings?
question-raid-own = Which of your towns do you lose to the Vikings?
question-monastery = Where do you build a monastery?
question-chance = The cards decide.
question-over = The game is over.

## Moves

say-keep = keep { $first } and { $second }
say-lead = lead { $card } to { $town } in { $region }; if it wins: the town, { $row }
say-play = play { $card } ({ $outcome })
say-use = { $action }: { $row }
say-buy = { $steps ->
    [0] buy nothing
   *[other] buy { $steps } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
}
say-expand = expand to { $town } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; { $standing }
say-stay = do not expand
say-free = free { $town }; { $standing }
say-settle = put a disc on { $town }; { $standing }
say-raid = the Vikings take { $town }; { $standing }
say-monastery = build a monastery in { $town }; { $standing }
say-princess = { $side }: { $what }
say-starter = { $player } starts
say-vikings = Viking card of strength { $strength }
say-marriage = marriage card { $match }
say-deal = deal { $card }
outcome-wins = it would win so far
outcome-loses = it loses to { $who }, { $card }
outcome-other-colour = another colour, it cannot win
outcome-no-town = nobody can win
case-wins = if it wins
case-upper = if it loses, the upper secondary action
case-lower = if it loses, the lower secondary action
warn-upkeep = The action phase ends with it; upkeep follows at once.
warn-points = You have too few coins: it costs points.
princess-military = { $name }
princess-trade = { $name }
princess-decline = { $name }
side-military = Viking towns count as yours for claim tokens, now { $towns }
side-trade = Viking towns count as yours for the number of regions, now { $towns }
side-decline = { $points ->
    [one] { $points } point
   *[other] { $points } points
} and no card
standing = { $region } (you { $before } → { $after }, others { $best }{ $vikings ->
    [0] {""}
   *[other] , Vikings { $vikings }
})
standing-of = { $region } ({ $who } { $before } → { $after }, others { $best }{ $vikings ->
    [0] {""}
   *[other] , Vikings { $vikings }
})

## Words that are typed

verb-keep = keep
verb-lead = lead
verb-play = play
verb-use = use
verb-buy = buy
verb-expand = expand
verb-stay = stay
verb-free = free
verb-settle = settle, place
verb-raid = raid
verb-monastery = monastery
verb-princess = princess
verb-starter = starter
verb-vikings = vikings
verb-marriage = marriage
verb-deal = deal
word-upper = upper
word-lower = lower
word-military = military
word-trade = trade
word-decline = decline
word-purple = purple
word-green = green
word-orange = orange
word-black = black
word-pink = pink
field-first = card
field-second = card
field-card = card
field-town = town
field-action = action
field-steps = number
field-side = side
field-player = player
field-viking = card
field-match = card
talk-regions = regions
talk-regions-help = all regions with their towns and strengths
talk-players = players
talk-players-help = all players with what they have
talk-tracks = tracks
talk-tracks-help = the marriage track, the battle area and the church
talk-hand = hand
talk-hand-help = your cards with what they bring
talk-notes = notes, seen
talk-notes-help = the cards you have seen in this round
talk-roads = roads
talk-roads-what = [TOWN OR REGION]
talk-roads-help = all roads, or those of a town or a region

## Choices

group-keep = Keep
group-lead = Lead
group-play = Play
group-use = Perform
group-buy = Buy
group-expand = Expand to
group-stay = Stay
group-free = Free
group-settle = Put a disc on
group-raid = The Vikings take
group-monastery = Monastery in
group-princess = Princess
group-starter = Starting player
group-vikings = Viking card
group-marriage = Marriage card
group-deal = Deal
option-keep = { $first } with
label-keep = { $second }
option-lead = { $card } to
label-lead = { $id }
option-play = { $card }
label-play = { $outcome }
option-use = { $action }
label-use = { $row }
option-buy = { $steps ->
    [0] nothing
   *[other] { $steps } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
}
option-expand = { $standing }
label-expand = { $town }
short-expand = { $id }
option-stay = do not expand
option-free = { $standing }
label-free = { $town }
short-free = { $id }
option-settle = { $standing }
label-settle = { $town }
short-settle = { $id }
option-raid = { $standing }
label-raid = { $town }
short-raid = { $id }
option-monastery = { $standing }
label-monastery = { $town }
short-monastery = { $id }
option-princess = { $side }
label-princess = { $what }
option-starter = { $player }
option-vikings = { $strength }
option-marriage = { $match }
option-deal = { $card }

## Events

event-starts = { $who } starts and gets the active town marker.
event-settled = { $who } puts a disc on { $town }.
event-marriage-town = { $who } puts a disc on { $town }: the marriage gives it.
event-track-town = { $who } puts a disc on { $town }: the marriage track gives it.
event-round-begins = Round { $round } of { $rounds }.
event-vikings-come = { $count ->
    [one] 1 Viking raider comes
   *[other] { $count } Viking raiders come
} to the battle area.
event-marriage-shown = The marriage card of this round is { $match }.
event-received-known = { $who } looks at { $cards }.
event-chose-known = { $who } keeps { $cards }.
event-passed = Everybody passes { $count ->
    [one] 1 card
   *[other] { $count } cards
} to the left.
event-kept-last-known = { $who } also keeps { $cards }.
event-marker-moves = { $from } cannot lead; the marker goes to { $who }.
event-no-active-town = Nobody can lead: this trick has no active town.
event-led = { $who } leads { $card } to { $town }.
event-played = { $who } plays { $card }.
event-won-trick = { $who } wins { $town } with { $card }.
event-nobody-won = Nobody wins this trick.
event-performs = { $who } performs the { $action } of { $card }.
event-took-town = { $who } takes { $town } and the marker.
event-gained-coins = { $who } gains { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-paid = { $coins ->
    [0] { $points ->
        [0] { $who } has nothing to pay with.
        [one] { $who } has no coin and loses 1 point.
       *[other] { $who } has no coin and loses { $points } points.
    }
    [one] { $who } pays 1 coin.
   *[other] { $who } pays { $coins } coins.
}
event-gained-renown = { $who } gains { $count } renown.
event-sent-discs = { $who } sends { $count ->
    [one] 1 disc
   *[other] { $count } discs
} to the church{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}.
event-took-raiders = { $who } takes { $count ->
    [one] 1 raider
   *[other] { $count } raiders
}{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}.
event-climbed = { $who } climbs to space { $to } of the marriage track{ $coins ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $coins } coins
}.
event-fell-back = Space { $from } is taken: { $who } falls back to { $to }.
event-expanded = { $who } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and expands to { $town }.
event-freed = { $who } drives the Vikings out of { $town }; { $owner } controls it again.
event-no-effect = No effect for { $who }: { $why }.
event-hands-discarded = Everybody discards the last card unplayed. Upkeep begins.
event-married = { $who } marries { $match }{ $points ->
    [0] {""}
    [one] {": "}1 point
   *[other] {": "}{ $points } points
}{ $renown ->
    [0] {""}
   *[other] , { $renown } renown
}.
event-marriage-removed = All discs are at the start of the track: { $match } leaves the game.
event-chose-side = { $who } chooses: { $side }.
event-track-coins = Space { $space } of the track gives { $who } { $count ->
    [one] 1 coin
   *[other] { $count } coins
}.
event-track-renown = Space { $space } of the track gives { $who } { $count } renown.
event-no-raid = The Vikings are driven off: nobody loses a town.
event-raid = { $count ->
    [one] 1 raider is
   *[other] { $count } raiders are
} left: the Vikings raid.
event-raided = { $who } loses { $town } to the Vikings; { $picker } picks it.
event-no-town-to-lose = { $who } has no town to lose.
event-first-spoil = { $who } fights best: 1 renown and { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $raiders ->
    [one] 1 raider goes
   *[other] { $raiders } raiders go
} back.
event-no-first-spoil = Nobody fights best alone: no first spoil.
event-second-spoil = { $who } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} of the second spoil and returns a raider.
event-church-first = { $who } supports the church most: the marker, and { $count ->
    [one] 1 disc comes
   *[other] { $count } discs come
} back.
event-no-church-first = Nobody supports the church most alone.
event-church-second = { $who } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} of the church and takes back a disc.
event-built-monastery = { $who } builds a monastery in { $town }.
event-no-monastery = { $who } has no town for a monastery.
event-church-third = { $who } takes back { $count ->
    [one] 1 disc
   *[other] { $count } discs
} from the church.
event-flipped = The claim token of { $region } is turned face up.
event-claimed = { $who } claims { $region }.
event-claimed-from = { $who } takes the claim to { $region } from { $from }.
event-returned = { $who } loses the claim to { $region } to the Vikings: it goes back to the board.
event-final-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-game-over = { $winners } becomes High King of Ireland.
event-game-over-shared = { $winners } share the victory.

## Score sheet

score-track = score track
score-coins = most coins: { $count }
score-marker = active town marker
score-renown = { $count } renown
score-token = claim to { $region }
score-board-token = most towns in { $region }, half the token on the board
score-regions = towns in { $count ->
    [one] 1 region
   *[other] { $count } regions
}

## Refusals

B19-not-a-free-town = { $town } is not free: put your first disc on a town without a disc.
B19-region-taken = Somebody has a disc in the region of { $town } already: choose a region nobody is in.
B21-not-your-turn = It is not your turn: wait until you are asked.
B21-not-asked-now = Something else is asked now: answer that first.
B21-no-such-move = “{ $said }” is no move of this game: it has nothing of that name or number.
B26-not-in-pack = Not both of these cards lie before you: keep two of those that do.
B26-two-different-cards = That is the same card twice: keep two different cards.
B29-chosen-already = You have chosen already and the others have not: wait for them.
B32-not-a-free-town = { $town } is not free: lead to a town without a disc.
B32-not-in-hand = You do not hold { $card }: lead a card from your hand.
B32-other-colour = { $card } has not the colour of { $town } and is not white: choose another card or another town.
B36-not-in-hand = You do not hold { $card }: play a card from your hand.
B41-no-such-action = Your card has only one secondary action: use the upper one.
B53-coins-missing = That costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} and you have { $coins }: buy fewer.
B56-raiders-missing = { $raiders ->
    [one] Only 1 raider is
   *[other] Only { $raiders } raiders are
} left in the battle area: buy fewer.
B59-beyond-the-top = Nobody climbs beyond the top of the marriage track: buy fewer steps.
B64-not-a-free-town = { $town } is not free: expand to a town without a disc, or stay.
B65-no-road-from-your-town = No road leads straight from a town you control to { $town }: choose one that is linked, or stay.
B68-active-town = { $town } is the active town and goes to the winner of the trick: choose another, or stay.
B70-no-control-token = No Viking control token lies on { $town }: free a town that the Vikings hold.
B75-not-a-free-town = { $town } is not free: choose a town without a disc.
B75-other-region = { $town } is not in { $region }: choose a free town there.
B78-not-a-free-town = { $town } is not free: choose a town without a disc.
B82-not-a-town-of-the-loser = { $loser } does not control { $town }: choose a town that { $loser } controls.
B100-not-your-town = You do not control { $town }: build the monastery in a town of yours.
B100-has-a-monastery = { $town } has a monastery already: choose a town without one.
B115-game-is-over = The game is over: nothing can be played any more.
B127-no-draw-now = Nothing of that kind is drawn now: the answer of a player is expected.
B127-not-in-the-deck = That card is not in the deck: name one that can still be drawn.
B127-no-such-seat = Nobody plays this colour: name a player at the table.
B21-nothing-about-players = No player is chosen now: choose one of the answers that are listed.
B73-highest-marries = The marriage track is climbed by cards: whoever is highest in upkeep takes the marriage card.
B81-decided-by-raiders = Raiders are taken by cards: in upkeep whoever has the fewest loses a town, if any are left to beat off.
B98-decided-by-discs = Discs are sent to the church by cards: in upkeep the only player with the most is rewarded.
B108-claimed-in-upkeep = A region is not chosen itself: in upkeep its token goes to whoever is strongest there, once it is face up.

## What is printed on a component

look-card = { $card }, a card of { $suit ->
    [red] battle
    [blue] the church
    [yellow] courtship
   *[white] the king
}
look-primary = if it wins: { $row }
look-secondary = if it loses: { $row }
look-or = or: { $row }
look-town = { $town }: a { $colour } town in { $region }
look-roads = roads to: { $towns }
look-no-roads = no road leads here
look-region = { $region }: { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
}, its claim token is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} and turns face up at strength { $threshold }
look-region-towns = { $colour }: { $towns }
look-marriage = { $match }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $renown ->
    [0] {""}
   *[other] , { $renown } renown
}
look-marriage-town = and a free town in { $region }
look-princess = { $match }: military support, trade, or { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-hex = shade of the colour
fact-name = name
fact-outline = border on the map
fact-xy = place on the map

## Options

flag-vikings_contend_final = do the Vikings count in the half points for tokens on the board at the end?
flag-notes = does the table note for you which cards were played and which packs you have seen?

setting-vikings_contend_final = At the end, Vikings contend for the half points of tokens on the board
setting-notes = The table notes which cards were played and which packs you have seen

## The table drawn

draw-round = round { $round } of { $rounds }
draw-last-round = the last round
draw-phase = { $phase ->
    [draft] draft
    [action] tricks
    [marriage] marriage
    [battle] battle
    [church] church
    [claims] claiming regions
    [end] the end
   *[other] setting up
}
draw-points = points
draw-now = now
draw-coins = coins
draw-renown = renown
draw-regions = regions
draw-tokens = claims
draw-cards = cards
draw-married = marriages
draw-marriage-track = Marriage
draw-battle = Battle
draw-raiders-left = { $count ->
    [one] 1 raider to beat off
   *[other] { $count } raiders to beat off
}
draw-no-raiders = no raiders left
draw-church = Church
draw-price = { $match }: { $what }
draw-price-points = { $points } VP
draw-price-renown = { $renown } renown
draw-price-town = a town in { $region }
draw-price-princess = military support, trade or { $points } VP
draw-princess = { $who } has the princess: { $side }
draw-coin = c
draw-renown-sign = r
draw-town-sign = t
draw-trick = Trick
draw-active = { $town }, { $colour }, { $region }
draw-no-town = no active town
draw-winning = wins
draw-resolving = resolves
draw-pack = Before you
draw-hand = Your hand
draw-if-won = if it wins: the town,
draw-if-lost = if it loses: one of
draw-nothing = nothing else
draw-notes = Seen this round
draw-roads-yours = From your towns to free ones: { $roads }
draw-roads-none = No road leads from your towns to a free one.
draw-roads-unknown = There is no town or region “{ $text }”: give an id such as no2, a name, or nothing for all.
legend-town = A town: its id, the small letter of its colour ({ $colours }), whose disc lies there ({ $players }), { $vikings } under the Vikings, { $monastery } a monastery, { $active } the active town.
legend-region = A region: strength of all discs/threshold of the token, (6) its points face down, [6] face up, [6 P] held by Purple; strengths by player, { $vikings } of the Vikings.
legend-track = The marriage track: what a space gives ({ $coin } coin, { $renown } renown, { $town } a town) and whose disc stands there.
legend-players = points: on the score track; now: if the game ended now; * has the active town marker.
legend-reconstructed = Reconstructed, not printed so as far as we know: the names of towns, their places and the borders on the map, most names of regions. Ids, colours and roads are as published.

## Content packs

content-point-expected = { $key } must be a point [x, y], or a list of at least three of them, between 0 and 1000
content-secondary-expected = { $key } must be a list of one or two actions
content-takes-town-first = { $key } must begin with take_town and have it once
content-takes-no-town = { $key } must not contain take_town
content-action-too-long = an action in { $key } has more than { $wanted ->
    [one] { $wanted } symbol
   *[other] { $wanted } different symbols
} in a row, or one more than 9 times
content-road-twice = a road joins two different towns and is listed once
content-too-many-coins = a player could own { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, more than the game can ask about
aim =
    Aim: the most points. They come from claimed regions, renown, marriages and towns in many regions.
    Round: choose cards two at a time and pass the rest on, play tricks, then the upkeep.
    Trick: the leader names a free town and plays a card of its colour or a white one; all others play any card.
    Winner: the highest card of the town’s colour or white takes the town, and pays what the card says.
    Losers: do one of the two secondary actions of their own card. The lowest card acts first.
    Coins come from the secondary actions of low cards; five coins buy a town at the end of a road.
    Raiders, church discs and steps towards the marriage decide the upkeep: who has the most is rewarded,
    and who fought the fewest raiders loses a town to the Vikings while any are left.
    Claims: once enough towns of a region are taken, its token goes to whoever is strongest there.
    End: after three rounds with three players, four with more; then regions, renown and tokens are counted.
