game-name = Standoff
game-about = Everybody aims at somebody, and nobody knows who is who. Programs at any moment. The last side wins.
mode-basic = Pistols
mode-rifles = Rifles: a shot costs two lives
option-points = How many lives a shot costs.
option-window = How many seconds there are to react to a program or a shot.
ask-action = Your turn: shoot, aim elsewhere, peek at a role, or exchange a program?
ask-target = Whom?
ask-weapon = Whose weapon?
ask-program = Which program?
ask-play = Play a program right now.
ask-played = Will you roll the program back?
ask-shot = Will you defend against the shot?
told-dealt = You are { $role-name }. Your programs: { $cards-name }.
told-played = { $seat } plays { $card-name }.
told-shot = { $seat } shoots at { $target }!
told-hurt = { $seat }: { $points ->
    [0] not a scratch
    [one] { $points } life lost
   *[other] { $points } lives lost
}.
told-died = { $seat } is dead, and was { $role-name }.
told-aimed = { $seat } now aims at { $target }.
told-peeked = { $seat } peeks at the role of { $target }.
told-saw = The role of { $target }: { $role-name }.
told-exchanged = { $seat } puts a program under the deck and draws another.
told-drew-card = You drew a program: { $card-name }.
told-mixed = The roles of { $seat } and { $target } are mixed.
card-human = a human
card-machine = a machine
card-trojan = Trojan
card-rollback = Rollback
card-defender = Defender
card-orellana = Orellana
reason-one-side = all who live are of one side
side-human = humans
    .wins = The humans win
side-machine = machines
    .wins = The machines win
