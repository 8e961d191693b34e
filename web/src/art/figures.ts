/** Pieces that stand on tiles. */

import { v, plaster, timber, gold, ink } from "./strokes";

/** A unit in a box of 40 x 52, feet at (20,50). */
export function figure(colour: string, kind: string, letter: string, o: { marked?: boolean } = {}) {
  const c = v("pl-" + colour),
    ci = v("pl-" + colour + "-ink"),
    el = kind === "elite";
  const body = "M20 15C10 15 7 27 4 47C10 51 30 51 36 47C33 27 30 15 20 15z";
  return `<g class="fig ${o.marked ? "spent" : ""}"><ellipse cx="20" cy="48.5" rx="17" ry="3.6" fill="#000" opacity=".28"/><path d="${body}" fill="${c}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>${colour !== "white" ? `<path d="${body}" fill="url(#h-${colour})"/>` : ""}${el ? `<path d="M5.500 42.5C12 46.5 28 46.5 34.5 42.5" fill="none" stroke="${gold}" stroke-width="3"/><path d="M5 46.8C12 50.5 28 50.5 35 46.8" fill="none" stroke="${ink}" stroke-width="1"/>` : ""}
  <circle cx="20" cy="11" r="7.2" fill="#f0d9b8" stroke="${ink}" stroke-width="2"/>${el ? `<path d="M12 7.5L10.500-2.5L15.500 1.5L20-4.5L24.500 1.5L29.500-2.5L28 7.5z" fill="${gold}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>` : `<path d="M12.500 10.5a7.500 7.5 0 0 1 15 0l-3-2h-9z" fill="#8b9096" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>`}
  ${o.marked ? `<path class="cross" d="M9 22l22 22M31 22L9 44" stroke="${v("accent")}" stroke-width="3.4" stroke-linecap="round"/>` : ""}<text x="20" y="37.5" text-anchor="middle" fill="${ci}" stroke="${o.marked ? c : "none"}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" class="fig-letter">${letter}</text></g>`;
}
/** The royal shield, its crown in the colour of whoever is on turn; in a box of 60. */
export function shield(colour: string) {
  return `<path d="M6 5h48v24c0 15-10 24-24 29C16 53 6 44 6 29z" fill="${v("vermilion")}" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/><path d="M10.500 9.5h39v19.500c0 12-8 19.5-19.5 24C18.500 48.5 10.5 41 10.5 29z" fill="none" stroke="${gold}" stroke-width="1.8"/><path d="M14 38L11.500 19l8.500 7L30 13.5L40 26l8.500-7L46 38z" fill="${v("pl-" + colour)}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="M14.500 42.5h31" stroke="${ink}" stroke-width="5"/><path d="M14.500 42.5h31" stroke="${v("pl-" + colour)}" stroke-width="2"/>`;
}
export interface TreasureForm {
  form: string;
  colour?: string | null;
  positions?: string[];
} // column, row or formation
const AROUND: Record<string, [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
};
/** A treasure of Henry's in a box of 34: a little map of what removes it. */
export function treasure(t: TreasureForm) {
  const cells: [number, number][] =
    t.form === "column"
      ? [
          [0, -1],
          [0, 1],
        ]
      : t.form === "row"
        ? [
            [-1, 0],
            [1, 0],
          ]
        : (t.positions ?? []).flatMap((p) => {
            const at = AROUND[p];
            return at ? [at] : [];
          });
  const fill = t.form === "formation" ? "#a0743f" : v(t.colour ? "t-" + t.colour : "sunken");
  return `<circle cx="17" cy="17" r="16" fill="${gold}" stroke="${ink}" stroke-width="2"/><circle cx="17" cy="17" r="13.2" fill="${plaster}" stroke="${ink}" stroke-width="1"/>${t.form === "column" ? `<path d="M17 4v26" stroke="${ink}" stroke-width="1.2" stroke-dasharray="2 2"/>` : t.form === "row" ? `<path d="M4 17h26" stroke="${ink}" stroke-width="1.2" stroke-dasharray="2 2"/>` : ""}${cells.map(([x, y]) => `<rect x="${13.6 + x * 7.6}" y="${13.6 + y * 7.6}" width="6.8" height="6.8" fill="${fill}" stroke="${ink}" stroke-width="1.1"/>`).join("")}<path d="M13 18.5v-2a4 3.5 0 0 1 8 0v2zM13 18.5h8v3h-8z" fill="${gold}" stroke="${ink}" stroke-width="1.1"/>`;
}
/** Marks the tile beside which Henry builds; in a box of 26. */
export const scaffold = `<path d="M3 25V3M23 25V3M1 8h24M1 17h24M3 25L23 8M13 17v-9" fill="none" stroke="${timber}" stroke-width="2.6" stroke-linecap="round"/>`;
