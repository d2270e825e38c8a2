from nlclaim.reading.clause.plays.verbs import PLAY_VERBS
from nlclaim.reading.segmentation.play_names import PLAYS


def test_every_play_has_a_reader() -> None:
    assert PLAY_VERBS.keys() == PLAYS
