"""What every game keeps to (engine/core/game.py), run over each registered game, seat count and option.

A new game is found by itself. It adds one file here, `grammars/<key>.toml`: the texts of its moves, so that
the completeness of its legal actions can be asked without asking the game. `tiny` is the game to read first.
"""
