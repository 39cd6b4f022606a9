### The guided match: what the coach says.

lesson-watch = This is the last round of a long siege. You are blue, and { $friend } is with you. Watch what happens.
lesson-welcome = Hello! You are blue, { $friend } is with you, and you have two survivors. Tap Brian Lee, then the school on the map, and choose how to get there. With fuel nobody is hurt on the way.
lesson-moved = Well done: one is at the school, the other stays to defend the colony. Send nobody else and choose “Pass”.
lesson-act = Now the actions. Tap whoever is at the school: the board shows what can be done. Choose “Search” and a die as high as the search value.
lesson-give = What you found is yours. Now let us prevent the common crisis, which takes food. Open your cards and give “Food 1” against the crisis.
lesson-finish = That helps against the crisis. You may use more dice, on a barricade for example. Then choose “Done”.
lesson-found = This is what you found. Take the card, or make noise and see another one. But noise may bring a zombie at the end of the round.
lesson-glass = You are done and have turned the glass. { $rival } acts at the same time as you, but now there is little time.
lesson-others = The next pair takes its turn. Turn by turn everybody gives against the crisis and prepares for the zombies.
lesson-bite = A bite may spread. Kill the survivor, and it stops. Roll the die, and only a blank saves.
lesson-crossroads = A crossroads card was met, which only your neighbour has seen so far. Read it and choose.
lesson-colony = The colony phase: food, combat, waste, the crisis, bullets, zombies. Follow it on the map, step by step.
lesson-tactic = Both colonies have met, and you are the leader. Choose a tactic in secret: a Charge is the strongest, and risky.
lesson-bid = Commit bullets: each makes you stronger by one. What is spent is gone, even if you win.
lesson-end = The rounds are out. The colony with the higher morale has met the main objective, and whoever has met the secret one, too, has won. Now you know how the game goes!
lesson-end-won = You have won! The morale of your colony is higher, and your secret objective is met. Now you know how the game goes!
