/** Where everything lies: two plans of the same town. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Plan {
  isLarge: boolean;
  width: number;
  height: number;
  lots: Record<string, Box>;
  wall: Box;
  virtue: Box;
  influence: Box;
  isUpright: boolean; // the track of influence
  name: number; // sizes of letters, pips and workers
  chip: number;
  pip: number;
  worker: number;
}

/** Four lots by four in 800 units, or three by six in 390. */
export function planOf(isLarge: boolean, height: number, hasWonder: boolean): Plan {
  return isLarge ? desk(height, hasWonder) : phone(height, hasWonder);
}

function desk(height: number, hasWonder: boolean): Plan {
  const [width, top, gap, wall, left] = [800, 40, 9, 22, 8];
  const right = hasWonder ? 30 : 0;
  const w = (width - left - right - 8 - 3 * gap) / 4;
  const x = (column: number) => left + column * (w + gap);
  const high = height - top - 8 - wall - 2 * gap;
  const [h1, h2, h3] = [high * 0.235, high * 0.24, high * 0.25];
  const h4 = high - h1 - h2 - h3;
  const y2 = top + h1 + wall;
  const y3 = y2 + h2 + gap;
  const y4 = y3 + h3 + gap;
  const market = hasWonder ? w * 1.78 : 3 * w + 2 * gap;
  return {
    isLarge: true,
    width,
    height,
    lots: {
      quarry: { x: x(0), y: top, w, h: h1 },
      mines: { x: x(1), y: top, w, h: h1 },
      forest: { x: x(2), y: top, w, h: h1 },
      cathedral: { x: x(3), y: top, w, h: h1 + wall + h2 },
      silversmith: { x: x(0), y: y2, w, h: h2 },
      town_centre: { x: x(1), y: y2, w, h: h2 },
      guildhall: { x: x(2), y: y2, w, h: h2 },
      storehouse: { x: x(0), y: y3, w, h: h3 },
      tax_stand: { x: x(1), y: y3, w, h: h3 },
      workshop: { x: x(2), y: y3, w, h: h3 },
      guardhouse: { x: x(3), y: y3, w, h: h3 },
      black_market: { x: x(0), y: y4, w: market, h: h4 },
      ...(hasWonder && {
        monuments: { x: x(0) + market + gap, y: y4, w: x(3) - x(0) - market - 2 * gap, h: h4 },
      }),
      prison: { x: x(3), y: y4, w, h: h4 },
    },
    wall: { x: left, y: top + h1 + 4, w: x(2) + w, h: wall - 8 },
    virtue: { x: left, y: 6, w: width - left - 8, h: 28 },
    influence: { x: width - right - 4, y: top, w: 26, h: height - top - 8 },
    isUpright: true,
    name: 14,
    chip: 14.5,
    pip: 19,
    worker: 1,
  };
}

function phone(height: number, hasWonder: boolean): Plan {
  const [width, top, gap, left] = [390, 28, 5, 4];
  const below = hasWonder ? 24 : 0;
  const w = (width - 8 - 2 * gap) / 3;
  const x = (column: number) => left + column * (w + gap);
  const high = height - top - below - 12 - 5 * gap - 4;
  const k = hasWonder ? 1 : 1.14;
  const [h1, h2] = [high * 0.168 * k, high * 0.172 * k];
  const h5 = hasWonder ? high * 0.2 : high + gap - h1 - 3 * h2;
  const h6 = high - h1 - 3 * h2 - h5;
  const y2 = top + h1 + 12;
  const y3 = y2 + h2 + gap;
  const y4 = y3 + h2 + gap;
  const y5 = y4 + h2 + gap;
  const y6 = y5 + h5 + gap;
  return {
    isLarge: false,
    width,
    height,
    lots: {
      quarry: { x: x(0), y: top, w, h: h1 },
      mines: { x: x(1), y: top, w, h: h1 },
      forest: { x: x(2), y: top, w, h: h1 },
      silversmith: { x: x(0), y: y2, w, h: h2 },
      town_centre: { x: x(1), y: y2, w, h: h2 },
      cathedral: { x: x(2), y: y2, w, h: h2 + gap + h2 },
      storehouse: { x: x(0), y: y3, w, h: h2 },
      guildhall: { x: x(1), y: y3, w, h: h2 },
      tax_stand: { x: x(0), y: y4, w, h: h2 },
      workshop: { x: x(1), y: y4, w, h: h2 },
      guardhouse: { x: x(2), y: y4, w, h: h2 },
      black_market: { x: x(0), y: y5, w: w * 2 + gap, h: h5 },
      prison: { x: x(2), y: y5, w, h: h5 },
      ...(hasWonder && { monuments: { x: x(0), y: y6, w: width - 8, h: h6 } }),
    },
    wall: { x: left, y: top + h1 + 2, w: width - 8, h: 8 },
    virtue: { x: left, y: 3, w: width - 8, h: 21 },
    influence: { x: left, y: height - below, w: width - 8, h: 20 },
    isUpright: false,
    name: 11.5,
    chip: 12,
    pip: 14.5,
    worker: 0.68,
  };
}

/** The arch of one stall of the black market: 0 small, 1 middle, 2 large. */
export function stallBox(plan: Plan, number: number): Box {
  const lot = plan.lots.black_market ?? { x: 0, y: 0, w: 0, h: 0 };
  const d = plan.isLarge;
  const share = (lot.w - (d ? 14 : 8)) / 3;
  return {
    x: lot.x + (d ? 7 : 4) + number * share,
    y: lot.y + (d ? 32 : 21),
    w: share - (d ? 8 : 5),
    h: lot.h - (d ? 38 : 25),
  };
}

/** A lot is never quite straight. */
export function outline(id: string, box: Box): string {
  const jitter = box.w > 300 ? 3 : box.w < 130 ? 1.6 : 4;
  const off = (n: number) => {
    let hash = 7;
    for (const letter of id + n) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
    return (hash / 9973 - 0.5) * 2 * jitter;
  };
  const { x, y, w, h } = box;
  const corners = [
    [x + 3 + off(1), y + 2 + off(2) / 2],
    [x + w - 3 + off(3), y + 2 + off(4) / 2],
    [x + w - 3 + off(5), y + h - 2 + off(6) / 2],
    [x + 3 + off(7), y + h - 2 + off(8) / 2],
  ];
  return `M${corners.map((corner) => corner.map((n) => n.toFixed(1)).join(" ")).join("L")}z`;
}

export const archOf = ({ x, y, w, h }: Box): string =>
  `M${x} ${y + h}V${y + h * 0.3}a${w / 2} ${h * 0.3} 0 0 1 ${w} 0V${y + h}z`;
