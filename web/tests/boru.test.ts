import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ink } from "../src/art/ireland";
import { room } from "../src/games/brian-boru/room";
import { litCards, litTowns } from "../src/games/brian-boru/touching";
import { componentsOf, viewOf } from "../src/games/brian-boru/view";
import { preferences } from "../src/preferences.svelte";
import type { Reply, Request } from "../src/protocol";
import type { Language } from "../src/schema";
import { SavedLine } from "../src/table/demo.svelte";
import { Table } from "../src/table/store.svelte";
import TableFrame from "../src/table/TableFrame.svelte";
import { words } from "../src/words/words.svelte";
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
  await words.load("en", "brian-boru");
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
  it.each([...QUESTIONS, "round", "wait", "watch", "final"])(
    "draws %s in three languages without a missing word",
    async (name) => {
      sitDown(name);
      for (const language of ["en", "cs", "pl"] as Language[]) {
        await words.choose(language);
        await tick();
        expect(document.body.textContent).not.toMatch(/\[[\w-]+(:|\])/);
        expect(document.body.innerHTML).not.toMatch(/="[^"]*\[[\w-]+(: |\])/);
      }
    },
  );

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
    expect(document.querySelector(".bb-what")).toBeTruthy();
    await click(".bb-fan button.lit");
    expect(line.asked.at(-1)?.t).toBe("answer");
  });

  it("tells the end of a round in four steps, then asks", async () => {
    sitDown("round");
    expect(all(".bb-ledger > li").length).toBe(4);
    expect(all(".bb-fan").length).toBe(0);
    await click(".bb-foot .go");
    expect(all(".bb-fan").length).toBe(1);
  });

  it("says in the draft who is still choosing", () => {
    const { table } = sitDown("draft");
    expect(all(".bb-badge.wait").length).toBe(viewOf(table).draft!.waiting.length);
  });

  it("shows a spectator no hand", () => {
    const { table } = sitDown("watch");
    expect(all(".bb-fan").length).toBe(0);
    expect(viewOf(table).players.every((each) => each.hand === null)).toBe(true);
  });

  it("crowns the winner, and a number lights up what earned it", async () => {
    const { table } = sitDown("final");
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
