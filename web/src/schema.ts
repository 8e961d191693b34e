// Written by tools/schema_ts.py from `crowns schema`: do not edit.

export const PROTOCOL = 1;

export type Language = "en" | "cs" | "pl";
export type Names = Record<Language, string>;
export type Param = Phrase["params"][string];

export interface AccountFacts {
  name: string;
  created: string;
  sessions: number;
  codes: number;
  seats: Array<HeldSeat>;
}

export interface Advice {
  action: number;
  value: number | null;
  visits: number;
}

export interface Agree {
  t: "agree";
  n: number;
  agrees: boolean;
}

export interface AnswerLine {
  n: number;
  seat: number;
  move: Record<string, string | number | [number, number]>;
  action: number;
  h: string;
}

export interface ArchitectsAbilityFace {
  kind: string;
  also: string | null;
  gain: Record<string, number>;
  amount: number;
  limit: number;
  trade: string | null;
  pay: Record<string, number>;
}

export interface ArchitectsApprenticeFace {
  id: string;
  names: Names;
  skills: Array<string>;
  virtue: number;
  ability: ArchitectsAbilityFace;
}

export interface ArchitectsBoardFace {
  id: string;
  names: Names;
  ability: ArchitectsAbilityFace;
  start: Record<string, number>;
  prisoners: number;
}

export interface ArchitectsBuildingFace {
  id: string;
  names: Names;
  skills: Array<string>;
  cost: Record<string, number>;
  points: number;
  virtue: number;
  effect: ArchitectsEffectFace | null;
  end: ArchitectsEndFace | null;
}

export interface ArchitectsComponents {
  goods: Array<string>;
  resources: Array<string>;
  skills: Array<string>;
  places: Record<string, ArchitectsPlaceFace>;
  levels: Array<ArchitectsLevelFace>;
  virtue_points: Array<number>;
  cathedral_virtue: number;
  market_virtue: number;
  influence_most: number;
  influence_steps: Array<number>;
  hand_limit: number;
  apprentice_limit: number;
  printed_small: Record<string, number>;
  printed_large: Record<string, number>;
  apprentices: Record<string, ArchitectsApprenticeFace>;
  buildings: Record<string, ArchitectsBuildingFace>;
  boards: Record<string, ArchitectsBoardFace>;
  rewards: Record<string, ArchitectsRewardFace>;
  market_cards: Record<string, ArchitectsMarketFace>;
  contributions: Record<string, ArchitectsContributionFace>;
  monuments: Record<string, ArchitectsMonumentFace>;
  schemes: Record<string, ArchitectsSchemeFace>;
  opponents: Record<string, ArchitectsOpponentFace>;
}

export interface ArchitectsContributionFace {
  id: string;
  names: Names;
  gains: Record<string, Record<string, number>>;
  princess_at: string;
  profiteer_at: string;
  princess: ArchitectsEffectFace;
  profiteer_gain: Record<string, number>;
  profiteer_loss: number;
}

export interface ArchitectsContributionView {
  card: string;
  laid: Array<string>;
}

export interface ArchitectsEffectFace {
  kind: string;
  is_optional: boolean;
  gain: Record<string, number>;
  count: number;
  of: string | null;
  per: number;
  place: string | null;
  options: Array<ArchitectsEffectFace>;
}

export interface ArchitectsEndFace {
  kind: string;
  of: string | null;
  per: number;
  amount: number;
}

export interface ArchitectsGuildhallView {
  rows: number;
  row_length: number;
  lying: number;
  workers: Array<number>;
  resets_at: Array<number>;
  next_reset: number | null;
}

export interface ArchitectsHandView {
  id: string;
  missing: Record<string, number>;
  missing_skills: Array<string>;
}

export interface ArchitectsLevelFace {
  level: number;
  spaces: number;
  points: number;
  cost: Record<string, number>;
}

export interface ArchitectsLevelView {
  level: number;
  players: Array<number>;
}

export interface ArchitectsMarketFace {
  id: string;
  small: Record<string, number>;
  large: Record<string, number>;
}

export interface ArchitectsMonumentFace {
  id: string;
  names: Names;
  resource: string;
  cost: Record<string, number>;
  points: number;
}

export interface ArchitectsMonumentView {
  id: string;
  laid: number;
  owner: number | null;
  site: string | null;
}

export interface ArchitectsOfferView {
  slot: number;
  row: number;
  column: number;
  coins: number;
  apprentice: string | null;
  price: Record<string, number>;
  silver: number;
}

export interface ArchitectsOpponentFace {
  id: string;
  names: Names;
  virtue: number;
  influence: number;
  focus: ArchitectsVisitFace;
  trigger: string;
  trigger_place: string | null;
  ability: Array<ArchitectsOrderFace>;
  discount: number;
  monuments: Array<string>;
  captures: Array<string>;
}

export interface ArchitectsOrderFace {
  kind: string;
  repeat: string;
  number: number;
  gain: Record<string, number>;
  space: string | null;
}

export interface ArchitectsPlaceFace {
  names: Names;
  clause: string;
  is_capturable: boolean;
  cost: Record<string, number>;
  yields: Record<string, Array<number>>;
}

export interface ArchitectsPlaceView {
  id: string;
  workers: Array<number>;
  has_princess: boolean;
  has_profiteer: boolean;
  monument: string | null;
  goods: Record<string, number>;
  strength: number;
  together: number;
}

export interface ArchitectsPlayerView {
  player: number;
  is_scripted: boolean;
  board: string | null;
  goods: Record<string, number>;
  virtue: number;
  forbidden: string | null;
  influence: number;
  unpaid_debts: number;
  paid_debts: number;
  level: number;
  home: number;
  captives: Array<number>;
  apprentices: Array<string>;
  skills: Array<string>;
  buildings: Array<string>;
  monuments: Array<string>;
  hand_size: number;
  points: number;
  marker: string | null;
}

export interface ArchitectsRewardFace {
  id: string;
  gain: Record<string, number>;
}

export interface ArchitectsSchemeFace {
  id: string;
  names: Names;
  is_advanced: boolean;
  visits: Array<ArchitectsVisitFace>;
}

export interface ArchitectsScriptView {
  opponent: string;
  schemes: number;
  discards: Array<string>;
  advanced: number;
}

export interface ArchitectsView {
  game: string;
  seat: number | null;
  actor: number;
  waiting: Array<number>;
  asked: string;
  turn_number: number;
  winners: Array<number> | null;
  turn: number;
  first: number;
  final_turns: number | null;
  is_reset_due: boolean;
  has_wonder: boolean;
  players: Array<ArchitectsPlayerView>;
  places: Array<ArchitectsPlaceView>;
  prison: Array<number>;
  tax: number;
  guildhall: ArchitectsGuildhallView;
  cathedral: Array<ArchitectsLevelView>;
  offer: Array<ArchitectsOfferView>;
  small_card: string | null;
  large_card: string | null;
  apprentices_left: number;
  buildings_left: number;
  rewards_left: number;
  being_built: Array<string>;
  hand: Array<ArchitectsHandView>;
  pack: Array<ArchitectsHandView>;
  five: Array<ArchitectsHandView>;
  due: Record<string, number>;
  credit: number;
  left: number | null;
  monuments: Array<ArchitectsMonumentView>;
  contribution: ArchitectsContributionView | null;
  consequence: string | null;
  script: ArchitectsScriptView | null;
  capture_price: Record<string, number> | null;
}

export interface ArchitectsVisitFace {
  place: string;
  condition: string | null;
  wanted: number;
  options: Array<Array<ArchitectsOrderFace>>;
  then: Array<ArchitectsOrderFace>;
}

export interface AskAhead {
  t: "ahead";
  n: number;
  index: number;
  moves?: Array<Record<string, string | number | [number, number]>>;
}

export interface AskBack {
  t: "ask-back";
  n: number;
  index: number;
  answers: number;
}

export interface AskHint {
  t: "hint";
  n: number;
  index: number;
}

export interface AskLook {
  t: "look";
  n: number;
  piece: string;
}

export interface AskPast {
  t: "at";
  n: number;
  answers: number;
}

export interface AskWhy {
  t: "why";
  n: number;
  ref: Ref;
}

export interface AskWhyMove {
  t: "why-move";
  n: number;
  move: Record<string, string | number | [number, number]>;
}

export interface BackLine {
  back: number;
  h: string;
}

export interface BrianBoruCardFace {
  id: string;
  suit: string;
  value: number;
  primary: Array<string>;
  upper: Array<string>;
  lower: Array<string>;
}

export interface BrianBoruComponents {
  players: Array<string>;
  suits: Record<string, Names>;
  cards: Record<string, BrianBoruCardFace>;
  towns: Record<string, BrianBoruTownFace>;
  roads: Array<[string, string]>;
  regions: Record<string, BrianBoruRegionFace>;
  marriages: Record<string, BrianBoruMarriageFace>;
  vikings: Record<string, number>;
  track: Array<BrianBoruSpaceFace>;
  sides: Record<string, Names>;
  player_counts: Record<string, BrianBoruPlayerCountFace>;
  constants: BrianBoruConstants;
  coast: Array<[number, number]>;
}

export interface BrianBoruConstants {
  kept: number;
  extra_cost: number;
  expand_cost: number;
  pay_points: number;
  decline_points: number;
  monastery_discs: number;
  region_points: Array<number>;
  board_divisor: number;
}

export interface BrianBoruDraftView {
  step: number;
  pack_size: number;
  pack: Array<string> | null;
  waiting: Array<number>;
  passes_to: number | null;
}

export interface BrianBoruMarriageFace {
  names: Names;
  vp: number;
  renown: number;
  region: string | null;
  is_princess: boolean;
}

export interface BrianBoruNotesView {
  played: Array<Array<string>>;
  packs: Array<Array<string>>;
}

export interface BrianBoruPlayerCountFace {
  rounds: number;
  dealt: number;
  choices: number;
  tricks: number;
}

export interface BrianBoruPlayerView {
  seat: number;
  colour: string;
  coins: number;
  renown: number;
  vp: number;
  points: number;
  space: number;
  raiders: number;
  church_discs: number;
  regions: number;
  cards: number;
  tokens: Array<string>;
  marriages: Array<string>;
  hand: Array<string> | null;
}

export interface BrianBoruProspectView {
  card: string;
  primary: BrianBoruRowView;
  upper: BrianBoruRowView;
  lower: BrianBoruRowView | null;
}

export interface BrianBoruPurchaseView {
  reached: number;
  after: number;
  is_alone: boolean | null;
}

export interface BrianBoruRaceView {
  track: string;
  amounts: Array<number>;
  leaders: Array<number>;
  losers: Array<number>;
}

export interface BrianBoruRegionFace {
  names: Names;
  letter: string;
  prefix: string;
  threshold: number;
  points: number;
  label: [number, number];
  claim_slot: [number, number];
  outline: Array<[number, number]>;
  towns: Array<string>;
}

export interface BrianBoruRegionView {
  id: string;
  is_face_up: boolean;
  holder: number | null;
  strengths: Array<number>;
  counted: Array<number>;
  vikings: number;
  weight: number;
  would_flip: boolean;
  strongest: Array<number>;
  next_holder: number | null;
}

export interface BrianBoruRowView {
  changes: Record<string, number>;
  extra: number;
  targets: Array<string>;
  freeable: Array<string>;
  ahead: Record<string, boolean>;
}

export interface BrianBoruSpaceFace {
  coins: number;
  renown: number;
  has_town: boolean;
}

export interface BrianBoruTownFace {
  name: string;
  colour: string;
  region: string;
  at: [number, number];
  roads: Array<string>;
}

export interface BrianBoruTownView {
  id: string;
  disc: number | null;
  has_vikings: boolean;
  has_monastery: boolean;
  is_active: boolean;
}

export interface BrianBoruTrickView {
  number: number;
  tricks: number;
  active_town: string | null;
  leader: number | null;
  cards: Array<string | null>;
  order: Array<number>;
  winner: number | null;
  is_complete: boolean;
  resolver: number | null;
  action: string | null;
  unresolved: Array<number>;
}

export interface BrianBoruView {
  game: string;
  seat: number | null;
  actor: number;
  waiting: Array<number>;
  asked: string;
  turn_number: number;
  winners: Array<number> | null;
  symbol: string | null;
  purchases: Array<BrianBoruPurchaseView>;
  region: string | null;
  loser: number | null;
  phase: string;
  round: number;
  rounds: number;
  is_last_round: boolean;
  marker: number | null;
  battle_area: number;
  viking_cards_left: number;
  marriage: string | null;
  marriages_left: number;
  princess: string | null;
  princess_holder: number | null;
  undealt: number;
  towns: Array<BrianBoruTownView>;
  regions: Array<BrianBoruRegionView>;
  races: Array<BrianBoruRaceView>;
  players: Array<BrianBoruPlayerView>;
  trick: BrianBoruTrickView | null;
  draft: BrianBoruDraftView | null;
  prospects: Array<BrianBoruProspectView>;
  notes: BrianBoruNotesView | null;
  vikings_contend_final: boolean;
}

export interface Case {
  when: Phrase;
  gains: Record<string, number>;
  told: Array<Phrase>;
}

export interface Change {
  seat: number;
  before: number;
  after: number;
  clause: string;
  reason: Phrase;
  pieces: Array<Ref>;
  origin: Ref | null;
}

export interface ChangeKey {
  key?: string;
  is_claim?: boolean;
  name?: string | null;
}

export interface Choice {
  action: number;
  verb: string;
  move: Record<string, unknown>;
  subject: Ref | null;
  targets: Array<Ref>;
  say: Phrase;
  outcome: Outcome;
  cases: Array<Case>;
}

export interface ClauseText {
  id: string;
  part: string;
  chapter: string;
  section: string;
  text: string;
}

export interface Collect {
  keys: Array<string>;
}

export interface CompanySeen {
  t: "company";
  pace: TablePace;
  has_free_words: boolean;
  is_paused: boolean;
  offer: Offer | null;
  seats: Array<SeatCompany>;
  rematch: Rematch | null;
  delay: number;
  is_behind: boolean;
  is_rated: boolean;
  gathering: Array<number> | null;
}

export interface Competitor {
  name: string | null;
  bot: string | null;
  script: Names | Phrase | null;
}

export interface ConnectFourView {
  game: string;
  seat: number | null;
  actor: number;
  waiting: Array<number>;
  asked: string;
  turn_number: number;
  winners: Array<number> | null;
  rows: Array<string>;
}

export interface Consent {
  t: "consent";
  n: number;
  index: number;
  agrees: boolean;
}

export interface CurvePoint {
  turn: number;
  points: Array<number>;
}

export interface DealNow {
  t: "deal";
  n: number;
}

export interface DigestLine {
  answers: number;
  digest: string;
  h: string;
}

export interface Done {
  t: "ok";
  n: number;
}

export interface Export {
  name: string;
  created: string;
  sessions: Array<string>;
  seats: Array<HeldSeat>;
  words: Array<Record<string, unknown>>;
  reports: Array<Record<string, unknown>>;
  notices: Array<Record<string, unknown>>;
  browsers: Array<Record<string, unknown>>;
  ratings: Array<RatingFacts>;
  rated: Array<RatedGame>;
}

export interface Fit {
  step: number;
  action: number | null;
}

export interface Foreseen {
  text: Phrase | null;
  steps: Array<PlannedStep>;
}

export type FromReader = Hello | Sit | SayAnswer | SayMove | TakeBack | Restart | AskBack | Consent | Resign | Replace | AskWhy | AskWhyMove | AskLook | AskHint | AskPast | SayTalk | MakeOffer | Agree | GoAway | GiveNumber | DealNow | AskAhead | SayPlan;

export interface GameFacts {
  id: string;
  names: Names;
  seat_counts: Array<number>;
  default_seats: number;
  options: Array<OptionFacts>;
  bots: Array<string>;
  usual_bot: string;
  has_secret_hands: boolean;
}

export interface GiveNumber {
  t: "number";
  n: number;
  seat: number;
  number: number;
}

export interface GoAway {
  t: "vacation";
  n: number;
  is_away: boolean;
}

export interface GuideFacts {
  id: string;
  steps: Array<Step>;
}

export interface GuideSight {
  fits: Array<Fit>;
  strayed_at: number | null;
}

export interface HandedKey {
  seat: number;
  player: string;
  name: string;
  key: string;
}

export interface HeaderLine {
  format: number;
  game: string;
  rules: number;
  content: string;
  setup: SetupFacts;
  players: Array<string>;
  commitment: string;
  numbers: Array<number>;
  h: string;
  guide?: string | null;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
}

export interface HeldSeat {
  table: string;
  seat: number;
  key: string;
}

export interface Hello {
  t: "hello";
  v: number;
  known?: number;
  since?: number;
  seat?: number | null;
}

export interface Hindrance {
  code: string;
  clause: string;
  text: Phrase;
  move: Record<string, unknown>;
  helps: Array<number>;
}

export interface HouseFacts {
  version: string;
  protocol: number;
  is_home: boolean;
  address: string | null;
}

export interface Ladder {
  game: string;
  title: Names;
  entries: Array<LadderEntry>;
}

export interface LadderEntry {
  player: Competitor;
  rating: RatingFacts;
}

export interface Listed {
  id: string;
  game: string;
  title: Names;
  created: string;
  changed: string;
  seats: Array<SeatSight>;
  names: Array<string>;
  standing: Standing;
  is_over: boolean;
  is_read_only: boolean;
  origin: Origin | null;
  keys: Array<SeatKey>;
}

export interface Look {
  title: Phrase | Names;
  lines: Array<Phrase>;
  unsure: Array<Phrase>;
}

export interface MakeOffer {
  t: "offer";
  n: number;
  kind: "pause" | "resume" | "replace" | "rematch";
  about?: number | null;
  player?: string | null;
}

export interface Me {
  account: AccountFacts | null;
  codes: Array<string>;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  seats?: Array<string> | null;
  options?: Record<string, string | number | boolean | Array<string>>;
  seed?: number | null;
  names?: Array<string>;
  guide?: string | null;
  pace?: TablePace;
  has_free_words?: boolean;
  open?: Array<number>;
  delay?: number;
  is_rated?: boolean;
  gathers?: boolean;
}

export interface Notice {
  t: "notice";
  code: string;
  text: Phrase;
  seat: number | null;
}

export interface NoticeFacts {
  has_feed: boolean;
  feed: string | null;
  webhook: string | null;
}

export interface Offer {
  kind: "pause" | "resume" | "replace" | "rematch";
  seat: number;
  agreed: Array<number>;
  about: number | null;
  player: string | null;
}

export interface OpenSeat {
  is_open: boolean;
  key?: string;
}

export interface OpenTable {
  id: string;
  game: string;
  title: Names;
  created: string;
  seats: Array<SeatSight>;
  names: Array<string>;
  open: Array<number>;
  pace: TablePace;
  is_rated: boolean;
  rated: Array<SeatRating>;
}

export interface Opened {
  id: string;
  seats: Array<SeatKey>;
}

export interface Opponent {
  player: Competitor;
  place: number;
}

export interface OptionFacts {
  name: string;
  title: Phrase;
  default: string | number | boolean | Array<string>;
  choices: Array<string | number | boolean>;
  words: Array<Phrase | Names>;
  how_many: number;
  seats: Array<number>;
  usual_seats: number;
  nicknames: Record<string, Array<string>>;
}

export interface Origin {
  table: string;
  answers: number;
}

export interface Outcome {
  pays: Record<string, number>;
  gains: Record<string, number>;
  afterwards: Record<string, number>;
  sources: Array<Source>;
  points: Array<number> | null;
  changes: Array<Change>;
  is_final: boolean;
  asks_on: boolean;
  usual: Array<Phrase>;
  warns: Array<Phrase>;
  is_certain: boolean;
  usable?: Record<string, [number, number]>;
  lacks?: Record<string, Record<string, number>>;
}

export interface Past {
  t: "past";
  n: number;
  sight: Sight;
}

export interface Phrase {
  id: string;
  params: Record<string, string | number | Names | Phrase | Thing | Array<Phrase | Thing | Names | string>>;
}

export interface PlanSeen {
  t: "plan";
  seat: number;
  steps: Array<PlannedStep>;
  is_steady: boolean;
  ended: Phrase | null;
}

export interface PlannedStep {
  move: Record<string, unknown>;
  say: Phrase;
  kind: string;
  about: Array<Ref>;
}

export interface PlayOn {
  seats?: Array<string> | null;
}

export interface PlayerPage {
  name: string;
  since: string;
  ratings: Array<RatingFacts>;
  games: Array<RatedGame>;
}

export interface Present {
  t: "present";
  seats: Array<number>;
  watchers: number;
}

export interface Problem {
  code: string;
  text: Phrase;
}

export interface Proof {
  password: string;
}

export interface Prospect {
  seats: Array<SeatSight>;
  problem: Phrase | null;
}

export interface PushFacts {
  key: string | null;
}

export interface Question {
  seat: number;
  kind: string;
  about: Array<Ref>;
  text: Phrase;
  verbs: Array<Verb>;
  choices: Array<Choice>;
  usual: number | null;
}

export interface RatedGame {
  game: string;
  title: Names;
  at: string;
  replay: string | null;
  place: number;
  players: number;
  gain: number;
  others: Array<Opponent>;
}

export interface RatingFacts {
  game: string;
  title: Names;
  value: number;
  spread: number;
  games: number;
  is_provisional: boolean;
}

export type RecordLine = HeaderLine | AnswerLine | UndoLine | BackLine | TakeOverLine | ResignedLine | DigestLine | ResultLine | SecretLine;

export interface Recovery {
  name: string;
  code: string;
  password: string;
}

export interface Ref {
  kind: string;
  id: string | number | [number, number];
  seat?: number | null;
}

export interface Refused {
  t: "refused";
  n: number | null;
  code: string;
  text: Phrase;
  sight: Sight | null;
}

export interface Rematch {
  table: string;
  seats: Array<HandedKey>;
}

export interface Replace {
  t: "replace";
  n: number;
  seat: number;
  player: string;
  key?: string;
}

export interface Report {
  seat: number;
  words: string;
  about?: number | null;
  key?: string;
}

export interface Resign {
  t: "resign";
  n: number;
  index: number;
}

export interface ResignedLine {
  resigned: number;
  h: string;
}

export interface Restart {
  t: "restart";
  n: number;
  index: number;
}

export interface ResultLine {
  result: Array<number>;
  digest: string;
  h: string;
}

export interface Said {
  t: "said";
  lines: Array<TalkLine>;
}

export interface SaidAhead {
  t: "ahead";
  n: number;
  foreseen: Foreseen;
}

export interface SaidHint {
  t: "hint";
  n: number;
  best: Array<Advice>;
}

export interface SaidLook {
  t: "look";
  n: number;
  look: Look;
}

export interface SaidWhy {
  t: "why";
  n: number;
  why: Why;
}

export interface SaidWhyMove {
  t: "why-move";
  n: number;
  hindrance: Hindrance | null;
}

export interface SayAnswer {
  t: "answer";
  n: number;
  index: number;
  action: number;
}

export interface SayMove {
  t: "say";
  n: number;
  index: number;
  move: Record<string, string | number | [number, number]>;
}

export interface SayPlan {
  t: "plan";
  n: number;
  index?: number;
  moves?: Array<Record<string, string | number | [number, number]>>;
  is_steady?: boolean;
}

export interface SayTalk {
  t: "talk";
  n: number;
  phrase?: string | null;
  words?: string | null;
}

export interface ScoreSight {
  seat: number;
  points: number;
  clause: string;
  reason: Phrase;
  pieces: Array<Ref>;
  origin: Ref | null;
}

export interface SeatCompany {
  seat: number;
  is_claimed: boolean;
  is_open: boolean;
  left: number | null;
  is_running: boolean;
  vacation: number;
  is_away: boolean;
  is_out: boolean;
}

export interface SeatKey {
  seat: number;
  player: string;
  name: string;
  key: string;
}

export interface SeatRating {
  seat: number;
  name: string;
  value: number | null;
  is_provisional: boolean;
}

export interface SeatSight {
  seat: number;
  colour: string;
  letter: Phrase;
  name: Phrase | Names;
  player: string;
  points: number;
}

export interface SecretLine {
  secret: string;
  h: string;
}

export interface Seen {
  t: "sight";
  sight: Sight;
}

export interface SetupFacts {
  seats: number;
  options: Record<string, string | number | boolean | Array<string>>;
}

export interface Sight {
  index: number;
  reader: number | null;
  seats: Array<SeatSight>;
  waiting: Array<number>;
  answers: number;
  turn: number;
  view: TwoHeirsView | BrianBoruView | ArchitectsView | ConnectFourView;
  question: Question | null;
  first_news: number;
  news: Array<Told>;
  score: Array<ScoreSight>;
  undo: Undo;
  way_back: WayBack | null;
  winners: Array<number> | null;
  resigned: number | null;
  guide: GuideSight | null;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Sit {
  t: "sit";
  seat: number | null;
}

export interface Source {
  ref: Ref;
  gives: string;
}

export interface Spot {
  at: string;
  look: string;
  seat: number | null;
  count: number;
}

export interface Standing {
  answers: number;
  turn: number;
  points: Array<number>;
  waiting: Array<number>;
  winners: Array<number> | null;
  resigned: number | null;
  guide: string | null;
  sketch: Array<Spot>;
  is_gathering: boolean;
}

export interface Step {
  id: string;
  points: Array<Ref>;
  does: string | null;
  undoes: boolean;
  sees: "preview" | "why" | "score" | "log" | null;
  plays: Array<string>;
}

export interface TableFacts {
  t: "table";
  v: number;
  id: string;
  game: string;
  title: Names;
  setup: SetupFacts;
  components: TwoHeirsComponents | BrianBoruComponents | ArchitectsComponents | null;
  names: Array<string>;
  keys: Record<string, number>;
  bots: Array<string>;
  has_secret_hands: boolean;
  is_read_only: boolean;
  origin: Origin | null;
  commitment: string;
  guide: GuideFacts | null;
}

export interface TablePace {
  kind: "none" | "live" | "days";
  base: number;
  increment: number;
  days: number;
  vacation: number;
  end: "bot" | "wait" | "resign";
}

export interface TakeBack {
  t: "undo";
  n: number;
  index: number;
}

export interface TakeOverLine {
  takes_over: string;
  seat: number;
  h: string;
}

export interface TakeSeat {
  name?: string | null;
}

export interface TalkLine {
  number: number;
  seat: number;
  phrase: string | null;
  words: string | null;
  at: string;
}

export interface Thing {
  ref: Ref;
  name: Names | Phrase | string;
  typed: string;
}

export type ToReader = TableFacts | Seen | Present | Notice | CompanySeen | Said | PlanSeen | Done | Refused | SaidWhy | SaidWhyMove | SaidLook | SaidHint | SaidAhead | Past;

export interface Told {
  kind: string;
  seat: number | null;
  facts: Record<string, unknown>;
  text: Phrase | null;
  step: string | null;
  index: number;
  answer: number;
  turn: number;
  points: Array<number> | null;
}

export interface TwoHeirsComponents {
  tiles: Record<string, TwoHeirsTileFace>;
  kinds: Record<string, Names>;
  sets: Record<string, Names>;
  resources: Array<TwoHeirsResource>;
  treasures: Record<string, TwoHeirsTreasureFace>;
  crosses: Record<string, Names>;
  slots: number;
  hand_limit: number;
  henry: Names;
  levels: Array<Names>;
}

export interface TwoHeirsEffect {
  type: string;
  base?: number;
  each?: number;
  boosted?: number;
  match?: string | null;
  axis?: string | null;
  cap?: number | null;
  colours?: Array<string>;
  positions?: Array<string>;
  kinds?: Array<string>;
  resource?: string | null;
  amount?: number;
}

export interface TwoHeirsHenryView {
  level: number;
  treasures_left: number;
  reference: [number, number];
}

export interface TwoHeirsPlayerView {
  seat: number;
  hand: Array<string>;
  reach: number;
  resources: [number, number, number];
  sources: Array<Source>;
  missing: Record<string, [number, number, number]>;
  points: number;
}

export interface TwoHeirsResource {
  id: string;
  colour: string;
  names: Names;
}

export interface TwoHeirsRoadView {
  id: number;
  cells: Array<[number, number]>;
  buildings: [number, number];
  points: [number, number];
}

export interface TwoHeirsSlotView {
  slot: number;
  tile: string | null;
  has_shield: boolean;
  rank: number;
}

export interface TwoHeirsTileFace {
  kind: string;
  names: Names;
  set: string;
  colour: string;
  cost: [number, number, number];
  road: Array<Array<string>>;
  effect: TwoHeirsEffect;
  reconstructed: Array<string>;
}

export interface TwoHeirsTileView {
  at: [number, number];
  colour: string;
  id: string | null;
  owner: number | null;
  exits: Array<string>;
  token: string | null;
}

export interface TwoHeirsTreasureFace {
  form: string;
  colour: string | null;
  count: number;
  positions: Array<string>;
}

export interface TwoHeirsUnitView {
  owner: number;
  unit: string;
  at: [number, number] | null;
  place: string;
  is_marked: boolean;
}

export interface TwoHeirsView {
  game: string;
  seat: number | null;
  actor: number;
  waiting: Array<number>;
  asked: string;
  turn_number: number;
  winners: Array<number> | null;
  target: [number, number] | null;
  turn: number;
  final_turns: number | null;
  crown: number;
  discounts: number;
  stack: number;
  top_colour: string | null;
  sets: Array<string>;
  has_road_scoring: boolean;
  landscape: Array<TwoHeirsTileView>;
  ring: Array<TwoHeirsSlotView>;
  units: Array<TwoHeirsUnitView>;
  players: [TwoHeirsPlayerView, TwoHeirsPlayerView];
  removed: Array<string>;
  roads: Array<TwoHeirsRoadView>;
  henry: TwoHeirsHenryView | null;
}

export interface Undo {
  steps: number;
  blocked_by: Phrase | null;
}

export interface UndoLine {
  undo: number;
  h: string;
}

export interface UnwantedPush {
  endpoint: string;
}

export interface Verb {
  id: string;
  title: Phrase;
}

export interface WantedNotices {
  language: string;
  has_feed?: boolean;
  webhook?: string;
}

export interface WantedPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

export interface WayBack {
  seat: number;
  answers: number;
  agreed: Array<number>;
}

export interface Why {
  ref: Ref;
  choices: Array<number>;
  hindrance: Hindrance | null;
}

export interface Views {
  "two-heirs": TwoHeirsView;
  "brian-boru": BrianBoruView;
  "architects": ArchitectsView;
  "connect-four": ConnectFourView;
}

export interface Components {
  "two-heirs": TwoHeirsComponents;
  "brian-boru": BrianBoruComponents;
  "architects": ArchitectsComponents;
  "connect-four": null;
}
