"""Motion shows what happened; any click ends it, and players can switch it off."""

from pathlib import Path

import pytest

import koloda
from koloda.games import games
from tests.web.playing import choices, is_over, moves_made, play_on_the_board, start, wait_for_turn

GOLDEN = Path(__file__).parents[1] / "golden"

pytestmark = [
    pytest.mark.skipif(not koloda.compiled, reason="the browser is the same"),
    pytest.mark.slow,
]

# notes every animation when it starts, and whether it moves or turns something
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
# counts the animations that run now and have an end, without highlights under the pointer
RUNNING = """() => document.getAnimations().filter((one) => !(one instanceof CSSTransition) &&
  one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity).length"""


@pytest.mark.parametrize("game", games())
def test_cards_fly_unless_the_viewer_prefers_less_motion(server, visitors, game) -> None:
    for motion in ("no-preference", "reduce"):
        page = visitors(pace="quick", reduced_motion=motion)
        page.add_init_script(NOTED)
        start(page, server.address, game)
        chooser = choices(game, 5)
        for _ in range(6):
            if wait_for_turn(page):
                play_on_the_board(page, chooser)
        assert page.evaluate(MOVES) == (motion == "no-preference")


@pytest.mark.parametrize("game", games())
def test_two_presses_end_all_motion(server, visitors, game) -> None:
    """Slow animations down a hundredfold: without the click they would run for a minute."""
    page = visitors(pace="quick", reduced_motion="no-preference")
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
    page.get_by_role("heading", level=1).dblclick()
    assert page.evaluate(RUNNING) == 0
    assert wait_for_turn(page) or is_over(page)
    before = moves_made(page)
    page.keyboard.press("Shift")
    assert page.evaluate(RUNNING) == 0
    assert moves_made(page) == before


@pytest.mark.parametrize("game", games())
def test_in_a_replay_cards_fly_both_ways_but_not_in_a_jump(server, visitors, game) -> None:
    page = visitors(pace="quick", reduced_motion="no-preference")
    page.add_init_script(NOTED)
    page.goto(server.address + "/replay")
    page.locator("input[type=file]").set_input_files(next(GOLDEN.glob(f"{game}-*.jsonl")))
    page.locator("[data-moves='0']").wait_for()
    page.locator(".board [data-flip]").first.wait_for()
    for key, way in (("ArrowRight", 1), ("ArrowLeft", -1)):
        page.evaluate("moved.length = 0")
        for _ in range(8):
            step = int(moves_made(page)) + way
            page.keyboard.press(key)
            page.locator(f"[data-moves='{step}']").wait_for()
        assert page.evaluate(MOVES), key
    page.evaluate("moved.length = 0")
    page.keyboard.press("End")
    page.locator("[data-moves]:not([data-moves='0'])").wait_for()
    assert not page.evaluate(MOVES)
