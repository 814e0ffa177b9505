"""The rules of the zoo games: pure functions on data, no input or output of any kind."""
