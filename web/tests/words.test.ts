import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../src/words/catalogue";
import { minus, signed } from "../src/words/typography";
import { say, sayOf, words } from "../src/words/words.svelte";

const read = (path: string) => readFileSync(`../src/threecrowns/${path}`, "utf-8");
const heirs = (language: "en" | "cs" | "pl") =>
  new Catalogue(language, [
    read(`engine/texts/${language}.ftl`),
    read(`web_texts/${language}.ftl`),
    read(`games/two_heirs/texts/${language}.ftl`),
  ]);

const INN = {
  ref: { kind: "tile", id: "JO1" },
  name: { en: "Inn", cs: "Hostinec", pl: "Gospoda" },
  typed: "JO1",
};
const CELL = {
  ref: { kind: "cell", id: [-1, 0] as [number, number] },
  name: "-1,0",
  typed: "-1,0",
};

describe("a catalogue", () => {
  it("words a phrase with everything inside it", () => {
    const said = { id: "say-build", params: { tile: INN, cell: CELL } };
    expect(heirs("en").word(said)).toBe("build Inn on -1,0");
    expect(heirs("cs").word(said)).toContain("Hostinec");
  });

  it("joins a list by commas and keeps numbers as numbers for plurals", () => {
    const list = [
      { id: "amount-wood", params: { count: 2 } },
      { id: "amount-stone", params: { count: 1 } },
    ];
    expect(heirs("cs").word(list)).toBe("2 dřeva, 1 kámen");
  });

  it("puts no isolating marks around parameters", () => {
    expect(heirs("en").word({ id: "move-usage", params: { text: "x", usage: "y" } })).toBe(
      "“x” cannot be read: expected y.",
    );
  });

  it("shows a missing message as its id", () => {
    expect(heirs("en").word({ id: "no-such-message", params: {} })).toBe("[no-such-message]");
  });

  it("gives the names of things as spans with their refs", () => {
    const spans = heirs("en").spans({
      id: "event-built",
      params: { who: "White", tile: INN, cell: CELL, discounts: 0 },
    });
    expect(spans).toEqual([
      { text: "White builds " },
      { text: "Inn", ref: INN.ref },
      { text: " on " },
      { text: "-1,0", ref: CELL.ref },
      { text: "." },
    ]);
  });

  it("finds things inside phrases and lists", () => {
    const spans = heirs("en").spans([{ id: "option-build", params: { tile: INN } }, "x"]);
    expect(spans).toEqual([{ text: "Inn", ref: INN.ref }, { text: ", x" }]);
  });
});

describe("the client's own words", () => {
  const ids = (language: string) =>
    [...read(`web_texts/${language}.ftl`).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]);

  it("are the same messages in three languages, none of them twice", () => {
    expect(new Set(ids("en")).size).toBe(ids("en").length);
    expect(ids("cs")).toEqual(ids("en"));
    expect(ids("pl")).toEqual(ids("en"));
  });

  it("take no id of the engine's or a game's", () => {
    const theirs = ["engine", "games/two_heirs", "games/brian_boru", "games/architects"].flatMap(
      (folder) => [...read(`${folder}/texts/en.ftl`).matchAll(/^([\w-]+) =/gm)].map((m) => m[1]),
    );
    expect(ids("en").filter((id) => theirs.includes(id))).toEqual([]);
  });
});

describe("the words at hand", () => {
  const blue = { id: "letter-blue", params: {} };
  const built = {
    id: "event-built",
    params: { who: "White", tile: INN, cell: CELL, discounts: 0 },
  };

  it("are those of the table that is shown, whatever was shown before", async () => {
    await words.choose("en");
    for (const game of ["brian-boru", "architects", "two-heirs"]) await words.enter(game);
    expect(say(built)).toBe("White builds Inn on −1,0.");
    expect([say(blue), sayOf("brian-boru", blue), sayOf("architects", blue)]).toEqual([
      "B",
      "b",
      "B",
    ]);
    words.leave("brian-boru"); // which was left long ago
    expect(say(blue)).toBe("B");
    words.leave("two-heirs");
    expect(say(blue)).toBe("[letter-blue]"); // a hall says which game it speaks of
    expect(sayOf("brian-boru", blue)).toBe("b");
  });

  it("are all there, in the language chosen last, however many are loaded at once", async () => {
    await Promise.all([
      words.enter("architects"),
      words.choose("cs"),
      words.loadGuides(),
      words.enter("two-heirs"),
      words.choose("pl"),
    ]);
    expect(words.language).toBe("pl");
    expect(say(blue)).toBe("N");
    expect(words.of("architects").has("group-build")).toBe(true);
    await words.choose("en");
  });
});

describe("typography", () => {
  it("sets a real minus before numbers only", () => {
    expect(minus("on -1,0 and 2,-3, north-east")).toBe("on −1,0 and 2,−3, north-east");
    expect([3, 0, -5].map(signed)).toEqual(["+3", "±0", "−5"]);
  });
});
