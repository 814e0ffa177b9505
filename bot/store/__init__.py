"""The store: the only place with SQL."""

from bot.store.files import StoreError, copy_database
from bot.store.store import Clock, Crossing, Store

__all__ = ["Clock", "Crossing", "Store", "StoreError", "copy_database"]
