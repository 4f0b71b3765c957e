"""`koloda rules`, as a person types it."""


def test_rules_show_one_clause_or_all(typed) -> None:
    _, page, _ = typed("rules", "face-to-face")
    assert "F2F-1 " in page
    assert "F2F-18 " in page
    assert "A17" in page
    _, clause, _ = typed("rules", "face-to-face", "f2f-8")
    assert "Reverse trick" in clause
    assert "F2F-9" not in clause
    _, clause, _ = typed("rules", "face-to-face", "f2f-8", "--lang", "uk")
    assert "Зворотний трюк" in clause
