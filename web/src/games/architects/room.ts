/** Architects with Works of Wonder, as the frame sees it. */

import { icons } from "../../art/goods";
import { manicule } from "../../icons/common";
import { build, church, coin, hand, key, seal } from "../../icons/game";
import type { Choice, ScoreSight, Sight } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { t } from "../../words/words.svelte";
import type { Room } from "../room";
import { BOOKKEEPING } from "./bookkeeping";
import Answers from "./Answers.svelte";
import Extra from "./Extra.svelte";
import Facts from "./Facts.svelte";
import Goods from "./Goods.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import More from "./More.svelte";
import { refName } from "./names";
import { groups } from "./groups";
import Row from "./Row.svelte";
import Side from "./Side.svelte";
import Stage from "./Stage.svelte";
import { tale, taleTitle } from "./tale";
import Tries from "./Tries.svelte";
import type { View } from "./view";
import Words from "./Words.svelte";

/** Reasons of the score sheet by category; what none names is a building's. */
const CATEGORIES: [string, RegExp][] = [
  ["buildings", /building|end-effect/],
  ["monuments", /monument/],
  ["cathedral", /cathedral/],
  ["virtue", /virtue/],
  ["riches", /gold|marble/],
  ["silver", /silver/],
  ["debts", /debt/],
  ["prison", /prison|worker/],
];

export function categories(score: ScoreSight[], sight: Sight): [string, number[]][] {
  const of = (line: ScoreSight) =>
    CATEGORIES.find(([, says]) => says.test(line.reason.id))?.[0] ?? "buildings";
  return CATEGORIES.map(([id]): [string, number[]] => [
    t(`ui-arch-score-${id}`),
    sight.seats.map((seat) =>
      score
        .filter((line) => line.seat === seat.seat && of(line) === id)
        .reduce((total, line) => total + line.points, 0),
    ),
  ]).filter(([, points]) => points.some((n) => n !== 0));
}

const VERBS = [
  ...["place", "visit", "mine", "workshop-draw", "workshop-hire", "visit-draw", "visit-hire"],
  ...["market-draw", "market-hire", "build", "cathedral", "cathedral-free", "monument"],
  ...["contribute-first", "contribute", "take-back", "hire", "dismiss", "keep", "discard"],
  ...["resolve", "trade", "pay", "spend", "capture", "hand-over", "free", "ransom"],
  ...["ransom-by-debt", "pay-debt", "choose", "when", "prevent", "buy-off", "release", "yes"],
  ...["board", "done"],
];
const glyph = (name: string) => icons[name] ?? manicule;

export const room: Room = {
  piece: (_, ref) => (typeof ref.id === "string" ? ref.id : null),
  Stage,
  Side,
  Hand,
  Answers,
  Facts,
  Extra,
  Look,
  Goods,
  Words,
  Tries,
  More,
  shortTitle: () => t("ui-short-architects"),
  status(sight) {
    const view = sight.view as View;
    if (sight.winners) return "";
    const { lying, rows, row_length, next_reset: next } = view.guildhall;
    const parts = [
      t("ui-arch-status", { turn: view.turn_number }),
      t("ui-arch-status-hall", { lying, spaces: rows * row_length }),
      next ? t("ui-arch-status-reset", { space: next }) : "",
      view.final_turns === null ? "" : t("ui-arch-status-end", { turns: view.final_turns }),
    ];
    return parts.filter(Boolean).join(" · ");
  },
  place(table: Table, choice: Choice) {
    return choice.targets
      .filter((target) => target.kind !== "goods")
      .map((target) => refName(table, target))
      .join(", ");
  },
  categories,
  rows: Object.fromEntries(VERBS.map((verb) => [verb, Row])),
  openVerbs: new Set(["gather", "guildhall", "town"]),
  groups,
  tale,
  taleTitle,
  largeKinds: new Set([
    ...["choice", "when", "effect", "debt", "destroy", "spend"],
    ...["pay", "trade", "loss", "release"],
  ]),
  icons: {
    place: glyph("worker"),
    mine: glyph("clay"),
    "workshop-draw": glyph("cards"),
    "workshop-hire": hand,
    "market-draw": glyph("cards"),
    "market-hire": hand,
    build,
    cathedral: church,
    "cathedral-free": church,
    monument: glyph("laurel"),
    "contribute-first": glyph("princess"),
    contribute: glyph("princess"),
    capture: glyph("shackle"),
    free: key,
    ransom: key,
    pay: coin,
    trade: glyph("swap"),
    done: seal,
  },
  keys: {
    g: "gather",
    b: "guildhall",
    t: "town",
    p: "princess",
    w: "workshop",
    m: "market",
  },
  endVerb: "done",
  bookkeeping: BOOKKEEPING,
  steps: {
    scheme: "ui-arch-step-scheme",
    place: "ui-arch-step-place",
    effect: "ui-arch-step-effect",
    priorities: "ui-arch-step-priorities",
    captures: "ui-arch-step-captures",
    abilities: "ui-arch-step-abilities",
  },
  hasSecretHands: true,
};
