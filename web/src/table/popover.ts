/** Where a popover goes: beside its anchor, inside the page. */

const GAP = 14;
const EDGE = 12;
const BAR = 56; // the bar stays free

export type Side = "top" | "right" | "bottom" | "left";
export type Spot = { side: Side; left: number; top: number; arrow: number };

type Box = { left: number; top: number; right: number; bottom: number };

export function spotFor(anchor: Box, width: number, height: number, page: [number, number]): Spot {
  const [wide, high] = page;
  const side = sideFor(anchor, width, height, wide, high);
  const middle = [(anchor.left + anchor.right) / 2, (anchor.top + anchor.bottom) / 2] as const;
  const x = { right: anchor.right + GAP, left: anchor.left - GAP - width }[side as string];
  const y = { top: anchor.top - GAP - height, bottom: anchor.bottom + GAP }[side as string];
  const left = within(x ?? middle[0] - width / 2, EDGE, wide - width - EDGE);
  const top = within(y ?? middle[1] - height / 2, BAR, high - height - EDGE);
  const isUpright = side === "top" || side === "bottom";
  const arrow = isUpright
    ? within(middle[0] - left - 7, EDGE, width - 26)
    : within(middle[1] - top - 7, EDGE, height - 26);
  return { side, left, top, arrow };
}

function sideFor(anchor: Box, width: number, height: number, wide: number, high: number): Side {
  const fitsAbove = anchor.top - GAP - height > BAR - 4;
  if (wide < 1024) return fitsAbove ? "top" : "bottom";
  if (anchor.right + GAP + width < wide) return "right";
  if (fitsAbove) return "top";
  return anchor.bottom + GAP + height < high ? "bottom" : "left";
}

const within = (n: number, least: number, most: number): number =>
  Math.max(least, Math.min(n, most));
