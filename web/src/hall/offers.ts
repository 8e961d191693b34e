/** What can be played at once: the games with one choice of opponent each. */

import type { NewTable } from "../schema";
import { levelName } from "../table/player";
import { t } from "../words/words.svelte";

export type Wish = Omit<NewTable, "game">;
export type Offer = {
  id: string;
  title: () => string;
  wish: Wish;
  friends?: "link"; // the other people come by a link; otherwise they sit at this screen
};
export type Play = {
  game: string;
  words: string; // its messages are hall-<words>-…
  isOpen: boolean; // can be played in the browser
  offers: Offer[];
};

const BOT = "search-2";
const bots = (count: number, level = BOT): string[] => Array.from({ length: count }, () => level);
const humans = (count: number): string[] => bots(count, "human");

const henry = (level: number): Offer => ({
  id: `henry-${level}`,
  title: () => t(`hall-vs-henry-${level}`),
  wish: { seats: ["human"], options: { henry: level } },
});
const bot = (level: string): Offer => ({
  id: `bot-${level}`,
  title: () => t("hall-vs-bot", { level: levelName(level) }),
  wish: { seats: ["human", level] },
});
const severalBots = (count: number): Offer => ({
  id: `bots-${count}`,
  title: () => t("hall-vs-bots", { count, level: levelName(BOT) }),
  wish: { seats: ["human", ...bots(count)] },
});
const friends = (seats: number): Offer => ({
  id: "friends",
  title: () => t(seats === 2 ? "hall-vs-friend" : "hall-vs-friends"),
  wish: { seats: humans(seats) },
});
const byLink = (seats: number): Offer => ({
  id: "link",
  title: () => t(seats === 2 ? "hall-vs-friend-link" : "hall-vs-friends-link"),
  wish: { seats: humans(seats) },
  friends: "link",
});

export const PLAYS: Play[] = [
  {
    game: "two-heirs",
    words: "heirs",
    isOpen: true,
    offers: [
      henry(1),
      henry(2),
      henry(3),
      bot("search-1"),
      bot("search-2"),
      bot("search-3"),
      bot("master"),
      friends(2),
      byLink(2),
    ],
  },
  {
    game: "brian-boru",
    words: "boru",
    isOpen: true,
    offers: [severalBots(3), severalBots(4), severalBots(2), friends(3), byLink(3)],
  },
  {
    game: "architects",
    words: "architects",
    isOpen: true,
    offers: [
      {
        id: "solo",
        title: () => t("hall-vs-noblewoman"),
        wish: { seats: ["human"] },
      },
      severalBots(2),
      friends(3),
      byLink(3),
    ],
  },
];
