"""`koloda bench`, as a person types it."""


def test_bench_shows_every_figure(typed) -> None:
    code, out, _ = typed("bench", "face-to-face", "--seconds", "0.001")
    assert code == 0
    for word in ("driven", "inside", "clone", "view", "face-to-face"):
        assert word in out
