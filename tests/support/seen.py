"""Who could see which text: everything that left the bot, by reader. What taint tests look through."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

EPHEMERAL = 1 << 6
_ANSWER = re.compile(r"/(?:interactions|webhooks)/\d+/(?P<token>[^/]+)")


def everything_seen(env: Any, first: int = 0) -> list[tuple[int | None, str]]:
    """All texts that left the bot as (the only person who sees it, None: everybody; the text).

    Message texts, embeds, component labels and ids, alt texts, file names, autocompletion choices; from the
    request with the number `first` on.
    """
    return [
        (_reader(env, request), text)
        for request in env.http_requests[first:]
        for text in _texts(request.json)
    ] + [(None, attachment["filename"]) for attachment in _public_files(env)]


def unseen_by(env: Any, words: Iterable[str], *, but: int | None = None, logged: str = "") -> list[str]:
    """Where the words leaked: each place that anyone except `but` can read, log lines included."""
    wanted = tuple(words)
    leaks = [
        f"{'everybody' if reader is None else reader}: {text[:120]!r}"
        for reader, text in everything_seen(env)
        if (reader is None or reader != but) and any(word in text for word in wanted)
    ]
    return leaks + [f"log: {line[:120]!r}" for line in logged.splitlines() if any(w in line for w in wanted)]


def _reader(env: Any, request: Any) -> int | None:
    """Whoever pressed, when the answer is private to them; None for what a channel shows."""
    found = _ANSWER.match(request.path)
    number = env.backend.interaction_tokens.get(found["token"]) if found else None
    record = env.backend.interactions.get(number)
    if record is None:
        return None
    body = request.json if isinstance(request.json, dict) else {}
    data = body.get("data") or body
    is_choice_list = body.get("type") == 8
    is_private = int(data.get("flags") or 0) & EPHEMERAL or record.ephemeral or _edits_private(env, record)
    return record.user_id if is_choice_list or body.get("type") == 9 or is_private else None


def _edits_private(env: Any, record: Any) -> bool:
    """Does the answer change a message that only the presser sees?"""
    stored = env.backend.messages.get(record.channel_id, {}).get(record.source_message_id)
    return stored is not None and stored.is_ephemeral


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for child in node.values():
            yield from _texts(child)
    elif isinstance(node, list | tuple):
        for child in node:
            yield from _texts(child)


def _public_files(env: Any) -> Iterator[dict[str, Any]]:
    for held in env.backend.messages.values():
        for message in held.values():
            if not message.is_ephemeral:
                yield from message.attachments
