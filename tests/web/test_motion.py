"""Motion tells what happened; any click ends it, and nobody has to see it."""

import pytest

import koloda
from koloda.games import games
from tests.web.playing import choices, is_over, moves_made, play_on_the_board, start, wait_for_turn

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]

# every animation from its start: whether something moves or turns, and not only fades in
NOTED = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const started = animate.call(this, frames, timing);
    moved.push(...started.effect.getKeyframes().map((frame) => frame.transform ?? ""));
    return started;
  };
  addEventListener("animationstart", ({ target }) => {
    for (const running of target.getAnimations({ subtree: true })) {
      const { duration } = running.effect.getComputedTiming();
      if (duration > 10) moved.push(...running.effect.getKeyframes().map((f) => f.transform ?? ""));
    }
  }, true);
"""
MOVES = "moved.some((transform) => transform && transform !== 'none')"
# everything that runs now and has an end, but for what lights up under the pointer
RUNNING = """() => document.getAnimations().filter((one) => !(one instanceof CSSTransition) &&
  one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity).length"""


@pytest.mark.parametrize("game", games())
def test_cards_fly_and_where_motion_is_not_wanted_nothing_moves(server, visitors, game) -> None:
    for motion in ("no-preference", "reduce"):
        page = visitors(reduced_motion=motion)
        page.add_init_script(NOTED)
        start(page, server.address, game)
        chooser = choices(game, 5)
        for _ in range(6):
            if wait_for_turn(page):
                play_on_the_board(page, chooser)
        assert page.evaluate(MOVES) == (motion == "no-preference")


@pytest.mark.parametrize("game", games())
def test_any_click_finishes_what_moves(server, visitors, game) -> None:
    """Animations are slowed down a hundredfold: without the click they would run for a minute."""
    page = visitors(reduced_motion="no-preference")
    page.add_init_script("""
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, timing) {
        return animate.call(this, frames, { ...timing, duration: timing.duration * 100 });
      };
    """)
    start(page, server.address, game)
    chooser = choices(game, 5)
    for _ in range(6):
        if not wait_for_turn(page):
            break
        play_on_the_board(page, chooser)
        if page.evaluate(RUNNING):
            break
    assert page.evaluate(RUNNING) > 0
    page.get_by_role("heading", level=1).click()
    assert page.evaluate(RUNNING) == 0
    assert wait_for_turn(page) or is_over(page)
    before = moves_made(page)
    page.keyboard.press("Shift")
    assert page.evaluate(RUNNING) == 0
    assert moves_made(page) == before
