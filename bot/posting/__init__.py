"""Discord brought up to date: posting, editing, answering, calling, and what to do when it fails."""
