/** What things on the map are called, for those who do not see it. */

import type { Table } from "../../table/store.svelte";
import { t } from "../../words/words.svelte";
import { regionName, regionOf, seatName, townOf, type RegionView, type TownView } from "./view";

/** `Derry: blue, Northern Uí Néill, Purple` */
export function townLabel(table: Table, town: TownView): string {
  const face = townOf(table, town.id);
  const owner = town.disc === null ? t("ui-boru-free1") : seatName(table, town.disc);
  const whose = [
    ...(town.has_vikings ? [t("ui-boru-vikings")] : []),
    owner,
    ...(town.has_monastery ? [t("ui-boru-with-monastery")] : []),
    ...(town.is_active ? [t("ui-boru-active")] : []),
  ];
  return t("ui-boru-whose", {
    town: face.name,
    suit: t(`suit-${face.colour}`),
    region: regionName(table, face.region),
    whose: whose.join(", "),
  });
}

/** Who has how many, the strongest first. */
export function strengths(table: Table, region: RegionView): string {
  const players = region.strengths
    .map((count, seat) => ({ name: seatName(table, seat), count }))
    .filter((each) => each.count > 0);
  const all = region.vikings
    ? [...players, { name: t("ui-boru-vikings"), count: region.vikings }]
    : players;
  return all
    .sort((a, b) => b.count - a.count)
    .map((each) => `${each.name} ${each.count}`)
    .join(", ");
}

/** Who is ahead; several are level. */
export function leading(table: Table, region: RegionView): string {
  const who = region.strongest.map((seat) => seatName(table, seat)).join(", ");
  if (!who) return "";
  return t(region.strongest.length > 1 ? "ui-boru-tied" : "ui-boru-leads", { who });
}

/** What its token is worth, where it lies and who would get it. */
export function regionFacts(table: Table, region: RegionView): string[] {
  const face = regionOf(table, region.id);
  const state = region.is_face_up
    ? region.holder === null
      ? t("ui-boru-faceup")
      : `${t("ui-boru-heldby")} ${seatName(table, region.holder)}`
    : `${t("ui-boru-facedown")}, ${t("ui-boru-threshold", { threshold: face.threshold, weight: region.weight })}`;
  const next =
    (region.is_face_up || region.would_flip) && region.next_holder !== region.holder
      ? region.next_holder
      : null;
  return [
    `${t("ui-boru-worth")} ${face.points}, ${state}`,
    strengths(table, region),
    leading(table, region),
    region.would_flip ? t("ui-boru-would-flip") : "",
    next === null ? "" : t("ui-boru-next-holder", { who: seatName(table, next) }),
  ].filter(Boolean);
}
