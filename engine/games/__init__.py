"""One package a game, found by `engine.registry`; each offers its `GAME`."""
