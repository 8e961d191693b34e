/** The Two Heirs, as the frame sees it. */

import { camp, deploy, end, extend, move, take, withdraw, build } from "../../icons/game";
import type { Choice, ScoreSight, Sight } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { t } from "../../words/words.svelte";
import type { Room } from "../room";
import Extra from "./Extra.svelte";
import Facts from "./Facts.svelte";
import Goods from "./Goods.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import { levelName, tileIdOf, whereName } from "./names";
import More from "./More.svelte";
import Side from "./Side.svelte";
import Stage from "./Stage.svelte";
import TakeRow from "./TakeRow.svelte";
import Tries from "./Tries.svelte";
import type { View } from "./view";
import Words from "./Words.svelte";

const ROADS = "T85";
const BEST = "H32"; // Henry's three best buildings once more
const TREASURES = "H34";

function categories(score: ScoreSight[], sight: Sight): [string, number[]][] {
  const sum = (isOf: (line: ScoreSight) => boolean) =>
    sight.seats.map((seat) =>
      score
        .filter((line) => line.seat === seat.seat && isOf(line))
        .reduce((total, line) => total + line.points, 0),
    );
  const special = [ROADS, BEST, TREASURES];
  const rows: [string, number[]][] = [
    [t("ui-heirs-buildings"), sum((line) => !special.includes(line.clause))],
    [t("ui-heirs-roads"), sum((line) => line.clause === ROADS)],
  ];
  if ((sight.view as View).henry) {
    rows.push(
      [t("ui-heirs-best"), sum((line) => line.clause === BEST)],
      [t("ui-heirs-treasure-points"), sum((line) => line.clause === TREASURES)],
    );
  }
  return rows;
}

export const room: Room = {
  Stage,
  Side,
  Hand,
  Facts,
  Extra,
  Look,
  Goods,
  Words,
  Tries,
  More,
  status(sight) {
    const view = sight.view as View;
    if (sight.winners) return "";
    return t("ui-heirs-status", { turn: sight.turn, stack: view.stack });
  },
  note: (table, seat) => (seat.player === "script" ? levelName(table) : ""),
  piece: tileIdOf,
  place(table: Table, choice: Choice) {
    const [target] = choice.targets;
    return target ? whereName(table, target) : "";
  },
  categories,
  rows: { take: TakeRow },
  icons: { take, build, extend, move, deploy, withdraw, camp, end },
  keys: { t: "take", b: "build", f: "extend", m: "move", d: "deploy", w: "withdraw", c: "camp" },
  endVerb: "end",
  bookkeeping: new Set([
    "dealt",
    "start-tile",
    "next-colour",
    "refilled",
    "ended-turn",
    "henry-looks",
    "henry-passes-over",
    "henry-tries",
    "henry-finds-none",
  ]),
  steps: {
    takes: "ui-heirs-step-take",
    looks: "ui-heirs-step-place",
    builds: "ui-heirs-step-build",
    treasure: "ui-heirs-step-treasure",
    unit: "ui-heirs-step-unit",
  },
  hasSecretHands: false,
};
