"""The store: the only place with SQL."""

from bot.store.files import StoreError, StoreInUse, copy_database
from bot.store.store import Clock, Crossing, Store
from bot.store.upgrade import is_upgrade_pending

__all__ = ["Clock", "Crossing", "Store", "StoreError", "StoreInUse", "copy_database", "is_upgrade_pending"]
