"""Objects that others point into, and which therefore must not be made a second time."""

from koloda.engine.errors import InvalidArgument


def refuse_to_make_again(made: object) -> None:
    """Refuse a second `__init__`, after which pointers into the object would be wrong."""
    if getattr(made, "is_made", False):
        raise InvalidArgument(f"this {type(made).__name__} was made before")
