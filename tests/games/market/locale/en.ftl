game-name = The fair
game-about = Secret bids for a place at the stall, two trading at once against one sand glass, favours from the others. The richest wins.
mode-basic = The usual game
mode-hasty = In haste: little sand, few deeds
option-glass = How many seconds the second has left when the first is done and turns the glass.
option-deeds = How many deeds everybody has at the stall.
option-rounds = After which round the fair closes.
ask-bid = How many coins will you give for a place at the stall?
ask-deed = { $left ->
    [one] At the stall: { $left } deed left.
   *[other] At the stall: { $left } deeds left.
}
ask-ware = Which ware?
ask-whom = Whom do you ask?
ask-kind = For what?
ask-give = { $seat } asks you for { $kind-name }. How many will you give? Every ware brings a coin.
ask-show = What do you show to everybody?
ask-order = Put your shelf in order.
ask-thank = Lay two coins before those you want to thank.
ask-hands = Shall we go on?
ask-say = Say something.
closed-deck-is-out = the deck is out
closed-is-being-asked = somebody is asking this player already
told-bids = The bids, in the order of the seats: { $bids }.
told-done = { $seat } leaves the stall.
told-took = { $seat } takes from the row: { $kind-name }.
told-laid-out = Laid out on the row: { $kind-name }.
told-drew = { $seat } draws a ware unseen.
told-drew-ware = You draw: { $kind-name }.
told-begged = { $seat } asks { $target } for { $kind-name }.
told-gave = { $count ->
    [0] { $seat } gives nothing.
    [one] { $seat } gives { $count } ware.
   *[other] { $seat } gives { $count } wares.
}
told-showed = { $seat } shows a few wares: { $kinds-name }.
told-thanked = Friends are thanked. The purses now, in the order of the seats: { $coins }.
told-raised = { $hand ->
    [on] { $seat }: let us go on!
   *[enough] { $seat }: that is enough.
}
told-said = { $seat }: “{ $words }”
told-shelves = The shelves are opened.
told-end = The fair is closed. Points, in the order of the seats: { $scores }.
cards-wares = Wares
card-amber = amber
    .about = Warm to the hand, and never spoils.
card-fur = fur
card-honey = honey
    .about = Sells best in winter.
card-salt = salt
reason-enough = most have had enough
reason-deck-out = the wares are sold out
reason-last-round = the last round is over
