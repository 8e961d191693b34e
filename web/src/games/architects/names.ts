/** What things are called here. */

import type { Ref } from "../../schema";
import type { Table } from "../../table/store.svelte";
import { say, t, words } from "../../words/words.svelte";
import { componentsOf } from "./view";

const published = (names: Record<string, string> | undefined): string | undefined =>
  names?.[words.language];

export function placeName(table: Table, id: string): string {
  const parts = componentsOf(table);
  const name = published(parts.places[id]?.names);
  if (name && !id.startsWith("black_market")) return name;
  if (id.startsWith("black_market_")) {
    return t(`place-${id.replaceAll("_", "-")}`, { market: name ?? "" });
  }
  if (id === "black_market") return published(parts.places.black_market_small?.names) ?? id;
  if (id === "prison") return t("place-prison");
  if (id === "cathedral" || id === "monuments") return t(`ui-arch-${id}`);
  return id;
}

export function cardName(table: Table, id: string): string {
  const { apprentices, buildings, boards, monuments, contributions, opponents, schemes } =
    componentsOf(table);
  const groups = [apprentices, buildings, boards, monuments, contributions, opponents, schemes];
  for (const group of groups) {
    const name = published(group[id]?.names);
    if (name) return name;
  }
  return id;
}

const OTHERS = new Set(["tax", "coins", "points", "worker", "captive", "prison", "any"]);

/** The name of a good, skill or other thing that is drawn as a pip. */
export function goodName(id: string): string {
  if (["carpentry", "tiling", "masonry"].includes(id)) return t(`skill-${id}`);
  if (OTHERS.has(id)) return t(`ui-arch-good-${id}`);
  if (id.startsWith("any_")) return t("ui-arch-good-mix");
  const message = `good-${id.replaceAll("_", "-")}`;
  return words.catalogue.has(message) ? t(message) : t(`ui-arch-${id}`);
}

export const seatName = (table: Table, seat: number): string =>
  say(table.sight?.seats[seat]?.name ?? "");
export const letterOf = (table: Table, seat: number): string =>
  say(table.sight?.seats[seat]?.letter ?? "");

export function refName(table: Table, ref: Ref): string {
  const id = String(ref.id);
  if (ref.kind === "place") return placeName(table, id);
  if (ref.kind === "goods") return goodName(id);
  if (ref.kind === "player") return seatName(table, Number(ref.id));
  if (ref.kind === "level") return t("ui-arch-level", { level: Number(ref.id) });
  return cardName(table, id);
}
