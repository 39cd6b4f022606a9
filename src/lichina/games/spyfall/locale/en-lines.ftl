### What people say at the table: for every trait its name, questions (q), and answers for yes (y), no (n) and partly (p).
### Every answer fits every question of its trait, and yes always means that the trait holds.
### The first line of each kind has at most five words.

## Any question

card-any-y1 = I’d say so.
card-any-y2 = You could put it like that.
card-any-y3 = More than you’d think.
card-any-y4 = I shan’t argue with that.
card-any-y5 = Anybody who’s been here a minute would agree.
card-any-y6 = As far as I can tell, very much so.
card-any-n1 = Not that I’ve noticed.
card-any-n2 = You’re barking up the wrong tree.
card-any-n3 = I’d be surprised.
card-any-n4 = Not in my experience, and I’ve been looking.
card-any-n5 = Somebody’s been pulling your leg.
card-any-n6 = That’d be news to me.
card-any-p1 = Yes and no.
card-any-p2 = It depends how you look at it.
card-any-p3 = Some days more than others.
card-any-p4 = A bit of both, if I’m honest.
card-any-p5 = I could argue it either way.
card-any-p6 = Up to a point, and then not at all.

## What is cried out by whoever stops the clock: an accusation, a guess, “all spies”, “all over the place”

card-accuse-c1 = Show us that card!
card-accuse-c2 = I think we’ve found { -spy }.
card-accuse-c3 = Somebody here has no idea where we are.
card-accuse-c4 = The answers don’t add up. Shall we see?
card-accuse-c5 = Enough hints, let’s vote on it!
card-accuse-c6 = I’ve a suspicion. The proof is on the card.
card-guess-c1 = I think it all adds up.
card-guess-c2 = Thank you all for the hints.
card-guess-c3 = No more pretending.
card-guess-c4 = Nothing ventured, nothing gained.
card-guess-c5 = You’ve told me everything yourselves.
card-guess-c6 = Well, look where I’ve ended up.
card-joke-c1 = { -joke }!
card-joke-c2 = You’re all in the same boat as me!
card-joke-c3 = Own up, you don’t know either!
card-joke-c4 = We all hold the same card, and there’s no place on it!
card-joke-c5 = No use asking: nobody knows where we are!
card-joke-c6 = What a coincidence: we’re all birds of a feather!
card-madness-c1 = We’re all in different places!
card-madness-c2 = We’re scattered all over!
card-madness-c3 = Everybody’s talking about a different place!
card-madness-c4 = Our cards are all different, you’ll see!
card-madness-c5 = It doesn’t add up because we aren’t together!
card-madness-c6 = One place for each of us, that’s what this is!

## The last talk: whom somebody suspects, and why. Six wordings for everything; a tone means nothing.

told-said-suspect = { $how ->
   *[hunch] { $tone ->
       *[plain] { $seat }: “{ $target }, I think you’re { -spy }.”
        [curt] { $seat }: “{ $target }. Nobody else fits.”
        [warm] { $seat }: “I’m sorry, { $target }, but I think it’s you.”
        [stern] { $seat }: “{ $target }, I don’t believe you. You don’t know where we are.”
        [wry] { $seat }: “{ $target }, are you quite sure you came with us?”
        [weary] { $seat }: “I’ve no proof, { $target }, but I have my doubts about you.”
    }
    [vague] { $tone ->
       *[plain] { $seat }: “{ $target }, with you it’s neither yes nor no. That’s how { -spy } talks.”
        [curt] { $seat }: “{ $target }, far too vague.”
        [warm] { $seat }: “{ $target }, I’d like to believe you, but that answer was sitting on the fence.”
        [stern] { $seat }: “{ $target }, nobody who knew the place would wriggle like that.”
        [wry] { $seat }: “{ $target }, with answers like yours we could be anywhere.”
        [weary] { $seat }: “Neither yes nor no… { $target }, I think it’s you.”
    }
    [answer] { $tone ->
       *[plain] { $seat }: “{ $target }, your answer on ‘{ $about-name }’ doesn’t fit the place.”
        [curt] { $seat }: “{ $target }, ‘{ $about-name }’: wrong answer.”
        [warm] { $seat }: “{ $target }, perhaps you were joking, but nobody here would answer ‘{ $about-name }’ like that.”
        [stern] { $seat }: “{ $target }, on ‘{ $about-name }’ you were guessing. You don’t know where we are.”
        [wry] { $seat }: “{ $target }, a brave answer on ‘{ $about-name }’. Especially to anybody who knows where we are.”
        [weary] { $seat }: “No need to guess any further: ‘{ $about-name }’ gave { $target } away.”
    }
    [agree] { $tone ->
       *[plain] { $seat }: “I think so, too: { $target }.”
        [curt] { $seat }: “Yes, it’s { $target }.”
        [warm] { $seat }: “I won’t argue: I think it’s { $target }, too.”
        [stern] { $seat }: “I’m with you. { $target }, you’d better explain yourself.”
        [wry] { $seat }: “{ $target }, it seems I’m not the only one who’s noticed.”
        [weary] { $seat }: “{ $target } it is, then. I’ve no better idea.”
    }
    [turn] { $tone ->
       *[plain] { $seat }: “No, it’s { $target } after all.”
        [curt] { $seat }: “No, it’s { $target }.”
        [warm] { $seat }: “I admit it, I was wrong: { $target } is the likelier.”
        [stern] { $seat }: “I’ve changed my mind. { $target }, now it’s your turn to explain.”
        [wry] { $seat }: “{ $target }, after all that’s been said, you look more interesting.”
        [weary] { $seat }: “I hardly know any more… { $target }, perhaps.”
    }
    [stand] { $tone ->
       *[plain] { $seat }: “{ $target }, I take nothing back.”
        [curt] { $seat }: “Still you, { $target }.”
        [warm] { $seat }: “{ $target }, no offence, but I’ll stand by what I said.”
        [stern] { $seat }: “{ $target }, I haven’t changed my mind.”
        [wry] { $seat }: “{ $target }, an honest face proves nothing.”
        [weary] { $seat }: “{ $target }, argue as you like, I still think it’s you.”
    }
}
told-said-trust = { $tone ->
   *[plain] { $seat }: “{ $target }, I believe you.”
    [curt] { $seat }: “It’s not { $target }.”
    [warm] { $seat }: “{ $target }, you’re one of us, anybody can hear it.”
    [stern] { $seat }: “Look elsewhere: { $target } knows where we are.”
    [wry] { $seat }: “If { $target } doesn’t know where we are, who does?”
    [weary] { $seat }: “Oh, leave { $target } alone.”
}
told-said-relent = { $tone ->
   *[plain] { $seat }: “All right, { $target }, I take it back.”
    [curt] { $seat }: “{ $target }, fine, not you.”
    [warm] { $seat }: “Sorry, { $target }: I believe you now.”
    [stern] { $seat }: “{ $target }, fair enough. It’s somebody else.”
    [wry] { $seat }: “{ $target }, well argued. I’ll go on looking.”
    [weary] { $seat }: “Not you, then, { $target }.”
}
told-said-who = { $tone ->
   *[plain] { $seat }: “{ $target }, do you really know where we are?”
    [curt] { $seat }: “{ $target }, are you with us?”
    [warm] { $seat }: “{ $target }, say something that makes us believe you.”
    [stern] { $seat }: “{ $target }, a straight answer: do you know the place?”
    [wry] { $seat }: “{ $target }, and what brings you here? Who are you, anyway?”
    [weary] { $seat }: “{ $target }, I’ve listened, and I still can’t tell: do you know where we are?”
}
told-said-why = { $tone ->
   *[plain] { $seat }: “{ $target }, why me?”
    [curt] { $seat }: “Me, { $target }? How come?”
    [warm] { $seat }: “{ $target }, that hurts. Why me, of all people?”
    [stern] { $seat }: “{ $target }, where’s your proof? Why me?”
    [wry] { $seat }: “{ $target }, I do like the attention. But why me?”
    [weary] { $seat }: “Me, of course. { $target }, why?”
}
told-said-know = { $tone ->
   *[plain] { $seat }: “I know where we are.”
    [curt] { $seat }: “Wrong. I know the place.”
    [warm] { $seat }: “Friends, I’m one of you, honestly.”
    [stern] { $seat }: “I know where we are. If you point at me, you’re helping somebody else.”
    [wry] { $seat }: “I know the place. The question is who doesn’t.”
    [weary] { $seat }: “Yes, yes, I know where we are.”
}
told-said-joked = { $tone ->
   *[plain] { $seat }: “My answer on ‘{ $about-name }’ was a joke.”
    [curt] { $seat }: “A joke, that ‘{ $about-name }’.”
    [warm] { $seat }: “No offence meant: on ‘{ $about-name }’ I was joking.”
    [stern] { $seat }: “My answer on ‘{ $about-name }’ was a joke, and proves nothing.”
    [wry] { $seat }: “What, ‘{ $about-name }’? My wit is wasted on you.”
    [weary] { $seat }: “I was hardly serious about ‘{ $about-name }’…”
}

## Underground

card-underground = underground
card-underground-q1 = Missing the daylight yet?
card-underground-q2 = Is there rather a lot of earth over our heads?
card-underground-q3 = Did you come down a good many steps to get here?
card-underground-q4 = Would you need a lift to see what the weather’s doing?
card-underground-q5 = Are the roots of things nearer than the leaves?
card-underground-q6 = Are the worms our upstairs neighbours?
card-underground-y1 = The sun’s only a rumour.
card-underground-y2 = Put it this way: the only way is up.
card-underground-y3 = My houseplant wouldn’t last a week.
card-underground-y4 = Windows would have been a waste of money.
card-underground-y5 = Daylight would need directions.
card-underground-y6 = We’re keeping the worms company.
card-underground-n1 = Nobody had to dig.
card-underground-n2 = The ground’s where I like it, under my shoes.
card-underground-n3 = Moles wouldn’t think much of it.
card-underground-n4 = I’ve been lower, mostly on Mondays.
card-underground-n5 = There’s sky in the window, I checked.
card-underground-n6 = No miner ever called this work.
card-underground-p1 = Only the lower bits.
card-underground-p2 = Depends which stairs you take.
card-underground-p3 = Half and half: some of us get weather and some don’t.
card-underground-p4 = The front door’s up top; after that it’s debatable.
card-underground-p5 = Some of it is, if you count the cellar.
card-underground-p6 = Down a bit, but not so you’d notice.

## Under water

card-underwater = under water
card-underwater-q1 = Ears popped yet?
card-underwater-q2 = Would a snorkel be optimistic?
card-underwater-q3 = Do fish ever look in on us?
card-underwater-q4 = If we sprang a leak, would we be in real trouble?
card-underwater-q5 = Are we below the surface, in the wet sense?
card-underwater-q6 = Do you come up for air, literally, now and then?
card-underwater-y1 = Gills would help.
card-underwater-y2 = Nothing ever dries properly.
card-underwater-y3 = Umbrellas stopped making sense a while ago.
card-underwater-y4 = The pressure gets to you, and I don’t mean work.
card-underwater-y5 = Conversation is mostly bubbles.
card-underwater-y6 = A towel would be optimistic.
card-underwater-n1 = Dry as a biscuit.
card-underwater-n2 = I breathe in, I breathe out, nothing bubbles.
card-underwater-n3 = A goldfish would want to bring its own bowl.
card-underwater-n4 = You can leave the flippers at home.
card-underwater-n5 = Nobody’s hair is even damp.
card-underwater-n6 = I lit a match just now, no trouble at all.
card-underwater-p1 = Depends how tall you are.
card-underwater-p2 = Head above, feet below, most of the time.
card-underwater-p3 = We get splashed. I wouldn’t call it drowning.
card-underwater-p4 = Splashing, yes. Sinking, no.
card-underwater-p5 = Ask me when the tide turns.
card-underwater-p6 = Parts of me, parts of the time.

## By the water

card-waterside = by the water
card-waterside-q1 = Would a boat help?
card-waterside-q2 = Could you skim a stone without walking far?
card-waterside-q3 = Would a duck feel at home round here?
card-waterside-q4 = Is there a splash within earshot?
card-waterside-q5 = If the tide came up, would we be moving the furniture?
card-waterside-q6 = Should I have packed a towel?
card-waterside-y1 = Bring spare socks.
card-waterside-y2 = The damp gets into everything sooner or later.
card-waterside-y3 = You’d hear it lapping if we all shut up.
card-waterside-y4 = If you float badly, mind where you step.
card-waterside-y5 = The gulls have opinions about lunch.
card-waterside-y6 = Skimming stones would pass the time nicely.
card-waterside-n1 = Hardly a puddle.
card-waterside-n2 = An angler would be wasting the day.
card-waterside-n3 = The wettest thing here is my tea.
card-waterside-n4 = Bone dry in every direction.
card-waterside-n5 = A duck would need a map.
card-waterside-n6 = Nothing laps, nothing drips.
card-waterside-p1 = More damp than wet.
card-waterside-p2 = There’s water, but you’d have to go and look for it.
card-waterside-p3 = Ask me again after a week of rain.
card-waterside-p4 = If you stand on tiptoe, something glitters.
card-waterside-p5 = Near enough for gulls, not for paddling.
card-waterside-p6 = After heavy rain, certainly.

## Out in space

card-space = out in space
card-space-q1 = Homesick for gravity?
card-space-q2 = If you wave to your family, do you wave downwards?
card-space-q3 = Would stepping out for some air be a mistake?
card-space-q4 = Did you need a countdown to get here?
card-space-q5 = Are the stars closer than the nearest bus stop?
card-space-q6 = Have we left the planet, would you say?
card-space-y1 = Nobody walks home tonight.
card-space-y2 = Weather is something that happens to other people.
card-space-y3 = The neighbours are light years off.
card-space-y4 = You’d want more than a thick coat outside.
card-space-y5 = ‘Up’ is a matter of opinion.
card-space-y6 = The post takes rather a long time.
card-space-n1 = Both feet on Earth.
card-space-n2 = Drop a spoon and it hits the floor, same as ever.
card-space-n3 = A decent taxi could have got you here.
card-space-n4 = The air outside is free, and there’s plenty of it.
card-space-n5 = Gravity and I are on the usual terms.
card-space-n6 = You could get here with a return bus fare.
card-space-p1 = Not entirely down to earth.
card-space-p2 = Some days it feels further from home than it is.
card-space-p3 = It depends where you think the sky starts.
card-space-p4 = Nearer the stars than most, further than it looks.
card-space-p5 = One foot off the planet, so to speak.
card-space-p6 = High enough to wonder, not to float.

## Cold

card-cold = cold
card-cold-q1 = Should I have brought gloves?
card-cold-q2 = Can you see your own breath?
card-cold-q3 = Would an ice lolly be a mistake?
card-cold-q4 = Is the thermal underwear earning its keep?
card-cold-q5 = Butter stays hard if you leave it out, I suppose?
card-cold-q6 = Do people here hold a hot drink just for the holding?
card-cold-y1 = Keep your hat on.
card-cold-y2 = My fingers stopped answering a while ago.
card-cold-y3 = Nobody sits still for long.
card-cold-y4 = You could do without a fridge.
card-cold-y5 = My tea gave up before I did.
card-cold-y6 = I can see everything I say.
card-cold-n1 = Shirtsleeves will do.
card-cold-n2 = I’ve been warmer, but not by much.
card-cold-n3 = Whoever packed the woollens overdid it.
card-cold-n4 = Nobody’s fighting over the blanket.
card-cold-n5 = The ice in my glass didn’t stand a chance.
card-cold-n6 = A scarf would be purely for show.
card-cold-p1 = Only if you dawdle.
card-cold-p2 = Depends on the season, and on who left the door open.
card-cold-p3 = ‘Fresh’ is what my grandmother would have called it.
card-cold-p4 = One side of me’s fine, the other’s complaining.
card-cold-p5 = Brisk, but nobody’s perished.
card-cold-p6 = It varies from bench to bench.

## People locked up

card-locked-up = under lock and key
card-locked-up-q1 = Anyone here against their will?
card-locked-up-q2 = Is leaving a good deal harder than arriving?
card-locked-up-q3 = Are the keys in somebody else’s pocket?
card-locked-up-q4 = Do people count the days?
card-locked-up-q5 = Would a cake with a file in it be a thoughtful present?
card-locked-up-q6 = Are there doors that open only from the other side?
card-locked-up-y1 = Exit’s by appointment only.
card-locked-up-y2 = Some of the company didn’t choose it.
card-locked-up-y3 = I’m told somebody once tried a spoon and a lot of patience.
card-locked-up-y4 = Walking in takes a minute. Walking out takes a lawyer.
card-locked-up-y5 = The keys are with somebody else.
card-locked-up-y6 = Visiting hours are a real thing.
card-locked-up-n1 = Door’s open, off you go.
card-locked-up-n2 = You’re free the moment your coat turns up.
card-locked-up-n3 = We all came on our own two feet, and can go on them.
card-locked-up-n4 = I’ve felt more trapped at weddings.
card-locked-up-n5 = Come and go as you please, we do.
card-locked-up-n6 = There’s a latch, and it doesn’t work.
card-locked-up-p1 = Some come, some are kept.
card-locked-up-p2 = Nobody’s chained up, but try slipping off early.
card-locked-up-p3 = Depends who you ask, and which side of the lock they’re on.
card-locked-up-p4 = You can leave, but you’ll be asked why.
card-locked-up-p5 = Not locked, just awkward to get out of.
card-locked-up-p6 = It depends who’s holding the keys.

## Law and order

card-police = law and order
card-police-q1 = Should we behave ourselves?
card-police-q2 = Would a pickpocket think better of it?
card-police-q3 = Has somebody here got a badge and a notebook?
card-police-q4 = Are we in the company of the law?
card-police-q5 = You’d keep quiet about your parking fines, wouldn’t you?
card-police-q6 = Is misbehaving likely to end in paperwork?
card-police-y1 = Hands where they’re visible.
card-police-y2 = I’ve never waited my turn so politely.
card-police-y3 = Somebody’s watching, and is paid to.
card-police-y4 = Confess early, it saves everybody time.
card-police-y5 = Best keep your papers handy.
card-police-y6 = Misbehave, and it’s noted with the time.
card-police-n1 = Nobody here makes arrests.
card-police-n2 = You’d have to dial three nines and wait.
card-police-n3 = The rules are whatever people can agree on.
card-police-n4 = If something went missing, I wouldn’t know whom to tell.
card-police-n5 = The only authority is whoever shouts loudest.
card-police-n6 = You’d have to make a citizen’s arrest.
card-police-p1 = The law looks in occasionally.
card-police-p2 = There’s a chap with a torch, but I wouldn’t call him a sheriff.
card-police-p3 = Order is kept. By whom exactly, I’d rather not say.
card-police-p4 = A stern look is about the worst you’d get.
card-police-p5 = Eyes are kept open, though nobody’s in charge.
card-police-p6 = They’d come if we rang, I expect.

## Science

card-science = science
card-science-q1 = Anything here need calibrating?
card-science-q2 = A physicist would be in heaven, wouldn’t they?
card-science-q3 = Do people here argue about decimals?
card-science-q4 = Is something being tested that perhaps shouldn’t be?
card-science-q5 = Would a broken thermometer ruin somebody’s week?
card-science-q6 = Do you nod along and understand every third word?
card-science-y1 = Don’t touch the dials.
card-science-y2 = There’s a formula up, and nobody dares wipe it off.
card-science-y3 = Half of them could explain it. The other half pretend.
card-science-y4 = It’s all theory until something goes bang.
card-science-y5 = Somebody’s waiting for a result.
card-science-y6 = It blinks, it hums, and it’s been published.
card-science-n1 = Common sense will do.
card-science-n2 = The most complicated instrument is the kettle.
card-science-n3 = Nobody’s proved anything round here in years.
card-science-n4 = You can have failed chemistry and get on fine.
card-science-n5 = Nobody’s measured anything all day.
card-science-n6 = A guess is as good as a graph here.
card-science-p1 = Only behind the scenes.
card-science-p2 = Somebody clever set it up. The rest of us press buttons.
card-science-p3 = There are gadgets. Whether there’s a theory, I couldn’t say.
card-science-p4 = Clever people come through; they don’t all stop.
card-science-p5 = There’s method in it, just about.
card-science-p6 = A little, if you know where to look.

## Money and business

card-money = money and business
card-money-q1 = Is somebody getting rich?
card-money-q2 = Would an accountant get goosebumps?
card-money-q3 = Does it all come down to the bottom line?
card-money-q4 = Have you seen a figure that made you cough?
card-money-q5 = Do you suppose there are shareholders?
card-money-q6 = Is a handshake here worth more than my car?
card-money-y1 = Nothing’s free, believe me.
card-money-y2 = There are more noughts than I have fingers.
card-money-y3 = Somebody’s yacht depends on this.
card-money-y4 = My wallet feels lighter already.
card-money-y5 = Somebody’s counting, I can hear it.
card-money-y6 = Discounts are discussed in whispers.
card-money-n1 = Nobody’s in it for profit.
card-money-n2 = You could turn out everyone’s pockets and buy a bun.
card-money-n3 = If there’s a budget, it’s kept in a biscuit tin.
card-money-n4 = A salesman would starve.
card-money-n5 = I’ve not reached for my purse once.
card-money-n6 = There’s nothing to sell, and nobody to sell it.
card-money-p1 = It pays its way.
card-money-p2 = Coins change hands, fortunes don’t.
card-money-p3 = Somebody does the sums, but it’s hardly the point.
card-money-p4 = There’s a till, but nobody fights over it.
card-money-p5 = It costs something, but it isn’t about that.
card-money-p6 = Somebody pays. I’ve never asked who.

## Studies

card-study = studies
card-study-q1 = Is there homework?
card-study-q2 = Do you get told off for not taking notes?
card-study-q3 = Do people leave cleverer than they came?
card-study-q4 = Is somebody explaining something for the third time?
card-study-q5 = Should I have sharpened a pencil?
card-study-q6 = Do people get marked on this?
card-study-y1 = There may be questions later.
card-study-y2 = I’ve forgotten half of it already, which is about usual.
card-study-y3 = The back row is asleep, as tradition demands.
card-study-y4 = Turning up unprepared gets noticed.
card-study-y5 = I ought to be writing this down.
card-study-y6 = There’s a right answer, and it isn’t mine.
card-study-n1 = My brain’s off duty.
card-study-n2 = Nobody’s going to ask you for the date of a battle.
card-study-n3 = I’ve learnt nothing, and I’ve been paying attention.
card-study-n4 = Ignorance has been no obstacle so far.
card-study-n5 = Nobody will be any the wiser by teatime.
card-study-n6 = I’ve not seen a pencil all day.
card-study-p1 = Learning happens, by accident.
card-study-p2 = There’s wisdom about, if you read the small print.
card-study-p3 = A few take it in. The rest of us nod.
card-study-p4 = You might pick something up, like a cold.
card-study-p5 = They’ll explain it if you ask twice.
card-study-p6 = Some are here to learn, some to sit down.

## News and press

card-press = news and press
card-press-q1 = Will we make headlines?
card-press-q2 = Should I comb my hair for the cameras?
card-press-q3 = Is ‘no comment’ a useful phrase to have ready?
card-press-q4 = Is somebody holding the front page?
card-press-q5 = A good quote’s worth something here, I gather?
card-press-q6 = Will strangers be reading about this on the bus?
card-press-y1 = Mind what you say.
card-press-y2 = Somebody’s already got a pencil out.
card-press-y3 = By breakfast the whole country will have an opinion.
card-press-y4 = They’ll get our names wrong, they always do.
card-press-y5 = I’d comb your hair, just in case.
card-press-y6 = Every cough gets a paragraph.
card-press-n1 = It’s hardly news.
card-press-n2 = A reporter would file nothing and go home early.
card-press-n3 = Our fame ends at the front door.
card-press-n4 = The last thing anybody wrote down was about the bins.
card-press-n5 = Nothing here would fill a postcard.
card-press-n6 = No comment, and nobody’s asked for one.
card-press-p1 = On a slow day.
card-press-p2 = If something catches fire, they’ll come. Otherwise not.
card-press-p3 = A line on page nine, perhaps, under the crossword.
card-press-p4 = We were mentioned once, with the name misspelt.
card-press-p5 = If it’s a quiet week, perhaps.
card-press-p6 = Word gets about, but not in print.

## Flying machines

card-flying-machines = flying machines
card-flying-machines-q1 = Anything here take off?
card-flying-machines-q2 = Is there a pilot within shouting distance?
card-flying-machines-q3 = Does somebody check the wind before breakfast?
card-flying-machines-q4 = Do you put earplugs in when the engines start?
card-flying-machines-q5 = If we had to leave in a hurry, could we leave upwards?
card-flying-machines-q6 = Do wings come into it at all?
card-flying-machines-y1 = Seat belts on, please.
card-flying-machines-y2 = The draught alone would undo your hair.
card-flying-machines-y3 = Gravity’s been overruled, mechanically speaking.
card-flying-machines-y4 = There’s something parked that never needed a road.
card-flying-machines-y5 = Chocks away, more or less.
card-flying-machines-y6 = Something’s being refuelled as we speak.
card-flying-machines-n1 = Pigeons, at the very most.
card-flying-machines-n2 = The only thing that soars is my blood pressure.
card-flying-machines-n3 = Whatever moves here keeps low.
card-flying-machines-n4 = You’d have to jump and hope.
card-flying-machines-n5 = Everything with wheels here keeps them on the floor.
card-flying-machines-n6 = A kite would be an event.
card-flying-machines-p1 = One lands, now and then.
card-flying-machines-p2 = Things pass overhead, but they don’t stop to chat.
card-flying-machines-p3 = There’s something with an engine tucked away, though nobody comes for that.
card-flying-machines-p4 = You hear them more than you see them.
card-flying-machines-p5 = There’s one, but I’ve never seen it go up.
card-flying-machines-p6 = Only if you’re generous about ‘flying’.

## Crowded

card-crowds = crowded
card-crowds-q1 = Bit of a squeeze?
card-crowds-q2 = Have your toes been trodden on yet?
card-crowds-q3 = Would you lose sight of a friend in under a minute?
card-crowds-q4 = Are there a lot of people you’ve never met?
card-crowds-q5 = Do you need your elbows to get anywhere?
card-crowds-q6 = Is queueing a way of life?
card-crowds-y1 = Breathe in, everyone.
card-crowds-y2 = I’ve apologised to eleven strangers so far.
card-crowds-y3 = If you drop something, say goodbye to it.
card-crowds-y4 = Personal space was abolished some time ago.
card-crowds-y5 = I’ve lost two people I came with.
card-crowds-y6 = Queueing is how you meet anyone.
card-crowds-n1 = Room for a waltz.
card-crowds-n2 = When somebody sneezes, you know who it was.
card-crowds-n3 = I could name everybody, and their dogs.
card-crowds-n4 = Take two chairs, nobody will mind.
card-crowds-n5 = There’s an echo, and it’s the liveliest of us.
card-crowds-n6 = You could count us and not need your toes.
card-crowds-p1 = Comes in waves.
card-crowds-p2 = Pick the right hour and you’ll have it to yourself.
card-crowds-p3 = Enough people to nod at, not enough to trip over.
card-crowds-p4 = Full one minute, empty the next.
card-crowds-p5 = Enough for a quarrel, not for a riot.
card-crowds-p6 = It fills up, if you wait.

## The good side’s base

card-hero-base = the good side’s base
card-hero-base-q1 = Is this our own turf?
card-hero-base-q2 = Do the good guys keep their spare boots here?
card-hero-base-q3 = If the alarm went, would this lot jump up and save somebody?
card-hero-base-q4 = Are we among friends, the sort with a mission?
card-hero-base-q5 = Is there a rota for rescuing people?
card-hero-base-q6 = Would the bad guys love to have the address?
card-hero-base-y1 = Home, sweet headquarters.
card-hero-base-y2 = There’s always somebody on call.
card-hero-base-y3 = We’re on the right side of the door for once.
card-hero-base-y4 = Plans get made here, and some of them even work.
card-hero-base-y5 = The alarm goes, and half the room stands up.
card-hero-base-y6 = There’s a rota for saving people.
card-hero-base-n1 = We’re only visiting.
card-hero-base-n2 = Nobody’s planning to save anything but money.
card-hero-base-n3 = If trouble started, we’d have to ring for help.
card-hero-base-n4 = ‘Brave’ is not the first word that comes to mind.
card-hero-base-n5 = Cowards feel quite at home.
card-hero-base-n6 = If help’s needed, it’ll have to come from elsewhere.
card-hero-base-p1 = We’re welcome, usually.
card-hero-base-p2 = Friendly ground, though I wouldn’t leave my toothbrush.
card-hero-base-p3 = It’s done for an emergency or two.
card-hero-base-p4 = Good people drop in, but they don’t unpack.
card-hero-base-p5 = It would do until the proper one’s ready.
card-hero-base-p6 = Now and then somebody’s brave by accident.

## Bad company

card-villains = bad company
card-villains-q1 = Watching your back?
card-villains-q2 = Been counting your fingers after every handshake?
card-villains-q3 = Is some of the company wanted elsewhere?
card-villains-q4 = Are there people here you’d cross the road to avoid?
card-villains-q5 = Do you sniff a drink before accepting it?
card-villains-q6 = Is somebody in a corner plotting something?
card-villains-y1 = Don’t turn round now.
card-villains-y2 = I’ve left my good watch at home on purpose.
card-villains-y3 = The politest of them worries me most.
card-villains-y4 = Half of them have a record, and it isn’t jazz.
card-villains-y5 = I’d count my fingers after shaking hands.
card-villains-y6 = Everybody has an alibi ready.
card-villains-n1 = Harmless, every last one.
card-villains-n2 = The worst crime so far was a pun.
card-villains-n3 = You could leave your bag on a chair all day.
card-villains-n4 = If anyone’s wicked, they’re being very shy about it.
card-villains-n5 = They’d return your wallet, with interest.
card-villains-n6 = The most dangerous thing about is the step.
card-villains-p1 = Mostly decent. Mostly.
card-villains-p2 = I’ve seen the odd face I’d rather not see again.
card-villains-p3 = Trouble comes by, but it doesn’t live here.
card-villains-p4 = One of them smiles too much, I’ll say that.
card-villains-p5 = There were incidents, but they were tidied up.
card-villains-p6 = Not wicked, just not to be lent money.

## Not human

card-nonhuman = not human
card-nonhuman-q1 = Anyone here not human?
card-nonhuman-q2 = Do the neighbours take you for the strange one?
card-nonhuman-q3 = Would a family doctor be baffled by this lot?
card-nonhuman-q4 = Do you sometimes forget how many arms are usual?
card-nonhuman-q5 = Does small talk call for an interpreter from rather far off?
card-nonhuman-q6 = Are we the minority, as species go?
card-nonhuman-y1 = Try not to stare.
card-nonhuman-y2 = I’ve stopped asking who’s related to whom.
card-nonhuman-y3 = The family trees have some surprising branches.
card-nonhuman-y4 = I’m never sure which limb to shake.
card-nonhuman-y5 = The group photograph took some explaining.
card-nonhuman-y6 = I’m told the teeth are friendly.
card-nonhuman-n1 = Two legs each, relax.
card-nonhuman-n2 = Ordinary faces, with the customary number of eyes.
card-nonhuman-n3 = They grumble about the weather like anybody else.
card-nonhuman-n4 = Nothing a birth certificate couldn’t explain.
card-nonhuman-n5 = Passports all round, and the pictures match.
card-nonhuman-n6 = Everybody here was once a baby of the usual kind.
card-nonhuman-p1 = Human-ish, let’s say.
card-nonhuman-p2 = People on the whole, with an exception in the corner.
card-nonhuman-p3 = Define ‘person’, and then I’ll answer.
card-nonhuman-p4 = I’d not swear to the one at the back.
card-nonhuman-p5 = Mostly us, with guests.
card-nonhuman-p6 = It depends how strict you are.

## Secret

card-secret = secret
card-secret-q1 = Is this strictly between us?
card-secret-q2 = A map’s no use at all, I suppose?
card-secret-q3 = Did you check that nobody followed you?
card-secret-q4 = Will you have to lie about where you’ve been today?
card-secret-q5 = Do very few people know we’re here?
card-secret-q6 = Was there a password, or at least a special knock?
card-secret-y1 = You never saw me.
card-secret-y2 = Ask for directions and people change the subject.
card-secret-y3 = There’s no sign outside, and that’s deliberate.
card-secret-y4 = If anybody rings, we’re all at my aunt’s.
card-secret-y5 = The map says there’s nothing here.
card-secret-y6 = I was asked to forget the way.
card-secret-n1 = Everyone’s got the address.
card-secret-n2 = They couldn’t advertise it any louder.
card-secret-n3 = I told at least three people where I’d be.
card-secret-n4 = Lost strangers find it without trying.
card-secret-n5 = There’s a sign with an arrow, and another behind it.
card-secret-n6 = My grandmother sends post here.
card-secret-p1 = An open secret, rather.
card-secret-p2 = People have heard of it. Fewer could find the way in.
card-secret-p3 = Nobody hides it, but nobody mentions it either.
card-secret-p4 = You’d find it, if you knew to look.
card-secret-p5 = It’s known about, just not talked about.
card-secret-p6 = The place is no secret. The rest might be.

## Ruled by a crown

card-royalty = ruled by a crown
card-royalty-q1 = Anybody wearing a crown?
card-royalty-q2 = Does one leave the room backwards, bowing?
card-royalty-q3 = Is somebody’s birthday a public holiday?
card-royalty-q4 = Been practising your curtsey?
card-royalty-q5 = Did the boss get the job by being born?
card-royalty-q6 = Is there one chair nobody else may sit in?
card-royalty-y1 = Bow first, talk later.
card-royalty-y2 = The same family has been in charge for ages.
card-royalty-y3 = One does as one is told, and one says ‘one’.
card-royalty-y4 = Get the etiquette wrong and heads turn, or roll.
card-royalty-y5 = Somebody’s portrait is watching us eat.
card-royalty-y6 = You walk out backwards, if you know what’s good for you.
card-royalty-n1 = Titles don’t count here.
card-royalty-n2 = Whoever’s in charge wears an ordinary coat.
card-royalty-n3 = You may turn your back on anyone you please.
card-royalty-n4 = The management was appointed, and it shows.
card-royalty-n5 = We vote on everything, including biscuits.
card-royalty-n6 = The nearest crown’s on a tooth.
card-royalty-p1 = In all but name.
card-royalty-p2 = There’s a boss who’d look good on coins.
card-royalty-p3 = Somebody’s got the manner for it, if not the family tree.
card-royalty-p4 = One person gets the good chair, no questions asked.
card-royalty-p5 = There’s ceremony, but I couldn’t say whose.
card-royalty-p6 = Grand manners, modest powers.

## Fights and training

card-fighting = fights and training
card-fighting-q1 = Are bruises included?
card-fighting-q2 = Did you limber up before coming in?
card-fighting-q3 = Does one soon learn to duck?
card-fighting-q4 = Is hitting people considered practice?
card-fighting-q5 = Would a referee have a busy day?
card-fighting-q6 = Is there somebody who could throw you across the room?
card-fighting-y1 = Keep your guard up.
card-fighting-y2 = The plasters never last the week.
card-fighting-y3 = Disputes are settled standing, until one party isn’t.
card-fighting-y4 = People limp off and call it a good day.
card-fighting-y5 = The furniture’s been nailed down for a reason.
card-fighting-y6 = Somebody’s always limbering up.
card-fighting-n1 = Pacifists, all of us.
card-fighting-n2 = The fiercest contest is for the last chair.
card-fighting-n3 = Raise a fist and they’d think you had a question.
card-fighting-n4 = I haven’t seen so much as a pillow thrown.
card-fighting-n5 = Voices get raised, and that’s our limit.
card-fighting-n6 = A bruise would need explaining.
card-fighting-p1 = Only when somebody starts.
card-fighting-p2 = There’s some shoving, but nobody bows first.
card-fighting-p3 = It happens, but it isn’t on the programme.
card-fighting-p4 = A bit of sparring, mostly verbal.
card-fighting-p5 = They practise. I’ve not seen it used.
card-fighting-p6 = Once in a while, and then there’s tea.

## Unearthly technology

card-alien-tech = unearthly technology
card-alien-tech-q1 = Is the manual gibberish?
card-alien-tech-q2 = Would our best engineers scratch their heads?
card-alien-tech-q3 = Do the buttons have symbols you’ve never met?
card-alien-tech-q4 = Has this kit come from very, very far away?
card-alien-tech-q5 = Does the machinery hum in a key that doesn’t exist?
card-alien-tech-q6 = Afraid to lean on a panel, in case it notices?
card-alien-tech-y1 = Earthly plugs don’t fit.
card-alien-tech-y2 = The guarantee is void in this galaxy.
card-alien-tech-y3 = I pressed one thing, and now it knows my name.
card-alien-tech-y4 = Nobody down our way could have built it.
card-alien-tech-y5 = Nobody remembers plugging it in.
card-alien-tech-y6 = It hums in a key we haven’t got.
card-alien-tech-n1 = Ordinary sockets throughout.
card-alien-tech-n2 = My uncle could mend most of it with tape.
card-alien-tech-n3 = It all came with a leaflet in nine languages, none of them odd.
card-alien-tech-n4 = The cleverest device is a light switch, and it sticks.
card-alien-tech-n5 = A hammer would fix most of it.
card-alien-tech-n6 = It’s all from the catalogue, page forty.
card-alien-tech-p1 = One gadget, maybe.
card-alien-tech-p2 = Most of it’s ours. The rest nobody likes to ask about.
card-alien-tech-p3 = Hard to tell the very foreign from the badly designed.
card-alien-tech-p4 = Clever, but I’ve seen cleverer in kitchens.
card-alien-tech-p5 = There’s one thing nobody switches on.
card-alien-tech-p6 = Half of it makes sense to me.

## High up

card-tall = high up
card-tall-q1 = Long way down?
card-tall-q2 = Is the view worth the climb?
card-tall-q3 = You’re keeping well back from the edge, I take it?
card-tall-q4 = Do people look like ants from where you are?
card-tall-q5 = Could you look a pigeon in the eye?
card-tall-q6 = If you dropped your keys, would you write them off?
card-tall-y1 = Don’t look down.
card-tall-y2 = My knees have asked to be excused.
card-tall-y3 = On a clear day you can see next week.
card-tall-y4 = Nobody takes the stairs twice.
card-tall-y5 = The birds are going by underneath.
card-tall-y6 = My ears popped on the way.
card-tall-n1 = Low enough for me.
card-tall-n2 = You could fall off it and not spill your drink.
card-tall-n3 = My horizon is somebody else’s shoulders.
card-tall-n4 = Vertigo’s no danger unless you’re a snail.
card-tall-n5 = I could jump off it and carry on talking.
card-tall-n6 = The view’s of somebody’s hat.
card-tall-p1 = Depends where you’re standing.
card-tall-p2 = There’s an upstairs, but nobody’s fainted.
card-tall-p3 = High enough for a photograph, too low for a parachute.
card-tall-p4 = High for a cat, low for a crow.
card-tall-p5 = There’s an upper part, if you like that sort of thing.
card-tall-p6 = Dizzy? Only if I think about it.

## Wild nature

card-nature = wild nature
card-nature-q1 = Mosquitoes bothering you?
card-nature-q2 = Might we meet something with antlers?
card-nature-q3 = Is the nearest neighbour a tree?
card-nature-q4 = Stout boots and a compass, then?
card-nature-q5 = Is most of what’s around us growing?
card-nature-q6 = Does something rustle when nobody’s there?
card-nature-y1 = Check for ticks later.
card-nature-y2 = Nobody has mown any of it, ever.
card-nature-y3 = Whoever laid it out didn’t own a ruler.
card-nature-y4 = Civilisation is back the way we came.
card-nature-y5 = Something rustled, and it wasn’t a wrapper.
card-nature-y6 = The paths are only a suggestion.
card-nature-n1 = Bricks and tarmac, mostly.
card-nature-n2 = There’s one plant, and it’s plastic.
card-nature-n3 = A squirrel would need a permit.
card-nature-n4 = Somebody designed every last corner of it.
card-nature-n5 = Even the moss was put in by hand.
card-nature-n6 = You’d need a bus to find a tree.
card-nature-p1 = Wild in patches.
card-nature-p2 = It’s been tamed, but it’s plotting a comeback.
card-nature-p3 = The wild part starts just past the fence.
card-nature-p4 = Green in places, grey in others.
card-nature-p5 = There’s a hedge with ideas of its own.
card-nature-p6 = There’s a bit of it behind the bins.

## Trophies and curios

card-trophies = trophies and curios
card-trophies-q1 = Anything worth gawping at?
card-trophies-q2 = Are there curious things behind glass?
card-trophies-q3 = Would the dusting take somebody all week?
card-trophies-q4 = Does every object have a story, and a label?
card-trophies-q5 = Did somebody go to great trouble to bring all this home?
card-trophies-q6 = Is ‘please don’t touch’ a reasonable request?
card-trophies-y1 = Admire it from there.
card-trophies-y2 = Each piece was somebody’s finest hour, or worst.
card-trophies-y3 = We’re running out of shelf for it all.
card-trophies-y4 = Break something and you’ll get its whole history.
card-trophies-y5 = Please don’t lean on anything.
card-trophies-y6 = Every bit of it has a little card, or ought to.
card-trophies-n1 = Not a plinth in sight.
card-trophies-n2 = The only thing on show is my patience.
card-trophies-n3 = A burglar with taste would leave in tears.
card-trophies-n4 = We don’t keep souvenirs, we barely keep receipts.
card-trophies-n5 = Empty shelves, and proud of it.
card-trophies-n6 = You’d find better in my attic.
card-trophies-p1 = A dusty cup somewhere.
card-trophies-p2 = There’s the odd curiosity, though nobody comes for it.
card-trophies-p3 = Some things are on display. Whether on purpose, I can’t say.
card-trophies-p4 = One thing’s on show, and we’re rather proud of it.
card-trophies-p5 = Something’s framed, though I forget what.
card-trophies-p6 = Treasure or clutter, opinions differ.

## Rest and fun

card-leisure = rest and fun
card-leisure-q1 = Having fun yet?
card-leisure-q2 = Is this where an evening off might take you?
card-leisure-q3 = You’d come here without being paid, wouldn’t you?
card-leisure-q4 = Do people turn up in a good mood on purpose?
card-leisure-q5 = Is doing nothing useful rather the point?
card-leisure-q6 = Would your boss object to finding you here on a Tuesday?
card-leisure-y1 = My shoulders have dropped.
card-leisure-y2 = Nobody’s said the word ‘productive’ in hours.
card-leisure-y3 = I’d happily stay till they turn the lights out.
card-leisure-y4 = The hardest decision so far was what to do next.
card-leisure-y5 = I’ve loosened my collar.
card-leisure-y6 = Nobody’s checked the time in ages.
card-leisure-n1 = Nobody’s here to enjoy it.
card-leisure-n2 = I’ve had livelier evenings with a tax return.
card-leisure-n3 = People look at the clock, and not fondly.
card-leisure-n4 = If you hear laughter, somebody’s made a mistake.
card-leisure-n5 = People come here on purpose, but not for pleasure.
card-leisure-n6 = Fun would have to be booked in advance.
card-leisure-p1 = Depends on the company.
card-leisure-p2 = Some relax. Others make it possible.
card-leisure-p3 = There are worse ways to spend an hour, and better.
card-leisure-p4 = I’m enjoying it. Some are being paid to.
card-leisure-p5 = It’s pleasant enough in snatches.
card-leisure-p6 = There’s fun to be had, if you’re off duty.

## Medicine

card-medicine = medicine
card-medicine-q1 = Feeling better already?
card-medicine-q2 = If you fainted, would this be the spot for it?
card-medicine-q3 = Does somebody here wash their hands a great deal?
card-medicine-q4 = Do people ask where it hurts, and mean it?
card-medicine-q5 = Is a bandage always within reach?
card-medicine-q6 = Would you say ‘aah’ if asked?
card-medicine-y1 = Take two and rest.
card-medicine-y2 = They’ve already had a look at my tongue.
card-medicine-y3 = The needles are smaller than you remember.
card-medicine-y4 = Everyone says it won’t hurt, which is how you know.
card-medicine-y5 = Say ‘ah’, and you’ll fit right in.
card-medicine-y6 = They wash their hands more than I’d think of.
card-medicine-n1 = Bring your own plasters.
card-medicine-n2 = If you feel peculiar, the usual advice is to sit down.
card-medicine-n3 = The best they could offer is a glass of water.
card-medicine-n4 = Nobody’s taken my pulse, and I’d be alarmed if they did.
card-medicine-n5 = A sneeze gets a ‘bless you’, and that’s all.
card-medicine-n6 = If I fainted, they’d step over me.
card-medicine-p1 = There’s a first-aid box.
card-medicine-p2 = They’d patch you up, then send you elsewhere.
card-medicine-p3 = Somebody did a course once.
card-medicine-p4 = They’ll find you an aspirin, at a pinch.
card-medicine-p5 = Somebody knows where the plasters are.
card-medicine-p6 = Somebody here could bandage a finger.

## Odd in size

card-odd-scale = odd in size
card-odd-scale-q1 = Something off with the sizes?
card-odd-scale-q2 = Would a tape measure make you doubt yourself?
card-odd-scale-q3 = Do you feel the wrong size yourself?
card-odd-scale-q4 = Did whoever built it misplace a nought?
card-odd-scale-q5 = Would a photo need something beside it for scale?
card-odd-scale-q6 = Did you have to look twice, and then step back?
card-odd-scale-y1 = My eyes won’t believe it.
card-odd-scale-y2 = Either it’s been drawn wrong or I have.
card-odd-scale-y3 = Ordering curtains would be an adventure.
card-odd-scale-y4 = I’ve given up on ‘big’ and ‘small’, it only starts arguments.
card-odd-scale-y5 = The doors weren’t made for us.
card-odd-scale-y6 = My sense of proportion’s gone home.
card-odd-scale-n1 = Everything’s the usual size.
card-odd-scale-n2 = The doors fit the people, and the people fit the chairs.
card-odd-scale-n3 = A tailor would find nothing to remark on.
card-odd-scale-n4 = It’s exactly as large as you’d expect.
card-odd-scale-n5 = A yard’s a yard, as ever.
card-odd-scale-n6 = I fit the chair, and it fits the room.
card-odd-scale-p1 = Slightly out of proportion.
card-odd-scale-p2 = One corner makes you blink. The rest is regular.
card-odd-scale-p3 = You get used to it, so there’s something to get used to.
card-odd-scale-p4 = Fine up close, odd from a distance.
card-odd-scale-p5 = Some of it’s generous, some of it’s mean.
card-odd-scale-p6 = You blink once, then you sit down.

## Young people

card-youth = young people
card-youth-q1 = Feeling your age?
card-youth-q2 = Would you need the slang explained?
card-youth-q3 = Are most of them younger than that jacket of yours?
card-youth-q4 = Do they stay up late because they still can?
card-youth-q5 = Is the average age on the hopeful side?
card-youth-q6 = Would a grey beard turn heads?
card-youth-y1 = I’m practically a grandparent.
card-youth-y2 = They’ve never seen a fax, and they aren’t sorry.
card-youth-y3 = They’ve got their whole lives ahead of them, and no coats on.
card-youth-y4 = Someone offered me a seat, and it stung.
card-youth-y5 = Somebody called me ‘sir or madam’ and meant it.
card-youth-y6 = Nobody’s knees creak but mine.
card-youth-n1 = Grown-ups, by and large.
card-youth-n2 = The talk is of pensions and lower backs.
card-youth-n3 = It’d take a crowbar to bring the average down.
card-youth-n4 = Everyone here remembers life before the internet.
card-youth-n5 = The baby of the party is forty.
card-youth-n6 = There’s talk of grandchildren.
card-youth-p1 = All sorts, really.
card-youth-p2 = The young ones come in batches.
card-youth-p3 = Young at heart. I can’t speak for the joints.
card-youth-p4 = Every age, in no particular order.
card-youth-p5 = Some are young, the rest remember it.
card-youth-p6 = Younger by day than by night, or the other way round.

## Dark

card-dark = dark
card-dark-q1 = Need a torch?
card-dark-q2 = Have you walked into anything yet?
card-dark-q3 = Should we have eaten more carrots?
card-dark-q4 = Do you recognise people by their voices?
card-dark-q5 = Knitting’s out of the question, I suppose?
card-dark-q6 = Is the lighting on the discreet side?
card-dark-y1 = I go by touch.
card-dark-y2 = Something winked at me. I hope it was a lamp.
card-dark-y3 = Your eyes get used to it, your shins don’t.
card-dark-y4 = I couldn’t tell you what colour anything is.
card-dark-y5 = I’ve greeted two coat-stands.
card-dark-y6 = You learn voices before faces.
card-dark-n1 = Bright enough to squint.
card-dark-n2 = You could thread a needle wherever you stood.
card-dark-n3 = Every crumb on my sleeve is public knowledge.
card-dark-n4 = A candle would only be showing off.
card-dark-n5 = I could read the small print from here.
card-dark-n6 = Sunglasses wouldn’t be silly.
card-dark-p1 = Gloomy in the corners.
card-dark-p2 = One minute you see everything, the next not even your hand.
card-dark-p3 = Well lit where it needs to be, and nowhere else.
card-dark-p4 = Bright spots, with gaps.
card-dark-p5 = You can see, if you’re not fussy.
card-dark-p6 = When they turn it down, yes.

## In a big city

card-big-city = in a big city
card-big-city-q1 = Easy to get a cab?
card-big-city-q2 = Is there a traffic jam within walking distance?
card-big-city-q3 = Could you sing all the way home and nobody would look up?
card-big-city-q4 = Is parking a distant dream?
card-big-city-q5 = Are there a million people just outside?
card-big-city-q6 = Do the pigeons have attitude?
card-big-city-y1 = Somebody’s always honking.
card-big-city-y2 = You can’t see the stars, but you can get noodles at three.
card-big-city-y3 = The rents hereabouts would make you weep.
card-big-city-y4 = Everyone’s in a hurry, and nobody says where to.
card-big-city-y5 = Sirens, but you stop noticing.
card-big-city-y6 = A million neighbours, and not one hello.
card-big-city-n1 = Next cab: Thursday.
card-big-city-n2 = It’s a long way to the nearest traffic light.
card-big-city-n3 = Say good evening, and somebody actually answers.
card-big-city-n4 = You could shout, and only the echo would complain.
card-big-city-n5 = The tallest thing for miles is a chimney.
card-big-city-n6 = The last bus was in the spring.
card-big-city-p1 = On the outskirts, say.
card-big-city-p2 = You can make out the bright lights, but only as a glow.
card-big-city-p3 = Town enough for a mayor, not for a rush hour.
card-big-city-p4 = Big enough to get lost in, small enough to be found.
card-big-city-p5 = You can hear the traffic, if the wind’s right.
card-big-city-p6 = They call it a city. They’re being kind.

## Uniforms

card-uniform = uniforms
card-uniform-q1 = All dressed alike?
card-uniform-q2 = Could you spot the staff from across the room?
card-uniform-q3 = Did somebody else choose their clothes for them?
card-uniform-q4 = Does the outfit tell you who’s in charge?
card-uniform-q5 = My good shirt would look out of place, wouldn’t it?
card-uniform-q6 = Is there a cupboard with forty identical jackets in it?
card-uniform-y1 = Same tailor, clearly.
card-uniform-y2 = You know who to ask just by the collar.
card-uniform-y3 = Laundry day must be confusing.
card-uniform-y4 = Turn up in the wrong trousers and you’re sent to change.
card-uniform-y5 = Lose a button, and it’s noticed.
card-uniform-y6 = You can tell the rank by the shoes.
card-uniform-n1 = Come as you are.
card-uniform-n2 = There aren’t two jumpers the same.
card-uniform-n3 = Fashion’s been left to the individual, sadly.
card-uniform-n4 = I came in odd socks and blended in.
card-uniform-n5 = Everybody dressed in the dark, separately.
card-uniform-n6 = My cardigan’s the smartest thing here.
card-uniform-p1 = A badge, at the most.
card-uniform-p2 = Those at work match. The rest of us clash.
card-uniform-p3 = There’s a style to it, though nobody wrote it down.
card-uniform-p4 = Some match, some don’t, nobody minds.
card-uniform-p5 = There’s a colour they keep to, no more.
card-uniform-p6 = The staff, yes. The rest of us, hardly.

## Food

card-food = food
card-food-q1 = Should I come hungry?
card-food-q2 = Will somebody need a napkin?
card-food-q3 = Might one spoil one’s appetite?
card-food-q4 = Is your belt out a notch already?
card-food-q5 = Do most people have their mouths full?
card-food-q6 = Is there something nice to chew on?
card-food-y1 = I’ve had seconds.
card-food-y2 = Ask me again when I’ve swallowed.
card-food-y3 = My diet went well until I got here.
card-food-y4 = You won’t go home peckish.
card-food-y5 = I’ve crumbs on my chin, haven’t I?
card-food-y6 = The portions are nothing to complain of.
card-food-n1 = Eat before you come.
card-food-n2 = My stomach has been holding its own conversation.
card-food-n3 = I’ve got half a mint, if you’re desperate.
card-food-n4 = Unwrap a sandwich and people would stare.
card-food-n5 = I’d settle for a toffee.
card-food-n6 = A fork would look out of place.
card-food-p1 = A snack, no more.
card-food-p2 = There’s something in a wrapper, if you’ve got change.
card-food-p3 = You can get a bite, but it isn’t why you’d come.
card-food-p4 = There’s tea, and hope of a biscuit.
card-food-p5 = Some are chewing, discreetly.
card-food-p6 = You won’t starve, but you won’t be thanked either.

## Quiet

card-quiet = quiet
card-quiet-q1 = Should we be whispering?
card-quiet-q2 = Would a crisp packet cause a scandal?
card-quiet-q3 = Could you hear a clock tick from over there?
card-quiet-q4 = People would turn round if your phone rang, wouldn’t they?
card-quiet-q5 = Is a cough the loudest thing you’ve heard so far?
card-quiet-q6 = Do squeaky shoes get you looks?
card-quiet-y1 = Not so loud, please.
card-quiet-y2 = I can hear myself think, and it’s rather dull.
card-quiet-y3 = My stomach rumbled, and I apologised to everyone.
card-quiet-y4 = A pin dropped earlier, and people are still getting over it.
card-quiet-y5 = A whisper carries to the back.
card-quiet-y6 = Somebody coughed, and we all turned round.
card-quiet-n1 = Sorry, what was that?
card-quiet-n2 = I’ll have no voice left by tonight.
card-quiet-n3 = You could drop a piano and nobody would look up.
card-quiet-n4 = I’ve given up talking and started pointing.
card-quiet-n5 = I’m reading your lips.
card-quiet-n6 = You’d have to shout that again.
card-quiet-p1 = In between bursts.
card-quiet-p2 = Early on, perhaps. Then everybody else arrives.
card-quiet-p3 = People try to keep it down, with mixed results.
card-quiet-p4 = It’s quiet until it isn’t.
card-quiet-p5 = Bearable, with gaps.
card-quiet-p6 = That depends who’s in today.

## Children

card-children = children
card-children-q1 = Any sticky fingers about?
card-children-q2 = Should we watch our language?
card-children-q3 = Do you look down before stepping back?
card-children-q4 = Is somebody going to ask ‘why’ eleven times?
card-children-q5 = Are the loudest people also the shortest?
card-children-q6 = Would a balloon go down well?
card-children-y1 = Someone’s lost a mitten.
card-children-y2 = I’ve been shown a wobbly tooth.
card-children-y3 = There’s been one tantrum, and it wasn’t mine.
card-children-y4 = Half the company wants lifting up to see.
card-children-y5 = There’s jam on the door handle.
card-children-y6 = I’ve been asked ‘why’ nine times.
card-children-n1 = Over-eighteens, in practice.
card-children-n2 = Nobody’s below elbow height.
card-children-n3 = I can’t think why you’d bring the little ones.
card-children-n4 = Swear freely, and leave the scissors where you like.
card-children-n5 = Nobody here needs a booster seat.
card-children-n6 = Bedtime’s whenever we like.
card-children-p1 = At weekends, mostly.
card-children-p2 = A few get dragged along, and look it.
card-children-p3 = They’re allowed, provided nobody notices them.
card-children-p4 = One or two, on a lead.
card-children-p5 = In the holidays, you’d notice.
card-children-p6 = They pass through, noisily.

## Sport

card-sport = sport
card-sport-q1 = Broken a sweat?
card-sport-q2 = Did you have to stretch first?
card-sport-q3 = Does somebody keep the score?
card-sport-q4 = Will we feel it in our legs tomorrow?
card-sport-q5 = Do people here have a personal best?
card-sport-q6 = Would an armchair be against the spirit of it?
card-sport-y1 = I’m out of puff.
card-sport-y2 = My calves have lodged a complaint.
card-sport-y3 = People wear themselves out on purpose, then shower.
card-sport-y4 = There’s always one who takes it far too seriously.
card-sport-y5 = There’s a whistle, and people obey it.
card-sport-y6 = My shirt tells its own story.
card-sport-n1 = I’ve barely moved.
card-sport-n2 = The only thing anyone lifts is an eyebrow.
card-sport-n3 = My pulse thinks it’s Sunday.
card-sport-n4 = An athlete would go soft in a week.
card-sport-n5 = I’ve been sitting since I arrived.
card-sport-n6 = The only record here is on the turntable.
card-sport-p1 = If you count walking.
card-sport-p2 = One or two are at it, the rest look on.
card-sport-p3 = You could get out of breath, but nobody’s timing you.
card-sport-p4 = Some run, some watch, some eat.
card-sport-p5 = There’s exercise in it, if you look for it.
card-sport-p6 = You could train here, but you’d get looks.

## On the move

card-moving = on the move
card-moving-q1 = Are we going somewhere?
card-moving-q2 = Do you hold on to something before standing up?
card-moving-q3 = Does the view change if you sit still?
card-moving-q4 = Would a full cup of tea be a risk?
card-moving-q5 = Could we be miles off in an hour without lifting a foot?
card-moving-q6 = Is there a bit of a sway, or is it me?
card-moving-y1 = Hold on tight.
card-moving-y2 = I sat down in one spot and I’ll get up in another.
card-moving-y3 = This answer will be a mile old before you’ve thought about it.
card-moving-y4 = Every so often a neighbour ends up in my lap.
card-moving-y5 = The view’s changed twice since you asked.
card-moving-y6 = I’m glad of the handrail.
card-moving-n1 = Rooted to the spot.
card-moving-n2 = We’ve been at the same address for years.
card-moving-n3 = Stand a coin on its edge and it’ll be there till spring.
card-moving-n4 = If the floor so much as trembled, we’d ring someone.
card-moving-n5 = You could build a house of cards.
card-moving-n6 = Nothing’s shifted but the minute hand.
card-moving-p1 = Only bits of it move.
card-moving-p2 = We’re still. It’s everything else that comes and goes.
card-moving-p3 = There’s the odd shudder, but we never get anywhere.
card-moving-p4 = It goes when somebody switches it on.
card-moving-p5 = Stop and start, mostly stop.
card-moving-p6 = We’re not going far, I’ll say that.

## By ticket

card-tickets = by ticket
card-tickets-q1 = Kept your ticket?
card-tickets-q2 = Did somebody tear a corner off something on your way in?
card-tickets-q3 = Sneaking in counts as theft, presumably?
card-tickets-q4 = Does one pay first and look round later?
card-tickets-q5 = Would a pensioner get in for less?
card-tickets-q6 = Would arriving empty-handed be a problem at the entrance?
card-tickets-y1 = They check, you know.
card-tickets-y2 = There’s somebody whose whole job is to wave you through.
card-tickets-y3 = I’ve got the stub here somewhere.
card-tickets-y4 = Getting in free would take a ladder and some nerve.
card-tickets-y5 = Keep the stub, they ask again.
card-tickets-y6 = I queued to pay for the privilege.
card-tickets-n1 = Just walk in.
card-tickets-n2 = All anybody asked of me was to shut the door.
card-tickets-n3 = It costs nothing to put your head round and see.
card-tickets-n4 = There’s nothing to show, and nobody to show it to.
card-tickets-n5 = The door was open, so I came in.
card-tickets-n6 = My hand never went near my pocket.
card-tickets-p1 = Some days it’s free.
card-tickets-p2 = Depends how far in you mean to go.
card-tickets-p3 = Not as such, but they like to know you’re coming.
card-tickets-p4 = Free for some, dear for others.
card-tickets-p5 = You can look in, but after that they’ll want a word.
card-tickets-p6 = They take your word for it, mostly.

## Animals

card-animals = animals
card-animals-q1 = Been sniffed at yet?
card-animals-q2 = Will there be hairs on my trousers?
card-animals-q3 = Does somebody get dinner out of a bucket?
card-animals-q4 = Watching where you tread, are you?
card-animals-q5 = Do some of the company have four legs?
card-animals-q6 = Might one reasonably say ‘good boy’ to a stranger?
card-animals-y1 = Mind your sandwich.
card-animals-y2 = Something licked my hand, and I’ve decided not to look.
card-animals-y3 = Some of us weren’t born to wear shoes.
card-animals-y4 = There’s a tail going somewhere behind me.
card-animals-y5 = Something’s purring, and it isn’t the engine.
card-animals-y6 = Mind the tail.
card-animals-n1 = Not even a moth.
card-animals-n2 = The wildest thing about is my hair.
card-animals-n3 = A spaniel would be asked to wait outside.
card-animals-n4 = My allergies have nothing to do here.
card-animals-n5 = Nothing here answers to a whistle.
card-animals-n6 = A vet would be bored stiff.
card-animals-p1 = A sparrow got in.
card-animals-p2 = There may be a cat. There’s usually a cat.
card-animals-p3 = Only the sort that turns up uninvited, after crumbs.
card-animals-p4 = The odd pigeon, on business of its own.
card-animals-p5 = There’s a cat on the books, but I’ve never met it.
card-animals-p6 = Small ones, if you lift things up.

## In the open air

card-outdoors = in the open air
card-outdoors-q1 = Should I bring a brolly?
card-outdoors-q2 = Is the sky our ceiling?
card-outdoors-q3 = Could the forecast spoil the day?
card-outdoors-q4 = Might a gust run off with your hat?
card-outdoors-q5 = Could one get sunburnt, in theory?
card-outdoors-q6 = Would ‘shut the window’ be a pointless request?
card-outdoors-y1 = Smell that fresh air.
card-outdoors-y2 = The wind has its own ideas about my hair.
card-outdoors-y3 = If it pours, we all find out together.
card-outdoors-y4 = The only heating is whatever the sun can spare.
card-outdoors-y5 = I’m holding on to my hat.
card-outdoors-y6 = The forecast concerns us personally.
card-outdoors-n1 = The roof’s holding up nicely.
card-outdoors-n2 = The weather can do as it likes without us.
card-outdoors-n3 = I haven’t felt a breeze since I came in.
card-outdoors-n4 = We’re well wrapped up in walls.
card-outdoors-n5 = My umbrella’s in the stand, bone dry.
card-outdoors-n6 = I couldn’t tell you if it’s raining.
card-outdoors-p1 = In and out, really.
card-outdoors-p2 = Depends whether you count a canopy.
card-outdoors-p3 = One step and you’re out in it, another and you’re not.
card-outdoors-p4 = There’s a roof, but it isn’t trying very hard.
card-outdoors-p5 = One wall, and after that it’s up to you.
card-outdoors-p6 = Partly cloudy, partly ceiling.

## Strong smell

card-smell = a strong smell
card-smell-q1 = Catch that whiff?
card-smell-q2 = Would you know it blindfolded?
card-smell-q3 = Will my coat remember this for days?
card-smell-q4 = Did your nose get here before you did?
card-smell-q5 = Is it wise to breathe through the mouth at first?
card-smell-q6 = Would a bloodhound need a sit-down?
card-smell-y1 = It lingers, doesn’t it?
card-smell-y2 = I’ll be airing this jumper till Sunday.
card-smell-y3 = You stop noticing after an hour. Your family won’t.
card-smell-y4 = There’s an aroma. I’ll leave the adjective to you.
card-smell-y5 = You could lean on it.
card-smell-y6 = You’d find it with your eyes shut.
card-smell-n1 = Fresh as tap water.
card-smell-n2 = My nose has the day off.
card-smell-n3 = Nothing you’d dab behind an ear, or run from.
card-smell-n4 = The strongest scent here is my own soap.
card-smell-n5 = My nose has nothing to report.
card-smell-n6 = It smells of nothing, which is suspicious in itself.
card-smell-p1 = Faint, but it’s there.
card-smell-p2 = Only when somebody opens a certain door.
card-smell-p3 = I keep catching it and losing it again.
card-smell-p4 = It comes and goes, like relatives.
card-smell-p5 = A hint, if you lean in.
card-smell-p6 = Some call it fragrant, some open a window.

## Open at night

card-nights = open at night
card-nights-q1 = Open past midnight?
card-nights-q2 = Could we still be here at three in the morning?
card-nights-q3 = Does somebody get paid extra for staying awake?
card-nights-q4 = Would the last bus be long gone by the time we leave?
card-nights-q5 = Do the lights stay on till dawn?
card-nights-q6 = If I couldn’t sleep, would it be worth coming round?
card-nights-y1 = Sleep’s for other people.
card-nights-y2 = The small hours are the best part of it, or the worst.
card-nights-y3 = There’s a shift that has never met the sun.
card-nights-y4 = I’ve never once seen it locked.
card-nights-y5 = Midnight’s when it gets going.
card-nights-y6 = Somebody’s always up, and it shows.
card-nights-n1 = Shut by supper.
card-nights-n2 = Come after ten and you’ll be talking to a padlock.
card-nights-n3 = By bedtime there’s nobody left but the mice.
card-nights-n4 = We keep the hours of respectable hens.
card-nights-n5 = The lights go out with the sun.
card-nights-n6 = You’d be sleeping on the step.
card-nights-p1 = On Fridays, perhaps.
card-nights-p2 = Officially not, but you’ll see a lamp on.
card-nights-p3 = It winds down late, and nobody’s quite sure when.
card-nights-p4 = Some nights early, some nights very late.
card-nights-p5 = In the busy season, perhaps.
card-nights-p6 = Now and then, if there’s call for it.
