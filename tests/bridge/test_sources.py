import tracemalloc
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlclaim.bridge.sources import decode, iter_lines, iter_pieces


@given(st.text(), st.sampled_from([b"|", b"\n"]))
def test_pieces_join_to_the_whole_and_say_where_they_stand(text, separator):
    data = text.encode("utf-8", "surrogatepass")
    if data[:3] == b"\xef\xbb\xbf" or data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return
    pieces = list(iter_pieces(data, separator))
    joined = separator.join(piece for _, piece, _ in pieces)
    assert data.removesuffix(separator) == joined or data == joined
    assert all(data[offset:].startswith(piece) for offset, piece, _ in pieces)
    assert not any(cut for _, _, cut in pieces)


@given(st.lists(st.text(alphabet="ab\r|", max_size=5), max_size=30), st.integers(1, 7))
def test_pieces_do_not_depend_on_how_the_file_is_cut_up(words, size):
    class Slow(BytesIO):
        def read(self, _: int = -1) -> bytes:
            return super().read(size)

    data = "|".join(words).encode()
    assert list(iter_pieces(Slow(data), b"|")) == list(iter_pieces(data, b"|"))


def test_lines_end_in_either_way():
    assert [line for _, line, _ in iter_lines("a\r\nb\n\nc")] == ["a", "b", "", "c"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_lines_are_decoded_whatever_the_encoding(encoding):
    assert [line for _, line, _ in iter_lines("Åse\nMüller".encode(encoding))] == ["Åse", "Müller"]


def test_bytes_that_are_no_text_do_not_stop_the_reading():
    assert decode(b"\x81\xff") == "\ufffd\xff"


def test_memory_stays_bounded_on_a_line_without_end():
    class Endless:
        left = 100_000_000

        def read(self, size: int = -1) -> bytes:
            size = min(size, self.left)
            self.left -= size
            return b"x" * size

    tracemalloc.start()
    ((_, line, cut),) = iter_lines(Endless())
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert cut
    assert len(line) == 1 << 16
    assert peak < 2_000_000


def test_a_path_is_read_as_a_file(tmp_path):
    path = tmp_path / "x.txt"
    path.write_bytes(b"\xef\xbb\xbfone\ntwo")
    assert [line for _, line, _ in iter_lines(path)] == ["one", "two"]
    with pytest.raises(FileNotFoundError):
        list(iter_lines(tmp_path / "none"))
