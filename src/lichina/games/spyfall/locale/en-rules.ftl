### The rules of “Spyfall”.

search-hint = Accusation, vote, points…
rules-01-idea =
    You are all in the same place, and your card says where. Only one of you has { -spy }’s card instead: { -spy } does not know where this is, and tries not to show it.

    You ask each other questions. Those who know the place are { -locals }: they look for the one who answers at random, and speak in hints themselves, so as not to give the place away. Meanwhile { -spy } listens, plays along, and works out where everybody is.

    A match has several rounds. Whoever has the most points in the end wins; if there are several, they share it.
    .title = What it is about
rules-02-round =
    There are three to eight of you. How many rounds there will be is agreed beforehand: usually five. The list of all places is open to everybody all the time, and you may look at it as often as you like.

    For every place there is a bag of cards. One bag is drawn for a round: somebody gets { -spy }’s card, and the others get the same card of that place. A bag that has been played does not come up again, and its place is struck out in the list.

    The dealer asks first. In the first round the dealer is chosen at random; after that it is whoever was { -spy } in the round before. After a round with a catch (special modes have them) it is whoever saw through it, or, if nobody did, the next in turn.

    There is a time for questions: six minutes for three or four players, seven for five or six, eight for seven or eight.
    .title = A round and its cards
rules-03-questions =
    You may ask anybody. Whoever has answered asks next: anybody but the one who has just asked. Nothing is asked back: one question, one answer.

    Ask about what you like, and answer as you like: evasively, in jest, falsely. Just remember that { -spy } is listening.

    The easiest way is a ready-made line: you choose what to ask about, and the game finds the words. The answer is “yes”, “partly” or “no”, in ready-made lines as well. The same question is not asked twice in a round.

    You may also use your own words. Such a question is answered in one’s own words, with a line that fits anything, or with a hint: choose a trait, and say whether it is so here.
    .title = Questions and answers
rules-04-accusation =
    While there are questions, everybody may once in a round stop the clock and accuse another. All but the accused vote at once. Whoever accuses is for it; whoever does not answer in time is against.

    If all are for it, the accused shows the card and the round is over, whatever is on it. If anybody is against, play goes on where it was, and the accusation is spent. The same player may be accused any number of times.
    .title = An accusation
rules-05-guess =
    While there are questions, { -spy } may open the card at any moment and name the place. There is one try, and it ends the round. If it is right, { -spy } has the points; if it is wrong, { -locals } do.

    During a vote, and when time is up, it is too late to name the place. Places that are struck out are not among the answers.
    .title = The guess
rules-06-time-up =
    When time is up, you argue for a minute. Places may neither be named nor asked about any more: the chat refuses their names, and at a table you see to it yourselves. If all are ready, the argument ends early.

    Then everybody points at the same moment, at one other player or at nobody. Whoever gets the most fingers shows their card. If it is { -spy }, you have won the round. If it is a tie or another card, { -spy } has not been found.
    .title = Time is up
rules-07-points =
    { -Spy } has named the right place: 4 points.

    All the others have accused the wrong player unanimously, early or in the end: { -spy } gets 4 points.

    Time is up, and { -spy } has not been found: 2 points.

    { -Spy } is exposed, or has named a wrong place: { -locals } have 1 point each.

    If { -spy } was exposed by a vote, 1 point more goes to whoever was the first to accuse { -spy } in this round, even if nobody believed it then.
    .title = Points
rules-08-powers =
    In every round everybody has a power besides the card, and no two are the same. Some powers are opened to use them, and work once. The others stay secret until the round is over: they hinder, they help, or they just change the way you talk. Powers change neither the place nor the points.

    When the round is over, all powers are opened, and you decide who acted best. There are no points for it, only fame.

    What each power does is said below, among the cards.
    .title = { -mission }
rules-09-ally =
    It takes five players or more. The bag of each place has seven of its cards, and one of them bears a sign. Whoever holds it is { -ally }, who knows the place, does not know who { -spy } is, and wants nothing but a right guess. If there are fewer than eight of you, the card with the sign may be left over, and nobody knows.

    When the place has been named correctly, all but { -spy } argue for half a minute, and then point at the same moment at whoever may be { -ally }. They do so even if nobody holds the sign.

    The place is named, and { -ally } is not found, or it is a tie: { -spy } has 4 points, { -ally } 3. The place is named, but { -ally } is found: { -spy } has 4 points, { -ally } none, { -locals } 1 each.

    Time is up, and { -spy } has not been found: { -spy } and { -ally } have 2 points each. One of { -locals } is accused unanimously: { -spy } has 4 points, { -ally } 2. You have unanimously taken { -ally } for { -spy }: { -spy } has 1 point, { -ally } none, { -locals } 1 each.

    { -Spy } is exposed, or has named a wrong place: { -locals } have 1 point each, { -ally } none. { -Ally } never gets the point for the first accusation, and then nobody does.
    .title = { -Ally }
rules-10-joke =
    One more bag is added, in which everybody holds { -spy }’s card. So whoever has that card may open it and, instead of naming a place, call: “{ -joke }!”

    If it is true, the caller has 3 points and the others nothing. If it is not, { -locals } have 1 point each. In both cases the round is over.

    If in such a round somebody names a place, an accusation succeeds, or time is up, nobody has any points.
    .title = { -joke }
rules-11-madness =
    Two more bags are added, in which everybody has a different place, and nobody holds { -spy }’s card. Sixteen places can be in them, even those that have been played: whoever gets one that is struck out knows at once.

    While there are questions, everybody may once in a round stop the clock and call that all are in different places. All vote at once; the caller is for it, and whoever does not answer is against. If more than half of the table are for it, the round is over. Else play goes on.

    The places are different indeed: the caller has 3 points, all others who were for it 1 each. It is one place: { -spy } has 3 points, whatever the vote was, and all others who were against have 1 each. Everybody holds { -spy }’s card: nothing for anybody.

    If nobody sees it before the round ends, nobody has any points.
    .title = { -madness }
rules-12-sitting =
    At one table and in a call you speak aloud. In the app you only tap whom you have asked, and that the answer was given: so the turns and the clock stay right. You may take a ready-made line as well, and then all see it.

    Far apart you type: up to two hundred characters for a question or an answer. While there are questions, the chat is silent: only whoever’s turn it is may speak. It is open between rounds, and when time is up.
    .title = At one table and far apart
rules-13-bots =
    Bots know no more than a person in their seat would. They speak in ready-made lines, understand yours, and know some words when they read what you type. What is said aloud they do not hear: with bots at the table, take ready-made lines more often.
    .title = With bots
rules-14-example =
    There are four of you, on a beach: Anna, Boris and Vera know it, and Gleb holds { -spy }’s card. Anna deals.

    Anna asks Boris: “Have you brought the lotion?” Boris answers: “Without it you are red by the evening.” Everybody who knows the place nods inwardly: Boris is one of us. And Gleb thinks: a building site? a cottage? a beach?

    Boris asks Gleb: “Do you come here often?” Gleb is careful: “When work lets me.” That says nothing, and is suspicious enough. Now Gleb asks, and he needs to learn more: “Vera, do you take your shoes off here?” Vera answers: “At once, and then I shake them out.”

    Nobody goes barefoot on a building site, and nobody shakes out shoes in a cottage. Gleb is almost sure, but he hesitates: there is a pool on the list, too. Meanwhile Anna stops the clock and accuses Gleb. Boris is for it, and Vera against: the answer about work seems ordinary to her. The accusation fails, and the clock runs on.

    That is enough for Gleb. He says “Stop!”, turns up his card and names the beach. Right: 4 points. One question later Vera might have changed her mind.
    .title = An example of a round
rules-15-counting =
    Four people play three rounds. In the first, Anna is { -spy }. Boris accuses her, and Vera and Gleb agree: Boris, Vera and Gleb get a point each, and Boris one more, for the accusation was his. The score: Anna 0, Boris 2, Vera 1, Gleb 1.

    In the second, Boris is { -spy } and names the right place: 4 points. The others get nothing. The score: Anna 0, Boris 6, Vera 1, Gleb 1.

    In the third, Vera is { -spy }. Anna accuses her early, but Gleb is against it. Time runs out, and in the end three point at Vera. Anna, Boris and Gleb get a point each, and Anna one more: she was the first to accuse, though nobody believed her then. In the end: Anna 2, Boris 7, Vera 1, Gleb 2. Boris wins.
    .title = An example of counting
rules-16-advice =
    If you know the place. Ask what people feel and do here rather than what stands here: whoever knows answers at once, and { -spy } has to think. Answer so that your own side understands: too plain an answer gives the place away, too vague a one gives you away. You have one accusation, and one vote against it is enough: first win the others over with a look or a word.

    If you are { -spy }. Do not keep silent, and do not hesitate: a pause shows more than a mistake. Say again in your own words what others have said. Ask somebody who likes to answer. Cross places off the list in your mind, and when two are left, decide: risk it now, or learn more. Once you stand accused the place can no longer be named, so if something feels wrong, be the first to say “Stop!”

    For everybody. Mind the questions as well as the answers: those who do not know the place ask too broadly or too boldly. And remember who defended whom.
    .title = Advice
