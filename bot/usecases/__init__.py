"""The use cases, one module a kind: open, play, decide together, look. `bot.referee` offers them all."""
