/** The printed words of cards, asked for once each. */

import type { Phrase } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { sentence } from "../../words/words.svelte";

// Icons say what is paid and needed; what is not sure is said in the inspector.
const NOT_HERE = new Set(["look-cost", "look-skills", "look-figures-ours"]);
const known = $state<Record<string, Phrase[]>>({});
const asked = new Set<string>();

/** What is printed on a card besides its cost; empty until the server has said it. */
export const printed = (table: Table, id: string): string => printedLines(table, id).join(" ");

export function printedLines(table: Table, id: string): string[] {
  const lines = known[id];
  if (!lines) void ask(table, id);
  return (lines ?? []).map(sentence);
}

async function ask(table: Table, id: string): Promise<void> {
  if (asked.has(id) || !table.line) return;
  asked.add(id);
  try {
    const reply = await table.line.ask({ t: "look", piece: id });
    if (reply.t === "look") known[id] = reply.look.lines.filter((line) => !NOT_HERE.has(line.id));
  } catch {
    asked.delete(id); // the line broke: once more when it is asked for again
  }
}
