"""Earlier versions of the games' rules, so that every game ever finished can still be shown.

Before the rules of a game change in a way that changes what moves mean, `scripts/keep-rules GAME`
copies its folder here, as plain Python that is never compiled. The game then gets a higher
`version` and lists the copy as one of its `earlier` versions. Copies are never edited, except where
the engine's contract changes.
"""
