"""Re-does the shuffles of a recorded game without the program that dealt them.

    python3 docs/check_shuffle.py GAME.json...

It needs nothing but Python and is written from the description below, not from the program. From the seed,
which is shown when a game ends, it computes the commitment, which was shown when the game began, the order of
the seats and of the pile. It prints what it compared, and exits with 1 if anything differs.

The stream of a list is made of blocks: block i (0, 1, 2, ...) is SHA-256(seed, label in UTF-8, i as 8 bytes,
big endian), and its 4-byte big endian words are read in order. A number below k: take the next word w; while
w >= floor(2^32 / k) * k take the next one; then it is w mod k. Shuffling: for i from n-1 to 1 swap item i
and item (a number below i+1). Item 0 is the top. The commitment is SHA-256 over these lines, joined by line
feeds: zoo-referee/1, match, game, rules version, options as JSON with sorted keys and no spaces (an owner's
deck by the SHA-256 of its text), number of seats, seed in hex.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

Record = dict[str, Any]
"""A recorded game as JSON has it."""

DECKS = {
    # cards a species: lightning, heart, square, plain
    "K3": ((3, 0, 0, 2), (3, 0, 0, 3), (3, 0, 3, 1), (3, 3, 0, 2), (3, 3, 3, 0), (3, 3, 3, 1)),
    "MIX": ((2, 0, 0, 3), (3, 0, 0, 3), (2, 0, 2, 3), (3, 3, 0, 2), (2, 3, 2, 2), (3, 3, 3, 1)),
    "SPARSE": ((2, 0, 0, 3), (2, 0, 0, 4), (2, 0, 2, 3), (2, 3, 0, 3), (2, 3, 2, 2), (3, 3, 2, 2)),
    "H4": ((2, 0, 0, 3), (3, 0, 0, 3), (3, 0, 2, 2), (2, 4, 0, 2), (2, 4, 2, 1), (2, 4, 3, 1)),
}
SPECIES = ("gorilla", "bison", "antelope", "bear", "tiger", "hyena")
SYMBOLS = ("lightning", "heart", "square", "plain")
COLOURS = ("red", "green", "blue", "yellow")
STANDS = ("ice", "pretzel", "drink")

ZOO_SPECIES = ("flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo")
STALLS = ("stall:snack", "stall:kiosk", "stall:fruit", "stall:popcorn")

# the built-in cards of Zuuli: each kind with its copies, if more than one
ZUULI = {
    "reconstruction-1": (
        "standard_pen_p*2 standard_pen_j*2 standard_pen_w*2 cosy_den_p cosy_den_j cosy_den_w "
        "riverbank*2 mangrove*2 forest_edge*2 great_reserve*2 breeding_centre*2 predator_house "
        "petting_meadow showcase lion*3 sloth*3 hippo*3 jellyfish*4 tree_frog*4 angler_fish*2 "
        "crocodile*2 anteater*3 elephant*2 giraffe*2 bear*2 red_panda*4 unicorn penguin*3 zebra*2 "
        "meerkat*2 gorilla*2 tiger*2 toucan*2 shark*2 turtle*2 flamingo*2 extension*3 grassland*2 "
        "rainforest*2 pool*2 climate keeper*2 platform*2"
    )
}
HANDS = {2: 9, 3: 8, 4: 7, 5: 6}
DRAW = 2


def words(seed: bytes, label: str) -> Iterator[int]:
    """The stream of a list."""
    block = 0
    while True:
        digest = hashlib.sha256(seed + label.encode("utf-8") + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(k: int, stream: Iterator[int]) -> int:
    """A number below k."""
    w = next(stream)
    while w >= (1 << 32) // k * k:
        w = next(stream)
    return w % k


def shuffled(seed: bytes, label: str, items: Sequence[str]) -> list[str]:
    """The list in its new order."""
    order, stream = list(items), words(seed, label)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return order


def committed(options: Record) -> Record:
    """The options as the commitment writes them."""
    deck = options.get("deck", "")
    if "\n" not in deck:
        return options
    return {**options, "deck": hashlib.sha256(deck.encode("utf-8")).hexdigest()}


def commitment(game: Record) -> str:
    """What was published when the game began."""
    lines = [
        "zoo-referee/1",
        game["match"],
        game["game"],
        game["rules_version"],
        json.dumps(committed(game["options"]), sort_keys=True, separators=(",", ":"), ensure_ascii=False),
        str(game["seats"]),
        game["seed"],
    ]
    return hashlib.sha256("\n".join(lines).encode("utf-8")).hexdigest()


def duell_cards(deck: str) -> list[str]:
    """The 57 cards before they are shuffled; an owner's deck says only how it differs from K3."""
    is_own = "\n" in deck
    own = tomllib.loads(deck) if is_own else {}
    built_in = DECKS["K3" if is_own else deck]
    cards = []
    for species, numbers in zip(SPECIES, built_in, strict=True):
        counts = own.get("animals", {}).get(species, dict(zip(SYMBOLS, numbers, strict=True)))
        for symbol in SYMBOLS:
            cards += [species if symbol == "plain" else f"{species}:{symbol}"] * counts.get(symbol, 0)
    for colour in COLOURS:
        shown = own.get("stands", {}).get(colour, STANDS)
        cards += [f"stand:{colour}:{symbol}" for symbol in STANDS for _ in range(shown.count(symbol))]
    return cards


def duell_piles(game: Record, seed: bytes) -> dict[str, list[str]]:
    """The first discard, and the pile with the final-round card above its last five."""
    first, *pile = shuffled(seed, "duell/pile", duell_cards(game["options"]["deck"]))
    return {"discard": [first], "pile": [*pile[:-5], "final", *pile[-5:]]}


def zooloretto_piles(game: Record, seed: bytes) -> dict[str, list[str]]:
    """The species in play, three more than players, and both stacks: the last 15 tiles are the end stack."""
    playing = sorted(shuffled(seed, "zooloretto/species", ZOO_SPECIES)[: game["seats"] + 3])
    tiles = []
    for species in ZOO_SPECIES:
        if species in playing:
            tiles += [species] * 7 + [f"{species}:m"] * 2 + [f"{species}:f"] * 2
    tiles += [stall for stall in STALLS for _ in range(3)] + ["coin"] * 12
    order = shuffled(seed, "zooloretto/tiles", tiles)
    return {"species": playing, "pile": order[:-15], "end_pile": order[-15:]}


def zuuli_cards(deck: str) -> list[str]:
    """The cards before they are shuffled, the copies of each kind in a row."""
    if "\n" in deck:
        own = tomllib.loads(deck)
        faces = [face for part in ("enclosures", "animals", "upgrades") for face in own.get(part, [])]
        kinds = [(face["id"], face["copies"]) for face in faces]
    else:
        parts = [kind.partition("*") for kind in ZUULI[deck].split()]
        kinds = [(kind, int(copies or 1)) for kind, _, copies in parts]
    return [f"{kind}#{copy}" for kind, copies in kinds for copy in range(1, copies + 1)]


def zuuli_piles(game: Record, seed: bytes) -> dict[str, list[str]]:
    """The hands of the first Year, whole hands from the top, seat 1 first (alone: a pair), and the rest."""
    order = shuffled(seed, "zuuli/deck", zuuli_cards(game["options"]["deck"]))
    size = HANDS.get(game["seats"], DRAW)
    hands = [sorted(order[seat * size : (seat + 1) * size]) for seat in range(game["seats"])]
    dealt = {f"seat.{seat}.hand": hand for seat, hand in enumerate(hands, start=1)}
    return {**dealt, "deck": order[game["seats"] * size :]}


PILES = {"duell": duell_piles, "zooloretto": zooloretto_piles, "zuuli": zuuli_piles}


def at(start: Record, path: str) -> object:
    """What the record has there."""
    for key in path.split("."):
        start = start[key]
    return start


def compared(game: Record) -> Iterator[tuple[str, object, str | list[str]]]:
    """What is compared: a name, what the record says, what the seed says."""
    seed = bytes.fromhex(game["seed"])
    yield "commitment", game["commitment"], commitment(game)
    if game["joined"]:
        yield "seats", game["seated"], shuffled(seed, "seats", game["joined"])
    for name, pile in PILES[game["game"]](game, seed).items():
        yield name, at(game["start"], name), pile


def main(paths: Sequence[str]) -> int:
    """Compares everything, prints it, and returns 1 if anything differs."""
    if not paths or any(path.startswith("-") for path in paths):
        print("python docs/check_shuffle.py GAME.json ...   (the file that Verify hands out after a game)")
        return 2
    differs = False
    for path in paths:
        with open(path, encoding="utf-8") as file:
            game = json.load(file)
        for name, recorded, computed in compared(game):
            same = recorded == computed
            differs = differs or not same
            shown = computed if isinstance(computed, str) else " ".join(computed)
            print(f"{path}: {name}: {'as recorded' if same else 'DIFFERS'}: {shown}")
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
