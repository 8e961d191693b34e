/** A table that somebody puts together in the hall. What of it is possible only the game knows. */

import type { GameFacts, NewTable, OptionFacts, TablePace } from "../schema";
import type { Offer } from "./offers";

export type Value = OptionFacts["default"];
export const ME = "me";
export const HERE = "here"; // a friend at this screen
export const LINK = "link"; // a friend who comes by a link
export const OPEN = "open"; // whoever comes first
export const PEOPLE = [ME, HERE, LINK, OPEN];
const RANDOM = ["random"]; // a list that is drawn by lot

const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

export class TableWish {
  sitters = $state<string[]>([]); // [seat] -> one of PEOPLE, or the name of a bot
  names = $state<string[]>([]); // [seat] -> what a person is called
  values = $state<Record<string, Value>>({}); // [option]
  isOwnChoice = $state<Record<string, boolean>>({}); // [option] a list put together by hand
  seed = $state<number | null>(null);
  isRated = $state(false); // does its end count for the ratings?
  hasFreeWords = $state(true); // may people write to each other as they like?
  delay = $state(0); // answers, after which those see them who only look on
  pace = $state<TablePace>({
    kind: "none",
    base: 15 * 60,
    increment: 10,
    days: 3,
    vacation: 7,
    end: "wait",
  });

  constructor(
    readonly game: GameFacts,
    offer: Offer,
  ) {
    this.sitters = (offer.wish.seats ?? []).map((player, seat) =>
      player === "human" ? (seat === 0 ? ME : (offer.friends ?? HERE)) : player,
    );
    this.names = game.seat_counts.length
      ? Array<string>(Math.max(...game.seat_counts)).fill("")
      : [];
    for (const option of game.options) {
      this.values[option.name] = offer.wish.options?.[option.name] ?? option.default;
    }
  }

  get count(): number {
    return this.sitters.length;
  }

  set count(seats: number) {
    const more = Array.from({ length: seats }, () => this.game.usual_bot);
    this.sitters = [...this.sitters, ...more].slice(0, seats);
  }

  /** The options that mean anything with so many seats. */
  get options(): OptionFacts[] {
    return this.game.options.filter(
      (option) => option.seats.length === 0 || option.seats.includes(this.count),
    );
  }

  /** Seats whose players come by a link. */
  get byLink(): number[] {
    return this.sitters.flatMap((sitter, seat) => ([LINK, OPEN].includes(sitter) ? seat : []));
  }

  /** Does anybody sit elsewhere? */
  get isTogether(): boolean {
    return this.byLink.length > 0;
  }

  private get company(): Partial<NewTable> {
    if (!this.isTogether) return {};
    return {
      pace: { ...this.pace },
      has_free_words: this.hasFreeWords,
      delay: this.delay,
      open: this.sitters.flatMap((sitter, seat) => (sitter === OPEN ? seat : [])),
    };
  }

  isPerson(seat: number): boolean {
    return PEOPLE.includes(this.sitters[seat] ?? "");
  }

  /** Which list was chosen by its nickname; "own": put together by hand. */
  nickname(option: OptionFacts): string {
    if (this.isOwnChoice[option.name]) return "own";
    const value = this.values[option.name] ?? option.default;
    if (isSame(value, RANDOM)) return "random";
    const named = Object.entries(option.nicknames).find(([, list]) => isSame(list, value));
    return named?.[0] ?? "own";
  }

  chooseNickname(option: OptionFacts, nickname: string): void {
    this.isOwnChoice[option.name] = nickname === "own";
    if (nickname === "random") this.values[option.name] = RANDOM;
    else if (nickname !== "own") this.values[option.name] = option.nicknames[nickname] ?? [];
    else if (this.nickname(option) === "own" && isSame(this.list(option), RANDOM)) {
      this.values[option.name] = option.default;
    }
  }

  list(option: OptionFacts): string[] {
    const value = this.values[option.name];
    return Array.isArray(value) ? value : [];
  }

  toggle(option: OptionFacts, choice: string): void {
    const list = this.list(option);
    const isIn = list.includes(choice);
    const wanted = isIn ? list.filter((each) => each !== choice) : [...list, choice];
    this.values[option.name] = option.choices.map(String).filter((each) => wanted.includes(each));
  }

  /** What the server is asked for: everything that is not as usual. */
  get asked(): NewTable {
    const changed = this.options.flatMap((option) => {
      const value = this.values[option.name] ?? option.default;
      return isSame(value, option.default) ? [] : [[option.name, value] as const];
    });
    return {
      game: this.game.id,
      seats: this.sitters.map((sitter, seat) => (this.isPerson(seat) ? "human" : sitter)),
      options: Object.fromEntries(changed),
      names: this.sitters.map((_, seat) =>
        this.isPerson(seat) ? (this.names[seat] ?? "").trim() : "",
      ),
      ...(this.seed !== null && { seed: this.seed }),
      ...(this.isRated && { is_rated: true }),
      ...this.company,
    };
  }
}
