### The words of Lichina itself: errors, commands, the narrator. The words of a game lie beside its rules.

## The people at the table

bot-names = Ada, Ben, Cleo, Dan, Eve, Finn, Grace, Hugo, Iris, Jack, Kate, Leo, Mia, Noah, Olive, Paul, Quinn, Ruby, Sam, Tess, Uma, Victor, Wendy, Xander, Yara, Zack, Alice, Bruno, Clara, Dexter, Ella, Fred
statistics-nobody = Nobody
player-number = Player { $number }
nobody = nobody
list-and = { $first } and { $last }
yes = yes
no = no
none = —

## The narrator

watch-title = { $seats ->
    [one] “{ $game }”, { $seats } player
   *[other] “{ $game }”, { $seats } players
}
watch-players = At the table: { $names }.
watch-bots = Bots: { $bots }.
watch-seed = The seed of this match: { $seed }
watch-seat = As { $name } hears it.
watch-all = Everything is open, secrets too.
audience-only = only { $names }
audience-nobody = nobody until the end
ended-won = { $count ->
    [1] { $winners } wins: { $reason }.
   *[other] { $winners } win: { $reason }.
}
ended-side = A victory for “{ $side }”
ended-side-won = { $count ->
    [1] { $victory }: { $reason }. The winner: { $winners }.
   *[other] { $victory }: { $reason }. The winners: { $winners }.
}
ended-draw = Nobody wins: { $reason }.
ended-scores = Points: { $scores }.
replay-unfinished = Here the record ends: the match was not played out.
record-saved = The record of the match: { $path }

## The list of games

games-none = There are no games yet. You can name the path of a game, such as ./my_game.py
games-players = { $low }–{ $high } players
games-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-modes = Modes
games-bots = Bots
games-options = Options
games-no-options = There are no options.
games-option = Name
games-default = Default
games-allowed = Allowed
games-meaning = Meaning
preset-first = First time
preset-usual = As usual
preset-everything = Everything at once
kind-int = whole number
kind-float = number
kind-str = text
kind-yes = yes
kind-no = no

## Simulation

simulate-title = “{ $game }”: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
simulate-title-players = “{ $game }”, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
simulate-progress = Matches
simulate-rate-now = { $rate } a second
rows-written = Data: { $path }
records-kept = Records of the matches: { $path }
simulate-sides = Side
simulate-reasons = How it ended
simulate-seats = Seat
simulate-bots = Bot
simulate-count = Matches
simulate-wins = Wins
simulate-cases = Times
simulate-mean = Mean
simulate-rate = Rate
simulate-error = ± error
simulate-interval = 95 %
simulate-draw = nobody won
simulate-decisions = Decisions in a match: { $mean }
simulate-seconds = Time in the game: { $time } a match
simulate-speed = { $speed ->
    [one] { $speed } decision a second
   *[other] { $speed } decisions a second
}
simulate-seed = Seed: { $seed }

## Tournaments

tournament-title = Tournament: “{ $game }”, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}; { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
tournament-rating = Rating
tournament-share = Points
tournament-wins = Wins
tournament-against = Row against column
tournament-points = Share of points, row against column
tournament-ratings = Rating
tournament-note = In brackets: where the true value lies with 95 % confidence. Ratings follow Bradley and Terry on the scale of chess: 400 ahead means ten points of eleven.
figure-drawn = Figure: { $path }

## Balance

balance-title = How balanced is “{ $game }”?
balance-summary = { $usual ->
    [one] { $usual } match
   *[other] { $usual } matches
} with the usual options, and { $varied ->
    [0] none
    [one] { $varied } match
   *[other] { $varied } matches
} with options at random. Bots that played: { $bots }. Players at the table: { $seats }. Modes: { $modes }.
balance-how-to-read = The dot is what came out; the bar is where the true value lies with 95 % confidence. This is how bots play: people play differently.
balance-made = Lichina { $version }, seed { $seed }.
balance-numbers = Numbers
balance-sides = Who wins
balance-sides-about = Of the matches in which the side took part.
balance-parties = Who wins
balance-parties-about = How often at least one of the winners has this role, of the matches that had it.
balance-by-seats = By number of players
balance-players = Players
balance-by-mode = By mode
balance-roles = By role
balance-roles-about = How often whoever was dealt the role wins.
balance-first = By turn order
balance-first-about = How often whoever plays first, second, last or between them wins.
balance-nobody-first = This game has no first player.
balance-place-first = First
balance-place-second = Second
balance-place-between = Between
balance-place-last = Last
balance-length = How long a match is
balance-length-about = How many matches are how long. Time is the game’s own, as if people were at the table.
balance-decisions = Decisions
balance-minutes = Minutes
balance-quarter = a quarter up to
balance-half = half up to
balance-three-quarters = three quarters up to
balance-longest = the longest
balance-endings = How matches end
balance-effects = What moves the odds most
balance-effects-about = By how many percentage points whoever is named wins more or less often when this is there. Matches of the same mode and number of players are compared. The intervals hold for all comparisons at once (there are { $compared }). A card that only comes in long matches goes together with everything else that sets them apart.
balance-no-effects = There are too few matches to compare.
balance-card = card “{ $name }”
balance-role = role “{ $name }”
balance-option = { $name } – { $value }
balance-change = Change
balance-with = With it
balance-without = Without
balance-rivals-about = Bots against each other: { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, mode “{ $mode }”, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; every pair played each of them from every side.
report-written = Report: { $path }

## Rule vectors

check-failed = { $vector }: expected { $expected }; there is { $found }
check-failed-at = { $vector }, { $where }: expected { $expected }; there is { $found }
check-summary = Vectors: { $total }, passed: { $passed }, failed: { $failed }.

## Help

cli-usage = usage:
cli-about = Lichina: a table for hidden-role games.
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-more = More about a command: lichina COMMAND --help
cli-games = the games there are, their modes and options
cli-simulate = let bots play many matches, and count
cli-watch = watch bots play one match
cli-replay = tell a match from its record
cli-check = check a game against a file of rule vectors
cli-help = show this help
cli-version = show the version
cli-lang = the language: ru or en
cli-debug = if something fails, show where in the code
cli-game = id of a game, or the path to one
cli-some-games = ids of games, or paths to them; without any, all that are known
cli-seats = how many players
cli-games-count = how many matches
cli-bots = bots: one for all, one for each seat with commas, or by side: town=belief,others=random; also file.py:Class, and name:setting=value
cli-rotate = everybody moves on by one seat with every match
cli-seats-range = how many players: a number, or a range such as 5-8
cli-out = a file for the data: .csv, .jsonl or .parquet; a second one beside it has a row for each seat
cli-keep = a folder for the records of all matches
cli-resume = go on: what the file of --out holds already is not played again
cli-shard = which share of how many to play, such as 2/5; lichina merge puts shares together
cli-tournament = bots against each other: who is stronger, and by how much
cli-rivals = who plays, with commas between; all bots of the game but search if nobody is named
cli-deals = how many deals; every pair plays each of them from every side
cli-figure = where to draw to: .svg, .png or .pdf
cli-balance = how fair a game is: a report as a page, and a summary
cli-balance-games = how many matches with the usual options; as many again have options at random
cli-balance-seats = how many players: a number or a range; from the fewest to the most if not given
cli-modes = modes, with commas between; all if none is named
cli-reports = the folder for reports
cli-merge = put the data of several simulations together
cli-merged = the file to put them into
cli-shares = the files to put together
cli-match = the number of a match in the simulation with this seed
cli-seed = a seed, number or text; with it, everything happens again exactly as it did
cli-option = an option of the game; may be given several times; name=@file takes the value from a file, if the game can
cli-mode = a mode of the game
cli-workers = how many processes share the work
cli-cluster = the address of a Dask scheduler: its machines play instead of processes of this one
cli-pace = a pause after each line, in seconds
cli-record = where to write the record of the match
cli-seat = tell it as the player in this seat hears it (seats count from 0)
cli-all = tell everything that happens, secrets too
cli-record-file = a file with the record of a match
cli-record-game = the game, if it cannot be found by the name in the record
cli-json = print nothing but the outcome, as JSON
cli-vectors-file = a file of rule vectors, JSON or TOML

## Errors: commands

error-missing-argument = Missing: { $names }. Try lichina --help
error-bad-argument = There is something wrong with { $name }: perhaps its value is missing.
error-unknown-argument = It is not clear what { $names } means. Try lichina --help
error-forget-whom = Say whose names to remove: --name NAME or --everybody
error-unknown-command = There is no such command. Known: { $known }.
error-bad-number = A whole number of at least { $low } is needed, not “{ $value }”.
error-bad-seconds = A number of seconds is needed, not “{ $value }”.
error-bad-assignment = An option is written name=value, not “{ $value }”.
error-no-deal-here = A deal cannot be given on the command line: rule vectors and programs give it.
error-unknown-game-of-record = This is a record of “{ $name }”, which is not known here. Known: { $known }. --game PATH names it.
error-unknown-mode = There is no mode “{ $name }”. Known: { $known }.
error-unknown-language = There is no language “{ $name }”. Known: { $known }.
error-seat-and-all = Choose one of --seat and --all.
error-no-file = The file { $path } cannot be read: { $detail }.
error-no-write = The file { $path } cannot be written: { $detail }.
error-broken-file = The file { $path } is not understood: { $detail }.
error-unexpected = Something went wrong: { $detail }. Where, --debug will show
error-bad-counts = A number or a range such as 5-8 is needed, not “{ $value }”.
error-bad-share = A share is written 2/5, not “{ $value }”.
error-bad-shard = There is no share { $own } of { $of }.
error-mixed-bots = Name a seat or a side before every bot, or before none: “{ $value }”.
error-bad-bot-setting = A setting of a bot is written name=value, not “{ $value }”.
error-no-bot-named = No bot is named for seat { $seat } ({ $part }), and none for all others.
error-unknown-part = Nobody at the table is “{ $name }”. There are: { $known }.
error-no-bot-there = There is no file with a bot: { $path }.
error-no-such-bot = There is no bot “{ $name }” in { $path }.
error-unknown-ending = The name of { $path } should end in one of: { $known }.
error-file-there = The file { $path } is there already. It can be gone on with by --resume.
error-other-simulation = The file { $path } holds matches of another simulation.
error-more-there = The file { $path } holds more matches than are asked for.
error-foreign-data = The file { $path } holds no matches of a simulation.
error-nothing-to-resume = Only what goes into a file can be gone on with: name it with --out.
error-not-one-simulation = These files are of different simulations.
error-match-twice = Match { $match } is there twice.
error-not-shareable = Several processes can share only games and bots that are imported by name. { $detail }
error-too-few-bots = At least two different bots are needed, and these are named: { $given }.
error-no-cluster = No cluster answers at { $address }. { $detail }
error-no-workers = The cluster at { $address } has nobody to play: start a dask worker there.
error-cluster-failed = The cluster could not do it. { $detail }
error-cluster-version = A machine of the cluster has another version of Lichina: { $found } instead of { $wanted }.
error-needs-extra = This needs further packages: pip install "lichina[{ $extra }]"
error-interrupted = Interrupted.

## Errors: games and bots

error-unknown-game = There is no game “{ $name }”. Known: { $known }. A path to a game will do, too.
error-no-game-there = There is no game here: { $path }. A game is a .py file, or a folder with __init__.py.
error-game-broken = { $path } cannot be loaded: { $detail }
error-not-one-game = { $path } must have exactly one game (a class based on Game, with an id); it has: { $names }.
error-incomplete-game = { $path } is no game: { $lacking } is missing.
error-game-taken = There is a game “{ $name }” already.
error-other-id = The game known as “{ $name }” calls itself “{ $found }”.
error-bad-bots = { $path } must have BOTS: names and classes of bots.
error-bad-ahead = In { $path } AHEAD must be an Ahead: who thinks, and who plays out what comes of it.
error-bad-lesson = { $path } must have LESSON, a Lesson.
error-unknown-bot = The game “{ $game }” has no bot “{ $name }”. Known: { $known }.
error-wrong-bots = { $seats ->
    [one] Name one bot for all, or one for each seat: { $seats } name is needed, not { $given }.
   *[other] Name one bot for all, or one for each seat: { $seats } names are needed, not { $given }.
}
error-bad-bot = The bot { $bot } gave an illegal answer: { $detail }
error-endless-match = { $limit ->
    [one] The match does not end: { $limit } step so far, and it is in phase “{ $phase }”.
   *[other] The match does not end: { $limit } steps so far, and it is in phase “{ $phase }”.
}
error-bad-simulation = There must be at least one match and one process.
error-match-failed = The match with the seed “{ $seed }” broke down. { $detail }

## Errors: rule vectors

error-impossible-throw = Dice cannot fall like this: { $value }.
error-bad-vectors = These are not rule vectors: { $detail }.
error-other-vectors = These are vectors of “{ $found }”, not of “{ $known }”.

## Errors: the start of a match

error-wrong-seats = There must be { $low } to { $high } players, not { $given }.
error-bad-seed = A seed is text or a number of at most 63 bits, not { $given }.
error-options-not-a-map = Options are names with values.
error-unknown-option = There is no option “{ $name }”. Known: { $known }.
error-bad-option = The option “{ $name }” takes: { $allowed }.
error-unknown-bot-setting = The bot { $bot } has no setting “{ $name }”. Known: { $known }.
error-wrong-bot-setting = The setting “{ $name }” of the bot { $bot } takes: { $allowed }.
error-no-option-text = The option “{ $name }” is not read from a file.
error-bad-option-text = The file with the option “{ $name }” cannot be understood: { $detail }
error-impossible-deal = This deal is impossible: { $why }.

## Errors: answers

error-not-asked = Nothing is asked here now.
error-which-ask = There are several questions at once, name one: { $asks }.
error-no-such-ask = There was no such question.
error-closed-ask = This question is closed already.
error-no-such-offer = This cannot be done now: “{ $key }”.
error-no-such-seat = There is no seat { $seat } in this match.
error-over = The match is over.
error-not-an-option = { $value } is not among the options. Allowed: { $allowed }.
error-closed-option = { $value } cannot be chosen now: { $reason }.
error-not-a-list = A list is needed here, not { $value }.
error-twice = The answer { $value } names something twice.
error-wrong-count = The answer { $value } does not name the right number: at least { $low } and at most { $high } are needed.
error-out-of-range = { $value } will not do: a whole number from { $low } to { $high } is needed.
error-not-text = Text is needed here, not { $value }.
error-too-long = { $high ->
    [one] Too long: at most { $high } character.
   *[other] Too long: at most { $high } characters.
}
error-not-printable = The text has characters that cannot be shown.
error-not-an-order = Put all of these in order: { $allowed }.
error-not-a-share = A number is needed for each of: { $allowed }.
error-over-cap = Somebody gets more than is allowed.
error-wrong-sum = Exactly { $total } must be given out.
error-path-too-long = { $value } has more steps than the question.
error-path-too-short = The choice is not complete: “{ $key }” is still open.
error-bad-time = There is no such moment in time.
error-time-runs-back = Time does not run back: it is { $now } already.
error-no-deadline = There is nothing to wait for: no clock is running.
error-nothing-to-undo = There is no answer that can be taken back.
error-changed-enough = This answer has been changed too often; now it stands.
error-not-over = The whole story is told when the match is over.
error-imagined = An imagined match has no record.
error-strange-dice = Other dice were brought into this match: no record of it could be played again.
error-empty-entry = This line of the record says nothing.

## Errors: records

error-broken-record = The record cannot be read, it is not JSON: { $detail }
error-foreign-record = This is no record of a match: { $detail }
error-other-format = The record is of format { $found }; format { $known } is read here.
error-other-game = This is a record of “{ $found }”, not of “{ $known }”.
error-other-version = The record was made by version { $found } of the rules; here is version { $known }.
error-bad-start = The match of this record cannot start. { $detail }
error-bad-entry = Line { $index } of the record does not fit. { $detail }

## Errors: rules

error-rule-failed = The rules of the game failed: { $message }.
error-endless = The rules of the game go round in circles: { $message }.
error-stuck = The rules of the game are stuck: { $message }.
error-bad-yield = A mistake in the rules of the game: { $message }.
error-bad-phase = A mistake in the rules of the game: { $message }.
error-bad-form = A mistake in the rules of the game: { $message }.
error-bad-seat = A mistake in the rules of the game: { $message }.
error-bad-offer = A mistake in the rules of the game: { $message }.
error-bad-default = A mistake in the rules of the game: { $message }.
error-empty-ask = A mistake in the rules of the game: { $message }.

## The table: why it stands still

paused-host = Paused by the host. A paused table is kept for thirty days.
paused-fault = The rules have failed, and the match has stopped. The host can go on, or go back by one answer.
paused-storage = The move cannot be written down: the storage is away. The match stands still and will go on by itself; nothing is lost.
paused-nobody = Nobody is at the table, and the match stands still. A table without people closes after a day.
notice-slept = { $minutes ->
    [one] The server slept for about { $minutes } minute. The clocks stood still all the while.
   *[other] The server slept for about { $minutes } minutes. The clocks stood still all the while.
}
notice-bots-hear-taps = People talk aloud at this table, and bots hear only what is tapped: who claims to be what, who accuses whom. What nobody taps they have not heard, and they go by the votes.
notice-broken-rules = The rules of the game have changed since, and the last match cannot go on. Its story is kept.
notice-broken-record = The last match could not be brought back. Its story is kept.
bot-did-not-hear = I did not hear what was said: nobody tapped anything. I go by what I can see.
bye-1001 = The server is stopping. We will be back in a moment.
bye-1009 = This message is too long.
bye-1012 = The server is starting anew. We will be back in a moment.
bye-1013 = The database is away, and matches stand still. We will be back as soon as it is.
bye-4400 = Too many messages that make no sense.
bye-4401 = You do not sit at this table. Please enter again.
bye-4403 = The host asked you to leave.
bye-4404 = There is no such table, or it is closed.
bye-4406 = This page is out of date. Please reload it.
bye-4409 = Too many devices for one player: this one is disconnected.
bye-4412 = The table moves to another machine. We will be back in a moment.
bye-4429 = Too many messages at once. Try again a little later.

## Errors: the table

error-at-the-door = The host has not let you in yet.
error-bad-frame = This message is not understood: { $detail }.
error-bad-setting = It cannot be set like this: { $detail }.
error-closing = The server is stopping. Try again in a minute.
error-table-moving = The table moves to another machine. Try again in a few seconds.
error-dead-link = This link has been used, or its ten minutes are over.
error-device-full = { $high ->
    [one] At most { $high } person plays at one device.
   *[other] At most { $high } people play at one device.
}
error-door-closed = The host lets nobody else in.
error-host-only = Only the host can do this.
error-kick-host = The host cannot be sent away.
error-line-too-long = { $high ->
    [one] A line has at most { $high } character.
   *[other] A line has at most { $high } characters.
}
error-mask-taken = Somebody at this table already wears this mask. Choose another.
error-match-on = A match is on already.
error-muted = The host has muted you.
error-no-fault = Going back is possible only after the rules have failed.
error-only-simulated = The option “{ $name }” takes { $value } only in simulations: at a table people need time to answer, and a pause that is the same for all.
error-no-fixed-deal = At a live table chance deals the cards: neither the deal nor the seed can be chosen.
error-no-match = No match is on.
error-no-seat = You are watching: those who play answer.
error-no-seat-free = All seats are taken.
error-no-spectators = Spectators are not let in here.
error-own-devices = In this game anybody may step in at any time, so everybody needs a phone of their own: one cannot go round.
error-no-lesson = There is no lesson for “{ $name }”.
error-lesson-fixed = A lesson goes as it is planned: nothing can be changed here.
error-no-such-channel = There is no such chat now.
error-no-such-game = There is no game “{ $name }” here. There are: { $known }.
error-no-such-pack = This game has no pack “{ $name }”. Known: { $known }.
error-no-texts = “{ $name }” has no texts in this language.
error-no-such-mask = There is no such mask: their numbers are 0 to { $high }.
error-cannot-replay = { $why ->
    [rules] This match cannot be shown any more: the rules of the game have changed since.
    [length] This match cannot be shown: it is too long.
   *[record] This match cannot be shown: its record is damaged.
}
error-cannot-forget = The name cannot be removed from match { $match } now. Try again in a moment.
error-no-such-match = There is no such match here: it is not over yet, the link is wrong, or the match has been removed.
error-no-such-person = There is no such person at the table.
error-no-such-table = There is no such table, or it is closed.
error-not-said-now = This cannot be said here now: { $reason }.
error-no-talking = You may not talk in this chat now.
error-no-token = You do not sit at this table.
error-not-a-bot = There is no bot in this seat.
error-not-allowed = This is not for you.
error-not-in-match = This cannot be changed during a match.
error-not-paused = The match is not paused.
error-not-waiting = { $name } does not wait at the door.
error-not-waiting-for-seat = { $name } does not wait for a seat.
error-nothing-said = An empty line cannot be sent.
error-other-match = That was the last match, and another one is on.
error-paused = The match is paused.
error-clock-moved = That time is over already, and the next is running.
error-seat-is-played = { $name } is here and plays.
error-slow-down = { $seconds ->
    [one] Too often. Try again in { $seconds } second.
    [few] Too often. Try again in { $seconds } seconds.
   *[many] Too often. Try again in { $seconds } seconds.
}
error-table-closed = This table is closed.
error-table-full = There are too many people at this table.
error-too-many-tables = There are too many tables on this server. Try again later.
error-rules-failed = The rules failed on this answer. It was not taken.
error-cannot-deal = The rules failed at the deal. Choose other settings.
error-metrics-local = The figures are read on the server's own machine.
error-server-failed = Something went wrong on the server. It has been noted.
error-no-such-page = There is no such page.
error-no-client = The client is not built: run make client.
error-wrong-method = This address does not take such a request.
error-too-large = This request is too large.
error-address-too-long = The address of this request is too long.
error-headers-too-large = The headers of this request are too large.
error-too-slow = The request did not arrive in time.
error-too-many-connections = Too many connections. Try again in a minute.
error-wrong-media-type = JSON is needed.
error-bad-request = This request is not understood. { $detail }
error-wrong-host = This server has no such name.
error-wrong-origin = The request came from somebody else's page.
error-bad-public-url = A public address looks like https://play.example, not “{ $value }”.
error-bad-node-url = With a database, --node-url says where the other servers reach this one, such as http://10.0.0.3:8000, not “{ $value }”.
error-node-url-alone = --node-url is for servers that share a database, and none is named: add --database
error-processes-here = Several processes cannot be started on this system.
error-processes-need-database = Several processes share their tables by a database: add --database and --node-url.
error-processes-need-http = Several processes have several ports and are reached by http: --node-url has to begin with http://. With https, start them one by one, each with a --node-url of its own.
error-process-failed = One of the processes could not start, so the others were stopped.
error-no-postgres = A database needs asyncpg, which is not installed: pip install lichina[postgres]

## The server

serve-ready = Lichina awaits its guests: { $address }
serve-open = The table is open to everybody in this network (port { $port }); it does not reach out to the internet by itself. For this machine only: --host 127.0.0.1
serve-local = The table is open to this machine only (port { $port }). For everybody in this network: --host 0.0.0.0
serve-there = The table is open at { $host }, port { $port }.
serve-tables = { $count ->
    [one] { $count } table is left from last time, and in its place.
    [few] { $count } tables are left from last time, and in their places.
   *[many] { $count } tables are left from last time, and in their places.
}
serve-data = Tables are kept in { $path }
serve-database = Tables are kept in the database { $path }
serve-stop = To stop: Ctrl+C
serve-stopped = Stopped. The tables are kept.
migrate-done = Lichina’s tables in the database are ready.

## A bot of one's own at somebody's table

sit-here = { $name } is at the table, shown to all as the program “{ $program }” run by { $owner }. To stop: Ctrl+C
sit-waits = Waiting at the door until the host opens it.
sit-match = Match { $number } has begun.
sit-no-seat = Match { $number } is on, and there is no seat for the bot. It waits for one.
sit-won = Match { $number }: won.
sit-lost = Match { $number }: not won.
sit-cut = The connection is gone; trying to come back.
sit-back = Back at the table.
sit-closed = The table was closed.
sit-clumsy = The table has refused several answers in a row; the default was given.
sit-failed = The bot failed, and the default was given: { $detail }
error-bad-table-link = This is no link to a table: { $link }. A link looks like http://192.0.2.7:8000/t/…; with the address of a server, name the table by --code.
error-no-server-there = { $link } does not answer: { $detail }
error-refused-there = { $detail }
error-other-words-there = The server says something that this version does not understand: { $detail }
error-bot-imagines = { $bot } thinks with imagined matches. At somebody else’s table there are none: nobody there knows enough to imagine them.
error-no-worlds-here = Matches can be imagined only where the match itself runs, and not at somebody else’s table.
error-no-phase-here = In which phase a match is, a table does not say. What everybody sees of it is in the view.
error-nothing-imagined = Seat { $seat } can imagine no match that it could not tell from this one.

## Tables, from the command line

tables-none = There are no tables.
tables-number = No.
tables-code = Word
tables-game = Game
tables-stage = What is on
tables-people = People
tables-touched = Last written
tables-broken = not readable
tables-stage-lobby = gathering
tables-stage-match = a match is on
tables-stage-ended = a match is over
tables-stage-paused = paused
backup-made = The copy is made: { $path }
restore-made = The tables are restored in { $path }
forget-done = { $count ->
    [one] Names and words were removed from { $count } match. The statistics stay.
   *[other] Names and words were removed from { $count } matches. The statistics stay.
}
forget-nothing = There is nothing to remove: this table has no such matches.
restore-kept = What was there is kept: { $path }
cli-play = open tables, and the page in this machine’s browser
cli-serve = open tables for phones and browsers
cli-migrate = make Lichina’s tables in a database, or bring them up to date
cli-tables = which tables are open
cli-backup = copy all tables; the server may go on meanwhile
cli-restore = bring the tables back from a copy
cli-forget = remove names and what people typed from matches that are over; a server that uses a folder has to be stopped
cli-forget-table = the table: its word, the id in its link, or a whole link, to the table or to a replay
cli-forget-name = whose name to remove
cli-forget-everybody = remove the names of all who played at this table
cli-keep-matches = for how many days matches that are over are kept; without this they are kept for good
cli-most-tables = how many tables may be open at a time
cli-data = the folder where tables are kept
cli-database = in place of a folder, a PostgreSQL database that several servers share: postgresql://lichina@db.example/lichina. A password does not belong here, but with the whole address into LICHINA_DATABASE, into a file, or into PGPASSWORD
cli-database-file = a file with the address of the database, which may hold a password
cli-node-url = where the other servers of the same database reach this one, such as http://10.0.0.3:8000
cli-no-browser = do not open the browser
cli-processes = how many processes serve on this machine; needs a database. The other servers reach them at the ports after that of --node-url
cli-port = the port; 0 takes any that is free
cli-host = the address to listen on: 0.0.0.0 is the whole network, 127.0.0.1 this machine only
cli-public-url = the address under which the server is seen from outside, such as https://play.example
cli-proxied = a proxy stands in front, and says who comes
cli-open-metrics = show /metrics to everybody, not only to this machine
cli-log = write the log to stderr on a terminal, too
cli-own-game = a game of your own to offer: a .py file or a folder; may be given several times
cli-sit = let a bot of yours play at somebody’s table
cli-sit-table = the link to the table; with --code, the address of the server
cli-sit-bot = the bot: file.py:Class, or the name of one that the game has; settings as in name:setting=value
cli-sit-name = what it is called at the table
cli-sit-owner = whose program it is, as everybody at the table reads; otherwise your login name here
cli-sit-code = the code of the table, instead of its link
cli-sit-matches = leave after so many matches
cli-backup-file = the file of the copy
error-cannot-listen = { $host }, port { $port } cannot be listened on: { $detail }.

## Errors: the journal

error-journal-taken = Row { $index } of table { $table } is there already: somebody else runs this table.
error-journal-gap = Row { $index } of table { $table } cannot be kept: the next one is { $next }.
error-journal-table-closed = Table { $table } is closed: { $why }.
error-journal-down = Nothing can be kept now: { $detail }.
error-journal-damaged = The journal { $path } is damaged ({ $detail }). Nothing in it was changed; to bring a backup back: lichina restore
error-journal-no-place = No journal can be kept in { $path }: { $detail }.
error-journal-in-use = Another server uses the journal in { $path }.
error-journal-half-restored = A restore into { $path } was cut off. Run it again: lichina restore
error-journal-foreign = { $path } is a database, but no journal of Lichina.
error-journal-other-format = The journal { $path } is of format { $found }; format { $known } is read here.
error-journal-elsewhere = Another server runs table { $table }: { $url }
error-database-away = The database cannot be used: { $detail }.
error-database-silent = { $seconds ->
    [one] The database has not answered within { $seconds } second.
   *[other] The database has not answered within { $seconds } seconds.
}
error-database-empty = There are no tables of Lichina in the database yet. To make them: lichina migrate
error-database-old = The database is from an earlier version. To bring it up to date: lichina migrate
error-database-new = The database is of format { $found }, and this version knows format { $known }: a newer Lichina is needed.
error-database-foreign = The database has tables of the same names already that are not Lichina’s. Use a database of its own.
error-bad-database-url = The address of a database looks like postgresql://lichina@db.example/lichina
error-password-shown = A password on the command line can be read by every program on this machine. Put the address into { $variable } or into a file (--database-file), or only the password into PGPASSWORD.
error-two-storages = Only one of --data, --database and --database-file can be given.
error-no-database = Name the database: --database, --database-file, or the variable LICHINA_DATABASE.
error-backup-by-postgres = A database is copied and brought back with PostgreSQL’s own tools, pg_dump and pg_restore. This command is for a folder (--data).
error-database-damaged = The database is damaged: { $detail }.
error-journal-missing = There is no journal in { $path }.
error-backup-exists = { $path } is there already, and is not overwritten.
error-backup-damaged = The backup { $path } is damaged ({ $detail }). Nothing was restored.
error-backup-failed = { $path } cannot be written: { $detail }.
error-backup-unreadable = The backup { $path } cannot be read: { $detail }.

## Errors: names

error-name-empty = Say who you are: a name cannot be empty.
error-name-too-long = { $high ->
    [one] The name is too long: at most { $high } character.
   *[other] The name is too long: at most { $high } characters.
}
error-name-unprintable = The name has characters that cannot be shown. Try another one.
error-name-taken = “{ $name }” looks like another name at this table. “{ $suggestion }” is free.

## Bots and chats

bot-belief = thinks it over
bot-simple = simple
bot-search = thinks long
bot-random = at random
bot-lesson = keeps to the lesson
channel-table = The table
channel-dead = Those who are out

## A link that is shared

preview-name = Lichina
preview-about = Games in which not everybody is who they seem. The server deals the cards and keeps the secrets, and everybody plays on their own phone.
preview-table = { $game } · Lichina
preview-table-about = You are invited to the table. Open the link, say your name and sit down.
preview-picture = A row of masks in the dark above the roofs of a town

## Agents that read

env-you = You are { $name }.
env-view = What you see now:
env-said = Said so far: { $said }
env-choices = Answer with one of these:
env-pass = nothing for now
env-end = that is all
error-out-of-vocabulary = The vocabulary of this game has no token “{ $token }”.
error-no-critic = The whole truth is shown only by an environment that was made with critic=True.
