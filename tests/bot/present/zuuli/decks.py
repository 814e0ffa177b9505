"""An owner's deck at its longest: ids, names and numbers as large as can be, every rule once."""

from __future__ import annotations

from engine.games.zuuli.kinds import CardId

ENCLOSURES = 24

_ENCLOSURE_RULES = (
    "",
    'rule = { code = "mult_if_all_same", args = { animals = 99, multiplier = 99 } }',
    'rule = { code = "mult_if_all_fierce", args = { multiplier = 99 } }',
    'rule = { code = "mult_if_friendly", args = { animals = 99, multiplier = 99 } }',
    'rule = { code = "bonus_if_full", args = { points = 99 } }',
)
_ANIMAL_RULES = (
    "",
    'rule = { code = "space_if_same", args = { space = 98 } }',
    'rule = { code = "space_if_hab", args = { habitat = "jungle", space = 1 } }',
    'rule = { code = "friendly_if_habs", args = { habitats = ["plains", "jungle", "water"] } }',
    'rule = { code = "zero_if_alone" }',
    'rule = { code = "double_if_same", args = { others = 99 } }',
    'rule = { code = "plus_per_same", args = { points = 99 } }',
    'rule = { code = "plus_if_same", args = { points = 99 } }',
    'rule = { code = "plus_if_only", args = { points = 99 } }',
    'rule = { code = "plus_per_other_name", args = { points = 99, most = 99 } }',
    'rule = { code = "plus_if_full", args = { points = 99 } }',
    'rule = { code = "plus_per_extra_hab", args = { points = 99 } }',
    'rule = { code = "plus_if_n", args = { points = 99, animals = 99 } }',
)
_UPGRADE_RULES = (
    'rule = { code = "space", args = { space = 99 } }',
    'rule = { code = "hab", args = { habitats = ["plains", "jungle", "water"] } }',
    'rule = { code = "coexist" }',
    'rule = { code = "mult_if_full", args = { multiplier = 99 } }',
)
_ALL = 'habitats = ["plains", "jungle", "water"]'


def face(kind: str, number: int) -> str:
    """An id of 30 characters."""
    return f"{kind}_{'x' * 26}{number:02}"[:1] + f"_{'x' * 26}{number:02}"


def name(number: int) -> str:
    """40 letters, the widest, some that markdown would eat."""
    return f"{number:02} @everyone `**_~ {'漢' * 12}{'W' * 12}"[:40].strip()


def card(kind: str, number: int, copy: int = 1) -> CardId:
    return CardId(f"{face(kind, number)}#{copy}")


def longest() -> str:
    """The text of the file."""
    parts = [
        'edition = "long"',
        f'title = "{"*" * 40}"',
        f'notice = "{"@everyone " * 80}"',
        f'[new_plot]\nname = "{name(0)}"\nspace = 99\nmultiplier = 99\n{_ALL}',
    ]
    for number in range(ENCLOSURES):
        rule = _ENCLOSURE_RULES[number % len(_ENCLOSURE_RULES)]
        parts.append(
            f"[[enclosures]]\n{_head('e', number)}\ncopies = 1\nspace = 99\nmultiplier = 99\n{_ALL}\n{rule}"
        )
    for number, rule in enumerate(_ANIMAL_RULES):
        trait = ("fierce", "friendly")[number % 2]
        parts.append(
            f'[[animals]]\n{_head("a", number)}\ncopies = 4\ntrait = "{trait}"\n'
            f"value = 99\nspace = 99\n{_ALL}\n{rule}"
        )
    for number, rule in enumerate(_UPGRADE_RULES):
        parts.append(f"[[upgrades]]\n{_head('u', number)}\ncopies = 9\n{rule}")
    return "\n".join(parts) + "\n"


def _head(kind: str, number: int) -> str:
    return f'id = "{face(kind, number)}"\nname = "{name(number + 30 * "eau".index(kind))}"'
