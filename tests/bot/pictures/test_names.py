"""Names as people write them: every alphabet in use, emoji, both directions; measured as they are painted."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from PIL import Image, ImageChops, ImageStat

from bot.commands.samples import LONG_NAMES, Sample
from bot.pictures import Theme, render, scripts, table_picture, writing
from bot.pictures.canvas import Canvas
from bot.pictures.directions import in_order, levels
from bot.pictures.fonts import ELLIPSIS, Weight
from bot.pictures.layout import Box
from bot.pictures.rasteriser import render_whole
from bot.pictures.scripts import Outline
from bot.pictures.writing import Pictured, Written, drawable, fitted, runs, width
from bot.present.text import cleaned
from bot.words import words_in
from engine.registry import games

NAMES = {
    "Latin": "Ångström Łęcki",
    "Vietnamese": "Nguyễn Thị Hằng",
    "Cyrillic": "Ярослава",
    "Greek": "Ἀλέξανδρος",
    "Hebrew": "דָּוִד בֶּן",
    "Arabic": "محمد علي",
    "Devanagari": "अनुष्का शर्मा",
    "Bengali": "তানভীর",
    "Tamil": "தமிழ்ச்செல்வி",
    "Telugu": "శ్రీనివాస్",
    "Thai": "สมชาย น้ำผึ้ง",
    "Khmer": "ម៉ុង សុខា",
    "Burmese": "ဇော်မင်း",
    "Georgian": "ქეთევან",
    "Armenian": "Արամ",
    "Amharic": "አበበ",
    "Chinese": "王小明",
    "Japanese": "名前 たろう カ",
    "Korean": "김철수",
    "emoji": "Bo 🦊 ❤️ 🇩🇪 👍🏽",
    "signs": "★ Leo ♥",
    "both directions": "Ada محمد 12",
    "marks that no letter has built in": "x̂y z̈",
}
ROOM = Box(20, 20, 600, 40)


@pytest.fixture
def no_other_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As where their packages are missing."""

    def forget() -> None:
        for kept in (scripts.font_for, writing._clusters, writing.runs, writing.width):
            kept.cache_clear()

    monkeypatch.setattr(scripts, "_files", lambda: ())
    forget()
    yield
    monkeypatch.undo()
    forget()


def written(text: str, size: int = 26, *, bold: bool = False, room: Box = ROOM) -> Canvas:
    canvas = Canvas(640, 80, Theme.DARK)
    canvas.text(text, room, size, bold=bold)
    return canvas


def painted(canvas: Canvas) -> Box:
    """Where pixels differ from the page."""
    shown = Image.open(io.BytesIO(render(canvas.drawing("").svg)))
    left, top, right, bottom = ImageChops.difference(
        shown, Image.new("RGB", shown.size, canvas.palette.page)
    ).getbbox()
    return Box(left, top, right - left, bottom - top)


@pytest.mark.parametrize("kind", NAMES)
def test_a_name_is_drawn_with_all_its_letters(kind):
    assert drawable(NAMES[kind]) == NAMES[kind]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("kind", NAMES)
def test_a_name_takes_the_room_it_was_measured_to_take(kind, bold):
    for size in (22, 26, 31):
        canvas = written(NAMES[kind], size, bold=bold)
        (node,) = canvas.drawing("").nodes
        taken = painted(canvas)
        assert node.box.w == width(NAMES[kind], size, Weight.BOLD if bold else Weight.PLAIN)
        assert node.box.inset(-1).holds(taken), "nothing outside, but for smooth edges"
        assert taken.w >= 0.85 * node.box.w, "nor measured as much wider"


@pytest.mark.parametrize("kind", NAMES)
def test_a_name_is_cut_between_letters_and_never_too_long(kind):
    name = drawable(NAMES[kind])
    ends = {""}
    for cluster in writing._clusters(name):
        ends.add(max(ends, key=len) + cluster.text)
    for room in range(0, width(name, 24) + 1, 7):
        shown, size = fitted(name, room, 24, Weight.PLAIN)
        assert width(shown, size) <= room
        if shown != name:
            assert shown.removesuffix(ELLIPSIS) in ends | {end.rstrip() for end in ends}


@pytest.mark.parametrize("kind", NAMES)
def test_both_ways_to_rasterise_show_the_same_name(kind):
    svg = written(NAMES[kind]).drawing("").svg
    composed, whole = (Image.open(io.BytesIO(png)).convert("L") for png in (render(svg), render_whole(svg)))
    blurred = [image.resize((64, 8), Image.Resampling.BOX) for image in (composed, whole)]
    assert max(high for _, high in [ImageChops.difference(*blurred).getextrema()]) < 60
    assert ImageStat.Stat(composed).stddev[0] > 1


def test_words_of_one_name_stand_on_one_line():
    alone = [run for word in ("अनुष्का", "शर्मा") for run in runs(word)]
    together = [run for run in runs("अनुष्का शर्मा") if isinstance(run, Outline)]
    assert alone[0].bottom != alone[1].bottom
    lines = {
        round(run.placed(1, 0).advance / one.advance, 3) for run, one in zip(together, alone, strict=True)
    }
    assert len(together) == 2
    assert all(0 < part <= 1 for part in lines)
    assert min(run.top for run in together) >= -scripts.HIGHEST - 1e-9
    assert max(run.bottom for run in together) <= scripts.DEEPEST + 1e-9


@given(
    some.text(max_size=30) | some.text("aÄж中ع١ 1(אב)ก็ि👍🏽\ufe0f\u200d🇩🇪́", max_size=12),
    some.integers(0, 300),
)
@settings(max_examples=200, deadline=None)
def test_any_name_can_be_drawn_in_any_room(name, wide):
    """As it comes out of the cleaning that every name passes."""
    said = drawable(cleaned(name))
    assert drawable(said) == said
    room = Box(20, 20, wide, 40)
    canvas = written(said, room=room)
    for node in canvas.drawing("").nodes:
        assert room.holds(node.box)
    assert fromstring(canvas.drawing("").svg).tag.endswith("svg")


# --- which way --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("logical", "visual"),
    [
        ("Ada abc", "Ada abc"),
        ("אבג", "גבא"),
        ("Ada אבג bc", "Ada גבא bc"),
        ("אבג Ada", "Ada גבא"),
        ("אבג דה", "הד גבא"),
        ("אבג 12 דה", "הד 12 גבא"),
        ("אבג (12)", "(12) גבא"),
        ("Ada (אב)", "Ada (בא)"),
        ("אבג Ada…", "…Ada גבא"),
    ],
)
def test_what_is_read_leftward_is_laid_leftward(logical, visual):
    """Each stroke in its direction, the strokes from left to right."""
    mirrored = dict(zip("()", ")(", strict=True))
    direction = levels(logical)
    laid = [(logical[place], direction[place]) for place in in_order(direction)]
    assert "".join(mirrored.get(one, one) if level == 1 else one for one, level in laid) == visual


def test_a_name_of_both_directions_is_written_in_strokes():
    strokes = runs("Ada محمد (7) ab")
    assert [run.text if isinstance(run, Written) else "…" for run in strokes] == [
        "Ada ",
        "(",
        "7",
        ") ",
        "…",
        " ab",
    ]


def test_letters_that_join_are_joined():
    """No column between the first and the last of the word is empty."""
    canvas = written("محمد")
    shown = Image.open(io.BytesIO(render(canvas.drawing("").svg))).convert("L")
    word = painted(canvas)
    columns = [shown.crop((x, word.y, x + 1, word.bottom)) for x in range(word.x + 1, word.right - 1)]
    assert all(ImageStat.Stat(column).extrema[0][1] > 60 for column in columns)


# --- what nothing has -------------------------------------------------------------------------------------


def test_what_nothing_has_is_left_out():
    assert drawable("Leif ᚠᚢᚦ") == "Leif"
    assert drawable("ᚠᚢᚦ") == ""
    assert drawable("e\u0301") == "é"


def test_fancy_letters_are_read_plainly():
    assert drawable("𝕱𝖗𝖆𝖓𝖐") == "Frank"


def test_an_emoji_is_one_picture():
    assert runs("🇩🇪👍🏽❤️1️⃣") == tuple(map(Pictured, ("1f1e9-1f1ea", "1f44d-1f3fd", "2764", "31-20e3")))
    assert runs("1 #") == (Written("1 #"),)


def test_a_seat_nobody_can_write_is_called_by_its_number():
    game = games()["duell"]
    svg = table_picture(Sample.fresh(game, 2, 1, ("ᚠᚢᚦ", "Ada")).table(), words_in("en")).svg
    assert "Seat 1" in svg
    assert "Ada" in svg


@pytest.mark.usefixtures("no_other_fonts")
def test_without_the_other_fonts_the_bot_still_draws():
    assert drawable(NAMES["Cyrillic"]) == NAMES["Cyrillic"]
    assert drawable("名前 Bo 🦊") == "Bo 🦊"
    game = games()["zuuli"]
    svg = table_picture(Sample.fresh(game, 5, 1, LONG_NAMES).table(), words_in("de")).svg
    assert "<path" not in svg
    assert render(svg).startswith(b"\x89PNG")


def test_no_font_is_the_systems():
    """Nor are they the project's own, whose checkout may hold the virtual environment with the packages."""
    checkout = Path(writing.__file__).parents[2]
    rooms = {checkout / room for room in ("bot", "cogs", "docs", "engine", "tests")}
    assert scripts._files()
    for file in scripts._files():
        assert rooms.isdisjoint(file.parents)
        assert "site-packages" in file.parts or "dist-packages" in file.parts
