"""The games, in one explicit list."""

from koloda.engine.errors import OptionError
from koloda.engine.game import Game
from koloda.games import face_to_face, gallop, schotten_totten_2, scram

GAMES: dict[str, Game] = {
    listed.GAME.id: listed.GAME for listed in (face_to_face, scram, gallop, schotten_totten_2)
}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(GAMES)


def game(id: str) -> Game:
    if not isinstance(id, str) or id not in GAMES:
        raise OptionError(f"no game {id!r}; there are: {', '.join(GAMES)}")
    return GAMES[id]
