/** The window as the dock sees it: on a desk nothing scrolls, narrow ones scroll what was opened. */

import { preferences } from "../../preferences.svelte";
import { words } from "../../words/words.svelte";

export const AT_ONCE = 12; // buttons of a group
const WIDE = 1024; // pixels

class Desk {
  private width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  private letters = $state(0); // how often some have come

  constructor() {
    addEventListener("resize", () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
    document.fonts?.addEventListener("loadingdone", () => (this.letters += 1));
  }

  get isWide(): boolean {
    return this.width >= WIDE;
  }

  /** Differs whenever the same buttons may take another room. */
  get size(): string {
    const { width, height, letters } = this;
    return [width, height, letters, preferences.size, words.language].join();
  }
}

export const desk = new Desk();

/** Does a list of the dock not fit into its box? */
export function isTooHigh(list: Element): boolean {
  const box = list.closest(".tc-options");
  return desk.isWide && box !== null && box.scrollHeight > box.clientHeight + 1;
}
