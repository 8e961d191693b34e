### The command line in English.

## Help

help-title = crowns: a digital table for royal board games
help-more = More about a command: crowns COMMAND --help
help-language = Language: --language en|cs|pl with any command, or the variable CROWNS_LANGUAGE.
help-examples = Examples:
help-game-options = Options of a game: crowns { $command } GAME --help
help-options-of = Options of { $game }:
command-serve = open the house with all tables in the browser; crowns alone does the same
command-worker = let bots think here for servers that share a database
command-play = play a game at the terminal, or go on with one
command-arena = let bots play many games and compare them
command-bench = measure how fast the games run
command-soak = play many random games and check every rule that must always hold
command-selfplay = let the search play itself and keep the games to learn from
command-train = fit the judgement of a game to its self-play
command-ladder = let every bot play every other one and rate them
command-whatif = play the same games with the built-in pack and with yours, and compare
command-verify = check records of games, line by line
command-replay = tell a recorded game in words, step by step
command-score = show every point of a recorded game with its reason
command-rules = show clauses of the rules, or what is printed on a component
command-content = check a content pack, or compare it with the built-in one
command-schema = write the JSON Schema of everything that the server says and hears
argument-game = the game, for example two-heirs
argument-file = the file
argument-clauses = clauses such as T39, or components such as JO1; nothing for the contents
argument-action = check or diff
value-game = GAME
value-file = FILE
value-clauses = CLAUSES
value-action = ACTION
value-dir = DIR
value-n = N
value-host = HOST
value-port = PORT
figure = { $value }
flag-seats = who sits at the table, seat by seat: human or the name of a bot
flag-seed = a number that makes all draws repeatable
flag-content = a folder with a content pack that replaces the built-in one
flag-save = the file for the record of the game
flag-resume = go on with the game in this file, or with the one played last
flag-plain = only lines of text: no colours, nothing redrawn
flag-language = the language of everything that is said
flag-help = this help
flag-until = tell only so many answers and show the table after them
flag-arena-seats = the bots, seat by seat; seats are rotated from game to game
flag-games = how many games
flag-workers = how many processes play at the same time
flag-records = a folder for the records of the games
flag-learned-players = only tables with so many players; 1 for those alone, 0 for all others
flag-ray = a Ray cluster that plays instead of this machine; local starts one here
flag-selfplay-model = a model by crowns train to judge by, instead of the game's own
flag-selfplay-plain = judge by the plain heuristics, as before anything was learned
flag-forks = how many positions of each game are played on in other ways, too
flag-learned-out = the folder or file that is written
flag-train-data = a folder written by crowns selfplay
flag-iterations = how long the search thinks about an answer
flag-passes = how often the data is gone through
flag-whatif-bot = who plays all seats
flag-whatif-html = a page with plots that is written
flag-ladder-games = how many games each pair plays
flag-ladder-bots = who takes part; all bots if nobody is named
flag-json = the result as JSON
flag-peers = compare with OpenSpiel
flag-open = open it in the browser at once
flag-host = the address for other devices of the local network, for example 0.0.0.0
flag-port = the port; without it the usual one, or another if that is taken
flag-data = the folder in which all tables are kept
flag-public = the name under which a proxy in front of it serves everybody, for example play.example.org
flag-out = the file to write
examples-serve =
    crowns serve --open
    crowns serve --host 0.0.0.0
    crowns serve --port 8000 --data my-tables
examples-worker = crowns worker --workers 4
examples-schema = crowns schema --out schema.json
examples-play =
    crowns play two-heirs
    crowns play two-heirs --henry 2 --colour blue
    crowns play two-heirs --seats human,human --sets random
    crowns play brian-boru --seats human,human,search-2
    crowns play --resume
examples-arena = crowns arena two-heirs --seats search-2,greedy --games 200
examples-bench = crowns bench two-heirs --json
examples-soak = crowns soak two-heirs --games 10000 --records broken
examples-selfplay = crowns selfplay two-heirs --games 5000 --iterations 120 --out games
examples-train = crowns train two-heirs --data games --out model.json
examples-ladder = crowns ladder two-heirs --games 100 --out ladder.jsonl
examples-whatif = crowns whatif two-heirs --content my-pack --games 1000 --html whatif.html
examples-verify = crowns verify game.jsonl another.jsonl
examples-replay = crowns replay game.jsonl --until 40
examples-score = crowns score game.jsonl
examples-rules =
    crowns rules two-heirs
    crowns rules two-heirs T39 H13
    crowns rules two-heirs JO1
examples-content =
    crowns content check my-pack/content.toml
    crowns content diff my-pack/content.toml
version-compiled = Three Crowns { $version }, compiled core
version-pure = Three Crowns { $version }, pure Python (bots think slowly)

## A command typed wrongly

usage-unknown-command = There is no command “{ $name }”: choose one of { $allowed }.
usage-unknown-flag = There is no flag { $flag }: crowns { $command } --help lists them all.
usage-unknown-flag-close = There is no flag { $flag }: did you mean { $close }?
usage-no-value = { $flag } is a switch and takes no value.
usage-value-missing = { $flag } needs a value after it.
usage-too-many = “{ $text }” is one word too many: crowns { $command } --help shows what is expected.
usage-argument-missing = { $name } is missing: crowns { $command } --help shows what is expected.
usage-which-game = Which game? Choose one of { $allowed }.
usage-number = { $flag } expects a whole number from { $low } to { $high }, not “{ $text }”.
usage-choice = { $flag } expects one of { $allowed }, not “{ $text }”.
usage-needs = { $flag } is missing: name the folder with your content pack.
usage-list = { $flag } expects words separated by commas, not “{ $text }”.
usage-choices = { $flag } expects { $words }, or { $count ->
    [one] one
   *[other] { $count } different ones
} of { $allowed }, not “{ $text }”.
usage-with-resume = { $flag } does not go together with --resume: the record says how the game was set up.
usage-plain-model = --plain and --model cannot both be said: the one judges without a model, the other by one.

## What went wrong outside

output-closed = Nobody reads the output any more; a game being played is saved, crowns play --resume goes on with it.
system-error = The system refused ({ $file }): { $reason }.
system-output = standard output
path-nul = The path holds a sign that no name of a file can have.
path-no-home = Where { $path } lies is unknown: there is no such user, or no home folder. Name the whole path.
path-no-home-folder = Where games are kept is unknown, for you have no home folder here: set the variable { $variable } to a folder.
interrupted = Interrupted.
unforeseen = Something happened that nobody foresaw, and it is our mistake: the report is in { $file }, please send it to us.
unforeseen-no-report = Something happened that nobody foresaw, and it is our mistake; no report could be written: { $error }

## Playing

play-record = The game is recorded in { $file }
play-not-compiled = Three Crowns was installed without a compiled core: everything works, the bots think about fifty times slower. Install a C compiler and then Three Crowns anew to change that.
play-thinking = { $who } ({ $bot }) is thinking …
play-more-in-log = … (log tells everything)
choices-same-order = in the same order
play-folded = … shortened; in full: { $words }
told-times = { $sentence } ({ $count }×)
play-page = … Enter shows more, anything else stops
play-press-enter = Enter begins; aim shows this again.
play-question = { $who }: { $question }
play-hand-over = It is { $who }’s turn: change places, then press Enter.
play-left = The game is saved. Go on with:
play-end-of-input = The input has ended before the game; the game is saved. Go on with: { $command }
play-interrupted = Interrupted; the game is saved. Go on with: { $command }
resume-none = There is no unfinished game in { $folder }: start one with crowns play GAME, or name a file after --resume.
resume-passed-over = Passed over: { $reason }

## Talking at the table

talk-undo = undo
talk-undo-help = take back your last step
talk-why = why
talk-why-what = MOVE
talk-why-help = is this move allowed, and if not, why?
talk-score = score
talk-score-help = every point with its reason
talk-log = log
talk-log-what = [NUMBER]
talk-log-help = what happened so far, or the last answers
talk-save = save
talk-save-what = [FILE]
talk-save-help = copy the record to a file; the game is saved after every answer anyway
talk-look = look
talk-look-what = PIECE
talk-look-help = what is printed on a component (id, name or cell), and what of it is reconstructed
talk-aim = aim
talk-aim-help = the aim, a turn, where resources come from, and the end
talk-rule = rule
talk-rule-what = CLAUSE
talk-rule-help = a clause of the rules, a range of them or a section
talk-options = options
talk-options-help = everything you may do now
talk-board = board
talk-board-help = the table again
talk-help = help
talk-help-help = this help
talk-quit = quit
talk-quit-help = leave; the game is saved
talk-help-moves = Moves (or the number of an option):
talk-help-commands = Commands:
talk-help-rules = The rules clause by clause: crowns rules { $game }
talk-unknown = “{ $text }” is neither a move nor a command. Possible now: { $words }; { $help } lists everything.
talk-ambiguous = “{ $text }” may mean { $words }: type more of it.
talk-no-choice = There is no option { $number }: choose one from 1 to { $last }.
talk-too-long = The line is too long: type one of at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
talk-several = This fits several moves: { $words }. Type one of them.
talk-refused = { $clause }: { $reason }
talk-undone = Taken back: { $move }
talk-allowed = This is allowed: { $move }
talk-which = Expected: { $usage }.
talk-saved = Saved in { $file }
aim-none = This game says nothing about its aim: help lists what can be typed.
look-unknown = There is no component “{ $text }” here: give its id, its name or a cell such as 1,0.
look-reconstructed = reconstructed, the printed value is not known to us: { $facts }

## Scores

score-none = No points so far.
score-total = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Records

record-accepted = { $file }: accepted, { $facts }
record-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
record-finished = finished
record-unfinished = unfinished
record-draws-checked = draws checked
record-draws-unchecked = draws not checked, the secret is not here
record-torn = the last line was cut off and is ignored

## Rules

rules-english = The normative text of the rules is English.
rules-how = One clause: crowns rules { $game } { $clause }
rules-unknown-game = There are no rules of “{ $name }” here: choose one of { $allowed }.

## Content

content-good = { $file }: a good pack for { $game } ({ $counts }), hash { $hash }
content-unknown-game = { $file } is for no game known here (“{ $name }”): the id in [meta] must be one of { $allowed }.
content-gone = { $place }: missing, built in is { $before }
content-new = { $place }: new, { $after }
content-changed = { $place }: { $before } → { $after }
content-same = { $file } says the same as the built-in pack.

## Arena and soak

arena-progress = games
arena-games = { $count ->
    [one] { $count } game, seats rotated
   *[other] { $count } games, seats rotated
}
arena-bot = bot
arena-wins = wins
arena-draws = draws
arena-rate = win rate
arena-interval = 95 % interval
arena-elo = Elo
selfplay-progress = games
selfplay-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $folder }.
train-progress = shards
train-done = Positions: { $positions }, games: { $games }; who wins is known in { $plain } by the heuristics, { $search } by the search, { $learned } by the model { $file }.
plain-master = { $reason } Until then master judges as search-3 does.
ladder-progress = games
soak-progress = games
soak-broken = Broken: { $what }; the record is { $file }
soak-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, broken: { $broken }

## Bench

bench-compiled = Compiled core. Read the ratios, not the absolute figures.
bench-pure = Pure Python, no compiled core. Read the ratios, not the absolute figures.
bench-game = game
bench-core-per-s = decisions/s in the core
bench-loop-per-s = decisions/s in a Python loop
bench-uncompiled-core-per-s = uncompiled
bench-clone-ns = clone, ns
bench-ismcts-per-s = search iterations/s
bench-sight = a sight, ms (p95)
bench-no-peers = OpenSpiel is not installed here: ./crowns bench --peers sets it up.
bench-peers-failed = The measurement of OpenSpiel failed.

## Serving

serve-open = Three Crowns is open in the browser: { $address }
serve-others = Other devices of the local network find it at { $address }
serve-public = Everybody finds it through the proxy at { $address }; whoever sits at this machine holds no keys.
serve-how-to-stop = Ctrl-C closes it; every game is saved.
serve-stopped = Closed; every game is saved.
worker-works = { $count ->
    [one] One bot thinks here
   *[other] { $count } bots think here
} for { $place }; Ctrl-C stops it.
worker-stopped = Stopped; others take over what was begun.
worker-no-database = A worker needs a database to work for: set the variable { $variable } to its address.
serve-port-taken = Port { $port } is taken by another program: choose another one with --port.
serve-port-refused = Port { $port } cannot be opened: { $reason }.
serve-host-unknown = This machine has no address “{ $host }”: 0.0.0.0 opens it to the whole local network.
schema-written = The schema is in { $file }

## What if

whatif-progress = pairs of games
whatif-title = What if: { $game }
whatif-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with each pack, the same draws for both; { $shown } of { $lines } lines show a change. About five of a hundred do so by chance.
whatif-wins-by-seat = Wins by seat
whatif-points-by-seat = Points by seat
whatif-length = Length of a game
whatif-taken = How often a seat does it
whatif-worth = What having done it is worth: payoff compared with the others at the table
whatif-what = what
whatif-before = built in
whatif-after = yours
whatif-change = change
whatif-interval = 95 % interval
whatif-wins = { $who }: wins
whatif-points = { $who }: points
whatif-answers = answers
whatif-turns = turns
whatif-more = { $count ->
    [one] { $count } more line: --html or --json shows all.
   *[other] { $count } more lines: --html or --json shows all.
}

## Settings of a house

flag-settings = a TOML file with the settings of the house; flags win over it
flag-log = how the log is written: lines for people, or a JSON object for each line
settings-no-toml = { $file }, line { $line }: this is not TOML.
settings-wrong = { $file }: { $key } must be { $expected }.
settings-unknown = { $file }: there is no setting { $key }; here there are { $allowed }.
settings-unknown-close = { $file }: there is no setting { $key }; did you mean { $close }?
settings-expects-text = text in quotes
settings-expects-whole = a whole number from { $low } to { $high }
settings-expects-number = a number above 0, at most { $high }
settings-expects-switch = true or false
settings-expects-choice = one of { $allowed }
settings-expects-list = a list in square brackets
settings-expects-section = a section with settings of its own
settings-expects-host = a name or an address such as "play.example.org", without http:// and without a port
settings-expects-network = an address or a network such as "127.0.0.1" or "10.0.0.0/8"
settings-expects-token = a secret of 16 to 200 letters, digits and signs without spaces
settings-expects-database = an address such as "postgresql://name@host/database"

## What a host does

command-admin = look after a house: its tables and players, bans, lost links, old games
argument-task = tables, players, reports, ban NAME, unban NAME, revoke sessions NAME, revoke seats TABLE SEAT, compact, recompute, export table TABLE, export player NAME
value-task = TASK
flag-days = with compact: also forget games that are over or were never begun, and that nobody touched for so many days
examples-admin =
    crowns admin tables --data /var/lib/crowns
    crowns admin ban "Evil Eve" --settings host.toml
    crowns admin revoke seats 4fK2x9Qw 1
    crowns admin compact --days 90
    crowns admin export table 4fK2x9Qw --out game.jsonl
admin-expects = This is said as follows: { $usage }
admin-usage-tables = crowns admin tables
admin-usage-players = crowns admin players
admin-usage-reports = crowns admin reports
admin-usage-ban = crowns admin ban NAME (a name of several words in quotes)
admin-usage-unban = crowns admin unban NAME (a name of several words in quotes)
admin-usage-revoke = crowns admin revoke sessions NAME, or crowns admin revoke seats TABLE, with a SEAT from 0 or without
admin-usage-compact = crowns admin compact, with --days N or without
admin-usage-recompute = crowns admin recompute
admin-usage-export = crowns admin export table TABLE, or crowns admin export player NAME
admin-no-house = There is no house in { $folder }: name the folder with --data, or the settings with --settings.
admin-no-tables = There are no tables.
admin-no-players = Nobody has an account.
admin-no-reports = Nobody reported anything.
admin-running = played
admin-over = over
admin-imported = looked at
admin-banned = banned
admin-devices = { $count ->
    [one] { $count } device
   *[other] { $count } devices
}
admin-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
admin-was-banned = { $name } is let in no more, and { $count ->
    [0] held no seats.
    [one] the link of one seat is void.
   *[other] the links of { $count } seats are void.
}
admin-was-unbanned = { $name } may sign in again.
admin-sessions-ended = { $name } is signed out; devices that this concerns: { $count }.
admin-new-key = The old link of seat { $seat } is void; the new one, without the name of the house: { $link }
admin-compacted = Forgotten: tables { $tables }, expired sessions { $sessions }, dead links of accounts { $seats }; the room they took is free.
admin-recomputed = Found anew from the results: rated games { $games }, ratings { $ratings }, of them otherwise than before { $changed }.
admin-exported = { $what } is in { $file }
