import { beforeEach, describe, expect, it } from "vitest";
import { seatKeyOf } from "../src/hall/link";
import { allKeys, forgetKey, forgetTable, keepKey, keepKeys, keysOf, lentOf } from "../src/keys";

const seat = (number: number, player: string) => ({
  seat: number,
  player,
  name: "",
  key: `${player}-${number}`,
});

describe("keys of seats", () => {
  beforeEach(() => localStorage.clear());

  it("are kept for the people of a table that is opened here, and only once", () => {
    keepKeys("mill", [seat(0, "human"), seat(1, "search-2"), seat(2, "human")]);
    keepKeys("mill", [seat(3, "human")]);
    expect(keysOf("mill")).toEqual(["human-0", "human-2"]);
    expect(keysOf("inn")).toEqual([]);
    expect(allKeys()).toEqual(["human-0", "human-2", "search-2-1"]);
  });

  it("of friends and bots are handed on, not played from here", () => {
    keepKeys("mill", [seat(0, "human"), seat(1, "search-2"), seat(2, "human")], [2]);
    expect(keysOf("mill")).toEqual(["human-0"]);
    expect(lentOf("mill")).toEqual([
      { seat: 1, key: "search-2-1" },
      { seat: 2, key: "human-2" },
    ]);
    forgetTable("mill");
    expect([keysOf("mill"), lentOf("mill")]).toEqual([[], []]);
  });

  it("come by links, and go if they open nothing", () => {
    const key = seatKeyOf("http://house/t/mill?seat=a-b#3")!;
    keepKey("mill", key);
    keepKey("mill", "other");
    expect(keysOf("mill")).toEqual(["a-b", "other"]);
    forgetKey("mill", key);
    expect(keysOf("mill")).toEqual(["other"]);
    expect(seatKeyOf("http://house/t/mill")).toBeNull();
  });

  it("are none where the store holds something else", () => {
    localStorage.setItem("crowns-keys", "{");
    expect(allKeys()).toEqual([]);
  });
});
