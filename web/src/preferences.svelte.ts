/** What this reader prefers, kept in this browser. */

import type { Language } from "./schema";

export interface Preferences {
  language: Language;
  theme: "day" | "night";
  size: "s" | "m" | "l" | "xl"; // of the text
  motion: boolean;
  sound: boolean;
  letters: boolean; // on pieces
  quick: boolean; // what can be taken back is done at the first touch
  confirmEnd: boolean; // ask before a turn ends with points left
  explain: "always" | "asked" | "never"; // an automa's turn
  notify: boolean; // a notification of the browser when it is one's turn
  freeWords: boolean; // show what others write freely
}

const KEY = "crowns";

function defaults(): Preferences {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  const language = wanted.find((each) => ["cs", "pl", "en"].includes(each)) ?? "en";
  return {
    language: language as Language,
    theme: matches("(prefers-color-scheme: dark)") ? "night" : "day",
    size: "m",
    motion: true,
    sound: false,
    letters: true,
    quick: false,
    confirmEnd: true,
    explain: "always",
    notify: false,
    freeWords: true,
  };
}

const matches = (query: string): boolean =>
  typeof matchMedia === "function" && matchMedia(query).matches;

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {}; // somebody else's text, or no storage: start anew
  }
}

export const preferences: Preferences = $state({ ...defaults(), ...kept() });

/** Keeps the preferences and puts them on the page; call once. */
export function followPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement.dataset;
      root.theme = preferences.theme;
      root.size = preferences.size;
      root.motion = preferences.motion ? "on" : "off";
      root.letters = preferences.letters ? "on" : "off";
      try {
        localStorage.setItem(KEY, JSON.stringify(preferences));
      } catch {
        // no storage: the choice holds until the page is closed
      }
    });
  });
}

/** Should things move? */
export const isMoving = (): boolean =>
  preferences.motion && !matches("(prefers-reduced-motion: reduce)");
