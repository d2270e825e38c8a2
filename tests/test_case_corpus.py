"""The corpus of contested claims: each comes to a number that its authorities accept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from nlclaim.api import rule
from nlclaim.ruling.case import load_case

CASES = Path(__file__).parent.parent / "corpus" / "cases.jsonl"
DIFFERING = {
    "blind-23-defender-hearts-trump-left": "partner may normally throw the king (70D2)",
    "blind2-19-discard-wrong-jack": "that he believed the jack to be high is in the history, not in the record",
    "blind3-16-1997-full-count": "a count that claimer states is no show-out to the program",
    "blind4-06": "that the time for 71C was over is in the history, not in the record",
    "blind4-10": "that the claim was agreed and the agreement withdrawn is in the history, not in the record",
    "blind4-13": "an order that is only implied is also left aside, and the lower award stands (semantics 4.4)",
    "blind5-02": "the award is right; a low ruff that may be over-ruffed (RUF-2) is called a matter of judgement",
    "blind5-13": "that a bad break may go unwatched (SEE-1) is not followed through: ours to mend",
    "blind7-01": "that he had forgotten the queen is in the history, not in the record",
    "blind9-08": "that a defender ruffs low and is over-ruffed is normal to the program, as nobody says that it is not",
    "blind9-09": "what the other side would likely have won (69B2) is taken at its worst, and the doubt named",
    "blind8-12": "the award is right; whether a concession stands that need not have been lost is called a judgement",
    "blind7-16": "that he had only begun to draw trumps is in the history, not in the record",
    "blind11-04": "'all high' is not taken to mean that he believes each small card to be high",
    "blind13-12": "that he took his club for a loser too shows only in the number that he conceded",
    "blind11-16": "he may also throw the king of clubs, of which the case does not think",
    "blind11-19": "with no spade in sight of the discarder one more winner may go (DSC-1)",
    "blind11-20": "a concession that was named may be made at once (CON-8), before the winners that were listed",
    "blind17-20": 'that he took the nine of diamonds for good is said of "the rest" only',
    "blind16-10": "partner, on lead, may normally turn to another suit than the one led to him (70D2)",
    "blind16-13": "that he held the jack of hearts to be high is in the history, not in the record",
    "blind15-12": "that he held the jack of diamonds to be high is in the history, not in the record",
    "blind14-03": "that he counts the jack among his winners shows only in their number",
    "blind14-17": "one more trick goes by discards after he has woken (DSC-1)",
    "blind21-17": "one of the defenders objected: play goes on, and what comes of it is not ruled on",
    "blind12-16": "that he does not watch what the others throw on a winner is not followed through",
    "blind17-22": "one more trick goes by discards after he has woken (DSC-1)",
    "blind25-08": "the award is right; what else the other side would likely have won (69B2) is named as a doubt",
    "blind27-19": "that the agreement was withdrawn is in the history, not in the record",
    "blind27-21": "that he held the ten of diamonds to be high is in the history, not in the record",
    "blind27-36": "a trick that was named may be given up at once (CON-8), whatever the opponents then cash",
    "blind27-22": "a jack led without the ten beside it is a finesse to the program, and may lose to the queen",
    "blind26-3": "which high card comes first against a four-nil break: he is taken to see what is sure",
    "blind12-23": "the ace of hearts may come first, as no order was said, and then one trick less is lost",
    "blind28-7": "the award is right; what else the other side would likely have won (69B2) is named as a doubt",
    "blind28-24": "partner may ruff a card that is good (70D2)",
    "blind28-26": "that he held the ten of diamonds to be high is in the history, not in the record",
    "blind28-36": "whether all agreed to play on (68D2) is for the director to find, and nothing is awarded before",
    "blind20-16": "to lead the four from ten-four, both thought good, is left to the director (solid_rank_trumps)",
    "blind30-19": "that a lead towards a tenace begins a finesse is no play that he stated (70E1)",
    "blind30-21": "what is said of three-two and four-one is not taken back by a break that is neither",
    "blind31-16": "a small card that has become high is led as a winner, and a trump that he forgot ruffs it",
    "blind31-27": "which card he took for a loser is called a matter of judgement, and the higher number awarded",
    "blind59-16": "what takes him below the number that he claimed is no normal way to give up a trick",
    "blind59-17": "the award is right; what else the other side would likely have won (69B2) is named as a doubt",
    "blind59-19": "of the ways to play without the trump in mind the worst is taken for likely (69B2)",
    "blind59-20": "the award is right; what he added later is left to the director",
    "blind60-26": "partner sees that his diamond can win nothing, and keeps the club",
    "blind33-4": "winners of a suit may be cashed before the card that he takes for good, and he keeps the wrong ones",
    "blind33-6": "the award is right; whether a loser is led at once that lets several tricks go is left open (CON-8)",
    "blind33-18": "a small card of dummy's that he thinks high once he has thrown the suit away may be led",
    "blind33-33": "once he has woken he may keep the wrong winners (DSC-1), and one trick more is lost",
    "blind32-27": "he may cash the card that he takes for good before the winners of the other hand",
    "blind35-7": "once the guess is lost, the worst order of suits (guideline 1) strands a winner as well",
    "blind35-35": "one of the defenders objected: play goes on, and what comes of it is not ruled on",
    "blind35-21": "a line that is listed in one breath is played in its order, and what was played after bears it out",
    "blind31-29": "a hand without trumps may cash its winners first, though he knows of the trump (TRP-9)",
    "blind37-01": "that he took his jack for good stands in the history; a winner more than was claimed may be thrown",
    "blind37-37": "one of the defenders objected: play goes on, and what comes of it is not ruled on",
    "blind38-15": "that partner, on lead, avoids a high card in sight is no rule of any authority (70D2)",
    "blind39-15": "with no word on whether he looks, what he throws under a card that he forgot is normal (70D1)",
    "blind40-12": "a first-round finesse is normal to the program, though he knows that the jack is out (FIN-6)",
    "blind40-13": "under the card that loses he may throw the spade that leads to the other ace (DSC-1)",
    "blind40-17": "what else the other side would likely have won (69B2) is taken at its worst, and the doubt named",
    "blind40-25": "nobody throws an ace where a spot card will do (DSC-1), so the small diamond goes",
    "blind41-03": "that the second high card comes from the hand of the first is normal to the program (SUI-1)",
    "blind41-06": "the award is right; whether partner cashes a winner first is called a judgement (70D2)",
    "blind41-15": "a trick that was named may be given up at once (CON-8), whatever falls under it",
    "blind41-19": "partner may throw either of two cards that were called good (DSC-1), and one trick more is lost",
    "blind42-21": "a squeeze that is described, and not named, is played out only at best",
    "blind42-27": "a stated round of trumps is led to a trump that has become high (STM-1); the doubt is named",
    "blind42-31": "partner, on lead, may normally turn to another suit than the one that was claimed (70D2)",
    "blind42-33": "the award is right; whether who speaks of the last trump knew of the other is called a judgement",
    "blind42-38": "awake, he cannot tell which of his winners the last card will be led to, and throws the wrong one",
    "blind43-09": "the award is right; what else the other side would likely have won (69B2) is named as a doubt",
    "blind43-15": "with the ace gone partner may lead a spade that the bare king has to take (70D2), and one is lost",
    "blind43-20": "that South 'has them all' is a circumstance that is not understood",
    "blind43-36": "one more trick goes by discards after he has woken (DSC-1)",
    "blind43-38": "under this authority he sees the show-out, and draws the trump that is left",
    "blind43-41": "partner, on lead, may normally turn to another suit than the one that was claimed (70D2)",
    "blind44-07": "the award is right; how good a player he is, of which the record is silent, is left open",
    "blind46-05": "two rounds of diamonds show him that one is out, and the loser is kept for the end (SEE-1)",
    "blind46-18": "the ten drops the nine, so that the diamonds run: that both were winners to him is in the history",
    "blind45-21": "a plan for 3-2 and for 4-1 binds at 5-0 too, which its words left out: ours to mend",
    "blind48-01": "the award is right; with which trump he makes a ruff that he stated is called a judgement (RUF-2)",
    "blind48-02": "with clubs cashed before the diamond a club goes too, of which the case does not think",
    "blind5-07": "the award is right; when a conceded trick is given up (CON-8) is named as a doubt",
    "blind40-15": "the award is right; when a conceded trick is given up (CON-8) is named as a doubt",
    "blind49-05": "which high card comes first against a four-nil break: he is taken to see what is sure",
    "blind49-20": "that his last card is good does not tell which of them he takes for good",
    "blind50-16": "the entry goes before the spades: one trick is lost, of which the case does not think",
    "blind50-19": "that he had just cashed two diamonds is in the history, not in the record",
    "blind50-21": "who knows of the trump comes in by the entry that cannot be ruffed; the doubt is named",
    "blind50-22": "which of his cards he took for a loser is named as a doubt; he is not held to the worse one",
    "blind51-16": "which tricks were likely to be won (69B2) is left open; that he may lead a trump is not set aside",
    "blind52-21": "the five of diamonds is high, so that four tricks are sure without a guess",
    "blind52-30": "that the queen was forgotten is in the history: a finesse may have been meant",
    "blind44-16": "that words in brackets were said later, in answer to an opponent (FRM-5), is not understood",
    "blind54-19": "that he is finessing shows only in what he says of the king",
    "blind55-21": "the king of hearts, which he named first, costs the trick on this lie even double dummy",
    "blind54-28": "that he had only begun to draw trumps is in the history, not in the record",
    "blind49-04": "the award is right; how good a player he is, for his entries (BLK-2), is called a judgement",
    "blind56-7": "that he finishes the suit he has begun before the seven is cashed is an order that we do not assume",
    "blind56-11": "partner, on lead, comes back with the suit in which an ace was named",
    "blind57-1": "one more trick goes by the order in which he cashes, with a trump forgotten",
}
"""Where our award is another, and why: the case may be wrong, or the program is."""


ROWS = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


def cases(rows: list[dict[str, Any]], differing: dict[str, str]) -> list[Any]:
    """The rows as parameters, those that differ expected to fail."""
    return [
        pytest.param(
            row, id=row["id"], marks=[pytest.mark.xfail(reason=why)] if (why := differing.get(row["id"])) else []
        )
        for row in rows
    ]


@pytest.mark.parametrize("case", cases(ROWS, DIFFERING))
def test_the_award_is_one_that_is_accepted(case: dict[str, Any]) -> None:
    ruling = rule(load_case(case), seconds=240)

    assert ruling.complete
    assert ruling.awarded in case["expected"]
    assert case["confidence"] != "clear" or ruling.certainty != "judgement"


CERTAIN_ALL_THE_SAME = {
    "blind18-24": "every authority comes to the same, which is one of the results published",
    "blind59-25": "a king comes before the cards below it under every authority (TOP-1)",
    "blind60-17": "nobody strands winners that he named (BLK-1), under every authority",
    "blind58-28": "no authority comes to more than three where he may take small cards for good",
    "blind58-31": "what was said is played out and comes to four by every authority",
    "blind58-33": "some legal play loses the trick that was conceded, so the concession stands (71)",
    "blind58-34": "the ace that he said he would play is played by every authority",
    "blind58-38": "no authority lets him make up for the order of his suits",
    "blind58-39": "the demand to draw trumps is binding at rubber bridge, and play after it is fixed",
    "blind9-20": "how long 71C of 1997 runs is settled, though its print confused (CON-2)",
    "blind12-22": "how long 71C of 1997 runs is settled, though its print confused (CON-2)",
    "blind48-22": "a trump that the director finds forgotten (70C) leaves no doubt",
    "blind6-20": "that he had just drawn two rounds is in the history, not in the record",
    "blind6-18": "that 'they' are some of dummy's cards and not all is no reading of its own",
    "blind6-23": "trumps are not led by the same guidelines when none is out (trump_to_squeeze), so nothing blocks",
    "blind13-16": "what a hand that 'is good' covers is not doubted: he said so",
    "blind13-22": "to throw from a stopper in order to keep an ace is normal play under every authority (69B of 1997)",
    "blind13-24": "the authority speaks on the height of ruffs",
    "blind11-04": "every authority comes to the same, which is neither of the results published",
    "blind16-05": "all normal lines come to the same: the queen falls, as her holder has to throw diamonds",
    "blind16-10": "every authority comes to the same, which is neither of the results published",
    "blind15-14": "that the claim was agreed stands in a note beside the words, not in the facts",
    "blind20-07": "a conceded trick that some normal play loses stays conceded (71): nothing is left to doubt",
    "blind24-25": "a choice of partner's that costs (70D2) leaves no doubt",
    "blind25-32": "a trump that may have been forgotten (70C) leaves no doubt, though he says that he knew of it",
    "blind26-13": "a refusal that is irrational is excepted only where the card cannot fall",
    "blind35-31": "to come back by a spade is normal even to him who knows of the trump",
    "blind35-36": "that declarer may be given an end-play is the authority's rule (DSC-2)",
    "blind46-14": "the last heart of dummy is a winner too, so that four tricks are sure without the finesse",
    "blind45-02": "a trump that the director finds forgotten (70C) leaves no doubt",
    "blind44-20": "a high card is laid down first under every authority, where no finesse was stated (70E1)",
    "blind44-23": "a choice of partner's that costs (70D2) leaves no doubt, whatever he was signalled",
    "blind31-40": "nobody strands winners that he named in no order (BLK-1)",
    "blind33-29": "the discards that his line leaves open are normal as long as they give up nothing sure",
    "blind33-30": "of cards that he takes to be good any order is normal, under every authority",
    "blind33-38": "that he played on is in the history, not in the record",
    "blind33-39": "a finesse that has to be repeated is left for the drop where nothing shows him who has the king",
    "blind36-30": "whether he forgot a card or took a loser for good shows in nothing that he said",
    "blind36-31": "what he said of the last trump is taken for a count",
    "blind36-32": "the hand that wins a trick in progress is the one that keeps what is sure",
    "blind36-34": "a first ruff wakes him, under every authority",
    "blind37-38": "a concession is cancelled for what no normal play loses (71), and every authority reads that alike",
    "blind39-06": "a trump that was not mentioned is likely to be forgotten (70C); a low one may be led later",
    "blind39-37": "what is likely (69B2) is taken as best play has it, under every authority",
    "blind40-35": "that a list is no order is the authority's rule, and the ten may come first",
    "blind41-23": "'that's the lot' tells nothing of the trumps that are out: that one was forgotten stays likely",
    "blind41-29": "he throws the card that he knows to be beaten, so nothing was likely to be lost (69B)",
    "blind43-10": "what is likely (69B2) is taken as best play has it, under every authority",
    "blind43-17": "partner may throw any card that he may take to be good (DSC-1)",
    "blind43-43": "a show-out that comes on any normal line is seen, under every authority",
    "blind51-27": "that a trick is given up at once or at the end (CON-8) is the authority's rule",
    "blind51-29": "what he said of the last trump is taken for a count",
    "blind51-36": "that he took the jack of diamonds for good is in the history, not in the record",
    "blind49-24": "the diamonds out fall together, so that nothing is stranded in any order",
    "blind50-01": "that he had counted the trumps aloud is in the history, not in the record",
    "blind50-12": "a choice of partner's that costs (70D2) leaves no doubt, whatever he was signalled",
    "blind50-15": "that he thought one trump was out is in the history, not in the record",
    "blind43-44": "a finesse that was not stated stays out of the line (70E1), though a trick was conceded",
    "blind53-02": "under the guidelines of 1992 too the first side winner may be ruffed: a safety check is no finding",
    "blind53-22": "a trump that the director finds forgotten (70C) leaves no doubt, with whichever trump he ruffs",
    "blind53-25": "the normal discards of partner include one that costs (70D2)",
    "blind54-32": "partner throws no card that is the highest of its suit, as he sees (DSC-1)",
    "blind53-32": "which of two losers he throws is settled by the cards that he sees",
    "blind56-26": "every authority comes to the same",
    "blind56-29": "what the bidding tells is nowhere in the record, and a finesse that was not announced is out",
    "blind57-25": "nobody strands winners that he named (BLK-1), under every authority",
    "blind57-30": "a trick conceded without a time may be given up at once (CON-8)",
}
"""Disputed cases on which we see no doubt, and why."""


@pytest.mark.parametrize("case", cases([row for row in ROWS if row["confidence"] == "disputed"], {}))
def test_a_disputed_case_is_not_called_certain(case: dict[str, Any]) -> None:
    ruling = rule(load_case(case), seconds=240)

    assert (ruling.certainty == "certain") == (case["id"] in CERTAIN_ALL_THE_SAME)
