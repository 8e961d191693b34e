/** What one reader sees of a table, and what they are about to do. Knows no rule: only sights. */

import type { Known, Message, Request } from "../protocol";
import { copy } from "../copy";
import { openTable, playFrom, Refused } from "../hall/api";
import { keepKeys, lentOf } from "../keys";
import { tellTurn } from "../people/notify";
import { Planning, type PlannedMove } from "../people/planning.svelte";
import { numberFor, promiseOf } from "../people/promises";
import { preferences } from "../preferences.svelte";
import { route } from "../route.svelte";
import type {
  Advice,
  Choice,
  CompanySeen,
  Foreseen,
  Look,
  Phrase,
  Present,
  Ref,
  SeatSight,
  Sight,
  TableFacts,
  TalkLine,
  Told,
  Why,
} from "../schema";
import { play, soundOf } from "../sound";
import { ours, say, sentence, t } from "../words/words.svelte";
import type { Step } from "./automa";
import { bestVerb, gain, moveOnto, subjects, targets, verbsOf, type Move } from "./choosing";
import { LineBroken, type Line } from "./line.svelte";
import { lastAutomaTurn } from "./news";
import { key, same } from "./refs";

export type Tab = "log" | "score" | "talk";
export type Pop =
  { anchor: Element; why: Pick<Why, "hindrance"> } | { anchor: Element; look: Look; ref: Ref };
export type Drag = { ref: Ref; x: number; y: number }; // a piece in the hand, and where on the page
export type Note = { turn: number; text: Phrase };
export type Toast = { text: string; undo: boolean };

export class Table {
  constructor(
    readonly id = "",
    readonly isReplay = false, // a record that is looked at, nobody plays
  ) {}

  facts = $state.raw<TableFacts | null>(null); // what does not change
  now = $state.raw<Sight | null>(null); // the table as it lies
  past = $state.raw<Sight | null>(null); // what is looked back at
  present = $state.raw<Pick<Present, "seats" | "watchers">>({ seats: [], watchers: 0 });
  notes = $state.raw<Note[]>([]); // what is not in the game, such as that somebody wanted a hint
  company = $state.raw<CompanySeen | null>(null); // how people play together here
  companyAt = 0; // when that was told, on the page's own clock
  talk = $state.raw<TalkLine[]>([]); // what was said at the table
  talkSeen = $state(0); // how much of it was read
  keyChanges = $state(0); // how often keys of this table were changed from here
  private isNewcomer = false; // with other keys one may sit elsewhere: everything is told anew
  reopen: () => Promise<void> = () => Promise.resolve(); // the line, with the keys of now
  guideStep = $state(0); // of a guided game: what was opened for the one before closes
  planning = new Planning(this); // what is prepared while others think
  told = $state.raw<Told[]>([]); // everything that happened, as far as it was told

  subject = $state.raw<Ref | null>(null); // touched first
  verb = $state<string | null>(null); // what is to be done with it
  preview = $state.raw<Choice | null>(null); // what a second touch would do
  pending = $state.raw<Choice | null>(null); // sent, not acknowledged
  asking = $state(0); // requests that the server has not answered yet
  sentAt: number | null = null; // at which index: the question after it takes the focus
  drag = $state.raw<Drag | null>(null);
  isTyping = $state(false); // a move is typed
  isPlayingBack = $state(false); // what happened is shown again, answer by answer
  hints = $state.raw<Advice[] | null>(null);
  helps = $state.raw<number[]>([]); // actions that would help with what was refused

  hot = $state.raw<Ref[]>([]); // pointed at in text
  lines = $state.raw<Ref[]>([]); // what a line of the score sheet counts
  seen = $state.raw<Ref | null>(null); // under the pointer, for the inspector
  pop = $state.raw<Pop | null>(null);
  toast = $state.raw<Toast | null>(null);
  notice = $state<string | null>(null); // said in the dock after a refusal
  private saying = $state.raw<Phrase | string>(""); // a phrase is worded when it is read
  tab = $state<Tab>("log");
  isDrawerOpen = $state(false); // on small screens
  automaSeen = $state(-1); // told up to here, the automa's turn needs no more explaining
  automaStep = $state(0);
  line = $state.raw<Line | null>(null);
  parting = $state.raw<Phrase | null>(null); // why the server lets nobody in here
  isShutOut = $state(false); // the keys of this browser open nothing here
  looks = $state.raw<Record<string, Look>>({}); // what is printed, as far as it was asked

  /** The component that a reference means; a room knows better. */
  pieceOf: (ref: Ref) => string | null = (ref) => (typeof ref.id === "string" ? ref.id : null);
  taleOf = $state.raw<(table: Table) => Step[]>(() => []);
  private asked = new Set<string>(); // components whose print is on its way
  private underway = 0; // requests

  sight = $derived(this.past ?? this.now);
  me = $derived(this.sight?.reader ?? 0);
  points = $derived(this.sight?.seats.map((seat) => seat.points) ?? []);
  question = $derived(this.past ? null : (this.now?.question ?? null));
  isMine = $derived(this.question !== null && this.question.seat === this.now?.reader);
  isOver = $derived((this.sight?.winners ?? null) !== null);
  automa = $derived(this.now ? lastAutomaTurn(this.told, this.now) : []);
  /** What a room tells step by step besides, as far as it is new. */
  chapters = $derived(
    this.past ? [] : this.taleOf(this).filter((step) => lastIndex(step.all) > this.automaSeen),
  );
  isExplaining = $derived(
    !this.past &&
      preferences.explain === "always" &&
      (lastIndex(this.automa) > this.automaSeen || this.chapters.length > 0),
  );
  choices = $derived(this.isExplaining ? [] : (this.question?.choices ?? []));
  subjects = $derived(subjects(this.choices));
  targets = $derived(
    this.subject && !this.preview
      ? targets(this.choices, this.subject, this.verb)
      : new Map<string, Choice>(),
  );

  /** Keep a line to the server; what it hears comes here. */
  listen(line: Line): void {
    this.line = line;
  }

  hear(message: Message): void {
    if (message.t === "table") this.sitDown(message);
    else if (message.t === "sight") this.show(message.sight);
    else if (message.t === "notice") this.note(message.text);
    else if (message.t === "present") this.present = message;
    else if (message.t === "company") this.meet(message);
    else if (message.t === "said") this.overhear(message.lines);
    else if (message.t === "plan") this.planning.hear(message);
    else if (message.t === "refused") {
      this.parting = message.text;
      this.isShutOut = ["wrong-key", "revoked"].includes(message.code);
    }
  }

  private sitDown(facts: TableFacts): void {
    this.facts = facts;
    if (this.id) promiseOf(this.id, facts.commitment);
  }

  private meet(company: CompanySeen): void {
    this.companyAt = performance.now();
    this.company = company;
    if (!this.isReplay) this.giveNumbers(company.gathering ?? []);
  }

  /** This browser's part of the shuffle, for everybody at this screen. */
  private giveNumbers(awaited: number[]): void {
    const own = new Set(Object.values(this.facts?.keys ?? {}));
    for (const seat of awaited) {
      if (!own.has(seat)) continue;
      const number = numberFor(this.id, seat);
      void this.line?.ask({ t: "number", seat, number }).catch(unlessBroken); // then it is told anew
    }
  }

  /** Lines come one by one, or the last ones together after a line was opened anew. */
  private overhear(lines: TalkLine[]): void {
    const last = this.talk.at(-1)?.number ?? 0;
    const isFirst = this.talk.length === 0 && lines.length > 1;
    this.talk = [...this.talk, ...lines.filter((line) => line.number > last)];
    if (isFirst) this.talkSeen = this.talk.length; // said before this page was opened
  }

  /** Other keys are kept for this table now. */
  async changedKeys(isOwn: boolean): Promise<void> {
    this.keyChanges += 1;
    if (!isOwn) return;
    this.isNewcomer = true;
    await this.reopen();
  }

  /** The keys of the rematch are this browser's from now on. */
  keepRematch(): void {
    const again = this.company?.rematch;
    if (again) keepKeys(again.table, again.seats);
  }

  /** Something that is not in the game: said at once, and kept in the log of this page. */
  private note(text: Phrase): void {
    this.toast = { text: sentence(text), undo: false };
    this.announce(text);
    this.notes = [...this.notes, { turn: this.now?.turn ?? 0, text }];
  }

  /** What need not be told again when the line is opened anew. */
  known(): Known {
    if (!this.now || this.isNewcomer) return {};
    return { known: this.told.length, since: this.now.index, seat: this.now.reader };
  }

  show(sight: Sight): void {
    const wasMine = this.isMine;
    const before = this.now;
    const sound = soundOf(before, sight);
    if (sound) play(sound);
    this.now = sight;
    this.isNewcomer = false;
    this.told = [...this.told.slice(0, sight.first_news), ...sight.news]; // the rest is void
    if (before?.index !== sight.index) {
      this.pending = null; // whatever was sent is shown, or was too late
      if (!isSameQuestion(before, sight)) this.clear();
      this.automaStep = 0;
    }
    if (this.isMine && !wasMine && sight.question) {
      this.announce(sight.question.text);
      if (before) tellTurn(this.id, this.facts ? say(this.facts.title) : "");
    }
    if (before && before.reader !== sight.reader) this.forget();
    if (this.isMine || this.isOver) this.planning.leave();
    document.title = this.title();
    this.passOn(sight);
  }

  /** Another reader sits down: what was said to the one before is not for them. */
  private forget(): void {
    this.clear();
    this.planning.forget();
    this.toast = null;
    this.saying = "";
  }

  /** At one screen whoever is asked takes the seat. */
  private passOn(sight: Sight): void {
    const { reader, waiting } = sight;
    if (reader === null || waiting.includes(reader)) return;
    const here = Object.values(this.facts?.keys ?? {});
    const next = waiting.find((seat) => here.includes(seat) && this.isPerson(seat));
    if (next !== undefined) this.line?.sit(next);
  }

  private isPerson(seat: number): boolean {
    return this.now?.seats[seat]?.player === "human";
  }

  isAtThisScreen(seat: number): boolean {
    return Object.values(this.facts?.keys ?? {}).includes(seat);
  }

  isPresent(seat: number): boolean {
    return this.isAtThisScreen(seat) || this.present.seats.includes(seat);
  }

  /** What a player is called: by the name they gave, or by their colour. */
  nameOf(seat: SeatSight): string {
    return this.facts?.names[seat.seat] || say(seat.name);
  }

  private title(): string {
    const name = this.facts ? this.facts.title[preferences.language] : t("ui-name");
    return this.isMine ? `${t("ui-tab-asked")} · ${name}` : name;
  }

  // -- touching

  gain(choice: Choice, seat = this.me): number | null {
    return gain(choice, this.points, seat);
  }

  isLit(ref: Ref): boolean {
    return !this.subject && !this.preview && this.subjects.has(key(ref));
  }

  isChosen(ref: Ref): boolean {
    return same(this.subject, ref);
  }

  /** A piece or a place was touched: choose, preview, commit, or say why not. */
  touch(ref: Ref, anchor: Element): void {
    this.pop = null;
    const { preview } = this;
    if (preview) {
      const isAgain = preview.targets.some((each) => same(each, ref)) || isAlone(preview, ref);
      if (isAgain) return void this.commit();
      this.preview = null;
    }
    const target = this.targets.get(key(ref));
    if (target) return this.look(target);
    const meant = this.verb === null ? this.betweenChosenAnd(ref) : [];
    if (meant.length === 1 && meant[0]) return this.look(meant[0]);
    if (this.isChosen(ref)) return this.back();
    if (this.subjects.has(key(ref))) return this.choose(ref);
    const direct = this.choices.find(
      (each) => !each.subject && each.targets.some((one) => same(one, ref)),
    );
    if (direct) return this.look(direct);
    const onto = this.subject ? moveOnto(this.ofSubject(this.subject, this.verb), ref) : null;
    if (onto) void this.whyMove(onto, anchor);
    else void this.why(ref, anchor);
  }

  /** Lift a piece to carry it somewhere: what it can be put on lights up. */
  lift(ref: Ref): void {
    this.clear();
    this.choose(ref);
    this.preview = null;
  }

  /** Put down what was lifted on one of these: shows what that would bring, or why it cannot be. */
  drop(pieces: Element[]): void {
    const { subject } = this;
    if (!subject) return;
    const own = this.ofSubject(subject);
    const names = pieces.map((each) => each.getAttribute("data-ref"));
    const fits = own.filter((each) => each.targets.some((one) => names.includes(key(one))));
    const choice = fits.find((each) => each.verb === this.verb) ?? fits[0];
    const kinds = own.flatMap((each) => each.targets.map((one) => one.kind));
    const dark = pieces.find((_, n) => kinds.some((kind) => names[n]?.startsWith(`${kind}:`)));
    const isBack = names.includes(key(subject));
    if (choice) {
      this.verb = choice.verb;
      this.look(choice);
    } else if (isBack) {
      this.clear();
    } else if (dark) {
      dark.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (own.length === 1 && own[0]) {
      this.look(own[0]); // it can go to one place only
    } else {
      this.clear();
    }
  }

  private ofSubject(subject: Ref, verb: string | null = null): Choice[] {
    const own = this.subjects.get(key(subject)) ?? [];
    return verb === null ? own : own.filter((each) => each.verb === verb);
  }

  /** A place was touched first: what a piece can do there. */
  private betweenChosenAnd(piece: Ref): Choice[] {
    const { subject } = this;
    if (!subject) return [];
    return this.ofSubject(piece).filter((each) => each.targets.some((one) => same(one, subject)));
  }

  choose(subject: Ref): void {
    const { question } = this;
    if (!question) return;
    this.preview = null;
    this.stopHelping(); // the reader goes a way of their own
    this.subject = subject;
    this.verb = bestVerb(question, subject, this.points, this.me);
    const own = this.ofSubject(subject);
    if (own.length === 1 && own[0]) this.look(own[0]);
  }

  verbs() {
    return this.question && this.subject ? verbsOf(this.question, this.subject) : [];
  }

  chooseVerb(verb: string): void {
    this.verb = verb;
    this.preview = null;
    const own = this.subject ? this.ofSubject(this.subject, verb) : [];
    if (own.length === 1 && own[0]) this.look(own[0]);
  }

  /** Show what a choice would bring; with quick hands, do it if it can be taken back. */
  look(choice: Choice): void {
    this.pop = null;
    this.preview = choice;
    this.announce(choice.say);
    if (preferences.quick && this.isMine && !choice.outcome?.is_final && choice.subject) {
      void this.commit();
    }
  }

  back(): void {
    if (this.pop) this.pop = null;
    else if ((this.hints || this.helps.length) && this.preview)
      this.preview = this.subject = null; // to the other hints
    else if (this.hints || this.helps.length) this.stopHelping();
    else if (this.preview && this.targetCount(this.preview) > 1) this.preview = null;
    else this.clear();
  }

  private targetCount(choice: Choice): number {
    return choice.subject ? this.ofSubject(choice.subject).length : 0;
  }

  clear(): void {
    this.subject = null;
    this.verb = null;
    this.preview = null;
    this.stopHelping();
    this.pop = null;
    this.notice = null;
  }

  private stopHelping(): void {
    this.hints = null;
    this.helps = [];
  }

  // -- asking the server

  async commit(choice: Choice | null = this.preview): Promise<void> {
    if (!choice || !this.now || !this.isMine || this.pending) return;
    this.pending = choice;
    this.sentAt = this.now.index;
    const said = sentence(choice.say);
    const canUndo = !choice.outcome?.is_final;
    const ok = await this.ask({ t: "answer", index: this.now.index, action: choice.action });
    if (this.pending === choice) this.pending = null;
    if (!ok) {
      this.sentAt = null;
      return;
    }
    if (this.preview === choice) this.clear();
    this.saying = said;
    this.toast = { text: said, undo: canUndo };
  }

  /** Ask everybody to go back to the moment that is shown; alone among bots it is done at once. */
  async goBackHere(): Promise<void> {
    if (!this.now || !this.past) return;
    const { answers } = this.past;
    this.returnToNow();
    await this.ask({ t: "ask-back", index: this.now.index, answers });
  }

  async undo(isWholeTurn = false): Promise<void> {
    if (!this.now) return;
    const { index, undo } = this.now;
    if (undo.steps === 0) {
      this.notice = undo.blocked_by ? sentence(undo.blocked_by) : t("ui-undo-none");
      this.saying = this.notice;
      return;
    }
    const ok = await this.ask({ t: isWholeTurn ? "restart" : "undo", index });
    if (ok) this.toast = { text: t("ui-undone"), undo: false };
  }

  /** Give the game up: whatever the others answer meanwhile, that is still meant. */
  async giveUp(): Promise<boolean> {
    while (this.now && !this.isOver) {
      const { index } = this.now;
      if (await this.ask({ t: "resign", index })) {
        this.notice = null;
        return true;
      }
      if (this.now.index === index) return false; // not refused because others were faster
    }
    return false;
  }

  /** Take back everything after so many answers, further than undo does. */
  async goBack(answers: number): Promise<void> {
    if (!this.now) return;
    const ok = await this.ask({ t: "ask-back", index: this.now.index, answers });
    if (ok) this.toast = { text: t("ui-undone"), undo: false };
  }

  async why(ref: Ref, anchor: Element): Promise<void> {
    if (!this.now || this.past || this.isOver) return;
    const reply = await this.reply({ t: "why", ref });
    if (reply?.t !== "why") return;
    if (!reply.why.hindrance) return void this.inspect(ref, anchor);
    this.pop = { anchor, why: reply.why };
    this.announce(reply.why.hindrance.text);
  }

  /** Why a move cannot be made. */
  async whyMove(move: Move, anchor: Element): Promise<void> {
    const reply = await this.reply({ t: "why-move", move });
    if (reply?.t !== "why-move" || !reply.hindrance) return;
    this.pop = { anchor, why: { hindrance: reply.hindrance } };
    this.announce(reply.hindrance.text);
  }

  async inspect(ref: Ref, anchor: Element): Promise<void> {
    const piece = this.pieceOf(ref);
    const look = piece === null ? null : await this.lookUp(piece);
    if (look) this.pop = { anchor, look, ref };
  }

  /** What is printed on a component; asked for if it is not known yet. */
  printed(piece: string): Look | undefined {
    const known = this.looks[piece];
    if (!known) void this.lookUp(piece);
    return known;
  }

  private async lookUp(piece: string): Promise<Look | null> {
    const known = this.looks[piece];
    if (known || this.asked.has(piece)) return known ?? null;
    this.asked.add(piece);
    const reply = await this.reply({ t: "look", piece });
    this.asked.delete(piece);
    if (reply?.t !== "look") return null;
    this.looks = { ...this.looks, [piece]: reply.look };
    return reply.look;
  }

  async hint(): Promise<void> {
    if (!this.now) return;
    this.clear();
    this.hints = [];
    const reply = await this.reply({ t: "hint", index: this.now.index });
    this.hints = reply?.t === "hint" ? reply.best : null;
  }

  /** What could be prepared after these moves. */
  async foresee(moves: PlannedMove[]): Promise<Foreseen | null> {
    if (!this.now) return null;
    const reply = await this.reply({ t: "ahead", index: this.now.index, moves });
    return reply?.t === "ahead" ? reply.foreseen : null;
  }

  async lookAt(answers: number): Promise<void> {
    if (!this.now) return;
    if (answers >= this.now.answers) return this.returnToNow();
    const reply = await this.reply({ t: "at", answers: Math.max(0, answers) });
    if (reply?.t !== "past") return;
    this.clear();
    this.past = reply.sight;
  }

  /** Step again through everything from this answer on. */
  async playBack(answers: number): Promise<void> {
    await this.lookAt(answers);
    this.isPlayingBack = this.past !== null;
  }

  returnToNow(): void {
    this.past = null;
    this.isPlayingBack = false;
    this.clear();
  }

  /** The same game once more, with the same players. */
  async rematch(): Promise<void> {
    if (!this.facts) return;
    if (this.company && !this.facts.guide && !this.isReplay && this.now?.reader != null) {
      return this.offerRematch();
    }
    const { game, names, setup } = this.facts;
    const wish = { game, seats: this.players(), options: setup.options, names };
    const byLink = lentOf(this.id).map((each) => each.seat);
    await this.goTo(
      openTable(wish, byLink),
      byLink.some((seat) => wish.seats[seat] === "human"),
    );
  }

  /** Everybody is asked; alone among bots, or at one screen, the table is laid at once. */
  private async offerRematch(): Promise<void> {
    if (!this.company?.rematch) await this.ask({ t: "offer", kind: "rematch" });
    const again = this.company?.rematch;
    if (!again) return;
    this.keepRematch();
    route.go(`/t/${again.table}`);
  }

  /** Play on against bots from the moment that is shown, at a table of its own. */
  async playFromHere(): Promise<void> {
    if (!this.id || !this.sight) return;
    const seats = this.players();
    if (!seats.includes("human")) seats[0] = "human";
    await this.goTo(playFrom(this.id, this.sight.answers, { seats }));
  }

  /** To a new table, with the links for friends first; why there is none is said in the dock. */
  private async goTo(opening: Promise<string>, hasLinks = false): Promise<void> {
    try {
      route.go(`/t/${await opening}${hasLinks ? "#seats" : ""}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = sentence(error.text);
      this.announce(error.text);
    }
  }

  /** Who answers for each seat. */
  private players(): string[] {
    const seats = this.now?.seats ?? [];
    return seats.filter((seat) => seat.player !== "script").map((seat) => seat.player);
  }

  async share(): Promise<void> {
    const address = location.href.replace("/t/", "/replay/");
    const isCopied = await copy(address);
    this.toast = { text: isCopied ? t("ui-copied") : address, undo: false };
  }

  // -- telling

  /** For screen readers. */
  get live(): string {
    return typeof this.saying === "string" ? this.saying : sentence(this.saying);
  }

  /** The words of a game may come after its first sight. */
  announce(text: Phrase): void {
    this.saying = text;
  }

  openDrawer(tab: Tab): void {
    this.tab = tab;
    this.isDrawerOpen = true;
  }

  finishAutoma(): void {
    const told = [...this.automa, ...this.chapters.flatMap((step) => step.all)];
    this.automaSeen = Math.max(this.automaSeen, ...told.map((each) => each.index));
  }

  /** Was an order carried out? */
  async ask(request: Request): Promise<boolean> {
    const reply = await this.reply(request);
    return reply?.t === "ok";
  }

  /** Told a moment later: pieces ask for their print while they are drawn. */
  private count(more: number): void {
    this.underway += more;
    queueMicrotask(() => (this.asking = this.underway));
  }

  /** The server's reply; a refusal is shown, with the table as it lies now. */
  private async reply(request: Request) {
    this.count(1);
    try {
      const reply = await this.line?.ask(request);
      if (reply?.t !== "refused") return reply;
      if (reply.sight) this.show(reply.sight);
      const text = reply.sight ? ours("ui-stale") : reply.text;
      this.notice = sentence(text);
      this.announce(text);
      return undefined;
    } catch (error) {
      if (error instanceof LineBroken) return undefined; // the notice under the bar says so
      throw error;
    } finally {
      this.count(-1);
    }
  }
}

/** Others have answered, and the reader is asked the same as before: what was chosen stays. */
const isSameQuestion = (before: Sight | null, sight: Sight): boolean =>
  before?.question?.seat === sight.reader &&
  before.question.seat === sight.question?.seat &&
  before.answers !== sight.answers &&
  JSON.stringify(before.question.choices) === JSON.stringify(sight.question.choices);

function unlessBroken(error: unknown): void {
  if (!(error instanceof LineBroken)) throw error;
}

const lastIndex = (told: Told[]): number => told.at(-1)?.index ?? -1;

const isAlone = (choice: Choice, ref: Ref): boolean =>
  choice.targets.length === 0 && same(choice.subject, ref);
