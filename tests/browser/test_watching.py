"""Somebody looks on at a table that wants to be seen later."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.axe import is_clean
from browser.test_plans import act, end_turn
from browser.test_together import Public, clock, public, sit

__all__ = ["clock", "public"]  # fixtures


def test_a_spectator_sees_the_table_later(public: Public) -> None:
    with public.person() as host, public.person() as other, public.person() as watcher:
        opened = public.open(host, delay=3)
        sit(host, public.link(opened, 0))
        sit(other, public.link(opened, 1))
        watcher.goto(f"{public.address}t/{opened['id']}")
        notice = watcher.locator(".tc-notice", has_text="as it was 3 answers ago")
        expect(notice).to_be_visible()
        is_clean(watcher)
        host.locator(".tc-strip.asked").first.wait_for()
        is_hosts = host.locator(".tc-strip.self.asked").count() > 0
        first, second = (host, other) if is_hosts else (other, host)

        app, shown = watcher.locator(".tc-app"), first.locator(".tc-app")
        laid = app.get_attribute("data-index")
        act(first, "take")
        end_turn(first)
        act(second, "take")  # three answers, of which none is seen yet
        expect(first.locator(".tc-log, #tc-drawer").first).to_contain_text("takes")
        expect(app).to_have_attribute("data-index", laid or "")
        expect(watcher.locator("#tc-drawer")).not_to_contain_text("takes")

        end_turn(second)  # the fourth: now the first one is seen
        expect(watcher.locator("#tc-drawer")).to_contain_text("takes")
        expect(watcher.locator("#tc-drawer").get_by_text("takes")).to_have_count(1)
        assert app.get_attribute("data-index") != shown.get_attribute("data-index")

        # Once it is over, everything is seen.
        first.get_by_role("button", name="Players and seats").click()
        first.get_by_role("button", name="Give up").click()
        first.locator(".tc-confirm .primary").click()
        expect(notice).to_have_count(0)
        expect(app).to_have_attribute("data-state", "end")
