### After the match: awards, and the story in a few sentences.

## Awards: the name, and what for

award-saviour = Guardian angel
    .about = { $seat } comes to the rescue at night, and { $target } lives to see the morning.{ $count ->
        [1] {""}
       *[other] {" "}Lives saved in this match: { $count }.
    }
award-liar = Best liar
    .about = { $count ->
        [1] { $seat } poses as somebody else and is never caught.
        [2] { $seat } lies to the town twice and is never caught.
       *[other] { $seat } lies to the town { $count } times and is never caught.
    }
award-light = Ray of light
    .about = { $seat } finds a criminal at night: { $target }. By day the whole town agrees.
award-traitor = No honour among thieves
    .about = The town throws out { $target }, a gangster. { $seat }, of the same gang, votes along.
award-herald = First suspicion
    .about = { $seat } names a criminal before anybody else does: { $target }. The town comes round.
award-shot = Dead shot
    .about = { $seat } finds the right target in the dark: { $target }, whose card says { $card-name }.
award-loner = Alone against all
    .about = { $won ->
        [yes] The whole town was against it, and yet { $seat } wins as the { $card-name }.
       *[no] { $seat }, the { $card-name }, lives to the very end, all alone.
    }
award-scapegoat = Nobody’s friend
    .about = Nobody in town is trusted less than { $seat }. Hands raised against them: { $count }.
award-eye = Sharpest eye
    .about = { $votes ->
        [1] { $seat } votes only once, and it is against a criminal.
       *[other] { $seat } knows where to point: { $hits } of { $votes } votes were against criminals.
    }
award-unseen = Invisible
    .about = { $seat } lives to the end, and not one hand is ever raised against them.
award-standing = Last one standing
    .about = When it is decided, { $seat } is still in the square, and on the winning side.
award-victim = First victim
    .about = Night { $night }, and { $seat } never wakes up. That is where it all began.

## The story

end-night = { $night ->
    [1] On the first night
    [2] On the second night
    [3] On the third night
    [4] On the fourth night
    [5] On the fifth night
   *[other] On night { $night }
}
end-day = { $day ->
    [1] On the first day
    [2] On the second day
    [3] On the third day
    [4] On the fourth day
    [5] On the fifth day
   *[other] On day { $day }
}
turn-cast = { $triads-count ->
    [0] { $mafia-count ->
        [0] There is no gang in this town.
        [1] The Mafia of this town is one person: { $mafia }.
       *[other] The Mafia of this town: { $mafia }.
    }
   *[other] There are two gangs in this town: the Mafia is { $mafia }, the Triads are { $triads }.
}
turn-loners = On nobody’s side: { $cards }.
turn-saved = { $reason ->
    [healed] { $target-self ->
        [yes] { end-night } the Doctor ({ $seat }) heals none other than themselves.
       *[no] { end-night } the Doctor ({ $seat }) is there in time, and { $target } lives.
    }
    [shielded] { end-night } the Bodyguard ({ $seat }) takes the bullet, and { $target } lives.
   *[visited] { end-night } the Beauty ({ $seat }) knocks at the right door, and { $target } lives.
}
turn-killed = { $dead-count ->
    [1] { end-night } { $dead } is killed: the card says { $card-name }.
   *[other] { end-night } { $dead } are killed.
}
turn-exile = { $right ->
    [yes] { end-day } the town throws { $seat } out, and rightly so: the card says { $card-name }.
   *[no] { end-day } the town throws { $seat } out, and is wrong: the card says { $card-name }.
}
turn-nobody = { end-day } the town cannot make up its mind.
turn-jailed = { $seats-count ->
    [1] { $seats } goes to jail.
   *[other] { $seats } go to jail.
}
turn-end = { $side ->
    [town] There are no criminals left, and the town wins.
    [mafia] The Mafia can no longer be outvoted, and the town is theirs.
    [triads] The Triads can no longer be outvoted, and the town is theirs.
    [maniac] The streets are empty, and the Maniac wins.
    [widow] The glasses are empty, and the Black Widow wins.
    [patient0] Hardly anybody is healthy, and Patient Zero wins.
   *[draw] This time nobody wins.
} { $alive ->
    [0] Nobody lives to the end.
    [one] One player lives to the end.
   *[other] { $alive } players live to the end.
}
