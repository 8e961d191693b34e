import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ink } from "../src/art/ireland";
import { room } from "../src/games/brian-boru/room";
import { litCards, litTowns } from "../src/games/brian-boru/touching";
import { componentsOf, viewOf } from "../src/games/brian-boru/view";
import { preferences } from "../src/preferences.svelte";
import type { Reply, Request } from "../src/protocol";
import { SavedLine } from "../src/table/demo.svelte";
import { Table } from "../src/table/store.svelte";
import TableFrame from "../src/table/TableFrame.svelte";
import { say, words } from "../src/words/words.svelte";
import { languagesOf } from "./languages";
import { saved } from "./saved";

vi.setConfig({ testTimeout: 60_000 }); // the whole map is drawn each time, also on slow machines

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
  const line = new ListeningLine(saved(`boru-${name}`), table);
  table.listen(line);
  render(TableFrame, { table, room });
  return { table, line };
}
const all = (selector: string) => [...document.querySelectorAll(selector)];
const click = async (selector: string, n = 0) => {
  const found = all(selector)[n];
  if (!found) throw new Error(`nothing is ${selector}`);
  await fireEvent.click(found);
};

beforeEach(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  preferences.language = "en";
  preferences.quick = false;
  preferences.motion = false;
  await words.enter("brian-boru");
});
afterEach(cleanup);

const QUESTIONS = [
  "settle",
  "draft",
  "lead",
  "follow",
  "lost",
  "buy",
  "expand",
  "free",
  "marriage",
  "princess",
  "raid",
  "monastery",
];

describe("the room of Brian Boru", () => {
  const drawn = [...QUESTIONS, "round", "wait", "watch", "final"];
  it.each(drawn)("draws %s without a missing word", async (name) => {
    sitDown(name);
    for (const language of languagesOf(name, drawn)) {
      await words.choose(language);
      await tick();
      expect(document.body.textContent).not.toMatch(/\[[\w-]+(:|\])/);
      expect(document.body.innerHTML).not.toMatch(/="[^"]*\[[\w-]+(: |\])/);
    }
  });

  it.each(QUESTIONS)("lights what %s lists, and the list has every answer", (name) => {
    const { table } = sitDown(name);
    const lit = all("[data-lit]").map((each) => each.getAttribute("data-ref"));
    const named = [
      ...[...litTowns(table).keys()].map((id) => `town:${id}`),
      ...[...litCards(table)].map((id) => `card:${id}`),
    ];
    expect(new Set(lit)).toEqual(new Set(named));
    const cards = ["draft", "lead", "follow"].includes(name);
    if (!cards) expect(all(".bb-body [data-action]").length).toBe(table.choices.length);
  });

  it.each(QUESTIONS.filter((name) => !["draft", "lead", "follow"].includes(name)))(
    "answers %s from the list: preview first, then commit",
    async (name) => {
      const { table, line } = sitDown(name);
      await click(".bb-body [data-action]");
      expect(table.preview).not.toBeNull();
      expect(line.asked).toEqual([]);
      expect(document.querySelector(".bb-bill")).toBeTruthy();
      const { action } = table.preview!;
      await click(".bb-foot .primary");
      expect(line.asked).toEqual([{ t: "answer", index: table.now!.index, action }]);
    },
  );

  it("leads by town, then card", async () => {
    const { table, line } = sitDown("lead");
    await click(".bb-town.lit", 2);
    expect(table.preview).toBeNull();
    await click(".bb-fan button.lit");
    const { preview } = table;
    expect(preview?.verb).toBe("lead");
    expect(document.querySelector(".bb-town .ghost")).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(line.asked.at(-1)).toMatchObject({ t: "answer", action: preview?.action });
  });

  it("leads by card, then town; a second town replaces the first, a second touch commits", async () => {
    const { table, line } = sitDown("lead");
    await click(".bb-fan button.lit");
    await click(".bb-town.lit", 0);
    const first = table.preview;
    await click(".bb-town.lit", 1);
    expect(table.preview).not.toBe(first);
    expect(table.preview?.move.card).toBe(first?.move.card);
    await click(".bb-town.sel");
    expect(line.asked.at(-1)?.t).toBe("answer");
  });

  it("says why not for a town that cannot be led to", async () => {
    const { line } = sitDown("lead");
    await click(".bb-town:not(.lit)");
    expect(line.asked.at(-1)?.t).toBe("why");
  });

  it("keeps two cards: a third replaces the second, a touch takes one back", async () => {
    const { table, line } = sitDown("draft");
    await click(".bb-fan button", 0);
    expect(table.preview).toBeNull();
    await click(".bb-fan button", 1);
    const first = table.preview;
    expect(first?.verb).toBe("keep");
    await click(".bb-fan button", 2);
    expect(table.preview?.action).not.toBe(first?.action);
    expect(all(".bb-fan .sel button, .bb-fan button.sel").length).toBe(2);
    await click(".bb-fan button", 0);
    expect(table.preview).toBeNull();
    await click(".bb-fan button", 0);
    await click(".bb-foot .primary");
    expect(line.asked.at(-1)?.t).toBe("answer");
  });

  it("follows: every card says whether it wins, the preview both ways", async () => {
    const { table, line } = sitDown("follow");
    expect(all(".bb-fan .tag").length).toBe(table.choices.length);
    await click(".bb-fan button.lit");
    const ways = document.querySelector(".bb-what");
    expect(ways?.textContent).toMatch(/a new region\s*\+1/);
    await click(".bb-fan button.lit");
    expect(line.asked.at(-1)?.t).toBe("answer");
  });

  it("marks in the log whose line it is, once for lines of one player", () => {
    sitDown("follow"); // three have played: Black, Pink, Purple
    const letters = (turn: Element | undefined) =>
      [...(turn?.querySelectorAll("li") ?? [])].map(
        (line) => line.querySelector(".tc-mark")?.textContent ?? "",
      );
    const turns = all(".tc-turn");
    expect(letters(turns[0])).toEqual(["B", "K", "P"]);
    const upkeep = turns.find((turn) => turn.textContent.includes("Black supports the church"));
    expect(letters(upkeep).slice(0, 3)).toEqual(["B", "", "G"]);
  });

  it("tells the end of a round in four steps, then asks", async () => {
    sitDown("round");
    expect(all(".bb-ledger > li").length).toBe(4);
    expect(all(".bb-fan").length).toBe(0);
    await click(".bb-foot .go");
    expect(all(".bb-fan").length).toBe(1);
  });

  it("says in the draft who is still choosing, and who gets the rest", () => {
    const { table } = sitDown("draft");
    expect(all(".bb-badge.wait").length).toBe(viewOf(table).draft!.waiting.length);
    const { passes_to } = viewOf(table).draft!;
    const mark = document.querySelector(".bb-pass .tc-mark");
    expect(mark?.getAttribute("aria-label")).toBe(say(table.sight!.seats[passes_to!]!.name));
  });

  it("says who has chosen, once they have", async () => {
    const { table } = sitDown("draft");
    const view = viewOf(table);
    const waiting = view.draft!.waiting.slice(1);
    const draft = { ...view.draft!, waiting };
    table.show({ ...table.now!, view: { ...view, draft } as never });
    await tick();
    expect(all(".bb-badge.wait").length).toBe(waiting.length);
    expect(all(".bb-badge.ok").length).toBe(1);
  });

  it("shows what was played in this round only where the table keeps notes", async () => {
    const { table } = sitDown("lost");
    const view = viewOf(table);
    expect(view.notes!.played.flat().length).toBeGreaterThan(0);
    expect(all(".bb-played .bb-chip").length).toBe(view.notes!.played.flat().length);
    await fireEvent.keyDown(document.body, { key: "v" });
    const text = () => document.querySelector(".tc-words")?.textContent ?? "";
    expect(text()).toContain("played");
    table.show({ ...table.now!, view: { ...view, notes: null } as never });
    await tick();
    expect(all(".bb-played .bb-chip").length).toBe(0);
    expect(text()).not.toContain("played");
  });

  it("shows a hint as a choice that can be looked at", async () => {
    const { table, line } = sitDown("follow");
    await fireEvent.keyDown(document.body, { key: "h" });
    await tick();
    expect(line.asked.at(-1)?.t).toBe("hint");
    expect(table.hints?.length).toBe(3);
    await click(".tc-dock [data-action]");
    expect(table.preview).not.toBeNull();
    await click(".bb-foot .go");
    expect(line.asked.at(-1)?.t).toBe("answer");
  });

  it("shows a spectator no hand", () => {
    const { table } = sitDown("watch");
    expect(all(".bb-fan").length).toBe(0);
    expect(viewOf(table).players.every((each) => each.hand === null)).toBe(true);
  });

  it("counts the end region by region: what is counted lights up, and the sums come out", async () => {
    const { table } = sitDown("final");
    const regions = viewOf(table).regions.length;
    const shown = () => all(".bb-count li > b").map((each) => Number(each.textContent));
    const isLit = () => all(".reg.counting").length;

    // Without motion everything is told at once; it can be stepped through all the same.
    await tick();
    expect(shown()).toEqual(table.points);
    expect(all(".reg.uncounted").length).toBe(0);
    await click(".tc-step-title", 0);
    expect(all(".reg.uncounted").length).toBe(regions);
    const [first] = table.sight!.score.filter((line) => line.seat === 0);
    expect(shown()[0]).toBe(first?.points);

    // Every further step adds exactly its own lines.
    let counted = 0;
    for (const [n] of all(".tc-step-title").entries()) {
      await click(".tc-step-title", n);
      expect(all(".tc-step.now").length).toBe(1);
      const step = table.chapters[n]!;
      counted += step.score!.reduce((sum, line) => sum + line.points, 0);
      expect(shown().reduce((sum, each) => sum + each, 0)).toBe(counted);
      if (table.sight!.score.some((line) => line.origin?.id === step.id)) {
        expect(isLit()).toBe(1);
        expect(all(".bb-town.hot").length).toBeGreaterThan(0);
      }
    }
    expect(shown()).toEqual(table.points);

    // Then the crowning; from there it can be counted again.
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(all(".bb-crowning").length).toBe(1);
    expect(all(".bb-count").length).toBe(0);
    expect(all(".reg.uncounted, .reg.counting").length).toBe(0);
    await click(".bb-foot .quiet:not(.icon)");
    expect(all(".bb-count").length).toBe(1);
  });

  it("counts step by step where things move", async () => {
    vi.useFakeTimers();
    preferences.motion = true;
    const { table } = sitDown("final");
    await tick();
    expect(table.automaStep).toBe(0);
    await vi.advanceTimersByTimeAsync(950);
    expect(table.automaStep).toBe(1);
    await vi.advanceTimersByTimeAsync(900 * table.chapters.length);
    expect(table.automaStep).toBe(table.chapters.length - 1);
    vi.useRealTimers();
  });

  it("crowns the winner, and a number lights up what earned it", async () => {
    const { table } = sitDown("final");
    await click("[data-part=onward]");
    expect(all(".bb-crowning .tc-mark").length).toBe(table.sight!.winners!.length);
    const earned = table.sight!.score.find((line) => line.pieces.length)!;
    expect(earned).toBeTruthy();
    for (const cell of all(".bb-cell")) {
      await fireEvent.click(cell);
      if (table.lines.length) break;
    }
    expect(all(".bb-town.hot, .plate.hot").length).toBeGreaterThan(0);
  });

  it("writes the position in words: every town and every card of the hand", async () => {
    const { table } = sitDown("follow");
    await fireEvent.keyDown(document.body, { key: "v" });
    const text = document.querySelector(".tc-words")?.textContent ?? "";
    for (const town of Object.values(componentsOf(table).towns)) expect(text).toContain(town.name);
    expect(all(".tc-words h3").length).toBeGreaterThan(10);
  });

  it("has no inline style that a strict policy would refuse", () => {
    sitDown("lead");
    expect(document.body.innerHTML).not.toMatch(/<script|\son\w+="/);
    expect(document.querySelectorAll("svg [style]").length).toBe(0);
  });
});

describe("the map", () => {
  it("is drawn from the content's outlines: one path for each region, one for each road", () => {
    const { table } = saved("boru-lead");
    const components = table.components as Parameters<typeof ink>[0];
    const drawn = ink(components);
    expect(Object.keys(drawn.regions)).toEqual(Object.keys(components.regions));
    expect(drawn.roads.length).toBe(components.roads.length);
    expect(drawn.borders.length).toBeGreaterThan(5);
    expect(ink(components)).toEqual(drawn);
  });
});
