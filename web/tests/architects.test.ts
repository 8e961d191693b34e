import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beforeAndAfter,
  labels,
  place,
  spotOf,
  touchAny,
  using,
  virtueAfter,
} from "../src/games/architects/choices";
import { alternatives } from "../src/games/architects/groups";
import { outline, planOf, stallBox } from "../src/games/architects/plan";
import { categories, room } from "../src/games/architects/room";
import { taleMarks, resetChapters } from "../src/games/architects/tale";
import { tray } from "../src/games/architects/tray.svelte";
import type { View } from "../src/games/architects/view";
import { preferences } from "../src/preferences.svelte";
import type { Reply, Request } from "../src/protocol";
import type { Choice } from "../src/schema";
import { SavedLine } from "../src/table/demo.svelte";
import { Table } from "../src/table/store.svelte";
import TableFrame from "../src/table/TableFrame.svelte";
import { words } from "../src/words/words.svelte";
import { languagesOf } from "./languages";
import { saved } from "./saved";

const MOMENTS = [
  ...["ar-draft", "ar-place", "ar-base", "ar-place5", "ar-hire", "ar-pay", "ar-capture"],
  ...["ar-cathedral"],
  ...["ar-guard", "ar-trade", "ar-loss", "ar-keep", "ar-contribute", "ar-reset", "ar-solo"],
  ...["ar-end", "ar-end5"],
];

const LONG = 90_000; // milliseconds for drawing every moment on a busy machine

/** Keeps what it was asked. */
class ListeningLine extends SavedLine {
  asked: Request[] = [];

  override ask(request: Request): Promise<Reply> {
    this.asked.push(request);
    return super.ask(request);
  }
}

function sitDown(name: string) {
  const table = new Table(name);
  const line = new ListeningLine(saved(name), table);
  table.listen(line);
  return { table, line };
}
const answers = (line: ListeningLine) => line.asked.filter((each) => each.t === "answer");

beforeEach(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  preferences.language = "en";
  preferences.quick = false;
  await words.enter("architects");
});
afterEach(cleanup);
vi.setConfig({ testTimeout: LONG });

describe("every moment", () => {
  it.each(MOMENTS)(
    "is drawn without a missing word, and every choice is in the dock: %s",
    async (moment) => {
      const { table } = sitDown(moment);
      const { container } = render(TableFrame, { table, room });
      for (const language of languagesOf(moment, MOMENTS)) {
        await words.choose(language);
        await tick();
        const said = container.textContent + labelsIn(container);
        expect(said, language).not.toMatch(/\[[a-z]+-[a-z-]+[\]:]/);
        expect(said, language).not.toMatch(/undefined|NaN/);
        expect(container.querySelectorAll("[style], script"), language).toHaveLength(0);
      }

      // The dock offers every choice.
      table.finishAutoma();
      await tick();
      const shown = container.querySelectorAll(".tc-dock [data-action]").length;
      const ends = table.choices.filter((each) => each.verb === room.endVerb).length;
      const folded = container.querySelectorAll(".tc-dock .tc-opt:not([data-action])").length;
      const standIns = table.choices.filter((each) => alternatives(table, each)[0] === each);
      if (!folded) expect(shown, moment).toBeGreaterThanOrEqual(standIns.length - ends);
    },
    LONG,
  );
});

const labelsIn = (container: Element): string =>
  [...container.querySelectorAll("[aria-label]")]
    .map((each) => each.getAttribute("aria-label"))
    .join(" ");

describe("a place", () => {
  it("with one choice is previewed, and committed by a second touch", () => {
    const { table, line } = sitDown("ar-place");
    touchAny(table, place("quarry"), document.body);
    expect(table.preview?.move).toMatchObject({ do: "place", location: "quarry" });
    expect(answers(line)).toEqual([]);
    touchAny(table, place("quarry"), document.body);
    expect(answers(line)).toHaveLength(1);
  });

  it("with several choices asks which, and its labels answer", async () => {
    const { table, line } = sitDown("ar-place");
    const { container } = render(TableFrame, { table, room });
    await fireEvent.click(container.querySelector('[data-ref="place:mines"]')!);
    expect(table.preview).toBeNull();
    expect(container.querySelector("#tc-q")?.textContent).toMatch(/Mines/);
    expect(container.querySelectorAll(".tc-dock [data-action]")).toHaveLength(2);
    table.clear();
    await tick();
    await fireEvent.click(container.querySelector('[data-ref^="place:mines#"]')!);
    expect(table.preview?.verb).toBe("mine");
    touchAny(table, place("mines"), document.body);
    expect(answers(line)).toHaveLength(1);
  });

  it("says in its labels what one more worker brings", () => {
    const { table } = sitDown("ar-place");
    const of = (id: string) => labels(table, id, using(table, place(id)));
    expect(of("quarry").map((each) => each.items)).toEqual([[["+1", "stone"]]]);
    expect(of("mines")).toHaveLength(2);
    expect(of("tax_stand")[0]?.items).toContainEqual(["−2", "virtue"]);
    expect(of("town_centre")[0]?.items).toEqual([["2×", "captive"]]);
    expect(of("guildhall")[0]?.items).toEqual([["1×", "building_card"]]);
  });

  it("that is dark says why", async () => {
    const { table } = sitDown("ar-place");
    touchAny(table, place("black_market_middle"), document.body);
    await vi.waitFor(() =>
      expect(table.pop).toMatchObject({ why: { hindrance: { clause: "A147" } } }),
    );
  });

  it("shows in the capture of groups whose they are", () => {
    const { table } = sitDown("ar-capture");
    const shown = labels(table, "mines", using(table, place("mines")));
    expect(shown.length).toBe(3);
    expect(shown.every((each) => each.choice?.verb === "capture")).toBe(true);
  });
});

describe("the bill", () => {
  it("says what the reader has before and after", async () => {
    const { table } = sitDown("ar-place");
    const { container } = render(TableFrame, { table, room });
    touchAny(table, place("silversmith"), document.body);
    await tick();
    const said = [...container.querySelectorAll(".tc-bill .amt")].map((each) => each.textContent);
    expect(said).toEqual(["15 → 4", "+515 → 20"]); // a worker, silver
  });

  it("says what the server says, and nothing of what lies on no board", () => {
    const { table } = sitDown("ar-place");
    const { outcome } = table.choices[0]!;
    const told = { ...outcome, pays: { virtue: 9 }, afterwards: { virtue: 2, points: 4 } };
    expect(beforeAndAfter(table, told, "virtue")).toEqual([6, 2]);
    expect(beforeAndAfter(table, told, "influence")).toBeNull();
    expect(beforeAndAfter(table, told, "points")).toBeNull();
  });

  it("of a building says which one is paid for", async () => {
    const { table } = sitDown("ar-pay");
    render(TableFrame, { table, room });
    await tick();
    expect(screen.getByRole("heading", { name: "Build: Clay Pit" })).toBeTruthy();
  });
});

describe("figures", () => {
  /** The same table, of which the server tells something else. */
  function sitDownTold(change: (view: View) => void) {
    const { table } = sitDown("ar-place");
    const told = structuredClone(table.sight!);
    change(told.view as View);
    table.now = told;
    return table;
  }

  it("are drawn as they are told, whatever the rules may say", async () => {
    const table = sitDownTold((view) => {
      Object.assign(view.guildhall, { lying: 2, resets_at: [1, 9], next_reset: 5 });
      const quarry = view.places.find((each) => each.id === "quarry")!;
      Object.assign(quarry, { workers: [4, 0], together: 8 });
      Object.assign(view.players[0]!, { virtue: 14, forbidden: "cathedral" });
      Object.assign(view.players[1]!, { virtue: 0, forbidden: null });
      Object.assign(view.offer[0]!, { price: { silver: 1, tax: 1 }, silver: 7 });
    });
    const { container } = render(TableFrame, { table, room });
    await tick();
    expect(room.status(table.sight!)).toMatch(/reset at 5$/);
    const virtues = [...container.querySelectorAll(".vi small")].map((each) => each.textContent);
    expect(virtues).toEqual(["no cathedral"]);

    touchAny(table, place("quarry"), document.body);
    await tick();
    const bill = container.querySelector(".tc-bill")!.textContent;
    expect(bill).toMatch(/4 → 8/);
    expect(bill).toMatch(/8 of yours/);

    tray.show("offer");
    await tick();
    expect(container.querySelector(".acard .whole")?.textContent).toBe("7");
    tray.show("hand");
  });

  it("of a skill are the server's, also for cards not yet in hand", async () => {
    const { table } = sitDown("ar-draft");
    const { container } = render(TableFrame, { table, room });
    await tick();
    const missing = (table.sight!.view as View).pack.flatMap((each) => each.missing_skills);
    expect(missing.length).toBeGreaterThan(0);
    const dashed = container.querySelectorAll(".ar-pack .row > .pip [stroke-dasharray]");
    expect(dashed).toHaveLength(missing.length);
  });
});

describe("a long list", () => {
  const verbs = (container: Element) =>
    [...container.querySelectorAll(".tc-dock [data-action]")].map((each) =>
      each.getAttribute("data-verb"),
    );

  it("is shown whole where there is room", async () => {
    const { table } = sitDown("ar-capture");
    const { container } = render(TableFrame, { table, room });
    await tick();
    expect(verbs(container)).toHaveLength(table.choices.length);
  });

  it("keeps the answer that ends it in sight where there is none", async () => {
    const high = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(999);
    const { table } = sitDown("ar-capture");
    const { container } = render(TableFrame, { table, room });
    await tick();
    high.mockRestore();
    expect(verbs(container)).toEqual(["capture", "done"]);
    expect(screen.getByRole("button", { name: "13 more" })).toBeTruthy();
  });
});

describe("a card", () => {
  it("in hand is built by two touches, at the guildhall", () => {
    const { table, line } = sitDown("ar-place");
    const build = table.choices.find((each) => each.verb === "build")!;
    table.touch(build.subject!, document.body);
    expect(table.preview).toEqual(build);
    expect(spotOf(build)).toBe("guildhall");
    expect(virtueAfter(table, build)).toBe(7);
    touchAny(table, place("guildhall"), document.body);
    expect(answers(line)).toHaveLength(1);
  });

  it("that bears another's name says what it does", async () => {
    const { table } = sitDown("ar-place");
    const { container } = render(TableFrame, { table, room });
    await tick();
    const row = (id: string) => {
      const of = (each: Choice) => each.verb === "workshop-hire" && each.subject?.id === id;
      const { action } = table.choices.find(of)!;
      return container.querySelector(`.tc-dock [data-action="${action}"]`)!;
    };
    const doing = (id: string) =>
      [...row(id).querySelectorAll(".ar-ability .pip")].map((each) =>
        each.getAttribute("data-good"),
      );
    expect(doing("charlatan_wood")).toEqual(["influence", "wood"]);
    expect(doing("charlatan_stone")).toEqual(["influence", "stone"]);
    const names = container.querySelectorAll(
      ".tc-dock [data-verb='workshop-hire'] .ar-name",
    ).length;
    expect(container.querySelectorAll(".tc-dock .ar-ability").length).toBeLessThan(names);
  });

  it("of the pack lies large on the stage", async () => {
    const { table } = sitDown("ar-draft");
    const { container } = render(TableFrame, { table, room });
    await tick();
    expect(container.querySelectorAll(".ar-pack .bcard.lit")).toHaveLength(4);
  });

  it("says what it lacks", async () => {
    const { table } = sitDown("ar-place");
    render(TableFrame, { table, room });
    await tick();
    expect(screen.getByRole("button", { name: /Reservoir ?, lacks 1 clay/ })).toBeTruthy();
  });
});

describe("what happened", () => {
  it("at a reset is told in steps", () => {
    const chapters = resetChapters(sitDown("ar-reset").table);
    expect(chapters.map((each) => each.all[0]?.kind)).toEqual([
      ...["reset", "to-prison", "large-card", "profiteer-claims", "princess-rewards"],
      ...["to-monument", "consequence-card", "prison-loss", "most-prisoners"],
    ]);
  });

  it("in a scripted turn has its steps and numbers on the town", async () => {
    const { table } = sitDown("ar-solo");
    expect(table.isExplaining).toBe(true);
    render(TableFrame, { table, room });
    await tick();
    expect(taleMarks(table, room.bookkeeping).map((each) => each.place)).toEqual([
      "town_centre",
      "silversmith",
    ]);
    expect(screen.getByRole("button", { name: "A scheme is turned up" })).toBeTruthy();
    table.finishAutoma();
    expect(table.choices.length).toBeGreaterThan(0);
  });

  it("scrolls the town of a phone to the step", async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this.getAttribute("data-step"));
    };
    const { table } = sitDown("ar-reset");
    render(TableFrame, { table, room });
    table.automaStep = 8;
    await tick();
    expect(seen).toContain("9");
  });

  it("keeps to the last place of the tale where a step has none", async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this.getAttribute("data-step"));
    };
    const { table } = sitDown("ar-solo");
    render(TableFrame, { table, room });
    await tick();
    expect(taleMarks(table, room.bookkeeping).map((each) => each.n)).toEqual([2, 4]);
    seen.length = 0;
    table.automaStep = 2; // the third
    await tick();
    expect(seen).toContain("2");
  });

  it("is best in green, and nothing is faint", async () => {
    const { table } = sitDown("ar-end");
    const { container } = render(TableFrame, { table, room });
    table.finishAutoma();
    await tick();
    const said = (name: string) =>
      [...container.querySelectorAll(`.tc-versus .${name}`)].map((each) => each.textContent);
    expect(said("best")).toEqual(["29", "26", "2", "2", "7", "10", "3"]);
    expect(said("none")).toEqual(["0", "0"]);
  });

  it("is counted at the end, category by category, to everybody's total", () => {
    for (const moment of ["ar-end", "ar-end5"]) {
      const { sight } = sitDown(moment).table;
      const rows = categories(sight!.score, sight!);
      for (const seat of sight!.seats) {
        const total = rows.reduce((sum, [, points]) => sum + points[seat.seat]!, 0);
        expect(total).toBe(seat.points);
      }
    }
  });
});

describe("the plan", () => {
  it("keeps every lot inside its frame, with and without the expansion", () => {
    for (const isLarge of [true, false]) {
      for (const hasWonder of [true, false]) {
        for (const height of isLarge ? [560, 650, 800] : [500, 560, 660]) {
          const plan = planOf(isLarge, height, hasWonder);
          for (const [id, box] of Object.entries(plan.lots)) {
            expect(box.h, `${id} ${height}`).toBeGreaterThan(30);
            expect(box.y + box.h).toBeLessThanOrEqual(height);
            expect(box.x + box.w).toBeLessThanOrEqual(plan.width);
            expect(outline(id, box)).toMatch(/^M.*z$/);
          }
          expect(stallBox(plan, 2).w).toBeGreaterThan(60);
          expect("monuments" in plan.lots).toBe(hasWonder);
        }
      }
    }
  });
});
