"""Constructions of claim language, each with cases: what is said, and everything that should be read in it.

A near miss looks like the construction and must *not* be read so.

The notation of an expectation: kind, then `c=` claimed (a number, `all`, with `d` for the deal), `x=` conceded,
`r=` result (`made`, `+1`, `-2`, `L4`, `$620`), `o=` order (`i` implied, `e` explicit), `p=` pairs, `t=` trumps
(`m` mentioned, `p` plan, `s` state), `f=` finesse (`d` declared, `n` denied), `s=` steps separated by commas
(`~` negated, verb, `:` suit and count or cards, `@` hand, `^` on, `*` believed). What is not written must be absent.
"""

from __future__ import annotations

from typing import NamedTuple

Case = tuple[str, str]


class Construction(NamedTuple):
    """What is said with a construction, and what only looks like it."""

    said: list[Case]
    near_misses: list[Case]


CONSTRUCTIONS: dict[str, Construction] = {
    "all the rest": Construction(
        said=[
            ("The remaining tricks are ours.", "claim c=all"),
            ("I'll take the rest", "claim c=all"),
            ("the rest is mine", "claim c=all"),
            ("Everything else is mine.", "claim c=all"),
            ("all mine", "claim c=all"),
            ("I've got the lot", "claim c=all"),
            ("We have the rest, I think", "claim c=all"),
            ("I make all the rest", "claim c=all"),
            ("my hand is good", "claim c=all"),
            ("Dummy's good", "claim c=all"),
            ("I win all thirteen", "claim c=13d"),
            ("they're all winners", "claim c=all"),
            ("I lose nothing", "claim c=all"),
            ("claiming the balance", "claim c=all"),
            ("no more losers", "claim c=all"),
            ("It's all high now", "claim c=all"),
        ],
        near_misses=[
            ("The rest of the trumps are small.", "unclear t=m"),
            ("The rest can wait", "unclear"),
        ],
    ),
    "a number of tricks": Construction(
        said=[
            ("I have five more tricks", "claim c=5"),
            ("four of the last six", "claim c=4"),
            ("We get three", "claim c=3"),
            ("eleven tricks", "claim c=11d"),
            ("I claim the last four", "claim c=all"),
            ("making twelve", "claim c=12d"),
            ("nine top tricks", "claim c=9d"),
            ("just two more for me", "claim c=2"),
            ("take 3 more", "claim c=3"),
            ("I win the last two tricks", "claim c=all"),
            ("the remaining three tricks are mine", "claim c=all"),
            ("10 or 11", "claim c=10d"),
        ],
        near_misses=[
            ("I think that took four minutes", "unclear"),
        ],
    ),
    "taken back within a clause": Construction(
        said=[
            ("Ace of... no, king of diamonds first, then the ace.", "claim c=2 o=e p=0<1 s=cash:DK,cash:DA"),
            ("ace of, sorry, king of clubs and then the queen", "claim c=2 o=e p=0<1 s=cash:CK,cash:CQ"),
            (
                "the ace of hearts, no, the king of hearts, then a club to dummy",
                "claim o=e p=0<1 s=cash:HK,cross:C@dummy",
            ),
            ("ace of hearts no king of hearts then a club ruff", "claim o=e p=0<1 s=cash:HK,ruff:C"),
            ("AK of hearts, sorry, AK of spades and a club", "claim c=3 s=cash:SA+SK,cash:C1"),
            ("Hearts... sorry, the spades are good, after I ruff a club.", "claim o=e p=1<0 s=cash:S*,ruff:C"),
            ("Hearts... no, sorry, spades first, then the hearts.", "claim o=e p=0<1 s=cash:S,cash:H"),
            ("Dummy's hearts, no, spades are running", "claim s=run:S*"),
            ("the hearts, no, the spades will run after I knock out the ace", "claim o=e p=1<0 s=run:S*,knock_out:?A"),
            ("I draw, uh, two... no, three rounds, and then run the clubs.", "claim o=e p=0<1 t=p s=draw:T,run:C"),
            ("two rounds of trumps, no, three, then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("two spades two hearts no three hearts and a club", "claim c=6 s=cash:S2,cash:H3,cash:C1"),
            ("losing two, no, one spade", "concession x=1 s=concede:S1"),
            ("Cash hearts. No, cash spades.", "claim s=cash:S"),
            ("Run the clubs. Sorry, run the diamonds.", "claim s=run:D"),
            ("you take a heart. No, you take two hearts", "concession x=2 s=concede:H2"),
            ("lead a heart, no a club, to the king", "claim s=cross:CK"),
            ("a spade no a heart to the ace and the clubs", "claim o=i p=0<1 s=cross:HA,cash:C"),
            ("a club to the ace, no, a diamond to the ace, then clubs", "claim o=e p=0<1 s=cross:DA,cash:C"),
            ("ruff a heart, no, a club in dummy, then the spades", "claim o=e p=0<1 s=ruff:C@dummy,cash:S"),
            ("cross to dummy in hearts, no, in clubs, and run the spades", "claim o=i p=0<1 s=cross:C@dummy,run:S"),
            ("I throw the heart on the club, sorry, on the diamond", "claim s=discard:H^D"),
            ("pitch a heart, no, a club, on the diamonds", "claim s=discard:C^D"),
            ("the ace of hearts, sorry, spades", "claim c=1 s=cash:SA"),
        ],
        near_misses=[
            ("hearts then spades, no, spades then hearts", "claim o=e p=0<1 s=cash:S,cash:H"),
            ("trumps, hearts, no, clubs, then hearts", "claim o=e p=0<2,1<2 t=m s=cash:T,cash:C,cash:H"),
            ("two hearts, no clubs, a spade", "claim c=3 s=cash:H2,cash:S1"),
            ("ace of spades, no spades left with you, then hearts", "claim o=e p=0<1 s=cash:SA,cash:H"),
            ("draw trumps, no, they are drawn", "claim t=ms"),
            ("four spades no wait, hearts are good", "claim s=cash:S4,cash:H*"),
            ("ten, no, one spade to you", "claim_and_concession c=10d x=1 s=concede:S1"),
            ("Cash hearts. No, he has a trump", "claim t=m s=cash:H"),
            ("a heart, no, you have the ace", "claim_and_concession c=1 x=1 s=cash:H1,concede:?A"),
        ],
    ),
    "what is good once something is given up": Construction(
        said=[
            ("give up a trump then everything's high", "claim_and_concession x=1 o=e p=0<1 t=m s=concede:T1,cash*"),
            ("I give up a trump and it's all high", "claim_and_concession x=1 o=i p=0<1 t=m s=concede:T1,cash*"),
            ("lose a club, then hand is high", "claim_and_concession x=1 o=e p=0<1 s=concede:C1,cash@declarer*"),
            ("I lose a club, then all the rest is good", "claim_and_concession x=1 o=e p=0<1 s=concede:C1,cash*"),
            (
                "I'll give up a spade and the others are good.",
                "claim_and_concession x=1 o=i p=0<1 s=concede:S1,cash:S*",
            ),
            (
                "I lose a heart first and then the rest of the hearts are established.",
                "claim_and_concession x=1 o=e p=0<1 s=concede:H1,cash:H*",
            ),
        ],
        near_misses=[
            ("you get a heart, the rest are good", "claim_and_concession x=1 s=concede:H1"),
            ("you get a heart and everything else is good", "claim_and_concession x=1 s=concede:H1"),
            ("I lose a club and the rest are good", "claim_and_concession x=1 s=concede:C1"),
            ("Conceding two clubs, the others are high.", "claim_and_concession x=2 s=concede:C2"),
        ],
    ),
    "a card of theirs that comes to nothing": Construction(
        said=[
            ("East's queen of hearts comes to nothing", "unclear"),
            ("your ten of hearts is worth nothing", "unclear"),
            ("your queen of diamonds takes nothing, all mine", "claim c=all"),
            ("there's no trick for your queen of spades", "unclear"),
            ("your jack of spades does not get a trick", "claim"),
            ("your queen of spades isn't a trick", "claim"),
            ("the jack of clubs won't bother us", "claim"),
            ("the jack of trumps won't bother me", "claim t=m"),
            ("no trump of yours troubles me", "claim t=m"),
            ("the ten of hearts is irrelevant", "claim"),
            ("my queen of hearts comes to nothing", "unclear"),
        ],
        near_misses=[
            ("your queen of hearts is worth a trick", "concession x=1 s=concede:HQ"),
            ("East's queen of spades takes a trick", "concession x=1 s=concede:SQ"),
            ("my jack of clubs is worth a trick", "claim c=1 s=win:CJ"),
        ],
    ),
    "who cannot be kept from it": Construction(
        said=[
            ("nobody can keep you from taking your ace", "concession x=1 s=concede:?A"),
            ("nobody can stop you from cashing two hearts", "concession x=2 s=concede:H2"),
            ("nobody can deny you the ace of spades", "concession x=1 s=concede:SA"),
            ("I can't keep you from getting a trump", "concession x=1 t=m s=concede:T1"),
            ("you can't be kept from a trump trick", "concession x=1 t=m s=concede:T1"),
            ("you can't be prevented from taking the king of trumps", "concession x=1 t=m s=concede:TK"),
            ("nobody keeps me from twelve tricks", "claim c=12d"),
            ("the ace of trumps keeps me from drawing trumps", "unclear t=m"),
            ("you are sure to get a trick", "concession x=1"),
            ("West can't fail to make the queen of hearts", "concession x=1 s=concede:HQ"),
            ("I can't fail to make three more", "claim c=3"),
            ("there's no escaping a heart loser", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("nobody can keep me from taking my ace", "claim s=cash:?A"),
            ("I can't be stopped from ruffing a heart", "claim s=ruff:H"),
            ("nothing prevents me from running the clubs", "claim s=run:C"),
            ("I keep the ace from dummy", "claim s=cash:?A@dummy"),
        ],
    ),
    "what is left out of account": Construction(
        said=[
            ("ignoring the clubs, I have four spades and three hearts", "claim c=7 s=cash:S4,cash:H3"),
            ("ignoring clubs I have seven tricks", "claim c=7"),
            ("aside from the clubs, three spades and two hearts", "claim c=5 s=cash:S3,cash:H2"),
            ("I have four spades and three hearts apart from the clubs", "claim c=7 s=cash:S4,cash:H3"),
            (
                "except for a club I have four spades and three hearts",
                "claim_and_concession c=7 x=1 s=concede:C1,cash:S4,cash:H3",
            ),
        ],
        near_misses=[
            ("apart from a club, the rest are mine", "claim_and_concession x=1 s=concede:C1"),
            ("apart from the ace of clubs I have the rest", "claim_and_concession x=1 s=concede:CA"),
            ("besides the clubs I have four spades and three hearts", "claim s=cash:C,cash:S4,cash:H3"),
        ],
    ),
    "a play that is a mistake, or cannot be made": Construction(
        said=[
            ("ruffing would be wrong", "claim s=~ruff"),
            ("finessing would be a mistake", "claim f=n s=~finesse"),
            ("a finesse would be a mistake", "claim f=n s=~finesse"),
            ("drawing trumps is out of the question", "claim t=m s=~draw:T"),
            ("drawing trumps is impossible", "claim t=m s=~draw:T"),
            ("a heart ruff isn't available", "claim s=~ruff:H"),
            ("a finesse gains nothing", "claim f=n s=~finesse"),
            ("only a fool would finesse here", "claim f=n s=~finesse"),
            ("no sane player would finesse now", "claim f=n s=~finesse"),
            ("why should I ruff a heart, I have the rest", "claim c=all s=~ruff:H"),
            ("who needs the spade finesse, I have twelve tricks", "claim c=12d f=n s=~finesse:S"),
            ("what's the point of finessing, I have them all", "claim c=all f=n s=~finesse"),
            ("it makes no sense to ruff", "claim s=~ruff"),
            ("I can dispense with the finesse", "claim f=n s=~finesse"),
            ("I gain nothing by ruffing", "claim s=~ruff"),
            ("I don't have time to set up the diamonds", "claim s=~establish:D"),
            ("not enough entries to set up the diamonds, so just nine", "claim c=9d s=~establish:D"),
            ("didn't need the diamond finesse after all", "claim f=n s=~finesse:D"),
        ],
        near_misses=[
            ("the club finesse is wrong so I lose one", "concession x=1"),
            ("I have two entries to set up the clubs", "claim s=establish:C"),
            ("needless to say, I draw trumps", "claim t=mp s=draw:T"),
            ("abandon hope, the rest are mine", "claim c=all"),
            ("it would be a mistake not to draw trumps", "claim t=mp s=draw:T"),
            ("drawing trumps can't hurt", "claim t=mp s=draw:T"),
            ("it is impossible to lose a trick", "claim c=all"),
            ("I have the rest after all", "claim c=all"),
            ("after all the trumps are drawn I cash hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
        ],
    ),
    "too much for it, or too little": Construction(
        said=[
            ("hearts are too long to establish", "unclear"),
            ("the clubs are too short to squeeze anyone", "unclear"),
            ("trumps are too short to ruff two clubs", "unclear t=m"),
            ("my trumps are too small to overruff", "unclear t=m"),
            ("I'm too lazy to draw trumps, rest mine", "claim c=all t=m s=~draw:T"),
            ("it takes too long to set up the diamonds", "unclear"),
            ("I'm too short of entries to enjoy the clubs", "unclear"),
            ("I'm short of an entry for the long club", "unclear"),
            ("I lack the entries to enjoy the clubs", "claim s=~cash:C"),
            ("lacking the ace of clubs, I make nine", "claim c=9d"),
            ("I'm missing the ace and king of clubs", "unclear"),
            ("I'm missing the jack of hearts, so one loser", "concession x=1"),
            ("I have nothing to pitch my losing heart on, so you get a heart", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("one short of the contract", "concession r=-1"),
            ("I'm only too happy to concede a heart", "concession x=1 s=concede:H1"),
            ("I have a club too to cash", "claim c=1 s=cash:C1"),
            ("I'm missing the ace of clubs", "concession x=1 s=concede:CA"),
            ("i'm too off", "concession r=-2"),
        ],
    ),
    "cards that are only told of": Construction(
        said=[
            ("the opening lead was a low club", "not_a_claim"),
            ("the lead was the queen of spades, won in dummy", "not_a_claim"),
            ("West leads the queen of spades and I claim ten", "claim c=10d"),
            ("the ace of spades has been played", "unclear"),
            ("my losers have been ruffed", "unclear"),
            ("West showed up with four hearts", "unclear"),
            ("West is known to hold the ace of diamonds", "unclear"),
            ("East figures to hold the ace", "unclear"),
            ("he showed five spades in the bidding", "unclear"),
            ("partner showed the king of diamonds", "not_a_claim"),
            ("dummy had the ace of spades", "unclear"),
            ("you already have two spades and a heart, so I make ten", "claim c=10d"),
            ("they've taken three tricks, rest mine", "claim c=all"),
            ("they already got two diamonds, the rest are mine", "claim c=all"),
            ("the club you led gave me the rest", "claim c=all"),
            ("I counted seven hearts so East has one", "unclear"),
            ("East can't get in to run the clubs", "unclear"),
            ("you never get in to cash the hearts", "claim"),
            ("West has nothing left but diamonds", "unclear"),
            ("East has only hearts left and must lead into dummy", "unclear"),
            ("East can hold the diamonds or the clubs but not both", "unclear"),
        ],
        near_misses=[
            ("once the ace has been played I have the rest", "claim c=all o=e s=cash:?A"),
            ("trumps have been drawn", "claim t=ms"),
            ("you've nothing but the ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("dummy has the ace of spades", "claim c=1 s=win:SA@dummy"),
            ("you have two spades and a heart", "concession x=3 s=concede:S2,concede:H1"),
        ],
    ),
    "plays that others want, or that are feared": Construction(
        said=[
            ("partner wanted me to finesse", "not_a_claim"),
            ("you thought I'd finesse", "unclear"),
            ("you were hoping for a ruff", "not_a_claim"),
            ("you need a ruff to beat me", "unclear"),
            ("you'd have to have the queen of hearts", "unclear"),
            ("the danger is a heart ruff, so I draw trumps", "claim t=mp s=draw:T"),
            ("I feared a spade ruff", "unclear"),
            ("the risk is that you ruff a club", "unclear"),
            ("my only worry is the jack of hearts", "unclear"),
            ("the other table made eleven", "not_a_claim"),
            ("at the other table they ruffed a club", "not_a_claim"),
            ("I had hoped to ruff a club", "not_a_claim"),
            ("I considered the club finesse but I have ten on top", "claim c=10d"),
            ("did anyone play the ten of spades", "not_a_claim"),
            ("you thought I would lose a heart, but no", "unclear"),
            ("West wanted me to give him a trick", "unclear"),
            ("you need the ace of clubs and the king, you have both", "unclear"),
        ],
        near_misses=[
            ("I risk the finesse", "claim f=d s=finesse"),
            ("my plan is a heart ruff", "claim s=ruff:H"),
            ("like at the other table, I make ten", "claim c=10d"),
            ("I need a ruff", "claim s=ruff"),
        ],
    ),
    "the long ones": Construction(
        said=[
            (
                "After two top clubs I ruff a club and the long ones are good.",
                "claim o=e p=0<1,1<2 s=cash:C2,ruff:C,cash:C*",
            ),
            ("after a club the long ones are good", "claim o=e p=0<1 s=cash:C1,cash:C*"),
            ("duck a club then the long ones run", "claim o=e p=0<1 s=duck:C1,run:C*"),
            (
                "draw trumps, ruff a heart and the small ones are winners",
                "claim o=i p=0<1,1<2 t=mp s=draw:T,ruff:H,cash:H*",
            ),
        ],
        near_misses=[
            ("the long ones are good", "claim"),
            ("my red ones are good", "claim"),
            ("I knock out the ace of hearts and the other ones are good", "claim c=all o=i p=0<1 s=knock_out:HA,cash*"),
            (
                "I'll find out how the trumps are lying, then ruff three little ones on the table.",
                "claim o=e p=0<1 t=m s=test:T,ruff:3@dummy",
            ),
        ],
    ),
    "no hearts to lose": Construction(
        said=[
            ("ten tricks, no hearts to lose", "claim c=10d"),
            ("the rest are mine, no hearts to lose", "claim c=all"),
            ("four hearts, no spade to lose", "claim c=4 s=cash:H4"),
            ("two hearts no clubs and a spade", "claim c=3 s=cash:H2,cash:S1"),
        ],
        near_misses=[
            ("draw trumps, no a club to lose", "claim_and_concession t=mp s=draw:T"),
            ("nine tricks, no two hearts to lose", "claim_and_concession c=9d x=2 s=concede:H2"),
        ],
    ),
    "good, after I play": Construction(
        said=[
            ("the spades are good, after I ruff a club", "claim o=e p=1<0 s=cash:S*,ruff:C"),
            ("my clubs are high, after I knock out the ace", "claim o=e p=1<0 s=cash:C*,knock_out:?A"),
        ],
        near_misses=[
            ("I cash the spades, after I ruff a club", "claim o=e p=0<1 s=cash:S,ruff:C"),
            ("I draw the trump what is still there and after I play clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
        ],
    ),
    "sums with a ruff among them": Construction(
        said=[
            ("Clubs first, then the ace and queen of spades.", "claim o=e p=0<1,0<2 s=cash:C,cash:SA,cash:SQ"),
            ("four trumps, two aces and a club ruff", "claim c=7 t=m s=cash:T4,cash:2,ruff:C"),
            ("a club ruff, four trumps and two aces", "claim c=7 t=m s=ruff:C,cash:T4,cash:2"),
            ("three hearts, two club ruffs and the ace", "claim c=6 s=cash:H3,ruff:C2,cash:?A"),
            ("5 trumps 2 aces 1 ruff", "claim c=8 t=m s=cash:T5,cash:2,ruff"),
            (
                "Six trumps, the ace-king of diamonds and a club ruff in dummy, provided nobody ruffs a diamond.",
                "claim c=9 t=m s=cash:T6,cash:DA+DK,ruff:C@dummy",
            ),
            ("three top clubs and one for partner", "claim c=4 s=cash:C3,win:1"),
            ("two hearts plus one for me", "claim c=3 s=cash:H2,win:1"),
        ],
        near_misses=[
            ("hearts first: ace, king", "claim c=2 o=e s=cash:HA,cash:HK"),
            ("the ace, a heart ruff and the king", "claim o=i p=0<1,1<2 s=cash:?A,ruff:H,cash:?K"),
            (
                "draw trumps, then four clubs, two aces and a ruff",
                "claim o=e p=0<1,0<2,0<3 t=mp s=draw:T,cash:C4,cash:2,ruff",
            ),
            ("ruff a club, four trumps and two aces", "claim o=i p=0<1,0<2 t=m s=ruff:C,cash:T4,cash:2"),
            ("two hearts and then a club ruff", "claim o=e p=0<1 s=cash:H2,ruff:C"),
            ("four hearts and the club ruff", "claim s=cash:H4,ruff:C"),
            ("a heart and one for you", "concession x=2 s=concede:H1"),
        ],
    ),
    "a spade back to me": Construction(
        said=[
            ("Oh, I'm in dummy. Spade back to me, then all trumps.", "claim o=e p=0<1 t=m s=cross:S@declarer,cash:T"),
            ("club back to me and run the spades", "claim o=i p=0<1 s=cross:C@declarer,run:S"),
            ("king of hearts back to me then the clubs", "claim o=e p=0<1 s=cross:HK@declarer,cash:C"),
            ("over to me with a spade and the clubs", "claim o=i p=0<1 s=cross:S@declarer,cash:C"),
        ],
        near_misses=[
            ("a club to me then the hearts", "claim o=e p=0<1 s=cash:C1,cash:H"),
            ("give you a trick back to me", "concession x=1"),
            ("a spade to me, a heart to you", "claim_and_concession c=1 x=1 s=cash:S1,concede:H1"),
        ],
    ),
    "plays told by participles": Construction(
        said=[
            ("the first heart ducked, then clubs", "claim o=e p=0<1 s=duck:H,cash:C"),
            ("Ace of spades knocked out, three spades", "claim c=3 s=knock_out:SA,cash:S3"),
            ("queen of hearts unblocked, over in clubs", "claim o=i p=0<1 s=cash:HQ,cross:C@dummy"),
            ("diamonds finessed, a heart away", "claim o=i p=0<1 f=d s=finesse:D,discard:H"),
            ("spades set up with a ruff, back in clubs", "claim o=i p=0<1 s=establish:S,cross:C@declarer"),
            ("trumps drawn in three, a heart away on the clubs", "claim o=i p=0<1 t=mp s=draw:T,discard:H^C"),
            ("trumps pulled, the losing spade thrown on the hearts", "claim o=i p=0<1 t=mp s=draw:T,discard:S^H"),
            ("trumps in two, club away on the hearts", "claim o=i p=0<1 t=mp s=draw:T,discard:C^H"),
            ("a heart ruffed, then a spade away", "claim o=e p=0<1 s=ruff:H,discard:S"),
            ("a diamond ducked and three top hearts", "claim c=3 s=duck:D1,cash:H3"),
        ],
        near_misses=[
            ("trumps drawn, a heart ruff, two clubs", "claim c=3 t=ms s=ruff:H,cash:C2"),
            ("all the trumps drawn, heart away on the clubs", "claim t=ms s=discard:H^C"),
            ("West ducked a heart", "not_a_claim"),
        ],
    ),
    "over there, home and back to me": Construction(
        said=[
            ("ruff a spade, over there with the heart ace", "claim o=i p=0<1 s=ruff:S,cross:HA@dummy"),
            ("over there with a club, then the hearts", "claim o=e p=0<1 s=cross:C@dummy,cash:H"),
            ("draw trumps, back to me with the queen of spades", "claim o=i p=0<1 t=mp s=draw:T,cross:SQ@declarer"),
            (
                "ace of diamonds, home with the jack of clubs, hearts",
                "claim o=i p=0<1,1<2 s=cash:DA,cross:CJ@declarer,cash:H",
            ),
            ("home with a spade ruff, two clubs", "claim o=i p=0<1 s=ruff:S@declarer,cash:C2"),
            ("in hand with the king of spades, three hearts", "claim o=i p=0<1 s=cross:SK@declarer,cash:H3"),
            (
                "you get a spade, and finally over to dummy with a heart",
                "claim_and_concession x=1 o=e p=0<1 s=concede:S1,cross:H@dummy",
            ),
            (
                "you get a heart, then to hand with a club",
                "claim_and_concession x=1 o=e p=0<1 s=concede:H1,cross:C@declarer",
            ),
            ("ruff a heart. To dummy with a spade.", "claim o=i p=0<1 s=ruff:H,cross:S@dummy"),
            ("king of hearts for getting across", "claim s=cross:HK"),
            ("spades established with the heart king for reaching them", "claim s=cash:S*,cross:HK"),
            ("hearts with the ace of clubs as the entry", "claim s=cash:H,cross:CA"),
        ],
        near_misses=[
            ("I'm home with the king of spades", "claim r=made"),
            ("the ace of hearts over there", "claim c=1 s=cash:HA"),
            ("I'm in hand with two good spades", "unclear"),
        ],
    ),
    "out it comes": Construction(
        said=[
            ("out comes a trump, then the hearts", "claim o=e p=0<1 t=m s=lead:T,cash:H"),
            ("out come the trumps, and hearts away on the clubs", "claim o=i p=0<1 t=mp s=draw:T,discard:H^C"),
            ("out comes the queen of spades", "claim s=cash:SQ"),
            ("off come the spades, throwing hearts", "claim s=cash:S,discard:H^S"),
            ("down goes the king of hearts", "claim s=cash:HK"),
            ("here come the diamonds", "claim s=cash:D"),
            ("on with the spades", "claim s=cash:S"),
            ("away with the last trump", "claim t=mp s=draw:T"),
            ("away with the losing heart on the clubs", "claim s=discard:H^C"),
            ("off with my losing spade", "claim s=discard:S"),
            ("ruff a club and on to the spades", "claim o=i p=0<1 s=ruff:C,cash:S"),
            ("one heart ruff, and clubs from the top", "claim o=i p=0<1 s=ruff:H,cash:C"),
        ],
        near_misses=[
            ("down comes the jack of hearts", "claim"),
            ("out comes the jack and I have the rest", "claim c=all"),
            ("off with a heart", "claim s=lead:H"),
        ],
    ),
    "let go, and thrown beside": Construction(
        said=[
            ("queen of spades letting a heart go", "claim c=1 s=cash:SQ,discard:H^SQ"),
            ("letting two hearts go on the clubs", "claim s=discard:H2^C"),
            ("I let the losing diamond go", "claim s=discard:D"),
            ("ace of spades with a heart away", "claim c=1 s=cash:SA,discard:H^SA"),
            ("a heart from dummy on the ace of clubs", "claim s=discard:H@dummy^CA"),
            ("spade disposed of on the diamonds", "claim s=discard:S^D"),
            ("S away on hearts, two D ruffs", "claim o=i p=0<1 s=discard:S^H,ruff:D2"),
            ("two losers away", "claim s=discard:2"),
            ("you get a trick, I throw the losing heart", "claim_and_concession x=1 s=discard:H"),
        ],
        near_misses=[
            ("letting it go", "unclear"),
            ("let the spades go to you", "concession s=concede:S"),
            ("two tricks away", "concession r=-2"),
        ],
    ),
    "a ruff, an exit, a round": Construction(
        said=[
            ("a spade ruff with the queen", "claim s=ruff:S"),
            ("a heart exit, West is endplayed", "claim s=lead:H"),
            ("a round of trumps, and all the rest are mine", "claim c=all t=mp s=draw:T"),
            ("crossruff, then hearts from the top", "claim o=e p=0<1 s=crossruff,cash:H"),
        ],
        near_misses=[
            ("a heart lead", "unclear"),
            ("the exit", "unclear"),
        ],
    ),
    "typed short and misheard once more": Construction(
        said=[
            (
                "back too my hand with the ace of dime ends and cash the to good clubs",
                "claim o=i p=0<1 s=cross:DA@declarer,cash:C2",
            ),
            ("the to red aces", "claim c=2 s=cash:HA,cash:DA"),
            ("my to aces", "claim c=2 s=cash:2"),
            ("then the to long clubs", "claim c=2 s=cash:C2"),
            ("one moor tramp to pull and dummies good", "claim c=all o=i p=0<1 t=mp s=draw:T1,cash@dummy*"),
            ("our 2 H trix, u r 1 dn", "claim c=2 r=-1 s=cash:H2"),
            ("rf 2 S in dum, hnd hi aftr", "claim c=all o=e p=0<1 s=ruff:S2@dummy,cash@declarer*"),
            ("Q drps or not i hav 9", "claim c=9d"),
            ("hearts break or not I have nine", "claim c=9d"),
            ("u got em all ggs", "concession x=all"),
            ("I'm conceiving a spayed", "concession x=1 s=concede:S1"),
            ("a low club to the night and if it wins I have them all", "claim c=all f=d s=finesse:C"),
            ("heart to the tin", "claim f=d s=finesse:H"),
            ("cn i claim or u wanna c it", "not_a_claim"),
            ("wud u concede a club", "not_a_claim"),
            ("misclik on claim btn srry", "not_a_claim"),
        ],
        near_misses=[
            ("claim the rest, good night", "claim c=all"),
            ("the 9♠ is good", "claim"),
            ("i ruff a c and cash 2 c", "claim o=i p=0<1 s=ruff:C,cash:C2"),
            ("r mine", "claim c=all"),
            ("ruff 2 c in dummy, rest top", "claim c=all o=i p=0<1 s=ruff:C2@dummy,cash*"),
        ],
    ),
    "one to draw, and good after": Construction(
        said=[
            ("one more trump to pull and dummy's good", "claim c=all o=i p=0<1 t=mp s=draw:T1,cash@dummy*"),
            ("one trump to draw and the clubs are good", "claim o=i p=0<1 t=mp s=draw:T1,cash:C*"),
            ("draw trumps, dummy good after", "claim c=all o=e p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("ruff two spades in dummy, hand is high after", "claim c=all o=e p=0<1 s=ruff:S2@dummy,cash@declarer*"),
        ],
        near_misses=[
            ("a trump to draw and I have the rest", "claim c=all t=mp s=draw:T1"),
            ("draw trumps, dummy good", "claim c=all o=i p=0<1 t=mp s=draw:T,cash@dummy*"),
        ],
    ),
    "the last one, and which card wins it": Construction(
        said=[
            ("you get the last, it's your ace", "concession x=1 o=e s=concede:?A"),
            ("you get one trick, your ace", "concession x=1 s=concede:?A"),
            ("the last is yours, it's the ace", "concession x=1 o=e s=concede:?A"),
            ("one for you, it's your ace", "concession x=1 s=concede:?A"),
            ("Take the last, it's your ace.", "concession x=1 o=e s=concede:?A"),
            ("take the last two, they're yours", "concession x=all"),
            ("Take the last one, you have the queen", "concession x=1 o=e s=concede:?Q"),
            ("take a trick, your queen is good", "concession x=1 s=concede:?Q"),
        ],
        near_misses=[
            ("I take the last, you have the ace", "claim_and_concession c=1 x=1 s=concede:?A"),
            ("take the last two, the king and ace", "claim c=2 s=cash:?K,cash:?A"),
            ("you take the last trick with the ace", "concession x=1 o=e s=concede:?A"),
        ],
    ),
    "no, he has a club to lose": Construction(
        said=[
            ("no no, he has a club to lose", "not_a_claim"),
            ("hang on, he has a spade to lose", "not_a_claim"),
            ("no no, you've got a club to lose, haven't you", "not_a_claim"),
        ],
        near_misses=[
            ("he has a club to lose", "claim c=1"),
            ("you have a club to lose", "claim c=1"),
            ("no, he has to lose a club", "claim c=1"),
        ],
    ),
    "only the eight, otherwise just the ten": Construction(
        said=[
            ("I've only the eight.", "claim c=8"),
            ("I have just the ten", "claim c=10d"),
            ("Simple squeeze for an overtrick, otherwise just the ten.", "claim c=10d s=squeeze"),
            ("finesse for an overtrick, otherwise ten", "claim c=10d f=d s=finesse"),
            ("four diamonds and two clubs that's our ten", "claim c=10d s=cash:D4,cash:C2"),
            ("Ive got four diamonds and two clubs thats my nine", "claim c=9d s=cash:D4,cash:C2"),
        ],
        near_misses=[
            ("I've only the eight left", "claim c=1 s=win:?8"),
            ("I've only the ace", "claim c=1 s=win:?A"),
            ("if the finesse works an overtrick, otherwise just made", "claim r=made f=d s=finesse"),
            ("that's my club", "claim c=1 s=cash:C"),
        ],
    ),
    "what is dropped, and what comes after": Construction(
        said=[
            (
                "Three rounds of trumps and then the clubs, dropping my heart.",
                "claim o=e p=0<1,0<2 t=mp s=draw:T,cash:C,discard:H^C",
            ),
            ("run the clubs dropping a heart", "claim s=run:C,discard:H^C"),
            ("cash the ace, dropping a spade", "claim s=cash:?A,discard:S^?A"),
            ("My last trump squeezes West, he can't keep both minors.", "claim t=m s=squeeze"),
            ("The clubs don't break, so I'm conceding two of them, one off.", "concession x=2 r=-1 s=concede:C2"),
            ("one more trump, then hearts, then my hand", "claim o=e p=0<1,1<2 t=m s=cash:T1,cash:H,cash@declarer"),
            ("ruff a club, then my hand", "claim o=e p=0<1 s=ruff:C,cash@declarer"),
            ("I make the rest after the ace of hearts", "claim c=all o=e s=cash:HA"),
            ("ace of trumps, the queen comes down, that's the lot", "claim c=all t=m s=cash:TA"),
        ],
        near_misses=[
            ("cash the ace dropping the queen", "claim s=cash:?A"),
            ("run the clubs and West can't keep both minors", "claim o=i p=0<1 s=run:C,squeeze"),
            ("clubs break, I have all of them", "claim c=all"),
            ("spades and dummy", "claim s=cash:S"),
            ("ace of trumps, that's the lot", "claim c=1 t=m s=cash:TA"),
        ],
    ),
    "my jack is high, the others are yours": Construction(
        said=[
            ("My jack of trumps is high, I'll concede the others.", "claim_and_concession c=1 t=m s=win:TJ"),
            ("my king is good and the rest are yours", "claim_and_concession c=1 s=win:?K"),
        ],
        near_misses=[
            ("my jack is good", "claim"),
            ("the jack of trumps is a winner, concede the rest", "claim_and_concession x=all t=m"),
        ],
    ),
    "dialect, and to typed as 2": Construction(
        said=[
            ("Aye, I'll chuck yon spade on t'diamond and t'rest's good.", "claim c=all o=i p=0<1 s=discard:S^D,cash*"),
            ("th'ace and t'king", "claim c=2 s=cash:?A,cash:?K"),
            ("Right then, love, trumps is drawn, dummy's grand.", "claim c=all t=ms"),
            ("now then, trumps are drawn, dummy's high", "claim c=all t=ms"),
            ("go 2 HK n run clubs", "claim o=i p=0<1 s=cross:HK,run:C"),
            ("c 2 A then hrts", "claim o=e p=0<1 s=cross:CA,cash:H"),
            ("I sit back and take my trump trick", "claim c=1 t=m s=win:T"),
        ],
        near_misses=[
            ("draw trumps, now then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I'm in the grand", "unclear"),
            ("3 c 2 h", "claim c=5 s=cash:C3,cash:H2"),
            ("don't lead t", "claim t=m s=~lead:T"),
        ],
    ),
    "pauses written otherwise": Construction(
        said=[
            ("ten... no... eleven tricks", "claim c=11d"),
            ("trumps in two rounds… then the diamonds", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            ("Cashing my hearts - then the ace and king of clubs", "claim o=e p=0<1,0<2 s=cash:H,cash:CA,cash:CK"),
            ("Ace of spades — pitching a heart", "claim c=1 s=cash:SA,discard:H^SA"),
            ("Heart finesse is marked, um, rest are mine", "claim c=all f=d s=finesse:H"),
            ("I pull trumps... if the queen drops... I have ten", "claim c=10d t=mp s=draw:T"),
            ("everything except... the ace of clubs", "claim_and_concession x=1 s=concede:CA"),
            ("ace... king... queen of hearts", "claim c=3 s=cash:HA,cash:HK,cash:HQ"),
            ("seven trick's", "claim c=7"),
        ],
        near_misses=[
            ("I have nine... ten if the queen drops", "claim c=9d"),
            ("knock out the ace - you take it - and run the diamonds", "claim o=i p=0<1 s=knock_out:?A,run:D"),
            ("Trumps are in... Hearts are good", "claim t=ms"),
            ("making four, um, five", "claim r=L5"),
            ("the last trick's mine", "claim c=1"),
        ],
    ),
    "hesitations, and what is begun anew": Construction(
        said=[
            ("three high er, hearts and two uh high spades", "claim c=5 s=cash:H3,cash:S2"),
            ("pitch the spade on the like, king of you know, clubs", "claim s=discard:S^CK"),
            ("a spade to the um, nine then the hearts", "claim o=e p=0<1 f=d s=finesse:S,cash:H"),
            ("the clubs, you know, are good", "claim"),
            ("ruff a club um, in hand and draw uh the last trump", "claim o=i p=0<1 t=mp s=ruff:C@declarer,draw:T"),
            ("the rest like of them are mine", "claim c=all"),
            ("Diamond to uh, the um jack. If that wins, I'm fine.", "claim f=d s=finesse:D"),
            ("the the rest are mine", "claim c=all"),
            ("draw the... draw the last trump", "claim t=mp s=draw:T"),
            ("throw the throw the spade on the heart", "claim s=discard:S^H"),
            ("I draw I draw trumps, and and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("across to the, across to the dummy with a heart", "claim s=cross:H@dummy"),
            ("four spades four spades, two hearts", "claim c=6 s=cash:S4,cash:H2"),
            ("ace of clubs... ace of clubs first, then my hearts", "claim o=e p=0<1 s=cash:CA,cash:H"),
            ("a heart heart finesse", "claim f=d s=finesse:H"),
            ("the last two two trumps", "claim c=2 t=m s=cash:T2"),
            ("the king king of clubs", "claim c=1 s=cash:CK"),
        ],
        near_misses=[
            ("a spade, a spade and a heart", "claim c=3 s=cash:S1,cash:S1,cash:H1"),
            ("ruff a club, ruff a club", "claim o=i p=0<1 s=ruff:C,ruff:C"),
            ("trump trump heart", "claim c=3 o=i p=0<1,1<2 t=m s=lead:T,lead:T,lead:H"),
            ("ace ace king", "claim c=3 s=cash:?A,cash:?A,cash:?K"),
            ("I ruff, I ruff again", "claim o=i p=0<1 s=ruff,ruff"),
            ("making four, er, five", "claim r=L5"),
            ("you know what, I have the rest", "claim c=all"),
            ("I'd like to claim the rest", "claim c=all"),
            ("club ruff, club ruff in dummy", "claim o=i p=0<1 s=ruff:C,ruff:C@dummy"),
        ],
    ),
    "2 for to, and auxiliaries without their apostrophe": Construction(
        said=[
            ("i cant get 2 dmy, so u have the last 2", "concession x=2"),
            ("I shouldve finessed the heart.", "not_a_claim"),
            ("no, pls play on, i want 2 see it", "not_a_claim"),
            ("wait, there is a ruff coming 2 me", "claim c=1 s=ruff"),
            ("nine off the top, no need 2 play it", "claim c=9d"),
            ("i have 2 lose a club", "concession x=1 s=concede:C1"),
            ("two in trumps two in diamonds", "claim c=4 t=m s=cash:T2,cash:D2"),
            ("aisle let ewe have a hart", "concession x=1 s=concede:H1"),
            ("trumps are breaking sew twelve", "claim c=12d t=m"),
        ],
        near_misses=[
            ("i have 2 clubs", "claim c=2 s=cash:C2"),
            ("i have 2 ruffs", "claim c=2 s=ruff:2"),
            ("i need 2 tricks", "unclear"),
        ],
    ),
    "a suit with a hyphen before its cards": Construction(
        said=[
            ("S-A, S-K, then hearts from the top", "claim o=e p=0<2,1<2 s=cash:SA,cash:SK,cash:H"),
            ("S-AK, H-AK, D-A", "claim c=5 s=cash:SA+SK,cash:HA+HK,cash:DA"),
            ("D-AKQ then H-A", "claim c=4 o=e p=0<1 s=cash:DA+DK+DQ,cash:HA"),
            ("S-A and H-QJ10", "claim c=4 s=cash:SA,cash:HQ+HJ+HT"),
        ],
        near_misses=[
            ("S-4, H-3, C-2", "unclear"),
            ("A-K-Q of clubs", "claim c=3 s=cash:CA+CK+CQ"),
            ("t-a", "unclear"),
        ],
    ),
    "asked of himself and answered": Construction(
        said=[
            ("five clubs or is it six, six clubs and the ace", "claim c=7 s=cash:C6,cash:?A"),
            ("nine tricks, or is it ten, ten", "claim c=10d"),
            ("five clubs or is it six? Six, and the ace", "claim c=7 s=cash:C6,cash:?A"),
            ("I have five clubs, or is it six, six, and the ace", "claim c=7 s=cash:C6,cash:?A"),
        ],
        near_misses=[
            ("is it nine or is it ten", "not_a_claim"),
            ("nine or is it ten, no nine", "claim c=9d"),
        ],
    ),
    "sums and counts that are sure": Construction(
        said=[
            ("8 in the bag plus the ace of hearts", "claim c=9d s=cash:HA"),
            ("eight home plus the ace of hearts", "claim c=9d s=cash:HA"),
            ("eight cold plus two clubs", "claim c=10d s=cash:C2"),
            ("my two aces take the last two tricks", "claim c=all s=cash:2"),
            ("my two kings take two tricks", "claim c=2 s=cash:2"),
            ("4 and 3 and 2 makes 9", "claim c=9d"),
            ("three and two and one makes six", "claim c=6"),
        ],
        near_misses=[
            ("eight in the bag and the ace of hearts", "claim c=8 s=cash:HA"),
            ("my king of trumps takes the last trick", "claim c=1 o=e t=m s=win:TK"),
            ("10, 8, 2", "claim c=3 s=cash:?T,cash:?8,cash:?2"),
        ],
    ),
    "trumps to be drawn that have been": Construction(
        said=[
            ("draw trumps... oh they're already drawn, so just clubs", "claim t=ms s=cash:C"),
            ("draw trumps, oh they're in, cash the clubs", "claim t=ms s=cash:C"),
        ],
        near_misses=[
            ("draw trumps, oh no, they're all gone, just clubs", "claim t=m s=cash:C"),
            ("draw trumps, they're 3-2, so just clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
        ],
    ),
    "a marked card": Construction(
        said=[
            ("the nine on the left is marked, so I finesse", "claim f=d s=finesse"),
            ("the king on the left is marked, so I finesse", "claim f=d s=finesse"),
            ("the king on my right is marked", "unclear"),
        ],
        near_misses=[
            ("the heart finesse is marked", "claim f=d s=finesse:H"),
            ("nine on top", "claim c=9d"),
        ],
    ),
    "for the tenth trick": Construction(
        said=[
            ("play a diamond to the queen for the tenth trick", "claim c=10d f=d s=finesse:D"),
            ("cash the ace for the tenth trick", "claim c=10d s=cash:?A"),
            ("the clubs run for the ninth trick", "claim c=9d s=run:C*"),
            ("draw trumps, ruff a club for the eleventh trick", "claim c=11d o=i p=0<1 t=mp s=draw:T,ruff:C"),
            ("for my tenth trick", "claim c=10d"),
        ],
        near_misses=[
            ("cash the ace for the last trick", "claim o=e s=cash:?A"),
            ("play a club at the tenth trick", "not_a_claim"),
        ],
    ),
    "beat": Construction(
        said=[
            ("I'm beat, conceded, well played", "concession x=all"),
            ("I'm beat", "concession"),
            ("we're beat", "concession"),
        ],
        near_misses=[
            ("I beat everything", "unclear"),
            ("if hearts are 4-1 I'm beat", "concession"),
        ],
    ),
    "too good": Construction(
        said=[
            ("too good for me, conceded", "concession x=all"),
            ("too good for me, I concede", "concession x=all"),
            ("too good, down two", "concession r=-2"),
            ("too good for us, well done", "concession"),
            ("you were too good for us", "concession"),
            ("too strong for us, we concede the rest", "concession x=all"),
        ],
        near_misses=[
            ("dummy's too good", "claim c=all"),
            ("too good, all mine", "claim c=all"),
            ("the clubs are too good for you", "unclear"),
            ("the rest are for you too", "concession x=all"),
        ],
    ),
    "only one trump card": Construction(
        said=[
            ("we've only the ace of trumps", "claim c=1 t=m s=win:TA"),
            ("we only have the ace of trumps to come", "claim c=1 t=m s=win:TA"),
            ("I have only the king of trumps", "claim c=1 t=m s=win:TK"),
            ("I've only the ace of trumps and two hearts", "claim c=3 t=m s=cash:TA,cash:H2"),
        ],
        near_misses=[
            ("we only have trumps left", "claim c=all t=m"),
            ("I hold only winners", "claim c=all"),
            ("I've only the two trumps", "claim c=2 t=m s=cash:T2"),
        ],
    ),
    "two cards of theirs that take tricks": Construction(
        said=[
            ("losing two to the ace and king of clubs", "concession x=2 s=concede:CA,concede:CK"),
            ("I lose two tricks to the ace and king of clubs", "concession x=2 s=concede:CA,concede:CK"),
            ("I lose two tricks to the ace and the ten", "concession x=2 s=concede:?A,concede:?T"),
            (
                "losing two, to the ace of clubs and the king of hearts, rest mine",
                "claim_and_concession x=2 s=concede:CA,concede:HK",
            ),
            ("your king and ten take the last two", "concession x=2 o=e s=concede:?K,concede:?T"),
            (
                "your ace and king win two, the rest are mine",
                "claim_and_concession x=2 s=concede:?A,concede:?K",
            ),
            ("your ace and the king take two", "concession x=2 s=concede:?A,concede:?K"),
        ],
        near_misses=[
            ("I lose one to the ace and king", "concession x=2 s=concede:?A,concede:?K"),
            ("I lose two to the ace and the rest are mine", "claim_and_concession x=2 s=concede:?A"),
            ("losing two clubs to the ace and king", "concession x=2 s=concede:CA,concede:CK"),
            ("your king takes the last trick", "concession x=1 o=e s=concede:?K"),
        ],
    ),
    "a card of theirs that is topped": Construction(
        said=[
            ("there's only the jack left and I have the king", "claim c=1 s=win:?K"),
            ("there's just the jack and I've the king", "claim c=1 s=win:?K"),
            ("opponents hold one trump and the ace", "concession x=1 t=m s=concede:?A"),
            ("you have the nine but I have the jack ten", "claim c=2 s=cash:?J,cash:?T"),
            ("you've got the jack, I've AQ10, finesse", "claim c=3 f=d s=cash:?A+?Q+?T,finesse"),
            ("they've the jack, I've the king and ten", "claim c=2 s=cash:?K,cash:?T"),
            ("just the queen against me and I've the ace", "claim c=1 s=win:?A"),
            ("you've got the jack of trumps but I have the ace queen", "claim c=2 t=m s=cash:?A,cash:?Q"),
            ("there's only the jack left", "unclear"),
        ],
        near_misses=[
            ("you have the ace, I have the king", "claim_and_concession c=1 x=1 s=concede:?A,win:?K"),
            (
                "you have the queen of hearts and I have the ace of spades",
                "claim_and_concession c=1 x=1 s=concede:HQ,win:SA",
            ),
            ("you have the ten, I have the rest", "claim_and_concession x=1 s=concede:?T"),
            ("you have the jack", "concession x=1 s=concede:?J"),
            ("just the queen against me", "concession x=1 s=concede:?Q"),
            ("there's just the ace of clubs and two hearts", "claim c=3 s=cash:CA,cash:H2"),
        ],
    ),
    "after this trick": Construction(
        said=[
            ("after this one they're all yours", "concession x=all"),
            ("after this trick it's all yours", "concession x=all"),
            ("after this one the rest are yours", "concession x=all"),
            ("after this one they're all mine", "claim c=all"),
            ("after this trick I have two more", "claim c=2"),
            ("cash the ace, after this trick the hearts are good", "claim o=e p=0<1 s=cash:?A,cash:H*"),
            ("I win this then you have the rest", "claim_and_concession c=1"),
            ("we get this one and you get the rest", "claim_and_concession c=1"),
            ("I get this and you get the last three", "claim_and_concession c=1 x=3"),
            ("this one's mine, the rest are yours", "claim_and_concession c=1"),
        ],
        near_misses=[
            ("I get this one and the rest", "claim c=all"),
            ("I take this and give you a heart", "concession x=1 s=concede:H1"),
            ("I win this", "current_trick_only"),
            ("I get this one, you get that", "current_trick_only"),
            ("you get this one and the rest", "concession x=all"),
            (
                "I win this, draw trumps and give you a heart at the end",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=mp s=win,draw:T,concede:H1",
            ),
        ],
    ),
    "tricks that are over, and those to come": Construction(
        said=[
            ("I lost two and I lose one more", "concession x=1"),
            ("lost three, rest mine", "claim c=all"),
            ("you have three in and I have the rest", "claim c=all"),
            ("four tricks lost, one down", "concession r=-1"),
            ("had four, have five more", "claim c=5"),
            ("we've taken three and the ace is one down", "concession r=-1"),
            ("we've taken three and get one more", "claim c=1"),
            ("lost two. One down", "concession r=-1"),
        ],
        near_misses=[
            ("lose three, rest mine", "claim_and_concession x=3"),
            ("I lost two", "concession x=2"),
            ("declarer said he lost two and had the rest", "claim_and_concession x=2"),
            ("I have two in and a club", "claim c=1 s=cash:C1"),
            ("you have three in and one more", "concession x=4"),
            ("two lost, rest mine", "claim_and_concession x=2"),
        ],
    ),
    "what objectors say of a claim that is told": Construction(
        said=[
            (
                'Declarer faced her hand saying "drawing trumps" and the defenders said that there was a trump out.',
                "claim t=mp s=draw:T",
            ),
            ('declarer said "drawing trumps", West objected that he had a trump', "claim t=mp s=draw:T"),
            ("he claimed saying all good, West then said he had a heart winner", "claim"),
            ("declarer claimed on the trumps; West showed the queen", "claim t=m"),
            ("N claims, e/w say there is a heart to lose", "claim"),
            ("N claims, EW say there is a heart to lose", "claim"),
            ("South said he would draw trumps and West said he had the queen", "claim t=mp s=draw:T"),
            ("declarer claimed all, West pointed out that a trump was out", "claim c=all t=m"),
            ("declarer claimed, East claimed a heart trick", "claim"),
            ("South claims the rest, West shows the ace", "claim c=all"),
            ("declarer said two clubs, and the defenders claimed a spade", "claim c=2 s=cash:C2"),
        ],
        near_misses=[
            ("West said he had two hearts", "claim c=2 s=cash:H2"),
            ("the defenders said they had two more tricks", "claim c=2"),
            ("West claimed and said he had two hearts", "claim c=2 s=cash:H2"),
            ("South claims and says there is a heart to lose", "claim_and_concession x=1 s=concede:H1"),
            ('Declarer said "drawing trumps", and then said "and four clubs"', "claim o=i p=0<1 t=mp s=draw:T,cash:C4"),
            ("declarer claimed and West agreed that he had the rest", "claim c=all"),
        ],
    ),
    "tricks of the other side's cards": Construction(
        said=[
            ("the outstanding trump takes a trick", "concession x=1 t=m s=concede:T1"),
            ("your trump takes a trick", "concession x=1 t=m s=concede:T1"),
            ("your trump will make a trick", "concession x=1 t=m s=concede:T1"),
            ("the outstanding trumps take two tricks", "concession x=2 t=m s=concede:T2"),
            ("one of your trumps takes a trick", "concession x=1 t=m s=concede:T1"),
            ("the outstanding queen of trumps makes a trick", "concession x=1 t=m s=concede:TQ"),
            ("the missing ace wins", "concession x=1 s=concede:?A"),
            ("the defenders' trump wins", "concession x=1 t=m s=concede:T1"),
            ("the opponents' ace wins", "concession x=1 s=concede:?A"),
            ("their trump takes a trick, the rest are mine", "claim_and_concession x=1 t=m s=concede:T1"),
            ("your trump takes the last trick", "concession x=1 o=e t=m s=concede:T1"),
        ],
        near_misses=[
            ("the outstanding trump takes no trick", "claim t=m"),
            ("draw the outstanding trump and take the rest", "claim c=all t=mp s=draw:T"),
            ("partner's ace takes a trick", "claim c=1 s=win:?A"),
            ("if the missing ace wins I have the rest", "claim c=all"),
        ],
    ),
    "a part of the rest": Construction(
        said=[
            ("half of the rest", "claim"),
            ("most of the rest", "claim"),
            ("nearly all the rest", "claim"),
            ("half the remaining tricks", "claim"),
            ("I take half of the rest", "claim"),
            ("most of the rest are mine", "claim"),
            ("half of the last four", "claim c=2"),
            ("I have half of the remaining six tricks", "claim c=3"),
            ("draw trumps and take most of the rest", "claim t=mp s=draw:T"),
            ("you get most of the rest", "concession"),
            ("half of the rest are yours", "concession"),
            ("I give you half the remaining tricks", "concession"),
            ("most for you, the rest for me", "claim_and_concession c=all"),
            ("the rest are mostly yours", "concession"),
        ],
        near_misses=[
            ("all of the rest", "claim c=all"),
            ("two of the rest", "claim c=2"),
            ("most of the clubs", "claim s=cash:C"),
            ("most of the trumps are out", "unclear t=m"),
            ("I don't have most of the rest", "unclear"),
        ],
    ),
    "words of another speaker": Construction(
        said=[
            ("declarer claims all. West: I have the queen of trumps", "claim c=all"),
            ("N: rest. E: I have an ace", "claim c=all"),
            ("S: drawing trumps. W: but I have the queen", "claim t=mp s=draw:T"),
            ("The rest are mine. West: how about my jack?", "claim c=all"),
            ("South: all mine. East: no, I have a trump. South: I draw that first", "claim c=all o=e t=p s=draw:T"),
            ("W: what's trumps? S: drawing trumps, the rest are mine", "claim c=all t=mp s=draw:T"),
        ],
        near_misses=[
            ("East: your tricks", "concession x=all"),
            ("N: diamond to the A, then the clubs run", "claim o=e p=0<1 s=cross:DA,run:C*"),
            ("S: AK. H: A. D: KQ", "claim c=5 s=cash:SA+SK,cash:HA,cash:DK+DQ"),
        ],
    ),
    "what an opponent has to play": Construction(
        said=[
            ("east must discard a heart or a club", "unclear"),
            ("east has to lead a spade or a heart", "unclear"),
            ("east has to lead a spade, a heart or a club", "unclear"),
            ("you have to play a club or a diamond", "unclear"),
            ("you play a heart or a club and I have the rest", "claim c=all"),
            ("if you lead a heart or a club I have the rest", "claim c=all"),
            ("east is forced to lead a club", "unclear"),
            ("east is forced to give up a club", "unclear"),
            ("RHO must keep a spade", "unclear"),
            ("East must hang on to his spades", "unclear"),
        ],
        near_misses=[
            ("I must keep a spade", "claim c=1 s=cash:S1"),
            ("I have to lead a spade or a heart", "claim s=lead:S"),
            ("you keep a spade", "concession x=1 s=concede:S1"),
            ("you have to give me a trick", "claim c=1"),
            ("East must win a trick", "concession x=1"),
        ],
    ),
    "a play behind an aside": Construction(
        said=[
            ("draw trumps (they're in) and cash clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
            ("draw trumps - they broke - and cash clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
            ("draw trumps - they're 3-2 - and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("draw trumps, they broke, and cash the clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
            ("knock out the ace - you take it - and run the diamonds", "claim o=i p=0<1 s=knock_out:?A,run:D"),
            (
                "draw trumps - you ruff one - and run the clubs",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,run:C",
            ),
            ("I ruff a club (you can't overruff) and draw trumps", "claim o=i p=0<1 t=mp s=ruff:C,draw:T"),
            ("draw trumps (if they're not 4-0) and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("draw trumps, actually they're 3-2, and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
        ],
        near_misses=[
            ("I play a heart, you ruff, and take the rest", "claim_and_concession s=lead:H"),
            ("I play a heart, you win the ace, and lead a club", "claim_and_concession x=1 s=lead:H,concede:HA"),
            ("you take the ace and lose a club", "claim_and_concession c=1 x=1 s=concede:?A"),
        ],
    ),
    "a play of all but some": Construction(
        said=[
            ("draw all but one trump", "claim t=mp s=draw:T,~draw:T1"),
            ("pull all but one of your trumps", "claim t=mp s=draw:T,~draw:T1"),
            ("draw trumps but leave the queen out", "claim t=mp s=draw:T,~draw:TQ"),
            ("draw trumps except the queen", "claim t=mp s=draw:T,~draw:TQ"),
            ("draw trumps except the master", "claim t=mp s=draw:T,~draw:T"),
            ("draw all but the master trump", "claim t=mp s=draw:T,~draw:T"),
            ("pull trumps leaving one out", "claim t=mp s=draw:T,~draw:T1"),
            ("cash all my clubs but one", "claim s=cash:C,~cash:C1"),
            ("run all but one of the clubs", "claim s=run:C,~run:C1"),
            ("draw trumps but for the queen and claim the rest", "claim c=all t=mp s=draw:T,~draw:TQ"),
        ],
        near_misses=[
            ("draw trumps but lose a club", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1"),
            ("draw trumps and take all but one", "claim_and_concession x=1 t=mp s=draw:T"),
            ("everything except the queen of trumps", "claim_and_concession x=1 t=m s=concede:TQ"),
            ("draw trumps but you get the queen", "claim_and_concession x=1 t=mp s=draw:T,concede:?Q"),
        ],
    ),
    "a play that is safe": Construction(
        said=[
            ("ruff a spade, which is safe, and draw trumps", "claim o=i p=0<1 t=mp s=ruff:S,draw:T"),
            ("I draw trumps, that's safe", "claim t=mp s=draw:T"),
            ("that line is safe", "unclear"),
            ("ruffing is safe", "claim s=ruff"),
            ("it is safe to draw trumps", "claim t=m"),
            ("the club finesse is safe", "unclear"),
            ("the clubs are home", "claim"),
            ("four tricks home and five to go", "claim c=5"),
            ("nine tricks home", "claim c=9d"),
        ],
        near_misses=[
            ("it's safe", "claim r=made"),
            ("contract's safe, draw trumps", "claim r=made t=mp s=draw:T"),
            ("six clubs is cold", "claim r=made"),
            ("draw trumps, which is cold", "claim r=made t=mp s=draw:T"),
            ("the rest is safe", "claim c=all"),
        ],
    ),
    "what is said of words that are not known": Construction(
        said=[
            ("zorks are good", "unclear"),
            ("zork is good", "unclear"),
            ("zorks are mine", "claim"),
            ("you get a zork and the rest are mine", "claim_and_concession c=all"),
            ("you get a zork and a heart", "concession x=1 s=concede:H1"),
            ("worried about the spades", "unclear"),
            ("I'm worried about the spades", "unclear"),
            ("fretting about the clubs", "unclear"),
            ("counting the clubs", "unclear"),
            ("counting my clubs, I have nine", "claim c=9d"),
        ],
        near_misses=[
            ("they are good", "claim c=all"),
            ("zorks and clubs are good", "claim"),
            ("counting five clubs", "claim c=5 s=cash:C5"),
            ("I have a zork and a heart", "claim c=1 s=cash:H1"),
            ("you get the picture", "not_a_claim"),
        ],
    ),
    "until they are established": Construction(
        said=[
            ("ruff clubs until they are established", "claim s=ruff:C"),
            ("duck clubs until they're established", "claim s=duck:C"),
            ("play clubs until they are established", "claim s=cash:C"),
            ("give up clubs until they're established", "concession s=concede:C"),
            ("ruff a club, and they're established", "claim o=i p=0<1 s=ruff:C,cash:C*"),
        ],
        near_misses=[
            ("dummy is established", "claim c=all"),
            ("ruff clubs until the suit is established", "claim o=e p=0<1 s=ruff:C,establish:C"),
        ],
    ),
    "numbered lines that begin with cards": Construction(
        said=[
            ("1. AK of clubs 2. heart ruff", "claim o=e p=0<1 s=cash:CA+CK,ruff:H"),
            (
                "1. ace king of hearts, 2. ruff a spade, 3. draw trumps",
                "claim o=e p=0<2,1<2,2<3 t=mp s=cash:HA,cash:HK,ruff:S,draw:T",
            ),
            ("1) AK of clubs 2) heart ruff", "claim o=e p=0<1 s=cash:CA+CK,ruff:H"),
            ("1. ace of clubs, 2. king of hearts", "claim c=2 o=e p=0<1 s=cash:CA,cash:HK"),
            ("1. AK of clubs. 2. heart ruff.", "claim o=e p=0<1 s=cash:CA+CK,ruff:H"),
        ],
        near_misses=[
            ("I have 3. Ace king queen", "claim c=3 s=cash:?A,cash:?K,cash:?Q"),
            ("one, two, three clubs", "claim c=3 s=cash:C3"),
        ],
    ),
    "begun twice": Construction(
        said=[
            ("draw draw trumps", "claim t=mp s=draw:T"),
            ("draw, draw trumps", "claim t=mp s=draw:T"),
            ("I ruff, I ruff a club", "claim s=ruff:C"),
            ("the ace, the ace of hearts", "claim c=1 s=cash:HA"),
            ("my ace, my ace of clubs is good", "claim"),
            ("I lose a, I lose a club", "concession x=1 s=concede:C1"),
            ("you get, you get a heart", "concession x=1 s=concede:H1"),
            ("trumps, trumps are drawn", "claim t=ms"),
            ("I take the, I take the rest", "claim c=all"),
            ("clubs ♣ then spades ♠", "claim o=e p=0<1 s=cash:C,cash:S"),
        ],
        near_misses=[
            ("I ruff, I ruff again", "claim o=i p=0<1 s=ruff,ruff"),
            ("a heart, a heart ruff", "claim o=i p=0<1 s=cash:H1,ruff:H"),
            ("a heart, a heart to the ace", "claim o=i p=0<1 s=cash:H1,cross:HA"),
            ("club, club ruff", "claim o=i p=0<1 s=cash:C,ruff:C"),
            ("the ace, then the ace of hearts", "claim c=2 o=e p=0<1 s=cash:HA,cash:HA"),
        ],
    ),
    "them, behind a condition": Construction(
        said=[
            (
                "draw trumps, then ruff a heart and if clubs break run them",
                "claim o=e p=0<1,1<2 t=mp s=draw:T,ruff:H,run:C",
            ),
            ("ruff a heart, and if diamonds split cash them", "claim o=i p=0<1 s=ruff:H,cash:D"),
            ("ruff a heart, if the clubs are 3-3 I cash them", "claim o=i p=0<1 s=ruff:H,cash:C"),
            ("ruff a heart and when clubs break I run them all", "claim o=i p=0<1 s=ruff:H,run:C"),
            ("if you play a heart I ruff and if a club I win the ace", "claim s=ruff:H,win:CA"),
        ],
        near_misses=[
            ("test the clubs and if they break run them", "claim o=i p=0<1 s=test:C,run:C"),
            ("if hearts break, ruff a club and run them", "claim o=i p=0<1 s=ruff:C,run:C"),
            ("if you lead a club I win the ace and cash the king", "claim o=i p=0<1 s=win:CA,cash:CK"),
        ],
    ),
    "one or the other, which is open": Construction(
        said=[
            ("down one or two", "concession r=-2"),
            ("one or two off", "concession r=-2"),
            ("nine or ten", "claim c=9d"),
            ("ruff a heart or a spade", "claim s=ruff:H"),
            ("draw trumps before or after ruffing", "claim t=mp s=draw:T,ruff"),
            ("ruff a club before or after drawing trumps", "claim t=mp s=ruff:C,draw:T"),
            ("spades then hearts, or hearts then spades", "claim s=cash:S,cash:H"),
            ("draw trumps then ruff a club, or the other way round", "claim t=mp s=draw:T,ruff:C"),
            ("spades then hearts, or vice versa", "claim s=cash:S,cash:H"),
        ],
        near_misses=[
            ("draw trumps before ruffing", "claim o=e p=0<1 t=mp s=draw:T,ruff"),
            ("down one, or two if trumps are 4-1", "concession r=-1 t=m"),
            ("draw trumps or ruff a club", "claim t=mp s=draw:T"),
        ],
    ),
    "what hangs on what they lead, or on a failing": Construction(
        said=[
            ("on a heart I ruff, on a club I win the ace", "claim s=ruff:H,win:CA"),
            (
                "on a heart I ruff, on a club I win the ace, then I draw trumps",
                "claim o=e p=0<2,1<2 t=mp s=ruff:H,win:CA,draw:T",
            ),
            ("test clubs; if they don't run then the heart finesse", "claim o=e p=0<1 f=d s=test:C,finesse:H"),
            ("I'll take the heart hook and if it loses I'm one down", "claim r=-1 f=d s=finesse:H"),
            ("take the finesse and if it fails ruff a club", "claim o=i p=0<1 f=d s=finesse,ruff:C"),
            ("if the finesse loses I'm down one", "claim r=-1 f=d s=finesse"),
            ("either the diamonds break or I take the club finesse", "claim f=d s=finesse:C"),
        ],
        near_misses=[
            ("on a heart I discard a club", "claim s=discard:C^H"),
            ("on the ace I throw a heart", "claim s=discard:H^?A"),
            ("test hearts, if they don't, run the clubs", "claim o=i p=0<1 s=test:H,run:C"),
            ("draw trumps or ruff a club", "claim t=mp s=draw:T"),
        ],
    ),
    "trumps cleared, and with trumps drawn": Construction(
        said=[
            ("trumps cleared", "claim t=ms"),
            ("trumps cleared, the rest are mine", "claim c=all t=ms"),
            ("with trumps drawn I have the rest", "claim c=all t=ms"),
            ("with the trumps drawn I claim", "claim t=ms"),
            ("clubs cleared", "claim"),
        ],
        near_misses=[
            ("clear trumps", "claim t=mp s=draw:T"),
            ("once trumps are cleared I have the rest", "claim c=all o=e t=mp s=draw:T"),
            ("trumps cleared, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
        ],
    ),
    "numbers that are no scores": Construction(
        said=[
            ("I take 14 tricks", "unclear"),
            ("board 17", "unclear"),
            ("give me 30 seconds", "not_a_claim"),
            ("98 of clubs", "claim c=2 s=cash:C9+C8"),
            ("200 away", "concession r=$-200"),
            ("nt", "unclear"),
        ],
        near_misses=[
            ("620", "claim r=$620"),
            ("plus 50", "claim r=$50"),
            ("-100", "concession r=$-100"),
            ("14 30", "claim r=$1430"),
            ("3NT", "claim r=made"),
        ],
    ),
    "discards that a suit provides": Construction(
        said=[
            ("dummy's diamonds provide discards for my spades", "claim s=discard:S^D"),
            ("the diamonds give me discards for my spades", "claim s=discard:S^D"),
            ("my clubs provide a discard for the heart", "claim s=discard:H^C"),
        ],
        near_misses=[
            ("the diamonds give me two tricks", "claim c=2"),
        ],
    ),
    "a ruff that partner gives": Construction(
        said=[
            ("partner gives me a ruff", "claim s=ruff"),
            ("partner gives me a club ruff", "claim s=ruff:C"),
            ("give partner the ace and he gives me a ruff", "claim o=i p=0<1 s=cash:?A,ruff"),
        ],
        near_misses=[
            ("give partner a ruff", "claim s=ruff@partner"),
            ("partner gets a ruff", "claim c=1 s=ruff@partner"),
        ],
    ),
    "a double hook, and a suit running": Construction(
        said=[
            ("double hook clubs", "claim f=d s=finesse:C"),
            ("double finesse clubs", "claim f=d s=finesse:C"),
            ("marked finesse diamonds then claim", "claim o=e f=d s=finesse:D"),
            ("five clubs running", "claim c=5 s=cash:C5"),
            ("the clubs running", "claim"),
        ],
        near_misses=[
            ("double finesse in clubs", "claim f=d s=finesse:C"),
            ("run five clubs", "not_a_claim s=run:C5"),
            ("clubs are running", "claim s=run:C*"),
        ],
    ),
    "all but some": Construction(
        said=[
            ("everything but a heart", "claim_and_concession x=1 s=concede:H1"),
            ("I take the rest but one", "claim_and_concession x=1"),
            ("all except the king of clubs", "claim_and_concession x=1 s=concede:CK"),
            ("the rest less two", "claim_and_concession x=2"),
            ("the rest minus a diamond", "claim_and_concession x=1 s=concede:D1"),
            ("all bar the ace of trumps", "claim_and_concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("I've nothing but winners", "claim c=all"),
        ],
    ),
    "lists of tricks": Construction(
        said=[
            ("three clubs, two hearts and a spade", "claim c=6 s=cash:C3,cash:H2,cash:S1"),
            ("I have two spade tricks and four diamonds", "claim c=6 s=cash:S2,cash:D4"),
            ("two aces and a king", "claim c=3 s=cash:2,cash:?K"),
            ("five diamonds and the ace of spades", "claim c=6 s=cash:D5,cash:SA"),
            ("AKQ of clubs and the heart ace", "claim c=4 s=cash:CA+CK+CQ,cash:HA"),
            ("S A K, H A", "claim c=3 s=cash:SA,cash:SK,cash:HA"),
            ("♠AK ♥A", "claim c=3 s=cash:SA+SK,cash:HA"),
            ("A♣ K♣ and three hearts", "claim c=5 s=cash:CA,cash:CK,cash:H3"),
            ("ace, king, queen of spades", "claim c=3 s=cash:SA,cash:SK,cash:SQ"),
            ("six hearts five clubs", "claim c=11 s=cash:H6,cash:C5"),
            ("top clubs and all the trumps", "claim t=m s=cash:C,cash:T"),
            ("five clubs then two hearts", "claim c=7 o=e p=0<1 s=cash:C5,cash:H2"),
        ],
        near_misses=[
            ("spade, two diamonds", "claim s=cash:S,cash:D2"),
        ],
    ),
    "then": Construction(
        said=[
            ("draw trumps then run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("ace of hearts, then the clubs", "claim o=e p=0<1 s=cash:HA,cash:C"),
            ("spades and hearts, then clubs and diamonds", "claim o=e p=0<2,0<3,1<2,1<3 s=cash:S,cash:H,cash:C,cash:D"),
            ("first the hearts, then the king of spades", "claim o=e p=0<1 s=cash:H,cash:SK"),
            ("I cash the clubs followed by the diamonds", "claim o=e p=0<1 s=cash:C,cash:D"),
            ("clubs, and after that the hearts", "claim o=e p=0<1 s=cash:C,cash:H"),
            ("a spade, then a spade", "claim c=2 o=e p=0<1 s=cash:S1,cash:S1"),
        ],
        near_misses=[
            ("then I have seven tricks", "claim c=7"),
            ("if the king is on then I have the rest", "claim c=all"),
        ],
    ),
    "before, after, once": Construction(
        said=[
            ("ruff a heart before drawing trumps", "claim o=e p=0<1 t=mp s=ruff:H,draw:T"),
            ("before drawing trumps I ruff a club", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
            ("after drawing trumps I run the diamonds", "claim o=e p=0<1 t=mp s=draw:T,run:D"),
            ("run the diamonds after drawing trumps", "claim o=e p=1<0 t=mp s=run:D,draw:T"),
            ("once trumps are drawn I cash my clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("cash the ace of clubs first", "claim o=e s=cash:CA"),
            ("draw trumps first, ruff a spade and cash the hearts", "claim o=e p=0<1,1<2 t=mp s=draw:T,ruff:S,cash:H"),
            ("cash the hearts and finally the ace of spades", "claim o=e p=0<1 s=cash:H,cash:SA"),
        ],
        near_misses=[
            ("the afternoon session was long", "unclear"),
        ],
    ),
    "chains of play verbs": Construction(
        said=[
            ("draw trumps, ruff a club and cash the diamonds", "claim o=i p=0<1,1<2 t=mp s=draw:T,ruff:C,cash:D"),
            ("I'm pulling trumps and running the hearts", "claim o=i p=0<1 t=mp s=draw:T,run:H"),
            (
                "cash two hearts, ruff a heart, back to hand with a trump",
                "claim o=i p=0<1,1<2 t=m s=cash:H2,ruff:H,cross:T@declarer",
            ),
            ("heart ruff, club ruff, ace of diamonds", "claim o=i p=0<1,1<2 s=ruff:H,ruff:C,cash:DA"),
        ],
        near_misses=[
            ("cash the ace of clubs and the king of hearts", "claim s=cash:CA,cash:HK"),
            ("ruff a club and a heart", "claim s=ruff:C,ruff:H"),
        ],
    ),
    "drawing trumps": Construction(
        said=[
            ("Drawing the outstanding trump", "claim t=mp s=draw:T"),
            ("pull the last trump, and the hearts are good", "claim o=i p=0<1 t=mp s=draw:T,cash:H*"),
            ("extract trumps", "claim t=mp s=draw:T"),
            ("two rounds of trumps, then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("draw two rounds of trumps then ruff a club", "claim o=e p=0<1 t=mp s=draw:T,ruff:C"),
            ("take out trumps and claim the rest", "claim c=all t=mp s=draw:T"),
            ("trumps are drawn and the clubs are good", "claim t=ms"),
            ("I've drawn trumps", "claim t=ms"),
            ("having drawn trumps I cash the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("not drawing trumps, cross-ruffing", "claim t=m s=~draw:T,crossruff"),
        ],
        near_misses=[
            ("no trumps left", "claim t=m"),
            ("all trumps are mine", "claim t=m"),
            ("the last trump is mine", "claim c=1 t=m"),
            ("there is one trump out", "unclear t=m"),
            ("run my trumps", "claim t=m s=run:T"),
            ("lead a trump", "not_a_claim t=m s=lead:T"),
        ],
    ),
    "ruffs": Construction(
        said=[
            ("ruff two diamonds in dummy", "claim s=ruff:D2@dummy"),
            ("a club ruff in hand and the rest are mine", "claim c=all s=ruff:C@declarer"),
            ("ruffing a spade high", "claim s=ruff:S"),
            ("trumping a heart on the table", "claim s=ruff:H@dummy"),
            ("overruff and draw trumps", "claim o=i p=0<1 t=mp s=overruff,draw:T"),
            ("crossruff", "claim s=crossruff"),
            ("I'll x-ruff the lot", "claim c=all s=crossruff"),
            ("cross ruffing hearts and spades", "claim s=crossruff:H"),
            ("two heart ruffs in dummy", "claim s=ruff:H2@dummy"),
            ("I can trump a club", "claim s=ruff:C"),
        ],
        near_misses=[
            ("that was rough on you", "not_a_claim"),
        ],
    ),
    "discards": Construction(
        said=[
            ("pitch my losing heart on the clubs", "claim s=discard:H^C"),
            ("throw two spades on the ace and king of diamonds", "claim s=discard:S2^DA"),
            ("discarding dummy's diamond on the king of spades", "claim s=discard:D^SK"),
            ("heart pitch on the club", "claim s=discard:H^C"),
            ("my heart loser goes on the ace of clubs", "claim s=discard:H^CA"),
            ("park a club on the fifth diamond", "claim s=discard:C^D"),
        ],
        near_misses=[
            ("throw West in with a club", "claim s=throw_in:C"),
        ],
    ),
    "finesses": Construction(
        said=[
            ("taking the diamond finesse", "claim f=d s=finesse:D"),
            ("hook the jack of clubs", "claim f=d s=finesse:C"),
            ("a heart to the ten", "claim f=d s=finesse:H"),
            ("finesse East for the queen of spades", "claim f=d s=finesse:S"),
            ("playing West for the king of clubs", "claim f=d s=finesse:C"),
            ("repeating the marked spade finesse", "claim f=d s=finesse:S"),
            ("no finesse", "claim f=n s=~finesse"),
            ("not taking the heart finesse", "claim f=n s=~finesse:H"),
            ("without the finesse", "claim f=n s=~finesse"),
            ("ruffing finesse in diamonds", "claim f=d s=finesse:D"),
        ],
        near_misses=[
            ("a spade to the ace", "claim s=cross:SA"),
            ("the king was offside", "unclear"),
        ],
    ),
    "crossing": Construction(
        said=[
            ("cross to dummy with the ace of hearts and cash the clubs", "claim o=i p=0<1 s=cross:HA@dummy,cash:C"),
            ("over to the table in diamonds", "claim s=cross:D@dummy"),
            ("back to hand with a club", "claim s=cross:C@declarer"),
            ("get to dummy with a heart ruff", "claim s=ruff:H@dummy"),
            ("go to dummy with a spade to run the hearts", "claim o=i p=0<1 s=cross:S@dummy,run:H"),
            ("enter dummy via the king of clubs", "claim s=cross:CK@dummy"),
        ],
        near_misses=[
            ("over to you", "unclear"),
            ("it crosses my mind", "unclear"),
        ],
    ),
    "concessions": Construction(
        said=[
            ("conceding a diamond", "concession x=1 s=concede:D1"),
            ("you get the ace of clubs", "concession x=1 s=concede:CA"),
            ("I lose two spades", "concession x=2 s=concede:S2"),
            ("giving up a heart at the end", "concession x=1 o=e s=concede:H1"),
            ("your ace", "concession x=1 s=concede:?A"),
            ("one for you", "concession x=1"),
            ("a trick to you", "concession x=1"),
            ("You have the rest", "concession x=all"),
            ("the rest are yours", "concession x=all"),
            ("I concede", "concession x=all"),
            ("we give up", "concession"),
            ("losing the king of trumps", "concession x=1 t=m s=concede:TK"),
            ("just losing a trump", "concession x=1 t=m s=concede:T1"),
            ("you make a diamond and a heart", "concession x=2 s=concede:D1,concede:H1"),
            ("draw trumps and give up a club", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1"),
            ("I take five, you take two", "claim_and_concession c=5 x=2"),
            ("I get two clubs, the rest are yours", "claim_and_concession c=2 s=win:C2"),
        ],
        near_misses=[
            ("my losing club goes away", "claim s=discard:C"),
            ("you get the picture", "not_a_claim"),
        ],
    ),
    "results": Construction(
        said=[
            ("one down", "concession r=-1"),
            ("down two", "concession r=-2"),
            ("two off", "concession r=-2"),
            ("I'm one light", "concession r=-1"),
            ("minus one", "concession r=-1"),
            ("-2", "concession r=-2"),
            ("just made", "claim r=made"),
            ("making", "claim r=made"),
            ("making four", "claim r=L4"),
            ("plus one", "claim r=+1"),
            ("with an overtrick", "claim r=+1"),
            ("two overtricks", "claim r=+2"),
            ("contract made", "claim r=made"),
            ("making five, losing a spade", "claim_and_concession x=1 r=L5 s=concede:S1"),
            ("I'm home", "claim r=made"),
            ("it's cold", "claim r=made"),
            ("+420", "claim r=$420"),
            ("minus 100", "concession r=$-100"),
            ("bid and made", "claim r=made"),
            ("go one down", "concession r=-1"),
        ],
        near_misses=[
            ("put it down", "unclear"),
        ],
    ),
    "beliefs": Construction(
        said=[
            ("the spades are good", "claim"),
            ("dummy is high", "claim c=all"),
            ("all the clubs are good", "claim"),
            ("draw trumps and dummy is high", "claim c=all o=i p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("clubs are running", "claim s=run:C*"),
            ("the diamonds are set up", "claim"),
            ("ruff a heart and my hand is high", "claim c=all o=i p=0<1 s=ruff:H,cash@declarer*"),
        ],
        near_misses=[
            ("the lead was too high", "not_a_claim"),
        ],
    ),
    "conditions": Construction(
        said=[
            ("if the clubs break I make five", "claim r=L5"),
            ("ten tricks, eleven if the king is onside", "claim c=10d"),
            ("draw trumps, if they are 4-1 I ruff a spade", "claim o=i p=0<1 t=mp s=draw:T,ruff:S"),
            ("test the diamonds, otherwise take the club finesse", "claim o=i p=0<1 f=d s=test:D,finesse:C"),
            ("unless clubs are 5-0 I have the rest", "claim c=all"),
            ("depending on the heart finesse, 9 or 10", "claim c=9d f=d s=finesse:H"),
        ],
        near_misses=[
            ("I don't know if that's right", "not_a_claim"),
        ],
    ),
    "knocking out, setting up and the like": Construction(
        said=[
            ("knock out the ace of clubs", "claim s=knock_out:CA"),
            ("set up the hearts", "claim s=establish:H"),
            ("drive out the king and claim the rest", "claim c=all s=knock_out:?K"),
            ("duck a club", "not_a_claim s=duck:C1"),
            ("unblock the queen of hearts", "claim s=cash:HQ"),
            ("squeeze East", "claim s=squeeze"),
            ("throw West in with a spade", "claim s=throw_in:S"),
            ("testing the clubs", "claim s=test:C"),
            ("simple squeeze for the rest", "claim c=all s=squeeze"),
        ],
        near_misses=[
            ("you knock out my ace", "unclear"),
        ],
    ),
    "the current trick": Construction(
        said=[
            ("I win this", "current_trick_only"),
            ("this one's mine", "current_trick_only"),
            ("that's your trick", "current_trick_only"),
            ("I ruff that", "current_trick_only s=ruff"),
            ("that is mine", "current_trick_only"),
        ],
        near_misses=[
            ("I win this and the rest", "claim c=all"),
        ],
    ),
    "no claims": Construction(
        said=[
            ("I'm not claiming yet", "not_a_claim"),
            ("play on please", "not_a_claim"),
            ("run the clubs", "not_a_claim s=run:C"),
            ("whose lead is it?", "not_a_claim"),
            ("small heart please", "not_a_claim"),
            ("hold on, I still have a trump", "not_a_claim t=m"),
            ("director please", "not_a_claim"),
            ("yes, agreed", "not_a_claim"),
            ("no, I don't agree", "not_a_claim"),
            ("how many trumps are out?", "not_a_claim t=m"),
            ("I didn't claim", "not_a_claim"),
        ],
        near_misses=[
            ("no objections, the rest are mine", "claim c=all"),
        ],
    ),
    "unclear": Construction(
        said=[],
        near_misses=[
            ("hmm", "unclear"),
            ("well well well", "unclear"),
            ("let me see", "unclear"),
            ("", "unclear"),
            ("lovely weather today", "unclear"),
        ],
    ),
    "reported speech": Construction(
        said=[
            ("declarer says he will ruff a heart and claims", "claim s=ruff:H"),
            ("South claims the rest", "claim c=all"),
            ("claims, saying he will pitch a spade on the clubs", "claim s=discard:S^C"),
            ("West concedes two down", "concession r=-2"),
            ("claimed on the diamond finesse", "claim f=d s=finesse:D"),
        ],
        near_misses=[
            ("he has the rest", "concession x=all"),
        ],
    ),
    "doubts and corrections": Construction(
        said=[
            ("All mine, oh hang on, the diamonds may not split", "claim c=all"),
            ("five, sorry, four tricks", "claim c=4"),
            ("three hearts, no, four hearts", "claim c=4 s=cash:H4"),
            ("two for you, I mean one", "concession x=1"),
            ("sorry, one down", "concession r=-1"),
        ],
        near_misses=[
            ("no, the rest are mine", "claim c=all"),
        ],
    ),
    "abbreviations and typing": Construction(
        said=[
            ("rest", "claim c=all"),
            ("rest mine", "claim c=all"),
            ("u get 1", "concession x=1"),
            ("pull T n claim", "claim t=mp s=draw:T"),
            ("AK S, A H", "claim c=3 s=cash:SA+SK,cash:HA"),
            ("ruff h in dummy, rest gd", "claim c=all o=i p=0<1 s=ruff:H@dummy,cash*"),
            ("draw trmps", "claim t=mp s=draw:T"),
            ("1 off", "concession r=-1"),
            ("dummy hi", "claim c=all"),
            ("thx all, rest r mine", "claim c=all"),
            ("im pulling trumps", "claim t=mp s=draw:T"),
            ("Q♥ then the rest", "claim c=all o=e s=cash:HQ"),
        ],
        near_misses=[
            ("c u later", "unclear"),
        ],
    ),
    "defenders": Construction(
        said=[
            ("I still get the ace of trumps", "claim c=1 t=m s=win:TA"),
            ("partner gets a ruff", "claim c=1 s=ruff@partner"),
            ("we always get two spades", "claim c=2 s=win:S2"),
            ("I cash the ace of clubs and you have the rest", "claim_and_concession s=cash:CA"),
            ("you're two down", "claim r=-2"),
            ("we concede the rest", "concession x=all"),
        ],
        near_misses=[
            ("declarer has the rest", "claim c=all"),
        ],
    ),
    "the verb: cash": Construction(
        said=[
            ("I'm banging down the ace and king of clubs", "claim s=cash:CA,cash:CK"),
            ("rattle off four hearts, then the rest", "claim c=all o=e s=run:H4"),
            ("cashing out my spades", "claim s=cash:S"),
            ("I bank the clubs", "claim s=cash:C"),
            ("I bank the ace and king of hearts", "claim s=cash:HA,cash:HK"),
            ("I trouser the clubs", "claim s=cash:C"),
        ],
        near_misses=[
            ("I cash out for one down", "concession r=-1"),
            ("I bank on the clubs breaking", "unclear"),
        ],
    ),
    "the verb: run": Construction(
        said=[
            ("I run five clubs", "claim c=5 s=run:C5"),
            ("rolling the hearts", "claim s=run:H"),
            ("the diamonds run", "claim s=run:D*"),
        ],
        near_misses=[
            ("we ran out of time", "unclear"),
        ],
    ),
    "the verb: lead": Construction(
        said=[
            ("leading the jack of clubs towards dummy", "claim s=lead:CJ"),
            ("I exit with a heart", "claim s=lead:H"),
            ("put a diamond down", "not_a_claim s=lead:D"),
        ],
        near_misses=[
            ("who is on lead?", "not_a_claim"),
        ],
    ),
    "the verb: overruff": Construction(
        said=[
            ("I overruff dummy and draw trumps", "claim o=i p=0<1 t=mp s=overruff,draw:T"),
            ("if West ruffs I overruff", "claim s=overruff"),
            ("over-trumping the heart", "claim s=overruff:H"),
        ],
        near_misses=[
            ("West may overruff", "unclear"),
        ],
    ),
    "the verb: crossruff": Construction(
        said=[
            ("crossruffing the rest", "claim c=all s=crossruff"),
            ("I cross ruff clubs and hearts for five tricks", "claim c=5 s=crossruff:C"),
            ("high crossruff", "claim s=crossruff"),
        ],
        near_misses=[
            ("I'm not crossruffing", "claim s=~crossruff"),
        ],
    ),
    "the verb: establish": Construction(
        said=[
            ("establishing the fifth diamond", "claim s=establish:D"),
            ("ruff a heart to set up the suit", "claim o=i p=0<1 s=ruff:H,establish:H"),
            ("I set the hearts up", "claim s=establish:H"),
        ],
        near_misses=[
            ("set two", "concession r=-2"),
        ],
    ),
    "the verb: knock out": Construction(
        said=[
            ("knocking the ace of spades out", "claim s=knock_out:SA"),
            ("I drive out the ace of trumps, then claim", "claim o=e t=m s=knock_out:TA"),
            ("forcing out your king", "claim s=knock_out:?K"),
        ],
        near_misses=[
            ("you are forced to lead a heart", "unclear"),
        ],
    ),
    "the verb: duck": Construction(
        said=[
            ("ducking one round of diamonds", "claim s=duck:D1"),
            ("I'll duck a club, then run the suit", "claim o=e p=0<1 s=duck:C1,run:C"),
            ("hold up once in spades", "not_a_claim s=duck:S"),
        ],
        near_misses=[
            ("you duck", "unclear"),
        ],
    ),
    "the verb: unblock": Construction(
        said=[
            ("unblock the king of diamonds and cross to hand", "claim o=i p=0<1 s=cash:DK,cross@declarer"),
            ("I overtake the queen with the ace", "claim o=i p=0<1 s=lead:?Q,win:?A"),
            ("unblocking dummy's hearts", "claim s=unblock:H"),
            ("unblock the hearts and the clubs are good", "claim o=i p=0<1 s=unblock:H,cash:C*"),
        ],
        near_misses=[
            ("the hearts are blocked", "claim"),
        ],
    ),
    "the verb: test": Construction(
        said=[
            ("I test the clubs before the heart finesse", "claim o=e p=0<1 f=d s=test:C,finesse:H"),
            ("trying diamonds first", "claim o=e s=test:D"),
            ("seeing how the spades lie", "claim s=test:S"),
        ],
        near_misses=[
            ("I'm not testing clubs", "claim s=~test:C"),
        ],
    ),
    "the verb: squeeze": Construction(
        said=[
            ("squeezing East in spades and clubs", "claim s=squeeze"),
            ("double squeeze", "claim s=squeeze"),
            ("West is squeezed on the last trump", "claim t=m s=squeeze"),
        ],
        near_misses=[
            ("you can't squeeze me", "unclear"),
        ],
    ),
    "the verb: throw in": Construction(
        said=[
            ("throwing East in with a heart", "claim s=throw_in:H"),
            ("endplaying West", "claim s=throw_in"),
            ("put you in with a club to lead away from the king", "claim s=throw_in:C"),
        ],
        near_misses=[
            ("you can't endplay me", "unclear"),
        ],
    ),
    "the verb: win": Construction(
        said=[
            ("winning the heart in dummy and running clubs", "claim o=i p=0<1 s=win:H@dummy,run:C"),
            ("I win the king of spades", "claim s=win:SK"),
            ("winning with the ace, I draw trumps", "claim o=i p=0<1 t=mp s=win:?A,draw:T"),
        ],
        near_misses=[
            ("I win", "unclear"),
        ],
    ),
    "trick numbers": Construction(
        said=[
            ("you get a diamond at trick twelve", "concession x=1 o=e s=concede:D1"),
            ("at trick thirteen you make the queen", "concession x=1 o=e s=concede:?Q"),
            ('declarer claimed at trick eight: "the rest are mine"', "claim c=all"),
        ],
        near_misses=[
            ("trick one went to East", "not_a_claim"),
        ],
    ),
    "arithmetic": Construction(
        said=[
            ("five plus four plus two", "claim c=11d"),
            ("6+3+1 tricks", "claim c=9d"),
            ("five spades, four hearts, two clubs is eleven", "claim c=11d s=cash:S5,cash:H4,cash:C2"),
            ("3 spades + 4 hearts = 7", "claim c=7 s=cash:S3,cash:H4"),
        ],
        near_misses=[
            ("plus two", "claim r=+2"),
        ],
    ),
    "scores": Construction(
        said=[
            ("minus 50", "concession r=$-50"),
            ("+110 for us", "claim r=$110"),
            ("going for 800", "concession r=$-800"),
        ],
        near_misses=[
            ("minus one trick", "concession r=-1"),
        ],
    ),
    "contracts with their result": Construction(
        said=[
            ("3NT making four", "claim r=L4"),
            ("5♦-1", "concession r=-1"),
            ("2h= thanks", "claim r=made"),
        ],
        near_misses=[
            ("4S by South", "unclear"),
        ],
    ),
    "numbers with scope": Construction(
        said=[
            ("three of the last five", "claim c=3"),
            ("all of the remaining six", "claim c=all"),
            ("the last two", "claim c=all"),
            ("ten in all", "claim c=10d"),
        ],
        near_misses=[
            ("at trick ten", "unclear"),
        ],
    ),
    "suits by letter and symbol": Construction(
        said=[
            ("cash h, run d", "claim o=i p=0<1 s=cash:H,run:D"),
            ("2 ♠ and 1 ♣", "claim c=3 s=cash:S2,cash:C1"),
            ("@H AK then @S A", "claim c=3 o=e p=0<1 s=cash:HA+HK,cash:SA"),
        ],
        near_misses=[
            ("S claims", "claim"),
        ],
    ),
    "cards in every notation": Construction(
        said=[
            ("KQ of d, A of c", "claim c=3 s=cash:DK+DQ,cash:CA"),
            ("♣AKx and ♦Q", "claim c=3 s=cash:CA+CK,cash:DQ"),
            ("the ten-nine of spades", "claim c=2 s=cash:ST+S9"),
            ("king, queen, jack of hearts", "claim c=3 s=cash:HK,cash:HQ,cash:HJ"),
        ],
        near_misses=[
            ("A claim", "claim"),
        ],
    ),
    "numbered lines": Construction(
        said=[
            ("1. trumps 2. club ruff", "claim o=e p=0<1 t=m s=cash:T,ruff:C"),
            (
                "1) draw trumps 2) run the diamonds 3) concede a heart",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=mp s=draw:T,run:D,concede:H1",
            ),
            ("1. Cash the ace. 2. Ruff a spade.", "claim o=e p=0<1 s=cash:?A,ruff:S"),
        ],
        near_misses=[
            ("1 spade. 2 hearts.", "claim c=3 s=cash:S1,cash:H2"),
        ],
    ),
    "positions": Construction(
        said=[
            ("starting with the ace of clubs", "claim o=e s=cash:CA"),
            ("I leave the ace of hearts till last", "claim o=e s=cash:HA"),
            ("in this order: clubs, hearts, spades", "claim o=e p=0<1,1<2 s=cash:C,cash:H,cash:S"),
            ("trumps → clubs → hearts", "claim o=e p=0<1,1<2 t=m s=cash:T,cash:C,cash:H"),
        ],
        near_misses=[
            ("the last heart", "claim c=1 s=cash:H"),
        ],
    ),
    "any order": Construction(
        said=[
            ("hearts and clubs in any order", "claim s=cash:H,cash:C"),
            ("draw the trump whenever you like", "claim t=mp s=draw:T"),
            ("spades, hearts and the ace of clubs, in no particular order", "claim s=cash:S,cash:H,cash:CA"),
        ],
        near_misses=[
            ("hearts and clubs in that order", "claim o=e p=0<1 s=cash:H,cash:C"),
        ],
    ),
    "state of trumps": Construction(
        said=[
            ("trumps drawn, the rest are good", "claim c=all t=ms"),
            ("the trumps have been drawn", "claim t=ms"),
            ("he drew the last trump and claimed", "claim t=ms"),
        ],
        near_misses=[
            ("I will draw them", "claim t=p s=draw:T"),
        ],
    ),
    "trumps acknowledged": Construction(
        said=[
            ("I know there's a trump out", "unclear t=m"),
            ("one trump to draw", "claim t=mp s=draw:T1"),
            ("you still have a small trump which I draw", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I have one trump", "claim c=1 t=m s=cash:T1"),
        ],
    ),
    "a trump that is still to come": Construction(
        said=[
            ("There's a trump to come out, rest mine", "claim c=all t=m"),
            ("sorry, there's one trump to come in. All mine", "claim c=all t=m"),
            ("there's still a trump to come. Rest mine", "claim c=all t=m"),
            ("a trump to come, all mine", "claim c=all t=m"),
            ("mine - oh, one trump to go", "claim c=all t=m"),
            ("the last trump still to come, the rest are mine", "claim c=all t=m"),
            ("two trumps to come out, the rest are mine", "claim c=all t=m"),
            ("trumps once more, then good night", "claim t=mp s=draw:T"),
            ("still the jack to fetch, all mine", "claim c=all t=p s=draw:T"),
        ],
        near_misses=[
            ("you've a trump to come", "concession x=1 t=m s=concede:T1"),
            ("two trumps to come", "claim c=2 t=m s=cash:T2"),
            ("the ace of clubs and a trump to come", "claim c=2 t=m s=cash:CA,cash:T1"),
            ("a trump to come and the ace of clubs", "claim c=2 t=m s=cash:T1,cash:CA"),
            ("only the master trump to come for you", "concession x=1 t=m s=concede:T"),
            ("my trump to come", "claim c=1 t=m s=cash:T"),
            ("spades once more", "claim s=cash:S"),
            ("finesse the club once more", "claim f=d s=finesse:C"),
        ],
    ),
    "two honours in one breath": Construction(
        said=[
            ("ace of hearts, king and ace of spades", "claim c=3 s=cash:HA,cash:SK,cash:SA"),
            ("heart ace, the king and ace of spades", "claim c=3 s=cash:HA,cash:SK,cash:SA"),
            ("ace of hearts then king and ace of spades", "claim c=3 o=e p=0<1,0<2 s=cash:HA,cash:SK,cash:SA"),
        ],
        near_misses=[
            ("the ace of hearts, the king, and the ace of spades", "claim c=3 s=cash:HA,cash:HK,cash:SA"),
            ("ace of diamonds, king, queen and ace of hearts", "claim c=4 s=cash:DA,cash:DK,cash:DQ,cash:HA"),
            ("ace of hearts, king and a spade", "claim c=3 s=cash:HA,cash:HK,cash:S1"),
        ],
    ),
    "finesses by number": Construction(
        said=[
            ("two diamond finesses", "claim f=d s=finesse:D2"),
            ("I take two finesses in diamonds", "claim f=d s=finesse:D2"),
            ("over to dummy for two club finesses", "claim o=i p=0<1 f=d s=cross@dummy,finesse:C2"),
        ],
        near_misses=[
            ("two finesses", "claim f=d s=finesse"),
            ("both finesses", "claim f=d s=finesse"),
            ("a diamond finesse", "claim f=d s=finesse:D"),
            ("9 or 10 according to the club finesse", "claim c=9d f=d s=finesse:C"),
        ],
    ),
    "the entry for a finesse": Construction(
        said=[
            (
                "Dummy's ace is the entry for the spade finesse",
                "claim o=i p=0<1 f=d s=cross:?A@dummy,finesse:S",
            ),
            (
                "the entry for the spade finesse is the ace of hearts",
                "claim o=i p=0<1 f=d s=cross:HA,finesse:S",
            ),
            (
                "Dummy's ace is an entry for the spade finesse, repeat it if it wins",
                "claim o=i p=0<1,1<2 f=d s=cross:?A@dummy,finesse:S,finesse:S",
            ),
        ],
        near_misses=[
            ("the heart ace is the entry to the diamonds", "claim s=cross:HA,cash:D"),
            ("the ace of hearts is no entry for the finesse", "unclear"),
        ],
    ),
    "when, and nothing else instead": Construction(
        said=[
            ("I draw trumps, I mean after the spades", "claim o=e p=1<0 t=mp s=draw:T,cash:S"),
            (
                "I'm drawing trumps. (Later) I meant after the spades",
                "claim o=e p=1<0 t=mp s=draw:T,cash:S",
            ),
            ("four spades would be blocked, so three tricks", "claim c=3"),
        ],
        near_misses=[
            ("I draw trumps, I mean the spades", "claim t=p s=draw:S"),
            ("ace of hearts, I mean the king", "claim c=1 s=cash:HK"),
        ],
    ),
    "a partner's card beside one's own": Construction(
        said=[
            ("I have the ace of trumps and partner's spade king must score", "claim c=2 t=m s=win:TA,win:SK"),
            ("I have the ace of hearts and my partner's king of spades scores", "claim c=2 s=win:HA,win:SK"),
            ("the ace of trumps and partner's spade king must score", "claim c=2 t=m s=cash:TA,win:SK"),
        ],
        near_misses=[
            ("partner's king of spades must score", "claim c=1 s=win:SK"),
            ("two tricks, and partner's king of spades must score", "claim c=2 s=win:SK"),
        ],
    ),
    "a card of theirs that wins nothing": Construction(
        said=[
            ("your trump is useless", "claim t=m"),
            ("your trump can't hurt me, all mine", "claim c=all t=m"),
            ("the last trump is no good to you", "claim t=m"),
            ("that trump is no danger, all mine", "claim c=all t=m"),
            ("they're all mine, I'm in no danger from the last trump", "claim c=all t=m"),
            ("East's got a trump but it's no use to him", "claim t=m"),
            ("They have one small trump left, but it won't help them", "claim t=m"),
            ("you've got the jack of trumps but it can't hurt me", "claim t=m"),
            ("I'm not afraid of your trump, the rest are mine", "claim c=all t=m"),
            ("your ace is no use to you", "claim"),
        ],
        near_misses=[
            ("it's no use", "concession x=all"),
            ("no use playing on", "unclear"),
            ("my last club is useless", "unclear"),
            ("you have the ace of trumps but it won't help you", "concession x=1 t=m s=concede:TA"),
            ("you have the ace of clubs but it won't help you", "concession x=1 s=concede:CA"),
            ("my clubs are no good", "unclear"),
            ("the finesse doesn't help", "unclear"),
        ],
    ),
    "high, low and with what": Construction(
        said=[
            ("ruffing the club with the jack", "claim s=ruff:C"),
            ("I ruff low in dummy then high in hand", "claim o=e p=0<1 s=ruff@dummy,ruff@declarer"),
            ("ruff with a small trump", "not_a_claim t=m s=ruff"),
        ],
        near_misses=[
            ("a high finesse", "claim f=d s=finesse"),
        ],
    ),
    "if necessary": Construction(
        said=[
            ("draw trumps and finesse if necessary", "claim o=i p=0<1 t=mp f=d s=draw:T,finesse"),
            ("ruffing a club if needed", "claim s=ruff:C"),
            ("I can repeat the finesse if need be", "claim f=d s=finesse"),
        ],
        near_misses=[
            ("is it necessary to finesse?", "not_a_claim"),
        ],
    ),
    "even if": Construction(
        said=[
            ("even if the hearts are 5-0 I have the rest", "claim c=all"),
            ("ten tricks whether or not the king is right", "claim c=10d"),
            ("all mine even with a bad break", "claim c=all"),
        ],
        near_misses=[
            ("if hearts are 5-0 I am down", "concession"),
        ],
    ),
    "the trick in progress, whoever wins it": Construction(
        said=[
            ("you win this one", "current_trick_only"),
            ("this trick goes to you", "current_trick_only"),
            ("I lose this trick", "current_trick_only"),
            ("I concede this one", "current_trick_only"),
            ("I give you this one", "current_trick_only"),
            ("you can have this one", "current_trick_only"),
            ("East wins this trick", "current_trick_only"),
        ],
        near_misses=[
            ("you win one", "concession x=1"),
            ("you win this one and a heart", "concession x=2 s=concede:H1"),
            ("I lose this one and the rest are mine", "claim_and_concession x=1"),
            ("you win this trick, then I draw trumps", "claim_and_concession x=1 t=mp s=draw:T"),
            ("I have a losing heart, you get this one", "concession x=2 s=concede:H1"),
            ("you get one of these", "concession x=1"),
            ("this heart is yours", "concession x=1 s=concede:H"),
        ],
    ),
    "a card by its number with an article": Construction(
        said=[
            ("the nine", "claim c=1 s=cash:?9"),
            ("a heart then the nine", "claim c=2 o=e p=0<1 s=cash:H1,cash:?9"),
            ("AK and the nine", "claim c=3 s=cash:?A+?K,cash:?9"),
            ("the nine and the ten", "claim c=2 s=cash:?9,cash:?T"),
            ("two clubs and the nine", "claim c=3 s=cash:C2,cash:?9"),
            ("the ace of clubs. the ten", "claim c=2 s=cash:CA,cash:CT"),
            ("I win with the ten", "claim s=win:?T"),
            ("I get in with the ten", "claim s=win:?T"),
        ],
        near_misses=[
            ("nine", "claim c=9d"),
            ("the nine I need", "claim c=9d"),
            ("the ten for my contract", "claim c=10d"),
            ("the nine tricks are mine", "claim c=9d"),
            ("that's the nine I need", "claim c=9d"),
            ("the twelve", "claim c=12d"),
            ("winning with nine tricks", "claim c=9d"),
            ("I'm home with the nine", "claim r=made"),
        ],
    ),
    "home with a number, and one more made": Construction(
        said=[
            ("I'm home with ten", "claim c=10d"),
            ("and so I am home with eleven", "claim c=11d"),
            ("I make another", "claim c=1"),
            ("I make another two", "claim c=2"),
        ],
        near_misses=[
            ("I'm home with the ten", "claim r=made"),
            ("I'm home with five", "claim r=made"),
            ("I make two", "claim r=L2"),
        ],
    ),
    "a number taken back after more": Construction(
        said=[
            ("two more, sorry, three more", "claim c=3"),
            ("two more, sorry, three", "claim c=3"),
            ("I have four more, sorry, five more", "claim c=5"),
            ("you get two more, sorry, one more", "concession x=1"),
            ("one more, sorry, two more", "claim c=2"),
            ("you get two, sorry, I get two", "claim c=2"),
        ],
        near_misses=[
            ("three more, sorry", "claim c=3"),
            ("two more and three more", "claim c=2"),
            ("I make five more, sorry, you get one", "claim_and_concession c=5 x=1"),
            ("one more, sorry partner", "claim c=1"),
        ],
    ),
    "here and there are places": Construction(
        said=[
            ("ruff hearts here and clubs there", "claim s=ruff:H,ruff:C"),
            ("cash two hearts here and a club there", "claim s=cash:H2,cash:C1"),
            ("hearts here, clubs there", "claim s=cash:H,cash:C"),
            ("ruff a heart here, then a club there", "claim o=e p=0<1 s=ruff:H,ruff:C"),
            ("ruff hearts here and there", "not_a_claim s=ruff:H"),
            ("cash the clubs there", "not_a_claim s=cash:C"),
        ],
        near_misses=[
            ("the clubs are there", "claim"),
            ("three clubs there", "claim c=3"),
            ("two hearts here and there are three clubs", "claim c=5 s=cash:H2,cash:C3"),
            ("a spade here and there's the rest", "claim c=all s=cash:S1"),
            ("the rest are there", "claim c=all"),
        ],
    ),
    "tricks won or lost before": Construction(
        said=[
            ("I have four already and six here", "claim c=6"),
            ("four in, six to come", "claim c=6"),
            ("seven already, the rest are mine", "claim c=all"),
            ("one already lost, the rest are mine", "claim c=all"),
            ("two tricks lost already, I have the rest", "claim c=all"),
            ("I already lost two, nine more", "claim c=9d"),
        ],
        near_misses=[
            ("Seven already and two aces, nine in total", "claim c=9d s=cash:2"),
            ("four in hand and six in dummy", "claim c=10d"),
            ("one lost, the rest are mine", "claim_and_concession x=1"),
            ("four in spades and two in hearts", "claim c=6 s=cash:S4,cash:H2"),
            ("seven already", "claim c=7"),
        ],
    ),
    "shares of which one counts more": Construction(
        said=[
            ("you make two more and we make one", "claim_and_concession c=1 x=2"),
            ("we make one and you make two more", "claim_and_concession c=1 x=2"),
            ("you get two more and I make one", "claim_and_concession c=1 x=2"),
        ],
        near_misses=[
            ("you get one, I make five", "claim_and_concession x=1 r=L5"),
            ("you get a heart, I make five", "claim_and_concession x=1 r=L5 s=concede:H1"),
        ],
    ),
    "a loss named in parentheses": Construction(
        said=[
            ("lose a heart (the king)", "concession x=1 s=concede:HK"),
            ("you get a spade (the nine), the rest are mine", "claim_and_concession x=1 s=concede:S9"),
            ("lose a heart (the king), a club (the ace)", "concession x=2 s=concede:HK,concede:CA"),
        ],
        near_misses=[
            ("lose a heart (and a club)", "concession x=2 s=concede:H1,concede:C1"),
            ("lose a heart and the king", "concession x=2 s=concede:H1,concede:?K"),
            ("lose a heart (the ace of clubs)", "concession x=2 s=concede:H1,concede:CA"),
            ("lose two hearts (the king and the jack)", "concession x=2 s=concede:HK,concede:HJ"),
        ],
    ),
    "what is unnecessary": Construction(
        said=[
            ("finesse unnecessary", "claim f=n s=~finesse"),
            ("finesse pointless, I drop it", "claim f=n s=~finesse"),
            ("the heart finesse is superfluous", "claim f=n s=~finesse:H"),
            ("drawing trumps is not needed", "claim t=m s=~draw:T"),
            ("ruffing a club is unnecessary", "claim s=~ruff:C"),
        ],
        near_misses=[
            ("with or without the finesse", "unclear"),
            ("twelve with or without finessing", "claim c=12d"),
            ("the rest regardless of the club finesse", "claim c=all"),
            ("whether or not I finesse", "claim"),
            ("finesse optional", "claim f=d s=finesse"),
            ("drawing trumps, a ruff is not needed", "claim t=mp s=draw:T,~ruff"),
        ],
    ),
    "nothing but a card": Construction(
        said=[
            ("nothing but the ace of hearts", "claim_and_concession c=1 s=win:HA"),
            ("nothing but ace and king of clubs", "claim_and_concession c=2 s=win:CA,win:CK"),
            ("nothing left but the ace of hearts", "claim_and_concession c=1 s=win:HA"),
        ],
        near_misses=[
            ("there's nothing but the ace of hearts out", "claim_and_concession x=1 s=concede:HA"),
            ("nothing but aces", "claim c=all"),
            ("nothing but winners", "claim c=all"),
            ("losing nothing but the ace of hearts", "concession x=1 s=concede:HA"),
        ],
    ),
    "a ruff, and good": Construction(
        said=[
            ("diamond ruff good", "claim s=ruff:D"),
            ("a diamond ruff good", "claim s=ruff:D"),
            ("heart ruff, good", "claim c=all o=i p=0<1 s=ruff:H,cash*"),
        ],
        near_misses=[
            ("the diamonds ruff good", "claim"),
            ("ruff the diamonds good", "claim s=establish:D"),
        ],
    ),
    "cards spelled out and run together": Construction(
        said=[
            ("AHKHQH", "claim c=3 s=cash:HA,cash:HK,cash:HQ"),
            ("AsKsQs", "claim c=3 s=cash:SA,cash:SK,cash:SQ"),
            ("SAHK", "claim c=2 s=cash:SA,cash:HK"),
            ("T98 of clubs", "claim c=3 s=cash:CT+C9+C8"),
            ("I CLAIM AHKHQH", "claim c=3 s=cash:HA,cash:HK,cash:HQ"),
        ],
        near_misses=[
            ("4h3s", "claim c=7 s=cash:H4,cash:S3"),
            ("HACKS AND ACTS", "unclear"),
            ("at T9", "unclear"),
        ],
    ),
    "in with a card": Construction(
        said=[
            ("in with the king", "claim s=win:?K"),
            ("in with the king, then the clubs", "claim o=e p=0<1 s=win:?K,cash:C"),
            ("in with the nine, cash the clubs", "claim o=i p=0<1 s=win:?9,cash:C"),
            ("draw trumps, in with the king and run the clubs", "claim o=i p=0<1,1<2 t=mp s=draw:T,win:?K,run:C"),
        ],
        near_misses=[
            ("trumps in with the ace", "claim t=mp s=draw:T"),
            ("you're in with the king", "unclear"),
            ("in with a heart", "unclear"),
        ],
    ),
    "tricks counted, then itemised behind a preposition": Construction(
        said=[
            ("8 tricks on 5 diamonds and 3 hearts", "claim c=8 s=cash:D5,cash:H3"),
            ("10 tricks from five spades, three hearts and two clubs", "claim c=10d s=cash:S5,cash:H3,cash:C2"),
            ("nine tricks via five clubs and four hearts", "claim c=9d s=cash:C5,cash:H4"),
            ("11 tricks with six spades and five diamonds", "claim c=11d s=cash:S6,cash:D5"),
            ("8 tricks on clubs and hearts", "claim c=8 s=cash:C,cash:H"),
            ("8 tricks in clubs and hearts", "claim c=8 s=cash:C,cash:H"),
            ("making four on three hearts and a ruff", "claim c=4 r=L4 s=cash:H3,ruff"),
            ("game on five spades, four hearts and the ace", "claim c=10 r=made s=cash:S5,cash:H4,cash:?A"),
            ("ten tricks via five spades and a ruff", "claim c=10d s=cash:S5,ruff"),
            ("5 tricks with AK of clubs and three hearts", "claim c=5 s=cash:CA+CK,cash:H3"),
            ("ten tricks from five spades, four hearts, and the ace of clubs", "claim c=10d s=cash:S5,cash:H4,cash:CA"),
        ],
        near_misses=[
            ("ten tricks on five spades", "claim c=10d"),
            ("two tricks in spades and a heart", "claim c=3 s=cash:S2,cash:H1"),
            ("three tricks in clubs and two in hearts", "claim c=5 s=cash:C3,cash:H2"),
            ("three tricks in hearts and then two clubs", "claim c=5 o=e p=0<1 s=cash:H3,cash:C2"),
            ("you get two tricks in spades and hearts", "concession x=2 s=concede:S2,concede:H"),
            ("ten tricks on a cross ruff and two aces", "claim c=10d s=crossruff,cash:2"),
        ],
    ),
    "a play in the place of another, in the same breath": Construction(
        said=[
            ("ruff a heart, no, cash the heart, then draw trumps", "claim o=e p=0<1 t=mp s=cash:H,draw:T"),
            ("draw trumps - no, ruff a club first then draw trumps", "claim o=e p=0<1 t=mp s=ruff:C,draw:T"),
            ("cash clubs, sorry cash hearts, then finesse", "claim o=e p=0<1 f=d s=cash:H,finesse"),
            ("cash clubs, draw trumps, no, take the finesse", "claim o=i p=0<1 t=m f=d s=cash:C,finesse"),
            ("lead a heart, sorry, lead a club", "claim s=lead:C"),
            ("finesse the heart, no, cash the ace of hearts", "claim s=cash:HA"),
            ("I'll finesse, no I won't, I'll cash the ace", "claim f=n s=~finesse,cash:?A"),
            ("I'll ruff a club, no I won't, I'll draw trumps first", "claim o=e t=mp s=~ruff:C,draw:T"),
            ("I lose a spade, no I don't, it goes on the heart", "claim s=~concede:S1,discard:S^H"),
            ("lead a heart, no a club", "claim s=lead:C"),
            ("I lose a heart, no, I lose two", "concession x=2"),
            ("lose a heart, no, lose two hearts", "concession x=2 s=concede:H2"),
            ("I give you a spade, no, I'll give you a heart", "concession x=1 s=concede:H1"),
            ("I lose two, no I don't, I lose one", "concession x=1"),
            ("I draw trumps losing one, no I don't", "claim t=m s=~draw:T"),
            ("cash the king, no the ace, of clubs", "claim s=cash:CA"),
            ("cash the ace, no the king, then draw trumps", "claim o=e p=0<1 t=mp s=cash:?K,draw:T"),
        ],
        near_misses=[
            ("draw trumps, no losers", "claim c=all t=mp s=draw:T"),
            ("draw trumps, no a club to lose", "claim_and_concession t=mp s=draw:T"),
            ("no, cash the hearts, then draw trumps", "claim o=e p=0<1 t=mp s=cash:H,draw:T"),
            ("ten tricks, no, draw trumps first", "claim c=10d o=e t=mp s=draw:T"),
            ("cash hearts, cash clubs, no problem", "claim o=i p=0<1 s=cash:H,cash:C"),
            ("sorry, cash hearts then clubs", "claim o=e p=0<1 s=cash:H,cash:C"),
            ("I draw trumps. No, you can't ruff", "claim t=mp s=draw:T"),
            ("I lose a heart. I draw trumps, no I don't", "claim_and_concession x=1 t=m s=concede:H1,~draw:T"),
            ("I lose a club, no problem", "concession x=1 s=concede:C1"),
        ],
    ),
    "a suit comes in, or home": Construction(
        said=[
            ("draw trumps and the diamonds come in", "claim o=i p=0<1 t=mp s=draw:T,cash:D*"),
            ("draw trumps, clubs come in for five tricks", "claim c=5 o=i p=0<1 t=mp s=draw:T,run:C*"),
            (
                "ruff this high, pull the trumps, and the hearts come in",
                "claim o=i p=0<1,1<2 t=mp s=ruff,draw:T,cash:H*",
            ),
            ("diamonds come home for the rest", "claim c=all s=run:D*"),
            ("the hearts will come home for four tricks", "claim c=4 s=run:H*"),
            ("duck a heart, hearts come in, that's ten", "claim c=10d o=i p=0<1 s=duck:H1,cash:H*"),
        ],
        near_misses=[
            ("come home in clubs", "claim s=cross:C@declarer"),
            ("come home to the king of clubs", "claim s=cross:CK@declarer"),
            ("cash the clubs come home in hearts", "claim o=i p=0<1 s=cash:C,cross:H@declarer"),
            ("twelve, thirteen if the clubs come in", "claim c=12d"),
            ("the clubs don't come in", "claim"),
            ("the clubs may come in", "claim"),
            ("your hearts come in", "claim"),
            ("the clubs came in so I have ten", "claim c=10d"),
            ("clubs come home and it's twelve", "claim c=12d"),
            ("the hearts are coming home", "claim"),
            ("the spades came home so I have ten", "claim c=10d"),
            ("the hearts come in, then the clubs come in", "claim"),
        ],
    ),
    "trumps used to ruff, or for losers": Construction(
        said=[
            (
                "use the two trumps in dummy for my hearts and draw the last trump",
                "claim o=i p=0<1 t=mp s=ruff:H2@dummy,draw:T",
            ),
            ("use dummy's trumps to ruff hearts", "claim t=m s=ruff:H@dummy"),
            ("use the trump in dummy to ruff my club", "claim t=m s=ruff:C@dummy"),
            ("using dummy's trumps for my clubs", "claim t=m s=ruff:C@dummy"),
            ("use the two trumps in dummy to ruff hearts", "claim t=m s=ruff:H2@dummy"),
            ("I'll use a trump to ruff the club", "claim t=m s=ruff:C"),
            ("East uses his last trump to ruff a club", "claim t=m s=ruff:C@E"),
            (
                "I use both dummy's trumps to ruff my clubs, then draw trumps",
                "claim o=e p=0<1 t=mp s=ruff:C@dummy,draw:T",
            ),
            ("I won't use dummy's trumps to ruff hearts", "claim t=m s=~ruff:H@dummy"),
        ],
        near_misses=[
            ("use the trumps for the last four tricks", "claim c=4 t=m s=cash:T"),
            ("use my trump for an entry", "claim t=m s=cash:T"),
            ("cash a trump, then ruff hearts", "claim o=e p=0<1 t=m s=cash:T1,ruff:H"),
            ("draw trumps using the ace", "claim t=mp s=draw:TA"),
            ("use the ace of clubs for my heart", "claim s=cash:CA"),
        ],
    ),
    "a squeeze in two suits": Construction(
        said=[
            ("heart-club squeeze against West", "claim s=squeeze"),
            ("club-diamond squeeze on East", "claim s=squeeze@E"),
            ("spade heart squeeze", "claim s=squeeze"),
            ("spade-heart-club squeeze", "claim s=squeeze"),
            ("a spade-heart squeeze for the rest", "claim c=all s=squeeze"),
            ("run the clubs, heart spade squeeze on West", "claim o=i p=0<1 s=run:C,squeeze@W"),
            ("heart-club crossruff", "claim s=crossruff"),
        ],
        near_misses=[
            ("ace of hearts, club squeeze", "claim o=i p=0<1 s=cash:HA,squeeze"),
            ("spades, heart squeeze", "claim o=i p=0<1 s=cash:S,squeeze"),
            ("a heart and a club squeeze", "claim o=i p=0<1 s=cash:H1,squeeze"),
        ],
    ),
    "what comes on the way, or not until then": Construction(
        said=[
            ("ace of spades on the way to dummy's hearts", "claim o=e p=0<1 s=cash:SA,cash:H"),
            ("no clubs until I've drawn trumps", "claim o=e p=1<0 t=mp s=cash:C,draw:T"),
            ("no clubs until trumps are drawn", "claim o=e p=1<0 t=mp s=cash:C,draw:T"),
            ("no trumps until I've ruffed a heart", "claim o=e p=1<0 t=m s=cash:T,ruff:H"),
            ("no heart finesse until trumps are drawn", "claim o=e p=1<0 t=mp f=d s=finesse:H,draw:T"),
            ("no trumps till after the hearts", "claim o=e p=1<0 t=m s=cash:T,cash:H"),
            ("won't cash hearts until the spade ace is out", "claim o=e p=1<0 s=cash:H,knock_out:SA"),
            ("I won't play hearts until the ace of spades is gone", "claim o=e p=1<0 s=cash:H,knock_out:SA"),
            ("I play spades until the ace is out", "claim s=knock_out:SA"),
        ],
        near_misses=[
            ("ace of spades on the way to dummy", "claim c=1 s=cash:SA"),
            ("no losers until I've drawn trumps", "claim c=all t=mp s=draw:T"),
            ("no trump losers before I get in", "claim t=m"),
            ("no clubs until you've played", "claim"),
        ],
    ),
    "a suit played to the end": Construction(
        said=[
            ("run diamonds to the end then come to the club ace", "claim o=e p=0<1 s=run:D,win:CA"),
            ("I run the clubs to the end", "claim s=run:C"),
            ("trumps to the end", "claim t=m s=cash:T"),
            ("I run the hearts to the end and claim the rest", "claim c=all s=run:H"),
        ],
        near_misses=[
            ("winners to the end", "claim c=all s=cash"),
            ("all winners to the end", "claim c=all"),
            ("my hand is good to the end", "claim c=all"),
        ],
    ),
    "played on by a line": Construction(
        said=[
            ("I'll play on cross ruff", "claim s=crossruff"),
            ("I'll play on and crossruff", "claim s=crossruff"),
            ("I play on a crossruff", "claim s=crossruff"),
            ("I'll play on and draw trumps", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I'll play on", "not_a_claim"),
            ("no, play on and see", "not_a_claim"),
            ("play on and ruff it", "not_a_claim"),
        ],
    ),
    "negation at its place": Construction(
        said=[
            ("I cash the ace without finessing", "claim f=n s=cash:?A,~finesse"),
            ("hearts, not spades", "claim s=cash:H,~cash:S"),
            ("no ruffs needed, the rest are high", "claim c=all s=~ruff"),
            ("instead of drawing trumps I ruff a heart", "claim t=m s=~draw:T,ruff:H"),
        ],
        near_misses=[
            ("I can't avoid losing a heart", "concession x=1 s=concede:H1"),
        ],
    ),
    "corrections of the speaker": Construction(
        said=[
            ("one off, sorry, two off", "concession r=-2"),
            ("making four, no, five", "claim r=L5"),
            ("cash the king, sorry the ace, of hearts", "claim s=cash:HA"),
            ("all but one, make that two", "claim_and_concession x=2"),
        ],
        near_misses=[
            ("sorry partner, one off", "concession r=-1"),
        ],
    ),
    "chatter": Construction(
        said=[
            ("well played partner, the rest are mine", "claim c=all"),
            ("right then, let's save time: all mine", "claim c=all"),
            ("thanks all, gg, making four", "claim r=L4"),
            ("hang on a second... ok the rest", "claim c=all"),
        ],
        near_misses=[
            ("well well", "unclear"),
        ],
    ),
    "objections": Construction(
        said=[
            ("you still have to play the clubs", "not_a_claim"),
            ("hold on, the jack of trumps is out", "not_a_claim t=m"),
            ("I don't accept that", "not_a_claim"),
            ("what about my king of spades?", "not_a_claim"),
            ("director please, he said nothing about the trump", "not_a_claim t=m"),
        ],
        near_misses=[
            ("no problem, the rest are mine", "claim c=all"),
        ],
    ),
    "after-thoughts": Construction(
        said=[
            ("I would have drawn the trump, of course", "not_a_claim t=m"),
            ("I was going to ruff a spade first", "not_a_claim"),
            ("I meant to finesse", "not_a_claim"),
        ],
        near_misses=[
            ("he said he would have the rest", "claim c=all"),
        ],
    ),
    "orders to dummy": Construction(
        said=[
            ("small from dummy please", "not_a_claim"),
            ("small club", "not_a_claim s=lead:C"),
            ("low", "not_a_claim"),
            ("ace, partner", "not_a_claim s=cash:?A"),
            ("play anything", "not_a_claim"),
        ],
        near_misses=[
            ("the top club and the rest are mine", "claim c=all s=cash:C"),
        ],
    ),
    "questions": Construction(
        said=[
            ("how many tricks is that?", "not_a_claim"),
            ("is the queen of clubs still out?", "not_a_claim"),
            ("may I have the rest?", "not_a_claim"),
            ("you're conceding?", "not_a_claim"),
        ],
        near_misses=[
            ("any questions? I have the rest", "claim c=all"),
        ],
    ),
    "the trick in progress": Construction(
        said=[
            ("this trick is ours", "current_trick_only"),
            ("I'm winning this one", "current_trick_only"),
            ("you take that", "current_trick_only"),
        ],
        near_misses=[
            ("this trick and all the others are mine", "claim c=all"),
        ],
    ),
    "director's reports": Construction(
        said=[
            (
                "Declarer claimed, stating that he would draw trumps and concede a heart",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:H1",
            ),
            ('South claimed the remaining tricks, saying "dummy is high"', "claim c=all"),
            ("East conceded the rest", "concession x=all"),
            ("he claimed without stating a line", "claim"),
            ("declarer said that trumps were drawn and the spades were good", "claim t=ms"),
        ],
        near_misses=[
            ("no statement was made", "unclear"),
        ],
    ),
    "defenders name their tricks": Construction(
        said=[
            ("I cash the ace of spades and give partner a ruff", "claim o=i p=0<1 s=cash:SA,ruff@partner"),
            ("you're one down, I still have the ace", "claim c=1 r=-1 s=win:?A"),
            ("we make two more trumps", "claim c=2 t=m s=cash:T2"),
            ("declarer loses a heart", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("declarer makes the rest, we concede", "claim_and_concession c=all"),
        ],
    ),
    "speech recognition": Construction(
        said=[
            ("cashing the harts and the dimes", "claim s=cash:H,cash:D"),
            ("ruff too clubs in dummy", "claim s=ruff:C2@dummy"),
            ("for more tricks", "claim c=4"),
            ("won down", "concession r=-1"),
            ("drawing the last tramp", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("that was a rough deal", "not_a_claim"),
        ],
    ),
    "typing": Construction(
        said=[
            ("rst r mine", "claim c=all"),
            ("drw trmps n xruff", "claim o=i p=0<1 t=mp s=draw:T,crossruff"),
            ("u hv a trk, rest mine", "claim_and_concession x=1"),
            ("gv u 1 h", "concession x=1 s=concede:H1"),
            ("cnt tks pls", "not_a_claim"),
        ],
        near_misses=[
            ("brb", "unclear"),
        ],
    ),
    "the verb: cross": Construction(
        said=[
            ("cross to hand with a trump", "claim t=m s=cross:T@declarer"),
            ("over to dummy in hearts", "claim s=cross:H@dummy"),
            ("back home with a diamond ruff", "claim s=ruff:D@declarer"),
        ],
        near_misses=[
            ("I'm cross with myself", "unclear"),
        ],
    ),
    "reported questions": Construction(
        said=[
            ("I wonder if you have the king", "not_a_claim"),
            ("do you know whether the jack is out?", "not_a_claim"),
        ],
        near_misses=[
            ("he said if clubs break he has the rest", "claim c=all"),
        ],
    ),
    "what is said beside a word not understood": Construction(
        said=[
            ("zap the clubs", "unclear"),
            ("the frumious ace of hearts", "unclear"),
            ("I glorp two spades", "unclear"),
        ],
        near_misses=[
            ("the glorious rest is mine", "claim c=all"),
        ],
    ),
    "talk at the table": Construction(
        said=[
            ("Whose lead is it?", "not_a_claim"),
            ("You revoked on the second heart", "not_a_claim"),
            ("I think West is on lead", "unclear"),
            ("I'm in the wrong hand", "unclear"),
            ("That was a good contract", "not_a_claim"),
            ("We missed a slam", "not_a_claim"),
            ("You could have made it with the finesse", "not_a_claim"),
            ("We've won six so far", "not_a_claim"),
            ("We need one more for the contract", "unclear"),
            ("Trumps were breaking badly", "unclear t=m"),
            ("Is that trick ours or theirs?", "not_a_claim"),
            ("I wonder who has the queen", "not_a_claim"),
            ("Nice play partner", "not_a_claim"),
            ("Having no hearts, partner?", "not_a_claim"),
            ("The finesse was wrong", "unclear"),
        ],
        near_misses=[
            ("I make it, you lose a heart", "claim c=1 r=made"),
            ("We get the last one", "claim c=1"),
        ],
    ),
    "gestures": Construction(
        said=[
            ("W tabled his hand without a word", "claim"),
            ("She put her cards away.", "claim"),
            ("You may as well put your cards back, it's over.", "claim"),
            ("No statement, cards faced", "claim"),
            ("[spreads the hand]", "claim"),
        ],
        near_misses=[
            ("throwing a heart away on the club", "claim s=discard:H^C"),
        ],
    ),
    "not worth playing out": Construction(
        said=[
            ("Let's not bother playing this out.", "claim"),
            ("no point playing on", "claim"),
            ("why bother playing", "claim"),
        ],
        near_misses=[
            ("Play it out please", "not_a_claim"),
        ],
    ),
    "spoken questions": Construction(
        said=[
            ("what r u doing about my spade", "not_a_claim"),
            ("can i have a look at ur hand", "not_a_claim"),
            ("is my spade high", "not_a_claim"),
            ("how are you getting to dummy", "not_a_claim"),
        ],
        near_misses=[
            ("can ruff two clubs", "claim s=ruff:C2"),
        ],
    ),
    "reasons": Construction(
        said=[
            ("ten tricks, since I have the ace of clubs", "claim c=10d"),
            ("ruffing a heart because I have an entry", "claim s=ruff:H"),
            ("while I still have the ace of hearts, nine tricks", "claim c=9d"),
        ],
        near_misses=[
            ("I have the ace of clubs and that is ten tricks", "claim c=10d s=win:CA"),
        ],
    ),
    "rounds of trumps": Construction(
        said=[
            ("three rounds of trumps first, then diamonds", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            ("two more rounds of trumps and the clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
            ("playing two rounds of trumps, then a club", "claim o=e p=0<1 t=mp s=draw:T,cash:C1"),
        ],
        near_misses=[
            ("two rounds of clubs first", "claim c=2 o=e s=cash:C2"),
        ],
    ),
    "until they are gone": Construction(
        said=[
            ("I'll play trumps until they're gone", "claim t=mp s=draw:T"),
            ("trumps until there are none left, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("playing trumps till they are all in", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I leave the high trump out and play diamonds until somebody ruffs.", "claim t=m s=~draw:T,cash:D"),
        ],
    ),
    "belonging": Construction(
        said=[
            ("the remaining tricks belong to me", "claim c=all"),
            ("the last two belong to you", "concession x=2"),
            ("The defence is entitled to one trick only, the trump ace", "concession x=1 t=m s=concede:TA"),
            ("I'm good for three of these", "claim c=3"),
        ],
        near_misses=[
            ("does the heart belong to you?", "not_a_claim"),
        ],
    ),
    "what defenders say of the contract": Construction(
        said=[
            ("we can't beat this", "concession r=made"),
            ("The ace and king of clubs beat it by one", "claim r=-1 s=cash:CA,cash:CK"),
            ("You can't make it.", "claim"),
        ],
        near_misses=[
            ("I can make this", "claim r=made"),
        ],
    ),
    "your trick, my trick": Construction(
        said=[
            ("Your trick.", "current_trick_only"),
            ("my trick", "current_trick_only"),
            ("this is mine", "current_trick_only"),
        ],
        near_misses=[
            ("I take my trump trick, you have the others.", "claim_and_concession c=1 t=m s=win:T"),
            ("the heart is your trick", "concession x=1 s=concede:H"),
        ],
    ),
    "tricks by hand": Construction(
        said=[
            ("Eight tricks in my hand, one in dummy.", "claim c=9d"),
            ("six in hand and three on the table", "claim c=9d"),
            ("two trumps in dummy, three clubs in hand", "claim c=5 t=m s=cash:T2@dummy,cash:C3@declarer"),
        ],
        near_misses=[
            ("one heart to dummy, one off", "claim_and_concession c=1 r=-1 s=cash:H1"),
        ],
    ),
    "what is crossed to": Construction(
        said=[
            ("over to dummy's spades", "claim o=i p=0<1 s=cross@dummy,cash:S"),
            ("cross to the king of diamonds", "claim s=cross:DK@dummy"),
            ("spade over to the ace", "claim s=cross:SA@dummy"),
            ("over to dummy for the clubs", "claim o=i p=0<1 s=cross@dummy,cash:C"),
        ],
        near_misses=[
            ("it's over", "claim"),
        ],
    ),
    "the rest is good beside a play": Construction(
        said=[
            ("Taking out your remaining trump and the rest is good", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
            ("I knock out the ace of diamonds and the rest are good.", "claim c=all o=i p=0<1 s=knock_out:DA,cash*"),
            ("two heart ruffs on the table, rest high", "claim c=all o=i p=0<1 s=ruff:H2@dummy,cash*"),
        ],
        near_misses=[
            ("the rest are good", "claim c=all"),
        ],
    ),
    "scores in words": Construction(
        said=[
            ("six hundred and thirty", "claim r=$630"),
            ("minus three hundred", "concession r=$-300"),
            ("plus one hundred and forty", "claim r=$140"),
        ],
        near_misses=[
            ("one hundred percent", "claim"),
        ],
    ),
    "nothing but": Construction(
        said=[
            ("Nothing else for the defence apart from a diamond.", "concession x=1 s=concede:D1"),
            ("nothing for you but the ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("no more tricks for you except a heart", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("nothing else for you", "claim c=all"),
        ],
    ),
    "cards with a lent suit": Construction(
        said=[
            (
                "A and K of diamonds, then K, Q, J of clubs",
                "claim c=5 o=e p=0<2,0<3,0<4,1<2,1<3,1<4 s=cash:DA,cash:DK,cash:CK,cash:CQ,cash:CJ",
            ),
            ("the queen and the ten of trumps are yours", "concession x=2 t=m s=concede:TQ,concede:TT"),
            ("ace, king and queen of spades", "claim c=3 s=cash:SA,cash:SK,cash:SQ"),
        ],
        near_misses=[
            ("ace of hearts, king and a club", "claim c=3 s=cash:HA,cash:HK,cash:C1"),
        ],
    ),
    "finesses of a card led": Construction(
        said=[
            ("leading the ten of clubs for a finesse", "claim f=d s=finesse:CT"),
            ("small to the jack", "claim f=d s=finesse"),
            ("start with a small club to the queen", "claim o=e f=d s=finesse:C"),
        ],
        near_misses=[
            ("leading the ten of clubs for the rest", "claim c=all s=lead:CT"),
        ],
    ),
    "whatever they play": Construction(
        said=[
            ("ruff whatever they lead back", "claim s=ruff"),
            ("whatever you return I win and draw trumps", "claim o=i p=0<1 t=mp s=win,draw:T"),
            ("any lead and it's mine", "claim c=all"),
        ],
        near_misses=[
            ("whatever", "unclear"),
        ],
    ),
    "counts beside suit symbols": Construction(
        said=[
            ("4♠, 3♥ & a ♦", "claim c=8 s=cash:S4,cash:H3,cash:D1"),
            ("2♣ and the A♦", "claim c=3 s=cash:C2,cash:DA"),
            ("3♠ 2♥", "claim c=5 s=cash:S3,cash:H2"),
            ("I have 2@s and 1@d", "claim c=3 s=cash:S2,cash:D1"),
        ],
        near_misses=[
            ("the 9♠ is good", "claim"),
            ("4♥ making", "claim r=made"),
        ],
    ),
    "sums with an equals sign": Construction(
        said=[
            ("3C+2D+1S=6", "claim c=6 s=cash:C3,cash:D2,cash:S1"),
            ("five plus one = six", "claim c=6"),
            ("One heart, one diamond, six spades = 8", "claim c=8 s=cash:H1,cash:D1,cash:S6"),
        ],
        near_misses=[
            ("3NT=", "claim r=made"),
        ],
    ),
    "who told what of a claim": Construction(
        said=[
            ("The claimer stated that dummy was high", "claim c=all"),
            ("he showed me his cards and said drawing trumps", "claim t=mp s=draw:T"),
            (
                "declarer states line: trumps, club ruff, back with a spade",
                "claim o=i p=0<1,1<2 t=m s=cash:T,ruff:C,cross:S@declarer",
            ),
        ],
        near_misses=[
            ("opponents ask how he gets to dummy", "not_a_claim"),
            ("W wants to play on", "not_a_claim"),
        ],
    ),
    "what is done before its verb": Construction(
        said=[
            ("Diamonds I run, then a club I give you", "claim_and_concession x=1 o=e p=0<1 s=run:D,concede:C1"),
            ("the last trump I draw first", "claim o=e t=mp s=draw:T"),
            ("Two hearts I ruff on the table", "claim s=ruff:H2@dummy"),
        ],
        near_misses=[
            ("two hearts, I ruff a club", "claim s=cash:H2,ruff:C"),
            ("the rest I have", "claim c=all"),
        ],
    ),
    "cards put in": Construction(
        said=[
            ("put in the nine of clubs", "claim f=d s=finesse:C9"),
            ("I'll insert the ten of hearts, and if it holds the rest are mine", "claim c=all f=d s=finesse:HT"),
            ("putting in the jack of spades, then trumps", "claim o=e p=0<1 t=m f=d s=finesse:SJ,cash:T"),
        ],
        near_misses=[
            ("put in dummy", "unclear"),
            ("put East in with a club", "claim s=throw_in:C"),
            ("put in the ace of clubs", "unclear"),
        ],
    ),
    "done by somebody, or to be done": Construction(
        said=[
            ("two spades get ruffed in dummy", "claim s=ruff:S2@dummy"),
            ("the clubs are to be cashed, before that the ace of hearts", "claim o=e p=1<0 s=cash:C,cash:HA"),
            ("trumps to be drawn, then the spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S"),
            ("the trumps are drawn at the end", "claim o=e t=mp s=draw:T"),
            ("once the hearts are set up I draw trumps", "claim o=e p=0<1 t=mp s=establish:H,draw:T"),
        ],
        near_misses=[
            ("my ace may get ruffed", "unclear"),
            ("trumps have been drawn", "claim t=ms"),
        ],
    ),
    "the verb after the place": Construction(
        said=[
            ("after the ace of hearts comes a club ruff", "claim o=e p=0<1 s=cash:HA,ruff:C"),
            ("then comes the diamond finesse", "claim f=d s=finesse:D"),
            ("after trumps come the clubs", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
        ],
        near_misses=[
            ("the clubs come in", "claim"),
            ("if the king comes down I have ten", "claim c=10d"),
        ],
    ),
    "shares": Construction(
        said=[
            ("one each", "claim_and_concession c=1 x=1"),
            ("two tricks each", "claim_and_concession c=2 x=2"),
            ("the king of clubs is ours and the rest is yours", "claim_and_concession c=1 s=win:CK"),
            ("mine are the ace of hearts and two clubs", "claim c=3 s=cash:HA,cash:C2"),
            ("yours is the ace of trumps", "concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("two rounds of each", "unclear"),
            ("each of my clubs is good", "claim"),
        ],
    ),
    "what is not needed": Construction(
        said=[
            ("the spade finesse isn't needed", "claim f=n s=~finesse:S"),
            ("no finesse needed, six tricks", "claim c=6 f=n s=~finesse"),
            ("heart hook not required", "claim f=n s=~finesse:H"),
        ],
        near_misses=[
            ("the spade finesse is working", "claim f=d s=finesse:S"),
            ("I need the spade finesse", "claim f=d s=finesse:S"),
        ],
    ),
    "operators' shorthand": Construction(
        said=[
            ("ruffs a spade, rest hers", "claim c=all s=ruff:S"),
            ("E gives up a club and a heart, claims the rest", "claim_and_concession x=2 s=concede:C1,concede:H1"),
            ("throws W in with a diamond", "claim s=throw_in:D"),
            ("conc. one heart", "concession x=1 s=concede:H1"),
            ("takes two hearts for down 1", "claim_and_concession c=2 r=-1 s=cash:H2"),
        ],
        near_misses=[
            ("she ruffs a spade", "claim s=ruff:S"),
            ("East must give up a heart", "unclear"),
        ],
    ),
    "a share let or left to somebody": Construction(
        said=[
            ("I'll let you take a heart", "concession x=1 s=concede:H1"),
            ("Letting East score his king", "concession x=1 s=concede:?K"),
            ("leaving one for them", "concession x=1"),
            ("a trick still to come for him", "concession x=1"),
            ("The last trick goes to West", "concession x=1 o=e s=concede:1"),
        ],
        near_misses=[
            ("Let me take the heart finesse", "claim f=d s=finesse:H"),
            ("I'll let the jack run", "claim f=d s=finesse:?J"),
            ("trick one went to East", "not_a_claim"),
        ],
    ),
    "what is owed or due": Construction(
        said=[
            ("We are owed two more", "claim c=2"),
            ("You're due one trick", "concession x=1"),
            ("we are still due a trump", "claim c=1 t=m s=win:T1"),
        ],
        near_misses=[
            ("The king is due to fall", "unclear"),
        ],
    ),
    "a relative clause and what it comes to": Construction(
        said=[
            ("The only loser I have is a club", "concession x=1 s=concede:C1"),
            ("The most you get is one", "concession x=1"),
            ("All I've got is losers", "concession x=all"),
            ("the only tricks you make are two trumps", "concession x=2 t=m s=concede:T2"),
        ],
        near_misses=[
            ("all I have left is trumps", "claim c=all t=m"),
            ("The trick I won is that one", "current_trick_only"),
        ],
    ),
    "losers had and disposed of": Construction(
        said=[
            ("I have a losing heart and discard it on the club", "claim s=discard:H^C"),
            ("I have two losing clubs", "concession x=2 s=concede:C2"),
            ("You have two losers", "claim c=2"),
            ("Nothing but losers", "concession x=all"),
        ],
        near_misses=[
            ("I don't have any losers", "claim c=all"),
            ("Nothing but trumps", "claim c=all t=m"),
        ],
    ),
    "trumps that go": Construction(
        said=[
            ("First the trumps must go, then clubs.", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("The trumps come out first.", "claim o=e t=mp s=draw:T"),
            ("the trumps have to leave", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("the king of trumps must go first", "claim c=1 o=e t=m s=cash:TK"),
            ("the trumps will go on the clubs", "claim t=m s=discard:T^C"),
            ("trumps must go to you", "concession t=m s=concede:T"),
        ],
    ),
    "but, going on with the claim": Construction(
        said=[
            ("the rest are mine but you get a heart", "claim_and_concession x=1 s=concede:H1"),
            ("I have four but you get two", "claim_and_concession c=4 x=2"),
            ("four tricks but two to you", "claim_and_concession c=4 x=2"),
        ],
        near_misses=[
            ("But you get one trick!", "not_a_claim"),
            ("the rest are mine but the ace of trumps", "claim_and_concession x=1 t=m s=concede:TA"),
        ],
    ),
    "a verb in two words around its object": Construction(
        said=[
            ("I mop the trumps up, then three clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C3"),
            ("sweep their last trump up and run hearts", "claim o=i p=0<1 t=mp s=draw:T,run:H"),
            ("I peel the clubs off", "claim s=cash:C"),
            ("clear the outstanding trumps away first", "claim o=e t=mp s=draw:T"),
        ],
        near_misses=[
            ("I pick the queen of hearts up", "claim"),
            ("I mop the table", "unclear"),
        ],
    ),
    "going to a hand": Construction(
        said=[
            ("I'm going to dummy with a heart, then clubs", "claim o=e p=0<1 s=cross:H@dummy,cash:C"),
            ("going to the table in trumps", "claim t=m s=cross:T@dummy"),
            ("I go home with a club and cash spades", "claim o=i p=0<1 s=cross:C@declarer,cash:S"),
            ("get there with the ace of hearts, three clubs", "claim o=i p=0<1 s=cross:HA@dummy,cash:C3"),
        ],
        near_misses=[
            ("I'm going to ruff a heart", "claim s=ruff:H"),
            ("I'm home if the hearts break", "claim r=made"),
        ],
    ),
    "not one of them": Construction(
        said=[
            ("Not a loser in sight", "claim c=all"),
            ("Not another trick for you", "claim c=all"),
            ("You've taken your last trick", "claim c=all"),
            ("I don't see how I can lose one", "claim c=all"),
        ],
        near_misses=[
            ("Not a heart, a diamond", "claim c=1 s=~cash:H1,cash:D1"),
            ("you don't lose another trick", "concession x=all"),
            ("you have no losers", "concession x=all"),
        ],
    ),
    "who is reported speaks of himself": Construction(
        said=[
            ("Declarer said he would pull trumps and then his clubs are high", "claim o=e p=0<1 t=mp s=draw:T,cash:C*"),
            ("South claimed, saying he was high", "claim c=all"),
            ("she'd draw trumps and take her four clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C4"),
            ("Declarer stated that he would ruff a heart, which gives him nine", "claim c=9d s=ruff:H"),
        ],
        near_misses=[
            ("Director, he said he had the rest but I have a trump", "not_a_claim t=m"),
        ],
    ),
    "how the cards may lie, after when": Construction(
        said=[
            ("ten, eleven when hearts are 3-3", "claim c=10d"),
            ("when the king is right I have the rest", "claim c=all"),
            ("I have nine when West has the queen", "claim c=9d"),
        ],
        near_misses=[
            ("when trumps are drawn I cash the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("when I'm in dummy I run the hearts", "claim o=e p=0<1 s=cross@dummy,run:H"),
        ],
    ),
    "a share of what is left": Construction(
        said=[
            ("8 of the 9 left", "claim c=8"),
            ("four of the five left", "claim c=4"),
            ("six of the seven left are mine", "claim c=6"),
        ],
        near_misses=[
            ("two of them left", "unclear"),
        ],
    ),
    "a card that wins for somebody": Construction(
        said=[
            ("The last trick is for your queen of trumps", "concession x=1 o=e t=m s=concede:TQ"),
            ("My king of clubs makes the last trick", "claim c=1 o=e s=win:CK"),
            ("You still have to lose to my jack of hearts", "claim c=1 s=win:HJ"),
        ],
        near_misses=[
            ("The last trick is for the money", "unclear"),
            ("my king of clubs is out", "unclear"),
        ],
    ),
    "cards beside a ruff, without a word between": Construction(
        said=[
            ("♣A ruff ♣ then trumps", "claim o=e p=0<1,1<2 t=m s=cash:CA,ruff:C,cash:T"),
            ("A♦ K♦ ruff ♦ A♣", "claim o=i p=0<2,1<2,2<3 s=cash:DA,cash:DK,ruff:D,cash:CA"),
            ("ruff ♥ ruff ♣ ruff ♥", "claim o=i p=0<1,1<2 s=ruff:H,ruff:C,ruff:H"),
            ("ruff a club ruff a spade ruff a club", "claim o=i p=0<1,1<2 s=ruff:C,ruff:S,ruff:C"),
        ],
        near_misses=[
            ("a club ruff, a heart ruff", "claim o=i p=0<1 s=ruff:C,ruff:H"),
            ("two heart ruffs", "claim s=ruff:H2"),
        ],
    ),
    "how a plan is announced": Construction(
        said=[
            ("what I do is ruff a heart and draw trumps", "claim o=i p=0<1 t=mp s=ruff:H,draw:T"),
            ("all I do is run the clubs", "claim s=run:C"),
            ("I'm about to draw trumps and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
        ],
        near_misses=[
            ("what I do is up to me", "unclear"),
            ("all I have is trumps", "claim c=all t=m"),
        ],
    ),
    "a squeeze with where it bites": Construction(
        said=[
            ("I run the spades and West is squeezed in hearts and clubs", "claim o=i p=0<1 s=run:S,squeeze"),
            ("I squeeze East in the majors", "claim s=squeeze"),
            ("on the last trump West is squeezed in the red suits", "claim t=m s=squeeze"),
        ],
        near_misses=[
            ("West can't be squeezed", "claim s=~squeeze"),
            ("there is no squeeze", "claim s=~squeeze"),
        ],
    ),
    "sure, and hoped for": Construction(
        said=[
            ("Ten. If hearts break it's eleven.", "claim c=10d"),
            ("ten; it's eleven if the king is right", "claim c=10d"),
            ("eleven if the jack drops, ten in any case", "claim c=10d"),
        ],
        near_misses=[
            ("ten, no, eleven", "claim c=11d"),
            ("I have ten, not eleven", "claim c=10d"),
        ],
    ),
    "a number heard as a preposition": Construction(
        said=[
            ("you get the other to", "concession x=2"),
            ("contract plus to", "claim r=+2"),
            ("I've got for clubs and to hearts", "claim c=6 s=cash:C4,cash:H2"),
            ("for out of these five for me", "claim c=4"),
        ],
        near_misses=[
            ("I play to the other hand", "unclear"),
            ("I go to dummy", "claim s=cross@dummy"),
        ],
    ),
    "slashes": Construction(
        said=[
            ("AK hearts / Q spades / A clubs", "claim c=4 s=cash:HA+HK,cash:SQ,cash:CA"),
            ("1 spade/2 hearts/3 diamonds = 6", "claim c=6 s=cash:S1,cash:H2,cash:D3"),
            ("A/K of spades then ruff", "claim o=e p=0<2,1<2 s=cash:SA,cash:SK,ruff"),
            ("draw trumps/cash clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("if trumps are 3/2 I have the rest", "claim c=all t=m"),
            ("4/5 me", "claim c=4"),
            ("losing a heart/club", "concession x=1 s=concede:H1"),
        ],
    ),
    "a tag that asks for assent": Construction(
        said=[
            ("I draw trumps and cash the hearts, ok?", "claim o=i p=0<1 t=mp s=draw:T,cash:H"),
            ("I ruff a club, don't I?", "claim s=ruff:C"),
            ("You get a trump whenever you like, okay?", "concession x=1 t=m s=concede:T1"),
            ("ace of clubs, then the good hearts, ok with everyone?", "claim o=e p=0<1 s=cash:CA,cash:H"),
            ("draw trumps, run the clubs, fine by you?", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("ace of hearts, ruff a club and run the diamonds, right?", "claim o=i p=0<1,1<2 s=cash:HA,ruff:C,run:D"),
            ("nine tricks. Is everyone happy with that?", "claim c=9d"),
            ("the rest are ours, correct?", "claim c=all"),
        ],
        near_misses=[
            ("ruff a heart?", "unclear s=ruff:H"),
            ("hearts are good, right?", "not_a_claim"),
            ("cash the hearts, right?", "unclear s=cash:H"),
            ("is it all right with you?", "not_a_claim"),
            ("ace of hearts then clubs right?", "unclear"),
            ("diamonds are right?", "not_a_claim"),
        ],
    ),
    "a thoughtful noise, and what introduces what is meant": Construction(
        said=[
            ("hmm, you can have your king of trumps whenever you like", "concession x=1 t=m s=concede:TK"),
            ("Hm, hearts from the top", "claim s=cash:H"),
            ("what I'm saying is two hearts to you", "concession x=2 s=concede:H2"),
            ("what I mean is: draw trumps, then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("all I'm saying is the rest but a spade", "claim_and_concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("all mine ... hmm", "claim c=all"),
            ("I ruff the club in ... hmm", "not_a_claim"),
            ("hmm", "unclear"),
        ],
    ),
    "words quoted behind a claim that is told": Construction(
        said=[
            (
                'declarer claimed with the words "After drawing the last trump I cross to dummy with a heart"',
                "claim o=e p=0<1 t=mp s=draw:T,cross:H@dummy",
            ),
            ('South claimed "before drawing trumps I ruff two hearts"', "claim o=e p=1<0 t=mp s=draw:T,ruff:H2"),
            ('South conceded with the words "you get a heart"', "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("South claimed after drawing trumps", "claim t=m"),
        ],
    ),
    "a trump that is given whenever it is liked": Construction(
        said=[
            ("You have a trump whenever you want it.", "concession x=1 t=m s=concede:T1"),
            ("you can have a trump", "concession x=1 t=m s=concede:T1"),
            ("You have two trumps and nothing else", "concession x=2 t=m s=concede:T2"),
        ],
        near_misses=[
            ("you have a trump", "unclear t=m"),
            ("you may have a trump, so I draw it", "claim t=mp s=draw:T"),
        ],
    ),
    "minus a number behind a line": Construction(
        said=[
            ("Ace of diamonds, ace of clubs, minus one.", "claim_and_concession c=2 r=-1 s=cash:DA,cash:CA"),
            ("I ruff a heart, so minus two", "claim_and_concession r=-2 s=ruff:H"),
            ("if the hook works I'm making, otherwise minus one", "claim r=-1 f=d s=finesse"),
        ],
        near_misses=[
            ("the rest minus one", "claim_and_concession x=1"),
            ("ten tricks minus one", "claim_and_concession c=10d x=1"),
        ],
    ),
    "one card in signs": Construction(
        said=[
            ("The HK cashes and the rest are yours", "claim_and_concession s=cash:HK"),
            ("The J♠ is still out, that's your trick.", "concession x=1 s=concede:SJ"),
            ("I lose to the SA", "concession x=1 s=concede:SA"),
        ],
        near_misses=[
            ("The HJ has to come down this time.", "claim"),
            ("SAK", "claim c=2 s=cash:SA+SK"),
        ],
    ),
    "a result taken back, and what it is in another case": Construction(
        said=[
            ("making, no wait, down one", "concession r=-1"),
            ("Down one. Wait, no, making.", "claim r=made"),
            ("one off, two if hearts don't break", "concession r=-1"),
            ("One overtrick, two if the queen drops.", "claim r=+1"),
            ("you get two if you lead a heart, otherwise one", "concession x=2"),
        ],
        near_misses=[
            ("making five, sorry, four", "claim r=L4"),
            ("I have ten if hearts break, otherwise nine", "claim c=9d"),
        ],
    ),
    "what is lost, and what is taken beside it": Construction(
        said=[
            ("I lose the lead once, to the ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("the two long hearts, and a spade to lose", "claim_and_concession c=2 x=1 s=cash:H2,concede:S1"),
            ("give you one, take the rest", "claim_and_concession x=1"),
            ("My four trumps take the last four tricks.", "claim c=all t=m s=cash:T"),
        ],
        near_misses=[
            ("two hearts and a spade to lose", "concession x=3 s=concede:H2,concede:S1"),
            ("a high trump and a heart for you", "concession x=2 t=m s=concede:T1,concede:H1"),
            ("I surrender, take the rest", "concession x=all"),
            ("your trumps take the last two", "concession t=m s=concede:T"),
        ],
    ),
    "time to count": Construction(
        said=[
            ("Hang on, let me count again.", "not_a_claim"),
            ("let me check", "not_a_claim"),
            ("No need to waste time.", "claim"),
        ],
        near_misses=[
            ("let me count: nine tricks", "claim c=9d"),
        ],
    ),
    "what the operator puts right, and what is only about to be seen": Construction(
        said=[
            ("sorry, that was 10 claimed not 9", "not_a_claim"),
            ("Sorry all, dummy had the club eight, not the nine.", "not_a_claim"),
            ("oops, it was North who claimed, not South", "not_a_claim"),
        ],
        near_misses=[
            ("sorry, three more, not four", "claim c=3"),
            ("sorry, I had three, not two", "claim c=3"),
        ],
    ),
    "the contract that is claimed, and the finesse it hangs on": Construction(
        said=[
            ("I'm claiming the contract", "claim r=made"),
            ("club finesse for the contract", "claim f=d s=finesse:C"),
            ("the heart hook for it", "claim f=d s=finesse:H"),
        ],
        near_misses=[
            ("I'm claiming the rest", "claim c=all"),
            ("club finesse for eleven", "claim c=11d f=d s=finesse:C"),
        ],
    ),
    "a suit stripped": Construction(
        said=[
            (
                "Stripping the diamonds and throwing you in with a spade.",
                "claim o=i p=0<1 s=cash:D,throw_in:S",
            ),
            ("I strip the hearts, then exit with a club", "claim o=e p=0<1 s=cash:H,lead:C"),
            ("eliminate the clubs and endplay West", "claim o=i p=0<1 s=cash:C,throw_in"),
        ],
        near_misses=[
            ("a strip squeeze", "claim s=squeeze"),
        ],
    ),
    "a card of a suit that is not said, when that of the last suit is gone": Construction(
        said=[
            (
                "diamond ace, diamond ruff, then dummy's ace",
                "claim o=e p=0<1,1<2 s=cash:DA,ruff:D,cash:?A",
            ),
            ("ace of diamonds, a diamond ruff, then the ace", "claim o=e p=0<1,1<2 s=cash:DA,ruff:D,cash:?A"),
            ("ace and king of clubs, then the ace", "claim c=3 o=e p=0<2,1<2 s=cash:CA,cash:CK,cash:?A"),
        ],
        near_misses=[
            ("ace of spades, then the king", "claim c=2 o=e p=0<1 s=cash:SA,cash:SK"),
        ],
    ),
    "how often a play is made": Construction(
        said=[
            ("I ruff a club twice", "claim s=ruff:C2"),
            ("taking the spade finesse twice", "claim f=d s=finesse:S2"),
            ("ducking a heart twice", "claim s=duck:H2"),
            ("drawing trumps twice, then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            (
                "I finesse in spades, come back with the heart ace and finesse again",
                "claim o=i p=0<1,1<2 f=d s=finesse:S,cross:HA@declarer,finesse:S",
            ),
        ],
        near_misses=[
            ("I've counted twice, ten tricks", "claim c=10d"),
            ("no need to finesse twice", "claim f=n s=~finesse:2"),
        ],
    ),
    "what hangs on a play or a claim without a pause": Construction(
        said=[
            ("the rest for one off", "claim_and_concession c=all r=-1"),
            ("I draw trumps for plus one", "claim r=+1 t=mp s=draw:T"),
            ("the rest for minus two", "claim_and_concession c=all r=-2"),
            ("I draw trumps without taking the finesse", "claim t=mp f=n s=draw:T,~finesse"),
            ("I make it without a ruff", "claim r=made s=~ruff"),
            ("I make it giving you a club", "claim_and_concession x=1 r=made s=concede:C1"),
            ("ten tricks with a diamond to lose", "claim_and_concession c=10d x=1 s=concede:D1"),
            ("I have the rest whatever you lead", "claim c=all"),
            ("ten tricks as trumps are drawn", "claim c=10d t=ms"),
            ("ten tricks but you get a trump", "claim_and_concession c=10d x=1 t=m s=concede:T1"),
            ("ten tricks including a diamond ruff", "claim c=10d s=ruff:D"),
            ("barring a miracle the rest are mine", "claim c=all"),
            ("if the king is onside the rest", "claim c=all"),
            ("diamonds run, barring accidents, and the heart ace", "claim s=run:D*,cash:HA"),
        ],
        near_misses=[
            ("what a disaster", "not_a_claim"),
            ("but you get a trump", "not_a_claim t=m"),
            ("I ruff as high as I can", "claim s=ruff"),
            ("over to dummy with a club to cash the hearts", "claim o=i p=0<1 s=cross:C@dummy,cash:H"),
        ],
    ),
    "what another does or does not do": Construction(
        said=[
            ("I take the rest without you getting in", "claim c=all"),
            ("I make the queen of spades without you being able to stop me", "claim c=1 s=win:SQ"),
            ("I exit with a spade, making you open up the diamonds", "claim s=lead:S"),
            ("there's no trump out for you to ruff with", "claim t=m"),
            ("leaving a heart for you to take", "concession x=1 s=concede:H1"),
            ("leaving you with nothing but the ace of clubs to make", "concession x=1 s=concede:CA"),
            (
                "draw trumps leaving just the one club to give up",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1",
            ),
        ],
        near_misses=[
            ("I lead a club for dummy to ruff", "claim o=i p=0<1 s=lead:C,ruff@dummy"),
            ("there's a trump for you", "concession x=1 t=m s=concede:T1"),
        ],
    ),
    "a number, and whose it is": Construction(
        said=[
            ("Nine is what I've got", "claim c=9d"),
            ("two is all you get", "concession x=2"),
            ("I only get to nine, which leaves us one short", "claim_and_concession c=9d r=-1"),
            ("ace of spades and the queen of clubs, two for us", "claim c=2 s=cash:SA,cash:CQ"),
            ("everything else comes to us", "claim c=all"),
            ("there are two heart losers", "concession x=2 s=concede:H2"),
            ("I can't lose more than a trump and a club", "concession x=2 t=m s=concede:T1,concede:C1"),
        ],
        near_misses=[
            ("the ace of hearts and ten of clubs", "claim c=2 s=cash:HA,cash:CT"),
            ("the king and ten of clubs", "claim c=2 s=cash:CK,cash:CT"),
        ],
    ),
    "a play told in the passive": Construction(
        said=[
            ("the ace of hearts is cashed", "claim s=cash:HA"),
            ("The king of hearts is unblocked first, then a club to the ace.", "claim o=e p=0<1 s=cash:HK,cross:CA"),
            ("a heart is ducked", "claim s=duck:H1"),
        ],
        near_misses=[
            ("the clubs are cashed", "claim"),
            ("the last trump is drawn", "claim t=ms"),
        ],
    ),
    "how many are left": Construction(
        said=[
            ("There are six to come and five of them belong to me.", "claim c=5"),
            ("there are five tricks left, I have four", "claim c=4"),
            ("five left, four for me", "claim c=4"),
        ],
        near_misses=[
            ("I have six to come", "claim c=6"),
            ("four to come, five if the eight is good", "claim c=4"),
        ],
    ),
    "losses summed up": Construction(
        said=[
            ("losing a heart and a club, two tricks", "concession x=2 s=concede:H1,concede:C1"),
            ("you get a heart and a club, that's two for you", "concession x=2 s=concede:H1,concede:C1"),
            ("I lose a heart and a club, two losers", "concession x=2 s=concede:H1,concede:C1"),
            ("you have the king, so one for you", "concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("you get a heart, two for me", "claim_and_concession c=2 x=1 s=concede:H1"),
            ("a club for you, and one heart", "concession x=2 s=concede:C1,concede:H1"),
        ],
    ),
    "how the cards lie, and what does not hang on it": Construction(
        said=[
            ("I have ten tricks however the clubs break", "claim c=10d"),
            ("No matter how the hearts split I have the rest", "claim c=all"),
            ("making four slowly", "claim r=L4"),
            ("I draw trumps to be safe", "claim t=mp s=draw:T"),
            ("West opened, so he has the king of clubs. The rest are mine.", "claim c=all"),
        ],
        near_misses=[
            ("However, I lose a heart", "concession x=1 s=concede:H1"),
            ("so you have the king of clubs", "concession x=1 s=concede:CK"),
            ("I play safe, four", "claim c=4"),
        ],
    ),
    "shares and what stands behind them": Construction(
        said=[
            ("That's nine with the two you get", "claim_and_concession c=9d x=2"),
            ("leaving me with nothing but winners", "claim c=all"),
            ("After you've had your king of clubs I make four more.", "claim_and_concession c=4 x=1 s=concede:CK"),
            ("The last trick is mine with the king of diamonds", "claim c=1 o=e s=win:DK"),
            ("that gives me three spades, two hearts and a club", "claim c=6 s=cash:S3,cash:H2,cash:C1"),
            ("one, two, three, four", "claim c=4"),
            ("ten tricks cold", "claim c=10d"),
        ],
        near_misses=[
            ("he had the queen all along", "not_a_claim"),
            ("four, five if the king is right", "claim c=4"),
            ("Then we can all go home.", "unclear"),
            ("10, 9, 8 of hearts", "claim c=3 s=cash:HT,cash:H9,cash:H8"),
        ],
    ),
    "suits named by a word for two of them": Construction(
        said=[
            ("the minors, then the hearts", "claim o=e p=0<2,1<2 s=cash:D,cash:C,cash:H"),
            ("running the minors", "claim s=run:D,run:C"),
            ("draw trumps and cash the reds", "claim o=i p=0<1,0<2 t=mp s=draw:T,cash:H,cash:D"),
        ],
        near_misses=[
            ("red winners then spades", "claim o=e p=0<1 s=cash,cash:S"),
            ("crossruff the reds", "claim s=crossruff"),
            ("throw East in with a minor", "claim s=throw_in"),
        ],
    ),
    "where tricks go, and that all cards win": Construction(
        said=[
            ("the last trick goes to my king of diamonds", "claim c=1 o=e s=win:DK"),
            ("which leaves two to the defence", "concession x=2"),
            ("every one of them wins", "claim c=all"),
            ("the rest come from a crossruff", "claim c=all s=crossruff"),
            ("first I find out how trumps split, then I draw them", "claim o=e p=0<1 t=mp s=test:T,draw:T"),
            ("one more than the contract", "claim r=+1"),
        ],
        near_misses=[
            ("the last trick goes to your ten of hearts", "concession x=1 o=e s=concede:HT"),
            ("the ninth comes from the finesse", "claim f=d s=finesse"),
            ("all the hearts win", "claim"),
        ],
    ),
    "a suit in the singular in a list": Construction(
        said=[
            ("spade, heart, diamond", "claim c=3 s=cash:S1,cash:H1,cash:D1"),
            ("two hearts, the spade, the diamond", "claim c=4 s=cash:H2,cash:S1,cash:D1"),
        ],
        near_misses=[
            ("hearts, two clubs", "claim s=cash:H,cash:C2"),
            ("spades, heart", "claim s=cash:S,cash:H"),
        ],
    ),
    "ruffs of the suit spoken of": Construction(
        said=[
            (
                "I ruff a spade, cross back with a trump, and ruff the other one",
                "claim o=i p=0<1,1<2 t=m s=ruff:S,cross:T@declarer,ruff:S",
            ),
            ("king of clubs, club to the ace, ruff the third one", "claim o=i p=0<1,1<2 s=cash:CK,cross:CA,ruff:C"),
            ("crossruff, the small trumps first", "claim t=m s=crossruff"),
        ],
        near_misses=[
            ("small trumps first", "claim o=e t=m s=cash:T"),
            ("ruff a club, then the others are good", "claim c=all o=e p=0<1 s=ruff:C,cash*"),
        ],
    ),
    "the same again after then": Construction(
        said=[
            ("I ruff a club, then a heart", "claim o=e p=0<1 s=ruff:C,ruff:H"),
            ("I lead the jack, then the nine", "claim o=e p=0<1 s=lead:?J,lead:?9"),
            ("I pitch a club, then a diamond", "claim o=e p=0<1 s=discard:C,discard:D"),
            ("ruff a club, then another", "claim o=e p=0<1 s=ruff:C,ruff:C"),
            ("I lead a spade and another one", "claim o=i p=0<1 s=lead:S,lead:S"),
        ],
        near_misses=[
            ("I ruff a club, then hearts", "claim o=e p=0<1 s=ruff:C,cash:H"),
            ("I ruff a club, then the ace of hearts", "claim o=e p=0<1 s=ruff:C,cash:HA"),
            ("draw trumps, then a club", "claim o=e p=0<1 t=mp s=draw:T,cash:C1"),
            ("cash the ace of clubs, then another club", "claim o=e p=0<1 s=cash:CA,lead:C"),
        ],
    ),
    "a line that is gone for": Construction(
        said=[
            ("I go for a crossruff", "claim s=crossruff"),
            ("Clearing trumps and going on a crossruff", "claim o=i p=0<1 t=mp s=draw:T,crossruff"),
            ("I'm going for the endplay", "claim s=throw_in"),
            ("I play a crossruff", "claim s=crossruff"),
            ("I go with a diamond to dummy", "claim s=cross:D@dummy"),
        ],
        near_misses=[
            ("I go with the rest", "unclear"),
            ("one goes to you with the king", "concession x=1 s=concede:?K"),
        ],
    ),
    "a suit of dummy's that is good": Construction(
        said=[
            ("my losing spade goes on dummy's good hearts", "claim s=discard:S^H"),
            ("I discard on dummy's established clubs", "claim s=discard^C"),
            ("my losers go on partner's good diamonds", "claim s=discard^D"),
        ],
        near_misses=[
            ("my hand is all high trumps", "claim c=all t=m"),
            ("Dummy's good whatever you return", "claim c=all"),
        ],
    ),
    "what the rest are": Construction(
        said=[
            ("ruff a diamond, and the rest are high trumps", "claim c=all o=i p=0<1 t=m s=ruff:D,cash:T*"),
            ("what remains is mine", "claim c=all"),
            ("the rest are trumps", "claim c=all t=m"),
            ("the rest are losers", "concession x=all"),
        ],
        near_misses=[
            ("what remains is yours", "concession x=all"),
            ("the rest are your trumps", "unclear t=m"),
        ],
    ),
    "out of the way": Construction(
        said=[
            ("I get the ace of clubs out of the way, then run the hearts", "claim o=e p=0<1 s=cash:CA,run:H"),
            ("get trumps out of the way first", "claim o=e t=mp s=draw:T"),
        ],
        near_misses=[
            ("with the ace out of the way I run the clubs", "claim s=run:C"),
        ],
    ),
    "tricks counted in a suit": Construction(
        said=[
            ("four tricks in spades and two in hearts", "claim c=6 s=cash:S4,cash:H2"),
            ("I've five in spades and three in hearts", "claim c=8 s=cash:S5,cash:H3"),
            ("I'll say five of the last six", "claim c=5"),
        ],
        near_misses=[
            ("you get two tricks in clubs", "concession x=2 s=concede:C2"),
            ("I said one diamond", "unclear"),
        ],
    ),
    "who gets squeezed": Construction(
        said=[
            ("one extra if someone gets squeezed in the majors", "claim r=+1 s=squeeze"),
            ("West gets squeezed in the majors", "claim s=squeeze"),
        ],
        near_misses=[
            ("I get squeezed, so one off", "concession r=-1"),
        ],
    ),
    "the last trick and a card": Construction(
        said=[
            (
                "club ruff, king of hearts, and the last trick is your queen of trumps",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=m s=ruff:C,cash:HK,concede:TQ",
            ),
            ("my king takes the last trick", "claim c=1 o=e s=win:?K"),
            ("the last trick is the ace of hearts", "claim o=e s=cash:HA"),
        ],
        near_misses=[
            ("the ace of clubs and the king of hearts are good", "claim"),
        ],
    ),
    "what is put in between": Construction(
        said=[
            ("draw trumps, and then I, er, run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("I cash the ace, and after it the king", "claim o=e p=0<1 s=cash:?A,cash:?K"),
            ("You can have your ace of clubs, that's all you're getting.", "concession x=1 s=concede:CA"),
        ],
        near_misses=[
            ("I have, well, no idea", "unclear"),
            ("after it all the rest", "claim c=all"),
        ],
    ),
    "what has to be done": Construction(
        said=[
            ("trumps have to be drawn first, then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("the last trump is to be drawn", "claim t=mp s=draw:T"),
            ("the ace of clubs has to be knocked out", "claim s=knock_out:CA"),
            ("a club is led and two hearts are ducked", "claim o=i p=0<1 s=lead:C,duck:H2"),
        ],
        near_misses=[
            ("trumps must have been drawn", "claim t=ms"),
            ("the clubs are cashed", "claim"),
        ],
    ),
    "what gets ruffed": Construction(
        said=[
            ("the heart gets ruffed and the diamond goes on the king", "claim o=i p=0<1 s=ruff:H,discard:D^?K"),
            ("This gets ruffed, then I draw trumps", "claim o=e p=0<1 t=mp s=ruff,draw:T"),
        ],
        near_misses=[
            ("if the ace gets ruffed I'm down", "concession"),
            ("the king might get ruffed", "unclear"),
        ],
    ),
    "the object first": Construction(
        said=[
            ("It's a trump I'm leading, from hand", "claim t=m s=lead:T"),
            ("It's hearts I'm playing", "claim s=cash:H"),
        ],
        near_misses=[
            ("It's the last trump, I draw it", "claim t=mp s=draw:T"),
        ],
    ),
    "what is made good": Construction(
        said=[
            ("draw the trumps and that makes the clubs good", "claim o=i p=0<1 t=mp s=draw:T,cash:C*"),
            ("ruff a spade, which makes dummy high", "claim c=all o=i p=0<1 s=ruff:S,cash@dummy*"),
        ],
        near_misses=[
            ("that makes ten", "claim c=10d"),
            ("I give up a club, which makes the rest good", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "what brings tricks in": Construction(
        said=[
            ("A cross-ruff brings in the remaining 5 tricks.", "claim c=all s=crossruff"),
            ("the finesse brings in four more", "claim c=4 f=d s=finesse"),
        ],
        near_misses=[
            ("I bring in the clubs", "claim s=run:C"),
        ],
    ),
    "which tricks they are": Construction(
        said=[
            ("I claim ten, consisting of six spades and four hearts", "claim c=10d s=cash:S6,cash:H4"),
            (
                "eleven tricks on the basis of six spades, four hearts and the diamond ace",
                "claim c=11d s=cash:S6,cash:H4,cash:DA",
            ),
            ("Four spade tricks. No, make that five.", "claim c=5 s=cash:S5"),
        ],
        near_misses=[
            ("claimed on the basis of the spade finesse", "claim f=d s=finesse:S"),
        ],
    ),
    "a list and what comes before it": Construction(
        said=[
            ("a spade and two diamonds, after four clubs", "claim c=7 o=e p=2<0,2<1 s=cash:S1,cash:D2,cash:C4"),
            (
                "After the two top spades everything in my hand is good",
                "claim c=all o=e p=0<1 s=cash:S2,cash@declarer*",
            ),
        ],
        near_misses=[
            ("I cash a club after four hearts", "claim o=e p=1<0 s=cash:C1,cash:H4"),
        ],
    ),
    "what goes to whom": Construction(
        said=[
            ("two going to the defence", "concession x=2"),
            ("3 mor going 2 u", "concession x=3"),
            ("that's two for you then, A and J", "concession x=2 s=concede:?A,concede:?J"),
        ],
        near_misses=[
            ("two for you, four hearts", "claim_and_concession c=4 x=2 s=cash:H4"),
            ("I'm going to dummy", "claim s=cross@dummy"),
        ],
    ),
    "entries": Construction(
        said=[
            ("clubs established, S K entry", "claim s=cash:C*,cross:SK@dummy"),
            ("got C K as entry, spds r rdy", "claim s=cross:CK,cash:S*"),
        ],
        near_misses=[
            ("I have the ace of clubs as an entry and then run the hearts", "claim o=e p=0<1 s=cross:CA,run:H"),
        ],
    ),
    "seen too late": Construction(
        said=[
            ("Throwing my heart on the... hang on, hearts is trumps.", "not_a_claim t=m"),
            ("I'll ruff the spade in dummy and... no wait, spades are trumps.", "not_a_claim t=m"),
        ],
        near_misses=[
            ("I draw trumps, hearts are trumps", "claim t=mp s=draw:T"),
        ],
    ),
    "losses that follow": Construction(
        said=[
            ("I lose a club, then a heart", "concession x=2 o=e p=0<1 s=concede:C1,concede:H1"),
            ("If West has the king I'm two down, otherwise one.", "concession r=-2"),
            ("I get a club and then a heart", "claim c=2 o=e p=0<1 s=win:C1,win:H1"),
        ],
        near_misses=[
            ("I lose a club, then hearts", "claim_and_concession x=1 o=e p=0<1 s=concede:C1,cash:H"),
            ("But my trump is higher than yours!", "not_a_claim t=m"),
        ],
    ),
    "cards that are let run": Construction(
        said=[
            ("letting the jack run", "claim f=d s=finesse:?J"),
            ("I let the ten of clubs run", "claim f=d s=finesse:CT"),
            ("then I let the jack ride", "claim f=d s=finesse:?J"),
        ],
        near_misses=[
            ("let the hearts run", "not_a_claim s=run:H"),
            ("I let the ace go", "unclear"),
        ],
    ),
    "plays side by side": Construction(
        said=[
            ("I draw trumps or I ruff a club", "claim t=mp s=draw:T"),
            ("at the end I ruff a club, I draw trumps first", "claim o=e p=1<0 t=mp s=ruff:C,draw:T"),
            ("I draw trumps, preceded by a club ruff", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
        ],
        near_misses=[
            ("I draw trumps and I'm done", "claim c=all t=mp s=draw:T"),
        ],
    ),
    "what is seen and what is left": Construction(
        said=[
            ("I can see four hearts and two clubs", "claim c=6 s=cash:H4,cash:C2"),
            ("that leaves four hearts", "claim c=4 s=cash:H4"),
            ("the ace of clubs apart, all mine", "claim_and_concession x=1 s=concede:CA"),
            ("I see no way to lose a trick", "claim c=all"),
        ],
        near_misses=[
            ("that leaves a trump", "unclear t=m"),
            ("I saw the king of hearts", "not_a_claim"),
        ],
    ),
    "finesses refused": Construction(
        said=[
            ("I spurn the finesse", "claim f=n s=~finesse"),
            ("eschewing the club finesse", "claim f=n s=~finesse:C"),
        ],
        near_misses=[
            ("I pick up the queen", "claim"),
        ],
    ),
    "what only looks like it: whose it is": Construction(
        said=[
            ("that leaves your ace of clubs", "concession x=1 s=concede:CA"),
            ("I lose a club, then another", "concession x=2 o=e p=0<1 s=concede:C1,concede:C1"),
            ("two going to him", "concession x=2"),
            ("a spade or a heart goes to you", "concession x=1"),
            ("I get your ace of clubs out of the way", "claim s=knock_out:CA"),
        ],
        near_misses=[
            ("the last trick is your problem", "unclear"),
            ("your heart gets ruffed", "unclear"),
            ("the diamond gets ruffed by you", "unclear"),
            ("their hearts established", "unclear"),
            ("your ruff brings in two tricks", "unclear"),
            ("my ace of spades and your ace of hearts to you", "claim_and_concession c=1 x=1 s=cash:SA,concede:HA"),
            (
                "give them a club, then a heart trick for me",
                "claim_and_concession c=1 x=1 o=e p=0<1 s=concede:C1,cash:H1",
            ),
            ("the clubs are led by West", "unclear"),
        ],
    ),
    "what only looks like it: what is out, past or denied": Construction(
        said=[
            ("trumps should be drawn by now", "claim t=ms"),
            ("trumps don't have to be drawn, the rest are mine", "claim c=all t=m"),
            ("a club apart, all mine", "claim_and_concession x=1 s=concede:C1"),
            ("if trumps break badly I'm one down, otherwise ten", "claim c=10d r=-1 t=m"),
        ],
        near_misses=[
            ("I can see two trumps out", "unclear t=m"),
            ("I've only seen two trumps", "unclear t=m"),
            ("I see two hearts in your hand", "unclear"),
            ("the trump that is still out will take a trick", "not_a_claim t=m"),
            ("the rest aren't losers", "unclear"),
            ("the rest are small clubs", "claim s=cash:C"),
            ("no clubs are led", "unclear"),
            ("the clubs can't be established", "unclear"),
            ("I could be squeezed", "unclear"),
            ("joking aside, all mine", "claim c=all"),
            ("the ruff brings in nothing", "unclear"),
            ("that leaves the jack of trumps out", "unclear t=m"),
            ("the club gets ruffed, one down", "concession r=-1"),
        ],
    ),
    "what a denial, a loss or an after-thought governs besides the words next to it": Construction(
        said=[
            ("You get this and a heart.", "concession x=2 s=concede:H1"),
            ("You get this one and the ace of trumps, two down.", "concession x=2 r=-2 t=m s=concede:TA"),
            ("You take that one and the king of clubs, the rest are mine.", "claim_and_concession x=2 s=concede:CK"),
            ("I've lost the ace of trumps and two hearts, so making four.", "claim r=L4 t=m"),
            ("I'll draw no more trumps.", "claim t=m s=~draw:T"),
            ("I pull no trumps, I just ruff.", "claim t=m s=~draw:T,ruff"),
            ("I cash no clubs.", "claim s=~cash:C"),
            ("I forgot to draw your trump, one down.", "concession r=-1 t=m"),
            ("I should have drawn trumps first, so I'm one down.", "concession r=-1 t=m"),
            ("You cash two hearts and I get the rest.", "claim_and_concession x=2 s=concede:H2"),
            ("You'll ruff one of my diamonds, the rest are mine.", "claim_and_concession x=1"),
            ("None of these lose.", "claim c=all"),
            ("You're home.", "concession r=made"),
            ("All agreed, one down.", "concession r=-1"),
            ("Two tricks were conceded.", "concession x=2"),
            ("Not ten, eleven.", "claim c=11d"),
            ("I'll pass on the finesse.", "claim f=n s=~finesse"),
            ("If you've both got a trump, I draw them.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("You get this one, the rest are mine.", "claim_and_concession x=1"),
            ("I lose a spade and two hearts.", "concession x=3 s=concede:S1,concede:H2"),
            ("I'll draw some more trumps.", "claim t=mp s=draw:T"),
            ("I forgot to draw trumps.", "not_a_claim t=m"),
            ("I neglected to draw the last trump.", "not_a_claim t=m"),
            ("I would have been one down.", "not_a_claim"),
            ("If you'd led a diamond I was one down.", "not_a_claim"),
            ("You can't get in to cash your hearts.", "unclear"),
            ("Not ten.", "unclear"),
            ("I take that back.", "unclear"),
            ("A heart was lost.", "concession"),
        ],
    ),
    "a condition that takes up what was tested, and the number that makes the contract": Construction(
        said=[
            (
                "I test the diamonds and if they don't break I finesse the heart.",
                "claim o=i p=0<1 f=d s=test:D,finesse:H",
            ),
            (
                "I try spades first, then take the heart finesse if they don't split.",
                "claim o=e p=0<1 f=d s=test:S,finesse:H",
            ),
            (
                "I cash the ace of clubs, if it doesn't drop the queen I finesse.",
                "claim o=i p=0<1 f=d s=cash:CA,finesse",
            ),
            ("I've got the nine I need.", "claim c=9d"),
            ("I've got my nine, you can have the other four.", "claim_and_concession c=9d x=4"),
        ],
        near_misses=[
            ("If they break I have the rest, if they don't I finesse.", "claim c=all f=d s=finesse"),
            ("If they break I have the rest, if they don't break I finesse the heart.", "claim c=all f=d s=finesse:H"),
            ("I've got the nine.", "claim c=1 s=win:?9"),
            ("I have the nine, you have the rest of the hearts.", "claim_and_concession c=1 s=win:?9,concede:H"),
        ],
    ),
    "what may be out, what cannot be made, and a trump that may ruff": Construction(
        said=[
            ("You can't make this.", "claim"),
            ("You're not making this contract.", "claim"),
            ("I don't have any more winners.", "concession x=all"),
            ("You can ruff with your trump whenever you like.", "concession x=1 t=m s=concede:T"),
            ("There could be a heart to lose.", "concession x=1 s=concede:H1"),
            ("There should be ten tricks here.", "claim c=10d"),
        ],
        near_misses=[
            ("There might be a trump out.", "unclear t=m"),
            ("You won't make this heart.", "unclear s=~concede:H"),
            ("I don't have any winners in clubs.", "unclear"),
            ("If you ruff with your trump I overruff.", "claim t=m s=overruff"),
            ("You can't ruff with your trump.", "unclear t=m"),
        ],
    ),
    "one of two things: either, and what is only possible": Construction(
        said=[
            ("I lose either a spade or a heart.", "concession x=1 s=concede:S1"),
            ("You get either a trump or a diamond.", "concession x=1 t=m s=concede:T1"),
            ("I could take the finesse but I'm playing safe.", "claim f=n s=~finesse"),
            ("I could ruff a heart but I just cash my clubs.", "claim s=~ruff:H,cash:C"),
            ("None of my cards lose.", "claim c=all"),
        ],
        near_misses=[
            ("Either way I lose a heart.", "concession x=1 s=concede:H1"),
            ("I win in either hand.", "unclear"),
            ("I can ruff a heart but then I'm stuck in dummy.", "claim s=ruff:H"),
            ("I could run the clubs but I draw trumps first.", "claim o=e p=1<0 t=mp s=run:C,draw:T"),
        ],
    ),
    "one subject of two verbs": Construction(
        said=[
            ("You ruff and take the rest.", "concession x=all"),
            ("They win the ace and cash two clubs.", "concession x=3 s=concede:?A,concede:C2"),
            ("LHO gets in and takes three.", "concession x=3"),
            ("South had nine tricks and claimed.", "claim c=9d"),
        ],
        near_misses=[
            ("I ruff and take the rest.", "claim c=all s=ruff"),
            ("You ruff and I take the rest.", "claim_and_concession x=1"),
            ("I ruff whatever you play and take the rest.", "claim c=all s=ruff"),
            ("Give you a club and take the rest.", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "somebody lets the speaker have it, nobody gets one": Construction(
        said=[
            ("You have to let me win a club.", "claim c=1 s=win:C1"),
            ("LHO lets me have two.", "claim c=2"),
            ("You must let us take the last one.", "claim c=1"),
            ("Nobody gets another trick.", "claim c=all"),
            ("Neither of you can ruff.", "unclear"),
        ],
        near_misses=[
            ("I let you have a club.", "concession x=1 s=concede:C1"),
            ("Nobody has a trump.", "claim t=m"),
            ("Let me draw trumps.", "claim t=mp s=draw:T"),
            ("Somebody gets a trick.", "unclear"),
        ],
    ),
    "a denial said of the thought": Construction(
        said=[
            ("I don't think you get a heart.", "unclear s=~concede:H1"),
            ("I don't believe I have a loser.", "claim c=all"),
            ("I don't think I can make the rest.", "concession"),
            ("I doubt you get a trick.", "claim c=all"),
        ],
        near_misses=[
            ("I think you get a heart.", "concession x=1 s=concede:H1"),
            ("I don't know, perhaps nine.", "claim c=9d"),
        ],
    ),
    "rather this than that": Construction(
        said=[
            ("I cash the king rather than finesse.", "claim f=n s=cash:?K,~finesse"),
            ("I'd rather cash the ace than finesse.", "claim f=n s=cash:?A,~finesse"),
            ("I run clubs rather than draw trumps.", "claim t=m s=run:C,~draw:T"),
            ("I take the ace instead of finessing.", "claim f=n s=cash:?A,~finesse"),
            ("You get a diamond rather than a heart.", "concession x=1 s=concede:D1,~concede:H1"),
        ],
        near_misses=[
            ("I draw trumps than run clubs.", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("I'd rather finesse.", "claim f=d s=finesse"),
            ("I finesse rather than cash the king.", "claim f=d s=finesse,~cash:?K"),
        ],
    ),
    "not this but that": Construction(
        said=[
            ("You get not one but two.", "concession x=2"),
            ("I lose not a club but a heart.", "concession x=1 s=concede:H1"),
            ("I don't lose a heart, only a diamond.", "concession x=1 s=concede:D1"),
            ("Claimed not ten but nine.", "claim c=9d"),
            ("You get a club, not a heart.", "concession x=1 s=concede:C1,~concede:H1"),
        ],
        near_misses=[
            ("I don't lose anything but a heart.", "concession x=1 s=concede:H1"),
            ("I lose a club but not the rest.", "concession x=1 s=concede:C1"),
            ("I don't lose a heart, just so you know.", "unclear s=~concede:H1"),
        ],
    ),
    "nothing but one trick": Construction(
        said=[
            ("I get nothing except the ace of hearts.", "claim_and_concession c=1 s=win:HA"),
            ("We make nothing but a trump.", "claim_and_concession c=1 t=m s=cash:T1"),
            ("I make no tricks except the king of clubs.", "claim_and_concession c=1 s=win:CK"),
            ("You lose nothing but a club.", "claim_and_concession c=1"),
        ],
        near_misses=[
            ("I have nothing but winners.", "claim c=all"),
            ("I've got nothing but trumps.", "claim c=all t=m"),
            ("You get nothing except the ace of hearts.", "concession x=1 s=concede:HA"),
            ("I lose nothing but a club.", "concession x=1 s=concede:C1"),
        ],
    ),
    "a heading and what stands under it": Construction(
        said=[
            ("To you: one club, one heart.", "concession x=2 s=concede:C1,concede:H1"),
            ("For me: the ace of spades and a club.", "claim c=2 s=win:SA,win:C1"),
            ("Yours: the ace of trumps.", "concession x=1 t=m s=concede:TA"),
            ("To lose: a heart and a club.", "concession x=2 s=concede:H1,concede:C1"),
            ("Tricks conceded: 2", "concession x=2"),
        ],
        near_misses=[
            ("Losers: one club.", "concession x=1 s=concede:C1"),
            ("Two: a club and a heart.", "claim c=2 s=cash:C1,cash:H1"),
        ],
    ),
    "tricks that were had before": Construction(
        said=[
            ("You've had your two, the rest are mine.", "claim c=all"),
            ("You've already won the ace, the rest are mine.", "claim c=all"),
            ("You've had all your tricks.", "claim c=all"),
            ("We've had all our tricks.", "concession x=all"),
            ("I've had my last trick.", "concession x=all"),
        ],
        near_misses=[
            ("You've got your ace.", "concession x=1 s=concede:?A"),
            ("You have your two tricks.", "concession x=2"),
            ("You've got all the tricks.", "concession x=all"),
            ("I've got my last trick.", "claim c=1"),
        ],
    ),
    "a card by its number": Construction(
        said=[
            ("You get the ten.", "concession x=1 s=concede:?T"),
            ("The nine's yours.", "concession x=1 s=concede:?9"),
            ("I lose only the nine.", "concession x=1 s=concede:?9"),
            ("I get the ten.", "claim c=1 s=win:?T"),
            ("The ten's mine.", "claim c=1 s=win:?T"),
        ],
        near_misses=[
            ("You get the nine that are left.", "concession x=9"),
            ("That's the ten I need.", "claim c=10d"),
            ("I make ten.", "claim c=10d"),
            ("The ten are mine.", "claim c=10d"),
        ],
    ),
    "an exception before or behind": Construction(
        said=[
            ("Except for a heart, they're all yours.", "claim_and_concession c=1 s=win:H1"),
            ("Apart from the ace of clubs, the rest are mine.", "claim_and_concession x=1 s=concede:CA"),
            ("They're all mine save one.", "claim_and_concession x=1"),
            ("rest mine xc 1", "claim_and_concession x=1"),
            ("all -H", "claim_and_concession x=1 s=concede:H"),
            ("The claim was for all the tricks bar the ace of trumps.", "claim_and_concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("I save the ace of clubs.", "claim s=cash:CA"),
            ("Minus two.", "concession r=-2"),
            ("rest - clubs", "claim c=all s=cash:C"),
        ],
    ),
    "whose the tricks are, by name": Construction(
        said=[
            ("The last trick is partner's.", "claim c=1"),
            ("The rest are dummy's.", "claim c=all"),
            ("Everything else is East's.", "concession x=all"),
            ("The rest go to dummy.", "claim c=all"),
            ("That sets up a trick for you.", "concession x=1"),
        ],
        near_misses=[
            ("Dummy's good.", "claim c=all"),
            ("East's hand is good.", "concession x=all"),
            ("That sets up a trick for me.", "claim s=establish:1"),
            ("The last heart is dummy's best card.", "unclear"),
        ],
    ),
    "trumps that are not in, and cards that are missing": Construction(
        said=[
            ("Trumps are not all in.", "unclear t=m"),
            ("Not all the trumps are in.", "unclear t=m"),
            ("I'm missing the ace.", "unclear"),
            ("claimed, missing the ace", "claim"),
            ("Only the ace of trumps left for you.", "concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("Trumps are all in.", "claim t=ms"),
            ("Only trumps left.", "claim c=all t=m"),
            ("I'm not missing anything, I have the rest.", "claim c=all"),
        ],
    ),
    "what was not said, told of another": Construction(
        said=[
            ("He did not say that he would draw the last trump.", "not_a_claim t=m"),
            ("He neglected to say he was drawing the trump.", "not_a_claim t=m"),
            ("South claimed, forgetting that East had a trump.", "claim t=m"),
            ("claimed saying nothing about the queen of trumps", "claim t=m"),
            ("claims before drawing trumps", "claim t=m"),
        ],
        near_misses=[
            ("He said that he would draw the last trump.", "claim t=mp s=draw:T"),
            ("South claimed before East could play: ten tricks.", "claim c=10d"),
        ],
    ),
    "who was told": Construction(
        said=[
            ("South told West that he had his trump trick.", "concession x=1 t=m s=concede:T"),
            ("He told the opponents they had the rest.", "concession x=all"),
            ("They got two and he got three.", "claim_and_concession c=3 x=2"),
            ("South lost a trump to East and claimed the rest.", "claim c=all t=m"),
        ],
        near_misses=[
            ("South said that he had his trump trick.", "claim c=1 t=m s=win:T"),
            ("He told West he was drawing trumps.", "claim t=mp s=draw:T"),
            ("South told the table that he had the rest.", "claim c=all"),
        ],
    ),
    "halves without a comma": Construction(
        said=[
            ("u get 1 me rest", "claim_and_concession x=1"),
            ("u get 2 me 3", "claim_and_concession c=3 x=2"),
            ("1 u rest me", "claim_and_concession x=1"),
            ("all u", "concession x=all"),
            ("ur last 2", "concession x=2"),
            ("k, they're yours", "concession x=all"),
        ],
        near_misses=[
            ("u get 1 for the rest", "claim_and_concession x=1"),
            ("k of hearts, the rest are yours", "claim_and_concession c=1 s=cash:HK"),
        ],
    ),
    "this trick and more": Construction(
        said=[
            ("I win this and two more.", "claim c=3"),
            ("I take this and one more.", "claim c=2"),
            ("You win this and two more.", "concession x=3"),
        ],
        near_misses=[
            ("I win this and run the clubs.", "claim o=i p=0<1 s=win,run:C"),
            ("I win this.", "current_trick_only"),
            ("I win two more.", "claim c=2"),
        ],
    ),
    "who is beaten": Construction(
        said=[
            ("You beat it.", "concession r=-1"),
            ("You beat me by two.", "concession r=-2"),
            ("Nothing beats dummy.", "claim"),
            ("Your ace beats my king.", "unclear"),
        ],
        near_misses=[
            ("You can't beat it.", "claim"),
            ("We beat it by one.", "claim r=-1"),
            ("I beat your king.", "unclear"),
        ],
    ),
    "a topic asked after, and what is said of it": Construction(
        said=[
            ("Clubs? All good.", "claim"),
            ("Hearts? Solid. Spades? All good.", "claim"),
            ("Trumps? All gone.", "claim t=m"),
            ("Trumps? All drawn.", "claim t=ms"),
        ],
        near_misses=[
            ("Clubs? Which clubs?", "unclear"),
            ("Clubs? All good?", "not_a_claim"),
        ],
    ),
    "in the bag, safe, bagged": Construction(
        said=[
            ("ten tricks are in the bag", "claim c=10d"),
            ("the contract is in the bag", "claim r=made"),
            ("the rest are safe", "claim c=all"),
            ("I'm bagging the rest", "claim c=all"),
            ("I bag four", "claim c=4"),
        ],
        near_misses=[
            ("the contract is not in the bag", "unclear"),
            ("that's ten in the bag", "claim c=10d"),
            ("I draw the carpet", "unclear"),
        ],
    ),
    "then between the words of a verb, and a that that joins": Construction(
        said=[
            (
                "South said that the next spade would be ruffed in hand and that trumps would then be drawn.",
                "claim o=e p=0<1 t=mp s=ruff:S@declarer,draw:T",
            ),
            ("I draw trumps and will then run the clubs.", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            (
                "He said he would take the spade finesse, and that if it lost he would be one down.",
                "claim r=-1 f=d s=finesse:S",
            ),
        ],
        near_misses=[
            ("I draw trumps then clubs.", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("Dummy is then high.", "claim c=all o=e"),
        ],
    ),
    "an objection that names a trick": Construction(
        said=[
            ("Not so fast, I get a ruff.", "claim c=1 s=ruff"),
            ("Not so fast, my ten of trumps is still a trick.", "claim c=1 t=m s=win:TT"),
            ("Not so fast, partner has a club ruff coming.", "claim c=1 s=ruff:C@partner"),
        ],
        near_misses=[
            ("Not so fast.", "not_a_claim"),
            ("Not so fast, where is the king of hearts?", "not_a_claim"),
            ("Not so fast, I still have a trump.", "not_a_claim t=m"),
        ],
    ),
    "what comes then, said without a pause behind what comes first": Construction(
        said=[
            ("After drawing trumps a spade ruff.", "claim o=e p=0<1 t=mp s=draw:T,ruff:S"),
            ("Before drawing trumps a club ruff.", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
            ("Once trumps are drawn a club ruff.", "claim o=e p=0<1 t=mp s=draw:T,ruff:C"),
            ("After the ace of hearts a heart ruff.", "claim o=e p=0<1 s=cash:HA,ruff:H"),
            ("Hearts, and then after the ace of clubs the spades.", "claim o=e p=0<1,1<2 s=cash:H,cash:CA,cash:S"),
        ],
        near_misses=[
            ("After drawing trumps I have a spade.", "claim c=1 o=e p=0<1 t=mp s=draw:T,cash:S1"),
            ("Spades after the ace of hearts.", "claim o=e p=1<0 s=cash:S,cash:HA"),
            ("After ruffing a spade in dummy.", "claim o=e s=ruff:S@dummy"),
        ],
    ),
    "which one begins, which one ends": Construction(
        said=[
            ("Trumps, with the ace of spades first.", "claim o=e p=1<0 t=m s=cash:T,cash:SA"),
            ("Trumps, with the ace of hearts last.", "claim o=e p=0<1 t=m s=cash:T,cash:HA"),
            ("The clubs, king first.", "claim o=e p=1<0 s=cash:C,cash:CK"),
            ("Run the hearts, queen first.", "claim o=e p=1<0 s=run:H,cash:HQ"),
            ("I begin with trumps, clubs next.", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
            ("Clubs first, hearts second, spades third.", "claim o=e p=0<1,1<2 s=cash:C,cash:H,cash:S"),
            (
                "The ace of hearts first, the ace of spades second and the clubs third.",
                "claim o=e p=0<1,1<2 s=cash:HA,cash:SA,cash:C",
            ),
        ],
        near_misses=[
            ("Trumps with the ace of spades.", "claim t=m s=cash:T"),
            ("The clubs, the king of hearts first.", "claim o=e p=1<0 s=cash:C,cash:HK"),
            ("Next the clubs.", "claim s=cash:C"),
        ],
    ),
    "more of the same, in another hand or on another card": Construction(
        said=[
            ("Ruff two clubs in dummy, one in hand.", "claim o=i p=0<1 s=ruff:C2@dummy,ruff:C@declarer"),
            ("Throw two hearts on the diamonds, one on the club.", "claim o=i p=0<1 s=discard:H2^D,discard:H^C"),
            ("If trumps are two-two I ruff two clubs, otherwise only one.", "claim t=m s=ruff:C2,ruff:C"),
        ],
        near_misses=[
            ("Ruff two clubs in dummy, one for you.", "claim_and_concession x=1 s=ruff:C2@dummy"),
            ("Two if trumps are two-two, otherwise only one.", "claim c=1 t=m"),
        ],
    ),
    "plays that were made, told before those to come": Construction(
        said=[
            ("West threw a heart, so hearts then the club.", "claim o=e p=0<1 s=cash:H,cash:C"),
            ("East ruffed the second club, so now I draw trumps.", "claim t=mp s=draw:T"),
            ("I've already ruffed a club, now I draw trumps.", "claim t=mp s=draw:T"),
            ("I have already pitched my club, so I draw trumps.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("Trumps drawn, clubs.", "claim t=ms s=cash:C"),
            ("West squeezed, twelve.", "claim c=12d s=squeeze"),
            ("East ruffs the second club, so I draw trumps.", "claim o=i p=0<1 t=mp s=ruff:C@E,draw:T"),
        ],
    ),
    "all of a suit but some": Construction(
        said=[
            ("All my trumps but one, then a heart.", "claim o=e p=0<1 t=m s=cash:T,cash:H1"),
            ("I cash all the clubs but one.", "claim s=cash:C,~cash:C1"),
        ],
        near_misses=[
            ("All but one.", "claim_and_concession x=1"),
            ("All the clubs, but one heart is yours.", "claim_and_concession x=1 s=cash:C,concede:H1"),
        ],
    ),
    "ruffing a suit good": Construction(
        said=[
            ("Ruff the clubs good and get back with a heart.", "claim o=i p=0<1 s=establish:C,cross:H@declarer"),
            ("Ruffing the hearts good.", "claim s=establish:H"),
        ],
        near_misses=[
            ("Ruff a club, dummy is good.", "claim c=all o=i p=0<1 s=ruff:C,cash@dummy*"),
            ("Ruff the clubs, good.", "claim c=all o=i p=0<1 s=ruff:C,cash*"),
        ],
    ),
    "the draw a trump outstanding stands for": Construction(
        said=[
            ("One trump out, draw it, clubs.", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
            ("Two trumps out, I draw them and cash clubs.", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("Draw trumps, clubs, draw.", "claim o=i p=0<1,1<2 t=mp s=draw:T,cash:C,draw:T"),
        ],
    ),
    "a small one of the suit whose cards were named": Construction(
        said=[
            (
                "Ace and king of clubs, then a small one, ruffed.",
                "claim o=e p=0<2,1<2,2<3 s=cash:CA,cash:CK,lead:C,ruff",
            ),
            ("The ace of clubs and a small one.", "claim o=i p=0<1 s=cash:CA,lead:C"),
        ],
        near_misses=[
            ("A small one.", "not_a_claim"),
        ],
    ),
    "honours whose suit comes with the last": Construction(
        said=[
            ("I drive out the ace and king of hearts.", "claim s=knock_out:HA,knock_out:HK"),
            ("Knock out the ace and queen of clubs.", "claim s=knock_out:CA,knock_out:CQ"),
        ],
        near_misses=[
            ("I drive out the ace and cash the king of hearts.", "claim o=i p=0<1 s=knock_out:?A,cash:HK"),
        ],
    ),
    "whichever card is played": Construction(
        said=[
            ("Whichever club you play, I win and cash hearts.", "claim s=cash:H"),
            ("Whatever suit East leads, I draw trumps.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("Whichever, I draw trumps.", "claim t=mp s=draw:T"),
            ("A club, whatever you lead.", "claim c=1 s=cash:C1"),
        ],
    ),
    "losers counted suit by suit": Construction(
        said=[
            ("No losers in clubs, two in hearts.", "concession x=2 s=~concede:C,concede:H2"),
            ("I lose nothing in clubs and one in hearts.", "concession x=1 s=~concede:C,concede:H1"),
            ("I lose two in clubs, one in hearts.", "concession x=3 s=concede:C2,concede:H1"),
            ("I lose one in hearts and none in clubs.", "concession x=1 s=concede:H1"),
            ("I lose nothing in clubs.", "unclear s=~concede:C"),
        ],
        near_misses=[
            ("No losers.", "claim c=all"),
            ("I lose nothing.", "claim c=all"),
            ("Two in clubs, one in hearts.", "claim c=3 s=cash:C2,cash:H1"),
            ("I lose a club, then two in hearts.", "claim_and_concession c=2 x=1 o=e p=0<1 s=concede:C1,cash:H2"),
        ],
    ),
    "all of them, but not the last": Construction(
        said=[
            ("The rest are mine. Not the last one.", "claim_and_concession x=1 o=e s=concede:1"),
            ("All mine but not the last one.", "claim_and_concession x=1 o=e s=concede:1"),
            ("The rest, not the last one.", "claim_and_concession x=1 o=e s=concede:1"),
        ],
        near_misses=[
            ("The rest are mine, the last one too.", "claim c=all"),
            ("Not the last one.", "unclear"),
        ],
    ),
    "the first trick": Construction(
        said=[
            ("The first is yours, the rest mine.", "claim_and_concession x=1"),
            ("The first trick is yours, the rest mine.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("The first thing is the clubs.", "claim o=e s=cash:C"),
        ],
    ),
    "contracts and results in a log's letters": Construction(
        said=[
            ("3n-1", "concession r=-1"),
            ("6n+1", "claim r=+1"),
            ("3n=", "claim r=made"),
            ("cl 10", "claim c=10d"),
            ("cl 10 tricks", "claim c=10d"),
        ],
        near_misses=[
            ("3n", "claim c=3"),
            ("cl A", "claim c=1 s=cash:CA"),
        ],
    ),
    "how many, one or the other": Construction(
        said=[
            ("One or two to you.", "concession x=2"),
            ("I lose one or two.", "concession x=2"),
        ],
        near_misses=[
            ("One, or you get two.", "claim_and_concession c=1 x=2"),
        ],
    ),
    "one trump is out, and it is theirs": Construction(
        said=[
            ("There's one trump out and you can have it.", "concession x=1 t=m s=concede:T"),
            ("There's a trump out, it's yours.", "concession x=1 t=m s=concede:T"),
            ("There's a trump out and it's yours, the rest are mine.", "claim_and_concession x=1 t=m s=concede:T"),
            ("The last trump is out, you get it.", "concession x=1 t=m s=concede:T"),
            ("East has a trump left, it's his.", "concession x=1 t=m s=concede:T"),
            ("The ace of clubs is still out, it's yours.", "concession x=1 s=concede:CA"),
        ],
        near_misses=[
            ("One trump out, the rest are mine.", "claim c=all t=m"),
            ("It's yours.", "concession x=all"),
            ("There are two trumps out, they are all yours.", "concession x=all t=m"),
        ],
    ),
    "a loss in one suit or another": Construction(
        said=[
            ("Either you get a club or you get a heart.", "concession x=1 s=concede:C1"),
            ("Either a club or a heart to you.", "concession x=1 s=concede:H1"),
            ("I lose a heart or I lose a club.", "concession x=1 s=concede:H1"),
            ("You get a spade, or two if trumps are 3-1.", "concession x=1 t=m s=concede:S1"),
        ],
        near_misses=[
            ("I cash a club, or a heart to you.", "claim_and_concession x=1 s=cash:C1,concede:H1"),
            ("A heart and a club to you.", "concession x=2 s=concede:H1,concede:C1"),
        ],
    ),
    "shares typed without for": Construction(
        said=[
            ("i take 4 u 1", "claim_and_concession c=4 x=1"),
            ("i get 4 u get 1", "claim_and_concession c=4 x=1"),
            ("i win 3 you 1", "claim_and_concession c=3 x=1"),
        ],
        near_misses=[
            ("3 more 4 u", "concession x=3"),
            ("i take 4 4 u", "claim c=4"),
        ],
    ),
    "their ruff, and what else they get": Construction(
        said=[
            ("You get a ruff and a club.", "concession x=2 s=concede:C1"),
            ("You get a club ruff and the ace of trumps.", "concession x=2 t=m s=concede:TA"),
            ("You ruff and the rest are mine.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("You get a ruff and the rest are mine.", "claim_and_concession x=1"),
            ("You get a ruff and I get a club.", "claim_and_concession c=1 x=1 s=win:C1"),
            ("You ruff, I overruff and the rest are mine.", "claim c=all s=overruff"),
            ("If you ruff I overruff.", "claim s=overruff"),
        ],
    ),
    "a card of theirs that makes no trick": Construction(
        said=[
            ("You have the ace of spades but I ruff it.", "claim s=ruff"),
            ("You have one small trump left and I draw it.", "claim t=mp s=draw:T"),
            ("West has the king of clubs but I ruff it and the rest are mine.", "claim c=all s=ruff"),
        ],
        near_misses=[
            ("You have the ace and I take the rest.", "claim_and_concession x=1 s=concede:?A"),
            ("You have the ace of spades and I ruff a heart.", "claim_and_concession x=1 s=concede:SA,ruff:H"),
        ],
    ),
    "tricks and ruffs that add up": Construction(
        said=[
            ("Eight top tricks and two ruffs.", "claim c=10d s=ruff:2"),
            ("Eight tricks and a club ruff.", "claim c=9d s=ruff:C"),
        ],
        near_misses=[
            ("Eight tricks and then a ruff.", "claim c=8 s=ruff"),
            ("Eight tricks and a finesse.", "claim c=8 f=d s=finesse"),
            ("Nine tricks and a spade ruff is ten.", "claim c=10d s=ruff:S"),
        ],
    ),
    "what follows a condition without a pause": Construction(
        said=[
            ("If the finesse loses I make it.", "claim r=made f=d s=finesse"),
            ("Even if the finesse loses I make it.", "claim r=made f=d s=finesse"),
            ("Take the finesse down 1.", "claim_and_concession r=-1 f=d s=finesse"),
            ("I finish one down.", "concession r=-1"),
        ],
        near_misses=[
            ("Take the finesse.", "claim f=d s=finesse"),
            ("I finish with the clubs.", "claim o=e s=cash:C"),
        ],
    ),
    "a contract and its result": Construction(
        said=[
            ("4 spades making 5", "claim r=L5"),
            ("Two spades making three.", "claim r=L3"),
            ("I'm home with ten tricks.", "claim c=10d"),
        ],
        near_misses=[
            ("4 spades making ten", "claim c=10d s=cash:S4"),
            ("Two spades and a heart making three.", "claim c=3 r=L3 s=cash:S2,cash:H1"),
        ],
    ),
    "a loser said with the tricks": Construction(
        said=[
            ("Ten tricks with a trump loser.", "claim_and_concession c=10d x=1 t=m s=concede:T1"),
            ("The rest with one heart loser.", "claim_and_concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("Twelve with no loser.", "claim c=12d"),
            ("Ten tricks with a trump.", "claim c=10d t=m"),
        ],
    ),
    "low, then high": Construction(
        said=[
            ("I ruff low then high.", "claim o=e p=0<1 s=ruff,ruff"),
            ("I ruff low in dummy, then high in hand.", "claim o=e p=0<1 s=ruff@dummy,ruff@declarer"),
        ],
        near_misses=[
            ("Ruff a club low, dummy is high.", "claim c=all o=i p=0<1 s=ruff:C,cash@dummy*"),
            ("I ruff a club, then high.", "claim c=all o=e p=0<1 s=ruff:C,cash*"),
        ],
    ),
    "tricks they have already": Construction(
        said=[
            ("You already have three tricks, you get no more.", "claim c=all"),
            ("You've got three already and the rest are mine.", "claim c=all"),
            ("You already have your two tricks, the rest are mine.", "claim c=all"),
        ],
        near_misses=[
            ("You have three tricks, the rest are mine.", "claim_and_concession x=3"),
        ],
    ),
    "they are let ruff, and the rest is the speaker's": Construction(
        said=[
            ("I'll let you ruff one and claim the rest.", "claim_and_concession x=1"),
            ("I let you ruff and take the rest.", "claim_and_concession x=1"),
            ("I let you win the ace and claim the rest.", "claim_and_concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("You ruff and take the rest.", "concession x=all"),
            ("I'll let you take the rest.", "concession x=all"),
        ],
    ),
    "a card left to them that makes no trick": Construction(
        said=[
            ("You have one trump left but I can draw it.", "claim t=mp s=draw:T"),
            ("You have a club left but I ruff it.", "claim s=ruff"),
            ("West has two trumps left but I draw them.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("You have nothing left but a club.", "concession x=1 s=concede:C1"),
            ("You have one trump left.", "unclear t=m"),
        ],
    ),
    "one more to draw": Construction(
        said=[
            ("There is one more to draw.", "claim t=p s=draw:T1"),
            ("I have one more trump to draw.", "claim t=mp s=draw:T1"),
            ("Trumps are 3-1 so there is one more to draw.", "claim t=mp s=draw:T1"),
        ],
        near_misses=[
            ("I have one more.", "claim c=1"),
        ],
    ),
    "a suit that ruffing makes good": Construction(
        said=[
            ("I ruff a club and they are good.", "claim o=i p=0<1 s=ruff:C,cash:C*"),
            ("Ruff a heart and then they're all good.", "claim o=e p=0<1 s=ruff:H,cash:H*"),
            ("I ruff a diamond in dummy and they're good.", "claim o=i p=0<1 s=ruff:D@dummy,cash:D*"),
        ],
        near_misses=[
            ("I ruff and they are good.", "claim c=all o=i p=0<1 s=ruff,cash*"),
            ("I ruff a club, dummy is good.", "claim c=all o=i p=0<1 s=ruff:C,cash@dummy*"),
        ],
    ),
    "what they ruff": Construction(
        said=[
            ("You ruff the ace, I make the rest.", "claim_and_concession x=1"),
            ("You ruff the club and the rest are mine.", "claim_and_concession x=1"),
            ("You ruff the third club and I take the rest.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("I ruff the ace, the rest are mine.", "claim c=all s=ruff:?A"),
            ("If you ruff the ace I overruff.", "claim s=overruff"),
        ],
    ),
    "tags that ask for nothing": Construction(
        said=[
            ("King of clubs, heart ruff, and the spades run, no?", "claim o=i p=0<1,1<2 s=cash:CK,ruff:H,run:S*"),
            ("I draw the last trump and claim, what's the problem?", "claim t=mp s=draw:T"),
            ("Two hearts and I give up a club, any objections?", "claim_and_concession c=2 x=1 s=cash:H2,concede:C1"),
            ("These diamonds are all good, aren't they", "claim"),
        ],
        near_misses=[
            ("What's the problem?", "not_a_claim"),
            ("My diamonds are good, aren't they?", "not_a_claim"),
            ("Any questions?", "not_a_claim"),
        ],
    ),
    "what is asked before": Construction(
        said=[
            ("What's trumps? Clubs? Then I draw them and claim.", "claim t=mp s=draw:T"),
            ("How many are still out, one? Then the rest are mine.", "claim c=all"),
            ("Whose lead is it, mine? Then I have eight.", "claim c=8"),
        ],
        near_misses=[
            ("Is that all yours? You still have a spade to lose.", "not_a_claim"),
            ("Are the clubs breaking? If so I claim.", "unclear"),
        ],
    ),
    "told what is shared without a pause": Construction(
        said=[
            ("u get 2 rest me", "claim_and_concession x=2"),
            ("you get one heart rest mine", "claim_and_concession x=1 s=concede:H1"),
            ("I lose a diamond rest mine", "claim_and_concession x=1 s=concede:D1"),
        ],
        near_misses=[
            ("you get the rest", "concession x=all"),
            ("all the rest mine", "claim c=all"),
        ],
    ),
    "counts with an x": Construction(
        said=[
            ("3x♥ 2x♣", "claim c=5 s=cash:H3,cash:C2"),
            ("2x♦ losers", "concession x=2 s=concede:D2"),
            ("4 x spades and the ace of hearts", "claim c=5 s=cash:S4,cash:HA"),
        ],
        near_misses=[
            ("Kx♠ and the ace", "claim c=2 s=cash:SK,cash:SA"),
            ("AKx of clubs", "claim c=2 s=cash:CA+CK"),
        ],
    ),
    "small letters as cards": Construction(
        said=[
            ("ah kc then rest", "claim c=all o=e s=cash:HA,cash:CK"),
            ("as and ks then hearts", "claim o=e p=0<2,1<2 s=cash:SA,cash:SK,cash:H"),
            ("sk sq and ah", "claim c=2 s=cash:SK,cash:SQ"),
        ],
        near_misses=[
            ("ah, the rest are mine", "claim c=all"),
            ("as I said, nine", "claim c=9d"),
        ],
    ),
    "two words written together": Construction(
        said=[
            ("drawtrumps and claim", "claim t=mp s=draw:T"),
            ("claiming11", "claim c=11d"),
            ("runclubs then the ace", "claim o=e p=0<1 s=run:C,cash:?A"),
        ],
        near_misses=[
            ("runaway", "unclear"),
            ("drawback, one down", "concession r=-1"),
        ],
    ),
    "qualities that sound like suits": Construction(
        said=[
            ("It's not that hard, ten tricks.", "claim c=10d"),
            ("That was a rough board but I have the rest.", "claim c=all"),
            ("It's hard to see how I lose one.", "claim c=all"),
        ],
        near_misses=[
            ("hard to the ace", "claim s=cross:HA"),
            ("rough a spade", "not_a_claim s=ruff:S"),
            ("two hards and a club", "claim c=3 s=cash:H2,cash:C1"),
        ],
    ),
    "turns of speech that name cards": Construction(
        said=[
            ("Long story short, nine tricks.", "claim c=9d"),
            ("In the long run I make ten.", "claim c=10d"),
            ("Cross my heart, it's eleven.", "claim c=11d"),
        ],
        near_misses=[
            ("Long hearts, nine tricks.", "claim c=9d s=cash:H"),
            ("I cross to a heart.", "claim s=cross@dummy"),
        ],
    ),
    "counting aloud without pauses": Construction(
        said=[
            ("seven eight nine tricks", "claim c=9d"),
            ("that's one two three for you", "concession x=3"),
            ("four five six spades", "claim c=6 s=cash:S6"),
        ],
        near_misses=[
            ("nine eight seven", "claim c=3 s=cash:?9,cash:?8,cash:?7"),
            ("two three clubs", "claim c=2 s=cash:C3"),
        ],
    ),
    "losers that go on something in a clause of their own": Construction(
        said=[
            ("I have a heart loser but it goes on the spade.", "claim s=discard:H^S"),
            ("I've one diamond loser, which I can discard on the club.", "claim s=discard:D^C"),
            ("There's a club loser which goes on the ace of hearts.", "claim s=discard:C^HA"),
        ],
        near_misses=[
            ("I have a heart loser and a good spade.", "claim_and_concession c=1 x=1 s=concede:H1,cash:S1"),
            ("I have a heart loser but it goes to you.", "concession x=1 s=concede:H1"),
        ],
    ),
    "some of the losers that are got rid of": Construction(
        said=[
            ("I have three losers, and I can ruff two.", "claim_and_concession x=1 s=ruff:2"),
            ("Two losers, and I can ruff one.", "claim_and_concession x=1 s=ruff"),
            ("I have two losers but one goes on the diamond.", "claim_and_concession x=1 s=discard^D"),
        ],
        near_misses=[
            ("I have two losers, and I can ruff a heart.", "claim_and_concession x=2 s=ruff:H"),
            ("I have two losers.", "concession x=2"),
        ],
    ),
    "losers to be rid of": Construction(
        said=[
            ("There's a spade to get rid of. I throw it on the heart.", "claim s=discard:S^H"),
            ("I have a diamond and a club to dispose of, so I cash the ace of hearts.", "claim s=cash:HA"),
            ("There's a heart to discard on the king of spades.", "claim s=discard:H1^SK"),
        ],
        near_misses=[
            ("There's a spade to lose.", "concession x=1 s=concede:S1"),
            ("I get rid of a spade.", "claim s=discard:S"),
        ],
    ),
    "that something is a loser": Construction(
        said=[
            ("My last diamond is a loser.", "concession x=1 s=concede:D"),
            ("The club is a loser.", "concession x=1 s=concede:C"),
            ("My last card is a losing spade.", "concession x=1 s=concede:S1"),
            ("Five hearts, and the spade is a loser.", "claim_and_concession c=5 x=1 s=cash:H5,concede:S"),
        ],
        near_misses=[
            ("Your last heart is a loser.", "unclear"),
            ("The third heart is a loser, so I ruff it.", "claim s=ruff:H"),
        ],
    ),
    "this one lost and the rest won": Construction(
        said=[
            ("This one loses and the rest are good.", "claim_and_concession x=1"),
            ("I lose this one and take the rest.", "claim_and_concession x=1"),
            ("Your trick, then the rest are mine.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("This one wins and the rest are good.", "claim c=all"),
            ("Your trick.", "current_trick_only"),
        ],
    ),
    "sums that grow": Construction(
        said=[
            ("That's five, and the ace of clubs makes six.", "claim c=6 s=cash:CA"),
            ("Four hearts, two spades, that's six, plus two aces, eight.", "claim c=8 s=cash:H4,cash:S2,cash:2"),
            ("I already have seven, plus three clubs makes ten.", "claim c=10d"),
        ],
        near_misses=[
            ("Ten, or nine if the club is wrong.", "claim c=9d"),
            ("Six, then two more.", "claim c=6"),
        ],
    ),
    "the nth trick of the deal": Construction(
        said=[
            ("The ace of clubs is my ninth trick.", "claim c=9d s=cash:CA"),
            ("My tenth trick is a heart ruff.", "claim c=10d s=ruff:H"),
            ("I've nine tricks and the tenth comes from spades.", "claim c=10d"),
        ],
        near_misses=[
            ("The ninth comes from the finesse.", "claim f=d s=finesse"),
            ("The second trick is a club ruff.", "claim s=ruff:C"),
        ],
    ),
    "counts behind for": Construction(
        said=[
            ("Hearts for five, clubs for three and a spade.", "claim c=9 s=cash:H5,cash:C3,cash:S1"),
            ("Diamonds for six.", "claim c=6 s=cash:D6"),
            ("Spades for four, then the ace of hearts.", "claim c=5 o=e p=0<1 s=cash:S4,cash:HA"),
        ],
        near_misses=[
            ("Spades for down one.", "claim_and_concession r=-1 s=cash:S"),
            ("Hearts for you.", "concession s=concede:H"),
        ],
    ),
    "two more of the same suit": Construction(
        said=[
            ("The ace of hearts and two more.", "claim c=3 s=cash:HA,cash:H2"),
            ("King of diamonds and four more.", "claim c=5 s=cash:DK,cash:D4"),
            ("Ace of clubs and three more.", "claim c=4 s=cash:CA,cash:C3"),
        ],
        near_misses=[
            ("Two hearts and two more tricks.", "claim c=2 s=cash:H2"),
            ("The ace of hearts and one more for you.", "claim_and_concession c=1 x=1 s=cash:HA"),
        ],
    ),
    "what was played before the claim is told": Construction(
        said=[
            ("Declarer ruffed the third club and claimed.", "claim"),
            ("North cashed the ace of diamonds and conceded the rest.", "concession x=all"),
            ("East won the heart return, led a club and claimed two more.", "claim c=2"),
        ],
        near_misses=[
            ("Declarer said he would ruff the third club.", "claim s=ruff:C"),
            ("Declarer drew trumps and claimed.", "claim t=ms"),
        ],
    ),
    "what another says of the claim": Construction(
        said=[
            ("South claimed eleven but East said he had a trump.", "claim c=11d t=m"),
            ("West claims the rest but North says he has a heart.", "claim c=all"),
            ("North claimed nine tricks but West said that he had the queen.", "claim c=9d"),
        ],
        near_misses=[
            ("South claimed eleven and said that he had a trump.", "claim c=11d t=m s=cash:T1"),
            ("East said he had a trump.", "claim c=1 t=m s=cash:T1"),
        ],
    ),
    "they of whom declarer tells": Construction(
        said=[
            ("Declarer said they would get two trumps.", "concession x=2 t=m s=concede:T2"),
            ("South said that they'd make their ace of hearts.", "concession x=1 s=concede:HA"),
            ("Declarer says they get a club.", "concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("They said they would get two trumps.", "claim c=2 t=m s=win:T2"),
            ("Declarer said they were all good.", "claim c=all"),
        ],
    ),
    "that nothing was said": Construction(
        said=[
            ("No statement was made about the last trump.", "not_a_claim t=m"),
            ("Declarer made no mention of the nine.", "not_a_claim"),
            ("Nothing was said about the finesse.", "not_a_claim"),
        ],
        near_misses=[
            ("Declarer made nine.", "claim c=9d"),
            ("He claimed ten, making no mention of the nine.", "claim c=10d"),
        ],
    ),
    "given up in so many words": Construction(
        said=[
            ("South admitted defeat.", "concession"),
            ("East threw in his hand.", "concession"),
            ("West resigns.", "concession"),
        ],
        near_misses=[
            ("South threw a heart.", "not_a_claim"),
            ("East threw West in.", "claim s=throw_in"),
        ],
    ),
    "an end in sight that is said by them to be taken": Construction(
        said=[
            ("Take your trump and then I've got the rest.", "claim_and_concession x=1 o=e t=m s=concede:T"),
            ("Cash your ace and the rest is mine.", "claim_and_concession x=1 s=concede:?A"),
            ("Take your queen whenever you like.", "concession x=1 s=concede:?Q"),
        ],
        near_misses=[
            ("I take your trump and then I've got the rest.", "claim c=all o=e t=mp s=draw:T"),
            ("Cash the ace and the rest are mine.", "claim c=all s=cash:?A"),
        ],
    ),
    "when they ruff is left to them": Construction(
        said=[
            ("Ruff when you like, the rest are mine.", "claim_and_concession x=1"),
            ("You can ruff whenever you want, I have the others.", "claim_and_concession x=1"),
            ("West will ruff, then I have the rest.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("I ruff when I like.", "claim s=ruff"),
            ("West will ruff if I lead a heart.", "claim s=ruff@W"),
        ],
    ),
    "one of two numbers": Construction(
        said=[
            ("Two or three down.", "concession r=-3"),
            ("Making five or six.", "claim r=L5"),
            ("Making four or five.", "claim r=L4"),
        ],
        near_misses=[
            ("Two or three tricks.", "claim c=2"),
            ("Ten or eleven.", "claim c=10d"),
        ],
    ),
    "levels under a condition": Construction(
        said=[
            ("Making six if trumps are 2-2, otherwise five.", "claim r=L5 t=m"),
            ("I make five if the heart is right, four if it isn't.", "claim r=L4"),
            ("If the king falls I make six.", "claim r=L6"),
        ],
        near_misses=[
            ("Eleven if trumps are 2-2, otherwise ten.", "claim c=10d t=m"),
            ("If the king falls I have the rest.", "claim c=all"),
        ],
    ),
    "tricks short of the contract": Construction(
        said=[
            ("I'm a trick short.", "concession r=-1"),
            ("That's one short.", "concession r=-1"),
            ("Two tricks short.", "concession r=-2"),
        ],
        near_misses=[
            ("When the hearts are short I ruff.", "claim s=ruff"),
            ("One trick.", "claim c=1"),
        ],
    ),
    "what a trick is more than wanted": Construction(
        said=[
            ("Making an extra trick.", "claim r=+1"),
            ("I make it with one to spare.", "claim r=+1"),
            ("Making one extra.", "claim r=+1"),
        ],
        near_misses=[
            ("Making one trick.", "claim c=1"),
            ("An extra heart.", "claim c=1 s=cash:H1"),
        ],
    ),
    "aces and kings that are missing": Construction(
        said=[
            ("I'm off two aces.", "concession x=2 s=concede:2"),
            ("I'm missing the ace of spades.", "concession x=1 s=concede:SA"),
            ("We're off an ace.", "concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("I'm off dummy.", "unclear"),
            ("I'm missing the ace.", "unclear"),
        ],
    ),
    "what is left over": Construction(
        said=[
            ("All I've got left are winners.", "claim c=all"),
            ("All that's left is trumps.", "claim c=all t=m"),
            ("I'm left with two good clubs.", "claim c=2"),
            ("Nothing but trumps left.", "claim c=all t=m"),
        ],
        near_misses=[
            ("All that's left is a club loser.", "unclear"),
            ("I have two clubs left.", "claim c=2 s=cash:C2"),
        ],
    ),
    "a suit that is found out about": Construction(
        said=[
            ("I'll find out whether trumps are kind.", "claim t=m s=test:T"),
            ("I check whether the clubs are 3-3, then ruff a heart.", "claim o=e p=0<1 s=test:C,ruff:H"),
            ("See if hearts break.", "claim s=test:H"),
        ],
        near_misses=[
            ("Trumps are kind.", "not_a_claim t=m"),
            ("Whether trumps break or not, ten tricks.", "claim c=10d t=m"),
        ],
    ),
    "kept while another is thrown": Construction(
        said=[
            ("I keep the heart and throw the club on the spade.", "claim s=discard:C^S"),
            ("Keeping a trump to ruff the diamond.", "claim t=m s=ruff:D"),
            ("I keep the ace and discard a diamond.", "claim s=discard:D"),
        ],
        near_misses=[
            ("I keep two trumps.", "claim c=2 t=m s=cash:T2"),
            ("Keep the change.", "not_a_claim"),
        ],
    ),
    "what one makes another by a play": Construction(
        said=[
            ("A heart ruff makes dummy high.", "claim c=all o=i p=0<1 s=ruff:H,cash@dummy*"),
            ("Ruff a spade, making the rest good.", "claim c=all o=i p=0<1 s=ruff:S,cash*"),
            ("A club ruff makes eleven.", "claim c=11d s=ruff:C"),
        ],
        near_misses=[
            ("A heart ruff makes it.", "claim r=made s=ruff:H"),
            ("My king makes.", "claim c=1 s=win:?K"),
        ],
    ),
    "breaks as they are heard": Construction(
        said=[
            ("trumps three two so the rest", "claim c=all t=m"),
            ("hearts break three three", "claim"),
            ("clubs three three ten tricks", "claim c=10d"),
        ],
        near_misses=[
            ("spades three two hearts", "claim c=5 s=cash:S3,cash:H2"),
            ("three two", "claim c=2 s=cash:?3,cash:?2"),
        ],
    ),
    "pauses between plays that nobody writes": Construction(
        said=[
            ("heart to the ace heart to the king spade ruff", "claim o=i p=0<1,1<2 s=cross:HA,cross:HK,ruff:S"),
            ("ace king of clubs ruff a club ace of hearts", "claim o=i p=0<2,1<2,2<3 s=cash:CA,cash:CK,ruff:C,cash:HA"),
            ("i play ace of hearts heart to the king", "claim o=i p=0<1 s=cash:HA,cross:HK"),
            ("drawing last trump all good", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
        ],
        near_misses=[
            ("heart to the ace of hearts", "claim s=cross:HA"),
            ("the last trump is good", "claim t=m"),
        ],
    ),
    "tricks that are offered": Construction(
        said=[
            ("Play a club, you win, I get the rest.", "claim_and_concession x=1 s=lead:C"),
            ("You get in with the king but the rest are mine.", "claim_and_concession x=1 s=concede:?K"),
            ("I give you this trick and the rest are mine.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("I win, you get the rest.", "claim_and_concession s=win"),
            ("You win or I win.", "unclear"),
        ],
    ),
    "losers that are pointed at": Construction(
        said=[
            ("They're all losers.", "concession x=all"),
            ("Two of these are losers.", "concession x=2"),
            ("One of these hearts is a loser.", "concession x=1 s=concede:H1"),
            ("My last card is a loser.", "concession x=1"),
        ],
        near_misses=[
            ("They're all winners.", "claim c=all"),
            ("Two of these are winners.", "claim c=2"),
        ],
    ),
    "a claim that is broken off": Construction(
        said=[
            ("The rest are... no, hang on.", "not_a_claim"),
            ("Cashing the ace of... oh, it's gone.", "not_a_claim"),
            ("I'll ruff the... hmm, it's notrump.", "not_a_claim"),
            ("I ruff the club in... hold on, diamonds are trumps.", "not_a_claim t=m"),
        ],
        near_misses=[
            ("I draw trumps... then the clubs.", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("The rest are... mine.", "claim c=all"),
        ],
    ),
    "what was tried before": Construction(
        said=[
            ("I tried for a squeeze but you get a heart.", "concession x=1 s=concede:H1"),
            ("I was playing for the drop but you get a heart.", "concession x=1 s=concede:H1"),
            ("I was going to finesse but you get a heart.", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("I try the squeeze but you get a heart.", "claim_and_concession x=1 s=squeeze,concede:H1"),
            ("I was going to finesse.", "not_a_claim"),
        ],
    ),
    "thanks behind a claim": Construction(
        said=[
            ("The rest are mine, thanks to the club lead.", "claim c=all"),
            ("The rest are mine, thanks for the ruff.", "claim c=all"),
            ("Ten tricks, thanks to the heart lead.", "claim c=10d"),
        ],
        near_misses=[
            ("The rest are mine thanks.", "claim c=all"),
            ("A club lead to the ace, the rest are mine.", "claim c=all s=cross:CA"),
        ],
    ),
    "regrets": Construction(
        said=[
            ("Sorry everyone, I should have claimed earlier, the rest are mine.", "claim c=all"),
            ("You get a heart, I should have claimed earlier.", "concession x=1 s=concede:H1"),
            ("You get a heart, would have made more on a different lead.", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("I should have claimed.", "not_a_claim"),
            ("I would have made more on a different lead.", "not_a_claim"),
        ],
    ),
    "one card, and then the rest": Construction(
        said=[
            ("After your ace it's all mine.", "claim_and_concession x=1 s=concede:?A"),
            ("After your king of hearts the rest are mine.", "claim_and_concession x=1 s=concede:HK"),
            ("After the ace it's all yours.", "claim_and_concession o=e s=cash:?A"),
        ],
        near_misses=[
            ("After drawing trumps it's all mine.", "claim c=all o=e t=mp s=draw:T"),
            ("After the ace of trumps.", "claim t=m s=cash:TA"),
        ],
    ),
    "one trick for each card": Construction(
        said=[
            ("One for the ace and one for the queen, the rest are mine.", "claim_and_concession x=2"),
            ("Three for me, one for the king.", "claim_and_concession c=3 x=1"),
            ("One for the ace of clubs, the rest are mine.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("One for the ace.", "claim c=1"),
            ("Ten for the contract.", "claim c=10d"),
        ],
    ),
    "what takes one across": Construction(
        said=[
            ("The king of hearts gets me over.", "claim s=cross:HK@dummy"),
            ("The ace of clubs takes me over to the hearts.", "claim o=i p=0<1 s=cross:CA@dummy,cash:H"),
            ("A club gets me back to hand.", "claim s=cross:C@declarer"),
        ],
        near_misses=[
            ("Your king gets me.", "unclear"),
            ("The king of hearts gets two.", "claim c=1 s=win:HK"),
        ],
    ),
    "a finger on the next key": Construction(
        said=[
            ("They are all gopd.", "claim c=all"),
            ("you get a clib", "concession x=1 s=concede:C1"),
            ("I hace nine tricks", "claim c=9d"),
            ("the rwst are mine", "claim c=all"),
        ],
        near_misses=[
            ("They are all food.", "not_a_claim"),
            ("I tell the tale.", "unclear"),
        ],
    ),
    "what is lost to a card": Construction(
        said=[
            ("My heart loses to the king.", "concession x=1 s=concede:HK"),
            ("The nine of clubs loses to your jack.", "concession x=1 s=concede:C9"),
            ("I lose the lead to the ace of hearts.", "concession x=1 s=concede:HA"),
        ],
        near_misses=[
            ("Your heart loses to the king.", "not_a_claim"),
            ("Before losing the lead.", "unclear"),
        ],
    ),
    "no place for a loser": Construction(
        said=[
            ("I have nowhere to put the heart.", "concession x=1 s=concede:H"),
            ("There's nowhere to put the heart.", "concession x=1 s=concede:H"),
            ("The spade has nowhere to go.", "concession x=1 s=concede:S"),
        ],
        near_misses=[
            ("I put the heart on the spade.", "claim s=discard:H^S"),
            ("The heart has somewhere to go.", "claim s=discard:H"),
        ],
    ),
    "what they do that costs one": Construction(
        said=[
            ("You can ruff that, then I have the rest.", "claim_and_concession x=1"),
            ("You ruff this and I've the rest.", "claim_and_concession x=1"),
            (
                "Diamond ruff, club ruff, and you overruff with the king.",
                "claim_and_concession x=1 o=i p=0<1 s=ruff:D,ruff:C",
            ),
            ("A trump to your ace, and the rest are mine.", "claim_and_concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("You can't ruff that.", "unclear"),
            ("A trump to my ace, and the rest are mine.", "claim c=all t=m s=cross:TA"),
        ],
    ),
    "losers that are disposed of in turn": Construction(
        said=[
            (
                "The little diamond and the heart are losing. I ruff a diamond and pitch the heart on the spade.",
                "claim o=i p=0<1 s=ruff:D,discard:H^S",
            ),
            (
                "I've two losers. I'll ruff the heart and the club goes away on the king of diamonds.",
                "claim o=i p=0<1 s=ruff:H,discard:C^DK",
            ),
            ("I have two losers, one goes on the diamond, so losing one.", "claim_and_concession x=1 s=discard^D"),
        ],
        near_misses=[
            ("I have two losers. I draw trumps.", "claim_and_concession x=2 t=mp s=draw:T"),
            ("The diamond is losing.", "concession"),
        ],
    ),
    "cards held that tell of another": Construction(
        said=[
            ("You have the king so the finesse works.", "claim f=d s=finesse"),
            ("You've got the king, so I finesse.", "claim f=d s=finesse"),
            ("West has one more trump, which I draw.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("You have the king.", "concession x=1 s=concede:?K"),
            ("You have the king and I finesse.", "claim_and_concession x=1 f=d s=concede:?K,finesse"),
        ],
    ),
    "two cards that are theirs": Construction(
        said=[
            ("King and ten to you, that's two.", "concession x=2 s=concede:?K,concede:?T"),
            ("K and T are yours.", "concession x=2 s=concede:?K,concede:?T"),
            ("The ace and the nine are yours.", "concession x=2 s=concede:?A,concede:?9"),
            ("Your ace and your ten are two tricks.", "concession x=2 s=concede:?A,concede:?T"),
        ],
        near_misses=[
            ("The ace and ten are mine.", "claim c=2 s=win:?A,win:?T"),
            ("King, ten tricks.", "claim c=10d s=cash:?K"),
        ],
    ),
    "tricks lost, and which they are": Construction(
        said=[
            ("So two trump tricks for you, the king and the ten.", "concession x=2 t=m s=concede:TK,concede:TT"),
            ("You get two hearts, the ace and the nine.", "concession x=2 s=concede:HA,concede:H9"),
            ("Two to lose, ace and jack.", "concession x=2 s=concede:?A,concede:?J"),
        ],
        near_misses=[
            ("You get two hearts and the ace.", "concession x=3 s=concede:H2,concede:?A"),
            ("Two trump tricks for me, the king and the ten.", "claim c=2 t=m s=cash:TK,cash:TT"),
        ],
    ),
    "losers that the plan disposes of": Construction(
        said=[
            (
                "Losers: a spade, a club. I cash two hearts, ruff a spade, pitch the club on the king of diamonds.",
                "claim o=i p=0<1,1<2 s=cash:H2,ruff:S,discard:C^DK",
            ),
            (
                "I've a losing spade and a losing club, so I ruff the spade and the club goes on the diamond.",
                "claim o=i p=0<1 s=ruff:S,discard:C^D",
            ),
            ("What losers? I ruff a spade and throw the club on the heart.", "claim o=i p=0<1 s=ruff:S,discard:C^H"),
        ],
        near_misses=[
            (
                "Losers: a spade, a club. I cash the ace of diamonds.",
                "claim_and_concession x=2 s=concede:S1,concede:C1,cash:DA",
            ),
            ("Losers: a spade and a club.", "concession x=2 s=concede:S1,concede:C1"),
        ],
    ),
    "an entry beside good cards": Construction(
        said=[
            ("Hearts good with the diamond ace entry.", "claim s=cash:H*,cross:DA"),
            ("Clubs are ready, heart king entry.", "claim s=cash:C*,cross:HK@dummy"),
            ("Clubs running, entry ♥A.", "claim s=cash:C*,cross:HA@dummy"),
            ("The ace of spades is my entry to the hearts.", "claim s=cross:SA,cash:H"),
        ],
        near_misses=[
            ("The hearts are good and the ace of diamonds too.", "claim s=cash:H*,cash:DA"),
            ("No entry to the hearts.", "unclear"),
        ],
    ),
    "a play taken back": Construction(
        said=[
            ("I finesse, no, I play for the drop.", "claim s=cash"),
            ("I ruff a club, no, I discard it.", "claim s=discard:C"),
            ("I take the heart finesse. No, I cash the ace.", "claim s=cash:HA"),
        ],
        near_misses=[
            ("I draw trumps. No, I have one left.", "claim c=1 t=mp s=draw:T"),
            ("No, I cash the ace.", "claim s=cash:?A"),
        ],
    ),
    "trumps out, as what is to be done": Construction(
        said=[
            ("Trumps out, the diamond goes on the club.", "claim o=i p=0<1 t=mp s=draw:T,discard:D^C"),
            ("All trumps out, queen dropping.", "claim t=mp s=draw:T"),
            ("Trumps out, dummy's high.", "claim c=all o=i p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("Get trumps, pitch a diamond.", "claim o=i p=0<1 t=mp s=draw:T,discard:D"),
        ],
        near_misses=[
            ("Two trumps out, dummy's high.", "claim c=all t=m"),
            ("No more trumps out, dummy's high.", "claim c=all t=m"),
            ("I get trumps.", "claim t=m s=win:T"),
        ],
    ),
    "what falls while trumps are drawn": Construction(
        said=[
            ("Drawing trumps with the queen falling.", "claim t=mp s=draw:T"),
            ("Drawing trumps, ten falls.", "claim t=mp s=draw:T"),
            ("Draw trumps with the queen coming down.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("Drawing trumps with the queen.", "claim t=mp s=draw:TQ"),
            ("Drawing trumps, ten tricks.", "claim c=10d t=mp s=draw:T"),
        ],
    ),
    "a line that ends in trumps": Construction(
        said=[
            (
                "Ace of clubs, ruff a club, ruff a heart, and it's all trumps.",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=cash:CA,ruff:C,ruff:H,cash:T",
            ),
            (
                "Ruff a heart, ace of clubs, ruff a club, and I'm left with high trumps.",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=ruff:H,cash:CA,ruff:C,cash:T",
            ),
            (
                "Ruff a club, ruff a heart, ruff a spade, all trumps.",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=ruff:C,ruff:H,ruff:S,cash:T",
            ),
        ],
        near_misses=[
            ("Ruff a club, ruff a heart, draw all trumps.", "claim o=i p=0<1,1<2 t=mp s=ruff:C,ruff:H,draw:T"),
            ("Ace of clubs, king of clubs, all trumps.", "claim t=m s=cash:CA,cash:CK,cash:T"),
        ],
    ),
    "numbers behind their suits": Construction(
        said=[
            ("Spades five, hearts two, diamond one.", "claim c=8 s=cash:S5,cash:H2,cash:D1"),
            ("Heart tricks four, spade tricks three.", "claim c=7 s=cash:H4,cash:S3"),
            ("Good clubs: two. Good diamonds: two.", "claim c=4 s=cash:C2,cash:D2"),
            ("Spades (3), hearts (2), a diamond.", "claim c=6 s=cash:S3,cash:H2,cash:D1"),
            ("Clubs ×4, hearts ×3.", "claim c=7 s=cash:C4,cash:H3"),
        ],
        near_misses=[
            ("Spades, five tricks.", "claim c=5 s=cash:S"),
            ("Spades, then ten.", "claim c=10d o=e s=cash:S"),
        ],
    ),
    "gestures told in words": Construction(
        said=[
            ("Declarer faced his cards without a word.", "claim"),
            ("Hand tabled, no statement.", "claim"),
            ("Declarer put his hand on the table.", "claim"),
        ],
        near_misses=[
            ("Plays the king, nothing said.", "unclear"),
            ("Declarer claimed ten tricks without a statement.", "claim c=10d"),
            ("Says nothing about trumps.", "unclear t=m"),
        ],
    ),
    "a claim broken off by the trump suit": Construction(
        said=[
            ("I ruff the club, no, that's the trump suit.", "not_a_claim t=m"),
            ("Ruff the club in hand with... oh, clubs are trumps.", "not_a_claim t=m"),
            ("I'll ruff that with the... oh, I'm out of trumps.", "not_a_claim t=m"),
        ],
        near_misses=[
            ("I ruff the club, clubs aren't trumps.", "not_a_claim t=m"),
            ("I ruff the heart, no, the diamond.", "claim s=ruff:D"),
        ],
    ),
    "assent asked to a result": Construction(
        said=[
            ("Are we all happy with minus one?", "concession r=-1"),
            ("Any objections to one off?", "concession r=-1"),
            ("Does anyone object if I take the rest?", "claim c=all"),
        ],
        near_misses=[
            ("Any objections?", "not_a_claim"),
            ("Are you happy?", "not_a_claim"),
            ("Would anybody mind if I claimed?", "not_a_claim"),
        ],
    ),
    "what a finesse decides": Construction(
        said=[
            ("The heart finesse decides whether it's ten or eleven.", "claim c=10d f=d s=finesse:H"),
            ("Nine or ten, the club finesse decides.", "claim c=9d f=d s=finesse:C"),
            ("The spade finesse is for the overtrick.", "claim r=+1 f=d s=finesse:S"),
        ],
        near_misses=[
            ("The spade finesse isn't for the overtrick.", "unclear"),
            ("Ten or eleven.", "claim c=10d"),
        ],
    ),
    "one more, on a condition": Construction(
        said=[
            ("Making, and one more if you are squeezed.", "claim r=made s=squeeze"),
            ("One more if you're squeezed.", "claim s=squeeze"),
            ("Ten, one more if the jack drops.", "claim c=10d"),
        ],
        near_misses=[
            ("One more.", "claim c=1"),
            ("Ten if the jack drops.", "claim c=10d"),
        ],
    ),
    "all but a card, claimed in words": Construction(
        said=[
            ("I'm claiming all but the ace of trumps.", "claim_and_concession x=1 t=m s=concede:TA"),
            ("Claiming everything except a club.", "claim_and_concession x=1 s=concede:C1"),
            ("All but a club, that's it.", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("I'm claiming all.", "claim c=all"),
            ("I'm not claiming all but a club.", "not_a_claim"),
        ],
    ),
    "winners that are yours": Construction(
        said=[
            ("You have three spade winners there.", "concession x=3 s=concede:S3"),
            ("You're left with the queen of trumps.", "concession x=1 t=m s=concede:TQ"),
            ("Spades: three for you.", "concession x=3 s=concede:S3"),
            ("The ace of diamonds is your last trick.", "concession x=1 o=e s=concede:DA"),
        ],
        near_misses=[
            ("I have three spade winners there.", "claim c=3"),
            ("I'm left with the queen of trumps.", "unclear t=m"),
            ("You're left with no winner.", "unclear"),
        ],
    ),
    "high after what is cashed": Construction(
        said=[
            ("First diamonds, then it's all high here.", "claim c=all o=e p=0<1 s=cash:D,cash*"),
            ("The hearts first and then it's all good.", "claim c=all o=e p=0<1 s=cash:H,cash*"),
            ("Clubs, then everything's good.", "claim c=all o=e p=0<1 s=cash:C,cash*"),
        ],
        near_misses=[
            ("Diamonds, it's all high here.", "claim c=all s=cash:D"),
            ("First diamonds.", "claim o=e s=cash:D"),
        ],
    ),
    "the ten of a suit just named": Construction(
        said=[
            ("I cash AK of spades and take the ten if the queen falls.", "claim o=i p=0<1 s=cash:SA+SK,cash:ST"),
            ("AK of clubs, and the ten when the queen drops.", "claim c=3 s=cash:CA+CK,cash:CT"),
            ("I play AK of hearts and cash the nine.", "claim o=i p=0<1 s=cash:HA+HK,cash:H9"),
        ],
        near_misses=[
            ("I cash AK of spades and take ten tricks.", "claim c=10d s=cash:SA+SK"),
            ("I take the ten.", "claim c=10d"),
        ],
    ),
    "so many in each of two suits": Construction(
        said=[
            ("Two tricks in each minor.", "claim c=4 s=cash:D2,cash:C2"),
            ("One in each red suit.", "claim c=2 s=cash:H1,cash:D1"),
            ("I have two tricks in each major.", "claim c=4"),
        ],
        near_misses=[
            ("Two tricks in the minors.", "claim c=2"),
            ("Two in clubs.", "claim c=2 s=cash:C2"),
        ],
    ),
    "the contract by its name": Construction(
        said=[
            ("Four hearts doubled making.", "claim r=made"),
            ("Claiming four spades making.", "claim r=made"),
            ("Four spades making five.", "claim r=L5"),
        ],
        near_misses=[
            ("Three spades making nine tricks.", "claim c=9d s=cash:S3"),
            ("Two spades making the rest.", "claim c=all s=cash:S2"),
        ],
    ),
    "two losers that go together": Construction(
        said=[
            ("My club and my heart go on the spades.", "claim s=discard:C^S,discard:H^S"),
            ("My spade and the losing heart go away on the diamonds.", "claim s=discard:S^D,discard:H^D"),
            (
                "I draw trumps, my spade and my heart go on the clubs.",
                "claim o=i p=0<1,0<2 t=mp s=draw:T,discard:S^C,discard:H^C",
            ),
        ],
        near_misses=[
            ("My two diamonds and a heart goes on the club.", "claim s=cash:D2,discard:H^C"),
            ("My club and my heart win.", "claim c=2 s=cash:C,cash:H*"),
        ],
    ),
    "suits and numbers in one breath": Construction(
        said=[
            ("spades 3 hearts 2 clubs 1", "claim c=6 s=cash:S3,cash:H2,cash:C1"),
            ("spades five hearts two diamonds one", "claim c=8 s=cash:S5,cash:H2,cash:D1"),
            ("diamonds 4 clubs 3", "claim c=7 s=cash:D4,cash:C3"),
        ],
        near_misses=[
            ("3 spades 2 hearts 1 club", "claim c=6 s=cash:S3,cash:H2,cash:C1"),
            ("hearts 3 spades", "claim s=cash:H,cash:S3"),
        ],
    ),
    "what they have besides": Construction(
        said=[
            ("You've one trump and the ace of hearts.", "concession x=1 t=m s=concede:HA"),
            ("You have the king and the ace of clubs.", "concession x=2 s=concede:CK,concede:CA"),
            ("You have a trump and the queen of spades.", "concession x=1 t=m s=concede:SQ"),
        ],
        near_misses=[
            ("You've no more and the ace of hearts.", "claim c=1 s=cash:HA"),
            ("You have a trump and my ace of hearts.", "claim c=1 t=m s=cash:HA"),
        ],
    ),
    "one or two for them": Construction(
        said=[
            ("You get one or two hearts.", "concession x=2 s=concede:H2"),
            ("You get one or two.", "concession x=2"),
            ("One or two for you.", "concession x=2"),
        ],
        near_misses=[
            ("I get one or two.", "claim c=1"),
            ("You get a heart or a club.", "concession x=1 s=concede:H1"),
        ],
    ),
    "count lost": Construction(
        said=[
            ("Lost the plot, take what you get.", "unclear"),
            ("Lost count, have whatever.", "unclear"),
            ("I lost track, you work it out.", "unclear"),
        ],
        near_misses=[
            ("I lost a club, take the rest.", "claim_and_concession x=1 s=concede:C1"),
            ("Lost trick.", "concession x=1"),
        ],
    ),
    "a suit asked about first": Construction(
        said=[
            ("Spades good? If not I have to think.", "unclear"),
            ("Hearts running? If not I need a moment.", "unclear"),
            ("Are the clubs good? Otherwise I have to think.", "unclear"),
        ],
        near_misses=[
            ("Spades good. If not I have to think.", "not_a_claim"),
            ("Are you ready? I have to think.", "not_a_claim"),
        ],
    ),
    "the last trick to their card": Construction(
        said=[
            (
                "Draw trumps, and trick thirteen goes to your queen of trumps.",
                "claim_and_concession x=1 o=e p=0<1 t=mp s=draw:T,concede:TQ",
            ),
            ("The last trick goes to your king.", "concession x=1 o=e s=concede:?K"),
            ("Trick 13 goes to your ace of clubs.", "concession x=1 o=e s=concede:CA"),
        ],
        near_misses=[
            ("Trick thirteen goes to my queen of trumps.", "claim o=e t=m s=cash:TQ"),
            ("A club goes to your king.", "unclear"),
        ],
    ),
    "the suit that a ruff is for": Construction(
        said=[
            ("One ruff in dummy for the heart.", "claim s=ruff:H@dummy"),
            ("A ruff for my losing spade.", "claim s=ruff:S"),
            ("Two rounds of trumps, then a ruff for the club.", "claim o=e p=0<1 t=mp s=draw:T,ruff:C"),
        ],
        near_misses=[
            ("A ruff for the rest.", "claim c=all s=ruff"),
            ("A ruff for ten tricks.", "claim c=10d s=ruff"),
        ],
    ),
    "tricks had before": Construction(
        said=[
            ("I've had three tricks and I have the ace of trumps.", "claim c=1 t=m s=win:TA"),
            ("I've taken five tricks, you get a heart.", "concession x=1 s=concede:H1"),
            ("I've won four tricks and you get a spade.", "concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("I've made nine, the rest are yours.", "claim_and_concession c=9d"),
            ("I take five tricks, you get a heart.", "claim_and_concession c=5 x=1 s=concede:H1"),
        ],
    ),
    "what beats a card": Construction(
        said=[
            ("You beat the jack of hearts and I've the rest.", "claim_and_concession x=1"),
            ("You beat the ten, the rest are mine.", "claim_and_concession x=1"),
            ("You beat the king of clubs, all the others are mine.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("That beats it by one.", "concession r=-1"),
            ("I beat the jack of hearts.", "unclear"),
        ],
    ),
    "winners held, and no trump out": Construction(
        said=[
            ("There are no trumps left and I've got two master clubs and the last trump.", "claim c=3 t=m"),
            ("No more trumps out, I have three good hearts and my trump.", "claim c=4 t=m"),
            ("Trumps are all gone and I've two winning spades and a trump.", "claim c=3 t=m"),
        ],
        near_misses=[
            ("I've got two master clubs and the last trump.", "claim c=3 t=m s=cash:C2,cash:T"),
            ("No more trumps out, two good clubs and a trump.", "claim c=3 t=m s=cash:C2,cash:T1"),
            ("There are no trumps left, I cash two good clubs.", "claim t=m s=cash:C2"),
        ],
    ),
    "good cards, one by one": Construction(
        said=[
            ("They're all good. 10, 8, 2", "claim c=3 o=e p=0<1,1<2 s=lead:?T,lead:?8,lead:?2"),
            ("These are all high: king, nine, four.", "claim c=3 o=e p=0<1,1<2 s=lead:?K,lead:?9,lead:?4"),
            ("All winners. J, 7, 5", "claim c=3 o=e p=0<1,1<2 s=lead:?J,lead:?7,lead:?5"),
        ],
        near_misses=[
            ("They're all good. Ace, king, queen.", "claim c=3 s=cash:?A,cash:?K,cash:?Q"),
            ("10, 8, 2", "claim c=3 s=cash:?T,cash:?8,cash:?2"),
            ("Ace of hearts, 8, 2", "claim c=3 s=cash:HA,cash:H8,cash:H2"),
        ],
    ),
    "what comes by the last trump": Construction(
        said=[
            (
                "I run the trumps, if the ♣J does not fall on the last trump, I cash the ace of spades.",
                "claim o=e p=0<1 t=m s=run:T,cash:SA",
            ),
            (
                "I cash my trumps, if the queen is not down on the last one I play the ace of diamonds.",
                "claim o=e p=0<1 t=m s=cash:T,cash:DA",
            ),
            (
                "Running trumps; unless the ten shows up by the last trump I cash the king of clubs.",
                "claim o=e p=0<1 t=m s=run:T,cash:CK",
            ),
        ],
        near_misses=[
            (
                "I run the trumps, if the ♣J does not fall I cash the ace of spades.",
                "claim o=i p=0<1 t=m s=run:T,cash:SA",
            ),
            (
                "I draw the last trump, if the jack falls I cash the ace of spades.",
                "claim o=i p=0<1 t=mp s=draw:T,cash:SA",
            ),
        ],
    ),
    "shares that are made": Construction(
        said=[
            ("You make two and I make five.", "claim_and_concession c=5 x=2"),
            ("u make 1 n i make 4", "claim_and_concession c=4 x=1"),
            ("They make three, I make two.", "claim_and_concession c=2 x=3"),
            ("Right, you make one, we make six.", "claim_and_concession c=6 x=1"),
        ],
        near_misses=[
            ("I make five.", "claim r=L5"),
            ("You get a heart and I make five.", "claim_and_concession x=1 r=L5 s=concede:H1"),
            ("You make two.", "concession x=2"),
        ],
    ),
    "pointed at, and whose": Construction(
        said=[
            ("Right, those are for me.", "claim"),
            ("These are for us.", "claim"),
            ("Those two are for me.", "claim c=2"),
        ],
        near_misses=[
            ("Those are for you.", "concession x=all"),
            ("Those are not for me.", "unclear"),
        ],
    ),
    "that's a trump and more": Construction(
        said=[
            ("That's a trump and a spade.", "claim c=2 t=m s=cash:T1,cash:S1"),
            ("It's a trump plus two top spades.", "claim c=3 t=m s=cash:T1,cash:S2"),
            ("That's two trumps and the ace of clubs.", "claim c=3 t=m s=cash:T2,cash:CA"),
        ],
        near_misses=[
            ("That's a trump, so you get it.", "unclear t=m"),
            ("That's a trump.", "unclear t=m"),
            ("Clubs are trumps and I ruff.", "claim t=m s=ruff"),
        ],
    ),
    "numbers that go down are cards": Construction(
        said=[
            ("10 and 9 are good.", "claim"),
            ("The 10, 9 and 8 of spades are high.", "claim c=3 s=cash:ST,cash:S9,cash:S8*"),
            ("9, 8, 7 are high.", "claim c=3 s=cash:?9,cash:?8,cash:?7*"),
            ("The 6 and 5 of clubs are mine.", "claim c=2 s=win:C6,win:C5"),
            ("10s 9s 8s high", "claim"),
        ],
        near_misses=[
            ("Ten are good.", "claim c=10d"),
            ("Ten tricks are good.", "claim c=10d"),
            ("Five for you and four are mine.", "claim_and_concession c=4 x=5"),
            ("Four spades are high.", "claim c=4"),
        ],
    ),
    "a loss that cannot be avoided": Construction(
        said=[
            ("I see no way of avoiding one down.", "concession r=-1"),
            ("I don't see how to avoid one down.", "concession r=-1"),
            ("I see no way to avoid losing a club.", "concession x=1 s=concede:C1"),
            ("There's no way of avoiding a heart loser.", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("I draw trumps, avoiding a guess.", "claim t=mp s=draw:T"),
            ("I see a way to avoid the loser.", "unclear"),
        ],
    ),
    "a level that a lie of the cards adds to": Construction(
        said=[
            ("Ten unless East has jack doubleton, when it's eleven.", "claim c=10d"),
            ("Nine, unless the clubs break, when it's ten.", "claim c=9d"),
            ("Eleven unless the king drops, when I have twelve.", "claim c=11d"),
        ],
        near_misses=[
            ("Nine, then ten.", "claim c=9d"),
            ("Ten when the queen drops.", "claim c=10d"),
        ],
    ),
    "four beside a share": Construction(
        said=[
            ("4 me n 1 u", "claim_and_concession c=4 x=1"),
            ("4 me, one you", "claim_and_concession c=4 x=1"),
            ("4 u, 1 me", "claim_and_concession c=1 x=4"),
        ],
        near_misses=[
            ("run diamonds 4 10", "claim c=10d s=run:D"),
            ("one more 4 u", "concession x=1"),
        ],
    ),
    "a trick by its number": Construction(
        said=[
            ("You win trick 13.", "concession x=1 o=e s=concede:1"),
            ("They get the thirteenth.", "concession x=1"),
            ("You get trick twelve.", "concession x=1"),
        ],
        near_misses=[
            ("You take the thirteenth club.", "concession x=1 s=concede:C"),
            ("I get the thirteenth trick.", "claim c=1"),
        ],
    ),
    "ruffs here and there": Construction(
        said=[
            ("I ruff three spades here and two hearts there.", "claim s=ruff:S3,ruff:H2"),
            ("I ruff a spade here and a heart there.", "claim s=ruff:S,ruff:H"),
            ("Ruffing a club and two hearts there.", "claim s=ruff:C,ruff:H2"),
        ],
        near_misses=[
            ("I cash three spades here and two hearts are there.", "claim o=i p=0<1 s=cash:S3,cash:H*"),
            ("I have two hearts there.", "claim c=2"),
        ],
    ),
    "a count of the cards just named": Construction(
        said=[
            ("AK of spades, so two spades.", "claim c=2 s=cash:SA+SK"),
            ("AKQ of clubs so three clubs.", "claim c=3 s=cash:CA+CK+CQ"),
            ("AKQJ spades so 4 spades", "claim c=4 s=cash:SA+SK+SQ+SJ"),
        ],
        near_misses=[
            ("Ace of spades, so two hearts.", "claim c=3 s=cash:SA,cash:H2"),
            ("AK of spades and two clubs.", "claim c=4 s=cash:SA+SK,cash:C2"),
        ],
    ),
    "a finesse that cannot be avoided": Construction(
        said=[
            ("I can't avoid the finesse.", "claim f=d s=finesse"),
            ("I see no way to avoid the finesse.", "claim f=d s=finesse"),
            ("I cannot avoid the finesse.", "claim f=d s=finesse"),
        ],
        near_misses=[
            ("I can't avoid a heart loser.", "concession x=1 s=concede:H1"),
            ("I avoid the finesse.", "claim f=n s=~finesse"),
        ],
    ),
    "a play that comes to a number": Construction(
        said=[
            ("Nine tricks plus a club ruff is ten.", "claim c=10d s=ruff:C"),
            ("A club ruff is ten.", "claim c=10d s=ruff:C"),
            ("Five spades and two ruffs is seven.", "claim c=7 s=cash:S5,ruff:2"),
        ],
        near_misses=[
            ("Nine tricks plus a heart is ten.", "claim c=10d s=cash:H1"),
            ("The finesse is two down.", "concession r=-2"),
        ],
    ),
    "told to take what is left": Construction(
        said=[
            ("I've no more, take the rest.", "concession x=all"),
            ("I have nothing left, take the rest.", "concession x=all"),
            ("I have no more winners, take the rest.", "concession x=all"),
        ],
        near_misses=[
            ("I have no losers, take the rest.", "claim c=all"),
            ("I have no more trumps, take the rest.", "claim c=all t=m"),
            ("Take the rest.", "claim c=all"),
        ],
    ),
    "that card for you": Construction(
        said=[
            ("Just that ace for you.", "concession x=1 s=concede:?A"),
            ("You get that queen.", "concession x=1 s=concede:?Q"),
            ("That king is yours.", "concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("This one for you.", "current_trick_only"),
            ("That ace is mine.", "claim c=1 s=win:?A"),
        ],
    ),
    "a suit good for a number, and more": Construction(
        said=[
            ("Clubs good for four, plus two aces.", "claim c=6 s=cash:C*,cash:2"),
            ("The clubs are good for four tricks and I have two aces.", "claim c=6 s=cash:C*,cash:2"),
            ("Diamonds are good for three and the ace of spades.", "claim c=4 s=cash:D*,cash:SA"),
        ],
        near_misses=[
            ("My clubs are good for four, one for you.", "claim_and_concession c=4 x=1"),
            ("Draw trumps, the diamonds are good for four.", "claim c=4 o=i p=0<1 t=mp s=draw:T,cash:D*"),
            ("My trumps are good for the rest.", "claim c=all t=m"),
        ],
    ),
    "what is not seen to happen": Construction(
        said=[
            ("I don't see you winning another trick.", "claim c=all"),
            ("I can't see you getting a trick.", "claim c=all"),
            ("I don't see how you get a trick.", "claim c=all"),
            ("I can't see how you make a trick.", "claim c=all"),
        ],
        near_misses=[
            ("I see you getting a trick.", "concession x=1"),
            ("I don't see how I make it.", "concession"),
            ("I can't see how you get more than one.", "concession x=1"),
        ],
    ),
    "the trump that is out takes a trick": Construction(
        said=[
            ("There's one trump outstanding, it can take a trick any time.", "concession x=1 t=m s=concede:T"),
            ("there's one trump out and it takes a trick", "concession x=1 t=m s=concede:T"),
            ("one trump is left, it makes a trick whenever", "concession x=1 t=m s=concede:T"),
        ],
        near_misses=[
            ("there's one trump out, I draw it", "claim t=mp s=draw:T"),
            ("dummy is good, it takes all the tricks", "claim c=all"),
        ],
    ),
    "all that one can manage": Construction(
        said=[
            ("nine is all I can manage, so one down", "claim_and_concession c=9d r=-1"),
            ("I manage ten tricks", "claim c=10d"),
            ("I can manage eight", "claim c=8"),
        ],
        near_misses=[
            ("I can manage the spades", "claim"),
            ("we'll manage", "claim"),
        ],
    ),
    "nearly there": Construction(
        said=[
            ("I'm nearly there, just let me think", "not_a_claim"),
            ("almost there, give me a second", "not_a_claim"),
            ("I'm not quite there yet", "not_a_claim"),
        ],
        near_misses=[
            ("I'm there", "claim r=made"),
            ("that's it, I'm home", "claim r=made"),
        ],
    ),
    "so many down in the other case": Construction(
        said=[
            ("just the one off if hearts are three-three, otherwise two", "concession r=-2"),
            ("one down if the hearts break, two if they don't", "concession r=-2"),
            ("one light if the finesse works, otherwise two", "claim_and_concession r=-2 f=d s=finesse"),
        ],
        near_misses=[
            ("ten if hearts break, otherwise nine", "claim c=9d"),
            ("making if the hearts break, otherwise two down", "claim r=-2"),
        ],
    ),
    "they ruff in": Construction(
        said=[
            ("one of you ruffs in, but that's it", "concession x=1"),
            ("you ruff in and I've got the rest", "claim_and_concession x=1"),
            ("you ruff in once but that's all", "concession x=1"),
        ],
        near_misses=[
            ("if you ruff in I overruff", "claim s=overruff"),
            ("nobody ruffs in, they're all mine", "claim c=all"),
        ],
    ),
    "lost because it cannot be ruffed": Construction(
        said=[
            ("I can't ruff the fourth heart so I must lose it", "claim_and_concession x=1 s=~ruff:H,concede:H"),
            ("I can't ruff that club so I lose it", "claim_and_concession x=1 s=~ruff:C,concede:C"),
            ("we can't ruff the spade, so I lose it", "claim_and_concession x=1 s=~ruff:S,concede:S"),
        ],
        near_misses=[
            ("I can't ruff the heart, but I can throw it", "claim s=~ruff:H,discard:H"),
            ("I can't lose it", "unclear"),
        ],
    ),
    "would claim": Construction(
        said=[
            ("I'd claim if I could", "not_a_claim"),
            ("I'd be claiming if I knew where the queen was", "not_a_claim"),
            ("I would claim if trumps were in", "not_a_claim t=m"),
        ],
        near_misses=[
            ("I'd claim ten", "claim c=10d"),
            ("I'll claim if that's all right", "claim"),
        ],
    ),
    "ruffs back and forth": Construction(
        said=[
            ("just ruffing hearts and diamonds back and forth", "claim s=crossruff:H"),
            ("I ruff clubs and hearts back and forth", "claim s=crossruff:C"),
            ("ruffing the two suits back and forth", "claim s=crossruff:2"),
        ],
        near_misses=[
            ("I ruff a heart and go back to hand", "claim o=i p=0<1 s=ruff:H,cross@declarer"),
            ("back to dummy and forth with the clubs", "claim s=cross@dummy"),
        ],
    ),
    "both of a rank": Construction(
        said=[
            ("both my kings score and then we're finished", "claim c=2"),
            ("both kings make", "claim c=2"),
            ("my two aces score", "claim c=2"),
        ],
        near_misses=[
            ("my king scores", "claim c=1 s=win:?K"),
            ("neither of my kings scores", "unclear"),
        ],
    ),
    "these for me": Construction(
        said=[
            ("right, these for me", "claim"),
            ("these for me, thanks", "claim"),
            ("ok, those for me", "claim"),
        ],
        near_misses=[
            ("these for you", "concession x=all"),
            ("these two for me", "claim c=2"),
        ],
    ),
    "left with the long trump and winners": Construction(
        said=[
            ("I'm left with the long trump and three club winners", "claim c=4 t=m s=cash:T,cash:C3"),
            ("I'm left with two good hearts and the last trump", "claim c=3 t=m s=cash:H2,cash:T"),
            ("I'm left with the last trump and two top spades", "claim c=3 t=m s=cash:T,cash:S2"),
        ],
        near_misses=[
            ("I'm left with a losing heart", "concession x=1 s=concede:H1"),
            ("I'm left with the long trump", "unclear t=m"),
        ],
    ),
    "the last trick is a card of mine": Construction(
        said=[
            ("my last trick is the king of clubs", "claim c=1 o=e s=win:CK"),
            ("the last trick is my king of clubs and you have the others", "claim_and_concession c=1 o=e s=win:CK"),
            ("the ace of hearts is my last trick", "claim c=1 o=e s=win:HA"),
        ],
        near_misses=[
            ("the last trick is your king of clubs", "concession x=1 o=e s=concede:CK"),
            ("the last trick is yours", "concession x=1 o=e s=concede:1"),
        ],
    ),
    "a heart across": Construction(
        said=[
            ("then it's a heart across to the ace", "claim s=cross:HA@dummy"),
            ("first trumps, then it's a heart over to dummy", "claim o=e p=0<1 t=m s=cash:T,cross:H@dummy"),
            ("and it's a spade back to my hand", "claim s=cross:S@declarer"),
        ],
        near_misses=[
            ("it's a heart", "claim c=1 s=cash:H1"),
            ("it's over", "claim"),
        ],
    ),
    "an over when somebody is squeezed": Construction(
        said=[
            ("one over when somebody's squeezed in the majors", "claim r=+1 s=squeeze"),
            ("two over when East is squeezed", "claim r=+2 s=squeeze"),
            ("one over when you are squeezed", "claim r=+1 s=squeeze"),
        ],
        near_misses=[
            ("one over to dummy when trumps are drawn", "claim o=e p=1<0 t=mp s=cross@dummy,draw:T"),
            ("ten when trumps are drawn", "claim c=10d o=e t=mp s=draw:T"),
        ],
    ),
    "what he throws decides": Construction(
        said=[
            (
                "if he lets go the king of diamonds my queen is good, if not, ace and jack of hearts",
                "claim s=cash:?Q*,cash:HA,cash:HJ",
            ),
            ("if East throws a club the clubs are good, otherwise the hearts", "claim s=cash:C*,cash:H"),
            ("if West lets go a heart, my hearts, otherwise the ace of clubs", "claim s=cash:H,cash:CA"),
        ],
        near_misses=[
            ("he lets me go first", "unclear"),
            ("lets go on", "unclear"),
        ],
    ),
    "if not overruffed": Construction(
        said=[
            ("xruff 5 more if not overruffed", "claim c=5 s=crossruff"),
            ("I make it if not overruffed", "claim r=made"),
            ("ten if not ruffed", "claim c=10d"),
        ],
        near_misses=[
            ("ten if trumps break, if not nine", "claim c=9d t=m"),
            ("overruffed, so one down", "claim_and_concession r=-1 s=overruff"),
        ],
    ),
    "so many losers, named": Construction(
        said=[
            ("two losers a heart and a diamond", "concession x=2 s=concede:H1,concede:D1"),
            ("2 losers 1c 1t", "concession x=2 t=m s=concede:C1,concede:T1"),
            ("two losers: a heart and a club", "concession x=2 s=concede:H1,concede:C1"),
        ],
        near_misses=[
            ("two winners, a heart and a diamond", "claim c=2 s=cash:H1,cash:D1"),
            ("two hearts and a diamond", "claim c=3 s=cash:H2,cash:D1"),
        ],
    ),
    "no loser here, one there": Construction(
        said=[
            ("We have no loser in clubs, only one in hearts", "claim_and_concession x=1 s=concede:H1"),
            ("no losers in spades, one in clubs", "concession x=1 s=~concede:S,concede:C1"),
            ("I've no loser in hearts, two in clubs", "claim_and_concession x=2 s=concede:C2"),
        ],
        near_misses=[
            ("no losers in spades, a club finesse", "claim f=d s=~concede:S,finesse:C"),
            ("I have no losers", "claim c=all"),
        ],
    ),
    "declarer, spoken of by another": Construction(
        said=[
            ("I get a spade, then declarer has the rest", "claim_and_concession c=1 o=e s=win:S1"),
            ("I take two hearts and declarer has the others", "claim_and_concession c=2 s=cash:H2"),
            ("I win one and declarer makes the rest", "claim_and_concession c=1"),
        ],
        near_misses=[
            ("declarer has the rest", "claim c=all"),
            ("declarer claims the rest", "claim c=all"),
        ],
    ),
    "give me one and take the rest": Construction(
        said=[
            ("Give me one trump trick and take the rest", "claim_and_concession c=1 t=m s=cash:T1"),
            ("give me a heart and take the rest", "claim_and_concession c=1 s=cash:H1"),
            ("just give me the ace and take the others", "claim_and_concession s=cash:?A"),
        ],
        near_misses=[
            ("give me the rest", "claim c=all"),
            ("I take a heart and take the rest", "claim c=all s=cash:H1"),
        ],
    ),
    "all without a card": Construction(
        said=[
            ("All without the ace of hearts", "claim_and_concession x=1 s=concede:HA"),
            ("the rest without the king of clubs", "claim_and_concession x=1 s=concede:CK"),
            ("all without the trump ten", "claim_and_concession x=1 t=m s=concede:TT"),
        ],
        near_misses=[
            ("all without the spade finesse", "claim c=all f=n s=~finesse:S"),
            ("the rest without a ruff", "claim c=all s=~ruff"),
        ],
    ),
    "a loss taken back": Construction(
        said=[
            ("I lose a spade, no, I don't, all mine", "claim c=all s=~concede:S1"),
            ("I lose a club, no, I don't, I have the rest", "claim c=all s=~concede:C1"),
            ("losing a heart, no, I don't, all mine", "claim c=all s=~concede:H1"),
        ],
        near_misses=[
            ("I lose a spade, no, a club", "concession x=1 s=concede:C1"),
            ("I lose a spade, all the others are mine", "claim_and_concession x=1 s=concede:S1"),
        ],
    ),
    "could have claimed": Construction(
        said=[
            ("he could have claimed at trick three", "not_a_claim"),
            ("South could have claimed earlier", "not_a_claim"),
            ("I could have claimed before", "not_a_claim"),
        ],
        near_misses=[
            ("I claim the rest", "claim c=all"),
            ("he claimed at trick three", "claim"),
        ],
    ),
    "made if the finesse said before holds": Construction(
        said=[
            ("Heart to the jack. I'm there if it wins.", "claim f=d s=finesse:H"),
            ("Spade to the ten, and if that wins I've made it.", "claim f=d s=finesse:S"),
            ("club to the queen, I'm home provided it holds", "claim f=d s=finesse:C"),
        ],
        near_misses=[
            ("making if the club finesse works", "claim r=made f=d s=finesse:C"),
            ("making, and a finesse for the overtrick if it works", "claim r=made f=d s=finesse"),
        ],
    ),
    "a card that scores for you": Construction(
        said=[
            ("the ace scores for you at trick thirteen", "concession x=1 o=e s=concede:?A"),
            ("the king of trumps makes for you", "concession x=1 t=m s=concede:TK"),
            ("my trumps are good and the queen wins for you", "claim_and_concession x=1 t=m s=concede:?Q"),
        ],
        near_misses=[
            ("the ace scores for me", "claim c=1 s=win:?A"),
            ("your ace scores", "concession x=1 s=concede:?A"),
        ],
    ),
    "the rest of the trumps taken": Construction(
        said=[
            ("taking rest of trumps, K falls", "claim t=mp s=draw:T"),
            ("take the rest of the trumps, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("I take the rest of the trumps", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I take the rest with trumps", "claim c=all t=m s=cash:T"),
            ("the rest of the trumps are mine", "claim t=m"),
        ],
    ),
    "both suits of a crossruff": Construction(
        said=[
            ("cross ruffing the hearts and the spades", "claim s=crossruff:H"),
            ("I crossruff the clubs and the diamonds", "claim s=crossruff:C"),
            ("crossruff the hearts and the clubs, that's six", "claim c=6 s=crossruff:H"),
        ],
        near_misses=[
            ("I crossruff hearts and clubs and the ace of spades", "claim o=i p=0<1 s=crossruff:H,cash:SA"),
            ("I ruff the hearts and the spades are good", "claim o=i p=0<1 s=ruff:H,cash:S*"),
        ],
    ),
    "for me but a card": Construction(
        said=[
            ("The rest is for me without the ten of trumps", "claim_and_concession x=1 t=m s=concede:TT"),
            ("the rest is for me but the ten of trumps", "claim_and_concession x=1 t=m s=concede:TT"),
            ("the rest are for me except a heart", "claim_and_concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("the rest is for me", "claim c=all"),
            ("the rest is for you but the ten of trumps", "claim_and_concession c=1 t=m s=win:TT"),
        ],
    ),
    "not so many but so many": Construction(
        said=[
            ("Not two but three tricks for you, excuse me", "concession x=3"),
            ("not one but two for you", "concession x=2"),
            ("not nine but ten tricks", "claim c=10d"),
        ],
        near_misses=[
            ("not two", "claim c=2"),
            ("I have nine, not ten", "claim c=9d"),
        ],
    ),
    "what was counted, conceded": Construction(
        said=[
            ("No play for the last two, I concede them", "concession x=2"),
            ("the last two, I concede them", "concession x=2"),
            ("the last three, I concede those", "concession x=3"),
        ],
        near_misses=[
            ("the last two are mine, I claim them", "claim c=all"),
            ("two hearts, and I concede the rest", "claim_and_concession c=2 s=cash:H2"),
        ],
    ),
    "at the most": Construction(
        said=[
            ("I lose a maximum of one trick", "concession x=1"),
            ("I lose at most one trick", "concession x=1"),
            ("you get a maximum of two tricks", "concession x=2"),
        ],
        near_misses=[
            ("I lose the ace of hearts", "concession x=1 s=concede:HA"),
            ("I get a maximum of ten tricks", "claim c=10d"),
        ],
    ),
    "good as one hopes": Construction(
        said=[
            ("then my diamonds, which I hope they are running", "claim s=cash:D"),
            ("hearts, I hope they are running", "claim s=cash:H"),
            ("trumps and then clubs, I hope they run", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
        ],
        near_misses=[
            ("then my diamonds, they are running", "claim c=all s=cash:D"),
            ("the clubs are running", "claim s=run:C*"),
        ],
    ),
    "ranks after the suit they belong to": Construction(
        said=[
            ("D A,K,Q H A", "claim c=4 s=cash:DA,cash:DK,cash:DQ,cash:HA"),
            ("S A, K, Q  D A", "claim c=4 s=cash:SA,cash:SK,cash:SQ,cash:DA"),
            ("hearts A, K and spade A", "claim c=3 s=cash:HA,cash:HK,cash:SA"),
        ],
        near_misses=[
            ("A, K, Q H and A D", "claim c=4 s=cash:HA,cash:HK,cash:HQ,cash:DA"),
            ("ace, king of hearts", "claim c=2 s=cash:HA,cash:HK"),
        ],
    ),
    "a rank in both suits of a pair": Construction(
        said=[
            ("AK of both red suits", "claim c=4 s=cash:HA+HK,cash:DA+DK"),
            ("ace of both minors and the king of hearts", "claim c=3 s=cash:DA,cash:CA,cash:HK"),
            ("the queen of both majors", "claim c=2 s=cash:SQ,cash:HQ"),
        ],
        near_misses=[
            ("the ace of hearts and both of you follow", "claim c=1 s=cash:HA"),
            ("ace of clubs, both follow", "claim c=1 s=cash:CA"),
        ],
    ),
    "an order taken back": Construction(
        said=[
            ("First I play hearts, well, before that I draw trumps", "claim o=e p=1<0 t=mp s=cash:H,draw:T"),
            ("First the clubs, no, before that a trump", "claim o=e p=1<0 t=m s=cash:C,cash:T1"),
            ("I start with spades first, but before that I ruff a heart", "claim o=e p=1<0 s=cash:S,ruff:H"),
        ],
        near_misses=[
            ("First I draw trumps, before the hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
        ],
    ),
    "spot cards named by number": Construction(
        said=[
            ("the nine is a loser and the rest are good", "claim_and_concession x=1 s=concede:?9"),
            ("my 7, 8 and 9 are good", "claim c=3 s=cash:?7,cash:?8*,cash:?9*"),
            ("my ten is a loser", "concession x=1 s=concede:?T"),
        ],
        near_misses=[
            ("the nine are good", "claim c=9d"),
            ("I have nine of them", "claim c=9d"),
        ],
    ),
    "one card of theirs takes a trick": Construction(
        said=[
            ("the king of hearts takes a trick, otherwise they're all mine", "claim_and_concession x=1 s=concede:HK"),
            ("the ace of clubs takes a trick, the rest are mine", "claim_and_concession x=1 s=concede:CA"),
            ("your queen makes a trick, everything else is mine", "claim_and_concession x=1 s=concede:?Q"),
        ],
        near_misses=[
            ("the queen of spades makes a trick", "claim c=1"),
        ],
    ),
    "a drawing taken back": Construction(
        said=[
            ("draw the last trump, no wait, it's already gone, so I play diamonds", "claim t=m s=cash:D"),
            ("I pull a round of trumps, oh no, they're all gone, then the hearts", "claim o=e t=m s=cash:H"),
            ("draw trumps, sorry, they are out already, three clubs", "claim t=m s=cash:C3"),
        ],
        near_misses=[
            ("draw the last trump, then they're gone", "claim t=mp s=draw:T"),
        ],
    ),
    "what comes off": Construction(
        said=[
            ("All my trumps come off, then two clubs", "claim o=e p=0<1 t=m s=cash:T,cash:C2"),
            ("the clubs come off next", "claim s=cash:C"),
            ("my trumps come off first", "claim o=e t=m s=cash:T"),
        ],
        near_misses=[
            ("the finesse comes off", "claim f=d s=finesse"),
            ("if it comes off I make it", "claim r=made"),
        ],
    ),
    "home by ruffing": Construction(
        said=[
            ("Back to hand ruffing a heart", "claim s=ruff:H@declarer"),
            ("back to dummy ruffing a club, then the diamonds", "claim o=e p=0<1 s=ruff:C@dummy,cash:D"),
            ("over to hand ruffing a spade", "claim s=ruff:S@declarer"),
        ],
        near_misses=[
            ("back to hand, ruff a heart", "claim o=i p=0<1 s=cross@declarer,ruff:H"),
        ],
    ),
    "offered to the other side": Construction(
        said=[
            ("Please take the last two.", "concession x=2"),
            ("Win the ace of clubs when you want, the rest are mine.", "claim_and_concession x=1 s=concede:CA"),
            ("Take a diamond if you want.", "concession x=1 s=concede:D1"),
        ],
        near_misses=[
            ("I take the last two.", "claim c=all"),
            ("I win the ace when I want", "claim s=win:?A"),
        ],
    ),
    "nothing lost but one": Construction(
        said=[
            ("nothing can be lost but the trump ace", "concession x=1 t=m s=concede:TA"),
            ("nothing is lost but a diamond", "concession x=1 s=concede:D1"),
            ("nothing will be lost except the king of clubs", "concession x=1 s=concede:CK"),
        ],
        near_misses=[
            ("nothing can be lost", "claim c=all"),
        ],
    ),
    "one in each of two suits": Construction(
        said=[
            ("a loser in both minors", "concession x=2 s=concede:D1,concede:C1"),
            ("I lose one trick in each of the red suits", "concession x=2 s=concede:H1,concede:D1"),
            ("one loser in each major", "concession x=2 s=concede:S1,concede:H1"),
        ],
        near_misses=[
            ("a loser in hearts", "concession x=1 s=concede:H1"),
        ],
    ),
    "times typed as x": Construction(
        said=[
            ("3xH, 2xC, 1xS", "claim c=6 s=cash:H3,cash:C2,cash:S1"),
            ("3s2h1d", "claim c=6 s=cash:S3,cash:H2,cash:D1"),
            ("drw t, ruff d x2, rest", "claim c=all o=i p=0<1 t=mp s=draw:T,ruff:D2"),
        ],
        near_misses=[
            ("Dx to hand", "claim s=cross@declarer"),
            ("ruff Dx", "not_a_claim s=ruff"),
        ],
    ),
    "shares alike": Construction(
        said=[
            ("We get one each.", "claim_and_concession c=1 x=1"),
            ("a trick for each side", "claim_and_concession c=1 x=1"),
            ("one for each of you", "concession x=2"),
        ],
        near_misses=[
            ("one for me", "claim c=1"),
            ("I cash one in each hand", "claim s=cash:1"),
        ],
    ),
    "losers that a noun sums up": Construction(
        said=[
            ("1s 1c 1d losers", "concession x=3 s=concede:S1,concede:C1,concede:D1"),
            ("1h 1d losers", "concession x=2 s=concede:H1,concede:D1"),
            ("2c 1h losers, rest mine", "claim_and_concession x=3 s=concede:C2,concede:H1"),
        ],
        near_misses=[
            ("1s 1c 1d", "claim c=3 s=cash:S1,cash:C1,cash:D1"),
        ],
    ),
    "only this is lost": Construction(
        said=[
            ("I don't lose a club any more, just the heart.", "concession x=1 s=concede:H"),
            ("I don't lose a spade, only the diamond.", "concession x=1 s=concede:D"),
            ("I'm not losing a trump, just a club.", "concession x=1 t=m s=concede:C1"),
        ],
        near_misses=[
            ("I don't lose a club, the heart is good.", "claim s=~concede:C1"),
        ],
    ),
    "both of the two given up": Construction(
        said=[
            ("All but two, both spades.", "claim_and_concession x=2 s=concede:S2"),
            ("all the rest but two, both clubs", "claim_and_concession x=2 s=concede:C2"),
            ("the rest minus two, both hearts", "claim_and_concession x=2 s=concede:H2"),
        ],
        near_misses=[
            ("All but two, both for you.", "claim_and_concession x=2"),
        ],
    ),
    "a number less some": Construction(
        said=[
            ("Thirteen less the two aces, so eleven.", "claim_and_concession c=11d x=2 s=concede:2"),
            ("twelve minus a trump, so eleven", "claim_and_concession c=11d x=1 t=m s=concede:T1"),
            ("eleven less one club, so ten", "claim_and_concession c=10d x=1 s=concede:C1"),
        ],
        near_misses=[
            ("Thirteen less the two aces.", "claim_and_concession c=13d x=2 s=concede:2"),
        ],
    ),
    "good but out of reach": Construction(
        said=[
            ("Dummy is high but I can't get there.", "claim"),
            ("The table is all good but I can't get to it.", "claim"),
            ("dummy's all good but I can't get there", "claim"),
        ],
        near_misses=[
            ("Dummy is high and I can get there.", "claim c=all"),
        ],
    ),
    "the two cases of when": Construction(
        said=[
            ("When the queen drops I have the rest, and when it doesn't I lose just one.", "claim_and_concession x=1"),
            ("when they break it's twelve, when they don't it's eleven", "claim c=11d"),
            (
                "When the finesse works I've the rest, when it doesn't you get one",
                "claim_and_concession x=1 f=d s=finesse",
            ),
        ],
        near_misses=[
            ("When the queen drops I have the rest.", "claim c=all"),
        ],
    ),
    "somebody ruffs": Construction(
        said=[
            ("Somebody ruffs one diamond, but then I draw trumps.", "claim_and_concession x=1 t=mp s=draw:T"),
            ("someone ruffs a heart, the rest are mine", "claim_and_concession x=1"),
            ("somebody ruffs, and I have the others", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("I ruff one diamond, then I draw trumps.", "claim o=e p=0<1 t=mp s=ruff:D,draw:T"),
        ],
    ),
    "off on a winner": Construction(
        said=[
            ("heart off on the club, ruff a club", "claim o=i p=0<1 s=discard:H^C,ruff:C"),
            ("Loser off on the king of clubs and claim", "claim s=discard^CK"),
            ("spade off on the diamond", "claim s=discard:S^D"),
        ],
        near_misses=[
            ("one off on a heart lead", "concession r=-1"),
        ],
    ),
    "a trump kept for a loser": Construction(
        said=[
            ("I keep one trump in dummy for the losing heart.", "claim t=m s=ruff:H@dummy"),
            ("keeping a trump for the last diamond", "claim t=m s=ruff:D"),
            ("I keep a trump on the table for my losing club", "claim t=m s=ruff:C@dummy"),
        ],
        near_misses=[
            ("I keep one trump.", "claim c=1 t=m s=cash:T1"),
        ],
    ),
    "if he does not": Construction(
        said=[
            ("If he covers I win the ace, if he doesn't I run it.", "claim f=d s=win:?A,finesse"),
            ("If East plays low I finesse, if he doesn't I win the king", "claim f=d s=finesse,win:?K"),
            ("if you lead a club I ruff, if you don't I draw trumps", "claim t=mp s=ruff:C,draw:T"),
        ],
        near_misses=[
            ("If he doesn't cover I run it.", "claim f=d s=finesse"),
        ],
    ),
    "cards thrown in": Construction(
        said=[
            ("East threw in his cards", "concession x=all"),
            ("I throw in my hand.", "concession x=all"),
            ("declarer threw in his cards", "concession x=all"),
        ],
        near_misses=[
            ("I throw East in with a heart", "claim s=throw_in:H"),
            ("I throw you in", "claim s=throw_in"),
        ],
    ),
    "they should claim": Construction(
        said=[
            ("he should claim now", "not_a_claim"),
            ("Declarer should claim.", "not_a_claim"),
            ("she should claim", "not_a_claim"),
        ],
        near_misses=[
            ("I should claim now, all mine", "claim c=all"),
        ],
    ),
    "excepted and then ruffed": Construction(
        said=[
            ("Dummy is high except for one heart, which I ruff.", "claim c=all s=cash@dummy*,ruff:H"),
            ("The rest are mine except a club, which I throw on the ace of hearts", "claim c=all s=discard:C^HA"),
            ("all good but a diamond, which I can ruff", "claim c=all s=ruff:D"),
        ],
        near_misses=[
            ("The rest are mine except a club, which you get", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "they have had theirs": Construction(
        said=[
            ("You've had all you're going to get.", "claim c=all"),
            ("you have had all you are getting", "claim c=all"),
            ("they've had all they're going to get", "claim c=all"),
        ],
        near_misses=[
            ("you've had your ace", "unclear"),
        ],
    ),
    "a card of theirs that never scores": Construction(
        said=[
            ("Your queen of trumps will never make a trick.", "claim t=m"),
            ("your king of clubs won't win a trick", "claim"),
            ("your jack doesn't score", "claim"),
        ],
        near_misses=[
            ("My queen of trumps will make a trick.", "claim c=1 t=m s=win:TQ"),
        ],
    ),
    "the first of them lost": Construction(
        said=[
            ("I lose the first and win the rest.", "claim_and_concession x=1"),
            ("I give you the first, the others are mine", "claim_and_concession x=1"),
            ("you win the first and I take the rest", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("I lose a heart first and win the rest", "claim_and_concession x=1 o=e s=concede:H1"),
        ],
    ),
    "a sure number, and the rest hangs": Construction(
        said=[
            ("I'm sure of ten, the rest depends on you.", "claim c=10d"),
            ("I'm certain of nine, the rest depends on the king", "claim c=9d"),
            ("I have eight, the rest depends on spades", "claim c=8"),
        ],
        near_misses=[
            ("I'm sure of the rest.", "claim c=all"),
        ],
    ),
    "all that is needed": Construction(
        said=[
            ("All I need is one ruff.", "claim s=ruff"),
            ("all we need is a diamond trick", "claim c=1 s=cash:D1"),
            ("All I want is the ace of clubs", "claim c=1 s=cash:CA"),
        ],
        near_misses=[
            ("All I have is mine", "claim c=all"),
        ],
    ),
    "lost, but not now": Construction(
        said=[
            ("I can afford to lose two diamonds and I only lose one.", "concession x=1"),
            ("declarer has lost 3 and will lose 1 more", "concession x=1"),
            ("I can afford to lose two trumps but I lose just one", "concession x=1 t=m"),
        ],
        near_misses=[
            ("I lose two diamonds", "concession x=2 s=concede:D2"),
        ],
    ),
    "a suit counted behind it": Construction(
        said=[
            (
                "the spades, all five of them, and after those two hearts and a club",
                "claim c=8 o=e p=0<1,0<2 s=cash:S5,cash:H2,cash:C1",
            ),
            ("the clubs, four of them, and the ace of hearts", "claim c=5 s=cash:C4,cash:HA"),
            ("hearts, all three, then a spade", "claim c=4 o=e p=0<1 s=cash:H3,cash:S1"),
        ],
        near_misses=[
            ("hearts, all of them", "claim s=cash:H"),
        ],
    ),
    "a list after the rest was claimed": Construction(
        said=[
            (
                "You take your king and I've the rest: two trumps, a ruff, and the ace.",
                "claim_and_concession x=1 t=m s=concede:?K,cash:T2,ruff,cash:?A",
            ),
            (
                "You have the ace and I've the rest: a heart and two diamonds.",
                "claim_and_concession x=1 s=concede:?A,cash:H1,cash:D2",
            ),
            (
                "I lose a club and I have the rest: a heart and two spades.",
                "claim_and_concession x=1 s=concede:C1,cash:H1,cash:S2",
            ),
        ],
        near_misses=[
            ("You get two tricks: a heart and a spade.", "concession x=2 s=concede:H1,concede:S1"),
        ],
    ),
    "winners ruffed by the others": Construction(
        said=[
            ("My king gets ruffed, but I make the rest.", "claim_and_concession x=1"),
            ("He ruffs my ace and I've the rest.", "claim_and_concession x=1"),
            ("I ruff, he overruffs, the rest are good.", "claim_and_concession x=1 o=i p=0<1 s=ruff,cash*"),
        ],
        near_misses=[
            ("my ace may get ruffed", "unclear"),
            ("I ruff and overruff", "claim o=i p=0<1 s=ruff,overruff"),
        ],
    ),
    "after the loss of a trick": Construction(
        said=[
            ("After the loss of a trump trick everything is mine.", "claim_and_concession x=1 t=m s=concede:T1"),
            ("with the loss of a heart I have the rest", "claim_and_concession x=1 s=concede:H1"),
            ("After the loss of a club the others are mine.", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("After a trump trick everything is mine.", "claim c=all o=e t=m s=lead:T"),
        ],
    ),
    "a suit for so many losers": Construction(
        said=[
            ("Clubs for one loser, the rest are good.", "claim_and_concession x=1 s=cash:C,concede:C1,cash*"),
            ("hearts for two losers", "claim_and_concession x=2 s=cash:H,concede:H2"),
            (
                "Spades for one loser, then the diamonds.",
                "claim_and_concession x=1 o=e p=0<2,1<2 s=cash:S,concede:S1,cash:D",
            ),
        ],
        near_misses=[
            ("Clubs for three tricks, the rest are good.", "claim c=all s=cash:C3,cash*"),
        ],
    ),
    "a loser that goes away": Construction(
        said=[
            (
                "I've a club loser but that goes on the heart, then a spade ruff and the rest are high.",
                "claim c=all o=e p=0<1,1<2 s=discard:C^H,ruff:S,cash*",
            ),
            ("I have two club losers but they go on the hearts", "claim s=discard:C2^H"),
            ("I have one loser but it goes on the heart", "claim s=discard^H"),
            ("I have a loser in clubs but it goes on the spade", "claim s=discard:C^S"),
            ("the rest are mine except a club, which I throw on the ace of hearts", "claim c=all s=discard:C^HA"),
            ("a heart loser, but that goes on the clubs", "claim s=discard:H^C"),
            ("There's a spade loser, but that goes on the diamonds.", "claim s=discard:S^D"),
        ],
        near_misses=[
            ("I've a club loser but the hearts are good.", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "what is had besides": Construction(
        said=[
            ("In addition to three top trumps I get a ruff in dummy.", "claim c=4 t=m s=cash:T3,ruff@dummy"),
            ("Besides the trumps, two aces.", "claim t=m s=cash:T,cash:2"),
            ("two aces in addition to the king of hearts", "claim c=3 s=cash:2,cash:HK"),
        ],
        near_misses=[
            ("Besides a trump you get nothing.", "concession x=1 t=m s=concede:T1"),
        ],
    ),
    "risks not taken": Construction(
        said=[
            ("Not taking any risks: trump ace, trump king, claim the rest.", "claim c=all t=m s=cash:TA,cash:TK"),
            ("I'm taking no chances: ace of hearts and the rest are mine", "claim c=all s=cash:HA"),
            ("no risks taken, ace of clubs first", "claim c=1 o=e s=cash:CA"),
        ],
        near_misses=[
            ("I'm not taking the finesse.", "claim f=n s=~finesse"),
        ],
    ),
    "drawn without a loss": Construction(
        said=[
            (
                "I draw trumps without losing one, then take three diamonds and two clubs.",
                "claim o=e p=0<1,0<2 t=mp s=draw:T,cash:D3,cash:C2",
            ),
            ("drawing trumps without losing any, then the hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("I draw trumps without loss, then two spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S2"),
        ],
        near_misses=[
            ("I don't lose one.", "claim c=all"),
        ],
    ),
    "all good of one suit": Construction(
        said=[
            ("Four diamonds, all good, and a heart ruff.", "claim c=5 s=cash:D4,ruff:H"),
            ("♣AK, ♠10 (high), ♥ ruff, making.", "claim r=made o=i p=0<1,1<2 s=cash:CA+CK,cash:ST,ruff:H"),
            ("three clubs, all high, then a spade ruff", "claim o=e p=0<1 s=cash:C3,ruff:S"),
        ],
        near_misses=[
            ("Four diamonds, all good.", "claim c=4 s=cash:D4"),
        ],
    ),
    "put on lead": Construction(
        said=[
            (
                "I put West on lead with the third heart and whatever he plays gives me the last two.",
                "claim c=2 s=throw_in:H",
            ),
            ("put you on lead with a club", "claim s=throw_in:C"),
            ("then I put East on lead with the last spade", "claim s=throw_in:S"),
        ],
        near_misses=[
            ("East is on lead with a heart", "unclear"),
        ],
    ),
    "losses beside the contract": Construction(
        said=[
            (
                "I draw trumps and lose two hearts for the contract.",
                "claim_and_concession x=2 r=made o=i p=0<1 t=mp s=draw:T,concede:H2",
            ),
            ("I lose a club for the contract", "claim_and_concession x=1 r=made s=concede:C1"),
            ("losing one trump for the contract", "claim_and_concession x=1 r=made t=m s=concede:T1"),
        ],
        near_misses=[
            ("I draw trumps for the contract.", "claim r=made t=mp s=draw:T"),
        ],
    ),
    "back to a card": Construction(
        said=[
            (
                "Diamond to the king, back to the ace, ruff a diamond, draw the rest.",
                "claim o=i p=0<1,1<2,2<3 t=p s=cross:DK,cross:DA,ruff:D,draw:T",
            ),
            ("heart to the queen, back to the ace, claim", "claim o=i p=0<1 f=d s=finesse:H,cross:?A"),
            (
                "club to the king, over to the ace of clubs, then trumps",
                "claim o=e p=0<1,1<2 t=m s=cross:CK,cross:CA@dummy,cash:T",
            ),
        ],
        near_misses=[
            ("back to your ace", "unclear"),
        ],
    ),
    "when that holds": Construction(
        said=[
            ("Heart queen and when that holds heart ace.", "claim c=2 o=e p=0<1 s=cash:HQ,cash:HA"),
            (
                "I'll knock out the ace of clubs, and when I get in draw the last trump and cash the clubs.",
                "claim o=e p=0<1,1<2 t=mp s=knock_out:CA,draw:T,cash:C",
            ),
            ("club queen, and when it holds another club", "claim o=e p=0<1 s=cash:CQ,lead:C"),
        ],
        near_misses=[
            ("When that holds the rest are mine.", "claim c=all"),
        ],
    ),
    "on the one after": Construction(
        said=[
            (
                "On the next diamond I throw a heart and on the one after I throw a spade.",
                "claim o=e p=0<1 s=discard:H^D,discard:S",
            ),
            ("on the next heart I pitch a club, on the one after a spade", "claim o=e p=0<1 s=discard:C^H,discard:S^H"),
            ("a spade on this heart, and on the one after that a club", "claim o=e p=0<1 s=discard:S^H,discard:C^H"),
        ],
        near_misses=[
            ("one after the other", "unclear"),
        ],
    ),
    "used to get there": Construction(
        said=[
            ("Use the ace of clubs to get to dummy then two pitches.", "claim o=e p=0<1 s=cross:CA,discard:2"),
            ("go to dummy using the king of diamonds, then two clubs", "claim o=e p=0<1 s=cross:DK@dummy,cash:C2"),
            ("I use the ace of spades to get to the table", "claim s=cross:SA"),
        ],
        near_misses=[
            ("I use the clubs.", "claim s=cash:C"),
        ],
    ),
    "said in front": Construction(
        said=[
            (
                "The club I ruff, the diamond I throw, the spade I lose.",
                "claim_and_concession x=1 o=i p=0<1,1<2 s=ruff:C,discard:D,concede:S",
            ),
            ("a heart I lose, the rest are mine", "claim_and_concession x=1 s=concede:H1"),
            ("the ace of spades I cash, the hearts I ruff", "claim o=i p=0<1 s=cash:SA,ruff:H"),
        ],
        near_misses=[
            ("I lose a spade, the diamond I throw", "claim_and_concession x=1 s=concede:S1,discard:D"),
        ],
    ),
    "delays": Construction(
        said=[
            ("I postpone drawing trumps till I've had a diamond ruff.", "claim o=e p=1<0 t=mp s=draw:T,ruff:D"),
            ("I delay drawing trumps until I've ruffed a club", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
            ("holding off drawing trumps until the heart is ruffed", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
        ],
        near_misses=[
            ("I draw trumps until they are gone.", "claim t=mp s=draw:T"),
        ],
    ),
    "no trumps drawn": Construction(
        said=[
            ("No trumps drawn, crossruff for eight tricks.", "claim c=8 t=m s=crossruff"),
            ("no trumps drawn, then a heart ruff", "claim t=m s=ruff:H"),
            ("no trumps drawn, two ruffs in dummy", "claim t=m s=ruff:2@dummy"),
        ],
        near_misses=[
            ("trumps drawn, two ruffs in dummy", "claim t=ms s=ruff:2@dummy"),
        ],
    ),
    "because they have them": Construction(
        said=[
            ("Draw trumps as you've got two, then the clubs.", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I pull a trump as you have one, then the hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("draw the last trump since he has got it, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("You've got two, then the clubs are mine.", "claim_and_concession x=2"),
        ],
    ),
    "suits equal to numbers": Construction(
        said=[
            ("T = 4, C = 3", "claim c=7 t=m s=cash:T4,cash:C3"),
            ("last 3 = trumps", "claim c=3 t=m s=cash:T3"),
            ("H = 2, S = 3", "claim c=5 s=cash:H2,cash:S3"),
        ],
        near_misses=[
            ("trumps + spades = rest", "claim c=all t=m s=cash:T,cash:S"),
        ],
    ),
    "the same in another suit": Construction(
        said=[
            ("In trumps I lose one, in diamonds one.", "concession x=2 t=m s=concede:T1,concede:D1"),
            ("I lose one in hearts, in clubs one", "concession x=2 s=concede:H1,concede:C1"),
            ("In spades I lose one, in hearts two.", "concession x=3 s=concede:S1,concede:H2"),
        ],
        near_misses=[
            ("In trumps I lose one, one for me in diamonds.", "claim_and_concession c=1 x=1 t=m s=concede:T1,cash:D1"),
        ],
    ),
    "so many in each of two": Construction(
        said=[
            ("Two tricks in each major and one in each minor.", "claim c=6 s=cash:S2,cash:H2,cash:D1,cash:C1"),
            ("one in each major and two in each minor", "claim c=6 s=cash:S1,cash:H1,cash:D2,cash:C2"),
            ("one trick in both majors and one in both minors", "claim c=4 s=cash:S1,cash:H1,cash:D1,cash:C1"),
        ],
        near_misses=[
            ("Two tricks in each major.", "claim c=4 s=cash:S2,cash:H2"),
        ],
    ),
    "what is left": Construction(
        said=[
            (
                "What I have left is two trumps, the ace of hearts, and three good diamonds.",
                "claim c=6 t=m s=cash:T2,cash:HA,cash:D3",
            ),
            ("which leaves me two trumps and a club", "claim c=3 t=m s=cash:T2,cash:C1"),
            ("what I have left is the ace of clubs", "claim c=1 s=cash:CA"),
        ],
        near_misses=[
            ("what's left is mine", "claim c=all"),
        ],
    ),
    "so many over, by itself": Construction(
        said=[
            (
                "I cross to dummy, finesse, cash the ace, and run the suit. Plus two.",
                "claim r=+2 o=i p=0<1,1<2,2<3 f=d s=cross@dummy,finesse,cash:?A,run",
            ),
            ("draw trumps, clubs run. Plus one.", "claim r=+1 o=i p=0<1 t=mp s=draw:T,run:C*"),
            ("hearts, then the spades. Plus three.", "claim r=+3 o=e p=0<1 s=cash:H,cash:S"),
        ],
        near_misses=[
            ("three hearts. Plus two clubs.", "claim c=5 s=cash:H3,cash:C2"),
        ],
    ),
    "cards typed small": Construction(
        said=[
            ("ha, hk, ca, claim", "claim c=3 s=cash:HA,cash:HK,cash:CA"),
            ("sa, sk, rest", "claim c=all s=cash:SA,cash:SK"),
            ("da, dk, ca", "claim c=3 s=cash:DA,cash:DK,cash:CA"),
        ],
        near_misses=[
            ("ha ha, all mine", "claim c=all"),
        ],
    ),
    "let go round": Construction(
        said=[
            ("I play the nine and let it go round.", "claim o=i p=0<1 f=d s=cash:?9,finesse"),
            ("run the jack, let it go round", "claim o=i p=0<1 f=d s=finesse:?J,finesse"),
            ("I lead the ten and let it go around", "claim o=i p=0<1 f=d s=lead:?T,finesse"),
        ],
        near_misses=[
            ("let's go round again", "unclear"),
        ],
    ),
    "they win what was led": Construction(
        said=[
            (
                "I play a low heart and you win it, I ruff whatever you return.",
                "claim_and_concession x=1 o=i p=0<1 s=lead:H,ruff",
            ),
            ("I lead a club and you win it, the rest are mine", "claim_and_concession x=1 s=lead:C"),
            ("I play a spade and you win it", "claim_and_concession x=1 s=lead:S"),
        ],
        near_misses=[
            ("you can win it or not, I've got nine", "claim c=9d"),
        ],
    ),
    "a card before a ruff": Construction(
        said=[
            ("A♥ K♥ ruff a heart", "claim o=i p=0<2,1<2 s=cash:HA,cash:HK,ruff:H"),
            ("KC AC ruff a club", "claim o=i p=0<2,1<2 s=cash:CK,cash:CA,ruff:C"),
            ("♠A ♠K ruff ♠", "claim o=i p=0<2,1<2 s=cash:SA,cash:SK,ruff:S"),
        ],
        near_misses=[
            ("A♥ heart ruff", "claim o=i p=0<1 s=cash:HA,ruff:H"),
        ],
    ),
    "whichever way it goes": Construction(
        said=[
            ("Whichever way I play it, a spade to you.", "concession x=1 s=concede:S1"),
            ("whichever way I play I lose a club", "concession x=1 s=concede:C1"),
            ("However I play it, one for you.", "concession x=1"),
        ],
        near_misses=[
            ("Whatever you play, it's mine.", "claim c=all"),
        ],
    ),
    "led to a card": Construction(
        said=[
            ("I lead a heart to the ace, ruff a heart", "claim o=i p=0<1 s=cross:HA,ruff:H"),
            ("lead a spade to the king, then the clubs", "claim o=e p=0<1 s=cross:SK,cash:C"),
            ("I'm leading a club to dummy's king", "claim s=cross:CK"),
        ],
        near_misses=[
            ("leading a heart towards the ace", "claim s=lead:H"),
            ("lead a heart to the jack", "claim f=d s=finesse:H"),
        ],
    ),
    "in dummy by then": Construction(
        said=[
            ("When I'm there I take the club finesse again.", "claim f=d s=finesse:C"),
            ("Once I'm there the clubs run.", "claim s=run:C*"),
            ("when I'm there, two hearts", "claim c=2 s=cash:H2"),
        ],
        near_misses=[
            ("when it holds I'm there", "claim r=made"),
        ],
    ),
    "an arrow": Construction(
        said=[
            ("H -> A, C ruff, claim", "claim o=i p=0<1 s=cross:HA,ruff:C"),
            ("S -> K then trumps", "claim o=e p=0<1 t=m s=cross:SK,cash:T"),
            ("D -> A, D ruff", "claim o=i p=0<1 s=cross:DA,ruff:D"),
        ],
        near_misses=[
            ("trumps -> rest", "claim c=all o=e t=m s=cash:T"),
        ],
    ),
    "what it makes for them": Construction(
        said=[
            ("You've the queen and the nine coming, that makes two", "concession x=2 s=concede:?Q,concede:?9"),
            ("you get a heart and a club, that makes two", "concession x=2 s=concede:H1,concede:C1"),
            ("you take two spades and a trump, that makes three", "concession x=3 t=m s=concede:S2,concede:T1"),
        ],
        near_misses=[
            ("I have two spades and a trump, that makes three", "claim c=3 t=m s=cash:S2,cash:T1"),
        ],
    ),
    "nothing left but winners": Construction(
        said=[
            (
                "I'll play off my clubs, after which there's nothing left in hand but winners",
                "claim c=all o=e p=0<1 s=cash:C,cash*",
            ),
            ("I ruff a heart, after which there's nothing but winners", "claim c=all o=e p=0<1 s=ruff:H,cash*"),
            ("two clubs, and then there's nothing but winners", "claim c=all o=e p=0<1 s=cash:C2,cash*"),
        ],
        near_misses=[
            ("there's nothing left but losers", "concession x=all"),
        ],
    ),
    "only then": Construction(
        said=[
            ("I extract your last trump and only then start on my hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("draw trumps and only then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I cash the ace of spades, only then do I ruff a heart", "claim o=e p=0<1 s=cash:SA,ruff:H"),
        ],
        near_misses=[
            ("I start on my hearts, then trumps", "claim o=e p=0<1 t=m s=cash:H,cash:T"),
        ],
    ),
    "trumps brought in": Construction(
        said=[
            ("bringing in the trumps that are still out", "claim t=mp s=draw:T"),
            ("bring in Ts, H loser away on D", "claim o=i p=0<1 t=mp s=draw:T,discard:H^D"),
            ("I pick up whatever trumps you may still be holding", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I bring in the clubs", "claim s=run:C"),
        ],
    ),
    "at the death": Construction(
        said=[
            ("and right at the death I lose a diamond", "concession x=1 o=e s=concede:D1"),
            ("you get a heart at the death", "concession x=1 o=e s=concede:H1"),
            ("at the very death a trump for you", "concession x=1 o=e t=m s=concede:T1"),
        ],
        near_misses=[
            ("I lose a diamond, the rest are mine", "claim_and_concession x=1 s=concede:D1"),
        ],
    ),
    "all with me": Construction(
        said=[
            ("All the trumps are with me plus the master club", "claim t=m s=cash:T,cash:C"),
            ("the ace of hearts is with me", "claim c=1 s=win:HA"),
            ("every trump is with me", "claim t=m s=cash:T"),
        ],
        near_misses=[
            ("the ace of hearts is with East", "unclear"),
        ],
    ),
    "gets out of the way": Construction(
        said=[
            (
                "The queen gets out of the way first, and a club takes me across",
                "claim o=e p=0<1 s=cash:?Q,cross:C@dummy",
            ),
            ("the ace of spades gets out of the way", "claim s=cash:SA"),
            ("I get the ace out of the way", "claim s=cash:?A"),
        ],
        near_misses=[
            ("your ace is out of the way", "unclear"),
        ],
    ),
    "as many still to come for them": Construction(
        said=[
            ("you still have 3 coming", "concession x=3"),
            ("u still have two to come", "concession x=2"),
            ("you still have one coming", "concession x=1"),
        ],
        near_misses=[
            ("you still have a trump", "not_a_claim t=m"),
        ],
    ),
    "what is held": Construction(
        said=[
            ("what I'm holding is one trump and a pair of winning hearts", "claim c=3 t=m s=cash:T1,cash:H2"),
            ("what I hold is the ace of clubs and a trump", "claim c=2 t=m s=cash:CA,cash:T1"),
            ("all I'm holding is two good clubs", "claim c=2 s=cash:C2"),
        ],
        near_misses=[
            ("what are you holding?", "not_a_claim"),
        ],
    ),
    "theirs before our rest": Construction(
        said=[
            ("West wins and I have the rest", "claim_and_concession x=1"),
            ("I play a heart, you take it, I've the rest", "claim_and_concession x=1 s=lead:H"),
            ("East ruffs and I get the rest", "claim_and_concession x=1"),
            ("a club, you win, the rest are mine", "claim_and_concession x=1 s=cash:C1"),
        ],
        near_misses=[
            ("West wins and leads a heart", "claim s=lead:H@W"),
        ],
    ),
    "a loser pointed at": Construction(
        said=[
            ("The next one is a loser and the rest are good", "claim_and_concession x=1"),
            ("the other two are losers", "concession x=2"),
            ("the last two are losers", "concession x=2"),
        ],
        near_misses=[
            ("the rest are winners", "claim c=all"),
        ],
    ),
    "my last card loses": Construction(
        said=[
            ("My last card loses", "concession x=1"),
            ("my last card loses and the others are good", "claim_and_concession x=1"),
            ("the clubs are good, my last card loses", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("my last card wins", "unclear"),
        ],
    ),
    "nothing but a card to lose": Construction(
        said=[
            ("Nothing but the ace of clubs to lose", "concession x=1 s=concede:CA"),
            ("nothing but a trump to lose", "concession x=1 t=m s=concede:T1"),
            ("nothing but the king of spades to concede", "concession x=1 s=concede:SK"),
        ],
        near_misses=[
            ("nothing but spades", "claim c=all"),
        ],
    ),
    "a suit theirs, the rest ours": Construction(
        said=[
            ("Clubs yours, rest mine", "claim_and_concession s=concede:C"),
            ("the clubs are yours and the rest are mine", "claim_and_concession s=concede:C"),
            ("hearts are yours, everything else is mine", "claim_and_concession s=concede:H"),
        ],
        near_misses=[
            ("clubs mine, rest mine", "claim c=all"),
        ],
    ),
    "one and the rest": Construction(
        said=[
            ("You take one and I the rest", "claim_and_concession x=1"),
            ("you get two and I the rest", "claim_and_concession x=2"),
            ("you have a trump and I the rest", "claim c=all t=m"),
        ],
        near_misses=[
            ("you take one and the rest", "concession x=all"),
        ],
    ),
    "one to lose beside tops": Construction(
        said=[
            (
                "Ace of spades, king of spades, one club to lose",
                "claim_and_concession c=2 x=1 s=cash:SA,cash:SK,concede:C1",
            ),
            (
                "the ace of hearts, the king of clubs, just one spade to lose",
                "claim_and_concession c=2 x=1 s=cash:HA,cash:CK,concede:S1",
            ),
            ("two top clubs, one heart to lose", "claim_and_concession c=2 x=1 s=cash:C2,concede:H1"),
        ],
        near_misses=[
            ("a spade, a heart, a club to lose", "concession x=3 s=concede:S1,concede:H1,concede:C1"),
        ],
    ),
    "two rank runs": Construction(
        said=[
            ("AK of clubs KQ of diamonds", "claim c=4 s=cash:CA+CK,cash:DK+DQ"),
            ("AKQ of spades AK of hearts", "claim c=5 s=cash:SA+SK+SQ,cash:HA+HK"),
            ("I have KQ of hearts AJ of clubs", "claim c=4 s=cash:HK+HQ,cash:CA+CJ"),
        ],
        near_misses=[
            ("AK of clubs", "claim c=2 s=cash:CA+CK"),
        ],
    ),
    "a gift mended": Construction(
        said=[
            ("A club to you, sorry, a heart", "concession x=1 s=concede:H1"),
            ("two for you, sorry, three", "concession x=3"),
            ("the ace to you, sorry, the king", "concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("a club to you, sorry, the rest are mine", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "other loss": Construction(
        said=[
            ("If trumps are 3-2 I lose one, if 4-1 two", "concession x=2 t=m"),
            ("if clubs are 4-3 I lose one, if 5-2 two", "concession x=2"),
            ("if trumps split 2-2 I lose a trick, if 3-1 two", "concession x=2 t=m"),
        ],
        near_misses=[
            ("if trumps are 3-2 I lose one", "concession x=1 t=m"),
        ],
    ),
    "hand is trumps": Construction(
        said=[
            ("My hand's trumps", "claim c=all t=m"),
            ("my hand is trumps", "claim c=all t=m"),
            ("my hand's trumps, claim", "claim c=all t=m"),
        ],
        near_misses=[
            ("my hand's losers are two", "concession x=2"),
        ],
    ),
    "chat's minus": Construction(
        said=[
            ("all -1", "claim_and_concession x=1"),
            ("all-1", "claim_and_concession x=1"),
            ("rest-2", "claim_and_concession x=2"),
        ],
        near_misses=[
            ("-1", "concession r=-1"),
        ],
    ),
    "rest mine but": Construction(
        said=[
            ("rest mine but 1 d", "claim_and_concession x=1 s=concede:D1"),
            ("the rest are mine but a diamond", "claim_and_concession x=1 s=concede:D1"),
            ("rest mine but 2 h", "claim_and_concession x=2 s=concede:H2"),
        ],
        near_misses=[
            ("rest mine but I must ruff 1 d first", "claim c=all o=e s=ruff:D"),
        ],
    ),
    "yours, rest mine": Construction(
        said=[
            ("urs, rest mine", "claim_and_concession x=1"),
            ("yours, the rest are mine", "claim_and_concession x=1"),
            ("yours and the rest is ours", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("yours, the lot", "claim_and_concession x=all"),
        ],
    ),
    "if I give you one": Construction(
        said=[
            ("If I just give you a diamond now, everything else is good", "claim_and_concession x=1 s=concede:D1"),
            ("if I give you a club I have the rest", "claim_and_concession x=1 s=concede:C1"),
            ("if I concede a trump the others are mine", "claim_and_concession x=1 t=m s=concede:T1"),
        ],
        near_misses=[
            ("if I give you a diamond you get two", "concession x=2"),
        ],
    ),
    "the trump I'll pull": Construction(
        said=[
            (
                "You've only got the one trump, haven't you? I'll pull it and the rest's mine",
                "claim c=all t=mp s=draw:T",
            ),
            ("you have one trump, I draw it and claim", "claim t=mp s=draw:T"),
            ("you've got a trump, don't you? I'll draw it", "unclear t=mp s=draw:T"),
        ],
        near_misses=[
            ("you've only got the one trump", "concession x=1 t=m s=concede:T1"),
        ],
    ),
    "so just one loser": Construction(
        said=[
            ("I pitch my hearts on the spades, so just the one loser", "claim_and_concession x=1 s=discard:H^S"),
            ("I ruff two clubs, so one loser", "claim_and_concession x=1 s=ruff:C2"),
            ("a heart goes on the king, that leaves one loser", "claim_and_concession x=1 s=discard:H^?K"),
        ],
        near_misses=[
            ("two losers, I pitch one on the spades", "claim_and_concession x=1 s=discard^S"),
        ],
    ),
    "the other to lose": Construction(
        said=[
            (
                "One of my diamonds goes on the king, the other I have to lose",
                "claim_and_concession x=1 s=discard:D^?K,concede:D1",
            ),
            ("I ruff one heart, the other I lose", "claim_and_concession x=1 s=ruff:H,concede:H1"),
            ("one club goes away, the other I must lose", "claim_and_concession x=1 s=discard:C,concede:C1"),
        ],
        near_misses=[
            ("one goes away, the other is good", "claim s=discard"),
        ],
    ),
    "a finesse not needed after all": Construction(
        said=[
            ("I can finesse either way but don't need to", "claim f=n s=~finesse"),
            ("I have a finesse but I won't need it", "claim f=n s=~finesse"),
            ("there's a finesse, but I needn't take it", "claim f=n s=~finesse"),
        ],
        near_misses=[
            ("I have a finesse but it may lose", "claim_and_concession f=d s=finesse"),
        ],
    ),
    "shown out, so the other has them": Construction(
        said=[
            ("West showed out, so East has four, I finesse the nine", "claim f=d s=finesse"),
            ("you discarded so your partner has three, I take the rest", "claim c=all"),
            ("East is out so West has two spades, I claim the rest", "claim c=all"),
        ],
        near_misses=[
            ("East has the ace, so he has one", "concession x=1"),
        ],
    ),
    "on lead with": Construction(
        said=[
            ("I'm on lead with three good diamonds and then the ace", "claim c=4 o=e p=0<1 s=cash:D3,cash:?A"),
            ("I'm on lead with two top clubs", "claim c=2 s=cash:C2"),
            ("I'm on lead with four good spades", "claim c=4 s=cash:S4"),
        ],
        near_misses=[
            ("I'm on lead with a spade", "unclear"),
        ],
    ),
    "back with a suit to a card": Construction(
        said=[
            ("I come back to my hand with a trump to the king", "claim t=m s=cross:TK@declarer"),
            ("over to dummy with a heart to the ace", "claim s=cross:HA@dummy"),
            ("back to hand with a club to the queen", "claim s=cross:CQ@declarer"),
        ],
        near_misses=[
            ("back to my hand with a trump", "claim t=m s=cross:T@declarer"),
        ],
    ),
    "shared between them": Construction(
        said=[
            ("Two more for me and you can share the rest between you", "claim_and_concession c=2"),
            ("you can share the rest between you", "concession x=all"),
            ("the ace, and you two share the rest", "claim_and_concession c=1 s=cash:?A"),
        ],
        near_misses=[
            ("we share them", "claim"),
        ],
    ),
    "are you claiming": Construction(
        said=[
            ("r u claiming or wat", "not_a_claim"),
            ("you're claiming, aren't you", "not_a_claim"),
            ("so you're claiming", "not_a_claim"),
        ],
        near_misses=[
            ("I'm claiming", "claim"),
        ],
    ),
    "what is disputed": Construction(
        said=[
            ("Defender E claims SK and DA; declarer disputes DA", "claim c=2 s=cash:SK@E,cash:DA"),
            ("South claims two hearts and the ace of clubs; West disputes the ace", "claim c=3 s=cash:H2@S,cash:CA"),
            ("East claims a trump and a heart, declarer disputes the heart", "claim c=2 t=m s=cash:T1@E,cash:H1"),
        ],
        near_misses=[
            ("East disputes the claim", "not_a_claim"),
        ],
    ),
    "ruffs, then a hand high": Construction(
        said=[
            ("C ruf D ruf C ruf dummy hi", "claim c=all o=i p=0<1,1<2,2<3 s=ruff:C,ruff:D,ruff:C,cash@dummy*"),
            ("club ruff dummy good", "claim c=all o=i p=0<1 s=ruff:C,cash@dummy*"),
            ("heart ruff, diamond ruff dummy high", "claim c=all o=i p=0<1,1<2 s=ruff:H,ruff:D,cash@dummy*"),
        ],
        near_misses=[
            ("club ruff dummy", "claim s=ruff:C"),
        ],
    ),
    "heard for threw and and": Construction(
        said=[
            ("then i through my last diamond on the queen of clubs", "claim s=discard:D^CQ"),
            ("i through a heart on the king", "claim s=discard:H^?K"),
            ("your ace an the rest our mine", "claim_and_concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("through West", "unclear"),
        ],
    ),
    "failing, as heard": Construction(
        said=[
            ("he's going down won", "concession r=-1"),
            ("i go down to", "concession r=-2"),
            ("i'm going down for", "concession r=-4"),
        ],
        near_misses=[
            ("he's going down", "concession"),
        ],
    ),
    "your cards, partner": Construction(
        said=[
            ("Your king, partner, and my ace", "claim c=2 s=cash:?K,cash:?A"),
            ("your spade is good, partner, and I have the ace of clubs", "claim s=cash:S*,win:CA"),
            ("your diamonds are good, partner, and so are my hearts", "claim"),
        ],
        near_misses=[
            ("your king and my ace", "claim_and_concession c=1 x=1 s=concede:?K,cash:?A"),
        ],
    ),
    "suit to a card of another": Construction(
        said=[
            ("crossing in trumps to the ace of spades", "claim t=m s=cross:T@dummy"),
            ("over in trumps to the king of clubs", "claim t=m s=cross:T@dummy"),
            ("across in hearts to the ace of diamonds", "claim s=cross:H@dummy"),
        ],
        near_misses=[
            ("crossing in trumps to the ace", "claim t=m s=cross:TA@dummy"),
        ],
    ),
    "losers counted, some disposed of": Construction(
        said=[
            ("I have two spade losers but one goes on the heart", "claim_and_concession x=1 s=concede:S1,discard:S^H"),
            ("three heart losers, I ruff two", "claim_and_concession x=1 s=concede:H1,ruff:H2"),
            ("I've three spade losers but I can ruff two of them", "claim_and_concession x=1 s=concede:S1,ruff:S2"),
        ],
        near_misses=[
            ("one club loser, I ruff a heart", "claim_and_concession x=1 s=concede:C1,ruff:H"),
        ],
    ),
    "going down to dummy": Construction(
        said=[
            ("I go down to dummy with a club and run the diamonds", "claim o=i p=0<1 s=cross:C@dummy,run:D"),
            ("I'm going down to the table with a heart", "claim s=cross:H@dummy"),
            ("going down to dummy in spades, the clubs are good", "claim o=i p=0<1 s=cross:S@dummy,cash:C*"),
        ],
        near_misses=[
            ("I'm going down", "concession"),
        ],
    ),
    "lose the rest, run on": Construction(
        said=[
            ("three clubs two hearts lose the rest", "claim_and_concession c=5 s=cash:C3,cash:H2"),
            ("3c 2h lose rest", "claim_and_concession c=5 s=cash:C3,cash:H2"),
            ("AK of clubs lose the rest", "claim_and_concession c=2 s=cash:CA+CK"),
        ],
        near_misses=[
            ("lose the rest", "concession x=all"),
        ],
    ),
    "that and nothing else for you": Construction(
        said=[
            ("the king of clubs and nothing else for you", "concession x=1 s=concede:CK"),
            ("a trump and nothing more for you", "concession x=1 t=m s=concede:T1"),
            ("the ace of spades and nothing further for you", "concession x=1 s=concede:SA"),
        ],
        near_misses=[
            ("ten tricks and nothing for you", "claim c=10d"),
        ],
    ),
    "a number hesitated over": Construction(
        said=[
            ("Making four, er, five", "claim r=L5"),
            ("I make nine, um, ten", "claim c=10d"),
            ("ten, er, eleven tricks", "claim c=11d"),
        ],
        near_misses=[
            ("four spades, er, two hearts", "claim c=6 s=cash:S4,cash:H2"),
        ],
    ),
    "rounds of another suit": Construction(
        said=[
            ("Four rounds of spades, three of hearts", "claim c=7 s=cash:S4,cash:H3"),
            ("two rounds of trumps, then two of clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C2"),
            ("three rounds of hearts and two of diamonds", "claim c=5 s=cash:H3,cash:D2"),
        ],
        near_misses=[
            ("three rounds of hearts and the two of diamonds", "claim c=4 s=cash:H3,cash:D2"),
        ],
    ),
    "told us what we get": Construction(
        said=[
            ("He told us we were making one spade", "concession x=1 s=concede:S1"),
            ("Declarer told us we'd score the king of hearts", "concession x=1 s=concede:HK"),
            ("She told me I could have a club", "concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("He told us he was making one spade", "claim c=1 s=cash:S1"),
        ],
    ),
    "suits said in a word": Construction(
        said=[
            ("She only said clubs and diamonds", "claim s=cash:C,cash:D"),
            ("he just said spades", "claim s=cash:S"),
            ("declarer said hearts, then clubs", "claim o=e p=0<1 s=cash:H,cash:C"),
        ],
        near_misses=[
            ("he said hearts were trumps", "unclear t=m"),
            ("he said spades to dummy", "unclear"),
        ],
    ),
    "no, I hold that card": Construction(
        said=[
            ("no, I have the jack of clubs", "not_a_claim"),
            ("no we hold the ace of hearts", "not_a_claim"),
            ("no i hv the T of spades", "not_a_claim"),
        ],
        near_misses=[
            ("no, we have a trick to come", "claim c=1"),
        ],
    ),
    "a card and then another": Construction(
        said=[
            ("ace of clubs and then another", "claim o=e p=0<1 s=cash:CA,lead:C"),
            ("a diamond to the queen and then another", "claim o=e p=0<1 f=d s=finesse:D,lead:D"),
            ("draw one round, and then another", "claim o=e p=0<1 t=p s=draw:T,draw:T"),
        ],
        near_misses=[
            ("give you a club and then another", "concession x=2 o=e p=0<1 s=concede:C1,concede:C1"),
        ],
    ),
    "whatever is led, I win it": Construction(
        said=[
            ("Whatever you play, I win it and run the diamonds", "claim o=i p=0<1 s=win,run:D"),
            ("whatever they lead, I win it, draw trumps", "claim o=i p=0<1 t=mp s=win,draw:T"),
            ("Anything you lead, I win it and draw trumps", "claim o=i p=0<1 t=mp s=win,draw:T"),
        ],
        near_misses=[
            ("Whatever you lead, I win", "claim"),
        ],
    ),
    "nothing left for us": Construction(
        said=[
            ("there's nothing left for us", "concession x=all"),
            ("there is nothing more for our side", "concession x=all"),
            ("there's nothing else for us", "concession x=all"),
        ],
        near_misses=[
            ("there's nothing for us but the ace of clubs", "claim_and_concession c=1 s=win:CA"),
        ],
    ),
    "suit led in a condition": Construction(
        said=[
            ("If it's a heart I win the ace, if it's a club I ruff it", "claim s=win:HA,ruff:C"),
            ("If you lead a spade I win the king and run the clubs", "claim o=i p=0<1 s=win:SK,run:C"),
            ("I win with the ace if you play a heart", "claim s=win:HA"),
        ],
        near_misses=[
            ("if you play a spade I ruff, otherwise I cash the ace", "claim s=ruff:S,cash:?A"),
        ],
    ),
    "counted down": Construction(
        said=[
            ("Eleven. No, wait, there's a club to lose, so ten.", "claim_and_concession c=10d x=1 s=concede:C1"),
            ("Twelve - no, there's a spade to lose, eleven", "claim_and_concession c=11d x=1 s=concede:S1"),
            ("I've ten, hang on, you have the ace of hearts, so nine", "claim_and_concession c=9d x=1 s=concede:HA"),
        ],
        near_misses=[
            ("Eleven, ten if the hearts don't break", "claim c=10d"),
            ("Nine. No wait, the clubs may not break.", "claim c=9d"),
        ],
    ),
    "claiming only so many": Construction(
        said=[
            ("I'd have twelve if clubs break, but I'm only claiming eleven.", "claim c=11d"),
            ("with the finesse I'd have ten, but I only want nine", "claim c=9d f=d s=finesse"),
            ("if hearts break it's eleven, but I only need ten", "claim c=10d"),
        ],
        near_misses=[
            ("I only need the ace of clubs", "unclear"),
        ],
    ),
    "a hundred and so much": Construction(
        said=[
            ("Just the hundred and forty for us", "claim r=$140"),
            ("a hundred and ten", "claim r=$110"),
            ("we get a hundred and seventy", "claim r=$170"),
        ],
        near_misses=[
            ("a hundred percent sure of it", "claim"),
        ],
    ),
    "plenty": Construction(
        said=[
            ("four spades and two hearts is plenty", "claim c=6 s=cash:S4,cash:H2"),
            ("five clubs, the ace of hearts and two spades are plenty", "claim c=8 s=cash:C5,cash:HA,cash:S2"),
            ("six hearts is plenty", "claim c=6 s=cash:H6"),
        ],
        near_misses=[
            ("there are plenty of spades", "claim"),
        ],
    ),
    "one lost in each of two suits": Construction(
        said=[
            ("all but one in each black suit", "claim_and_concession x=2 s=concede:S1,concede:C1"),
            ("I lose one in each minor", "concession x=2 s=concede:D1,concede:C1"),
            ("one in each red suit to you", "concession x=2 s=concede:H1,concede:D1"),
        ],
        near_misses=[
            ("I have one in each hand", "claim c=1"),
        ],
    ),
    "my nine is the contract": Construction(
        said=[
            ("I've got my nine, the rest don't matter", "claim c=9d"),
            ("I've my ten", "claim c=10d"),
            ("I have my nine", "claim c=9d"),
        ],
        near_misses=[
            ("my nine of hearts is good", "claim"),
        ],
    ),
    "a spot card has to make": Construction(
        said=[
            ("my ten has to make", "claim c=1 s=win:?T"),
            ("my nine is bound to score", "claim c=1 s=win:?9"),
            ("my ten must win", "claim c=1 s=win:?T"),
        ],
        near_misses=[
            ("my ten are safe", "claim r=made"),
        ],
    ),
    "a trick to a card of a suit": Construction(
        said=[
            ("Conceding a trick to a trump", "concession x=1 t=m s=concede:T"),
            ("he conceded a trick to a club", "concession x=1 s=concede:C"),
            ("I lose a trick to a spade", "concession x=1 s=concede:S"),
        ],
        near_misses=[
            ("I concede a trick to you", "concession x=1"),
        ],
    ),
    "the only trick they get": Construction(
        said=[
            ("that's the only trick you get", "concession x=1"),
            ("You have the king of hearts, that's the only trick you get", "concession x=1 s=concede:HK"),
            ("Whoever has the ace of trumps, that's the only trick you get", "concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("that's my only trick", "current_trick_only"),
        ],
    ),
    "sat back": Construction(
        said=[
            ("East tabled three good hearts and sat back", "claim c=3 s=cash:H3@E"),
            ("shows the ace of trumps and sits back", "claim c=1 t=m s=cash:TA"),
            ("W: 'I make the ace of hearts', S nods", "claim c=1 s=win:HA"),
        ],
        near_misses=[
            ("back in dummy", "claim s=cross@dummy"),
        ],
    ),
    "no way, after cards": Construction(
        said=[
            ("three clubs no way you get a trick", "claim c=all s=cash:C3"),
            ("four hearts, three spades, and no way you win a trick", "claim c=all s=cash:H4,cash:S3"),
            ("there's no way you get a trick", "claim c=all"),
        ],
        near_misses=[
            ("no way back to dummy", "claim s=~cross@dummy"),
        ],
    ),
    "o/t and o'": Construction(
        said=[
            ("one o/t", "claim r=+1"),
            ("making with two o/ts", "claim r=+2"),
            ("y'know it's all mine", "claim c=all"),
        ],
        near_misses=[
            ("ruff o' hearts", "not_a_claim s=ruff:H"),
        ],
    ),
    "to and fro": Construction(
        said=[
            ("ruff to and fro", "claim s=crossruff"),
            ("crossruff to and fro", "claim s=crossruff"),
            ("help yourselves to the rest", "concession x=all"),
        ],
        near_misses=[
            ("dummy hi, all mine", "claim c=all"),
        ],
    ),
    "get your trumps": Construction(
        said=[
            ("il get ur last trump rest mine", "claim c=all t=mp s=draw:T"),
            ("I'll get your trump and claim", "claim t=mp s=draw:T"),
            ("get your trumps first", "claim o=e t=mp s=draw:T"),
        ],
        near_misses=[
            ("I get a trump", "claim c=1 t=m s=win:T1"),
        ],
    ),
    "lower-case k for ok": Construction(
        said=[
            ("k clm 2 clbs 1 hrt", "claim c=3 s=cash:C2,cash:H1"),
            ("k, rest mine", "claim c=all"),
            ("k claim", "claim"),
        ],
        near_misses=[
            ("K, rest mine", "claim c=all s=cash:?K"),
        ],
    ),
    "card still out": Construction(
        said=[
            ("trumps then hearts, and an ace still out", "claim o=e p=0<1 t=m s=cash:T,cash:H"),
            ("clubs then spades, and the king still out", "claim o=e p=0<1 s=cash:C,cash:S"),
            ("two hearts and a club still out", "claim c=2 s=cash:H2"),
        ],
        near_misses=[
            ("two hearts and a club", "claim c=3 s=cash:H2,cash:C1"),
        ],
    ),
    "a million tricks": Construction(
        said=[
            ("i have like a million tricks", "claim"),
            ("I've loads of tricks", "claim"),
            ("I can't get this wrong from here", "claim"),
        ],
        near_misses=[
            ("I've three million", "not_a_claim"),
        ],
    ),
    "leaned over": Construction(
        said=[
            ("dummy leaned over and said 'all winners'", "claim c=all"),
            ("partner leaned over and said you have the rest", "concession x=all"),
            ("ya its urs", "concession x=all"),
        ],
        near_misses=[
            ("over in dummy", "claim s=cross@dummy"),
        ],
    ),
    "finesse came off or not": Construction(
        said=[
            ("spade finesse, then draw trumps. Finesse loses", "claim o=e p=0<1 t=mp f=d s=finesse:S,draw:T"),
            ("club finesse, then hearts. Finesse lost, director called", "claim o=e p=0<1 f=d s=finesse:C,cash:H"),
            ("finesse loses", "unclear"),
        ],
        near_misses=[
            ("take the finesse", "claim f=d s=finesse"),
        ],
    ),
    "that was all he said": Construction(
        said=[
            ("Declarer: 'I've a heart and five trumps.' That was all.", "claim c=6 t=m s=cash:H1,cash:T5"),
            ("He said two clubs and a spade. That was all.", "claim c=3 s=cash:C2,cash:S1"),
            ("'four hearts, two clubs.' That was all.", "claim c=6 s=cash:H4,cash:C2"),
        ],
        near_misses=[
            ("that's all", "claim"),
        ],
    ),
    "ace in capitals": Construction(
        said=[
            ("AKQ sp n A hrt", "claim c=4 s=cash:SA+SK+SQ,cash:HA"),
            ("KQ clb n A di", "claim c=3 s=cash:CK+CQ,cash:DA"),
            ("AK hrts n A clb", "claim c=3 s=cash:HA+HK,cash:CA"),
        ],
        near_misses=[
            ("ruff a clb", "not_a_claim s=ruff:C"),
        ],
    ),
    "drawn-out words": Construction(
        said=[
            ("reeeest mine", "claim c=all"),
            ("allll mine", "claim c=all"),
            ("sorrryyy, all mine", "claim c=all"),
        ],
        near_misses=[
            ("ruff sxxx", "not_a_claim s=ruff"),
        ],
    ),
    "so many left, I make": Construction(
        said=[
            ("three tricks left, I make two", "claim c=2"),
            ("four cards left and I make three", "claim c=3"),
            ("with five to go I make four", "claim c=4"),
        ],
        near_misses=[
            ("I make two", "claim r=L2"),
        ],
    ),
    "card placed, so the finesse": Construction(
        said=[
            ("The queen of hearts is marked with East so I finesse", "claim f=d s=finesse:H"),
            ("the king of clubs is onside, so I finesse and claim", "claim f=d s=finesse:C"),
            ("the jack of spades is with West, so I finesse", "claim f=d s=finesse:S"),
        ],
        near_misses=[
            ("my ace of hearts is good so I finesse", "claim f=d s=cash:HA*,finesse"),
        ],
    ),
    "told to them": Construction(
        said=[
            ("The opponents were told they could have the ace of hearts", "concession x=1 s=concede:HA"),
            ("the defenders were told they get a trump", "concession x=1 t=m s=concede:T1"),
            ("we were told he had the rest", "claim c=all"),
        ],
        near_misses=[
            ("we were told to play on", "not_a_claim"),
        ],
    ),
    "what another holds, twice": Construction(
        said=[
            ("West has the spades and the clubs, so he's squeezed", "claim s=squeeze"),
            ("East has the hearts and the diamonds and gets squeezed", "claim s=squeeze"),
            ("East has the diamonds and the clubs", "unclear"),
        ],
        near_misses=[
            ("I have the diamonds and the clubs", "claim s=cash:D,cash:C"),
        ],
    ),
    "stated a list of suits": Construction(
        said=[
            ("N stated clubs first, then hearts from the top", "claim o=e p=0<1 s=cash:C@N,cash:H"),
            ("S stated spades, then diamonds", "claim o=e p=0<1 s=cash:S@S,cash:D"),
            ("declarer announced hearts and clubs", "claim s=cash:H,cash:C"),
        ],
        near_misses=[
            ("declarer stated the contract", "unclear"),
        ],
    ),
    "whatever was led": Construction(
        said=[
            ("I had the rest whatever was led", "claim c=all"),
            ("I had nine whatever you led", "claim c=9d"),
            ("they were all good whatever we led", "claim c=all"),
        ],
        near_misses=[
            ("whatever you led I won", "unclear"),
        ],
    ),
    "the defence concedes": Construction(
        said=[
            ("the defence concedes", "concession x=all"),
            ("Opponents concede", "concession x=all"),
            ("both defenders concede", "concession x=all"),
        ],
        near_misses=[
            ("you concede a club", "claim c=1"),
        ],
    ),
    "claimed without a statement": Construction(
        said=[
            ("South claimed them all without a statement", "claim c=all"),
            ("declarer claimed the rest without any explanation", "claim c=all"),
            ("claimed six tricks without a line", "claim c=6"),
        ],
        near_misses=[
            ("claimed all without the ace of clubs", "claim_and_concession x=1 s=concede:CA"),
        ],
    ),
    "claimed with a break": Construction(
        said=[
            ("claimed with trumps 3-1", "claim t=m"),
            ("I claim with hearts 3-3", "claim"),
            ("claimed the rest, clubs 2-2", "claim c=all"),
        ],
        near_misses=[
            ("claimed with the spades", "claim s=cash:S"),
        ],
    ),
    "asked for a line": Construction(
        said=[
            ("asked for a line he said hearts from the top", "claim s=cash:H"),
            ("when asked for a line of play she said draw trumps", "claim t=mp s=draw:T"),
            ("asked for a statement he said clubs then spades", "claim o=e p=0<1 s=cash:C,cash:S"),
        ],
        near_misses=[
            ("asked for a heart", "claim s=lead:H"),
        ],
    ),
    "a number plus a card": Construction(
        said=[
            ("three more plus the ace", "claim c=4 s=cash:?A"),
            ("two tricks and the king of clubs", "claim c=3 s=cash:CK"),
            ("four tricks plus the last trump", "claim c=5 t=m s=cash:T"),
        ],
        near_misses=[
            ("I take two and the ace of spades is yours", "claim_and_concession c=2 x=1 s=concede:SA"),
            ("nine tricks, the ace of clubs among them", "claim c=9d s=cash:CA"),
        ],
    ),
    "one card of a suit is out": Construction(
        said=[
            ("one heart outstanding and it's yours", "concession x=1 s=concede:H1"),
            ("one club is out and it's yours", "concession x=1 s=concede:C1"),
            ("a spade is still out and it's yours", "concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("there's a trump out and it's yours", "concession x=1 t=m s=concede:T"),
        ],
    ),
    "made so far": Construction(
        said=[
            ("I've made seven and there are five more", "claim c=5"),
            ("I have made six already", "claim c=6"),
            ("I've made eight, two more to come", "claim c=2"),
        ],
        near_misses=[
            ("I've made five", "claim r=L5"),
        ],
    ),
    "all the tricks that are left": Construction(
        said=[
            ("I make the five that are left", "claim c=all"),
            ("the four tricks left are mine", "claim c=all"),
            ("the six tricks left come on a crossruff", "claim c=all s=crossruff"),
        ],
        near_misses=[
            ("I make four of the five that are left", "claim c=4"),
        ],
    ),
    "a small trump among winners": Construction(
        said=[
            ("the ace of hearts, the king and my little trump", "claim c=3 t=m s=cash:HA,cash:HK,cash:T"),
            ("SA HK and a small trump", "claim c=3 t=m s=cash:SA,cash:HK,cash:T1"),
            ("I've got two good clubs and one small trump", "claim c=3 t=m s=cash:C2,cash:T1"),
        ],
        near_misses=[
            ("ace of hearts, then a small trump", "claim o=e p=0<1 t=m s=cash:HA,lead:T"),
            ("ace and another trump", "claim o=i p=0<1 t=m s=cash:TA,lead:T"),
        ],
    ),
    "led from a hand": Construction(
        said=[
            ("a trump is coming from dummy", "claim t=m s=lead:T@dummy"),
            ("the trump comes from this hand", "claim t=m s=lead:T"),
            ("a low club comes from dummy, then I ruff a heart", "claim o=e p=0<1 s=lead:C@dummy,ruff:H"),
        ],
        near_misses=[
            ("I come to hand with a trump", "claim t=m s=cross:T@declarer"),
        ],
    ),
    "a ruff in a suit": Construction(
        said=[
            ("ace of spades, then a ruff in clubs", "claim o=e p=0<1 s=cash:SA,ruff:C"),
            ("partner ruffs in hearts", "claim s=ruff:H@partner"),
            ("I get a ruff in diamonds", "claim c=1 s=ruff:D"),
        ],
        near_misses=[
            ("I ruff in dummy", "claim s=ruff@dummy"),
            ("a ruff in hand", "claim s=ruff@declarer"),
        ],
    ),
    "the other side's card takes the last trick": Construction(
        said=[
            (
                "ruff a heart, ace of trumps, and your queen takes the thirteenth",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=m s=ruff:H,cash:TA,concede:TQ",
            ),
            (
                "ruff a club and your ace of trumps takes the last trick",
                "claim_and_concession x=1 o=e p=0<1 t=m s=ruff:C,concede:TA",
            ),
            (
                "king of clubs, ruff a club, and your jack wins the last one",
                "claim_and_concession x=1 o=e p=0<1,1<2 s=cash:CK,ruff:C,concede:CJ",
            ),
        ],
        near_misses=[
            ("ruff a club and your ace takes a trick", "claim_and_concession x=1 s=ruff:C,concede:?A"),
        ],
    ),
    "so many of a suit score": Construction(
        said=[
            ("three of my trumps score", "claim c=3 t=m"),
            ("my two hearts score", "claim c=2"),
            ("two of our clubs are scoring", "claim c=2"),
        ],
        near_misses=[
            ("my trumps score", "claim t=m"),
        ],
    ),
    "a hand that one sits with": Construction(
        said=[
            ("I'm sitting here with two good spades and the last trump", "claim c=3 t=m s=cash:S2,cash:T"),
            ("I'm sitting with three winners", "claim c=3"),
            ("what I'm left with is the ace of hearts and two good clubs", "claim c=3 s=cash:HA,cash:C2"),
        ],
        near_misses=[
            ("you're sitting over the king", "unclear"),
        ],
    ),
    "tricks given up, counted out": Construction(
        said=[
            ("I lose two tricks, a heart and a club", "concession x=2 s=concede:H1,concede:C1"),
            ("two to lose: a spade and a diamond", "concession x=2 s=concede:S1,concede:D1"),
            ("two cards to lose, a heart and a diamond", "concession x=2 s=concede:H1,concede:D1"),
            ("you get two, a heart and the last trump", "concession x=2 t=m s=concede:H1,concede:T"),
        ],
        near_misses=[
            ("two to lose, a heart and two clubs are good", "claim_and_concession x=2"),
            ("I've two tricks, a heart and a club", "claim c=2 s=cash:H1,cash:C1"),
        ],
    ),
    "losers that are seen": Construction(
        said=[
            ("I can see two losers, a heart and a club", "concession x=2 s=concede:H1,concede:C1"),
            ("I can see a diamond loser", "concession x=1 s=concede:D1"),
            ("I can see one loser, the third heart", "concession x=1 s=concede:H"),
        ],
        near_misses=[
            ("I can see ten tricks", "claim c=10d"),
        ],
    ),
    "the rest of the suit just played": Construction(
        said=[
            ("ace king of clubs, then the rest of the suit", "claim o=e p=0<2,1<2 s=cash:CA,cash:CK,cash:C"),
            ("I cash the ace of hearts and then the rest of the suit", "claim o=e p=0<1 s=cash:HA,cash:H"),
            ("the ace-king of diamonds and run the rest of the suit", "claim o=i p=0<1 s=cash:DA+DK,run:D"),
        ],
        near_misses=[
            ("ace king of clubs, then the rest", "claim c=all o=e s=cash:CA,cash:CK"),
        ],
    ),
    "however a suit lies": Construction(
        said=[
            (
                "however the clubs lie I cash the ace and king and ruff one",
                "claim o=i p=0<2,1<2 s=cash:CA,cash:CK,ruff:C",
            ),
            ("whichever way the diamonds sit I play the ace first", "claim o=e s=cash:DA"),
            ("however hearts break I cash the king", "claim s=cash:HK"),
        ],
        near_misses=[
            ("if the clubs lie badly I cash the ace of hearts", "claim s=cash:HA"),
        ],
    ),
    "plurals of letters": Construction(
        said=[
            ("pitch 2 d's on the clubs", "claim s=discard:D2^C"),
            ("throw my c's on the d's", "claim s=discard:C^D"),
            ("ruff 2 h's in dummy", "claim s=ruff:H2@dummy"),
        ],
        near_misses=[
            ("the D's good", "claim"),
        ],
    ),
    "a number put right in the record": Construction(
        said=[
            ("sorry, 9 tricks not 10, wrong click", "not_a_claim"),
            ("oops, 11 not 12, my mistake", "not_a_claim"),
            ("misclick, shd be 4 tricks not 5", "not_a_claim"),
        ],
        near_misses=[
            ("my mistake, I have ten", "claim c=10d"),
            ("nine tricks, not ten", "claim c=9d"),
        ],
    ),
    "the last trick lost to a card": Construction(
        said=[
            (
                "draw trumps, losing the last trick to the ace of clubs",
                "claim_and_concession x=1 o=e p=0<1 t=mp s=draw:T,concede:CA",
            ),
            (
                "ruff a heart, cash the ace, losing only the last trick to the king of spades",
                "claim_and_concession x=1 o=e p=0<1,1<2 s=ruff:H,cash:?A,concede:SK",
            ),
            (
                "three hearts, then I lose the last trick to your queen",
                "claim_and_concession c=3 x=1 o=e p=0<1 s=cash:H3,concede:?Q",
            ),
        ],
        near_misses=[
            (
                "draw trumps, losing a trick to the ace of clubs",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:CA",
            ),
        ],
    ),
    "forced out by what is led": Construction(
        said=[
            ("I lead up to the king of diamonds, forcing out the ace", "claim o=i p=0<1 s=lead:D,knock_out:DA"),
            ("I play a club, knocking out the king", "claim o=i p=0<1 s=lead:C,knock_out:CK"),
            ("a spade towards the queen, driving out the ace", "claim o=i p=0<1 s=lead:S,knock_out:SA"),
        ],
        near_misses=[
            ("knock out the ace", "claim s=knock_out:?A"),
        ],
    ),
    "a ruff that goes with winners": Construction(
        said=[
            ("I have eleven with a spade ruffed", "claim c=11d s=ruff:S"),
            ("two hearts with a club ruffed in dummy", "claim s=cash:H2,ruff:C@dummy"),
            ("ten tricks with one heart ruffed", "claim c=10d s=ruff:H"),
        ],
        near_misses=[
            ("I have eleven with a spade", "claim c=11d s=cash:S1"),
        ],
    ),
    "told how the other plays": Construction(
        said=[
            ("I'd like to know how you're getting to dummy", "not_a_claim"),
            ("I want to know how you play the clubs", "not_a_claim"),
            ("you'd better say how you reach those clubs", "not_a_claim"),
        ],
        near_misses=[
            ("I'd like to claim", "claim"),
        ],
    ),
    "a duck that is given": Construction(
        said=[
            ("duck one club to you, then the rest are good", "claim_and_concession x=1 o=e p=0<1 s=duck:C1,cash*"),
            ("I duck a diamond to you", "claim_and_concession x=1 s=duck:D1"),
            ("I duck two rounds of hearts to you", "claim_and_concession x=2 s=duck:H2"),
        ],
        near_misses=[
            ("I duck one club", "claim s=duck:C1"),
        ],
    ),
    "an act that makes the number": Construction(
        said=[
            ("two aces and a club ruff makes three", "claim c=3 s=cash:2,ruff:C"),
            ("seven trumps, two aces and a heart ruff makes ten", "claim c=10d t=m s=cash:T7,cash:2,ruff:H"),
            ("three spades and a diamond ruff makes four", "claim c=4 s=cash:S3,ruff:D"),
        ],
        near_misses=[
            ("two aces and a club makes three", "claim c=3 s=cash:2,cash:C1"),
        ],
    ),
    "whichever of two comes": Construction(
        said=[
            (
                "if a diamond I ruff, if it's a heart I win the ace, and then I draw trumps",
                "claim o=e p=0<2,1<2 t=mp s=ruff,win:HA,draw:T",
            ),
            (
                "If it's a heart I ruff it, if it's a spade I win the ace, and then the clubs are good",
                "claim o=e p=0<2,1<2 s=ruff:H,win:SA,cash:C*",
            ),
            (
                "if you lead a club I win the king, if you lead a spade I ruff, then trumps",
                "claim o=e p=0<2,1<2 t=m s=win:CK,ruff:S,cash:T",
            ),
        ],
        near_misses=[
            ("if it's a club I ruff and then draw trumps", "claim o=e p=0<1 t=mp s=ruff:C,draw:T"),
            ("if a diamond I ruff, and if it's a spade I win and then cash two hearts", "claim s=ruff,cash:H2"),
        ],
    ),
    "two cards of a suit in one breath": Construction(
        said=[
            (
                "cross to dummy, ace and king of clubs, ruff a spade",
                "claim o=i p=0<1,0<2,1<3,2<3 s=cross@dummy,cash:CA,cash:CK,ruff:S",
            ),
            ("cashing my hearts, then the ace and king of clubs", "claim o=e p=0<1,0<2 s=cash:H,cash:CA,cash:CK"),
            (
                "over to dummy with a club, then the queen and jack of spades",
                "claim o=e p=0<1,0<2 s=cross:C@dummy,cash:SQ,cash:SJ",
            ),
        ],
        near_misses=[
            ("ace of clubs, king of clubs, ruff a spade", "claim o=i p=0<1,1<2 s=cash:CA,cash:CK,ruff:S"),
            ("the ace and then the king of clubs", "claim c=2 o=e p=0<1 s=cash:CA,cash:CK"),
        ],
    ),
    "a contract and what it makes": Construction(
        said=[
            ("4S plus one", "claim r=+1"),
            ("3NT plus 1, agreed?", "claim r=+1"),
            ("4H minus two", "concession r=-2"),
        ],
        near_misses=[
            ("4S plus one heart", "claim c=5 s=cash:S4,cash:H1"),
        ],
    ),
    "the card that completes the number": Construction(
        said=[
            (
                "heart ruff, spade ruff, and the ace of trumps makes thirteen",
                "claim c=13d o=i p=0<1,1<2 t=m s=ruff:H,ruff:S,cash:TA",
            ),
            ("club ruff, and the ace makes two", "claim c=2 o=i p=0<1 s=ruff:C,cash:?A"),
            (
                "ruff a heart, diamond ruff, and the king of clubs makes ten",
                "claim c=10d o=i p=0<1,1<2 s=ruff:H,ruff:D,cash:CK",
            ),
        ],
        near_misses=[
            ("two spades, and the ace of trumps makes three", "claim c=3 t=m s=cash:S2,cash:TA"),
        ],
    ),
    "what a winner is used for": Construction(
        said=[
            ("use dummy's king of clubs to dispose of the diamond", "claim s=discard:D^CK"),
            ("I draw trumps and use the hearts to get rid of my clubs", "claim o=i p=0<1 t=mp s=draw:T,discard:C^H"),
            ("using the ace of spades to throw a heart", "claim s=discard:H"),
        ],
        near_misses=[
            ("use the ace of clubs to get to dummy", "claim s=cross:CA"),
        ],
    ),
    "all thirteen": Construction(
        said=[
            ("he claimed all thirteen tricks", "claim c=13d"),
            ("all 13", "claim c=13d"),
            ("I draw trumps and make all thirteen", "claim c=13d t=mp s=draw:T"),
        ],
        near_misses=[
            ("all five are mine", "claim c=all"),
        ],
    ),
    "trumps from the top": Construction(
        said=[
            ("ruff a club, then it's trumps from the top", "claim o=e p=0<1 t=m s=ruff:C,cash:T"),
            ("it's hearts from the top", "claim s=cash:H"),
            ("then it's trumps from the top", "claim t=m s=cash:T"),
        ],
        near_misses=[
            ("oh, clubs are trumps", "unclear t=m"),
        ],
    ),
    "what the others were told": Construction(
        said=[
            ("he said they'd get a spade", "concession x=1 s=concede:S1"),
            ("she said they get a trump", "concession x=1 t=m s=concede:T1"),
            ("he said they would make two hearts", "concession x=2 s=concede:H2"),
        ],
        near_misses=[
            ("he said he'd get a spade", "claim c=1 s=win:S1"),
        ],
    ),
    "one more of the suit that is ruffed": Construction(
        said=[
            ("I ruff a fourth spade and the fifth one is good", "claim o=i p=0<1 s=ruff:S,cash:S*"),
            (
                "ace, king and ruff a heart, and dummy's last one is good",
                "claim o=i p=0<1,1<2,2<3 s=cash:?A,cash:?K,ruff:H,cash:H*",
            ),
            ("ruff a club, and the last one is high", "claim o=i p=0<1 s=ruff:C,cash:C*"),
        ],
        near_misses=[
            ("the last one is good", "claim c=1"),
        ],
    ),
    "left with winners after a line": Construction(
        said=[
            (
                "heart ruff, spade back to hand, and I'm left with two good trumps",
                "claim o=i p=0<1,1<2 t=m s=ruff:H,cross:S@declarer,cash:T*",
            ),
            ("ruff a club and I'm left with three good hearts", "claim o=i p=0<1 s=ruff:C,cash:H*"),
            ("draw trumps and then I'm left with two good spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S*"),
        ],
        near_misses=[
            ("I'm left with three good trumps", "claim c=3 t=m"),
        ],
    ),
    "a card and what falls under it": Construction(
        said=[
            ("ace of spades, and the king comes down", "claim s=cash:SA"),
            ("the ace of clubs, and the queen falls", "claim s=cash:CA"),
            ("king of hearts, and the jack drops", "claim s=cash:HK"),
        ],
        near_misses=[
            ("ace of spades and the king of hearts", "claim c=2 s=cash:SA,cash:HK"),
        ],
    ),
    "this one as the deal": Construction(
        said=[
            ("this one plays itself", "claim"),
            ("this one shouldn't be beyond me", "claim"),
            ("it plays itself, this one", "claim"),
        ],
        near_misses=[
            ("this one is mine", "current_trick_only"),
        ],
    ),
    "winners that are named after all": Construction(
        said=[
            ("I cash out: ace of clubs, ace of diamonds", "claim c=2 s=cash:CA,cash:DA"),
            ("I cash my winners: the ace of clubs and two hearts", "claim c=3 s=cash:CA,cash:H2"),
            ("just cashing: AK of hearts", "claim c=2 s=cash:HA+HK"),
        ],
        near_misses=[
            ("I cash out, you have the rest", "claim_and_concession s=cash"),
        ],
    ),
    "cleared out of the way": Construction(
        said=[
            (
                "clearing the ace of hearts out of the way before crossing to dummy",
                "claim o=e p=0<1 s=cash:HA,cross@dummy",
            ),
            ("clear the queen of clubs out of the way, then the spades", "claim o=e p=0<1 s=cash:CQ,cash:S"),
            ("I clear the king out of the way", "claim s=cash:?K"),
        ],
        near_misses=[
            ("clear the spades", "claim s=establish:S"),
            ("clear trumps", "claim t=mp s=draw:T"),
        ],
    ),
    "winning the return": Construction(
        said=[
            (
                "I'm ducking a diamond, winning the return and running the diamonds",
                "claim o=i p=0<1,1<2 s=duck:D1,win,run:D",
            ),
            (
                "a club to you, winning any return, and the hearts",
                "claim_and_concession x=1 o=i p=1<2 s=concede:C1,win,cash:H",
            ),
            (
                "knocking out the ace, winning the return, and cashing the clubs",
                "claim o=i p=0<1,1<2 s=knock_out:?A,win,cash:C",
            ),
        ],
        near_misses=[
            ("two winning clubs", "claim c=2 s=cash:C2"),
        ],
    ),
    "that before what is told": Construction(
        said=[
            (
                "South announced that she would force out the ace of clubs and that the rest were hers",
                "claim c=all s=knock_out:CA",
            ),
            ("he said he would draw trumps and that the others were his", "claim c=all t=mp s=draw:T"),
            ("she claimed, saying that she had the hearts and that the clubs were good", "claim s=cash:H,cash:C*"),
        ],
        near_misses=[
            ("that one is mine", "current_trick_only"),
        ],
    ),
    "one trick, and the card": Construction(
        said=[
            ("1 to u, DQ", "concession x=1 s=concede:DQ"),
            ("one for you, ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("one trick to you, the king of clubs", "concession x=1 s=concede:CK"),
        ],
        near_misses=[
            ("one for you, ace of trumps for me", "claim_and_concession c=1 x=1 t=m s=win:TA"),
        ],
    ),
    "asked of partner": Construction(
        said=[
            ("Partner, you've got the rest, haven't you?", "not_a_claim"),
            ("partner, you have a trump, don't you?", "not_a_claim t=m"),
            ("Partner, he has the king, hasn't he?", "not_a_claim"),
        ],
        near_misses=[
            ("Partner, you've got the rest", "claim c=all"),
        ],
    ),
    "owner, then how many": Construction(
        said=[
            ("mine three, yours one", "claim_and_concession c=3 x=1"),
            ("ours 4 yours 2", "claim_and_concession c=4 x=2"),
            ("mine 5 urs 1", "claim_and_concession c=5 x=1"),
        ],
        near_misses=[
            ("yours, one of them", "claim_and_concession c=1"),
        ],
    ),
    "the suit held good is cashed": Construction(
        said=[
            ("the spades are high and I cash them", "claim s=cash:S*"),
            ("spades are good, so I cash four", "claim s=cash:S4*"),
            ("clubs are good, I run them and claim", "claim s=run:C*"),
        ],
        near_misses=[
            ("clubs are good, then I run the hearts", "claim o=e p=0<1 s=cash:C*,run:H"),
        ],
    ),
    "cards written out are all good": Construction(
        said=[
            ("S9 S7 S4 all good", "claim c=3 s=cash:S9,cash:S7,cash:S4"),
            ("SA SK S4 good", "claim c=3 s=cash:SA,cash:SK,cash:S4"),
            ("♠K ♠Q ♠J all high", "claim c=3 s=cash:SK,cash:SQ,cash:SJ"),
        ],
        near_misses=[
            ("the spades are all good", "claim"),
        ],
    ),
    "if it holds, another is run": Construction(
        said=[
            ("run the jack, and if it holds run the ten", "claim o=i p=0<1 f=d s=finesse:?J,finesse:?T"),
            ("if it holds run the nine", "claim f=d s=finesse:?9"),
            ("play the ten and if it holds run the clubs", "claim o=i p=0<1 s=cash:?T,run:C"),
        ],
        near_misses=[
            ("if he holds the jack I run the ten", "claim f=d s=finesse:?T"),
        ],
    ),
    "what was just named is run": Construction(
        said=[
            ("I have five clubs and I run them", "claim c=5 s=run:C5"),
            ("dummy has five clubs, I run them", "claim c=5 s=run:C5@dummy"),
            ("AK of hearts and three clubs, I cash them", "claim c=5 s=cash:HA+HK,cash:C3"),
        ],
        near_misses=[
            ("I have five clubs and I run the hearts", "claim c=5 s=cash:C5,run:H"),
        ],
    ),
    "what was just named is ruffed or thrown": Construction(
        said=[
            ("I have two small hearts and I ruff them in dummy", "claim s=ruff:H2@dummy"),
            ("I've a small diamond, which I ruff", "claim s=ruff:D"),
            (
                "one diamond, ruffed in dummy, and my hand is high",
                "claim c=all o=i p=0<1 s=ruff:D@dummy,cash@declarer*",
            ),
            ("two losing hearts, both go on the diamonds", "claim s=discard:H2^D"),
            ("I have a small heart that goes on dummy's queen", "claim s=discard:H^?Q"),
        ],
        near_misses=[
            ("I have two good hearts and ruff a club", "claim c=2 s=cash:H2,ruff:C"),
            ("whatever you play I'm ruffing it", "claim s=ruff"),
        ],
    ),
    "losers that are ruffed": Construction(
        said=[
            ("I have two hearts to lose and I ruff them", "claim s=ruff:H2"),
            ("there are two hearts to lose but I ruff them", "claim s=ruff:H2"),
            ("two losers, both go on the diamonds", "claim s=discard:2^D"),
        ],
        near_misses=[
            ("I only lose two hearts, and I ruff a club", "claim_and_concession x=2 s=concede:H2,ruff:C"),
        ],
    ),
    "whatever is led, and then what comes of it": Construction(
        said=[
            ("no matter what comes back I have the rest", "claim c=all"),
            ("whatever they play back it's all mine", "claim c=all"),
            ("no matter what you lead dummy is high", "claim c=all"),
        ],
        near_misses=[
            ("no matter", "unclear"),
        ],
    ),
    "a suit that runs so many times": Construction(
        said=[
            ("clubs run 5 times", "claim c=5 s=run:C5"),
            ("ace of spades and clubs run 5 times", "claim c=6 s=cash:SA,run:C5"),
            ("hearts run four times", "claim c=4 s=run:H4"),
        ],
        near_misses=[
            ("clubs run, then five hearts", "claim o=e p=0<1 s=run:C*,cash:H5"),
        ],
    ),
    "just in case": Construction(
        said=[
            ("first the ace of clubs in case, then trumps", "claim o=e p=0<1 t=m s=cash:CA,cash:T"),
            ("draw another trump in case and run the hearts", "claim o=i p=0<1 t=mp s=draw:T1,run:H"),
            ("one more diamond, in case, then the spades", "claim o=e p=0<1 s=cash:D1,cash:S"),
        ],
        near_misses=[
            ("in case diamonds break I have the rest", "claim c=all"),
        ],
    ),
    "asked to accept it": Construction(
        said=[
            ("pls accept, have the rest", "claim c=all"),
            ("please accept, have all top cards", "claim c=all"),
            ("please agree, have the last four", "claim c=all"),
        ],
        near_misses=[
            ("please have the rest", "concession x=all"),
        ],
    ),
    "'for' heard for four behind a play": Construction(
        said=[
            ("draw trumps then for clubs and a heart", "claim o=e p=0<1,0<2 t=mp s=draw:T,cash:C4,cash:H1"),
            ("draw trumps, for clubs and a heart", "claim o=i p=0<1,0<2 t=mp s=draw:T,cash:C4,cash:H1"),
            ("trumps then for diamonds and the ace of spades", "claim o=e p=0<1,0<2 t=m s=cash:T,cash:D4,cash:SA"),
        ],
        near_misses=[
            ("I give up a trick for a club and a heart", "concession x=2 s=concede:H1"),
        ],
    ),
    "asked how, and the answer": Construction(
        said=[
            ("when asked how, declarer stated that he would take the diamond finesse", "claim f=d s=finesse:D"),
            ("asked how, he said he would ruff a club", "claim s=ruff:C"),
            ("asked how, declarer said two spades and a heart", "claim c=3 s=cash:S2,cash:H1"),
        ],
        near_misses=[
            ("he asked how I would play it", "not_a_claim"),
        ],
    ),
    "a game made with more": Construction(
        said=[
            ("four hearts plus one", "claim r=+1"),
            ("a club to lose, four spades plus one", "claim_and_concession x=1 r=+1 s=concede:C1"),
            ("making five diamonds plus one", "claim r=+1"),
        ],
        near_misses=[
            ("two spades plus one club", "claim c=3 s=cash:S2,cash:C1"),
        ],
    ),
    "a loser with its time": Construction(
        said=[
            ("I've a diamond to lose at the end", "concession x=1 o=e s=concede:D1"),
            (
                "draw trumps and I've a club to lose at the finish",
                "claim_and_concession x=1 o=e p=0<1 t=mp s=draw:T,concede:C1",
            ),
            (
                "two hearts and there's a spade to lose at the end",
                "claim_and_concession c=2 x=1 o=e p=0<1 s=cash:H2,concede:S1",
            ),
        ],
        near_misses=[
            ("I've a diamond to lose", "concession x=1 s=concede:D1"),
        ],
    ),
    "led out": Construction(
        said=[
            ("I'm just going to lead the queen of trumps out", "claim t=m s=lead:TQ"),
            ("I lead my trumps out", "claim t=m s=lead:T"),
            ("I'm leading the ace of hearts out", "claim s=lead:HA"),
        ],
        near_misses=[
            ("the queen of trumps is out", "unclear t=m"),
        ],
    ),
    "a trick for a card of mine": Construction(
        said=[
            ("one trick for my ace of spades", "claim c=1 s=win:SA"),
            ("one trick to my queen of trumps", "claim c=1 t=m s=win:TQ"),
            ("a trick for my king of clubs and a heart", "claim c=1 s=win:CK,win:H1"),
        ],
        near_misses=[
            ("a trick for the ace of trumps", "concession x=1 t=m"),
        ],
    ),
    "given a ruff": Construction(
        said=[
            ("West claimed one off, saying that he would be given a club ruff", "claim_and_concession r=-1 s=ruff:C"),
            ("I'm given a heart ruff", "claim s=ruff:H"),
            ("I will be given a diamond ruff and one more", "claim c=1 s=ruff:D"),
        ],
        near_misses=[
            ("I give you a club ruff", "concession x=1"),
        ],
    ),
    "everybody writes it down": Construction(
        said=[
            ("South shows his hand and everybody writes down twelve", "claim c=12d"),
            ("we write down ten tricks", "claim c=10d"),
            ("they wrote down nine", "claim c=9d"),
        ],
        near_misses=[
            ("everybody goes down two", "concession r=-2"),
        ],
    ),
    "a trump out taken care of": Construction(
        said=[
            ("There's a trump still out and I'll take care of that", "claim t=mp s=draw:T"),
            ("One trump is out, I look after it and claim", "claim t=mp s=draw:T"),
            ("Dealing with the last trump first, then the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I'll deal with the trumps", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I'll deal with the spades later", "unclear"),
            ("My clubs take care of the two diamonds", "claim s=discard:D2^C"),
        ],
    ),
    "looked after by": Construction(
        said=[
            ("The spade losers are taken care of by dummy's clubs", "claim s=discard:S^C"),
            ("my heart is looked after by the ace of diamonds", "claim s=discard:H^DA"),
            ("the losing clubs are taken care of by the diamonds", "claim s=discard:C^D"),
        ],
        near_misses=[
            ("My small hearts are taken care of", "claim s=discard:H"),
        ],
    ),
    "a card of somebody's comes in": Construction(
        said=[
            ("Your trump queen comes in sometime", "concession x=1 t=m s=concede:TQ"),
            ("East's king will come in", "concession x=1 s=concede:?K"),
            ("My ten of clubs comes in at the end", "claim c=1 o=e s=win:CT"),
        ],
        near_misses=[
            ("My clubs come in", "claim"),
            ("the queen comes in", "claim"),
        ],
    ),
    "the only card not won": Construction(
        said=[
            ("The ten of hearts is the only card I don't win.", "concession x=1 s=concede:HT"),
            ("the ace of spades is the only trick I lose", "concession x=1 s=concede:SA"),
            ("A heart is all I lose.", "concession x=1 s=concede:H1"),
            ("The king of clubs is the only card I can lose", "concession x=1 s=concede:CK"),
        ],
        near_misses=[
            ("The ace of hearts is the only card I need", "unclear"),
            ("The jack of clubs is the only card out", "unclear"),
        ],
    ),
    "the other of two": Construction(
        said=[
            (
                "One of my hearts goes on the ace of diamonds but the other is a loser.",
                "claim_and_concession x=1 s=discard:H^DA,concede:H1",
            ),
            (
                "one heart goes on the diamond, the other one is lost",
                "claim_and_concession x=1 o=i p=0<1 s=discard:H^D,concede:H1",
            ),
            (
                "I pitch one club on the diamond and lose the other",
                "claim_and_concession x=1 o=i p=0<1 s=discard:C^D,concede:C1",
            ),
            ("I ruff one club and the other is yours", "claim_and_concession x=1 s=ruff:C,concede:C1"),
        ],
        near_misses=[
            ("I throw a club on the diamond and the other is good", "claim s=discard:C^D"),
            ("one heart is ruffed, the other goes on the club", "claim s=ruff:H,discard:H^C"),
        ],
    ),
    "the setting trick first": Construction(
        said=[
            ("The setting trick is my ace of diamonds.", "claim c=1 r=-1 s=win:DA"),
            ("the setting trick is a club ruff", "claim c=1 r=-1 s=ruff:C"),
            ("A club ruff is the setting trick", "claim c=1 r=-1 s=ruff:C"),
        ],
        near_misses=[
            ("the setting trick went a while ago", "not_a_claim"),
        ],
    ),
    "suits and cards that make": Construction(
        said=[
            ("My two clubs must make", "claim c=2"),
            ("dummy's clubs make", "claim"),
            ("my last trump makes", "claim c=1 t=m"),
            ("my king of clubs must make", "claim c=1 s=win:CK"),
        ],
        near_misses=[
            ("Four spades makes", "claim r=made"),
            ("the contract makes", "claim r=made"),
        ],
    ),
    "made but for a condition": Construction(
        said=[
            ("Unless the spades are six-one, I'm home", "claim r=made"),
            ("If nobody has four trumps I'm home", "claim r=made t=m"),
            ("Down one if the hearts are four-one, otherwise I get there", "claim r=-1"),
            ("One off if it's wrong, otherwise nine", "claim r=-1"),
            ("One down if clubs break badly, otherwise ten tricks", "claim r=-1"),
        ],
        near_misses=[
            ("Two down if he has the king, otherwise one", "concession r=-2"),
            ("Club to the queen. If it holds, I'm home", "claim f=d s=finesse:C"),
        ],
    ),
    "told to the other side": Construction(
        said=[
            ("declarer informed us that we were getting a diamond", "concession x=1 s=concede:D1"),
            (
                "My RHO put her hand down and told us we would score one trump and no more",
                "concession x=1 t=m s=concede:T1",
            ),
            ("he put his hand on the table and told us there was nothing more for our side", "claim c=all"),
        ],
        near_misses=[
            ("she told us that the rest were hers", "claim c=all"),
        ],
    ),
    "only after that": Construction(
        said=[
            (
                "Cash the ace of clubs first, and only after that do I draw trumps.",
                "claim o=e p=0<1 t=mp s=cash:CA,draw:T",
            ),
            ("I ruff a heart, and only after that do I touch trumps", "claim o=e p=0<1 t=m s=ruff:H,lead:T"),
            ("Only after that will I draw trumps", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I draw trumps only after cashing the ace", "claim o=e p=1<0 t=mp s=draw:T,cash:?A"),
        ],
    ),
    "make it more if": Construction(
        said=[
            ("I've eleven on top, make it twelve if the spades come in.", "claim c=11d"),
            ("ten, make that eleven if the king is onside", "claim c=10d"),
            ("nine tricks, make it ten if the clubs break", "claim c=9d"),
        ],
        near_misses=[
            ("ten, make that eleven", "claim c=11d"),
        ],
    ),
    "barring a card": Construction(
        said=[
            ("I make the remainder, barring the king of trumps.", "claim_and_concession x=1 t=m s=concede:TK"),
            ("I have all of them barring the ace of clubs", "claim_and_concession x=1 s=concede:CA"),
            ("The rest are ours barring a diamond", "claim_and_concession x=1 s=concede:D1"),
        ],
        near_misses=[
            ("Barring a bad break the rest are mine", "claim c=all"),
        ],
    ),
    "a finesse to be taken": Construction(
        said=[
            (
                "He put his cards down with the remark that the diamond finesse would be taken at the very end.",
                "claim o=e f=d s=finesse:D",
            ),
            ("the club finesse will be taken first", "claim o=e f=d s=finesse:C"),
            ("the finesse won't be taken", "claim f=n s=~finesse"),
        ],
        near_misses=[
            ("the finesse was taken", "unclear"),
            ("the finesse has been taken", "unclear"),
        ],
    ),
    "what somebody argued": Construction(
        said=[
            ("South's argument was that he would ruff a heart", "claim s=ruff:H"),
            ("declarer's contention was that he had the rest", "claim c=all"),
            (
                "South's claim ran: 'I shall cash my two hearts and throw West in with a diamond.'",
                "claim o=i p=0<1 s=cash:H2,throw_in:D",
            ),
        ],
        near_misses=[
            ("West argued that the claim was void because no line had been given.", "not_a_claim"),
            ("no line was stated", "not_a_claim"),
        ],
    ),
    "bare verbs in a chain": Construction(
        said=[
            (
                "You might simply say 'win, unblock the ace, cross to dummy, cash'.",
                "claim o=i p=0<1,1<2,2<3 s=win,cash:?A,cross@dummy,cash",
            ),
            ("cross to dummy and cash", "claim o=i p=0<1 s=cross@dummy,cash"),
            ('He said "win, draw trumps, claim"', "claim o=i p=0<1 t=mp s=win,draw:T"),
        ],
        near_misses=[
            ("cash", "unclear"),
            ("cross, claim", "claim s=cross@dummy"),
        ],
    ),
    "the nth one is good": Construction(
        said=[
            (
                "I give up a diamond, and after that the thirteenth one is good.",
                "claim_and_concession x=1 o=e p=0<1 s=concede:D1,cash:D*",
            ),
            ("I duck a diamond, and the fifth one is good", "claim o=i p=0<1 s=duck:D1,cash:D*"),
            ("I give up a club and the last one is good", "claim_and_concession x=1 o=i p=0<1 s=concede:C1,cash:C*"),
        ],
        near_misses=[
            ("the first one is good", "claim c=1"),
            ("the thirteenth diamond is good", "claim"),
        ],
    ),
    "a suit for the rest": Construction(
        said=[
            ("Heart on the diamond, trumps for the remainder", "claim c=all o=i p=0<1 t=m s=discard:H^D,cash:T"),
            (
                "discard a heart on the king of diamonds, and trumps for the rest",
                "claim c=all o=i p=0<1 t=m s=discard:H^DK,cash:T",
            ),
            ("club ruff, trumps for the rest", "claim c=all o=i p=0<1 t=m s=ruff:C,cash:T"),
        ],
        near_misses=[
            ("heart on the diamond, club on the spade", "claim o=i p=0<1 s=discard:H^D,discard:C^S"),
        ],
    ),
    "partner addressed before a colon": Construction(
        said=[
            ("You've got the rest, partner: just cash the spades.", "claim c=all s=cash:S"),
            ("You've got the rest, partner. Cash the spades.", "claim c=all s=cash:S"),
            ("You have the lot, partner: play a spade", "claim c=all s=lead:S"),
        ],
        near_misses=[
            ("You've got the rest: no spades left", "concession x=all"),
        ],
    ),
    "a trick lost at the end of a line": Construction(
        said=[
            (
                "Draw trumps, ruff a spade, lose a club",
                "claim_and_concession x=1 o=i p=0<1,1<2 t=mp s=draw:T,ruff:S,concede:C1",
            ),
            ("I run the spades and East gets his ace", "claim_and_concession x=1 o=i p=0<1 s=run:S,concede:?A"),
            (
                "Ace of clubs, club ruff, and a diamond for you",
                "claim_and_concession x=1 o=i p=0<1,1<2 s=cash:CA,ruff:C,concede:D1",
            ),
            (
                "I draw trumps, throw a heart on the ace, and you get a club",
                "claim_and_concession x=1 o=i p=0<1,1<2 t=mp s=draw:T,discard:H^?A,concede:C1",
            ),
        ],
        near_misses=[
            (
                "Club across, trumps, and whatever happens you come to a heart",
                "claim_and_concession x=1 o=i p=0<1 t=m s=cross:C@dummy,cash:T,concede:H1",
            ),
            ("Two spades, a heart, and you get a club", "claim_and_concession c=3 x=1 s=cash:S2,cash:H1,concede:C1"),
        ],
    ),
    "a home provided": Construction(
        said=[
            ("dummy's clubs provide a home for both my hearts", "claim s=discard:H2^C"),
            ("the diamonds provide a parking place for my club", "claim s=discard:C^D"),
            ("The ace of clubs provides a home for the diamond", "claim s=discard:D^CA"),
        ],
        near_misses=[
            ("If nobody has four trumps we're home", "claim r=made t=m"),
        ],
    ),
    "a finesse named and denied": Construction(
        said=[
            ("Heart finesse I am not requiring, already twelve are there, no?", "claim c=12d f=n s=~finesse:H"),
            ("the finesse I don't need", "claim f=n s=~finesse"),
            ("finesse I do not take", "claim f=n s=~finesse"),
        ],
        near_misses=[
            ("club finesse I need", "claim f=d s=finesse:C"),
            ("twelve on a finesse I don't need", "claim c=12d f=d s=finesse"),
        ],
    ),
    "back to a card of one's own": Construction(
        said=[
            (
                "ruff a diamond, trump back to my queen, and everything else is high",
                "claim c=all o=i p=0<1,1<2 t=m s=ruff:D,cross:TQ,cash*",
            ),
            ("I ruff a heart, club back to my jack", "claim o=i p=0<1 s=ruff:H,cross:CJ"),
            ("spade ruff, heart back to dummy's king", "claim o=i p=0<1 s=ruff:S,cross:HK"),
        ],
        near_misses=[
            ("a trump to my queen", "claim t=m f=d s=finesse:T"),
        ],
    ),
    "gone or returned to a card": Construction(
        said=[
            (
                "I go with a heart to dummy's king and throw my small club on the spade ace",
                "claim o=i p=0<1 s=cross:HK,discard:C^SA",
            ),
            ("I go with a club to the ace and cash the spades", "claim o=i p=0<1 s=cross:CA,cash:S"),
            ("I return with a trump", "claim t=m s=cross:T"),
            (
                "I ruff one heart, I return with the trump and all is good",
                "claim c=all o=i p=0<1,1<2 t=m s=ruff:H,cross:T,cash*",
            ),
        ],
        near_misses=[
            ("I return a trump", "claim t=m s=lead:T"),
        ],
    ),
    "winners nobody can stop": Construction(
        said=[
            ("You can't shut out my two top trumps.", "claim c=2 t=m"),
            ("you can't stop my ace of hearts", "claim c=1 s=win:HA"),
            ("you can't stop my four trump tricks", "claim c=4 t=m"),
        ],
        near_misses=[
            ("you can't stop my hearts", "claim"),
        ],
    ),
    "low from both hands": Construction(
        said=[
            ("Low club from both hands, after that the spade finesse", "claim o=e p=0<1 f=d s=duck:C,finesse:S"),
            ("I play a low club from both hands, then run the clubs", "claim o=e p=0<1 s=duck:C,run:C"),
            ("a small heart from both hands", "claim s=duck:H"),
        ],
        near_misses=[
            ("a small heart from dummy, then run the clubs", "claim o=e p=0<1 s=lead:H@dummy,run:C"),
        ],
    ),
    "a question and its answer": Construction(
        said=[
            ("my heart loser? that goes on the queen of diamonds", "claim s=discard:H^DQ"),
            ("the last club? that goes on the ace of hearts", "claim s=discard:C^HA"),
            ("I have the rest. Is that clear?", "claim c=all"),
            (
                "I'm going to get the trumps out first. Then I'll play my hearts. Is that how you say it?",
                "claim o=e p=0<1 t=mp s=draw:T,cash:H",
            ),
        ],
        near_misses=[
            ("are the hearts good? that depends", "not_a_claim"),
        ],
    ),
    "on one play alone": Construction(
        said=[
            ("All on the heart hook.", "claim f=d s=finesse:H"),
            ("all on the spade finesse", "claim f=d s=finesse:S"),
            ("eight or nine according to how the club hook goes", "claim c=8 f=d s=finesse:C"),
        ],
        near_misses=[
            ("all on top", "claim c=all"),
        ],
    ),
    "should it win": Construction(
        said=[
            ("A diamond to the jack; should it score, the contract's there.", "claim f=d s=finesse:D"),
            ("diamond to the jack; should it win I'm home", "claim f=d s=finesse:D"),
            ("Spade to the ten, and should it lose I am one down", "claim r=-1 f=d s=finesse:S"),
        ],
        near_misses=[
            ("I should win it", "unclear"),
        ],
    ),
    "coming in with a card": Construction(
        said=[
            (
                "I'm taking the king of spades, letting partner ruff a spade and coming in with the trump ace.",
                "claim o=i p=0<1,1<2 t=m s=cash:SK,ruff:S@partner,win:TA",
            ),
            ("I come in with the ace of hearts and cash the clubs", "claim o=i p=0<1 s=win:HA,cash:C"),
            ("then, coming in with the king of clubs, I run the hearts", "claim o=i p=0<1 s=win:CK,run:H"),
        ],
        near_misses=[
            ("the clubs are coming in", "claim"),
        ],
    ),
    "a protest that cards are out": Construction(
        said=[
            ("No, no, the eight isn't high, the nine's still out.", "not_a_claim"),
            ("Partner, there's still a trump out!", "not_a_claim t=m"),
            ("But East still holds a spade, so you cannot run them!", "not_a_claim"),
            ("Trump out!", "not_a_claim t=m"),
            ("the queen isn't gone", "not_a_claim"),
        ],
        near_misses=[
            ("There's still a trump out, I draw it and claim", "claim t=mp s=draw:T"),
            ("no idea what's left, you sort it out", "unclear"),
        ],
    ),
    "these, fronted": Construction(
        said=[
            ("These I'll have", "claim"),
            ("Right, so these I'm having", "claim"),
            ("Fine, those go to me", "claim"),
            ("So then, this little bunch is for me", "claim"),
        ],
        near_misses=[
            ("these go to you", "concession x=all"),
            ("this one you can have", "concession x=1"),
        ],
    ),
    "good cards left": Construction(
        said=[
            ("6 good spades left", "claim c=6 s=cash:S6"),
            ("four high hearts left and a club", "claim c=5 s=cash:H4,cash:C1"),
            ("two good trumps left", "claim c=2 t=m s=cash:T2"),
        ],
        near_misses=[
            ("your good trump left", "concession x=1 t=m s=concede:T"),
            ("six spades left", "unclear"),
        ],
    ),
    "it's tops": Construction(
        said=[
            ("it's tops all the way", "claim c=all"),
            ("its all tops no line needed", "claim c=all"),
            ("it's winners from here", "claim c=all"),
        ],
        near_misses=[
            ("there's winners in dummy", "claim"),
        ],
    ),
    "what I have left": Construction(
        said=[
            ("The spade I've got left goes away on a club", "claim s=discard:S^C"),
            ("the two clubs I've got left are good", "claim c=2"),
            ("the club that I have left is a loser", "concession x=1 s=concede:C"),
            ("the losing spade I hold goes on the club", "claim s=discard:S^C"),
        ],
        near_misses=[
            ("the card I've got left is the ace of spades", "claim c=1 s=cash:SA"),
            ("I've a spade left, a club goes on it", "claim c=1 s=cash:S1,discard:C^S"),
        ],
    ),
    "losers and their suit": Construction(
        said=[
            ("Two losers, both in clubs.", "concession x=2 s=concede:C2"),
            ("one loser, in diamonds", "concession x=1 s=concede:D1"),
            ("I lose two, both in hearts", "concession x=2 s=concede:H2"),
        ],
        near_misses=[
            ("two tricks, both in clubs", "claim c=2"),
        ],
    ),
    "winners left after a line": Construction(
        said=[
            ("One more round of trumps and I've only winners left.", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
            ("Club ruff, and after that I've nothing but top trumps.", "claim c=all o=e p=0<1 t=m s=ruff:C,cash:T*"),
            ("draw trumps and I have only winners", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
        ],
        near_misses=[
            ("I've only winners left", "claim c=all"),
        ],
    ),
    "a card out of the way": Construction(
        said=[
            ("Ace of hearts out of the way, spade to the king", "claim o=i p=0<1 s=cash:HA,cross:SK"),
            ("queen of clubs out of the way, then diamonds", "claim o=e p=0<1 s=cash:CQ,cash:D"),
            (
                "I cash the clubs, ace of hearts out of the way, then spades",
                "claim o=e p=0<1,1<2 s=cash:C,cash:HA,cash:S",
            ),
        ],
        near_misses=[
            ("the ace of hearts is out of the way", "claim"),
        ],
    ),
    "led into a card": Construction(
        said=[
            (
                "A heart to you and then you have to lead round to my king of clubs.",
                "claim_and_concession x=1 o=e p=0<1 s=concede:H1,win:CK",
            ),
            ("West has to lead a spade to my queen", "claim s=win:SQ"),
            ("you have to play into my king of diamonds", "claim s=win:DK"),
        ],
        near_misses=[
            ("you have to lead a club", "unclear"),
        ],
    ),
    "it may be so": Construction(
        said=[
            ("I might have the rest, you tell me.", "unclear"),
            ("he said he might have the rest, and left it to us", "unclear"),
            ("we might have them all", "unclear"),
        ],
        near_misses=[
            ("you might have a trick", "concession x=1"),
            ("I've the rest", "claim c=all"),
        ],
    ),
    "seen by all": Construction(
        said=[
            ("you can see them, they're all high", "claim c=all"),
            ("u can see them, all hi", "claim c=all"),
            ("the rest are good, you can all see them", "claim c=all"),
        ],
        near_misses=[
            ("you can have them, they're all high", "claim_and_concession x=all"),
        ],
    ),
    "none of a suit": Construction(
        said=[
            ("I've two trumps left and you've none.", "claim c=2 t=m s=cash:T2"),
            ("I have two trumps and you have none", "claim c=2 t=m s=cash:T2"),
            ("I've two spades and you've none", "claim c=2 s=cash:S2"),
        ],
        near_misses=[
            ("you have none", "claim c=all"),
        ],
    ),
    "what somebody of the other side said that we get": Construction(
        said=[
            ("Declarer said we get two trump tricks.", "concession x=2 t=m s=concede:T2"),
            ("She said we would make the ace of hearts", "concession x=1 s=concede:HA"),
            ("South said we had the rest", "concession x=all"),
        ],
        near_misses=[
            ("Partner said we get two trump tricks.", "claim c=2 t=m s=win:T2"),
        ],
    ),
    "top cards of a suit left": Construction(
        said=[
            ("AKQ of trumps left", "claim c=3 t=m s=cash:TA+TK+TQ"),
            ("AK of hearts left", "claim c=2 s=cash:HA+HK"),
            ("ace king of trumps left", "claim c=2 t=m s=cash:TA,cash:TK"),
        ],
        near_misses=[
            ("the queen of trumps left", "unclear t=m"),
        ],
    ),
    "a card before a suit that is not counted": Construction(
        said=[
            ("HA b4 clubs", "claim o=e p=0<1 s=cash:HA,cash:C"),
            ("the ace of hearts before the clubs", "claim o=e p=0<1 s=cash:HA,cash:C"),
            ("king of spades before diamonds", "claim o=e p=0<1 s=cash:SK,cash:D"),
        ],
        near_misses=[
            ("the ace of hearts before two clubs", "claim c=3 o=e p=0<1 s=cash:HA,cash:C2"),
        ],
    ),
    "somebody did not agree": Construction(
        said=[
            ("he didn't agree", "not_a_claim"),
            ("East disagreed, he had a trump", "not_a_claim t=m"),
            ("West did not accept the claim", "not_a_claim"),
        ],
        near_misses=[
            ("unless anyone disagrees, the rest", "claim c=all"),
        ],
    ),
    "dummy reached with a card": Construction(
        said=[
            ("Dummy with the queen of diamonds for the spades", "claim o=i p=0<1 s=cross:DQ@dummy,cash:S"),
            ("dummy with a trump, then the spades", "claim o=e p=0<1 t=m s=cross:T@dummy,cash:S"),
            ("Dummy with the ace of clubs, hearts", "claim o=i p=0<1 s=cross:CA@dummy,cash:H"),
        ],
        near_misses=[
            ("dummy with three good hearts", "unclear"),
        ],
    ),
    "a suit, then whatever": Construction(
        said=[
            ("hearts, then whatever", "claim o=e s=cash:H"),
            ("clubs then anything", "claim o=e s=cash:C"),
            ("clubs, and then anything", "claim o=e s=cash:C"),
        ],
        near_misses=[
            ("whatever you lead, hearts", "claim s=cash:H"),
        ],
    ),
    "children off the street": Construction(
        said=[
            ("First the kiddies off the street, then four diamonds", "claim o=e p=0<1 t=p s=draw:T,cash:D4"),
            ("kids off the street, then hearts", "claim o=e p=0<1 t=p s=draw:T,cash:H"),
            ("the children off the street and three clubs", "claim o=i p=0<1 t=p s=draw:T,cash:C3"),
        ],
        near_misses=[
            ("kids, I have three clubs", "claim c=3 s=cash:C3"),
        ],
    ),
    "what somebody named": Construction(
        said=[
            ("He named the ace of spades and a heart ruff", "claim s=cash:SA,ruff:H"),
            ("claimed, naming two hearts and the ace of clubs", "claim c=3 s=cash:H2,cash:CA"),
            ("he named the ace and the king as his two tricks", "claim c=2 s=cash:?A,cash:?K"),
        ],
        near_misses=[
            ("They named the wrong card", "not_a_claim"),
            ("he never named the ace", "not_a_claim"),
        ],
    ),
    "all of declarer's cards": Construction(
        said=[
            ("all of declarer's cards were winners", "claim c=all"),
            ("all declarer's cards are winners", "claim c=all"),
            ("declarer's cards were all winners", "claim c=all"),
        ],
        near_misses=[
            ("all of your cards are winners", "concession x=all"),
        ],
    ),
    "trumps so many rounds": Construction(
        said=[
            ("trumps 2 rds then A K d", "claim o=e p=0<1,0<2 t=mp s=draw:T,cash:DA,cash:DK"),
            ("trumps two rounds, AK of diamonds", "claim o=i p=0<1 t=mp s=draw:T,cash:DA+DK"),
            ("trumps three rounds then two hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H2"),
        ],
        near_misses=[
            ("trumps two, diamonds three", "claim c=5 t=m s=cash:T2,cash:D3"),
        ],
    ),
    "of course I would have": Construction(
        said=[
            ("Of course I would have played the king before the ace.", "not_a_claim"),
            ("of course I would have drawn the trump", "not_a_claim t=m"),
            ("of course we would have ducked", "not_a_claim"),
        ],
        near_misses=[
            ("of course I would draw the trump first", "claim o=e t=mp s=draw:T"),
        ],
    ),
    "a number at least, more if": Construction(
        said=[
            ("Minimum nine, ten if the jack falls", "claim c=9d"),
            ("minimum ten", "claim c=10d"),
            ("a minimum of nine, one more if hearts break", "claim c=9d"),
        ],
        near_misses=[
            ("at most nine", "claim c=9d"),
        ],
    ),
    "a trump about": Construction(
        said=[
            ("there's a trump about, I take it first", "claim o=e t=mp s=draw:T"),
            ("The rest - no, there's a trump about, I take that first", "claim c=all o=e t=mp s=draw:T"),
            ("one little trump about. I'll draw it, and the rest are mine", "claim c=all t=mp s=draw:T"),
        ],
        near_misses=[
            ("there's a trump out, I take that trick and the rest", "claim c=all t=m"),
        ],
    ),
    "tricks that the sides share": Construction(
        said=[
            ("we split the last two", "claim_and_concession c=1 x=1"),
            ("we share the last two", "claim_and_concession c=1 x=1"),
            ("one each of the last two", "claim_and_concession c=1 x=1"),
            ("we split the last four tricks", "claim_and_concession c=2 x=2"),
        ],
        near_misses=[
            ("we share the rest", "claim"),
            ("you two share the last two", "concession x=2"),
            ("hearts split two-two", "claim"),
        ],
    ),
    "so many are needed, and held": Construction(
        said=[
            ("I need three and I've got them", "claim c=3"),
            ("I need two tricks and have them", "claim c=2"),
            ("We need one more and we have it", "claim c=1"),
        ],
        near_misses=[
            ("I need three hearts and have them", "unclear"),
            ("I need three and you've got them", "concession x=all"),
        ],
    ),
    "a finesse asked and answered": Construction(
        said=[
            ("Heart finesse? No thanks, I have ten", "claim c=10d f=n s=~finesse:H"),
            ("Club finesse? No need.", "unclear f=n s=~finesse:C"),
            ("Heart finesse? No.", "unclear f=n s=~finesse:H"),
        ],
        near_misses=[
            ("Club finesse? Yes", "unclear f=d s=finesse:C"),
        ],
    ),
    "so many times trumps": Construction(
        said=[
            ("two times trumps and the rest", "claim c=all t=mp s=draw:T"),
            ("three times trump, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("two times trump", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("three times hearts", "claim c=3 s=cash:H3"),
        ],
    ),
    "a share put right": Construction(
        said=[
            ("two for you, er, three", "concession x=3"),
            ("one to you, um, two.", "concession x=2"),
            ("one for you, er, two", "concession x=2"),
        ],
        near_misses=[
            ("two for you, er, three for me", "claim_and_concession c=3 x=2"),
        ],
    ),
    "tricks coming somebody's way": Construction(
        said=[
            ("declarer said five of them were coming his way", "claim c=5"),
            ("three are coming my way", "claim c=3"),
            ("the rest come my way", "claim c=all"),
        ],
        near_misses=[
            ("two are coming your way", "concession x=2"),
        ],
    ),
    "no trouble with it": Construction(
        said=[
            ("this one shouldn't cause me any trouble", "claim"),
            ("this one is no trouble", "claim"),
            ("won't cause me any trouble", "claim"),
        ],
        near_misses=[
            ("the clubs are the trouble", "unclear"),
        ],
    ),
    "cards worth so many tricks": Construction(
        said=[
            ("South said his clubs were worth four tricks", "claim c=4 s=cash:C4"),
            ("my clubs are worth three", "claim c=3 s=cash:C3"),
            ("the diamonds were worth five tricks", "claim c=5 s=cash:D5"),
        ],
        near_misses=[
            ("your king is worth a trick", "concession x=1 s=concede:?K"),
        ],
    ),
    "still to score": Construction(
        said=[
            ("my jack of trumps has still to score", "claim c=1 t=m s=win:TJ"),
            ("my ace still has to score", "claim c=1 s=win:?A"),
            ("the queen of hearts has yet to score, it's mine", "claim c=1 s=win:HQ"),
        ],
        near_misses=[
            ("you still have to score your ace", "not_a_claim"),
        ],
    ),
    "the thirteenth trick goes to somebody": Construction(
        said=[
            ("Trick thirteen goes to you, a diamond", "concession x=1 o=e s=concede:D1"),
            ("trick thirteen goes to you", "concession x=1 o=e"),
            ("trick 13 goes to me", "claim c=1"),
        ],
        near_misses=[
            ("trick thirteen went to you", "unclear"),
        ],
    ),
    "the total that a seat scores": Construction(
        said=[
            ("West scores eleven", "claim c=11d"),
            ("North makes ten tricks", "claim c=10d"),
            ("Hands are up, West scores eleven", "claim c=11d"),
        ],
        near_misses=[
            ("West scores three", "concession x=3"),
        ],
    ),
    "put down for so many": Construction(
        said=[
            ("put me down for ten", "claim c=10d"),
            ("put me down for the rest", "claim c=all"),
            ("you can put me down for two over", "claim r=+2"),
        ],
        near_misses=[
            ("I put down the ace", "claim s=cash:?A"),
        ],
    ),
    "put so many down": Construction(
        said=[
            ("that puts you one off", "claim r=-1"),
            ("my jack of trumps scores, which puts you two down", "claim c=1 r=-2 t=m s=win:TJ"),
            ("puts you two down", "claim r=-2"),
        ],
        near_misses=[
            ("put you in with a club", "claim s=throw_in:C"),
        ],
    ),
    "now said of what has happened": Construction(
        said=[
            ("unbeatable now trumps have split 2-2", "claim r=made t=m"),
            ("cold now the hearts have broken", "claim r=made"),
            ("all mine now trumps are drawn", "claim c=all t=ms"),
        ],
        near_misses=[
            ("it's cold now", "claim r=made"),
        ],
    ),
    "trumps that somebody else holds": Construction(
        said=[
            ("The trump East holds comes out before I take my spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S"),
            ("the trump West has comes out first", "claim o=e t=mp s=draw:T"),
            ("the trump you hold comes out first", "claim o=e t=mp s=draw:T"),
        ],
        near_misses=[
            ("the trump I hold comes last", "claim c=1 t=m s=cash:T"),
        ],
    ),
    "two cards that score": Construction(
        said=[
            ("the ace and the king score for you", "concession x=2 s=concede:?A,concede:?K"),
            ("Looks like the ace and jack score for you", "concession x=2 s=concede:?A,concede:?J"),
            ("the ace of spades and the king of hearts score", "claim c=2 s=win:SA,win:HK"),
        ],
        near_misses=[
            ("the ace, and your king scores", "claim_and_concession c=1 x=1 s=cash:?A,concede:?K"),
        ],
    ),
    "after so many the rest": Construction(
        said=[
            ("After my three diamonds you can have everything else", "claim_and_concession c=3 o=e s=cash:D3"),
            ("after two diamonds it's all yours", "claim_and_concession c=2 o=e s=cash:D2"),
            ("after my ace it's all mine", "claim c=all o=e s=cash:?A"),
        ],
        near_misses=[
            ("after that it's all yours", "concession x=all"),
        ],
    ),
    "out of a suit": Construction(
        said=[
            ("They're out of trumps", "claim t=m"),
            ("you are out of trumps, and I have two good clubs", "claim c=2 t=m"),
            ("the defence was out of trumps", "claim t=m"),
        ],
        near_misses=[
            ("I am out of trumps", "unclear t=m"),
        ],
    ),
    "taken care of with a ruff": Construction(
        said=[
            ("dummy would take care of his small diamond with a ruff", "claim s=ruff:D@dummy"),
            ("a ruff takes care of the diamond", "claim s=ruff:D"),
            ("I take care of the diamond with a ruff", "claim s=ruff:D"),
        ],
        near_misses=[
            ("dummy's clubs take care of my hearts", "claim s=discard:H^C"),
        ],
    ),
    "a card excepted": Construction(
        said=[
            ("I get everything, the diamond queen excepted", "claim_and_concession x=1 s=concede:DQ"),
            ("all mine, the ace of clubs excepted", "claim_and_concession x=1 s=concede:CA"),
            ("the rest are mine, a club excepted", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("all mine, the ace of clubs too", "claim c=all s=cash:CA"),
        ],
    ),
    "a result as it is reckoned": Construction(
        said=[
            ("three light, I make it", "concession r=-3"),
            ("one off, I make it", "concession r=-1"),
            ("two light, I make it", "concession r=-2"),
        ],
        near_misses=[
            ("I make it", "claim r=made"),
        ],
    ),
    "what somebody asked for": Construction(
        said=[
            ("South asked for ten", "claim c=10d"),
            ("Thirteen was what South asked for", "claim c=13d"),
            ("South asked for the rest", "claim c=all"),
        ],
        near_misses=[
            ("East asked for a small club", "unclear"),
        ],
    ),
    "trumps got in": Construction(
        said=[
            ("I get in whatever trumps are out", "claim t=mp s=draw:T"),
            ("My intention is to get in whatever trumps may still be about", "claim t=mp s=draw:T"),
            ("I get in the last trump", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("get in with a trump", "claim t=m s=cross:T"),
        ],
    ),
    "where tricks come from": Construction(
        said=[
            ("all five that are left come from ruffing back and forth", "claim c=all s=crossruff"),
            ("the last five come on a crossruff", "claim c=all s=crossruff"),
            ("the rest come from crossruffing", "claim c=all s=crossruff"),
        ],
        near_misses=[
            ("the ten comes from dummy", "claim s=cross:?T@dummy"),
        ],
    ),
    "a card now, from a hand": Construction(
        said=[
            ("a trump now, out of the closed hand", "claim t=m s=lead:T@declarer"),
            ("a trump, out of hand", "claim t=m s=lead:T@declarer"),
            ("a club now, from my hand", "claim s=lead:C@declarer"),
        ],
        near_misses=[
            ("two hearts, from hand", "claim c=2 s=cash:H2"),
        ],
    ),
    "a trump about, corrected in the same breath": Construction(
        said=[
            (
                "That's the lot - no, sorry, there's a trump about: I take it first, then they are all good",
                "claim c=all o=e p=0<1 t=mp s=draw:T,cash*",
            ),
            ("all mine, oh, there's a trump about, I draw it first", "claim c=all o=e t=mp s=draw:T"),
            ("the rest - there is a trump about and I take it", "claim c=all t=mp s=draw:T"),
        ],
        near_misses=[
            ("what about the trump", "not_a_claim t=m"),
        ],
    ),
    "tricks that do not go away": Construction(
        said=[
            ("my two trump tricks aren't going away", "claim c=2 t=m"),
            ("my ace of hearts isn't going away", "claim c=1 s=win:HA"),
            ("your ace isn't going away", "concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("my two hearts aren't going away", "claim s=~discard:H2"),
            ("my losing club doesn't go away on the king", "claim s=~discard:C^?K"),
        ],
    ),
    "a line that gets the rest": Construction(
        said=[
            ("A major-suit squeeze on West gets me the remainder", "claim c=all s=squeeze@W"),
            ("a squeeze gets me the rest", "claim c=all s=squeeze"),
            ("a crossruff gets me the rest", "claim c=all s=crossruff"),
        ],
        near_misses=[
            ("a claim for the rest came from South", "claim c=all"),
        ],
    ),
    "depending how": Construction(
        said=[
            ("Depending how the heart finesse goes, eight or nine", "claim c=8d f=d s=finesse:H"),
            ("ten or eleven depending how the spades lie", "claim c=10d"),
            ("depending which way the finesse goes, nine or ten", "claim c=9d f=d s=finesse"),
        ],
        near_misses=[
            ("however the spades lie, ten", "claim c=10d"),
        ],
    ),
    "no claim was made": Construction(
        said=[
            ("she wasn't making any claim", "not_a_claim"),
            ("I'm not making any claim", "not_a_claim"),
            ("He added that he was not making any claim", "not_a_claim"),
        ],
        near_misses=[
            ("I'm making a claim", "claim"),
        ],
    ),
    "chalked up": Construction(
        said=[
            ("You can chalk them all up to me.", "claim c=all"),
            ("chalk them up to me", "claim c=all"),
            ("chalk them all up to me", "claim c=all"),
        ],
        near_misses=[
            ("you can have them all", "concession x=all"),
        ],
    ),
    "cards in a suit": Construction(
        said=[
            ("AK in hearts, king in spades", "claim c=3 s=cash:HA+HK,cash:SK"),
            ("In spades: AKQ. In diamonds: ace.", "claim c=4 s=cash:SA+SK+SQ,cash:DA"),
            ("In clubs I've the ace and the king", "claim c=2 s=cash:CA,cash:CK"),
            ("I cash the queen in diamonds, then run the clubs", "claim o=e p=0<1 s=cash:DQ,run:C"),
        ],
        near_misses=[
            ("The ace in dummy and the king in hand", "claim c=2 s=cash:?A@dummy,cash:?K@declarer"),
            ("I ruff in hearts and cash the ace", "claim o=i p=0<1 s=ruff:H,cash:?A"),
        ],
    ),
    "a suit said first, tricks counted in it": Construction(
        said=[
            ("In diamonds I have four winners", "claim c=4 s=cash:D4"),
            ("In hearts I have three tricks and in clubs two", "claim c=5 s=cash:H3,cash:C2"),
            ("In spades we make the last four", "claim c=4 s=cash:S4"),
        ],
        near_misses=[
            ("In dummy I've four winners", "claim c=4"),
            ("In hearts I lose two tricks", "concession x=2 s=concede:H2"),
        ],
    ),
    "what goes down on a card": Construction(
        said=[
            ("The diamond is ruffed and the heart goes down on the ace", "claim o=i p=0<1 s=ruff:D,discard:H^?A"),
            ("Clubs first, and the small hearts go down on them", "claim o=e p=0<1 s=cash:C,discard:H^C"),
            ("My losing spade goes down on dummy's heart", "claim s=discard:S^H"),
        ],
        near_misses=[
            ("Four spades goes down on a heart lead", "unclear"),
            ("It goes down on a heart", "unclear"),
        ],
    ),
    "done next, in the passive": Construction(
        said=[
            ("Once trumps are out the hearts are cashed", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("When the king is out of the way the diamonds are run", "claim s=run:D"),
            ("My ace wins and then the spades are run", "claim c=1 o=e p=0<1 s=win:?A,run:S"),
        ],
        near_misses=[
            ("The hearts are cashed", "claim"),
            ("When the trumps were out the diamonds were run", "claim o=e p=0<1 t=mp s=draw:T,run:D*"),
        ],
    ),
    "partner spoken to, after a quantifier": Construction(
        said=[
            ("Partner, everything you've got is a winner.", "claim c=all"),
            ("everything you hold is good, partner", "claim c=all"),
            ("Partner, all your cards are winners", "claim c=all"),
        ],
        near_misses=[
            ("Everything you've got is a winner", "claim_and_concession x=all"),
            ("All your cards are winners", "concession x=all"),
        ],
    ),
    "this one and the rest": Construction(
        said=[
            ("this one and the rest are yours", "concession x=all"),
            ("This one and whatever comes after it is yours", "concession x=all"),
            ("this one and the others are mine", "claim c=all"),
        ],
        near_misses=[
            ("the ace is mine and the rest are yours", "claim_and_concession c=1 s=win:?A"),
        ],
    ),
    "a number that was the claim": Construction(
        said=[
            ("Eleven was my claim", "claim c=11d"),
            (
                "Eleven in all was her claim, six hearts and the ace together with four clubs",
                "claim c=11d s=cash:H6,cash:?A,cash:C4",
            ),
            ("Five tricks was his claim", "claim c=5"),
        ],
        near_misses=[
            ("Eleven was the target", "unclear"),
        ],
    ),
    "a card that goes down, this one ruffed": Construction(
        said=[
            ("This one gets ruffed and my ace goes down", "claim o=i p=0<1 s=ruff,cash:?A"),
            ("My ace of spades goes down and partner ruffs", "claim o=i p=0<1 s=cash:SA,ruff@partner"),
            ("this one gets ruffed, then the king goes down", "claim o=e p=0<1 s=ruff,cash:?K"),
        ],
        near_misses=[
            ("my king goes down on the ace", "unclear"),
            ("the ace went down", "unclear"),
            ("this one may get ruffed", "unclear"),
        ],
    ),
    "dummy's suit by its letter": Construction(
        said=[
            ("ditch 2 s on dummys d", "claim s=discard:S2^D"),
            ("2 c go on dummys h", "claim s=discard:C2^H"),
            ("my c goes on dummy's d", "claim s=discard:C^D"),
        ],
        near_misses=[
            ("dummys good", "claim c=all"),
        ],
    ),
    "tricks given to somebody with a card": Construction(
        said=[
            ("Last trick to you with the ace of diamonds.", "concession x=1 o=e s=concede:DA"),
            ("one trick to you with the ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("the last two to West with the king of clubs", "concession x=2 o=e s=concede:CK"),
        ],
        near_misses=[
            ("last two to you", "concession x=2"),
            ("one trick to you with a ruff", "concession x=1"),
        ],
    ),
    "when, between what goes and where": Construction(
        said=[
            ("A diamond, right at the finish, goes to you.", "concession x=1 o=e s=concede:D1"),
            ("The spade, finally, goes on the club", "claim o=e s=discard:S^C"),
            ("A diamond, at the end, is yours", "concession x=1 o=e s=concede:D1"),
        ],
        near_misses=[
            ("I draw trumps, at the end a diamond", "claim o=e p=0<1 t=mp s=draw:T,cash:D1"),
            ("A diamond at the end, the rest is mine", "claim c=all o=e s=cash:D1"),
        ],
    ),
    "the trump that somebody sits on": Construction(
        said=[
            ("That last trump East is sitting on will be drawn", "claim t=mp s=draw:T"),
            ("The trump West is holding comes out", "claim t=mp s=draw:T"),
            ("the last trump you are holding comes out", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("East is holding a trump", "unclear t=m"),
        ],
    ),
    "said while counting": Construction(
        said=[
            ("the ace and, let's see, three clubs", "claim c=4 s=cash:?A,cash:C3"),
            ("Let's see, the rest are mine", "claim c=all"),
            ("There's a bit of a blockage, so, no, wait, it's fine: I unblock my ace", "claim s=cash:?A"),
        ],
        near_misses=[
            ("let's see", "not_a_claim"),
            ("let's see it", "not_a_claim"),
        ],
    ),
    "back in the board, no place": Construction(
        said=[
            ("the hands went back into the board, one down", "concession r=-1"),
            ("Declarer reckoned that she was three down, and the hands went back into the board", "concession r=-3"),
            ("North returned his own hand to the board, one off", "concession r=-1"),
        ],
        near_misses=[
            ("back to the board with a heart", "claim s=cross:H@dummy"),
        ],
    ),
    "sorry all, off top": Construction(
        said=[
            ("thats 1 off, sorry all", "concession r=-1"),
            ("6 off top = CA DA DK HA HK HQ", "claim c=6 s=cash:CA,cash:DA,cash:DK,cash:HA,cash:HK,cash:HQ"),
            ("four off the top", "claim c=4"),
        ],
        near_misses=[
            ("one off, top spade wins", "claim_and_concession c=1 r=-1"),
        ],
    ),
    "dummy is told what to play": Construction(
        said=[
            ("Declarer told dummy to play a spade", "not_a_claim"),
            ("Declarer instructed dummy to play the spades down from the highest.", "not_a_claim"),
            ("She asked dummy to play low", "not_a_claim"),
        ],
        near_misses=[
            ("Declarer told us he would play a spade", "claim s=lead:S"),
        ],
    ),
    "undertricks that something makes": Construction(
        said=[
            ("That makes four undertricks, I'm afraid.", "concession r=-4"),
            ("that makes an overtrick", "claim r=+1"),
            ("which makes two undertricks", "concession r=-2"),
        ],
        near_misses=[
            ("that makes four", "claim r=L4"),
        ],
    ),
    "his, told afterwards": Construction(
        said=[
            ("Twelve tricks would be hers, she told us", "claim c=12d"),
            ("The rest would be his, he said", "claim c=all"),
            ("All of them were his, he told the table", "claim c=all"),
        ],
        near_misses=[
            ("The last trick is his, East said", "concession x=1 o=e s=concede:1"),
        ],
    ),
    "making do with tricks": Construction(
        said=[
            ("five for me, and you have to make do with two", "claim_and_concession c=5 x=2"),
            ("I'll make do with nine", "claim c=9d"),
            ("you'll have to make do with the ace", "concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("I make two", "claim r=L2"),
        ],
    ),
    "what is said of it, under what was asked": Construction(
        said=[
            ("What I'm leading is a trump", "claim t=m s=lead:T"),
            ("what you get is a heart", "concession x=1 s=concede:H1"),
            ("what I take next is the ace of spades", "claim s=cash:SA"),
            ("What I ruff is a heart, and then I run the clubs", "claim o=e p=0<1 s=ruff:H,run:C"),
            ("what I give you is a spade", "concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("what's left is high", "claim c=all"),
        ],
    ),
    "it is there that it goes": Construction(
        said=[
            ("It's on the clubs that my diamond goes", "claim s=discard:D^C"),
            ("it's in dummy that I ruff the heart", "claim s=ruff:H@dummy"),
            ("It is on the ace that the club loser will go", "claim s=discard:C^?A"),
            ("it's with a spade that I cross", "claim s=cross:S@dummy"),
        ],
        near_misses=[
            ("it's on the heart finesse, I make it", "claim r=made f=d s=finesse:H"),
            ("It's on the finesse, the rest is mine", "claim c=all f=d s=finesse"),
        ],
    ),
    "what is to follow": Construction(
        said=[
            (
                "Four diamonds come first, with three clubs and a heart to follow.",
                "claim c=8 o=e p=0<1,0<2 s=cash:D4,cash:C3,cash:H1",
            ),
            ("I cash the ace with the king to follow", "claim o=e p=0<1 s=cash:?A,cash:?K"),
            ("the ace of spades, with two clubs to follow", "claim c=3 o=e p=0<1 s=cash:SA,cash:C2"),
            ("three clubs, a heart to follow", "claim c=4 o=e p=0<1 s=cash:C3,cash:H1"),
        ],
        near_misses=[
            ("I need hearts to follow", "unclear"),
            ("if both follow, the rest is mine", "claim c=all"),
        ],
    ),
    "all, behind will": Construction(
        said=[
            ("The trumps will all come out", "claim t=mp s=draw:T"),
            ("the spades will all go away on the clubs", "claim s=discard:S^C"),
        ],
        near_misses=[
            ("the trumps will come out, all of them mine", "claim c=all t=mp s=draw:T"),
        ],
    ),
    "an action takes care of the rest": Construction(
        said=[
            ("a crossruff takes care of the rest", "claim c=all s=crossruff"),
            ("A cross-ruff takes care of the remaining four.", "claim c=all s=crossruff"),
            ("a squeeze takes care of the last one", "claim c=1 s=squeeze"),
        ],
        near_misses=[
            ("a ruff takes care of my last heart", "claim s=ruff:H"),
            ("my king takes care of the rest", "claim c=all s=cash:?K"),
        ],
    ),
    "winners taken before": Construction(
        said=[
            (
                "Once my spade winners have been taken, this hand is high.",
                "claim c=all o=e p=0<1 s=cash:S,cash@declarer*",
            ),
            ("after my clubs are taken dummy is high", "claim c=all o=e p=0<1 s=cash:C,cash@dummy*"),
        ],
        near_misses=[
            ("once your ace has been taken the rest are mine", "claim c=all"),
            ("once the ace is taken, the rest are mine", "claim c=all"),
        ],
    ),
    "a look at the trumps": Construction(
        said=[
            (
                "Two red cards get ruffed on the table after I've had a look at how the trumps lie.",
                "claim o=e p=1<0 t=m s=ruff:2@dummy,test:T",
            ),
            (
                "I'll investigate the trump position, then ruff two clubs on the table",
                "claim o=e p=0<1 t=m s=test:T,ruff:C2@dummy",
            ),
            ("having a peep at the trumps first", "claim o=e t=m s=test:T"),
        ],
        near_misses=[
            ("let me have a look at your hand", "unclear"),
            ("I want to take a look at the last trick", "unclear"),
        ],
    ),
    "listed as losers": Construction(
        said=[
            (
                "With the small heart and the diamond as losers, I ruff a heart and throw my diamond on the spade",
                "claim o=i p=0<1 s=ruff:H,discard:D^S",
            ),
            ("as losers I have a heart and a club", "concession x=2 s=concede:H1,concede:C1"),
            (
                "a losing heart and a losing club, I ruff the heart and throw the club on the diamond",
                "claim o=i p=0<1 s=ruff:H,discard:C^D",
            ),
            (
                "losers are the little heart and the spade, ruff a heart, chuck the spade on CK",
                "claim o=i p=0<1 s=ruff:H,discard:S^CK",
            ),
            ("the losers are a heart and a club, and I ruff the heart", "claim_and_concession x=1 s=concede:C1,ruff:H"),
        ],
        near_misses=[
            ("I have a heart and a club", "claim c=2 s=cash:H1,cash:C1"),
            ("you get a heart and a club, I ruff a heart", "claim_and_concession x=2 s=concede:H1,concede:C1,ruff:H"),
        ],
    ),
    "led before it is ruffed": Construction(
        said=[
            ("CA and two diamonds, ruff a diamond", "claim o=i p=0<2,1<2 s=cash:CA,cash:D2,ruff:D"),
            (
                "the ace of clubs and two hearts, ruff a heart, spade on the king",
                "claim o=i p=0<2,1<2,2<3 s=cash:CA,cash:H2,ruff:H,discard:S^CK",
            ),
        ],
        near_misses=[
            ("two diamonds and a diamond ruff", "claim c=3 s=cash:D2,ruff:D"),
            ("the ace of clubs and two hearts, ruff a club", "claim s=cash:CA,cash:H2,ruff:C"),
        ],
    ),
    "tags that say nothing": Construction(
        said=[
            ("I've got two losers, haven't I, a heart and a club", "concession x=2 s=concede:H1,concede:C1"),
            ("you can't manage that, can you: the king of trumps wins a trick", "claim t=m s=win:TK"),
            ("that's ten, isn't it, one in each suit", "claim c=10d"),
            ("You get a heart, don't you, and the rest are mine", "claim_and_concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("leave the ace, will you", "unclear"),
        ],
    ),
    "two things of which the same is said": Construction(
        said=[
            ("The king and the jack both belong to you, making two.", "concession x=2 s=concede:?K,concede:?J"),
            ("the heart and the club both go to you", "concession x=2 s=concede:H,concede:C"),
            ("your ace and king both score", "concession x=2 s=concede:?A,concede:?K"),
            ("the king and the ace of clubs belong to me", "claim c=2 s=win:CK,win:CA"),
        ],
        near_misses=[
            ("the ace, and a club goes to you", "claim_and_concession c=1 x=1 s=cash:?A,concede:C1"),
            ("the king and your ace both score", "claim_and_concession c=1 x=1 s=cash:?K,concede:?A"),
            ("My club and my heart win.", "claim c=2 s=cash:C,cash:H*"),
        ],
    ),
    "the other side getting the rest": Construction(
        said=[
            ("the ace for me, with you getting the rest", "claim_and_concession c=1 s=win:?A"),
            ("with you making the rest I get my ace", "claim_and_concession c=1 s=win:?A"),
            ("I make my king with declarer making all the others", "claim_and_concession c=1 s=win:?K"),
        ],
        near_misses=[
            ("I draw trumps with dummy ruffing a club", "claim o=i p=0<1 t=mp s=draw:T,ruff:C@dummy"),
            ("with me holding the ace you get one", "claim_and_concession c=1 x=1 s=win:?A"),
        ],
    ),
    "partner spoken to in the middle": Construction(
        said=[
            ("I cash the ace and, partner, you get a ruff", "claim o=i p=0<1 s=cash:?A,ruff@partner"),
            (
                "I've got the ace of spades to cash, and partner, you get a ruff from me",
                "claim c=2 s=cash:SA,ruff@partner",
            ),
            ("oh, partner, you'll like this, you're getting a club ruff from me", "claim c=1 s=ruff:C@partner"),
        ],
        near_misses=[
            ("me and partner, you get one", "concession x=1"),
            ("the ace for partner, you get the rest", "claim_and_concession c=1 s=win:?A"),
        ],
    ),
    "told behind what was said": Construction(
        said=[
            ("Three clubs were for us, North said.", "concession x=3 s=concede:C3"),
            ("the rest were ours, she said", "concession x=all"),
        ],
        near_misses=[
            ("the rest are ours, she said", "claim c=all"),
            ("That's two for us, South said", "claim c=2"),
        ],
    ),
    "by somebody's account": Construction(
        said=[
            ("By South's account the last two tricks were hers", "claim c=all"),
            ("On declarer's account the rest were his", "claim c=all"),
            ("in West's words the rest were his", "claim c=all"),
        ],
        near_misses=[
            ("South has the last trick", "concession x=1 o=e s=concede:1"),
        ],
    ),
    "what an ace in capitals does": Construction(
        said=[
            ("A goes 2 u", "concession x=1 s=concede:?A"),
            ("ok u get 2, A n 9", "concession x=2 s=concede:?A,concede:?9"),
            ("u get 2: K + 9", "concession x=2 s=concede:?K,concede:?9"),
        ],
        near_misses=[
            ("A heart goes to you", "concession x=1 s=concede:H1"),
        ],
    ),
    "a seat that scores ten": Construction(
        said=[
            ("West scores eleven", "claim c=11d"),
            ("North takes ten tricks", "claim c=10d"),
        ],
        near_misses=[
            ("East scores his nine", "concession x=1 s=concede:?9"),
        ],
    ),
    "all but one given away": Construction(
        said=[
            ("I give you all but the ace of clubs", "claim_and_concession s=cash:CA"),
            ("giving you everything but the ace", "claim_and_concession s=cash:?A"),
        ],
        near_misses=[
            ("I lose all but the ace of clubs", "claim_and_concession s=cash:CA"),
        ],
    ),
    "all that was left": Construction(
        said=[
            ("I have all that was left", "claim c=all"),
            ("declarer had all the tricks that were left", "claim c=all"),
        ],
        near_misses=[
            ("there were two trumps left", "unclear t=m"),
        ],
    ),
    "none that is not won": Construction(
        said=[
            ("There's not a single one I don't win.", "claim c=all"),
            ("there isn't a trick I don't take", "claim c=all"),
            ("there's nothing I lose", "claim c=all"),
            ("there's no trick you get", "claim c=all"),
            ("there isn't one I can win", "concession x=all"),
        ],
        near_misses=[
            ("there's nothing I can do", "unclear"),
            ("there are two I lose", "concession x=2"),
        ],
    ),
    "only trumps are left": Construction(
        said=[
            (
                "Ace of clubs, ruff a club, ruff a heart, and I'm left with trumps that are all high",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=cash:CA,ruff:C,ruff:H,cash:T",
            ),
            (
                "Ace of clubs, ruff a club, ruff a heart and then only high trumps are left",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=cash:CA,ruff:C,ruff:H,cash:T",
            ),
            (
                "Ace of clubs, ruff a club, ruff a heart, leaving only high trumps",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=cash:CA,ruff:C,ruff:H,cash:T",
            ),
            (
                "Cashing the ace, ruffing a club and ruffing a heart leaves me with only winning trumps",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=cash:?A,ruff:C,ruff:H,cash:T",
            ),
            (
                "Ace of clubs, ruff a club, ruff a heart and trumps are all that's left",
                "claim c=all o=i p=0<1,1<2,2<3 t=m s=cash:CA,ruff:C,ruff:H,cash:T",
            ),
        ],
        near_misses=[
            (
                "Ace of clubs, ruff a club, ruff a heart, and you're left with high trumps",
                "claim o=i p=0<1,1<2 t=m s=cash:CA,ruff:C,ruff:H",
            ),
            (
                "Ace of clubs, club ruff, ace of diamonds, then just trumps",
                "claim o=e p=0<1,1<2,2<3 t=m s=cash:CA,ruff:C,cash:DA,cash:T",
            ),
            ("I'm leaving your master trump out and running diamonds", "claim t=m s=~draw:T,run:D"),
        ],
    ),
    "thrown on it, in a relative clause": Construction(
        said=[
            (
                "the ace of hearts, on which I throw a diamond, ruff a diamond",
                "claim o=i p=0<2,1<2 s=cash:HA,discard:D^HA,ruff:D",
            ),
            ("I run the clubs, on which I pitch two hearts", "claim s=run:C,discard:H2^C"),
            (
                "the ace of diamonds, on which my club will go, then the king",
                "claim c=2 o=e p=0<2,1<2 s=cash:DA,discard:C^DA,cash:DK",
            ),
            ("the diamond ace for a heart discard, a heart ruff", "claim o=i p=0<2,1<2 s=cash:DA,discard:H^DA,ruff:H"),
        ],
        near_misses=[
            ("on the ace I throw a diamond", "claim s=discard:D^?A"),
        ],
    ),
    "named one by one, and good": Construction(
        said=[
            ("all gd, J 7 3", "claim c=3 o=e p=0<1,1<2 s=lead:?J,lead:?7,lead:?3"),
            (
                "West was told there wasn't a loser among them: jack, seven, four.",
                "claim c=3 o=e p=0<1,1<2 s=lead:?J,lead:?7,lead:?4",
            ),
            (
                "Jack, seven, three: North named his cards in that order and said they were all good.",
                "claim c=3 o=e p=0<1,1<2 s=lead:?J,lead:?7,lead:?3",
            ),
            (
                "declarer, who had called all his cards good, replied ten, seven, two",
                "claim c=3 o=e p=0<1,1<2 s=lead:?T,lead:?7,lead:?2",
            ),
        ],
        near_misses=[
            ("J 7 3, all good", "claim c=3 s=cash:?J,cash:?7,cash:?3"),
            ("declarer replied ten, nine if the king is off", "claim c=9d"),
        ],
    ),
    "called good": Construction(
        said=[
            ("she called all her cards good, declarer told us", "claim c=all"),
            ("declarer said all his cards were good", "claim c=all"),
        ],
        near_misses=[
            ("he called the director", "not_a_claim"),
        ],
    ),
    "the last of them, besides": Construction(
        said=[
            ("Trumps are gone, I have the last one and two good clubs", "claim c=3 t=m"),
            ("trumps are exhausted and I still have the last of them along with two master hearts", "claim c=3 t=m"),
            ("Two master clubs and the last trump, that's what I hold, and nobody else has a trump.", "claim c=3 t=m"),
            ("trumps are all gone, leaving me the boss trump and a couple of good hearts", "claim c=3 t=m"),
        ],
        near_misses=[
            ("trumps are gone, the last one is yours", "concession x=1 o=e t=m s=concede:1"),
            ("trumps are gone and I have the last one", "claim c=1 t=m"),
            ("I draw trumps, leaving me two good hearts", "claim o=i p=0<1 t=mp s=draw:T,cash:H2"),
        ],
    ),
    "these, and nobody says how many": Construction(
        said=[
            ("Right, so these are coming to me.", "claim"),
            ("Very well, I'm collecting these.", "claim"),
        ],
        near_misses=[
            ("these aren't coming to me", "unclear"),
        ],
    ),
    "courtesy of": Construction(
        said=[
            ("The rest, courtesy of a double squeeze.", "claim c=all s=squeeze"),
            ("the rest thanks to a squeeze", "claim c=all s=squeeze"),
        ],
        near_misses=[
            ("thanks to the lead I have the rest", "claim c=all"),
        ],
    ),
    "no quarrel": Construction(
        said=[
            ("No quarrel with that.", "not_a_claim"),
            ("y np", "not_a_claim"),
            ("I can see that.", "not_a_claim"),
        ],
        near_misses=[
            ("I can see that the rest are mine", "claim c=all"),
        ],
    ),
    "of yours": Construction(
        said=[
            ("that king of yours will score", "concession x=1 s=concede:?K"),
            ("this last one of yours is good", "concession x=1 o=e s=concede:1"),
            ("a heart of yours scores, the rest is mine", "claim_and_concession x=1 s=concede:H1"),
            ("these two little diamonds of mine go on the clubs", "claim s=discard:D2^C"),
        ],
        near_misses=[
            ("that last trump of yours gets drawn", "claim t=mp s=draw:T"),
            ("none of yours is good", "unclear"),
        ],
    ),
    "more of what comes before": Construction(
        said=[
            (
                "I draw trumps once I've ruffed a heart and cashed the ace",
                "claim o=e p=1<2,2<0 t=mp s=draw:T,ruff:H,cash:?A",
            ),
            (
                "I draw trumps after ruffing a heart and cashing the ace",
                "claim o=e p=1<2,2<0 t=mp s=draw:T,ruff:H,cash:?A",
            ),
            (
                "your trump king makes once I've come back with a club, ruffed a spade and cashed the ace of trumps.",
                "claim_and_concession x=1 o=e p=1<2,2<3,3<0 t=m s=concede:TK,cross:C@declarer,ruff:S,cash:TA",
            ),
            (
                "I ruff a heart before drawing trumps and running the clubs",
                "claim o=e p=0<1,1<2 t=mp s=ruff:H,draw:T,run:C",
            ),
        ],
        near_misses=[
            (
                "I draw trumps, after cashing the ace, and run the clubs",
                "claim o=e p=0<2,1<0 t=mp s=draw:T,cash:?A,run:C",
            ),
            ("I draw trumps after I cash the ace and run the clubs", "claim o=e p=0<2,1<0 t=mp s=draw:T,cash:?A,run:C"),
        ],
    ),
    "a clause of two plays, and what comes before": Construction(
        said=[
            (
                "A heart takes me over to the ace-queen once the king has been unblocked.",
                "claim o=e p=0<1,2<0 s=cross:H@dummy,cash:?A+?Q,cash:?K",
            ),
            (
                "I cross in clubs to the ace-king after cashing the queen",
                "claim o=e p=0<1,2<0 s=cross:C@dummy,cash:?A+?K,cash:?Q",
            ),
        ],
        near_misses=[
            (
                "I run the clubs, then the ace, once the king has been unblocked",
                "claim o=e p=0<1,2<1 s=run:C,cash:?A,cash:?K",
            ),
        ],
    ),
    "an item, and what it comes after": Construction(
        said=[
            ("the clubs come after the hearts", "claim o=e p=1<0 s=cash:C,cash:H"),
            ("the clubs come only after the ace king of hearts", "claim o=e p=1<0,2<0 s=cash:C,cash:HA,cash:HK"),
            ("the hearts come before the clubs", "claim o=e p=0<1 s=cash:H,cash:C"),
        ],
        near_misses=[
            ("the trumps come out after a club", "claim o=e p=1<0 t=mp s=draw:T,cash:C1"),
            ("your ace comes after that", "unclear"),
        ],
    ),
    "put in dummy": Construction(
        said=[
            (
                "the two hearts get discarded after a spade puts me in dummy",
                "claim o=e p=1<0 s=discard:H2,cross:S@dummy",
            ),
            ("the ace puts me back in hand, then I draw trumps", "claim o=e p=0<1 t=mp s=cross@declarer,draw:T"),
            ("a club brings me to dummy", "claim s=cross:C@dummy"),
            ("A heart ruff brings me back, I ruff a spade", "claim o=i p=0<1 s=ruff:H@declarer,ruff:S"),
        ],
        near_misses=[
            ("your heart puts me in dummy", "unclear"),
            ("you put me in dummy", "unclear"),
        ],
    ),
    "across, after a pause, on a club": Construction(
        said=[
            (
                "I'm going across to dummy, on a club, and out go these two little diamonds",
                "claim o=i p=0<1 s=cross:C@dummy,discard:D2",
            ),
            ("over to the table, on a heart, and the spades run", "claim o=i p=0<1 s=cross:H@dummy,run:S*"),
        ],
        near_misses=[
            ("I go to dummy, with a club to lose", "claim_and_concession x=1 o=i p=0<1 s=cross@dummy,concede:C1"),
        ],
    ),
    "trumps pulled first": Construction(
        said=[
            ("heart pitched on spades, trumps pulled first", "claim o=e p=1<0 t=mp s=discard:H^S,draw:T"),
            ("H pitched on spades, T pulled 1st", "claim o=e p=1<0 t=mp s=discard:H^S,draw:T"),
            ("once trumps pulled clubs go on hearts", "claim o=e p=0<1 t=mp s=draw:T,discard:C^H"),
            ("once T pulled C go on hearts", "claim o=e p=0<1 t=mp s=draw:T,discard:C^H"),
        ],
        near_misses=[
            ("trumps pulled, ten tricks", "claim c=10d t=ms"),
            ("trumps had been pulled first", "claim t=ms"),
        ],
    ),
    "when the finesse is right": Construction(
        said=[
            ("Eleven when the heart finesse is right, otherwise ten.", "claim c=10d f=d s=finesse:H"),
            ("eleven when the finesse works", "claim c=11d f=d s=finesse"),
        ],
        near_misses=[
            ("when I take the finesse I have eleven", "claim c=11d o=e f=d s=finesse"),
        ],
    ),
    "that'll be it": Construction(
        said=[
            ("That'll be it, the clubs and my trumps.", "claim c=all t=m s=cash:C,cash:T"),
            ("clubs and trumps, that'll be that", "claim c=all t=m s=cash:C,cash:T"),
        ],
        near_misses=[
            ("that'll be three clubs", "claim c=3 s=cash:C3"),
        ],
    ),
    "brought to somebody": Construction(
        said=[
            ("that brings you two", "concession x=2"),
            ("the finesse brings me a trick", "claim c=1"),
            ("Diamonds bring four, clubs three, spades one.", "claim c=8 s=cash:D4,cash:C3,cash:S1"),
        ],
        near_misses=[
            ("that brings me to nine", "claim c=9d"),
            ("it brings you nothing", "claim c=all"),
        ],
    ),
    "said after the pronoun that stands for it": Construction(
        said=[
            ("they run, those diamonds", "claim s=run:D*"),
            ("they're yours, those two", "concession x=2"),
            ("they're mine, those last two", "claim c=all"),
            ("It's dropping, that jack", "claim"),
            ("Bound to be dropping now, that DJ.", "claim"),
        ],
        near_misses=[
            ("They're all good, the clubs and the ace", "claim c=all s=cash:C,cash:?A"),
            ("it's mine, a heart and a club", "claim c=all s=cash:H1,cash:C1"),
        ],
    ),
    "tumbling down": Construction(
        said=[
            ("Now's when the HT comes tumbling down.", "claim"),
            ("the jack comes tumbling down", "claim"),
        ],
        near_misses=[
            ("I'm one down, tumbling", "concession r=-1"),
        ],
    ),
    "what another began with": Construction(
        said=[
            (
                "five clubs, unless East started with Jxxx there, six hearts and the king, so twelve",
                "claim c=12d s=cash:C5,cash:H6,cash:?K",
            ),
            ("ten tricks unless West began with four spades there", "claim c=10d"),
        ],
        near_misses=[
            ("I start with the king, then five clubs", "claim o=e p=0<1 s=cash:?K,cash:C5"),
        ],
    ),
    "asked for in a suit": Construction(
        said=[
            ("Three tricks in clubs was what declarer asked for.", "claim c=3 s=cash:C3"),
            ("South asked for three club tricks", "claim c=3 s=cash:C3"),
            ("three tricks in clubs was what I claimed", "claim c=3 s=cash:C3"),
        ],
        near_misses=[
            ("he asked for a club", "claim s=lead:C"),
        ],
    ),
    "the slam was bound to make": Construction(
        said=[
            ("As trumps had been 3-2, declarer said, the slam was bound to make.", "claim r=made t=m"),
            ("the contract will make", "claim r=made"),
        ],
        near_misses=[
            ("the slam might make", "unclear"),
        ],
    ),
    "what they once had": Construction(
        said=[
            ("you both had one, so trumps are three-one at worst and the contract's safe", "claim r=made t=m"),
            ("you had two", "unclear"),
        ],
        near_misses=[
            ("you have two", "concession x=2"),
        ],
    ),
    "and that's at the end": Construction(
        said=[
            ("you get a heart, and that's at the very end", "concession x=1 o=e s=concede:H1"),
            ("I get the king, and that's at the end", "claim c=1 o=e s=win:?K"),
            ("I ruff a heart, that's first", "claim o=e s=ruff:H"),
        ],
        near_misses=[
            ("that's at the end", "unclear"),
        ],
    ),
    "an entry, and no play of its own": Construction(
        said=[
            ("S A is entry, clubs all set", "claim s=cross:SA,cash:C*"),
            ("HK is my entry n dmds r est", "claim s=cross:HK,cash:D*"),
        ],
        near_misses=[
            (
                "Unblock the queen of clubs, ace of hearts is the entry, four more clubs.",
                "claim o=i p=0<1,1<2 s=cash:CQ,cross:HA,cash:C4",
            ),
        ],
    ),
    "what's left, as typed": Construction(
        said=[
            ("ill have wots left ta", "claim c=all"),
            ("I'll settle for seven", "claim c=7"),
        ],
        near_misses=[
            ("I'll settle this now", "unclear"),
        ],
    ),
    "which losers they are": Construction(
        said=[
            ("I discard my losers, a heart and a club", "claim s=discard:H,discard:C"),
            (
                "I ruff both losers, the heart and the club, and run the spades",
                "claim o=i p=0<2,1<2 s=ruff:H,ruff:C,run:S",
            ),
        ],
        near_misses=[
            ("I discard my losers, then a heart and a club", "claim o=e p=0<1,0<2 s=discard,discard:H,discard:C"),
        ],
    ),
    "all of it said again": Construction(
        said=[
            (
                "I dispose of both losers, a diamond and a heart, this way: ruff a diamond, heart on the CK.",
                "claim o=i p=0<1 s=ruff:D,discard:H^CK",
            ),
            ("I get rid of both losers: a heart ruff and a club on the ace", "claim o=i p=0<1 s=ruff:H,discard:C^?A"),
        ],
        near_misses=[
            ("I discard both losers on the clubs", "claim s=discard:2^C"),
        ],
    ),
    "said by whom, put in": Construction(
        said=[
            ("Dummy's top spades, declarer said, would park the losing diamond.", "claim s=discard:D"),
            ("The clubs, he said, would run", "claim s=run:C*"),
            ("Trumps, South told us, were drawn", "claim t=ms"),
        ],
        near_misses=[
            ("the ace, he said, and two clubs", "claim c=3 s=cash:?A,cash:C2"),
        ],
    ),
    "then another": Construction(
        said=[
            ("I ruff a spade, then another heart", "claim o=e p=0<1 s=ruff:S,ruff:H"),
            ("I ruff a club, then another", "claim o=e p=0<1 s=ruff:C,ruff:C"),
        ],
        near_misses=[
            ("I cash a club, then another heart", "claim o=e p=0<1 s=cash:C1,cash:H1"),
        ],
    ),
    "the rest of them run": Construction(
        said=[
            ("I duck a heart, then the rest of them run.", "claim o=e p=0<1 s=duck:H1,run:H*"),
            ("I test the clubs and the rest of them run", "claim o=i p=0<1 s=test:C,run:C*"),
        ],
        near_misses=[
            ("the rest of them are mine", "claim c=all"),
        ],
    ),
    "the six that remain": Construction(
        said=[
            ("the six tricks remaining are mine", "claim c=all"),
            ("Crossruffing gets me the six tricks remaining.", "claim c=all s=crossruff"),
        ],
        near_misses=[
            ("six tricks are mine", "claim c=6"),
        ],
    ),
    "a trump goes off the hand": Construction(
        said=[
            ("out of my hand comes a trump", "claim t=m s=lead:T@declarer"),
            ("from dummy comes a heart", "claim s=lead:H@dummy"),
        ],
        near_misses=[
            ("out of trumps", "unclear t=m"),
        ],
    ),
    "out the way": Construction(
        said=[
            ("get the Q out the way thn cross w a spade", "claim o=e p=0<1 s=cash:?Q,cross:S@dummy"),
            ("I get the king out the way", "claim s=cash:?K"),
        ],
        near_misses=[
            ("once the queen is out of the way I cross in clubs", "claim s=cross:C@dummy"),
        ],
    ),
    "lost count of them": Construction(
        said=[
            ("Nine or ten, I've lost count of the hearts", "claim c=9d"),
            ("I've lost count of the clubs", "unclear"),
        ],
        near_misses=[
            ("I lose one of the hearts", "concession x=1 s=concede:H1"),
        ],
    ),
    "broken off, silly me": Construction(
        said=[
            ("That diamond can be ruffed on the... silly me, those are trumps.", "not_a_claim t=m"),
            ("I'll ruff the... silly me, it's notrump", "not_a_claim"),
        ],
        near_misses=[
            ("silly me, I have the rest", "claim c=all"),
        ],
    ),
    "what follows only if declarer does": Construction(
        said=[
            ("I get two trumps whatever you do. If you draw trumps you lose a heart", "claim c=2 t=m s=win:T2"),
            ("It makes no odds: two trump tricks are coming to me whatever happens", "claim c=2 t=m s=win:T2"),
        ],
        near_misses=[
            ("I get two trumps, and a heart", "claim c=3 t=m s=win:T2,win:H1"),
        ],
    ),
    "a card spoken of, and that it wins": Construction(
        said=[
            ("the king of trumps is here in my hand and it's going to win a trick", "claim c=1 t=m s=win:TK"),
            ("my ace is in my hand and it takes a trick", "claim c=1 s=win:?A"),
        ],
        near_misses=[
            ("the king of trumps is in my hand, and the rest are yours", "concession x=all t=m"),
        ],
    ),
    "a ruff that comes one's way": Construction(
        said=[
            ("a ruff is coming my way", "claim s=ruff"),
            ("a heart ruff is mine", "claim s=ruff:H"),
        ],
        near_misses=[
            ("a ruff is yours", "concession x=1"),
        ],
    ),
    "were it to drop": Construction(
        said=[
            (
                "he would continue with the king, scoring the jack as well were the queen to drop",
                "claim o=i p=0<1 s=cash:?K,win:?J",
            ),
            ("I get ten were the clubs to break", "claim c=10d"),
        ],
        near_misses=[
            ("the clubs were to be run", "claim s=run:C*"),
            ("they were ready to run", "claim c=all"),
        ],
    ),
    "by the claimer's statement": Construction(
        said=[
            ("according to the claimer's statement the trumps would be run", "claim t=m s=run:T*"),
            ("According to declarer's statement trumps would be drawn", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("the statement was that trumps would be drawn", "claim t=mp s=draw:T"),
        ],
    ),
    "if it survives": Construction(
        said=[
            ("A spade to the queen; if she survives, that's my contract", "claim f=d s=finesse:S"),
            ("diamond to the ten, and I'm there if nobody can beat it", "claim f=d s=finesse:D"),
            (
                "South proposed a diamond to the ten; should that score, he told them, he was home.",
                "claim f=d s=finesse:D",
            ),
        ],
        near_misses=[
            ("I make it if nobody ruffs", "claim r=made"),
        ],
    ),
    "hang on, yes": Construction(
        said=[
            ("then I ruff a diamond, hang on, yes, then I ruff one more club", "claim o=e p=0<1 s=ruff:D,ruff:C"),
            ("I draw trumps, wait, yeah, then I run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
        ],
        near_misses=[
            ("hang on, clubs may be 5-0, yes", "not_a_claim"),
        ],
    ),
    "all of the suit that is run": Construction(
        said=[
            ("I run my trumps, every one of them, and then hearts", "claim o=e p=0<1 t=m s=run:T,cash:H"),
            ("I draw trumps, the lot of them", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I cash the ace, all of them are mine", "claim c=all s=cash:?A"),
        ],
    ),
    "cards counted, and then ruffed": Construction(
        said=[
            ("a couple of black cards, I ruff those in dummy", "claim s=ruff:2@dummy"),
            ("two red cards, and I ruff them", "claim s=ruff:2"),
        ],
        near_misses=[
            ("I've two, I cash them", "claim c=2"),
        ],
    ),
    "a suit drawn in so many rounds": Construction(
        said=[
            ("spades drawn in 4 rds, d AK", "claim o=i p=0<1 t=p s=draw:S,cash:DA+DK"),
            ("the hearts drawn in three rounds", "claim t=p s=draw:H"),
        ],
        near_misses=[
            ("four rounds of spades", "claim c=4 s=cash:S4"),
        ],
    ),
    "that's clear": Construction(
        said=[
            ("I draw trumps. I do hope that's clear.", "claim t=mp s=draw:T"),
            ("it's clear that trumps are drawn", "claim t=ms"),
        ],
        near_misses=[
            ("I clear trumps", "claim t=mp s=draw:T"),
        ],
    ),
    "so is every trump": Construction(
        said=[
            (
                "the top heart is mine, so is every trump, and what you lead can be trumped",
                "claim t=m s=cash:H*,cash:T*,ruff",
            ),
            (
                "I draw trumps, the spades are mine and so are the clubs",
                "claim o=i p=0<1 t=mp s=draw:T,cash:S*,cash:C*",
            ),
        ],
        near_misses=[
            ("this one's yours, and so are all the others", "concession x=all"),
        ],
    ),
    "how to reach them": Construction(
        said=[
            ("I haven't forgotten how to reach them", "unclear"),
            ("the clubs are good, I know how to reach them", "claim"),
        ],
        near_misses=[
            ("I reach them with the ace", "claim s=cross:?A@dummy"),
        ],
    ),
    "an entry without an article": Construction(
        said=[
            ("w C A as entry spds r rdy", "claim s=cash:S*,cross:CA"),
            ("with CA as entry, spades are ready", "claim s=cross:CA,cash:S*"),
        ],
        near_misses=[
            ("as spades are ready, I claim", "claim"),
        ],
    ),
    "tell you when to stop": Construction(
        said=[
            (
                "Partner, would you be so kind, just go on playing the hearts, and I'll tell you when to stop.",
                "not_a_claim",
            ),
            ("keep playing clubs, I'll tell you when to stop", "not_a_claim"),
        ],
        near_misses=[
            ("I'll tell you what I play, clubs", "claim s=cash:C"),
        ],
    ),
    "with a heart I'm across": Construction(
        said=[
            ("with a club I'm over, then the spades run", "claim o=e p=0<1 s=cross:C@dummy,run:S*"),
            (
                "First I unblock the ace; with a heart I'm then across for the king-queen.",
                "claim o=e p=0<1,1<2 s=cash:?A,cross:H@dummy,cash:?K+?Q",
            ),
            ("I'm over with the ace and run hearts", "claim o=i p=0<1 s=cross:?A@dummy,run:H"),
        ],
        near_misses=[
            ("dummy is over with the ace", "unclear"),
            ("with a heart I lose a trick", "concession x=1 s=concede:H"),
        ],
    ),
    "all the way": Construction(
        said=[
            ("it's clubs and trumps all the way", "claim c=all t=m s=cash:C,cash:T"),
            ("trumps all the way", "claim c=all t=m s=cash:T"),
        ],
        near_misses=[
            ("two clubs and trumps all the way", "claim t=m s=cash:C2,cash:T"),
            ("you're good all the way", "unclear"),
        ],
    ),
    "between nine and ten": Construction(
        said=[
            ("The club hook decides between nine and ten.", "claim c=9d f=d s=finesse:C"),
            ("the finesse is between ten and eleven", "claim c=10d f=d s=finesse"),
        ],
        near_misses=[
            ("ten tricks between the two hands", "claim c=10d"),
        ],
    ),
    "after the trumps, before the trumps": Construction(
        said=[
            ("I take one top heart before the trumps", "claim o=e p=0<1 t=m s=cash:H1,cash:T"),
            ("ace of hearts before trumps", "claim o=e p=0<1 t=m s=cash:HA,cash:T"),
            ("after trumps I run the clubs", "claim o=e p=0<1 t=m s=cash:T,run:C"),
        ],
        near_misses=[
            ("a heart after one more trump", "claim c=1 o=e p=1<0 t=m s=cash:H1,lead:T"),
        ],
    ),
    "everything in dummy is winning": Construction(
        said=[
            ("Everything in dummy is winning", "claim c=all"),
            ("all on the table is winning", "claim c=all"),
        ],
        near_misses=[
            ("the finesse on the right is marked", "claim f=d s=finesse"),
        ],
    ),
    "I may have the rest": Construction(
        said=[
            ("I may have the rest, give me a moment", "unclear"),
            ("We may have the rest", "unclear"),
        ],
        near_misses=[
            ("You may have the rest", "concession x=all"),
            ("I have the rest, may I claim?", "claim c=all"),
        ],
    ),
    "two and one for you": Construction(
        said=[
            ("two hearts and one for you", "claim_and_concession c=2 x=1 s=cash:H2"),
            ("two spades and one to them", "claim_and_concession c=2 x=1 s=cash:S2"),
        ],
        near_misses=[
            ("two hearts and a club for you", "concession x=3 s=concede:H2,concede:C1"),
            ("a heart and one for you", "concession x=2 s=concede:H1"),
        ],
    ),
    "what is taken back is no claim": Construction(
        said=[
            ("I take back my claim", "not_a_claim"),
            ("taking back the claim, there's a trump out", "not_a_claim t=m"),
            ("I'd like to withdraw my concession", "not_a_claim"),
        ],
        near_misses=[
            ("I go back with a club", "claim s=cross:C@declarer"),
            ("go back to dummy", "claim s=cross@dummy"),
        ],
    ),
    "a trick over": Construction(
        said=[
            ("one trick over", "claim r=+1"),
            ("two tricks over, I think", "claim r=+2"),
            ("with a trick over", "claim r=+1"),
        ],
        near_misses=[
            ("over to dummy for two tricks", "claim c=2 s=cross@dummy"),
            ("a heart over and two clubs", "claim o=i p=0<1 s=cross:H@dummy,cash:C2"),
        ],
    ),
    "deeds before the claim is told": Construction(
        said=[
            ("West won, ruffed a club, drew trumps and claimed", "claim t=ms"),
            ("after pulling trumps North claimed", "claim t=ms"),
            ("I won the king and claimed", "claim"),
        ],
        near_misses=[
            ("North claimed, pulling trumps", "claim t=mp s=draw:T"),
            ("after pulling trumps I claim", "claim o=e t=mp s=draw:T"),
        ],
    ),
    "what had been planned": Construction(
        said=[
            ("I planned to draw trumps", "not_a_claim t=m"),
            ("I was planning to ruff a heart", "not_a_claim"),
            ("I was hoping to drop the jack", "not_a_claim"),
        ],
        near_misses=[
            ("East said he planned to draw trumps", "claim t=mp s=draw:T"),
            ("I'm planning to ruff a heart", "claim s=ruff:H"),
        ],
    ),
    "if they do": Construction(
        said=[
            ("if the hearts don't break you get one, and if they do the rest are mine", "claim_and_concession x=1"),
            ("if it does the rest are mine", "claim c=all"),
            (
                "Well, if the clubs don't break I lose a club, and if they do it's all mine",
                "claim_and_concession x=1 s=concede:C1",
            ),
        ],
        near_misses=[
            ("if he doesn't have the king I make it", "claim r=made"),
            ("if you do your worst I have ten", "claim c=10d"),
        ],
    ),
    "whatever happens in a suit": Construction(
        said=[
            ("I've got ten tricks whatever happens in the heart suit", "claim c=10d"),
            ("whatever happens in clubs I have nine tricks", "claim c=9d"),
            ("no matter what happens in spades, I make five", "claim r=L5"),
        ],
        near_misses=[
            ("whatever happens, in spades I have the ace", "claim c=1 s=win:SA"),
            ("whatever you do in clubs I cash the diamonds", "claim s=cash:D"),
        ],
    ),
    "a filler before a number that is heard": Construction(
        said=[
            ("So for hearts and a club", "claim c=5 s=cash:H4,cash:C1"),
            ("OK, for spades and to hearts", "claim c=6 s=cash:S4,cash:H2"),
            ("um, to diamonds and the ace of spades", "claim c=3 s=cash:D2,cash:SA"),
        ],
        near_misses=[
            ("ok, for the rest", "claim c=all"),
            ("so to dummy with a heart", "claim s=cross:H@dummy"),
        ],
    ),
    "the last trick without an article": Construction(
        said=[
            ("last trick to you", "concession x=1 o=e s=concede:1"),
            ("Last one's yours", "concession x=1 o=e s=concede:1"),
            ("last trick yours", "concession x=1 o=e s=concede:1"),
        ],
        near_misses=[
            ("one trick to you", "concession x=1"),
            ("last trick mine", "claim c=1"),
        ],
    ),
    "if it falls, and the rest without a pause": Construction(
        said=[
            ("if the jack falls the rest, if not I lose a trick", "claim_and_concession x=1"),
            ("if the clubs break the rest are mine", "claim c=all"),
            ("when the hearts break everything is good", "claim c=all"),
        ],
        near_misses=[
            ("if the jack falls under the ace I have the rest", "claim c=all"),
        ],
    ),
    "what might have been": Construction(
        said=[
            ("Had the jack fallen I would have claimed", "not_a_claim"),
            ("Had trumps broken we would be home", "not_a_claim t=m"),
            ("Had hearts split I would be claiming", "not_a_claim"),
            ("I'd be claiming had trumps broken", "not_a_claim t=m"),
            ("Had I said I'd ruff the spade and then pull trumps, we'd be home by now.", "not_a_claim t=m"),
            ("If I'd said I would draw trumps we'd be home", "not_a_claim t=m"),
            ("Had you led a heart I was going down", "not_a_claim"),
            ("Had West a trump I'd go down", "not_a_claim t=m"),
            ("Had both majors been 3-3 I'd have thirteen", "not_a_claim"),
            ("Had the queen dropped I'd make the rest; as it is I lose one", "concession x=1"),
            ("If the queen had dropped I'd have the rest, but it didn't, so I lose one", "concession x=1"),
            ("Had I known trumps were 4-1, I'd have drawn them; eleven anyway", "claim c=11d t=m"),
        ],
        near_misses=[
            ("He had trumps drawn and claimed ten", "claim c=10d t=ms"),
            ("Had the rest, claimed", "claim c=all"),
            ("Had four, have five more", "claim c=5"),
            ("Had a heart to lose", "concession x=1 s=concede:H1"),
            ("He said that if the queen had dropped he had the rest", "claim c=all"),
        ],
    ),
    "this eight": Construction(
        said=[
            ("so this eight, then that club", "claim o=e p=0<1 s=cash:?8,cash:C"),
            ("this ten, and this nine", "claim c=2 s=cash:?T,cash:?9"),
            ("that nine is good", "claim"),
            ("this seven is high", "claim"),
            ("this ten is a trick", "claim c=1 s=win:?T"),
            ("I cash this ten and that nine", "claim s=cash:?T,cash:?9"),
        ],
        near_misses=[
            ("these eight are mine", "claim c=8"),
            ("I say that nine are mine", "claim c=9d"),
            ("so that nine", "claim c=9d"),
            ("this one is mine", "current_trick_only"),
        ],
    ),
    "no finesse, without a pause": Construction(
        said=[
            ("cash hearts from the top no hook", "claim f=n s=cash:H,~finesse"),
            ("draw trumps no finesse", "claim t=mp f=n s=draw:T,~finesse"),
            ("draw trumps run clubs no finesse", "claim o=i p=0<1 t=mp f=n s=draw:T,run:C,~finesse"),
            ("I have ten tricks no finesse", "claim c=10d f=n s=~finesse"),
            ("I make ten no finesse", "claim c=10d f=n s=~finesse"),
            ("nine tricks on top with out touching the die mends", "claim c=9d s=~lead:D"),
            ("ten on top with out the finesse", "claim c=10d f=n s=~finesse"),
        ],
        near_misses=[
            ("I have no finesse", "claim f=n s=~finesse"),
            ("I make it on the finesse", "claim r=made f=d s=finesse"),
        ],
    ),
    "for sure": Construction(
        said=[
            ("2 off 4 sure", "concession r=-2"),
            ("one more 4 sure", "claim c=1"),
            ("9 4 sure", "claim c=9d"),
        ],
        near_misses=[
            ("4 sure 2 off", "concession r=-2"),
            ("3 more 4 u", "concession x=3"),
        ],
    ),
    "what went wrong": Construction(
        said=[
            ("Down two, I misguessed everything.", "concession r=-2"),
            ("I misguessed everything, two down", "concession r=-2"),
            ("that's two off, I got it all wrong", "concession r=-2"),
            ("I've messed everything up", "not_a_claim"),
            ("I misguessed the diamonds but I have the rest", "claim c=all"),
        ],
        near_misses=[
            ("I can't get it wrong", "claim"),
            ("nothing can spoil it now", "claim"),
            ("Down one, and I have everything else", "claim_and_concession c=all r=-1"),
        ],
    ),
    "nothing but that to lose": Construction(
        said=[
            ("Nothing but the ace of trumps against me, boys", "concession x=1 t=m s=concede:TA"),
            ("nothing against me but a heart", "concession x=1 s=concede:H1"),
            ("nothing but the ace of hearts to worry about", "concession x=1 s=concede:HA"),
            ("only the ace of trumps to worry about", "concession x=1 t=m s=concede:TA"),
            ("nothing to worry about but the ace of hearts", "claim_and_concession x=1 s=concede:HA"),
            ("nothing to fear but the ace", "claim_and_concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("nothing to worry about", "claim"),
            ("nothing but winners", "claim c=all"),
            ("I worry about the clubs", "unclear"),
            ("nothing but trumps left", "claim c=all t=m"),
        ],
    ),
    "all over bar one": Construction(
        said=[
            ("Play what you want, it's all over bar the spade ace", "claim_and_concession x=1 s=concede:SA"),
            ("it's all over except for the ace of trumps", "claim_and_concession x=1 t=m s=concede:TA"),
            ("it's curtains for me", "concession x=all"),
            ("Curtains!", "claim"),
        ],
        near_misses=[
            ("it's all over bar the shouting", "claim"),
            ("it's curtains for you", "claim"),
        ],
    ),
    "sick for six": Construction(
        said=[
            ("sick spades and the ace of hearts for seven", "claim c=7 s=cash:S6,cash:HA"),
            ("sick tricks", "claim c=6"),
        ],
        near_misses=[
            ("I feel sick", "unclear"),
            ("sick and tired of this", "unclear"),
        ],
    ),
    "my trump takes yours": Construction(
        said=[
            ("The last trump takes yours and the spade is good.", "claim o=i p=0<1 t=mp s=draw:T,cash:S*"),
            ("my trump takes yours, then the clubs are good", "claim o=e p=0<1 t=mp s=draw:T,cash:C*"),
            ("this trump takes yours out, the rest are good", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
            ("a trump takes the last one and the clubs run", "claim o=i p=0<1 t=mp s=draw:T,run:C*"),
            ("my ace takes your king", "claim s=cash:?A"),
            ("my king takes your queen and the jack is good", "claim o=i p=0<1 s=cash:?K,cash:?J*"),
        ],
        near_misses=[
            (
                "my king of clubs takes the last one, and the remainder is declarer's",
                "claim_and_concession o=e s=win:CK",
            ),
            ("your ace takes my king", "concession x=1 s=concede:?A"),
            ("The clubs take the rest", "claim c=all s=cash:C"),
            ("the ace takes the last trick", "claim o=e s=win:?A"),
        ],
    ),
    "the squeeze has to work": Construction(
        said=[
            ("then the squeeze has to work", "claim s=squeeze"),
            ("the squeeze works", "claim s=squeeze"),
            ("the endplay works", "claim s=throw_in"),
            ("I run the trumps and the squeeze works", "claim o=i p=0<1 t=m s=run:T,squeeze"),
            ("There's a trump squeeze on East.", "claim t=m s=squeeze@E"),
        ],
        near_misses=[
            ("I squeeze West, the squeeze works", "claim s=squeeze"),
            ("did the squeeze work?", "not_a_claim"),
            ("there's a trump out", "unclear t=m"),
        ],
    ),
    "a guarded queen": Construction(
        said=[
            (
                "My partner still has the guarded queen of clubs, so it's one more for our side.",
                "claim c=1 s=win:CQ@partner",
            ),
            ("my guarded queen is a trick", "claim c=1 s=win:?Q"),
            ("you've got a guarded queen of clubs, so one to you", "concession x=1 s=concede:CQ"),
            ("I have the queen guarded", "claim c=1 s=win:?Q"),
        ],
        near_misses=[
            ("the king is well guarded", "unclear"),
            ("East has the queen of clubs guarded", "unclear"),
        ],
    ),
    "a stiff king": Construction(
        said=[
            ("my stiff king of spades takes a trick", "claim c=1 s=win:SK"),
            ("I have a singleton king of spades", "claim c=1 s=win:SK"),
            ("I cash my stiff king of spades, then hearts", "claim o=e p=0<1 s=cash:SK,cash:H"),
            ("your stiff king takes a trick", "concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("the king is stiff", "unclear"),
            ("I have two stiffs", "unclear"),
            ("I have a void in hearts", "unclear"),
        ],
    ),
    "for all they're worth": Construction(
        said=[
            ("I milk the trumps for all they're worth, then hearts", "claim o=e p=0<1 t=m s=run:T,cash:H"),
            ("I milk the clubs for all they are worth", "claim s=run:C"),
            ("I run the diamonds for all they're worth and then the ace of hearts", "claim o=e p=0<1 s=run:D,cash:HA"),
        ],
        near_misses=[
            ("he's milking it for all it's worth", "unclear"),
            ("the trumps are worth three tricks", "claim c=3 t=m s=cash:T3"),
            ("I milk him for a trick", "claim c=1"),
        ],
    ),
    "were trumps kind": Construction(
        said=[
            ("Were trumps 2-2 I'd have the rest", "claim c=all t=m"),
            ("were the queen onside I'd have ten", "claim c=10d"),
            ("were the finesse to lose I'm one off", "claim_and_concession r=-1 f=d s=finesse"),
        ],
        near_misses=[
            ("were trumps 2-2?", "not_a_claim t=m"),
            ("trumps were 2-2", "unclear t=m"),
        ],
    ),
    "content with nine": Construction(
        said=[
            ("I'm content with nine", "claim c=9d"),
            ("I'm happy with my ten", "claim c=10d"),
            ("I'll settle for the nine I had", "claim c=9d"),
            ("if the clubs break I have eleven, if not I'm happy with the ten I have", "claim c=10d"),
            ("I have the nine I started with", "claim c=9d"),
        ],
        near_misses=[
            ("I'm happy", "unclear"),
            ("I'm happy with that", "not_a_claim"),
            ("I have the nine", "claim c=1 s=win:?9"),
        ],
    ),
    "please check": Construction(
        said=[
            ("I am having five clubs and one spade only, please check.", "claim c=6 s=cash:C5,cash:S1"),
            ("I have ten, do confirm please", "claim c=10d"),
            ("please check: two hearts and a club", "claim c=3 s=cash:H2,cash:C1"),
        ],
        near_misses=[
            ("I check the clubs first", "claim o=e s=test:C"),
        ],
    ),
    "not any more": Construction(
        said=[
            ("I can't get at the king any more so that's one off, unless you throw it away!", "concession r=-1"),
            ("I can't get to the diamonds any more so one down", "concession r=-1"),
        ],
        near_misses=[
            ("I can't get any more", "concession x=all"),
            ("I can't make any more", "concession x=all"),
        ],
    ),
    "no, sorry": Construction(
        said=[
            ("Hearts... no, sorry, spades first, then the hearts.", "claim o=e p=0<1 s=cash:S,cash:H"),
            ("trumps... no, sorry, a heart ruff first, then trumps", "claim o=e p=0<1 t=m s=ruff:H,cash:T"),
            ("draw trumps... no, sorry, ruff a club first", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
        ],
        near_misses=[
            ("no, sorry", "not_a_claim"),
        ],
    ),
    "the heart I set up": Construction(
        said=[
            (
                "Two spades, then the heart I set up earlier, and last of all a couple of clubs.",
                "claim c=5 o=e p=0<1,1<2 s=cash:S2,cash:H1,cash:C2",
            ),
            ("the long heart I established, and two spades", "claim c=3 s=cash:H,cash:S2"),
            ("the diamonds I set up earlier are good", "claim"),
            ("I cash the club I set up earlier", "claim s=cash:C"),
            ("I ruff the heart you led and draw trumps", "claim o=i p=0<1 t=mp s=ruff:H,draw:T"),
        ],
        near_misses=[
            ("the spade I threw earlier", "unclear"),
            ("Diamonds I run", "claim s=run:D"),
            ("the club that I led", "unclear"),
        ],
    ),
    "suits on a crossruff": Construction(
        said=[
            ("Hearts and clubs on a crossruff, that's the lot.", "claim c=all s=crossruff:H"),
            ("clubs and hearts by crossruff", "claim s=crossruff:C"),
            ("ace of spades then hearts and clubs on a crossruff", "claim o=e p=0<1 s=cash:SA,crossruff:H"),
        ],
        near_misses=[
            ("the rest on a crossruff", "claim c=all s=crossruff"),
            ("trumps and hearts on a crossruff", "claim o=i p=0<1 t=m s=cash:T,crossruff:H"),
            ("three hearts and a club on a crossruff", "claim s=cash:H3,cash:C1,crossruff"),
        ],
    ),
    "across to the good ones": Construction(
        said=[
            (
                "Ace-king of clubs, ruff a club, and back to dummy with a trump to the three good ones.",
                "claim o=i p=0<1,1<2,2<3 t=m s=cash:CA+CK,ruff:C,cross:T@dummy,cash:C3",
            ),
            (
                "I'm going over to the king of clubs for the two winning jacks.",
                "claim o=i p=0<1 s=cross:CK@dummy,cash:2",
            ),
            ("I cross to dummy with a heart for the three good clubs", "claim o=i p=0<1 s=cross:H@dummy,cash:C3"),
            ("go to dummy for the good diamonds", "claim o=i p=0<1 s=cross@dummy,cash:D"),
        ],
        near_misses=[
            ("cross to the ace for two winners", "claim c=2 s=cross:?A@dummy"),
            ("over to dummy for ten tricks", "claim c=10d s=cross@dummy"),
            ("cross to dummy for the rest", "claim c=all s=cross@dummy"),
        ],
    ),
    "that's that": Construction(
        said=[
            ("Well, that's that, then.", "unclear"),
            ("It's all over.", "unclear"),
        ],
        near_misses=[
            ("A club ruff and that's that.", "claim c=all s=ruff:C"),
            ("that's that, nine tricks", "claim c=9d"),
            ("that's it", "claim"),
        ],
    ),
    "what? I have a card": Construction(
        said=[
            ("wat? i stil hv Q", "not_a_claim"),
            ("what, I still have a trump", "not_a_claim t=m"),
            ("really? I've still got the jack of hearts", "not_a_claim"),
            ("you sure? i have the king", "not_a_claim"),
            ("what?? no! I have a trump", "not_a_claim t=m"),
        ],
        near_misses=[
            ("what? I have the rest", "claim c=all"),
            ("what? I've got two tricks", "claim c=2"),
            ("I still have the queen", "claim c=1 s=win:?Q"),
        ],
    ),
    "then are all high": Construction(
        said=[
            (
                "I make fall the trumps, after I make two hearts and the ace of club.",
                "claim c=3 o=e p=0<1,0<2 t=mp s=draw:T,cash:H2,cash:CA",
            ),
            ("I let fall the trumps then the hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("One round trump I play, then are all high.", "claim c=all o=e p=0<1 t=mp s=draw:T,cash*"),
            ("draw trumps then they are all high", "claim c=all o=e p=0<1 t=mp s=draw:T,cash*"),
            ("two rounds trump I play then all is high", "claim c=all o=e p=0<1 t=mp s=draw:T,cash*"),
            ("one time trump then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("the rest is of me", "claim c=all"),
            ("I discard the heart over the club", "claim s=discard:H^C"),
        ],
        near_misses=[
            ("I go over to dummy", "claim s=cross@dummy"),
            ("all are good", "claim c=all"),
        ],
    ),
    "nowt left to tek": Construction(
        said=[
            ("Tha's nowt left to tek, lad.", "claim c=all"),
            ("tha gets a trick", "concession x=1"),
            ("ah'll tek the last three", "claim c=all"),
            ("Tek 'em, they're thine", "concession x=all"),
            ("I cannae lose one", "claim c=all"),
            ("the rest's oors", "claim c=all"),
            ("I've twa mair", "claim c=2"),
        ],
        near_misses=[
            ("ah, they're mine", "claim c=all"),
        ],
    ),
    "on the last one, somebody is squeezed": Construction(
        said=[
            ("I run the spades, and on the last one West is squeezed.", "claim o=e p=0<1 s=run:S,squeeze"),
            ("I play trumps, and on the last one I throw a heart", "claim o=e p=0<1 t=m s=cash:T,discard:H"),
            ("I run the spades and on the last I throw a club", "claim o=e p=0<1 s=run:S,discard:C"),
        ],
        near_misses=[
            ("on the last trump West is squeezed", "claim t=m s=squeeze"),
            ("I discard a heart on the last club", "claim s=discard:H^C"),
        ],
    ),
    "to come in each suit": Construction(
        said=[
            ("One to come in each black suit", "claim c=2 s=cash:S1,cash:C1"),
            ("two in each red suit", "claim c=4 s=cash:H2,cash:D2"),
            ("two to come in hearts and one in clubs", "claim c=3 s=cash:H2,cash:C1"),
            ("three to come in trumps", "claim c=3 t=m s=cash:T3"),
        ],
        near_misses=[
            ("two to come", "claim c=2"),
            ("I have one in each major", "claim c=2"),
            ("clubs come in", "claim"),
        ],
    ),
    "your losers, which I cash": Construction(
        said=[
            ("You can't avoid losing two hearts, I cash them the minute you let me in.", "claim c=2 s=cash:H"),
            ("you lose two spades, I cash them as soon as I'm in", "claim c=2 s=cash:S"),
        ],
        near_misses=[
            ("I'll cash these", "claim"),
        ],
    ),
    "a list that ends in a ruff": Construction(
        said=[
            (
                "Six trumps, the ace-king of diamonds and a club ruff, provided nobody ruffs the second one.",
                "claim c=9 t=m s=cash:T6,cash:DA+DK,ruff:C",
            ),
            ("three clubs, a heart and a diamond ruff", "claim c=5 s=cash:C3,cash:H1,ruff:D"),
            ("six trumps and a ruff", "claim c=7 t=m s=cash:T6,ruff"),
        ],
        near_misses=[
            ("two spades, a heart, and then a ruff", "claim o=e p=0<2,1<2 s=cash:S2,cash:H1,ruff"),
            ("two spades, a heart and ruff a club", "claim s=cash:S2,cash:H1,ruff:C"),
            ("spades, hearts and a club ruff", "claim s=cash:S,cash:H,ruff:C"),
        ],
    ),
    "I claim, having drawn trumps": Construction(
        said=[
            ("I claim, all trumps having been drawn", "claim t=ms"),
            ("the trumps having been drawn, the rest are mine", "claim c=all t=ms"),
            ("I claim ten, having drawn trumps", "claim c=10d t=ms"),
        ],
        near_misses=[
            ("having drawn trumps I run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("once trumps are drawn I claim", "claim o=e t=mp s=draw:T"),
        ],
    ),
    "never saw it": Construction(
        said=[
            ("I never saw the six of trumps", "not_a_claim t=m"),
            ("I didn't notice the jack", "not_a_claim"),
            ("I never noticed the heart", "not_a_claim"),
        ],
        near_misses=[
            ("I never saw the six so I'm one off", "concession r=-1"),
        ],
    ),
    "four in dummy, and I get there": Construction(
        said=[
            (
                "dummy has four clubs, I get there with the ace of hearts",
                "claim o=i p=1<0 s=cash:C4@dummy,cross:HA@dummy",
            ),
            (
                "dummy has three good hearts, I get over with the ace of spades",
                "claim o=i p=1<0 s=cash:H3@dummy,cross:SA@dummy",
            ),
            ("four clubs in dummy, and I get there with a heart", "claim o=i p=1<0 s=cash:C4@dummy,cross:H@dummy"),
        ],
        near_misses=[
            ("three spades in dummy then I cross with a heart", "claim o=e p=0<1 s=cash:S3@dummy,cross:H@dummy"),
            ("I cash two clubs in dummy and cross with a heart", "claim o=i p=0<1 s=cash:C2@dummy,cross:H@dummy"),
            ("My spades are good and I've still got the ace of diamonds to get to them", "claim s=cash:S*,cross:DA"),
        ],
    ),
    "what else could I do?": Construction(
        said=[
            (
                "I said I would ruff the spade, go back to dummy with a heart and run the clubs, what else could I do?",
                "claim o=i p=0<1,1<2 s=ruff:S,cross:H@dummy,run:C",
            ),
            ("draw trumps and run the clubs, what else?", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("ten tricks, what could go wrong?", "claim c=10d"),
        ],
        near_misses=[
            ("what else?", "not_a_claim"),
            ("what else have you got?", "not_a_claim"),
        ],
    ),
    "you never get in": Construction(
        said=[
            ("you're not getting in again", "claim"),
            ("I never let you in again", "claim"),
            ("I can't lose the lead", "claim"),
            ("I draw trumps and you never get in", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I can't get in", "unclear"),
            ("I never get in", "unclear"),
            ("You can't get in to cash your hearts.", "unclear"),
        ],
    ),
    "the defence has had its last trick": Construction(
        said=[
            ("they've had their last trick", "claim c=all"),
            ("you've had your last trick", "claim c=all"),
        ],
        near_misses=[
            ("I've taken my last trick", "concession x=all"),
        ],
    ),
    "put down ten": Construction(
        said=[
            ("put down ten", "claim c=10d"),
            ("put down eleven please", "claim c=11d"),
        ],
        near_misses=[
            ("put down the ten", "not_a_claim s=cash:?T"),
            ("put down a heart", "not_a_claim s=lead:H"),
        ],
    ),
    "without blinking": Construction(
        said=[
            ("I've ten without blinking", "claim c=10d"),
            ("I've nine without breathing", "claim c=9d"),
        ],
        near_misses=[
            ("twelve without the finesse", "claim c=12d f=n s=~finesse"),
        ],
    ),
    "eight plus the spade is nine": Construction(
        said=[
            ("I count eight, plus the spade is nine", "claim c=9d s=cash:S"),
            ("eight plus the heart is nine", "claim c=9d s=cash:H"),
        ],
        near_misses=[
            ("eight plus the heart makes nine", "claim c=9d"),
            ("the spade is a winner", "claim"),
        ],
    ),
    "what is given": Construction(
        said=[
            ("given a fair wind eleven", "claim c=11d"),
            ("given a 3-2 break I have ten", "claim c=10d"),
            ("given the finesse, ten", "claim c=10d f=d s=finesse"),
            ("unless you revoke that's eleven", "claim c=11d"),
        ],
        near_misses=[
            ("Given up a club, rest mine", "claim c=all"),
            ("he's given you a trick", "concession x=1"),
        ],
    ),
    "if memory serves": Construction(
        said=[
            ("if my count is right the thirteenth club is high", "claim"),
            ("unless I've miscounted these are all good", "claim c=all"),
            ("if memory serves, all the diamonds are high", "claim"),
        ],
        near_misses=[
            ("if the king is right I have ten", "claim c=10d"),
        ],
    ),
    "nearly claimed": Construction(
        said=[
            ("I nearly claimed", "not_a_claim"),
            ("I'm not sure I can claim yet", "not_a_claim"),
            ("I thought about claiming at trick two", "not_a_claim"),
            ("sorry, misclick", "not_a_claim"),
            ("it won't work, the clubs are blocked", "not_a_claim"),
        ],
        near_misses=[
            ("I claim", "claim"),
        ],
    ),
    "one loser hearts": Construction(
        said=[
            ("one loser hearts", "concession x=1 s=concede:H1"),
            ("1 loser clubs rest mine", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("one loser, hearts", "concession x=1 s=concede:H"),
            ("no losers hearts good", "claim c=all"),
        ],
    ),
    "I can't lose": Construction(
        said=[
            ("I can't lose", "claim"),
        ],
        near_misses=[
            ("I can't lose a trick", "claim c=all"),
            ("you can't lose", "unclear"),
        ],
    ),
    "the trump is finish": Construction(
        said=[
            ("the trump is finish", "claim t=m"),
            ("first I take out trump after I play all the diamond", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            ("I have finish", "claim"),
        ],
        near_misses=[
            ("first I draw trumps after ruffing a heart", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
            ("I finish one down", "concession r=-1"),
        ],
    ),
    "that's all, two for me": Construction(
        said=[
            ("2 more 4 me thats all", "claim c=2"),
            ("two for me, that's all", "claim c=2"),
        ],
        near_misses=[
            ("that's it for us", "concession x=all"),
            ("that's all for me", "concession x=all"),
        ],
    ),
    "heard numbers": Construction(
        said=[
            ("i have for heart tricks and too spades", "claim c=6 s=cash:H4,cash:S2"),
            ("it's cold for tan", "claim c=10d"),
            ("diamonds run for fife", "claim c=5 s=run:D*"),
        ],
        near_misses=[
            ("it's cold for the contract", "claim r=made"),
        ],
    ),
    "the jack for a finesse": Construction(
        said=[
            ("leading the jack for a ruffing finesse", "claim f=d s=finesse:?J"),
            ("I play the jack for the club finesse", "claim f=d s=finesse:CJ"),
        ],
        near_misses=[
            (
                "Run the jack of diamonds for the finesse, then cash the ace of diamonds.",
                "claim o=e p=0<1 f=d s=finesse:DJ,cash:DA",
            ),
            ("heart finesse into the safe hand, then all good", "claim c=all o=e p=0<1 f=d s=finesse:H,cash*"),
        ],
    ),
    "my last two are a trump and a club": Construction(
        said=[
            ("my last two are a trump and the master club", "claim c=2 t=m s=cash:T1,cash:C"),
            ("the last two are a heart and a club", "claim c=2 s=cash:H1,cash:C1"),
        ],
        near_misses=[
            ("the last two are trumps", "claim c=2 t=m s=cash:T2"),
            ("clubs are trumps", "unclear t=m"),
        ],
    ),
    "what is lost, behind a pause": Construction(
        said=[
            ("I lose... a heart", "concession x=1 s=concede:H1"),
            ("I lose, er, a heart", "concession x=1 s=concede:H1"),
            ("I lose, let me see, a heart", "concession x=1 s=concede:H1"),
            ("I give you, um, a club", "concession x=1 s=concede:C1"),
            ("I give you, let's say, a club", "concession x=1 s=concede:C1"),
            ("you get, what, two tricks", "concession x=2"),
            ("you have, if I'm right, the ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("losing, what is it, two diamonds", "concession x=2 s=concede:D2"),
            ("everything except... the ace of clubs", "claim_and_concession x=1 s=concede:CA"),
            ("all except, hm, the ten of clubs", "claim_and_concession x=1 s=concede:CT"),
            ("down, er, two", "concession r=-2"),
            ("I draw the, the last trump", "claim t=mp s=draw:T"),
            ("I lose a, a heart", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("I lose. Two hearts are good", "claim_and_concession c=2"),
            ("I claim, two hearts and a spade", "claim c=3 s=cash:H2,cash:S1"),
            ("I get in, two hearts", "claim c=2 s=cash:H2"),
            ("ace, a heart", "claim c=2 s=cash:?A,cash:H1"),
        ],
    ),
    "made, of what was bid": Construction(
        said=[
            ("five hearts, made", "claim r=made"),
            ("four spades doubled, made", "claim r=made"),
            ("the slam rolls", "claim r=made"),
            ("give them the spade king and write down eleven", "claim_and_concession c=11d x=1 s=concede:SK"),
            ("one trick away", "concession r=-1"),
        ],
        near_misses=[
            ("three clubs, made two", "claim c=3 r=L2 s=cash:C3"),
            ("two hearts, made good", "claim c=2 s=cash:H2"),
        ],
    ),
    "counting aloud what is had": Construction(
        said=[
            ("so I've got three, four, five spades", "claim c=5 s=cash:S5"),
            ("I lose one, two, three tricks", "concession x=3"),
            ("one, two, three for you", "concession x=3"),
            ("I draw trumps - one, two, three - and claim", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I've got five, six tricks", "claim c=5"),
            ("one for me, two for you", "claim_and_concession c=1 x=2"),
        ],
    ),
    "a baker's dozen": Construction(
        said=[
            ("a baker's dozen", "claim c=13d"),
            ("the full thirteen", "claim c=13d"),
            ("the whole nine yards", "claim c=all"),
        ],
        near_misses=[
            ("a dozen", "claim c=12d"),
        ],
    ),
    "but for that ruff": Construction(
        said=[
            ("on another lead I'd be home", "not_a_claim"),
            ("had it not been for the ruff I'd have ten", "not_a_claim"),
            ("I'd have ten if not for that ruff", "not_a_claim"),
            ("I was supposed to draw trumps first", "not_a_claim t=m"),
            ("I might've made it", "not_a_claim"),
        ],
        near_misses=[
            ("on any other return I ruff", "claim s=ruff"),
            ("I'd say ten", "claim c=10d"),
            ("that would be ten", "claim c=10d"),
        ],
    ),
    "silly to, silly not to": Construction(
        said=[
            ("it'd be irrational to finesse", "claim f=n s=~finesse"),
            ("it would be silly not to draw trumps", "claim t=mp s=draw:T"),
            ("nobody would finesse there", "claim f=n s=~finesse"),
        ],
        near_misses=[
            ("nobody can ruff", "unclear"),
        ],
    ),
    "you can't beat ten": Construction(
        said=[
            ("you can't beat ten tricks", "claim c=10d"),
            ("nowhere to lose a trick", "claim c=all"),
            ("I haven't a hope", "concession"),
        ],
        near_misses=[
            ("you can't beat the queen", "claim"),
        ],
    ),
    "on anything else": Construction(
        said=[
            (
                "if you lead a heart I win the ace, on any other return I ruff and draw trumps",
                "claim o=i p=1<2 t=mp s=win:HA,ruff,draw:T",
            ),
            ("on a heart I win the ace, on anything else I ruff", "claim s=win:HA,ruff"),
            (
                "if it's a spade I ruff, on another lead I win the king and run clubs",
                "claim o=i p=1<2 s=ruff:S,win:?K,run:C",
            ),
        ],
        near_misses=[
            ("on any other return I win the ace", "claim s=win:?A"),
        ],
    ),
    "goes your way": Construction(
        said=[
            ("everything goes your way", "concession x=all"),
            ("one trick comes your way", "concession x=1"),
            ("a heart goes your way", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("the ace comes my way", "claim c=1 s=win:?A"),
        ],
    ),
    "somebody makes a trump": Construction(
        said=[
            ("somebody makes a trump", "concession x=1 t=m s=concede:T1"),
            ("someone wins the king and the rest are mine", "claim_and_concession x=1 s=concede:?K"),
            ("my opponents get one", "concession x=1"),
        ],
        near_misses=[
            ("someone has the queen", "unclear"),
            ("somebody's still got a trump, I think, you sort it out", "unclear t=m"),
            ("nobody makes a trump", "unclear t=m s=~concede:T1"),
        ],
    ),
    "whenever he likes, and nothing before": Construction(
        said=[
            (
                "I cash the ace and king of trumps, then clubs, and whoever has the queen may take it when he likes.",
                "claim_and_concession x=1 o=e p=0<2,1<2 t=m s=cash:TA,cash:TK,cash:C,concede:TQ",
            ),
            (
                "draw two rounds then clubs, you get your trump at some point",
                "claim_and_concession x=1 o=e p=0<1 t=mp s=draw:T,cash:C,concede:T",
            ),
            ("I play on diamonds, ruff when you like, the rest are mine", "claim_and_concession x=1 s=lead:D"),
        ],
        near_misses=[
            ("then you get a heart whenever you like", "concession x=1 s=concede:H1"),
        ],
    ),
    "first, though": Construction(
        said=[
            ("first though the king of clubs", "claim c=1 o=e s=cash:CK"),
            ("first, though, the king of clubs", "claim c=1 s=cash:CK"),
        ],
        near_misses=[
            ("though trumps are 4-1 I have ten", "claim c=10d t=m"),
            ("I lose a heart though", "concession x=1 s=concede:H1"),
        ],
    ),
    "at best, at worst": Construction(
        said=[
            ("at worst one down, at best making", "concession r=-1"),
            ("nine at worst, ten at best", "claim c=9d"),
            ("one down, at best making", "concession r=-1"),
            ("nine tricks, ten on a good day", "claim c=9d"),
        ],
        near_misses=[
            ("ten at best", "claim c=10d"),
            ("you get at most one", "concession x=1"),
            ("I get at least nine", "claim c=9d"),
        ],
    ),
    "an for and": Construction(
        said=[
            ("ruff a club an throw a heart", "claim o=i p=0<1 s=ruff:C,discard:H"),
            ("i lose won", "concession x=1"),
            ("i lose to", "concession x=2"),
            ("plus won", "claim r=+1"),
            ("the last to are mine", "claim c=all"),
        ],
        near_misses=[
            ("an overruff", "claim s=overruff"),
            ("an entry with an ace", "claim s=cross@dummy"),
            ("i lose to the ace", "concession x=1 s=concede:?A"),
            ("a club to lose to", "concession x=1 s=concede:C1"),
        ],
    ),
    "tha rest": Construction(
        said=[
            ("tha rest is mine", "claim c=all"),
            ("tha ace", "claim c=1 s=cash:?A"),
            ("tha two are good", "claim c=2"),
        ],
        near_misses=[
            ("tha gets a trick", "concession x=1"),
        ],
    ),
    "your queen with my king": Construction(
        said=[
            ("I take your queen with my king", "claim s=cash:?K"),
            ("I take your king with the ace and the jack is good", "claim o=i p=0<1 s=cash:?A,cash:?J*"),
            ("your trump ruffs my ace", "concession t=m"),
            ("your trump ruffs a heart", "concession x=1 t=m"),
        ],
        near_misses=[
            ("take your ace", "concession x=1 s=concede:?A"),
            ("my trump ruffs a heart", "claim t=m s=ruff:H"),
            ("the last trump ruffs the heart", "claim t=m s=ruff:H"),
        ],
    ),
    "who gets what, with a colon": Construction(
        said=[
            ("you: ace of hearts. me: the rest", "claim_and_concession x=1 s=concede:HA"),
            ("you: one. me: four", "claim_and_concession c=4 x=1"),
            ("hearts: mine, clubs: yours", "claim_and_concession s=concede:C"),
        ],
        near_misses=[
            ("spades: ace, king", "claim c=2 s=cash:SA,cash:SK"),
            ("North: I have the rest", "claim c=all"),
        ],
    ),
    "your suits": Construction(
        said=[
            ("my reds, your blacks", "claim_and_concession s=cash:H,cash:D,concede:S,concede:C"),
            ("your trumps score", "concession t=m s=concede:T"),
            ("both your trumps score", "concession x=2 t=m s=concede:T2"),
        ],
        near_misses=[
            ("your trumps will never score", "claim t=m"),
            ("my trumps score", "claim t=m"),
        ],
    ),
    "where's the ten": Construction(
        said=[
            ("where's the ten", "not_a_claim"),
            ("where's the ten, I have the rest", "claim c=all"),
            ("you sure about that", "not_a_claim"),
            ("any heart", "not_a_claim s=cash:H"),
        ],
        near_misses=[
            ("put your cards away", "claim"),
            ("any spade then the ace", "claim o=e p=0<1 s=cash:S,cash:?A"),
        ],
    ),
    "stick a fork in it": Construction(
        said=[
            ("it's in the can", "claim"),
            ("done and dusted", "claim"),
            ("stick a fork in it", "claim"),
            ("you're toast", "claim"),
            ("home and hosed", "claim r=made"),
        ],
        near_misses=[
            ("stick a fork in me", "concession"),
            ("I'm toast", "concession"),
        ],
    ),
    "a trick over, one too few": Construction(
        said=[
            ("a trick over", "claim r=+1"),
            ("two tricks over", "claim r=+2"),
            ("a trick to spare", "claim r=+1"),
            ("one trick too few", "concession r=-1"),
            ("not enough tricks", "concession"),
            ("too many losers", "concession"),
        ],
        near_misses=[
            ("I have enough tricks", "claim"),
            ("a trick in dummy", "claim c=1"),
        ],
    ),
    "ruffed small": Construction(
        said=[
            ("two top spades, then a spade ruffed small", "claim o=e p=0<1 s=cash:S2,ruff:S"),
            ("a heart ruffed high", "claim s=ruff:H"),
        ],
        near_misses=[
            ("two clubs ruffed in dummy", "claim s=ruff:C2@dummy"),
        ],
    ),
    "ten on a 3-2 break": Construction(
        said=[
            ("eleven on a 3-2 break", "claim c=11d"),
            ("twelve with a 2-2 trump split", "claim c=12d t=m"),
            ("ten with normal breaks", "claim c=10d"),
            ("nine on a 4-1 break, ten on a 3-2 break", "claim c=9d"),
        ],
        near_misses=[
            ("I have the rest with a 3-2 break", "claim c=all"),
            ("the contract depends on the heart finesse", "claim f=d s=finesse:H"),
            ("I pick up four to the jack either side", "claim"),
        ],
    ),
    "cards between commas": Construction(
        said=[
            ("As, Ks, Qs", "claim c=3 s=cash:SA,cash:SK,cash:SQ"),
            ("Ks,As", "claim c=2 s=cash:SK,cash:SA"),
            ("SA HA DA CA = 4 aces", "claim c=4 s=cash:SA,cash:HA,cash:DA,cash:CA"),
        ],
        near_misses=[
            ("As hearts are good, I claim", "claim"),
            ("Ah, I have the rest", "claim c=all"),
        ],
    ),
    "what the squeezed and thrown in do": Construction(
        said=[
            ("throw West in with a club, he leads into my tenace", "claim s=throw_in:C"),
            ("West can't hold both majors", "claim s=squeeze"),
            ("someone must let go", "unclear"),
        ],
        near_misses=[
            ("you can't hold the rest", "not_a_claim"),
            ("I can't hold both", "unclear"),
            ("get off lead with the club", "not_a_claim s=lead:C"),
        ],
    ),
    "one trick you take": Construction(
        said=[
            ("one trick you take, rest I take", "claim_and_concession x=1"),
            ("two you get, the rest I get", "claim_and_concession x=2"),
            ("a heart you make and the rest are mine", "claim_and_concession x=1 s=concede:H1"),
            ("after trump I play the heart", "claim o=e p=0<1 t=m s=cash:T,cash:H"),
        ],
        near_misses=[
            ("the only trick you get is the ace", "concession x=1 s=concede:?A"),
            ("the trick you took", "unclear"),
            ("after one more trump a heart", "claim c=1 o=e p=0<1 t=m s=lead:T,cash:H1"),
        ],
    ),
    "what had been thought good": Construction(
        said=[
            ("I thought dummy was high", "not_a_claim"),
            ("I thought my hand was good", "not_a_claim"),
            ("I thought all was good", "not_a_claim"),
            ("I thought the rest were mine", "not_a_claim"),
            ("I thought I had the rest", "not_a_claim"),
            ("he thought dummy was high", "not_a_claim"),
            ("South thought the rest were his", "not_a_claim"),
        ],
        near_misses=[
            ("I think dummy is high", "claim c=all"),
            ("I thought about it, I have the rest", "claim c=all"),
            ("as I thought, the rest are mine", "claim c=all"),
            ("he claimed the rest, he thought dummy was high", "claim c=all"),
            ("West thought his ten had to make", "claim c=1 s=win:?T"),
        ],
    ),
    "nobody claimed or conceded": Construction(
        said=[
            ("none of us conceded", "not_a_claim"),
            ("no one conceded", "not_a_claim"),
            ("no defender conceded", "not_a_claim"),
            ("nobody conceded anything", "not_a_claim"),
            ("neither side claimed", "not_a_claim"),
            ("nobody has claimed the rest", "not_a_claim"),
            ("nobody conceded, I have the rest", "claim c=all"),
            ("nobody claimed or conceded", "not_a_claim"),
            ("no one has claimed or conceded anything", "not_a_claim"),
            ("neither side claimed nor conceded a trick", "not_a_claim"),
            ("East was asked to claim or concede", "not_a_claim"),
            ("he refused to concede or declined to concede", "not_a_claim"),
        ],
        near_misses=[
            ("nobody conceded, and South claimed the rest", "claim c=all"),
            ("declarer was asked to concede and claimed ten", "claim c=10d"),
            ("somebody conceded", "concession x=all"),
            ("neither of you gets a trick", "claim c=all"),
            ("nothing was conceded", "claim c=all"),
            ("he claimed, nobody objected", "claim"),
        ],
    ),
    "asked to concede, refused to": Construction(
        said=[
            ("East was asked to concede and refused", "not_a_claim"),
            ("declarer was invited to concede but played on", "not_a_claim"),
            ("West was asked to concede the last trick", "not_a_claim"),
            ("we asked declarer to concede two tricks", "not_a_claim"),
            ("East, who had been asked to concede, said he had the rest", "claim c=all"),
            ("West, asked to concede, claimed two tricks", "claim c=2"),
            ("I was asked to claim", "not_a_claim"),
            ("he refused to concede", "not_a_claim"),
            ("she wouldn't concede", "not_a_claim"),
        ],
        near_misses=[
            ("East was asked to concede a trick and agreed", "concession x=1"),
            ("after being asked to concede East conceded one trick", "concession x=1"),
            ("declarer asked to claim the rest", "claim c=all"),
            ("told to claim, he claimed eleven", "claim c=11d"),
            ("I won't concede a heart", "unclear s=~concede:H1"),
            ("forced to concede a trick", "concession x=1"),
        ],
    ),
    "a number that may come in": Construction(
        said=[
            ("nine, could be ten", "claim c=9d"),
            ("nine tricks and it could be ten", "claim c=9d"),
            ("I could have ten but nine for sure", "claim c=9d"),
            ("could make eleven, claiming ten", "claim c=10d"),
            ("it might be ten but I'll claim nine", "claim c=9d"),
            ("one down, might be two", "concession r=-1"),
            ("you get one, could be two", "concession x=1"),
        ],
        near_misses=[
            ("it could be ten tricks", "claim c=10d"),
            ("I could have ten", "claim c=10d"),
            ("eleven, no could be twelve, yes twelve", "claim c=12d"),
        ],
    ),
    "as many for each side": Construction(
        said=[
            ("we each get one", "claim_and_concession c=1 x=1"),
            ("each side gets one", "claim_and_concession c=1 x=1"),
            ("each of us gets one", "claim_and_concession c=1 x=1"),
            ("we each win one more", "claim_and_concession c=1 x=1"),
        ],
        near_misses=[
            ("partner and I each get a trick", "claim c=2"),
            ("we each have a trump", "claim c=2 t=m"),
            ("each of you gets one", "concession x=2"),
            ("we get one", "claim c=1"),
        ],
    ),
    "not more, behind what is counted": Construction(
        said=[
            ("you take one trick more not more", "concession x=1"),
            ("you get a club not more", "concession x=1 s=concede:C1"),
            ("I take two more not more", "claim c=2"),
            ("you get one trick more not two", "concession x=1"),
            ("I make nine not ten", "claim c=9d"),
        ],
        near_misses=[
            ("you do not get one more", "claim c=all"),
            ("I get no more", "concession x=all"),
            ("I take the ace not the king", "unclear"),
        ],
    ),
    "one, two and for as heard, for you": Construction(
        said=[
            ("one four you", "concession x=1"),
            ("one four you, three four me", "claim_and_concession c=3 x=1"),
            ("won for you and the rest mine", "claim_and_concession x=1"),
            ("won for you", "concession x=1"),
            ("to for you", "concession x=2"),
            ("you get too", "concession x=2"),
            ("you get won", "concession x=1"),
        ],
        near_misses=[
            ("three four five for me", "claim c=5"),
            ("I won four", "claim c=4"),
            ("you get it too", "unclear"),
            ("four you", "concession x=4"),
        ],
    ),
    "everything in a hand but some": Construction(
        said=[
            ("everything in dummy is good but the two of clubs", "claim_and_concession x=1 s=concede:C2"),
            ("everything in my hand is good but a heart", "claim_and_concession x=1 s=concede:H1"),
            ("everything on the table is good but the small club", "claim_and_concession x=1 s=concede:C"),
            ("dummy is high but a club", "claim_and_concession x=1 s=concede:C1"),
            ("everything in dummy but a club is good", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("everything in dummy is good but I have no entry", "claim c=all"),
            ("dummy is good but a heart is out", "claim c=all"),
            ("everything in my hand is good and a heart", "claim c=all s=cash@declarer*,cash:H1"),
        ],
    ),
    "this trick and others": Construction(
        said=[
            ("this one and the last to you", "concession x=2"),
            ("I get this plus one", "claim c=2"),
            ("this plus the last two", "claim c=3"),
            ("this trick and two more", "claim c=3"),
            ("this and one more", "claim c=2"),
            ("this trick and the last", "claim c=2"),
            ("this and two more are mine", "claim c=3"),
            ("give you this trick and claim", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("this one and the ace", "claim c=2 s=cash:?A"),
            ("this one and one for you", "claim_and_concession c=1 x=1"),
            ("this and the rest are mine", "claim c=all"),
            ("this contract plus one", "claim r=+1"),
            ("I make this plus one", "claim r=+1"),
        ],
    ),
    "a reporter's remark on a claim": Construction(
        said=[
            ("declarer conceded two tricks but actually had only one loser", "concession x=2"),
            ("South conceded one but really had none to lose", "concession x=1"),
            ("defender conceded the last two but had a trick with the ace", "concession x=2"),
            ("declarer claimed eleven tricks but East has a trump trick", "claim c=11d t=m"),
            ("South claimed all the tricks but had to lose a club", "claim c=all"),
            ('he said "the rest" but he had a losing club', "claim c=all"),
            ('"one down," he said, but it was two down', "concession r=-1"),
        ],
        near_misses=[
            ("he conceded a club but had the rest", "claim_and_concession x=1 s=concede:C1"),
            ("he claimed the rest but conceded a club", "claim_and_concession x=1 s=concede:C1"),
            ("he claimed ten and had to lose a club", "claim_and_concession c=10d x=1 s=concede:C1"),
            ("South conceded two but had ten tricks", "claim_and_concession c=10d x=2"),
        ],
    ),
    "what is lost, corrected": Construction(
        said=[
            ("lose a club, no, two clubs", "concession x=2 s=concede:C2"),
            ("you get a spade - no, two spades", "concession x=2 s=concede:S2"),
            ("you get two spades, no, a spade", "concession x=1 s=concede:S1"),
            ("lose a heart, no, two", "concession x=2 s=concede:H2"),
            ("lose one, no none", "claim c=all"),
            ("you get a club, no, none", "claim c=all"),
        ],
        near_misses=[
            ("lose a club, and two clubs", "concession x=3 s=concede:C1,concede:C2"),
            ("a club to lose, no, a diamond", "concession x=1 s=concede:D1"),
            ("no, none", "not_a_claim"),
        ],
    ),
    "all good behind one winner": Construction(
        said=[
            ("I have the last trump, all good", "claim c=all t=m s=cash:T"),
            ("I hold the last trump, it's all good", "claim c=all t=m s=cash:T"),
            ("the ace, and all good", "claim c=all s=cash:?A"),
        ],
        near_misses=[
            ("two aces, all good", "claim c=2 s=cash:2"),
            ("S9 S7, all good", "claim c=2 s=cash:S9,cash:S7"),
            ("you have the ace, all good", "claim_and_concession x=1 s=concede:?A"),
        ],
    ),
    "too few tricks, aces off": Construction(
        said=[
            ("one trick too few", "concession r=-1"),
            ("that's one too few", "concession r=-1"),
            ("off two aces", "concession x=2 s=concede:2"),
            ("two aces off", "concession x=2 s=concede:2"),
            ("off an ace", "concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("too few trumps", "unclear t=m"),
            ("off two", "concession r=-2"),
            ("two off", "concession r=-2"),
            ("king off", "not_a_claim"),
        ],
    ),
    "all trumps in": Construction(
        said=[
            ("all trumps in", "claim t=ms"),
            ("oppo claims, says all trumps in", "claim t=ms"),
            ("all the trumps in, rest mine", "claim c=all t=ms"),
        ],
        near_misses=[
            ("pull all trumps in", "claim t=mp s=draw:T"),
            ("all trumps in then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("all trumps in dummy", "claim t=m s=cash:T@dummy"),
        ],
    ),
    "down, in a defender's words": Construction(
        said=[
            ("the contract's beaten, ace of hearts to come", "claim c=1 r=-1 s=cash:HA"),
            ("declarer is down one, I have the ace of clubs", "claim c=1 r=-1 s=win:CA"),
            ("that's two off, we get the last three", "claim c=3 r=-2"),
            ("we're getting two more so it's one off", "claim c=2 r=-1"),
            ("one down, partner has an ace", "claim c=1 r=-1 s=win:?A@partner"),
            ("two down: partner's king and my ace", "claim c=2 r=-2 s=cash:?K,cash:?A"),
        ],
        near_misses=[
            ("one down, sorry partner", "concession r=-1"),
            ("I'm one down, partner has the ace", "claim_and_concession c=1 r=-1 s=win:?A@partner"),
            ("we have eight tricks, one down", "claim_and_concession c=8 r=-1"),
            ("we lose two more, one down", "concession x=2 r=-1"),
            ("we get two more, but two down", "claim_and_concession c=2 r=-2"),
        ],
    ),
    "cannot be beaten": Construction(
        said=[
            ("can't be defeated", "claim r=made"),
            ("it can't be beaten", "claim r=made"),
            ("the contract can't be defeated", "claim r=made"),
            ("you can't set it", "claim r=made"),
        ],
        near_misses=[
            ("the ace can't be beaten", "claim"),
            ("we can't beat it", "concession r=made"),
            ("you can't beat my king", "claim"),
        ],
    ),
    "give me what is mine": Construction(
        said=[
            ("give me a trump trick", "claim c=1 t=m s=cash:T1"),
            ("give me a club trick", "claim c=1 s=cash:C1"),
            ("just give me my king", "claim c=1 s=win:?K"),
        ],
        near_misses=[
            ("give me a club", "not_a_claim s=cash:C1"),
            ("give me the ace", "not_a_claim s=cash:?A"),
            ("give me one heart and the rest are yours", "claim_and_concession c=1 s=cash:H1"),
            ("give me one trump trick and take the rest", "claim_and_concession c=1 t=m s=cash:T1"),
        ],
    ),
    "so many, said by the way": Construction(
        said=[
            ("I'll be happy with nine", "claim c=9d"),
            ("nine fast tricks", "claim c=9d"),
            ("at any rate nine", "claim c=9d"),
            ("I looze 2", "concession x=2"),
            ("my ten's the best left", "claim"),
        ],
        near_misses=[
            ("I'm happy with that", "not_a_claim"),
            ("I was only thinking", "not_a_claim"),
            ("going too fast, I claim ten", "claim c=10d"),
        ],
    ),
    "the last trick by its number": Construction(
        said=[
            ("I win trick thirteen", "claim c=1"),
            ("I win trick 13 with the ace of spades", "claim c=1 o=e s=win:SA"),
            ("trick 13 is mine, the rest yours", "claim_and_concession c=1"),
            ("I lose trick 13", "concession x=1"),
            ("I'll have trick thirteen with the ace, the rest is yours", "claim_and_concession c=1 s=win:?A"),
        ],
        near_misses=[
            ("at trick 13 I ruff", "claim o=e s=ruff"),
            ("I discard a spade at trick thirteen", "claim o=e s=discard:S"),
            ("we win trick twelve", "claim c=1"),
        ],
    ),
    "all before it": Construction(
        said=[
            (
                "my spade king takes the last trick and everything before that is yours",
                "claim_and_concession c=1 o=e s=win:SK",
            ),
            ("I get the last two and everything before that is yours", "claim_and_concession c=2"),
            ("they take all before it", "concession x=all"),
        ],
        near_misses=[
            ("I play the ace, everything before that was a mistake", "claim s=cash:?A"),
        ],
    ),
    "made by ruffing": Construction(
        said=[
            ("The final six are made by ruffing to and fro.", "claim c=all s=crossruff"),
            ("the last four tricks are made by trumping back and forth", "claim c=all s=crossruff"),
            ("three tricks are made by ruffing", "claim c=3 s=ruff"),
        ],
        near_misses=[
            ("four hearts is made", "claim r=made"),
            ("five is made", "claim r=L5"),
            ("The contract is made", "claim r=made"),
        ],
    ),
    "so many of those still to be played": Construction(
        said=[
            ("five out of the six still to be played are mine", "claim c=5"),
            ("four of the five yet to be played are mine", "claim c=4"),
            ("three of the tricks still to be won are yours", "concession x=3"),
        ],
        near_misses=[
            ("the hearts still to be played are good", "unclear"),
            ("a trump is still to be played", "unclear t=m"),
        ],
    ),
    "a sum behind a colon": Construction(
        said=[
            ("heart queen last: four", "claim c=4 o=e s=cash:HQ"),
            ("ruff a club, heart queen: two", "claim c=2 o=i p=0<1 s=ruff:C,cash:HQ"),
            (
                "Two top trumps, a club ruffed, and the heart queen at the finish: four.",
                "claim c=4 o=e p=0<2,1<2 t=m s=cash:T2,ruff:C,cash:HQ",
            ),
        ],
        near_misses=[
            ("spades: four", "claim c=4 s=cash:S4"),
            ("clubs: ace, king, four", "claim c=3 s=cash:CA,cash:CK,cash:C4"),
        ],
    ),
    "an overtrick should something happen": Construction(
        said=[
            ("one extra should West come under pressure in the black suits", "claim r=+1 s=squeeze"),
            ("one extra should the king drop", "claim r=+1"),
            ("one over should hearts break", "claim r=+1"),
            ("one more should the king drop", "claim"),
        ],
        near_misses=[
            ("one extra trick", "claim c=1"),
            ("ten, eleven should the king drop", "claim c=10d"),
            ("one more should I be wrong", "not_a_claim"),
        ],
    ),
    "counted aloud with a yes": Construction(
        said=[
            ("so that's... two, three, yes, four club tricks and the ace of hearts", "claim c=5 s=cash:C4,cash:HA"),
            ("one, two, yes, three for you", "concession x=3"),
        ],
        near_misses=[
            ("yes, four club tricks", "claim c=4 s=cash:C4"),
            ("two diamonds, yes, and three clubs", "claim c=5 s=cash:D2,cash:C3"),
        ],
    ),
    "held back for the end": Construction(
        said=[
            (
                "I run every trump I have, holding back the ace of hearts until the end",
                "claim o=e p=0<1 t=m s=run:T,cash:HA",
            ),
            ("holding back the ace of clubs for the last trick", "claim o=e s=cash:CA"),
        ],
        near_misses=[
            ("I hold back the ace of spades", "claim s=duck:SA"),
        ],
    ),
    "the return after what is given": Construction(
        said=[
            (
                "I lose a club, ruff the return, and run the diamonds",
                "claim_and_concession x=1 o=i p=0<1,1<2 s=concede:C1,ruff,run:D",
            ),
            (
                "lose a spade, win the heart return and draw trumps",
                "claim_and_concession x=1 o=i p=0<1,1<2 t=mp s=concede:S1,win:H,draw:T",
            ),
        ],
        near_misses=[
            (
                "I lose a spade, ruff a club and draw trumps",
                "claim_and_concession x=1 o=i p=1<2 t=mp s=concede:S1,ruff:C,draw:T",
            ),
        ],
    ),
    "their card is the last trick": Construction(
        said=[
            (
                "queen of trumps, and your jack is the last trick",
                "claim_and_concession c=1 x=1 o=e p=0<1 t=m s=cash:TQ,concede:TJ",
            ),
        ],
        near_misses=[
            ("the ace and the king are yours", "concession x=2 s=concede:?A,concede:?K"),
            ("your ten is the last trick", "concession x=1 o=e s=concede:?T"),
        ],
    ),
    "you have forgotten": Construction(
        said=[
            ("hm, you seem to have forgotten about my small trump", "not_a_claim t=m"),
            ("I think you forgot my ten", "not_a_claim"),
        ],
        near_misses=[
            ("forget about the heart finesse, I cash the ace", "claim f=n s=~finesse:H,cash:HA"),
        ],
    ),
    "trumps got rid of, seen off, relieved of": Construction(
        said=[
            ("first I get rid of the enemy trumps, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("getting rid of the enemy trumps before I cash my long spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S"),
            ("draw the last opposing trump", "claim t=mp s=draw:T"),
            ("relieving you of your trumps, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("strip East of his last trump, then diamonds", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            ("I'll see to the trumps and then it's all good", "claim c=all o=e p=0<1 t=mp s=draw:T,cash*"),
            ("see off your trumps, run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("having seen off the trumps I run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("I attend to trumps first and then run diamonds", "claim o=e p=0<1 t=mp s=draw:T,run:D"),
            ("get the trumps over with, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("I need three rounds of trumps and then the clubs run", "claim o=e p=0<1 t=mp s=draw:T,run:C*"),
            ("trumps take two rounds, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("it'll take me three rounds to clear trumps, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("draw the trumps you still hold and cash the clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:C"),
            ("I draw the trumps they've got and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
        ],
        near_misses=[
            ("lose to the opposing ace", "concession x=1 s=concede:?A"),
            ("I see off the opponents", "unclear"),
            ("attack trumps at once and then run diamonds", "claim o=e p=0<1 t=m s=lead:T,run:D"),
            ("over to the ace with a club", "claim s=cross:CA@dummy"),
            ("you hold the ace and cash it", "concession x=1 s=concede:?A"),
        ],
    ),
    "ruffing both ways": Construction(
        said=[
            ("ruff both ways", "claim s=crossruff"),
            ("Pull their trumps, ruff both ways.", "claim o=i p=0<1 t=mp s=draw:T,crossruff"),
            ("I scramble my trumps separately", "claim t=m s=crossruff"),
            ("ruff this way and that", "claim s=crossruff"),
            ("ruffing in both directions for the rest", "claim c=all s=crossruff"),
        ],
        near_misses=[
            ("I scramble nine tricks", "claim c=9d"),
            ("ruff a club and a heart", "claim s=ruff:C,ruff:H"),
            ("both ways I have nine", "claim c=9d"),
        ],
    ),
    "at the last trick": Construction(
        said=[
            (
                "He says he crossruffs the red suits and loses a spade at the last trick.",
                "claim_and_concession x=1 o=e p=0<1 s=crossruff,concede:S1",
            ),
            ("the ace of hearts at the last trick", "claim o=e s=cash:HA"),
        ],
        near_misses=[
            ("I take the last trick", "claim c=1"),
        ],
    ),
    "cards whacked, placed, blocking": Construction(
        said=[
            (
                "The blocking ace goes first, next I get across with a club to enjoy the king-queen.",
                "claim o=e p=0<1,1<2 s=cash:?A,cross:C@dummy,cash:?K+?Q",
            ),
            ("I whack the ace of diamonds and then run hearts", "claim o=e p=0<1 s=cash:DA,run:H"),
            ("plonk down the ace of clubs, then ruff a heart", "claim o=e p=0<1 s=cash:CA,ruff:H"),
            ("slap the ace of clubs on the table, then ruff a club", "claim o=e p=0<1 s=cash:CA@dummy,ruff:C"),
            ("I reel in the clubs", "claim s=cash:C"),
        ],
        near_misses=[
            ("I place you with the queen", "unclear"),
            ("lay down my hand", "unclear"),
        ],
    ),
    "an entry and what it leads to": Construction(
        said=[
            ("The heart ace is the entry to dummy's clubs.", "claim s=cross:HA,cash:C"),
            (
                "draw trumps, the ace of hearts is my entry to the clubs",
                "claim o=i p=0<1,1<2 t=mp s=draw:T,cross:HA,cash:C",
            ),
            ("I have the ace of hearts as an entry to the clubs", "claim s=cross:HA,cash:C"),
        ],
        near_misses=[
            ("spades good, the heart ace is the entry to the spades", "claim s=cash:S*,cross:HA"),
            ("the ace of hearts is the entry to your clubs", "claim s=cross:HA"),
            ("the ace of hearts is the entry to dummy", "claim s=cross:HA"),
        ],
    ),
    "suits that come in": Construction(
        said=[
            ("I duck one heart and the hearts come in.", "claim o=i p=0<1 s=duck:H1,cash:H*"),
            (
                "Diamond to the king, diamond back to my ace, and the spades come in unless someone has four to "
                "the jack.",
                "claim o=i p=0<1,1<2 s=cross:DK,cross:DA,cash:S*",
            ),
        ],
        near_misses=[
            ("draw trumps and the spades run", "claim o=i p=0<1 t=mp s=draw:T,run:S*"),
            ("the clubs come in for five", "claim c=5 s=run:C*"),
        ],
    ),
    "what a ruff gets, and handing over": Construction(
        said=[
            (
                "ruff a club coming home and hand you a spade",
                "claim_and_concession x=1 o=i p=0<1 s=ruff:C@declarer,concede:S1",
            ),
            ("draw trumps and hand them a diamond", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:D1"),
            ("my third diamond gets ruffed", "claim s=ruff:D"),
            ("ruff out the queen of clubs and the suit is good", "claim o=i p=0<1 s=ruff:C,cash:C*"),
        ],
        near_misses=[
            ("ruff a heart, coming home with a club", "claim o=i p=0<1 s=ruff:H,cross:C@declarer"),
            ("back in hand you get a club", "claim_and_concession x=1 s=cross@declarer,concede:C1"),
        ],
    ),
    "discards under a heading": Construction(
        said=[
            (
                "Discards first: both my losing clubs go on the king-queen of diamonds, and only then do I "
                "attack trumps.",
                "claim o=e p=0<1 t=m s=discard:C2^DK,lead:T",
            ),
            ("discarding the club on the forth spade", "claim s=discard:C^S"),
            ("my club loser can be put on the spade", "claim s=discard:C^S"),
            ("a heart goes off on the club ace", "claim s=discard:H^CA"),
        ],
        near_misses=[
            ("the king is put on your queen", "unclear"),
            ("ruff hearts and spades back and forth", "claim s=crossruff:H"),
        ],
    ),
    "across and in by other words": Construction(
        said=[
            ("use the trump king as an entry", "claim t=m s=cross:TK"),
            ("use the club ace as an entry to the hearts", "claim o=i p=0<1 s=cross:CA,cash:H"),
            ("put myself in dummy with a heart", "claim s=cross:H@dummy"),
            ("come down to my hand with a spade", "claim s=cross:S@declarer"),
            ("I leave dummy with a heart", "claim s=cross:H@declarer"),
            ("get out of dummy with a trump and run hearts", "claim o=i p=0<1 t=m s=cross:T@declarer,run:H"),
            ("once I'm in dummy with the ace I run the clubs", "claim o=e p=0<1 s=cross:?A@dummy,run:C"),
            ("I get in with a spade and run hearts", "claim o=i p=0<1 s=cross:S,run:H"),
            ("I take it in hand and run the spades", "claim o=i p=0<1 s=win@declarer,run:S"),
            ("take this trick in dummy, then two clubs", "claim o=e p=0<1 s=win@dummy,cash:C2"),
        ],
        near_misses=[
            ("I'm in dummy with two good clubs", "unclear"),
            ("dummy is left with a heart", "unclear"),
            ("I get in with two hearts", "unclear"),
        ],
    ),
    "made good": Construction(
        said=[
            ("I make the clubs good", "claim s=establish:C"),
            ("make my ten good by driving out the king", "claim o=i p=0<1 s=establish:?T,knock_out:?K"),
            ("make the fifth heart good with a ruff", "claim s=establish:H"),
            ("the fifth heart gets set up by a ruff", "claim s=establish:H"),
            ("clubs can be established with one ruff", "claim s=establish:C"),
            ("get the clubs set up", "claim s=establish:C"),
            ("get trumps drawn", "claim t=mp s=draw:T"),
            ("get the clubs established", "claim s=establish:C"),
        ],
        near_misses=[
            ("I make ten good tricks", "claim c=10d"),
            ("make good my ten", "claim s=establish:?T"),
            ("the clubs are set up", "claim"),
            ("I've got trumps drawn", "claim t=ms"),
        ],
    ),
    "the enemy ace driven out": Construction(
        said=[
            ("remove your heart ace then run hearts", "claim o=e p=0<1 s=knock_out:HA,run:H"),
            ("take out the ace of clubs with my king", "claim s=knock_out:CA"),
            ("lead spades until the ace goes", "claim s=knock_out:SA"),
            ("play diamonds until the ace is out", "claim s=knock_out:DA"),
            ("chase the ace, then nine tricks", "claim c=9d o=e s=knock_out:?A"),
        ],
        near_misses=[
            ("take out the queen of trumps", "claim t=mp s=draw:T"),
            ("take out the last trump", "claim t=mp s=draw:T"),
        ],
    ),
    "what comes of an exit": Construction(
        said=[
            (
                "I ruff a diamond, ruff a club, ruff another diamond and then exit with a spade and one of you "
                "is endplayed.",
                "claim o=e p=0<1,1<2,2<3 s=ruff:D,ruff:C,ruff:D,lead:S",
            ),
            ("give up a spade and you are endplayed", "claim_and_concession x=1 s=concede:S1"),
            ("throw you in with the third heart to lead a club", "claim s=throw_in:H"),
            ("put you on play with a heart", "claim s=throw_in:H"),
        ],
        near_misses=[
            ("East is endplayed with a spade", "claim s=throw_in:S"),
            ("exit with a spade to endplay West", "claim o=i p=0<1 s=lead:S,throw_in"),
        ],
    ),
    "the first of a suit": Construction(
        said=[
            ("concede the first round of spades", "concession x=1 s=concede:S"),
            ("ruff the first club", "not_a_claim s=ruff:C"),
            ("duck the first heart and run the rest", "claim c=all o=i p=0<1 s=duck:H,run"),
        ],
        near_misses=[
            ("ruff a club first", "claim o=e s=ruff:C"),
            ("the first trick is yours", "concession x=1"),
        ],
    ),
    "not before": Construction(
        said=[
            ("trumps can wait until I have ruffed a club", "claim o=e p=1<0 t=m s=cash:T,ruff:C"),
            ("I hold off trumps till I have ruffed the heart", "claim o=e p=1<0 t=m s=cash:T,ruff:H"),
            ("I leave the trumps until I've ruffed a club", "claim o=e p=1<0 t=m s=cash:T,ruff:C"),
            ("I don't draw trumps until after the heart ruff", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
            ("leave drawing trumps till after the ruff", "claim o=e p=1<0 t=mp s=draw:T,ruff"),
        ],
        near_misses=[
            ("wait until I've ruffed a club", "claim s=ruff:C"),
            ("I leave the queen until last", "claim o=e s=cash:?Q"),
        ],
    ),
    "first, second, third": Construction(
        said=[
            ("first trumps, second spades, third hearts", "claim o=e p=0<1,1<2 t=m s=cash:T,cash:S,cash:H"),
            (
                "first, draw trumps; second, ruff a club; third, run the hearts",
                "claim o=e p=0<1,1<2 t=mp s=draw:T,ruff:C,run:H",
            ),
            (
                "first ruff a club, second ruff a heart, third draw trumps",
                "claim o=e p=0<1,1<2 t=mp s=ruff:C,ruff:H,draw:T",
            ),
        ],
        near_misses=[
            ("the second heart is ruffed, third heart too", "claim s=ruff:H,ruff:H"),
            ("I win the second club", "claim s=win:C"),
        ],
    ),
    "the thirteenth trick": Construction(
        said=[
            ("the thirteenth trick is the ace of clubs", "claim o=e s=cash:CA"),
            ("my trump takes the last trick", "claim o=e t=m s=win:T"),
            ("the king of hearts takes trick thirteen", "claim o=e s=win:HK"),
            ("draw trumps and wind up with the ace of clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:CA"),
            ("He put his hand down and announced that the beer card would win trick thirteen.", "claim o=e s=win:D7"),
        ],
        near_misses=[
            ("I claim the thirteenth trick", "claim c=1"),
            ("East takes trick thirteen", "concession x=1 o=e s=concede:1"),
        ],
    ),
    "wherever you win it": Construction(
        said=[
            ("wherever you win it I have the rest", "claim c=all"),
            ("wherever you take it, nine tricks", "claim c=9d"),
        ],
        near_misses=[
            ("wherever the queen is I have nine", "claim c=9d"),
        ],
    ),
    "dragging it out": Construction(
        said=[
            ("No sense dragging this out, I have six more coming.", "claim c=6"),
            ("let's not drag it out, nine", "claim c=9d"),
            ("why drag this out, the rest are mine", "claim c=all"),
        ],
        near_misses=[
            ("dragging trumps out", "claim t=mp s=draw:T"),
            ("one trump out, I drag it out", "claim t=mp s=draw:T"),
        ],
    ),
    "and nothing but trumps besides": Construction(
        said=[
            ("I hold both top hearts and nothing but trumps besides", "claim c=all t=m s=cash:H2,cash:T"),
            ("I hold the ace of hearts and nothing but trumps", "claim c=all t=m s=win:HA,cash:T"),
            ("two spades and nothing but trumps", "claim c=all t=m s=cash:S2,cash:T"),
        ],
        near_misses=[
            ("nothing but trumps", "claim c=all t=m"),
            ("I have nothing but trumps", "claim c=all t=m"),
        ],
    ),
    "the other six tricks": Construction(
        said=[
            ("I score the other six tricks by ruffing back and forth", "claim c=all s=crossruff"),
            ("I have the other four tricks", "claim c=all"),
            ("the other five tricks are ours", "claim c=all"),
        ],
        near_misses=[
            ("you get two tricks and I get the other four tricks", "claim_and_concession c=4 x=2"),
            ("losing the other two tricks", "concession x=2"),
        ],
    ),
    "a card from dummy": Construction(
        said=[
            ("A trump from dummy and my hand is high.", "claim c=all o=i p=0<1 t=m s=lead:T@dummy,cash@declarer*"),
            ("a trump from dummy, then I ruff a heart", "claim o=e p=0<1 t=m s=lead:T@dummy,ruff:H"),
            ("a small club from the table and the rest are good", "claim c=all o=i p=0<1 s=lead:C@dummy,cash*"),
        ],
        near_misses=[
            ("the ace from dummy, then hearts", "claim o=e p=0<1 s=cash:?A@dummy,cash:H"),
            ("two clubs from dummy", "claim c=2 s=cash:C2@dummy"),
        ],
    ),
    "followed, flushed": Construction(
        said=[
            ("lead the king and follow with the queen", "claim o=e p=0<1 s=lead:?K,cash:?Q"),
            ("I flush the trumps out of West, then cash the hearts", "claim o=e p=0<1 t=mp s=draw:T@W,cash:H"),
            ("draw trumps and follow with a club ruff", "claim o=e p=0<1 t=mp s=draw:T,ruff:C"),
        ],
        near_misses=[
            ("you follow with a small one", "unclear"),
            ("flush out the ace of hearts", "claim s=knock_out:HA"),
        ],
    ),
    "the trumps they have left, fetched": Construction(
        said=[
            ("gonna get the trumps u got left, J falls", "claim t=mp s=draw:T"),
            ("I'll get the trumps you've still got and then run clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("getting the last trumps you hold", "claim t=mp s=draw:T"),
            ("trumps are out in two rounds", "claim t=mp s=draw:T"),
            ("T out in 2 rds, losing H off on S", "claim o=i p=0<1 t=mp s=draw:T,discard:H^S"),
        ],
        near_misses=[
            ("I get the trumps I have left", "claim t=m s=win:T"),
            ("trumps out first", "not_a_claim t=m"),
            ("I lose a heart off the top", "concession x=1 s=concede:H1"),
        ],
    ),
    "nothing over": Construction(
        said=[
            ("That's my contract, nothing over.", "claim r=made"),
            ("making four, nothing over", "claim r=L4"),
            ("game, nothing over", "claim r=made"),
        ],
        near_misses=[
            ("over with a club", "claim s=cross:C@dummy"),
            ("nothing more", "unclear"),
        ],
    ),
    "trumps finished off, tugged, whipped out": Construction(
        said=[
            ("get the last trump off West and the hearts are mine", "claim o=i p=0<1 t=mp s=draw:T@W,cash:H*"),
            ("two tugs of trumps then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I'll whip out the trumps and then it's hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("finish the trumps and cash the hearts", "claim o=i p=0<1 t=mp s=draw:T,cash:H"),
            ("polish off the trumps and then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("the last trump is drawn next, then the hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
        ],
        near_misses=[
            ("finish with a trump", "claim o=e t=m s=cash:T1"),
            ("finish on a trump", "claim o=e t=m s=cash:T1"),
            ("polish off the clubs", "not_a_claim s=cash:C"),
        ],
    ),
    "what he ruffs": Construction(
        said=[
            ("I don't draw the last trump, I run clubs till he ruffs", "claim t=m s=~draw:T,run:C"),
            ("I cash the hearts till he ruffs", "claim s=cash:H"),
            ("I run the clubs until you ruff", "claim s=run:C"),
        ],
        near_misses=[
            ("he ruffs a club and draws trumps", "claim o=i p=0<1 t=mp s=ruff:C,draw:T"),
            ("run clubs, then ruff", "claim o=e p=0<1 s=run:C,ruff"),
        ],
    ),
    "where a loser has its home": Construction(
        said=[
            ("heart loser gone on the king of diamonds", "claim s=discard:H^DK"),
            ("my heart is gone on the club ace", "claim s=discard:H^CA"),
            ("my heart has a home on the club", "claim s=discard:H^C"),
            ("heart off on the club, trumps, and that's it", "claim c=all o=i p=0<1 t=m s=discard:H^C,cash:T"),
        ],
        near_misses=[
            ("the ace of clubs is gone on the first round", "claim"),
            ("my losers have nowhere to go", "concession"),
        ],
    ),
    "drawn with the ace and king": Construction(
        said=[
            (
                "Drawing trumps with the ace and king, then I knock out the diamond ace",
                "claim o=e p=0<1 t=mp s=draw:TA+TK,knock_out:DA",
            ),
            ("trumps are led until the queen drops", "claim t=mp s=draw:T"),
            ("lead trumps until the jack falls, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
        ],
        near_misses=[
            ("draw trumps with the ace and the king of hearts", "claim o=i p=0<1 t=mp s=draw:TA,cash:HK"),
            ("play clubs until the queen drops", "claim s=cash:C"),
        ],
    ),
    "the jack is run": Construction(
        said=[
            ("the jack of spades is run", "claim f=d s=finesse:SJ"),
            ("the queen of hearts is run through West", "claim f=d s=finesse:HQ"),
            (
                "a heart to the queen (finesse), a club to my hand, and another heart finesse",
                "claim o=i p=0<1,1<2 f=d s=finesse:H,cross:C@declarer,finesse:H",
            ),
        ],
        near_misses=[
            ("the clubs are run", "claim s=run:C*"),
            ("the ace of clubs is run", "claim s=run:CA*"),
        ],
    ),
    "home with tricks": Construction(
        said=[
            (
                "I get home with four trumps, a ruff, two clubs and the diamond ace",
                "claim c=8 r=made t=m s=cash:T4,ruff,cash:C2,cash:DA",
            ),
            ("I get home with two spades and three hearts", "claim c=5 r=made s=cash:S2,cash:H3"),
            ("get home with six hearts and a ruff", "claim c=7 r=made s=cash:H6,ruff"),
        ],
        near_misses=[
            ("I get home with a trump", "claim t=m s=cross:T@declarer"),
        ],
    ),
    "ruffed, whatever is led": Construction(
        said=[
            ("I ruff all your leads", "claim s=ruff"),
            ("anything but trumps I ruff", "claim t=m s=ruff"),
            ("anything but a club I ruff", "claim s=ruff"),
            ("lead what you like, I ruff", "claim s=ruff"),
        ],
        near_misses=[
            ("anything but a club", "claim_and_concession x=1 s=concede:C1"),
            ("lead a club, I ruff", "claim o=i p=0<1 s=lead:C,ruff"),
        ],
    ),
    "drawn once something is done": Construction(
        said=[
            ("once a heart's been ruffed, trumps are drawn", "claim o=e p=0<1 t=mp s=ruff:H,draw:T"),
            ("after the ace is cashed trumps are drawn", "claim o=e p=0<1 t=mp s=cash:?A,draw:T"),
            ("trumps are drawn, after that hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
        ],
        near_misses=[
            ("trumps are drawn and the clubs are good", "claim t=ms"),
            ("now that trumps are drawn", "claim t=ms"),
        ],
    ),
    "comes before": Construction(
        said=[
            ("hearts precede clubs", "claim o=e p=0<1 s=cash:H,cash:C"),
            ("the heart ruff comes before trumps", "claim o=e p=0<1 t=m s=ruff:H,cash:T"),
            ("clubs go before hearts", "claim o=e p=0<1 s=cash:C,cash:H"),
        ],
        near_misses=[
            ("the club goes on the heart", "claim s=discard:C^H"),
        ],
    ),
    "exits and throw-ins by other words": Construction(
        said=[
            ("I exit quietly in hearts", "claim s=lead:H"),
            ("exit passively with a trump and wait", "claim t=m s=lead:T"),
            ("chuck you in with the spade queen", "claim s=throw_in:SQ"),
            ("toss West in with a club", "claim s=throw_in:C"),
            ("throw the lead to East", "claim s=throw_in"),
            ("give you the lead with a spade", "concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("toss a club on the heart", "claim s=discard:C^H"),
            ("I throw in my hand", "concession x=all"),
            ("fire back a diamond", "not_a_claim s=lead:D"),
        ],
    ),
    "suit after suit": Construction(
        said=[
            ("diamond after diamond", "claim s=cash:D"),
            ("trump after trump, then hearts", "claim o=e p=0<1 t=m s=cash:T,cash:H"),
            ("club after club until the end", "claim o=e s=cash:C"),
        ],
        near_misses=[
            ("spade after heart", "claim o=e p=1<0 s=cash:S,cash:H"),
            ("a club after a club ruff", "claim o=e p=1<0 s=cash:C1,ruff:C"),
        ],
    ),
    "what a suit needs": Construction(
        said=[
            ("the hearts need one ruff", "claim s=ruff:H"),
            ("the spades need one more duck", "claim s=duck:S"),
            ("play three rounds of diamonds ruffing the last", "claim o=i p=0<1 s=cash:D3,ruff:D"),
        ],
        near_misses=[
            ("I need one ruff", "claim s=ruff"),
            ("the hearts need to break", "claim"),
        ],
    ),
    "the contract is mine": Construction(
        said=[
            ("the contract's mine", "claim r=made"),
            ("draw trumps and the slam is mine", "claim r=made t=mp s=draw:T"),
            ("Small heart to the jack; should that win, the contract's mine.", "claim f=d s=finesse:H"),
        ],
        near_misses=[
            ("the contract is yours", "concession r=made"),
            ("the contract was mine to make", "unclear"),
        ],
    ),
    "getting to a suit": Construction(
        said=[
            ("get to the clubs with the ace of hearts", "claim o=i p=0<1 s=cross:HA,cash:C"),
            ("I get to the clubs with a trump", "claim o=i p=0<1 t=m s=cross:T,cash:C"),
            ("the ace of hearts is the link to the clubs", "claim s=cross:HA,cash:C"),
        ],
        near_misses=[
            ("I get to the hearts, then run them", "claim s=run"),
            ("we get to the diamonds in the end", "unclear"),
        ],
    ),
    "a trick to their card or suit": Construction(
        said=[
            ("your trump can have a trick, the others I take", "claim_and_concession x=1 t=m s=concede:T1"),
            ("your trump gets a trick, the others are mine", "claim_and_concession x=1 t=m s=concede:T1"),
            ("your last club may have one", "concession x=1 s=concede:C1"),
            ("your queen of hearts gets a trick", "concession x=1 s=concede:HQ"),
            ("your queen of hearts can have a trick", "concession x=1 s=concede:HQ"),
        ],
        near_misses=[
            ("my trump gets a trick", "claim c=1 t=m s=win:T"),
            ("my queen of hearts gets a trick", "claim c=1 s=win:HQ"),
            ("your trump never gets a trick", "claim t=m"),
        ],
    ),
    "nothing more than": Construction(
        said=[
            ("nothing more for you than the queen of hearts", "concession x=1 s=concede:HQ"),
            ("no more for you than the heart queen", "concession x=1 s=concede:HQ"),
            ("nothing more than one for you", "concession x=1"),
        ],
        near_misses=[
            ("I'd rather cash the ace than finesse", "claim f=n s=cash:?A,~finesse"),
            ("no more for you, then the ace", "claim c=all o=e s=cash:?A"),
        ],
    ),
    "no trouble in any words": Construction(
        said=[
            ("this one shouldn't cause me too much trouble, I reckon", "claim"),
            ("no difficulty from here", "claim"),
            ("this should pose no problems", "claim"),
            ("I don't foresee any trouble", "claim"),
            ("this one shouldn't trouble me", "claim"),
        ],
        near_misses=[
            ("I'm in trouble", "unclear"),
            ("this could be a problem", "unclear"),
            ("I have a problem", "not_a_claim"),
            ("I've no problem with that", "not_a_claim"),
        ],
    ),
    "all the rest, swept up": Construction(
        said=[
            ("I hoover up the rest", "claim c=all"),
            ("mopping up the rest", "claim c=all"),
            ("I'll help myself to the rest", "claim c=all"),
            ("collecting the rest", "claim c=all"),
            ("what's left over is mine", "claim c=all"),
            ("the whole enchilada is mine", "claim c=all"),
        ],
        near_misses=[
            ("mopping up the rest of the trumps", "claim t=mp s=draw:T"),
            ("I draw two trumps and mop up the rest", "claim o=i p=0<1 t=mp s=draw:T2,draw:T"),
            ("help yourself to the rest", "concession x=all"),
        ],
    ),
    "this one and all after it": Construction(
        said=[
            ("we give up this trick and each one after it", "concession x=all"),
            ("this and every later trick is yours", "concession x=all"),
            ("what is left over is for you", "concession x=all"),
            ("not another trick for me", "concession x=all"),
        ],
        near_misses=[
            ("two hearts for me, and what is left over is for you", "claim_and_concession c=2 s=cash:H2"),
            ("not another trick for you", "claim c=all"),
            ("this one is yours", "current_trick_only"),
        ],
    ),
    "then you can have it": Construction(
        said=[
            ("I take two clubs and then you can have it", "claim_and_concession c=2 o=e s=cash:C2"),
            ("we can cash two clubs and a heart; after those it's yours", "claim_and_concession o=e s=cash:C2,cash:H1"),
            ("two clubs, then you can have them", "claim_and_concession c=2 o=e s=cash:C2"),
        ],
        near_misses=[
            ("one trick you can have", "concession x=1"),
            (
                "three clubs and after those two diamonds and a heart",
                "claim c=6 o=e p=0<1,0<2 s=cash:C3,cash:D2,cash:H1",
            ),
        ],
    ),
    "none between them": Construction(
        said=[
            ("you haven't a trump between you, and I'm holding three master clubs plus the spade ace", "claim c=4 t=m"),
            ("you don't have any trumps, I've two top clubs", "claim c=2 t=m"),
            ("neither of you has a trump and I've three master clubs", "claim c=3 t=m"),
        ],
        near_misses=[
            ("you haven't drawn trumps", "not_a_claim t=m"),
            ("you don't have the ace of trumps", "not_a_claim t=m"),
            ("you haven't taken a trick yet", "unclear"),
            ("you don't have the rest, I've a trump", "not_a_claim t=m"),
        ],
    ),
    "short in other words": Construction(
        said=[
            ("contract fails by a trick", "concession r=-1"),
            ("I fail by a trick", "concession r=-1"),
            ("I come up one short", "concession r=-1"),
            ("short a trick", "concession r=-1"),
            ("missing by one", "concession r=-1"),
        ],
        near_misses=[
            ("I'm missing the ace of clubs", "concession x=1 s=concede:CA"),
            ("up one", "claim r=+1"),
            ("beaten by the ace", "unclear"),
        ],
    ),
    "the contract and nothing over": Construction(
        said=[
            ("that's my contract, nothing over", "claim r=made"),
            ("made, no overs", "claim r=made"),
            ("the contract's mine", "claim r=made"),
            ("the contract comes home", "claim r=made"),
            ("just as bid", "claim r=made"),
            ("I have what I need", "claim r=made"),
        ],
        near_misses=[
            ("I come home with a club", "claim s=cross:C@declarer"),
            ("over to dummy with a club", "claim s=cross:C@dummy"),
            ("the rest are mine, nothing over there", "claim c=all"),
        ],
    ),
    "one more as well, on a condition": Construction(
        said=[
            (
                "three trump tricks are coming to me. Should you ruff a diamond, partner scores one as well",
                "claim c=3 t=m s=win:T3",
            ),
            ("two trump tricks are coming to me. If you ruff a diamond, I get another", "claim c=2 t=m s=win:T2"),
            ("I've two aces. If hearts break I get one more", "claim c=2 s=cash:2"),
        ],
        near_misses=[
            ("if hearts break I get one", "claim c=1"),
            ("I've two aces and partner gets one as well", "claim c=3 s=cash:2"),
        ],
    ),
    "what should have been, in every spelling": Construction(
        said=[
            ("i shoud of taken the hook", "not_a_claim"),
            ("I shoulda finessed", "not_a_claim"),
            ("should never of ruffed", "not_a_claim"),
            ("I coulda made it", "not_a_claim"),
            ("wish I'd finessed", "not_a_claim"),
            ("pity I didn't cash the ace", "not_a_claim"),
            ("ducking was better", "not_a_claim"),
            ("I misplayed it", "not_a_claim"),
            ("I went wrong", "not_a_claim"),
            ("six was cold", "not_a_claim"),
        ],
        near_misses=[
            ("I could of course take the finesse", "claim f=d s=finesse"),
            ("three light, I misplayed it", "concession r=-3"),
            ("I can't misguess it", "claim"),
            ("six is cold", "claim c=6"),
        ],
    ),
    "the record put right": Construction(
        said=[
            ("sry kibs, that was 9 not 10, fixed", "not_a_claim"),
            ("sorry entered 10 instead of 9", "not_a_claim"),
            ("corrected the score, 9 tricks", "not_a_claim"),
            ("claim should have been 10", "not_a_claim"),
            ("he played the 7 not the 8", "not_a_claim"),
            ("lead was the club 4 not the 5", "not_a_claim"),
            ("sorry, missed the claim", "not_a_claim"),
        ],
        near_misses=[
            ("nine, sorry, ten", "claim c=10d"),
            ("I have nine not ten", "claim c=9d"),
            ("that should be ten tricks", "claim c=10d"),
        ],
    ),
    "of claiming, and no claim": Construction(
        said=[
            ("just claim already", "not_a_claim"),
            ("he could claim now", "not_a_claim"),
            ("time to claim", "not_a_claim"),
            ("nobody's claiming", "not_a_claim"),
            ("claim declined", "not_a_claim"),
        ],
        near_misses=[
            ("I can claim now", "claim"),
            ("claim the rest", "claim c=all"),
            ("claiming", "claim"),
        ],
    ),
    "of the bidding and the score": Construction(
        said=[
            ("one spade, pass, two hearts, pass", "not_a_claim"),
            ("I opened a spade", "not_a_claim"),
            ("you doubled", "not_a_claim"),
            ("+11 imps to us", "not_a_claim"),
            ("lose 10 imps", "not_a_claim"),
        ],
        near_misses=[
            ("one spade, two hearts", "claim c=3 s=cash:S1,cash:H2"),
            ("West opened, so he has the king and I finesse", "claim f=d s=finesse"),
        ],
    ),
    "what was done before anything was said": Construction(
        said=[
            ("West led the nine of clubs.", "not_a_claim"),
            ("He won the heart and played a club back.", "not_a_claim"),
            ("Dummy played high and I put in the jack.", "not_a_claim"),
            ("She ruffed with the six and it held.", "not_a_claim"),
            ("I was counting on a four-two break.", "not_a_claim"),
            ("You were sleeping, partner.", "not_a_claim"),
            ("She declined to ruff and threw a heart.", "not_a_claim"),
            ("I've just played the four.", "not_a_claim"),
            ("Dummy's jack was covered by the queen.", "not_a_claim"),
            ("East showed out on the second club.", "not_a_claim"),
            ("It was always going off after the lead.", "not_a_claim"),
            ("I pulled two cards at once.", "not_a_claim"),
            ("South hesitated before the lead.", "not_a_claim"),
            ("I had to find the queen.", "unclear"),
        ],
        near_misses=[
            ("he was ruffing a club and cashing the ace", "claim o=i p=0<1 s=ruff:C,cash:?A"),
            ("everything on the table was good", "claim c=all"),
            ("I drew two rounds of trumps", "claim t=ms"),
            ("West led a club, so the rest are mine", "claim c=all"),
            ("I lost a heart", "concession x=1 s=concede:H1"),
            ("South ruffed a heart and claimed the rest", "claim c=all"),
            ("declarer said he had all the tricks", "claim c=all"),
        ],
    ),
    "a call is one, cards are several": Construction(
        said=[
            ("Two spades was forcing.", "not_a_claim"),
            ("My three hearts was a raise.", "not_a_claim"),
            ("Four diamonds was a cue-bid.", "not_a_claim"),
        ],
        near_misses=[("two hearts were good", "claim c=2")],
    ),
    "things that are no cards": Construction(
        said=[
            ("The printer's broken.", "not_a_claim"),
            ("I'll fetch the drinks.", "unclear"),
            ("I'll take a biscuit.", "not_a_claim"),
            ("Our captain wants his dinner.", "not_a_claim"),
            ("We're three boards behind.", "not_a_claim"),
            ("You've got ten minutes.", "not_a_claim"),
            ("Your cards are on the floor.", "not_a_claim"),
            ("It's mine, that scarf.", "not_a_claim"),
            ("The green coat, is it yours?", "not_a_claim"),
            ("The rest of the evening is free.", "not_a_claim"),
            ("Give him a rest.", "not_a_claim"),
        ],
        near_misses=[
            ("I'll take a heart.", "claim c=1 s=cash:H1"),
            ("It's mine, that trick.", "current_trick_only"),
            ("I've got no idea.", "unclear"),
            ("I ruff the carpet.", "claim s=ruff"),
            ("The rest of the diamonds are good.", "claim"),
        ],
    ),
    "stories": Construction(
        said=[
            ("My uncle claimed a slam with two aces missing.", "not_a_claim"),
            ("I once finessed into a bare king.", "not_a_claim"),
            ("A few years ago we lost by one trick.", "not_a_claim"),
            ("The other evening they made eleven.", "not_a_claim"),
            ("I remember a hand where East had every trump.", "not_a_claim t=m"),
            ("If hearts had broken I had eleven.", "not_a_claim"),
            ("Would claim if I could.", "not_a_claim"),
        ],
        near_misses=[
            ("Yesterday evening declarer claimed eleven.", "claim c=11d"),
            ("once trumps are in I have the rest", "claim c=all o=e t=mp s=draw:T"),
            ("I ruff once and have the rest", "claim c=all s=ruff"),
        ],
    ),
    "of claims in general, and of who may claim": Construction(
        said=[
            ("A defender may claim as well.", "not_a_claim"),
            ("She could claim now.", "not_a_claim"),
            ("If you claim, say how you play.", "not_a_claim"),
            ("Everybody should show his cards.", "not_a_claim"),
            ("You have to say how you play it.", "not_a_claim"),
            ("It's better to draw trumps first.", "not_a_claim t=m"),
            ("The right play was a heart to the ten.", "not_a_claim"),
        ],
        near_misses=[
            ("I can claim the rest", "claim c=all"),
            ("he can claim on a squeeze", "claim s=squeeze"),
            ("my line is to draw trumps first", "claim o=e t=mp s=draw:T"),
        ],
    ),
    "of the play that goes on": Construction(
        said=[
            ("You're in the wrong hand.", "not_a_claim"),
            ("You're in dummy, partner.", "not_a_claim"),
            ("Don't put your cards away.", "not_a_claim"),
            ("Declarer seems to be counting.", "not_a_claim"),
            ("I'm still counting.", "not_a_claim"),
            ("What a board.", "not_a_claim"),
            ("I wonder who has the ten.", "not_a_claim"),
            ("Why would West lead a trump, I wonder?", "not_a_claim t=m"),
            ("What's five clubs doubled, vulnerable?", "not_a_claim"),
        ],
        near_misses=[
            ("You're in dummy, the rest are good", "claim c=all"),
            ("don't bother, the rest are mine", "claim c=all"),
            ("what's left is mine, ok?", "claim c=all"),
        ],
    ),
    "asked why, and what did it mean": Construction(
        said=[
            ("why not a club", "not_a_claim"),
            ("why didn't I finesse", "not_a_claim"),
            ("what did 2C show", "not_a_claim"),
            ("who's on lead", "not_a_claim"),
        ],
        near_misses=[
            ("what I have is four spades", "claim c=4 s=cash:S4"),
            ("what's left is mine", "claim c=all"),
        ],
    ),
    "told to dummy, whose they are": Construction(
        said=[
            ("play off all your hearts, starting with the ace please", "not_a_claim"),
            ("cash all your hearts please", "not_a_claim"),
            ("another one please", "not_a_claim"),
            ("your highest heart please", "not_a_claim"),
            ("jack, please. No, wait, small one.", "not_a_claim"),
        ],
        near_misses=[
            ("three tricks please", "claim c=3"),
            ("the rest please", "claim c=all"),
            ("your ace, please, and the rest are mine", "claim_and_concession x=1 s=concede:?A"),
        ],
    ),
    "wait, I have one": Construction(
        said=[
            ("wait, I've got a diamond", "not_a_claim"),
            ("no, I've a trump", "not_a_claim t=m"),
            ("hang on, I've got a club", "not_a_claim"),
        ],
        near_misses=[
            ("I've got a diamond", "claim c=1 s=cash:D1"),
            ("wait, I've got a diamond trick", "claim c=1 s=win:D1"),
        ],
    ),
    "limits and sums in other words": Construction(
        said=[
            ("ten it is", "claim c=10d"),
            ("ten is the limit", "claim c=10d"),
            ("I can't make more than ten", "claim c=10d"),
            ("we finish with ten", "claim c=10d"),
            ("it'll end up as ten tricks", "claim c=10d"),
            ("I collect an overtrick", "claim r=+1"),
        ],
        near_misses=[
            ("it is ten", "claim c=10d"),
            ("I can't make it", "concession"),
            ("I finish with the ace of hearts", "claim o=e s=cash:HA"),
            ("I collect the trumps", "claim t=mp s=draw:T"),
        ],
    ),
    "what cannot be helped": Construction(
        said=[
            ("I can't stop the queen of hearts", "concession x=1 s=concede:HQ"),
            ("there's no stopping your ace of trumps", "concession x=1 t=m s=concede:TA"),
            ("I can't do anything about your two aces", "concession x=2 s=concede:2"),
            ("it's going to cost me a heart", "concession x=1 s=concede:H1"),
            ("no answer to the ace of clubs", "concession x=1 s=concede:CA"),
        ],
        near_misses=[
            ("you can't stop my queen", "claim c=1 s=win:?Q"),
            ("I can't stop the diamonds", "unclear"),
            ("I can't be stopped", "claim"),
            ("no chance of losing one", "claim c=all"),
        ],
    ),
    "whose side the rest is on": Construction(
        said=[
            ("the rest belong to dummy", "claim c=all"),
            ("the rest belong to our side", "claim c=all"),
            ("credit me with the rest", "claim c=all"),
            ("chalk up the rest to me", "claim c=all"),
        ],
        near_misses=[
            ("the rest belong to you", "concession x=all"),
            ("the rest belong to the defence", "concession x=all"),
        ],
    ),
    "thanks and agreement alone": Construction(
        said=[
            ("I can live with that", "not_a_claim"),
            ("cheers all", "not_a_claim"),
            ("good game", "not_a_claim"),
            ("that's fair", "not_a_claim"),
            ("no complaints here", "not_a_claim"),
        ],
        near_misses=[
            ("= ty", "claim r=made"),
            ("thanks, the rest are mine", "claim c=all"),
            ("I can live with nine", "claim c=9d"),
        ],
    ),
    "not content with the claim": Construction(
        said=[
            ("I want you to play on", "not_a_claim"),
            ("I'm not happy with that", "not_a_claim"),
            ("you need to state a line", "not_a_claim"),
            ("what happens to the losing club", "not_a_claim"),
            ("I'd rather you played it out", "not_a_claim"),
        ],
        near_misses=[
            ("I'm happy with nine", "claim c=9d"),
            ("I'd rather play the ace", "claim s=cash:?A"),
        ],
    ),
    "as good as done": Construction(
        said=[
            ("easy from here", "claim"),
            ("it's a formality", "claim"),
            ("we're on velvet", "claim"),
            ("this one's a doddle", "claim"),
            ("nobody can stop me", "claim"),
            ("there's no way to beat this", "claim"),
            ("game, set and match", "claim"),
            ("no play needed", "claim"),
        ],
        near_misses=[
            ("I can't beat it", "concession r=made"),
            ("it's not easy from here", "unclear"),
        ],
    ),
    "one for them, told to have it": Construction(
        said=[
            ("have one, I'll take the rest", "claim_and_concession x=1"),
            ("one loser, the rest winners", "claim_and_concession x=1"),
            ("one loser and the rest are winners", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("I have one, you take the rest", "claim_and_concession c=1"),
            ("one loser, a heart", "concession x=1 s=concede:H1"),
        ],
    ),
    "in whatever manner": Construction(
        said=[
            ("whichever way you slice it I have the rest", "claim c=all"),
            ("come rain or shine they're all mine", "claim c=all"),
            ("however you slice it the rest are mine", "claim c=all"),
        ],
        near_misses=[
            ("whichever way you play it I lose a heart", "concession x=1 s=concede:H1"),
        ],
    ),
    "a trick dropped": Construction(
        said=[
            ("I drop a trick", "concession x=1"),
            ("dropping two tricks", "concession x=2"),
            ("I only drop one trick", "concession x=1"),
        ],
        near_misses=[
            ("I won't drop a trick", "claim c=all"),
            ("I drop a heart on the club", "claim s=discard:H^C"),
            ("the queen drops", "claim"),
        ],
    ),
    "besides, leaving out": Construction(
        said=[
            ("besides the ace of diamonds everything is mine", "claim_and_concession x=1 s=concede:DA"),
            ("leaving out the ace of diamonds, I have them all", "claim_and_concession x=1 s=concede:DA"),
            ("chalk up the ace of diamonds to you", "concession x=1 s=concede:DA"),
            ("I won't begrudge you the ace of diamonds", "concession x=1 s=concede:DA"),
        ],
        near_misses=[
            ("besides the ace of clubs I have two hearts", "claim c=3 s=cash:CA,cash:H2"),
            ("chalk up the ace of diamonds to me", "claim c=1 s=cash:DA"),
        ],
    ),
    "begun, and seen to be impossible: what is played in": Construction(
        said=[
            ("Then a heart ruff on the... no, sorry, it's hearts we're playing in.", "not_a_claim"),
            ("I ruff the club... oh, we're in clubs", "not_a_claim"),
            ("a diamond ruff... no, it's a diamond contract", "not_a_claim"),
            ("ruffing the spade... no, spades are our suit", "not_a_claim"),
        ],
        near_misses=[
            ("we're playing in hearts and I draw trumps", "claim t=mp s=draw:T"),
            ("five clubs... no, four", "claim c=4 s=cash:C4"),
        ],
    ),
    "at a price": Construction(
        said=[
            ("ten tricks for the loss of a club", "claim_and_concession c=10d x=1 s=concede:C1"),
            ("the rest at the cost of a heart", "claim_and_concession x=1 s=concede:H1"),
            ("a concession of the remaining tricks", "concession x=all"),
            ("a concession of one trick", "concession x=1"),
        ],
        near_misses=[
            ("at the cost of a heart", "concession x=1 s=concede:H1"),
            ("a claim of ten tricks", "claim c=10d"),
        ],
    ),
    "laying claim": Construction(
        said=[
            ("I lay claim to the rest", "claim c=all"),
            ("I stake my claim to six tricks", "claim c=6"),
            ("this is a claim for the rest", "claim c=all"),
            ("the rest is my property", "claim c=all"),
            ("I am in possession of five winners", "claim c=5"),
        ],
        near_misses=[
            ("too soon to claim", "not_a_claim"),
            ("that wasn't a concession", "not_a_claim"),
            ("just counting", "not_a_claim"),
        ],
    ),
    "these ones": Construction(
        said=[
            ("These ones I'm making", "claim"),
            ("I'm making these ones", "claim"),
            ("these ones are yours", "concession x=all"),
            ("they all make", "claim c=all"),
        ],
        near_misses=[
            ("I'm making this one", "claim r=made"),
            ("your trumps all make", "concession t=m s=concede:T"),
        ],
    ),
    "what suits bring": Construction(
        said=[
            ("spades produce four tricks", "claim c=4 s=cash:S4"),
            ("spades yield four", "claim c=4 s=cash:S4"),
            ("the clubs provide three tricks", "claim c=3 s=cash:C3"),
            ("I have four tricks in spade and two aces, is six", "claim c=6 s=cash:S4,cash:2"),
        ],
        near_misses=[
            ("I yield the rest", "concession x=all"),
            ("the clubs provide discards for my hearts", "claim s=discard:H^C"),
        ],
    ),
    "nothing in their hands": Construction(
        said=[
            ("neither of you has a winner", "claim c=all"),
            ("none of you has anything left", "claim c=all"),
            ("there's no winner left in your hands", "claim c=all"),
            ("all of your cards lose", "claim c=all"),
            ("you can forget about the rest", "claim c=all"),
            ("you won't smell another trick", "claim c=all"),
            ("nobody but me wins another trick", "claim c=all"),
        ],
        near_misses=[
            ("no winners left", "concession x=all"),
            ("I can forget about the rest", "concession x=all"),
            ("your clubs lose", "claim"),
            ("nobody has a trump", "claim t=m"),
        ],
    ),
    "of this hand, no more to be done": Construction(
        said=[
            ("running the table", "claim"),
            ("I sweep the board", "claim"),
            ("it's one way traffic from here", "claim"),
        ],
        near_misses=[
            ("I run the clubs", "claim s=run:C"),
            ("you can't get in to cash your hearts", "unclear"),
        ],
    ),
    "asked where, and stopped": Construction(
        said=[
            ("where are ten tricks coming from", "not_a_claim"),
            ("hang on", "not_a_claim"),
            ("not necessarily", "not_a_claim"),
            ("wait a second", "not_a_claim"),
        ],
        near_misses=[
            ("wait, I have ten", "claim c=10d"),
            ("hang on, ten", "claim c=10d"),
        ],
    ),
    "given as a present": Construction(
        said=[
            ("I make you a present of a club", "concession x=1 s=concede:C1"),
            ("I'm saddled with a losing club", "concession x=1 s=concede:C1"),
            ("I have to part with a club trick", "concession x=1 s=concede:C1"),
            ("you can have a freebie in diamonds", "concession x=1 s=concede:D1"),
            ("I'll gift you a diamond", "concession x=1 s=concede:D1"),
            ("draw trumps and gift you a club", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1"),
        ],
        near_misses=[
            ("my hand is high", "claim c=all"),
            ("that's a gift", "unclear"),
            ("there are no freebies in diamonds", "unclear"),
        ],
    ),
    "spelled by what stands beside it": Construction(
        said=[
            ("take owt trumps & hand gud", "claim c=all o=i p=0<1 t=mp s=draw:T,cash@declarer*"),
            ("discarding the club on the forth spade", "claim s=discard:C^S"),
            ("the forth heart is good", "claim"),
            ("throw da spade on da hearts, den da rest", "claim c=all o=e s=discard:S^H"),
            ("Da hearts, but da ace of clubs before them.", "claim o=e p=1<0 s=cash:H,cash:CA"),
            ("it s nine off the top for me", "claim c=9d"),
            ("They re mine, every one", "claim c=all"),
            ("I won 't finesse in spades, I 'll play the ace.", "claim f=n s=~finesse:S,cash:SA"),
            ("I don t need the finesse", "claim f=n s=~finesse"),
            (
                "partners ace of clubs and my two trumps; the others are declarers",
                "claim_and_concession c=3 t=m s=cash:CA,cash:T2",
            ),
            ("take the trumps out and the tables high", "claim c=all o=i p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("I intend 2 discard a heart on the club", "claim s=discard:H^C"),
        ],
        near_misses=[
            ("you dont get owt", "claim c=all"),
            ("and so forth", "unclear"),
            ("sa da hk", "claim c=3 s=cash:SA,cash:DA,cash:HK"),
            ("cash da and hk", "claim s=cash:DA,cash:HK"),
            ("my partners have the rest", "claim c=all"),
            ("the tables are numbered", "unclear"),
        ],
    ),
    "short for more than one word": Construction(
        said=[
            ("i have twelf trick pls", "claim c=12d"),
            ("three outta these four are ours", "claim c=3"),
            ("Ima draw trumps then claim the rest", "claim c=all o=e t=mp s=draw:T"),
            ("pulling Trump's and after that all the dimmed", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            ("btw i draw trumps and ofc the rest is good", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
            ("thatll be all the rest", "claim c=all"),
            ("ruff a heart in the dead and the dead is high", "claim c=all o=i p=0<1 s=ruff:H@dummy,cash@dummy*"),
            ("i make all stitches", "claim c=all"),
        ],
        near_misses=[
            ("the lights were dimmed", "not_a_claim"),
            ("I dunno", "unclear"),
        ],
    ),
    "a pause within a phrase": Construction(
        said=[
            (
                "Three rounds of. Trumps and after that. I cash the king of diamonds",
                "claim o=e p=0<1 t=mp s=draw:T,cash:DK",
            ),
            ("I draw. Trumps and then cash. The ace of hearts.", "claim o=e p=0<1 t=mp s=draw:T,cash:HA"),
            ("A club to. Dummy and the. Spades are good", "claim o=i p=0<1 s=cross:C@dummy,cash:S*"),
        ],
        near_misses=[
            ("I draw. Trumps are 2-2.", "claim t=mp s=draw:T"),
            ("that is all I ask for. Trumps are drawn", "claim t=ms"),
            ("heart to the a. Then a club.", "claim o=e p=0<1 s=cross:HA,cash:C1"),
        ],
    ),
    "trumps that they have left, or that are out by then": Construction(
        said=[
            ("gonna get the trumps u got left, J falls", "claim t=mp s=draw:T"),
            ("getting the last trump that you still hold", "claim t=mp s=draw:T"),
            ("I'm taking the trump you've got left, then the clubs are good", "claim o=e p=0<1 t=mp s=draw:T,cash:C*"),
            ("T out in 2 rds, losing H off on S", "claim o=i p=0<1 t=mp s=draw:T,discard:H^S"),
            ("trumps are out in two rounds, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("drop a heart off on the spades", "claim s=discard:H^S"),
        ],
        near_misses=[
            ("you get the trumps you have left", "concession t=m s=concede:T"),
            ("I get the last trump", "claim c=1 t=m s=win:T"),
            ("the trumps are out in two hands", "unclear t=m"),
            ("losing one off on the last heart", "concession r=-1"),
        ],
    ),
    "function words as heard": Construction(
        said=[
            ("First I take you're trump away.", "claim o=e t=mp s=draw:T"),
            ("You can have you're ace.", "concession x=1 s=concede:?A"),
            (
                "I'm drawing the rest of you're trumps and throwing my two spades on dummy's diamonds",
                "claim o=i p=0<1 t=mp s=draw:T,discard:S2^D",
            ),
            ("three of, sorry", "concession r=-3"),
            ("you're going of one", "claim r=-1"),
            ("know finesse needed, top clubs", "claim f=n s=~finesse,cash:C"),
            ("there's know loser left", "claim c=all"),
            ("there's won trump out and I'm taking it", "claim t=mp s=draw:T"),
            ("making with won over if the diamonds behave", "claim r=+1"),
            ("their are three aces for me to cash", "claim c=3 s=cash:3"),
            ("over with a club and then everything their is good", "claim c=all o=e p=0<1 s=cross:C@dummy,cash*"),
            ("nothing more for are side", "concession x=all"),
            ("the rest belong too me", "claim c=all"),
            ("there's nothing left too lose", "claim c=all"),
            ("a low club too my ten", "claim f=d s=finesse:C"),
            ("there are to more losers, that's all", "concession x=2"),
            ("king of arts and for good clubs", "claim c=5 s=cash:HK,cash:C4"),
            ("another fore", "claim c=4"),
            ("these for are high", "claim c=4"),
            ("no more four us", "concession x=all"),
            ("you have a spade four you", "concession x=1 s=concede:S1"),
            ("u hav 3 2 come", "concession x=3"),
            (
                "get the Q out the way thn cross w a spade 4 the AK",
                "claim o=e p=0<1,1<2 s=cash:?Q,cross:S@dummy,cash:?A+?K",
            ),
            ("club 2 my ace", "claim s=cross:CA"),
            ("a club 2 ruff and it's all good", "claim c=all o=i p=0<1 s=ruff:C,cash*"),
        ],
        near_misses=[
            ("two of these are mine", "claim c=2"),
            ("you're one down", "claim r=-1"),
            ("I know more", "unclear"),
            ("I take three the rest are yours", "claim_and_concession c=3"),
            ("I take 4 the rest urs", "claim_and_concession c=4"),
            ("two spades, four hearts", "claim c=6 s=cash:S2,cash:H4"),
            ("she won trump tricks", "concession t=m s=concede:T"),
            ("me too, a heart to lose", "concession x=1 s=concede:H1"),
            ("what we get are spades", "claim s=win:S"),
            ("4 the others I lose one", "claim_and_concession x=1"),
        ],
    ),
    "cards, dummies and the rest misheard": Construction(
        said=[
            ("pulling trumped then running the spaced", "claim o=e p=0<1 t=mp s=draw:T,run:S"),
            ("drawing Trump and then the hurting", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("the test is mine", "claim c=all"),
            ("I'll take the test", "claim c=all"),
            ("dumb is good", "claim c=all"),
            ("cross to sunny with a club", "claim s=cross:C@dummy"),
            ("I have ten tricky", "claim c=10d"),
            ("I concealed a heart", "concession x=1 s=concede:H1"),
            ("aces of spade", "claim c=1 s=cash:SA"),
            ("queen at clubs", "claim c=1 s=cash:CQ"),
            ("high cross roof for the rest of the tracks", "claim c=all s=crossruff"),
            ("discord a club on the space", "claim s=discard:C^S"),
            ("throwing a hot on the club", "claim s=discard:H^C"),
            ("two you a club", "concession x=1 s=concede:C1"),
            ("one four you and the rest four me", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("a hot hand", "unclear"),
            ("I test the hearts", "claim s=test:H"),
            ("trumped in dummy", "claim s=ruff@dummy"),
            ("my kings of hearts and clubs", "claim c=2 s=cash:HK,cash:CK"),
            ("it is sunny", "unclear"),
        ],
    ),
    "fillers within a count": Construction(
        said=[
            ("I get two, er, clubs and a heart", "claim c=3 s=win:C2,win:H1"),
            ("four hearts and two, er, good clubs", "claim c=6 s=cash:H4,cash:C2"),
            ("trumps are drawn drawn in two rounds, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("making four, er, five", "claim r=L5"),
            ("two for you, er, three", "concession x=3"),
        ],
    ),
    "said as in other languages": Construction(
        said=[
            ("I realise my clubs", "claim s=cash:C"),
            ("I free the clubs", "claim s=establish:C"),
            ("trumps from above, then hearts", "claim o=e p=0<1 t=m s=cash:T,cash:H"),
            ("I give you one trick heart", "concession x=1 s=concede:H1"),
            ("opponent take one spade", "concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("I realise the clubs are not good", "unclear"),
            ("the diamonds are free", "claim"),
        ],
    ),
    "listed behind what is played, and lost": Construction(
        said=[
            ("run clubs, a heart to lose", "claim_and_concession x=1 s=run:C,concede:H1"),
            (
                "over to hand, two clubs, and a heart to lose",
                "claim_and_concession x=1 o=i p=0<1,0<2 s=cross@declarer,cash:C2,concede:H1",
            ),
            ("dt, run c, 1 h 2 lose", "claim_and_concession x=1 o=i p=0<1,0<2 t=mp s=draw:T,run:C,concede:H1"),
        ],
        near_misses=[
            ("run the clubs and a heart", "claim s=run:C,run:H1"),
            ("run four clubs and two hearts to come", "claim s=run:C4,run:H2"),
        ],
    ),
    "letters and digits for words in chat": Construction(
        said=[
            ("ill giv u a spd at da end", "concession x=1 o=e s=concede:S1"),
            ("hk b4 ha", "claim c=1 o=e p=0<1 s=cash:HK,cash:HA"),
            ("xing to dum w ha n runing d", "claim o=i p=0<1 s=cross:HA@dummy,run:D"),
            ("losin 1 h 2 the K", "concession x=1 s=concede:HK"),
            ("dmy good but 1 hrt", "claim_and_concession x=1 s=concede:H1"),
            ("s fin 4 overtrick", "claim r=+1 f=d s=finesse:S"),
            (
                "cash the ace and king of heats and then concede a diamonds",
                "claim_and_concession x=1 o=e p=0<2,1<2 s=cash:HA,cash:HK,concede:D1",
            ),
            ("run trumps, then I run the clubbing", "claim o=e p=0<1 t=m s=run:T,run:C"),
        ],
        near_misses=[
            ("ha ha all mine", "claim c=all"),
            ("two hearts to lose and 4 overtricks gone", "concession x=2 s=concede:H2"),
        ],
    ),
    "a pause within a phrase, in a sentence of another": Construction(
        said=[
            ("Ruff a diamond in. The dummy. Then cash the spades", "claim o=e p=0<1 s=ruff:D@dummy,cash:S"),
            ("I concede. One diamond at the end", "concession x=1 o=e s=concede:D1"),
            ("you get. One trick", "concession x=1"),
            ("over to. Dummy with. A club", "claim s=cross:C@dummy"),
            ("a spade. To the ace", "claim s=cross:SA"),
            ("ruffing. A heart in dummy", "claim s=ruff:H@dummy"),
        ],
        near_misses=[
            ("that's all you get. One trick for me", "concession x=1"),
            ("once trumps are in. The rest are mine", "claim c=all o=e t=mp s=draw:T"),
            ("I have to concede. The rest are yours", "concession x=all"),
        ],
    ),
    "one play told after another, without a pause": Construction(
        said=[
            ("pull trump toss 2 losers on dias", "claim o=i p=0<1 t=mp s=draw:T,discard:2^D"),
            ("drwing last trmp ruf a spd n claim", "claim o=i p=0<1 t=mp s=draw:T,ruff:S"),
            ("club to dummy pitch two spades on diamonds", "claim o=i p=0<1 s=cross:C@dummy,discard:S2^D"),
            ("heart to the ace ditch a club on the king of spades", "claim o=i p=0<1 s=cross:HA,discard:C^SK"),
        ],
        near_misses=[
            ("let dummy ruff a heart", "claim s=ruff:H@dummy"),
            ("I have dummy discard a heart", "claim s=discard:H@dummy"),
            ("I draw the trump ruff", "claim t=mp s=draw:T"),
        ],
    ),
    "written together": Construction(
        said=[
            ("therest is mine", "claim c=all"),
            ("drawtrumps then allmine", "claim c=all o=e t=mp s=draw:T"),
            ("dummyis high", "claim c=all"),
            ("allthe rest", "claim c=all"),
            ("youget one", "concession x=1"),
            ("iclaim 10", "claim c=10d"),
            ("theking of clubs and thelast trump", "claim c=2 t=m s=cash:CK,cash:T"),
        ],
        near_misses=[
            ("setback", "unclear"),
            ("handsome offer", "unclear"),
            ("therefore I claim ten", "claim c=10d"),
        ],
    ),
    "short for what is done": Construction(
        said=[
            ("I woulda drawn trumps", "not_a_claim t=m"),
            ("throwin the spade on the club", "claim s=discard:S^C"),
            ("hell get his trump", "concession x=1 t=m s=concede:T"),
            ("wed take two", "claim c=2"),
            ("the lots mine", "claim c=all"),
            ("nobbut a spade to lose", "concession x=1 s=concede:S1"),
            ("cl run 12", "claim c=12d s=run:C*"),
            ("gonna rf 2 h's on bd n thats it", "claim c=all s=ruff:H2@dummy"),
        ],
        near_misses=[
            ("throwin West in with a club", "claim s=throw_in:C"),
            ("clubs run, two hearts", "claim s=run:C*,cash:H2"),
            ("what the hell, one down", "concession r=-1"),
        ],
    ),
    "three, slipped into another word": Construction(
        said=[
            ("I draw trumps in there rounds", "claim t=mp s=draw:T"),
            ("We take there more tricks.", "claim c=3"),
            ("for spades thee diamonds won club", "claim c=8 s=cash:S4,cash:D3,cash:C1"),
        ],
        near_misses=[
            ("there are three more", "claim c=3"),
            ("it's all thine", "concession x=all"),
        ],
    ),
    "you, partner": Construction(
        said=[
            (
                "I cash the ace of diamonds, give you a diamond ruff, partner, and you put down your ace of clubs",
                "claim o=i p=0<1,1<2 s=cash:DA,ruff:D@partner,cash:CA@partner",
            ),
            ("Cash your ace, partner, and give me my ruff", "claim o=i p=0<1 s=cash:?A,ruff"),
            ("my king of trumps and your ace of hearts, partner", "claim c=2 t=m s=cash:TK,cash:HA"),
            (
                "I'll give you a heart ruff, partner, then you give me a club ruff",
                "claim o=e p=0<1 s=ruff:H@partner,ruff:C",
            ),
        ],
        near_misses=[
            ("I draw the trump and give you a heart", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:H1"),
            (
                "I get a spade and you get a heart, and my partner a club",
                "claim_and_concession c=1 x=2 s=win:S1,concede:H1,concede:C1",
            ),
        ],
    ),
    "a third one led": Construction(
        said=[
            ("I cash two hearts and lead a third", "claim o=i p=0<1 s=cash:H2,lead:H"),
            ("I cash two diamonds and play another", "claim o=i p=0<1 s=cash:D2,lead:D"),
            (
                "the ace of hearts, then I play a second one, which partner ruffs",
                "claim o=e p=0<1,1<2 s=cash:HA,lead:H,ruff",
            ),
        ],
        near_misses=[
            ("I cash two hearts and ruff a third", "claim o=i p=0<1 s=cash:H2,ruff:H"),
            ("I draw trumps and lead another", "claim o=i p=0<1 t=mp s=draw:T,lead"),
        ],
    ),
    "why a line is taken": Construction(
        said=[
            (
                "South said he would finesse West for the queen of hearts, there being no other way to make his slam.",
                "claim f=d s=finesse:H",
            ),
            ("He said he'd ruff a club, as that was the only way to make the hand.", "claim s=ruff:C"),
            ("He said he would play for the drop, there being no entry for the finesse.", "claim s=cash"),
            ("I finesse the spade because I can't make it otherwise.", "claim f=d s=finesse:S"),
            ("I take the club finesse since I need it for my contract.", "claim f=d s=finesse:C"),
            ("I take the heart finesse, my only chance of making.", "claim f=d s=finesse:H"),
        ],
        near_misses=[
            ("I finesse the heart to make my contract.", "claim r=made f=d s=finesse:H"),
            ("the only way to make it is to finesse the heart", "claim f=d s=finesse:H"),
            ("I'm hooking the heart, otherwise I'm down.", "claim_and_concession f=d s=finesse:H"),
        ],
    ),
    "a card that wins a trick by its number": Construction(
        said=[
            ("The seven of diamonds wins trick thirteen.", "claim o=e s=win:D7"),
            ("The beer card will win trick thirteen.", "claim o=e s=win:D7"),
            ("the ten of hearts takes trick 13", "claim o=e s=win:HT"),
            ("Draw trumps, then the beer card.", "claim o=e p=0<1 t=mp s=draw:T,cash:D7"),
        ],
        near_misses=[
            ("You win trick 13.", "concession x=1 o=e s=concede:1"),
            ("you owe me a beer", "not_a_claim"),
        ],
    ),
    "this trick, and the rest under a condition": Construction(
        said=[
            ("I ruff this one, and if the trumps behave the rest are mine.", "claim c=all t=m s=ruff"),
            ("I ruff this; if the diamonds break, I make five.", "claim r=L5 s=ruff"),
            ("I ruff this, and if trumps break I have the rest", "claim c=all t=m s=ruff"),
        ],
        near_misses=[
            ("I ruff this one.", "current_trick_only s=ruff"),
        ],
    ),
    "the contract exactly": Construction(
        said=[
            (
                "Drawing trumps, losing a heart, making four spades exactly.",
                "claim_and_concession x=1 r=made o=i p=0<1 t=mp s=draw:T,concede:H1",
            ),
            ("making four hearts, no more no less", "claim r=made"),
            ("making three spades on the button", "claim r=made"),
        ],
        near_misses=[
            ("I make four spades and a heart", "claim c=5 s=cash:S4,cash:H1"),
            ("I make exactly four tricks", "claim c=4"),
        ],
    ),
    "claims after conceding": Construction(
        said=[
            (
                "East claims on a simple squeeze after conceding a heart",
                "claim_and_concession x=1 o=e p=1<0 s=squeeze@E,concede:H1",
            ),
            ("West claimed ten tricks after conceding two hearts.", "claim_and_concession c=10d x=2 o=e s=concede:H2"),
            ("South claims the rest after conceding a spade", "claim_and_concession x=1 o=e s=concede:S1"),
        ],
        near_misses=[
            ("N claims 11 after ruffing the diamond", "claim c=11d"),
            ("On winning the trick South said he had the rest.", "claim c=all"),
        ],
    ),
    "asked whether": Construction(
        said=[
            ("East asked whether a heart was still out; South replied that he had miscounted the suit.", "not_a_claim"),
            ("East asked whether there was a trump out.", "not_a_claim t=m"),
            ("West inquired whether South was drawing trumps.", "not_a_claim t=m"),
            (
                "South claimed ten tricks; West asked whether there was a trump out, and South said he would draw it.",
                "claim c=10d t=mp s=draw:T",
            ),
        ],
        near_misses=[
            (
                "The director asked what South had intended, and he said a heart ruff followed by the diamonds.",
                "claim o=e p=0<1 s=ruff:H,cash:D",
            ),
            (
                "East asked whether trumps were out and South said he would cash the ace of clubs.",
                "claim t=m s=cash:CA",
            ),
        ],
    ),
    "told against a claim": Construction(
        said=[
            ("West pointed out that he had the jack of hearts.", "not_a_claim"),
            ("East remarked that he still had a trump.", "not_a_claim t=m"),
            ("South admitted that he had not noticed the ten.", "not_a_claim"),
        ],
        near_misses=[
            ("West pointed out that he had the rest.", "claim c=all"),
            ("East noted that he had three good spades.", "claim c=3 s=cash:S3"),
            ("South claimed ten tricks; he had forgotten the outstanding trump.", "claim c=10d t=m"),
        ],
    ),
    "said besides, and said again": Construction(
        said=[
            ("South added that it was obvious he was drawing trumps.", "claim t=mp s=draw:T"),
            (
                'The director asked him to repeat his statement: "draw trumps, then clubs".',
                "claim o=e p=0<1 t=mp s=draw:T,cash:C",
            ),
            ("South said it was clear that he would draw trumps.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I add the ace of clubs", "claim s=cash:CA"),
            ("I repeat the finesse", "claim f=d s=finesse"),
        ],
    ),
    "the contract is mine, behind a line or a condition": Construction(
        said=[
            ("If that holds the contract's mine.", "claim r=made"),
            ("Draw trumps and the contract's mine.", "claim r=made t=mp s=draw:T"),
            ("Small heart to the jack; should that win, the contract's mine.", "claim f=d s=finesse:H"),
        ],
        near_misses=[
            ("the rest of the contract's losers are mine", "claim c=all"),
            ("the heart is mine", "claim c=1"),
        ],
    ),
    "both cases, the lower one sure": Construction(
        said=[
            ("If the queen falls I make an overtrick, otherwise I'm just there.", "claim r=made"),
            ("Making five if the hook works, four if it doesn't.", "claim r=L4 f=d s=finesse"),
            ("Finesse the spade: holds, plus one; loses, just making.", "claim r=made f=d s=finesse:S"),
            ("Club to the queen. Holds, ten tricks; loses, nine.", "claim c=9d f=d s=finesse:C"),
            ("With the finesse right it's an overtrick, with it wrong I'm just making.", "claim r=made f=d s=finesse"),
            ("If the finesse holds I make 4S, otherwise one off.", "claim r=-1 f=d s=finesse"),
        ],
        near_misses=[
            ("Making, and an overtrick if the hook works", "claim r=made f=d s=finesse"),
            ("Club to the queen holds, ten tricks", "claim c=10d"),
            ("If the clubs break I make four spades", "claim c=4 s=cash:S4"),
        ],
    ),
    "a trump that appears": Construction(
        said=[
            ("When the ten of trumps appears I claim the rest.", "claim c=all t=m"),
            ("if the jack of trumps appears I have the rest", "claim c=all t=m"),
        ],
        near_misses=[
            ("when the trumps are drawn I claim the rest", "claim c=all o=e t=mp s=draw:T"),
        ],
    ),
    "that takes care of it": Construction(
        said=[
            (
                "Trump to my hand, that takes care of the last one, then diamonds.",
                "claim o=e p=0<1,1<2 t=mp s=cross:T@declarer,draw:T1,cash:D",
            ),
            ("Ruff a club, that takes care of my loser, and draw trumps.", "claim o=i p=0<1 t=mp s=ruff:C,draw:T"),
            ("A heart to dummy, which takes care of the ten, then spades.", "claim o=e p=0<1 s=cross:H@dummy,cash:S"),
        ],
        near_misses=[
            ("I run the clubs, which take care of my hearts", "claim o=i p=0<1 s=run:C,discard:H"),
            ("dummy's spades take care of my hearts", "claim s=discard:H^S"),
        ],
    ),
    "with something thrown": Construction(
        said=[
            ("Then it's diamonds, with a heart thrown on the fifth.", "claim o=i p=0<1 s=cash:D,discard:H"),
            (
                "Run the clubs, a heart and a spade thrown on them.",
                "claim o=i p=0<1,0<2 s=run:C,discard:H^C,discard:S^C",
            ),
            ("I run the clubs with a spade thrown on the last.", "claim o=i p=0<1 s=run:C,discard:S"),
        ],
        near_misses=[
            ("I run the clubs, a heart and a spade", "claim s=run:C,run:H1,run:S1"),
        ],
    ),
    "drawn with two cards": Construction(
        said=[
            ("I draw trumps with the ace and king, then run the clubs.", "claim o=e p=0<1 t=mp s=draw:TA+TK,run:C"),
            ("pulling trumps with the ace and queen", "claim t=mp s=draw:TA+TQ"),
            ("draw the last two with the ace and king and claim", "claim t=p s=draw:TA+TK"),
        ],
        near_misses=[
            ("I draw trumps with the ace and cash the king of clubs", "claim o=i p=0<1 t=mp s=draw:TA,cash:CK"),
        ],
    ),
    "until he ruffs": Construction(
        said=[
            ("I run the clubs till he ruffs, the rest are mine", "claim c=all s=run:C"),
            ("I play diamonds until they ruff, then I have the rest", "claim c=all o=e s=cash:D"),
        ],
        near_misses=[
            ("I cash the ace until I ruff a heart", "claim o=e p=0<1 s=cash:?A,ruff:H"),
        ],
    ),
    "by then it is so": Construction(
        said=[
            (
                "I ruff another spade and, the suit being established, draw trumps and claim.",
                "claim o=i p=0<1 t=mp s=ruff:S,draw:T",
            ),
            ("Draw trumps and, the clubs being solid, claim the rest.", "claim c=all t=mp s=draw:T"),
        ],
        near_misses=[
            ("I cash the king, and the hearts being good, I run them.", "claim o=i p=0<1 s=cash:?K,run:H*"),
        ],
    ),
    "whatever declarer does": Construction(
        said=[
            ("No matter what declarer does we get the ace of trumps and a club.", "claim c=2 t=m s=win:TA,win:C1"),
            ("Whatever West does I have the rest.", "claim c=all"),
            ("No matter what the defence does I make nine tricks.", "claim c=9d"),
        ],
        near_misses=[
            ("declarer does what he likes", "unclear"),
        ],
    ),
    "partner and I, each": Construction(
        said=[
            ("Partner and I have a trick each", "claim c=2"),
            ("My partner and I get one each.", "claim c=2"),
        ],
        near_misses=[
            ("We get a trick each.", "claim_and_concession c=1 x=1"),
            ("I get one each", "claim_and_concession c=1 x=1"),
        ],
    ),
    "left with losers": Construction(
        said=[
            ("You're left with nothing but losers.", "claim c=all"),
            ("East is left with nothing but losers", "claim c=all"),
            ("I'm left with nothing but losers", "concession x=all"),
        ],
        near_misses=[
            ("I'm left with two good trumps", "claim c=2 t=m"),
            ("the ace is left with West", "unclear"),
        ],
    ),
    "put it down": Construction(
        said=[
            ("That puts it one down.", "concession r=-1"),
            ("the ace puts it two off", "claim r=-2 s=cash:?A"),
        ],
        near_misses=[
            ("I put the nine down", "claim s=cash:?9"),
            ("I put it down to luck", "unclear"),
        ],
    ),
    "which was to": Construction(
        said=[
            ("He made a claim, which was to draw trumps and run the clubs.", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            (
                "He made a statement, which was to ruff two clubs and draw trumps.",
                "claim o=i p=0<1 t=mp s=ruff:C2,draw:T",
            ),
            ("She made her claim, which was to draw trumps", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("He made a claim, which was wrong", "claim"),
            ("East, who was to lead, conceded", "concession x=all"),
        ],
    ),
    "said again to the director": Construction(
        said=[
            (
                "In the director's presence South repeated that he would play ace and another trump.",
                "claim o=i p=0<1 t=m s=cash:TA,lead:T",
            ),
            ("South confirmed that he would ruff a club", "claim s=ruff:C"),
        ],
        near_misses=[
            ("South confirmed that he had not mentioned the trump.", "not_a_claim t=m"),
            ("South did not repeat his statement.", "not_a_claim"),
        ],
    ),
    "made in one case, down in the other": Construction(
        said=[
            ("The slam makes if trumps are 2-2, but I'm one off if they're 3-1.", "claim r=-1 t=m"),
            ("making if the king is right, down one if it's wrong", "claim r=-1"),
            ("should it lose I'm one off", "claim r=-1"),
        ],
        near_misses=[
            ("I make unless trumps are 4-0.", "claim r=made t=m"),
            ("should we play on", "not_a_claim"),
        ],
    ),
    "failing a break": Construction(
        said=[
            ("I run the clubs, failing a 3-3 break I lose a heart.", "claim_and_concession x=1 s=run:C,concede:H1"),
            (
                "Two top hearts, and failing the queen dropping I take the spade finesse.",
                "claim f=d s=cash:H2,finesse:S",
            ),
            ("With a 3-2 break, I've eleven; with anything worse, ten.", "claim c=10d"),
            ("If they break I've twelve, should they not, eleven.", "claim c=11d"),
        ],
        near_misses=[
            ("failing to see a line, I concede", "concession x=all"),
            ("failing that I take the finesse", "claim f=d s=finesse"),
        ],
    ),
    "what was played before he claimed": Construction(
        said=[
            ("Declarer, who had already lost two tricks, claimed the rest.", "claim c=all"),
            ("After a trump to the ace and another to the king, declarer claimed twelve tricks.", "claim c=12d t=m"),
            (
                "South, having cashed the ace of hearts, put down his hand saying he'd lose a diamond at the end.",
                "concession x=1 o=e s=concede:D1",
            ),
            (
                "The play had gone spade to the ace, heart ruff; South now claimed, saying he would draw trumps.",
                "claim t=mp s=draw:T",
            ),
            ("After a heart ruff declarer claimed the rest.", "claim c=all"),
        ],
        near_misses=[
            ("After a heart ruff the rest are mine.", "claim c=all o=e s=ruff:H"),
            ("Having won the ace I draw trumps and claim.", "claim o=e p=0<1 t=mp s=win:?A,draw:T"),
            ("Declarer said that having won the ace he would draw trumps.", "claim o=e p=0<1 t=mp s=win:?A,draw:T"),
            ("Declarer claimed: after a heart ruff the rest are good", "claim c=all o=e p=0<1 s=ruff:H,cash*"),
        ],
    ),
    "taken again": Construction(
        said=[
            (
                "take the diamond finesse, and if it works I take it again and have twelve tricks",
                "claim c=12d o=i p=0<1 f=d s=finesse:D,finesse:D",
            ),
            ("I finesse the diamond and take it again", "claim o=i p=0<1 f=d s=finesse:D,finesse:D"),
            ("heart to the jack and if it holds I take it again", "claim o=i p=0<1 f=d s=finesse:H,finesse:H"),
        ],
        near_misses=[
            ("there's one trump out, I take it and claim", "claim t=mp s=draw:T"),
        ],
    ),
    "another has to lead": Construction(
        said=[
            (
                "I get off play with a diamond so that West, who must have the king, has to lead a spade to me.",
                "claim s=lead:D",
            ),
            ("I exit with a heart, and East, who has the rest of them, has to lead a club", "claim s=lead:H"),
        ],
        near_misses=[
            ("I have to lead a spade", "claim s=lead:S"),
        ],
    ),
    "the losers of another": Construction(
        said=[
            ("Your losers: a heart, a spade.", "claim c=2 s=cash:H1,cash:S1"),
            ("your losers: a heart and two clubs", "claim c=3 s=cash:H1,cash:C2"),
        ],
        near_misses=[
            ("my losers: a heart, a spade", "concession x=2 s=concede:H1,concede:S1"),
            ("losers: a heart, a spade", "concession x=2 s=concede:H1,concede:S1"),
        ],
    ),
    "what should have been said": Construction(
        said=[
            (
                'What you should have said was "drawing trumps and giving up a club".',
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1",
            ),
            (
                "He ought to have said: drawing the last trump, then the clubs from the top.",
                "claim o=e p=0<1 t=mp s=draw:T,cash:C",
            ),
        ],
        near_misses=[
            ("You should have said you'd draw the trump.", "not_a_claim t=m"),
            ("He should have said so.", "not_a_claim"),
        ],
    ),
    "volunteered, gestured, made it clear": Construction(
        said=[
            ("South volunteered that he was losing a trump.", "concession x=1 t=m s=concede:T1"),
            ("South gestured that the rest were his.", "claim c=all"),
            ("South submitted that the clubs were running.", "claim s=run:C*"),
            ("East made it clear he would draw the last trump.", "claim t=mp s=draw:T"),
            ('All declarer said was "draw trumps".', "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("South submitted that he would have drawn trumps.", "not_a_claim t=m"),
            ("I joke, of course, you get a heart", "concession x=1 s=concede:H1"),
        ],
    ),
    "granted a break, the safe result": Construction(
        said=[
            ("Ace of trumps, and given both follow the rest are mine.", "claim c=all t=m s=cash:TA"),
            ("Granted a 3-2 break I'm making twelve.", "claim c=12d"),
            ("I've the rest bar a bad break.", "claim c=all"),
            ("The contract's safe; I'm just finessing for the overtrick.", "claim r=made f=d s=finesse"),
            ("Down one or making, depending on who's got the king.", "claim r=-1"),
            ("Best case twelve, worst case eleven.", "claim c=11d"),
        ],
        near_misses=[
            ("I'm given a heart ruff", "claim s=ruff:H"),
            ("the rest bar a heart", "claim_and_concession x=1 s=concede:H1"),
            ("Diamond finesse for the overtrick.", "claim r=+1 f=d s=finesse:D"),
        ],
    ),
    "letting, not let's": Construction(
        said=[
            ("our side lets you have the rest", "concession x=all"),
            ("our side lets you have this one along with whatever is left", "concession x=all"),
            ("a spade lets me across to the king", "claim s=cross:?K@dummy"),
        ],
        near_misses=[
            ("lets play on", "not_a_claim"),
            ("ok lets say ten", "claim c=10d"),
        ],
    ),
    "that ten of mine": Construction(
        said=[
            ("Hang on now, that ten of mine is a trick.", "claim c=1 s=win:?T"),
            ("this nine of mine wins", "claim c=1 s=win:?9"),
            ("the ten of yours is high", "concession x=1 s=concede:?T"),
        ],
        near_misses=[
            ("ten of them are mine", "claim c=10d"),
            ("two of mine and one of yours", "claim_and_concession c=2 x=1"),
        ],
    ),
    "down in a contract": Construction(
        said=[
            ("one off in 4S", "concession r=-1"),
            ("one down in 3NT", "concession r=-1"),
            ("conceded two off in four hearts", "concession r=-2"),
        ],
        near_misses=[
            ("down by two", "concession r=-2"),
            ("down in 3NT", "concession"),
        ],
    ),
    "his name, what he is, and what he did": Construction(
        said=[
            (
                "West, declarer in four spades, claimed ten tricks on the basis of five trumps; North objected that he "
                "still had the queen of diamonds.",
                "claim c=10d t=m s=cash:T5",
            ),
            ("South, declarer in 3NT, claimed nine tricks; West said he had a heart winner.", "claim c=9d"),
        ],
        near_misses=[
            (
                "West, declarer in four spades, claimed ten tricks; he has the queen of diamonds.",
                "claim c=10d s=win:DQ",
            ),
        ],
    ),
    "that's it for you": Construction(
        said=[
            ("the ace of diamonds, that's it for you", "concession x=1 s=concede:DA"),
            ("two hearts and that's it for you", "concession x=2 s=concede:H2"),
            ("a heart, that's all for you", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("five hearts and three clubs, that's it for you", "claim c=8 s=cash:H5,cash:C3"),
            ("that's it for me", "concession x=all"),
        ],
    ),
    "all that is left for you": Construction(
        said=[
            ("all that's left for you is the ace", "concession x=1 s=concede:?A"),
            ("all there is for you is a trump", "concession x=1 t=m s=concede:T1"),
            ("all for you is the ace of hearts", "concession x=1 s=concede:HA"),
        ],
        near_misses=[
            ("all that's left is the ace", "claim c=1 s=cash:?A"),
            ("all hearts are for you", "concession s=concede:H"),
        ],
    ),
    "lost in the other case": Construction(
        said=[
            ("I lose one spade if the king is right, two if it isn't", "concession x=2 s=concede:S1"),
            ("I lose a trump if they're 3-2, two if not", "concession x=2 t=m s=concede:T1"),
            ("you make one heart if the queen drops, two if it doesn't", "concession x=2 s=concede:H1"),
        ],
        near_misses=[
            ("I make ten if the king is right, nine if it isn't", "claim c=9d"),
            ("I lose a spade, two diamonds if you like", "concession x=3 s=concede:S1,concede:D2"),
        ],
    ),
    "not done": Construction(
        said=[
            ("I'm not done yet", "not_a_claim"),
            ("hold on, I'm not finished, I'm thinking about the clubs", "not_a_claim"),
        ],
        near_misses=[
            ("that's me done", "concession"),
            ("that's the lot", "claim c=all"),
        ],
    ),
    "a finesse that has failed": Construction(
        said=[
            ("the heart finesse having failed I'm one down", "concession r=-1"),
            ("with the finesse wrong I'm one down", "concession r=-1"),
            ("the finesse having lost, one off", "concession r=-1"),
        ],
        near_misses=[
            ("with the finesse on I make it", "claim r=made f=d s=finesse"),
            ("having drawn trumps I finesse the queen", "claim o=e p=0<1 t=mp f=d s=draw:T,finesse"),
        ],
    ),
    "there they sit": Construction(
        said=[
            ("club to the ace and there sit the good spades", "claim o=i p=0<1 s=cross:CA,cash:S"),
            ("heart to the king, and there lie the diamonds", "claim o=i p=0<1 s=cross:HK,cash:D"),
        ],
        near_misses=[
            ("if the spades lie three-two I have the rest", "claim c=all"),
        ],
    ),
    "otherwise good": Construction(
        said=[
            ("a club to you, otherwise solid", "claim_and_concession x=1 s=concede:C1"),
            ("you get a club, otherwise it's all good", "claim_and_concession x=1 s=concede:C1"),
            ("giving up one club at the very end, otherwise high", "claim_and_concession x=1 o=e s=concede:C1"),
        ],
        near_misses=[
            ("you get a club, otherwise they're not good", "concession x=1 s=concede:C1"),
            ("if the king is on I have ten, otherwise nine", "claim c=9d"),
        ],
    ),
    "in your hand": Construction(
        said=[
            ("no, you can't ruff that, there's a diamond in your hand", "not_a_claim"),
            ("there are two hearts in your hand", "not_a_claim"),
        ],
        near_misses=[
            ("there's a good heart in my hand", "claim c=1 s=cash:H1@declarer"),
            ("there's a heart in dummy", "claim c=1 s=cash:H1@dummy"),
        ],
    ),
    "what I told them I would do": Construction(
        said=[
            ("I told them I was going to draw trumps and then run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("I said I was going to ruff a club and draw trumps", "claim o=i p=0<1 t=mp s=ruff:C,draw:T"),
        ],
        near_misses=[
            ("I was going to draw trumps", "not_a_claim t=m"),
            ("I told you I was going to play a spade", "not_a_claim"),
            ("I forgot to say I was going to draw trumps", "not_a_claim t=m"),
        ],
    ),
    "both of them": Construction(
        said=[
            ("I'll ruff the spades high, both of them", "claim s=ruff:S2"),
            ("I have two aces, both of them good", "claim c=2 s=cash:2"),
            ("I draw trumps, both of them", "claim t=mp s=draw:T2"),
        ],
        near_misses=[
            ("you get both of them", "concession x=all"),
        ],
    ),
    "nobody gets what is no trick": Construction(
        said=[
            (
                "I cash both clubs before I crossruff, so nobody gets a nasty surprise",
                "claim o=e p=0<1 s=cash:C2,crossruff",
            ),
            ("I draw trumps so you don't get a ruff", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("you don't get your king", "unclear s=~concede:?K"),
            ("nobody gets a trick", "claim c=all"),
        ],
    ),
    "heard for heart and three": Construction(
        said=[
            ("a heard to the table and I throw my too spades", "claim o=i p=0<1 s=cross:H@dummy,discard:S2"),
            ("ruffing the third art", "claim s=ruff:H"),
            ("that's free more", "claim c=3"),
        ],
        near_misses=[
            ("I heard you", "unclear"),
            ("the claim was not heard", "unclear"),
        ],
    ),
    "what somebody called by name gets": Construction(
        said=[
            (
                "Spade ruff, ace of trumps, and Linda gets the queen at the end",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=m s=ruff:S,cash:TA,concede:TQ",
            ),
            ("I take the rest, and Bob gets a club", "claim_and_concession x=1 s=concede:C1"),
            ("two diamonds, then Mike makes his ace", "claim_and_concession c=2 x=1 o=e p=0<1 s=cash:D2,concede:?A"),
        ],
        near_misses=[
            ("Linda claims the rest", "claim c=all"),
            ("Taylor takes his ruff and the ace, down one", "claim_and_concession r=-1 s=ruff,cash:?A"),
        ],
    ),
    "take them": Construction(
        said=[
            ("I'm squeezed, take them", "concession x=all"),
            ("take them, I can't stop you", "concession x=all"),
            ("whatever, you take them", "concession x=all"),
        ],
        near_misses=[
            ("draw trumps and take them", "claim t=mp s=draw:T"),
            ("I have five clubs, take them", "claim c=5 s=cash:C5"),
            ("hearts are good, I take them", "claim"),
        ],
    ),
    "whichever of them": Construction(
        said=[
            ("whichever one of you has the king gets a trick", "concession x=1 s=concede:?K"),
            ("whichever opponent has the ace takes it", "concession x=1 s=concede:?A"),
        ],
        near_misses=[
            ("whichever I play makes a trick", "claim c=1"),
        ],
    ),
    "a verb of play behind a play, without a comma": Construction(
        said=[
            (
                "ruff a diamond back with a trump ruff the other diamond",
                "claim o=i p=0<1,1<2 t=m s=ruff:D,cross:T@declarer,ruff:D",
            ),
            ("cross to the ace of clubs throw a heart on the king", "claim o=i p=0<1 s=cross:CA@dummy,discard:H^?K"),
            ("heart to A throw a spade on DQ", "claim o=i p=0<1 s=cross:HA,discard:S^DQ"),
            ("clear trumps toss a spade on the diamonds", "claim o=i p=0<1 t=mp s=draw:T,discard:S^D"),
            ("two rounds of trumps ruff a club", "claim o=i p=0<1 t=mp s=draw:T,ruff:C"),
            ("pull trumps ruff both ways", "claim o=i p=0<1 t=mp s=draw:T,crossruff"),
            (
                "he would ruff a heart return to hand with a trump and run the clubs",
                "claim o=i p=0<1,1<2 t=m s=ruff:H,cross:T@declarer,run:C",
            ),
            ("unblock the ace of hearts lead a spade to the king", "claim o=i p=0<1 s=cash:HA,cross:SK"),
            ("ruff a heart ruff a spade and draw trumps", "claim o=i p=0<1,1<2 t=mp s=ruff:H,ruff:S,draw:T"),
            ("diamond to the king pitching a heart", "claim o=i p=0<1 s=cross:DK,discard:H"),
            ("I'd ruff one club low ruff the other one high", "claim o=i p=0<1 s=ruff:C,ruff:C"),
            ("ruff a spade throw West in with a heart", "claim o=i p=0<1 s=ruff:S,throw_in:H"),
            ("pull trumps ace of clubs run the spades", "claim o=i p=0<1,1<2 t=mp s=draw:T,cash:CA,run:S"),
            ("queen of clubs first cross in hearts", "claim o=e p=0<1 s=cash:CQ,cross:H@dummy"),
        ],
        near_misses=[
            ("letting partner ruff a club", "claim s=ruff:C@partner"),
            ("draw trumps and the clubs take care of the hearts", "claim o=i p=0<1 t=mp s=draw:T,discard:H^C"),
            ("I take two clubs ruff in dummy", "claim s=cash:C2,ruff@dummy"),
            ("club ruff in hand", "claim s=ruff:C@declarer"),
            ("come back to hand ruffing a club", "claim s=ruff:C@declarer"),
            ("throw two diamonds away on the clubs", "claim s=discard:D2^C"),
        ],
    ),
    "the next suit behind a play, without a comma": Construction(
        said=[
            ("spade ace spade ruff heart to the king", "claim o=i p=0<1,1<2 s=cash:SA,ruff:S,cross:HK"),
            (
                "king of hearts throwing a diamond diamond ruff and the clubs",
                "claim o=i p=0<2,1<2,2<3 s=cash:HK,discard:D^HK,ruff:D,cash:C",
            ),
            ("ruff a club diamond king", "claim o=i p=0<1 s=ruff:C,cash:DK"),
            ("trump to hand clubs spade last", "claim o=e p=0<1,1<2 t=m s=cross:T@declarer,cash:C,cash:S"),
            ("draw trumps heart goes on the ace of clubs", "claim o=i p=0<1 t=mp s=draw:T,discard:H^CA"),
            ("ruff a diamond clubs good", "claim o=i p=0<1 s=ruff:D,cash:C*"),
            ("clubs established heart king entry", "claim s=cash:C*,cross:HK@dummy"),
            ("spade ruff with the king diamond to the ace", "claim o=i p=0<1 s=ruff:S,cross:DA"),
            ("small spade ruffed small diamond ruffed", "claim o=i p=0<1 s=ruff:S,ruff:D"),
        ],
        near_misses=[
            ("take a heart heart finesse", "claim f=d s=finesse:H"),
            ("hearts diamonds clubs", "claim s=cash:H,cash:D,cash:C"),
            ("three hearts ace king", "claim c=2 s=cash:HA,cash:HK"),
            ("ace queen of clubs", "claim c=2 s=cash:CA,cash:CQ"),
            ("9♦ and two clubs", "claim c=3 s=cash:D9,cash:C2"),
        ],
    ),
    "the next cards, without a comma": Construction(
        said=[
            ("five hearts AK of spades and a club", "claim c=8 s=cash:H5,cash:SA+SK,cash:C1"),
            ("jack of clubs ten of clubs", "claim c=2 s=cash:CJ,cash:CT"),
            ("trumps from the top jack falling", "claim t=m s=cash:T"),
            ("draw the rest of the trumps king falls", "claim t=mp s=draw:T"),
            ("pull 3 rounds of spades KQ clubs then the hearts", "claim o=e p=0<1,1<2 t=p s=draw:S,cash:CK+CQ,cash:H"),
        ],
        near_misses=[
            ("hearts AK clubs KQ", "claim c=4 s=cash:HA+HK,cash:CK+CQ"),
            ("the trump queen drops", "claim t=m"),
            ("the ace king of clubs", "claim c=2 s=cash:CA,cash:CK"),
            ("leads into my ace queen of clubs", "claim s=lead:C"),
        ],
    ),
    "back behind a play, without a comma": Construction(
        said=[
            (
                "spade ruff back with a trump another spade ruff",
                "claim o=i p=0<1,1<2 t=m s=ruff:S,cross:T@declarer,ruff:S",
            ),
            (
                "ace of hearts ruff a heart over to dummy with a club ruff another heart",
                "claim o=i p=0<1,1<2,2<3 s=cash:HA,ruff:H,cross:C@dummy,ruff:H",
            ),
            ("heart to the ace back to hand with a club", "claim o=i p=0<1 s=cross:HA,cross:C@declarer"),
            ("ruff the heart in dummy back to my hand with a club", "claim o=i p=0<1 s=ruff:H@dummy,cross:C@declarer"),
            ("ace of clubs over to dummy with the queen of hearts", "claim o=i p=0<1 s=cash:CA,cross:HQ@dummy"),
        ],
        near_misses=[
            ("ruff a club back to hand", "claim s=ruff:C@declarer"),
            ("ruff the last club back to hand and draw trumps", "claim o=i p=0<1 t=mp s=ruff:C@declarer,draw:T"),
            ("a club back to hand with the king", "claim s=cross:?K@declarer"),
        ],
    ),
    "what it comes to behind a verb or a card, without a comma": Construction(
        said=[
            ("queen falls five clubs", "claim c=5 s=cash:C5"),
            ("West is squeezed 13 tricks", "claim c=13d s=squeeze"),
            ("no finesse needed nine tricks", "claim c=9d f=n s=~finesse"),
            ("trumps are drawn twelve tricks", "claim c=12d t=ms"),
            ("unless somebody ruffs four diamonds", "claim c=4 s=cash:D4"),
            ("knocking out the ace of hearts nine tricks", "claim c=9d s=knock_out:HA"),
            ("run the spades eleven", "claim c=11d s=run:S"),
            ("diamond to the ace three spades", "claim o=i p=0<1 s=cross:DA,cash:S3"),
            ("a club to the jack ten tricks if it wins", "claim c=10d f=d s=finesse:C"),
            ("no trumps left four club tricks", "claim c=4 t=m s=cash:C4"),
            ("two spades first five diamonds", "claim c=7 o=e p=0<1 s=cash:S2,cash:D5"),
        ],
        near_misses=[
            ("trumps are drawn in two rounds", "claim t=ms"),
            ("trumps drawn two rounds", "claim t=mp s=draw:T"),
            ("if East ruffs two clubs I am down", "concession"),
            ("run three clubs", "not_a_claim s=run:C3"),
            ("the queen falls in two rounds", "claim"),
        ],
    ),
    "a result behind what is won, without a comma": Construction(
        said=[
            ("we get a heart and a club two off", "claim c=2 r=-2 s=win:H1,win:C1"),
            (
                "club ruff with me heart ruff with partner one off",
                "claim_and_concession r=-1 o=i p=0<1 s=ruff:C,ruff:H",
            ),
            ("ace of diamonds ace of clubs down one", "claim_and_concession c=2 r=-1 s=cash:DA,cash:CA"),
            ("West claims the rest 3 down", "claim_and_concession c=all r=-3"),
            ("cashing ♠K and ♥A -2", "claim_and_concession r=-2 s=cash:SK,cash:HA"),
            ("two diamonds +650", "claim c=2 r=$650 s=cash:D2"),
            ("down one the ace of clubs is still to come", "concession r=-1"),
            ("two off well defended", "concession r=-2"),
        ],
        near_misses=[
            ("four spades one down", "concession r=-1"),
            ("we put the contract one down", "concession r=-1"),
            ("go two down", "concession r=-2"),
        ],
    ),
    "whose the others are, without a comma": Construction(
        said=[
            ("clubs are solid rest mine", "claim c=all"),
            ("trumps are in rest mine", "claim c=all t=ms"),
            ("I lose one heart nothing more", "concession x=1 s=concede:H1"),
            ("the king for you all the others for me", "claim_and_concession x=1 s=concede:?K"),
            ("ruff a club rest trumps", "claim c=all o=i p=0<1 t=m s=ruff:C,cash:T"),
            ("one heart to lose the others I take", "claim_and_concession x=1 s=concede:H1"),
            ("she has the rest no question", "concession x=all"),
            ("two losers the queen and the nine", "concession x=2 s=concede:?Q,concede:?9"),
            ("we take two more the ace of trumps and a ruff", "claim c=2 t=m s=cash:TA,ruff"),
        ],
        near_misses=[
            ("rest trumps", "claim c=all t=m s=cash:T"),
            ("the rest of the trumps are high", "claim t=m"),
            ("trumps are in my hand", "unclear t=m"),
            ("there is nothing else", "unclear"),
        ],
    ),
    "all good, said to partner or to look at, without a comma": Construction(
        said=[
            ("ruff a heart in dummy all good", "claim c=all o=i p=0<1 s=ruff:H@dummy,cash*"),
            ("trumps drawn all good", "claim c=all t=ms"),
            ("my hand is high have a look", "claim c=all"),
            ("you've got the rest partner", "claim c=all"),
            ("it's all good partner", "claim c=all"),
        ],
        near_misses=[
            ("clubs and hearts all good", "claim s=cash:C,cash:H*"),
            ("I give partner the rest", "claim c=all"),
        ],
    ),
    "only what is behind what is denied, without a comma": Construction(
        said=[
            ("not touching spades just the hearts", "claim s=~lead:S,cash:H"),
            ("no finesse just the ace and king of spades", "claim f=n s=~finesse,cash:SA,cash:SK"),
            ("not taking the finesse just playing ace and king", "claim f=n s=~finesse,cash:?A,cash:?K"),
            ("I don't need the finesse the rest are good", "claim c=all f=n s=~finesse"),
        ],
        near_misses=[
            ("not really the hearts", "claim s=~cash:H"),
            ("no finesse in clubs", "claim f=n s=~finesse:C"),
            ("not taking the club finesse", "claim f=n s=~finesse:C"),
        ],
    ),
    "first, second, next and last, without a comma": Construction(
        said=[
            ("first I take my ace second I run the clubs", "claim o=e p=0<1 s=cash:?A,run:C"),
            (
                "first a spade to dummy next the good clubs last my ace of trumps",
                "claim o=e p=0<1,1<2 t=m s=cross:S@dummy,cash:C,cash:TA",
            ),
            ("spade to dummy finally the clubs", "claim o=e p=0<1 s=cross:S@dummy,cash:C"),
        ],
        near_misses=[
            ("the last club", "claim c=1 s=cash:C"),
            ("my second club", "claim c=1 s=cash:C"),
            ("first the last trump", "claim c=1 o=e t=m s=cash:T"),
        ],
    ),
    "a comma within a phrase, or behind a subject": Construction(
        said=[
            ("the ace of, spades", "claim c=1 s=cash:SA"),
            ("heart, to the ace", "claim s=cross:HA"),
            ("the, ace of clubs", "claim c=1 s=cash:CA"),
            ("my, spades and a heart", "claim s=cash:S,cash:H1"),
            ("clubs, are good", "claim"),
        ],
        near_misses=[
            ("a heart, to the ace of spades", "claim c=2 s=cash:H1,cash:SA"),
            ("spades, hearts are good", "claim s=cash:S,cash:H*"),
            ("clubs, are they good?", "claim c=all s=cash:C"),
            ("the ace, clubs", "claim s=cash:?A,cash:C"),
        ],
    ),
    "what is named, or counted, behind what is told, without a comma": Construction(
        said=[
            ("all winners: jack nine six", "claim c=3 o=e p=0<1,1<2 s=lead:?J,lead:?9,lead:?6"),
            ("we've one more to come the diamond king", "claim c=1 s=cash:DK"),
            ("king of diamonds for a heart discard ruff a heart", "claim o=i p=0<2,1<2 s=cash:DK,discard:H^DK,ruff:H"),
            ("a spade ruffed in hand another heart ruff", "claim o=i p=0<1 s=ruff:S@declarer,ruff:H"),
            ("spade king entry clubs established", "claim s=cross:SK@dummy,cash:C*"),
            ("four hearts two aces", "claim c=6 s=cash:H4,cash:2"),
        ],
        near_misses=[
            ("all high: ace king ten tricks", "claim c=10d s=cash:?A,cash:?K"),
            ("two more to come to dummy", "claim c=2 s=cross@dummy"),
            ("a discard on the clubs", "claim s=discard^C"),
            ("D A H KQ", "claim c=3 s=cash:DA,cash:HK+HQ"),
            ("then ace nine of clubs", "claim c=2 s=cash:CA,cash:C9"),
        ],
    ),
    "what there is not": Construction(
        said=[
            ("there are no good spades", "unclear"),
            ("there aren't any winners in dummy", "unclear"),
            ("no good clubs, so one down", "concession r=-1"),
            ("I have no clubs to run", "unclear"),
            ("I don't have enough trumps to ruff them", "unclear t=m"),
            ("there are no clubs to run so I ruff two hearts", "claim s=ruff:H2"),
            ("no entry to cash the clubs, so one off", "concession r=-1"),
            ("I have no way to cash the spades, down two", "concession r=-2 s=~cash:S"),
            ("there's no heart winner, so I'm one off", "concession r=-1"),
            ("no trumps to draw, five clubs", "claim c=5 t=m s=cash:C5"),
        ],
        near_misses=[
            ("no trumps left, five clubs", "claim c=5 t=m s=cash:C5"),
            ("there are no losers", "claim c=all"),
            ("the spades are no good", "unclear"),
            ("I've nothing to cash", "concession x=all"),
            ("there is one trump to draw", "claim t=mp s=draw:T"),
            ("no clubs out, so one down", "claim_and_concession r=-1"),
            ("I have no trumps, a heart to the ace", "claim t=m s=cross:HA"),
            ("there isn't a trick for us", "concession x=all"),
        ],
    ),
    "enough to do something with": Construction(
        said=[
            ("I have enough trumps to ruff two clubs", "claim t=m s=ruff:C2"),
            ("dummy has enough entries to ruff two clubs", "claim s=ruff:C2"),
        ],
        near_misses=[
            ("I have five trumps and a club ruff", "claim c=6 t=m s=cash:T5,ruff:C"),
            ("enough, five more tricks", "claim c=5"),
        ],
    ),
    "what is believed too": Construction(
        said=[
            ("spades all good, hearts too", "claim"),
            ("the spades are high, the hearts as well", "claim"),
            ("clubs are winners, diamonds too", "claim"),
            ("spades are good, also hearts", "claim"),
        ],
        near_misses=[
            ("cash the spades, hearts too", "claim s=cash:S,cash:H"),
            ("spades are good and the ace of hearts too", "claim s=cash:S*,cash:HA"),
            ("spades are good, two hearts too", "claim s=cash:S*,cash:H2"),
        ],
    ),
    "a suit that takes so many tricks": Construction(
        said=[
            ("the diamonds take five tricks", "claim c=5 s=cash:D5"),
            ("my trumps score three", "claim c=3 t=m s=cash:T3"),
            ("my spades bring in the rest", "claim c=all s=run:S"),
            ("the clubs bring in three tricks", "claim c=3 s=run:C3"),
        ],
        near_misses=[
            ("your clubs bring in three tricks", "concession x=3"),
            ("the clubs take care of three losers", "claim s=discard:3^C"),
            ("dummy's hearts take the last two", "claim c=all s=cash:H"),
            ("clubs run for five tricks", "claim c=5 s=run:C*"),
        ],
    ),
    "what one crosses for": Construction(
        said=[
            ("a spade to the king to reach the clubs", "claim o=i p=0<1 s=cross:SK,cash:C"),
            ("a spade across to reach the king-jack", "claim o=i p=0<1 s=cross:S@dummy,cash:?K+?J"),
        ],
        near_misses=[
            ("a spade across to reach dummy", "claim s=cross:S@dummy"),
            ("I reach dummy with a spade", "claim s=cross:S@dummy"),
            ("cross in spades to get to the clubs", "claim s=cross:S@dummy"),
        ],
    ),
    "two losers at the end": Construction(
        said=[
            (
                "I cash my hearts and you get a diamond and a club at the end",
                "claim_and_concession x=2 o=e p=0<1,0<2 s=cash:H,concede:D1,concede:C1",
            ),
            (
                "ruff a club and concede a heart and a club at the end",
                "claim_and_concession x=2 o=e p=0<1,0<2 s=ruff:C,concede:H1,concede:C1",
            ),
        ],
        near_misses=[
            ("I give up a heart now and a club at the end", "concession x=2 o=e p=0<1 s=concede:H1,concede:C1"),
            ("lose a heart, and at the end a club", "concession x=2 o=e p=0<1 s=concede:H1,concede:C1"),
        ],
    ),
    "a loser that gets a ruff or a discard, a winner that gives one": Construction(
        said=[
            ("my losing spade gets a ruff on the table", "claim s=ruff:S@dummy"),
            ("my third club gets a ruff in dummy", "claim s=ruff:C@dummy"),
            ("my small diamond takes a ruff", "claim s=ruff:D"),
            ("my small heart gets a discard on the clubs", "claim s=discard:H^C"),
            ("the diamond ace gives a pitch for my club", "claim s=discard:C^DA"),
            ("the ace of clubs affords a discard for the heart", "claim s=discard:H^CA"),
            ("the clubs give me a pitch for the spade", "claim s=discard:S^C"),
            ("my losers go down the drain on the clubs", "claim s=discard^C"),
            ("my last club finds its way onto the diamonds", "claim s=discard:C^D"),
        ],
        near_misses=[
            ("you get a club ruff", "concession x=1"),
            ("East gets a ruff", "concession x=1"),
            ("my spade gets a trick", "claim c=1 s=win:S"),
            ("the ruff gives a trick for you", "concession x=1"),
        ],
    ),
    "what is taken in, gets run, or is drawn by a round": Construction(
        said=[
            ("taking in the trumps that are left", "claim t=mp s=draw:T"),
            ("I take in the trumps and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("the spades get run", "claim s=run:S"),
            ("a round of trumps takes care of the outstanding ones", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I take in dummy and run the clubs", "claim s=run:C"),
            ("the last trump takes care of the club", "claim t=m s=ruff:C"),
            ("taking two tricks in trumps", "claim c=2 t=m s=cash:T2"),
        ],
    ),
    "the rest bar a card, told of another": Construction(
        said=[
            ("he said the rest bar a club were his", "claim_and_concession x=1 s=concede:C1"),
            ("South claimed, saying the rest except a heart were his", "claim_and_concession x=1 s=concede:H1"),
            ("he said everything but a club was his", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("the rest except a heart were his", "claim_and_concession c=1 s=win:H1"),
            ("he said the rest were his", "claim c=all"),
            ("he has the rest but my nine of diamonds is high", "claim_and_concession x=all"),
        ],
    ),
    "as he tabled his cards": Construction(
        said=[
            (
                "As he tabled his cards East said that he was giving up a heart and had the rest",
                "claim_and_concession x=1 s=concede:H1",
            ),
            ("As she spread her cards South said she had all but one", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("draw trumps as you've got two", "claim t=mp s=draw:T"),
            ("as you ruff I throw a club", "claim s=discard:C"),
        ],
    ),
    "the master, the boss: given": Construction(
        said=[
            (
                "I'll draw two rounds of trumps and leave you the master",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:T",
            ),
            ("leaving you the master", "concession x=1 s=concede"),
            ("you get the boss", "concession x=1 s=concede"),
            ("all you get is the master", "concession x=1 s=concede"),
            ("all you're getting is the master trump", "concession x=1 t=m s=concede:T"),
        ],
        near_misses=[
            ("draw trumps leaving me the master", "claim o=i p=0<1 t=mp s=draw:T,cash:T*"),
            ("my ten is the master", "claim"),
            ("dummy is the master", "claim c=all"),
        ],
    ),
    "knocked out, and one of two, in front": Construction(
        said=[
            ("the king of spades I knock out, then it's all mine", "claim c=all o=e s=knock_out:SK"),
            ("this heart I ruff, that one I pitch", "claim o=i p=0<1 s=ruff:H,discard"),
            ("the ace I cash, the small one I ruff", "claim o=i p=0<1 s=cash:?A,ruff"),
        ],
        near_misses=[
            ("that one I have", "claim c=1"),
        ],
    ),
    "a ruff that gets there": Construction(
        said=[
            ("a club ruff gets me back to my hand", "claim s=ruff:C@declarer"),
        ],
        near_misses=[
            ("a club gets me back to my hand", "claim s=cross:C@declarer"),
            ("a club ruff gets me the rest", "claim c=all s=ruff:C"),
        ],
    ),
    "there is something to lose, to be lost, beside something to ruff": Construction(
        said=[
            ("there's a club to ruff and a heart to lose", "claim_and_concession x=1 o=i p=0<1 s=ruff:C,concede:H1"),
            ("there's only a spade to be lost", "concession x=1 s=concede:S1"),
            ("there's a trump to be drawn", "claim t=mp s=draw:T"),
            (
                "there's a club to be ruffed and a heart to be lost",
                "claim_and_concession x=1 o=i p=0<1 s=ruff:C,concede:H1",
            ),
            ("there remains a heart to give up", "concession x=1 s=concede:H1"),
            (
                "I've a trump to draw, a club to ruff and a heart to lose",
                "claim_and_concession x=1 o=i p=0<1,1<2 t=mp s=draw:T1,ruff:C,concede:H1",
            ),
        ],
        near_misses=[
            ("there's a spade and a heart to lose", "concession x=2 s=concede:S1,concede:H1"),
            ("the trumps are to be drawn", "claim t=mp s=draw:T"),
        ],
    ),
    "a bare result that hangs on a finesse, with when": Construction(
        said=[
            ("Low heart to the jack; when that wins I've made it", "claim f=d s=finesse:H"),
            ("club to the queen, and once that holds I'm home", "claim f=d s=finesse:C"),
        ],
        near_misses=[
            ("ace of clubs; when that wins I've made it", "claim c=1 r=made s=cash:CA"),
            ("club to the queen; when it holds I run the clubs", "claim o=i p=0<1 f=d s=finesse:C,run:C"),
        ],
    ),
    "somebody has got": Construction(
        said=[
            ("Partner's got only winners now", "claim c=all"),
            ("dummy's got three clubs", "claim c=3 s=cash:C3@dummy"),
            ("Heart to the ace and throw my... no, hold it, hearts are trumps", "not_a_claim t=m"),
            ("Trumps get pulled and I ruff things both ways", "claim o=i p=0<1 t=mp s=draw:T,crossruff"),
        ],
        near_misses=[
            ("East's got a trump", "unclear t=m"),
        ],
    ),
    "a suit or a card that takes or covers a loser": Construction(
        said=[
            ("dummy's long club takes my spade", "claim s=discard:S^C"),
            ("the ace of hearts takes my losing club", "claim s=discard:C^HA"),
            ("the hearts cover my losing clubs", "claim s=discard:C^H"),
            ("my two losers in clubs get ruffed", "claim s=ruff:C2"),
            ("my losers in clubs go on the hearts", "claim s=discard:C^H"),
            ("each of my clubs gets ruffed", "claim s=ruff:C"),
        ],
        near_misses=[
            ("my ace takes your king", "claim s=cash:?A"),
            ("the ace takes the last trick", "claim o=e s=win:?A"),
            ("my king gets ruffed", "concession x=1"),
        ],
    ),
    "a round of trumps is all it needs": Construction(
        said=[
            ("all I need is one round of trumps", "claim t=mp s=draw:T"),
            ("all that's needed is one more round of trumps", "claim t=mp s=draw:T"),
            ("the king of trumps picks up the last one", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("my hand is two rounds of trumps", "unclear t=m"),
            ("all I need is three tricks", "claim c=3"),
        ],
    ),
    "drawn by and by": Construction(
        said=[
            (
                "the claim was that trumps would be drawn and a club conceded",
                "claim_and_concession x=1 t=mp s=draw:T,concede:C1",
            ),
            ("they were told that trumps were being drawn", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("trumps being drawn, I have the rest", "claim c=all t=ms"),
            ("trumps were drawn, I have the rest", "claim c=all t=ms"),
        ],
    ),
    "what was given to those who tell it": Construction(
        said=[
            ("declarer gave us a heart and claimed the rest", "claim_and_concession x=1 s=concede:H1"),
            ("she offered us a heart and claimed the rest", "claim_and_concession x=1 s=concede:H1"),
            ("Then South laid down his cards and said that they'd get a trump", "concession x=1 t=m s=concede:T1"),
        ],
        near_misses=[
            ("partner gave us a heart ruff", "claim s=ruff:H"),
            ("the finesse gave us ten tricks", "claim c=10d f=d s=finesse"),
        ],
    ),
    "what you hold wins: yours": Construction(
        said=[
            ("the trump you have is going to win", "concession x=1 t=m s=concede:T1"),
            ("the trump you hold takes a trick", "concession x=1 t=m s=concede:T1"),
        ],
        near_misses=[
            ("the trump I have is going to win", "claim c=1 t=m"),
        ],
    ),
    "a heart, that's what you get": Construction(
        said=[
            ("a heart is what you get", "concession x=1 s=concede:H1"),
            ("a heart is what I lose", "concession x=1 s=concede:H1"),
            ("three hearts is what I've got", "claim c=3 s=cash:H3"),
            ("one trump is your lot", "concession x=1 t=m s=concede:T1"),
            ("a heart, that's yours", "concession x=1 s=concede:H1"),
            ("the rest, that's yours", "concession x=all"),
            ("finishing with a heart to you", "concession x=1 o=e s=concede:H1"),
        ],
        near_misses=[
            ("that's yours", "current_trick_only"),
            ("finishing with a heart to dummy", "claim o=e s=cash:H1"),
            ("two hearts, and that's mine", "claim c=2 s=cash:H2"),
        ],
    ),
    "a loser that goes on something, in a relative clause": Construction(
        said=[
            ("a club loser, which goes on the heart", "claim s=discard:C^H"),
            ("all high but one club, which goes on the heart", "claim c=all s=discard:C^H"),
        ],
        near_misses=[
            ("all high but one club, which you get", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "trumps having gone, barring a card": Construction(
        said=[
            ("hearts, trumps having gone", "claim t=m s=cash:H"),
            ("trumps having gone, I run the hearts", "claim t=m s=run:H"),
            ("barring the ace of trumps I've the rest", "claim_and_concession x=1 t=m s=concede:TA"),
        ],
        near_misses=[
            ("barring a bad break I have the rest", "claim c=all"),
            ("barring a ruff I have the rest", "claim c=all"),
        ],
    ),
    "what was named last, which is theirs": Construction(
        said=[
            ("a club, which goes to you", "concession x=1 s=concede:C1"),
            ("a club, which is yours", "concession x=1 s=concede:C1"),
            ("a club, which you win", "concession x=1 s=concede:C1"),
            ("I run the spades and a heart, which is yours", "claim_and_concession x=1 s=run:S,concede:H1"),
            ("two clubs and a heart, which you win", "claim_and_concession c=2 x=1 s=cash:C2,concede:H1"),
            ("the rest, which is yours", "concession x=all"),
        ],
        near_misses=[
            ("the rest, which are mine", "claim c=all"),
            ("the clubs, which are good", "claim s=cash:C"),
            ("I lead a club, which is yours", "claim s=lead:C"),
        ],
    ),
    "winners that swallow, absorb or cover losers, in the passive too": Construction(
        said=[
            ("both losers are covered by the diamonds", "claim s=discard:2^D"),
            ("my losing heart is covered by the club", "claim s=discard:H^C"),
            ("the clubs mop up my losers", "claim s=discard^C"),
            ("the clubs eat up my heart losers", "claim s=discard:H^C"),
            ("the diamonds absorb my losing hearts", "claim s=discard:H^D"),
            ("the club swallows my heart", "claim s=discard:H^C"),
        ],
        near_misses=[
            ("my ace covers your king", "unclear"),
            ("I mop up trumps", "claim t=mp s=draw:T"),
            ("the ace is covered", "unclear"),
        ],
    ),
    "with something to be done": Construction(
        said=[
            ("he's claiming the rest with trumps to be drawn", "claim c=all t=mp s=draw:T"),
            ("with trumps to be drawn, ten", "claim c=10d t=mp s=draw:T"),
            ("with trumps to draw, ten", "claim c=10d t=mp s=draw:T"),
            ("nine tricks with a club to be lost", "claim_and_concession c=9d x=1 s=concede:C1"),
            ("I've got a spade to be thrown on the diamonds", "claim s=discard:S1^D"),
        ],
        near_misses=[
            ("with trumps drawn, ten", "claim c=10d t=ms"),
            ("I cross with a club to ruff a heart", "claim o=i p=0<1 s=cross:C@dummy,ruff:H"),
        ],
    ),
    "shares that are told as said to you": Construction(
        said=[
            ("she said a heart to you and the rest hers", "claim_and_concession x=1 s=concede:H1"),
            ("he said one for you and the rest for him", "claim_and_concession x=1"),
            ("South said one for you and the rest for him", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("one for you and the rest for him", "concession x=all"),
            ("he said the rest to him", "claim c=all"),
            ("she said trumps to you", "unclear t=m"),
        ],
    ),
    "overtaken by, ducked or unblocked in a suit, allowed to win": Construction(
        said=[
            ("the queen of hearts is overtaken by the king", "claim o=i p=0<1 s=lead:HQ,win:HK"),
            ("my king of hearts overtakes the queen", "claim o=i p=0<1 s=lead:HQ,win:HK"),
            ("a duck in clubs and the rest are mine", "claim c=all s=duck:C"),
            ("unblocking in hearts and crossing in spades", "claim o=i p=0<1 s=unblock:H,cross:S@dummy"),
            ("East is allowed to win a club", "concession x=1 s=concede:C1"),
            ("you're allowed to win a heart", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("I duck in dummy", "claim s=duck@dummy"),
            ("the queen is overtaken in dummy", "claim s=unblock:?Q@dummy"),
            ("I'm allowed to ruff a club", "claim s=ruff:C"),
        ],
    ),
    "a gerund with its object as the subject": Construction(
        said=[
            ("finessing clubs is my plan", "claim f=d s=finesse:C"),
            ("finessing clubs is all I do", "claim f=d s=finesse:C"),
            ("running the clubs is my plan", "claim s=run:C"),
            ("drawing trumps and running the clubs is the plan", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("ruffing hearts is what I do", "claim s=ruff:H"),
        ],
        near_misses=[
            ("running the clubs the rest are high", "claim c=all o=i p=0<1 s=run:C,cash*"),
            ("after drawing trumps the rest are mine", "claim c=all o=e t=mp s=draw:T"),
            ("drawing trumps the clubs are mine", "claim o=i p=0<1 t=mp s=draw:T,cash:C*"),
        ],
    ),
    "bar a card, before the rest that are told of": Construction(
        said=[
            ("she said that bar the ace of trumps the rest were hers", "claim_and_concession x=1 t=m s=concede:TA"),
            ("he said that except for a heart everything was his", "claim_and_concession x=1 s=concede:H1"),
            ("he said bar a heart he had the rest", "claim_and_concession x=1 s=concede:H1"),
            ("she said that all but one were hers", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("he said that everything was his", "claim c=all"),
            ("he said a heart was his", "claim c=1"),
        ],
    ),
    "what they lead to us": Construction(
        said=[
            ("another heart from you and that's nine off the top", "claim c=9d"),
            ("a club from you and I make the rest", "claim c=all"),
        ],
        near_misses=[
            ("a club to you and I make the rest", "claim_and_concession x=1 s=concede:C1"),
            ("a heart from dummy, then clubs", "claim o=e p=0<1 s=lead:H@dummy,cash:C"),
        ],
    ),
    "asked, I said": Construction(
        said=[
            ("West asked how I would play and I said trumps first", "claim o=e t=m s=cash:T"),
            ("I said trumps first", "claim o=e t=m s=cash:T"),
        ],
        near_misses=[
            ("I said nothing about trumps", "not_a_claim t=m"),
            ("he asked about the trumps first", "unclear t=m"),
        ],
    ),
    "past without I": Construction(
        said=[
            ("drew trumps, so the rest", "claim c=all t=ms"),
            ("already drew trumps", "claim t=ms"),
            ("pulled trumps so the rest are good", "claim c=all t=ms"),
            ("took out trumps", "claim t=ms"),
            ("got the trumps in", "claim t=ms"),
            ("trumps having been drawn, the rest are good", "claim c=all t=ms"),
            ("cashed the ace, drew trumps, now the clubs", "claim t=ms s=cash:C"),
            ("cashed the ace already, so king of clubs", "claim c=1 s=cash:CK"),
            ("finessed the queen, rest mine", "claim c=all"),
            ("discarded my losers, the rest", "claim c=all"),
            ("the jack of clubs has been played", "unclear"),
            ("West's ace of diamonds has been played", "unclear"),
        ],
        near_misses=[
            ("draw trumps, ruffed a heart and the rest", "claim c=all o=i p=0<1 t=mp s=draw:T,ruff:H"),
            ("South claimed, drew trumps and ran the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("trumps drawn in two rounds, ruff a club", "claim o=i p=0<1 t=mp s=draw:T,ruff:C"),
            ("Trumps get drawn after I've ruffed the heart.", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
            ("crossed to dummy with a club and run the diamonds", "claim o=i p=0<1 s=cross:C@dummy,run:D"),
            ("once the jack of clubs has been played, the ten is high", "claim o=e p=0<1 s=cash:CJ,cash:?T*"),
            ("the jack of clubs is cashed, then the king", "claim o=e p=0<1 s=cash:CJ,cash:CK"),
            ("having drawn trumps I cash the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
        ],
    ),
    "not all of them drawn": Construction(
        said=[
            ("I drew two rounds of trumps", "claim t=ms"),
            ("half of the trumps are drawn", "claim t=ms"),
            ("all the trumps but one are drawn", "claim t=ms"),
            ("trumps are drawn apart from your king", "claim t=ms"),
            ("trumps not yet drawn", "not_a_claim t=m"),
        ],
        near_misses=[
            ("all the trumps are drawn", "claim t=ms"),
            ("I should have drawn trumps", "not_a_claim t=m"),
            ("have trumps been drawn?", "not_a_claim t=m"),
            ("not yet", "not_a_claim"),
        ],
    ),
    "none outstanding": Construction(
        said=[
            ("no outstanding trumps", "claim t=m"),
            ("there are no outstanding trumps", "claim t=m"),
            ("no outstanding trump, so the rest are mine", "claim c=all t=m"),
            ("zero trumps outstanding", "claim t=m"),
            ("nary a trump outstanding", "claim t=m"),
            ("not an outstanding trump in sight", "claim t=m"),
            ("there isn't an outstanding trump", "claim t=m"),
            ("Not a loser in sight", "claim c=all"),
        ],
        near_misses=[
            ("one outstanding trump", "unclear t=m"),
            ("I draw the outstanding trump", "claim t=mp s=draw:T"),
            ("no outstanding trumps except the king", "unclear t=m"),
            ("two losers left", "unclear"),
            ("no losers left but a club", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "a card that has gone": Construction(
        said=[
            ("the queen of hearts has gone", "claim"),
            ("the king of trumps has gone", "claim t=m"),
            ("the ace of spades is gone", "claim"),
        ],
        near_misses=[
            ("spades are gone", "claim"),
            ("once the ace of spades is gone, the rest", "claim c=all o=e s=knock_out:SA"),
        ],
    ),
    "one left, and whose it is": Construction(
        said=[
            ("there's only one trump left and it's mine", "claim c=1 t=m"),
            ("there's one trump left, mine", "claim c=1 t=m"),
            ("one trump out and I have it", "claim c=1 t=m"),
            ("two trumps left, both mine", "claim c=2 t=m"),
        ],
        near_misses=[
            ("one trump left, the rest mine", "claim c=all t=m"),
            ("one trump left and it's all mine", "claim c=all t=m"),
            ("one trump left and it's yours", "concession x=1 t=m s=concede:T"),
            ("there is a trump out, mine are all good", "claim c=all t=m"),
        ],
    ),
    "a card led round": Construction(
        said=[
            ("the ten of clubs round to the king", "claim s=cross:CK"),
            ("the nine of hearts round to the queen", "claim f=d s=finesse:H"),
        ],
        near_misses=[
            ("two rounds of clubs to the king", "claim s=cross:CK"),
            ("the first round of clubs to the king", "claim s=cross:CK"),
        ],
    ),
    "cards of one suit, each with its letter": Construction(
        said=[
            ("8s 7s", "claim c=2 s=cash:S8,cash:S7"),
            ("5c 4c and 2c", "claim c=3 s=cash:C5,cash:C4,cash:C2"),
            ("8s, 7s and the ace", "claim c=3 s=cash:S8,cash:S7,cash:SA"),
        ],
        near_misses=[
            ("4s 3h", "claim c=7 s=cash:S4,cash:H3"),
            ("3s, 3s", "claim c=6 s=cash:S3,cash:S3"),
        ],
    ),
    "T for the ten, off for of": Construction(
        said=[
            ("A,K,T", "claim c=3 s=cash:?A,cash:?K,cash:?T"),
            ("T spades", "claim c=1 s=cash:ST"),
            ("ten off clubs", "claim c=1 s=cash:CT"),
            ("king off clubs", "claim c=1 s=cash:CK"),
        ],
        near_misses=[
            ("draw T, spades", "claim o=i p=0<1 t=mp s=draw:T,cash:S"),
            ("T, clubs", "claim t=m s=cash:T,cash:C"),
            ("ten off", "concession r=-10"),
            ("two off, clubs", "claim_and_concession r=-2 s=cash:C"),
            ("king off, clubs 3-3", "not_a_claim"),
        ],
    ),
    "ca, a and j": Construction(
        said=[
            ("i get ca n hq, rest urs", "claim_and_concession c=2 s=win:CA,win:HQ"),
            ("I take the ca and two diamonds", "claim s=cash:CA,cash:D2"),
            ("YOU HAVE 2 TRICKS: A AND J", "concession x=2 s=concede:?A,concede:?J"),
        ],
        near_misses=[
            ("i ca make ten", "claim c=10d"),
            ("I lose a and then the rest", "claim_and_concession x=1 o=e s=concede:?A"),
        ],
    ),
    "two for to": Construction(
        said=[
            ("over two hand", "claim s=cross@declarer"),
            ("cross two dummy with a heart", "claim s=cross:H@dummy"),
        ],
        near_misses=[
            ("cross in two rounds", "claim s=cross@dummy"),
            ("I go two down", "concession r=-2"),
        ],
    ),
    "freed of order": Construction(
        said=[
            ("not necessarily in this order: hearts, spades", "claim s=cash:H,cash:S"),
            ("in no particular order: two hearts, ruff a club, ace of diamonds", "claim s=cash:H2,ruff:C,cash:DA"),
            ("draw trumps, ruff a club, not necessarily in that order", "claim t=mp s=draw:T,ruff:C"),
            ("spades and hearts though not in that order", "claim s=cash:S,cash:H"),
            ("as before, three spades and a heart", "claim c=4 s=cash:S3,cash:H1"),
            ("like before, hearts and clubs", "claim s=cash:H,cash:C"),
        ],
        near_misses=[
            ("in this order: hearts, spades", "claim o=e p=0<1 s=cash:H,cash:S"),
            ("draw trumps, ruff a club, in that order", "claim o=e p=0<1 t=mp s=draw:T,ruff:C"),
            ("hearts before clubs", "claim o=e p=0<1 s=cash:H,cash:C"),
        ],
    ),
    "last and first as objects": Construction(
        said=[
            ("my last trump and my first diamond", "claim c=2 t=m s=cash:T,cash:D"),
            ("my last spade and my first club", "claim c=2 s=cash:S,cash:C"),
            ("that's three spades then, and two hearts", "claim c=5 s=cash:S3,cash:H2"),
            ("I draw trumps then that's ten tricks", "claim c=10d t=mp s=draw:T"),
        ],
        near_misses=[
            ("my first club, then a spade", "claim c=2 o=e p=0<1 s=cash:C,cash:S1"),
            ("a spade first and a club last", "claim c=2 o=e p=0<1 s=cash:S1,cash:C1"),
            ("three spades, then two hearts", "claim c=5 o=e p=0<1 s=cash:S3,cash:H2"),
        ],
    ),
    "before and after": Construction(
        said=[
            ("I'll cash spades after hearts and before clubs", "claim o=e p=0<2,1<0 s=cash:S,cash:H,cash:C"),
            ("when I've cashed the hearts, a club", "claim o=e p=0<1 s=cash:H,cash:C1"),
            ("at trick 11 I play a heart, at trick 12 a club", "claim o=e p=0<1 s=lead:H,lead:C"),
            ("spades once the hearts are gone", "claim o=e p=1<0 s=cash:S,cash:H"),
            ("draw trumps, thereupon hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("trumps => hearts", "claim o=e p=0<1 t=m s=cash:T,cash:H"),
        ],
        near_misses=[
            ("the hearts are gone, so spades", "claim s=cash:S"),
            ("now that the hearts are gone I run the spades", "claim s=run:S"),
            ("once I've cashed the ace, king and queen, I claim", "claim o=e s=cash:?A,cash:?K,cash:?Q"),
            ("at trick 12 a club", "claim c=1 o=e s=cash:C1"),
        ],
    ),
    "meanwhile": Construction(
        said=[
            ("discarding hearts on the run of the spades", "claim s=discard:H^S,run:S"),
            ("throw two clubs as I run the spades", "claim s=discard:C2^S,run:S"),
            ("while drawing trumps I throw a club", "claim t=mp s=draw:T,discard:C^T"),
            ("throw a heart while cashing the clubs", "claim s=discard:H^C,cash:C"),
        ],
        near_misses=[
            ("throw a heart then run the spades", "claim o=e p=0<1 s=discard:H,run:S"),
            ("throw a heart on the ace of clubs and run the spades", "claim o=i p=0<1 s=discard:H^CA,run:S"),
            ("cash the hearts as fast as I can and throw a club", "claim o=i p=0<1 s=cash:H,discard:C"),
        ],
    ),
    "the drawing of trumps": Construction(
        said=[
            ("the drawing of trumps is complete", "claim t=ms"),
            ("The draw of trumps is complete, rest mine", "claim c=all t=ms"),
            ("trumps are in n dummy is high", "claim c=all t=ms"),
            ("Trumps first. Two rounds of them. Then the club hook.", "claim o=e p=0<1 t=mp f=d s=draw:T,finesse:C"),
        ],
        near_misses=[
            ("the draw of trumps comes first", "claim t=mp s=draw:T"),
            ("draw a line", "unclear"),
            ("the draw was fair", "unclear"),
            ("it was a lucky draw", "unclear"),
            ("one more draw, then clubs", "claim o=e p=0<1 t=p s=draw:T,cash:C"),
            ("Clubs first. Two rounds of them.", "claim o=e s=cash:C"),
        ],
    ),
    "told to the director, asked of the others": Construction(
        said=[
            ("Well, director, I have ten tricks", "claim c=10d"),
            ('he made no statement about trumps, just "the rest"', "claim c=all t=m"),
            ("did everyone follow", "not_a_claim"),
            ("are trumps in", "not_a_claim t=m"),
            ("prove it", "not_a_claim"),
        ],
        near_misses=[
            ("director, you get a heart", "not_a_claim"),
            ("Director! He claimed with a trump still out.", "not_a_claim t=m"),
            ("were trumps 2-2 I'd have the rest", "claim c=all t=m"),
            ("did trumps first", "claim o=e t=m s=cash:T"),
        ],
    ),
    "cards of a suit in another tongue": Construction(
        said=[
            ("AK schoppen", "claim c=2 s=cash:SA+SK"),
            ("cuori AK", "claim c=2 s=cash:HA+HK"),
            ("T9 of H", "claim c=2 s=cash:HT+H9"),
            ("KTx of s", "claim c=2 s=cash:SK+ST"),
        ],
        near_misses=[
            ("spade", "not_a_claim s=cash:S"),
            ("low club", "not_a_claim s=lead:C"),
            ("a heart, partner", "not_a_claim s=cash:H1"),
        ],
    ),
    "told as played": Construction(
        said=[
            ("took the finesse, rest mine", "claim c=all"),
            ("trumps have been led twice", "unclear t=m"),
            ("your king of hearts has been ruffed out", "unclear"),
            ("the ace and king of clubs have gone", "claim"),
            ("the queen and jack of hearts are gone", "claim"),
            ("all the trumps have been played", "claim t=m"),
        ],
        near_misses=[
            ("the ace of spades will be played", "claim s=cash:SA"),
            ("the ace of clubs has to be played first", "claim o=e s=cash:CA"),
            ("after the ace of clubs has been played, a spade", "claim o=e p=0<1 s=cash:CA,cash:S1"),
            ("take the finesse, rest mine", "claim c=all f=d s=finesse"),
            ("claimed ten, took the heart finesse", "claim c=10d f=d s=finesse:H"),
        ],
    ),
    "how many are outstanding": Construction(
        said=[
            ("trumps outstanding: none", "claim t=m"),
            ("outstanding trumps: none", "claim t=m"),
            ("trumps outstanding: one", "unclear t=m"),
        ],
        near_misses=[
            ("trumps: four", "claim c=4 t=m s=cash:T4"),
            ("hearts: none, clubs: two", "claim s=cash:H,cash:C2"),
            ("trumps out then diamonds", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
        ],
    ),
    "no clubs for you": Construction(
        said=[
            ("you get no clubs", "unclear s=~concede:C"),
            ("you get no trump trick", "unclear t=m s=~concede:T1"),
            ("One each, thanks.", "claim_and_concession c=1 x=1"),
        ],
        near_misses=[
            ("you get no trick", "claim c=all"),
            ("you get a club", "concession x=1 s=concede:C1"),
            ("you have no winners", "claim c=all"),
        ],
    ),
    "tricks out of their order": Construction(
        said=[
            ("a heart at trick ten and a club at trick nine", "claim c=2 o=e p=1<0 s=cash:H1,cash:C1"),
            ("at trick 13 I play a heart, at trick 12 a club", "claim o=e p=1<0 s=lead:H,lead:C"),
        ],
        near_misses=[
            ("a heart now and a club at trick thirteen", "claim c=2 o=e p=0<1 s=cash:H1,cash:C1"),
            ("at trick thirteen you make a heart", "concession x=1 o=e s=concede:H1"),
        ],
    ),
    "thrown in its course": Construction(
        said=[
            ("on the run of the spades I throw two hearts", "claim s=run:S,discard:H2^S"),
            ("run the spades while throwing hearts", "claim s=run:S,discard:H^S"),
        ],
        near_misses=[
            ("on the spades I throw two hearts", "claim s=discard:H2^S"),
            ("run the spades, then throw two hearts", "claim o=e p=0<1 s=run:S,discard:H2"),
        ],
    ),
    "no, behind an apology, of what there is not": Construction(
        said=[
            ("sorry, no finesse", "claim f=n s=~finesse"),
            ("wait, no finesse", "claim f=n s=~finesse"),
            ("hang on, no finesse needed", "claim f=n s=~finesse"),
            ("Sorry, no hook for me, nine tricks", "claim c=9d f=n s=~finesse"),
            ("oh sorry, no trumps left", "claim t=m"),
            ("wait, no trumps out", "claim t=m"),
            ("Sorry, no trumps out, and dummy's four diamonds are good", "claim c=4 t=m"),
            ("sorry, no hearts", "claim"),
            ("sorry, no club loser", "claim"),
            ("sorry, no more losers", "claim c=all"),
            ("sorry, no need to finesse", "claim f=n s=~finesse"),
            ("sorry, no drawing trumps", "claim t=m s=~draw:T"),
            ("ten tricks, wait, no trumps left", "claim c=10d t=m"),
            ("I have ten tricks, sorry, no finesse", "claim c=10d f=n s=~finesse"),
        ],
        near_misses=[
            ("ten, sorry no eleven", "claim c=11d"),
            ("hearts, sorry, no spades", "claim s=cash:S"),
            ("sorry, no, I finesse", "claim f=d s=finesse"),
            ("I ruff a heart, sorry, no a club", "claim s=ruff:C"),
            ("two hearts sorry no three hearts", "claim c=3 s=cash:H3"),
            ("cash clubs, sorry, no cash hearts", "claim s=cash:H"),
            ("sorry no one spade", "claim c=1 s=cash:S1"),
        ],
    ),
    "a denial that goes on behind or and nor": Construction(
        said=[
            ("I don't ruff hearts or draw trumps", "claim t=m s=~ruff:H,~draw:T"),
            ("no need to finesse or draw trumps", "claim t=m f=n s=~finesse,~draw:T"),
            ("no need to ruff or to finesse", "claim f=n s=~ruff,~finesse"),
            ("I won't ruff or finesse", "claim f=n s=~ruff,~finesse"),
            ("no ruff or finesse", "claim f=n s=~ruff,~finesse"),
            ("no finesses or ruffs, nine tricks", "claim c=9d f=n s=~finesse,~ruff"),
            ("without ruffing or finessing", "claim f=n s=~ruff,~finesse"),
            ("instead of drawing trumps or finessing I crossruff", "claim t=m f=n s=~draw:T,~finesse,crossruff"),
            ("neither draw trumps nor ruff", "claim t=m s=~draw:T,~ruff"),
            ("neither ruffing nor finessing", "claim f=n s=~ruff,~finesse"),
            ("I neither finesse nor ruff", "claim f=n s=~finesse,~ruff"),
            ("I need neither the finesse nor a ruff", "claim f=n s=~finesse,~ruff"),
            ("I'm not going to take the club finesse or the heart finesse", "claim f=n s=~finesse:C,~finesse:H"),
            ("I'm not drawing trumps, ruffing or finessing", "claim t=m f=n s=~draw:T,~ruff,~finesse"),
        ],
        near_misses=[
            ("I don't finesse or I go down", "claim_and_concession f=n s=~finesse"),
            ("no finesse, or nine tricks", "claim c=9d f=n s=~finesse"),
            ("I don't draw trumps, I ruff a heart or two", "claim t=m s=~draw:T,ruff:H"),
            ("I won't draw trumps and ruff a heart", "claim t=m s=~draw:T,ruff:H"),
            ("neither has a trump", "claim t=m"),
        ],
    ),
    "plays that cannot, need not or may not be made": Construction(
        said=[
            ("unable to draw trumps", "claim t=m s=~draw:T"),
            ("it's too late to draw trumps", "claim t=m s=~draw:T"),
            ("failing to draw trumps he claimed the rest", "claim c=all t=m s=~draw:T"),
            ("without having drawn trumps", "claim t=m s=~draw:T"),
            ("forget drawing trumps", "claim t=m s=~draw:T"),
            ("forget finessing", "claim f=n s=~finesse"),
            ("I haven't finished drawing trumps", "claim t=m s=~draw:T"),
            ("I shant draw trumps", "claim t=m s=~draw:T"),
            ("i mustnt draw trumps", "claim t=m s=~draw:T"),
            ("I neednt finesse", "claim f=n s=~finesse"),
            ("I shan t finesse", "claim f=n s=~finesse"),
            ("I dare not finesse", "claim f=n s=~finesse"),
            ("needn't bother drawing trumps", "claim t=m s=~draw:T"),
            ("too risky to draw trumps", "claim t=m s=~draw:T"),
            ("no sense in finessing", "claim f=n s=~finesse"),
            ("nothing to finesse", "claim f=n s=~finesse"),
            ("I have nothing to draw", "claim s=~draw:T"),
            ("who needs a finesse", "claim f=n s=~finesse"),
            ("who needs the finesse, nine tricks", "claim c=9d f=n s=~finesse"),
            ("I'm loath to finesse", "claim f=n s=~finesse"),
            ("I refrain from finessing", "claim f=n s=~finesse"),
            ("far from drawing trumps, I ruff a heart", "claim t=m s=~draw:T,ruff:H"),
            ("trumps may be in, the rest are mine", "claim c=all t=m"),
            ("trumps might be drawn", "unclear t=m"),
            ('"draw trumps" was not said', "unclear t=m"),
            ("drawing trumps was not mentioned, he said the rest are mine", "claim c=all t=m"),
        ],
        near_misses=[
            ("trumps should be in", "claim t=ms"),
            ("spades may be 4-1", "unclear"),
            ("I forget trumps", "unclear t=m"),
            ("who needs to finesse?", "not_a_claim"),
            ("nothing to lose", "claim c=all"),
            ("unable to lose a trick", "claim c=all"),
            ("East is unable to get in, rest are mine", "claim c=all"),
            ("the clubs are far from good", "unclear"),
        ],
    ),
    "what is denied, or put otherwise, in the same breath": Construction(
        said=[
            ("finesse, no, no finesse", "claim f=n s=~finesse"),
            ("take the finesse, no, I don't take it", "claim f=n s=~finesse"),
            ("I finesse, no, I don't finesse", "claim f=n s=~finesse"),
            ("I finesse, sorry, I play the ace", "claim s=cash:?A"),
            ("draw trumps, no, I don't draw trumps", "claim t=m s=~draw:T"),
            ("dummy is high, no, it isn't", "claim"),
            ("clubs are good, no, they're not", "claim"),
            ("I've drawn trumps, no wait, there's one out", "unclear t=m"),
            ("I lose a heart, no, I don't lose any", "claim c=all"),
            ("ruff low, no, high", "claim s=ruff"),
            ("ruff a heart, no a spade, high", "claim s=ruff:S"),
            ("lead low, sorry, high", "claim s=lead"),
            ("first hearts, no, first spades, then hearts", "claim o=e p=0<1 s=cash:S,cash:H"),
        ],
        near_misses=[
            ("I take the club finesse, no spade finesse", "claim f=d s=finesse:C,~finesse:S"),
            ("I draw trumps, no finesse", "claim t=mp f=n s=draw:T,~finesse"),
            ("dummy is high, but it isn't needed", "claim c=all"),
            ("I draw trumps, sorry, I ruff a heart first", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
            ("dummy is low, no, high", "claim c=all"),
            ("I cash the ace, sorry, I have the king", "claim c=1 s=cash:?A,win:?K"),
        ],
    ),
    "numbers put right behind pauses": Construction(
        said=[
            ("down one... two actually", "concession r=-2"),
            ("ten... no... eleven tricks", "claim c=11d"),
            ("ten, um, no, um, eleven tricks", "claim c=11d"),
            ("Eleven. No, um, sorry, um, ten.", "claim c=10d"),
            ("the rest minus one, sorry, minus two", "claim_and_concession x=2"),
            ("all but one, no, all of them", "claim c=all"),
            ("all but one, sorry, all but two", "claim_and_concession x=2"),
            ("two down, no, all good", "claim c=all"),
            ("I'm two down, no, the rest are mine", "claim c=all"),
        ],
        near_misses=[
            ("one, two, three actually", "claim c=3"),
            ("all but one, all of them good", "claim_and_concession x=1"),
            ("two down, no, making", "claim r=made"),
            ("ten, er, no losers", "claim c=10d"),
        ],
    ),
    "one play or another": Construction(
        said=[
            ("either draw trumps or crossruff", "claim t=mp s=draw:T"),
            ("either ruff or finesse, then the clubs", "claim o=e p=0<1 s=ruff,cash:C"),
            ("finesse or not", "claim f=d s=finesse"),
            ("I can draw trumps or ruff a heart", "claim t=mp s=draw:T"),
            ("take the finesse or ruff, the rest are mine", "claim c=all f=d s=finesse"),
        ],
        near_misses=[
            ("you can ruff or discard", "unclear"),
            ("I don't finesse or ruff", "claim f=n s=~finesse,~ruff"),
            ("sooner or later I draw trumps", "claim t=mp s=draw:T"),
            ("ruff a heart or two", "claim s=ruff:H"),
        ],
    ),
    "what there is no time, way or reason to play": Construction(
        said=[
            ("no question of finessing", "claim f=n s=~finesse"),
            ("I haven't got time to draw trumps", "claim t=m s=~draw:T"),
            ("I lack the entries to finesse", "claim f=n s=~finesse"),
            ("I can't afford to draw trumps", "claim t=m s=~draw:T"),
            ("drawing trumps is out of the question", "claim t=m s=~draw:T"),
            ("finessing is out of the question", "claim f=n s=~finesse"),
            ("declarer forgot to draw trumps", "claim t=m s=~draw:T"),
            ("he forgot to draw trumps, and claimed the rest", "claim c=all t=m s=~draw:T"),
            ("trumps ought to be in", "unclear t=m"),
        ],
        near_misses=[
            ("drawing trumps is easy", "claim t=mp s=draw:T"),
            ("no entry to the hearts", "unclear"),
            ("I forgot to draw trumps", "not_a_claim t=m"),
            ("I forgot to draw trumps, one down", "concession r=-1 t=m"),
        ],
    ),
    "taken back, with a pause or without a verb": Construction(
        said=[
            ("I'm drawing trumps, no I'm not", "claim t=m s=~draw:T"),
            ("draw trumps - no, no need", "claim t=m s=~draw:T"),
            ("finesse hearts... no, don't", "claim f=n s=~finesse:H"),
            ("finesse, scratch that, no finesse", "claim f=n s=~finesse"),
            ("I finesse, wait, I cash the ace", "claim s=cash:?A"),
            ("I ruff a heart, er, no, I discard a heart", "claim s=discard:H"),
            ("trumps are in, no, they aren't", "claim t=m"),
            ("there's one trump out, no, there isn't", "unclear t=m"),
            ("there are no trumps left, no wait, one", "claim t=m"),
            ("no trumps left, sorry, one left", "claim t=m"),
            ("nine, ten, I mean", "claim c=10d"),
            ("no finesse nor ruff", "claim f=n s=~finesse,~ruff"),
            ("neither a finesse nor a ruff", "claim f=n s=~finesse,~ruff"),
            ("I do not draw trumps and neither do I finesse", "claim t=m f=n s=~draw:T,~finesse"),
        ],
        near_misses=[
            ("draw trumps, no need to finesse", "claim t=mp f=n s=draw:T,~finesse"),
            ("run the clubs, no need to draw trumps", "claim t=m s=run:C,~draw:T"),
            ("I have nine, I mean it", "claim c=9d"),
            ("I ruff a heart - no finesse", "claim f=n s=ruff:H,~finesse"),
        ],
    ),
    "either, before a play with its object": Construction(
        said=[
            ("either pitch a heart on the clubs or ruff it", "claim s=discard:H^C"),
            ("draw trumps, and either ruff a heart or finesse", "claim o=i p=0<1 t=mp s=draw:T,ruff:H"),
            ("finesse or else play for the drop", "claim f=d s=finesse"),
        ],
        near_misses=[
            ("either finesse or drop", "claim f=d s=finesse"),
            ("finesse either way", "claim f=d s=finesse"),
            ("win either return, draw trumps", "claim o=i p=0<1 t=mp s=win,draw:T"),
        ],
    ),
    "denials without a pause, and of cards, states and losses": Construction(
        said=[
            ("im drawing trumps no im not", "claim t=m s=~draw:T"),
            ("finesse no dont finesse", "claim f=n s=~finesse"),
            ("I have drawn trumps... no, I haven't", "unclear t=m"),
            ("cash the ace, no, not the ace, the king", "claim c=1 s=cash:?K"),
            ("you get a trump, no, you don't", "unclear t=m"),
            ("ruff with the ten, no the nine", "claim s=ruff"),
        ],
        near_misses=[
            ("hearts, not spades", "claim s=cash:H,~cash:S"),
            ("you get a trump, you don't get two", "concession x=1 t=m s=concede:T1,~concede:2"),
            ("ten, no nine", "claim c=9d"),
        ],
    ),
    "a no that begins, before what somebody has": Construction(
        said=[
            ("hang on no the rest are mine", "claim c=all"),
            ("no the rest are mine", "claim c=all"),
            ("no my hand is high", "claim c=all"),
            ("hold on, no the clubs are good", "claim"),
        ],
        near_misses=[
            ("no trumps left", "claim t=m"),
            ("no a heart is a loser", "concession x=1 s=concede:H1"),
            ("hearts, no the spades", "claim s=cash:S"),
        ],
    ),
    "what need not have been": Construction(
        said=[
            ("I needn't have lost a trick", "not_a_claim"),
            ("I needn't have given you one", "not_a_claim"),
            ("I was of course going to ruff the heart first", "not_a_claim"),
        ],
        near_misses=[
            ("I needn't lose a trick", "claim c=all"),
            ("of course I'm going to ruff the heart first", "claim o=e s=ruff:H"),
        ],
    ),
    "what is beaten: the card that lies there, or the contract": Construction(
        said=[
            ("I can beat that", "current_trick_only"),
            ("I can beat that I think", "current_trick_only"),
            ("my ace beats that", "current_trick_only"),
        ],
        near_misses=[
            ("we can beat that contract", "claim r=-1"),
            ("we beat this", "claim r=-1"),
        ],
    ),
    "another for them, and so is what stands before": Construction(
        said=[
            ("the king and another trump for you", "concession x=2 t=m s=concede:TK,concede:T1"),
            ("the ace of hearts and another heart for you", "concession x=2 s=concede:HA,concede:H1"),
            ("a heart and another heart to you", "concession x=2 s=concede:H1,concede:H1"),
        ],
        near_misses=[
            ("the ace of hearts and one more for you", "claim_and_concession c=1 x=1 s=cash:HA"),
        ],
    ),
    "what there is to come, and for whom": Construction(
        said=[
            ("there's a trump to come for you", "concession x=1 t=m s=concede:T1"),
            ("there's one to come to you", "concession x=1"),
            ("there are four tricks to come to me", "claim c=4"),
        ],
        near_misses=[
            ("there's a trump to come", "unclear t=m"),
            ("there's a heart to come", "claim c=1 s=cash:H1"),
        ],
    ),
    "a colon before what is lost": Construction(
        said=[
            ("conceding: 1 diamond", "concession x=1 s=concede:D1"),
            ("I lose: a heart and a club", "concession x=2 s=concede:H1,concede:C1"),
            ("giving up: 1 D", "concession x=1 s=concede:D1"),
        ],
        near_misses=[
            ("I have: four clubs and a heart", "claim c=5 s=cash:C4,cash:H1"),
            ("claims: 10", "claim c=10d"),
        ],
    ),
    "another board, another table, the auction": Construction(
        said=[
            ("On board 7 I had ten tricks", "not_a_claim"),
            ("in the closed room they made ten", "not_a_claim"),
            ("Other room: 4S -1", "not_a_claim"),
            ("yesterday I made twelve on a squeeze", "not_a_claim"),
            ("The auction was 1S 2S 4S", "not_a_claim"),
            ("same contract at the other table, down two", "not_a_claim"),
        ],
        near_misses=[
            ("at the other table declarer claimed ten tricks", "claim c=10d"),
            ("same as at the other table, plus 420", "claim r=$420"),
            ("ruff two spades on board", "claim s=ruff:S2@dummy"),
            ("I claim. At the other table they made it.", "claim"),
        ],
    ),
    "the play so far": Construction(
        said=[
            ("West led the queen of spades, declarer won the ace and drew trumps", "not_a_claim t=m"),
            ("I drew trumps, cashed the clubs and conceded a heart", "not_a_claim t=m"),
            ("they won three tricks", "not_a_claim"),
            ("we won six tricks and they won three", "not_a_claim"),
        ],
        near_misses=[
            ("South drew trumps and claimed", "claim t=ms"),
            ("South conceded a heart", "concession x=1 s=concede:H1"),
            ("declarer took the rest", "claim c=all"),
            ("I drew two rounds of trumps", "claim t=ms"),
        ],
    ),
    "claimed in another sense, or not yet": Construction(
        said=[
            ("I claim a revoke", "not_a_claim"),
            ("East claims he never hesitated", "not_a_claim"),
            ("I'd claim but there's a trump out", "not_a_claim t=m"),
            ("please claim when you can", "not_a_claim"),
        ],
        near_misses=[
            ("I claim the rest", "claim c=all"),
            ("East claims he has the rest", "claim c=all"),
        ],
    ),
    "asked, doubted, called for, held against a claim": Construction(
        said=[
            ("Having none, partner?", "not_a_claim"),
            ("The rest? Really?", "not_a_claim"),
            ("Anything, dummy", "not_a_claim"),
            ("just a moment, my nine of spades hasn't been seen yet", "not_a_claim"),
            ("corr: that was 9 tricks not 10", "not_a_claim"),
        ],
        near_misses=[
            ("having no losers, I claim", "claim c=all"),
            ("really, the rest are mine", "claim c=all"),
            ("anything you lead, I win", "claim"),
        ],
    ),
    "what wins if another leads for it": Construction(
        said=[
            ("if partner plays another club my jack of trumps makes", "claim c=1 t=m s=win:TJ"),
            ("if partner leads a club, my ten makes", "claim c=1 s=win:?T"),
            ("if you lead a heart, my queen wins", "claim c=1 s=win:?Q"),
        ],
        near_misses=[("if the finesse holds the queen wins", "claim f=d s=finesse")],
    ),
    "so many to come, behind a list": Construction(
        said=[
            ("Ace of trumps and my club king, two to come", "claim c=2 t=m s=cash:TA,cash:CK"),
            ("ace of hearts, king of clubs, two to come", "claim c=2 s=cash:HA,cash:CK"),
            ("club king, one to come", "claim c=1 s=cash:CK"),
        ],
        near_misses=[("club king, two", "claim c=2 s=cash:CK,cash:C2")],
    ),
    "cards that lie over others": Construction(
        said=[
            ("my ace-queen over dummy's king", "claim c=2 s=cash:?A+?Q"),
            ("I have the ace-queen over dummy", "claim c=2 s=cash:?A+?Q"),
            ("the ace-queen of spades over his king", "claim c=2 s=cash:SA+SQ"),
            ("I've KJ both over declarer's queen", "claim c=2 s=cash:?K+?J"),
            ("the king-jack of hearts both over the queen", "claim c=2 s=cash:HK+HJ"),
            ("KJ of trumps over your Q", "claim c=2 t=m s=cash:TK+TJ"),
            ("my ace-queen both over his K", "claim c=2 s=cash:?A+?Q"),
        ],
        near_misses=[
            ("AK, over to dummy", "claim o=i p=0<1 s=cash:?A+?K,cross@dummy"),
            ("ace-king over dummy", "claim s=cross:?A+?K@dummy"),
        ],
    ),
    "trumps out of which only the recorder tells": Construction(
        said=[
            ("Declarer didn't know there was a trump out and claimed the rest.", "claim c=all t=m"),
            ("South did not realise there was a trump out, he claimed.", "claim t=m"),
            ("Declarer has drawn two rounds and claimed, leaving one trump out.", "claim t=ms"),
            ("South claimed with the jack of trumps outstanding.", "claim t=m"),
            ("Declarer claimed although East had a trump.", "claim t=m"),
            ("Declarer claimed stating that he had the rest when East had a trump.", "claim c=all t=m"),
        ],
        near_misses=[
            ("Declarer claimed the rest, conceding the outstanding trump.", "claim_and_concession x=1 t=m s=concede:T"),
            ("South claimed. There was one trump out, which he would draw.", "claim t=mp s=draw:T"),
            ('South claimed: "There is a trump out, I leave it".', "claim t=m s=~draw:T"),
            ("you're left with the queen", "concession x=1 s=concede:?Q"),
        ],
    ),
    "what a bystander remarks of trumps out": Construction(
        said=[
            ("Dummy reminded declarer that there was a trump out.", "not_a_claim t=m"),
            ("East pointed out that there was a trump out.", "not_a_claim t=m"),
            ("The opponents pointed out that two trumps were out.", "not_a_claim t=m"),
        ],
        near_misses=[
            ("Declarer noted that one trump was out and would draw it.", "claim t=mp s=draw:T"),
            ("South pointed out that there was one trump out and claimed the rest.", "claim c=all t=m"),
            ("South reminded us that the clubs were good.", "claim"),
        ],
    ),
    "commentary and rulings, where nobody claims": Construction(
        said=[
            ("TD ruled that declarer draws trumps, result stands.", "not_a_claim t=m"),
            ("The director ruled one down.", "not_a_claim"),
            ("Declarer claimed the rest. TD ruled one down.", "claim c=all"),
            ("declarer can take ten tricks by drawing trumps", "not_a_claim t=m"),
            ("Declarer needs to draw trumps before running clubs.", "not_a_claim t=m"),
            ("South could make eleven on a squeeze", "not_a_claim"),
            ("South has ten tricks if he draws trumps now.", "not_a_claim t=m"),
            ("South has ten tricks but hasn't seen it.", "not_a_claim"),
            ("He'll need the spade finesse for twelve.", "not_a_claim"),
            ("he had 12 on top", "not_a_claim"),
            ("I hope he claims ten.", "not_a_claim"),
        ],
        near_misses=[
            ("Declarer said he should draw trumps first", "claim o=e t=mp s=draw:T"),
            ("I can take ten tricks by drawing trumps", "claim c=10d t=mp s=draw:T"),
            ("East can ruff a club but I overruff and draw trumps", "claim o=i p=0<1 t=mp s=overruff,draw:T"),
            ("he can take two", "concession x=2"),
            ("South has ten tricks if the clubs break.", "claim c=10d"),
            ("South had ten tricks and claimed", "claim c=10d"),
            ("South, needing to draw trumps, claimed", "claim t=mp s=draw:T"),
        ],
    ),
    "no trumps, the denomination": Construction(
        said=[
            ("We're in no trumps, the rest.", "claim c=all"),
            ("it's no trumps, I have nine", "claim c=9d"),
            ("we're in no trumps so there's nothing to ruff", "claim s=~ruff"),
            ("there's no danger in no trumps", "claim"),
        ],
        near_misses=[
            ("no trumps out, the rest", "claim c=all t=m"),
            ("it's no trumps left", "claim t=m"),
            ("no trumps, spades, hearts", "claim t=m s=cash:S,cash:H"),
        ],
    ),
    "rounds and holdings of the trumps just spoken of": Construction(
        said=[
            ("Trumps are 4-1 so I take four rounds.", "claim t=mp s=draw:T"),
            ("Trumps 3-2, so three rounds.", "claim t=mp s=draw:T"),
            ("Trumps are 3-1 so I need three rounds.", "claim t=mp s=draw:T"),
            ("West is void of trumps and East has one.", "unclear t=m"),
            ("West is out of trumps, East has two", "unclear t=m"),
            ("You have no trumps and he has one", "unclear t=m"),
            ("In case there's a trump still about I'll play one more round.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("Trumps are 3-2, so three tricks", "claim c=3 t=m"),
            ("clubs are 3-2 so three rounds", "unclear"),
            ("trumps 3-2, three rounds of clubs", "claim c=3 t=m s=cash:C3"),
            ("West gets a trump and East gets one", "concession x=2 t=m s=concede:T1"),
            ("West has one trump and dummy has two", "claim c=2 t=m"),
        ],
    ),
    "trumps that nobody else has": Construction(
        said=[
            ("Only I have trumps.", "claim t=m"),
            ("I've the only trumps left.", "claim t=m"),
            ("only dummy has trumps", "claim t=m"),
            ("nobody has any trumps except me", "claim t=m"),
            ("Only trumps are left", "claim c=all t=m"),
            ("I led trumps twice, all followed, none left", "claim t=m"),
        ],
        near_misses=[
            ("I only have trumps", "claim c=all t=m"),
            ("I have the only trump left", "claim c=1 t=m s=cash:T"),
            ("only your trumps are left", "unclear t=m"),
            ("I cashed the clubs, there's none left", "unclear"),
        ],
    ),
    "what fell on a trick that is over": Construction(
        said=[
            ("The last trump went on that trick.", "claim t=m"),
            ("East's trump went on the first round.", "unclear t=m"),
            ("The jack of trumps fell on that trick.", "not_a_claim t=m"),
            ("the queen of hearts dropped on the first round", "not_a_claim"),
        ],
        near_misses=[
            ("my heart went on the club", "claim s=discard:H^C"),
            ("a heart goes on the club", "claim s=discard:H^C"),
            ("the heart goes on that trick", "claim s=discard:H"),
        ],
    ),
    "a card of theirs that can be made, or taken": Construction(
        said=[
            ("East has a small trump left and can make it when he likes.", "concession x=1 t=m s=concede:T1"),
            ("East has the ace of trumps and can make it any time", "concession x=1 t=m s=concede:TA"),
            ("you have a trump and you can make it whenever you want", "concession x=1 t=m s=concede:T1"),
            ("There's one trump out, I'll get it.", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("East has a small trump, I can make it", "claim r=made t=m"),
            ("you have a trump and I can make it", "claim r=made t=m"),
            ("There's one trump out, you get it", "concession x=1 t=m s=concede:T"),
        ],
    ),
    "what my last cards are": Construction(
        said=[
            ("trumps are my last four cards", "claim c=4 t=m s=cash:T4"),
            ("clubs are my last two cards", "claim c=2 s=cash:C2"),
        ],
        near_misses=[
            ("trumps aren't my last four cards", "unclear t=m"),
            ("hearts are my four winners", "claim"),
        ],
    ),
    "trumps not drawn of which only the recorder tells": Construction(
        said=[
            ("Declarer had not drawn all the trumps and claimed.", "claim t=m"),
            ("Declarer claimed with trumps not drawn", "claim t=m"),
            ("Declarer overlooked the fact that there was a trump out.", "not_a_claim t=m"),
            ("South claimed with a trump in East's hand.", "claim t=m"),
            ("There turned out to be a trump out", "unclear t=m"),
        ],
        near_misses=[
            ("Declarer claimed with trumps drawn", "claim t=ms"),
            ("I claim with trumps drawn", "claim t=ms"),
            ("I claim with trumps", "claim t=m s=cash:T"),
            ("South claimed with the ace in dummy", "claim c=1 s=cash:?A@dummy"),
            ("claims 5 more, expressly without pulling the last trump", "claim c=5 t=m s=~draw:T"),
        ],
    ),
    "what a director decides, an analyst finds, a kibitzer supposes": Construction(
        said=[
            ("The director decided that declarer would draw trumps.", "not_a_claim t=m"),
            ("Ruling: ten tricks to declarer", "not_a_claim"),
            ("AC upheld the ruling, one off.", "not_a_claim"),
            ("We ruled that the trump would be drawn.", "not_a_claim t=m"),
            ("Deep Finesse makes eleven", "not_a_claim"),
            ("South may make eleven if the finesse works", "not_a_claim"),
            ("Declarer's best line is to draw trumps and finesse", "not_a_claim t=m"),
            ("I hope he ruffs", "not_a_claim"),
        ],
        near_misses=[
            ("The TD asked declarer how he would play and he said draw trumps", "claim t=mp s=draw:T"),
            ("GIB: I will win 3 more tricks.", "claim c=3"),
            ("I gave you a club, if trumps break I have the rest", "claim_and_concession x=1 t=m s=concede:C1"),
            ("we decided to claim ten", "claim c=10d"),
            ("I think he ruffs, so I discard", "claim o=i p=0<1 s=ruff,discard"),
        ],
    ),
    "what makes no difference, and what has been seen": Construction(
        said=[
            ("Whether or not spades break, I have ten.", "claim c=10d"),
            ("No matter if the finesse loses, ten", "claim c=10d f=d s=finesse"),
            ("It makes no difference if clubs break", "claim"),
            ("I don't care if spades are 4-1, ten", "claim c=10d"),
            ("clubs 3-2 or not, ten", "claim c=10d"),
            ("hearts didn't break, you get one", "concession x=1"),
            ("Hearts never broke so it's one down.", "concession r=-1"),
            ("Draw trumps and run the clubs even if they're 4-1", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("king first in case the queen is bare", "claim c=1 o=e s=cash:?K"),
        ],
        near_misses=[
            ("hearts break, ten tricks", "claim c=10d"),
            ("one down in case they're 4-1", "concession r=-1"),
            ("It doesn't matter", "unclear"),
            ("I don't mind", "unclear"),
        ],
    ),
    "the other branch, behind its play": Construction(
        said=[
            (
                "Ruff if East covers, throw a spade if not, then draw trumps.",
                "claim o=e p=0<2,1<2 t=mp s=ruff,discard:S,draw:T",
            ),
            (
                "Ace of hearts, and ruff if East covers, throw a spade if he doesn't.",
                "claim o=i p=0<1,0<2 s=cash:HA,ruff,discard:S",
            ),
            ("ruff if East covers, throw a spade otherwise", "claim s=ruff,discard:S"),
            (
                "I cash three clubs to see if they break, if so I'm home, if not I try the spades.",
                "claim r=made o=i p=0<1 s=cash:C3,test:S",
            ),
            ("Test the diamonds first, and failing that, finesse in spades.", "claim o=e p=0<1 f=d s=test:D,finesse:S"),
        ],
        near_misses=[
            ("if they break I have ten if not, nine", "claim c=9d"),
            ("I cash the ace of hearts, otherwise you ruff it", "claim s=cash:HA"),
            ("I ruff, or else I'm down", "claim_and_concession s=ruff"),
        ],
    ),
    "the worse of two results, one of them without a number": Construction(
        said=[
            ("I'm down if hearts are 4-1, otherwise making.", "concession"),
            ("making unless hearts are 4-1, then one down", "claim r=-1"),
        ],
        near_misses=[
            ("you get a club, otherwise it's made", "claim_and_concession x=1 r=made s=concede:C1"),
            ("an overtrick if the jack falls, otherwise just made", "claim r=made"),
        ],
    ),
    "what would be done if it could": Construction(
        said=[
            ("I'd draw trumps and claim if I could get in.", "not_a_claim t=m"),
            ("if I could get in I'd draw trumps and claim", "not_a_claim t=m"),
            ("I'd draw trumps if I could, but as it is you get a club", "concession x=1 t=m s=concede:C1"),
        ],
        near_misses=[
            ("I draw trumps if I can, then run clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("I'd like to claim the rest if I could", "claim c=all"),
            ("he'd draw trumps and claim if he could reach dummy", "claim t=mp s=draw:T"),
        ],
    ),
    "a finesse on which nothing depends": Construction(
        said=[
            ("Nothing depends on a finesse.", "claim f=n s=~finesse"),
            ("None of it depends on the club finesse.", "claim f=n s=~finesse:C"),
            ("Nothing hinges on the finesse.", "claim f=n s=~finesse"),
            ("ten tricks, and nothing turns on the heart hook", "claim c=10d f=n s=~finesse:H"),
            ("my contract doesn't depend on the finesse", "claim f=n s=~finesse"),
        ],
        near_misses=[
            ("It all hinges on the finesse", "claim f=d s=finesse"),
            ("It depends on the finesse", "claim f=d s=finesse"),
            ("nothing depends on the break", "claim"),
            ("nothing depends on the spades", "claim"),
        ],
    ),
    "finesses that are told, or another's": Construction(
        said=[
            ("I needed the finesse to work.", "unclear"),
            ("I had to take the finesse.", "unclear"),
            ("I took the heart finesse.", "not_a_claim"),
            ("I took the finesse and it lost, so one down", "concession r=-1"),
            ("East will want to take the finesse of my king.", "unclear"),
            ("You can finesse my queen", "unclear"),
            ("If you finesse you go down", "claim"),
        ],
        near_misses=[
            ("I have to take the finesse", "claim f=d s=finesse"),
            ("I need the finesse", "claim f=d s=finesse"),
            ("He said he took the finesse", "claim f=d s=finesse"),
            ("if I finesse I have ten", "claim c=10d f=d s=finesse"),
        ],
    ),
    "a finesse repeated because it worked, and one that is a hundred percent": Construction(
        said=[
            ("The club finesse has already worked so I repeat it.", "claim f=d s=finesse:C"),
            ("As the finesse won, I repeat it.", "claim f=d s=finesse"),
            ("The club finesse won, so I take it again.", "claim f=d s=finesse:C"),
            ("The diamond hook's a hundred percent.", "claim f=d s=finesse:D"),
        ],
        near_misses=[
            ("asked to repeat it, South said the rest", "claim c=all"),
            ("the club finesse is not a hundred percent", "unclear"),
            ("the ace won, so I take it again", "claim c=1 s=win:?A"),
        ],
    ),
    "thinking aloud": Construction(
        said=[
            ("Let me think: if I finesse and it loses I'm down.", "unclear"),
            ("Let me think: if I draw trumps I'm down", "unclear t=m"),
        ],
        near_misses=[
            ("Let me think: ten tricks", "claim c=10d"),
            ("let me see, if the finesse loses I'm one down", "claim r=-1 f=d s=finesse"),
        ],
    ),
    "when the other side takes it, behind what is led": Construction(
        said=[
            (
                "I play a trump, and when West takes his ace I have the rest.",
                "claim_and_concession x=1 o=e p=0<1 t=m s=lead:T,concede:TA",
            ),
            (
                "I lead a diamond, and when East takes the ace I ruff the return.",
                "claim_and_concession x=1 o=e p=0<1,1<2 s=lead:D,concede:DA,ruff",
            ),
            (
                "I play a trump. When West takes his ace I have the rest.",
                "claim_and_concession x=1 o=e p=0<1 t=m s=lead:T,concede:TA",
            ),
            (
                "I run the clubs, and once East has taken his ace I draw trumps",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=mp s=run:C,concede:?A,draw:T",
            ),
            (
                "I play the king of hearts, and when it loses to the ace I ruff the return",
                "claim_and_concession x=1 o=e p=0<1,1<2 s=lead:HK,concede:HA,ruff",
            ),
            (
                "I play the king; when it loses to the ace I have the rest.",
                "claim_and_concession x=1 o=e p=0<1 s=cash:?K,concede:?A",
            ),
        ],
        near_misses=[
            ("I lead a trump after West takes his ace", "claim_and_concession x=1 o=e p=1<0 t=m s=lead:T,concede:TA"),
            ("When West takes his ace I have the rest", "claim_and_concession x=1 s=concede:?A"),
            ("when trumps are in I run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
        ],
    ),
    "at any time, afterwards, and not until the end": Construction(
        said=[
            (
                "Trumps next, the clubs afterwards, the spade ace at any time.",
                "claim o=e p=0<1 t=m s=cash:T,cash:C,cash:SA",
            ),
            ("Draw trumps, then the clubs, ace of diamonds whenever.", "claim o=e p=0<1 t=mp s=draw:T,cash:C,cash:DA"),
            ("trumps, clubs afterwards, then hearts", "claim o=e p=0<1,1<2 t=m s=cash:T,cash:C,cash:H"),
            ("two spades followed later by the hearts", "claim o=e p=0<1 s=cash:S2,cash:H"),
            ("You get a spade, but not until the end.", "concession x=1 o=e s=concede:S1"),
        ],
        near_misses=[
            ("draw trumps, then clubs, diamonds in any order", "claim o=e p=0<1,0<2 t=mp s=draw:T,cash:C,cash:D"),
            ("hearts, then clubs and diamonds whenever you like", "claim o=e p=0<1,0<2 s=cash:H,cash:C,cash:D"),
            ("I draw trumps and afterwards, the clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I ruff a club but not until trumps are drawn", "claim o=e p=1<0 t=mp s=ruff:C,draw:T"),
        ],
    ),
    "trumps until they fall": Construction(
        said=[
            ("play trumps until they fall", "claim t=mp s=draw:T"),
            ("Keep on with trumps till you've none, then diamonds.", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            (
                "I keep playing trumps until East's last one drops, and then run the spades.",
                "claim o=e p=0<1 t=mp s=draw:T,run:S",
            ),
            ("I'll play trumps until East shows out", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("clubs until they fall", "claim s=cash:C"),
            ("keep on with the diamonds, then hearts", "claim o=e p=0<1 s=run:D,cash:H"),
            ("cash clubs until the queen drops", "claim s=cash:C"),
        ],
    ),
    "letters and steps that mark a list": Construction(
        said=[
            (
                "a) trumps b) diamonds c) concede a heart",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=m s=cash:T,cash:D,concede:H1",
            ),
            (
                "(a) draw trumps (b) run the diamonds (c) give up a club",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=mp s=draw:T,run:D,concede:C1",
            ),
            ("step 1 trumps, step 2 clubs", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
            ("i) trumps ii) clubs", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
        ],
        near_misses=[
            ("a heart (c) and a spade", "claim s=cash:H1,cash:C,cash:S1"),
            ("one step at a time", "unclear"),
        ],
    ),
    "having drawn some of the trumps": Construction(
        said=[
            ("Having drawn all but one of the trumps, I run diamonds", "claim t=ms s=run:D"),
            ("Having drawn two rounds of trumps I cash the diamonds", "claim t=ms s=cash:D"),
        ],
        near_misses=[
            ("after having drawn two rounds of trumps I ruff a club", "claim o=e p=0<1 t=mp s=draw:T,ruff:C"),
            ("once I have drawn two rounds I ruff a club", "claim o=e p=0<1 t=p s=draw:T,ruff:C"),
            ("Having drawn the last trump I'll cash the ace of clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:CA"),
        ],
    ),
    "while something else is played": Construction(
        said=[
            ("while drawing trumps I cash the king of clubs", "claim t=mp s=draw:T,cash:CK"),
            ("on the way to drawing trumps I ruff a club", "claim t=mp s=draw:T,ruff:C"),
            ("I draw trumps while cashing the clubs", "claim t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("draw trumps and cash the king of clubs", "claim o=i p=0<1 t=mp s=draw:T,cash:CK"),
            ("I cash the ace on the way to dummy", "claim s=cash:?A"),
        ],
    ),
    "the other way round": Construction(
        said=[
            ("clubs then hearts, no, the other way round", "claim o=e p=1<0 s=cash:C,cash:H"),
            ("draw trumps then ruff a heart, no, the other way around", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
        ],
        near_misses=[
            ("hearts then clubs or the other way round", "claim s=cash:H,cash:C"),
            ("I finesse the other way round", "claim f=d s=finesse"),
        ],
    ),
    "ruff the other, a trump between": Construction(
        said=[
            ("ruff one club, then the other", "claim o=e p=0<1 s=ruff:C,ruff:C"),
            (
                "Ruff one, trump to hand, ruff the other, and draw the rest.",
                "claim o=i p=0<1,1<2,2<3 t=mp s=ruff,cross:T@declarer,ruff,draw:T",
            ),
            ("ruff a club, trump to hand, ruff the other", "claim o=i p=0<1,1<2 t=m s=ruff:C,cross:T@declarer,ruff:C"),
        ],
        near_misses=[
            ("ruff a club, heart to hand, ruff the other", "claim o=i p=0<1,1<2 s=ruff:C,cross:H@declarer,ruff:C"),
            ("ruff a spade, the other goes on the ace", "claim s=ruff:S,discard:S^?A"),
        ],
    ),
    "what somebody says that another could have": Construction(
        said=[
            ("South said East could have a diamond and she'd take the rest.", "claim_and_concession x=1 s=concede:D1"),
            ("He said West could have his ace and he would take the rest.", "claim_and_concession x=1 s=concede:?A"),
            ("He told East he could have the last club.", "concession x=1 s=concede:C"),
            ("She said East might have a club.", "concession x=1 s=concede:C1"),
            (
                "Declarer said that West could have the king and claimed the rest",
                "claim_and_concession x=1 s=concede:?K",
            ),
        ],
        near_misses=[
            ("She said East might have the king", "unclear"),
            ("West could have the queen", "unclear"),
        ],
    ),
    "who claims beside what he says of another": Construction(
        said=[
            (
                "Declarer agreed West would make his king of trumps and claimed the other five.",
                "claim_and_concession c=5 x=1 t=m s=concede:TK",
            ),
            ("South said West could make a diamond and claimed five", "claim_and_concession c=5 x=1 s=concede:D1"),
            ("declarer agrees that East gets a trump and claims five", "claim_and_concession c=5 x=1 t=m s=concede:T1"),
            (
                "South let West have a trump and claimed the other four.",
                "claim_and_concession c=4 x=1 t=m s=concede:T1",
            ),
            ("Declarer let the defence have two and claimed the rest", "claim_and_concession x=2"),
            ("South conceded that West had a trump trick coming.", "concession x=1 t=m s=concede:T1"),
            (
                "Declarer conceded that East had the last trick with the ace of clubs.",
                "concession x=1 o=e s=concede:CA",
            ),
            ("I concede that you have a trick", "concession x=1"),
        ],
        near_misses=[
            ("I concede that trick", "current_trick_only"),
            ("Declarer claimed the rest and West agreed", "claim c=all"),
            ("West agreed he had no trick", "concession x=all"),
            ("East let me have a trick", "claim c=1"),
            ("He said that everything was his.", "claim c=all"),
            (
                "Declarer said she would lose a heart to East and that everything else was hers.",
                "claim_and_concession x=1 s=concede:H1",
            ),
        ],
    ),
    "what dummy says of the others and to declarer": Construction(
        said=[
            ("Dummy said they get a club.", "concession x=1 s=concede:C1"),
            ("Dummy said that they would get two more.", "concession x=2"),
            ('Dummy said "you still have to lose a club".', "concession x=1 s=concede:C1"),
            ("Dummy pointed out that East still had a trump.", "not_a_claim t=m"),
            ("Dummy noted that West has the ace of trumps.", "not_a_claim t=m"),
        ],
        near_misses=[
            ("Dummy said you get the rest", "concession x=all"),
            ("When declarer claimed West showed the queen of trumps.", "claim t=m"),
            ("When South claimed he said he would draw trumps", "claim t=mp s=draw:T"),
            ("When declarer claimed, dummy said they get a club", "claim_and_concession x=1 s=concede:C1"),
        ],
    ),
    "a pair by its seats, and what is declarer's": Construction(
        said=[
            ("EW will get the ace of clubs and declarer all the others.", "claim_and_concession x=1 s=concede:CA"),
            ("The defence takes two spades and the rest are declarer's.", "claim_and_concession x=2 s=concede:S2"),
            ("EW get two, the rest are declarer's", "claim_and_concession x=2"),
            ("EW get a trump and I have the rest", "claim_and_concession x=1 t=m s=concede:T1"),
            ("The E-W pair get a club, the rest are mine", "claim_and_concession x=1 s=concede:C1"),
            ("West gets his ace, the rest are declarer's", "claim_and_concession x=1 s=concede:?A"),
            ("NS make the rest", "claim c=all"),
            ("NS get two and EW the rest", "claim_and_concession c=2"),
            ("They're all dummy's except the ace of spades.", "claim_and_concession x=1 s=concede:SA"),
        ],
        near_misses=[
            ("the rest are declarer's", "concession x=all"),
            ("we get two, the rest are declarer's", "claim_and_concession c=2"),
            ("West claims two, the rest are declarer's", "claim_and_concession c=2"),
            ("ew accept", "not_a_claim"),
        ],
    ),
    "their one card, told before it is given": Construction(
        said=[
            ("I concede the last to whoever has the queen.", "concession x=1 o=e s=concede:?Q"),
            ("I lose a heart to whoever has the ace", "concession x=1 s=concede:HA"),
            ("one to whoever has the king", "concession x=1 s=concede:?K"),
            ("the last to your king, the rest are mine", "claim_and_concession x=1 o=e s=concede:?K"),
            (
                "West has the king of trumps so he gets that and I make the rest.",
                "claim_and_concession x=1 t=m s=concede:TK",
            ),
            ("you have the ace of clubs and you get it, the rest are mine", "claim_and_concession x=1 s=concede:CA"),
            ("The two of you have one trump each and they fall together.", "unclear t=m"),
        ],
        near_misses=[
            ("I have the last to your king", "claim c=1"),
            ("a club to the king", "claim s=cross:CK"),
        ],
    ),
    "a number before making is a level": Construction(
        said=[
            ("4 making", "claim r=L4"),
            ("5 making", "claim r=L5"),
        ],
        near_misses=[
            ("four making five", "claim c=4 r=L5"),
            ("I have four, making", "claim c=4 r=made"),
        ],
    ),
    "what is over and what is left of it": Construction(
        said=[
            ("Six already, three to come, nine tricks.", "claim c=3"),
            ("I've got six in the bag and four here, ten.", "claim c=4"),
            ("Already have six, need three, have three.", "claim c=3"),
            ("six made, five left, all mine", "claim c=all"),
            ("I have six tricks already and three to come", "claim c=3"),
            ("six in the bag, four to go", "claim c=4"),
        ],
        near_misses=[
            ("ten in the bag", "claim c=10d"),
            ("I have ten already, eleven if hearts break", "claim c=10d"),
            ("5 made", "claim r=L5"),
            ("I need three, I have four", "claim c=4"),
        ],
    ),
    "a sum behind its parts": Construction(
        said=[
            ("six and four, ten", "claim c=10d"),
            ("I've got eight, and there's the diamond for nine.", "claim c=9d s=cash:D"),
            ("eight and there's a ruff for nine", "claim c=9d s=ruff"),
            ("two ruffs and three top tricks", "claim c=5 s=ruff:2"),
            ("two ruffs and three tricks", "claim c=5 s=ruff:2"),
            ("Five spades, four hearts and three aces is twelve.", "claim c=12d s=cash:S5,cash:H4,cash:3"),
            ("ten tricks for 130", "claim c=10d r=$130"),
        ],
        near_misses=[
            ("there's the ace for you", "concession x=1 s=concede:?A"),
            ("two ruffs, then three tricks", "claim c=3 o=e s=ruff:2"),
        ],
    ),
    "some of the losers are disposed of": Construction(
        said=[
            ("Two losers, one of which I discard.", "claim_and_concession x=1 s=discard"),
            ("I have two losers, one of which I ruff", "claim_and_concession x=1 s=ruff"),
            ("two losers, both of which I discard", "claim s=discard:2"),
            ("three losers, two of which I ruff", "claim_and_concession x=1 s=ruff:2"),
            ("two losers, one I ruff and one I discard", "claim o=i p=0<1 s=ruff,discard"),
            ("I had a loser but it's gone.", "unclear"),
            ("I had two losers but they've gone", "unclear"),
        ],
        near_misses=[
            ("I had a loser", "concession x=1"),
            ("two losers, neither of which I can avoid", "concession x=2"),
        ],
    ),
    "one more is lost, or they have had theirs": Construction(
        said=[
            ("I've lost three already and there's one more, down one.", "concession x=1 r=-1"),
            ("I've lost two and there's another", "concession x=1"),
            ("you've had two and there's one more", "concession x=1"),
            ("You have had three, so that's all you get.", "claim c=all"),
            ("you've had your two and that's your lot", "claim c=all"),
        ],
        near_misses=[
            ("I've lost three and there's one more for me", "claim c=1"),
            ("I've taken two and there's one more", "claim c=1"),
            ("two more and that's all you get", "concession x=2"),
            ("that's all you get", "claim"),
        ],
    ),
    "how often in the other case": Construction(
        said=[
            ("if trumps are 2-2 I ruff two diamonds, if 3-1 just one", "claim t=m s=ruff:D2,ruff:D1"),
            ("I ruff two diamonds if trumps are 2-2, one if they are 3-1", "claim t=m s=ruff:D2,ruff:D1"),
        ],
        near_misses=[
            ("if hearts break I have ten, if not nine", "claim c=9d"),
            ("if trumps are 2-2 I ruff two and have ten, if 3-1 nine", "claim c=9d t=m s=ruff:2"),
        ],
    ),
    "the cards that are left, all of a suit": Construction(
        said=[
            ("3 cards left, all trumps", "claim c=3 t=m s=cash:T3"),
            ("four cards left: all spades", "claim c=4 s=cash:S4"),
            ("I can't make fewer than ten.", "claim c=10d"),
            ("I claim trick thirteen.", "claim c=1"),
        ],
        near_misses=[
            ("you have three cards left, all hearts", "unclear"),
            ("you have three cards left, all trumps", "unclear t=m"),
            ("three cards left, all winners", "claim c=all"),
            ("I can't make ten", "concession"),
        ],
    ),
    "whoever is told to give something has the rest": Construction(
        said=[
            ("She gives East his ace and takes the rest", "claim_and_concession x=1 s=concede:?A"),
            ("He gave West a trump and claimed the rest", "claim_and_concession x=1 t=m s=concede:T1"),
            ("She gives them a club and has the others", "claim_and_concession x=1 s=concede:C1"),
            ("Declarer gives East a club and has the rest", "claim_and_concession x=1 s=concede:C1"),
            ("Declarer gave the defence two and claimed the rest", "claim_and_concession x=2"),
        ],
        near_misses=[
            ("East gives him the rest", "concession x=all"),
            ("he gives you a trick", "concession x=1"),
            ("he gave them the rest", "concession x=all"),
            ("he gives them nothing", "claim c=all"),
        ],
    ),
    "what is owned or granted, in other words": Construction(
        said=[
            (
                "Declarer allowed that East might win a diamond and claimed the others.",
                "claim_and_concession x=1 s=concede:D1",
            ),
            (
                "He recognised that East would get a heart and claimed the balance",
                "claim_and_concession x=1 s=concede:H1",
            ),
            (
                "South accepted that East would win the ace of trumps and claimed the remaining tricks",
                "claim_and_concession x=1 t=m s=concede:TA",
            ),
            (
                "Declarer acknowledged that West had a trump to come and claimed four.",
                "claim_and_concession c=4 x=1 t=m s=concede:T1",
            ),
            (
                "South conceded that the spade king was a trick for West and claimed the rest",
                "claim_and_concession x=1 s=concede:SK",
            ),
            (
                "Declarer said West's ace would win but that all the others were his.",
                "claim_and_concession x=1 s=concede:?A",
            ),
            (
                "The defence have two hearts to come, the rest belong to declarer.",
                "claim_and_concession x=2 s=concede:H2",
            ),
            ("Each of you has one trump", "unclear t=m"),
            ("I have two, partner one", "claim c=3"),
        ],
        near_misses=[
            ("I concede that and claim the rest", "claim_and_concession x=1"),
            ("I concede that one and the rest are mine", "claim_and_concession x=1"),
            ("I concede that heart", "concession x=1 s=concede:H"),
            ("each of you gets one", "concession x=2"),
            ("belongs to declarer", "concession x=all"),
            ("As South claimed, West faced the king of hearts", "claim"),
            ("When South claimed ten, West said he had a trump", "claim c=10d t=m"),
        ],
    ),
    "a number put right: before it, behind it, by a hesitation": Construction(
        said=[
            ("You get two - three, sorry.", "concession x=3"),
            ("You have two more - three, sorry.", "concession x=3"),
            ("Two for you, oh, three.", "concession x=3"),
            ("two more for you, er, three", "concession x=3"),
            ("Two down, oh, three.", "concession r=-3"),
            ("three tricks to you, or rather four", "concession x=4"),
            ("I lose a heart, well, two hearts", "concession x=2 s=concede:H2"),
            ("Six - seven, sorry.", "claim c=7"),
            ("you get two... three", "concession x=3"),
            ("No losers, well, one, the spade.", "concession x=1 s=concede:S"),
            ("You get one - actually none.", "claim c=all"),
            ("nine... no... the club... ten", "claim c=10d s=cash:C"),
            ("Two tricks for you. Oh wait, trumps. Three.", "concession x=3 t=m"),
            (
                "ten tricks - no, you get the jack of trumps, nine",
                "claim_and_concession c=9d x=1 t=m s=concede:TJ",
            ),
        ],
        near_misses=[
            ("one, er, two, three, four tricks", "claim c=4"),
            ("two for you, er, three for me", "claim_and_concession c=3 x=2"),
            ("two clubs, er, three diamonds", "claim c=5 s=cash:C2,cash:D3"),
            ("three hearts, well, and three clubs", "claim c=6 s=cash:H3,cash:C3"),
            ("two tricks, sorry", "claim c=2"),
            ("one for you... two for me", "claim_and_concession c=2 x=1"),
        ],
    ),
    "something for nothing": Construction(
        said=[
            ("You get nothing, well, one trump.", "concession x=1 t=m s=concede:T1"),
            ("nothing to lose, well, one heart", "concession x=1 s=concede:H1"),
            ("no losers, well, a club and a heart", "concession x=2 s=concede:C1,concede:H1"),
            ("I lose nothing, no, the ace of hearts", "concession x=1 s=concede:HA"),
        ],
        near_misses=[
            ("no losers, no clubs", "claim c=all"),
            ("there are no trumps left, no wait, one", "claim t=m"),
        ],
    ),
    "a card, a suit, a hand or an owner put right behind": Construction(
        said=[
            ("the ace - king I mean - of spades", "claim c=1 s=cash:SK"),
            ("ruff a spade - a club I mean - and claim", "claim s=ruff:C"),
            ("ruff in hand - in dummy, sorry", "claim s=ruff@dummy"),
            ("I'll ruff in dummy; correction, in hand.", "claim s=ruff@declarer"),
            ("one more for me, no, for you", "concession x=1"),
            ("the rest are mine, no, yours", "concession x=all"),
            ("Draw trumps - no hang on, ruff a club first.", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
            ("Draw trumps. No, first ruff a club. Then trumps.", "claim o=e p=1<0 t=mp s=draw:T,ruff:C"),
        ],
        near_misses=[
            ("two spades, a heart, sorry", "claim c=3 s=cash:S2,cash:H1"),
            ("clubs, hearts and a spade, sorry", "claim s=cash:C,cash:H,cash:S1"),
            ("mine, no?", "claim c=all"),
        ],
    ),
    "a loss that is none after all": Construction(
        said=[
            ("I lose a heart, no wait, it goes on the diamond.", "claim s=discard:H^D"),
            ("You get a heart, no, I can ruff it", "claim s=ruff:H"),
            ("You get a trump; actually no, I've got it covered.", "claim t=m"),
            (
                "I lose a heart and a club, no wait, that goes on the spade",
                "claim_and_concession x=1 s=concede:H1,discard:C^S",
            ),
            ("There's a loser, no there isn't.", "unclear"),
        ],
        near_misses=[
            ("You get a club, no, I ruff a heart", "claim_and_concession x=1 s=concede:C1,ruff:H"),
            ("there's a loser, no, two", "concession x=2"),
        ],
    ),
    "needless before, and not for later": Construction(
        said=[
            ("I don't need to draw trumps before running the clubs.", "claim t=m s=~draw:T,run:C"),
            ("No need to draw trumps before the spades.", "claim t=m s=~draw:T,cash:S"),
            ("I don't have to ruff before drawing trumps.", "claim t=mp s=~ruff,draw:T"),
            ("it isn't necessary to draw trumps before the clubs", "claim t=m s=~draw:T,cash:C"),
            ("won't have to draw trumps before I ruff", "claim t=m s=~draw:T,ruff"),
        ],
        near_misses=[
            ("I won't draw trumps before running the clubs", "claim o=e p=1<0 t=mp s=draw:T,run:C"),
            ("I don't need to draw trumps until I've run the clubs", "claim o=e p=1<0 t=mp s=draw:T,run:C"),
            ("I have to ruff before drawing trumps", "claim o=e p=0<1 t=mp s=ruff,draw:T"),
        ],
    ),
    "left out, said behind it": Construction(
        said=[
            ("Draw trumps, but not all of them.", "claim t=mp s=draw:T,~draw:T"),
            ("I draw trumps but not the master one.", "claim t=mp s=draw:T,~draw:T1"),
            ("draw two trumps leaving the master out", "claim t=mp s=draw:T2,~draw:T1"),
            ("All mine, although you get a trump.", "claim_and_concession x=1 t=m s=concede:T1"),
            ("They're all mine, though I do have to lose a club.", "claim_and_concession x=1 s=concede:C1"),
            ("All mine except, wait, I do have a heart loser.", "claim_and_concession x=1 s=concede:H1"),
            ("I haven't any losers except the heart.", "concession x=1 s=concede:H"),
            ("I haven't a loser except in hearts.", "concession x=1 s=concede:H1"),
            ("Not losing any but the ace.", "concession x=1 s=concede:?A"),
            ("Rest are mine... no they're not, I have a club.", "claim_and_concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("I have the rest though trumps are 4-1", "claim c=all t=m"),
            ("draw trumps but not in two rounds", "claim t=mp s=draw:T"),
            ("Two rounds of trumps, leaving the master out", "claim t=mp s=draw:T"),
        ],
    ),
    "denied first, then said as it is": Construction(
        said=[
            ("I'm not claiming all of them, you get one.", "concession x=1"),
            ("I'm not claiming them all, just ten.", "claim c=10d"),
            ("I'm not saying you get nothing, you get the ace.", "concession x=1 s=concede:?A"),
            ("It's not that I finesse, I play the ace.", "claim f=n s=~finesse,cash:?A"),
            ("Not clubs then hearts, but hearts then clubs.", "claim o=e p=0<1 s=cash:H,cash:C"),
            ("No clubs to lose, no hearts, just the one spade.", "concession x=1 s=concede:S1"),
        ],
        near_misses=[
            ("I'm not claiming, you get one", "not_a_claim"),
            ("I'm not claiming the rest yet, draw trumps", "not_a_claim t=mp"),
            ("not hearts then spades, but clubs", "claim o=e s=~cash:H,cash:S,cash:C"),
        ],
    ),
    "cards in brackets behind their suit": Construction(
        said=[
            ("Clubs (AKQ), hearts (AK), diamond ace.", "claim c=6 s=cash:CA+CK+CQ,cash:HA+HK,cash:DA"),
            ("the clubs (AKQ) and the hearts", "claim s=cash:CA+CK+CQ,cash:H"),
            ("Spades (AK)", "claim c=2 s=cash:SA+SK"),
        ],
        near_misses=[
            ("I run the clubs (five of them)", "claim s=run:C,run:5"),
        ],
    ),
    "named first, and then said to be lost": Construction(
        said=[
            ("I have two clubs which are losers", "concession x=2 s=concede:C2"),
            ("I have two hearts, one of which is a loser", "claim_and_concession c=1 x=1 s=cash:H1,concede:H1"),
            ("three clubs, the last of them a loser", "claim_and_concession c=2 x=1 s=cash:C2,concede:C1"),
            ("a heart and a club, both losers", "concession x=2 s=concede:H1,concede:C1"),
            ("a heart and a club, the club a loser", "claim_and_concession c=1 x=1 s=cash:H1,concede:C1"),
            ("I've a heart and a club, and both lose", "concession x=2 s=concede:H1,concede:C1"),
            ("a heart and a club, both of them losing", "concession x=2 s=concede:H1,concede:C1"),
            (
                "there's a small spade in dummy that's a loser and the rest are good",
                "claim_and_concession x=1 s=concede:S1",
            ),
            ("the last card is a club, which you can have", "concession x=1 s=concede:C1"),
            ("I keep a club to the end and you get that", "concession x=1 s=concede:C1"),
            ("I have a heart which loses to the king", "concession x=1 s=concede:HK"),
            ("two clubs, one yours", "claim_and_concession c=1 x=1 s=cash:C1,concede:C1"),
            ("two clubs, one of which you get", "claim_and_concession c=1 x=1 s=cash:C1,concede:C1"),
            ("three hearts, the third of which loses", "claim_and_concession c=2 x=1 s=cash:H2,concede:H1"),
            ("a club, the loser", "concession x=1 s=concede:C1"),
        ],
        near_misses=[
            ("two clubs, which aren't losers", "claim c=2 s=cash:C2"),
            ("I have two hearts, neither of which is a loser", "claim c=2 s=cash:H2"),
            ("one heart, one club, both winners", "claim c=2 s=cash:H1,cash:C1"),
            ("I throw two clubs which are losers", "claim s=discard:C2"),
            ("I ruff a club which is a loser", "claim s=ruff:C"),
            ("a heart and a club, both good", "claim c=2 s=cash:H1,cash:C1"),
            ("two clubs, which may be losers", "claim c=2 s=cash:C2"),
        ],
    ),
    "losers put away in the next breath": Construction(
        said=[
            ("I had a club to lose but it's gone now, so it's thirteen", "claim c=13d"),
            ("dummy is good except for the small club, and I ruff that", "claim c=all s=cash@dummy*,ruff:C"),
            ("all good except the six of clubs, which is discarded on the ace", "claim c=all s=discard:C6^?A"),
            ("all good except a heart, I ruff it", "claim c=all s=ruff:H"),
            ("a spade loser, ruffed; a club loser, yours", "claim_and_concession x=1 s=ruff:S,concede:C1"),
            ("a spade loser, which is ruffed", "claim s=ruff:S"),
            ("I had two losers, both gone now", "unclear"),
            ("I have a club to lose but it goes on the ace", "claim s=discard:C^?A"),
            ("lose my losers on the AK of clubs", "claim s=discard^CA"),
            ("two losers, one of which I ruff", "claim_and_concession x=1 s=ruff"),
            (
                "there's a heart loser and a club loser, and the club can be thrown, so one loser, eleven tricks",
                "claim_and_concession c=11d x=1 s=concede:H1,discard:C",
            ),
            ("they can ruff one but I overruff it and that's the end of their trumps", "claim t=m s=overruff"),
        ],
        near_misses=[
            ("all good except a heart", "claim_and_concession x=1 s=concede:H1"),
            ("I have a club to lose and a heart goes on the ace", "claim_and_concession x=1 s=concede:C1,discard:H^?A"),
            ("all good except a heart, and I ruff a club", "claim_and_concession x=1 s=concede:H1,ruff:C"),
        ],
    ),
    "lost once, and said twice": Construction(
        said=[
            ("I lose the ace of clubs. One loser.", "concession x=1 s=concede:CA"),
            ("you've got the ace of clubs, so all but one", "claim_and_concession x=1 s=concede:CA"),
            ("cash your ace, that's your last", "concession x=1 s=concede:?A"),
            ("You get a spade. That's it. Just the spade.", "concession x=1 s=concede:S1"),
            ("one loser in spades, one in hearts, so two in all", "concession x=2 s=concede:S1,concede:H1"),
            ("you get a heart, just the heart", "concession x=1 s=concede:H1"),
            ("I lose a heart and a club, so two", "concession x=2 s=concede:H1,concede:C1"),
            ("Dummy was high bar one club, so he claimed with one to lose.", "claim_and_concession x=1 s=concede:C1"),
            ("you get one, the heart", "concession x=1 s=concede:H"),
        ],
        near_misses=[
            (
                "you get a spade and a heart, just the one for me",
                "claim_and_concession c=1 x=2 s=concede:S1,concede:H1",
            ),
            (
                "losing one in spades, one in hearts, two in diamonds",
                "concession x=4 s=concede:S1,concede:H1,concede:D2",
            ),
            ("I lose a heart and then a heart", "concession x=2 o=e p=0<1 s=concede:H1,concede:H1"),
        ],
    ),
    "cards out, and which they are": Construction(
        said=[
            ("there are two trumps out and they're both small", "unclear t=m"),
            ("there are two hearts out, both small", "unclear"),
            ("the hearts out are the queen and the ten", "unclear"),
            ("the missing trumps are the queen and ten", "unclear t=m"),
            ("there's one trump out, the jack", "unclear t=m"),
            ("that's the ace gone so king is good", "claim"),
        ],
        near_misses=[
            ("there's one trump out, and ten tricks", "claim c=10d t=m"),
            ("there are two hearts out, two clubs and a spade for me", "claim c=3 s=cash:C2,cash:S1"),
            ("one trump out, ace of clubs, king of clubs", "claim c=2 t=m s=cash:CA,cash:CK"),
        ],
    ),
    "cards in somebody's hand": Construction(
        said=[
            ("West has the KQ of spades, East the ace of clubs", "unclear"),
            ("East has no more trumps and West one", "unclear t=m"),
            ("you have two clubs left and I have three", "unclear"),
            ("you've got three hearts and I've none", "unclear"),
            ("the clubs don't run, I have four to the ten", "not_a_claim"),
        ],
        near_misses=[
            ("you have two hearts left and I have three tricks", "claim_and_concession c=3 x=2 s=concede:H2"),
            ("you have two trumps left and I have three", "claim c=3 t=m"),
            ("you get one and I four", "claim_and_concession c=4 x=1"),
        ],
    ),
    "what they lead, and no crossing": Construction(
        said=[
            ("a club back I win in hand, a diamond back in dummy", "claim o=i p=0<1 s=win@declarer,win@dummy"),
            ("spade lead, spade back, I've got them all", "claim c=all"),
            ("anything but a club and I make it", "claim r=made"),
        ],
        near_misses=[
            (
                "a heart to dummy, a club back, and I'm high",
                "claim c=all o=i p=0<1,1<2 s=cross:H@dummy,cross:C@declarer,cash@declarer*",
            ),
            ("all but a club and I make it", "claim_and_concession x=1 r=made s=concede:C1"),
        ],
    ),
    "whose a card is, in few words": Construction(
        said=[
            ("have the ace, I've the others", "claim_and_concession x=1 s=concede:?A"),
            ("have a spade, the rest are mine", "claim_and_concession x=1 s=concede:S1"),
            ("ace you, rest me", "claim_and_concession x=1 s=concede:?A"),
            ("you win this trick and I the others", "claim_and_concession x=1"),
            ("a diamond each and four for me", "claim_and_concession c=5 x=1 s=cash:D1,win:4,concede:D1"),
            ("that's your three tricks", "concession x=3"),
            ("the ace of trumps beats me, otherwise all mine", "claim_and_concession x=1 t=m s=concede:TA"),
            ("two spades for us and the rest for declarer", "claim_and_concession c=2 s=cash:S2"),
            ("won't make any difference what you play", "claim"),
            ("you're cold for ten", "concession"),
            ("1 loser H", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("have the rest", "claim c=all"),
            ("I'm cold for ten", "claim c=10d"),
            ("that's your trick", "current_trick_only"),
            ("two spades for us", "claim c=2 s=cash:S2"),
        ],
    ),
    "down to a loser, and a bad card": Construction(
        said=[
            ("down to one loser: a spade", "concession x=1 s=concede:S1"),
            ("I'm down to one loser, the club", "concession x=1 s=concede:C"),
            ("two good spades and a bad one", "claim_and_concession c=2 x=1 s=cash:S2"),
            ("a bad club and three good diamonds", "claim_and_concession c=3 x=1 s=concede:C1,cash:D3"),
            ("one bad club", "concession x=1 s=concede:C1"),
            ("I have a losing ten", "concession x=1 s=concede:?T"),
        ],
        near_misses=[
            ("all mine even with a bad break", "claim c=all"),
            ("down to two tricks", "unclear"),
            ("ruff my bad heart", "claim s=ruff:H"),
        ],
    ),
    "a plan told of another, who is not the one who tells it": Construction(
        said=[
            ("She just draws trumps and it's all hers", "claim c=all t=mp s=draw:T"),
            ("she ruffs a heart and has the rest", "claim c=all s=ruff:H"),
            (
                "She says she'll sort the trumps out and give us a heart",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:H1",
            ),
            ("he says he gives us a heart and takes the rest", "claim_and_concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("I draw trumps and the rest are mine", "claim c=all t=mp s=draw:T"),
            ("I give us a chance", "not_a_claim"),
        ],
    ),
    "good cards named one by one": Construction(
        said=[
            ("These are all good - jack, nine, three of clubs", "claim c=3 o=e p=0<1,1<2 s=lead:CJ,lead:C9,lead:C3"),
            ("These hearts are all winners: jack, nine, six.", "claim c=3 o=e p=0<1,1<2 s=lead:HJ,lead:H9,lead:H6"),
        ],
        near_misses=[("all good: ace, king, queen of hearts", "claim c=3 s=cash:HA,cash:HK,cash:HQ")],
    ),
    "to the director, at the end": Construction(
        said=[
            ("Ten tricks on any defence, director.", "claim c=10d"),
            ("The rest are mine, director", "claim c=all"),
        ],
        near_misses=[("I have a trump, director", "not_a_claim t=m")],
    ),
    "trumps that are drawn already": Construction(
        said=[
            ("With trumps already drawn I can just discard two hearts", "claim t=ms s=discard:H2"),
            ("with trumps now drawn, dummy is high", "claim c=all t=ms"),
        ],
        near_misses=[("with trumps drawn I discard two hearts", "claim o=i p=0<1 t=mp s=draw:T,discard:H2")],
    ),
    "possible, planned or needless, and what becomes of it": Construction(
        said=[
            ("I could draw trumps but there's no point", "claim t=m s=~draw:T"),
            ("I could draw trumps but that's not necessary", "claim t=m s=~draw:T"),
            ("I could draw trumps, but it's pointless", "claim t=m s=~draw:T"),
            ("I could ruff a club but I'm not going to", "claim s=~ruff:C"),
            ("I could ruff a club though I won't", "claim s=~ruff:C"),
            ("I could ruff a club, although there's no need", "claim s=~ruff:C"),
            ("I can cash the ace of clubs but there's no reason to", "claim s=~cash:CA"),
            ("I could cross to dummy but there's no need, I have the rest", "claim c=all s=~cross@dummy"),
            ("I could ruff a club but there's no need, so I cash the hearts", "claim s=~ruff:C,cash:H"),
            ("could finesse but no point", "claim f=n s=~finesse"),
            ("there's a finesse available but I'm not taking it", "claim f=n s=~finesse"),
            ("I could draw trumps but I've decided against it", "claim t=m s=~draw:T"),
            ("I was going to take the finesse but I've changed my mind", "claim f=n s=~finesse"),
            ("I'd meant to finesse but I'll play the ace", "claim f=n s=~finesse,cash:?A"),
            ("I was going to ruff a club but I'll cash the hearts", "claim s=~ruff:C,cash:H"),
            ("I intended to ruff a club but it's high, so I cash it", "claim s=~ruff:C,cash:C"),
            ("I don't need to draw trumps but I will", "claim t=mp s=draw:T"),
            ("I don't have to draw trumps but I'm going to", "claim t=mp s=draw:T"),
            ("there's no need to finesse but I'm taking it", "claim f=d s=finesse"),
            ("finesse or no finesse it's ten tricks", "claim c=10d"),
            ("ruff or no ruff, I make it", "claim r=made"),
            ("no finesse there, so AK", "claim f=n s=~finesse,cash:?A+?K"),
        ],
        near_misses=[
            ("I draw trumps but not the last one", "claim t=mp s=draw:T,~draw:T1"),
            ("I'm drawing trumps but I won't finesse", "claim t=mp f=n s=draw:T,~finesse"),
            ("I could draw trumps and I will", "claim t=mp s=draw:T"),
            ("I was going to draw trumps but East showed out", "unclear t=m"),
            ("I was going to claim but there's a trump out", "unclear t=m"),
            ("I planned to draw trumps but I'll ruff a club first", "not_a_claim t=m"),
            ("break or no break I'm home", "claim r=made"),
        ],
    ),
    "kept, and from when on": Construction(
        said=[
            ("keeping the king of clubs in hand", "unclear"),
            ("retaining the ace-queen of clubs I run the spades", "claim s=run:S"),
            ("hold on to the ace of hearts and cash the diamonds", "claim s=cash:D"),
            ("ruff two clubs and keep a trump", "claim t=m s=ruff:C2"),
            ("cash the hearts and hold on to the king of spades", "claim s=cash:H"),
            ("I cash all my trumps, keeping ace-queen of hearts in hand and two clubs", "claim t=m s=cash:T"),
            (
                "draw two rounds, keeping one trump in dummy for the heart ruff",
                "claim o=i p=0<1 t=mp s=draw:T,ruff:H@dummy",
            ),
            ("I keep the ace of clubs until I've run the spades", "claim o=e p=1<0 s=cash:CA,run:S"),
            ("clubs, with the trumps kept till last", "claim o=e p=0<1 t=m s=cash:C,cash:T"),
        ],
        near_misses=[
            ("I keep the spade ace till the end and run the clubs", "claim o=e p=1<0 s=cash:SA,run:C"),
            ("I cash the diamonds keeping the ace of clubs as an entry", "claim s=cash:D,cross:CA"),
            ("you take one and I keep three", "claim_and_concession c=3 x=1"),
        ],
    ),
    "a tenace that is finessed with": Construction(
        said=[
            ("so i have ace queen of diamonds over the king so i take that finesse", "claim f=d s=finesse:D"),
            ("I have king jack of clubs and I take the finesse", "claim f=d s=finesse:C"),
            ("I have AQ of hearts over the king, finesse, all mine", "claim c=all f=d s=finesse:H"),
        ],
        near_misses=[
            ("I have ace king of clubs and take the heart finesse", "claim c=2 f=d s=cash:CA,cash:CK,finesse:H"),
            ("I have ace queen of clubs and take the heart finesse", "claim c=2 f=d s=cash:CA,cash:CQ,finesse:H"),
        ],
    ),
    "what has happened to trumps": Construction(
        said=[
            ("all thirteen trumps have appeared", "claim t=m"),
            ("the trump king came down so all mine", "claim c=all t=m"),
            ("the trump queen has come down", "claim t=m"),
            ("having got the trumps out, dummy's high", "claim c=all t=ms"),
            ("having got trumps in, I run the clubs", "claim t=ms s=run:C"),
            ("with trumps drawn first, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("I've not quite drawn trumps", "not_a_claim t=m"),
            ("I've almost drawn trumps", "not_a_claim t=m"),
            ("trumps are nearly drawn", "not_a_claim t=m"),
            ("HR, DR, rest", "claim c=all o=i p=0<1 s=ruff:H,ruff:D"),
            ("hr dr hr dr", "claim o=i p=0<1,1<2,2<3 s=ruff:H,ruff:D,ruff:H,ruff:D"),
            ("there out of trumps", "claim t=m"),
            ("the high trump's out, leave it there", "claim t=m s=~draw:T"),
        ],
        near_misses=[
            ("dr, hearts", "claim o=i p=0<1 t=p s=draw:T,cash:H"),
            ("with trumps drawn I have six winners", "claim c=6 t=ms"),
            ("once I've got the trumps in I run clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("there are two rounds to come", "unclear"),
            ("nearly all the trumps are drawn", "claim t=ms"),
        ],
    ),
    "numbers that are added up, taken off, or no tricks": Construction(
        said=[
            ("eight so far, two to come, ten", "claim c=10d"),
            ("six so far, four more, ten", "claim c=10d"),
            ("five, plus the club makes six", "claim c=6"),
            ("we've had four and the ace is five", "claim c=1 s=cash:?A"),
            ("you've two tricks in, one more makes three, so just made", "claim_and_concession x=1 r=made"),
            ("four and two and one to come", "claim c=7"),
            ("two now and two later", "claim c=4"),
            ("1 now, rest later", "claim c=all"),
            ("three of mine and one of dummy's", "claim c=4"),
            ("13 minus one", "claim_and_concession c=12d x=1"),
            ("one less", "unclear"),
            ("spades last but one, hearts last", "claim o=e p=0<1 s=cash:S,cash:H"),
            ("how many trumps have gone? eleven", "not_a_claim t=m"),
            ("rst-2", "claim_and_concession x=2"),
        ],
        near_misses=[
            ("all but one", "claim_and_concession x=1"),
            ("three of yours and one of mine", "claim_and_concession c=1 x=3"),
            ("If the hearts split three-three I make all of them, otherwise one less.", "claim"),
            ("four to come", "claim c=4"),
            ("two spades, three hearts, ten", "claim c=10d s=cash:S2,cash:H3"),
        ],
    ),
    "spot cards and aces named singly": Construction(
        said=[
            ("ruff my two losing hearts in dummy with the queen and ten", "claim s=ruff:H2@dummy"),
            ("ace heart, eight heart", "claim c=2 s=cash:HA,cash:H8"),
            ("ace heart, king heart, eight club", "claim c=3 s=cash:HA,cash:HK,cash:C8"),
            ("A A K K", "claim c=4 s=cash:?A,cash:?A,cash:?K,cash:?K"),
            ("pitch the four on the eight", "claim s=discard:?4^?8"),
            ("throw the four on the queen", "claim s=discard:?4^?Q"),
        ],
        near_misses=[
            ("eight hearts, ace heart", "claim c=9 s=cash:H8,cash:HA"),
            ("pitch the four on the spades", "claim s=discard:4^S"),
            ("a ace", "claim c=1 s=cash:?A"),
        ],
    ),
    "you, heard as your; and this trick to a card of theirs": Construction(
        said=[
            ("your get a spade at the and", "concession x=1 o=e s=concede:S1"),
            ("your get the rest", "concession x=all"),
            ("your ace wins this", "current_trick_only"),
            ("your king takes this one", "current_trick_only"),
        ],
        near_misses=[
            ("your ace wins a trick", "concession x=1 s=concede:?A"),
            ("your queen gets a trick", "concession x=1 s=concede:?Q"),
        ],
    ),
    "what is said to come of a play, and is none": Construction(
        said=[
            ("reaching a two-card ending, you're squeezed", "claim s=squeeze"),
            ("taking care of the 4-1 break by cashing the ace first", "claim o=e s=cash:?A"),
            ("that takes care of the bad break", "unclear"),
            ("hearts and clubs squeeze on the last spade", "claim s=squeeze"),
            ("ace of hearts first, in case the queen drops, then the spades", "claim o=e p=0<1 s=cash:HA,cash:S"),
            ("lead's in dummy, all good", "claim c=all"),
            (
                "so I'll play a, hang on, no, I'm in my hand, so a club to the king and then I'll ruff a spade",
                "claim o=e p=0<1 s=cross:CK,ruff:S",
            ),
        ],
        near_misses=[
            ("reaching dummy with the ace I run clubs", "claim o=i p=0<1 s=cross:?A@dummy,run:C"),
            ("taking care of my losers on the clubs", "claim s=discard^C"),
            ("hearts, then a squeeze", "claim o=e p=0<1 s=cash:H,squeeze"),
            ("in case of a bad break I cash the ace first", "claim o=e s=cash:?A"),
            ("the rest are mine in case clubs break", "claim c=all"),
        ],
    ),
    "voids and small cards in signs; it that is run": Construction(
        said=[
            ("♠AK ♥A ♦- ♣32", "claim c=5 s=cash:SA+SK,cash:HA,cash:C3+C2"),
            ("S AK H A D - C 32", "claim c=5 s=cash:SA+SK,cash:HA,cash:C3+C2"),
            ("♥x ruff", "claim s=ruff:H"),
            ("run it", "not_a_claim s=run"),
        ],
        near_misses=[
            ("x ruff", "claim s=crossruff"),
            ("2 S - 3 H - 1 D", "claim c=6 s=cash:S2,cash:H3,cash:D1"),
            ("I lead the jack and run it", "claim f=d s=finesse:?J"),
        ],
    ),
    "trumps still to be drawn, knocked out, gone": Construction(
        said=[
            ("that was the last trump", "claim t=m"),
            ("that's the last of the trumps", "claim t=m"),
            ("I haven't drawn trumps yet but I will", "claim t=mp s=draw:T"),
            ("I haven't ruffed the club yet but I'm going to", "claim s=ruff:C"),
            ("knocking their last trump out with mine", "claim t=mp s=draw:T"),
            ("not forgetting to draw the trump", "claim t=mp s=draw:T"),
            ("i have to hearts", "claim c=2 s=cash:H2"),
        ],
        near_misses=[
            ("that was my last trump", "unclear t=m"),
            ("I haven't drawn trumps yet", "not_a_claim t=m"),
            ("I have to draw trumps", "claim t=mp s=draw:T"),
        ],
    ),
    "faces and thumbs between words; one and two that are given, as heard": Construction(
        said=[
            ("draw trumps 👍 rest 😀", "claim c=all t=mp s=draw:T"),
            ("all mine 👍", "claim c=all"),
            ("I give you won", "concession x=1"),
            ("I give you to", "concession x=2"),
        ],
        near_misses=[
            ("I give them to you", "unclear"),
            ("👍", "unclear"),
        ],
    ),
    "what it comes to on one break and on another": Construction(
        said=[
            ("3-3 +1, 4-2 =", "claim r=made"),
            ("3-3 =, 4-2 -1", "concession r=-1"),
            ("I've eight in the bag and one more: nine", "claim c=9d"),
        ],
        near_misses=[("3-3 +1", "claim r=+1"), ("eight in the bag and a heart", "claim c=8 s=cash:H1")],
    ),
    "honours by the letters of other languages": Construction(
        said=[
            ("Pik A, Herz KD", "claim c=3 s=cash:SA,cash:HK+HQ"),
            ("Herz-D, Pik-As", "claim c=2 s=cash:HQ,cash:SA"),
            ("♠ AD, ♥ RV", "claim c=4 s=cash:SA+SQ,cash:HK+HJ"),
            ("♠AKD ♥AB", "claim c=5 s=cash:SA+SK+SQ,cash:HA+HJ"),
            ("♠A ♠R ♠D, ♥A", "claim c=4 s=cash:SA,cash:SK,cash:SQ,cash:HA"),
            ("AR de pique, D de coeur", "claim c=3 s=cash:SA+SK,cash:HQ"),
            ("as de pique, dame de coeur", "claim c=2 s=cash:SA,cash:HQ"),
            ("♣E ♣K ♣D ♣Kn", "claim c=4 s=cash:CA,cash:CK,cash:CQ,cash:CJ"),
            ("klaver A, ruiten H", "claim c=2 s=cash:CA,cash:DK"),
            ("♥AHV, ♣AB", "claim c=5 s=cash:HA+HK+HQ,cash:CA+CJ"),
            ("♠AV and ♥AR", "claim c=4 s=cash:SA+SJ,cash:HA+HK"),
            ("♠A, R, D and ♥A", "claim c=4 s=cash:SA,cash:SK,cash:SQ,cash:HA"),
            ("A♠ R♠ D♠", "claim c=3 s=cash:SA,cash:SK,cash:SQ"),
            ("ARD♠, AR♥", "claim c=5 s=cash:SA+SK+SQ,cash:HA+HK"),
            ("schoppen V, B", "claim c=2 s=cash:SQ,cash:SJ"),
        ],
        near_misses=[
            ("♠AV and the rest", "claim c=all s=cash:SA"),  # a jack in French, a queen in Dutch
            ("♠V", "unclear"),
            ("♠ AD", "claim s=cash:S,cash:DA"),
            ("cash ♠A, D to dummy", "claim o=i p=0<1 s=cash:SA,cross:D@dummy"),
            ("♠A D", "claim s=cash:SA,cash:D"),
            ("♠AKQ ♥A D ruff", "claim o=i p=0<2,1<2 s=cash:SA+SK+SQ,cash:HA,ruff:D"),
            ("Pik AKQ", "claim c=3 s=cash:SA+SK+SQ"),
            ("cash AD ♠K", "claim s=cash:DA,cash:SK"),
            ("♠A, D and ♥A", "claim s=cash:SA,cash:D,cash:HA"),
        ],
    ),
    "heard, or spelled by ear, for another small word": Construction(
        said=[
            ("your get a spade at the and", "concession x=1 o=e s=concede:S1"),
            ("there out of trumps", "claim t=m"),
            ("there all mine", "claim c=all"),
            ("the rest of mine", "claim c=all"),
            ("i have to hearts", "claim c=2 s=cash:H2"),
            ("one for you too for me", "claim_and_concession c=2 x=1"),
            ("three too break in harps then ten tricks", "claim c=10d"),
            ("I give you won", "concession x=1"),
            ("I give you to", "concession x=2"),
            ("I give you for", "concession x=4"),
            ("the eights of clubs", "claim c=1 s=cash:C8"),
            ("pl trmps & rn dmnds", "claim o=i p=0<1 t=mp s=draw:T,run:D"),
            ("rff 2 hrts n dmy", "claim s=ruff:H2@dummy"),
            ("rough two dime and in hand then the ace of clubs", "claim o=e p=0<1 s=ruff:D2@declarer,cash:CA"),
            ("sp A, ht K, di Q, cl J", "claim c=4 s=cash:SA,cash:HK,cash:DQ,cash:CJ"),
        ],
        near_misses=[
            ("I have to ruff hearts", "claim s=ruff:H"),
            ("one for you, too bad for me", "concession x=1"),
            ("I give you to of them", "unclear"),
            ("over to dummy and there all good", "claim c=all o=i p=0<1 s=cross@dummy,cash*"),
            ("ruff 2 hrts n dmy is high", "claim c=all o=i p=0<1 s=ruff:H2,cash@dummy*"),
            ("lose a heart n dummy", "concession x=1 s=concede:H1"),
            ("the rest of my hand is good", "claim c=all"),
            ("cash ht, kd", "claim s=cash:HT,cash:DK"),
        ],
    ),
    "signs and pictures": Construction(
        said=[
            ("♠A-K, ♥Q-J-10", "claim c=5 s=cash:SA+SK,cash:HQ+HJ+HT"),
            ("💎A ♣️K", "claim c=2 s=cash:DA,cash:CK"),
            ("draw trumps 👍 rest 😀", "claim c=all t=mp s=draw:T"),
            ("👍🏻 all mine", "claim c=all"),
            ("♠️ 4x, ♥️ 2x", "claim c=6 s=cash:S4,cash:H2"),
            ("♠*3 and ♥ x 2", "claim c=5 s=cash:S3,cash:H2"),
            ("Cl. K, Cl. A, Hts. from the top", "claim s=cash:CK,cash:CA,cash:H"),
            ("C. K, C. A", "claim c=2 s=cash:CK,cash:CA"),
        ],
        near_misses=[
            ("♠ 4, ♥ 2", "claim c=2 s=cash:S4,cash:H2"),
            ("I play hearts. A spade to you", "claim_and_concession x=1 s=cash:H,concede:S1"),
            ("👍", "unclear"),
            ("♠ 2 A", "claim s=cross:SA"),
        ],
    ),
    "numbers, letters and signs that look like others": Construction(
        said=[
            ("lO tricks", "claim c=10d"),
            ("♥→A", "claim s=cross:HA"),
            ("♥→A→♠", "claim o=e p=0<1 s=cross:HA,cash:S"),
            ("1 lsr hrt", "concession x=1 s=concede:H1"),
            ("rest mine cept 1 spd", "claim_and_concession x=1 s=concede:S1"),
            ("the acre of clubs and the keen of hearts", "claim c=2 s=cash:CA,cash:HQ"),
            ("A of , K of , all", "claim c=all s=cash:?A,cash:?K"),
            ("ace of, king of, all mine", "claim c=all s=cash:?A,cash:?K"),
            ("4 diamonds pitch 2 clubs", "claim s=cash:D4,discard:C2"),
            ("they our all mine", "claim c=all"),
            ("hearts or good", "claim"),
            ("to you won club", "concession x=1 s=concede:C1"),
            ("two two me and one two you", "claim_and_concession c=2 x=1"),
            ("losing won", "concession x=1"),
            ("-♠A", "claim_and_concession x=1 s=concede:SA"),
        ],
        near_misses=[
            ("lo tricks", "not_a_claim"),
            ("- SA, - HK", "claim c=2 s=cash:SA,cash:HK"),
            ("♥ → ♠", "claim o=e p=0<1 s=cash:H,cash:S"),
            ("one loser, heart ace", "concession x=1 s=concede:HA"),
            ("💚AK", "unclear"),
            ("trumps → A♠", "claim o=e p=0<1 t=m s=cash:T,cash:SA"),
            ("ace of... no, king of diamonds", "claim c=1 s=cash:DK"),
            ("two clubs discard on the diamonds", "claim s=discard:C2^D"),
            ("hearts or spades are good", "claim s=cash:H,cash:S*"),
            ("all or nothing", "claim c=all"),
            ("you won a club", "concession x=1 s=concede:C1"),
        ],
    ),
    "plays that are needless, let be, or made although needless": Construction(
        said=[
            ("I don't bother drawing trumps first, I just run the clubs.", "claim o=e t=m s=~draw:T,run:C"),
            ("I have no need to draw your last trump.", "claim t=m s=~draw:T"),
            ("I've no need to ruff.", "claim s=~ruff"),
            ("there's no call to finesse", "claim f=n s=~finesse"),
            ("Don't bother finessing, all mine.", "claim c=all f=n s=~finesse"),
            ("I don't need to draw trumps but I do.", "claim t=mp s=draw:T"),
            ("I had a finesse for the overtrick but I ignore it.", "claim f=n s=~finesse"),
            ("I'd meant to ruff a club but it's good.", "claim s=~ruff:C"),
            ("Trumps don't need drawing.", "claim t=m s=~draw:T"),
            ("no finesse, oh actually I will take it", "claim f=d s=finesse"),
            ("the finesse doesn't need taking", "claim f=n s=~finesse"),
            ("I won't bother with the last trump.", "claim t=m s=~draw:T"),
            ("I stay off trumps.", "claim t=m s=~draw:T"),
        ],
        near_misses=[
            ("don't bother, all mine", "claim c=all"),
            ("don't bother playing", "claim"),
            ("clubs, not trumps", "claim t=m s=cash:C,~cash:T"),
            ("trumps need drawing", "claim t=mp s=draw:T"),
            ("Please ignore the claim", "not_a_claim"),
            ("I don't ruff but I do discard a heart", "claim s=~ruff,discard:H"),
        ],
    ),
    "cards held back": Construction(
        said=[
            ("holding the king of hearts back", "unclear"),
            ("I hold two trumps back and run the clubs", "claim t=m s=run:C"),
            ("saving the ace of clubs for later", "unclear"),
        ],
        near_misses=[
            ("I hold the ace and king of clubs", "claim c=2 s=cash:CA,cash:CK"),
            ("I keep a trump for a ruff", "claim t=m s=ruff"),
        ],
    ),
    "second thoughts: a loss forgotten, another number, another play": Construction(
        said=[
            ("No losers, oh, there's a club.", "claim_and_concession x=1 s=concede:C1"),
            ("No losers - wait, there's a heart.", "claim_and_concession x=1 s=concede:H1"),
            ("I don't lose any - oh, a club.", "claim_and_concession x=1 s=concede:C1"),
            ("All the rest - ah no, you have a heart.", "claim_and_concession x=1 s=concede:H1"),
            ("I claim them all, oh well, not the club.", "claim_and_concession x=1 s=concede:C"),
            ("All mine, except you've a spade.", "claim_and_concession x=1 s=concede:S1"),
            ("They're all good, except in clubs where I lose one.", "claim_and_concession x=1 s=concede:C1"),
            ("I've got eleven, oh no, there's a heart, ten.", "claim_and_concession c=10d x=1 s=concede:H1"),
            ("You get a heart - two hearts, sorry.", "concession x=2 s=concede:H2"),
            ("You get two clubs - one club, I mean.", "concession x=1 s=concede:C1"),
            ("You have one, hmm, two more coming.", "concession x=2"),
            ("You have one, let me see, two tricks.", "concession x=2"),
            ("ruff - sorry, discard - a heart", "claim s=discard:H"),
            ("I ruff - no, discard - a heart", "claim s=discard:H"),
        ],
        near_misses=[
            ("No losers, oh, there's a club ruff", "claim c=all s=ruff:C"),
            ("All mine, a club and a heart", "claim c=all s=cash:C1,cash:H1"),
            ("You get a heart, two clubs, sorry", "concession x=3 s=concede:H1,concede:C2"),
            ("you get a club, two hearts", "concession x=3 s=concede:C1,concede:H2"),
            ("draw, ruff, discard", "claim o=i p=0<1,1<2 t=p s=draw:T,ruff,discard"),
            ("all mine, except you have nothing", "claim c=all"),
        ],
    ),
    "an item at any time; suits left to the end": Construction(
        said=[
            (
                "Hearts, clubs, then spades; the trump any time.",
                "claim o=e p=0<2,1<2 t=m s=cash:H,cash:C,cash:S,cash:T",
            ),
            (
                "Run the spades, then the clubs; the diamond ace whenever I please.",
                "claim o=e p=0<1 s=run:S,cash:C,cash:DA",
            ),
            ("The spades I leave till the end.", "claim o=e s=cash:S"),
            ("c) concede the last spade", "concession x=1 s=concede:S"),
            ("a. trumps b. spades c. a diamond ruff", "claim o=e p=0<1,1<2 t=m s=cash:T,cash:S,ruff:D"),
            ("Break or no break, I make it.", "claim r=made"),
        ],
        near_misses=[
            ("the hearts I leave to you", "concession x=1 s=concede:H"),
            ("a. heart", "claim s=cash:H"),
            ("the hearts break or I finesse", "claim f=d s=finesse"),
        ],
    ),
    "a loss counted, and then named": Construction(
        said=[
            ("You get one trick, a heart, that's all.", "concession x=1 s=concede:H1"),
            ("You get two tricks, two clubs, that's your lot.", "concession x=2 s=concede:C2"),
            ("I lose two tricks, a spade and a club, that's all.", "concession x=2 s=concede:S1,concede:C1"),
            ("You get one trick, a heart, just the one.", "concession x=1 s=concede:H1"),
            ("You get one trick, just one.", "concession x=1"),
            ("Just one loser. The ace of diamonds.", "concession x=1 s=concede:DA"),
            ("There's one loser. A diamond.", "concession x=1 s=concede:D1"),
            ("One trick to you. The ace of trumps.", "concession x=1 t=m s=concede:TA"),
            ("I've got two losers. Both hearts.", "concession x=2 s=concede:H2"),
            (
                "I lose two. The ace of clubs and the king of diamonds.",
                "concession x=2 s=concede:CA,concede:DK",
            ),
            ("You get one, I get the rest. It's the ace of clubs.", "claim_and_concession x=1 s=concede:CA"),
            ("One trick for the defence, the ace of clubs, and I've the rest", "claim_and_concession x=1 s=concede:CA"),
            ("You get one more, the last one.", "concession x=1 o=e s=concede:1"),
            ("One to you: the last.", "concession x=1 o=e s=concede:1"),
            ("You get two, the last two.", "concession x=2"),
            ("I lose to the king of clubs, one loser.", "concession x=1 s=concede:CK"),
        ],
        near_misses=[
            ("You get one. I cash the ace of clubs.", "claim_and_concession x=1 s=cash:CA"),
            (
                "You get one. The ace of clubs, then the king.",
                "claim_and_concession c=2 x=1 o=e p=0<1 s=cash:CA,cash:CK",
            ),
            ("You get one. A trump, then clubs.", "claim_and_concession x=1 o=e p=0<1 t=m s=cash:T1,cash:C"),
            ("You get one. Two clubs and a heart.", "claim_and_concession c=3 x=1 s=cash:C2,cash:H1"),
            ("You get one. My ace and king.", "claim_and_concession c=2 x=1 s=cash:?A,cash:?K"),
            ("One for you. A heart for me.", "claim_and_concession c=1 x=1 s=cash:H1"),
            ("I get one trick. A heart.", "claim c=1 s=cash:H1"),
            ("You get one. A heart ruff", "claim_and_concession x=1 s=ruff:H"),
        ],
    ),
    "what the claimer of a report gives to the others": Construction(
        said=[
            ("South claims, saying they get a trump.", "claim_and_concession x=1 t=m s=concede:T1"),
            ("South claimed and said they had a heart trick.", "claim_and_concession x=1 s=concede:H1"),
            ("South tabled his hand, saying they had the ace.", "concession x=1 s=concede:?A"),
            ("Declarer claimed saying West has a trump trick.", "claim_and_concession x=1 t=m s=concede:T1"),
            ("Declarer claimed, telling East he could have a heart.", "claim_and_concession x=1 s=concede:H1"),
            ("Claims the rest; East has the ace of trumps.", "claim c=all t=m"),
            ("Claims; West gets a club.", "claim_and_concession x=1 s=concede:C1"),
            ("Claimed, saying East gets a spade.", "claim_and_concession x=1 s=concede:S1"),
            ("Declarer claimed, saying one for you.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("South claimed, saying she had four clubs and they were good", "claim c=4 s=cash:C4"),
            ("Declarer claims, says East has a trump.", "claim t=m"),
            ("They claimed, saying they had two clubs", "claim c=2 s=cash:C2"),
            ("South claims, says North has the ace", "claim c=1 s=win:?A@N"),
        ],
    ),
    "in the claimer's own words, but": Construction(
        said=[
            (
                "She says you get a heart but I've three spades.",
                "claim_and_concession c=3 x=1 s=concede:H1,cash:S3",
            ),
            ('He said "one for you but I have four clubs"', "claim_and_concession c=4 x=1 s=cash:C4"),
            (
                'South claimed: "a club to lose but I\'ve five diamonds".',
                "claim_and_concession c=5 x=1 s=concede:C1,cash:D5",
            ),
        ],
        near_misses=[
            (
                "Declarer claims, says he loses a club but I have the king of hearts",
                "claim_and_concession x=1 s=concede:C1",
            ),
        ],
    ),
    "what a defender says of declarer, told": Construction(
        said=[
            ("West said declarer had the rest.", "concession x=all"),
            ("West said declarer could have the rest.", "concession x=all"),
            ("West admitted declarer had them all.", "concession x=all"),
        ],
        near_misses=[
            ("Declarer said he had the rest.", "claim c=all"),
            ("South said he had the rest.", "claim c=all"),
        ],
    ),
    "a trump of theirs that is high, and the rest are mine": Construction(
        said=[
            ("You've one trump left, it's high, and the rest are mine.", "claim_and_concession x=1 t=m s=concede:T"),
            ("You have a trump, it's the master, the rest are mine.", "claim_and_concession x=1 t=m s=concede:T"),
            (
                "There's a trump out, it's a winner, all the others are mine.",
                "claim_and_concession x=1 t=m s=concede:T",
            ),
            ("West has a trump left which is high, the rest are mine.", "claim_and_concession x=1 t=m s=concede:T"),
            ("The only trump out is the ace, the rest are mine.", "claim_and_concession x=1 t=m s=concede:T"),
            ("The outstanding trump is high, I've the rest.", "claim_and_concession x=1 t=m s=concede:T"),
            ("One trump is high, the others are mine.", "claim_and_concession x=1 t=m s=concede:T"),
            ("There's one trump out, it's the master, I leave it.", "claim_and_concession x=1 t=m s=concede:T,~draw:T"),
            ("There's one trump still out and it's the queen, the rest are mine.", "claim c=all t=m"),
        ],
        near_misses=[
            ("I have one trump left, it's high, and the rest are mine.", "claim c=all t=m s=cash:T1"),
            ("There's one trump out, it isn't high, the rest are mine", "claim c=all t=m"),
            ("There's a trump out, it's small, the rest are mine.", "claim c=all t=m"),
            ("You've one trump left, I draw it, the rest are mine.", "claim c=all t=mp s=draw:T"),
        ],
    ),
    "a trick that they have had is over": Construction(
        said=[
            ("You took the ace already, the rest are mine.", "claim c=all"),
            ("Now that you've taken your ace, the rest are mine.", "claim c=all"),
            ("You won the king, so I've the rest.", "claim c=all"),
            ("The clubs are good now that you've taken the ace.", "claim"),
            ("I've already given you a heart, so it's ten.", "claim c=10d"),
            ("The rest are mine, you took your ace already.", "claim c=all"),
        ],
        near_misses=[
            ("You take the ace, the rest are mine.", "claim_and_concession x=1 s=concede:?A"),
            ("Once you've taken your ace, the rest are mine.", "claim_and_concession x=1 s=concede:?A"),
            ("You took a heart, I get the rest.", "claim_and_concession x=1 s=concede:H1"),
            ("You've had your last trick, I'm sorry to say.", "claim c=all"),
        ],
    ),
    "asked out of politeness": Construction(
        said=[
            ("I draw trumps if that's all right.", "claim t=mp s=draw:T"),
            ("The rest are mine if that's okay.", "claim c=all"),
            ("I'll claim nine, if everyone's happy.", "claim c=9d"),
            ("I take the finesse, if I may.", "claim f=d s=finesse"),
            ("If you'll allow me, I draw trumps.", "claim t=mp s=draw:T"),
            ("Claim if that's all right with you two.", "claim"),
        ],
        near_misses=[
            ("if you'll let me have a heart, the rest are yours", "concession x=all"),
            ("I make it if the clubs are all right", "claim r=made"),
        ],
    ),
    "a hand that is high, but they get one": Construction(
        said=[
            ("Dummy is high but you get a heart", "claim_and_concession x=1 s=concede:H1"),
            ("Dummy is high but you have the ace of clubs", "claim_and_concession x=1 s=concede:CA"),
            ("My hand's high but you get one.", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("Dummy isn't high but you get a heart", "not_a_claim"),
            ("his hand is high but you get a heart", "not_a_claim"),
        ],
    ),
    "a play told of twice, a number asked of oneself, a trick before the rest": Construction(
        said=[
            ("I've eight tricks and the finesse makes nine.", "claim c=9d f=d s=finesse"),
            ("I'll play West for the queen and finesse", "claim f=d s=finesse"),
            ("Is that ten? Yes, ten.", "claim c=10d"),
            ("You win and then whatever you play I've the rest.", "claim_and_concession x=1"),
            ("I knock out the ace of clubs and AK of hearts", "claim o=i p=0<1 s=knock_out:CA,cash:HA+HK"),
            ("I've only got clubs left, so you've got the rest.", "concession x=all"),
            ("I can't go down.", "claim r=made"),
        ],
        near_misses=[
            ("I finesse and finesse again", "claim o=i p=0<1 f=d s=finesse,finesse"),
            ("whatever you play I've the rest.", "claim c=all"),
            ("I knock out the ace of clubs and the king of hearts", "claim s=knock_out:CA,knock_out:HK"),
            ("I've only got clubs left and the rest are mine", "claim c=all s=cash:C"),
            ("I can't go wrong", "claim"),
        ],
    ),
    "past tricks, claims of other tables, and claims of other things": Construction(
        said=[
            ("I had the first six tricks", "not_a_claim"),
            ("I took the first nine", "not_a_claim"),
            ("We've taken four tricks", "not_a_claim"),
            ("They made four tricks", "not_a_claim"),
            ("You claimed eleven, not ten", "not_a_claim"),
            ("I won the first six tricks and have five more", "claim c=5"),
            ("On the first board I had nine tricks", "not_a_claim"),
            ("Our teammates claimed eleven", "not_a_claim"),
            ("Yesterday's claim was for ten tricks", "not_a_claim"),
            ("Claiming damage", "not_a_claim"),
            ("He claims misinformation", "not_a_claim"),
            ("I claim a rectification", "not_a_claim"),
            ("Declarer claims that East revoked", "not_a_claim"),
            ("East claims she didn't see it", "not_a_claim"),
            ("He claims he asked for it", "not_a_claim"),
            ("He claims he was misinformed", "not_a_claim"),
            ("I concede the point", "not_a_claim"),
            ("Let me count my tricks", "not_a_claim"),
            ("I need to count the rest", "not_a_claim"),
            ("I'd concede if I could see it", "not_a_claim"),
            ("With a heart lead he goes down", "not_a_claim"),
            ("Board 4 please", "not_a_claim"),
        ],
        near_misses=[
            ("I take the first six tricks", "claim c=6"),
            ("South claims he has the rest", "claim c=all"),
            ("West claims that he was cold", "claim r=made"),
            ("He claims ten", "claim c=10d"),
            ("Declarer claims damage but I have the rest", "claim c=all"),
            ("I'd like to claim the rest if I could", "claim c=all"),
            ("let me count my tricks: five, six, seven", "claim c=7"),
            ("South showed his hand, five spades", "claim c=5 s=cash:S5"),
        ],
    ),
    "what is usual, foreseen, or known to the recorder": Construction(
        said=[
            ("It would be normal for declarer to draw the trump first", "not_a_claim t=m"),
            ("Declarer will surely draw trumps and run clubs", "not_a_claim t=m"),
            ("South probably makes nine", "not_a_claim"),
            ("He has ten easy tricks here", "not_a_claim"),
            ("South thought trumps were all in and claimed; East produced a trump", "claim t=ms"),
            ("Claimed the rest. There was a trump to come from East", "claim c=all t=m"),
            ("North showed five hearts and four spades", "unclear"),
            ("North showed five spades and claimed", "claim"),
        ],
        near_misses=[
            ("I'll probably draw trumps and run clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("Declarer will draw trumps and run clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("There was a trump to come", "unclear t=m"),
            ("South claimed and East got a trump trick", "claim_and_concession x=1 t=m s=concede:T1"),
        ],
    ),
    "lengths compared, cards out and what they are, cards that drop": Construction(
        said=[
            ("there's two clubs out and they're the king and the three", "unclear"),
            ("one club is still out, the ten", "not_a_claim"),
            ("there are two spades out and I have three", "unclear"),
            ("three hearts are still out, all low", "not_a_claim"),
            (
                "somebody has the king of clubs and gets it, everything else is mine",
                "claim_and_concession x=1 s=concede:CK",
            ),
            ("West has two trumps and East none", "unclear t=m"),
            ("West's remaining cards are all clubs", "unclear"),
            ("North has three hearts and South two", "unclear"),
            ("you have one spade and I have two", "unclear"),
            ("dummy has three clubs and I have two", "unclear"),
            ("I have five hearts, you have three between you", "unclear"),
            ("the diamonds don't run, he has three to the jack", "not_a_claim"),
            ("on a heart back I win the ace", "claim s=win:?A"),
            ("any lead but a heart and I have the rest", "claim c=all"),
            ("you hold the queen of hearts but it drops", "claim"),
        ],
        near_misses=[
            ("I've two spades and you've none", "claim c=2 s=cash:S2"),
            ("you have a heart and I have the rest", "claim_and_concession x=1 s=concede:H1"),
            ("I have five hearts, you have three", "claim_and_concession c=5 x=3 s=cash:H5"),
            ("two hearts are out, ten", "claim c=10d"),
            ("dummy has two clubs and I have two diamonds", "claim c=4 s=cash:C2@dummy,cash:D2"),
            ("North has three hearts and South the rest", "concession x=all"),
            ("you hold the queen of hearts but I have the rest", "claim_and_concession x=1 s=concede:HQ"),
        ],
    ),
    "losers called so afterwards, or seen to": Construction(
        said=[
            ("a spade and a diamond, neither of them good", "concession x=2 s=concede:S1,concede:D1"),
            ("a heart and a spade, the spade being yours", "claim_and_concession c=1 x=1 s=cash:H1,concede:S1"),
            ("a heart and a spade, the spade is yours", "claim_and_concession c=1 x=1 s=cash:H1,concede:S1"),
            ("I had a spade loser but that's on the heart", "claim s=discard:S^H"),
            ("one heart loser which gets ruffed", "claim s=ruff:H"),
            ("I might lose a heart but I can pitch it on the club", "claim s=discard:H^C"),
            ("I may lose a heart, which I can throw on the clubs", "claim s=discard:H^C"),
        ],
        near_misses=[
            ("a heart and a spade, the spade is good", "claim s=cash:H1,cash:S1,cash:S*"),
            ("I lose a heart but I have the rest", "claim_and_concession x=1 s=concede:H1"),
            ("I might lose a heart", "concession x=1 s=concede:H1"),
            ("hearts and spades, the spade is yours", "claim_and_concession x=1 s=cash:H,cash:S,concede:S"),
        ],
    ),
    "sums of small numbers, and of two hands": Construction(
        said=[
            ("three and one and one", "claim c=5"),
            ("13 - 1", "claim c=12d"),
            ("one at the end and one now", "claim c=2"),
            ("two of mine and two in dummy", "claim c=4"),
        ],
        near_misses=[
            ("three and one", "claim c=3"),
            ("10 - 1", "claim c=10d"),
            ("two of mine and two of yours", "claim_and_concession c=2 x=2"),
        ],
    ),
    "trumps drawn before, and no trump in dummy": Construction(
        said=[
            ("having extracted the trumps", "claim t=ms"),
            ("having had trumps out, the rest are mine", "claim c=all t=ms"),
            ("no trump left in dummy", "unclear t=m"),
        ],
        near_misses=[
            ("after extracting the trumps I run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("no trumps left", "claim t=m"),
            ("no trump left in dummy but I have the rest", "claim c=all t=m"),
        ],
    ),
    "what is named behind, and so many of them good": Construction(
        said=[
            ("they're all gone, the trumps", "claim t=m"),
            ("We're playing no trump, I've nine", "claim c=9d"),
            ("I've five spades, four of them good", "claim_and_concession c=4 x=1 s=cash:S4,concede:S1"),
            ("I have five hearts, four good", "claim_and_concession c=4 x=1 s=cash:H4,concede:H1"),
        ],
        near_misses=[
            ("I have five hearts, four good clubs", "claim c=9 s=cash:H5,cash:C4"),
            ("I have five hearts, two diamonds", "claim c=7 s=cash:H5,cash:D2"),
        ],
    ),
    "a contract that can't go down; if that's right; corrections and what is held against a claim": Construction(
        said=[
            ("We can't go down in this any more.", "claim r=made"),
            ("I can't go off now", "claim r=made"),
            ("Spade to the jack, and if that's right I have them all.", "claim c=all f=d s=finesse:S"),
            ("heart to the ten; if that works I have the lot", "claim c=all f=d s=finesse:H"),
            ("Sorry - declarer claimed 11, not 10, correcting.", "not_a_claim"),
            ("corr: that was 9 tricks not 10, sry, misheard", "not_a_claim"),
            ("oops, he claimed 10 not 11", "not_a_claim"),
            ("but my ten of trumps was still out there when he claimed", "not_a_claim t=m"),
            ("when he claimed my ten was still out", "not_a_claim"),
            ("Have I got the rest? Or is there a trump out?", "not_a_claim t=m"),
        ],
        near_misses=[
            ("I can't go wrong", "claim"),
            ("I don't know if that's right", "not_a_claim"),
            ("ten if that's right", "claim c=10d"),
            ("I had ten tricks when I claimed", "claim c=10d"),
            ("Do you agree? I have the rest, ok?", "claim c=all"),
        ],
    ),
    "tricks that come from a suit, that are the tenth, that all cash; then as the last word": Construction(
        said=[
            (
                "Once I've had one round of trumps, all the tricks come from spades.",
                "claim c=all o=e p=0<1 t=mp s=draw:T,cash:S",
            ),
            ("the remainder come from diamonds", "claim c=all s=cash:D"),
            ("nine tricks come from clubs", "claim c=9d s=cash:C"),
            ("After drawing trumps the long diamond is my twelfth", "claim c=12d o=e p=0<1 t=mp s=draw:T,cash:D*"),
            ("the king of spades is my ninth", "claim c=9d s=cash:SK"),
            ("the fifth heart is my twelfth trick", "claim c=12d s=cash:H*"),
            ("nothing left in it, they all cash", "claim c=all"),
            ("my cards all cash", "claim c=all"),
            ("My queen of clubs takes one in the end.", "claim c=1 o=e s=win:CQ"),
            ("If the king hasn't shown by the last trump I'll finesse the diamond.", "claim o=e t=m f=d s=finesse:D"),
            ("That's a diamond and a club to us, then.", "claim c=2 s=cash:D1,cash:C1"),
            ("you get a club and a diamond, then", "concession x=2 s=concede:C1,concede:D1"),
        ],
        near_misses=[
            ("the long club is the thirteenth so I've seven", "claim c=7"),
            ("I've had two rounds of trumps", "claim c=2 t=m s=cash:T2"),
            ("my king of clubs takes the last one", "claim o=e s=win:CK"),
            ("trumps to me, then clubs", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
        ],
    ),
    "a finesse again; out with a card; none against me; ten heard for then": Construction(
        said=[
            ("Diamond to the jack, and again if I have to.", "claim o=i p=0<1 f=d s=finesse:D,finesse:D"),
            ("heart to the queen and again if it holds", "claim o=i p=0<1 f=d s=finesse:H,finesse:H"),
            ("finesse spades, again if necessary", "claim o=i p=0<1 f=d s=finesse:S,finesse:S"),
            ("out with a heart and West is endplayed", "claim s=lead:H"),
            ("off with a spade", "claim s=lead:S"),
            ("Two trumps and a good club, and there are none against me.", "claim c=3 t=m s=cash:T2,cash:C1"),
            ("draw trumps ten dummy is high", "claim c=all o=e p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("draw trumps ten run clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("I still make a trump trick", "claim c=1 t=m s=win:T1"),
        ],
        near_misses=[
            ("and again, the clubs are good", "claim"),
            ("draw trumps and again I have the rest", "claim c=all t=mp s=draw:T"),
            ("spade to the ace and again", "claim s=cross:SA"),
            ("trumps out with a heart to come", "claim t=mp s=draw:T"),
            ("two spades ten tricks", "claim c=10d s=cash:S2"),
        ],
    ),
    "a count aloud of what is then listed; a number only hoped for beside a list": Construction(
        said=[
            (
                "I've, hang on, one two three four... yes, four hearts and two clubs, six.",
                "claim c=6 s=cash:H4,cash:C2",
            ),
            ("Let me see, one, two, three - yes, three spades and a diamond, four.", "claim c=4 s=cash:S3,cash:D1"),
            ("1 2 3 4 ... four hearts, two clubs", "claim c=6 s=cash:H4,cash:C2"),
            ("I take the two hearts now, three if partner has the jack.", "claim c=2 s=cash:H2"),
            ("two spades for us, or three if partner's got the ace", "claim c=2 s=cash:S2"),
            ("I make one trump, two if I'm on lead", "claim c=1 t=m s=cash:T1"),
        ],
        near_misses=[
            ("one, two, three tricks and a heart", "claim c=4 s=cash:H1"),
            ("One, two, three, four. Hearts.", "claim c=4 s=cash:H"),
            ("two hearts, eleven if clubs break", "claim c=11d s=cash:H2"),
            ("nine tricks, ten if the clubs break", "claim c=9d"),
        ],
    ),
    "a place behind a list; what comes last; this one, and then its name": Construction(
        said=[
            (
                "you've got to get a trump and a club there, haven't you, so I'm one off",
                "concession x=2 r=-1 t=m s=concede:T1,concede:C1",
            ),
            ("I lose a heart, a club and a spade there", "concession x=3 s=concede:H1,concede:C1,concede:S1"),
            ("Five, with the heart coming last.", "claim c=5 o=e s=cash:H"),
            ("Four tricks, the spade being last", "claim c=4 o=e s=cash:S"),
            ("five with the ace of clubs coming last", "claim c=5 o=e s=cash:CA"),
            ("I've just got this one, the queen of clubs.", "claim c=1 s=win:CQ"),
            ("you get this one, the ace of hearts", "concession x=1 s=concede:HA"),
        ],
        near_misses=[
            ("I have two clubs and the ace is there", "claim c=3 s=cash:C2,cash:?A*"),
            ("the hearts are good and a club there", "claim"),
            ("three clubs with the ace first", "claim c=3 o=e s=cash:C3"),
            ("I've got this one, the queen of clubs and the ace of hearts", "claim c=3 s=cash:CQ,cash:HA"),
            ("I've got this one and the queen of clubs", "claim c=2 s=cash:CQ"),
        ],
    ),
    "whichever suit they keep; what they ruff with; what is left out behind what is good": Construction(
        said=[
            ("whichever red suit you keep you're squeezed, so it's twelve", "claim c=12d s=squeeze"),
            ("no matter which minor you hang on to you're squeezed", "claim s=squeeze"),
            ("whatever heart you lead I've the rest", "claim c=all"),
            (
                "One top trump, then diamonds, and you can ruff in with the queen whenever you like.",
                "claim_and_concession x=1 o=e p=0<1 t=m s=cash:T1,cash:D,concede:TQ",
            ),
            (
                "clubs, and you ruff with the master trump when you like",
                "claim_and_concession x=1 t=m s=cash:C,concede:T",
            ),
            ("you may ruff with the queen of trumps at any point", "concession x=1 t=m s=concede:TQ"),
            (
                "Ruff, ruff, and my hand's good except for a club you get.",
                "claim_and_concession x=1 o=i p=0<1,1<2 s=ruff,ruff,cash@declarer*,concede:C1",
            ),
            (
                "draw trumps and I'm high but for a club",
                "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,cash@declarer*,concede:C1",
            ),
        ],
        near_misses=[
            ("I draw whatever trumps you have", "claim t=mp s=draw:T"),
            ("Six for me, five clubs and whichever red ace you leave me with.", "claim c=6 s=cash:C5,cash:?A"),
            ("you ruff with the ten and I overruff, then clubs", "claim o=e p=0<1 s=overruff,cash:C"),
            ("you can't ruff with the queen", "unclear"),
            ("you ruffed with the queen", "not_a_claim"),
        ],
    ),
    "South by his letter; minus one said; what was heard; meant without I": Construction(
        said=[
            ("conc 1 H to W, rest S", "claim_and_concession x=1 s=concede:H1"),
            ("1 H to W, rest to S", "claim_and_concession x=1 s=concede:H1"),
            (
                "N asks how, S: before touching trumps i ruff a sp, then i draw them",
                "claim o=e p=0<1 t=mp s=ruff:S,draw:T",
            ),
            ("S nodded, said one down", "concession r=-1"),
            ("S said minus 1, shook her head, cards back in board", "concession r=-1"),
            ("he conceded minus two", "concession r=-2"),
            ("W says all but one", "claim_and_concession x=1"),
            ("she said the rest bar the ace of trumps", "claim_and_concession x=1 t=m s=concede:TA"),
            ("all I heard was leading a club off the table", "claim s=lead:C@dummy"),
            ("the only thing I heard was a diamond to the ace", "claim s=cross:DA"),
            ("oops, meant the seven, not the jack", "not_a_claim"),
            ("sorry, meant the small one not the queen", "not_a_claim"),
            ("ten tricks, meant eleven", "claim c=11d"),
        ],
        near_misses=[
            ("conc 1 H, rest S", "concession x=2 s=concede:H1,concede:S"),
            ("2 H, 1 C, rest S", "claim c=all s=cash:H2,cash:C1,cash:S"),
            ("S: AKQ, H: AK", "claim c=5 s=cash:SA+SK+SQ,cash:HA+HK"),
            ("a spade to East and a heart to West", "concession x=2 s=concede:S1,concede:H1"),
            ('he said nothing but "claim"', "claim"),
            ("it meant nine tricks", "claim c=9d"),
            ("all I need is clubs", "claim s=cash:C"),
        ],
    ),
    "over if it drops, and if not more; set up with a ruff; nothing but winners on lead": Construction(
        said=[
            (
                "I ruff once, and if the king comes down it's over, if it doesn't I come back in clubs and ruff again.",
                "claim o=i p=0<1,1<2 s=ruff,cross:C@declarer,ruff",
            ),
            (
                "I set the clubs up with a ruff, over with the heart king, and two losers go on them.",
                "claim o=i p=0<1,1<2 s=establish:C,cross:HK@dummy,discard:2^C",
            ),
            ("I mop the trumps up with the ace and king", "claim t=mp s=draw:TA+TK"),
            ("I'm on lead with nothing but winners.", "claim c=all"),
            ("I'm in with nothing but winners", "claim c=all"),
            ("in hand with nothing but good clubs", "claim c=all"),
            ("I'm on lead with only winners", "claim c=all"),
        ],
        near_misses=[
            ("I cash the ace and if the king drops that's it, otherwise I play on", "claim c=all s=cash:?A"),
            ("club to dummy, up with the ace", "claim o=i p=0<1 s=cross:C@dummy,win:?A"),
            ("I'm on lead with five winners", "claim c=5"),
            ("I lose nothing but a club", "concession x=1 s=concede:C1"),
        ],
    ),
    "plans scrapped; trumps gathered; what stands beside the last trump": Construction(
        said=[
            (
                "hmm, heart to the king, spade back... no, scrap that, I'll just give you two hearts",
                "concession x=2 s=concede:H2",
            ),
            ("Club to the ace, club ruff, scrub that, I claim the rest", "claim c=all"),
            (
                "I shall simply discard my club loser on dummy's long spades after the trumps are gathered.",
                "claim o=e p=1<0 t=mp s=discard:C^S,draw:T",
            ),
            ("Once the trumps have been gathered I run the clubs", "claim o=e p=0<1 t=mp s=draw:T,run:C"),
            ("once the trumps are collected dummy is high", "claim c=all o=e p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("with trumps gathered I've the rest", "claim c=all t=ms"),
            ("eight of clubs is good king of clubs is good and I've got the last trumpet", "claim c=3 t=m"),
            ("I've the last trump and the king of spades is good", "claim c=2 t=m"),
        ],
        near_misses=[
            ("a club to the ace - scratch that - a club to the king", "claim s=cross:CK"),
            ("draw trumps, no scrap that, ruff a heart first", "claim o=e p=1<0 t=mp s=draw:T,ruff:H"),
            ("I gather you have the ace of clubs", "concession x=1 s=concede:CA"),
            ("I gather the spades", "claim s=cash:S"),
            ("hearts are good, I've got the last trump and the ace of spades", "claim t=m s=cash:H*,cash:T,cash:SA"),
            ("I cash the last trump and the six of hearts is high", "claim o=i p=0<1 t=m s=cash:T,cash:H6*"),
            ("the hearts are good and I have the ace of clubs", "claim s=cash:H*,win:CA"),
        ],
    ),
    "a card with when; the last by is; it's going to make; South's other ways": Construction(
        said=[
            ("two hearts, three when partner has the jack", "claim c=2 s=cash:H2"),
            ("I cash my two spades, three when partner holds the ten.", "claim c=2 s=cash:S2"),
            ("When I get in with the ace of hearts I take three clubs.", "claim o=e p=0<1 s=win:HA,cash:C3"),
            ("Four, and the spade is last.", "claim c=4 o=e s=cash:S"),
            ("trump a spade home and draw the last trump", "claim o=i p=0<1 t=mp s=ruff:S,draw:T"),
            ("Trick two and I can tell you already it's going to make.", "claim r=made"),
            ("That's the rubber, Dorothy.", "claim r=made"),
            ("there's a trump out, I'll have that, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            ("one trump's out, I'm collecting it and then it's all spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S"),
            ("K he, Q he and a di", "claim c=3 s=cash:HK,cash:HQ,cash:D1"),
            ("ruff a he then draw tr", "claim o=e p=0<1 t=mp s=ruff:H,draw:T"),
        ],
        near_misses=[
            ("when dummy has the lead the clubs run", "claim o=e p=0<1 s=cash:C@dummy,run"),
            ("a spade, and when I get in I run the clubs", "claim o=e p=0<1 s=cash:S1,run:C"),
            ("ruff two clubs and I'm home", "claim r=made s=ruff:C2"),
            ("my queen of clubs, it's going to make", "claim c=1 s=cash:CQ"),
            ("I'll have that and after it it's just clubs", "claim s=cash:C"),
            ("k, he has the rest", "concession x=all"),
            ("it would make", "unclear"),
        ],
    ),
    "nearly said; let slip; breaks into a list; suggested; over, then": Construction(
        said=[
            ("I was about to say two losers, but no, there are none", "claim c=all"),
            ("I nearly said a club loser but actually there isn't one", "claim c=all"),
            ("five tricks - no, six, I missed the nine of spades", "claim c=6"),
            (
                "I'm losing a heart, and a spade, and, oh no, the queen of trumps too.",
                "concession x=3 t=m s=concede:H1,concede:S1,concede:TQ",
            ),
            ("two hearts, and, wait, the ace of clubs", "claim c=3 s=cash:H2,cash:CA"),
            ("Shall we say nine.", "claim c=9d"),
            ("You're claiming the rest, are you?", "not_a_claim"),
            (
                "you have to come to a diamond and a heart there, don't you, two off then",
                "concession x=2 r=-2 s=concede:D1,concede:H1",
            ),
            ("I ruff that one, can't be overruffed, and then two hearts", "claim o=e p=0<1 s=ruff,cash:H2"),
            ("I'll just make the one, my jack of hearts.", "claim c=1 s=cash:HJ"),
            ("How do I play it? A round of trumps, and then four hearts.", "claim o=e p=0<1 t=mp s=draw:T,cash:H4"),
            ("It's just diamonds, partner, every one a winner.", "claim c=all s=cash:D"),
        ],
        near_misses=[
            ("I nearly said trumps were drawn", "not_a_claim t=m"),
            ("I missed the ten", "not_a_claim"),
            ("I lose a spade, oh no, two spades", "concession x=2 s=concede:S2"),
            ("Shall we call it ten tricks?", "not_a_claim"),
            ("if it can't be overruffed I ruff it", "claim s=ruff"),
            ("I cash hearts, then one off", "claim_and_concession r=-1 s=cash:H"),
            ("How do you play it?", "not_a_claim"),
        ],
    ),
    "for you, said of what is left out; suits brought in; whatever they let go; said all but": Construction(
        said=[
            ("everything's good bar a spade for you at the end", "claim_and_concession x=1 o=e s=concede:S1"),
            ("it's all mine bar a spade for you", "claim_and_concession x=1 s=concede:S1"),
            ("everything is yours bar a spade for me", "claim_and_concession c=1 s=win:S1"),
            ("it's all yours except the ace of clubs for partner", "claim_and_concession c=1 s=win:CA"),
            ("bringing the diamonds in with one ruff", "claim o=i p=0<1 s=run:D,ruff"),
            ("no matter what West lets go I have the rest", "claim c=all"),
            ("he says nine and a club for them", "claim_and_concession c=9d x=1 s=concede:C1"),
            ("declarer announced all the tricks but two", "claim_and_concession x=2"),
            ("on lead with four good clubs", "claim c=4 s=cash:C4"),
            ("two spades and a heart, four if the finesse is on", "claim c=3 f=d s=cash:S2,cash:H1,finesse"),
        ],
        near_misses=[
            ("dummy's high except one heart for you at the end", "claim_and_concession x=1 o=e s=concede:H1"),
            ("it's all good for you bar a spade", "claim_and_concession x=1 s=concede:S1"),
            ("bring the trumps in", "claim t=mp s=draw:T"),
            ("this brings the king in", "claim c=1 s=win:?K"),
            ("in dummy with four good clubs", "unclear"),
            ("he said nothing but clubs", "claim s=cash:C"),
            ("Three clubs, and the jack if they break", "claim c=3 s=cash:C3,cash:?J"),
        ],
    ),
    "a line that begins with a loss": Construction(
        said=[
            (
                "Lose the club, ruff the other one in dummy, trumps are 2-2.",
                "claim_and_concession x=1 o=i p=0<1 t=m s=concede:C,ruff:C@dummy",
            ),
            ("Lose a heart, draw the last trump", "claim_and_concession x=1 o=i p=0<1 t=mp s=concede:H1,draw:T"),
            (
                "lose a heart, ruff a club, lose a spade",
                "claim_and_concession x=2 o=i p=0<1,1<2 s=concede:H1,ruff:C,concede:S1",
            ),
        ],
        near_misses=[
            ("I lose a club, draw trumps", "claim_and_concession x=1 t=mp s=concede:C1,draw:T"),
            ("Lose a heart, the rest are good", "claim_and_concession x=1 s=concede:H1"),
            ("lose only a heart", "concession x=1 s=concede:H1"),
        ],
    ),
    "the suit of the lead for the card that wins it": Construction(
        said=[
            (
                "South tabled his hand after the diamond switch and said he would win the ace and pull the trumps.",
                "claim o=i p=0<1 t=mp s=win:DA,draw:T",
            ),
            ("After a club lead South claimed: win the king, draw trumps.", "claim o=i p=0<1 t=mp s=win:CK,draw:T"),
            (
                "West led the ten of clubs and South claimed, saying he would win the king and draw trumps.",
                "claim o=i p=0<1 t=mp s=win:CK,draw:T",
            ),
            (
                "On the heart continuation I take the ace, draw trumps and claim.",
                "claim o=i p=0<1 t=mp s=cash:HA,draw:T",
            ),
            ("You lead a heart, I win the ace", "claim s=win:HA"),
            ("if the return is a heart I win the king", "claim s=win:HK"),
        ],
        near_misses=[
            ("I'll win the ace and run the spades", "claim o=i p=0<1 s=win:?A,run:S"),
            ("you lead a club, I win the king of hearts", "claim s=win:HK"),
            ("On the club lead I ruff, draw trumps and win the ace", "claim o=i p=0<1,1<2 t=mp s=ruff,draw:T,win:?A"),
        ],
    ),
    "the trick in a suit won with a card": Construction(
        said=[
            ("I take the heart with the Ace", "claim s=win:HA"),
            ("I take the spade in dummy with the ace, draw trumps", "claim o=i p=0<1 t=mp s=win:SA@dummy,draw:T"),
            ("win the heart in hand with the king and run the spades", "claim o=i p=0<1 s=win:HK@declarer,run:S"),
            ("Win the heart, ace of clubs, run the spades", "claim o=i p=0<1,1<2 s=win:H,cash:CA,run:S"),
        ],
        near_misses=[
            ("win the ace of hearts, king of clubs, spades", "claim o=i p=0<2,1<2 s=win:HA,win:CK,cash:S"),
        ],
    ),
    "a claim that somebody denies": Construction(
        said=[
            ("West denied that any claim had been made.", "not_a_claim"),
            ("North denied having claimed.", "not_a_claim"),
            ("South denies she claimed.", "not_a_claim"),
        ],
        near_misses=[
            ("West denied the claim", "not_a_claim"),
        ],
    ),
    "his words were": Construction(
        said=[
            ("his words were trumps first then the good diamonds", "claim o=e p=0<1 t=m s=cash:T,cash:D"),
            ('Declarer\'s words were "trumps, then the diamonds"', "claim o=e p=0<1 t=m s=cash:T,cash:D"),
            ("his exact words were draw trumps and ruff a club", "claim o=i p=0<1 t=mp s=draw:T,ruff:C"),
            ("my plan is trumps, then hearts", "claim o=e p=0<1 t=m s=cash:T,cash:H"),
        ],
        near_misses=[
            ("finessing clubs is my plan", "claim f=d s=finesse:C"),
        ],
    ),
    "a question at the end that waits for no answer": Construction(
        said=[
            (
                "spade ruff, ace of trumps, then KQ of hearts and there's still people asking me how?!",
                "claim o=e p=0<1,1<2 t=m s=ruff:S,cash:TA,cash:HK+HQ",
            ),
            ("draw trumps then spades. And you want to know how?", "claim o=e p=0<1 t=mp s=draw:T,cash:S"),
            ("ace of clubs, club ruff, do I have to spell it out?", "claim o=i p=0<1 s=cash:CA,ruff:C"),
            ("ruff a heart, draw trumps, need I say more?", "claim o=i p=0<1 t=mp s=ruff:H,draw:T"),
        ],
        near_misses=[
            ("draw trumps, do the clubs run?", "unclear o=i p=0<1 t=mp s=draw:T,run:C"),
            ("so I ruff a heart, will you tell me how?", "unclear s=ruff:H"),
            ("I ruff a club, do you want me to ruff high?", "unclear s=ruff:C"),
        ],
    ),
    "thrown off without a pause": Construction(
        said=[
            (
                "club ruff club ruff spade off on DA 1 spade urs at the end",
                "claim_and_concession x=1 o=e p=0<1,1<2,2<3 s=ruff:C,ruff:C,discard:S^DA,concede:S1",
            ),
            ("ruff a club spade off on DK", "claim o=i p=0<1 s=ruff:C,discard:S^DK"),
            ("heart ruff spade off on DA", "claim o=i p=0<1 s=ruff:H,discard:S^DA"),
            ("DA spade off, then hearts", "claim o=e p=0<1,1<2 s=cash:DA,discard:S,cash:H"),
        ],
        near_misses=[
            ("hearts, then one spade off", "claim_and_concession r=-1 s=cash:H"),
        ],
    ),
    "got off or away": Construction(
        said=[
            ("get my spade off on DA", "claim s=discard:S^DA"),
            ("I get a heart off on the spades", "claim s=discard:H^S"),
            ("I get my losing heart away on the clubs", "claim s=discard:H^C"),
            ("get my heart off, then draw trumps", "claim o=e p=0<1 t=mp s=discard:H,draw:T"),
        ],
        near_misses=[
            ("I get two off", "concession r=-2"),
            ("we get three tricks, two off", "claim c=3 r=-2"),
            ("I get a heart, one off", "claim_and_concession c=1 r=-1 s=win:H1"),
        ],
    ),
    "presented with a trick": Construction(
        said=[
            (
                "he would ruff the heart return, draw trumps and present his opponents with a club.",
                "claim_and_concession x=1 o=i p=0<1,1<2 t=mp s=ruff:H,draw:T,concede:C1",
            ),
            ("draw trumps and treat you to a club", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1"),
            ("I'll make them a present of the ace", "concession x=1 s=concede:?A"),
            ("he presented the defence with two spades", "concession x=2 s=concede:S2"),
        ],
        near_misses=[
            ("all present and correct", "claim c=all"),
        ],
    ),
    "whose lead it is, without a verb": Construction(
        said=[
            ("Lead in dummy, declarer claimed the balance without further comment.", "claim c=all"),
            ("lead in hand, run the spades", "claim s=run:S"),
        ],
        near_misses=[
            ("lead a heart in dummy", "not_a_claim s=lead:H@dummy"),
        ],
    ),
    "made to fall": Construction(
        said=[
            ("I make the trumps fall, after I play the diamonds", "claim o=e p=0<1 t=mp s=draw:T,cash:D"),
            ("I get the trumps to fall", "claim t=mp s=draw:T"),
            ("I make the jack fall, then the clubs", "claim s=cash:C"),
        ],
        near_misses=[
            ("I make ten if the jack falls", "claim c=10d"),
            ("I get all if trumps fall", "claim c=all t=m"),
        ],
    ),
    "what he reached for": Construction(
        said=[
            ("Three for me, one for you, he said, and reached for the Bridgemate.", "claim_and_concession c=3 x=1"),
            ("Four more, she said, reaching for her pen.", "claim c=4"),
        ],
        near_misses=[
            ("I reach dummy with a club", "claim s=cross:C@dummy"),
        ],
    ),
    "told to the director": Construction(
        said=[
            ("I told the director the clubs were blocked.", "not_a_claim"),
            ("We told the director that a trump was out.", "not_a_claim t=m"),
        ],
        near_misses=[
            ("I told the director that my hand was high.", "claim c=all"),
            (
                "Declarer told the director that he would draw trumps and cash the clubs",
                "claim o=i p=0<1 t=mp s=draw:T,cash:C",
            ),
        ],
    ),
    "asked how, he answers with the cards in their order": Construction(
        said=[
            (
                "Asked how he would play them, South replied the ten first, then the seven, then the four.",
                "claim o=e p=0<1,1<2 s=lead:?T@S,lead:?7,lead:?4",
            ),
            (
                "When asked how he would play the clubs, South said the ace, then the jack, then the five",
                "claim o=e p=0<1,1<2 s=lead:CA@S,lead:CJ,lead:C5",
            ),
            ("Asked how, he said he'd draw trumps and ruff a club", "claim o=i p=0<1 t=mp s=draw:T,ruff:C"),
        ],
        near_misses=[
            ("I play the ten first then the seven then the four", "claim o=e p=0<1,1<2 s=cash:?T,cash:?7,cash:?4"),
            ("Asked how many he had, South said five", "unclear"),
        ],
    ),
    "he was going to dummy": Construction(
        said=[
            (
                "East said he was going to the board with the spade ten, ditching both his clubs on the long diamonds.",
                "claim o=i p=0<1 s=cross:ST@dummy,discard:C2^D",
            ),
            ("he was going to hand in spades", "claim s=cross:S@dummy"),
        ],
        near_misses=[
            ("I was going to the board with the spade ten", "not_a_claim"),
            ("declarer was going to ruff a club", "claim s=ruff:C"),
        ],
    ),
    "thrown on another suit than the one just played": Construction(
        said=[
            (
                "cross to dummy with a club pitching two hearts on the diamonds",
                "claim o=i p=0<1 s=cross:C@dummy,discard:H2^D",
            ),
            ("ruff a club pitching a heart on the spades", "claim o=i p=0<1 s=ruff:C,discard:H^S"),
        ],
        near_misses=[
            ("run the clubs throwing hearts on them", "claim s=run:C,discard:H^C"),
            ("king of hearts throwing a spade", "claim c=1 s=cash:HK,discard:S^HK"),
        ],
    ),
    "his, said of partner": Construction(
        said=[
            (
                "Ace of clubs, club ruff by partner, and his ace of trumps makes three.",
                "claim c=3 o=i p=0<1,1<2 t=m s=cash:CA,ruff:C@partner,cash:TA",
            ),
            (
                "I cash the ace of clubs, partner ruffs a club and his trump ace makes three",
                "claim c=3 o=i p=0<1,1<2 t=m s=cash:CA,ruff:C@partner,cash:TA",
            ),
        ],
        near_misses=[
            ("his ace of trumps makes", "concession x=1 t=m s=concede:TA"),
            ("two clubs and his ace makes three", "claim_and_concession c=2 x=1 s=cash:C2,concede:?A"),
        ],
    ),
    "a card in parentheses or with a dash unblocked": Construction(
        said=[
            (
                "slip reads: K♥ (unblock), ♣ to A, QJ♥ throwing two ♦",
                "claim o=i p=0<1,1<2,1<3 s=cash:HK,cross:CA,cash:HQ+HJ,discard:D2^HQ",
            ),
            ("K♥ unblock then run ♣", "claim o=e p=0<1 s=cash:HK,run:C"),
            ("ace of hearts - unblock - club over", "claim o=i p=0<1 s=cash:HA,cross:C@dummy"),
        ],
        near_misses=[
            ("clubs unblock", "claim s=unblock:C"),
        ],
    ),
    "a letter of a suit that goes over": Construction(
        said=[
            (
                "win HK, D ruff in hand, S over, draw em",
                "claim o=i p=0<1,1<2,2<3 t=p s=win:HK,ruff:D@declarer,cross:S@dummy,draw:T",
            ),
            ("S over to hand, draw", "claim o=i p=0<1 t=p s=cross:S@declarer,draw:T"),
        ],
        near_misses=[
            ("S claims the rest", "claim c=all"),
        ],
    ),
    "a card played to see what it brings": Construction(
        said=[
            ("spade queen, and if both follow, the diamonds", "claim o=i p=0<1 s=cash:SQ,cash:D"),
            ("ace of hearts and if the jack drops the rest of the hearts", "claim o=i p=0<1 s=cash:HA,cash:H"),
            (
                "Queen of spades, and if it's covered, ace, jack, ten.",
                "claim o=i p=0<1,0<2,0<3 s=lead:SQ,cash:SA,cash:SJ,cash:ST",
            ),
        ],
        near_misses=[
            ("ace of clubs, and the hearts if both follow", "claim c=1 s=cash:CA,cash:H"),
        ],
    ),
    "tricks that somebody gave away": Construction(
        said=[
            ("At table 9 EW gave away every remaining trick, so no ruling was needed", "concession x=all"),
            ("West gave away all the tricks that were left", "concession x=all"),
            ("he parted with two more tricks", "concession x=2"),
        ],
        near_misses=[
            ("East gave up two tricks, so I have the rest", "claim c=2"),
            ("table four made twelve", "not_a_claim"),
        ],
    ),
    "the contract by name beside the tricks": Construction(
        said=[
            ("11 tricks claimed by North, hearts partial, wow", "claim c=11d"),
            ("9 tricks claimed in a club partial", "claim c=9d"),
            ("ten tricks claimed, spade game", "claim c=10d"),
        ],
        near_misses=[
            ("heart slam, claimed", "claim r=made"),
            ("partial claimed", "claim r=made"),
        ],
    ),
    "you've had it": Construction(
        said=[
            ("claim, one spade ruff and you've had it", "claim s=ruff:S"),
            ("I lead the jack of trumps and you're done.", "claim t=m s=lead:TJ"),
        ],
        near_misses=[
            ("Trumps, clubs, finished.", "claim c=all t=m s=cash:T,cash:C"),
        ],
    ),
    "a trump shown without a word": Construction(
        said=[
            ("[East lays the queen of trumps face up in front of declarer]", "unclear t=m"),
            ("[West shows his trump]", "unclear t=m"),
        ],
        near_misses=[
            ("[faces the ace of trumps, says nothing]", "unclear"),
            ("[spreads hand, says nothing about trumps]", "claim"),
        ],
    ),
    "so many were the claim": Construction(
        said=[
            ("Nine tricks was the claim and nine was what she got.", "claim c=9d"),
            ("Ten was the claim and ten was given.", "claim c=10d"),
        ],
        near_misses=[
            ("Ten tricks was my claim.", "claim c=10d"),
        ],
    ),
    "once he is somewhere": Construction(
        said=[
            ("Once I'm in on the table the diamonds run for the rest.", "claim c=all o=e p=0<1 s=cross@dummy,run:D*"),
            ("once I'm in dummy I run the diamonds", "claim o=e p=0<1 s=cross@dummy,run:D"),
            ("When I'm in hand the spades will run", "claim o=e p=0<1 s=cross@declarer,run:S*"),
            ("ruff a club and once I'm in hand draw trumps", "claim o=e p=0<1,1<2 t=mp s=ruff:C,cross@declarer,draw:T"),
        ],
        near_misses=[
            ("if I'm in dummy the hearts run", "claim s=run:H*"),
            ("I'm in dummy and run the clubs", "claim s=run:C"),
            ("Once I'm in hand with five winners it's over", "claim c=5"),
        ],
    ),
    "behind and once, what follows": Construction(
        said=[
            (
                "ruff a club and once trumps are drawn I run the spades",
                "claim o=e p=0<1,1<2 t=mp s=ruff:C,draw:T,run:S",
            ),
            ("ruff a club and after drawing trumps run the spades", "claim o=e p=0<1,1<2 t=mp s=ruff:C,draw:T,run:S"),
            ("I ruff a club, once I'm in dummy I cash the spades", "claim o=e p=0<1,1<2 s=ruff:C,cross@dummy,cash:S"),
        ],
        near_misses=[
            ("I ruff a club after drawing trumps and run the spades", "claim o=e p=0<2,1<0 t=mp s=ruff:C,draw:T,run:S"),
            (
                "I ruff a club, after drawing trumps, and run the spades",
                "claim o=e p=0<2,1<0 t=mp s=ruff:C,draw:T,run:S",
            ),
        ],
    ),
    "before a suit, and then that suit": Construction(
        said=[
            (
                "Before I touch the spades I'll cash the ace of diamonds; after that it's five spades.",
                "claim o=e p=0<1 s=cash:DA,cash:S5",
            ),
            ("before the hearts I ruff a club, then the hearts", "claim o=e p=0<1 s=ruff:C,cash:H"),
        ],
        near_misses=[
            ("before I cash the spades I cash the ace of spades", "claim o=e p=1<0 s=cash:S,cash:SA"),
        ],
    ),
    "which trick it comes to": Construction(
        said=[
            ("claims, D ruff = trick 11", "claim c=11d s=ruff:D"),
            ("heart ruff is trick ten", "claim c=10d s=ruff:H"),
            ("that's trick ten", "claim c=10d"),
        ],
        near_misses=[
            ("this is trick 9", "current_trick_only"),
            ("at trick ten I ruff", "claim o=e s=ruff"),
        ],
    ),
    "what he has got is cashed": Construction(
        said=[
            ("I won't be ruffing anything, just cashing what's here.", "claim s=~ruff,cash"),
            ("I'm cashing what I've got", "claim s=cash"),
            ("I play what is good", "claim s=cash"),
        ],
        near_misses=[
            ("Take what's yours.", "unclear"),
            ("I take what's left", "claim c=all"),
        ],
    ),
    "a winner at the end of declarer's line": Construction(
        said=[
            (
                "Crossruffing hearts and spades, and the queen of trumps makes at the finish.",
                "claim o=e p=0<1 t=m s=crossruff:H,win:TQ",
            ),
            ("ruff a club and my king of trumps will score", "claim o=i p=0<1 t=m s=ruff:C,win:TK"),
        ],
        near_misses=[
            ("my king of trumps will score", "claim c=1 t=m s=win:TK"),
        ],
    ),
    "four for for, in digits": Construction(
        said=[
            ("xruff 4 6", "claim c=6 s=crossruff"),
            ("cross ruff 4 5 more", "claim c=5 s=crossruff"),
        ],
        near_misses=[
            ("cash 4 spades", "claim s=cash:S4"),
        ],
    ),
    "in with a card of the suit led": Construction(
        said=[
            ("West leads a club, I'm in with the king", "claim s=win:CK"),
            ("if he leads a heart I'm in with the king and cash a spade", "claim o=i p=0<1 s=win:HK,cash:S1"),
        ],
        near_misses=[
            ("I'm in with the king of spades and cash a heart", "claim o=i p=0<1 s=win:SK,cash:H1"),
        ],
    ),
    "several things are all that is lost": Construction(
        said=[
            ("a heart and a spade are all you get", "concession x=2 s=concede:H1,concede:S1"),
            ("a heart and a spade is all I can lose", "concession x=2 s=concede:H1,concede:S1"),
            ("two hearts, a spade and a club are all I lose", "concession x=4 s=concede:H2,concede:S1,concede:C1"),
            ("the ace and the king are all you get", "concession x=2 s=concede:?A,concede:?K"),
        ],
        near_misses=[
            ("four spades, a heart is all you get", "claim_and_concession c=4 x=1 s=cash:S4,concede:H1"),
            ("four spades and a heart is all you get", "claim_and_concession c=4 x=1 s=cash:S4,concede:H1"),
            ("draw trumps and a heart is all you get", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:H1"),
        ],
    ),
    "what would be done": Construction(
        said=[
            (
                "the last trump would be drawn, she said, before the clubs were touched",
                "claim o=e p=0<1 t=mp s=draw:T,cash:C",
            ),
            ("trumps would be drawn first, he said", "claim o=e t=mp s=draw:T"),
            (
                "Declarer claimed, saying a club would be conceded once trumps had been pulled.",
                "claim_and_concession x=1 o=e p=1<0 t=mp s=concede:C1,draw:T",
            ),
            (
                "a spade is given up once trumps are drawn",
                "claim_and_concession x=1 o=e p=1<0 t=mp s=concede:S1,draw:T",
            ),
        ],
        near_misses=[
            ("trumps would be drawn by now if he'd said so", "not_a_claim t=m"),
            ("two tricks were conceded after a ruff", "concession x=2"),
        ],
    ),
    "then all the winners": Construction(
        said=[
            ("Ace of trumps, then all the winners", "claim o=e p=0<1 t=m s=cash:TA,cash"),
            ("draw trumps then all the winners", "claim o=e p=0<1 t=mp s=draw:T,cash"),
        ],
        near_misses=[
            ("draw trumps and all the rest are winners", "claim c=all o=i p=0<1 t=mp s=draw:T,cash*"),
        ],
    ),
    "a card that brings another down": Construction(
        said=[
            ("Ace of trumps bringing down the jack, then all the winners", "claim o=e p=0<1 t=m s=cash:TA,cash"),
            ("ace of spades fetching the queen, then the clubs", "claim o=e p=0<1 s=cash:SA,cash:C"),
        ],
        near_misses=[
            ("fetch the trumps", "claim t=mp s=draw:T"),
        ],
    ),
    "returned in a suit": Construction(
        said=[
            ("ruff a heart and return in spades", "claim o=i p=0<1 s=ruff:H,cross:S"),
            ("I ruff, return in diamonds and draw trumps", "claim o=i p=0<1,1<2 t=mp s=ruff,cross:D,draw:T"),
        ],
        near_misses=[
            ("return a spade", "not_a_claim s=lead:S"),
        ],
    ),
    "on the strength of": Construction(
        said=[
            (
                "He claimed on the strength of ace and another spade, a ruff and the long diamonds.",
                "claim o=i p=0<1,1<2,2<3 s=cash:SA,lead:S,ruff,cash:D",
            ),
            ("claimed on the footing of two aces and a ruff", "claim c=3 s=cash:2,ruff"),
            ("He claimed +650 and no one disagreed.", "claim r=$650"),
        ],
        near_misses=[
            ("West disagreed", "not_a_claim"),
        ],
    ),
    "a lead up to a card, or that one crosses for": Construction(
        said=[
            ("lead up to the queen of hearts", "not_a_claim s=lead:H"),
            ("lead a heart up to the queen", "not_a_claim s=lead:H"),
            (
                "I'm crossing to dummy in hearts to lead up to the ace-queen of diamonds.",
                "claim o=i p=0<1 s=cross:H@dummy,lead:D",
            ),
        ],
        near_misses=[
            ("lead a heart to the queen", "claim f=d s=finesse:H"),
            ("heart up to the queen", "claim f=d s=finesse:H"),
        ],
    ),
    "whatever drops": Construction(
        said=[
            ("No finesse, just ace and king of hearts whatever drops.", "claim f=n s=~finesse,cash:HA,cash:HK"),
            ("cash the ace and king of clubs whatever falls", "claim s=cash:CA,cash:CK"),
        ],
        near_misses=[
            ("the king of hearts drops", "claim"),
        ],
    ),
    "ok you win, and what": Construction(
        said=[
            ("ok u win all the rest", "concession x=all"),
            ("ok you win two", "concession x=2"),
        ],
        near_misses=[
            ("ok you win", "concession"),
            ("ok you win, I'm two down", "concession r=-2"),
        ],
    ),
    "so many, director": Construction(
        said=[
            ("Eleven on any lead, director.", "claim c=11d"),
            ("We get a hundred.", "claim r=$100"),
        ],
        near_misses=[
            ("director, he claimed ten", "not_a_claim"),
        ],
    ),
    "takes me there": Construction(
        said=[
            ("Good spades in dummy, and the king of clubs takes me there.", "claim s=cash:S@dummy,cross:CK"),
            ("the king of clubs takes me there", "claim s=cross:CK"),
        ],
        near_misses=[
            ("I take all there is", "unclear"),
        ],
    ),
    "handed to somebody": Construction(
        said=[
            ("handing East a club at the end", "concession x=1 o=e s=concede:C1"),
            ("draw trumps and hand them a club", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:C1"),
        ],
        near_misses=[
            ("in hand, them the rest", "claim c=all"),
        ],
    ),
    "what comes back; a matter of; this lot; a contract that is home": Construction(
        said=[
            ("Whatever you bring back, I clear the trumps", "claim t=mp s=draw:T"),
            ("whatever you give me I run the clubs", "claim s=run:C"),
            ("whatever you push back I have the rest", "claim c=all"),
            ("It's simply a matter of five heart tricks.", "claim c=5 s=cash:H5"),
            ("it's only a question of a club ruff", "claim s=ruff:C"),
            ("simply a matter of drawing trumps and ruffing a club", "claim o=i p=0<1 t=mp s=draw:T,ruff:C"),
            ("I'll have this lot then", "claim"),
            ("this lot are all good", "claim c=all"),
            ("I give you this lot", "concession x=all"),
            ("3N is home", "claim r=made"),
            ("4S is cold", "claim r=made"),
            ("so 4S is home", "claim r=made"),
        ],
        near_misses=[
            ("you can have whatever you bring back", "unclear"),
            ("it's no great matter", "unclear"),
            ("this lot of clubs is good", "claim"),
            ("4S is good", "claim c=4"),
        ],
    ),
    "own cards that nobody stops": Construction(
        said=[
            ("You can't shut out my king of hearts.", "claim c=1 s=win:HK"),
            ("you cannot stop my king and queen", "claim c=2 s=win:?K,win:?Q"),
            ("nobody can shut out my jack of trumps", "claim c=1 t=m s=win:TJ"),
            ("my king can't be shut out", "claim c=1 s=win:?K"),
            ("nothing can stop my ace of clubs", "claim c=1 s=win:CA"),
            ("your king can't be shut out", "concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("you can't shut out my two top trumps", "claim c=2 t=m"),
            ("nobody can stop me", "claim"),
            ("you can't stop eleven", "claim c=11d"),
            ("nothing can stop ten tricks", "claim"),
        ],
    ),
    "what is offered to the other side": Construction(
        said=[
            ("have a diamond on me", "concession x=1 s=concede:D1"),
            ("have one on me, the rest are mine", "claim_and_concession x=1"),
            ("have a heart with my compliments, I've the rest", "claim_and_concession x=1 s=concede:H1"),
            ("Take a club on me", "concession x=1 s=concede:C1"),
            ("here, have a spade on the house", "concession x=1 s=concede:S1"),
            ("Take the king of clubs, I have the others.", "claim_and_concession x=1 s=concede:CK"),
            ("take the ace of spades. I've got the rest", "claim_and_concession x=1 s=concede:SA"),
            ("take a heart, I have the remainder", "claim_and_concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("throw a heart on me", "claim s=discard:H"),
            ("take ace of clubs, I have the rest", "claim c=all s=cash:CA"),
            ("take the ace, the rest are mine", "claim c=all s=cash:?A"),
            ("take the club finesse, I have the rest", "claim c=all f=d s=finesse:C"),
            ("take the king of clubs, run the hearts and I have the rest", "claim c=all o=i p=0<1 s=cash:CK,run:H"),
            ("take the clubs, I have the rest", "claim c=all s=cash:C"),
        ],
    ),
    "the card that makes the last trick": Construction(
        said=[
            ("last trick's a diamond to you", "concession x=1 o=e s=concede:D1"),
            ("the thirteenth trick is a spade to you", "concession x=1 o=e s=concede:S1"),
            ("The last trick is the king of clubs for you", "concession x=1 o=e s=concede:CK"),
            ("The thirteenth trick goes to your diamond.", "concession x=1 o=e s=concede:D"),
            ("trick thirteen goes to your diamond", "concession x=1 o=e s=concede:D"),
            ("the last one goes to your diamond", "concession x=1 o=e s=concede:D"),
            ("the last trick goes to my diamond", "claim c=1 o=e s=win:D"),
            ("the rest go to your diamonds", "concession x=all s=concede:D"),
        ],
        near_misses=[
            ("the last trick is to you", "concession x=1 o=e s=concede:1"),
            ("the last goes on your diamond", "claim s=discard^D"),
            ("the last trick is a diamond to me", "claim c=1 s=cash:D1"),
        ],
    ),
    "only winners there; top cards one of each; two of them lost": Construction(
        said=[
            ("there's only winners on the table now", "claim c=all"),
            ("there are only winners in dummy", "claim c=all"),
            ("draw trumps and there's only winners on the table", "claim c=all o=i p=0<1 t=mp s=draw:T,cash@dummy*"),
            ("there are only two winners left", "claim c=2"),
            ("Top spade, top heart and a club loser.", "claim_and_concession c=2 x=1 s=cash:S,cash:H,concede:C1"),
            ("high spade, high heart", "claim c=2 s=cash:S,cash:H"),
            ("trumps aren't breaking so I'm losing two of them", "concession x=2 t=m s=concede:T2"),
            ("clubs don't break so I lose two of those", "concession x=2 s=concede:C2"),
            ("trumps are 4-1, so I lose two of them", "concession x=2 t=m s=concede:T2"),
        ],
        near_misses=[
            ("there are winners in dummy", "claim"),
            ("there are only two winners in dummy", "claim c=2"),
            ("there are only winners in your hand", "not_a_claim"),
            ("top spades", "claim s=cash:S"),
            ("I've five tricks and lose two of them", "claim_and_concession c=5 x=2"),
            ("trumps don't behave and I lose two", "concession x=2 t=m"),
        ],
    ),
    "trumps of my own when theirs are gone, and winners": Construction(
        said=[
            ("You're both out of trumps, I have one, and the two spades in dummy are tops", "claim c=3 t=m"),
            ("you're out of trumps, I've two, and my two clubs are good", "claim c=4 t=m"),
            ("no trumps out, I have one and my king of hearts is high", "claim c=2 t=m"),
            ("There are no trumps out, I have four and the three diamonds are good", "claim c=7 t=m"),
        ],
        near_misses=[
            ("no trumps out, I have five", "claim c=5 t=m"),
            ("I have one trump and the two spades in dummy are tops", "claim c=3 t=m s=cash:T1,cash:S*"),
            ("trumps are gone. I have three and the ace of clubs", "claim c=4 t=m s=cash:T3,cash:CA"),
        ],
    ),
    "good cards led one by one": Construction(
        said=[
            (
                "these are all high, I play them king, jack, seven, three",
                "claim c=4 o=e p=0<1,1<2,2<3 s=lead:?K,lead:?J,lead:?7,lead:?3",
            ),
            ("my spades are good, I play them ace, ten, four", "claim c=3 o=e p=0<1,1<2 s=lead:SA,lead:ST,lead:S4"),
            (
                "these are good: I'll play the king, the nine and the two",
                "claim c=3 o=e p=0<1,1<2 s=lead:?K,lead:?9,lead:?2",
            ),
            ("all good, playing queen, nine, six", "claim c=3 o=e p=0<1,1<2 s=lead:?Q,lead:?9,lead:?6"),
            ("the hearts are good, I play ten, nine, eight", "claim c=3 o=e p=0<1,1<2 s=lead:HT,lead:H9,lead:H8"),
            (
                "Four good clubs: nine, seven, five, three.",
                "claim c=4 o=e p=0<1,1<2,2<3 s=lead:C9,lead:C7,lead:C5,lead:C3",
            ),
            (
                "three winning diamonds: the ten, the eight and the three",
                "claim c=3 o=e p=0<1,1<2 s=lead:DT,lead:D8,lead:D3",
            ),
        ],
        near_misses=[
            ("I play king, nine, four", "claim s=cash:?K,cash:?9,cash:?4"),
            ("I lead ten, nine", "claim s=lead:?T,lead:?9"),
            ("I play two, three rounds", "claim s=cash:2"),
            ("dummy is high, I cash the ace and the ten", "claim c=all s=cash@dummy*,cash:?A,cash:?T"),
            ("hearts are good, I cash the ace of clubs and the nine", "claim s=cash:H*,cash:CA,cash:C9"),
            ("four clubs: nine, seven, five, three", "claim c=4 s=cash:C9,cash:C7,cash:C5,cash:C3"),
            ("four good clubs: ace, king, queen, jack", "claim c=4 s=cash:CA,cash:CK,cash:CQ,cash:CJ"),
        ],
    ),
    "broken off because it is gone; a result that hangs on the finesse; at least; one ruffed good": Construction(
        said=[
            ("King of diamonds, and I discard on... no, that one's already gone.", "not_a_claim"),
            ("I ruff the heart and then... no, that's already gone", "not_a_claim"),
            ("I'll pitch a club on the... oh, that one's gone", "not_a_claim"),
            ("Small diamond to the jack, and if that's right the contract's made.", "claim f=d s=finesse:D"),
            ("diamond to the jack; if it's right I make it", "claim f=d s=finesse:D"),
            ("spade to the ten and when that holds I'm home", "claim f=d s=finesse:S"),
            ("xruff, 5 min", "claim c=5 s=crossruff"),
            ("10 tricks min", "claim c=10d"),
            ("min 9, 10 if dias 3-3", "claim c=9d"),
            ("draw trump, ruff a club good", "claim o=i p=0<1 t=mp s=draw:T,ruff:C"),
            ("ruff two clubs good", "claim s=ruff:C2"),
        ],
        near_misses=[
            ("all mine... no, one trump's out", "claim c=all t=m"),
            ("do they break? If so I'm home", "claim r=made"),
            ("spade to the ten and if it's right I make six", "claim r=L6 f=d s=finesse:S"),
            ("brb, 2 min", "unclear"),
            ("gimme 5 min", "not_a_claim"),
            ("ruff the hearts good", "claim s=establish:H"),
        ],
    ),
    "enough for so many; what dummy and I come to; the one card that is named": Construction(
        said=[
            ("two aces and the trumps are enough for everything", "claim c=all t=m s=cash:2,cash:T"),
            ("my trumps are enough for the rest", "claim c=all t=m s=cash:T"),
            ("my clubs are plenty for the rest", "claim c=all s=cash:C"),
            (
                "Dummy comes to the ace and king of spades, I come to the long club",
                "claim c=3 s=win:SA@dummy,win:SK,win:C",
            ),
            ("I come to a club and the ace of hearts", "claim c=2 s=win:C1,win:HA"),
            ("one heart, the ace", "claim c=1 s=cash:HA"),
            ("a club trick, the ace", "claim c=1 s=cash:CA"),
            ("a spade, the ten", "claim c=1 s=cash:ST"),
            ("you get a heart, the king", "concession x=1 s=concede:HK"),
            ("one heart for you, the ace", "concession x=1 s=concede:HA"),
            ("Just keep 'em coming, partner, biggest first.", "not_a_claim"),
            ("top one, partner", "not_a_claim"),
            ("same again, partner", "not_a_claim"),
        ],
        near_misses=[
            ("the trumps aren't enough for everything", "unclear t=m"),
            ("they are not enough for nine", "unclear"),
            ("two clubs are enough for game", "claim c=2 s=cash:C2"),
            ("I come to dummy with a heart", "claim s=cross:H@dummy"),
            ("a heart and the king", "claim c=2 s=cash:H1,cash:?K"),
            ("a heart, the king and two clubs", "claim c=4 s=cash:H1,cash:?K,cash:C2"),
            ("two spades, the ace", "claim c=3 s=cash:S2,cash:?A"),
            ("a heart, the king of clubs", "claim c=2 s=cash:H1,cash:CK"),
            ("keep them coming and I ruff the lot", "claim s=ruff"),
            ("I take another one, partner takes the rest", "claim c=all"),
        ],
    ),
    "by the last one; a run of cards to its end; tricks cashed by number; plus a card": Construction(
        said=[
            (
                "Trumps get run off. By the last one, unless the heart queen has gone, I cash the ace of clubs",
                "claim o=e p=0<1 t=m s=run:T,cash:CA",
            ),
            ("By the last trump, unless the queen has gone, I play diamonds", "claim o=e t=m s=cash:D"),
            (
                "I run trumps, cash the ace of hearts, the king of hearts and the nine of hearts if the jack drops",
                "claim o=i p=0<1,1<2,2<3 t=m s=run:T,cash:HA,cash:HK,cash:H9",
            ),
            ("I cash five tricks", "claim c=5 s=cash:5"),
            ("playing clubs from the top five tricks", "claim c=5 s=cash:C"),
            ("draw trumps and cash five tricks", "claim c=5 o=i p=0<1 t=mp s=draw:T,cash:5"),
            ("the heart king, the heart ace, plus the nine", "claim c=3 s=cash:HK,cash:HA,cash:H9"),
        ],
        near_misses=[
            ("five hearts, plus one", "claim c=5 r=+1 s=cash:H5"),
            ("I cash two tricks in hearts", "claim s=cash:2"),
            ("I cash the last three tricks", "claim s=cash:3"),
            ("AK of clubs, plus the rest", "claim c=all s=cash:CA+CK"),
        ],
    ),
    "whose two they are; its last trick; what hurts; the long card beside others; scoring the nine": Construction(
        said=[
            ("you make two, ace and nine, and no more", "concession x=2 s=concede:?A,concede:?9"),
            ("you make two, both aces", "concession x=2 s=concede:2"),
            ("your side has had its last trick", "claim c=all"),
            ("the king makes its trick", "claim c=1"),
            ("any card hurts him, I have the rest", "claim c=all"),
            ("I've more or less the rest", "claim c=all"),
            ("You can put it back, love, the whole thing is high", "claim c=all"),
            ("two high spades, and my last heart's good", "claim c=3 s=cash:S2,cash:H*"),
            ("I play diamond ace, diamond king and score the nine", "claim o=i p=0<2,1<2 s=cash:DA,cash:DK,cash:D9"),
        ],
        near_misses=[
            ("draw trumps its cold", "claim r=made t=mp s=draw:T"),
            ("the hurts are good", "claim"),
            ("I score nine", "claim c=9d"),
            ("king of clubs, scoring nine", "claim c=9d s=cash:CK"),
            ("the last trump is good", "claim t=m"),
        ],
    ),
    "somebody called by name; what an overtrick comes on; nothing but a ruff is needed": Construction(
        said=[
            (
                "Ace of hearts to go over, ruff the small club, and finally Ingrid gets her jack of trumps.",
                "claim_and_concession x=1 o=e p=0<1,1<2 t=m s=cross:HA,ruff:C,concede:TJ",
            ),
            (
                "I draw trumps and then Sam makes his queen",
                "claim_and_concession x=1 o=e p=0<1 t=mp s=draw:T,concede:?Q",
            ),
            ("I cash the ace, Lars wins his king, the rest are mine", "claim_and_concession x=1 s=cash:?A,concede:?K"),
            ("the overtrick comes on a squeeze", "claim r=+1 s=squeeze"),
            ("I need nothing but a diamond ruff, then my hand's good", "claim c=all o=e p=0<1 s=ruff:D,cash@declarer*"),
            ("five tricks in hearts, that's all it takes", "claim c=5 s=cash:H5"),
            ("ok with me", "not_a_claim"),
        ],
        near_misses=[
            ("South said he takes his ace and then makes his king", "claim c=1 o=e p=0<1 s=cash:?A,win:?K"),
            ("Declarer draws trumps, and takes his ace", "claim o=i p=0<1 t=mp s=draw:T,cash:?A"),
            ("three hearts good by me", "claim c=3 s=cash:H3"),
            ("that's ten, ok with me", "claim c=10d"),
            ("I need nothing", "unclear"),
        ],
    ),
    "small losers; cards named in passing; there it goes; a card that is theirs if they have it": Construction(
        said=[
            ("small club loser, rest high", "claim_and_concession x=1 s=concede:C"),
            ("just a small club to lose", "concession x=1 s=concede:C"),
            ("the low heart to lose, rest good", "claim_and_concession x=1 s=concede:H"),
            ("two hearts, ace and king, and three clubs", "claim c=5 s=cash:HA,cash:HK,cash:C3"),
            ("trumps are bad so there go two of them", "concession x=2 t=m s=concede:T2"),
            ("there goes a club", "concession x=1 s=concede:C1"),
            ("if you have the jack it's yours", "concession x=1 s=concede:?J"),
            ("you have the jack, it's yours", "concession x=1 s=concede:?J"),
            ("Aren't you claiming this, Bernard?", "not_a_claim"),
        ],
        near_misses=[
            ("small heart", "not_a_claim s=lead:H"),
            ("low heart to the king", "claim s=cross:HK"),
            ("two hearts, ace of clubs and king, and a diamond", "claim c=5 s=cash:H2,cash:CA,cash:CK,cash:D1"),
            ("so there go my spades on the clubs", "claim s=discard:S^C"),
        ],
    ),
    "no more behind a list; what gets me to so many; guesses gone wrong": Construction(
        said=[
            ("a spade loser, a club loser, no more", "concession x=2 s=concede:S1,concede:C1"),
            ("a spade, a club, no more", "claim c=2 s=cash:S1,cash:C1"),
            ("a club ruff gets me to twelve", "claim c=12d s=ruff:C"),
            ("four spades take me to ten", "claim c=10d s=cash:S4"),
            ("two down, sorry pard, got every guess wrong", "concession r=-2"),
        ],
        near_misses=[
            ("a spade, a club, no, a heart", "claim c=2 s=cash:S1,cash:H1"),
            ("a heart, no, a club", "claim c=1 s=cash:C1"),
            ("a heart ruff gets me to dummy", "claim s=ruff:H@dummy"),
            ("your ruff gets you to four", "unclear"),
        ],
    ),
    "an opponent who is called by name": Construction(
        said=[
            ("Ingrid has the king of hearts, the rest is mine", "claim_and_concession x=1 s=concede:HK"),
            ("Pat gets a trump and I have the rest", "claim_and_concession x=1 t=m s=concede:T1"),
            ("one for Pat, the rest for me", "claim_and_concession x=1"),
            ("Lars takes two hearts, I take the rest", "claim_and_concession x=2 s=concede:H2"),
            ("Pat ruffs this and I have the rest", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("Smith has the rest", "claim c=all"),
            ("Dummy takes two, I take three", "claim c=5"),
            ("Partner has the ace and I have the rest", "claim c=all s=win:?A@partner"),
            ("Crossruffing gets me the six tricks remaining.", "claim c=all s=crossruff"),
        ],
    ),
    "somebody called Jack": Construction(
        said=[
            ("the rest are mine, Jack", "claim c=all"),
            ("Jack, you get a heart", "concession x=1 s=concede:H1"),
            ("heart to you, Jack, rest mine", "claim_and_concession x=1 s=concede:H"),
            ("I've the rest, Jack", "claim c=all"),
        ],
        near_misses=[
            ("King, queen, Jack, that's three", "claim c=3 s=cash:?K,cash:?Q,cash:?J"),
            ("Jack, ten, nine", "claim c=3 s=cash:?J,cash:?T,cash:?9"),
            ("two for you, Jack and ten", "concession x=2 s=concede:?J,concede:?T"),
            ("clubs are high, Jack of hearts too", "claim s=cash:C*,cash:HJ"),
        ],
    ),
    "the last one goes to a card": Construction(
        said=[
            ("The very last one goes to your diamond jack.", "concession x=1 o=e s=concede:DJ"),
            ("the next one goes to West's king", "concession x=1 s=concede:?K"),
            ("One goes to your ace of spades", "concession x=1 s=concede:SA"),
            ("The very last one goes to my diamond jack.", "claim c=1 o=e s=win:DJ"),
            ("leaving you the queen for the last one", "concession x=1 o=e s=concede:?Q"),
        ],
        near_misses=[
            ("The last one goes on the diamond jack", "claim s=discard^DJ"),
            ("The last trick went to your ace", "unclear"),
            ("A club goes to your king.", "unclear"),
        ],
    ),
    "held with no trump out, said to be good behind it": Construction(
        said=[
            (
                "Trumps are finished; I hold the queen and jack of clubs, both good, plus a small trump.",
                "claim c=3 t=m",
            ),
            ("Trumps are gone; I have the ace and king of clubs, both winners, and a small trump", "claim c=3 t=m"),
            (
                "trumps are finished, I have the king of hearts and the jack of clubs which are both high",
                "claim c=2 t=m",
            ),
        ],
        near_misses=[
            (
                "trumps are finished, I hold the queen and jack of clubs plus a small trump",
                "claim c=3 t=m s=cash:CQ,cash:CJ,cash:T1",
            ),
            (
                "I have the ace and king of clubs, both winners, and a small trump",
                "claim c=3 t=m s=cash:CA,cash:CK,cash:T1",
            ),
        ],
    ),
    "what are all winners, and both": Construction(
        said=[
            ("You can stop, partner, that's all winners.", "claim c=all"),
            ("stop, that's all masters", "claim c=all"),
            ("two spades, both winners, and two hearts", "claim c=4 s=cash:S2,cash:H2"),
        ],
        near_misses=[
            ("I cash both winners", "claim s=cash:2"),
            ("that's three winners", "claim c=3"),
        ],
    ),
    "not difficult": Construction(
        said=[
            ("This shouldn't be too difficult.", "claim"),
            ("that's not going to be too difficult", "claim"),
            ("That shouldn't be too tricky, six trumps and the ace of clubs.", "claim c=7 t=m s=cash:T6,cash:CA"),
            ("This looks easy enough", "claim"),
            ("Nothing clever here, just trumps from the top", "claim t=m s=cash:T"),
        ],
        near_misses=[
            ("this is difficult", "unclear"),
            ("this won't be easy", "unclear"),
            ("This should be too difficult for me", "unclear"),
            ("It's not that simple", "unclear"),
        ],
    ),
    "how many are left, and whose all of them are": Construction(
        said=[
            ("There are six tricks left and I am going to win every one of them.", "claim c=all"),
            ("there are four tricks left and every one is ours", "claim c=all"),
            ("there are six tricks to come and you win every one of them", "concession x=all"),
            ("there are four to come and you take the lot", "concession x=all"),
        ],
        near_misses=[
            ("There are three tricks left and I win two of them", "claim c=2"),
            ("there are six tricks to come and you have the rest", "claim_and_concession c=6"),
            ("I've six spades left and win every one of them", "claim c=all s=cash:S6"),
            ("I have six tricks and you have the rest", "claim_and_concession c=6"),
        ],
    ),
    "whether a suit comes in, before he plays on": Construction(
        said=[
            ("Are the diamonds coming in? Otherwise let me keep playing.", "unclear s=run:D"),
            ("Is the club suit running? If it isn't I'll play on", "unclear s=run:C"),
            ("Are the diamonds coming in? If not, let me play on", "unclear s=run:D"),
        ],
        near_misses=[
            ("Are the diamonds coming in? Or shall I keep playing?", "not_a_claim"),
            ("do you still have a trump? If not, carry on", "unclear t=m"),
            ("the clubs are good, otherwise let me keep playing", "not_a_claim"),
        ],
    ),
    "dummy is told to go on": Construction(
        said=[
            ("Keep running hearts, top down.", "not_a_claim s=run:H"),
            ("keep leading spades, dummy", "not_a_claim s=lead:S"),
            ("Continue running hearts", "not_a_claim s=run:H"),
            ("Keep playing hearts from the top", "not_a_claim"),
        ],
        near_misses=[
            ("I keep running hearts", "claim s=run:H"),
            ("keep drawing trumps", "claim t=mp s=draw:T"),
            ("Keep running the clubs and then the hearts", "claim o=e p=0<1 s=run:C,cash:H"),
            ("Just keep running hearts and I've the rest", "claim c=all s=run:H"),
        ],
    ),
    "over on the table": Construction(
        said=[
            ("Everything over on the table's a winner, I've no need of these.", "claim c=all"),
            ("my hearts over on the table are good", "claim"),
            ("over in dummy there are three good clubs", "claim c=3 s=cash:C3@dummy"),
            ("Draw trumps and the clubs across the table are good", "claim o=i p=0<1 t=mp s=draw:T,cash:C*"),
        ],
        near_misses=[
            ("a heart over on the table", "claim s=cross:H@dummy"),
            ("I'm over on the table with the king", "claim s=cross:?K@dummy"),
            ("across in hearts, then the clubs", "claim o=e p=0<1 s=cross:H@dummy,cash:C"),
        ],
    ),
    "then all he has is trumps and more": Construction(
        said=[
            (
                "I just ruff whatever comes back, then all I've got is trumps and the club ace. Zero for you.",
                "claim c=all o=e p=0<1,0<2 t=m s=ruff,cash:T,cash:CA",
            ),
            (
                "ruff a club, then all I have is trumps and the heart ace.",
                "claim c=all o=e p=0<1,0<2 t=m s=ruff:C,cash:T,cash:HA",
            ),
            (
                "draw trumps, then all I've got left is trumps and the ace of diamonds",
                "claim c=all o=e p=0<1,0<2 t=mp s=draw:T,cash:T,cash:DA",
            ),
        ],
        near_misses=[
            ("all I've got is trumps and the club ace", "claim c=all t=m s=cash:T,cash:CA"),
            ("I ruff, then all I've got is trumps", "claim c=all o=e t=m s=ruff"),
        ],
    ),
    "assent in other languages": Construction(
        said=[
            ("si si, ok", "not_a_claim"),
            ("oui oui, d'accord", "not_a_claim"),
            ("va bene, ok", "not_a_claim"),
            ("ja, ja, danke", "not_a_claim"),
            ("Sí, vale.", "not_a_claim"),
        ],
        near_misses=[
            ("ja, all yours", "concession x=all"),
            ("ja I claim", "claim"),
            ("claro, nine", "claim c=9d"),
            ("oui, the rest is mine", "claim c=all"),
        ],
    ),
    "this is all mine": Construction(
        said=[
            ("this is all mine", "claim c=all"),
            ("this is all yours", "concession x=all"),
            ("ja, this is all mine", "claim c=all"),
        ],
        near_misses=[
            ("this is mine", "current_trick_only"),
            ("that is all mine", "claim c=all"),
        ],
    ),
    "trumps out, and a list behind it": Construction(
        said=[
            ("trumps out, 2 spades away on the Hs", "claim o=i p=0<1 t=mp s=draw:T,discard:S2^H"),
            ("trumps out, spade ruff", "claim o=i p=0<1 t=mp s=draw:T,ruff:S"),
            ("trumps out, 3 Ds, 2 Cs", "claim o=i p=0<1,0<2 t=mp s=draw:T,cash:D3,cash:C2"),
            ("Trumps out first, 3 clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C3"),
        ],
        near_misses=[
            ("trumps still out, three clubs", "claim c=3 t=m s=cash:C3"),
            ("two trumps out, 3 clubs", "claim c=3 t=m s=cash:C3"),
            ("trumps out, no clubs", "claim t=m"),
            ("trumps out and the queen of hearts", "claim c=1 t=m s=cash:HQ"),
            ("trumps out, heart to you", "concession x=1 t=m s=concede:H"),
        ],
    ),
    "trumps coming in": Construction(
        said=[
            ("remaining trumps coming in, 10 must fall", "claim t=mp s=draw:T"),
            ("the last trump coming in", "claim t=mp s=draw:T"),
            ("trumps coming in, hearts good", "claim o=i p=0<1 t=mp s=draw:T,cash:H*"),
            ("last two trumps come in, then clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("my trumps coming in", "claim t=m s=cash:T"),
            ("clubs coming in", "claim s=cash:C"),
            ("are trumps coming in?", "not_a_claim t=m"),
            ("if the last trump comes in the rest are mine", "claim c=all t=m"),
        ],
    ),
    "an easy make": Construction(
        said=[
            ("spades brk 2-2, ez make", "claim r=made"),
            ("it's an easy make", "claim r=made"),
            ("laydown make", "claim r=made"),
        ],
        near_misses=[
            ("not an easy make", "unclear"),
            ("easy to make", "unclear"),
        ],
    ),
    "what they still have coming": Construction(
        said=[
            ("u still hv 3 cmg", "concession x=3"),
            ("you still have two tricks", "concession x=2"),
            ("you still have a heart coming", "concession x=1 s=concede:H1"),
            ("you still have two spade tricks", "concession x=2 s=concede:S2"),
        ],
        near_misses=[
            ("you still have three trumps", "not_a_claim t=m"),
            ("you still have a trump coming in", "not_a_claim t=m"),
            ("you still have a heart", "not_a_claim"),
            ("do you still have 3 coming?", "not_a_claim"),
        ],
    ),
    "led to dummy and put in": Construction(
        said=[
            ("Diamond towards dummy, and I put in the ten. If it wins, thanks very much.", "claim f=d s=finesse:D"),
            ("diamond toward the table, inserting the ten", "claim f=d s=finesse:D"),
            ("a spade to dummy, putting in the jack", "claim f=d s=finesse:S"),
        ],
        near_misses=[
            ("heart to dummy then I put in the ten of clubs", "claim o=e p=0<1 f=d s=cross:H@dummy,finesse:CT"),
            ("I go to dummy with a diamond and put in the ten", "claim o=i p=0<1 f=d s=cross:D@dummy,finesse:?T"),
            ("Small club, put in the queen", "claim o=i p=0<1 f=d s=lead:C,finesse:CQ"),
        ],
    ),
    "the same again": Construction(
        said=[
            (
                "Heart to the nine, same again, and then my clubs.",
                "claim o=e p=0<1,1<2 f=d s=finesse:H,finesse:H,cash:C",
            ),
            ("ruff a heart, same again", "claim o=i p=0<1 s=ruff:H,ruff:H"),
            (
                "ruff a club in dummy, heart back, repeat the process",
                "claim o=i p=0<1,1<2 s=ruff:C@dummy,cross:H@declarer,ruff:C@dummy",
            ),
            ("heart to the ten, and once more", "claim o=i p=0<1 f=d s=finesse:H,finesse:H"),
            ("ruff a club, same again in diamonds", "claim o=i p=0<1 s=ruff:C,ruff:D"),
        ],
        near_misses=[
            ("same again, please", "not_a_claim"),
            ("heart to the ace, same again", "claim s=cross:HA"),
            ("draw trumps once more", "claim t=mp s=draw:T"),
            ("the clubs, and once more, the hearts", "claim s=cash:C,cash:H"),
        ],
    ),
    "broken off as it is gone": Construction(
        said=[
            ("I throw the heart on the... no wait, that's been played.", "not_a_claim"),
            ("Pitch a club on the... oh, that's been played", "not_a_claim"),
            ("Then I lead the... hold on, it's been played already", "not_a_claim"),
        ],
        near_misses=[
            ("I throw the heart on the ace ... which hasn't been played", "claim s=discard:H^?A"),
            ("I play hearts... that's what I've played all along", "claim s=cash:H"),
            ("I throw the heart on the - no wait, on the club.", "claim s=discard:H^C"),
        ],
    ),
    "a number without the finesse": Construction(
        said=[
            ("I'm not finessing anything, just six clubs.", "claim c=6 f=n s=~finesse,cash:C6"),
            ("Not finessing, I've got six clubs", "claim c=6 f=n s=~finesse,cash:C6"),
            ("I'm running six hearts here, partner.", "claim c=6 s=run:H6"),
        ],
        near_misses=[
            ("I'm not finessing, ace and king of clubs", "claim f=n s=~finesse,cash:CA,cash:CK"),
            ("I run six hearts and then a spade", "claim o=e p=0<1 s=run:H6,cash:S1"),
            ("run six hearts", "not_a_claim s=run:H6"),
        ],
    ),
    "whether another has it": Construction(
        said=[
            ("She has ten there, hasn't she?", "not_a_claim"),
            ("he's got the rest, hasn't he?", "not_a_claim"),
            ("You don't have a trump, do you?", "not_a_claim t=m"),
        ],
        near_misses=[
            ("She's got all of these, hasn't she.", "concession x=all"),
            ("We have ten, don't we?", "claim c=10d"),
            ("you get a heart and I get the rest, don't I?", "claim_and_concession x=1 s=concede:H1"),
        ],
    ),
    "from there on": Construction(
        said=[
            (
                "You win the queen of spades and from there on I've got them all.",
                "claim_and_concession x=1 o=e s=concede:SQ",
            ),
            ("You win the queen and from that point on I've got them all", "claim_and_concession x=1 o=e s=concede:?Q"),
            ("You win a heart and from trick ten on I've got them all", "claim_and_concession x=1 s=concede:H1"),
            ("You win the king and henceforth they're all mine", "claim_and_concession x=1 o=e s=concede:?K"),
        ],
        near_misses=[
            ("You win the queen and from there on you've got them all", "concession x=all o=e s=concede:?Q"),
            ("from this point on you've got everything", "concession x=all"),
            ("from there on the table is high", "claim c=all"),
            ("two diamonds, on which go my hearts", "claim c=2 s=cash:D2,discard:H^D"),
        ],
    ),
    "the trumps they have are drawn": Construction(
        said=[
            ("Any trump you have left is coming out", "claim t=mp s=draw:T"),
            ("Whatever trumps you've got are going", "claim t=mp s=draw:T"),
            ("the trumps you hold are coming out", "claim t=mp s=draw:T"),
            ("whatever trumps you've got I pull", "claim t=mp s=draw:T"),
            ("the heart I've got left I throw on the club", "claim s=discard:H^C"),
        ],
        near_misses=[
            ("the club you've got is going to win", "concession x=1 s=concede:C1"),
            ("the trumps you have are high", "claim t=m"),
            ("nine tricks I have, I draw trumps", "claim c=9d t=mp s=draw:T"),
        ],
    ),
    "a trump that is out, and is fetched": Construction(
        said=[
            ("There's still a trump about and I'm going after it", "claim t=mp s=draw:T"),
            ("One trump outstanding, I'll go and get it", "claim t=mp s=draw:T"),
            ("one trump out and it's coming out", "claim t=mp s=draw:T"),
            (
                "I'll have your trumps out, then trump my third heart on the table",
                "claim o=e p=0<1 t=mp s=draw:T,ruff:H@dummy",
            ),
            ("let's have the trumps out, then hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
        ],
        near_misses=[
            ("there's a trump out and I have it", "claim t=m"),
            ("one trump is out and you get it", "concession x=1 t=m s=concede:T"),
            ("a trump is out, hearts are good and I cash them", "claim t=m s=cash:H*"),
            ("having got the trumps out, dummy's high", "claim c=all t=ms"),
        ],
    ),
    "neither hand has a loser": Construction(
        said=[
            ("Neither hand has a loser", "claim c=all"),
            ("neither of us has a loser", "claim c=all"),
            ("neither hand has any losers", "claim c=all"),
        ],
        near_misses=[
            ("neither of you has a trump", "claim t=m"),
            ("neither of us gets another trick", "concession x=all"),
            ("neither hand has an entry", "unclear"),
        ],
    ),
    "have that one": Construction(
        said=[
            ("have that one too and all the rest", "concession x=all"),
            ("have the ace and I have the rest", "claim_and_concession x=1 s=concede:?A"),
            ("have that one, the rest are mine", "claim_and_concession x=1"),
        ],
        near_misses=[
            ("have the ace of spades and the rest", "claim c=all s=win:SA"),
            ("have the rest", "claim c=all"),
            ("have it, partner", "unclear"),
        ],
    ),
    "two losers, one thrown and the other ruffed": Construction(
        said=[
            (
                "Having two losing hearts, I go to dummy with a club, throw one on the spade and ruff the other",
                "claim o=i p=0<1,1<2 s=cross:C@dummy,discard:H^S,ruff:H",
            ),
            (
                "I have two losing hearts: one goes on the spade and I ruff the other",
                "claim o=i p=0<1 s=discard:H^S,ruff:H",
            ),
            ("I have two club losers, ruff one and throw one on the heart", "claim o=i p=0<1 s=ruff:C,discard:C^H"),
        ],
        near_misses=[
            (
                "three losing spades, I ruff one and throw one",
                "claim_and_concession x=1 o=i p=1<2 s=concede:S1,ruff:S,discard:S",
            ),
            ("two losing hearts, I ruff one", "claim_and_concession x=1 s=concede:H1,ruff:H"),
            ("Having two losing hearts, I give you both", "concession x=2 s=concede:H2"),
        ],
    ),
    "squeezed, holding them": Construction(
        said=[
            ("Holding both majors you're squeezed, making an overtrick", "claim r=+1 s=squeeze"),
            ("holding both red suits East is squeezed", "claim s=squeeze"),
            ("You hold both majors so you're squeezed", "claim s=squeeze"),
            ("Draw trumps, and holding both majors you're squeezed", "claim o=i p=0<1 t=mp s=draw:T,squeeze"),
        ],
        near_misses=[
            ("holding both aces I make two", "claim c=2 r=L2 s=cash:2"),
        ],
    ),
    "yet to be played": Construction(
        said=[
            ("Excuse me, I have yet to play my ten of trumps", "not_a_claim t=m"),
            ("Pardon me, my seven of trumps is still to be played", "not_a_claim t=m"),
            ("the nine of trumps has yet to be played", "not_a_claim t=m"),
        ],
        near_misses=[
            ("a trump is still to be played", "unclear t=m"),
            ("trumps have yet to be drawn", "claim t=mp s=draw:T"),
            ("I've yet to make my ace", "claim c=1 s=win:?A"),
        ],
    ),
    "hold your horses": Construction(
        said=[
            ("Hold your horses. Partner is still ruffing a spade.", "claim s=ruff:S@partner"),
            ("hold your horses, I get a ruff", "claim c=1 s=ruff"),
            ("whoa, partner still gets a ruff", "claim c=1 s=ruff@partner"),
        ],
        near_misses=[
            ("Hold your horses", "not_a_claim"),
            ("Hold your horses, my ten is still a guard.", "not_a_claim"),
        ],
    ),
    "and again, then": Construction(
        said=[
            ("Club to the ten, and again, and then my hearts.", "claim o=e p=0<1,1<2 f=d s=finesse:C,finesse:C,cash:H"),
            ("ruff a club and again, then hearts", "claim o=e p=0<1,1<2 s=ruff:C,ruff:C,cash:H"),
            ("heart finesse, again, then the ace", "claim o=e p=0<1,1<2 f=d s=finesse:H,finesse:H,cash:HA"),
        ],
        near_misses=[
            ("ruff a heart and again the rest are mine", "claim c=all s=ruff:H"),
            ("and again, then hearts", "claim s=cash:H"),
            ("ruff a club, and again I have the rest", "claim c=all s=ruff:C"),
        ],
    ),
    "whose the card is that gets the last": Construction(
        said=[
            ("your heart jack gets the last", "concession x=1 o=e s=concede:HJ"),
            ("West's king gets one", "concession x=1 s=concede:?K"),
            ("The ace and the seven are yours, nothing else", "concession x=2 s=concede:?A,concede:?7"),
            ("the last trick falls to you", "concession x=1 o=e s=concede:1"),
            ("one trick falls to your king", "concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("my heart jack gets the last", "claim c=1 s=win:HJ"),
            ("the king falls to my ace", "claim"),
            ("the ace and the seven are mine", "claim c=2 s=win:?A,win:?7"),
        ],
    ),
    "all coming to me": Construction(
        said=[
            ("There are seven tricks to play and they're all coming to me", "claim c=all"),
            ("they are coming to us", "claim c=all"),
            ("it's coming to me", "claim c=all"),
        ],
        near_misses=[
            (
                "You must come to me in spades whatever you do, so I take two spades and a club",
                "claim c=3 s=cash:S2,cash:C1",
            ),
            ("they all go to you", "concession x=all"),
            ("a heart comes to me", "claim c=1 s=win:H1"),
        ],
    ),
    "it is, at the end of a list": Construction(
        said=[
            ("four hearts plus two diamonds plus the spade ace it is", "claim c=7 s=cash:H4,cash:D2,cash:SA"),
            ("hearts then spades it is", "claim o=e p=0<1 s=cash:H,cash:S"),
            ("nine it is", "claim c=9d"),
        ],
        near_misses=[
            ("so what is it", "not_a_claim"),
            ("I don't know how many it is", "unclear"),
        ],
    ),
    "of so many, and stands or falls": Construction(
        said=[
            ("Make it seven of eight", "claim c=7"),
            ("I make it five of six", "claim c=5"),
            ("make it two out of three", "claim c=2"),
            ("Sink or swim on the heart finesse", "claim f=d s=finesse:H"),
            ("it stands or falls on the heart finesse", "claim f=d s=finesse:H"),
            (
                "Clubs first, all four; a spade and two hearts after that",
                "claim c=7 o=e p=0<1,0<2 s=cash:C4,cash:S1,cash:H2",
            ),
        ],
        near_misses=[
            ("making two", "claim r=L2"),
            ("I make it four", "claim r=L4"),
            ("two hearts, three clubs, and a diamond after that", "claim c=6 o=e p=0<2,1<2 s=cash:H2,cash:C3,cash:D1"),
        ],
    ),
    "give me mine and take the others": Construction(
        said=[
            ("Let me have my trump queen and take the others", "claim_and_concession c=1 t=m s=win:TQ"),
            ("give me my ace and take the rest", "claim_and_concession c=1 s=win:?A"),
            ("give me a trump and have the rest", "claim_and_concession c=1 t=m s=cash:T1"),
        ],
        near_misses=[
            ("give me the rest and take your cards", "claim c=all"),
            ("give partner the ace and take the rest", "claim c=all s=cash:?A"),
        ],
    ),
    "straight off the top, and one more each": Construction(
        said=[
            ("Ten straight off: six hearts, two spades, two aces", "claim c=10d s=cash:H6,cash:S2,cash:2"),
            ("nine straight off", "claim c=9d"),
            ("You'll get one heart, one club, no more", "concession x=2 s=concede:H1,concede:C1"),
            ("one heart, one club, no more", "claim c=2 s=cash:H1,cash:C1"),
        ],
        near_misses=[
            ("one off", "concession r=-1"),
            ("two hearts, no three hearts", "claim c=3 s=cash:H3"),
        ],
    ),
    "the last trump out, behind plays": Construction(
        said=[
            (
                "ruff both diamonds, back with a heart, last trump out",
                "claim o=i p=0<1,1<2 t=mp s=ruff:D2,cross:H@declarer,draw:T",
            ),
            ("draw two rounds, ruff a heart, last trump out", "claim o=i p=0<1,1<2 t=mp s=draw:T,ruff:H,draw:T"),
            ("clubs, then the last trump out", "claim o=e p=0<1 t=mp s=cash:C,draw:T"),
        ],
        near_misses=[
            ("three clubs, two hearts, last trump still out", "claim c=5 t=m s=cash:C3,cash:H2"),
            ("I ruff a club, the last trump is out", "claim t=m s=ruff:C"),
            ("all mine, but the last trump out", "claim c=all t=m"),
        ],
    ),
    "no way into dummy": Construction(
        said=[
            ("With no way into dummy it's two aces and nothing else", "claim c=2 s=cash:2"),
            ("no way to dummy, two aces", "claim c=2 s=cash:2"),
            ("There's no way into dummy so it's two aces", "claim c=2 s=cash:2"),
        ],
        near_misses=[
            ("there's no way to dummy", "unclear"),
            ("there's no way you get a trick", "claim c=all"),
        ],
    ),
    "towards dummy, and what is played": Construction(
        said=[
            ("Spade toward dummy; I play the jack, if it holds I'm home", "claim f=d s=finesse:S"),
            ("diamond towards dummy and I play the ten", "claim f=d s=finesse:D"),
            ("club toward the board, playing the nine, then the ace", "claim o=e p=0<1 f=d s=finesse:C,cash:?A"),
        ],
        near_misses=[
            ("heart to dummy, play the queen", "claim o=i p=0<1 s=cross:H@dummy,cash:?Q"),
            ("a heart towards dummy, I play the king", "claim o=i p=0<1 s=cross:H@dummy,cash:?K"),
            ("heart towards dummy, then I play clubs", "claim o=e p=0<1 s=cross:H@dummy,cash:C"),
        ],
    ),
    "a suit said once for two cards": Construction(
        said=[
            (
                "lead the four of clubs and ruff it, then lay down the ace and queen of spades",
                "claim o=e p=0<1,1<2,1<3 s=lead:C4,ruff:C,cash:SA,cash:SQ",
            ),
            (
                "ace of clubs, ruff a club, and I lose the king and queen of diamonds",
                "claim_and_concession x=2 o=i p=0<1,1<2,1<3 s=cash:CA,ruff:C,concede:DK,concede:DQ",
            ),
            (
                "Ace of clubs, club ruff, and I hand over the jack and ten of hearts",
                "claim_and_concession x=2 o=i p=0<1,1<2,1<3 s=cash:CA,ruff:C,concede:HJ,concede:HT",
            ),
        ],
        near_misses=[
            ("club king, then the ace and spade queen", "claim c=3 o=e p=0<1,0<2 s=cash:CK,cash:SA,cash:SQ"),
            ("ace of clubs, then the ace and the king of hearts", "claim c=3 o=e p=0<1,0<2 s=cash:CA,cash:HA,cash:HK"),
            ("ace of hearts, the king, and the queen of clubs", "claim c=3 s=cash:HA,cash:CK,cash:CQ"),
        ],
    ),
    "my last two are high trumps, behind a play": Construction(
        said=[
            ("ruff a spade and my last two are high trumps", "claim c=all o=i p=0<1 t=m s=ruff:S,cash:T*"),
            ("draw trumps and my last four are diamonds", "claim c=all o=i p=0<1 t=mp s=draw:T,cash:D*"),
            ("ruff a club and dummy's last two are high hearts", "claim c=all o=i p=0<1 s=ruff:C,cash:H*"),
            ("My last three are good clubs.", "claim c=3 s=cash:C3"),
        ],
        near_misses=[
            ("my last two are high trumps", "claim c=2 t=m s=cash:T2"),
            ("my last two are small hearts", "unclear"),
            ("ruff a club and my last two are losing hearts", "claim_and_concession o=i p=0<1 s=ruff:C,concede:H"),
        ],
    ),
    "a card that is led and loses": Construction(
        said=[
            (
                "play the nine of diamonds, lose it to the ten, ruff the return",
                "claim_and_concession x=1 o=i p=0<1,1<2 s=lead:D9,concede:DT,ruff",
            ),
            (
                "lead the queen of hearts, which loses to the king, win the return",
                "claim_and_concession x=1 o=i p=0<1,1<2 s=lead:HQ,concede:HK,win",
            ),
            ("queen of clubs, losing to the king", "claim_and_concession x=1 s=lead:CQ,concede:CK"),
            (
                "heart to the queen, losing to the king, and I have the rest",
                "claim_and_concession x=1 f=d s=finesse:H,concede:HK",
            ),
            ("I play a diamond, lose to your ten, and claim", "claim_and_concession x=1 s=lead:D,concede:DT"),
        ],
        near_misses=[
            ("draw trumps, losing to the king", "claim_and_concession x=1 t=mp s=draw:T,concede:?K"),
            ("ace of hearts, losing a heart to the king", "claim_and_concession c=1 x=1 s=cash:HA,concede:HK"),
            (
                "cash the ace of clubs, then lose to the king of hearts",
                "claim_and_concession x=1 o=e p=0<1 s=cash:CA,concede:HK",
            ),
            ("I take ten tricks, losing to the ace", "claim_and_concession c=10d x=1 s=concede:?A"),
        ],
    ),
    "by the third round, in a condition": Construction(
        said=[
            (
                "spades, and if the jack hasn't shown by the third round I finesse",
                "claim o=e p=0<1 f=d s=cash:S,finesse",
            ),
            (
                "clubs; if the jack has not fallen after three rounds I take the heart finesse",
                "claim o=e p=0<1 f=d s=cash:C,finesse:H",
            ),
            (
                "I run the hearts, and should the king not appear by the fourth one I'll try the club finesse",
                "claim o=e p=0<1 f=d s=run:H,finesse:C",
            ),
        ],
        near_misses=[
            ("I'll finesse against East's jack if West shows out on the second round.", "claim f=d s=finesse"),
            ("ten on top, and an eleventh if the jack falls in two rounds", "claim c=10d"),
            ("draw trumps in three rounds and run the clubs", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
        ],
    ),
    "a finesse a second time": Construction(
        said=[
            ("Diamond finesse now. If it works I take it a second time", "claim o=i p=0<1 f=d s=finesse:D,finesse:D"),
            ("Club finesse, and if it works I take it one more time", "claim o=i p=0<1 f=d s=finesse:C,finesse:C"),
            ("club hook, then take another", "claim o=e p=0<1 f=d s=finesse:C,finesse:C"),
            ("heart finesse, but I won't take it a second time", "claim f=n s=~finesse:H"),
        ],
        near_misses=[
            ("heart finesse and I take another club", "claim o=i p=0<1 f=d s=finesse:H,cash:C1"),
            ("I ruff a club, then ruff a club a second time", "claim o=e p=0<1 s=ruff:C,ruff:C"),
        ],
    ),
    "neither finesse": Construction(
        said=[
            ("I'm taking neither finesse. Eleven.", "claim c=11d f=n s=~finesse"),
            ("I'll be taking neither finesse and losing a club", "claim_and_concession x=1 f=n s=~finesse,concede:C1"),
            ("We want neither hook, ten tricks", "claim c=10d f=n s=~finesse"),
            ("I'm taking neither the spade nor the heart finesse", "claim f=n s=~finesse:S,~finesse:H"),
            ("I don't take the club or the heart finesse", "claim f=n s=~finesse:C,~finesse:H"),
            ("there are two finesses and I'm taking neither", "claim f=n s=~finesse"),
        ],
        near_misses=[
            ("I take the club or the heart finesse", "claim f=d s=finesse:C,finesse:H"),
            ("I cash the club or take the heart finesse", "claim f=d s=cash:C,finesse:H"),
            ("I take neither of them", "unclear"),
        ],
    ),
    "how's that?": Construction(
        said=[
            ("Draw trumps, spades from the top, how's that?", "claim o=i p=0<1 t=mp s=draw:T,cash:S"),
            ("Trumps then clubs, how does that sound?", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
            ("draw trumps, run the clubs, all happy?", "claim o=i p=0<1 t=mp s=draw:T,run:C"),
            ("trumps, then clubs, fair enough?", "claim o=e p=0<1 t=m s=cash:T,cash:C"),
            ("Club ruff, then hearts: does anyone object?", "claim o=e p=0<1 s=ruff:C,cash:H"),
            ("Those three are mine, feel free to count.", "claim c=3"),
        ],
        near_misses=[
            ("How's that?", "not_a_claim"),
            ("How's that going to make ten?", "not_a_claim"),
            ("How do you play the clubs?", "not_a_claim"),
        ],
    ),
    "thrown on it": Construction(
        said=[
            ("cash the ace of clubs and discard a heart on it", "claim o=i p=0<1 s=cash:CA,discard:H^CA"),
            ("run the clubs and throw my hearts on them", "claim o=i p=0<1 s=run:C,discard:H^C"),
            (
                "play the king of spades and put my diamond on it, then ruff a club",
                "claim o=e p=0<1,1<2 s=cash:SK,discard:D^SK,ruff:C",
            ),
        ],
        near_misses=[
            ("he plays the queen and I put the king on it", "claim o=i p=0<1 s=cash:?Q,cash:?K"),
            ("I play a club, put the queen on it, and run the rest", "claim c=all o=i p=0<1,1<2 s=lead:C,cash:?Q,run"),
            ("lead the queen and pitch a club on that, then hearts", "claim o=e p=0<1,1<2 s=lead:?Q,discard:C,cash:H"),
        ],
    ),
    "is first, comes first for the unblock, comes next": Construction(
        said=[
            (
                "the spade Queen comes first for the unblock, only after that heart to the Ace, and the spades",
                "claim o=e p=0<1,1<2 s=cash:SQ,cross:HA,cash:S",
            ),
            ("queen of spades is first, to unblock, then a heart to the ace", "claim o=e p=0<1 s=cash:SQ,cross:HA"),
            ("draw trumps, the heart ruff comes next", "claim o=e p=0<1 t=mp s=draw:T,ruff:H"),
            ("draw trumps, the heart ruff is next, then the spades", "claim o=e p=0<1,1<2 t=mp s=draw:T,ruff:H,cash:S"),
            ("the club ruff is first, then trumps", "claim o=e p=0<1 t=m s=ruff:C,cash:T"),
            ("hearts are last", "claim o=e s=cash:H"),
        ],
        near_misses=[
            ("the trump was first", "unclear t=m"),
            ("your ace of trumps comes last", "concession x=1 o=e t=m s=concede:TA"),
            ("my king of hearts is next to the ace", "unclear"),
        ],
    ),
    "before anything else, in a branch; I first, without a pause": Construction(
        said=[
            (
                "Ace of spades first. If both of you follow I draw trumps, if not I ruff a club before anything else.",
                "claim o=e p=0<1,0<2 t=mp s=cash:SA,draw:T,ruff:C",
            ),
            (
                "king of hearts; if the queen falls I claim, otherwise I ruff a club before anything else",
                "claim o=e p=0<1 s=cash:HK,ruff:C",
            ),
            ("if trumps are 3-1 I first ruff a heart, then run the clubs", "claim o=e p=0<1 t=m s=ruff:H,run:C"),
            ("if the king drops I first ruff a heart, then run the clubs", "claim o=e p=0<1 s=ruff:H,run:C"),
        ],
        near_misses=[
            ("I cash the ace of clubs before anything else, then draw trumps", "claim o=e p=0<1 t=mp s=cash:CA,draw:T"),
            ("give me first the ace and then the clubs", "claim o=e p=0<1 s=cash:?A,cash:C"),
        ],
    ),
    "whoever has it is welcome to it": Construction(
        said=[
            ("whoever holds the trump queen is welcome to it", "concession x=1 t=m s=concede:TQ"),
            ("East has the trump queen and is welcome to it", "concession x=1 t=m s=concede:TQ"),
            ("whoever holds the last trump makes it, the rest are mine", "claim_and_concession x=1 t=m s=concede:T"),
            ("the queen of trumps, whoever has it, gets a trick", "concession x=1 t=m s=concede:TQ"),
            ("East's queen of trumps gets a trick", "concession x=1 t=m s=concede:TQ"),
            ("your ace of hearts still gets its trick", "concession x=1 s=concede:HA"),
        ],
        near_misses=[
            ("whoever has the jack of hearts won't make it", "unclear s=~concede:HJ"),
            ("whoever has the king, I have the rest", "claim c=all"),
            ("my queen of trumps gets a trick", "claim c=1 t=m s=win:TQ"),
            ("East has the queen and is marked with it", "unclear"),
        ],
    ),
    "and the fifth heart makes ten": Construction(
        said=[
            ("a heart ruff, and the fifth heart is my tenth trick", "claim c=10d o=i p=0<1 s=ruff:H,cash:H*"),
            ("draw trumps, and the club ace is my twelfth trick", "claim c=12d o=i p=0<1 t=mp s=draw:T,cash:CA"),
            (
                "draw trumps, ruff a heart, and the fifth spade makes ten",
                "claim c=10d o=i p=0<1,1<2 t=mp s=draw:T,ruff:H,cash:S",
            ),
            ("draw trumps, and the long clubs make ten", "claim c=10d o=i p=0<1 t=mp s=draw:T,cash:C"),
        ],
        near_misses=[
            ("three clubs, and the ace of hearts is my ninth", "claim c=9d s=cash:C3,cash:HA"),
            ("draw trumps and your last trump makes one", "claim_and_concession x=1 t=mp s=draw:T,concede:T1"),
            ("draw trumps, making ten", "claim c=10d t=mp s=draw:T"),
        ],
    ),
    "a card that makes in any case": Construction(
        said=[
            ("the king of trumps makes in any case", "claim c=1 t=m s=win:TK"),
            ("ace of clubs, and my king of trumps makes whatever happens", "claim c=2 t=m s=cash:CA,win:TK"),
            (
                "ace of spades, ace of hearts, and my queen of trumps makes anyway",
                "claim c=3 t=m s=cash:SA,cash:HA,win:TQ",
            ),
        ],
        near_misses=[
            ("we make it in any case", "claim r=made"),
            ("your king of trumps makes in any case", "concession x=1 t=m s=concede:TK"),
        ],
    ),
    "that's the only trick you get, of the card that may fall": Construction(
        said=[
            (
                "ace-king of trumps. If the ten drops I've the rest, and if it doesn't that's the only trick you get.",
                "claim_and_concession x=1 t=m s=cash:TA+TK,concede:TT",
            ),
            (
                "Ace of trumps; if the queen drops I have the rest, if it doesn't you get it",
                "claim_and_concession x=1 t=m s=cash:TA,concede:TQ",
            ),
            ("if the jack falls all mine, otherwise you get that one", "claim_and_concession x=1 s=concede:?J"),
            (
                "ace and king of hearts. If the queen doesn't fall that's your only trick",
                "claim_and_concession c=2 x=1 s=cash:HA,cash:HK,concede:HQ",
            ),
        ],
        near_misses=[
            ("that's the only trick you get", "concession x=1"),
            ("if clubs don't break that's the only trick you get", "concession x=1"),
            ("if the queen drops you get nothing", "claim c=all"),
        ],
    ),
    "last the small trump": Construction(
        said=[
            (
                "Now I ruff, next ace of clubs, next queen of clubs, last the small trump.",
                "claim o=e p=0<1,1<2,2<3 t=m s=ruff,cash:CA,cash:CQ,cash:T",
            ),
            ("ruff, ace of clubs, and last my little trump", "claim o=e p=0<1,1<2 t=m s=ruff,cash:CA,cash:T"),
            (
                "ruff a heart, cash the spades, and finally the small trump",
                "claim o=e p=0<1,1<2 t=m s=ruff:H,cash:S,cash:T",
            ),
        ],
        near_misses=[
            ("ruff a heart, then lead a small trump", "claim o=e p=0<1 t=m s=ruff:H,lead:T"),
            ("ruff a heart, then a small trump to dummy", "claim o=e p=0<1 t=m s=ruff:H,cross:T@dummy"),
        ],
    ),
    "once I got the trumps out, and an entry used": Construction(
        said=[
            (
                "once i got the trumps out i use the club entry n pitch 2 H on the QJ of D",
                "claim o=e p=0<1,1<2 t=mp s=draw:T,cross:C,discard:H2^DQ",
            ),
            ("when I got the trumps drawn I cash the hearts", "claim o=e p=0<1 t=mp s=draw:T,cash:H"),
            ("draw trumps, use the heart entry, run the clubs", "claim o=i p=0<1,1<2 t=mp s=draw:T,cross:H,run:C"),
            ("I use the entry in clubs and run the hearts", "claim o=i p=0<1 s=cross:C,run:H"),
            ("I've got the trumps out so the rest", "claim c=all t=ms"),
        ],
        near_misses=[
            ("I got the trumps out, now the clubs", "claim t=ms s=cash:C"),
            ("I've got trumps and two aces", "claim t=m s=cash:T,cash:2"),
            ("now that I got trumps out I run the clubs", "claim t=ms s=run:C"),
        ],
    ),
    "cards that hold up": Construction(
        said=[
            ("Neither of you has a trump any more so I think these six hold up.", "claim c=6 t=m"),
            ("draw trumps and the hearts hold up", "claim o=i p=0<1 t=mp s=draw:T,cash:H*"),
            ("three clubs hold up", "claim c=3"),
        ],
        near_misses=[
            ("I hold up the ace once", "claim s=duck:?A"),
            ("I win the ace and hold up", "claim o=i p=0<1 s=win:?A,duck"),
            ("if the hearts hold up I have ten", "claim c=10d"),
        ],
    ),
    "a finesse asked about and denied at once": Construction(
        said=[
            ("heart hook? nah not me, just spades and clubs", "claim f=n s=~finesse:H,cash:S,cash:C"),
            ("finesse the spade? no way, ace king and claim", "claim f=n s=~finesse:S,cash:SA,cash:SK"),
            ("spade finesse? nope, clubs then hearts", "claim o=e p=1<2 f=n s=~finesse:S,cash:C,cash:H"),
            ("A ruff? Not needed. Trumps, then spades.", "claim o=e p=1<2 t=m s=~ruff,cash:T,cash:S"),
        ],
        near_misses=[
            ("Finesse? No.", "unclear f=n s=~finesse"),
            ("finesse? no problem, it's marked", "unclear f=d s=finesse"),
        ],
    ),
    "is the highest one about": Construction(
        said=[
            ("I believe my nine is the highest one about.", "claim"),
            ("my seven is the biggest spade left", "claim"),
            ("draw trumps and my nine is the highest club left", "claim o=i p=0<1 t=mp s=draw:T,cash:C9*"),
        ],
        near_misses=[
            ("your nine is the highest one left", "concession x=1 s=concede:?9"),
            ("the last one is the highest", "unclear"),
            ("is my nine the highest one?", "not_a_claim"),
        ],
    ),
    "small talk, and rather played on": Construction(
        said=[
            ("Any chance of a coffee before the next one?", "not_a_claim"),
            ("I'd rather we played on.", "not_a_claim"),
            ("we'd rather see it played", "not_a_claim"),
            ("I would sooner you carried on", "not_a_claim"),
        ],
        near_misses=[
            ("I'd rather finesse", "claim f=d s=finesse"),
            ("any spade wins", "claim c=1"),
        ],
    ),
    "the cards turned round": Construction(
        said=[
            ("[turns the last four cards round so that both can see, smiles]", "claim"),
            ("[holds up the last two cards for all to see]", "claim"),
            ("[turns her remaining cards face up on the table]", "claim"),
        ],
        near_misses=[
            ("[turns his cards face down]", "unclear"),
            ("[turns over the quitted trick]", "unclear"),
            ("[turns up the ace of spades]", "unclear"),
        ],
    ),
    "those last three; ergo": Construction(
        said=[
            ("Those last three belong to me, feel free to count.", "claim c=all"),
            ("those last four are mine", "claim c=all"),
            ("Trumps were two-two, ergo twelve.", "claim c=12d t=m"),
        ],
        near_misses=[
            ("Those last two belong to you", "concession x=2"),
            ("These two belong to me", "claim c=2"),
            ("my last three are mine", "claim c=3"),
        ],
    ),
    "what they lead back": Construction(
        said=[
            ("when West leads a diamond back I win the ace and draw trumps", "claim o=i p=0<1 t=mp s=win:DA,draw:T"),
            (
                "I lose a club, win the diamond back and draw trumps",
                "claim_and_concession x=1 o=i p=1<2 t=mp s=concede:C1,win:D,draw:T",
            ),
            ("when a diamond comes back I win the ace", "claim s=win:DA"),
            ("when you play a heart I win the king", "claim s=win:HK"),
        ],
        near_misses=[
            ("once I come back with a diamond I draw trumps", "claim o=e p=0<1 t=mp s=cross:D@declarer,draw:T"),
            ("lead a club back to the ace", "claim s=cross:CA"),
            ("after a diamond back to hand I draw trumps", "claim o=e p=0<1 t=mp s=cross:D@declarer,draw:T"),
        ],
    ),
    "another round of the suit played last": Construction(
        said=[
            ("trump ace, another round, then spades", "claim o=e p=0<1,1<2 t=mp s=cash:TA,draw:T,cash:S"),
            ("the ace of trumps, and I play one more round", "claim o=i p=0<1 t=mp s=cash:TA,draw:T"),
            (
                "First trump ace; if all follow, another round and my hearts go on the diamonds",
                "claim o=e p=0<1,1<2 t=mp s=cash:TA,draw:T,discard:H^D",
            ),
        ],
        near_misses=[
            ("two rounds of hearts, another club", "claim c=3 s=cash:H2,cash:C1"),
        ],
    ),
    "trumps come in, and trumps out in the middle of a line": Construction(
        said=[
            ("in come the trumps, then spades", "claim o=e p=0<1 t=mp s=draw:T,cash:S"),
            ("Ace of spades, trumps out, diamonds.", "claim o=i p=0<1,1<2 t=mp s=cash:SA,draw:T,cash:D"),
            ("club ruff, trumps out, spades", "claim o=i p=0<1,1<2 t=mp s=ruff:C,draw:T,cash:S"),
        ],
        near_misses=[
            ("trumps out, diamonds", "claim t=m s=cash:D"),
            ("two hearts, trumps out, ten tricks", "claim c=10d t=m s=cash:H2"),
        ],
    ),
    "letting go a card behind a winner, and a losing card put away": Construction(
        said=[
            ("jack of hearts letting go a spade", "claim c=1 s=cash:HJ,discard:S^HJ"),
            (
                "I've a losing club but that goes on the diamond once I've drawn trumps",
                "claim o=e p=1<0 t=mp s=discard:C^D,draw:T",
            ),
            ("a losing spade, but I ruff that, and the rest are mine", "claim c=all s=ruff:S"),
        ],
        near_misses=[
            ("letting you have a spade", "concession x=1 s=concede:S1"),
            ("I've a losing club but you can have it", "concession x=1 s=concede:C1"),
        ],
    ),
    "yours, partner; the rest for her; nothing besides": Construction(
        said=[
            ("they're all yours, partner", "claim c=all"),
            ("the rest are for her", "concession x=all"),
            ("you get a spade and nothing besides", "concession x=1 s=concede:S1"),
            ("you will need your king", "concession x=1 s=concede:?K"),
            ("suits us", "not_a_claim"),
        ],
        near_misses=[
            ("the ace is yours partner", "concession x=1 s=concede:?A"),
            ("you don't need your king", "unclear s=~concede:?K"),
            ("Suits are breaking", "claim"),
        ],
    ),
    "the rest, and what of it comes first": Construction(
        said=[
            (
                "I'll give you the jack of trumps now and then take the rest, spades first",
                "claim_and_concession x=1 o=e p=0<1 t=m s=concede:TJ,cash:S",
            ),
            (
                "I lose a club, the rest are mine, diamonds first",
                "claim_and_concession x=1 o=e p=1<0 s=concede:C1,cash:D",
            ),
            (
                "you get a heart, then I take the others, trumps first",
                "claim_and_concession x=1 o=e p=0<1 t=m s=concede:H1,cash:T",
            ),
        ],
        near_misses=[
            (
                "I lose a club first, a heart and a spade",
                "concession x=3 o=e p=0<1,0<2 s=concede:C1,concede:H1,concede:S1",
            ),
            ("you get a club, and a heart first", "concession x=2 o=e p=1<0 s=concede:C1,concede:H1"),
        ],
    ),
    "in with a card, and the finesse for a card that did not fall": Construction(
        said=[
            ("When in with the club ace, I play the hearts", "claim o=e p=0<1 s=win:CA,cash:H"),
            ("once I'm in with the club ace I run hearts", "claim o=e p=0<1 s=win:CA,run:H"),
            (
                "Spade ace. If the queen drops I have thirteen; if not, club to the king and I finesse",
                "claim c=13d o=i p=0<1,1<2 f=d s=cash:SA,cross:CK,finesse:S",
            ),
            (
                "king of hearts first; if the queen falls it's all mine, otherwise I finesse",
                "claim c=all o=e p=0<1 f=d s=cash:HK,finesse:H",
            ),
        ],
        near_misses=[
            ("if diamonds are 3-3 I have the rest, otherwise I finesse", "claim c=all f=d s=finesse"),
            (
                "if diamonds are 3-3 I have the rest, otherwise I take the finesse in spades",
                "claim c=all f=d s=finesse:S",
            ),
        ],
    ),
    "I make it plus a score; whatever came back": Construction(
        said=[
            ("I make it plus 110.", "claim r=$110"),
            ("that's plus 620", "claim r=$620"),
            (
                "he'd give up a diamond, ruff whatever came back and take the rest",
                "claim_and_concession x=1 o=i p=0<1 s=concede:D1,ruff",
            ),
        ],
        near_misses=[
            ("I make it ten", "claim c=10d"),
            ("make it plus one", "claim r=+1"),
        ],
    ),
    "win, whatever comes back": Construction(
        said=[
            (
                "play ace and another diamond, win whatever, and run the hearts",
                "claim o=i p=0<1,1<2,2<3 s=cash:DA,lead:D,win,run:H",
            ),
            ("knock out the ace, win, and cash the diamonds", "claim o=i p=0<1,1<2 s=knock_out:?A,win,cash:D"),
            ("lead a club and win, then run the spades", "claim o=e p=0<1,1<2 s=lead:C,win,run:S"),
        ],
        near_misses=[
            ("you have the ace and I win", "concession x=1 s=concede:?A"),
            ("win whatever you like", "unclear"),
        ],
    ),
    "a denied play beside a loss": Construction(
        said=[
            ("They get the king of clubs, no finesse.", "claim_and_concession x=1 f=n s=concede:CK,~finesse"),
            ("You get a heart, and no club finesse.", "claim_and_concession x=1 f=n s=concede:H1,~finesse:C"),
            ("I lose only a club and no finesse.", "claim_and_concession x=1 f=n s=concede:C1,~finesse"),
            ("You get two tricks and no need to finesse.", "claim_and_concession x=2 f=n s=~finesse"),
            ("I have three clubs, no ruff.", "claim c=3 s=cash:C3,~ruff"),
            ("I lose a club, I don't need the hearts.", "claim_and_concession x=1 s=concede:C1,~cash:H"),
            ("I ruff a club, but I don't need the hearts.", "claim s=ruff:C,~cash:H"),
            ("I don't need the clubs and a diamond is yours.", "claim_and_concession x=1 s=~cash:C,concede:D1"),
            ("Not ruffing a club, but no spade finesse.", "claim f=n s=~ruff:C,~finesse:S"),
        ],
        near_misses=[
            ("You get a heart and a club.", "concession x=2 s=concede:H1,concede:C1"),
            ("You get a ruff and the ace of trumps.", "concession x=2 t=m s=concede:TA"),
            ("I don't lose a club, only a heart.", "concession x=1 s=concede:H1"),
        ],
    ),
    "what a play leaves him with": Construction(
        said=[
            ("I run the clubs, which leaves me with two top diamonds.", "claim o=i p=0<1 s=run:C,cash:D2"),
            (
                "You get a heart, leaving me with three trumps.",
                "claim_and_concession c=3 x=1 t=m s=concede:H1,cash:T3",
            ),
            ("I lose a heart, which leaves me two clubs.", "claim_and_concession c=2 x=1 s=concede:H1,cash:C2"),
            ("Ruff a club, so two diamond tricks.", "claim o=i p=0<1 s=ruff:C,cash:D2"),
            ("I'll duck one club, so three trumps.", "claim c=3 t=m s=duck:C1,cash:T3"),
            ("You get one trick, which leaves me with the king of hearts.", "claim_and_concession c=1 x=1 s=cash:HK"),
            ("No finesse, leaving me with two clubs.", "claim c=2 f=n s=~finesse,cash:C2"),
        ],
        near_misses=[
            ("I lose a heart, leaving me one short.", "concession x=1 r=-1 s=concede:H1"),
            ("Draw trumps, leaving you a heart.", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:H1"),
        ],
    ),
    "when it comes, said before its condition": Construction(
        said=[
            ("Draw trumps, and finally if hearts break I run them.", "claim o=e p=0<1 t=mp s=draw:T,run:H"),
            ("Draw trumps, and lastly if the king is right I finesse.", "claim o=e p=0<1 t=mp f=d s=draw:T,finesse"),
            (
                "I run the clubs if they break, then if the diamonds are 3-3 I discard a diamond.",
                "claim o=e p=0<1 s=run:C,discard:D",
            ),
            (
                "I run the clubs if they break, and finally I run the diamonds if they break.",
                "claim o=e p=0<1 s=run:C,run:D",
            ),
            (
                "Three clubs, and finally two hearts and a diamond.",
                "claim c=6 o=e p=0<1,0<2 s=cash:C3,cash:H2,cash:D1",
            ),
        ],
        near_misses=[
            ("If a diamond I ruff, and if it's a spade I win and then cash two hearts.", "claim s=ruff,cash:H2"),
            ("Two hearts at the end and a diamond.", "claim c=3 o=e p=1<0 s=cash:H2,cash:D1"),
            ("If he has the king I ruff, otherwise I finally discard.", "claim o=e s=ruff,discard"),
        ],
    ),
    "who does what is said next to what they get": Construction(
        said=[
            ("They get a club and ruffing a heart.", "claim_and_concession x=1 s=concede:C1,ruff:H"),
            ("They get a club, and the spades get cashed.", "claim_and_concession x=1 s=concede:C1,cash:S"),
            ("I discard a club, so you can have a spade.", "claim_and_concession x=1 s=discard:C,concede:S1"),
            ("You get a club, there are three diamonds.", "claim_and_concession c=3 x=1 s=concede:C1,cash:D3"),
            ("They get a club and I ruff a diamond.", "claim_and_concession x=1 s=concede:C1,ruff:D"),
        ],
        near_misses=[
            ("You ruff and take the rest.", "concession x=all"),
            ("You get a club and there are two hearts as well.", "concession x=3 s=concede:C1,concede:H2"),
            ("West showed out, so East has four hearts.", "unclear"),
        ],
    ),
    "a sentence of its own behind a pause": Construction(
        said=[
            ("A club goes away. Ace and king of spades.", "claim o=i p=0<1,0<2 s=discard:C,cash:SA,cash:SK"),
            ("The king of clubs then I finesse in diamonds.", "claim o=e p=0<1 f=d s=cash:CK,finesse:D"),
            (
                "A club ruff then I lose to the ace of spades.",
                "claim_and_concession x=1 o=e p=0<1 s=ruff:C,concede:SA",
            ),
            ("The ace of clubs, and if the hearts are 3-3 I discard a heart.", "claim o=i p=0<1 s=cash:CA,discard:H"),
            ("My hand is high, discarding a spade.", "claim c=all s=cash@declarer*,discard:S"),
            ("I have the rest - the jack of spades is high.", "claim c=all"),
            ("I have three club tricks and no trumps left.", "claim c=3 t=m s=cash:C3"),
            ("I draw trumps, after that lead a heart.", "claim o=e p=0<1 t=mp s=draw:T,lead:H"),
        ],
        near_misses=[
            ("I have the rest - a heart.", "claim_and_concession x=1 s=concede:H1"),
            ("Diamonds I run.", "claim s=run:D"),
            ("I throw. A club.", "claim s=discard:C"),
            ("After that lead I have the rest.", "claim c=all"),
        ],
    ),
    "trumps gone, and down": Construction(
        said=[
            ("Trumps are drawn, two down.", "concession r=-2 t=ms"),
            ("One off, trumps are in.", "concession r=-1 t=ms"),
        ],
        near_misses=[
            ("No clubs out, so one down.", "claim_and_concession r=-1"),
            ("Trumps are in, making four.", "claim r=L4 t=ms"),
        ],
    ),
    "a finesse denied in another suit": Construction(
        said=[
            ("Ace and king of clubs, I don't need the spade finesse.", "claim c=2 f=n s=cash:CA,cash:CK,~finesse:S"),
            ("The ace of clubs, but I won't finesse in diamonds.", "claim c=1 f=n s=cash:CA,~finesse:D"),
            ("No ruff, I can take three clubs.", "claim c=3 s=~ruff,cash:C3"),
        ],
        near_misses=[
            ("I'm not finessing, ace and king of clubs.", "claim f=n s=~finesse,cash:CA,cash:CK"),
        ],
    ),
    "declarer told of, and he": Construction(
        said=[
            ("Declarer ruffs that and he has got all the rest.", "claim c=all s=ruff"),
            (
                "Once declarer has driven out the ace of diamonds he has three diamonds and two hearts.",
                "claim c=5 o=e p=0<1,0<2 s=knock_out:DA,cash:D3,cash:H2",
            ),
            (
                "Declarer takes the two outstanding trumps and then his diamonds are good.",
                "claim o=e p=0<1 t=mp s=draw:T2,cash:D*",
            ),
            (
                "declarer runs the spades, and he loses a club at the end",
                "claim_and_concession x=1 o=e p=0<1 s=run:S,concede:C1",
            ),
        ],
        near_misses=[
            ("East takes his ace and he has the rest", "concession x=all s=concede:?A"),
        ],
    ),
    "trumps that are out, rounds of them: got in, collected, eliminated": Construction(
        said=[
            ("I collect the outstanding trump", "claim t=mp s=draw:T"),
            ("strip two rounds of trumps and ruff a spade", "claim o=i p=0<1 t=mp s=draw:T,ruff:S"),
            ("bring in two rounds of trumps", "claim t=mp s=draw:T"),
            ("I eliminate the trumps", "claim t=mp s=draw:T"),
            ("get out trumps, then run the hearts", "claim o=e p=0<1 t=mp s=draw:T,run:H"),
            ("getting out the last trump", "claim t=mp s=draw:T"),
            ("I get in the outstanding trump", "claim t=mp s=draw:T"),
            ("I snag the last trump", "claim t=mp s=draw:T"),
        ],
        near_misses=[
            ("I collect two spades", "claim s=cash:S2"),
            ("I get in with a trump", "claim t=m s=cross:T"),
            ("bring in the clubs", "not_a_claim s=run:C"),
            ("get out with a trump", "not_a_claim t=m s=lead:T"),
        ],
    ),
    "all of it but, by barring": Construction(
        said=[
            ("everything barring the trump ace is ours", "claim_and_concession x=1 t=m s=concede:TA"),
            ("I've the rest barring one", "claim_and_concession x=1"),
            ("all of them barring a heart at the end", "claim_and_concession x=1 o=e s=concede:H1"),
            ("the rest barring a trick to the king", "claim_and_concession x=1 s=concede:?K"),
        ],
        near_misses=[
            ("ten tricks barring a bad break", "claim c=10d"),
            ("the rest barring a ruff", "claim c=all"),
        ],
    ),
    "following which, in advance of, once I'm done": Construction(
        said=[
            ("Ace of clubs, following which the spade finesse", "claim o=e p=0<1 f=d s=cash:CA,finesse:S"),
            ("I'll ruff a heart in advance of drawing trumps", "claim o=e p=0<1 t=mp s=ruff:H,draw:T"),
            ("Once I'm done drawing trumps I run the hearts", "claim o=e p=0<1 t=mp s=draw:T,run:H"),
            ("when I've finished drawing trumps I have five clubs", "claim c=5 o=e p=0<1 t=mp s=draw:T,cash:C5"),
        ],
        near_misses=[
            ("I'm done", "claim"),
            ("following suit", "unclear"),
        ],
    ),
    "my plan is to, what I do is, between what comes first and the play": Construction(
        said=[
            ("After the ace of hearts my plan is to ruff a spade", "claim o=e p=0<1 s=cash:HA,ruff:S"),
            ("Two rounds of trumps, then my plan is to play clubs", "claim o=e p=0<1 t=mp s=draw:T,cash:C"),
            (
                "after three rounds of trumps what I do is cash the queen of hearts",
                "claim o=e p=0<1 t=mp s=draw:T,cash:HQ",
            ),
        ],
        near_misses=[
            ("that's what I do", "unclear"),
        ],
    ),
    "let you have, yield and part with, in a chain": Construction(
        said=[
            ("Draw trumps and let you have a diamond", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:D1"),
            (
                "Draw trumps, yield a diamond, ruff a heart",
                "claim_and_concession x=1 o=i p=0<1,1<2 t=mp s=draw:T,concede:D1,ruff:H",
            ),
            ("Draw trumps and part with a diamond", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:D1"),
            ("Draw trumps and allow you a diamond", "claim_and_concession x=1 o=i p=0<1 t=mp s=draw:T,concede:D1"),
        ],
        near_misses=[
            ("you get a diamond, draw trumps", "claim_and_concession x=1 t=mp s=concede:D1,draw:T"),
        ],
    ),
    "for them, to them, for you two, and what comes with it": Construction(
        said=[
            ("There's a trick for them with the king of clubs", "concession x=1 s=concede:CK"),
            ("A heart to them right at the end", "concession x=1 o=e s=concede:H1"),
            ("One trick for them if the king is offside.", "concession x=1"),
            ("One trick for them if the queen is over me.", "concession x=1"),
            ("a heart for you two right at the end", "concession x=1 o=e s=concede:H1"),
            ("I give you two a heart", "concession x=1 s=concede:H1"),
        ],
        near_misses=[
            ("giving you two clubs", "concession x=2 s=concede:C2"),
            ("I cross to them with the ace of hearts", "claim s=cross:HA@dummy"),
            ("me three, you two", "claim_and_concession c=3 x=2"),
        ],
    ),
    "winning whatever comes back": Construction(
        said=[
            (
                "ducking a heart, winning whatever comes back, and the hearts are set up",
                "claim o=i p=0<1,1<2 s=duck:H1,win,cash:H*",
            ),
            ("winning whatever you return, draw the last trump", "claim o=i p=0<1 t=mp s=win,draw:T"),
            ("Declarer wins whatever is led and draws trumps", "claim o=i p=0<1 t=mp s=win,draw:T"),
        ],
        near_misses=[
            ("whatever comes back is winning", "unclear"),
        ],
    ),
    "spelled numbers before a sign or letter": Construction(
        said=[
            ("my two ♥", "claim c=2 s=cash:H2"),
            ("I cash my two ♥", "claim s=cash:H2"),
            ("the two top ♥", "claim c=2 s=cash:H2"),
            ("my two T", "claim c=2 t=m s=cash:T2"),
            ("the last 2 ♦", "claim c=2 s=cash:D2"),
        ],
        near_misses=[
            ("the 4♠", "claim c=1 s=cash:S4"),
            ("my 9♥", "claim c=1 s=cash:H9"),
            ("the two of ♥", "claim c=1 s=cash:H2"),
        ],
    ),
    "the rest are established, all cashing": Construction(
        said=[
            ("the rest are established", "claim c=all"),
            ("the others are set up", "claim c=all"),
            ("dummy's four diamonds are established", "claim c=4"),
            ("the rest are all cashing", "claim c=all"),
        ],
        near_misses=[
            ("the clubs can be established", "claim"),
            ("the rest are not established", "unclear"),
            ("I have the diamonds set up", "claim s=cash:D"),
        ],
    ),
    "the finesse that is relied on": Construction(
        said=[
            ("I rely on the club finesse", "claim f=d s=finesse:C"),
            (
                "I'll try the diamonds first; if they don't break I rely on the heart finesse",
                "claim o=e p=0<1 f=d s=test:D,finesse:H",
            ),
            ("relying on the heart finesse", "claim f=d s=finesse:H"),
        ],
        near_misses=[
            ("I'm relying on the clubs breaking", "unclear"),
            ("I rely on partner", "unclear"),
        ],
    ),
    "lines, and a sign for a line": Construction(
        said=[
            ("No trumps outstanding\nHearts top down.", "claim t=m s=cash:H"),
            ("all winners\nQ, 9, 6, 3", "claim c=4 o=e p=0<1,1<2,2<3 s=lead:?Q,lead:?9,lead:?6,lead:?3"),
            ("first five diamonds / after that two clubs", "claim c=7 o=e p=0<1 s=cash:D5,cash:C2"),
            ("pull T / K C / C ruff / rest mine", "claim c=all o=i p=0<1,1<2 t=mp s=draw:T,cash:CK,ruff:C"),
        ],
        near_misses=[
            ("I draw trumps and then\nRuff a heart in\nDummy", "claim o=e p=0<1 t=mp s=draw:T,ruff:H@dummy"),
            ("hearts / spades", "claim s=cash:H"),
        ],
    ),
    "an that is and": Construction(
        said=[
            ("the ace an king of clubs", "claim c=2 s=cash:CA,cash:CK"),
            (
                "Heart ruff, club to hand, heart ruff, an it's all high",
                "claim c=all o=i p=0<1,1<2,2<3 s=ruff:H,cross:C@declarer,ruff:H,cash*",
            ),
            ("ruff a club an then a heart", "claim o=e p=0<1 s=ruff:C,ruff:H"),
            ("a spade, a club an at the end a trump", "claim c=3 o=e p=0<2,1<2 t=m s=cash:S1,cash:C1,cash:T1"),
        ],
        near_misses=[
            ("an ace and another", "claim o=i p=0<1 s=cash:?A,lead"),
        ],
    ),
    "dummy's A of clubs": Construction(
        said=[
            ("my losing heart goes on dummy's A of C", "claim s=discard:H^CA"),
            ("over to dummy's A of D", "claim s=cross:DA@dummy"),
            ("cash dummy's K of hearts", "not_a_claim s=cash:HK"),
        ],
        near_misses=[
            ("dummy's a winner", "claim c=all"),
        ],
    ),
    "dummy put in, the lead gained there": Construction(
        said=[
            ("put dummy in with a heart and cash the clubs", "claim o=i p=0<1 s=cross:H@dummy,cash:C"),
            ("gain the lead in dummy with a heart", "claim s=cross:H@dummy"),
            ("get dummy in with a trump, run the hearts", "claim o=i p=0<1 t=m s=cross:T@dummy,run:H"),
        ],
        near_misses=[
            ("put dummy down", "unclear"),
            ("dummy puts in the queen", "claim f=d s=finesse:?Q"),
        ],
    ),
    "racked up and collected": Construction(
        said=[
            ("we rack up two more", "claim c=2"),
            ("I collect three of these four", "claim c=3"),
            ("I collect three more", "claim c=3"),
        ],
        near_misses=[
            ("I collect the king of spades", "claim s=cash:SK"),
        ],
    ),
    "a card that is played, and ruffed": Construction(
        said=[
            (
                "I play the eight of hearts and ruff it, then run the clubs",
                "claim o=e p=0<1,1<2 s=cash:H8,ruff:H,run:C",
            ),
            ("play the four of clubs and ruff it", "claim o=i p=0<1 s=cash:C4,ruff:C"),
            (
                "play the four of clubs, ruffing it, then the ace of spades",
                "claim o=e p=0<1,1<2 s=cash:C4,ruff:C,cash:SA",
            ),
        ],
        near_misses=[
            ("I cash the ace of clubs and ruff the second one", "claim o=i p=0<1 s=cash:CA,ruff:C"),
            ("ace and king of hearts and ruff it", "claim o=i p=0<2,1<2 s=cash:HA,cash:HK,ruff"),
        ],
    ),
    "a word for claiming among words that nobody understands": Construction(
        said=[
            ("I claim no knowledge of that convention", "unclear"),
            ("the app adds a claim button on the bottom left", "unclear"),
            ("Baggage claim took an hour, so we skipped lunch", "unclear"),
        ],
        near_misses=[
            ("I claim no knowledge of that convention, and the rest are mine", "claim c=all"),
            ("I claim, whatever Zimmerman thinks", "claim"),
        ],
    ),
    "words in no table that describe cards or tricks": Construction(
        said=[
            ("four gorgeous spades, then two tatty clubs", "claim c=6 o=e p=0<1 s=cash:S4,cash:C2"),
            ("I throw a scruffy heart on dummy's splendid diamonds", "claim s=discard:H^D"),
            ("three juicy tricks and a sneaky finesse", "claim c=3 f=d s=finesse"),
            ("my red-hot clubs run", "claim s=run:C*"),
        ],
        near_misses=[
            ("the frumious king of hearts", "unclear"),
            ("you can't both guard spades and clubs", "unclear"),
        ],
    ),
    "which cards they are, by what was done with them": Construction(
        said=[
            ("two spades we set up earlier, a club and the ace of hearts", "claim c=4 s=cash:S2,cash:C1,cash:HA"),
            ("the ace and king of clubs, then the hearts you led", "claim o=e p=0<2,1<2 s=cash:CA,cash:CK,cash:H"),
            ("three diamonds waiting there and a heart", "claim c=4 s=cash:D3,cash:H1"),
        ],
        near_misses=[
            ("I ruff the heart you led", "claim s=ruff:H"),
        ],
    ),
    "somebody spoken to, an apology and a word that puts nothing right": Construction(
        said=[
            ("I've got them all, director, except the jack of hearts", "claim_and_concession x=1 s=concede:HJ"),
            ("the others are yours, sorry, partner", "concession x=all"),
            ("you take three, I actually take two", "claim_and_concession c=2 x=3"),
            ("I just make the others", "claim c=all"),
        ],
        near_misses=[
            ("I object, director, he never drew trumps", "not_a_claim t=m"),
            ("three, actually four", "claim c=4"),
            ("I just make it", "claim r=made"),
        ],
    ),
    "spot cards without a pause": Construction(
        said=[
            ("all masters queen nine seven", "claim c=3 o=e p=0<1,1<2 s=lead:?Q,lead:?9,lead:?7"),
            ("these clubs are all good jack nine four", "claim c=3 o=e p=0<1,1<2 s=lead:CJ,lead:C9,lead:C4"),
            ("queen eight six in that order", "claim c=3 o=e p=0<1,1<2 s=cash:?Q,cash:?8,cash:?6"),
        ],
        near_misses=[
            ("jack nine six tricks", "claim c=6 s=cash:?J,cash:?9"),
        ],
    ),
    "a number behind what is said of cards, without a pause": Construction(
        said=[
            ("the hearts are solid eleven tricks", "claim c=11d"),
            ("once the king of spades is knocked out ten tricks", "claim c=10d o=e s=knock_out:SK"),
            ("not repeating the spade finesse ace of spades two hearts", "claim c=3 f=n s=~finesse:S,cash:SA,cash:H2"),
        ],
        near_misses=[
            ("rest im gd four", "claim c=all"),
            ("the clubs are good for three tricks", "claim c=3"),
        ],
    ),
    "nothing more, without a pause": Construction(
        said=[
            ("i lose a spade no more", "concession x=1 s=concede:S1"),
            ("you get a heart nothing else", "concession x=1 s=concede:H1"),
            ("the queen of trumps is yours nothing else", "concession x=1 t=m s=concede:TQ"),
        ],
        near_misses=[
            ("no more spades out", "claim"),
            ("I have no more losers", "claim c=all"),
        ],
    ),
}
