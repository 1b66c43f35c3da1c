/** Written by `make types` from the server's own schema (0eb3b4e9fb78d01b); do not edit. */

export type Protocol = AnyRequest | AnyMessage | AnyBody
export type AnyRequest =
  | Hello
  | Answer
  | Undo
  | Redo
  | Agree
  | Decline
  | Pause
  | Resume
  | Concede
  | Replace
  | Say
  | Emote
  | Suggest
  | Look
  | Hint
  | Lead
  | Mute
  | Rename
  | Away
  | Call
  | Ping
  | PlanIt
  | Unplan
  | Intend
export type AnyMessage =
  | Welcome
  | Update
  | View
  | Rewound
  | Redone
  | Status
  | Unseated
  | Chat
  | Emoted
  | Suggested
  | Renamed
  | Called
  | Pinged
  | Intended
  | Plans
  | Led
  | Question
  | Advice
  | Rematch
  | Done
  | Refusal
export type AnyBody =
  | AchievementInfo
  | Analysis
  | AnswerDanger
  | Asked
  | Attempt
  | BookInfo
  | BotName
  | BrowserKeys
  | Campaign
  | Challenge
  | ChallengeResult
  | ChanceData
  | ChapterInfo
  | Choice
  | CircleInfo
  | CircleMember
  | Code
  | Content
  | Created
  | DayPuzzle
  | Deal
  | DealCommitment
  | DealSeed
  | DealSeeds
  | Difference
  | Earned
  | Effect
  | Endpoint
  | ExampleAnswer
  | ExampleTable
  | Film
  | Fork
  | FrameData
  | GameOffer
  | GivenLuck
  | Glance
  | Health
  | HostToken
  | Invitation
  | Joined
  | Listed
  | Listing
  | Luck
  | Measured
  | Missed
  | Moment
  | Named
  | NewCircle
  | NewSeat
  | NewSubscription
  | NewTable
  | Odds
  | Offer
  | Origin
  | Outlook
  | OwnAttempt
  | PastChoice
  | Phrase
  | Pick
  | PlayedDeal
  | Player
  | PlayerSum
  | Position
  | Progress
  | Proposal
  | PushKey
  | PuzzleInfo
  | PuzzleTable
  | ReasonData
  | Report
  | ScenarioInfo
  | ScenarioName
  | SeatInfo
  | SeatToken
  | SectionInfo
  | SharedDeal
  | Sitter
  | Standing
  | Start
  | Statistics
  | Step
  | TableInfo
  | Tally
  | TokenCheck
  | Turn
  | TurnSum
  | TurningPoint
  | Vocabulary
  | Vote
  | WeighedOption
  | Why
  | Words
  | Problem

/**
 * The first message: the viewer's seats, and the last ply it knows.
 */
export interface Hello {
  do: 'hello'
  id?: number | null
  seat?: number | null
  tokens?: string[]
  since?: number
  turns?: number | null
  language?: string
  name?: string
  back?: boolean
}
/**
 * The answer to the question at a ply.
 */
export interface Answer {
  do: 'answer'
  id?: number | null
  seat?: number | null
  ply: number
  index: number
}
/**
 * Undo by a depth, or go back to a ply.
 */
export interface Undo {
  do: 'undo'
  id?: number | null
  seat?: number | null
  depth?: 'action' | 'choice' | 'turn'
  to?: number | null
}
/**
 * Redo the last undo.
 */
export interface Redo {
  do: 'redo'
  id?: number | null
  seat?: number | null
}
/**
 * Agree to a proposal.
 */
export interface Agree {
  do: 'agree'
  id?: number | null
  seat?: number | null
}
/**
 * Decline a proposal, or withdraw your own.
 */
export interface Decline {
  do: 'decline'
  id?: number | null
  seat?: number | null
}
/**
 * Pause the game.
 */
export interface Pause {
  do: 'pause'
  id?: number | null
  seat?: number | null
}
/**
 * Resume the game.
 */
export interface Resume {
  do: 'resume'
  id?: number | null
  seat?: number | null
}
/**
 * Resign.
 */
export interface Concede {
  do: 'concede'
  id?: number | null
  seat?: number | null
}
/**
 * Let a bot play for an absent player until they are back.
 */
export interface Replace {
  do: 'replace'
  id?: number | null
  seat?: number | null
  of: number
  bot?: string
}
/**
 * A line of chat.
 */
export interface Say {
  do: 'say'
  id?: number | null
  seat?: number | null
  text: string
}
/**
 * A gesture.
 */
export interface Emote {
  do: 'emote'
  id?: number | null
  seat?: number | null
  emote: string
}
/**
 * Suggest an option to the player who chooses.
 */
export interface Suggest {
  do: 'suggest'
  id?: number | null
  seat?: number | null
  ply: number
  index: number
}
/**
 * Request the whole question without being asked.
 */
export interface Look {
  do: 'look'
  id?: number | null
  seat?: number | null
}
/**
 * Try the options of a question and report the best; or stop that.
 */
export interface Hint {
  do: 'hint'
  id?: number | null
  seat?: number | null
  ply: number
  stop?: boolean
}
/**
 * Show all viewers the game at a ply; ``None`` ends it.
 */
export interface Lead {
  do: 'lead'
  id?: number | null
  seat?: number | null
  ply?: number | null
}
/**
 * Mute or unmute a seat; -1 means all spectators.
 */
export interface Mute {
  do: 'mute'
  id?: number | null
  seat?: number | null
  of: number
  muted?: boolean
}
/**
 * Change the viewer's name, also in earlier messages.
 */
export interface Rename {
  do: 'rename'
  id?: number | null
  seat?: number | null
  name: string
}
/**
 * Report that the page is hidden, or visible again.
 */
export interface Away {
  do: 'away'
  id?: number | null
  seat?: number | null
  away?: boolean
}
/**
 * Call an absent player, with a bell if their page is still open.
 */
export interface Call {
  do: 'call'
  id?: number | null
  seat?: number | null
  of: number
}
/**
 * Point at a thing on the board for everyone, for a moment.
 */
export interface Ping {
  do: 'ping'
  id?: number | null
  seat?: number | null
  ref: string
  sign?: 'danger' | 'help' | 'here'
}
/**
 * Show everyone a plan, until it is removed.
 */
export interface PlanIt {
  do: 'plan'
  id?: number | null
  seat?: number | null
  ref: string
  to?: string
  intent?: '' | 'defend' | 'go' | 'later' | 'leave'
  text?: string
}
/**
 * Remove a plan.
 */
export interface Unplan {
  do: 'unplan'
  id?: number | null
  seat?: number | null
  plan: string
}
/**
 * The unconfirmed picks at a ply, when several players choose at once.
 */
export interface Intend {
  do: 'intend'
  id?: number | null
  seat?: number | null
  ply: number
  answers?: number[]
}
/**
 * The full state, after hello.
 */
export interface Welcome {
  type: 'welcome'
  table: TableInfo
  seats: number[]
  ply: number
  view: {
    [k: string]: unknown
  } | null
  decision: Asked | null
  since: number
  turns: number
  events: [
    number,
    [
      string,
      {
        [k: string]: unknown
      }
    ][],
    number
  ][]
  chat: ChatLine[]
  undo: UndoTargets | null
  plans: Plan[]
  silent_seconds: number
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string
  title: string
  public: boolean
  game: string
  setup: {
    [k: string]: unknown
  }
  status: string
  seats: SeatInfo[]
  asked: number[]
  spectators: number
  watching: string[]
  proposal: Proposal | null
  commitment: string
  seed: string | null
  luck: string[]
  reopened_at: number | null
  rematch: string | null
  origin: Origin | null
  lesson: string
  challenge: string
  scenario: ScenarioName | null
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  name: string
  bot: string
  here: boolean
  away: boolean
  since: number | null
  reserved: boolean
  pick: string
  side: string
  also: string[]
}
/**
 * A player's proposal, which needs everyone's agreement, or a majority if it is a vote.
 */
export interface Proposal {
  seat: number
  to: number
  agreed: number[]
  vote?: Vote | null
  whose?: number[]
  gone?: PastChoice[]
  stays?: PastChoice[]
}
/**
 * Whether a bot is to play for an absent player; the majority of those present decides.
 */
export interface Vote {
  absent: number
  bot: string
  voters: number[]
  until: number
  opposed?: number[]
}
/**
 * A choice of a seat: the kind of the question, and the option.
 */
export interface PastChoice {
  seat: number
  kind: string
  option: (string | number)[]
}
/**
 * The game from which a table was forked.
 */
export interface Origin {
  table: string | null
  ply: number
  turn: number | null
}
/**
 * A scenario of the campaign, and what it is called.
 */
export interface ScenarioName {
  id: string
  title: {
    [k: string]: string
  }
}
/**
 * A decision as plain data.
 */
export interface Asked {
  about: (string | number)[]
  kind: string
  options: (string | number)[][] | null
  parts: Asked[]
  seat: number
  seats: number[]
}
/**
 * An earlier line of chat.
 */
export interface ChatLine {
  at: number
  name: string
  seat: number
  text: string
}
/**
 * The targets of undo by depth, and of redo; ``None`` where there is nothing to do.
 */
export interface UndoTargets {
  choice: UndoTarget | null
  action: UndoTarget | null
  turn: UndoTarget | null
  redo: UndoTarget | null
}
/**
 * The target of an undo or redo, at once or by agreement, and whose answers it affects.
 */
export interface UndoTarget {
  to: number
  free: boolean
  others: number[]
  bots: number
  gone?: PastChoice[]
  stays?: PastChoice[]
}
/**
 * A player's plan: a thing, or an arrow to another one, with a note.
 */
export interface Plan {
  id: string
  seat: number
  ref: string
  to: string
  intent: '' | 'defend' | 'go' | 'later' | 'leave'
  text: string
}
/**
 * A seat has answered: the events, and the next question.
 */
export interface Update {
  type: 'update'
  ply: number
  seat: number
  events: [
    string,
    {
      [k: string]: unknown
    }
  ][]
  decision: Asked | null
}
/**
 * The current table; it follows an update after a moment.
 */
export interface View {
  type: 'view'
  ply: number
  view: {
    [k: string]: unknown
  }
  undo: UndoTargets | null
}
/**
 * The game went back: forget what happened after the ply ``since``.
 */
export interface Rewound {
  type: 'rewound'
  ply: number
  seat: number
  view: {
    [k: string]: unknown
  }
  decision: Asked | null
  undo: UndoTargets | null
  turns: number
  since: number
  events: [
    number,
    [
      string,
      {
        [k: string]: unknown
      }
    ][],
    number
  ][]
}
/**
 * The updates up to this ply restored what was undone, at the request of a seat.
 */
export interface Redone {
  type: 'redone'
  ply: number
  seat: number
}
/**
 * Seats, proposals or the state of the table have changed.
 */
export interface Status {
  type: 'status'
  table: TableInfo
}
/**
 * The viewer has lost a seat; its newest token is valid for another ``hello``.
 */
export interface Unseated {
  type: 'unseated'
  seat: number
}
/**
 * A player said something.
 */
export interface Chat {
  type: 'chat'
  at: number
  name: string
  seat: number
  text: string
}
/**
 * A player made a gesture.
 */
export interface Emoted {
  type: 'emoted'
  name: string
  seat: number
  emote: string
}
/**
 * A player suggests an option.
 */
export interface Suggested {
  type: 'suggested'
  name: string
  seat: number
  ply: number
  index: number
}
/**
 * The person called so, at these seats, has another name, also in older messages.
 */
export interface Renamed {
  type: 'renamed'
  seats: number[]
  before: string
  name: string
}
/**
 * A player calls an absent one.
 */
export interface Called {
  type: 'called'
  name: string
  seat: number
  of: number
}
/**
 * A player points at a thing on the board.
 */
export interface Pinged {
  type: 'pinged'
  name: string
  seat: number
  ref: string
  sign: 'danger' | 'help' | 'here'
}
/**
 * The unconfirmed picks of a player at a ply.
 */
export interface Intended {
  type: 'intended'
  name: string
  seat: number
  ply: number
  answers: number[]
}
/**
 * All plans of all players.
 */
export interface Plans {
  type: 'plans'
  plans: Plan[]
}
/**
 * A player leads the viewers to a ply of the game, or back to the current table.
 */
export interface Led {
  type: 'led'
  name: string
  seat: number
  ply: number | null
}
/**
 * The whole question, in reply to ``look``.
 */
export interface Question {
  type: 'question'
  ply: number
  decision: Asked | null
}
/**
 * The best options, in reply to ``hint``; each message is more precise than the last.
 */
export interface Advice {
  type: 'advice'
  ply: number
  seat: number
  fates: number
  of: number
  options: AdvisedOption[]
}
/**
 * An option that is worth choosing, and why.
 */
export interface AdvisedOption {
  weighed: WeighedOption
  reason: ReasonData
}
/**
 * An option and its share of wins in the rollouts.
 */
export interface WeighedOption {
  answer: number
  worth: number
  chance: number | null
  margin: number
  fates: number
}
/**
 * Why an answer is given.
 */
export interface ReasonData {
  kind:
    | 'ahead'
    | 'behind'
    | 'causes'
    | 'chance'
    | 'effect'
    | 'equal'
    | 'even'
    | 'later'
    | 'odds'
    | 'only'
    | 'prepares'
    | 'prevents'
    | 'weaker'
    | 'weakest'
  events: [
    string,
    {
      [k: string]: unknown
    }
  ][]
  chances: ChanceData[]
}
/**
 * How likely something is.
 */
export interface ChanceData {
  about: (string | number)[][]
  /**
   * @minItems 2
   * @maxItems 2
   */
  alone: [number, number]
  /**
   * @minItems 2
   * @maxItems 2
   */
  helped: [number, number]
  reason: string
  tokens?: number
}
/**
 * A new table with the same seats is ready.
 */
export interface Rematch {
  type: 'rematch'
  table: string
  new: string
}
/**
 * A request was carried out and will not be lost.
 */
export interface Done {
  type: 'done'
  id: number | null
}
/**
 * A request changed nothing, and why.
 */
export interface Refusal {
  type: 'refusal'
  id: number | null
  code: string
  text: string
  data: {
    [k: string]: unknown
  }
}
export interface AchievementInfo {
  id: string
  game: string
  title: string
  text: string
  picture: string
  hidden: boolean
}
export interface Analysis {
  game: string
  seed: number
  budget: number
  plies: number
  won: boolean | null
  begin: number
  end: number
  luck: number
  choice: number
  lost: number
  steps: Step[]
  turns: TurnSum[]
  players: PlayerSum[]
  turning_points: TurningPoint[]
  costliest: number[]
}
export interface Step {
  cause: 'choice' | 'luck'
  ply: number
  to: number
  turn: number
  seat: number
  before: number
  after: number
  error: number
  answer?: number
  best?: number
  lost?: number
  lost_error?: number
}
export interface TurnSum {
  turn: number
  luck: number
  choice: number
  lost: number
}
export interface PlayerSum {
  seat: number
  choices: number
  accurate: number
  luck: number
  choice: number
  lost: number
}
export interface TurningPoint {
  step: number
  events: [
    string,
    {
      [k: string]: unknown
    }
  ][]
}
export interface AnswerDanger {
  answer: number
  certain: boolean
  /**
   * @minItems 2
   * @maxItems 2
   */
  chance: [number, number]
  reason: string
  cause:
    | [
        string,
        {
          [k: string]: unknown
        }
      ]
    | null
  ways: number[]
}
export interface Attempt {
  answers: number[]
}
export interface BookInfo {
  book: string
  game: string
  modules: string[]
  chapters: ChapterInfo[]
}
export interface ChapterInfo {
  id: string
  sections: SectionInfo[]
}
export interface SectionInfo {
  id: string
  title: string
  kinds: string[]
  about: string[]
}
export interface BotName {
  bot: string
}
export interface BrowserKeys {
  p256dh: string
  auth: string
}
export interface Campaign {
  scenarios: ScenarioInfo[]
  achievements: AchievementInfo[]
}
export interface ScenarioInfo {
  id: string
  game: string
  title: string
  before: string
  after: string
  twist: string
  setup: {
    [k: string]: unknown
  }
  choices: string[]
  goals: string[]
  measured: {
    [k: string]: Measured
  }
}
export interface Measured {
  won: number
  games: number
}
export interface Challenge {
  day: string
  deals: Deal[]
  results: ChallengeResult[]
  commitments: DealCommitment[]
}
export interface Deal {
  game: string
  setup: {
    [k: string]: unknown
  }
}
export interface ChallengeResult {
  table: string | null
  game: string
  players: number
  names: string[]
  won: boolean
  score: number
}
export interface DealCommitment {
  day: string
  game: string
  players: number
  commitment: string
}
export interface Choice {
  entry: string
  values: (string | number | boolean)[]
  default: unknown
  takes?: 'one' | 'some' | 'seats' | 'each'
  sides?: {
    [k: string]: string[]
  }
  sides_entry?: string
  module?: string
  suggested?: unknown
}
export interface CircleInfo {
  id: string
  title: string
  founder: number
  me: number
  members: CircleMember[]
  deals: SharedDeal[]
}
export interface CircleMember {
  member: number
  name: string
  streak: number
}
export interface SharedDeal {
  member: number
  day: string
  game: string
  players: number
  won: boolean
  score: number
}
export interface Code {
  size: number
  path: string
}
export interface Content {
  kind: string
  id: string
  facts: {
    [k: string]: unknown
  }
  text: string
}
export interface Created {
  table: TableInfo
  host: string
  tokens: {
    [k: string]: string
  }
}
export interface DayPuzzle {
  puzzle: PuzzleInfo
  view: {
    [k: string]: unknown
  }
}
export interface PuzzleInfo {
  id: string
  game: string
  modules: string[]
  goal: string
  grade: number
  lines: number
  succeed: number
  name: number
  day: number
}
export interface DealSeed {
  game: string
  players: number
  seed: string
}
export interface DealSeeds {
  day: string
  seeds: DealSeed[]
}
export interface Difference {
  answer: number
  prevented: [
    string,
    {
      [k: string]: unknown
    }
  ][]
  caused: [
    string,
    {
      [k: string]: unknown
    }
  ][]
  uncertain: boolean
  cost: number
  now: [
    string,
    {
      [k: string]: unknown
    }
  ][]
}
export interface Earned {
  game: string
  scenario: string
  over: boolean
  lanterns: boolean[]
  missed: Missed[][]
  achievements: string[]
}
export interface Missed {
  column: string
  of: string
  came_to: number | null
  least: number | null
  most: number | null
}
export interface Effect {
  answer: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  event: [
    string,
    {
      [k: string]: unknown
    }
  ]
}
export interface Endpoint {
  endpoint: string
}
export interface ExampleAnswer {
  kind: string
  takes: (string | number)[]
}
export interface ExampleTable {
  setup: {
    [k: string]: unknown
  }
  ply: number
  view: {
    [k: string]: unknown
  }
  decision: Asked | null
  events: [
    number,
    [
      string,
      {
        [k: string]: unknown
      }
    ][],
    number
  ][]
  film: Film
  follows: boolean
  next: number | null
  solved: boolean
}
export interface Film {
  since: number
  ply: number
  view: {
    [k: string]: unknown
  }
  frames: FrameData[]
}
export interface FrameData {
  ply: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  event: [
    string,
    {
      [k: string]: unknown
    }
  ]
  changes: {
    [k: string]: unknown
  }
}
export interface Fork {
  ply: number
  title?: string
  public?: boolean
  name?: string
}
export interface GameOffer {
  id: string
  choices: Choice[]
  bots: string[]
}
export interface GivenLuck {
  luck: string
}
export interface Glance {
  table: TableInfo
  view: {
    [k: string]: unknown
  } | null
}
export interface Health {
  version?: string
}
export interface HostToken {
  host: string
}
export interface Invitation {
  link: string
  reach: 'anywhere' | 'nearby' | 'here'
  code: Code
}
export interface Joined {
  circle: CircleInfo
  token: string
}
export interface Listed {
  id: string
  title: string
  game: string
  setup: {
    [k: string]: unknown
  }
  status: string
  seats: Sitter[]
  updated: number
  challenge: string
  scenario: ScenarioName | null
}
export interface Sitter {
  name?: string
  bot?: string
}
export interface Listing {
  public: boolean
}
export interface Luck {
  id: string
  got: number
  expected: number
  trials: number
  wanted: 'many' | 'few'
}
export interface Moment {
  kind: string
  turn: number
  ply: number
  /**
   * @minItems 2
   * @maxItems 2
   */
  event: [
    string,
    {
      [k: string]: unknown
    }
  ]
  refs: string[]
  tone: 'good' | 'bad'
  weight: number
}
export interface Named {
  name: string
}
export interface NewCircle {
  title: string
  name: string
}
export interface NewSeat {
  name?: string
  bot?: string
  pick?: string
  side?: string
  also?: string[]
}
export interface NewSubscription {
  endpoint: string
  keys: BrowserKeys
  language?: string
}
export interface NewTable {
  game: string
  setup?: {
    [k: string]: unknown
  }
  title?: string
  public?: boolean
  seats?: NewSeat[]
  start?: boolean
  lesson?: string
  scenario?: string
  challenge?: string
}
export interface Odds {
  place: (string | number)[]
  answers: number[]
  chances: ChanceData[]
}
export interface Offer {
  games: GameOffer[]
  bots: string[]
}
export interface Outlook {
  ply: number
  forecast: [
    string,
    {
      [k: string]: unknown
    }
  ][]
  odds: Odds[]
  effects: Effect[]
  difference: Difference | null
  dangers: AnswerDanger[]
  also?: number[]
}
export interface OwnAttempt {
  game: string
  position: string
  given: ExampleAnswer[]
  best: ExampleAnswer
  answers: number[]
}
/**
 * A name or a text, with notes in brackets.
 */
export interface Phrase {
  key?: string
  args?: {
    [k: string]: number | string | (number | string)[] | Phrase
  }
  named?: (number | string)[]
  ref?: string
  notes?: (number | string | (number | string)[] | Phrase)[]
  clause?: boolean
  when?: number | string | null
  otherwise?: (number | string)[] | Phrase | null
}
export interface Pick {
  value?: string
  side?: string
  also?: string[]
}
export interface PlayedDeal {
  record: string
  day: string
}
export interface Player {
  kind: string
  id: string
}
export interface Position {
  ply: number
  last: number
  view: {
    [k: string]: unknown
  } | null
  decision: Asked | null
  events: [
    number,
    [
      string,
      {
        [k: string]: unknown
      }
    ][],
    number
  ][]
  earlier_rules: number | null
}
export interface Progress {
  stage: 'none' | 'waiting' | 'running' | 'done'
  done?: number
  total?: number
  before?: number
  analysis?: Analysis | null
}
export interface PushKey {
  key: string
}
export interface PuzzleTable {
  setup: {
    [k: string]: unknown
  }
  ply: number
  view: {
    [k: string]: unknown
  }
  decision: Asked | null
  events: [
    number,
    [
      string,
      {
        [k: string]: unknown
      }
    ][],
    number
  ][]
  film: Film
  follows: boolean
  next: number | null
  solved: boolean
  judged: boolean
  lucky: boolean
  against: [
    string,
    {
      [k: string]: unknown
    }
  ][]
  counts: [number, number][]
}
export interface Report {
  game: string
  setup: {
    [k: string]: unknown
  }
  plies: number
  turns: number
  players: Player[]
  outcome: {
    [k: string]: unknown
  } | null
  timeline: Turn[]
  figures: {
    [k: string]: number
  }
  limits: {
    [k: string]: number
  }
  moments: Moment[]
  deeds: {
    [k: string]: number[]
  }
  luck: Luck[]
  view: {
    [k: string]: unknown
  }
}
export interface Turn {
  number: number
  ply: number
  seat: number
  figures: {
    [k: string]: number
  }
}
export interface SeatToken {
  token: string
}
export interface Standing {
  game: string
  position: string
  given: ExampleAnswer[]
  best: ExampleAnswer
}
export interface Start {
  fill?: string
}
export interface Statistics {
  tallies: Tally[]
  names: {
    [k: string]: number
  }
}
export interface Tally {
  game: string
  module: string
  level: string
  players: number
  games?: number
  won?: number
  best?: number | null
}
export interface TokenCheck {
  good: boolean
}
/**
 * How a game is put into words.
 */
export interface Vocabulary {
  prefix: string
  seat?: string
  variants?: string[]
  kinds?: {
    [k: string]: string | Phrase
  }
  refs?: string[] | null
  texts?: {
    [k: string]: string
  }
  questions?: {
    [k: string]: {
      [k: string]: number | string | (number | string)[] | Phrase
    }
  }
  about?: {
    [k: string]:
      | string
      | {
          [k: string]: number | string | (number | string)[] | Phrase
        }
  }
  topics?: string[]
  options?: {
    [k: string]:
      | string
      | {
          [k: string]: number | string | (number | string)[] | Phrase
        }
  }
  notes?: {
    [k: string]: (number | string | (number | string)[] | Phrase)[]
  }
  choices?: {
    [k: string]: {
      [k: string]: number | string | (number | string)[] | Phrase
    }
  }
  events?: {
    [k: string]:
      | string
      | {
          [k: string]: number | string | (number | string)[] | Phrase
        }
  }
  chances?: {
    [k: string]: number | string | (number | string)[] | Phrase
  }
  facts?: {
    [k: string]: string
  }
  besides?: {
    [k: string]: {
      [k: string]: number | string | (number | string)[] | Phrase
    }
  }
  cases?: {
    [k: string]: string
  }
  silent?: string[]
}
export interface Why {
  ply: number
  seat: number
  taken: number
  reason: ReasonData
  weighed: WeighedOption[]
  decision: Asked
  view: {
    [k: string]: unknown
  }
}
export interface Words {
  words: string
}
/**
 * Why a request changed nothing.
 */
export interface Problem {
  code: string
  text: string
  data: {
    [k: string]: unknown
  }
}
