"""The subcommands of `python -m bot`: one module each, a `run(arguments)` that returns the exit code."""
