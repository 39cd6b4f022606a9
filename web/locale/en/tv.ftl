## The television

tv-name = Television
tv-which = Which table is this screen for?
tv-code = The table’s word
tv-show = Show the table
tv-again = Try again
tv-pairing = This screen asks to join the table
tv-pairing-how = Let the host admit the screen with this number:
tv-qr = A QR code with the link to the table
tv-how = Point your camera here, or open { $address } and type the word
tv-seats = { $count ->
    [0] Nobody at the table yet
    [one] { $count } player at the table
   *[other] { $count } players at the table
}
tv-wanted = { $count ->
    [one] { $count } more player needed
   *[other] { $count } more players needed
}
tv-enough = { $count ->
    [0] Every seat is taken
    [one] Ready to start, with room for { $count } more
   *[other] Ready to start, with room for { $count } more
}
tv-evening = The evening so far
tv-score = { $won } of { $played }
tv-over = The masks are off
tv-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

## Sound and voice

sound-on = Turn the sound on
sound-mute = Mute
sound-settings = Sound and voice
tv-none = This screen cannot speak. The phone that does: { $name }
tv-no-voice = This screen has no English voice. The phone that speaks: { $name }
voice-off = Turn the voice off
voice-test = Good evening. This is how the narrator will sound.
voice-try = Listen
voice-none = This screen cannot speak. Any phone can be the voice: the host chooses it.
voice-no-language = This device has no English voice. Any phone can be the voice: the host chooses it.
voice-elsewhere = The table’s voice: { $name }
voice-which = Which voice
voice-any = whichever there is
voice-rate = How fast
voice-rate-slow = slower
voice-rate-usual = usual
voice-rate-quick = faster
voice-yours = This device is the table’s voice
voice-yours-short = The table’s voice
voice-turn-on = Turn on
voice-set = Settings
voice-not-needed = No voice needed
