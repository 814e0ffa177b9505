import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.present.ids import Verb, verb_id
from bot.present.parts import (
    Board,
    Button,
    Colour,
    Menu,
    MenuOption,
    Panel,
    Question,
    Style,
    described,
    to_discord,
    to_modal,
)
from bot.present.text import units


def button(which: int = 0, label: str = "label", **more) -> Button:
    return Button(verb_id("abc", 1, Verb.LOG, which), label, **more)


@given(some.lists(some.one_of(some.text(max_size=900), some.lists(some.text(max_size=40), max_size=60))))
def test_a_description_keeps_its_limit_and_closes_its_code(parts):
    lines = [
        part if isinstance(part, str) else Board(tuple(line.replace("`", "") for line in part))
        for part in parts
    ]
    text = described(lines, 4096)
    assert units(text) <= 4096
    boards = sum(isinstance(line, Board) for line in lines)
    plain = sum(line.count("```") for line in lines if isinstance(line, str))
    assert boards == 0 or plain > 0 or text.count("```") % 2 == 0


def test_everything_too_long_is_cut():
    panel = Panel(
        content="ä" * 3000,
        title="🐻" * 300,
        lines=("x" * 4000, "y" * 4000),
        footer="z" * 3000,
        rows=(tuple(button(number, "🐅" * 60) for number in range(7)),) * 7,
    )
    message = to_discord(panel)
    embed = message["embeds"][0]
    assert units(message["content"]) == 2000
    assert units(embed.title) <= 256
    assert units(embed.title) + units(embed.description) + units(embed.footer.text) <= 6000
    rows = message["view"].to_components()
    assert len(rows) == 5
    assert all(len(row["components"]) == 5 for row in rows)
    assert all(units(part["label"]) <= 80 for row in rows for part in row["components"])


def test_only_a_call_rings_and_only_for_those_it_names():
    panel = Panel(content="<@5>", mentions=(5,))
    assert to_discord(panel)["allowed_mentions"].to_dict() == {"parse": [], "users": []}
    assert to_discord(panel, call=True)["allowed_mentions"].to_dict() == {"parse": [], "users": [5]}


def test_the_library_does_not_keep_the_view():
    view = to_discord(Panel(content="x", rows=((button(),),)))["view"]
    assert view.is_finished()
    assert view.timeout is None
    assert view.is_persistent()


def test_a_menu_a_link_and_an_inactive_label():
    menu = Menu(
        "m:abc:1:!pick 1", "more", tuple(MenuOption(f"take {n}", f"option {n}", "detail") for n in range(30))
    )
    rows = ((button(disabled=True, style=Style.BEST), Button("", "Watch", url="https://discord.com/x")), menu)
    first, second = to_discord(Panel(content="x", rows=rows))["view"].to_components()
    assert [part.get("disabled") for part in first["components"]] == [True, False]
    assert first["components"][1]["url"] == "https://discord.com/x"
    assert len(second["components"][0]["options"]) == 25
    assert second["components"][0]["options"][0]["value"] == "take 0"


def test_content_alone_has_no_embed():
    message = to_discord(Panel(content="only words"))
    assert message["embeds"] == []
    assert message["view"].to_components() == []
    assert to_discord(Panel(title="t"))["content"] is None


def test_lines_do_not_end_within_a_sign_but_a_board_is_as_it_is():
    message = to_discord(Panel(content="🐘→E4", lines=("🐆♀", Board(("🐆♀",)))))
    assert message["content"] == "🐘\u2060→E4"
    assert message["embeds"][0].description == "🐆\u2060♀\n```\n🐆♀\n```"


def test_an_id_of_another_kind_is_a_bug():
    with pytest.raises(AssertionError):
        to_discord(Panel(content="x", rows=((Button("free text", "label"),),)))


def test_colours_are_colours():
    assert all(0 <= colour.value <= 0xFFFFFF for colour in Colour)


def test_a_question_is_a_modal_with_one_field():
    modal = to_modal(Question(verb_id("abc", 1, Verb.ASK_BACK), "t" * 60, "l" * 60, "h" * 120)).to_dict()
    assert modal["custom_id"] == "z:abc:1:!ask_back"
    assert len(modal["title"]) == 45
    field = modal["components"][0]["components"][0]
    assert (len(field["label"]), len(field["placeholder"]), field["required"]) == (45, 100, False)
