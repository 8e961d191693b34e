/** A line to a position in a file instead of a server, for pictures and tests. */

import type { Look, Reply, Request } from "../protocol";
import type { Phrase, Sight, TableFacts, Why } from "../schema";
import type { Line } from "./line.svelte";
import { key } from "./refs";
import type { Table } from "./store.svelte";

type Printed = { tiles?: Record<string, { look?: Phrase[] }> };
export type Saved = {
  table: TableFacts;
  sight: Sight;
  whys: Why[];
  past: Sight[];
  looks?: Record<string, Look>; // what is printed on components
};

export class SavedLine implements Line {
  state = $state<Line["state"]>("open");
  seconds = $state(4);

  constructor(
    private readonly saved: Saved,
    table: Table,
  ) {
    table.hear({ t: "table", ...saved.table });
    table.hear({ t: "sight", sight: saved.sight });
  }

  ask(request: Request): Promise<Reply> {
    const n = 0;
    if (request.t === "why") {
      const found = this.saved.whys.find((why) => key(why.ref) === key(request.ref));
      const why = found ?? { ref: request.ref, choices: [], refusal: null };
      return Promise.resolve({ t: "why", n, why });
    }
    if (request.t === "look") {
      const found = this.saved.looks?.[String(request.ref.id)];
      if (found) return Promise.resolve({ t: "look", n, ...found });
      const tiles = (this.saved.table.components as Printed).tiles;
      const [title, ...lines] = tiles?.[String(request.ref.id)]?.look ?? [];
      return Promise.resolve({
        t: "look",
        n,
        title: title ?? { id: "ui-look" },
        lines,
        unsure: [],
      });
    }
    if (request.t === "hint") {
      const choices = this.saved.sight.question?.choices.slice(0, 3) ?? [];
      const hints = choices.map((each, i) => ({
        action: each.action,
        value: 0.6 - i / 20,
        visits: 9,
      }));
      return Promise.resolve({ t: "hint", n, choices: hints });
    }
    if (request.t === "at") {
      const past = this.saved.past.findLast((sight) => sight.index <= request.answer);
      return Promise.resolve({
        t: "past",
        n,
        sight: past ?? this.saved.past[0] ?? this.saved.sight,
      });
    }
    return Promise.resolve({ t: "ok", n });
  }

  tryNow(): void {
    this.state = "open";
  }

  close(): void {}
}
