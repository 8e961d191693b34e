/** A guide's finger: marks what a step speaks of and what is to be touched, or what leads there. */

const MARK = "data-guided";

/** Selectors. */
export type Pointing = {
  points: string[]; // what the step speaks of
  acts: string[]; // what is to be touched next
  detours: string[]; // what can be touched instead, as places are at which cards open
  holders: string[]; // tabs that draw it only while they are open
};

/** Mark it on the page, whenever that is drawn anew. Returns what ends it. */
export function pointAt(page: Element, to: Pointing): () => void {
  let shown: Element | null = null; // kept in view
  let release = (): void => undefined;
  const all = (some: string[]): Element[] =>
    some.length ? [...page.querySelectorAll(some.join(", "))] : [];
  const leading = (hidden: Element[]): Element[] =>
    hidden.map(opener).filter((each) => each !== null);

  function next(): Element[] {
    const acts = all(to.acts);
    const back = to.acts.length ? all(['[data-part="back"]']) : [];
    const ways = [acts, all(to.detours), leading(acts), all(to.holders), back];
    return ways.map((way) => way.filter(isInSight)).find((way) => way.length > 0) ?? [];
  }

  function mark(): void {
    const touched = next();
    const spoken = all(to.points);
    const hidden = leading(spoken.filter((each) => !isInSight(each)));
    const acts = new Set([...touched, ...hidden]);
    const wanted = new Set([...spoken, ...acts]);
    for (const each of page.querySelectorAll(`[${MARK}]`))
      if (!wanted.has(each)) each.removeAttribute(MARK);
    for (const each of wanted) {
      const value = acts.has(each) ? "act" : "";
      if (each.getAttribute(MARK) !== value) each.setAttribute(MARK, value);
    }
    const first = touched[0] ?? spoken.find(isInSight) ?? null;
    if (first === shown) return;
    release();
    shown = first;
    release = first ? keepInView(first) : () => undefined;
  }

  mark();
  const drawn = new MutationObserver(mark);
  drawn.observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-ref", "data-action", "data-lit", "data-holds", "class", "open"],
  });
  return () => {
    drawn.disconnect();
    release();
    for (const each of page.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
  };
}

/** Is it drawn, and not in a tab, a list or a sheet that is closed? */
const isInSight = (piece: Element): boolean => piece.checkVisibility();

/** What is to be touched so that a piece comes into sight. */
function opener(piece: Element): Element | null {
  const tab = piece.closest("[role=tabpanel]")?.getAttribute("aria-labelledby");
  const found = [
    tab ? document.getElementById(tab) : null,
    piece.closest("details:not([open])")?.querySelector("summary"),
    piece.closest(".tc-dock")?.querySelector('[data-part="options"]'),
  ];
  return found.find((each) => each != null && isInSight(each)) ?? null;
}

/** Scroll the box that a piece lies in until the piece is seen, also when the box becomes smaller;
 * a board has a camera of its own. Returns what ends it. */
function keepInView(piece: Element): () => void {
  const box = scrollBox(piece);
  if (!box) return () => undefined;
  const watch = new ResizeObserver(() => {
    const [inner, outer] = [piece.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom);
    box.scrollLeft += beyond(inner.left, inner.right, outer.left, outer.right);
  });
  watch.observe(box);
  return () => watch.disconnect();
}

function scrollBox(piece: Element): Element | null {
  for (let box = piece.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return box;
  }
  return null;
}

const beyond = (from: number, to: number, least: number, most: number): number =>
  from < least ? from - least : to > most ? Math.min(to - most, from - least) : 0;
