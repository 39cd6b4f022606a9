### After the match: awards, and the story in a few sentences.

## Awards: the name, and what for

award-ears = Sharp ears
    .about = { $questions ->
        [0] Round { $round }. { $seat } names the right place before the first question: { $place-name }.
        [one] Round { $round }. One question is enough for { $seat } to name the right place: { $place-name }.
       *[other] Round { $round }. { $questions } questions are enough for { $seat } to name the right place: { $place-name }.
    }
award-miss = A shot in the dark
    .about = Round { $round }. { $seat } turns up { -spy }’s card and names a place: { $place-name }. Wrong!
award-shadow = Shadow
    .about = Round { $round }. The table never finds out that { $seat } is { -spy }.
award-eye = Sharpest eye
    .about = Round { $round }. { $seat } is the first to see that { $target } is { -spy }.
award-finger = A lone finger
    .about = Round { $round }. The others look elsewhere, and only { $seat } points the right way: { $target } is { -spy }.
award-reason = Voice of reason
    .about = The table is ready to condemn { $target }, who is innocent. Only { $seat } votes against.
award-nose = Nose for a catch
    .about = { $reason ->
        [joke-called] Round { $round }. { $seat } is the first to see the catch: everybody holds { -spy }’s card.
       *[madness-found] Round { $round }. { $seat } is the first to see the catch: everybody is in a different place.
    }
award-blamed = Scapegoat
    .about = { $count ->
        [2] { $seat } is accused twice, and both times for nothing.
       *[other] { $seat } is accused { $count } times, and all for nothing.
    }
award-hasty = False trail
    .about = { $seat } accuses with confidence, but { $target } has nothing to do with it.{ $count ->
        [1] {""}
       *[other] {" "}Misses in this match: { $count }.
    }
award-agent = Born agent
    .about = { $count ->
        [2] { $seat } is dealt { -spy }’s card twice, more often than anybody else.
       *[other] { $seat } is dealt { -spy }’s card { $count } times, more often than anybody else.
    }
award-actor = Darling of the crowd
    .about = { $count ->
        [1] { $seat } uses a power so well that the table applauds.
        [2] { $seat } uses powers so well that the table applauds twice.
       *[other] { $seat } uses powers so well that the table applauds { $count } times.
    }
award-round = Star round
    .about = { $points ->
        [one] Round { $round }. { $seat } gets { $points } point.
       *[other] Round { $round }. { $seat } gets { $points } points at once.
    }
award-questioned = Under questioning
    .about = Nobody is asked more often than { $seat }. Questions in this match: { $count }.

## The story

end-round = { $round ->
    [1] Round one
    [2] Round two
    [3] Round three
    [4] Round four
    [5] Round five
   *[other] Round { $round }
}
turn-round = { $reason ->
    [spy-caught-early] { $target ->
        [none] { end-round }, { $bag-name }: { -spy } ({ $seat }) is exposed before time is up.
       *[other] { end-round }, { $bag-name }: { $target } accuses, and { -spy } ({ $seat }) is exposed before time is up.
    }
    [spy-caught] { end-round }, { $bag-name }: time runs out, but { -spy } ({ $seat }) is exposed after all.
    [spy-hidden] { end-round }, { $bag-name }: { -spy } ({ $seat }) gets away unseen.
    [local-accused] { end-round }, { $bag-name }: the table accuses the wrong one, and { -spy } ({ $seat }) gets away.
    [local-voted] { end-round }, { $bag-name }: all point at the wrong one, and { -spy } ({ $seat }) gets away.
    [ally-accused] { end-round }, { $bag-name }: { -spy } is { $seat }, but the one they catch is { -ally }.
    [ally-voted] { end-round }, { $bag-name }: { -spy } is { $seat }, but the one they catch is { -ally }.
    [guessed-right] { end-round }, { $bag-name }: { -spy } ({ $seat }) names the place.
    [ally-hidden] { end-round }, { $bag-name }: { -spy } ({ $seat }) names the place, and { -ally } stays in the shadows.
    [ally-found] { end-round }, { $bag-name }: { -spy } ({ $seat }) names the place, but the table finds out who { -ally } is.
    [guessed-wrong] { end-round }, { $bag-name }: { -spy } ({ $seat }) names the wrong place.
    [joke-called] { end-round }: everybody holds { -spy }’s card, and { $seat } sees it.
    [joke-wrong] { end-round }, { $bag-name }: { -spy } ({ $seat }) suspects a catch where there is none.
    [joke-missed] { end-round }: everybody holds { -spy }’s card, and nobody sees it.
    [madness-found] { end-round }: everybody is in a different place, and { $seat } sees it.
    [madness-wrong] { end-round }, { $bag-name }: the table suspects a catch where there is none, and { -spy } is { $seat }.
   *[madness-missed] { end-round }: everybody is in a different place, and nobody sees it.
}
turn-end = { $seats-count ->
    [0] In the end nobody has any points.
    [1] { $points ->
        [one] { $seats } wins with { $points } point.
       *[other] { $seats } wins with { $points } points.
    }
   *[other] { $points ->
        [one] { $seats } share the victory with { $points } point each.
       *[other] { $seats } share the victory with { $points } points each.
    }
}
