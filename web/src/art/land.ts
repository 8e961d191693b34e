/** Open land: what is on the back of a tile, in a box of 100. */

import { tree, fir, sheaf, stones, P, hatch, v } from "./strokes";

const tuft = (x: number, y: number) => `M${x} ${y}l-3-6M${x} ${y}v-8M${x} ${y}l3-6`;
export type Terrain = "green" | "grey" | "yellow";
export const LAND: Record<Terrain, () => string> = {
  green: () =>
    tree(24, 44, 1.25) +
    tree(70, 34, 1.05) +
    tree(50, 66, 1.4) +
    tree(82, 78, 1.05) +
    fir(20, 84, 1.25) +
    fir(36, 24, 0.9) +
    fir(88, 52, 0.9),
  grey: () => {
    const m = (x: number, y: number, s: number) =>
      P(
        `M${x} ${y}l${12 * s} ${-22 * s}l${5 * s} ${5 * s}l${6 * s} ${-9 * s}l${15 * s} ${26 * s}z`,
        v("t-grey-pale"),
        1.4,
      ) +
      hatch(x + 18 * s, y - 14 * s, x + 31 * s, y - 3 * s, 5, -3 * s, 8 * s, 0.5) +
      P(
        `M${x + 12 * s} ${y - 22 * s}l${-2 * s} ${9 * s}l${4 * s} ${6 * s}M${x + 23 * s} ${y - 26 * s}l${1 * s} ${10 * s}`,
        "none",
        1,
      );
    return m(10, 46, 1) + m(50, 38, 0.95) + m(26, 86, 1.25) + stones(84, 84);
  },
  yellow: () => {
    let d = "";
    for (let i = 0; i < 4; i++) {
      const y = 24 + i * 19;
      for (let x = 12 + (i % 2) * 9; x < 92; x += 18) d += sheaf(x, y + 8, 0.78);
    }
    return (
      `<path d="M6 36q44-8 88 0M6 55q44-8 88 0M6 74q44-8 88 0M6 92q44-8 88 0" fill="none" stroke="${v("t-yellow-deep")}" stroke-width="1" opacity=".6"/>` +
      d
    );
  },
};
/** Ground patterns under buildings: `url(#g-green)`; once per page. */
export const GROUND = `<pattern id="g-green" width="26" height="22" patternUnits="userSpaceOnUse"><path d="${tuft(6, 10)}${tuft(19, 20)}" stroke="${v("t-green-deep")}" stroke-width=".8" fill="none" opacity=".42"/></pattern>
<pattern id="g-grey" width="28" height="20" patternUnits="userSpaceOnUse"><path d="M2 6l5-3 6 1M16 14l6-2 4 2M5 16l4 1" stroke="${v("t-grey-deep")}" stroke-width=".9" fill="none" opacity=".42"/></pattern>
<pattern id="g-yellow" width="24" height="12" patternUnits="userSpaceOnUse"><path d="M0 4q6-3 12 0t12 0M-6 10q6-3 12 0t12 0t12 0" stroke="${v("t-yellow-deep")}" stroke-width=".8" fill="none" opacity=".4"/></pattern>`;
