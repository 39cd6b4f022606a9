### The house: home, a new table, the door, the seats, settings.

less = { $what }: less
more = { $what }: more
cancel = Cancel
saved = Saved
menu = Menu
rules = Rules
rules-of-game = The rules of the game
game = Game
language = Language
language-ru = Русский
language-en = English
seconds = { $seconds } s

## Home

home-about = Games in which not everyone is who they seem. The server deals the cards and keeps the secrets; everybody holds a phone.
home-create = Make a table
home-join = The table’s word
home-join-how = It is on the screen of whoever made the table
home-enter = Enter
home-tables = You already have a seat
home-learn = Guided match
home-learn-about = Five minutes with bots: learn by playing
home-rules-about = Short and searchable
home-settings = Settings
statistics = Statistics
home-install = Install on this phone
home-tv = Big screen
home-tv-about = Open it on a TV or a laptop

## A new table

create-title = A new table
create-table = Make a table
create-other-game = Choose another game
create-way = How do you play?
create-solo = Alone with bots
create-solo-about = Bots take the other seats: you can start at once
create-pass = One phone for all
create-pass-about = Pass it round: each sees only their own

sitting = How you sit
sitting-together = In one room
sitting-together-tag = in one room
sitting-together-about = Everybody has a phone, you talk aloud
sitting-apart = Apart, by text
sitting-apart-tag = apart, by text
sitting-apart-about = Wherever you are, you write right here
sitting-call = On a call
sitting-call-tag = on a call
sitting-call-about = Wherever you are, you talk on your own call

preset = Tonight’s rules
preset-own = Your own
preset-own-about = The settings were changed by hand
mode = Mode
mode-none = No mode
all-options = All game settings
changed = changed
as-usual = As usual
option-idle = For { $count } players this changes nothing.
as-mode = As in the mode

## The door

your-name = Your name
mask = Mask
mask-choose = Choose a mask
mask-other = change
mask-number = Mask { $number }
mask-taken = Mask { $number }, taken: { $name }
door-host = { $name } invites you to the table
door-people = { $count ->
    [one] { $count } person here
   *[other] { $count } people here
}
door-match-on = a match is on
door-match-hint = A match is on: until there is a seat for you, you watch.
door-host-closed = { $name } runs this table
door-match-wait = A match is on: you will play when there is a seat for you.
door-closed = This table is closed: nobody else is let in.
door-knock-hint = At this table people are let in one by one.
door-knock = Knock
door-enter = Take a seat
door-enter-watch = Come in and watch
door-enter-wait = Come in and wait
door-why = Play or watch
door-play = Play
door-watch = Watch
door-mask-hint = If somebody at the table wears it already, you will get another.
waiting = You are at the door
waiting-host = { $name } runs this table and will let you in soon.
waiting-number = Your number: you are known by it
waiting-leave = Stop waiting

## Seats

seats = Seats at the table
seat-number = seat { $number }
seat-now = { $name }: seat { $number }
seat-of = Seat { $number } of { $count }
seat-place = Place at the table
seat-up = Up
seat-down = Down
tag-host = runs the table
tag-acting = stands in as host
tag-you = you
tag-beside = on this phone
tag-away = away
tag-muted = muted
tag-bot = bot
tag-bot-level = bot · { $level }
tag-program = program “{ $name }”, run by { $owner }
temper-bold = takes risks
temper-careful = plays safe
temper-talkative = likes to talk
temper-terse = says little
temper-trusting = trusts people
temper-wary = trusts nobody
temper-sly = lies with a straight face
temper-frank = a poor liar
kind-player = player
kind-spectator = spectator
kind-tv = screen
watchers = Without a seat
waits-for-seat = waiting for a seat
knocking = At the door
knocking-now = { $name } is knocking
knocking-removed = asked to leave before
back-leave = Leave the table?
back-leave-lobby = Your seat stays yours: you can come back from the first page.
back-leave-match = The match goes on. Your seat stays yours, and a bot will play for you while you are away.
back-stay = Stay
back-go = To the first page
tiles = Games
tile-players = { $low }–{ $high } players
tile-minutes = { $low }–{ $high } min
tile-light = easy to start
tile-middle = takes some learning
tile-heavy = long and deep
arrived = Who has come
arrived-more = and { $count } more
arrived-bots = { $count ->
    [one] and { $count } bot
   *[other] and { $count } bots
}
came-in = { $name } has joined the table
bots = Bots
bots-fill = Fill up to { $count } with bots
bot-name = The bot’s name
bot-level = How it plays
bot-level-all = All bots play like this
bot-remove = Remove the bot
give-seat-to = Give this seat to
rename = Change
no-seats = All seats are taken. When one is free, you can sit down.
sit = Take a seat
stand = Give up the seat and watch
admit = Let in
mute = Mute
unmute = Unmute
make-host = Hand the table over
make-host-sure = Hand the table over to { $name }?
make-host-yes = Hand over
kick = Ask to leave
kick-sure = { $name } will no longer be at this table, and only you can let them back. From now on newcomers knock, and you let each of them in.
kick-yes = Ask them to leave
acting-host = The host is away. For now { $name } runs the table.
host-starts = { $name } will start the match.
start = { $count ->
    [0] Start
    [1] Start
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
beside = One more on this phone
beside-open = Seat one more on this phone
beside-about = You take turns: the phone says whom to pass it to, and hides everybody else’s secrets.
beside-name = Name
beside-add = Seat them
beside-added = { $name } is at the table now
beside-leave = Remove from this phone
lobby-lesson = A guided match: the seats and rules are already chosen.
lobby-talk = Talk at the table
evening = Games of the evening
evening-name = Name
evening-score = { $won } of { $played }
evening-game = { $name }: { $numbers }
evening-won-mark = won
evening-lost-mark = lost
evening-out-mark = did not play
evening-won = Won
evening-points = Points

## Inviting

invite = Invite to the table
invite-friends = Invite friends
invite-how = Point a camera here, or open { $address } and type the word
invite-more = Link and big screen
invite-and-devices = Invite, big screen, another device
invite-link = Link to the table
invite-tv = Big screen
invite-tv-how = Open it on a TV or a laptop that everybody can see:
qr = QR code with the link to this table
link = Link
share = Share
copy-link = Copy
copied = Copied
move-title = My seat on another device
move-about = Is the battery low? Go on from another device without losing anything.
move-link = Get the link
move-how = Open it on the other device and show it to nobody: this is your seat. It works for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
move-here = Go on with this device?
move-here-about = Your seat at the table will open here, too.
move-nothing = This link has been used already, or was not copied whole.
move-go = Go on here

## Settings

game-settings = The game and its rules
table-settings = Table settings
door-setting = Who may come in
door-setting-open = Everybody with the word or the link
door-setting-knock = The host lets each in
door-setting-closed = Nobody else
spectators-setting = Let spectators in
clocks-setting = Time is limited
clocks-setting-about = Without clocks the match waits until all have answered
pace-setting = Pace
pace-times = { $pace ->
    [0.5] twice as fast
    [0.75] a quarter faster
    [1] usual
    [1.5] one and a half times slower
    [2] twice as slow
    [3] three times slower
    [5] five times slower
   *[other] × { $pace }
}
bots-think = How long bots think
bots-think-least = At least
bots-think-most = At most
voice-setting = Whose phone speaks aloud
voice-setting-about = The narrator’s and the bots’ lines; if there is a big screen, let it speak
table-language = Table language
table-language-about = The narrator speaks it; every screen has a language of its own
leave = Leave the table
leave-sure = Leave the table? Your seat will be free.
leave-yes = Leave
close-table = Close the table
close-table-sure = Close the table for good? It will be closed for everybody.
close-table-yes = Close
settings = Settings
always-dark = Always dark
always-dark-about = The screen does not brighten by day: for a dark room
tremble = Vibration
tremble-about = The phone buzzes when it is your turn
glow = A flash at the edge of the screen
glow-about = This phone does not vibrate: the edge of the screen lights up when it is your turn
volume = Volume
volume-about = Sounds and the narrator’s voice. In one room a phone calls only you, and is silent at night
volume-off = no sound
volume-percent = { $percent }%
voice-of-narrator = The narrator’s voice
motion-note = Motion on the screen follows the phone’s settings.
lost-title = Nobody here
lost-about = Perhaps the link was not copied whole.
