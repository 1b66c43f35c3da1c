"""A tab that was open while the server was updated, and has no service worker."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.people import Newcomer
from forms import some
from server.serving import serving

NEW_PAGE = "<!doctype html><title>Vigil</title><main id='main'>The next version</main>"
GONE = ("404", "ERR_CONNECTION_REFUSED", "dynamically imported", "preload CSS", "apply style")


@pytest.mark.parametrize(
    ("language", "said", "reload"),
    some(
        [
            ("en", "Vigil has been updated", "Reload"),
            ("ru", "Vigil обновлён", "Обновить"),
            ("pl", "Vigil został zaktualizowany", "Odśwież"),
        ]
    ),
)
def test_a_part_that_is_gone_says_that_vigil_was_updated_and_offers_to_reload(
    arrive: Newcomer, client: None, tmp_path: Path, language: str, said: str, reload: str
) -> None:
    database, updated = str(tmp_path / "vigil.db"), tmp_path / "client"
    updated.mkdir()
    updated.joinpath("index.html").write_text(NEW_PAGE)
    listed = {"index.html": {"tag": "next", "packed": False}}
    updated.joinpath("files.json").write_text(json.dumps(listed))
    with serving(database) as server:
        person = arrive(server.address, language=language)
        person.expects(*GONE)
        page = person.go()
        port = urlsplit(server.address).port
    page.locator("a[href='/rules']").first.click()
    bar = page.locator("[data-update]")
    expect(bar).to_be_visible()
    expect(bar).not_to_contain_text(said)
    with serving(database, port=port, client=str(updated)):
        page.locator("a[href='/settings']").first.click()
        expect(bar).to_contain_text(said)
        bar.get_by_role("button", name=reload).click()
        expect(page.locator("main")).to_have_text("The next version")
