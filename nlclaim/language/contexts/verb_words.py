"""Which rule decides what a word is that the lexicon has as a verb: by the word, by its verb or by how it begins."""

from __future__ import annotations

from typing import Final

from nlclaim.language.contexts.drawing_words import (
    settle_bring,
    settle_collect,
    settle_comes,
    settle_drag,
    settle_draw,
    settle_flush,
    settle_get_in,
    settle_get_out,
    settle_made_fall,
    settle_pick,
    settle_rid,
    settle_scramble,
    settle_see_off,
    settle_slap,
    settle_sort,
    settle_strip,
)
from nlclaim.language.contexts.neighbours import Rule
from nlclaim.language.contexts.no_verbs import (
    settle_break,
    settle_declare,
    settle_forget,
    settle_gift,
    settle_given,
    settle_had,
    settle_lay_down,
    settle_meant,
    settle_milk,
    settle_out,
    settle_over,
    settle_plan,
    settle_reach,
    settle_running,
    settle_save,
    settle_stop,
    settle_threw,
    settle_up_with,
    settle_use,
    settle_won,
    settle_worry,
)
from nlclaim.language.contexts.nothing_played import settle_care, settle_lead
from nlclaim.language.contexts.other_verbs import (
    settle_away,
    settle_come_off,
    settle_coming,
    settle_concede,
    settle_drop,
    settle_finish,
    settle_go_down,
    settle_good_now,
    settle_have,
    settle_held,
    settle_hold_up,
    settle_let_go,
    settle_looking,
    settle_make,
    settle_manage,
    settle_ran,
    settle_rely,
    settle_ruffed,
    settle_run,
    settle_see,
    settle_set_up,
    settle_take,
    settle_throw,
    settle_yield,
)
from nlclaim.language.lexemes import Lexeme


def settle_by_word(lexemes: list[Lexeme], place: int) -> Lexeme | None:
    """What a word that the lexicon has as a verb is beside these neighbours: the first rule that knows it."""
    lexeme = lexemes[place]
    word, verb = lexeme.word, lexeme.value.partition(".")[0]
    for rule in (_BY_WORD.get(word), _BY_VERB.get(verb)):
        if rule is not None and (better := rule(lexemes, place)) is not None:
            return better
    for stem, rule in _BY_STEM.get(word[:_SHORTEST_STEM], ()):
        if word.startswith(stem) and (better := rule(lexemes, place)) is not None:
            return better
    return None


_BY_WORD: Final[dict[str, Rule]] = {
    "sort": settle_sort, "sorts": settle_sort, "sorting": settle_sort, "sorted": settle_sort,
    "won": settle_won, "finish": settle_finish, "end": settle_finish,
    "finishing": settle_finish, "ending": settle_finish, "saving": settle_save, "save": settle_save,
    "see": settle_see,
    "threw": settle_threw, "run": settle_run, "ran": settle_ran, "running": settle_running, "away": settle_away,
    "lay down": settle_lay_down, "declare": settle_declare, "over": settle_over, "overs": settle_over,
    "across": settle_over, "off": settle_comes, "here": settle_comes,
    "held": settle_held, "polish": settle_finish, "polishing": settle_finish,
    "out": settle_out, "forget": settle_forget, "coming": settle_coming, "comes": settle_coming,
    "use": settle_use, "using": settle_use, "come": settle_coming, "manage": settle_manage,
    "managed": settle_manage, "had": settle_had, "given": settle_given, "worry": settle_worry,
    "meant": settle_meant, "up": settle_up_with,
    "fear": settle_worry, "plan": settle_plan, "worried": settle_worry, "worrying": settle_worry,
}  # fmt: skip
_BY_VERB: Final[dict[str, Rule]] = {
    "draw": settle_draw,
    "drop": settle_made_fall,
    "duck": settle_hold_up,
    "discard": settle_care,
    "lead": settle_lead,
    "go": settle_get_in,
    "have": settle_have,
    "establish": settle_set_up,
    "break": settle_break,
    "stop": settle_stop,
    "ruff_risk": settle_ruffed,
    "succeed": settle_come_off,
    "fail": settle_go_down,
    "concede": settle_concede,
    "cash": settle_good_now,
    "get": settle_get_out,
}
_STEMS: Final[tuple[tuple[str, Rule], ...]] = (
    ("throw", settle_throw), ("put", settle_throw), ("chuck", settle_throw), ("toss", settle_throw),
    ("dump", settle_throw), ("bung", settle_throw), ("pick", settle_pick), ("bring", settle_bring),
    ("strip", settle_strip), ("reliev", settle_rid), ("drag", settle_drag),
    ("denud", settle_rid), ("divest", settle_rid),
    ("depriv", settle_rid), ("kill", settle_rid), ("scrambl", settle_scramble), ("see", settle_see_off),
    ("saw", settle_see_off), ("bash", settle_slap), ("whack", settle_slap), ("plonk", settle_slap),
    ("plunk", settle_slap), ("plac", settle_slap), ("sla", settle_slap), ("smack", settle_slap),
    ("lap", settle_slap), ("reap", settle_slap), ("harvest", settle_collect), ("drop", settle_drop),
    ("rel", settle_rely), ("let", settle_let_go), ("collect", settle_collect), ("eliminat", settle_collect),
    ("snag", settle_collect), ("gather", settle_collect), ("pocket", settle_collect),
    ("flush", settle_flush), ("mak", settle_make),
    ("yield", settle_yield), ("gift", settle_gift), ("milk", settle_milk),
    ("looking", settle_looking), ("reach", settle_reach), ("tak", settle_take), ("carr", settle_take),
)  # fmt: skip
_SHORTEST_STEM: Final = 3


_BY_STEM: Final = {
    start: [(stem, rule) for stem, rule in _STEMS if stem.startswith(start)]
    for start in {stem[:_SHORTEST_STEM] for stem, _ in _STEMS}
}
"""The stems by how they begin."""
