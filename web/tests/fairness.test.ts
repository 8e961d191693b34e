import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkRecord } from "../src/people/fairness";
import { textHash } from "../src/people/sha256";

const RECORD = readFileSync("tests/records/four.jsonl", "utf-8");
const lines = RECORD.trimEnd().split("\n");
const { commitment } = JSON.parse(lines[0]!) as { commitment: string };
const changed = (n: number, from: string | RegExp, to: string): string =>
  lines.map((line, at) => (at === n ? line.replace(from, to) : line)).join("\n");

describe("a record", () => {
  it("is checked with the same sum as everywhere", () => {
    expect(textHash("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(textHash("abc")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(textHash("ž".repeat(500))).toMatch(/^[0-9a-f]{64}$/);
    expect(textHash("a".repeat(1000))).toBe(
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
    );
  });

  it("that nobody touched is fair", () => {
    expect(checkRecord(RECORD, commitment)).toEqual({ is: "fair" });
  });

  it("is broken where somebody changed a line, left one out, or turned two round", () => {
    expect(checkRecord(changed(3, '"n":2', '"n":3'), commitment)).toEqual({
      is: "broken",
      line: 4,
    });
    const without = lines.filter((_, n) => n !== 2).join("\n");
    expect(checkRecord(without, commitment)).toEqual({ is: "broken", line: 3 });
    const turned = [lines[0], lines[2], lines[1], ...lines.slice(3)].join("\n");
    expect(checkRecord(turned, commitment)).toEqual({ is: "broken", line: 2 });
    expect(checkRecord("Dear friend", commitment)).toEqual({ is: "broken", line: 1 });
    expect(checkRecord("", commitment)).toEqual({ is: "broken", line: 1 });
  });

  it("with another secret than the promised one is not trusted", () => {
    expect(checkRecord(RECORD, "0".repeat(64))).toEqual({ is: "other-secret" });
  });

  it("holds the numbers that this browser gave to the shuffle", () => {
    const { numbers } = JSON.parse(lines[0]!) as { numbers: number[] };
    const given = { 1: numbers[1]! };
    expect(checkRecord(RECORD, commitment, given)).toEqual({ is: "fair" });
    expect(checkRecord(RECORD, commitment, { 1: numbers[1]! + 1 })).toEqual({ is: "other-number" });
    expect(checkRecord(RECORD, commitment, { 7: 1 })).toEqual({ is: "other-number" });
  });

  it("of a game that was given up tells no secret", () => {
    const without = lines.filter((line) => !line.includes('"secret"')).join("\n");
    expect(checkRecord(without, commitment)).toEqual({ is: "untold" });
  });
});
