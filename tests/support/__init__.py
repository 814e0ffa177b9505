"""What many tests share: a table on a stand-in Discord, raw presses, payload checks, who saw what."""
