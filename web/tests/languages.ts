import type { Language } from "../src/schema";

const ALL: Language[] = ["en", "cs", "pl"];

/** All languages, or, while somebody waits, one: moments take turns. */
export function languagesOf(moment: string, moments: readonly string[]): Language[] {
  if (process.env["CROWNS_WHOLE"]) return ALL;
  return ALL.filter((_, nth) => nth === moments.indexOf(moment) % ALL.length);
}
