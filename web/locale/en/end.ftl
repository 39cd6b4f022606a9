### The end of a match, and watching it again.

## The end

end-over = The masks are off
end-winners = The winners
end-winner = won
end-reason = Because { $reason }.
end-you-won = You have won!
end-you-lost = This time others have won
end-who = Who was who
end-awards = Awards
end-moment = Watch this moment
end-retold = The match in a nutshell
end-picture = A picture to keep
end-picture-about = Who was who, who won and what the awards were for, in one picture.
end-picture-share = Share the picture
end-picture-save = Save the picture
end-picture-saved = The picture is saved
end-picture-alt = A picture of the match: the victory, the awards and who was who
end-facts = The match in numbers
end-story = How it all happened
end-story-about = What was hidden is in gold.
end-hidden = hidden: { $count }
end-opening = Opening all that was hidden…
end-watch = Watch the match
end-share = Share the match
end-record = Download the record
end-another = Play again
end-to-table = To the table
end-host-starts = The next match is up to the host: { $name }.
end-matches = Matches played
end-match-number = Match { $number }
end-broken = Broken off
end-no-matches = Matches will appear here when they are over.
heard-nobody = revealed after the match
heard-by = { $count ->
    [1] heard only by { $names }
   *[other] heard only by { $names }
}
heard-by-many = { $count ->
    [one] heard only by { $count } player
   *[other] heard only by { $count } players
}

## Watching it again

next-match = A new match has begun at the table
next-match-go = To the table
next-match-go-in = To the table · { $seconds }
next-match-stay = Watch to the end
replay-title = Watching a match
replay-loading = Loading the match…
replay-cannot = This match can no longer be shown again, but its record is still here.
replay-kept = Its record is still here, and can be downloaded.
replay-over = The masks are off
replay-broken-title = Broken off
replay-broken = Here the match was broken off: nobody knows how it would have ended.
replay-earlier = Show what came before, too
replay-beginning = The beginning
replay-eyes = Through whose eyes
replay-all = All cards
replay-spectator = A spectator
replay-seat = A player…
replay-whose = Through whose eyes?
replay-moment = Place in the match
replay-place = { $place }, step { $step } of { $last }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-part-back = To the beginning of the chapter
replay-part-on = To the next chapter
replay-speed = Speed: ×{ $speed }
replay-about = Link and record
replay-share = A link to this moment
replay-share-about = Anybody who has it can open the match, at this very place.
replay-keys = Keys
replay-key-step = ← →
replay-key-step-does = one step back and on
replay-key-part = Shift + ← →
replay-key-part-does = one chapter back and on, as PageUp and PageDown
replay-key-ends = Home End
replay-key-ends-does = to the beginning and to the end
replay-key-play = Space
replay-key-play-does = play and pause
replay-key-all = A
replay-key-all-does = all cards open
replay-key-spectator = S
replay-key-spectator-does = as a spectator
replay-key-seat = 1–9
replay-key-seat-does = through the eyes of the player in this seat
replay-key-help = ?
replay-key-help-does = this help
