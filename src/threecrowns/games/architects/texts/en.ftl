# Architects of the West Kingdom and Works of Wonder, in English.

## Players and places

player-blue = Blue
player-green = Green
player-purple = Purple
player-red = Red
player-yellow = Yellow
place-held = the board of { $who }
place-prison = Prison
place-black-market-small = { $market }, small space
place-black-market-middle = { $market }, middle space
place-black-market-large = { $market }, large space
sent-black-market = the black market
sent-princess = the princess’s location
sent-focus = the place of the focus

## Goods

good-clay = clay
good-wood = wood
good-stone = stone
good-silver = silver
good-gold = gold
good-marble = marble
good-influence = influence
good-virtue = virtue
good-debt = debt
good-building-card = building card
good-reward-card = reward card
good-apprentice = apprentice
amount-clay = { $count } clay
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-silver = { $count } silver
amount-gold = { $count } gold
amount-marble = { $count } marble
amount-influence = { $count } influence
amount-virtue = { $count } virtue
amount-debt = { $count ->
    [one] { $count } debt
   *[other] { $count } debts
}
amount-building-card = { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}
amount-reward-card = { $count ->
    [one] { $count } reward card
   *[other] { $count } reward cards
}
amount-apprentice = { $count ->
    [one] { $count } apprentice
   *[other] { $count } apprentices
}
amount-tax = { $count } tax
amount-coins = { $count } silver on skipped apprentices
amount-any = { $count } of { $goods } in any mix
nothing = nothing
both = { $first } { $second }
skill-carpentry = carpentry
skill-tiling = tiling
skill-masonry = masonry
trade = { $pay } for { $gain }
bonus-influence = 1 influence
bonus-worker = one more worker for the action
time-before = before the action
time-after = after the action

## What apprentices and boards do

ability-none = No ability.
ability-on-location = Extra with every action at { $place }: { $gain }.
ability-on-place = Placing a worker at { $place } gives { $gain }.
ability-on-black-market = Extra with every black market action: { $gain }.
ability-on-cathedral = Extra with every cathedral level: { $gain }.
ability-on-pay-debt = Extra with every debt paid off: { $gain }.
ability-on-hand-over = Extra whenever captives are handed over: { $gain }.
ability-on-construct = Extra with every construction: { $gain }.
ability-on-construct-or-cathedral = Extra with every construction or cathedral level: { $gain }.
ability-on-profiteer = Placing a worker at the profiteer’s location also gives { $gain }.
ability-on-debt = Each debt taken gives { $gain }.
ability-on-apprentice = Each apprentice gained gives { $gain }.
ability-on-virtue-loss = Each loss of virtue gives { $gain }.
ability-trade = Storehouse trade: { $trade }.
ability-market-silver-less = Black market actions cost { $count } silver less.
ability-market-virtue-less = Black market actions cost no virtue.
ability-tax-stand-virtue-less = Robbing the tax stand costs { $count } virtue less.
ability-capture-silver-less = A town centre action costs { $count } silver less in all.
ability-reset-release = At each reset up to { $count ->
    [one] { $count } own worker
   *[other] { $count } own workers
 } may come home from prison.
ability-reset-if-no-prisoners = At each reset without own workers in prison: { $gain }.
ability-reset-gain = At each reset: { $gain }.
ability-reset-at-profiteer = At each reset with a worker beside the profiteer: { $gain }.
ability-reset-at-princess = At each reset with a worker beside the princess: { $gain }.
ability-extra-storehouse-worker = The storehouse counts { $count ->
    [one] { $count } own worker more
   *[other] { $count } own workers more
 }.
ability-influence-for-resource = 1 influence may stand in for 1 { $good } in any payment.
ability-gold-is-marble = Gold and marble are the same when paying, and for Castle and Observatory.
ability-ignore-tax = Ignores { $count } tax on every action.
ability-no-cathedral-discard = Discards no building card for cathedral work.
ability-hiring = Hiring costs { $count } silver less; up to { $limit ->
    [one] { $limit } apprentice
   *[other] { $limit } apprentices
 }.
ability-construction-discount = Constructions and cathedral levels cost { $count } wood or stone less.
ability-avoid-debt = May pay { $count } silver instead of taking a debt.
ability-princess-is-worker = The princess counts as { $count ->
    [one] { $count } own worker
   *[other] { $count } own workers
} where a worker is placed beside her.
ability-cancel-virtue-loss = May pay { $count } silver and ignore a loss of virtue.
ability-any-virtue-cathedral = May work on the cathedral at any virtue.
ability-any-virtue-market = May visit the black market at any virtue.

## What buildings do

effect-none = Nothing.
effect-gain = Take { $gain }.
effect-effect-choice = One of two: { $first } Or: { $second }
effect-hire-free = Hire any apprentice on offer without paying.
effect-capture = { $count ->
    [one] Make { $count } free capture.
   *[other] Make { $count } free captures.
}
effect-release-from-boards = Bring home all own workers held by others.
effect-release-from-prison = Bring home all own workers from prison.
effect-destroy-debt = Destroy { $count ->
    [one] { $count } unpaid debt
   *[other] { $count } unpaid debts
 }.
effect-discard-card-for = Discard 1 building card to take { $gain }.
effect-prison-penalty = Every player with 3 or more own workers in prison loses { $count } virtue.
effect-all-players-gain = Every player gets { $gain }.
effect-gain-per = Take { $gain } for { $each }.
effect-extra-construction = Place another worker in the guildhall and construct again.
effect-discard-apprentice = Discard one of the own apprentices.
effect-send-to-prison = Hand over all captives to the prison.
effect-place-worker = Place another worker at { $place } and take its action.
effect-all-players-release-from-prison = Every player brings home all own workers from prison.
effect-sweep-and-hire = Discard the 8 left-most apprentices, refill, and hire any one without paying.
counter-clay = clay
counter-wood = wood
counter-stone = stone
counter-silver = silver
counter-gold = gold
counter-marble = marble
counter-influence = influence
counter-virtue = virtue
counter-paid-debts = debts paid off
counter-clay-wood-stone = clay, wood and stone together
counter-buildings = buildings
counter-cathedral = cathedral levels
counter-captured-workers = captives
counter-apprentices = apprentices
counter-apprentices-carpentry = apprentices with carpentry
counter-apprentices-tiling = apprentices with tiling
counter-apprentices-masonry = apprentices with masonry
counter-building-cathedral-pairs = pairs of a building and a cathedral level
each-clay = { $per ->
    [one] each clay
   *[other] every { $per } clay
}
each-wood = { $per ->
    [one] each wood
   *[other] every { $per } wood
}
each-stone = { $per ->
    [one] each stone
   *[other] every { $per } stone
}
each-silver = { $per ->
    [one] each silver
   *[other] every { $per } silver
}
each-gold = { $per ->
    [one] each gold
   *[other] every { $per } gold
}
each-marble = { $per ->
    [one] each marble
   *[other] every { $per } marble
}
each-influence = { $per ->
    [one] each influence
   *[other] every { $per } influence
}
each-virtue = { $per ->
    [one] each virtue
   *[other] every { $per } virtue
}
each-paid-debts = { $per ->
    [one] each debt paid off
   *[other] every { $per } debts paid off
}
each-clay-wood-stone = { $per ->
    [one] each clay, wood or stone
   *[other] every { $per } of clay, wood and stone together
}
each-buildings = { $per ->
    [one] each building
   *[other] every { $per } buildings
}
each-cathedral = { $per ->
    [one] each cathedral level
   *[other] every { $per } cathedral levels
}
each-captured-workers = { $per ->
    [one] each captive
   *[other] every { $per } captives
}
each-apprentices = { $per ->
    [one] each apprentice
   *[other] every { $per } apprentices
}
each-apprentices-carpentry = { $per ->
    [one] each apprentice with carpentry
   *[other] every { $per } apprentices with carpentry
}
each-apprentices-tiling = { $per ->
    [one] each apprentice with tiling
   *[other] every { $per } apprentices with tiling
}
each-apprentices-masonry = { $per ->
    [one] each apprentice with masonry
   *[other] every { $per } apprentices with masonry
}
each-building-cathedral-pairs = { $per ->
    [one] each pair of a building and a cathedral level
   *[other] every { $per } pairs of a building and a cathedral level
}
condition-no-unpaid-debt = no unpaid debt
condition-no-own-workers-in-prison = no own workers in prison
end-none = Nothing at the end.
end-vp-per = At the end { $count } VP for { $each }.
end-virtue-per = At the end { $count } virtue for { $each }.
end-most-vp = At the end { $count } VP for having the most of: { $of }.
end-most-virtue = At the end { $count } virtue for having the most of: { $of }.
end-vp-if = At the end { $count } VP with { $of }.
end-lose-virtue = At the end { $count } virtue is lost.
end-unpaid-debt-vp = At the end each unpaid debt costs { $count } VP { $change ->
    [less] less
   *[more] more
}.
end-release-from-prison = At the end all own workers come home from prison.

## What happens

event-starts = { $who } plays first.
event-got-board = { $who } plays { $board }. { $ability }
event-small-card = The small market now offers { $goods }.
event-large-card = The large market now offers { $goods }.
event-revealed = { $apprentice } is on offer.
event-revealed-many = { $apprentice } are on offer.
event-dealt = { $who } is dealt { $building }.
event-dealt-many = { $who } is dealt { $building }.
event-dealt-hidden = { $who } is dealt a building card.
event-dealt-hidden-many = { $who } is dealt { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}.
event-kept = { $who } keeps { $building }.
event-kept-hidden = { $who } keeps a building card.
event-drew = { $who } draws { $building }.
event-drew-many = { $who } draws { $building }.
event-drew-hidden = { $who } draws a building card.
event-drew-hidden-many = { $who } draws { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}.
event-looked-at = { $who } looks at { $building }.
event-looked-at-many = { $who } looks at { $building }.
event-looked-at-hidden = { $who } looks at a building card.
event-looked-at-hidden-many = { $who } looks at { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
}.
event-put-under = { $who } puts { $building } under the pile.
event-put-under-many = { $who } puts { $building } under the pile.
event-put-under-hidden = { $who } puts a building card under the pile.
event-put-under-hidden-many = { $who } puts { $count ->
    [one] { $count } building card
   *[other] { $count } building cards
} under the pile.
event-pile-empty = The building pile is empty; { $who } draws nothing.
event-reward-seen = { $who } reveals a reward: { $goods }.
event-contribution-card = The contribution card is now { $card }.
event-consequence-card = The consequence card is now { $card }.
event-figures = The princess goes to { $princess }, the profiteer to { $profiteer }.
event-turn = { $who } is on turn.
event-placed = { $who } places a worker: { $place } ({ $count } there now).
event-took-back = { $who } takes a worker back: { $place }.
event-passed = { $who } has no worker to place or take back and passes.
event-gained = { $who } gains { $goods }.
event-gained-many = { $who } gains { $goods }.
event-paid = { $who } pays { $goods }{ $tax ->
    [0] {""}
   *[other] , { $tax } of it tax
 }.
event-virtue-up = { $who } gains { $count } virtue ({ $now }).
event-virtue-down = { $who } loses { $count } virtue ({ $now }).
event-prevented = { $who } prevents the loss of { $count } virtue with influence.
event-cancelled-loss = { $who } buys off the loss of { $count } virtue.
event-took-debt = { $who } takes { $count ->
    [one] { $count } debt
   *[other] { $count } debts
 }.
event-destroyed-debt = { $who } destroys { $count ->
    [one] { $count } debt
   *[other] { $count } debts
 }.
event-paid-debt = { $who } pays off a debt.
event-avoided-debt = { $who } pays instead of taking a debt.
event-hired = { $who } hires { $apprentice }{ $count ->
    [0] {""}
   *[other] {" "}and takes { $count } silver lying on the card
 }.
event-coins-laid = { $who } lays { $count } silver on apprentices of row { $row }.
event-dismissed = { $who } dismisses { $apprentice }.
event-swept = { $apprentice } leaves the offer.
event-traded = { $who } trades { $trade }.
event-captured = { $who } captures { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } of { $owner }: { $place }.
event-handed-over = { $who } hands { $count ->
    [one] { $count } captive
   *[other] { $count } captives
 } over to the prison.
event-freed = { $who } frees { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } from prison.
event-ransomed = { $who } gets { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } back from others.
event-took-tax = { $who } takes { $count } silver from the tax stand.
event-built = { $who } builds { $building }.
event-advanced = { $who } reaches cathedral level { $level }.
event-built-monument = { $who } completes { $monument }; its piece goes to { $place }.
event-contributed = { $who } contributes { $good }.
event-visited = { $who } visits the own monument at { $place }: { $worker ->
    [0] 1 influence
   *[other] one more worker counts
 }.
event-tax-added = { $who } adds { $count } tax.
event-end-in-sight = { $who } fills the last guildhall space: everybody has one more turn.
event-reset = { $who } triggers a black market reset.
event-to-prison = { $count ->
    [one] { $count } worker of { $who } goes
   *[other] { $count } workers of { $who } go
 } to prison from { $place }.
event-prison-loss = { $who } has { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } in prison: loses 1 virtue.
event-most-prisoners = { $who } has the most workers in prison ({ $count }): takes 1 debt.
event-profiteer-claims = The profiteer turns to { $who } at { $place }.
event-profiteer-pays = { $who } gains the profiteer’s influence at { $place }.
event-princess-rewards = The princess rewards { $who } for { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } at { $place }.
event-to-monument = The { $good } of the contribution card goes to its monument.
event-cards-reshuffled = All contribution cards are shuffled anew.
event-end-effect = { $who } resolves { $building }.
event-influence-gold = { $who } has most influence and takes { $count } gold.
event-game-over = The game is over. First: { $winners }.

## A scripted opponent

event-scheme-drawn = { $who } draws { $scheme }.
event-scheme-holds = The upper place needs { $condition } So the upper one.
event-scheme-fails = The upper place needs { $condition } So the lower one.
event-scheme-goes = { $who } goes to { $sent }: { $place }.
event-scheme-option-fails = Not possible: { $order }.
event-scheme-option-fails-space = Not possible: { $place } is taken.
event-scheme-option = Option { $count } is possible: { $orders }.
event-scheme-no-option = None of the options is possible.
event-schemes-reshuffled = The scheme discards become a new draw pile.
event-scheme-added = { $who } adds { $scheme } to the discards.
event-scheme-pile-empty = No advanced scheme is left: 1 silver each instead.
event-marker-moved = { $who } gains { $count } silver: the marker moves to { $good }{ $marble ->
    [0] {""}
   *[other] {" "}and { $marble } marble is gained
 }.
event-marker-skips = { $good } lies there already; the next one to the right.
event-script-group = The largest group: { $count ->
    [one] { $count } worker
   *[other] { $count } workers
 } of { $owner } at { $place }.
event-script-no-group = There is nobody to capture.
event-script-ability = The ability of { $who }.
event-script-instead = Instead of { $what }: { $count } { $good }.
event-script-no-worker = { $who } has no worker left for another scheme.
event-script-extra-worker = The own monument at { $place } counts as one more worker.
event-script-another = { $who } turns up another scheme.
scheme-always = nothing.
scheme-human-group-at-least = { $wanted ->
    [one] { $wanted } worker
   *[other] { $wanted } workers
 } of one player at one location; the largest group has { $found }.
scheme-tax-at-least = { $wanted } silver on the tax stand; there is { $found }.
scheme-holds-captured = captives; it has { $found }.
scheme-own-in-prison-at-least = { $wanted ->
    [one] { $wanted } own worker
   *[other] { $wanted } own workers
 } in prison; there { $found ->
    [one] is { $found }
   *[other] are { $found }
 }.
scheme-princess-majority = most workers beside the princess; { $found ->
    [0] it has not.
   *[other] it has.
}
scheme-can-monument-or-cathedral = a monument it can afford or room on the cathedral; { $found ->
    [0] there is neither.
   *[other] there is one.
}
scheme-can-cathedral-virtue-at-most = room on the cathedral and virtue { $wanted } or less; its virtue is { $found }.
scheme-can-cathedral-advanced-empty = room on the cathedral and no advanced scheme left; { $found ->
    [0] not so.
   *[other] it is so.
}
scheme-influence-at-most = influence { $wanted } or less; it has { $found }.
scheme-can-stack-guildhall = Age of Artisans.
order-gain = gain
order-lose = lose virtue
order-contribute = contribute
order-build-monument = build a monument
order-advance-cathedral = work on the cathedral
order-guardhouse-actions = guardhouse actions
order-send-to-prison = hand over captives
order-capture = capture
order-add-tax = add tax
order-take-tax = take tax
order-steal-tax = take all tax
order-remove-apprentices = remove apprentices
order-gain-advanced-scheme = take an advanced scheme
order-draw-scheme = turn up another scheme
order-market-gain = take market goods
order-gain-adornment = take an adornment
deed-gain = gain { $goods }
deed-lose = lose { $count } virtue
deed-capture = { $count ->
    [one] capture the largest group
   *[other] capture the { $count } largest groups
}
deed-add-tax = add { $count } tax
deed-take-tax = take { $count } tax
deed-remove-apprentices = { $count ->
    [one] remove { $count } apprentice
   *[other] remove { $count } apprentices
}
deed-gain-advanced-scheme = { $count ->
    [one] take an advanced scheme
   *[other] take { $count } advanced schemes
}
deed-market-gain = take the goods of { $place }
deed-per-worker = for each worker there: { $deed }
deed-per-two-workers = for every two workers there: { $deed }
deed-if-one-worker = with a single worker there: { $deed }
when-human-group-at-least = one player has { $wanted ->
    [one] { $wanted } worker
   *[other] { $wanted } workers
 } or more at one location
when-tax-at-least = there is { $wanted } or more silver on the tax stand
when-holds-captured = it holds captives
when-own-in-prison-at-least = { $wanted } or more of its workers are in prison
when-princess-majority = it has more workers beside the princess than anybody else
when-can-monument-or-cathedral = it can build a monument or work on the cathedral
when-can-cathedral-virtue-at-most = it can work on the cathedral and has virtue { $wanted } or less
when-can-cathedral-advanced-empty = it can work on the cathedral and no advanced scheme is left
when-influence-at-most = it has influence { $wanted } or less
when-can-stack-guildhall = Age of Artisans is played
script-monument-discount = Its monuments cost { $count } marble less.
script-no-market-loss = It loses no virtue at the black market.
script-send-to-prison = When it hands captives over: { $deeds }
script-monument-or-cathedral = After a monument or work on the cathedral: { $deeds }
script-place-at = When it places a worker at { $place }: { $deeds }
script-reset = At each reset: { $deeds }

## Moves

say-place = Place a worker: { $place }
say-visit = Place a worker: { $place }; own monument: { $bonus }
say-mine = Mines: dig { $good }
say-workshop-draw = Workshop: draw building cards
say-workshop-hire = Workshop: hire { $apprentice }
say-visit-draw = Workshop: draw building cards; own monument: { $bonus }
say-visit-hire = Workshop: hire { $apprentice }; own monument: { $bonus }
say-market-draw = Black market: draw 5 building cards, keep 1
say-market-hire = Black market: hire { $apprentice }
say-build = Guildhall: build { $building }
say-cathedral = Guildhall: work on the cathedral, discarding { $building }
say-cathedral-free = Guildhall: work on the cathedral
say-monument = Guildhall: build { $monument }, piece at { $place }
say-contribute-first = Place a worker beside the princess and first contribute { $good }
say-contribute = Contribute { $good }
say-take-back = Take a worker back: { $place }
say-hire = Hire { $apprentice }
say-dismiss = Dismiss { $apprentice }
say-keep = Keep { $building }
say-discard = Put { $building } under the pile
say-resolve = Resolve { $building }
say-trade = Trade { $pay } for { $gain }
say-pay = Pay { $pay }
say-spend = Pay { $pay }, and choose the rest next
say-capture = Capture the workers of { $owner }: { $place }
say-hand-over = Hand the captives over to the prison
say-free = Free the own workers from prison
say-ransom = Ransom the own workers for silver
say-ransom-by-debt = Ransom the own workers for a debt and 1 virtue
say-pay-debt = Pay off a debt
say-choose = { $what }
say-when = Take the profiteer’s influence { $time }
say-prevent = { $count ->
    [0] Accept the loss
   *[other] Prevent the loss of { $count } virtue
}
say-buy-off = Pay silver and ignore the loss
say-release = { $count ->
    [0] Release nobody
    [one] Release { $count } worker from prison
   *[other] Release { $count } workers from prison
}
say-yes = Yes
say-done = No more
say-board = Play { $board }
say-first = { $who } plays first
say-draw = The card is { $building }
say-reveal = The apprentice is { $apprentice }
say-reward = The reward is { $card }
say-market-card = The market card is { $card }
say-contribution-card = The card is { $card }
say-scheme = The scheme is { $scheme }
say-deal-board = The board is { $board }

## Questions

question-board = Which player board?
question-draft = Keep one card and pass { $count } to the left. You will keep { $all } in all.
question-draft-last = Keep one card; the rest goes under the pile.
question-place = Place a worker.
question-take-back = No worker at home: take one back.
question-granted = Place another worker at { $place }?
question-deed = What is the worker at { $place } for?
question-pay = How will you pay { $bill }?
question-spend = You pay { $bill }. How much { $good } first?
question-when = Take the profiteer’s influence before or after the action?
question-hire = Hire an apprentice without paying.
question-dismiss = Which apprentice will you dismiss?
question-trade = { $count ->
    [one] { $count } trade left.
   *[other] { $count } trades left.
}
question-capture = { $count ->
    [one] { $count } capture left.
   *[other] { $count } captures left.
}
question-guard = { $count ->
    [one] { $count } guardhouse action left.
   *[other] { $count } guardhouse actions left.
}
question-keep = Keep one of these cards.
question-hand-limit = Too many cards: put { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } under the pile.
question-give-card = { $effect }
question-choice = { $effect }
question-effect = { $effect }
question-loss = You are about to lose { $count } virtue.
question-debt = Pay silver instead of taking a debt?
question-destroy = Virtue beyond the top: destroy a debt?
question-contribute = Contribute one resource?
question-release = Release up to { $count } of your workers from prison?
question-end-effect = Which effect first?
question-chance = A card is drawn.

## Why not

A40-not-your-turn = It is not your turn.
A40-not-asked-now = That is not what is asked now.
A42-take-a-worker-back = No worker is at home: this turn takes one back.
A42-no-own-worker-there = You have no worker there.
A43-capturable-locations-first = Workers at open locations come back first.
A43-not-from-the-guildhall = Workers in the guildhall stay there.
A45-workers-at-home = You still have workers at home.
A46-not-in-hand = That card is not in your hand.
A30-not-in-the-pack = That card is not in your pack.
A25-board-not-left = That board is taken or not in this game.
A64-too-few-workers-for-gold = Gold needs { $wanted ->
    [one] { $wanted } worker
   *[other] { $wanted } workers
} at the mines; with this one there would be { $count }.
A81-cannot-pay-hire = { $apprentice } costs { $bill }; { $missing }.
A82-no-such-apprentice = That apprentice is not on offer.
A88-not-your-apprentice = That is not one of your apprentices.
A99-no-such-trade = That trade is not open to you.
A97-cannot-pay-trade = This trade costs { $bill }; { $missing }.
A100-cannot-pay-tax = The first capture costs { $bill }; { $missing }.
A101-cannot-pay-capture = Another capture costs { $bill }; { $missing }.
A102-no-workers-of-this-colour = There are no workers of that colour.
A103-too-many-locations = Captures of one action may not come from another location.
A109-no-captives = You have no captives.
A109-nobody-in-prison = None of your workers is in prison.
A109-nobody-held-by-others = Nobody holds a worker of yours.
A109-no-unpaid-debt = You have no unpaid debt.
A111-nothing-to-do = There is nothing for you to do at the guardhouse.
A115-cannot-pay-ransom = The ransom is { $bill }; { $missing }.
A116-cannot-pay-debt = Paying off a debt costs { $bill }; { $missing }.
A120-tax-stand-empty = The tax stand is empty.
A134-skill-missing = { $building } needs skills that none of your apprentices has: { $skills }.
A134-cannot-pay-building = { $building } costs { $bill }; { $missing }.
A134-not-in-hand = { $building } is not in your hand.
A140-virtue-too-low = Cathedral work needs a virtue of { $wanted } or more; yours is { $count }.
A140-no-free-space = All spaces of cathedral level { $level } are taken; it has { $count }.
A140-cannot-pay-level = Cathedral level { $level } costs { $bill }; { $missing }.
A140-no-card-to-discard = Cathedral work needs a building card from your hand.
A141-top-reached = You stand on the highest level already.
A147-space-taken = That space of the black market is taken.
A147-virtue-too-high = The black market is open up to a virtue of { $wanted }; yours is { $count }.
A147-cannot-pay-market = This space costs { $bill }; { $missing }.
A149-not-drawn = That is not one of the cards drawn.
A170-game-is-over = The game is over.
A183-no-discard-wanted = You discard no card for cathedral work.
A17-no-draw-now = Nothing is drawn now.
A14-not-in-the-pile = That cannot be drawn now.
A75-not-a-way-to-pay = The bill is { $bill }; that does not pay it.
A164-too-many-released = So many cannot be released; at most { $count }.
A173-no-such-effect = That is not an effect still to be resolved.
W32-cannot-prevent = Preventing { $count } of the { $lost } virtue to be lost would take { $wanted } influence; you have { $now }.
W60-resource-missing = You do not have that resource: { $good }.
W61-lies-there-already = That resource lies on the card already.
W50-princess-not-there = The princess is not there.
W77-not-possible = That would do nothing.
W91-already-built = That monument is built already.
W92-cannot-pay-monument = { $monument } costs { $bill }; { $missing }.
W98-no-site-for-a-monument = No monument may stand there.
W99-site-taken = A monument stands there already.
W110-no-own-monument-there = You have no monument there.
W110-choose-at-your-monument = Your monument stands there: choose influence or a worker.
W164-cannot-pay-two-silver = You cannot buy off a loss of virtue: { $missing }.
W65-nothing-to-spend-here = Nothing is paid there: contribute after the action.
setup-no-seat-for-opponent = With a scripted opponent at most { $most ->
    [one] { $most } person
   *[other] { $most } people
 } can play.
short-of = you are short of { $goods }
short-of-despite-influence = you are short of { $goods }, which your influence ({ $count }) does not make up for
short-of-nothing = it would bring you nothing
short-of-ability = your board does not allow it

## Score sheet

score-building = { $building }, printed points
score-end-effect = { $building }: { $effect }
score-monument = { $monument }
score-cathedral = Cathedral level { $level }
score-virtue = Virtue { $virtue }
score-debts = { $count ->
    [one] { $count } unpaid debt
   *[other] { $count } unpaid debts
 }, { $each } each
score-gold = { $count } gold
score-marble = { $count } marble
score-silver = { $count } silver
score-prison = { $count ->
    [one] { $count } own worker
   *[other] { $count } own workers
 } in prison

## What a player types

verb-place = place
verb-visit = visit
verb-mine = mine
verb-workshop-draw = workshop-draw
verb-workshop-hire = workshop-hire
verb-visit-draw = visit-draw
verb-visit-hire = visit-hire
verb-market-draw = market-draw
verb-market-hire = market-hire
verb-build = build
verb-cathedral = cathedral
verb-cathedral-free = cathedral-free
verb-monument = monument
verb-contribute-first = contribute-first
verb-contribute = contribute
verb-take-back = take-back
verb-hire = hire
verb-dismiss = dismiss
verb-keep = keep
verb-discard = discard
verb-resolve = resolve
verb-trade = trade
verb-pay = pay
verb-spend = spend
verb-capture = capture
verb-hand-over = hand-over
verb-free = free
verb-ransom = ransom
verb-ransom-by-debt = ransom-by-debt
verb-pay-debt = pay-debt
verb-choose = choose
verb-when = when
verb-prevent = prevent
verb-buy-off = buy-off
verb-release = release
verb-yes = yes
verb-done = done
verb-board = board
verb-first = first
verb-draw = draw
verb-reveal = reveal
verb-reward = reward
verb-market-card = market-card
verb-contribution-card = contribution-card
verb-scheme = scheme
verb-deal-board = deal-board
word-quarry = quarry
word-forest = forest
word-silversmith = silversmith
word-storehouse = storehouse
word-guardhouse = guardhouse
word-mines = mines
word-workshop = workshop
word-guildhall = guildhall
word-prison = prison
word-town-centre = town centre
word-tax-stand = tax stand
word-black-market-small = small market
word-black-market-middle = middle market
word-black-market-large = large market
word-held-by-blue = held by blue
word-held-by-green = held by green
word-held-by-purple = held by purple
word-held-by-red = held by red
word-held-by-yellow = held by yellow
word-for-virtue = for virtue
word-for-marble = for marble
word-influence = influence
word-worker = worker
word-clay = clay
word-wood = wood
word-stone = stone
word-silver = silver
word-gold = gold
word-marble = marble
word-left = left
word-right = right
word-before = before
word-after = after
word-blue = blue
word-green = green
word-purple = purple
word-red = red
word-yellow = yellow
field-location = location
field-bonus = bonus
field-good = good
field-apprentice = apprentice
field-building = building
field-monument = monument
field-site = site
field-resource = resource
field-place = place
field-trade = trade
field-clay = clay
field-wood = wood
field-stone = stone
field-silver = silver
field-gold = gold
field-marble = marble
field-influence = influence
field-colour = colour
field-side = side
field-time = time
field-points = points
field-workers = workers
field-amount = amount
field-board = board
field-reward = reward
field-card = card
field-scheme = scheme

## Kinds of moves, as headings

group-place = Place
group-visit = Visit
group-mine = Mines
group-workshop-draw = Workshop: draw
group-workshop-hire = Workshop: hire
group-visit-draw = Own monument: draw
group-visit-hire = Own monument: hire
group-market-draw = Black market: draw
group-market-hire = Black market: hire
group-build = Build
group-cathedral = Cathedral, discarding
group-cathedral-free = Cathedral
group-monument = Monument
group-contribute-first = Contribute first
group-contribute = Contribute
group-take-back = Take back
group-hire = Hire
group-dismiss = Dismiss
group-keep = Keep
group-discard = Put under the pile
group-resolve = Resolve
group-trade = Trade
group-pay = Pay
group-spend = Pay first
group-capture = Capture
group-hand-over = Hand over
group-free = Free
group-ransom = Ransom
group-ransom-by-debt = Ransom by debt
group-pay-debt = Pay off
group-choose = Choose
group-when = Influence
group-prevent = Prevent
group-buy-off = Buy off
group-release = Release
group-yes = Yes
group-done = Done
group-board = Board
group-first = First
group-draw = Draw
group-reveal = Reveal
group-reward = Reward
group-market-card = Market card
group-contribution-card = Contribution card
group-scheme = Scheme
group-deal-board = Deal a board
option-place = { $place }
option-visit = { $place }: { $bonus }
option-mine = { $good }
option-workshop-draw = building cards
option-workshop-hire = { $apprentice } ({ $skills })
option-visit-draw = { $bonus }
option-visit-hire = { $apprentice } ({ $skills }): { $bonus }
option-market-draw = 5 cards, keep 1
option-market-hire = { $apprentice } ({ $skills })
option-build = { $building }
option-cathedral = { $building }
option-cathedral-free = next level
option-monument = { $monument }, { $place }
option-contribute-first = { $good }
option-contribute = { $good }
option-take-back = { $place }
option-hire = { $apprentice } ({ $skills })
option-dismiss = { $apprentice } ({ $skills })
option-keep = { $building }
option-discard = { $building }
option-resolve = { $building }
option-trade = { $pay } → { $gain }
option-pay = { $pay }
option-spend = { $pay }
option-capture = { $owner }, { $place }
option-hand-over = all captives
option-free = own workers in prison
option-ransom = for silver
option-ransom-by-debt = 1 debt, 1 virtue
option-pay-debt = 1 debt
option-choose = { $what }
option-when = { $time }
option-prevent = { $count ->
    [0] nothing, lose { $lost } virtue
   *[other] { $count }, { $lost ->
        [0] lose nothing
       *[other] lose { $lost } virtue
    }
}
option-buy-off = the whole loss
option-release = { $count ->
    [0] nobody
    [one] { $count } worker
   *[other] { $count } workers
}
option-yes = do it
option-done = no more
option-board = { $board }
option-first = { $who }
option-draw = { $building }
option-reveal = { $apprentice }
option-reward = { $card }
option-market-card = { $card }
option-contribution-card = { $card }
option-scheme = { $scheme }
option-deal-board = { $board }

## What is printed on a component

look-apprentice = { $apprentice } ({ $skills }), virtue when hired: { $virtue }
look-building = { $building }: { $points } VP, virtue { $virtue }
look-cost = cost: { $cost }
look-skills = skills needed: { $skills }
look-board = { $board } starts with { $start }; in prison: { $prison }
look-monument = { $monument }: { $points } VP for { $count } { $good }, { $influence } influence and { $tax } tax
look-name = { $name }
look-consequence = { $card }: princess to { $princess }, profiteer to { $profiteer }
look-contribution = Contributing { $good } gives { $gain }
look-princess = Princess: { $effect }
look-profiteer = Profiteer, for everybody there: { $effects }, then prison
look-place = { $place }
look-place-if = If { $condition }: { $place }
look-place-else = Otherwise: { $place }
look-option = { $number }. { $deeds }
look-afterwards = afterwards: { $deeds }
look-opponent = { $opponent } starts with virtue { $virtue } and influence { $influence }.
look-focus = Focus: { $place }
look-monuments = Monuments, in this order: { $places }
look-captures = Captures, equal groups in this order: { $places }
look-reward = Reward: { $goods }
look-market-card = Black market card
look-small-market = small market: { $goods }
look-large-market = large market: { $goods }
look-figures-ours = some of these figures are only pictures in the rulebook and were reconstructed

## Options

flag-wonder = play with Works of Wonder
flag-characters = player boards: the standard side, characters dealt, or characters chosen
flag-opponent = a scripted opponent at the table (alone: the noblewoman if none is named)
flag-starting_apprentice = everybody hires an apprentice before the draft
flag-guildhall_sweep = third guildhall spaces sweep away apprentices
flag-promos = with promo cards and boards
flag-conspirator = the Conspirator saves silver once per action, or on every capture

setting-wonder = Works of Wonder
setting-characters = Player boards
setting-characters-standard = the standard side
setting-characters-dealt = characters, dealt
setting-characters-chosen = characters, chosen
setting-opponent = Scripted opponent
setting-opponent-none = nobody
setting-starting_apprentice = Everybody hires an apprentice before the draft
setting-guildhall_sweep = Third guildhall spaces sweep away apprentices
setting-promos = Promo cards and boards
setting-conspirator = The Conspirator saves silver
setting-conspirator-action = once per action
setting-conspirator-capture = on every capture

## The terminal

letter-blue = B
letter-green = G
letter-purple = P
letter-red = R
letter-yellow = Y
letter-opponent = X
amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
amount-points = { $count } VP
talk-town = town
talk-town-help = the locations, the black market, the guildhall and the cathedral
talk-offer = offer
talk-offer-help = the apprentices on offer with what they can do
talk-players = players
talk-players-help = all players with everything they have
talk-hand = hand
talk-hand-help = your building cards with everything printed on them
talk-wonder = wonders, wonder
talk-wonder-help = contributions, the next consequence and the monuments
draw-turn = turn { $number }
draw-ending = { $turns ->
    [one] { $turns } turn until the end
   *[other] { $turns } turns until the end
}
draw-points = { $points } VP
draw-virtue = virtue { $virtue }
draw-home = { $count } at home
draw-captives = captives
draw-paid-debts = { $count } paid off
draw-marker = marker on { $good }
draw-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
draw-offer = Apprentices on offer
draw-coins = { $silver } on it!
draw-hand = Your hand
draw-boards = Player boards to choose from
draw-pack = The pack before you
draw-five = Drawn, one to keep
draw-market-small = small: { $goods }
draw-market-middle = middle: hire, or 5 cards
draw-market-large = large: { $goods }
draw-filled = { $lying } of { $spaces } filled
draw-resets = reset at { $spaces }
draw-cathedral = Cathedral
draw-princess = princess
draw-profiteer = profiteer
draw-contribution = Contribution
draw-laid = lies there
draw-princess-reward = Princess, next reset
draw-profiteer-at = Profiteer, next reset
draw-profiteer-claim = everybody there: { $effect }, then prison
draw-lying-on = { $count } lying on it
legend-workers = Workers: a letter for the player ({ $players }; { $opponent } a scripted opponent) and their number; - nobody.
legend-options = In brackets behind a choice: what it costs (-) and gives (+) at once; VP are counted as the table lies.
legend-hand = Cards in hand: { $ready } can be built now; then points, cost, skills needed, effect. Apprentices: row.column, skills, virtue when hired, ability.

## What the places do

at-quarry = Gain 1 stone for each of your workers here, the new one included.
at-forest = Gain 1 wood for each of your workers here, the new one included.
at-silversmith = Gain 1 silver and 1 more for each of your workers here.
at-mines = Gain 1 clay and 1 more for each of your workers here, or 1 gold for every two of them.
at-workshop = Hire an apprentice for silver and tax, farther to the right with more workers here or more silver; or draw building cards: 1, and 1 for every two of your workers here.
at-storehouse = One trade for each of your workers here: two of clay, wood and stone for 1 virtue, or three of wood and stone for 1 marble; apprentices offer others.
at-town-centre = One capture for each of your workers here: all workers of one colour from one location. The first costs 1 tax, the others 1 silver each.
at-tax-stand = Lose 2 virtue and take all silver that lies here.
at-guardhouse = One deed for each of your workers here: hand captives over to the prison for silver, free your workers from prison, ransom those held by others, or pay off a debt.
at-black-market-small = One worker, virtue 9 or less: pay 1 silver, lose 1 virtue and gain the goods of the small card.
at-black-market-middle = One worker, virtue 9 or less: pay 2 silver, lose 1 virtue; hire any apprentice on offer, or draw 5 building cards and keep one.
at-black-market-large = One worker, virtue 9 or less: pay 3 silver, lose 1 virtue and gain the goods of the large card.
at-guildhall = Build a card from your hand, or climb the cathedral one level (virtue 5 or more). The worker stays here until the end; the first space of the last two rows resets the black market.
at-prison = Workers handed over and those of a reset of the black market. At a reset, three or more of your own cost 1 virtue, and whoever has the most takes a debt. They are freed at the guardhouse.

## What the game is about

aim =
    Aim: the most points, from buildings, work on the cathedral and virtue; debts cost points.
    Turn: place one worker at a location and do what it offers; with none at home, take one back.
    The more of your workers stand at a location, the more you get there: each new one counts them all.
    Goods: stone at the quarry, wood in the forest, silver at the silversmith, clay and gold in the mines,
    marble by trades at the storehouse; the black market sells quickly, for silver and virtue.
    Workshop: hire an apprentice, whose skill and ability stay with you, or draw building cards.
    Guildhall: build a card from your hand, or climb the cathedral; that worker stays there for good.
    Captures: at the town centre you take workers of others, at the guardhouse you sell them and free yours.
    Virtue: high opens the cathedral and closes the black market, low does the reverse and saves taxes.
    End: once the guildhall is full, everybody, the one who filled it last of all, has one more turn.

## What an answer brings with it

warn-debt = { $count ->
    [one] Brings a debt.
   *[other] Brings { $count } debts.
}
warn-no-cathedral = Virtue falls below { $wanted }: no work on the cathedral.
warn-no-market = Virtue rises above { $wanted }: no black market.
warn-reset = A reset of the black market follows.
warn-end-in-sight = The end is in sight: everybody has one more turn.

## Why a thing cannot be used

A114-freed-at-the-guardhouse = whoever is in prison comes out at the guardhouse: place a worker there
A141-one-level-at-a-time = only the next level can be climbed, one at a time
S7-plays-by-schemes = the opponent plays by its schemes alone
