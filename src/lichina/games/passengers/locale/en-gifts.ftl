### The gifts: what each is called, what it does, what it asks, and what the button says. Without words of its own the
### button says what the gift does (act-peek, act-swap…), or just its name.

## The first set

card-vessel = Vessel
gift-vessel = It does nothing: this seat is worth its votes.

card-colour-lore = Colour lore
gift-colour-lore = Choose a colour. All others answer truthfully whether their passenger of this round has it.
ask-colour-lore = Which colour do you ask about?
act-colour-lore = Ask whose passenger is { $colour-name }

card-candle = Candle
gift-candle = Peek at the nearest neighbour of your passenger in its boat, on the left or on the right.
ask-candle = Which neighbour’s card do you peek at?

card-hamsa-hand = Hamsa hand
gift-hamsa-hand = Choose two other players. Each secretly shows you a card from the hand, whichever they like.
ask-hamsa-hand = Which two show you a card each?
act-hamsa-hand = See a card each: { $name } and { $target }

card-hourglass = Hourglass
gift-hourglass = Choose another player, who votes before everybody else in this round, and openly.
ask-hourglass = Who votes before everybody else, and openly?
act-hourglass = { $name } votes before everybody else

card-scroll = Scroll
gift-scroll = Peek at any passenger in the boats but your own.
ask-scroll = Whose card do you peek at?

card-obol = Obol
gift-obol = Take a vote from another player.
ask-obol = From whom do you take a vote?
act-obol = Take a vote from { $name }

card-oar = Oar
gift-oar = Move any passenger to a free seat of the same boat.
ask-oar = Whom do you move?
act-oar = Move: { $cell } → { $other }

card-mask = Mask
gift-mask = Put one of the masks that are left on any passenger in the boats who has none.
ask-mask = Which mask do you take?

card-master-coin = Master coin
gift-master-coin = Take the master coin.

## The second set

card-censer = Censer
gift-censer = You keep silent until the round is over.

card-prism = Prism
gift-prism = Choose two other players. Each truthfully names the colour of their passenger of this round.
ask-prism = Which two name the colour of their passengers?
act-prism = Learn colours: { $name } and { $target }

card-lantern = Lantern
gift-lantern = Peek at another passenger in the boat where yours sits. Everybody learns its colour.
ask-lantern = Whom does the lantern light?

card-mirror = Mirror
gift-mirror = You and another player secretly show each other a card from the hand, each their own choice.
ask-mirror = To whom do you show a card, and whose do you see in return?
act-mirror = Show { $card } to { $name }

card-seal-of-silence = Seal of silence
gift-seal-of-silence = Choose another player, who keeps silent until the round is over.
ask-seal-of-silence = Who keeps silent?
act-seal-of-silence = Silence { $name }

card-torch = Torch
gift-torch = Turn up one passenger in the boats that is not yours. It stays face up.
ask-torch = Whom do you turn up?

card-offering-bowl = Offering bowl
gift-offering-bowl = You and another player each get a vote from the supply.
ask-offering-bowl = Who gets a vote along with you?
act-offering-bowl = A vote for me and { $name }

card-boathook = Boathook
gift-boathook = Swap a passenger of the raven’s boat with a passenger of the wolf’s.
ask-boathook = Whom do you pull into the other boat?

card-granted-coin = Granted coin
gift-granted-coin = Give the master coin to anybody, yourself included.
ask-granted-coin = To whom do you give the master coin?
act-granted-coin = Give the coin to { $name }
act-granted-coin-self = Take the coin

## The third set

card-cracked-vessel = Cracked vessel
gift-cracked-vessel = Give one of your votes to another player.
ask-cracked-vessel = To whom do you give a vote?
act-cracked-vessel = Give a vote to { $name }

card-stained-glass = Stained glass
gift-stained-glass = Name a boat and a colour. Everybody learns how many passengers of that colour are in it.
ask-stained-glass = Which boat do you ask about?
act-stained-glass = { $colour ->
    [red] Ask how many are red
    [green] Ask how many are green
   *[blue] Ask how many are blue
} { $boat ->
    [raven] in the raven’s boat
   *[wolf] in the wolf’s boat
}

card-beacon = Beacon
gift-beacon = Peek at a passenger on the far shore, but not at your own. In the first round nobody is there yet.
ask-beacon = Whose card on the far shore do you peek at?

card-bundle = Bundle
gift-bundle = You and another player secretly exchange a card from the hand, each giving whichever they like.
ask-bundle = With whom do you exchange a card?
act-bundle = Give { $card } to { $name }

card-horn = Horn
gift-horn = Choose another player. All but you two keep silent until the round is over.
ask-horn = Who, besides you, may speak?
act-horn = Only { $name } and I may speak

card-all-seeing-eye = All-seeing eye
gift-all-seeing-eye = Peek at one passenger in each boat, but not at your own.
ask-all-seeing-eye = Whose cards do you peek at?

card-scales = Scales
gift-scales = Choose two players; you may be one of them. They exchange all their votes.
ask-scales = Which two exchange their votes?
act-scales = Swap votes: { $name } and { $target }

card-whirlpool = Whirlpool
gift-whirlpool = Move all passengers of one boat by one seat, left or right. Whoever sits at the end goes to the other end.
ask-whirlpool = Which boat is caught in it?
act-whirlpool = { $boat ->
    [raven] { $way ->
        [left] Shift the raven’s boat left
       *[right] Shift the raven’s boat right
    }
   *[wolf] { $way ->
        [left] Shift the wolf’s boat left
       *[right] Shift the wolf’s boat right
    }
}

card-two-faced-mask = Two-faced mask
gift-two-faced-mask = Put one of the masks that are left on a passenger without one, in the boats or on the far shore.
ask-two-faced-mask = Which mask do you take?

card-double-mint = Double mint
gift-double-mint = Take the master coin, and a vote from the supply. If the coin is yours already, just the vote.

## The set for four

card-torch-of-limbo = Torch of Limbo
gift-torch-of-limbo = Turn up a mystery passenger in the boats. It stays face up.
ask-torch-of-limbo = Which mystery passenger do you turn up?

card-whisper = Whisper of Limbo
gift-whisper = Peek at a mystery passenger in the boats.
ask-whisper = Which mystery passenger do you peek at?

card-hamsa-hand-one = Hamsa hand
gift-hamsa-hand-one = Choose another player, who secretly shows you a card from the hand, whichever they like.
ask-hamsa-hand-one = Who shows you a card?
act-hamsa-hand-one = See one of { $name }’s cards

card-changeling = Changeling
gift-changeling = Swap a mystery passenger with any other, in the same boat or in the other.
ask-changeling = Which mystery passenger do you swap?
