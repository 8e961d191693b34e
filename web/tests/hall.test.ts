import { beforeEach, describe, expect, it } from "vitest";
import { sketchOf } from "../src/art/sketch";
import { isYours } from "../src/hall/mine";
import { PLAYS } from "../src/hall/offers";
import { TableWish } from "../src/hall/wish.svelte";
import { keepKeys } from "../src/keys";
import type { GameFacts, Listed, OptionFacts, Sight } from "../src/schema";
import { NOTES, soundOf } from "../src/sound";
import { saved } from "./saved";

const option = (name: string, more: Partial<OptionFacts>): OptionFacts => ({
  name,
  title: { id: `setting-${name}`, params: {} },
  default: false,
  choices: [false, true],
  words: [],
  how_many: 1,
  seats: [],
  usual_seats: 0,
  nicknames: {},
  ...more,
});
const GAME: GameFacts = {
  id: "two-heirs",
  names: { en: "", cs: "", pl: "" },
  seat_counts: [1, 2],
  default_seats: 2,
  options: [
    option("sets", {
      default: ["a", "b"],
      choices: ["a", "b", "c"],
      how_many: 2,
      nicknames: { first: ["a", "b"] },
    }),
    option("roads", { default: true, choices: [true, false] }),
    option("henry", { default: 1, choices: [1, 2], seats: [1] }),
  ],
  bots: ["random", "search-2"],
  usual_bot: "search-2",
  has_secret_hands: false,
};
const offers = PLAYS[0]!.offers;
const offer = (id: string) => offers.find((each) => each.id === id)!;

describe("a table that is put together", () => {
  it("begins with the offer, and asks only for what is not as usual", () => {
    const wish = new TableWish(GAME, offer("henry-2"));
    expect(wish.asked).toEqual({
      game: "two-heirs",
      seats: ["human"],
      options: { henry: 2 },
      names: [""],
    });
  });

  it("leaves aside what means nothing with so many seats", () => {
    const wish = new TableWish(GAME, offer("henry-2"));
    wish.count = 2;
    expect(wish.options.map((each) => each.name)).toEqual(["sets", "roads"]);
    expect(wish.asked.seats).toEqual(["human", "search-2"]);
    expect(wish.asked.options).toEqual({});
  });

  it("knows who comes by a link", () => {
    const wish = new TableWish(GAME, offer("link"));
    expect(wish.sitters).toEqual(["me", "link"]);
    expect(wish.byLink).toEqual([1]);
    expect(wish.asked.seats).toEqual(["human", "human"]);
  });

  it("takes a list by its nickname, by lot, or by hand in the order of the game", () => {
    const wish = new TableWish(GAME, offer("friends"));
    const sets = GAME.options[0]!;
    expect(wish.nickname(sets)).toBe("first");
    wish.chooseNickname(sets, "random");
    expect(wish.asked.options).toEqual({ sets: ["random"] });
    wish.chooseNickname(sets, "own");
    expect(wish.list(sets)).toEqual(["a", "b"]);
    wish.toggle(sets, "c");
    wish.toggle(sets, "a");
    expect(wish.asked.options).toEqual({ sets: ["b", "c"] });
  });
});

describe("my games", () => {
  beforeEach(() => localStorage.clear());

  it("wait for me only where I hold the seat myself", () => {
    const keys = [0, 1].map((seat) => ({ seat, player: "human", name: "", key: `k${seat}` }));
    const table = { id: "mill", keys, is_over: false, is_read_only: false } as unknown as Listed;
    keepKeys("mill", keys, [1]);
    const waitingFor = (seat: number) =>
      isYours({ ...table, standing: { waiting: [seat] } as unknown as Listed["standing"] });
    expect([waitingFor(0), waitingFor(1)]).toEqual([true, false]);
  });

  it("have a small picture once something lies on the table", () => {
    const seats = saved("turn").sight.seats;
    const spot = { at: "1,-2", look: "green", seat: 1, count: 1 };
    expect(sketchOf("two-heirs", [spot], seats)?.body).toContain("var(--pl-blue)");
    expect(sketchOf("two-heirs", [], seats)).toBeNull();
    expect(sketchOf("chess", [spot], seats)).toBeNull();
    const workers = { at: "quarry", look: "workers", seat: 0, count: 3 };
    expect(sketchOf("architects", [workers], seats)?.body.match(/r="3.3"/g)).toHaveLength(3);
  });
});

describe("a sound", () => {
  const sight = saved("turn").sight;
  const later = (more: Partial<Sight>): Sight => ({ ...sight, index: sight.index + 1, ...more });

  it("tells what happened, and nothing if nothing did", () => {
    const waiting = { ...sight, question: null };
    expect(soundOf(null, sight)).toBeNull();
    expect(soundOf(sight, sight)).toBeNull();
    expect(soundOf(waiting, later({}))).toBe("turn");
    expect(soundOf(sight, later({ winners: [0] }))).toBe("end");
    const richer = sight.seats.map((seat) => ({ ...seat, points: seat.points + 2 }));
    expect(soundOf(sight, later({ seats: richer }))).toBe("points");
    expect(soundOf(sight, later({ news: sight.news.slice(0, 1) }))).toBe(
      sight.news.length ? "piece" : null,
    );
  });

  it("is short", () => {
    for (const notes of Object.values(NOTES)) {
      expect(Math.max(...notes.map((note) => note.at + note.lasts))).toBeLessThan(2.5);
    }
  });
});
