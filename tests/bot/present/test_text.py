import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.present.text import (
    boxed,
    centred,
    cleaned,
    columns,
    cut_columns,
    cut_units,
    escaped,
    left,
    right,
    unbroken,
    units,
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Anna-Lena", "Anna-Lena"),
        ("Max *M* _x_ ~y~", "Max \\*M\\* \\_x\\_ \\~y\\~"),
        ("`code` ||spoiler||", "\\`code\\` \\|\\|spoiler\\|\\|"),
        ("<@123>", "\\<@123>"),
        ("@everyone", "@\u200beveryone"),
        ("@HERE", "@\u200bHERE"),
        ("[a](b)", "\\[a](b)"),
        ("https://evil.x", "https:\\/\\/evil.x"),
        ("# big", "\\# big"),
        ("- item", "\\- item"),
        ("> quote", "\\> quote"),
        ("1. first", "1\\. first"),
    ],
)
def test_no_markdown_mention_or_link_comes_of_a_name(name, shown):
    assert escaped(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u2060c\ufeff", "abc"),
        ("two\nlines\there", "two lines here"),
        ("", "?"),
        ("\u200b \u200d", "?"),
        ("\u3164\u115f\u1160\uffa0\u2800\u034f\u17b4", "?"),
        ("A\u3164B", "AB"),
        ("z\u0301\u0301\u0301\u0301\u0301", "z\u0301\u0301"),
    ],
)
def test_nothing_invisible_and_one_line(name, shown):
    assert cleaned(name) == shown


@given(some.text(max_size=60), some.integers(1, 30))
def test_a_name_is_never_wider_than_allowed_nor_empty(name, width):
    shown = cleaned(name, width)
    assert 1 <= columns(shown) <= width
    assert "`" not in boxed(name, width)
    assert columns(boxed(name, width)) <= width


@given(some.text(), some.integers(1, 50))
def test_cut_texts_keep_their_limit_and_say_that_something_is_missing(text, limit):
    cut = cut_units(text, limit)
    assert units(cut) <= limit
    assert cut == text or cut.endswith("…")


def test_emoji_count_two_columns_and_two_units():
    assert columns("🐻❤️ ab") == 7
    assert units("🐻") == 2
    assert units("❤️") == 2
    assert cut_columns("🐻🐻🐻", 5) == "🐻🐻…"
    assert cut_units("🐻🐻🐻", 5) == "🐻🐻…"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ben took truck 2: 🐆♀→E6, 🌭→barn, +1🪙.", "Ben took truck 2: 🐆|♀|→E6, 🌭|→barn, +1|🪙."),
        ("🚚5 → −2 · 🐪×2 🐼♂✓", "🚚|5 → −2 · 🐪|×2 🐼|♂|✓"),
        ("🦩3/5♂🌭⛱️🍎 🐒4/4", "🦩|3/5|♂|🌭|⛱️|🍎 🐒|4/4"),
        ("👍🏽 🇩🇪 👨\u200d👩\u200d👧", "👍🏽 🇩🇪 👨\u200d👩\u200d👧"),
        ("🐻\u2060❤️ and 🤷\u200d♀️", "🐻\u2060❤️ and 🤷\u200d♀️"),
        ("`12` Round 3 is over.", "`12` Round 3 is over."),
    ],
)
def test_no_line_ends_between_a_tile_and_its_signs(text, shown):
    assert unbroken(text) == shown.replace("|", "\u2060")


def test_padding():
    assert left("漢", 4) == "漢  "
    assert right("ab", 4) == "  ab"
    assert centred("ab", 5) == " ab  "
