"""The law's data: every file loads, says where it has it from, and whatever is not understood is refused."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from nlclaim.errors import LawDataError, LawError, ResourceError, UnknownEditionError
from nlclaim.law import (
    CONCEPTS,
    RuleSource,
    authorities,
    cite_rule,
    editions,
    load_authority,
    load_edition,
    load_policy_keys,
    load_rule,
    load_rules,
    unsettled_variants,
)
from nlclaim.law.authorities import read_authority
from nlclaim.law.editions import read_edition
from nlclaim.law.policy_keys import read_policy_keys
from nlclaim.law.rules import read_rules
from nlclaim.lines import REASONS
from nlclaim.lines.reasons import PlayReason
from nlclaim.resources import resource


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the law data that a test may spoil."""
    for name in ("editions", "authorities"):
        shutil.copytree(str(resource("law", name)), tmp_path / name)
    for name in ("policy_keys.toml", "normal_play.toml"):
        shutil.copy(str(resource("law", name)), tmp_path / name)
    return tmp_path


def read_all(root: Path) -> tuple[list[str], list[str]]:
    """The ids of the editions and of the authorities."""
    keys = read_policy_keys(root)
    rules = read_rules(root)
    return (
        [read_edition(root, law, keys).id for law in editions()],
        [read_authority(root, name, keys, rules).id for name in authorities()],
    )


def spoil(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_faithful_copy_loads(root: Path) -> None:
    assert read_all(root) == (list(editions()), list(authorities()))


def test_no_file_is_left_over(root: Path) -> None:
    assert {path.stem for path in (root / "editions").iterdir()} == set(editions())
    assert {path.stem for path in (root / "authorities").iterdir()} == set(authorities())


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("policy_keys.toml", "[keys.observe]", '[keys.observe]\nnote = "x"', "observe.note"),
        ("policy_keys.toml", 'default = "cheapest"', 'default = "dearest"', "win_with.default"),
        ("policy_keys.toml", 'variants = ["either"]', 'variants = ["neither"]', "win_with.variants"),
        ("policy_keys.toml", '    "he ruffs low",\n', "", "ruff_height.words"),
        ("editions/2017.toml", "[limits]\nconceded_trick_normal", "[limits]\nconceded_trick", "limits.conceded_trick"),
        ("policy_keys.toml", 'variants = ["either"]', 'variants = ["cheapest"]', "win_with.variants"),
        ("policy_keys.toml", 'concept = "doubtful_point"', 'concept = "doubt"', "doubt_of_fact.concept"),
        ("policy_keys.toml", "values = [true, false]", "values = [1, 0]", "irrational_escape_70E1.values"),
        ("policy_keys.toml", "default = false", "", "irrational_escape_70E1.default"),
        ("normal_play.toml", "[rules.SUI-3]", '[rules.SUI-3]\ncolour = "red"', "rules.SUI-3.colour"),
        ("normal_play.toml", 'confidence = "A"', 'confidence = "C"', "rules.DEF-1.confidence"),
        ("normal_play.toml", 'concept = "normal"', 'concept = "usual"', "rules.DEF-1.concept"),
        ("normal_play.toml", 'url = "https', 'url = "ftp', "rules.DEF-1.url"),
        ("normal_play.toml", 'scope = "definition"', 'scope = " "', "rules.DEF-1.scope"),
        ("normal_play.toml", "restates = true", 'restates = "yes"', "rules.DEF-1.restates"),
        ("editions/2017.toml", 'id = "2017"', 'id = "2007"', "id"),
        ("editions/2017.toml", 'in_force = "2017"', 'in_force = "2017"\nprice = "3"', "file.price"),
        ("editions/2017.toml", 'game = "duplicate"', 'game = "skat"', "file.game"),
        ("editions/2017.toml", "dummy_may_claim = false", "dummy_may_claim = 0", "file.dummy_may_claim"),
        ("editions/2017.toml", 'partner_objection = "no_claim"', "", "file.partner_objection"),
        ("editions/rubber.toml", "play_goes_on = true", 'play_goes_on = "yes"', "file.play_goes_on"),
        ("editions/2017.toml", '[clauses."68A"]', '[clauses."86A"]', "clauses.86A"),
        ("editions/2017.toml", '[clauses."68A"]', '[clauses."68A"]\nbody = "x"', "clauses.68A.body"),
        ("editions/2017.toml", 'agreement = "69A"', 'agreement = "69C"', "concepts.agreement"),
        ("editions/2017.toml", 'agreement = "69A"', 'accord = "69A"', "concepts.accord"),
        ("editions/2017.toml", "[policy.agreement_test]", "[policy.consent_test]", "policy.consent_test"),
        ("editions/2017.toml", 'value = "likely"', 'value = "unlikely"', "policy.agreement_test.value"),
        ("editions/2017.toml", "value = false", "value = 0", "policy.irrational_escape_70E1.value"),
        ("editions/2017.toml", 'clause = "69B"', 'clause = "69Z"', "policy.agreement_test.clause"),
        ("editions/rubber.toml", "[unnumbered.normal]", "[unnumbered.usual]", "unnumbered.usual"),
        ("authorities/ebu.toml", "[policy.observe]", "[policy.watch]", "policy.watch"),
        ("authorities/ebu.toml", "[policy.observe]", "[policy.win_with]", "policy.win_with"),
        ("authorities/ebu.toml", 'rule = "SEE-1"', 'rule = "SEE-9"', "policy.observe.rule"),
        ("authorities/ebu.toml", 'rule = "SUI-3"', 'rule = "SUI-3"\nby = "x"', "policy.suit_order.by"),
        ("authorities/ebu.toml", 'value = "contiguous"', 'value = "wild"', "policy.suit_switching.value"),
        ("authorities/ebu.toml", 'laws = ["2007", "2017"]', 'laws = ["2027"]', "policy.postclaim_evidence.laws"),
        ("authorities/ebu.toml", 'laws = ["2007", "2017"]', "laws = []", "policy.postclaim_evidence.laws"),
        ("authorities/dbf.toml", 'id = "dbf"', "id = ", "file"),
        ("authorities/dbf.toml", 'editions = ["2017"]', 'editions = ["2018"]', "file.editions"),
        ("authorities/dbf.toml", 'editions = ["2017"]', 'editions = "2017"', "file.editions"),
        ("authorities/dbf.toml", 'made_for = "the Laws of 2017"', 'made_for = ""', "file.made_for"),
        ("authorities/dbf.toml", 'made_for = "the Laws of 2017"', "", "file.made_for"),
    ],
)
def test_what_is_not_understood_is_refused(root: Path, file: str, old: str, new: str, key: str) -> None:
    spoil(root, file, old, new)
    with pytest.raises(LawDataError) as caught:
        read_all(root)
    assert caught.value.path == file
    assert caught.value.key == key
    assert str(caught.value).startswith(f"{file}: {key}: ")


def test_a_missing_file_is_a_resource_error(root: Path) -> None:
    (root / "authorities" / "dbf.toml").unlink()
    with pytest.raises(ResourceError):
        read_all(root)


@pytest.mark.parametrize("law", editions())
def test_editions_say_where_they_have_it_from(law: str) -> None:
    edition = load_edition(law)
    for clause in (*edition.clauses.values(), *edition.concepts.values()):
        assert clause.url.startswith("http")
        assert clause.confidence in ("A", "B")
        assert len(clause.summary.split()) >= 4


@pytest.mark.parametrize("law", editions())
@pytest.mark.parametrize("concept", CONCEPTS)
def test_every_concept_can_be_cited(law: str, concept: str) -> None:
    edition = load_edition(law)
    citation = edition.cite(concept, "ebu")
    authority = "ebu" if edition.game == "duplicate" else None  # who speaks of duplicate bridge alone
    assert (citation.law, citation.authority, citation.rule) == (law, authority, None)
    assert citation.url
    assert citation.text
    assert citation.clause is None or citation.clause in edition.clauses


@pytest.mark.parametrize("law", ["1997", "2007", "2017"])
def test_the_concepts_that_rulings_lean_on_have_clauses(law: str) -> None:
    wanted = {"agreement", "claim_defined", "clarification", "concession_cancelled", "doubtful_point", "new_line"}
    wanted |= {"agreement_withdrawn", "concession_defined", "normal", "outstanding_trump", "unstated_line"}
    assert all(load_edition(law).cite(concept).clause for concept in wanted)


def test_an_unknown_concept_is_refused() -> None:
    with pytest.raises(LawDataError):
        load_edition("2017").cite("revoke")


@pytest.mark.parametrize("reason", REASONS.values(), ids=list(REASONS))
@pytest.mark.parametrize("law", editions())
def test_every_reason_of_the_search_has_its_rule_and_key(reason: PlayReason, law: str) -> None:
    assert load_rule(reason.rule).cite(law).rule == reason.rule
    assert all(key in load_policy_keys() for key in (reason.policy, reason.bearing) if key)


@pytest.mark.parametrize("rule", load_rules().values(), ids=list(load_rules()))
def test_rules_are_sourced(rule: RuleSource) -> None:
    assert rule.confidence in ("A", "B")
    assert rule.url.startswith("http")
    assert rule.authority


@pytest.mark.parametrize("name", authorities())
def test_an_overlay_and_its_rule_have_the_same_confidence_or_less(name: str) -> None:
    for key, policy in load_authority(name).policy.items():
        assert policy.confidence >= load_rule(policy.rule).confidence, key


def test_recollections_and_inferences_are_not_shipped() -> None:
    assert not {"TRP-8", "BLK-4", "TOP-6"} & set(load_rules())


def test_the_unsettled_keys_are_those_on_which_nobody_speaks() -> None:
    spoken = {key for name in authorities() for key in load_authority(name).policy}
    spoken |= {key for law in editions() for key in load_edition(law).policy}
    assert {name for name, key in load_policy_keys().items() if key.unsettled} == set(load_policy_keys()) - spoken
    assert unsettled_variants() == (
        ("solid_rank", "J"),
        ("solid_rank_trumps", "J"),
        ("solid_rank_trumps", "Q"),
        ("solid_rank_trumps", "K"),
        ("win_with", "either"),
        ("draw_first", True),
        ("knock_on", "first_only"),
    )


@pytest.mark.parametrize(("load", "asked"), [(load_edition, "1987"), (load_authority, "fifa"), (load_rule, "XYZ-1")])
def test_the_unknown_is_named_with_what_is_known(load: Callable[[str], object], asked: str) -> None:
    with pytest.raises(UnknownEditionError) as caught:
        load(asked)
    assert isinstance(caught.value, LawError)
    assert asked in str(caught.value)
    assert caught.value.known


def test_every_value_of_a_key_has_words_of_its_own() -> None:
    for key in load_policy_keys().values():
        assert len({key.say(value) for value in key.values}) == len(key.values)


@pytest.mark.parametrize(
    ("law", "rule", "cited"),
    [
        ("2017", "DFC-1", ("70D2", "DFC-1")),
        ("1997", "DFC-1", ("70A", None)),  # restates a clause that came in 2007
        ("1997", "DFC-3", ("70A", "DFC-3")),  # a director's opinion, which is one under any Laws
        ("rubber", "FIN-6", (None, "FIN-4")),  # the account of its own Laws on finesses
        ("rubber", "SUI-3", (None, None)),  # and on what is routine
    ],
)
def test_a_card_is_put_under_what_the_edition_has_to_say(
    law: str, rule: str, cited: tuple[str | None, str | None]
) -> None:
    citation = cite_rule(rule, law)

    assert (citation.clause, citation.rule) == cited
