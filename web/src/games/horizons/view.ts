/** Written by `make types` from the views of the game (c80ba0ff82e70242); do not edit. */

import type { View } from '$lib/protocol/types'

export const ELEMENTS = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const
export type Element = (typeof ELEMENTS)[number]

export const INVADERS = ['explorer', 'town', 'city'] as const
export type Invader = (typeof INVADERS)[number]

export const PIECES = ['explorer', 'town', 'city', 'dahan'] as const
export type Piece = (typeof PIECES)[number]

export const TERRAINS = ['jungle', 'mountain', 'sands', 'wetland'] as const
export type Terrain = (typeof TERRAINS)[number]

export const PHASES = ['set_up', 'spirit', 'fast', 'invader', 'slow'] as const
export type Phase = (typeof PHASES)[number]

export const GROWTH_OPS = ['reclaim_all', 'add_presence', 'gain_power_card', 'gain_energy'] as const
export type GrowthOp = (typeof GROWTH_OPS)[number]

export const POWER_DECKS = ['minor', 'major', 'unique', 'innate'] as const
export type PowerDeck = (typeof POWER_DECKS)[number]

export const SPEEDS = ['fast', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

export const STRENGTHS = ['offence', 'control', 'fear', 'defence', 'utility'] as const
export type Strength = (typeof STRENGTHS)[number]

export const TRACKS = ['energy', 'plays'] as const
export type Track = (typeof TRACKS)[number]

export const DECKS = ['minor', 'major'] as const
export type Deck = (typeof DECKS)[number]

export type Point = [number, number]

export type Outline = Point[]

/** A number of each element; those without any are left out. */
export type Elements = Partial<Record<Element, number>>

/** A slot of a presence track: a number, an element or both; 0 and nothing for none. */
export type TrackSlot = [number, Element | '']

/** Why a power cannot be used now. */
export const WHY_NOTS = ['too_dear', 'in_hand', 'used', 'elements', 'no_target', 'other_phase'] as const
export type WhyNot = (typeof WHY_NOTS)[number]

/** Boards by letter, which of them are assumed, and the oceans as outlines. */
export interface IslandView {
  boards: string[]
  assumed: string[]
  oceans: Outline[]
}

/** The next ravage, build and explore in a land, as the cards are now. */
export interface ForecastView {
  ravage: boolean
  damage: number
  blight: boolean
  cascade: boolean
  build: Invader | null
  can_explore: boolean
}

/** A land: what is there and what the invaders will do. */
export interface LandView {
  /** The letter of its board and its number, such as `G5`. */
  id: string
  terrain: Terrain
  coastal: boolean
  adjacent: string[]
  outline: Outline
  explorer: number
  town: number
  city: number
  dahan: number
  /** Pieces with damage: kind, damage, how many. */
  damaged: [Piece, number, number][]
  health: Record<Piece, number>
  blight: number
  /** Presence by seat. */
  presence: number[]
  /** Seats with a sacred site here. */
  sacred: number[]
  defend: number
  next: ForecastView
}

/** The elements a threshold needs, and those still missing. */
export interface ThresholdView {
  elements: Elements
  missing: Elements
}

/** A power: whether it can be used now and, if not, why; thresholds against elements. */
export interface PowerView {
  id: string
  used: boolean
  why_not: WhyNot | null
  thresholds: ThresholdView[]
}

/** A spirit: tracks, cards, elements and what it can use now. */
export interface SpiritView {
  seat: number
  id: string
  special: string
  board: string
  energy: number
  income: number
  plays: number
  plays_left: number
  energy_track: TrackSlot[]
  /** How many slots of the track are open. */
  energy_open: number
  plays_track: TrackSlot[]
  plays_open: number
  /** Presence that was destroyed. */
  destroyed: number
  /** The actions of each growth option. */
  growth: GrowthOp[][]
  /** The growth option of this turn; nothing before one is chosen. */
  grown: number | null
  /** The numbers of its actions that are still to be done. */
  growing: number[]
  elements: Elements
  hand: string[]
  in_play: string[]
  discard: string[]
  powers: PowerView[]
  hand_powers: PowerView[]
  innate: PowerView
  /** Whether using the innate power asks which of its levels are used. */
  asks_levels: boolean
  range_bonus: number
  passed: boolean
}

/** The fear pool, earned cards and the terror level. */
export interface FearView {
  generated: number
  pool: number
  earned: number
  left: number
  terror_level: number
  /** Fear cards to earn before the terror level rises; nothing at the highest. */
  until_next_level: number | null
}

/** Blight left in the pool, and on the island. */
export interface BlightView {
  pool: number
  start: number
  on_island: number
}

/** An invader card as printed. */
export interface InvaderFacts {
  id: string
  stage: number
  terrains: Terrain[]
  coastal: boolean
  escalation: boolean
}

/** The invader track and what is left in the deck, stage by stage. */
export interface InvadersView {
  ravage: InvaderFacts | null
  build: InvaderFacts | null
  explore: InvaderFacts | null
  left: number
  stages: Record<string, number>
  unseen: Record<string, string[]>
  discard: string[]
}

/** Sizes of the power decks and their discards. */
export interface DecksView {
  minor: number
  major: number
  minor_discard: string[]
  major_discard: string[]
}

/** The whole table; lands and spirits are empty until the spirits are chosen. */
export interface HorizonsView extends View {
  phase: Phase
  island: IslandView
  lands: LandView[]
  spirits: SpiritView[]
  fear: FearView
  blight: BlightView
  invaders: InvadersView
  decks: DecksView
}

/** A power card or an innate power. */
export interface PowerFacts {
  deck: PowerDeck
  cost: number
  speed: Speed
  elements: Element[]
  /** Nothing when a spirit is the target. */
  range: number | null
  from_sacred_site: boolean
  from_terrain: Terrain[]
  /** What the target land must be or have; for spirits `any` or `another`. */
  target: string
  terrains: Terrain[]
  /** The elements of its threshold, or of each level of an innate power. */
  thresholds: Elements[]
}

/** One action of a growth option; the amount is a range of presence, or energy. */
export interface GrowthFacts {
  op: GrowthOp
  amount: number
  terrains: Terrain[]
}

/** A spirit's panel; powers by id. */
export interface SpiritFacts {
  special: string
  growth: GrowthFacts[][]
  energy: TrackSlot[]
  plays: TrackSlot[]
  innate: string
  cards: string[]
  progression: string[]
  strengths: Record<Strength, number>
  complexity: string
}

/** An island board. */
export interface BoardFacts {
  assumed: boolean
  /** The terrains of lands 1 to 8. */
  terrains: Terrain[]
}

/** What has no figures. */
export type NoFacts = Record<string, never>

/** The printed facts of each kind of thing in the box. */
export interface FactsByKind {
  board: BoardFacts
  fear: NoFacts
  innate: PowerFacts
  invader: InvaderFacts
  power: PowerFacts
  spirit: SpiritFacts
}
