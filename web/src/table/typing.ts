/** Moves by their words: whatever begins with what was typed. */

import type { Choice, Ref } from "../schema";
import { sentence } from "../words/words.svelte";
import { things } from "./refs";

export type Entry = { text: string; choice: Choice } | { text: string; piece: Element };

/** Without accents, all small, with a plain minus. */
const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").replace(/−/g, "-").toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/-?\d+,-?\d+|[\p{L}\d]+/gu) ?? [];

/** Does each typed word begin a word of the text? */
export function fits(typed: string, text: string): boolean {
  const own = wordsOf(text);
  return wordsOf(typed).every((word) => own.some((each) => each.startsWith(word)));
}

/** What is typed at: the choices first, then what is dark and says why. */
export function entries(typed: string, choices: Choice[], dark: Element[]): Entry[] {
  const moves = choices
    .map((choice) => ({ text: sentence(choice.say), choice }))
    .filter(({ text, choice }) => fits(typed, `${text} ${codes(choice)}`));
  if (!wordsOf(typed).length) return moves;
  const pieces = dark
    .map((piece) => ({ text: piece.getAttribute("aria-label") ?? "", piece }))
    .filter(({ text }) => fits(typed, text));
  return [...moves, ...pieces];
}

/** How the record writes the things of a move. */
const codes = (choice: Choice): string =>
  [...things(choice.say).map((thing) => thing.typed), ...coordinates(choice.targets)].join(" ");

const coordinates = (refs: Ref[]): string[] => refs.map((ref) => String(ref.id));
