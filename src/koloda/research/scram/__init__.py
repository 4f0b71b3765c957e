from koloda.games.scram.scorepad import ROUNDS
from koloda.research.game_encoding import GameEncoding, Options, number
from koloda.research.scram import layout
from koloda.research.scram.slot import ScramSlot


def rounds(players: int, options: Options) -> int:
    return ROUNDS[players] if options["rounds"] is None else number(options, "rounds")


ENCODING = GameEncoding(
    version=layout.VERSION,
    features=lambda players, _options: layout.features(players),
    hidden=lambda players, _options: layout.hidden(players),
    moves=lambda players, options: layout.moves(players, rounds(players, options)),
    action_name=layout.action_name,
    slot=lambda players, options: ScramSlot(
        players, rounds(players, options), bool(options["memory_aid"]), number(options, "first")
    ),
)
