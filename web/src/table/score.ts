/** What a line of the score sheet points at. */

import type { Ref, ScoreSight } from "../schema";
import { key, things } from "./refs";

/** The place that earns, named in the reason, then what it counts. */
export function piecesOf(line: ScoreSight): Ref[] {
  const named = things(line.reason)
    .map((thing) => thing.ref)
    .filter((ref) => ref.kind === "cell");
  const all = new Map([...named, ...line.pieces].map((ref) => [key(ref), ref]));
  return [...all.values()];
}

/** The place of a building in its own line; null for lines of no single place. */
export function homeOf(line: ScoreSight): Ref | null {
  return things(line.reason).find((thing) => thing.ref.kind === "cell")?.ref ?? null;
}
