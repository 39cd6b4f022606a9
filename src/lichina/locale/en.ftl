### The words of Lichina itself: errors, commands, the narrator. The words of a game lie beside its rules.

## The people at the table

bot-names = Ada, Ben, Cleo, Dan, Eve, Finn, Grace, Hugo, Iris, Jack, Kate, Leo, Mia, Noah, Olive, Paul, Quinn, Ruby, Sam, Tess, Uma, Victor, Wendy, Xander, Yara, Zack, Alice, Bruno, Clara, Dexter, Ella, Fred
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
ended-side-won = { $count ->
    [1] A victory for the side “{ $side }”: { $reason }. The winner: { $winners }.
   *[other] A victory for the side “{ $side }”: { $reason }. The winners: { $winners }.
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
simulate-progress = Matches
simulate-sides = Side
simulate-reasons = How it ended
simulate-seats = Seat
simulate-bots = Bot
simulate-count = Matches
simulate-wins = Wins
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
cli-bots = bots with commas, one for each seat, or one for all
cli-seed = a seed, number or text; with it, everything happens again exactly as it did
cli-option = an option of the game; may be given several times
cli-mode = a mode of the game
cli-workers = how many processes share the work
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

error-bad-vectors = These are not rule vectors: { $detail }.
error-other-vectors = These are vectors of “{ $found }”, not of “{ $known }”.

## Errors: the start of a match

error-wrong-seats = There must be { $low } to { $high } players, not { $given }.
error-bad-seed = A seed is text or a number of at most 63 bits, not { $given }.
error-options-not-a-map = Options are names with values.
error-unknown-option = There is no option “{ $name }”. Known: { $known }.
error-bad-option = The option “{ $name }” takes: { $allowed }.
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
error-too-late-to-undo = It is too late to take the answer back: others have learned something by it.
error-not-over = The whole story is told when the match is over.
error-imagined = An imagined match has no record.
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
error-bad-default = A mistake in the rules of the game: { $message }.
error-empty-ask = A mistake in the rules of the game: { $message }.
