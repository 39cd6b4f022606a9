# What is said at the table: each statement has six wordings, by tone ($tone).

talk-against = against { $whom }
talk-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
told-greeted = { $mood ->
    [first] { $tone ->
        [plain] { $seat }: “Good morning. Let’s get to know each other: any thoughts?”
        [curt] { $seat }: “Morning. Let’s begin.”
        [warm] { $seat }: “Good morning, neighbours! I hate to spoil it, but let’s get to the point.”
        [stern] { $seat }: “There are criminals among us. We can’t afford mistakes.”
        [wry] { $seat }: “Such nice faces. Especially the ones that wear masks at night.”
       *[weary] { $seat }: “Ah well, hunting for villains among decent people again. Who wants to start?”
    }
    [quiet] { $tone ->
        [plain] { $seat }: “A quiet night. Any idea why?”
        [curt] { $seat }: “All alive. Funny, that.”
        [warm] { $seat }: “Everybody woke up, and that’s something! Who do we thank?”
        [stern] { $seat }: “A quiet night is no reason to relax.”
        [wry] { $seat }: “All present. Did the criminals oversleep?”
       *[weary] { $seat }: “One calm night at last. Well, shall we go on?”
    }
    [hit] { $tone ->
        [plain] { $seat }: “We were right yesterday, and the night was quiet. Let’s keep it up.”
        [curt] { $seat }: “Yesterday, on target. Next.”
        [warm] { $seat }: “We did well yesterday, and everybody’s alive. Once more!”
        [stern] { $seat }: “One criminal fewer. The others are sitting here, listening.”
        [wry] { $seat }: “Right yesterday, and not a sound last night. Suspiciously good.”
       *[weary] { $seat }: “For once we were right yesterday. Have we got it in us again?”
    }
    [miss] { $tone ->
        [plain] { $seat }: “We were wrong yesterday, but the night was quiet. Let’s take more care.”
        [curt] { $seat }: “A miss yesterday. Let’s do better.”
        [warm] { $seat }: “Yesterday went badly. Let’s listen to each other today.”
        [stern] { $seat }: “We were wrong yesterday. The town can’t afford it twice.”
        [wry] { $seat }: “Yesterday we did the criminals’ work, so they took the night off.”
       *[weary] { $seat }: “A miss yesterday, more guessing today. Well, who goes first?”
    }
   *[loss] { $tone ->
        [plain] { $seat }: “There are fewer of us. Let’s think who gains by it.”
        [curt] { $seat }: “A loss. Who gains?”
        [warm] { $seat }: “How sad. Let’s at least find out who did it.”
        [stern] { $seat }: “Somebody will answer for this night. Today.”
        [wry] { $seat }: “Somebody didn’t sleep last night. I wonder who.”
       *[weary] { $seat }: “Not everybody woke up. We won’t last long like this.”
    }
}
told-claimed = { $tone ->
    [plain] { $seat }: “My role is { $role-name }.”
    [curt] { $seat }: “{ $role-name }. That’s my card.”
    [warm] { $seat }: “I’ll be open with you, friends: my role is { $role-name }.”
    [stern] { $seat }: “Listen, and remember this: my card is { $role-name }.”
    [wry] { $seat }: “Off with the mask: { $role-name }, at your service.”
   *[weary] { $seat }: “All right, if I must: { $role-name }.”
}
told-accused = { $grounds ->
    [despite] { $tone ->
        [plain] { $seat }: “Check or no check, I don’t trust { $target }.”
        [curt] { $seat }: “{ $target }. The check doesn’t convince me.”
        [warm] { $seat }: “I’ve heard the check, friends, but { $target } still worries me.”
        [stern] { $seat }: “Checks can be wrong. { $target }.”
        [wry] { $seat }: “By that check { $target } is an angel. So where are the wings?”
       *[weary] { $seat }: “The check settles nothing. { $target }, and let’s vote.”
    }
    [check] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }. My check on night { $number } is why.”
        [curt] { $seat }: “{ $target }. My check, night { $number }. Nothing to add.”
        [warm] { $seat }: “Friends, trust my check from night { $number }: { $target } isn’t one of us.”
        [stern] { $seat }: “My check on night { $number } says it plainly: { $target }. What’s there to discuss?”
        [wry] { $seat }: “I saw something on night { $number }. Guess whose name? { $target }!”
       *[weary] { $seat }: “Why guess? Night { $number }, my check, { $target }. Let’s vote and be done with it.”
    }
    [vote] { $card ->
        [none] { $tone ->
            [plain] { $seat }: “I don’t trust { $target }. That vote on day { $number } missed the mark.”
            [curt] { $seat }: “{ $target }. A stray vote on day { $number }. Did nobody notice?”
            [warm] { $seat }: “Let’s look back at day { $number }. { $target }’s vote went wide, and that makes me uneasy.”
            [stern] { $seat }: “{ $target }, your vote went astray on day { $number }. I want to hear why.”
            [wry] { $seat }: “{ $target } and that vote on day { $number }: pure comedy. Only I’m not laughing.”
           *[weary] { $seat }: “I can’t forget day { $number }. { $target }, that vote of yours keeps nagging at me.”
        }
       *[other] { $tone ->
            [plain] { $seat }: “Remember day { $number }: { $target } voted { talk-against }, and the card was { $card-name }.”
            [curt] { $seat }: “{ $target }, day { $number }. Your vote was { talk-against }. The card: { $card-name }.”
            [warm] { $seat }: “{ $target }, help us understand: on day { $number } you voted { talk-against }, and the card said { $card-name }. How come?”
            [stern] { $seat }: “{ $target }, on day { $number } your hand went up { talk-against }. The card said { $card-name }. Explain!”
            [wry] { $seat }: “Well aimed! Day { $number }, { $target } { talk-against }, and the card says { $card-name }. Pure chance, of course.”
           *[weary] { $seat }: “I hate to bring it up, but day { $number }: { $target } voted { talk-against }, and the card was { $card-name }. That was no coincidence.”
        }
    }
    [report] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }. I believe what the check has shown.”
        [curt] { $seat }: “There was a check: { $target }. Case closed.”
        [warm] { $seat }: “I believe the check, friends. Sorry, but { $target } isn’t one of us.”
        [stern] { $seat }: “There’s been a check, and we’ve got a name: { $target }. No need to argue.”
        [wry] { $seat }: “So the check lies, and { $target } is an angel? Well, well.”
       *[weary] { $seat }: “We’ve heard all we need: { $target }. What are we waiting for?”
    }
    [jail] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }. Nobody goes to jail for nothing.”
        [curt] { $seat }: “{ $target } is in jail. Hardly for a parking ticket.”
        [warm] { $seat }: “A pity, but { $target } is in jail, and I trust the Judge.”
        [stern] { $seat }: “The Judge jails criminals. { $target } is in jail. Draw your own conclusion.”
        [wry] { $seat }: “{ $target }, behind bars for nothing at all? Of course.”
       *[weary] { $seat }: “{ $target } is in jail already. Let’s finish the job.”
    }
    [claim] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }, or that claim.”
        [curt] { $seat }: “{ $target }, that’s not your role. I don’t buy it.”
        [warm] { $seat }: “I’d like to believe it, but { $target } has borrowed somebody else’s role.”
        [stern] { $seat }: “{ $target }, that role isn’t yours. Prove it or go.”
        [wry] { $seat }: “How many of us have that role by now? { $target }, the carnival is over.”
       *[weary] { $seat }: “A grand title out of thin air. { $target }, I don’t believe it.”
    }
    [words] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }. Just listen to the way it’s said.”
        [curt] { $seat }: “{ $target } doesn’t ring true.”
        [warm] { $seat }: “Friends, listen closely to { $target }: something doesn’t add up.”
        [stern] { $seat }: “{ $target } is far too quick to accuse. That’s what people with something to hide do.”
        [wry] { $seat }: “{ $target } talks so smoothly, you’d think there was a rehearsal last night.”
       *[weary] { $seat }: “The longer I listen, the clearer it gets: { $target } is leading us astray.”
    }
    [agree] { $tone ->
        [plain] { $seat }: “{ $whom } has a point: I don’t trust { $target } either.”
        [curt] { $seat }: “Right, { $whom }: { $target }.”
        [warm] { $seat }: “I’m with you, { $whom }: { $target } worries me, too.”
        [stern] { $seat }: “{ $whom } took the words out of my mouth: { $target }!”
        [wry] { $seat }: “A rare thing, { $whom }: you and I agree. { $target }.”
       *[weary] { $seat }: “All right, { $whom }, you win. { $target } it is.”
    }
    [silence] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }. Not a word for { talk-days }.”
        [curt] { $seat }: “{ $target }, { talk-days } of silence. Why?”
        [warm] { $seat }: “{ $target }, we haven’t heard a word from you for { talk-days }. Don’t hide!”
        [stern] { $seat }: “{ $target }, { talk-days } of silence is an answer, too.”
        [wry] { $seat }: “Is { $target } still with us? Not a sound for { talk-days }. I’ve met chattier fish.”
       *[weary] { $seat }: “We wait and wait… { talk-days }, and { $target } still says nothing.”
    }
    [defence] { $tone ->
        [plain] { $seat }: “Remember whom { $target } defended: { $whom }. And the card was { $card-name }.”
        [curt] { $seat }: “{ $target } spoke up for { $whom }. The card: { $card-name }. Work it out.”
        [warm] { $seat }: “{ $target }, kindness is a fine thing, but you defended { $whom }, and the card said { $card-name }.”
        [stern] { $seat }: “Defend somebody with the card { $card-name }? { $whom } and { $target } were in it together.”
        [wry] { $seat }: “Remember being told that { $whom } was one of us? The card says { $card-name }. Thank you, { $target }.”
       *[weary] { $seat }: “{ $target } has vouched for somebody before: { $whom }, { $card-name }. I’m not falling for it twice.”
    }
    [impression] { $tone ->
        [plain] { $seat }: “First impressions: I don’t trust { $target }. That’s all I’ve got so far.”
        [curt] { $seat }: “For a start: { $target }.”
        [warm] { $seat }: “Sorry, { $target }, I have to start somewhere, and I’m starting with you.”
        [stern] { $seat }: “{ $target }, I’ve had my eye on you from the start.”
        [wry] { $seat }: “They say first impressions deceive. For your sake, { $target }, I hope so.”
       *[weary] { $seat }: “No clues, only guesses. Mine is { $target }.”
    }
    [still] { $tone ->
        [plain] { $seat }: “I’ve suspected { $target } since day { $number }. I still do.”
        [curt] { $seat }: “{ $target }. As on day { $number }.”
        [warm] { $seat }: “{ $target }, I’d love to be wrong, but you’ve worried me since day { $number }.”
        [stern] { $seat }: “I said it on day { $number }, and I say it again: { $target }.”
        [wry] { $seat }: “I sound like a broken record: { $target }. It has been playing since day { $number }.”
       *[weary] { $seat }: “I’ve been saying it since day { $number }: { $target }. If only somebody listened.”
    }
   *[hunch] { $tone ->
        [plain] { $seat }: “I don’t trust { $target }. I can’t prove it, it’s a hunch.”
        [curt] { $seat }: “{ $target }. A hunch.”
        [warm] { $seat }: “No offence, { $target }, but my gut says it’s you.”
        [stern] { $seat }: “{ $target }, there’s something off about you. No proof so far.”
        [wry] { $seat }: “If { $target } is the most honest one here, I need new glasses.”
       *[weary] { $seat }: “We’re down to reading tea leaves. Mine say { $target }.”
    }
}
talk-defence = { $tone ->
    [plain] You’re on the wrong track, { $target } is one of us.
    [curt] { $target } is one of us.
    [warm] Be kind, { $target } is on our side.
    [stern] Leave that name alone, { $target } has done nothing.
    [wry] { $target }, a villain? Funny.
   *[weary] A miss, friends: { $target } has nothing to do with it.
}
talk-defence-why = { $grounds ->
    [check] { $tone ->
        [curt] My check on night { $number } says so
        [weary] My check on night { $number } says so
        [warm] Night { $number } showed me as much
        [wry] Night { $number } showed me as much
        [stern] I checked that on night { $number }
       *[plain] I checked that on night { $number }
    }
    [vote] { $tone ->
        [curt] An honest vote on day { $number }
        [weary] An honest vote on day { $number }
        [warm] On day { $number } that hand was for the town
        [wry] On day { $number } that hand was for the town
        [stern] Think of that vote on day { $number }
       *[plain] Think of that vote on day { $number }
    }
    [report] { $tone ->
        [curt] There was a check
        [weary] There was a check
        [warm] I trust the check more than rumours
        [wry] I trust the check more than rumours
        [stern] I believe what the check has shown
       *[plain] I believe what the check has shown
    }
    [jail] { $tone ->
        [curt] The Judge may have been deceived
        [weary] The Judge may have been deceived
        [warm] Bars are no verdict yet
        [wry] Bars are no verdict yet
        [stern] The innocent go to jail, too
       *[plain] The innocent go to jail, too
    }
    [claim] { $tone ->
        [curt] The role is real
        [weary] The role is real
        [warm] Nobody jokes with a role like that
        [wry] Nobody jokes with a role like that
        [stern] I believe that claim
       *[plain] I believe that claim
    }
    [words] { $tone ->
        [curt] Liars sound different
        [weary] Liars sound different
        [warm] You can hear it
        [wry] You can hear it
        [stern] Nobody who lies talks like that
       *[plain] Nobody who lies talks like that
    }
   *[hunch] { $tone ->
        [curt] I feel it
        [weary] I feel it
        [warm] Trust my instinct
        [wry] Trust my instinct
        [stern] I can’t prove it, it’s a hunch
       *[plain] I can’t prove it, it’s a hunch
    }
}
told-defended = { $seat }: “{ talk-defence } { talk-defence-why }.”
told-questioned = { $about ->
    [why] { $tone ->
        [plain] { $seat }: “{ $target }, why me?”
        [curt] { $seat }: “Me, { $target }?”
        [warm] { $seat }: “{ $target }, no hard feelings, but why me of all people?”
        [stern] { $seat }: “{ $target }, on what grounds?”
        [wry] { $seat }: “{ $target }, what have I done? Is it my face?”
       *[weary] { $seat }: “{ $target }, why me? It’s been that sort of day…”
    }
    [silence] { $tone ->
        [plain] { $seat }: “{ $target }, what do you say?”
        [curt] { $seat }: “{ $target }, say something.”
        [warm] { $seat }: “{ $target }, we haven’t heard from you. What do you think?”
        [stern] { $seat }: “{ $target }, silence will not save you.”
        [wry] { $seat }: “{ $target }, are you still with us? Blink if you are.”
       *[weary] { $seat }: “{ $target }, one word will do, I’m tired of guessing.”
    }
   *[role] { $tone ->
        [plain] { $seat }: “{ $target }, who are you?”
        [curt] { $seat }: “{ $target }, your role?”
        [warm] { $seat }: “{ $target }, tell us about yourself: who are you in this town?”
        [stern] { $seat }: “{ $target }, name your role. Now.”
        [wry] { $seat }: “{ $target }, what does your card say? I’m just curious.”
       *[weary] { $seat }: “{ $target }, out with it: who are you?”
    }
}
told-replied = { $reply ->
    [stand] { $tone ->
        [plain] { $seat }: “{ $target }, I stand by what I said.”
        [curt] { $seat }: “I’ve said my piece, { $target }.”
        [warm] { $seat }: “{ $target }, no hard feelings, but that’s how I see it.”
        [stern] { $seat }: “{ $target }, my word stands, and that’s that.”
        [wry] { $seat }: “{ $target }, I can spell it out: no, I haven’t changed my mind.”
       *[weary] { $seat }: “{ $target }, I’m too tired to argue. I still think so.”
    }
    [later] { $tone ->
        [plain] { $seat }: “{ $target }, I’m not naming my role yet.”
        [curt] { $seat }: “Too early, { $target }.”
        [warm] { $seat }: “{ $target }, I’ll say when it helps the town. Not now.”
        [stern] { $seat }: “{ $target }, let the Mafia make its lists without me.”
        [wry] { $seat }: “{ $target }, would you like to hold my card, too?”
       *[weary] { $seat }: “{ $target }, all in good time.”
    }
    [here] { $tone ->
        [plain] { $seat }: “{ $target }, I’m listening. I’ll speak up when I have something to say.”
        [curt] { $seat }: “I’m listening, { $target }.”
        [warm] { $seat }: “{ $target }, thank you for asking. For now I’m just listening.”
        [stern] { $seat }: “{ $target }, I speak when there’s reason to.”
        [wry] { $seat }: “{ $target }, I do my best thinking with my mouth shut.”
       *[weary] { $seat }: “{ $target }, what’s there to say? I’m still thinking.”
    }
   *[no] { $tone ->
        [plain] { $seat }: “{ $target }, you’re mistaken: I am for the town.”
        [curt] { $seat }: “Not me, { $target }.”
        [warm] { $seat }: “{ $target }, I can see why you think so, but we’re on the same side.”
        [stern] { $seat }: “{ $target }, there’s nothing in that. Look elsewhere.”
        [wry] { $seat }: “{ $target }, if I’m a villain, you’re an angel.”
       *[weary] { $seat }: “Oh please, { $target }. Me?”
    }
}
told-relented = { $tone ->
    [plain] { $seat }: “I take it back: { $target } has nothing to do with it.”
    [curt] { $seat }: “{ $target } is off my list.”
    [warm] { $seat }: “{ $target }, sorry, I see it differently now.”
    [stern] { $seat }: “I was wrong, and I admit it: not { $target }.”
    [wry] { $seat }: “There goes my favourite villain. { $target }, sleep well.”
   *[weary] { $seat }: “All right, if not { $target }, then somebody else. On we go.”
}
told-intended = { $tone ->
    [plain] { $seat }: “My vote today is against { $target }.”
    [curt] { $seat }: “I’m voting against { $target }.”
    [warm] { $seat }: “It pains me, but I have to go for { $target }.”
    [stern] { $seat }: “My mind’s made up: { $target }. Who’s with me?”
    [wry] { $seat }: “Drum roll… { $target }!”
   *[weary] { $seat }: “Let’s not drag this out: { $target }, and that’s that.”
}
talk-found = { $tone ->
    [plain] My check as Detective, night { $night }:
    [curt] A check, night { $night }:
    [warm] You all ought to know this. Night { $night }:
    [stern] Listen, everybody. Night { $night }, a check:
    [wry] It was worth staying awake on night { $night }:
   *[weary] Well, here it is. My check on night { $night }:
}
told-said-found = { $answer ->
    [criminal] { $seat }: “{ talk-found } { $target } is a criminal.”
    [town] { $seat }: “{ talk-found } { $target } is town.”
    [loner] { $seat }: “{ talk-found } { $target } is a loner.”
   *[killed] { $seat }: “{ talk-found } { $target } was a gang’s victim.”
}
talk-saw = { $tone ->
    [plain] My check as Judge, night { $night }:
    [curt] Court, night { $night }:
    [warm] You all ought to know this. Night { $night }:
    [stern] Hear the verdict of night { $night }:
    [wry] I was shown a curious card on night { $night }:
   *[weary] Well, here it is. The card I saw on night { $night }:
}
told-said-saw = { $seat }: “{ talk-saw } { $target }’s card says { $answer-name }.”
talk-compared = { $tone ->
    [plain] My check as Journalist:
    [curt] A comparison:
    [warm] Here’s what I found out:
    [stern] A fact for everybody:
    [wry] Hot off the press:
   *[weary] I only report it:
}
told-said-compared = { $answer ->
    [same] { $seat }: “{ talk-compared } { $targets } are on the same side.”
   *[different] { $seat }: “{ talk-compared } { $targets } are on different sides.”
}
