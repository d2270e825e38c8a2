import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge import BoardProblem, Remark
from nlclaim.logs.transcripts import iter_cues, iter_whisper

VTT = """\
WEBVTT - Table 3

STYLE
::cue { color: red }

NOTE a comment --
over two lines

opening
00:01.000 --> 00:04.250 align:start
<v Anna>I have the rest,</v> <i>drawing trumps</i>
<v.loud Bob>Wait &amp; see

01:00:05.000 --> 01:00:07.000
- SOUTH: two spades
- You get a club
"""
SRT = """\
1
00:00:01,000 --> 00:00:04,250
Anna: I have the rest

2
00:00:05,000 --> 00:00:07,000
{\\an8}<b>drawing trumps</b>
as I said
3
00:00:08,000 --> 00:00:09,000
ok
"""


def said(source):
    return [(remark.speaker, remark.text, remark.seconds) for remark in iter_cues(source) if isinstance(remark, Remark)]


def test_webvtt_has_voices_and_times():
    assert said(VTT) == [
        ("Anna", "I have the rest, drawing trumps", (1.0, 4.25)),
        ("Bob", "Wait & see", (1.0, 4.25)),
        ("SOUTH", "two spades", (3605.0, 3607.0)),
        ("", "You get a club", (3605.0, 3607.0)),
    ]


def test_srt_has_numbers_with_or_without_blank_lines():
    assert said(SRT) == [
        ("Anna", "I have the rest", (1.0, 4.25)),
        ("", "drawing trumps as I said", (5.0, 7.0)),
        ("", "ok", (8.0, 9.0)),
    ]


@pytest.mark.parametrize("text", [VTT.replace("\n", "\r\n"), "\ufeff" + VTT])
def test_line_ends_and_marks_do_not_matter(text):
    assert said(text) == said(VTT)


def test_a_remark_says_where_it_stands():
    remark = next(iter(iter_cues(SRT.encode())))
    assert isinstance(remark, Remark)
    assert SRT.encode()[remark.offset :].startswith(b"00:00:01,000")


def test_times_that_cannot_be_read_are_told_and_the_rest_goes_on():
    items = list(iter_cues(SRT.replace("00:00:05,000 -->", "soon -->")))
    assert [type(item) for item in items] == [Remark, BoardProblem, Remark]
    assert "soon --> 00:00:07,000" in str(items[1])


def test_whisper_segments_have_times_and_perhaps_speakers():
    data = {
        "text": "…",
        "segments": [
            {"id": 0, "start": 0.0, "end": 2.5, "text": " I claim.", "speaker": "SPEAKER_01"},
            {"id": 1, "start": 3, "end": 4, "text": "All of them?"},
            {"id": 2, "start": "x", "end": None, "text": "yes"},
            {"id": 3},
        ],
    }
    *remarks, problem = iter_whisper(json.dumps(data))
    assert [(remark.speaker, remark.text, remark.seconds) for remark in remarks] == [
        ("SPEAKER_01", "I claim.", (0.0, 2.5)),
        ("", "All of them?", (3.0, 4.0)),
        ("", "yes", None),
    ]
    assert problem == BoardProblem("a segment without text", index=4)


@pytest.mark.parametrize(
    ("text", "reason"), [("[", "not the JSON"), ("{}", "no list of segments"), ("3", "no list of")]
)
def test_what_is_no_whisper_transcript_is_told(text, reason):
    (problem,) = iter_whisper(text)
    assert reason in str(problem)


@given(st.text(max_size=200) | st.text(alphabet="0:1.,->\n <v>A{}", max_size=200))
def test_hostile_text_gives_remarks_or_problems(text):
    items = [*iter_cues(text), *iter_cues(VTT + text), *iter_whisper(text)]
    assert all(isinstance(item, Remark | BoardProblem) for item in items)
