### The rules of “Passengers”.

search-hint = Mask, coin, Jaster…
rules-01-idea =
    Night, a river in Limbo, and on the far shore the Afterlands. You are the ferrymen. Two boats lie at the pier, the raven’s and the wolf’s, and the passengers in them hide their faces: who is a soul and who is a demon, only the one who seated them knows.

    The soul guides want to bring over many souls, the smugglers many demons, and Jaster, if among you, wants neither of them to do well.

    In each of three rounds you seat passengers, use gifts, and vote on which boat sails. The other one never will. After the third round all faces on the far shore are opened, and points are counted. The side with the most of them wins.
    .title = What it is about
rules-02-sides =
    There are twenty-five passengers: twelve souls, twelve demons, and Jaster. Souls and demons are red, green and blue, four of each.

    Each of you has three cards, one for every round. The first says whose side you are on: with a soul you are a guide, with a demon a smuggler, with Jaster you are Jaster. Then everybody gets one soul and one demon more. So a guide has two souls and a demon, a smuggler a soul and two demons, and Jaster that card, a soul and a demon.

    Four players are two guides, a smuggler and Jaster. Five are three guides and two smugglers. Six are the same, and Jaster. Seven are four guides and three smugglers. Eight are the same, and Jaster.

    If there are five of you or more, the smugglers know each other. They do not know each other’s cards.

    Your side never changes, even when that first card is in a boat or with another player.
    .title = Sides and cards
rules-03-place =
    Whoever has the master coin begins (in the first round that is decided at random), and then it goes round. On your turn you put one passenger face down on any free seat of either boat. In which order you play your cards is up to you.

    Every seat has a gift and one to three votes. Both are yours, and all see it. Votes are good for this round only.

    A boat has five seats, but takes no more than three passengers, and with seven or eight of you no more than four (or five, as the options say). When a boat is full, there is the other.
    .title = Boarding
rules-04-gifts =
    When everybody has seated a passenger, the gifts work in the order of their numbers, from nought to nine. A gift must be used, even if you would rather not. If there is nobody to use it on, it is lost.

    “Peek”: only you see the passenger’s card. Nobody peeks at passengers who are face up, nor at those whom they have seated themselves. “Turn up”: all see the passenger, and the face stays open. “Truthfully”: the game answers for the player, and there is no lying. For mystery passengers nobody answers.

    A passenger who has been moved is still yours: the gift and the votes that you had for it stay the same, and its mask goes with it. You may move, swap or mask your own passenger, too.

    Cards of the hand are shown only when a gift demands it. In the third round hands are empty, and such gifts are lost.

    What each gift does stands below, set by set. The seats have the same numbers for all sets, so that you can take another in every round.
    .title = Gifts
rules-05-talk =
    You may talk at any time and say anything, true or not: whom you have seated, whose card you have peeked at, who you are. Just do not show cards.

    For bots to understand it, take a ready-made line: choose what it is about, and everybody hears it. You have six of them in a round.

    Whoever keeps silent does so until the round is over: no chat, no ready-made lines. They still take their turns, and vote.
    .title = Talk
rules-06-vote =
    Before the vote there is time to argue. Then everybody secretly chooses raven or wolf, and all choices are opened at once. Yours weighs as much as you have votes. Without votes you choose as well, but it weighs nothing.

    The boat with more votes sails. If they are even, it is the one that the holder of the master coin has chosen, however few votes they have.

    The boat goes to the far shore and lies above those before it: the first at the bottom, the third at the top. Faces stay hidden. The other boat is lost with its passengers and masks, and its faces stay hidden until the match is over.

    The master coin changes hands only by gifts. Whoever has it now begins the next round.
    .title = The vote
rules-07-guides =
    Every soul on the far shore is 1 point.

    If several souls of one colour are in the same boat, add 1 point for two of them, 2 for three, 3 for four, 4 for five. Each colour in each boat counts by itself.

    For example, two red souls and a blue one in a boat are 3 points for themselves and 1 more for the pair of red ones, 4 in all.
    .title = The guides’ points
rules-08-smugglers =
    Every demon on the far shore is 1 point.

    Add 1 point for every soul of the same colour beside the demon: left and right in the same boat, above and below in the next boats. Never across a corner, and other demons beside it bring nothing. A soul between two demons of its colour brings a point for each of them.

    Empty seats do not count: the neighbour is the next passenger on that side. The options can have it otherwise: then an empty seat parts them.

    For example, on the right of a green demon sits a blue soul in the green mask, and in the boat below a green soul. Such a demon brings 3 points.
    .title = The smugglers’ points
rules-09-masks =
    There are three masks: red, green and blue. Each is put on once in the whole match, and nobody wears two.

    A mask replaces the colour when points are counted. A soul is still a soul, and a demon a demon. When a gift asks for a colour, the answer is what is under the mask.
    .title = Masks
rules-10-jaster =
    Jaster plays alone, when there are four, six or eight of you. Jaster’s points are always the same, whether that card has sailed or not: 6.5 with four or six players, 8.5 with eight. All there is to do is to keep both sides below that. Among bots this is hard, so “Help for Jaster” is on unless you turn it off: with six players an empty seat parts neighbours, with eight Jaster has 9.5 points.

    On the far shore Jaster’s card is a soul and a demon: 1 point for the guides, and 1 for the smugglers. It has no colour, and brings nothing more.

    In a mask Jaster has a colour, and counts twice: as a soul, together with the souls of that colour in the boat and for neighbouring demons of that colour; as a demon, for neighbouring souls of that colour.
    .title = Jaster
rules-11-end =
    When the third boat has sailed, all faces on the far shore are opened, and points are counted. The side with the most wins, all of it.

    If guides and smugglers are even, the one of them that has the master coin wins. If Jaster has it, the guides win. If Jaster has more points than they do, Jaster wins. Nobody is ever even with Jaster: there is always that half.
    .title = The end
rules-12-four =
    With four players, a mystery passenger rides in each boat as well. There are six of them: three souls and three demons, shuffled and face down, two for every round.

    Before a round begins, whoever plays last puts one of them, unseen, on any seat. Then the last but one puts another into the other boat. There are no gifts and no votes for it, and nobody gets the gift of such a seat in this round. So there are three in each boat, the mystery passenger among them.

    There is one smuggler, with nobody to know. Four players have a set of gifts of their own.
    .title = Four players
rules-13-advice =
    For guides. Watch who praises which boat, who takes which gift, and who votes for what. Silence does not pay: without knowing colours you cannot bring souls together. But the smugglers hear every true word, too.

    For smugglers. You know your own, and the others do not: do not let it show. Find out which souls are where, and seat your demons beside them. And even when you have been found out, you vote like everybody else.

    For Jaster. Let as many souls as demons cross, and let everybody be muddled about colours. Where nothing is clear, you are well off.
    .title = Advice
rules-14-sitting =
    At one table and in a call you speak aloud, and look at your cards on your own phone, so that your neighbours do not see. Whoever keeps silent does so aloud as well: see to it yourselves. Far apart there are the chat and ready-made lines.
    .title = At one table and far apart
rules-15-bots =
    Bots know no more than a person in their seat would. They speak in ready-made lines and hear nothing else: if you want a bot to take your word into account, say it in a ready-made line.
    .title = With bots
rules-16-example =
    There are five of you: Anna, Boris and Vera are guides, Gleb and Dina smugglers. Anna has the coin and begins.

    Anna puts a green soul into the raven, on the seat with the Vessel: three votes, and nothing else. Boris adds a second green soul to it. Gleb takes the seat with the Candle in the wolf and hides a red demon there. Dina puts hers there, too. Vera comes last: she saves her souls, sends her demon into the wolf, and picks up the Scroll on the way.

    The gifts work in their order. Gleb peeks at the neighbour’s card: it is Vera’s demon. With the Scroll Vera peeks at Gleb’s card, and sees a red demon.

    Now they argue. Gleb says: “Mine is a green soul, let the wolf sail.” Vera answers: “Not true, I saw a red demon.” Gleb replies: “It is Vera who carries a demon!” And both tell the truth about each other.

    Anna and Boris know what they have put into the raven themselves, and believe Vera. Five votes for the raven, four for the wolf: the raven sails. Two green souls are on the far shore, and everybody will remember something about Gleb.
    .title = An example of a round
rules-17-counting =
    Three boats lie on the far shore. In the first, at the bottom: a green soul each on seats one and three, a red demon on seat four. In the second: a green demon on seat one, a blue soul on seat two, a red one on seat five. In the third: a blue demon on seat two, a green soul on seat three, a red one on seat four.

    The guides. Six souls are 6 points. Two souls in the first boat are green: 1 more. The green soul of the third boat does not join them, for it sits in another boat. That makes 7.

    The smugglers. Three demons are 3 points. Below the green demon there is a green soul: 1 more. Below the blue one there is a blue soul: 1 more. Above the red one the second boat is empty, so its neighbour there is the red soul of the third: 1 more. That makes 6.

    The guides win by 7 to 6. If empty seats kept people apart (there is an option for it), the red demon would have no neighbour, and it would be 7 to 5.
    .title = An example of counting
