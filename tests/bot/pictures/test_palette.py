"""Colours that stand for something, as people with other colour vision see them; text against its ground."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from bot.pictures.palette import HABITAT_COLOURS, PALETTES, STAND_COLOURS, Palette, Theme

SIMULATIONS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    # Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
JUST_TOLD_APART = 2.3
CLEARLY = 15
"""Distances in Lab."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def seen(colour: str, simulation: str) -> list[float]:
    """Linear RGB as that eye sees it."""
    rgb = linear(colour)
    mixed = (sum(a * b for a, b in zip(row, rgb, strict=True)) for row in SIMULATIONS[simulation])
    return [min(max(part, 0.0), 1.0) for part in mixed]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = rgb
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, simulation: str) -> float:
    pairs = zip(lab(seen(one, simulation)), lab(seen(other, simulation)), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def contrast(one: str, other: str) -> float:
    """As WCAG defines it."""
    light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (light[1] + 0.05) / (light[0] + 0.05)


def meaningful(palette: Palette) -> list[set[str]]:
    """Colours that lie side by side and stand for different things."""
    return [
        {ground for ground, _ in STAND_COLOURS.values()},
        {ground for ground, _ in HABITAT_COLOURS.values()},
        {palette.turn, palette.mark, palette.panel, palette.tile_line},
        {palette.turn, palette.mark, palette.page},
    ]


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("simulation", SIMULATIONS)
def test_colours_with_a_meaning_are_told_apart(theme, simulation):
    for colours in meaningful(PALETTES[theme]):
        for one, other in combinations(sorted(colours), 2):
            assert distance(one, other, simulation) >= CLEARLY, (one, other)


@pytest.mark.parametrize("theme", Theme)
def test_grounds_are_seen_as_different(theme):
    palette = PALETTES[theme]
    for one, other in pairwise((palette.page, palette.panel, palette.raised, palette.slot)):
        assert distance(one, other, "usual") > JUST_TOLD_APART


@pytest.mark.parametrize("theme", Theme)
def test_text_is_read_on_its_ground(theme):
    palette = PALETTES[theme]
    for ground in (palette.page, palette.panel, palette.raised):
        for ink in (palette.text, palette.quiet):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(palette.quiet, palette.slot) >= 4.5
    assert contrast(palette.on_turn, palette.turn) >= 4.5
    assert contrast(palette.on_tile, palette.tile) >= 4.5
    for ground, ink in (*STAND_COLOURS.values(), *HABITAT_COLOURS.values()):
        assert contrast(ink, ground) >= 4.5, ground


def test_the_simulation_itself_can_fail():
    assert distance("#d62728", "#2ca02c", "usual") > 60
    assert distance("#8f8f00", "#c07000", "deuteranopia") < CLEARLY
