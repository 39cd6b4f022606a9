### A match on the phone: the frame, questions, talk, people, one phone for all.

## When there is no table any more

gone-title = You are not at the table
gone-elsewhere = The table is open elsewhere
gone-play-here = Play here
gone-reload = Reload the page
gone-again = Try again
gone-ask-back = Ask to come back

## The frame

menu-story = Story
menu-talk = Talk
menu-people = People
menu-cards = Cards
menu-rules = Rules
menu-settings = Settings
beside-board = Beside the board
notebook = Notebook
unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
unread-short = new:
bot-plays-for-you = You were away, and a bot is playing for you.
missed = A bot played for you while you were away. This is what it decided.
missed-what = What the bot decided
missed-hold = hold
awaited = Waiting for
awaited-away = away
awaited-more = and { $count } more
stood-in = { $count ->
    [one] Away, played by a bot: { $names }
   *[other] Away, played by bots: { $names }
}
i-am-here = I am here
wait-for-seat = You are waiting for a seat and watching meanwhile.
you-watch = You are watching.
at-the-door = { $count ->
    [0] At the door: { $name }.
   *[other] At the door: { $name } and { $count } more.
}
send-away = Send away
look = Have a look
fine = All right
rules-apart = Rules on a page of their own

## The story

story-empty = Nothing has happened yet.
story-hidden = What you alone know shows while the card is pressed.
only-you = only you know

## Talk

talk-line = Your line
talk-say = Say
talk-silence = Nobody has said a word yet.
talk-with = With whom
talk-muted = The host has muted you.
talk-reading = You can only read here now.
talk-phrases = Say it with a ready-made phrase
channel-table = The whole table

## People

people-seats = At the table: { $count }
people-watching = Without a seat
people-door = At the door
is-you = you
is-bot = bot
is-host = host
is-acting = acting host
is-away = away
is-stood-in = a bot stands in
is-muted = muted
is-out = out of the game
is-waiting-seat = waits for a seat
is-spectator = spectator
is-tv = television
powers-of = Actions: { $name }
seat-give = Give the seat to { $name }

## The host

host-powers = The match
host-pause = Pause
host-resume = Resume
host-back = One move back
host-hasten = Time is up
host-pace = Time for everything
host-pace-times = ×{ $times }
break-off = Break the match off
break-off-yes = Break off
break-off-sure = Break the match off? It cannot be finished later.

## Questions

your-secret = For you alone
press-and-hold = Press and hold
secret-open = Show what is only for you
secret-cover = Hide it
no-secret = You have been told nothing yet.
offers = You may also
moment-on = Go on
moment-wait = Waiting for the others
nothing-asked = You are not asked anything now.
ask-held = Your answer
ask-nothing = nothing
ask-change = Change
ask-stay = Keep the answer
ask-answer = Answer: { $answer }
ask-none = Choose nobody and nothing
ask-choose = Choose an answer
ask-choose-more = Choose { $count } more
ask-chosen = { $exact ->
    [yes] { $count } of { $high } chosen
   *[no] { $count } chosen, { $low } to { $high } needed
}
ask-number = Name a number from { $low } to { $high }
ask-order = Answer in this order
ask-share = Share like this
ask-left = Left to share: { $count }
ask-share-left = { $count } of { $total } left to share
ask-share-target = { $what }, at most { $cap }
ask-send = Send
ask-empty = Leave it empty
ask-too-long = Too long by { $count }
ask-length = { $count } of { $longest }
ask-path = Choose what comes next
ask-trail = What is chosen already
ask-return = Back to this step
ask-less = less
ask-more = more
ask-up = { $what }: up
ask-down = { $what }: down
ask-undo = Take the last answer back

## One phone for all

pass-to = { $name-forms ->
    [yes] Hand the phone to { $name-dat }
   *[no] Hand the phone to { $name }
}
pass-look-away = The others look away.
pass-it-is-me = It is me
pass-other = Somebody else needs it
pass-on = Done, hand it on
pass-done = Done, cover the screen
pass-go-on = Enough said, go on
pass-nobody = Need the phone? Tap your mask.
