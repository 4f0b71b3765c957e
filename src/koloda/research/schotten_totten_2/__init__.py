from koloda.research.game_encoding import GameEncoding, Options, number
from koloda.research.schotten_totten_2 import layout
from koloda.research.schotten_totten_2.slot import SchottenTotten2Slot


def has_tactics(options: Options) -> bool:
    return bool(options["tactics"])


def is_match(options: Options) -> bool:
    return options["match"] == "revenge"


ENCODING = GameEncoding(
    version=layout.VERSION,
    features=lambda _players, options: layout.features(has_tactics(options), is_match(options)),
    hidden=lambda _players, options: layout.hidden(has_tactics(options)),
    moves=lambda _players, options: layout.moves(has_tactics(options)),
    action_name=layout.action_name,
    slot=lambda _players, options: SchottenTotten2Slot(
        has_tactics(options), is_match(options), number(options, "attacker")
    ),
)
