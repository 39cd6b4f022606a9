### The DC universe: names of places, characters, modes and powers. For the rights to them, see NOTICE.

-spy = the Joker
-Spy = The Joker
-ally = Harley Quinn
-Ally = Harley Quinn
-locals = the superheroes
-Locals = The superheroes
-mission = Super mission
-joke = The Joker’s joke
-madness = Cosmic madness

pack-name = The DC universe
pack-about = Twenty places of the DC universe, from an asylum in Gotham to a living planet. Only the Joker does not know where everybody is; the others are superheroes.

## Places

card-asylum = Arkham Asylum
card-undersea = Atlantis
card-cave = Batcave
card-prison = Belle Reve
card-police-station = Central City Police Department
card-newspaper = Daily Planet
card-hangar = Ferris Aircraft
card-ice-palace = Fortress of Solitude
card-jungle-city = Gorilla City
card-university = Gotham State University
card-hall = Hall of Justice
card-ice-bar = Iceberg Lounge
card-station = Justice League Satellite
card-bottle = Bottle City of Kandor
card-tower = LexCorp Tower
card-living-planet = Mogo
card-laboratory = S.T.A.R. Labs
card-island = Themyscira
card-bay-tower = Titans Tower
card-arena = Warworld

## Cards

card-local = A superhero

## Powers

card-override = God complex
    .about = If most are for an accusation, you among them, but not all, open this power: you need nobody’s blessing, and a majority is enough.
card-second = Super speed
    .about = You are faster than anybody. When your question has been answered, open this power and ask again, somebody else this time.
card-pass-on = Boom Tube
    .about = When you are asked, open this power, and the question is whisked away: whoever you name answers in your place, but not the one who asked.
card-lasso = Lasso of Truth
    .about = Open this power with your question: the answer must begin with “yes” or “no”.
card-shield = Force field
    .about = When you are accused before time is up, open this power: there is no vote.
card-loop = Time loop
    .about = While at least half a minute is left, open this power and add a minute or take one away: fifteen seconds are left in any case.
card-mute = Kryptonite
    .about = Your strength has left you: in this round you accuse nobody, but you vote like everybody else.
card-hothead = Hothead
    .about = The first time in this round that you vote on an accusation, you are for it, whatever you think.
card-xray = X-ray vision
    .about = At the start of the round you see right through your neighbour on the left, or at least through to the power.
card-shadow = Voice from the shadows
    .about = Speak low and short, as if out of the dark: five words at a time, and no more.
card-backwards = Backwards magic
    .about = Whatever you say, one word of it is said backwards, like a spell.
card-alter = Alter ego
    .about = Speak of yourself in the third person only, as if of somebody else.
