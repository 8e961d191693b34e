/** Cells of the landscape on the drawing. Each player sees it from their own side. */

import type { Box } from "../../table/camera.svelte";
import type { At } from "./view";

export const PITCH = 102; // from cell to cell; a tile is 100 wide
const MARGIN = 26;

/** 1: seen from the south, -1: turned by 180 degrees for the north seat. */
export type Side = 1 | -1;

/** `|| 0`: no minus zero in an attribute. */
export const spot = (at: At, side: Side): At => [
  at[0] * PITCH * side || 0,
  -at[1] * PITCH * side || 0,
];

export const shift = (at: At, side: Side): string => `translate(${spot(at, side).join(" ")})`;

/** A box around cells, with room above for a ribbon. */
export function boxAround(cells: At[], side: Side, above = 0): Box {
  const spots = cells.length ? cells.map((at) => spot(at, side)) : [[0, 0] as At];
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [
    left - MARGIN,
    top - MARGIN - above,
    Math.max(...xs) - left + 100 + 2 * MARGIN,
    Math.max(...ys) - top + 100 + 2 * MARGIN + above,
  ];
}
