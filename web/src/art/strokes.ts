/** Parts of all drawings, in the manner of old woodcut town views: line, flat pigment, hatching on
 * the right side. Colours are pigments from tokens.css, so day, night and print follow. */

export const v = (n: string) => `var(--${n})`,
  n1 = (x: number) => Math.round(x * 10) / 10;
export const P = (d: string, fill = "none", w = 1.5, extra = "") =>
  `<path d="${d}" fill="${fill}" stroke="${v("line")}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`;
type Point = [number, number];
export const poly = (pts: Point[], fill: string, w?: number) =>
  P("M" + pts.map((p) => p.map(n1).join(" ")).join("L") + "z", fill, w);
export const hatch = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
  dx: number,
  dy: number,
  o = 0.5,
) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? i / (n - 1) : 0;
    d += `M${n1(x1 + (x2 - x1) * t)} ${n1(y1 + (y2 - y1) * t)}l${dx} ${dy}`;
  }
  return `<path d="${d}" fill="none" stroke="${v("line")}" stroke-width=".8" stroke-linecap="round" opacity="${o}"/>`;
};
export const plaster = v("plaster"),
  roof = v("roof"),
  roofD = v("roof-deep"),
  timber = v("timber"),
  stone = v("stonework"),
  leaf = v("leaf"),
  gold = v("gold-leaf"),
  ink = v("line"),
  thatch = "#c9a24b",
  water = v("water");

/* ---- parts ---- */
/* a house seen from the front-left: gable front, roof running back to the right */
interface House {
  wall?: string;
  roof?: string;
  beams?: number;
  door?: number;
  win?: number;
}
export function house(
  x: number,
  y: number,
  fw: number,
  d: number,
  h: number,
  rh: number,
  o: House = {},
) {
  const k = 0.16,
    wl = o.wall || plaster,
    rf = o.roof || roof,
    ap = x + fw / 2,
    s = -d * k;
  let g =
    poly(
      [
        [x + fw, y],
        [x + fw + d, y + s],
        [x + fw + d, y - h + s],
        [x + fw, y - h],
      ],
      wl,
    ) +
    hatch(
      x + fw + d * 0.3,
      y + s * 0.3 - 2,
      x + fw + d - 1.5,
      y + s - 2,
      Math.max(3, Math.round(d / 3)),
      0,
      -(h - 3),
      0.32,
    );
  g += poly(
    [
      [x, y],
      [x + fw, y],
      [x + fw, y - h],
      [ap, y - h - rh],
      [x, y - h],
    ],
    wl,
  );
  g +=
    poly(
      [
        [x + fw + 1.5, y - h + 1.5],
        [ap, y - h - rh - 1],
        [ap + d, y - h - rh - 1 + s],
        [x + fw + d + 1.5, y - h + 1.5 + s],
      ],
      rf,
    ) +
    hatch(
      ap + fw * 0.16 + 2,
      y - h - rh * 0.62,
      ap + d + fw * 0.16,
      y - h - rh * 0.62 + s,
      Math.round(d / 3.4),
      fw * 0.22,
      rh * 0.42,
      0.45,
    );
  g += P(
    `M${n1(x - 1.5)} ${n1(y - h + 1.5)}L${n1(ap)} ${n1(y - h - rh - 1)}L${n1(x + fw + 1.5)} ${n1(y - h + 1.5)}`,
    "none",
    2,
  );
  if (o.beams)
    g += `<path d="M${x} ${y - h}h${fw}M${ap} ${y - h}v${-rh + 2}M${x + fw * 0.25} ${y}v${-h}M${x + fw * 0.75} ${y}v${-h}M${x} ${y - h * 0.5}L${x + fw * 0.25} ${y - h}M${x + fw} ${y - h * 0.5}L${x + fw * 0.75} ${y - h}" fill="none" stroke="${timber}" stroke-width="1.3"/>`;
  if (o.door !== 0) g += P(`M${n1(ap - 2.6)} ${y}v-6.5a2.600 2.6 0 0 1 5.2 0v6.500z`, ink, 0.6);
  if (o.win) g += `<path d="M${n1(ap - 1.5)} ${n1(y - h - rh * 0.42)}h3v3.200h-3z" fill="${ink}"/>`;
  return g;
}
interface Tower {
  wall?: string;
  roof?: string;
  top?: "cone" | "hip" | "none";
  rh?: number;
  cren?: number;
  win?: number;
  door?: number;
  flag?: number;
}
export function tower(x: number, y: number, w: number, h: number, o: Tower = {}) {
  const wl = o.wall || stone,
    s = w * 0.34;
  let g =
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w, y - h],
        [x, y - h],
      ],
      wl,
    ) +
    poly(
      [
        [x + w * 0.66, y],
        [x + w, y],
        [x + w, y - h],
        [x + w * 0.66, y - h],
      ],
      "none",
      0,
    ) +
    hatch(x + w * 0.68, y - 2, x + w * 0.68, y - h + 2, Math.round(h / 2.6), s * 0.9, 0, 0.42);
  if (o.top === "cone")
    g +=
      poly(
        [
          [x - 2, y - h],
          [x + w + 2, y - h],
          [x + w / 2, y - h - (o.rh || w * 1.1)],
        ],
        o.roof || roof,
      ) +
      hatch(
        x + w * 0.58,
        y - h - 2,
        x + w * 0.86,
        y - h - 2,
        3,
        -w * 0.1,
        -(o.rh || w * 1.1) * 0.45,
        0.45,
      );
  else if (o.top === "hip")
    g += poly(
      [
        [x - 2, y - h],
        [x + w + 2, y - h],
        [x + w * 0.72, y - h - (o.rh || 7)],
        [x + w * 0.28, y - h - (o.rh || 7)],
      ],
      o.roof || roof,
    );
  else if (o.top !== "none") {
    const c = o.cren || 4,
      u = (w + 4) / (c * 2 - 1);
    let d = `M${n1(x - 2)} ${y - h + 1}`;
    for (let i = 0; i < c; i++) {
      d += `v-5h${n1(u)}v5`;
      if (i < c - 1) d += `v-2.4h${n1(u)}v2.400`;
    }
    d += "z";
    g += P(d.replace(/v5v-2\.4/g, "v2.600").replace(/v2\.4v-5/g, "v-2.6"), wl);
  }
  if (o.win !== 0)
    g += `<path d="M${n1(x + w * 0.36)} ${n1(y - h * 0.72)}v-5a1.300 1.3 0 0 1 2.6 0v5z" fill="${ink}"/>`;
  if (o.door) g += P(`M${n1(x + w / 2 - 2.8)} ${y}v-6a2.800 2.8 0 0 1 5.6 0v6z`, ink, 0.6);
  if (o.flag) g += flag(x + w / 2, y - h - (o.top === "cone" ? o.rh || w * 1.1 : 4));
  return g;
}
export const flag = (x: number, y: number, c = roof) =>
  P(`M${n1(x)} ${n1(y + 1)}v-10`, "none", 1.2) + P(`M${n1(x)} ${n1(y - 9)}l8 2.2-8 3z`, c, 1);
export const tree = (x: number, y: number, s = 1) =>
  P(`M${n1(x)} ${n1(y)}v${n1(-5 * s)}`, "none", 2 * s) +
  P(
    `M${n1(x - 6 * s)} ${n1(y - 5 * s)}c${-3 * s} ${-4 * s} 0 ${-9 * s} ${3 * s} ${-8 * s}c0 ${-5 * s} ${7 * s} ${-5 * s} ${7 * s} 0c${4 * s} 0 ${5 * s} ${6 * s} ${2 * s} ${8 * s}c${-3 * s} ${3 * s} ${-9 * s} ${3 * s} ${-12 * s} 0z`.replace(
      /(\d+\.\d)\d+/g,
      "$1",
    ),
    leaf,
    1.2,
  ) +
  hatch(x + 1 * s, y - 6 * s, x + 4 * s, y - 9 * s, 3, 2 * s, -1.5 * s, 0.5);
export const fir = (x: number, y: number, s = 1) =>
  P(`M${x} ${y}v${-4 * s}`, "none", 1.6) +
  poly(
    [
      [x - 5 * s, y - 4 * s],
      [x + 5 * s, y - 4 * s],
      [x + 2 * s, y - 9 * s],
      [x + 3.5 * s, y - 9 * s],
      [x, y - 17 * s],
      [x - 3.5 * s, y - 9 * s],
      [x - 2 * s, y - 9 * s],
    ],
    leaf,
    1.2,
  );
export const sheaf = (x: number, y: number, s = 1) =>
  P(
    `M${x - 4 * s} ${y}L${x - 1 * s} ${y - 6 * s}L${x - 5 * s} ${y - 12 * s}M${x + 4 * s} ${y}L${x + 1 * s} ${y - 6 * s}L${x + 5 * s} ${y - 12 * s}M${x} ${y}v${-13 * s}M${x - 2 * s} ${y}L${x - 0.5 * s} ${y - 6 * s}L${x - 2.5 * s} ${y - 13 * s}M${x + 2 * s} ${y}L${x + 0.5 * s} ${y - 6 * s}L${x + 2.5 * s} ${y - 13 * s}`,
    "none",
    1.5,
  ).replace(new RegExp(v("line").replace(/[()]/g, "\\$&")), v("gold-deep")) +
  P(`M${x - 2.5 * s} ${y - 6 * s}h${5 * s}`, "none", 1.8);
export const log = (x: number, y: number, r = 3.6) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#c79a5e" stroke="${ink}" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${n1(r * 0.45)}" fill="none" stroke="${ink}" stroke-width=".7"/>`;
export const barrel = (x: number, y: number, s = 1) =>
  P(
    `M${x - 4 * s} ${y}c${-2 * s} ${-4 * s} ${-2 * s} ${-7 * s} 0 ${-11 * s}h${8 * s}c${2 * s} ${4 * s} ${2 * s} ${7 * s} 0 ${11 * s}z`,
    "#b07a42",
    1.3,
  ) +
  P(
    `M${n1(x - 5.3 * s)} ${n1(y - 3.5 * s)}h${10.6 * s}M${n1(x - 5.3 * s)} ${n1(y - 7.5 * s)}h${10.6 * s}`,
    "none",
    1.1,
  );
export const pot = (x: number, y: number, s = 1, c = "#b8603a") =>
  P(
    `M${x - 2.5 * s} ${y}c${-4.5 * s} ${-3 * s} ${-3.5 * s} ${-8 * s} ${-0.5 * s} ${-9 * s}v${-2 * s}h${6 * s}v${2 * s}c${3 * s} ${1 * s} ${4 * s} ${6 * s} ${-0.5 * s} ${9 * s}z`,
    c,
    1.3,
  ) + P(`M${x - 4 * s} ${y - 5 * s}h${8 * s}`, "none", 0.8);
export const basket = (x: number, y: number, s = 1) =>
  P(
    `M${x - 6 * s} ${y - 7 * s}L${x - 4.5 * s} ${y}h${9 * s}L${x + 6 * s} ${y - 7 * s}z`,
    "#c99a52",
    1.3,
  ) +
  P(`M${x - 6 * s} ${y - 7 * s}a${6 * s} ${6 * s} 0 0 1 ${12 * s} 0`, "none", 1.3) +
  `<path d="M${x - 3 * s} ${y - 7 * s}L${x - 2.3 * s} ${y}M${x} ${y - 7 * s}V${y}M${x + 3 * s} ${y - 7 * s}L${x + 2.3 * s} ${y}M${x - 5.5 * s} ${y - 3.7 * s}h${11 * s}" fill="none" stroke="${ink}" stroke-width=".7"/>`;
export const cross = (x: number, y: number, s = 1) =>
  P(`M${x} ${y}v${-8 * s}M${x - 2.6 * s} ${y - 5.6 * s}h${5.2 * s}`, "none", 1.7);
export const smoke = (x: number, y: number) => P(`M${x} ${y}c-3-2 3-4 0-7c-2-2 2-4 1-6`, "none", 1);
export const stones = (x: number, y: number) =>
  poly(
    [
      [x - 7, y],
      [x - 6, y - 5],
      [x - 1, y - 6],
      [x + 1, y],
    ],
    stone,
    1.2,
  ) +
  poly(
    [
      [x + 1, y],
      [x + 2, y - 5],
      [x + 7, y - 4],
      [x + 8, y],
    ],
    stone,
    1.2,
  ) +
  poly(
    [
      [x - 3, y - 6],
      [x - 1, y - 11],
      [x + 4, y - 10],
      [x + 4, y - 5],
    ],
    stone,
    1.2,
  );
export const pole = (x: number, y: number, h: number) => P(`M${x} ${y}v${-h}`, "none", 1.8);
export const fence = (x1: number, x2: number, y: number) => {
  let d = "";
  for (let x = x1; x <= x2; x += 4.5) d += `M${x} ${y}v-7`;
  return P(d + `M${x1 - 1.5} ${y - 5}H${x2 + 1.5}M${x1 - 1.5} ${y - 2}H${x2 + 1.5}`, "none", 1.3);
};
export const palisade = (x1: number, x2: number, y: number, h = 11) => {
  let g = "";
  for (let x = x1; x < x2; x += 4) g += P(`M${x} ${y}v${-h + 2}l2-3 2 3v${h - 2}z`, "#9a6f42", 1.1);
  return g;
};
export const awning = (x: number, y: number, w: number, c: string) => {
  let g = "";
  const n = 4,
    u = w / n;
  for (let i = 0; i < n; i++)
    g += P(
      `M${n1(x + i * u)} ${y}h${n1(u)}v5q${n1(-u / 2)} 3.5 ${n1(-u)} 0z`,
      i % 2 ? plaster : c,
      1.1,
    );
  return P(`M${x + 1} ${y + 4}v14M${x + w - 1} ${y + 4}v14`, "none", 1.5) + g;
};
