/** What the server sends and takes; `docs/protocol.md` tells it in words. */

/** A tagged tuple of stable ids, such as `["tile", 4]` or `["stop"]`. */
export type Option = readonly [string, ...(string | number)[]]

/** The seat of a question that several may answer; each option then names its own seat. */
export const EVERYONE = -2

/** One question; it is answered with the index of an option. */
export interface Decision {
  seat: number
  seats: number[]
  kind: string
  about: (string | number)[]
  /** `null` for those who are not asked. */
  options: Option[] | null
}

/** A question with its options. */
export type OpenDecision = Decision & { options: Option[] }

/** An event: a tag with named values. */
export type Told = readonly [string, Readonly<Record<string, unknown>>]

/** The ply after an answer, what happened then, and the seat that answered; -1 at the beginning. */
export type Happened = [number, Told[], number]

/** How a game ended. */
export interface Outcome {
  won: boolean
  reason: string
  score: number
  lines?: Record<string, number>
}

/** What every game's view has. */
export interface View {
  game: string
  setup: SetupData
  turn: number
  phase: string
  outcome: Outcome | null
}

/** How a game is set up, as the server writes it. */
export interface SetupData {
  players: number
  level?: string
  edition?: string
  modules?: string[]
  options?: Record<string, unknown>
  [field: string]: unknown
}

/** A piece of content: a card, a tile, a power. */
export interface Content {
  kind: string
  id: string
  facts: Record<string, unknown>
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string
  bot: string
  /** Whether its player is connected. */
  here: boolean
}

/** Something that needs the agreement of all: going back to a ply, or giving up (-1). */
export interface Proposal {
  seat: number
  to: number
  agreed: number[]
}

export type Status = 'waiting' | 'playing' | 'paused' | 'over'

/** A table as everybody sees it. */
export interface TableInfo {
  id: string
  title: string
  game: string
  setup: SetupData
  status: Status
  seats: SeatInfo[]
  spectators: number
  proposal: Proposal | null
  commitment: string
  seed: string | null
  reopened_at: number | null
  rematch: string | null
  /** The table and ply from which the game goes on; no table for a record from elsewhere. */
  origin: { table: string | null; ply: number } | null
}

export type Depth = 'choice' | 'action' | 'turn'

/** Where each depth of undo leads, and whether it happens at once. */
export type UndoInfo = Record<Depth, { to: number; free: boolean } | null>

/** A line of chat. */
export interface ChatLine {
  at: number
  name: string
  seat: number
  text: string
}

export const EMOTES = ['hello', 'thanks', 'well_done', 'hurry', 'oops', 'think', 'yes', 'no'] as const
export type Emote = (typeof EMOTES)[number]

/** Everything the server may say on the socket. */
export type Message =
  | {
      type: 'welcome'
      table: TableInfo
      seats: number[]
      ply: number
      view: View | null
      decision: Decision | null
      events: Happened[]
      chat: ChatLine[]
      undo: UndoInfo | null
    }
  | { type: 'update'; ply: number; seat: number; events: Told[]; decision: Decision | null }
  | { type: 'view'; ply: number; view: View; undo: UndoInfo | null }
  | { type: 'rewound'; ply: number; view: View; decision: Decision | null; undo: UndoInfo | null }
  | { type: 'status'; table: TableInfo }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'emoted'; name: string; seat: number; emote: Emote }
  | { type: 'suggested'; name: string; seat: number; ply: number; index: number }
  | { type: 'led'; name: string; seat: number; ply: number | null }
  | { type: 'question'; ply: number; decision: Decision | null }
  | { type: 'rematch'; table: string; new: string }
  | { type: 'done'; id: number | null }
  | { type: 'refusal'; id: number | null; code: string; text: string; data: Record<string, unknown> }

/** Everything a viewer may ask for, without the number that comes back with the reply. */
export type Request =
  | { do: 'hello'; tokens: string[]; since: number; language: string; name?: string }
  | { do: 'answer'; ply: number; index: number; seat?: number }
  | { do: 'undo'; depth?: Depth; to?: number }
  | { do: 'agree' | 'decline' | 'pause' | 'resume' | 'concede' | 'look' }
  | { do: 'say'; text: string }
  | { do: 'emote'; emote: Emote }
  | { do: 'suggest'; ply: number; index: number }
  | { do: 'lead'; ply?: number }
  | { do: 'mute'; of: number; muted: boolean }

/** A game at one of its plies, as the record has it. */
export interface Moment {
  ply: number
  last: number
  view: View | null
  decision: Decision | null
  events: Happened[]
}
