/** Cells of the landscape on the drawing. Each player sees it from their own side. */

import type { Box } from "../../table/camera.svelte";
import type { At } from "./view";

export const PITCH = 102; // from cell to cell; a tile is 100 wide

export const NARROW = 600; // pixels: a phone
const EDGE = { narrow: 17, wide: 25 }; // pixels that the ruler takes, and a little air

/** 1: seen from the south, -1: turned by 180 degrees for the north seat. */
export type Side = 1 | -1;

/** `|| 0`: no minus zero in an attribute. */
export const spot = (at: At, side: Side): At => [
  at[0] * PITCH * side || 0,
  -at[1] * PITCH * side || 0,
];

export const shift = (at: At, side: Side): string => `translate(${spot(at, side).join(" ")})`;

/** A box around cells, with room above for a ribbon, and for the ruler at the edges of a view of
 * this size: its bars are as broad on a small board as on a large one. */
export function boxAround(cells: At[], side: Side, size: [number, number], above = 0): Box {
  const spots = cells.length ? cells.map((at) => spot(at, side)) : [[0, 0] as At];
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const least = 3 * PITCH; // a lone tile does not fill the table
  const wide = Math.max(least, Math.max(...xs) - Math.min(...xs) + 100);
  const high = Math.max(least, Math.max(...ys) - Math.min(...ys) + 100) + above;
  const left = (Math.min(...xs) + Math.max(...xs) + 100 - wide) / 2;
  const top = (Math.min(...ys) + Math.max(...ys) + 100 - high - above) / 2;
  const edge = size[0] < NARROW ? EDGE.narrow : EDGE.wide;
  const scale = Math.min((size[0] - 2 * edge) / wide, (size[1] - 2 * edge) / high);
  const margin = scale > 0 ? edge / scale : 0;
  return [left - margin, top - margin, wide + 2 * margin, high + 2 * margin];
}
