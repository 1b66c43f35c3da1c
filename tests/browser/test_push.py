"""What the worker of the pages does with a message of a push service.

The message comes from the tools for developers: a browser without a window has no push service.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Worker

from browser.people import Newcomer, key_ring
from server.client import Site

RECORD = """() => {
    self.shown = []
    self.registration.showNotification = async (title, { data }) => self.shown.push([title, data])
}"""
FIRST = """() => new Promise(done => {
    const look = () => self.shown.length ? done(self.shown) : setTimeout(look, 20)
    look()
})"""
"""What was shown, once something was."""


class Pushes:
    """The way of a message to the worker of a page."""

    def __init__(self, page: Page) -> None:
        self.origin = page.evaluate("() => navigator.serviceWorker.ready.then(() => origin)")
        self.worker: Worker = page.context.service_workers[0]
        self.worker.evaluate(RECORD)
        self.tools: CDPSession = page.context.new_cdp_session(page)
        self.registrations: list[dict[str, Any]] = []
        self.tools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: self.registrations.extend(event["registrations"]),
        )
        self.tools.send("ServiceWorker.enable")
        page.wait_for_function("() => true")  # what the tools tell is heard meanwhile

    def deliver(self, **message: str) -> None:
        """Let a message arrive, and wait until the worker has done with it."""
        self.tools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self.origin,
                "registrationId": self.registrations[0]["registrationId"],
                "data": json.dumps(message),
            },
        )


@pytest.mark.long_form
def test_a_message_is_shown_unless_it_leads_elsewhere_or_to_a_table_that_is_looked_at(
    arrive: Newcomer, site: Site
) -> None:
    made, other = site.new_table("horizons", "Ann"), site.new_table("horizons", "Ann")
    ann = arrive(site.address, keys=key_ring(made, 0), keeps_pages=True)
    pushes = Pushes(ann.go(f"/tables/{made.id}"))
    pushes.deliver(title="Here", body="", url=f"/tables/{made.id}")
    pushes.deliver(title="Elsewhere", body="", url="https://example.org/")
    pushes.deliver(title="There", body="Your move", url=f"/tables/{other.id}")
    assert pushes.worker.evaluate(FIRST) == [["There", f"/tables/{other.id}"]]
