### The words of Doomsday. Names of players are never inflected, and nobody’s gender is known.

game-name = Doomsday
game-about = The machines have risen. Humans, machines and outcasts hold each other at gunpoint, and nobody knows who is who. Peek, shoot and step into other players’ turns while you live.

## Modes

mode-basic = Basic game
    .about = Four to eight players, each with two loyalty cards of their own.
mode-advanced = Advanced game
    .about = Nine to sixteen players, and each loyalty card is shared by two neighbours.
mode-legion = Legion
    .about = With Legion and Fallen: you can change sides merely by peeking at the wrong card.
mode-advanced-legion = Advanced game with Legion
    .about = Nine to sixteen players, shared loyalty cards and two more teams.
preset-first-about = The simplest roles, to get to know the game.
preset-usual-about = All roles and programs, without the Legion.
preset-everything-about = All roles and programs, Legion and Fallen. For those who have played before.

## Sides. “You are …”

side-human = Humans
side-machine = Machines
side-outcast = The outcast
side-legion = The Legion
side-fallen = The Fallen
card-human = human
card-machine = machine
card-outcast = outcast
card-legion = Legion
card-fallen = Fallen
