"""The share of a batch that one thread steps."""

from collections.abc import Sequence

from koloda.engine.errors import InvalidArgument, WrongType
from koloda.research import codes, members
from koloda.research.made import refuse_to_make_again
from koloda.research.slot import Slot


class Chunk:
    def __init__(self, slots: Sequence[Slot]) -> None:
        refuse_to_make_again(self)
        for slot in slots:
            if not isinstance(slot, Slot):
                raise WrongType("a chunk consists of slots")
            if not slot.is_joined:
                raise InvalidArgument("a slot of this chunk is in no batch yet")
        self.slots = tuple(slots)
        self.size = len(self.slots)
        self.is_made = True

    def carry_out(self, task: int) -> None:
        """Do this in every game."""
        if task == codes.RESET:
            for i in range(self.size):
                members.reset(self.slots, i)
        elif task == codes.ADVANCE:
            for i in range(self.size):
                members.advance(self.slots, i)
        elif task == codes.SETTLE:
            for i in range(self.size):
                members.settle(self.slots, i)
