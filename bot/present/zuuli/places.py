"""Where a card may be laid, what it would bring there, and why it may not be elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from bot.present.text import NO_BREAK
from bot.present.zuuli.cards import face_of, habitat_names, named
from bot.present.zuuli.position import letter
from bot.words import Words
from engine.core.errors import IllegalAction
from engine.games.zuuli.cards import Animal
from engine.games.zuuli.effects import FriendlyIfHabs
from engine.games.zuuli.kinds import CardId, ZuuliRefusal
from engine.games.zuuli.layouts import Draft, laid, places
from engine.games.zuuli.parks import tally_in


@dataclass(frozen=True, slots=True)
class Offer:
    """An enclosure in which the card may be laid, as it would be then."""

    enclosure: CardId
    letter: str
    used: int
    space: int
    gain: int
    """What the enclosures bring more with it there."""


def offers(draft: Draft, card: CardId) -> list[Offer]:
    """Every one, in the order of the park."""
    found = []
    for place in places(draft, card):
        if place.refusal is None:
            then = laid(draft, card, place.enclosure)
            tally = tally_in(draft.deck, place.enclosure, then.park[place.enclosure])
            called = letter(list(draft.park).index(place.enclosure))
            gain = place.gain - saved(draft, card)
            found.append(Offer(place.enclosure, called, tally.used, tally.space, gain))
    return found


def saved(draft: Draft, card: CardId) -> int:
    """What leaving the card out costs: said there, and so not part of what a place brings."""
    animal = draft.deck.animals.get(card)
    return animal.value if animal is not None and card in draft.left and card in draft.kept else 0


def best_gain(offered: list[Offer]) -> int | None:
    """What the best place brings, where one is better than another."""
    gains = {offer.gain for offer in offered}
    return max(gains) if len(gains) > 1 else None


def refusals(draft: Draft, card: CardId, words: Words) -> list[str]:
    """Why the card cannot be elsewhere: `✗ B 7/5, D 4/3: too full`, a reason a line."""
    reasons: dict[str, list[str]] = {}
    for place in places(draft, card):
        if place.refusal is not None:
            called = _called(draft, place.enclosure, place.refusal)
            reasons.setdefault(reason(draft, card, place.enclosure, place.refusal, words), []).append(called)
    return [f"✗ {', '.join(where)}: {said}" for said, where in reasons.items()]


def _called(draft: Draft, enclosure: CardId, no: IllegalAction) -> str:
    """Its letter; where it would be too full itself, with what it would hold."""
    called = letter(list(draft.park).index(enclosure))
    if no.code == ZuuliRefusal.TOO_FULL and no.params["enclosure"] == enclosure:
        called += f"{NO_BREAK}{no.params['used']}/{no.params['space']}"
    return called


def reason(draft: Draft, card: CardId, enclosure: CardId, no: IllegalAction, words: Words) -> str:
    """One refusal in a few words."""
    at = no.params.get("enclosure")
    if at != enclosure and isinstance(at, str) and at in draft.park:
        return words("zuuli-why-stays", home=letter(list(draft.park).index(CardId(at))))
    if no.code == ZuuliRefusal.NO_HABITAT:
        face = face_of(draft.deck, CardId(str(no.params["card"])))
        assert isinstance(face, Animal)
        return words("zuuli-why-habitat", habitats=habitat_names(face.habitats, "/", words))
    if no.code == ZuuliRefusal.TOO_FULL:
        return words("zuuli-why-full")
    if no.code == ZuuliRefusal.FIERCE:
        return _fierce(draft, card, CardId(str(no.params["card"])), CardId(str(no.params["other"])), words)
    return words("zuuli-why-other")


def _fierce(draft: Draft, card: CardId, fierce: CardId, other: CardId, words: Words) -> str:
    """`not with Hippo (fierce here; friendly with Plains + Water)`."""
    name = named(face_of(draft.deck, other if fierce == card else fierce), words)
    face = draft.deck.animals[fierce]
    if isinstance(face.rule, FriendlyIfHabs):
        habitats = habitat_names(face.rule.habitats, " + ", words)
        key = "zuuli-why-fierce-self-unless" if fierce == card else "zuuli-why-fierce-unless"
        return words(key, card=name, habitats=habitats)
    return words("zuuli-why-fierce-self" if fierce == card else "zuuli-why-fierce", card=name)
