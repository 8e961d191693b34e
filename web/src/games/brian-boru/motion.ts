/** What travels: a card to the trick, a disc to its town, one after the other. Nobody waits for it:
 * any key or touch finishes it at once. */

import { isMoving } from "../../preferences.svelte";

const MOVE = 260; // milliseconds, as --t-move
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const MOST = 4; // in a row; more at once would keep the eye waiting

const running = new Set<Animation>();
function finishAll(): void {
  for (const each of running) each.finish();
}

function play(node: Element, frames: Keyframe[]): void {
  if (running.size >= MOST) return;
  const motion = node.animate(frames, {
    duration: MOVE,
    delay: running.size * MOVE,
    easing: EASE,
    fill: "backwards",
  });
  if (running.size === 0) {
    addEventListener("pointerdown", finishAll, true);
    addEventListener("keydown", finishAll, true);
  }
  running.add(motion);
  const end = () => {
    running.delete(motion);
    if (running.size > 0) return;
    removeEventListener("pointerdown", finishAll, true);
    removeEventListener("keydown", finishAll, true);
  };
  motion.onfinish = end;
  motion.oncancel = end; // it was taken off the page
}

/** Where a player sits on the page. */
export const seatBox = (seat: number): DOMRect | undefined =>
  document.querySelector(`[data-seat="${seat}"]`)?.closest(".tc-strip")?.getBoundingClientRect();

/** Where the cards of the hand lay before the table changed. */
const hand = new Map<string, DOMRect>();
export function rememberHand(): void {
  if (!isMoving()) return;
  hand.clear();
  for (const card of document.querySelectorAll(".bb-fan [data-ref]"))
    hand.set(card.getAttribute("data-ref") ?? "", card.getBoundingClientRect());
}
export const handBox = (ref: string): DOMRect | undefined => hand.get(ref);

const middle = (box: DOMRect): [number, number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

/** Let a thing come from somewhere else on the page; `unit`: of its own measure for a pixel. */
export function comeFrom(node: Element, from: DOMRect | undefined, unit = 1): void {
  if (!from || !isMoving() || typeof node.animate !== "function") return;
  const [x, y] = middle(node.getBoundingClientRect());
  const [fx, fy] = middle(from);
  const start = `translate(${(fx - x) * unit}px, ${(fy - y) * unit}px)`;
  play(node, [
    { transform: start, opacity: 0.4 },
    { transform: "none", opacity: 1 },
  ]);
}

/** Let a thing that is put on another one show itself. */
export function appear(node: Element | null | undefined): void {
  if (!node || !isMoving() || typeof node.animate !== "function") return;
  play(node, [{ opacity: 0 }, { opacity: 1 }]);
}
