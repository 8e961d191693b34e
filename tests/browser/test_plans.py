"""Answers that are prepared while somebody else thinks, in two browsers."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.axe import is_clean
from browser.hands import asked, carry_out
from browser.test_together import Public, clock, public, sit

__all__ = ["clock", "public"]  # fixtures


def prepare(page: Page, name: str) -> None:
    """Choose an answer that is offered for the next question."""
    plan = page.locator(".tc-plan")
    plan.get_by_role("button", name="Prepare an answer").click()
    plan.locator(".tc-opt", has_text=name).first.click()
    expect(plan.locator(".steps li")).to_have_count(1)


def act(page: Page, verb: str) -> None:
    """Give the first answer of a kind."""
    asked(page)
    page.locator(f".tc-dock [data-action][data-verb={verb}]").first.click()
    carry_out(page)


def end_turn(page: Page) -> None:
    page.locator(".tc-dock-foot button", has_text="End the turn").click()
    carry_out(page)


def test_a_plan_is_dropped_when_something_was_learnt_and_given_when_not(public: Public) -> None:
    with public.person() as ola, public.person() as jan:
        opened = public.open(ola)
        sit(ola, public.link(opened, 0))
        sit(jan, public.link(opened, 1))
        ola.locator(".tc-strip.asked").first.wait_for()
        is_olas = ola.locator(".tc-strip.self.asked").count() > 0
        first, second = (ola, jan) if is_olas else (jan, ola)

        # Prepared and kept; after a reload it is still there, and the other one sees nothing.
        prepare(second, "Inn")
        is_clean(second)
        second.locator(".tc-plan").get_by_role("button", name="Keep it ready").click()
        kept = second.locator(".tc-plan[data-state=kept]")
        expect(kept).to_contain_text("Prepared")
        is_clean(second)
        second.reload()
        expect(kept.locator(".steps li")).to_have_count(1)
        expect(first.locator(".tc-plan")).to_have_count(0)

        # Taken back.
        kept.get_by_role("button", name="Take it back").click()
        expect(second.locator(".tc-plan[data-state=none]")).to_be_visible()

        # A tile is drawn: what was prepared for what was known before is dropped.
        prepare(second, "Inn")
        second.locator(".tc-plan").get_by_role("button", name="Keep it ready").click()
        kept.wait_for()
        act(first, "take")
        notice = second.locator(".tc-notice", has_text="prepared answer")
        expect(notice).to_contain_text("something was drawn meanwhile")
        is_clean(second)
        notice.get_by_role("button", name="All right").click()
        expect(notice).to_have_count(0)

        # Prepared again with that known, it is given when its time comes.
        plan = second.locator(".tc-plan")
        plan.get_by_role("button", name="Prepare an answer").click()
        plan.locator(".tc-opt").first.click()
        plan.get_by_role("button", name="Keep it ready").click()
        kept.wait_for()
        end_turn(first)
        expect(notice).to_contain_text("Your prepared answer was given")
        asked(second)
