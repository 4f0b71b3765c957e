"""The first game over HTTP: what the learner may see, and which rule refuses what."""

import pytest

from koloda import tutorials
from koloda.games import games
from tests.server.local_server import local_server, run


@pytest.mark.parametrize("id", games())
def test_a_lesson_shows_what_the_learner_sees_and_offers_what_is_legal(database, id) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            answer = (await here.ask("GET", f"/api/games/{id}/lesson")).json
            lesson = tutorials.tutorial(id)
            for (moment, state), step in zip(tutorials.moments(id), answer["steps"], strict=True):
                mine = moment.move is not None and state.seat_to_move == lesson.learner
                assert step["view"]["seat"] == lesson.learner
                assert [each["move"] for each in step.get("legal", [])] == (
                    state.legal_moves() if mine else []
                )
                assert not mine or step["move"] in state.legal_moves()
            assert sum(step["is_deal"] for step in answer["steps"]) == len(lesson.parts)

    run(story())


def test_the_rules_check_other_moves_that_the_learner_tries(database) -> None:
    async def story() -> None:
        async with local_server(database) as here:
            path = "/api/games/face-to-face/lesson"
            wrong = await here.ask("POST", path, {"step": 3, "text": "A8"})
            assert (wrong.error, wrong.json["clause"]) == ("illegal-move", "F2F-6")
            assert wrong.json["message"].startswith("face-to-face-refused-")
            assert (await here.ask("POST", path, {"step": 2, "text": "A8"})).status == 200
            for step in (0, 5):  # a note to read, the opponent's turn
                tried = await here.ask("POST", path, {"step": step, "text": "A8"})
                assert tried.error == "not-your-turn"
            for odd in ({"step": -1, "text": "E"}, {"step": 10**9, "text": "E"}):
                assert (await here.ask("POST", path, odd)).status == 404
            assert (await here.ask("POST", path, {"step": 2, "text": "?"})).status == 400
            assert (await here.ask("POST", path, {"step": 0})).error == "unreadable"
            for page in ("nothing", "..%2F__init__"):
                assert (await here.ask("GET", f"/api/games/{page}/lesson")).status == 404

    run(story())
