# What is said at the table: each statement has six wordings, by tone ($tone).

talk-against = against { $whom }
talk-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
told-greeted = { $mood ->
    [first] { $tone ->
        [plain] { $seat }: “Good morning. Let us get to know each other: any thoughts?”
        [curt] { $seat }: “Morning. Let us begin.”
        [warm] { $seat }: “Good morning, neighbours! No hard feelings, but let us get to the point.”
        [stern] { $seat }: “There are criminals among us. We cannot afford mistakes.”
        [wry] { $seat }: “Such nice faces. Especially the ones that wear masks at night.”
       *[weary] { $seat }: “Ah well, looking for villains among decent people. Who begins?”
    }
    [quiet] { $tone ->
        [plain] { $seat }: “A quiet night. Any idea why?”
        [curt] { $seat }: “All alive. Odd.”
        [warm] { $seat }: “Everybody woke up, that is something! Whom do we thank?”
        [stern] { $seat }: “A quiet night is no reason to relax.”
        [wry] { $seat }: “All present. Did the criminals oversleep?”
       *[weary] { $seat }: “One calm night at last. Well, shall we go on?”
    }
    [hit] { $tone ->
        [plain] { $seat }: “We were right yesterday, and the night was quiet. Let us keep it up.”
        [curt] { $seat }: “Yesterday, on target. Next.”
        [warm] { $seat }: “We did well yesterday, and everybody is alive. Once more!”
        [stern] { $seat }: “One criminal fewer. The others sit here and listen.”
        [wry] { $seat }: “Right yesterday, and silence at night. Suspiciously good.”
       *[weary] { $seat }: “For once we were right yesterday. Do we have it in us again?”
    }
    [miss] { $tone ->
        [plain] { $seat }: “We were wrong yesterday, but the night was quiet. Let us take more care.”
        [curt] { $seat }: “A miss yesterday. Let us do better.”
        [warm] { $seat }: “Yesterday went badly. Let us listen to each other today.”
        [stern] { $seat }: “We were wrong yesterday. The town cannot afford it twice.”
        [wry] { $seat }: “Yesterday we did the criminals' work, so they took the night off.”
       *[weary] { $seat }: “A miss yesterday, more guessing today. Well, who begins?”
    }
   *[loss] { $tone ->
        [plain] { $seat }: “There are fewer of us. Let us think who gains by it.”
        [curt] { $seat }: “A loss. Look for who gains.”
        [warm] { $seat }: “What a pity. Let us at least find out whose work it was.”
        [stern] { $seat }: “Somebody will answer for this night. Today.”
        [wry] { $seat }: “Somebody did not sleep last night. I wonder who.”
       *[weary] { $seat }: “Not everybody woke up. We shall not last long like this.”
    }
}
told-claimed = { $tone ->
    [plain] { $seat }: “My role is { $role-name }.”
    [curt] { $seat }: “{ $role-name }. That is my card.”
    [warm] { $seat }: “Let me be open with you, friends: my role is { $role-name }.”
    [stern] { $seat }: “Listen and remember: my card is { $role-name }.”
    [wry] { $seat }: “Off with the mask: { $role-name }, at your service.”
   *[weary] { $seat }: “All right, if I must: { $role-name }.”
}
told-accused = { $grounds ->
    [despite] { $tone ->
        [plain] { $seat }: “Check or no check, I do not trust { $target }.”
        [curt] { $seat }: “{ $target }. The check does not convince me.”
        [warm] { $seat }: “I have heard the check, friends, but { $target } still worries me.”
        [stern] { $seat }: “Checks can be wrong. { $target }.”
        [wry] { $seat }: “By that check { $target } is an angel. So where are the wings?”
       *[weary] { $seat }: “The check settles nothing. { $target }, and let us vote.”
    }
    [check] { $tone ->
        [plain] { $seat }: “I do not trust { $target }. My check of night { $number } says so.”
        [curt] { $seat }: “{ $target }. Night { $number }, my check. Nothing to add.”
        [warm] { $seat }: “Friends, trust my check of night { $number }: { $target } is not with us.”
        [stern] { $seat }: “My check of night { $number } says it plainly: { $target }. What is there to discuss?”
        [wry] { $seat }: “I was shown something on night { $number }. Guess whose name? { $target }!”
       *[weary] { $seat }: “Why guess? Night { $number }, my check, { $target }. Let us vote and be done with it.”
    }
    [vote] { $card ->
        [none] { $tone ->
            [plain] { $seat }: “I do not trust { $target }. That vote on day { $number } missed the mark.”
            [curt] { $seat }: “{ $target }. Day { $number }, a vote gone astray. Did nobody notice?”
            [warm] { $seat }: “Let us look back at day { $number } together. { $target }'s vote went wide, and that makes me uneasy.”
            [stern] { $seat }: “{ $target }, on day { $number } your hand went astray. I want to hear why.”
            [wry] { $seat }: “{ $target } and the vote of day { $number }: what a comedy. Only I am not laughing.”
           *[weary] { $seat }: “I cannot forget day { $number }. { $target }, that vote of yours gives me no rest.”
        }
       *[other] { $tone ->
            [plain] { $seat }: “Remember day { $number }: { $target } voted { talk-against }, and the card was { $card-name }.”
            [curt] { $seat }: “{ $target }, day { $number }. Your vote was { talk-against }. The card: { $card-name }.”
            [warm] { $seat }: “{ $target }, tell us gently: on day { $number } you voted { talk-against }, and the card said { $card-name }. How come?”
            [stern] { $seat }: “{ $target }, on day { $number } your hand was up { talk-against }. The card said { $card-name }. Explain!”
            [wry] { $seat }: “Well aimed! Day { $number }, { $target } { talk-against }, and the card says { $card-name }. Pure chance, of course.”
           *[weary] { $seat }: “I hate to bring it up, but day { $number }: { $target } voted { talk-against }, and the card was { $card-name }. That was no coincidence.”
        }
    }
    [report] { $tone ->
        [plain] { $seat }: “I do not trust { $target }. I believe what the check has shown.”
        [curt] { $seat }: “There was a check. { $target }. Case closed.”
        [warm] { $seat }: “I believe the check, friends. Sorry, but { $target } is not with us.”
        [stern] { $seat }: “There is a check, and a name in it: { $target }. No need to argue.”
        [wry] { $seat }: “So the check lies, and { $target } is an angel? Well, well.”
       *[weary] { $seat }: “We have been shown it all: { $target }. What are we waiting for?”
    }
    [jail] { $tone ->
        [plain] { $seat }: “I do not trust { $target }. Nobody is in jail for nothing.”
        [curt] { $seat }: “{ $target } is in jail. Hardly for a parking ticket.”
        [warm] { $seat }: “A pity, but { $target } is in jail, and I trust the Judge.”
        [stern] { $seat }: “The Judge jails criminals. { $target } is in jail. Draw your own conclusion.”
        [wry] { $seat }: “{ $target } behind bars for those lovely eyes? Of course.”
       *[weary] { $seat }: “{ $target } is in jail already. Let us finish what was begun.”
    }
    [claim] { $tone ->
        [plain] { $seat }: “I do not trust { $target }. I do not believe that claim.”
        [curt] { $seat }: “{ $target }, not your role. I do not buy it.”
        [warm] { $seat }: “I would like to believe it, but { $target } wears somebody else's role.”
        [stern] { $seat }: “{ $target }, that role is not yours. Prove it or go.”
        [wry] { $seat }: “How many of us have that role by now? { $target }, the carnival is over.”
       *[weary] { $seat }: “A grand title out of thin air. { $target }, I do not believe it.”
    }
    [words] { $tone ->
        [plain] { $seat }: “I do not trust { $target }, whose own words give it all away.”
        [curt] { $seat }: “{ $target } does not ring true. Listen closely.”
        [warm] { $seat }: “Friends, listen closely to { $target }: something does not add up.”
        [stern] { $seat }: “{ $target } is far too quick to accuse. That is what people with something to hide do.”
        [wry] { $seat }: “{ $target } talks so smoothly, you would think there was a rehearsal last night.”
       *[weary] { $seat }: “The longer I listen, the clearer it gets: { $target } leads us astray.”
    }
    [agree] { $tone ->
        [plain] { $seat }: “{ $whom } has a point: I do not trust { $target } either.”
        [curt] { $seat }: “Right, { $whom }: { $target }.”
        [warm] { $seat }: “I am with you, { $whom }: { $target } worries me, too.”
        [stern] { $seat }: “{ $whom } says what everybody thinks. { $target }!”
        [wry] { $seat }: “A rare thing, { $whom }: you and I have the same thought. { $target }.”
       *[weary] { $seat }: “All right, { $whom }, you have a point. Let it be { $target }.”
    }
    [silence] { $tone ->
        [plain] { $seat }: “I do not trust { $target }. Not a word for { talk-days }.”
        [curt] { $seat }: “{ $target }, { talk-days } of silence. Why?”
        [warm] { $seat }: “{ $target }, we have not heard a word from you for { talk-days }. Do not hide!”
        [stern] { $seat }: “Being silent for { talk-days } is an answer, too, { $target }.”
        [wry] { $seat }: “Is { $target } still with us? Not a sound for { talk-days }, fish talk more.”
       *[weary] { $seat }: “We wait and wait… { talk-days }, and { $target } still says nothing.”
    }
    [defence] { $tone ->
        [plain] { $seat }: “Remember whom { $target } defended: { $whom }. And the card was { $card-name }.”
        [curt] { $seat }: “{ $target } spoke up for { $whom }. The card: { $card-name }. Work it out.”
        [warm] { $seat }: “{ $target }, kindness is a fine thing, but you defended { $whom }, and the card said { $card-name }.”
        [stern] { $seat }: “Defend somebody with the card { $card-name }? { $whom } and { $target } were in it together.”
        [wry] { $seat }: “Remember being told that { $whom } is one of us? The card says { $card-name }. Thank you, { $target }.”
       *[weary] { $seat }: “{ $target } has vouched for somebody before: { $whom }, { $card-name }. I shall not fall for it twice.”
    }
    [impression] { $tone ->
        [plain] { $seat }: “First impressions: I do not trust { $target }. That is all I have so far.”
        [curt] { $seat }: “To begin with: { $target }.”
        [warm] { $seat }: “Somebody has to be the first. Do not be cross, { $target }, I begin with you.”
        [stern] { $seat }: “{ $target }, I have had my eye on you from the first minute.”
        [wry] { $seat }: “First impressions deceive, they say. { $target }, let us hope so.”
       *[weary] { $seat }: “No clues, only guesses. Mine is { $target }.”
    }
    [still] { $tone ->
        [plain] { $seat }: “I have suspected { $target } since day { $number }. I still do.”
        [curt] { $seat }: “{ $target }. As on day { $number }.”
        [warm] { $seat }: “{ $target }, I would love to be wrong, but you have worried me since day { $number }.”
        [stern] { $seat }: “I said it on day { $number }, and I say it again: { $target }.”
        [wry] { $seat }: “I sound like a broken record: { $target }. It has been playing since day { $number }.”
       *[weary] { $seat }: “I have been saying it since day { $number }: { $target }. If only somebody listened.”
    }
   *[hunch] { $tone ->
        [plain] { $seat }: “I do not trust { $target }. I cannot prove it, it is a hunch.”
        [curt] { $seat }: “{ $target }. A hunch.”
        [warm] { $seat }: “No offence, { $target }, but my heart says it is you.”
        [stern] { $seat }: “I look at you, { $target }, and see a stranger. No proof so far.”
        [wry] { $seat }: “If { $target } is the most honest one here, I need new glasses.”
       *[weary] { $seat }: “We are left to read tea leaves. The leaves say { $target }.”
    }
}
talk-defence = { $tone ->
    [plain] You are on the wrong track, { $target } is one of us.
    [curt] { $target } is one of us.
    [warm] Be kind, { $target } is with us.
    [stern] Leave that name alone, { $target } has done nothing.
    [wry] { $target }, a villain? Funny.
   *[weary] A miss, friends: { $target } has nothing to do with it.
}
talk-defence-why = { $grounds ->
    [check] { $tone ->
        [curt] My check of night { $number } says so
        [weary] My check of night { $number } says so
        [warm] Night { $number } has shown me
        [wry] Night { $number } has shown me
        [stern] I checked that on night { $number }
       *[plain] I checked that on night { $number }
    }
    [vote] { $tone ->
        [curt] An honest vote on day { $number }
        [weary] An honest vote on day { $number }
        [warm] On day { $number } that hand was for the town
        [wry] On day { $number } that hand was for the town
        [stern] Think of the vote of day { $number }
       *[plain] Think of the vote of day { $number }
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
        [curt] Liars talk otherwise
        [weary] Liars talk otherwise
        [warm] One hears it in the words
        [wry] One hears it in the words
        [stern] Nobody who lies talks like that
       *[plain] Nobody who lies talks like that
    }
   *[hunch] { $tone ->
        [curt] I feel it
        [weary] I feel it
        [warm] Trust my nose
        [wry] Trust my nose
        [stern] I cannot prove it, it is a hunch
       *[plain] I cannot prove it, it is a hunch
    }
}
told-defended = { $seat }: “{ talk-defence } { talk-defence-why }.”
told-questioned = { $about ->
    [why] { $tone ->
        [plain] { $seat }: “{ $target }, why me?”
        [curt] { $seat }: “{ $target }, what for?”
        [warm] { $seat }: “{ $target }, no hard feelings, but why me of all people?”
        [stern] { $seat }: “{ $target }, on what grounds?”
        [wry] { $seat }: “{ $target }, what have I done? Do you not like my face?”
       *[weary] { $seat }: “{ $target }, but why me? What a day…”
    }
    [silence] { $tone ->
        [plain] { $seat }: “{ $target }, what do you say?”
        [curt] { $seat }: “{ $target }, say something.”
        [warm] { $seat }: “{ $target }, we have not heard from you. What do you think?”
        [stern] { $seat }: “{ $target }, silence will not save you.”
        [wry] { $seat }: “{ $target }, are you still with us? Blink at least.”
       *[weary] { $seat }: “{ $target }, one word at least, I am tired of guessing.”
    }
   *[role] { $tone ->
        [plain] { $seat }: “{ $target }, who are you?”
        [curt] { $seat }: “{ $target }, your role?”
        [warm] { $seat }: “{ $target }, tell us about yourself: who are you in this town?”
        [stern] { $seat }: “{ $target }, name your role. Now.”
        [wry] { $seat }: “{ $target }, what does your card say? I am just curious.”
       *[weary] { $seat }: “{ $target }, out with it: who are you?”
    }
}
told-replied = { $reply ->
    [stand] { $tone ->
        [plain] { $seat }: “{ $target }, I stand by what I said.”
        [curt] { $seat }: “It is all said, { $target }.”
        [warm] { $seat }: “{ $target }, no hard feelings, but that is how I see it.”
        [stern] { $seat }: “{ $target }, my word stands, and that is that.”
        [wry] { $seat }: “{ $target }, I can spell it out: no, I have not changed my mind.”
       *[weary] { $seat }: “{ $target }, I am too tired to argue. I still think so.”
    }
    [later] { $tone ->
        [plain] { $seat }: “{ $target }, I shall not name my role yet.”
        [curt] { $seat }: “Too early, { $target }.”
        [warm] { $seat }: “{ $target }, I shall tell when it helps the town. Not now.”
        [stern] { $seat }: “{ $target }, let the Mafia make its lists without me.”
        [wry] { $seat }: “{ $target }, shall I show you my card as well?”
       *[weary] { $seat }: “{ $target }, all in good time. You will know.”
    }
    [here] { $tone ->
        [plain] { $seat }: “{ $target }, I am listening. I shall speak when there is something to say.”
        [curt] { $seat }: “Listening, { $target }.”
        [warm] { $seat }: “{ $target }, thank you for asking. For now I listen to everybody.”
        [stern] { $seat }: “{ $target }, I speak when there is reason to.”
        [wry] { $seat }: “{ $target }, the best thoughts come in silence.”
       *[weary] { $seat }: “{ $target }, what is there to say? I listen, I think.”
    }
   *[no] { $tone ->
        [plain] { $seat }: “{ $target }, you are mistaken: I am for the town.”
        [curt] { $seat }: “Not me, { $target }.”
        [warm] { $seat }: “{ $target }, I understand you, but we are on the same side.”
        [stern] { $seat }: “{ $target }, there is nothing behind that. Look elsewhere.”
        [wry] { $seat }: “{ $target }, I am as much a villain as you are an angel.”
       *[weary] { $seat }: “{ $target }, oh please. Not me.”
    }
}
told-relented = { $tone ->
    [plain] { $seat }: “I take it back: { $target } has nothing to do with it.”
    [curt] { $seat }: “{ $target } is off my list.”
    [warm] { $seat }: “{ $target }, sorry if I was wrong. I think otherwise now.”
    [stern] { $seat }: “I admit a mistake: not { $target }.”
    [wry] { $seat }: “My favourite villain falls apart before my eyes. { $target }, sleep well.”
   *[weary] { $seat }: “All right, if not { $target }, then somebody else. On we go.”
}
told-intended = { $tone ->
    [plain] { $seat }: “My vote today goes against { $target }.”
    [curt] { $seat }: “I vote against { $target }.”
    [warm] { $seat }: “It pains me, but my choice is { $target }.”
    [stern] { $seat }: “It is settled: { $target }. Raise your hands.”
    [wry] { $seat }: “Drum roll… { $target }!”
   *[weary] { $seat }: “Let us not drag this out: { $target }, and that is that.”
}
talk-found = { $tone ->
    [plain] Night { $night }, the Detective's check:
    [curt] A check, night { $night }:
    [warm] Let me share what I know. Night { $night }:
    [stern] Listen, everybody. Night { $night }, a check:
    [wry] It was worth staying awake on night { $night }:
   *[weary] Here it is at last. The check of night { $night }:
}
told-said-found = { $answer ->
    [criminal] { $seat }: “{ talk-found } { $target } is a criminal.”
    [town] { $seat }: “{ talk-found } { $target } is town.”
    [loner] { $seat }: “{ talk-found } { $target } is a loner.”
   *[killed] { $seat }: “{ talk-found } { $target } was a gang's victim.”
}
talk-saw = { $tone ->
    [plain] Night { $night }, the Judge's check:
    [curt] Court, night { $night }:
    [warm] Let me share what I know. Night { $night }:
    [stern] Hear the verdict of night { $night }:
    [wry] I was shown a curious card on night { $night }:
   *[weary] Here it is at last. The card of night { $night }:
}
told-said-saw = { $seat }: “{ talk-saw } { $target }'s card says { $answer-name }.”
talk-compared = { $tone ->
    [plain] The Journalist's check:
    [curt] A comparison:
    [warm] This is what I could find out:
    [stern] A fact for everybody:
    [wry] Hot off the press:
   *[weary] I write it as it is:
}
told-said-compared = { $answer ->
    [same] { $seat }: “{ talk-compared } { $targets } are on the same side.”
   *[different] { $seat }: “{ talk-compared } { $targets } are on different sides.”
}
