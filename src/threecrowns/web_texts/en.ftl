### The words of the browser client itself, in English.

## The frame

ui-name = Three Crowns
ui-to-hall = Three Crowns: to the hall
ui-language = Language
ui-day = Day
ui-night = Night
ui-theme = Day or night
ui-menu = Settings
ui-rules = Rules
ui-rule = Rule { $clause }
ui-sound = Sound
ui-keys = Keys
ui-text-view = The table in words
ui-close = Close
ui-back = Back
ui-next = Next
ui-previous = Back
ui-skip-question = To the question
ui-skip-board = To the board
ui-skip-log = To the log

## Players

ui-players = Players
ui-you = you
ui-points = points
ui-points-of = points: { $points }
ui-bot = bot: { $level }
ui-level-beginner = beginner
ui-level-easy = easy
ui-level-fair = fair
ui-level-steady = steady
ui-level-strong = strong
ui-level-master = master
ui-online = online

## The question

ui-your-move = Your move
ui-move-of = { $name } is asked
ui-decision = Your decision
ui-tab-asked = ● Your move
ui-waiting = { $name } thinks.
ui-waiting-plan = Meanwhile you may look around: whatever you touch says what it is.
ui-plan = Plan
ui-where = Where? Everything gold can be chosen.
ui-where-of = { $name }. Where? Everything gold can be chosen.
ui-how = How?
ui-options = All options
ui-more-options = { $count } more
ui-confirm = Confirm
ui-undo = Undo
ui-restart = Restart the turn
ui-undo-none = Nothing of yours can be taken back now.
ui-undone = Taken back.
ui-hint = Hint
ui-hint-title = What a strong player would do
ui-hint-thinking = Thinking about it …
ui-look = Look
ui-details = Details
ui-sent = Sent, waiting for the table.
ui-left-undone = Still possible: { $what }
ui-type = Type a move
ui-type-note = a move, or the name of something on the table
ui-type-none = Nothing here is called that.
ui-nothing-asked = Nothing is asked now.

## The bill

ui-cost = Cost
ui-paid-by = Paid by
ui-gains = Gains
ui-effect = Points
ui-no-change = no change
ui-not-known = not known yet
ui-if = If
ui-final = Something new is revealed: this cannot be taken back.
ui-from-to = from { $from } to { $to }

## Why not

ui-why-not = Not now
ui-why = Why not?
ui-show-help = Show me what would help
ui-helps = What would help
ui-nothing-here = Nothing can be done with it now.
ui-why-T30 = Out of your reach
ui-why-T41 = You cannot pay for it yet
ui-why-T26 = Take a tile first
ui-why-T39 = No place for it
ui-why-T57 = Too far
ui-why-T60 = One step a turn

## Log and score

ui-log-and-score = Log and score
ui-log = Log
ui-score = Score
ui-talk = Talk
ui-since = Since your last turn
ui-play-back = Play it back
ui-turn = Turn { $number }
ui-setting-up = Set-up
ui-and-more = and { $count } more
ui-nothing-yet = Nothing has happened yet.
ui-total = Total
ui-no-points = No points yet.

## Looking back

ui-replay = Replay
ui-first = First
ui-last = Last
ui-play = Play
ui-pause = Pause
ui-forward = Forward
ui-answer = Answer
ui-looking-back = You are looking back.
ui-look-at-turn = Look at turn { $number }
ui-return = Return to now
ui-play-from-here = Play from here
ui-share = Share
ui-copied = The address is copied.
ui-at-of = { $at } of { $of }
ui-curve = Points by turn

## An automa's turn

ui-automa = { $name }’s turn, explained
ui-step-of = step { $step } / { $steps }
ui-to-my-turn = Go on to my turn
ui-to-score = Go on to the score
ui-go-on = Go on

## The end

ui-wins = { $name } wins
ui-draw = Nobody wins
ui-over = The game is over
ui-rematch = Rematch

## One screen for two

ui-pass-table = Pass the table to { $name }
ui-pass-note = Look away until the next player has sat down.
ui-i-am = I am { $name }: show my side
ui-side-of = Now { $name }

## Seats and links

ui-seats = Players and seats
ui-person = a person
ui-here = at the table
ui-away = not at the table
ui-here-screen = at this screen
ui-watchers = { $count ->
    [one] One more looks on.
   *[other] { $count } more look on.
}
ui-link-of = Link for the seat of { $name }
ui-link-copied = Copied. Send it only to whoever is to sit there.
ui-link-copy-yourself = This browser does not let us copy: the link is marked, copy it yourself.
ui-link-home = Only this machine can open these links. For other devices start Three Crowns with --host 0.0.0.0.
ui-elsewhere = Go on with this seat on another device
ui-copy = Copy
ui-send = Send
ui-qr = QR code
ui-qr-of = QR code: { $title }
ui-resign = Give up
ui-resign-note = The game ends for everybody, and all others win. This cannot be taken back.
ui-rather-not = Rather not

## Going back together

ui-back-here = Go back to here
ui-back-note = Everything answered after this moment is taken back for good.
ui-back-ask = Ask the others
ui-back-ask-note = The others are asked first. If all agree, everything answered after this moment is taken back for good.
ui-back-asked = { $count ->
    [one] { $name } asks to take back the last answer.
   *[other] { $name } asks to take back the last { $count } answers.
}
ui-back-waiting = You asked to go back. Still to agree: { $names }.
ui-back-agree = Agree
ui-back-refuse = Refuse
ui-back-withdraw = Withdraw it

## The line to the table

ui-connecting = Laying the table …
ui-slow = It takes longer than usual. Your position is safe.
ui-lost = The table does not answer. Your position is safe; trying again in { $seconds } s.
ui-back-again = Back. { $count ->
    [0] Nothing happened meanwhile.
    [one] One move happened.
   *[other] { $count } moves happened.
}
ui-try-now = Try now
ui-no-websocket = This browser cannot open a table: it lacks WebSocket. Use a newer one.
ui-gone-title = There is no such table
ui-gone = The table is gone, or the address is not complete. Your own games wait in the hall.
ui-lost-page = There is no such page
ui-lost-page-note = The address leads nowhere. Go back to the hall and choose a table there.
ui-hall = To the hall
ui-refused = The table refused it: { $why }
ui-stale = Something happened meanwhile. Here is the table as it lies now.
ui-unknown-game = This page cannot draw this game yet. Play it in the terminal.

## Settings

ui-settings = Settings
ui-size = Text size
ui-size-s = small
ui-size-m = medium
ui-size-l = large
ui-size-xl = largest
ui-motion = Things move
ui-sounds = Sounds
ui-letters = Letters on pieces
ui-quick = Quick hands: what can be taken back is done at the first touch
ui-confirm-end = Ask before a turn ends with points left
ui-explain = Explain an automa's turn
ui-explain-always = always
ui-explain-asked = only when asked
ui-explain-never = never

## Keys

ui-key-move = between lit things (with Shift: all)
ui-key-hand = card of the hand
ui-key-verb = kind of move
ui-key-enter = choose, confirm
ui-key-escape = back
ui-key-end = end the turn
ui-key-inspect = inspect
ui-key-why = why not, and this list
ui-key-drawer = log, score, talk
ui-key-rewind = look back
ui-key-zoom = zoom, whole board
ui-key-type = type a move
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Show everything
ui-board = Board
ui-hand = Your hand

## The Two Heirs

ui-heirs-status = turn { $turn } · stack { $stack }
ui-heirs-ring = Royal reserve
ui-heirs-reach = reach { $reach }
ui-heirs-stack = stack
ui-heirs-reserve-empty = reserve: 0
ui-heirs-limit = hand limit 3
ui-heirs-now = You can use now
ui-heirs-lacks = lacks
ui-heirs-lacks-nothing = lacks nothing
ui-heirs-then = You can use then
ui-heirs-then-hand = In your hand
ui-heirs-gives = gives { $good ->
    [wood] wood
    [stone] stone
   *[grain] grain
}
ui-heirs-land = land
ui-heirs-beside = beside { $what }
ui-heirs-corner = at a corner
ui-heirs-treasures = { $laid } + { $left } treasures
ui-heirs-slot = slot { $slot }
ui-heirs-shield = royal shield
ui-heirs-start = start
ui-heirs-north = N
ui-heirs-buildings = Buildings
ui-heirs-roads = Roads
ui-heirs-best = Best three twice
ui-heirs-treasure-points = Treasures
ui-heirs-landscape = Landscape
ui-heirs-row = Row { $row }
ui-heirs-units = Units
ui-heirs-step-take = He takes a tile
ui-heirs-step-place = He looks for a place
ui-heirs-step-build = He builds
ui-heirs-step-treasure = He lays a treasure
ui-heirs-step-unit = His unit marches
ui-heirs-rule-connect = A · connect a road
ui-heirs-rule-block = B · block a road
ui-heirs-rule-any = C · any free cell

## A guided game

ui-guide = Guide
ui-guide-at = { $at } of { $of }
ui-guide-fold = Fold the guide
ui-guide-unfold = Unfold the guide
ui-guide-before = What was said before
ui-guide-leave = Leave the guide and play on
ui-guide-strayed = You went a way of your own, and why not. Take it back to be shown on, or play on freely from here.
ui-guide-return = Take it back
ui-guide-free = Play on freely
ui-guide-play = Play these for me
ui-guide-finish = Play on

## The hall

hall-play-title = What shall we play?
hall-play-note = Pick a table and sit down. Everything else has a sensible default.
hall-play = Play
hall-against = Against
hall-more = More choices
hall-yours = Your games
hall-your-turn = Your turn
hall-thinks = { $name } thinks
hall-over = Finished
hall-none = No game is waiting. Start one: it will be kept here, on this device, without an account.
hall-join = Join by link
hall-join-note = Paste a link or a table’s name
hall-join-bad = This is no link to a table.
hall-sit = Sit down
hall-import = Look at a record
hall-learn = Learn by playing
hall-learn-wow = Works of Wonder
hall-foot = Three Crowns is not affiliated with the publishers of these games. Rules enforced to the letter, drawings our own.
hall-no-server = The hall does not answer. Your games are safe; try again in a moment.
hall-other-device = On another device in this network type
hall-seed = Seed
hall-seats = Players
hall-heirs-name = The Two Heirs
hall-heirs-players = 1 or 2 players
hall-heirs-time = about 40 minutes
hall-heirs-says = Two brothers, one shared land. Lay it tile by tile; what you build stands upright, your rival’s stands on its head.
hall-boru-name = Brian Boru
hall-boru-players = 3 to 5 players
hall-boru-time = about 60 minutes
hall-boru-says = Win towns by cards, not by weight: who loses a trick chooses how to profit from it. One will be High King of Ireland.
hall-architects-name = Architects of the West Kingdom
hall-architects-players = 1 to 5 players
hall-architects-time = about 80 minutes
hall-architects-says = Send workers to the same place again and again, until somebody has them arrested. With Works of Wonder.
hall-vs-henry-1 = Henry the Poor (alone)
hall-vs-henry-2 = Henry the Brave (alone)
hall-vs-henry-3 = Henry the Relentless (alone)
hall-vs-friend = A friend at this screen
hall-vs-friends = Friends at this screen
hall-vs-bot = A bot: { $level }
hall-vs-bots = { $count } bots: { $level }
hall-vs-noblewoman = The Noblewoman (alone)
hall-vs-friend-link = A friend by link
hall-vs-friends-link = Friends by link
hall-sits-me = Me
hall-sits-here = A friend at this screen
hall-sits-link = A friend by link
hall-sits-bot = A bot: { $level }
hall-seat-count = How many
hall-seat = Seat { $number }
hall-plays = { $name }: who plays
hall-name = Name
hall-name-of = { $name }: name
hall-scripted = plays by its own rules
hall-link-note = You get the links when the table is open.
hall-options = The game
hall-draws = The draws
hall-seed-note = The same number deals the same game. Empty: nobody knows it before.
hall-list-random = drawn by lot
hall-list-own = your own choice of { $count }
hall-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
hall-imported = To be looked at
hall-remove = Remove: { $title }
hall-remove-note = The game with its record is removed from this house. This cannot be taken back.
hall-remove-yes = Remove

## Brian Boru

ui-boru-pack = Before you
ui-boru-kept = Kept
ui-boru-trick = Trick
ui-boru-ifwin = If it wins
ui-boru-iflose = If it loses
ui-boru-oneof = one of two
ui-boru-or = or
ui-boru-keep = Keep these two
ui-boru-clear = Choose again
ui-boru-town = Town
ui-boru-card = Card
ui-boru-onmap = tap it on the map
ui-boru-fromhand = tap it in your hand
ui-boru-marriage = Marriage
ui-boru-battle = Battle
ui-boru-church = Church
ui-boru-claims = Claims
ui-boru-draft = Draft
ui-boru-coins = coins
ui-boru-raiders = raiders
ui-boru-discs = church discs
ui-boru-space = space
ui-boru-others = others
ui-boru-vikings = Vikings
ui-boru-flips = turns the token face up
ui-boru-new-region = a new region
ui-boru-wins = wins so far
ui-boru-loses = beaten
ui-boru-cannot = cannot win
ui-boru-nowin = nobody wins
ui-boru-winning = winning
ui-boru-led = led
ui-boru-toplay = to play
ui-boru-active = Active town
ui-boru-noactive = no active town
ui-boru-order = Cards act in rising order
ui-boru-passleft = the rest goes to
ui-boru-chosen = has chosen
ui-boru-chooses = is choosing
ui-boru-expandto = may expand to
ui-boru-noexpand = cannot expand now
ui-boru-novik = no Viking town
ui-boru-marker = leads next
ui-boru-cards = cards
ui-boru-regions = regions
ui-boru-tokens = claims
ui-boru-renown = renown
ui-boru-fit = Whole island
ui-boru-tracks = Tracks
ui-boru-nothing = nothing
ui-boru-final = High King of Ireland
ui-boru-track = Score track
ui-boru-mcoins = Most coins
ui-boru-mmarker = Marker
ui-boru-mrenown = Renown
ui-boru-mtokens = Claims held
ui-boru-mboard = Half claims
ui-boru-mregions = Regions
ui-boru-picks = picks, +renown
ui-boru-losest = loses a town
ui-boru-raidersleft = raiders at sea
ui-boru-monastery = monastery, marker
ui-boru-nocard = no card
ui-boru-free1 = free
ui-boru-worth = worth
ui-boru-facedown = face down
ui-boru-faceup = on the board
ui-boru-heldby = held by
ui-boru-legend = Tap a town, a card or a region to read it.
ui-boru-leadby = Your cards by colour
ui-boru-freet = free towns
ui-boru-orderof = Order of play
ui-boru-vp = VP
ui-boru-stake = At stake this round
ui-boru-ifnow = Points if it ended now
ui-boru-wait = Wait
ui-boru-stay = Do not expand
ui-boru-status = round { $round } of { $rounds }
ui-boru-status-trick = round { $round } of { $rounds } · trick { $trick } of { $tricks }
ui-boru-status-phase = round { $round } of { $rounds } · { $phase }
ui-boru-draft-step = step { $step } of { $steps }
ui-boru-round-ends = Round { $round } ends
ui-boru-to-draft = To the draft of round { $round }
ui-boru-do-lead = Lead { $value } → { $town }
ui-boru-do-play = Play { $value }
ui-boru-do-use = Perform it
ui-boru-do-expand = Expand: { $town }
ui-boru-do-free = Free: { $town }
ui-boru-do-settle = Put disc: { $town }
ui-boru-do-raid = Vikings: { $town }
ui-boru-do-monastery = Build: { $town }
ui-boru-can-win = Would win so far:
ui-boru-none-wins = None of your cards would win.
ui-boru-more = { $count } more for { $cost } coins each
ui-boru-most-of-others = others { $count }
ui-boru-leads = { $who } leads
ui-boru-tied = level: { $who }
ui-boru-threshold = turned at { $threshold }, now { $weight }
ui-boru-would-flip = will be turned in the upkeep
ui-boru-next-holder = in the upkeep it would go to { $who }
ui-boru-whose = { $town }: { $suit }, { $region }, { $whose }
ui-boru-with-monastery = with a monastery
ui-boru-region-sheet = Towns
ui-boru-upkeep = Upkeep
ui-boru-played = played
ui-boru-packs = Packs you have seen
ui-boru-card-name = { $suit } { $value }. If it wins: { $win }. If it loses: { $lose }
ui-boru-points-now = now { $points }
ui-boru-end-step = The end
ui-boru-map = Map of Ireland
ui-boru-pick-first = Choose first, then confirm.
ui-why-B26 = Not before you
ui-why-B29 = You have chosen
ui-why-B53 = Coins missing
ui-why-B56 = Too few raiders
ui-why-B59 = Beyond the top
ui-why-B64 = Taken already
ui-why-B65 = No road from you
ui-why-B68 = Goes to the winner
ui-why-B70 = No Vikings there
ui-why-B78 = Taken already
ui-why-B82 = Not their town
ui-why-B21 = Not your turn

## Architects

ui-arch-status = turn { $turn }
ui-arch-status-hall = guildhall { $lying } of { $spaces }
ui-arch-status-reset = reset at { $space }
ui-arch-status-end = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
ui-arch-town = Town
ui-arch-virtue = Virtue
ui-arch-cathedral = Cathedral
ui-arch-monuments = Wonders
ui-arch-level = Cathedral level { $level }
ui-arch-good-tax = tax
ui-arch-good-coins = silver laid on skipped apprentices
ui-arch-good-points = victory points
ui-arch-good-worker = worker
ui-arch-good-captive = captives
ui-arch-good-prison = prison
ui-arch-good-any = any resource
ui-arch-good-mix = wood or stone in any mix
ui-arch-trades = trades
ui-arch-bell = reset
ui-arch-church = cathedral
ui-arch-princess = Princess
ui-arch-profiteer = Profiteer
ui-arch-court = Court
ui-arch-contribution = Placing beside her: lay one of these.
ui-arch-contribute = Contribute
ui-arch-consequence = At the next reset
ui-arch-most-at = most workers:
ui-arch-anyone-at = everybody:
ui-arch-or = or
ui-arch-reset-tale = The reset, step by step
ui-arch-end-tale = The end, step by step
ui-arch-group-gather = Gathering
ui-arch-group-guildhall = Guildhall
ui-arch-group-town = In the town
ui-arch-group-princess = Beside the princess
ui-arch-group-workshop = Workshop
ui-arch-group-market = Black market
ui-arch-schemes = Schemes in the pile: { $schemes }. Advanced ones left: { $advanced }.
ui-arch-at-home = workers at home
ui-arch-captives = captives held
ui-arch-in-prison = own workers in prison
ui-arch-debts = unpaid debts
ui-arch-in-hand = building cards in hand
ui-arch-no-cathedral = no cathedral
ui-arch-no-market = no black market
ui-arch-tab-hand = Buildings
ui-arch-tab-offer = Apprentices
ui-arch-tab-own = Built
ui-arch-nothing-yet = nothing yet
ui-arch-your-skills = Your skills:
ui-arch-laid = laid: { $count }
ui-arch-workers-there = Your workers there
ui-arch-with-more = With more workers
ui-arch-price = Price
ui-arch-put-away = Put away
ui-arch-piece-at = Piece at
ui-arch-printed = Text
ui-arch-then = Then usually
ui-arch-risk = { $count } of yours will stand together: one capture takes them all.
ui-arch-score-buildings = Buildings
ui-arch-score-monuments = Wonders
ui-arch-score-cathedral = Cathedral
ui-arch-score-virtue = Virtue
ui-arch-score-riches = Gold and marble
ui-arch-score-silver = Silver
ui-arch-score-debts = Debts
ui-arch-score-prison = Prison
ui-arch-step-scheme = A scheme is turned up
ui-arch-step-place = Where it goes
ui-arch-step-effect = What it does there
ui-arch-step-priorities = What it passes over
ui-arch-step-captures = Captures
ui-arch-step-abilities = Its ability
ui-arch-help-start = Each turn you place one worker. The more of yours stand at a place, the more it gives, and the sooner somebody has them arrested.
ui-arch-help-quarry = Stone: one for each of your workers here.
ui-arch-help-forest = Wood: one for each of your workers here.
ui-arch-help-silversmith = Silver: one, and one more for each of your workers here.
ui-arch-help-mines = Clay: one, and one more for each worker. Or gold: one for every two workers.
ui-arch-help-workshop = Draw building cards, or hire an apprentice: more workers reach further along the row.
ui-arch-help-storehouse = Trade goods for virtue or marble, once for each of your workers here.
ui-arch-help-town-centre = Arrest: take a whole group of one colour from one place. The first costs tax, each further one silver.
ui-arch-help-tax-stand = Take all the tax and lose virtue.
ui-arch-help-guardhouse = One deed for each worker: hand captives over, free or ransom your own, pay off a debt.
ui-arch-help-black-market = Goods for silver and virtue. When all three stalls are taken, a reset comes: then the visitors go to prison.
ui-arch-help-guildhall = Build from your hand, work on the cathedral or raise a wonder. The worker stays here to the end of the game.
ui-arch-help-prison = Workers wait here until their owner frees them at the guardhouse. At a reset, many prisoners cost virtue and debts.

# The Two Heirs: the bill of a tile that is taken
ui-heirs-to-build = To build it
# -- the end of Brian Boru, counted step by step
ui-boru-counting = How the points are counted
ui-boru-counted = Points counted so far
ui-boru-count-region = { $region }
ui-boru-count-again = Count again
ui-boru-played-now = Played this round
ui-boru-alone = alone ahead
ui-boru-level = level for most
ui-boru-ifnow-change = Points if it ended now, and their change in this round
ui-why-B19-not-a-free-town = Taken already
ui-why-B19-region-taken = Somebody is there
ui-why-B32-not-a-free-town = Taken already
ui-why-B32-not-in-hand = Not in your hand
ui-why-B32-other-colour = Another colour
ui-why-B36-not-in-hand = Not in your hand
ui-why-B75-not-a-free-town = Taken already
ui-why-B75-other-region = Another region
ui-why-B100-not-your-town = Not your town
ui-why-B100-has-a-monastery = It has a monastery
ui-why-B21-not-asked-now = Not asked now
ui-why-B21-nothing-about-players = No player is chosen
ui-why-B73-highest-marries = Climbed by cards
ui-why-B81-decided-by-raiders = Fought by cards
ui-why-B98-decided-by-discs = Supported by cards
ui-why-B108-claimed-in-upkeep = Claimed in upkeep
## Accounts

account = Account
account-note = You need none to play. With one, your games come along to your other devices.
account-sign-in = Sign in
account-new = New account
account-forgot = Password forgotten
account-name = Name
account-password = Password
account-new-password = New password
account-old-password = Password so far
account-code = Recovery code
account-create = Open the account
account-recover = Set the new password
account-codes-title = Your recovery codes
account-codes-note = Write them down or print them: they are shown only this once. Each lets you in once if you forget your password. There is no e-mail to ask.
account-codes-seen = I have kept them
account-codes-left = { $count ->
    [one] { $count } recovery code left
   *[other] { $count } recovery codes left
}
account-codes-new = New recovery codes
account-devices = { $count ->
    [one] signed in on this device
   *[other] signed in on { $count } devices
}
account-games = { $count ->
    [one] holds { $count } seat
   *[other] holds { $count } seats
}
account-sign-out = Sign out
account-sign-out-note = Games of this account leave this device, too; they come back when you sign in.
account-everywhere = Sign out everywhere
account-change = Change the password
account-changed = The password is changed. Other devices have to sign in anew.
account-export = Take along all my data
account-delete = Delete the account
account-delete-note = Your name, your words and your list of games are deleted for good. Games go on for whoever has a link.
account-you = You are { $name }.

## Seats by link

seat-claim = Bind this seat to me
seat-claim-note = The link that brought you here will open nothing any more; only this browser does, and your account if you are signed in.
seat-claimed = bound
seat-hand-over = Hand this seat to somebody else
seat-hand-over-note = You get a new link to hand on, and look on from then on. Your old link dies at once.
seat-revoke = A new link, the old one dies
seat-revoke-note = Whoever sits there by the old link is let go at once.
seat-open = Anybody may take this seat
seat-is-open = free for anybody
seat-free = The seat of { $name } is free.
seat-take = Sit down
seat-sits-open = Anybody (an open seat)

## The pace

pace = Pace
pace-clock = Clock
pace-none = none
pace-live = a reserve for the whole game
pace-days = days for each turn
pace-base = Minutes in reserve
pace-increment = Seconds more after each turn
pace-per-turn = Days for each turn
pace-vacation = Days of vacation
pace-end = When the time is over
pace-end-wait = the others may wait or call a bot
pace-end-bot = a bot plays on
pace-end-resign = the game is given up
pace-words = People may write to each other freely
pace-left = Time left: { $time }
pace-day = { $count } d
pace-hour = { $count } h
pace-minute = { $count } min
pace-out = time is over
pace-away = on vacation
pace-go-away = Go on vacation
pace-come-back = Back from vacation
pace-vacation-left = { $count ->
    [one] { $count } day of vacation left
   *[other] { $count } days of vacation left
}

## Manners

offer-pause = Pause
offer-resume = Go on
offer-replace = Let a bot play
offer-asked-pause = { $name } asks for a pause.
offer-asked-resume = { $name } would like to go on.
offer-asked-replace = { $name } asks to let a bot play for { $about }.
offer-asked-rematch = { $name } asks for a rematch.
offer-waiting = You asked. Still to agree: { $names }.
offer-paused = The table has a pause; all clocks stand.
offer-rematch-ready = The table for the rematch is laid; the seats are turned.
offer-rematch-go = To the rematch

## Talk

talk-hello = Hello!
talk-good-luck = Good luck!
talk-nice-move = Nice move.
talk-thanks = Thank you.
talk-sorry = Sorry.
talk-thinking = Let me think.
talk-moment = One moment, please.
talk-back-soon = I will be back soon.
talk-your-turn = It is your turn.
talk-yes = Yes.
talk-no = No.
talk-well-played = Well played.
talk-good-game = A good game, thank you.
talk-bye = Goodbye!
talk-none = Nobody has said anything yet.
talk-write = Write to everybody at the table
talk-send = Say it
talk-phrases = Ready phrases
talk-phrases-only = At this table one speaks in ready phrases only.
talk-hidden = (hidden: free words are off here)
talk-mute = Do not listen to { $name }
talk-muted = You do not hear { $name }.
talk-unmute = Listen again
talk-show-words = Show what others write freely
talk-report = Tell the host …
talk-report-about = About whom
talk-report-nobody = nobody in particular
talk-report-words = What happened
talk-report-note = The record of this game and what was said go with it.
talk-report-send = Send to the host
talk-report-sent = The host will read it.

## Told from afar

notice-turn = It is your turn
notice-browser = Tell me by a notification of this browser when it is my turn
notice-denied = This browser does not allow notifications for this page.
notice-title = Tell me when I am away
notice-feed = A feed (Atom) of the games that wait for me
notice-feed-address = Its secret address, shown only this once
notice-webhook = Post to this address, such as that of a chat room
notice-save = Keep it so
notice-saved = It is kept.

## Open tables

open-title = Open tables
open-look = To the table
open-pace-none = without a clock
open-pace-live = { $minutes } min and { $seconds } s a turn
open-pace-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

## Fairness

fair-fair = Checked here: no line of the record was changed, and its secret is the one promised before the first draw.
fair-untold = Checked here: no line of the record was changed. A game that was given up keeps the secret of its draws.
fair-broken = The record was changed in line { $line }: do not trust it.
fair-other-secret = The secret of the draws is not the one that was promised before the first of them: do not trust this game.
fair-file = The record
fair-file-note = Check it elsewhere with: crowns verify

## Planning ahead

ui-plan-prepare = Prepare an answer
ui-plan-choose = What would you answer next?
ui-plan-then = And what then?
ui-plan-nothing = What you will be asked next is not clear enough yet to prepare an answer.
ui-plan-no-more = Further than this nothing can be prepared.
ui-plan-steady = Give it even if something is drawn for all to see
ui-plan-keep = Keep it ready
ui-plan-kept = Prepared
ui-plan-note = Given when you are asked, if it is still allowed and you have learnt nothing new. Nobody else knows of it.
ui-plan-note-steady = Given when you are asked, if it is still allowed, even if something is drawn for all to see. Nobody else knows of it.
ui-plan-take-back = Take it back
ui-plan-other = Prepare another one
ui-plan-read = All right

## Looking on

watch-delay = Who only looks on sees the table
watch-at-once = at once
watch-late = { $count ->
    [one] { $count } answer later
   *[other] { $count } answers later
}
watch-behind = You see this table as it was { $count ->
    [one] { $count } answer
   *[other] { $count } answers
} ago: so its players want it. After the end you see everything.
## Ratings and players

ratings = Ratings
rated-game = rated
rated-table = This game is rated: no hints, no going back, and who leaves it to a bot comes last.
rated-wish = It counts for the ratings
rated-wish-note = accounts only, without hints
rating-value = { $value } ± { $spread }
rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
rating-provisional = provisional
rating-provisional-note = provisional: fewer than ten games
rating-note = In 19 of 20 cases the true strength lies within the range. Everybody begins at 1500; bots are rated on the same scale.
player = Player
player-own-page = My page
player-since = here since { $day }
player-unrated = No rated game has been finished yet.
player-games = Rated games
player-place = place { $place } of { $players }
player-replay = Replay
player-gone = somebody who has left

## Web Push

push-wish = Notify this browser when it is my turn, even while the page is closed
push-denied = This browser does not allow it, or its notification service does not answer.
## At a place, and on a narrow bar

ui-what-there = { $place }: what will you do?
ui-short-architects = Architects
ui-arch-keeps-influence = keeps your influence

## Numbers for the shuffle

gather-wait = It is dealt as soon as everybody has come.
gather-notice = Every browser gives a number to the shuffle before it is dealt. Still to come: { $names }.
gather-now = Deal now
fair-other-number = The number that this browser gave to the shuffle is not in the record: do not trust this game.
