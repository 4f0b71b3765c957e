"""The rules pages: every clause can be reached, and its example has cards and words."""

import pytest

import koloda
from koloda.games import game, games
from tests.figures import figures
from tests.web.conftest import PHONE
from tests.web.playing import said
from tests.web.watching import is_accessible, look

pytestmark = pytest.mark.skipif(not koloda.compiled, reason="the browser is the same")


@pytest.mark.parametrize("id", games())
def test_a_rules_page_draws_its_examples(server, visitors, id) -> None:
    page = visitors(**PHONE, locale="uk-UA")
    page.goto(f"{server.address}/rules/{id}")
    page.locator(".figure").first.wait_for()
    prefix = game(id).prefix
    expected = [clause for clause in figures() if clause.startswith(f"{prefix}-")]
    drawn = page.locator(".figure").evaluate_all("all => all.map((one) => one.dataset.clause)")
    assert sorted(drawn) == sorted(expected)
    for row in page.locator(".figure .row").all():
        assert row.get_attribute("aria-label")
    seen = look(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not [word for word in seen.foreign if word.startswith("web-")]
    is_accessible(page)
    page.get_by_role("link", name=said(page, "web-learn-playing")).click()
    page.locator("section.note").wait_for()
