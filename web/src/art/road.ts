/** Roads on a tile: they wind past the house and meet in front of its door. */

import { v } from "./strokes";

export type Edge = "N" | "E" | "S" | "W";
const EDGE: Record<Edge, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const LEG: Record<Edge, string> = {
  N: "M50 -1C50 12 84 10 84 38C84 62 62 66 46 73",
  E: "M101 50C86 50 72 68 46 73",
  S: "M50 101C50 90 46 84 46 73",
  W: "M-1 50C10 50 8 73 26 73L46 73",
};
const STUB: Record<Edge, string> = {
  N: "M50 -1V13",
  E: "M101 50H87",
  S: "M50 101V87",
  W: "M-1 50H13",
};
export function road(groups: Edge[][]): string {
  // groups of joined exits, tile upright
  let out = "",
    ends = "";
  for (const g of groups) {
    const [only] = g;
    if (g.length === 1 && groups.length > 1 && only) {
      out += STUB[only];
      const [x, y] = EDGE[only],
        ex = 50 + (x - 50) * 0.72,
        ey = 50 + (y - 50) * 0.72;
      ends += `<circle cx="${ex}" cy="${ey}" r="6.5" fill="${v("road")}" stroke="${v("road-edge")}" stroke-width="1.6"/><path d="M${ex - 2.5} ${ey}h5M${ex} ${ey - 2.5}v5" stroke="${v("road-edge")}" stroke-width="1.5"/>`;
    } else for (const e of g) out += LEG[e];
  }
  if (!out) return "";
  return `<g class="road"><path d="${out}" fill="none" stroke="${v("road-edge")}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/><path d="${out}" fill="none" stroke="${v("road")}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><path d="${out}" fill="none" stroke="${v("road-edge")}" stroke-width="1" stroke-dasharray="3 5" opacity=".55"/>${ends}</g>`;
}
