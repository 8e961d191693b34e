/** Which part of a board is shown. It moves by hand only; until then it shows everything.
 *
 * A pan shifts the finished drawing, which costs nothing; only a zoom draws it anew. */

export type Box = [x: number, y: number, width: number, height: number];

const NEAREST = 0.35; // of the whole board's width
const FARTHEST = 1.6;
const SLIP = 6; // pixels a finger may slip and still touch

export class Camera {
  home = $state.raw<Box>([0, 0, 100, 100]); // everything that lies or may be laid
  size = $state.raw<[number, number]>([1, 1]); // of the element, in pixels
  private nearer = $state.raw<Box | null>(null); // null: shows everything
  shift = $state.raw<[number, number]>([0, 0]); // pixels by which a hand moved the drawing
  box = $derived(this.nearer ?? this.home); // what would be in sight without the shift
  isHome = $derived(this.nearer === null && this.shift[0] === 0 && this.shift[1] === 0);
  /** Pixels per unit of the board, and where its origin lies. */
  scale = $derived(Math.min(this.size[0] / this.box[2], this.size[1] / this.box[3]));
  origin = $derived<[number, number]>([
    this.size[0] / 2 - (this.box[0] + this.box[2] / 2) * this.scale + this.shift[0],
    this.size[1] / 2 - (this.box[1] + this.box[3] / 2) * this.scale + this.shift[1],
  ]);

  fit(): void {
    this.nearer = null;
    this.shift = [0, 0];
  }

  /** Show this part, as a step of an automa or a link wants it. */
  show(box: Box): void {
    this.nearer = box;
    this.shift = [0, 0];
  }

  zoom(factor: number, at?: [number, number]): void {
    const [x, y, width, height] = this.box;
    const [px, py] = at ?? this.at(this.size[0] / 2, this.size[1] / 2);
    const most = this.home[2];
    const wide = Math.max(most * NEAREST, Math.min(most * FARTHEST, width * factor));
    const k = wide / width;
    this.nearer = [x + (px - x) * (1 - k), y + (py - y) * (1 - k), wide, height * k];
  }

  pan(dx: number, dy: number): void {
    this.shift = [this.shift[0] + dx, this.shift[1] + dy];
  }

  at(x: number, y: number): [number, number] {
    return [(x - this.origin[0]) / this.scale, (y - this.origin[1]) / this.scale];
  }
}

/** Drag, pinch and wheel on an element move the camera; a drag is no touch. */
export function gestures(node: HTMLElement, camera: Camera) {
  const fingers = new Map<number, [number, number]>();
  let isDrag = false;
  let start: [number, number] = [0, 0];

  const place = (event: MouseEvent): [number, number] => {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    camera.zoom(event.deltaY > 0 ? 1.12 : 0.89, camera.at(...place(event)));
  };
  const down = (event: PointerEvent) => {
    if ((event.target as Element).closest("[data-carry]")) return;
    if (fingers.size === 0) {
      isDrag = false;
      start = place(event);
    }
    fingers.set(event.pointerId, place(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      isDrag = true;
      const apart = Math.hypot(now[0] - other[0], now[1] - other[1]);
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      const middle = camera.at((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      if (apart > 0) camera.zoom(was / apart, middle);
    } else {
      isDrag ||= Math.hypot(now[0] - start[0], now[1] - start[1]) > SLIP;
      if (!isDrag) return;
      camera.pan(now[0] - before[0], now[1] - before[1]);
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (isDrag) event.stopPropagation();
    isDrag = false;
  };

  node.addEventListener("wheel", wheel, { passive: false });
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, { capture: true });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  const watch = new ResizeObserver(() => {
    camera.size = [node.clientWidth || 1, node.clientHeight || 1];
  });
  watch.observe(node);
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, { capture: true });
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
