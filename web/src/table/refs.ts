/** References to pieces and places, comparable. */

import type { Param, Phrase, Ref, Thing } from "../schema";
import { isList, isPhrase, isThing } from "../words/kinds";

/** `tile:JO1`, `cell:1,-2`, `unit:elite:0` */
export const key = (ref: Ref): string =>
  `${ref.kind}:${String(ref.id)}${ref.seat == null ? "" : `:${ref.seat}`}`;

export const same = (a: Ref | null, b: Ref | null): boolean =>
  a !== null && b !== null && key(a) === key(b);

export const cell = (at: readonly [number, number]): Ref => ({ kind: "cell", id: [at[0], at[1]] });
export const tile = (id: string): Ref => ({ kind: "tile", id });

/** Every thing that a phrase names, in its order. */
export function things(phrase: Phrase): Thing[] {
  return Object.values(phrase.params ?? {}).flatMap(thingsIn);
}

function thingsIn(param: Param): Thing[] {
  if (typeof param === "string" || typeof param === "number") return [];
  if (isList(param)) return param.flatMap(thingsIn);
  if (isThing(param)) return [param];
  return isPhrase(param) ? things(param) : [];
}
