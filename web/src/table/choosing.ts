/** Questions about a list of choices: what can be touched, and what a touch means. */

import type { AskWhyMove, Choice, Question, Ref, Verb } from "../schema";
import { key, same } from "./refs";

export type Move = AskWhyMove["move"];

/** What one seat would gain by a choice; null if that is not known before. */
export function gain(choice: Choice, points: number[], seat: number): number | null {
  const after = choice.outcome?.points?.[seat];
  const before = points[seat];
  return after === undefined || before === undefined ? null : after - before;
}

/** The things one touches first, each with its choices. */
export function subjects(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.subject) continue;
    const name = key(choice.subject);
    found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return found;
}

/** What a chosen subject can be touched on to, each with its choice. */
export function targets(choices: Choice[], subject: Ref, verb: string | null): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    if (!same(choice.subject, subject) || (verb !== null && choice.verb !== verb)) continue;
    for (const target of choice.targets) {
      if (!found.has(key(target))) found.set(key(target), choice);
    }
  }
  return found;
}

/** The verbs of a subject in the order of the question. */
export function verbsOf(question: Question, subject: Ref): Verb[] {
  const used = new Set(
    question.choices.filter((each) => same(each.subject, subject)).map((each) => each.verb),
  );
  return question.verbs.filter((each) => used.has(each.id));
}

/** Of several verbs the one that brings more; the first if none does. */
export function bestVerb(
  question: Question,
  subject: Ref,
  points: number[],
  seat: number,
): string | null {
  let best: [number, string] | null = null;
  for (const verb of verbsOf(question, subject)) {
    const gains = question.choices
      .filter((each) => each.verb === verb.id && same(each.subject, subject))
      .map((each) => gain(each, points, seat) ?? 0);
    const most = Math.max(...gains);
    if (best === null || most > best[0]) best = [most, verb.id];
  }
  return best?.[1] ?? null;
}

/** The move that would do with another target what these choices do with theirs. */
export function moveOnto(choices: Choice[], ref: Ref): Move | null {
  for (const { move, targets } of choices) {
    const like = targets.find((each) => each.kind === ref.kind);
    if (!like) continue;
    const field = Object.keys(move).find((name) => isEqual(move[name], like.id));
    if (field) return { ...move, [field]: ref.id } as Move;
  }
  return null;
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export type Group = { verb: Verb; choices: Choice[] };

/** All choices by verb in the order of the rules, the best change first. */
export function groups(question: Question, points: number[], seat: number): Group[] {
  const value = (choice: Choice) => gain(choice, points, seat) ?? 0;
  return question.verbs
    .map((verb) => ({
      verb,
      choices: question.choices
        .filter((each) => each.verb === verb.id)
        .sort((a, b) => value(b) - value(a)),
    }))
    .filter((group) => group.choices.length > 0);
}
