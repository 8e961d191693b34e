/** Three illustrations for the hall, 420 x 236, in the same woodcut hand as the tiles. */

import { figure } from "./figures";
import { house, tower, tree, fir, sheaf, cross, stones, P, poly, hatch, v, ink } from "./strokes";

const at = (x: number, y: number, s: number, g: string) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${g}</g>`;
const rays = (cx: number, cy: number, r0: number, r1: number, n: number, c: string) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n,
      k = i % 2 ? r1 * 0.82 : r1;
    d += `M${(cx + r0 * Math.cos(a)).toFixed(1)} ${(cy + r0 * Math.sin(a)).toFixed(1)}L${(cx + k * Math.cos(a)).toFixed(1)} ${(cy + k * Math.sin(a)).toFixed(1)}`;
  }
  return `<path d="${d}" stroke="${c}" stroke-width="1.6" stroke-linecap="round" fill="none"/>`;
};
const tufts = (pts: [number, number][], c: string) =>
  `<path d="${pts.map(([x, y]) => `M${x} ${y}l-4-7M${x} ${y}v-9M${x} ${y}l4-7`).join("")}" stroke="${c}" stroke-width="1.2" fill="none" opacity=".6"/>`;
const furrows = (
  x1: number,
  x2: number,
  y: number,
  n: number,
  dy: number,
  b: number,
  c: string,
) => {
  let d = "";
  for (let i = 0; i < n; i++)
    d += `M${x1 - i * 6} ${y + i * dy}Q${(x1 + x2) / 2} ${y + i * dy - b} ${x2 + i * 6} ${y + i * dy}`;
  return `<path d="${d}" fill="none" stroke="${c}" stroke-width="1.3" opacity=".7"/>`;
};
const birds = (x: number, y: number, s = 1) =>
  `<path d="M${x} ${y}q4-5 8 0q4-5 8 0M${x + 22 * s} ${y + 9}q3-4 6 0q3-4 6 0" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`;
const cloud = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    s,
    `<path d="M0 0c2-8 14-9 17-2c4-6 15-5 16 1c7-2 12 3 9 7H-2c-4-1-3-6 2-6z" fill="${v("plaster")}" stroke="${ink}" stroke-width="1.3"/><path d="M8 3c4-2 8-2 10 1M24 3c3-2 6-2 8 0" fill="none" stroke="${ink}" stroke-width=".8" opacity=".6"/>`,
  );
const sky = `<rect width="420" height="236" fill="${v("sky")}"/><path d="${Array.from({ length: 13 }, (_, i) => `M0 ${8 + i * 9.5}q40 ${i % 2 ? -3 : 3} 80 0t80 0t80 0t80 0t100 0`).join("")}" fill="none" stroke="${v("sky-ink")}" stroke-width="1" opacity=".35"/>`;

function castle(x: number, y: number, s: number, col: string) {
  return at(
    x,
    y,
    s,
    tower(0, 54, 13, 34, { cren: 3 }) +
      tower(40, 54, 14, 40, { cren: 3 }) +
      P("M12 54V30h30v24z", v("stonework")) +
      hatch(30, 33, 30, 52, 7, 11, 0, 0.35) +
      P("M12 31v-4h5v2h5v-2h5v2h5v-2h5v2h5v-2h5v4z", v("stonework")) +
      P("M21 54v-9a6 6 0 0 1 12 0v9z", ink, 0.8) +
      house(17, 31, 11, 8, 8, 8, { roof: v("roof"), door: 0 }) +
      P("M6.500 16V-6", "none", 1.5) +
      P("M6.500-6h17l-4 5 4 5h-17z", v(col), 1.3) +
      (col === "pl-blue"
        ? `<path d="M8-3h12M8 1h12" stroke="#fff" stroke-opacity=".4" stroke-width="1"/>`
        : "") +
      P("M47 11V-4", "none", 1.5) +
      P("M47-4h13l-3 4 3 4h-13z", v(col), 1.2),
  );
}
const heirs = () =>
  sky +
  rays(210, 92, 44, 92, 40, v("gold-leaf")) +
  cloud(46, 34, 1) +
  cloud(322, 28, 1.05) +
  birds(120, 40) +
  birds(286, 58) +
  P(
    "M-4 150C40 108 92 104 140 132C170 118 250 118 282 132C330 102 384 108 424 150V240H-4z",
    v("t-green-pale"),
  ) +
  hatch(30, 136, 100, 122, 9, 10, 12, 0.3) +
  hatch(300, 124, 380, 130, 9, 10, 12, 0.3) +
  P(
    "M-4 176C50 140 120 138 170 168C200 160 224 160 250 168C300 138 372 140 424 176V240H-4z",
    v("t-green"),
  ) +
  tufts(
    [
      [26, 190],
      [66, 204],
      [150, 196],
      [268, 196],
      [352, 200],
      [396, 192],
      [110, 216],
      [310, 216],
    ],
    v("t-green-deep"),
  ) +
  P("M-4 206C60 184 130 190 168 240H-4z", v("t-yellow")) +
  furrows(0, 110, 212, 4, 8, 14, v("t-yellow-deep")) +
  P("M424 206C360 184 292 190 252 240H424z", v("t-grey")) +
  stones(372, 226) +
  stones(340, 234) +
  stones(396, 214) +
  `<path d="M210 240C210 204 150 206 118 192C96 182 78 174 75 152" fill="none" stroke="${v("road-edge")}" stroke-width="17"/><path d="M210 240C210 204 272 206 304 192C326 182 338 174 341 152" fill="none" stroke="${v("road-edge")}" stroke-width="17"/><path d="M210 240C210 204 150 206 118 192C96 182 78 174 75 152" fill="none" stroke="${v("road")}" stroke-width="13"/><path d="M210 240C210 204 272 206 304 192C326 182 338 174 341 152" fill="none" stroke="${v("road")}" stroke-width="13"/><path d="M210 236C210 204 150 206 118 192C96 182 78 174 75 152M210 236C210 204 272 206 304 192C326 182 338 174 341 152" fill="none" stroke="${v("road-edge")}" stroke-width="1.2" stroke-dasharray="4 6" opacity=".6"/>` +
  castle(34, 78, 1.5, "pl-white") +
  castle(300, 78, 1.5, "pl-blue") +
  sheaf(24, 222, 1.2) +
  sheaf(52, 230, 1.2) +
  sheaf(84, 224, 1.1) +
  tree(20, 178, 1.3) +
  tree(166, 172, 1.1) +
  tree(402, 178, 1.3) +
  tree(254, 172, 1.1) +
  fir(272, 170, 1) +
  fir(148, 172, 1) +
  at(174, 150, 0.86, figure("white", "elite", "")) +
  at(213, 150, 0.86, figure("blue", "elite", "")) +
  at(
    168,
    36,
    1.42,
    `<path d="M6 5h48v24c0 15-10 24-24 29C16 53 6 44 6 29z" fill="${v("vermilion")}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="M10 9h40v20c0 12-8 20-20 24.5C18 49 10 41 10 29z" fill="none" stroke="${v("gold-leaf")}" stroke-width="2"/><path d="M30 13.5L20 26l-8.5-7L14 38h16z" fill="${v("pl-white")}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M30 13.5L40 26l8.500-7L46 38H30z" fill="${v("pl-blue")}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/><path d="M14 41.5h16v4.500H14z" fill="${v("pl-white")}" stroke="${ink}" stroke-width="1.6"/><path d="M30 41.5h16v4.500H30z" fill="${v("pl-blue")}" stroke="${ink}" stroke-width="1.6"/>`,
  );

function roundTower(x: number, y: number, h: number) {
  const w = 26;
  return (
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w - 3, y - h],
        [x + 3, y - h],
      ],
      v("stonework"),
      2,
    ) +
    hatch(x + 17, y - 4, x + 17, y - h + 4, Math.round(h / 4), 7, 0, 0.45) +
    poly(
      [
        [x, y - h],
        [x + w, y - h],
        [x + w / 2, y - h - 26],
      ],
      "#8b8d84",
      2,
    ) +
    hatch(x + 16, y - h - 3, x + 22, y - h - 3, 3, -4, -12, 0.5) +
    P(`M${x + 9} ${y - 26}v-9a3.500 3.5 0 0 1 7 0v9z`, ink, 0.8) +
    `<path d="M${x + 11} ${y - h + 14}v-6h4v6zM${x + 11} ${y - h * 0.55}v-6h4v6z" fill="${ink}"/>`
  );
}
function highCross(x: number, y: number, s: number) {
  return at(
    x,
    y,
    s,
    P("M-10 0h20l-3-8h-14z", v("stonework"), 1.8) +
      `<circle cx="0" cy="-44" r="13" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="0" cy="-44" r="13" fill="none" stroke="${v("stonework")}" stroke-width="4"/>` +
      P(
        "M-4.5-8l1.200-30h-13.7v-11h13.700v-14h7v14h13.300v11h-13.3l1.200 30z",
        v("stonework"),
        1.8,
      ) +
      hatch(0.5, -12, 0.5, -58, 14, 3, 0, 0.5) +
      P("M-2.5-16c3-3 3 3 5 0M-2.5-24c3-3 3 3 5 0M-2.5-32c3-3 3 3 5 0", "none", 1),
  );
}
function longship(x: number, y: number, s: number) {
  return at(
    x,
    y,
    s,
    P("M50 62V-2", "none", 3) +
      P("M18 4h64c4 14 4 26 0 40H18c4-14 4-26 0-40z", v("plaster"), 2) +
      [26, 42, 58, 74]
        .map(
          (a) =>
            `<path d="M${a - 4} 4.5h8c2 14 2 26 0 39h-8c2-13 2-25 0-39z" fill="${v("roof")}" opacity=".92"/>`,
        )
        .join("") +
      P("M18 4h64", "none", 3) +
      P("M18 4L4 50M82 4l14 46", "none", 1) +
      P("M50-2l16 4-16 5z", v("gold-leaf"), 1.3) +
      P(
        "M-8 40C-10 58 8 74 30 76h46c18-2 30-16 26-38c-6 12-14 16-26 16H24C8 54-2 50-8 40z",
        "#8a5a32",
        2.2,
      ) +
      P("M-8 40c-8-4-10-14-3-18c6-3 11 3 8 8M102 38c6-6 12-2 11 4", "none", 2.6) +
      P("M0 56c20 8 80 8 98-2M8 65c20 6 64 6 84-1", "none", 1.2) +
      [14, 30, 46, 62, 78]
        .map(
          (a, i) =>
            `<circle cx="${a}" cy="56" r="6.5" fill="${i % 2 ? v("gold-leaf") : v("lapis")}" stroke="${ink}" stroke-width="1.6"/><circle cx="${a}" cy="56" r="1.8" fill="${ink}"/>`,
        )
        .join("") +
      P("M20 66l-12 20M38 70l-12 18M56 70l-12 18M74 68l-12 20", "none", 1.6),
  );
}
const waves = (y0: number, n: number) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const y = y0 + i * 11,
      o = (i % 2) * 14;
    for (let x = -20 + o; x < 430; x += 28) d += `M${x} ${y}q7-7 14 0t14 0`;
  }
  return `<path d="${d}" fill="none" stroke="${v("sea-ink")}" stroke-width="1.5" opacity=".75"/>`;
};
const boru = () =>
  sky +
  cloud(130, 40, 1) +
  cloud(20, 64, 0.9) +
  birds(54, 34) +
  birds(180, 92) +
  P("M186 148C222 118 262 104 300 110C344 84 392 84 424 100V180H180z", v("t-green-pale")) +
  hatch(250, 122, 390, 104, 12, 12, 14, 0.28) +
  `<rect y="150" width="420" height="90" fill="${v("sea")}"/><path d="M0 150H200" stroke="${ink}" stroke-width="1.6"/>` +
  waves(164, 7) +
  P(
    "M170 240C176 210 196 190 200 172C214 156 240 150 262 152C300 132 380 130 424 142V240z",
    v("leafy"),
  ) +
  P("M170 240c6-30 26-50 30-68l16 8-8 18 14 6-10 14 12 22z", "#8b8d84", 1.8) +
  hatch(182, 226, 204, 182, 9, 10, 3, 0.5) +
  tufts(
    [
      [248, 182],
      [290, 170],
      [330, 206],
      [386, 196],
      [268, 220],
      [404, 224],
      [350, 168],
    ],
    v("t-green-deep"),
  ) +
  roundTower(352, 152, 86) +
  at(
    276,
    108,
    0.98,
    house(0, 54, 20, 24, 15, 13, { wall: v("stonework"), roof: "#7d6a4f" }) + cross(10, 26, 0.8),
  ) +
  highCross(256, 196, 1.02) +
  tree(404, 162, 1.3) +
  tree(334, 160, 1) +
  rays(268, 62, 44, 78, 36, v("gold-leaf")) +
  at(
    226,
    16,
    1.4,
    `<path d="M6 5h48v24c0 15-10 24-24 29C16 53 6 44 6 29z" fill="${v("verdigris")}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round"/><path d="M10 9h40v20c0 12-8 20-20 24.5C18 49 10 41 10 29z" fill="none" stroke="${v("gold-leaf")}" stroke-width="2"/>` +
      at(
        25.5,
        28,
        0.72,
        `<path d="M-15 24V-8c8-16 28-16 32 4c2 8 8 10 13 4" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M-15 24V-8c8-16 28-16 32 4c2 8 8 10 13 4" fill="none" stroke="${v("gold-leaf")}" stroke-width="3.4" stroke-linecap="round"/><path d="M-15 24L29 0" stroke="${ink}" stroke-width="6.5" stroke-linecap="round"/><path d="M-15 24L29 0" stroke="${v("gold-leaf")}" stroke-width="3.8" stroke-linecap="round"/><path d="M-9-11v30M-3-15v31M3-16v29M9-14v24M15-8v15" stroke="${v("gold-bright")}" stroke-width="1.2"/>`,
      ),
  ) +
  longship(42, 108, 1.12) +
  `<path d="M24 196q10-8 20 0t20 0t20 0t20 0t20 0t20 0" fill="none" stroke="${v("plaster")}" stroke-width="3"/>`;

function worker(x: number, y: number, col: string, s = 0.62) {
  return at(x, y, s, figure(col, "1", ""));
}
const scaff = (x: number, y: number, w: number, h: number, n: number) => {
  let d = "";
  for (let i = 0; i <= n; i++) d += `M${x + (i * w) / n} ${y}v${-h}`;
  for (let j = 1; j <= Math.round(h / 24); j++) d += `M${x - 5} ${y - j * 24}h${w + 10}`;
  for (let i = 0; i < n; i++)
    d += `M${x + (i * w) / n} ${y - 24 * (i % 2)}L${x + ((i + 1) * w) / n} ${y - 24 * (i % 2) - 24}`;
  return `<path d="${d}" stroke="${ink}" stroke-width="4.6" stroke-linecap="round"/><path d="${d}" stroke="#b98a55" stroke-width="2.4" stroke-linecap="round"/>`;
};
const arch = () =>
  sky +
  rays(330, 58, 18, 40, 26, v("gold-leaf")) +
  `<circle cx="330" cy="58" r="15" fill="${v("gold-bright")}" stroke="${ink}" stroke-width="1.6"/>` +
  cloud(24, 44, 1) +
  cloud(366, 88, 0.8) +
  birds(288, 104) +
  P("M-4 190C60 170 140 176 210 180C290 172 360 172 424 184V240H-4z", v("t-yellow-pale")) +
  P("M-4 178C30 166 56 164 84 170L84 196H-4zM424 170c-30-10-60-10-90 2v24h90z", v("t-green")) +
  at(-2, 142, 0.8, house(4, 54, 20, 20, 15, 13, { beams: 1 })) +
  at(372, 140, 0.84, house(4, 54, 18, 22, 14, 12, { roof: v("verdigris") })) +
  at(342, 150, 0.6, house(4, 54, 18, 18, 14, 12, {})) +
  // the church: west front, one tower finished, the other growing
  P("M128 196V86h96v110z", v("plaster"), 2) +
  P("M128 86l48-44 48 44z", v("plaster"), 2) +
  `<circle cx="176" cy="104" r="19" fill="${v("lapis")}" stroke="${ink}" stroke-width="2.2"/><circle cx="176" cy="104" r="6" fill="${v("gold-leaf")}" stroke="${ink}" stroke-width="1.4"/><path d="${[
    0, 45, 90, 135,
  ]
    .map((a) => {
      const r = (a * Math.PI) / 180,
        c = Math.cos(r),
        s = Math.sin(r);
      return `M${(176 - 18 * c).toFixed(1)} ${(104 - 18 * s).toFixed(1)}L${(176 - 6 * c).toFixed(1)} ${(104 - 6 * s).toFixed(1)}M${(176 + 18 * c).toFixed(1)} ${(104 + 18 * s).toFixed(1)}L${(176 + 6 * c).toFixed(1)} ${(104 + 6 * s).toFixed(1)}`;
    })
    .join("")}" stroke="${v("plaster")}" stroke-width="2"/>` +
  P("M158 196v-34a18 18 0 0 1 36 0v34z", ink, 1) +
  P("M163 196v-33a13 13 0 0 1 26 0v33z", v("vermilion"), 1) +
  P("M176 150v46", "none", 1.5) +
  P("M138 142v-14a5 5 0 0 1 10 0v14zM204 142v-14a5 5 0 0 1 10 0v14z", v("lapis"), 1.4) +
  P("M128 120h20M204 120h20M128 150h26M198 150h26", "none", 1) +
  cross(176, 43, 1.6) +
  P("M94 196V70h38v126z", v("stonework"), 2) +
  hatch(118, 192, 118, 76, 28, 12, 0, 0.4) +
  poly(
    [
      [88, 71],
      [138, 71],
      [113, 22],
    ],
    v("verdigris"),
    2,
  ) +
  hatch(120, 66, 132, 67, 4, -8, -24, 0.45) +
  cross(113, 23, 1.3) +
  P("M106 110V96a7 7 0 0 1 14 0v14zM106 150v-14a7 7 0 0 1 14 0v14z", ink, 1) +
  P("M220 196V112h6v-7h9v6h10v-10h11v95z", v("stonework"), 2) +
  hatch(244, 192, 244, 116, 20, 10, 0, 0.4) +
  P("M231 150v-14a7 7 0 0 1 14 0v14z", ink, 1) +
  P("M220 130h12M238 122h16M222 166h14M240 176h16", "none", 0.9) +
  scaff(262, 196, 66, 96, 3) +
  worker(276, 68, "red", 0.62) +
  worker(300, 116, "green", 0.62) +
  // crane with a wheel
  P("M214 108l60-64", "none", 0) +
  `<path d="M296 100V30M296 34l-58 18M296 34l20 26" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M296 100V30M296 34l-58 18M296 34l20 26" stroke="#9a6f42" stroke-width="4" stroke-linecap="round"/><path d="M240 52v30" stroke="${ink}" stroke-width="1.8"/><circle cx="316" cy="66" r="15" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="316" cy="66" r="15" fill="none" stroke="#b98a55" stroke-width="3"/><path d="M316 51v30M301 66h30M305 55l22 22M327 55l-22 22" stroke="${ink}" stroke-width="1.5"/>` +
  P("M231 82h18v13h-18z", v("stonework"), 1.8) +
  hatch(243, 84, 243, 93, 4, 5, 0, 0.5) +
  P("M-4 208C80 192 180 204 250 200C320 196 380 198 424 206V240H-4z", v("t-yellow")) +
  furrows(0, 420, 216, 3, 9, 6, v("t-yellow-deep")) +
  worker(62, 168, "blue", 0.74) +
  worker(344, 172, "purple", 0.74) +
  worker(20, 178, "yellow", 0.7) +
  at(
    96,
    176,
    1,
    P("M0 26h26l4-14H-6z", "#b98a55", 1.6) +
      `<circle cx="22" cy="28" r="6" fill="#9a6f42" stroke="${ink}" stroke-width="1.8"/>` +
      P("M-6 12l-14 12", "none", 2.2) +
      P("M0 12l4-9 9 1 3 8zM14 12l3-7 7 1 3 6z", v("stonework"), 1.4),
  ) +
  stones(392, 216) +
  stones(372, 224) +
  // the plan and the compasses in front
  at(
    176,
    188,
    1,
    `<path d="M-8 44L6 8h78l14 36z" fill="${v("plaster")}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/><path d="M6 8c-6-1-9 3-6 7M84 8c7-1 10 3 6 7" fill="none" stroke="${ink}" stroke-width="1.6"/><path d="M20 36l6-20h38l8 20zM34 36v-8a6 6 0 0 1 12 0v8M56 36v-8a6 6 0 0 1 10 0M30 16l14-5 16 5" fill="none" stroke="${v("vermilion")}" stroke-width="1.4"/><path d="M70 2L60 38M70 2l16 34" stroke="${ink}" stroke-width="4" stroke-linecap="round"/><path d="M70 2L60 38M70 2l16 34" stroke="${v("gold-leaf")}" stroke-width="2" stroke-linecap="round"/><circle cx="70" cy="2" r="4.5" fill="${v("gold-leaf")}" stroke="${ink}" stroke-width="1.8"/>`,
  );

export const PICTURES: Record<string, () => string> = {
  "two-heirs": heirs,
  "brian-boru": boru,
  architects: arch,
};
