from koloda.games.gallop import codes, removed_colours
from koloda.games.gallop.view import MATCHES
from koloda.research.gallop import layout
from koloda.research.gallop.slot import GallopSlot
from koloda.research.game_encoding import GameEncoding, Options, number


def new_slot(players: int, options: Options) -> GallopSlot:
    match = str(options["match"])
    return GallopSlot(
        players,
        MATCHES.index(match),
        number(options, "wins" if match == "wins" else "target"),
        removed_colours(options["removed"], players),
        number(options, "first"),
    )


def moves(players: int, options: Options) -> list[int]:
    removed = removed_colours(options["removed"], players)
    return layout.moves(codes.ALL_COLOURS & ~removed)


ENCODING = GameEncoding(
    version=layout.VERSION,
    features=lambda players, _options: layout.features(players),
    hidden=lambda players, _options: layout.hidden(players),
    moves=moves,
    action_name=layout.action_name,
    slot=new_slot,
    by_lot=("removed",),
)
