import { describe, expect, it } from "vitest";
import { tableIdOf } from "../src/hall/link";
import { ago } from "../src/hall/time";
import { blocksOf } from "../src/pages/rules";
import { pageOf } from "../src/route.svelte";
import { spotFor } from "../src/table/popover";

describe("an address", () => {
  it("leads to a page or nowhere", () => {
    expect(pageOf("/")).toEqual({ at: "hall" });
    expect(pageOf("/t/quiet-mill")).toEqual({ at: "table", id: "quiet-mill" });
    expect(pageOf("/replay/x1")).toEqual({ at: "replay", id: "x1" });
    expect(pageOf("/rules/two-heirs")).toEqual({ at: "rules", game: "two-heirs" });
    for (const path of ["/t", "/t/a/b", "/nowhere", "/t/%E0%A4%A/x/y"]) {
      expect(pageOf(path)).toEqual({ at: "nowhere" });
    }
  });
});

describe("a link", () => {
  it("names a table, by itself or in an address", () => {
    expect(tableIdOf(" quiet-mill ")).toBe("quiet-mill");
    expect(tableIdOf("http://10.0.0.2:8000/t/quiet-mill#x")).toBe("quiet-mill");
    expect(tableIdOf("not a link")).toBeNull();
    expect(tableIdOf("http://elsewhere/")).toBeNull();
  });
});

describe("time", () => {
  it("is told in the reader's language", () => {
    expect(ago(1000, "en", 1000)).toBe("now");
    expect(ago(0, "en", 7300)).toBe("2 hr. ago");
    expect(ago(0, "cs", 90000)).toBe("včera");
  });
});

describe("a popover", () => {
  const anchor = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });
  it("stays inside the page and beside its anchor", () => {
    for (const page of [
      [1440, 900],
      [390, 844],
    ] as [number, number][]) {
      for (const [x, y] of [
        [0, 0],
        [page[0] - 40, page[1] - 40],
        [page[0] / 2, page[1] / 2],
      ] as const) {
        const spot = spotFor(anchor(x, y), 330, 180, page);
        expect(spot.left).toBeGreaterThanOrEqual(12);
        expect(spot.left + 330).toBeLessThanOrEqual(page[0] - 12);
        expect(spot.top).toBeGreaterThanOrEqual(56);
      }
    }
    expect(spotFor(anchor(300, 400), 330, 180, [1440, 900]).side).toBe("right");
    expect(spotFor(anchor(100, 400), 330, 180, [390, 844]).side).toBe("top");
  });
});

describe("rules", () => {
  it("are clauses with their ids, headings and tables", () => {
    const blocks = blocksOf(
      "# Title\n\n- **T1** [ruling] A cell is `(x, y)`;\n  it goes on.\n- **T2** next\n\n| a | b |\n|---|---|\n| 1 | *2* |",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "item", "item", "table"]);
    expect(blocks[1]).toMatchObject({ id: "T1" });
    expect(blocks[3]).toMatchObject({
      rows: [
        [[{ text: "a" }], [{ text: "b" }]],
        [[{ text: "1" }], [{ kind: "em", text: "2" }]],
      ],
    });
  });
});
