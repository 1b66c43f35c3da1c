"""No page of the repository has a dead link, anchors included."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from publishing.links import anchors_of, dead_links, links_of, relinked, slug

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    page
    for place in ("*.md", "docs/**/*.md", "examples/**/*.md", "deploy/**/*.md")
    for page in ROOT.glob(place)
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert dead_links(page) == []


def test_no_link_leads_out_of_the_repository() -> None:
    for page in PAGES:
        for link in links_of(page.read_text("utf-8")):
            assert (page.parent / link.path).resolve().is_relative_to(ROOT), (page, link)


def test_dead_links_are_told(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Other\n\n## A `part` of it\n")
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n[a](other.md#a-part-of-it) [b](gone.md) [c](other.md#gone) [d](#page) "
        "![e](gone.png) `[f](code.md)` [g](http://elsewhere.example)\n"
        "```\n[h](fenced.md)\n```\n"
    )
    assert dead_links(page) == [
        "page.md links to gone.md, which does not exist",
        "page.md links to other.md#gone, a heading that is not there",
        "page.md links to gone.png, which does not exist",
    ]


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("What is played", "what-is-played"),
        ("The `Table`, and *more*", "the-table-and-more"),
        ("Как играть", "как-играть"),
        ("[A link](page.md) here", "a-link-here"),
    ],
)
def test_the_anchor_of_a_heading(heading: str, anchor: str) -> None:
    assert slug(heading) == anchor


def test_headings_have_anchors_and_code_has_none() -> None:
    text = "# One\n\n## Two\n\n```sh\n# no heading\n```\n\n## Three {#drei}\n"
    assert anchors_of(text) == {"one", "two", "drei"}


def test_links_are_changed_where_they_stand() -> None:
    text = "[a](one.md) and `[a](one.md)`, [b](http://x.example), ![c](two.png)"
    assert relinked(text, str.upper) == (
        "[a](ONE.MD) and `[a](one.md)`, [b](http://x.example), ![c](TWO.PNG)"
    )
