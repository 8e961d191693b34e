# Brian Boru: every word a player reads.

## Things

card = { $colour } { $value }
town = { $name } ({ $id })
player-purple = Purple
player-green = Green
player-orange = Orange
player-black = Black
player-pink = Pink
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
    [one] 1 disc to the church
   *[other] { $count } discs to the church
}
symbol-battle = { $count ->
    [one] 1 raider
   *[other] { $count } raiders
}
symbol-court = { $count ->
    [one] 1 step up the marriage track
   *[other] { $count } steps up the marriage track
}
symbol-expand = may expand
symbol-free-town = free a town from the Vikings

## Questions

question-start-town = Put your first disc on a town of a region nobody is in yet.
question-draft = Keep two cards; the rest goes to your left.
question-lead = Lead: choose a free town and a card of its colour, or a white card.
question-follow = Play a card. The active town is { $town }.
question-follow-no-town = Play a card. There is no active town; everybody performs a secondary action.
question-secondary = Your { $card } lost the trick. Which secondary action do you perform?
question-extra-steps-church = How many further discs do you send to the church for { $cost } coins each? You have { $coins }.
question-extra-steps-battle = How many further raiders do you take for { $cost } coins each? You have { $coins }.
question-extra-steps-court = How many further steps do you climb for { $cost } coins each? You have { $coins }.
question-expand = Do you pay { $cost } coins to expand along a road? You have { $coins }.
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
say-lead = lead { $card } to { $town }
say-play = play { $card }
say-use-upper = upper action: { $row }
say-use-lower = lower action: { $row }
say-buy = { $steps ->
    [0] buy nothing
   *[other] buy { $steps } for { $cost } coins
}
say-expand = expand to { $town } for { $cost } coins
say-stay = do not expand
say-free = free { $town }
say-settle = put a disc on { $town }
say-raid = the Vikings take { $town }
say-monastery = build a monastery in { $town }
say-princess-military = military support: Viking towns count as yours for claim tokens
say-princess-trade = trade: Viking towns count as yours for the number of regions
say-princess-decline = decline the marriage for 4 points
say-starter = { $player } starts
say-vikings = Viking card of strength { $strength }
say-marriage = marriage card { $match }
say-deal = deal { $card }

## Events

event-starts = { $who } starts and gets the active town marker.
event-settled = { $who } puts a disc on { $town }.
event-round-begins = Round { $round } of { $rounds }.
event-vikings-come = { $count } Viking raiders come to the battle area.
event-marriage-shown = The marriage card of this round is { $match }.
event-received-known = { $who } looks at { $cards }.
event-chose = { $who } has chosen.
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
   *[other] { $who } pays { $coins } coin.
}
event-gained-renown = { $who } gains { $count } renown.
event-sent-discs = { $who } sends { $count ->
    [one] 1 disc
   *[other] { $count } discs
} to the church{ $coins ->
    [0] {""}
   *[other] {" "}for { $coins } coins
}.
event-took-raiders = { $who } takes { $count ->
    [one] 1 raider
   *[other] { $count } raiders
}{ $coins ->
    [0] {""}
   *[other] {" "}for { $coins } coins
}.
event-climbed = { $who } climbs to space { $to } of the marriage track{ $coins ->
    [0] {""}
   *[other] {" "}for { $coins } coins
}.
event-fell-back = Space { $from } is taken: { $who } falls back to { $to }.
event-expanded = { $who } pays { $coins } coins and expands to { $town }.
event-freed = { $who } drives the Vikings out of { $town }; { $owner } controls it again.
event-no-effect = No effect for { $who }: { $symbol }.
event-hands-discarded = Everybody discards the last card unplayed. Upkeep begins.
event-married = { $who } marries { $match }{ $points ->
    [0] {""}
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
event-raided = { $who } loses { $town } to the Vikings; { $picker } picked it.
event-no-town-to-lose = { $who } has no town to lose.
event-first-spoil = { $who } fought best: 1 renown and { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $raiders } raiders go back.
event-no-first-spoil = Nobody fought best alone: no first spoil.
event-second-spoil = { $who } gets { $points } point of the second spoil and returns a raider.
event-church-first = { $who } supported the church most: the marker, and { $count } discs come back.
event-no-church-first = Nobody supported the church most alone.
event-church-second = { $who } gets { $points } point of the church and takes back a disc.
event-built-monastery = { $who } builds a monastery in { $town }.
event-no-monastery = { $who } has no town for a monastery.
event-church-third = { $who } takes back { $count } discs from the church.
event-flipped = The claim token of { $region } is turned face up.
event-claimed = { $who } claims { $region }.
event-claimed-from = { $who } takes the claim to { $region } from { $from }.
event-returned = { $who } loses the claim to { $region } to the Vikings: it goes back to the board.
event-final-points = { $who }: { $points } points.
event-game-over = { $winners } becomes High King of Ireland.
event-game-over-shared = { $winners } share the victory.

## Score sheet

score-track = score track
score-coins = most coins: { $count }
score-marker = active town marker
score-renown = { $count } renown
score-token = claim to { $region }
score-board-token = most towns in { $region }, half the token on the board
score-regions = towns in { $count } regions

## Refusals

B19-not-a-free-town = B19: { $town } is not free.
B19-region-taken = B19: somebody has a disc in the region of { $town } already.
B21-not-your-turn = B21: it is not your turn.
B21-not-asked-now = B21: something else is asked now.
B26-not-in-pack = B26: keep two of the cards that lie before you.
B26-two-different-cards = B26: keep two different cards.
B29-chosen-already = B29: you have chosen already; the others have not.
B32-not-a-free-town = B32: { $town } is not free, so it cannot be the active town.
B32-not-in-hand = B32: you do not hold { $card }.
B32-other-colour = B32: { $card } has not the colour of { $town } and is not white.
B36-not-in-hand = B36: you do not hold { $card }.
B41-no-such-action = B41: your card has only one secondary action, the upper one.
B53-coins-missing = B53: that costs { $cost } coins and you have { $coins }.
B56-raiders-missing = B56: only { $raiders } raiders are left in the battle area.
B59-beyond-the-top = B59: nobody climbs beyond the top of the marriage track.
B64-not-a-free-town = B64: { $town } is not free.
B65-no-road-from-your-town = B65: no road leads straight from a town you control to { $town }.
B68-active-town = B68: { $town } is the active town and goes to the winner of the trick.
B70-no-control-token = B70: no Viking control token lies on { $town }.
B75-not-a-free-town = B75: { $town } is not free.
B75-other-region = B75: { $town } is not in { $region }.
B78-not-a-free-town = B78: { $town } is not free.
B82-not-a-town-of-the-loser = B82: { $loser } does not control { $town }.
B100-not-your-town = B100: you do not control { $town }.
B100-has-a-monastery = B100: { $town } has a monastery already.
B115-game-is-over = B115: the game is over.
B127-no-draw-now = B127: nothing of that kind is drawn now.
B127-not-in-the-deck = B127: that card is not in the deck.
B127-no-such-seat = B127: nobody plays this colour.

## Content packs

content-point-expected = { $key } must be a point [x, y], or a list of at least three of them, between 0 and 1000
content-secondary-expected = { $key } must be a list of one or two actions
content-takes-town-first = { $key } must begin with take_town and have it once
content-takes-no-town = { $key } must not contain take_town
content-action-too-long = an action in { $key } has more than { $wanted } different symbols in a row, or one more than 9 times
content-road-twice = a road joins two different towns and is listed once
content-too-many-coins = a player could own { $coins } coins, more than the game can ask about
