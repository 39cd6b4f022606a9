### After a match: awards, and the match in a few sentences.

## Awards: the name, and what for

award-turncoat = A new faith
    .about = { $team ->
        [legion] { $seat } begins on another side, and wins with the Legion.
       *[fallen] { $seat } begins on another side, and wins with the Fallen.
    }
award-phoenix = Phoenix
    .about = { $seat } dies, comes back, and lives to the end.
award-saviour = Guardian angel
    .about = { $count ->
        [1] { $seat } is there in time, and { $target } loses a life less.
       *[other] { $seat } saves lives of their own side: { $count } times.
    }
award-friendly = Friendly fire
    .about = { $seat } and { $target } are on one side, but that comes out too late.
award-counter = Not this time
    .about = { $target } plays “{ $card-name }”, and { $seat } cancels it at once.
award-killer = Cold-blooded
    .about = { $seat } kills { $count } players, more than anybody else.
award-liar = Another’s mask
    .about = In words one thing, in deed { $team-name }: { $seat } fools the whole table.
award-steady = Steady hand
    .about = { $count ->
        [2] { $seat } shoots twice, and never at a friend.
       *[other] { $seat } shoots { $count } times, and never at a friend.
    }
award-survivor = Bulletproof
    .about = { $count ->
        [2] { $seat } is shot at twice, and lives to the end.
       *[other] { $seat } is shot at { $count } times, and lives to the end.
    }
award-pacifist = Not a single shot
    .about = { $seat } lives to see the victory, and never fires a shot.
award-busybody = Always on guard
    .about = { $count ->
        [2] { $seat } steps into other players’ turns twice, more often than anybody else.
       *[other] { $seat } steps into other players’ turns { $count } times, more often than anybody else.
    }
award-target = Living target
    .about = { $count ->
        [2] Nobody is shot at more often than { $seat }: twice.
       *[other] Nobody is shot at more often than { $seat }: { $count } times.
    }
award-peeker = Curious eyes
    .about = { $count ->
        [2] { $seat } peeks at other players’ cards twice, more often than anybody else.
       *[other] { $seat } peeks at other players’ cards { $count } times, more often than anybody else.
    }
award-victim = First victim
    .about = Turn { $turn }, and { $seat } dies. That is how it begins.

## The story

turn-cast = { $humans-count ->
    [0] There are no humans at the table
   *[other] For the humans: { $humans }
}; { $machines-count ->
    [0] no machines
   *[other] for the machines: { $machines }
}; { $outcasts-count ->
    [0] no outcasts.
    [1] an outcast: { $outcasts }.
   *[other] outcasts: { $outcasts }.
}
turn-joined = { $legion-count ->
    [0] { $fallen-count ->
        [1] Among the Fallen: { $fallen }.
       *[other] The Fallen are { $fallen }.
    }
   *[other] { $fallen-count ->
        [0] In the end the Legion is { $legion }.
       *[other] In the end the Legion is { $legion }, and among the Fallen are { $fallen }.
    }
}
turn-killed = { $seat ->
    [none] Turn { $turn }: { $target } ({ $role-name }) dies.
   *[other] Turn { $turn }: { $seat } kills { $target } ({ $role-name }) with { $card-name }.
}
turn-revived = { $seat } comes back from the dead.
turn-leader = { $team ->
    [human] { $seat } becomes the leader of the humans.
   *[machine] { $seat } becomes the leader of the machines.
}
turn-end = { $side ->
    [human] No enemies are left, and the humans win.
    [machine] No humans are left, and the machines win.
    [outcast] One outcast is left alive, and wins.
    [legion] Only the Legion is left, and wins.
    [fallen] Only the Fallen are left, and win.
    [nobody-left] Nobody is left, and nobody wins.
   *[stalemate] Nobody dies for too long: a draw.
} { $alive ->
    [0] {""}
    [one] One player lives to the end.
   *[other] { $alive } players live to the end.
}
