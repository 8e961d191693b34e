/** A line to a position in a file instead of a server, for pictures and tests. */

import type { Reply, Request } from "../protocol";
import type { Look, Sight, TableFacts, Why } from "../schema";
import { ours } from "../words/words.svelte";
import type { Line } from "./line.svelte";
import { key } from "./refs";
import type { Table } from "./store.svelte";

export type Saved = {
  table: TableFacts;
  sight: Sight;
  whys: Why[];
  looks: Record<string, Look>;
  past: Sight[];
};

export class SavedLine implements Line {
  state = $state<Line["state"]>("open");
  seconds = $state(4);

  constructor(
    private readonly saved: Saved,
    table: Table,
  ) {
    table.hear(saved.table);
    table.hear({ t: "sight", sight: saved.sight });
  }

  ask(request: Request): Promise<Reply> {
    return Promise.resolve(this.reply(request));
  }

  private reply(request: Request): Reply {
    const n = 0;
    const { saved } = this;
    if (request.t === "why") {
      const found = saved.whys.find((why) => key(why.ref) === key(request.ref));
      return { t: "why", n, why: found ?? { ref: request.ref, choices: [], hindrance: null } };
    }
    if (request.t === "look") {
      const look = saved.looks[request.piece];
      if (look) return { t: "look", n, look };
      return { t: "refused", n, code: "no-piece", text: ours("ui-look"), sight: null };
    }
    if (request.t === "hint") {
      const choices = saved.sight.question?.choices.slice(0, 3) ?? [];
      const best = choices.map((each, i) => ({
        action: each.action,
        value: 0.6 - i / 20,
        visits: 9,
      }));
      return { t: "hint", n, best };
    }
    if (request.t === "at") {
      const past = saved.past.findLast((sight) => sight.answers <= request.answers);
      const sight = past ?? saved.past[0] ?? saved.sight;
      const news = saved.sight.news.filter((told) => told.answer < sight.answers);
      return { t: "past", n, sight: { ...sight, news } };
    }
    return { t: "ok", n };
  }

  sit(): void {}

  tryNow(): void {
    this.state = "open";
  }

  close(): void {}
}
