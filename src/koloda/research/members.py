"""The slots of a chunk, one after the other; the compiled build inlines `members.pxd`."""

from koloda.research.slot import Slot


def reset(slots: tuple[Slot, ...], i: int) -> None:
    slots[i].reset()


def advance(slots: tuple[Slot, ...], i: int) -> None:
    slots[i].advance()


def settle(slots: tuple[Slot, ...], i: int) -> None:
    slots[i].settle()
