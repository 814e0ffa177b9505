"""Thin: parse, ask the referee, present."""
