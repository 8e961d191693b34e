import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { room } from "../src/games/two-heirs/room";
import { preferences } from "../src/preferences.svelte";
import type { Reply, Request } from "../src/protocol";
import { SavedLine } from "../src/table/demo.svelte";
import { key } from "../src/table/refs";
import { Table } from "../src/table/store.svelte";
import TableFrame from "../src/table/TableFrame.svelte";
import { words } from "../src/words/words.svelte";
import { saved } from "./saved";

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

beforeEach(async () => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  preferences.language = "en";
  preferences.quick = false;
  await words.enter("two-heirs");
});
afterEach(cleanup);

it("says a first question in words, though these come after it", async () => {
  const { table } = sitDown("boru-lead");
  await words.enter("brian-boru"); // before, only the words of another game were there
  expect(table.live).toMatch(/^[A-Z][^[\]]+$/);
});

it("gives up though others were faster, and asks once if it is refused", async () => {
  const { table, line } = sitDown("turn");
  const { index } = table.now!;
  const stale = { t: "refused", n: 0, code: "stale", text: { id: "table-stale", params: {} } };
  const fresh = { ...table.now!, index: index + 1 };
  const replies = [
    { ...stale, sight: fresh },
    { t: "ok", n: 0 },
  ] as unknown as Reply[];
  line.ask = (request) => {
    line.asked.push(request);
    return Promise.resolve(replies.shift()!);
  };
  expect(await table.giveUp()).toBe(true);
  expect(line.asked).toEqual([
    { t: "resign", index },
    { t: "resign", index: index + 1 },
  ]);
  expect(table.notice).toBeNull();

  replies.push({ ...stale, code: "seat" } as unknown as Reply);
  expect(await table.giveUp()).toBe(false);
  expect(line.asked).toHaveLength(3);
});

describe("a touch", () => {
  it("chooses a subject, then shows a preview, then commits", async () => {
    const { table, line } = sitDown("turn");
    const choice = table.choices.find((each) => each.verb === "build")!;
    table.touch(choice.subject!, document.body);
    expect(table.isChosen(choice.subject!)).toBe(true);
    table.chooseVerb("build");
    table.touch(choice.targets[0]!, document.body);
    expect(table.preview).toEqual(choice);
    expect(line.asked).toEqual([]);
    table.touch(choice.targets[0]!, document.body);
    expect(line.asked).toEqual([{ t: "answer", index: table.now!.index, action: choice.action }]);
  });

  it("on a subject with one choice goes straight to its preview", () => {
    const { table } = sitDown("turn");
    const take = table.choices.find((each) => each.verb === "take")!;
    table.touch(take.subject!, document.body);
    expect(table.preview).toEqual(take);
  });

  it("on something dark asks why not, and says it", async () => {
    const { table } = sitDown("turn");
    const dark = saved("turn").whys.find((why) => why.ref.kind === "slot")!;
    table.touch(dark.ref, document.body);
    await vi.waitFor(() =>
      expect(table.pop).toMatchObject({ why: { hindrance: { clause: "T30" } } }),
    );
    expect(table.live).toMatch(/clockwise from the shield/);
  });

  it("elsewhere takes a preview back, and Esc goes back step by step", () => {
    const { table } = sitDown("turn");
    const choice = table.choices.find((each) => each.verb === "build")!;
    table.choose(choice.subject!);
    table.look(choice);
    table.back();
    expect(table.preview).toBeNull();
    expect(table.isChosen(choice.subject!)).toBe(true);
    table.back();
    expect(table.subject).toBeNull();
  });

  it("with quick hands commits what can be taken back at once, and nothing else", () => {
    preferences.quick = true;
    const { table, line } = sitDown("turn");
    const final = table.choices.find((each) => each.outcome?.is_final)!;
    table.look(final);
    expect(line.asked).toEqual([]);
    table.look(table.choices.find((each) => each.verb === "extend")!);
    expect(line.asked.length).toBe(1);
  });
});

describe("looking back", () => {
  it("asks nothing and can commit nothing", async () => {
    const { table, line } = sitDown("end");
    await table.lookAt(40);
    expect(table.past!.answers).toBeLessThanOrEqual(40);
    expect(table.choices).toEqual([]);
    await table.commit(saved("turn").sight.question!.choices[0]!);
    expect(line.asked.map((each) => each.t)).toEqual(["at"]);
    table.returnToNow();
    expect(table.sight).toBe(table.now);
  });
});

it("marks the turn that is looked back at", async () => {
  const { table } = sitDown("end");
  render(TableFrame, { table, room });
  table.tab = "log";
  await table.lookAt(56);
  await tick();
  const marked = document.querySelector(".tc-since")!;
  expect(marked.querySelector("h3")!.textContent).toBe(`Turn ${table.past!.turn}`);
  expect(marked.querySelector(".tc-turn .no")!.textContent).toBe(`${table.past!.turn}`);
});

describe("news", () => {
  it("are kept once each, however often they are told", () => {
    const { table } = sitDown("turn");
    const count = table.told.length;
    table.show(saved("turn").sight);
    expect(table.told.length).toBe(count);
  });
});

describe("the frame", () => {
  it("shows question, hand, landscape and every choice", () => {
    const { table } = sitDown("turn");
    render(TableFrame, { table, room });
    expect(screen.getByRole("heading", { level: 2, name: /What will you do/ })).toBeTruthy();
    const view = table.sight!.view as { landscape: unknown[]; players: { hand: string[] }[] };
    expect(document.querySelectorAll(".tc-board .tile").length).toBe(view.landscape.length);
    expect(document.querySelectorAll(".th-card").length).toBe(view.players[0]!.hand.length);
    const others = table.choices.filter((each) => each.verb !== "end");
    expect(document.querySelectorAll(".tc-dock [data-action]").length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".tc-dock [data-action]").length).toBeLessThanOrEqual(
      others.length,
    );
  });

  it("has no inline style or script that a strict policy would refuse", () => {
    const { table } = sitDown("turn");
    const { container } = render(TableFrame, { table, room });
    expect(container.innerHTML).not.toMatch(/<script|\son\w+="/);
    expect(container.querySelectorAll("svg [style]").length).toBe(0);
  });

  it("lights exactly what the question lists", async () => {
    const { table } = sitDown("turn");
    render(TableFrame, { table, room });
    const lit = [...document.querySelectorAll("[data-lit]")].map((each) =>
      each.getAttribute("data-ref"),
    );
    const subjects = new Set(
      table.choices.flatMap((each) => (each.subject ? [key(each.subject)] : [])),
    );
    expect(new Set(lit)).toEqual(subjects);
  });

  it("previews by clicking, with the bill, and commits by Enter", async () => {
    const { table, line } = sitDown("turn");
    render(TableFrame, { table, room });
    await fireEvent.click(document.querySelector(".th-card.can")!);
    await fireEvent.click(document.querySelector(".cell.lit")!);
    expect(document.querySelector(".tc-bill")).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(line.asked.at(-1)?.t).toBe("answer");
  });

  it("shows a piece that a text names, also by Enter, which then confirms nothing", async () => {
    const { table, line } = sitDown("turn");
    const { container } = render(TableFrame, { table, room });
    table.look(table.choices.find((each) => each.verb === "build")!);
    const inspect = vi.spyOn(table, "inspect");
    const link = container.querySelector(".tc-pane .tc-piece")!;
    await fireEvent.keyDown(link, { key: "Enter" });
    await fireEvent.click(link);
    expect(inspect).toHaveBeenCalledTimes(2);
    expect(line.asked.filter(({ t }) => t === "answer")).toEqual([]);
  });

  it("says of a tile before it is taken what can be used then, and what lacks", async () => {
    const { table } = sitDown("short");
    render(TableFrame, { table, room });
    table.look(table.choices.find((each) => each.verb === "take" && each.outcome.usable)!);
    await tick();
    const bill = document.querySelector(".tc-bill")!.textContent!;
    expect(bill).toMatch(/To build it\s*lacks nothing/);
    expect(bill).toMatch(/You can use then\s*1\s*→\s*2\s*2\s*→\s*1\s*1/);
  });

  it("lists what would help with something dark, and comes back to it", async () => {
    const { table } = sitDown("short");
    render(TableFrame, { table, room });
    await fireEvent.click(document.querySelector(".th-ring .slot.out")!);
    await fireEvent.click(await screen.findByRole("button", { name: /what would help/ }));
    const listed = () =>
      [...document.querySelectorAll(".tc-dock [data-action]")].map((each) =>
        Number(each.getAttribute("data-action")),
      );
    expect(listed()).toEqual(table.helps);
    expect(screen.getByRole("heading", { level: 2, name: "What would help" })).toBeTruthy();
    await fireEvent.click(document.querySelector(".tc-dock [data-action]")!);
    expect(table.preview?.verb).toBe("withdraw");
    table.back();
    await tick();
    expect(listed()).toEqual(table.helps);
    table.back();
    await tick();
    expect(screen.getByRole("heading", { level: 2, name: /What will you do/ })).toBeTruthy();
  });

  it("says in how many ways a chosen tile can be built or laid", async () => {
    const { table } = sitDown("turn");
    render(TableFrame, { table, room });
    await fireEvent.click(document.querySelector(".th-card.can")!);
    for (const verb of table.verbs()) {
      const ways = table.choices.filter(
        (each) => each.verb === verb.id && key(each.subject!) === key(table.subject!),
      );
      const button = document.querySelector(`.tc-seg [data-part=${verb.id}]`)!;
      expect(button.querySelector(".tc-end")!.textContent).toBe(`${ways.length}`);
    }
  });

  it("explains Henry's turn step by step, then asks", async () => {
    const { table } = sitDown("henry");
    render(TableFrame, { table, room });
    expect(screen.getByRole("region", { name: "Henry" }).textContent).toMatch(/Henry\s*the Brave/);
    expect(document.querySelectorAll(".tc-step").length).toBeGreaterThan(2);
    expect(document.querySelectorAll("[data-lit]").length).toBe(0);
    await fireEvent.click(screen.getByRole("button", { name: /Go on to my turn/ }));
    expect(table.choices.length).toBeGreaterThan(0);
    expect(document.querySelectorAll("[data-lit]").length).toBeGreaterThan(0);
  });

  it("puts the answers about one piece as large buttons", () => {
    const { table } = sitDown("siege");
    render(TableFrame, { table, room });
    expect(document.querySelectorAll(".tc-answers [data-action]").length).toBe(2);
    expect(document.querySelector(".refmark.about")).toBeTruthy();
  });

  it("says at the end who won, with the categories", () => {
    const { table } = sitDown("end");
    render(TableFrame, { table, room });
    expect(document.querySelector(".tc-ribbon")?.textContent).toMatch(/wins/);
    const total = document.querySelector(".tc-versus .sum")?.textContent ?? "";
    for (const seat of table.sight!.seats) expect(total).toContain(String(seat.points));
  });

  it("changes its language at once", async () => {
    const { table } = sitDown("turn");
    render(TableFrame, { table, room });
    await words.choose("cs");
    await tick();
    expect(document.querySelector(".tc-bar h1")?.textContent).toBe("Dva bratři");
    expect(document.body.textContent).not.toMatch(/\[[\w-]+(:|\])/); // a message without words
  });
});
