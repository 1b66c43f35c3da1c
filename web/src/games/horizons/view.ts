/** What the server shows of a game of Horizons of Spirit Island. */

import type { Decision, Outcome, View } from '$lib/protocol/types'

export const ELEMENTS = ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'] as const
export const TERRAINS = ['jungle', 'mountain', 'sands', 'wetland'] as const
export const PIECES = ['explorer', 'town', 'city', 'dahan'] as const
export const TRACKS = ['energy', 'plays'] as const

export type Element = (typeof ELEMENTS)[number]
export type Terrain = (typeof TERRAINS)[number]
export type Piece = (typeof PIECES)[number]
export type Track = (typeof TRACKS)[number]
export type Deck = 'minor' | 'major'
export type Phase = 'set_up' | 'spirit' | 'fast' | 'invader' | 'slow' | 'time_passes'
export type Stage = 'stage_1' | 'stage_2' | 'stage_3'

export type Point = [number, number]
export type Outline = Point[]
/** A number of each element; those without any are left out. */
export type Elements = Readonly<Partial<Record<Element, number>>>

/** The whole table; lands and spirits are empty until the spirits are chosen. */
export interface HorizonsView extends View {
  game: 'horizons'
  seat: number | null
  phase: Phase
  island: IslandView
  lands: LandView[]
  spirits: SpiritView[]
  fear: FearView
  blight: { pool: number; start: number; on_island: number }
  invaders: InvadersView
  decks: DecksView
  decision: Decision | null
  outcome: Outcome | null
}

// -- the island

/** Boards by letter, which of them are assumed, and the oceans as outlines. */
export interface IslandView {
  boards: string[]
  assumed: string[]
  oceans: Outline[]
}

/** A land: what is there and what the invaders will do. */
export interface LandView extends Record<Piece, number> {
  /** The letter of its board and its number, such as `G5`. */
  id: string
  terrain: Terrain
  coastal: boolean
  adjacent: string[]
  outline: Outline
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

/** What will ravage, be built and be explored in a land next, as things stand. */
export interface ForecastView {
  ravage: boolean
  damage: number
  blight: boolean
  cascade: boolean
  build: Exclude<Piece, 'dahan'> | null
  can_explore: boolean
}

// -- the spirits

/** A slot of a presence track: a number, an element or both; 0 and `''` for none. */
export type Slot = [number, Element | '']

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
  energy_track: Slot[]
  /** How many slots of the track are open. */
  energy_open: number
  plays_track: Slot[]
  plays_open: number
  /** Presence that was destroyed. */
  destroyed: number
  /** The actions of each growth option. */
  growth: GrowthOp[][]
  /** The growth option of this turn, -1 for none. */
  grown: number
  elements: Elements
  hand: string[]
  in_play: string[]
  discard: string[]
  powers: PowerView[]
  hand_powers: PowerView[]
  innate: PowerView
  range_bonus: number
  passed: boolean
}

export type GrowthOp = 'reclaim_all' | 'add_presence' | 'gain_power_card' | 'gain_energy'

/** Why a power cannot be used now. */
export type WhyNot = 'too_dear' | 'in_hand' | 'used' | 'elements' | 'no_target' | 'other_phase'

/** A power: whether it can be used now and, if not, why; thresholds against elements. */
export interface PowerView {
  id: string
  used: boolean
  why_not: WhyNot | null
  thresholds: { elements: Elements; missing: Elements }[]
}

// -- fear, invaders, decks

/** The fear pool, earned cards and the terror level. */
export interface FearView {
  generated: number
  pool: number
  earned: number
  left: number
  terror_level: number
  /** Fear cards to earn before the terror level rises; `null` at the highest. */
  until_next_level: number | null
}

/** An invader card as printed. */
export interface InvaderCard {
  id: string
  stage: number
  terrains: Terrain[]
  coastal: boolean
  escalation: boolean
}

/** The invader track and what is left in the deck, stage by stage. */
export interface InvadersView {
  ravage: InvaderCard | null
  build: InvaderCard | null
  explore: InvaderCard | null
  left: number
  stages: Partial<Record<Stage, number>>
  unseen: Partial<Record<Stage, string[]>>
  discard: string[]
}

/** Sizes of the power decks and their discards. */
export interface DecksView {
  minor: number
  major: number
  minor_discard: string[]
  major_discard: string[]
}
