/** The buildings of The Two Heirs by kind. Each stands in a box of 64 x 56, the ground at y = 54. */

import {
  house,
  tower,
  tree,
  fir,
  sheaf,
  log,
  barrel,
  pot,
  basket,
  cross,
  smoke,
  stones,
  pole,
  fence,
  palisade,
  awning,
  flag,
  P,
  poly,
  hatch,
  v,
  n1,
  plaster,
  roof,
  roofD,
  timber,
  stone,
  leaf,
  gold,
  ink,
  thatch,
  water,
} from "./strokes";

export const BUILDINGS: Record<string, () => string> = {
  inn: () =>
    house(8, 54, 20, 26, 17, 14, { beams: 1, win: 1 }) +
    P("M22 22v-9h5v7", plaster, 1.2) +
    P("M8 34H1", "none", 1.5) +
    P("M2 35v3M6 35v3", "none", 0.8) +
    P("M0 38h8v7H0z", gold, 1.2) +
    barrel(58, 54, 0.75),
  market: () =>
    awning(3, 30, 27, roof) +
    awning(34, 34, 27, v("lapis")) +
    P("M2 48h29v6H2z", "#b98f56") +
    P("M33 50h29v4H33z", "#b98f56") +
    `<g>${[7, 13, 19, 25].map((x) => `<circle cx="${x}" cy="46" r="2.6" fill="${x % 2 ? "#c8452e" : gold}" stroke="${ink}" stroke-width="1"/>`).join("")}</g>` +
    pot(41, 50, 0.62) +
    pot(48, 50, 0.62, v("verdigris")) +
    basket(56, 50, 0.55) +
    pole(32, 54, 44) +
    P("M32 11l11 3-11 4z", gold, 1.1),
  pilgrimage_site: () =>
    P("M8 54h48l-4-5H12z", stone) +
    P("M14 49h36l-3-4H17z", stone) +
    P("M20 45V24a12 12 0 0 1 24 0v21z", plaster) +
    P("M24 45V26a8 8 0 0 1 16 0v19z", v("lapis"), 1.2) +
    P("M32 41v-17M26.500 30h11", "none", 2.6).replace(ink, gold) +
    P("M18 24a14 14 0 0 1 28 0", "none", 2.2) +
    cross(32, 11, 1) +
    hatch(47, 48, 53, 53, 4, -3, 0, 0.5) +
    P("M4 54v-9M60 54v-9", "none", 1.3) +
    `<path d="M4 41c-2 2-2 3 0 4c2-1 2-2 0-4zM60 41c-2 2-2 3 0 4c2-1 2-2 0-4z" fill="${gold}" stroke="${ink}" stroke-width=".9"/>`,
  robber_baron: () =>
    P("M2 54c6-8 10-12 18-14l24-1c9 2 14 8 18 15z", "#8b8d84") +
    hatch(44, 44, 56, 53, 6, -5, 4, 0.5) +
    tower(14, 42, 12, 20, { cren: 3 }) +
    tower(36, 42, 14, 28, { cren: 3, flag: 1 }) +
    poly(
      [
        [26, 42],
        [36, 42],
        [36, 30],
        [26, 30],
      ],
      stone,
    ) +
    P("M28 42v-6a3 3 0 0 1 6 0v6z", ink, 0.6) +
    hatch(28, 30.5, 35, 30.5, 3, 0, 2, 0.4),
  mill: () =>
    P("M22 54l3-26h16l3 26z", plaster) +
    hatch(37, 52, 36, 32, 9, 5, 0, 0.4) +
    poly(
      [
        [22, 29],
        [44, 29],
        [37, 17],
        [29, 17],
      ],
      roof,
    ) +
    P("M30 54v-7a3 3 0 0 1 6 0v7z", ink, 0.6) +
    `<g transform="rotate(20 33 24)">${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a} 33 24)">${P("M33 24V2", "none", 1.6)}${P("M33 4h6v14h-6z", plaster, 1)}${P("M35 4v14M37 4v14M33 9h6M33 13.5h6", "none", 0.6)}</g>`).join("")}</g><circle cx="33" cy="24" r="2" fill="${ink}"/>` +
    sheaf(55, 54, 0.9) +
    sheaf(10, 54, 0.8),
  stonemason: () =>
    house(4, 54, 17, 22, 14, 11, { roof: "#8d8f8c", wall: "#e6ddc6" }) +
    stones(53, 54) +
    P("M44 40l10-9", "none", 2) +
    P("M51 27l7 6-2.5 2.6-7-6z", "#9aa0a3", 1.2) +
    poly(
      [
        [42, 54],
        [42, 47],
        [47, 45],
        [47, 54],
      ],
      stone,
      1.2,
    ),
  pigsty: () =>
    house(3, 54, 18, 20, 10, 9, { roof: thatch, wall: "#b98a55" }) +
    fence(43, 61, 54) +
    P("M37 54c-1-6 3-9 9-9c7 0 11 3 10 9z", "#e3a99a", 1.2) +
    P("M37 48l-2-3 4 .5z", "#e3a99a", 1) +
    `<circle cx="39.5" cy="49" r=".9" fill="${ink}"/>` +
    P("M56 49c3-1 3-4 1-4", "none", 1) +
    P("M35 51v-2", "none", 1),
  bakery: () =>
    house(7, 54, 18, 20, 15, 12, { beams: 1 }) +
    P("M45 54V41a8.500 8.5 0 0 1 17 0v13z", "#c77a55") +
    P("M49 54v-6a4.500 4.5 0 0 1 9 0v6z", "#2b1a10", 1) +
    P("M50 54c1-4 3-2 3.5-6c2 2 4 3 3.5 6z", gold, 0.8) +
    P("M51 34v-7h6v6", "#c77a55", 1.2) +
    smoke(54, 26) +
    hatch(59, 42, 61, 50, 4, -2, 0, 0.4),
  smithy: () =>
    house(5, 54, 20, 22, 14, 12, { roof: "#6d6a66", wall: "#cfc3a8", door: 0 }) +
    P("M9 54V43h12v11z", "#3a2114", 1) +
    P("M11 54c0-6 3-5 4-10c2 4 4 5 4 10z", gold, 0.8) +
    P("M32 25v-8h6v6", stone, 1.2) +
    smoke(35, 16) +
    P("M46 47h15c-1 3-4 4-6 4v2h3v2h-10v-2h3v-3c-3 0-5-1-5-3z", "#5b5f66", 1.3) +
    P("M55 38l-4 7", "none", 1.6) +
    P("M52 35l6 2.5-1.5 3.5-6-2.5z", "#8b9096", 1),
  gamekeepers_lodge: () =>
    house(10, 54, 18, 20, 13, 13, { roof: leaf, wall: "#b98a55" }) +
    fir(55, 54, 1.5) +
    fir(4, 54, 1) +
    P("M19 33c-3-1-5-4-5-7M19 33c3-1 5-4 5-7M15.500 29.5l-3-1M22.500 29.5l3-1", "none", 1.4) +
    tree(47, 55, 0.5),
  camp: () =>
    poly(
      [
        [4, 54],
        [24, 20],
        [44, 54],
      ],
      plaster,
    ) +
    poly(
      [
        [24, 20],
        [44, 54],
        [58, 49],
        [38, 17],
      ],
      "#d9c79c",
    ) +
    P("M24 30l-7 24h14z", ink, 0.8) +
    hatch(36, 26, 54, 47, 8, -3, 5, 0.4) +
    flag(24, 20) +
    flag(38, 17, v("lapis")) +
    P("M2 54l4-4M46 54l-2-4M61 51l-3-3", "none", 1.2),
  farm: () =>
    house(6, 54, 18, 18, 12, 11, { roof: thatch }) +
    `<path d="M2 54c10-3 20-3 30 0" fill="none"/>` +
    P("M40 54V38h18v16z", "#b98a55") +
    P("M38 39l5-11h12l5 11z", thatch) +
    P("M45 54V44h8v10", "#4a3421", 1) +
    hatch(44, 31, 54, 31, 6, -1.5, 6, 0.4) +
    sheaf(36, 55, 0.8),
  sawmill: () =>
    P("M10 54V32h30v22z", "#b98a55") +
    P("M6 33l9-13h24l7 13z", timber) +
    hatch(16, 22, 40, 22, 8, -3, 9, 0.5) +
    P("M13 37h24M13 42h24M13 47h24", "none", 0.8) +
    `<circle cx="50" cy="43" r="11" fill="none" stroke="${ink}" stroke-width="2"/><circle cx="50" cy="43" r="2" fill="${ink}"/><path d="${[
      0, 45, 90, 135,
    ]
      .map((a) => {
        const r = (a * Math.PI) / 180,
          c = Math.cos(r) * 11,
          s = Math.sin(r) * 11;
        return `M${n1(50 - c)} ${n1(43 - s)}L${n1(50 + c)} ${n1(43 + s)}`;
      })
      .join("")}" stroke="${ink}" stroke-width="1.3"/>` +
    log(7, 50) +
    log(14, 50) +
    log(10.5, 44) +
    P("M40 53c7 2 15 2 22 0", "none", 1.6).replace(ink, water),
  quarry: () =>
    P("M2 54V34l9-3 2-9 12-3 4 7 12-2 3 12 12 3 6 15z", "#b3b5ae") +
    P("M11 31l9 3 5-12M20 34l2 20M29 26l4 14 15 2M33 40l-3 14M44 36l-3 6", "none", 1) +
    hatch(48, 44, 58, 50, 5, -3, 6, 0.5) +
    poly(
      [
        [24, 54],
        [24, 46],
        [33, 44],
        [35, 54],
      ],
      stone,
      1.3,
    ) +
    P("M44 54l8-16", "none", 1.8) +
    P("M46 37c4-3 9-2 12 2", "none", 2.4),
  trading_post: () =>
    house(4, 54, 20, 24, 15, 13, { beams: 1 }) +
    P("M46 50h16l-2-9H48z", "#b98a55") +
    `<circle cx="49" cy="51.5" r="3.5" fill="${plaster}" stroke="${ink}" stroke-width="1.5"/><circle cx="59" cy="51.5" r="3.5" fill="${plaster}" stroke="${ink}" stroke-width="1.5"/>` +
    P("M49 41c0-5 4-6 5-6s5 1 5 6z", "#d8c08c", 1.2) +
    P("M12 27h8", "none", 1) +
    P("M16 24v9M11 29h10M11 29l-2 4h4zM21 29l-2 4h4z", gold, 0.9),
  cathedral: () =>
    tower(6, 54, 13, 30, { top: "cone", rh: 17, wall: plaster, roof: v("verdigris") }) +
    tower(45, 54, 13, 30, { top: "cone", rh: 17, wall: plaster, roof: v("verdigris") }) +
    P("M18 54V28l14-12 14 12v26z", plaster) +
    `<circle cx="32" cy="32" r="5" fill="${v("lapis")}" stroke="${ink}" stroke-width="1.4"/><path d="M32 27v10M27 32h10M28.500 28.5l7 7M35.500 28.5l-7 7" stroke="${gold}" stroke-width=".9"/>` +
    P("M26 54v-8a6 6 0 0 1 12 0v8z", ink, 0.8) +
    P("M28.500 54v-7a3.500 3.5 0 0 1 7 0v7z", roofD, 0.6) +
    cross(32, 16, 0.85) +
    cross(12.5, 8, 0.7) +
    cross(51.5, 8, 0.7),
  siege_tower: () =>
    P("M16 50L20 12h24l4 38z", "#b98a55") +
    P("M18.500 27h27M17.500 38h29M19.500 18h25M26 50l2-38M38 50l-2-38", "none", 1.1) +
    P("M18 12l2-7h4v4h4V5h8v4h4V5h4l2 7z", "#9a6f42") +
    P("M46 26l13 5", "none", 2.6) +
    `<g fill="${timber}" stroke="${ink}" stroke-width="1.4"><circle cx="18" cy="50" r="5"/><circle cx="46" cy="50" r="5"/></g><g fill="${ink}"><circle cx="18" cy="50" r="1.4"/><circle cx="46" cy="50" r="1.4"/></g>` +
    P("M28 33h8v5h-8z", ink, 0.5) +
    hatch(40, 16, 44, 48, 11, -3, 0, 0.4),
  fortress: () =>
    P("M14 54V34h36v20z", stone) +
    hatch(40, 37, 40, 52, 6, 9, 0, 0.35) +
    P("M14 34v-4h5v2h5v-2h5v2h6v-2h5v2h5v-2h5v4z", stone) +
    tower(3, 54, 14, 30, { cren: 3, flag: 0 }) +
    tower(47, 54, 14, 30, { cren: 3 }) +
    tower(25, 34, 14, 16, { cren: 3, flag: 1 }) +
    P("M26 54v-9a6 6 0 0 1 12 0v9z", ink, 0.8) +
    P("M28.500 54v-10M32 54v-12M35.500 54v-10M27 48h10", "none", 0.7).replace(ink, stone),
  watchtower: () =>
    P("M20 54l4-30h16l4 30z", stone) +
    hatch(37, 52, 36, 28, 10, 4.5, 0, 0.42) +
    P("M17 24V14h30v10z", "#b98a55") +
    P("M22 24V14M28 24V14M36 24V14M42 24V14", "none", 1) +
    poly(
      [
        [14, 14],
        [50, 14],
        [32, 2],
      ],
      roof,
    ) +
    hatch(36, 11, 44, 12, 4, -4, -4, 0.45) +
    P("M29 54v-8a3 3 0 0 1 6 0v8z", ink, 0.6) +
    P("M20 24l-3 4M44 24l3 4", "none", 1.3) +
    `<path d="M30 36v-4.5a1.500 1.5 0 0 1 3 0V36z" fill="${ink}"/>` +
    fence(2, 14, 54) +
    tree(55, 55, 0.8),
  guardhouse: () =>
    palisade(2, 20, 54, 12) +
    palisade(44, 62, 54, 12) +
    house(16, 54, 18, 12, 17, 12, { wall: stone, win: 1 }) +
    P("M10 42v12", "none", 1.6) +
    P("M10 31l2.500 5-2.5 3-2.5-3z", "#9aa0a3", 1) +
    P("M10 37v8", "none", 1.4) +
    P("M50 30l6-2v7c0 4-3 6-6 7c-3-1-6-3-6-7v-7z", v("lapis"), 1.3) +
    P("M50 30v12M44.500 35h11", "none", 1.2).replace(ink, gold),
  basket_maker: () =>
    house(4, 54, 18, 20, 14, 12, { roof: thatch, beams: 1 }) +
    basket(50, 54, 1.15) +
    basket(56, 41, 0.6) +
    P("M42 46c0-8 1-12 4-16M45 46c-1-7 0-11 2-14M39 46c1-8 0-12-2-16", "none", 1.2),
  pottery: () =>
    P("M4 54V36c0-10 6-16 12-16s12 6 12 16v18z", "#c77a55") +
    P("M4 42h24M6 32h20", "none", 0.8) +
    P("M11 54v-8a5 5 0 0 1 10 0v8z", "#2b1a10", 1) +
    P("M13 54c1-4 2-3 3-7c2 3 4 4 3 7z", gold, 0.8) +
    smoke(16, 19) +
    pot(38, 54, 1.1) +
    pot(51, 54, 1.35, v("verdigris")) +
    P("M30 40h32M34 40v14M58 40v14", "none", 1.5) +
    pot(40, 40, 0.7, gold) +
    pot(51, 40, 0.75),
  cooperage: () =>
    house(4, 54, 18, 18, 14, 12, { roof: "#8a6a46" }) +
    barrel(49, 54, 1.15) +
    barrel(59, 54, 0.85) +
    barrel(54, 41, 0.85) +
    P("M43 46l-6 7", "none", 1.5),
  guildhall: () =>
    P("M6 54V30h52v24z", plaster) +
    `<path d="M6 40h52M14 30v24M50 30v24M22 30v10M32 30v10M42 30v10M6 30l8 10M58 30l-8 10" stroke="${timber}" stroke-width="1.5" fill="none"/>` +
    P("M2 31l9-15h42l9 15z", roof) +
    hatch(14, 19, 54, 19, 13, -3, 9, 0.4) +
    tower(27, 18, 10, 8, { top: "cone", rh: 9, wall: plaster, win: 0 }) +
    P("M20 54v-7a4 4 0 0 1 8 0v7zM36 54v-7a4 4 0 0 1 8 0v7z", ink, 0.6) +
    `<circle cx="32" cy="13.5" r="2.3" fill="${gold}" stroke="${ink}" stroke-width=".8"/>`,
};
