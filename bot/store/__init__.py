"""The store: the only place with SQL."""

from bot.store.store import Clock, Store, StoreError

__all__ = ["Clock", "Store", "StoreError"]
