/** Brian Boru, as the frame sees it. */

import { t } from "../../words/words.svelte";
import type { Room } from "../room";
import { tale, taleTitle } from "./counting";
import CountWhy from "./CountWhy.svelte";
import Dock from "./Dock.svelte";
import Extra from "./Extra.svelte";
import Facts from "./Facts.svelte";
import Goods from "./Goods.svelte";
import Look from "./Look.svelte";
import Nothing from "./Nothing.svelte";
import { categories, CATEGORIES } from "./score";
import Stage from "./Stage.svelte";
import { moved, townOf, type View } from "./view";
import Words from "./Words.svelte";

const PHASES = ["draft", "marriage", "battle", "church", "claims"];

export const room: Room = {
  piece: (_, ref) => (typeof ref.id === "string" ? ref.id : null),
  Stage,
  Side: Nothing,
  Hand: Nothing,
  Dock,
  Facts,
  Extra,
  Look,
  Goods,
  Words,
  Tries: CountWhy,
  status(sight) {
    const { round, rounds, trick, phase } = sight.view as View;
    if (sight.winners || round === 0) return "";
    if (trick) {
      return t("ui-boru-status-trick", {
        round,
        rounds,
        trick: trick.number,
        tricks: trick.tricks,
      });
    }
    return PHASES.includes(phase)
      ? t("ui-boru-status-phase", { round, rounds, phase: t(`ui-boru-${phase}`) })
      : t("ui-boru-status", { round, rounds });
  },
  place(table, choice) {
    return choice.move.town ? townOf(table, moved(choice, "town")).name : "";
  },
  categories,
  rows: {},
  icons: {},
  keys: {},
  endVerb: "stay",
  bookkeeping: new Set(["dealt", "received", "passed", "kept-last", "chose"]),
  steps: {
    marriage: "ui-boru-marriage",
    battle: "ui-boru-battle",
    church: "ui-boru-church",
    claims: "ui-boru-claims",
    end: "ui-boru-end-step",
    ...Object.fromEntries(CATEGORIES),
  },
  tale,
  taleTitle,
  hasSecretHands: true,
};
