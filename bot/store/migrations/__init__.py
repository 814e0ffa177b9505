"""The history of the tables, run at start."""
