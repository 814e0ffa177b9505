"""What every game shares: the contract, shuffles, matches, refusals and text forms."""
