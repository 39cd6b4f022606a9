game-name = Duel
game-about = A strike, a counter, a counter to the counter. Potions and bombs at any moment. The last one alive wins.
mode-basic = The usual game
mode-bare = Without charms
mode-long = A long game: three lives each
option-lives = How many lives everybody starts with.
option-hand = How many cards everybody starts with.
option-window = How many seconds there are to react to what was announced.
option-charms = Whether everybody is dealt a charm that lies open.
ask-action = Your turn: strike, or draw a card?
ask-target = At whom?
ask-card = Which card?
ask-counter = Will you counter it?
ask-play = Play a card right now.
ask-revenge = You are dead. On whom do you take revenge?
told-announced = { $card ->
    [strike] { $seat } strikes at { $target }!
    [potion] { $seat } drinks a potion.
    [bomb] { $seat } throws a bomb at { $target }!
    [parry] { $seat } parries.
   *[feint] { $seat } feints!
}
told-drew = { $seat } draws a card.
told-drew-card = You drew a card: { $card-name }.
told-hurt = { $seat }: { $points ->
    [0] not a scratch
    [one] { $points } life lost
   *[other] { $points } lives lost
}.
told-healed = { $points ->
    [0] { $seat }: the potion is wasted.
   *[other] { $seat }: one life more.
}
told-laid-open = { $seat } is dead; the cards are laid open.
told-avenged = The charm of revenge! { $seat } takes a life along: { $target }.
card-strike = strike
card-draw = draw a card
card-pass = let it pass
card-potion = potion
card-bomb = bomb
card-parry = parry
card-feint = feint
charm-revenge = Revenge: dying, take a life from one of the living.
charm-vulture = Vulture: when another dies, draw a card.
charm-blade = Blade: your strikes cost one life more.
charm-shield = Shield: you never lose more than one life at a time.
reason-last-alive = one is left alive
reason-nobody-left = nobody is left alive
board-in-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-lives = { $lives ->
    [0] dead
    [one] { $lives } life
   *[other] { $lives } lives
}
board-cards = Your cards
board-hold = hold
board-play = Play a card
