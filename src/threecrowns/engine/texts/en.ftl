### What every game and every command may have to say.

## Moves

move-unknown-verb = “{ $text }” is no move: it begins with one of { $verbs }.
move-usage = “{ $text }” cannot be read: expected { $usage }.
move-bad-word = “{ $word }” does not fit: expected { $usage }.
answer-not-asked = Seat { $seat } is not asked now: wait for its turn.
answer-not-legal = Answer { $action } is not one of the legal ones: choose from the list.
undo-impossible = Nothing can be taken back: only your own last steps can, until something new was revealed or someone else has answered.
back-impossible = The game cannot go back to answer { $count }: choose a number from 0 to before its last one.

## Setting up

setup-seats = This game cannot be played with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: choose one of { $allowed }.
setup-unknown-option = There is no option “{ $name }”: expected one of { $allowed }.
setup-bad-option = Option “{ $name }” cannot be “{ $value }”: choose { $count ->
    [one] one
   *[other] { $count } different ones
} of { $allowed }.
setup-unknown-game = There is no game “{ $name }”: choose one of { $allowed }.
setup-unknown-bot = There is no bot “{ $name }”: choose one of { $allowed }.
setup-unknown-player = Nobody called “{ $name }” can sit down: choose one of { $allowed }.
setup-unknown-guide = There is no guided game “{ $name }”: choose one of { $allowed }.
setup-other-guide = The guided game “{ $name }” is not one of “{ $game }”.
model-missing = { $file } is missing: train a model with crowns train { $game }.
model-unreadable = { $file } is no model that can be read whole: train it again with crowns train.
model-changed = { $file } was changed after its training: train it again with crowns train.
model-of-another = { $file } is a model of { $found }, not of { $game }: train one with crowns train { $game }.
model-other-content = { $file } was trained with other content of { $game }: train one for yours with crowns train { $game }.
model-other-layout = { $file } counts other features of { $game } than this version: train it again with crowns train { $game }.
selfplay-other-settings = { $folder } holds self-play of another game or with other settings: choose another folder.
selfplay-no-folder = { $folder } holds no self-play: make some with crowns selfplay.
selfplay-no-forks = Positions of { $game } cannot be played on in other ways: its search looks behind draws, so leave out --forks.
train-few-games = Too few games to learn from ({ $games }): play more with crowns selfplay { $game }.
train-no-features = { $game } has no features to learn from yet.
ladder-other = { $file } holds another ladder: choose another file.
ray-missing = Ray is missing: install it with pip install "threecrowns[ray]".
ray-no-cluster = There is no Ray cluster at { $address }: start one with ray start, or use --ray local.
whatif-other = { $file } holds another comparison: choose another file.
research-missing = numpy is missing: install it with pip install "threecrowns[research]".
setup-option-seats = { $name } is for this number of seats: { $wanted }; there are { $seats }.
setup-no-content = The game “{ $name }” has no printed components, so it takes no content pack.

## Files

file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }; everything before is safe.
worker-gone = A worker process was ended from outside; the system may be short of memory, then fewer --workers help.
reason-missing = there is no such file
reason-forbidden = you have no permission
reason-exists = the file exists already, choose another name
reason-folder = it is a folder, a file was expected
reason-no-folder = part of the path is not a folder
reason-disk-full = the disk is full
reason-too-large = the file would be larger than allowed
reason-read-only = the disk is read-only
reason-over-size = it is larger than { $most } MB, which no record is
reason-device = it is a device or a pipe, a file was expected

## Records

record-changed = the line was changed or a line before it is missing: its link does not fit
record-no-header = this is no record of a game: a header in the known format was expected
record-other-format = the record is of format { $found }, and this version reads format { $wanted }: open it with the version that wrote it
record-not-json = the line cannot be read: a JSON table was expected
record-other-rules = the game was played by rules version { $found }, here is version { $wanted }
record-other-content = the game was played with another content pack (hash { $hash }…): name it with --content
record-bad-setup = the game cannot be set up like this
record-bad-undo = nothing could be taken back here
record-other-position = the position differs from the one that was recorded
record-other-result = the result differs from the one that was recorded
record-early-secret = the secret must not be revealed before the game is over
record-unknown-line = an answer, an undo, a digest, a result or the secret was expected
record-not-due = such a line is not due here
record-other-seats = a name and a number for each of { $seats ->
    [one] one seat
   *[other] { $seats } seats
} were expected
record-long-line = the line is longer than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}
record-unknown-key = “{ $key }” does not belong into such a line
record-other-number = answer number { $wanted } was expected
record-other-draw = the draw does not come from the committed shuffle
record-illegal-answer = the answer was not legal at this moment
record-other-move = the move in words differs from the answer given
record-bad-secret = the secret does not fit the hash that was published before the first draw

## Content packs

content-not-utf8 = the file is not UTF-8 text
content-not-toml = the file is not valid TOML from this line on
content-no-file = There is no content pack in { $folder }: expected { $names }.
content-no-table = the table “{ $table }” is missing
content-text-expected = “{ $key }” must be a text that is not empty
content-number-expected = “{ $key }” must be a whole number from { $low } to { $high }
content-flag-expected = “{ $key }” must be true or false
content-choice-expected = “{ $key }” must be one of { $allowed }
content-list-expected = “{ $key }” must be a list of { $allowed }, none of them twice
content-list-length = “{ $key }” must be a list of { $wanted }
content-fixed-value = “{ $key }” must be { $wanted }: the engine plays it in no other way
content-table-expected = “{ $key }” must be a table
content-source-expected = “{ $key }”: the source of “{ $fact }” must be “rulebook”, “reconstructed” or “public: …”
content-id-twice = “{ $key }”: the id “{ $id }” is used twice
content-unknown-key = “{ $key }” holds “{ $name }”: expected only { $allowed }
content-count = { $found } × “{ $what }” found, { $wanted } expected
content-copies = “{ $key }” must be { $found }, as many as there are tiles of this kind
content-colour-balance = “{ $key }”: the set “{ $set }” has { $found } × { $colour }, expected { $wanted }
content-set-of-kind = “{ $key }” is not the set of the kind “{ $kind }”
content-cost-empty = “{ $key }” must name at least one resource
content-road-expected = “{ $key }” must be a list of groups of the edges N, E, S, W
content-road-edge-twice = “{ $key }” names an edge twice
content-crosses = “{ $key }”: each of a player’s units needs a cross of another colour
content-other-game = this is a pack for { $found }, not for { $wanted }
content-no-game = which game the pack is for is not said: [meta] must hold id = "{ $wanted }"

## Things

# A thing and what a person types for it
thing = { $name } ({ $id })

## What an answer brings with it

warn-draw = Cannot be taken back: something is drawn.
warn-reveal = Cannot be taken back: something is revealed.
warn-end = Ends the game.

## The table

table-no-seat = There is no seat { $seat } at this table.
table-stale = The table has changed meanwhile: look at it again and answer anew.
table-over = The game is over.
back-not-asked = Nobody asked to go back.
undo-blocked-draw = Not further back: something was drawn.
undo-blocked-other = Not further back: somebody else has answered.
undo-blocked-reveal = Not further back: that answer showed something or passed the turn on.
undo-blocked-beginning = Nothing has been answered yet.
record-refused = { $file }:{ $line }: { $reason }
resume-finished = The game in { $file } is over: crowns replay tells it, crowns score shows its points.
resume-no-secret = The file { $file } with the secret of the draws is missing: without it the game can be replayed, but not continued.
resume-other-players = { $file } was not played at the terminal: each player must be one of { $allowed }.
resume-busy = { $file } is being played at another terminal: finish it there, or name another file.
rules-unknown-clause = There is no clause or component “{ $clause }”: the nearest are { $near }.

## The house with all tables

reason-locked = another program holds it
reason-no-answer = the database does not answer
store-busy = Another server works in { $folder } already: use its tables in the browser, or name another folder with --data.
store-unusable = Tables cannot be kept in { $file }: { $reason }.
store-newer = { $file } was written by a newer version of Three Crowns: install that one, or name another folder with --data.
store-away = The tables cannot be read at the moment: { $reason }. Try again in a moment.
store-bad-address = The address of the database must look like postgresql://name:password@host/database.
server-not-saved = Nothing was changed, for it could not be saved: { $reason }.
server-record-full = Nothing was changed: this game has become longer than a record may be.
server-no-table = There is no such table here: it may be in another folder, or the address is not complete.
server-wrong-key = This link opens no seat at this table: ask whoever sent it for a new one.
server-other-version = This page and the server do not speak the same version: load the page anew.
server-no-hello = The server expected a greeting first: load the page anew.
server-unreadable = The message cannot be read: { $reason }.
server-too-large = The message is larger than any that is needed.
server-too-fast = Too many messages at once: wait a moment.
server-unforeseen = Something happened that nobody foresaw, and it is our mistake; nothing is lost. Load the page anew.
server-not-yours = This seat is not yours: it opens with its own link.
server-spectator = You are looking on: only who holds a seat can do this.
server-bot-plays = A bot plays for this seat: take it over first.
server-bot-failed = The bot cannot answer: somebody has to play on for it.
server-read-only = This game is here to be looked at; play on from one of its moments instead.
server-running = The game is still running: this would show what is hidden.
server-still-played = The game is still played: only what is over, or was imported, can be taken away.
server-not-all-yours = Others play at this table too: only who holds the seats of all people can take it away.
server-no-secret = This record does not hold the secret of its draws, so nobody can play on from it.
server-no-piece = There is no component “{ $piece }” in this game.
server-hint = { $who } asked for a hint.
server-no-record = This is no record that can be shown, line { $line }: { $reason }.
server-no-rules = There are no rules of “{ $name }” here.
server-no-clause = There is no clause “{ $clause }” in these rules.
server-other-origin = This request came from another page: open Three Crowns by the address it has told.
server-no-client = The server runs, but its pages were not built: start it with ./crowns, or install the complete package.
server-no-page = There is nothing at this address.

## People

people-name-length = A name has at least one and at most { $most ->
    [one] { $most } sign
   *[other] { $most } signs
}.
people-words-length = What is said has at least one and at most { $most ->
    [one] { $most } sign
   *[other] { $most } signs
}.
people-unseen-signs = This holds signs that cannot be seen or that turn the direction of reading: leave them out.
people-too-often = That was tried too often: wait a moment.
people-password-length = How many signs a password has: { $least } to { $most }.
people-signed-out = Nobody is signed in on this device: sign in first.
people-name-taken = Somebody is called { $name } already, or nearly so: choose another name.
people-wrong-password = The name and the password do not belong together.
people-banned = The host has closed this account: ask them why.
people-wrong-code = The name and the recovery code do not belong together, or the code was used before.
people-seat-taken = Somebody else has taken this seat, or it is not open.
people-revoked = This link opens the seat no more: it was bound to somebody or exchanged for a new one.
people-paused = The table has a pause: first all agree to go on.
people-no-offer = There is nothing to agree to any more.
people-offer-void = This cannot be offered now.
people-no-phrase = There is no such phrase.
people-no-words = At this table one speaks in ready phrases only.
people-no-vacation = There is no vacation at this table.
people-vacation-spent = There are no days of vacation left.
people-open-seat = Seat { $seat } cannot be open: no person sits there.
people-no-time = A clock needs some time on it.
people-clock-bot = { $who } has run out of time: a bot plays on.
people-clock-wait = { $who } has run out of time: the others may wait, or let a bot play on.
people-clock-resign = { $who } has run out of time and so has given up.
people-webhook-refused = Nothing can be sent to this address: it is not complete, nobody answers to it, or it lies in the network of the house.
people-webhooks-off = This house sends nothing to webhooks.
admin-no-player = Nobody here has an account with the name { $name }.
admin-no-table = There is no table { $table } in this house.
admin-no-seat = There is no such seat at table { $table }: how many it has is { $seats }, counted from 0.
people-your-turn = It is your turn: { $title }.

## Plans

plan-asked-now = You are asked now: answer at once.
plan-guided = In a guided game nothing is prepared.
plan-not-foreseen = This answer cannot be prepared now.
plan-done = Your prepared answer was given: { $move }.
plan-over = Your prepared answer is dropped: the game is over.
plan-went-back = Your prepared answer is dropped: the table went back.
plan-was-drawn = Your prepared answer is dropped: something was drawn meanwhile.
plan-was-told = Your prepared answer is dropped: you were shown something new.
plan-other-question = Your prepared answer is dropped: you are asked something else.
plan-other-meaning = Your prepared answer is dropped: it would mean something else now.
plan-not-allowed = Your prepared answer is dropped. { $reason }
## Ratings

people-rated-account = This game is rated: sign in first, so that it counts for somebody.
people-rated-other = In a rated game everybody plays one seat, and this one is not yours.
people-rated-no-help = In a rated game there are no hints and no going back.
people-rated-bot = In a rated game the bots stay where they are.
people-rated-seed = A rated game is dealt anew: it has no number and no guide.
people-rated-nobody = A rated game needs a person who plays.
people-no-person = Nobody of this name is known here.
people-push-refused = This browser cannot be told: its push address is not complete, or lies in the network of the house.
people-no-push = The host of this house has not set up notifications to closed browsers.
push-not-installed = Web Push needs more packages: pip install "threecrowns[push]".
push-no-contact = Web Push needs `contact` in the settings: an address that begins with mailto: or https://.
push-no-key = There is no private key of Web Push in { $file }: make one as docs/host.md says.
people-gathering = Nothing is dealt yet: the browsers of all people give a number to the shuffle first.
people-dealt = It is dealt already: the shuffle takes no more numbers.
