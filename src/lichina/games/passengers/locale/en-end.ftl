### After the match: awards, and the story in a few sentences.

## Awards: the name, and what for

award-liar = Silver tongue
    .about = { $count ->
        [2] { $seat } lies twice.
       *[other] { $seat } lies { $count } times.
    }
award-suspected = Nobody’s friend
    .about = { $count ->
        [2] { $seat } guides souls, and is called a smuggler twice.
       *[other] { $seat } guides souls, and is called a smuggler { $count } times.
    }
award-reader = An open book
    .about = { $seat } sees through people: { $count } right guesses about who is on which side.
award-honest = Word of honour
    .about = { $seat } never lies, though there were chances enough: { $count ->
        [one] { $count } statement could be checked.
       *[other] { $count } statements could be checked.
    }
award-unsuspected = Above suspicion
    .about = Not a single suspicion in the whole match, and yet { $seat } is a smuggler, and they win.
award-jester = The last laugh
    .about = While the others fight over the shores, Jaster wins: { $seat }.
award-coin = The hand with the coin
    .about = { $boat ->
        [raven] Round { $round }. The votes are even, and the coin sends the raven off. { $seat } holds it.
       *[wolf] Round { $round }. The votes are even, and the coin sends the wolf off. { $seat } holds it.
    }
award-alone = One against all
    .about = { $boat ->
        [raven] Round { $round }. Everybody is for the wolf, and only { $seat } for the raven.
       *[wolf] Round { $round }. Everybody is for the raven, and only { $seat } for the wolf.
    }
award-fist = Heavy fist
    .about = { $boat ->
        [raven] Round { $round }. The raven sails because of a single fist: { $seat } holds { $count } votes in it.
       *[wolf] Round { $round }. The wolf sails because of a single fist: { $seat } holds { $count } votes in it.
    }
award-ferryman = A true guide
    .about = { $count ->
        [one] { $seat } sees { $count } soul across.
       *[other] { $seat } sees { $count } souls across.
    }
award-smuggler = Goods delivered
    .about = { $count ->
        [one] { $seat } gets { $count } demon across.
       *[other] { $seat } gets { $count } demons across.
    }
award-peeker = Watchful eye
    .about = { $count ->
        [2] { $seat } peeks under other people’s cards twice, more often than anybody else.
       *[other] { $seat } peeks under other people’s cards { $count } times, more often than anybody else.
    }

## The story

turn-cast = { $fool ->
    [none] { $smugglers-count ->
        [1] { $guides } guide the souls, and { $smugglers } is the smuggler.
       *[other] { $guides } guide the souls, and { $smugglers } are the smugglers.
    }
   *[other] { $smugglers-count ->
        [1] { $guides } guide the souls, { $smugglers } is the smuggler, and { $fool } is Jaster.
       *[other] { $guides } guide the souls, { $smugglers } are the smugglers, and { $fool } is Jaster.
    }
}
end-boat = { $boat ->
    [raven] The raven’s boat
   *[wolf] The wolf’s boat
} { $round ->
    [1] sails first
    [2] sails second
   *[other] sails last
}
end-cargo = { $souls ->
    [0] { $demons ->
        [0] there is nobody in it
        [one] there are no souls in it, and one demon
       *[other] there are no souls in it, and { $demons } demons
    }
    [one] { $demons ->
        [0] there is one soul in it, and no demons
        [one] there is one soul in it, and one demon
       *[other] there is one soul in it, and { $demons } demons
    }
   *[other] { $demons ->
        [0] there are { $souls } souls in it, and no demons
        [one] there are { $souls } souls in it, and one demon
       *[other] there are { $souls } souls in it, and { $demons } demons
    }
}
turn-sailed = { $seat ->
    [none] { end-boat } ({ $more } votes to { $fewer }): { end-cargo }.
   *[other] { end-boat }, by the coin ({ $seat }): { end-cargo }.
}
turn-end = { $reason ->
    [points] { $side ->
        [guides] The guides win by { $guides } points to { $smugglers }.
        [smugglers] The smugglers win by { $smugglers } points to { $guides }.
       *[jaster] The guides have { $guides } points and the smugglers { $smugglers }: not enough for either, and Jaster wins.
    }
    [coin] { $side ->
        [guides] It is even at { $guides } points, and the coin gives the victory to the guides.
       *[smugglers] It is even at { $smugglers } points, and the coin gives the victory to the smugglers.
    }
   *[guides-tie] It is even at { $guides } points, the coin is Jaster’s, and the guides win.
}
