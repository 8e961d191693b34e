import { describe, expect, it } from "vitest";
import { bestVerb, gain, groups, subjects, targets, verbsOf } from "../src/table/choosing";
import { key, things } from "../src/table/refs";
import { saved } from "./saved";

const { sight } = saved("turn");
const question = sight.question!;
const points = sight.seats.map((seat) => seat.points);
const built = question.choices.find((choice) => choice.verb === "build")!;

describe("choices", () => {
  it("are found by the thing that is touched first", () => {
    const own = subjects(question.choices).get(key(built.subject!))!;
    expect(own).toContain(built);
    expect(own.every((choice) => key(choice.subject!) === key(built.subject!))).toBe(true);
  });

  it("are found by target under one verb", () => {
    const found = targets(question.choices, built.subject!, "build");
    expect(found.get(key(built.targets[0]!))).toBe(built);
    expect([...found.values()].every((choice) => choice.verb === "build")).toBe(true);
  });

  it("preset the verb that brings more", () => {
    const verb = bestVerb(question, built.subject!, points, 0);
    const most = (id: string) =>
      Math.max(
        ...question.choices
          .filter((each) => each.verb === id && key(each.subject!) === key(built.subject!))
          .map((each) => gain(each, points, 0)!),
      );
    const verbs = verbsOf(question, built.subject!).map((each) => each.id);
    expect(most(verb!)).toBe(Math.max(...verbs.map(most)));
  });

  it("are listed by verb in the order of the question, the best first", () => {
    const listed = groups(question, points, 0);
    expect(listed.map((group) => group.verb.id)).toEqual(question.verbs.map((verb) => verb.id));
    expect(listed.flatMap((group) => group.choices).length).toBe(question.choices.length);
    for (const { choices } of listed) {
      const gains = choices.map((choice) => gain(choice, points, 0)!);
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
    }
  });

  it("name the things they are about", () => {
    expect(new Set(things(built.say).map((thing) => thing.ref.kind))).toEqual(
      new Set(["tile", "cell"]),
    );
  });
});
