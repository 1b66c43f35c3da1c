/** Written by `make types` from the views of the game (117b66cf23bc7bc2); do not edit. */

import type { View } from '$lib/protocol/types'

export const BOARD_COLOURS = ['yellow', 'blue', 'green', 'red'] as const
export type BoardColour = (typeof BOARD_COLOURS)[number]

export const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const
export type Colour = (typeof COLOURS)[number]

export const WEAKENERS = ['circle', 'mantra'] as const
export type Weakener = (typeof WEAKENERS)[number]

/** A ghost space: the colour of its board and its place from the left, 0 to 2. */
export type SpaceId = [BoardColour, number]

/** A number of things of each colour; colours without any may be left out. */
export type Counts = Record<string, number>

/** Why the power of a board cannot be used. */
export const POWER_BLOCKS = ['haunted_board', 'ghost', 'used', 'mantra_rests'] as const
export type PowerBlock = (typeof POWER_BLOCKS)[number]

/** A number of cards with the same back, or a card that is known to lie there. */
export type Layer = ['ghost' | 'incarnation', number] | ['known', [string, number]]

/** The printed facts of a ghost card. */
export interface PrintedCard {
  number: number
  id: string
  incarnation: boolean
  resistance: Counts
  /** Abilities of the left stone; then those of the middle and of the right one. */
  enter: string[]
  yin: string[]
  curses: string[]
  rewards: string[]
  /** Fields whose printed figures are not known: ours are estimates. */
  estimated: string[]
  /** What its owner calls it. */
  name: string | null
}

/** A ghost card with its colour. */
export interface ColouredCard extends PrintedCard {
  colour: Colour
}

/** A ghost card in the box. */
export interface CardFacts extends PrintedCard {
  /** Nothing for a card that takes the colour of its board and lies on none. */
  colour: Colour | null
}

/** A ghost card in the box of a module. */
export interface ModuleCardFacts extends CardFacts {
  module: string
}

/** A ghost in play with its resistance now, and why. */
export interface GhostView extends ColouredCard {
  needed: Counts
  needed_total: number
  /** Faces of any colour that it needs less. */
  free: number
  because: Weakener[]
  exorcisable: boolean
  /** Where its figure stands: 0 on the card, 1 on the first stone. */
  haunter: number | null
  mantra: boolean
  exposed: boolean
  /** Whether something keeps its lasting abilities from working. */
  ignored: boolean
}

/** A village tile and all that stands or lies on it. */
export interface TileView {
  tile: number
  name: string
  haunted: boolean
  can_help: boolean
  taoists: BoardColour[]
  dead: BoardColour[]
  buddhas: number
  power_tokens: number
  circle: Colour | null
  /** Ghosts whose haunter would haunt it next: board, place, turns of the board until. */
  threats: [BoardColour, number, number][]
}

/** A ghost space: what it faces and what is on it. */
export interface SpaceView {
  place: number
  /** The tiles in front of it, the nearest first. */
  line: [number, number, number]
  opposite: SpaceId
  buddha: boolean
  ghost: GhostView | null
}

/** A board with its Taoist, tokens, power and ghost spaces. */
export interface BoardView {
  /** The side of the village, clockwise from north. */
  side: number
  colour: BoardColour
  seat: number | null
  neutral: boolean
  alive: boolean
  haunted: boolean
  qi: number
  tile: number | null
  tao: Record<Colour, number>
  yin_yang: boolean
  buddhas: number
  power_tokens: number
  power: string
  power_blocked: PowerBlock | null
  spaces: SpaceView[]
}

/** What the bank still has, and what ghosts keep from the players. */
export interface SupplyView {
  tao: Record<Colour, number>
  qi: number
  dice: number
  tao_blocked: boolean
  white_cancelled: boolean
}

/** What the odds depend on. */
export interface DeckView {
  cards: number
  ghosts: number
  /** The deck from the top. */
  layers: Layer[]
  until_incarnation: number | null
  unseen_ghosts: Record<Colour, number>
  unseen_incarnations: number[]
  discard: number[]
}

/** The incarnations that were exorcised, and how many have to be. */
export interface IncarnationsView {
  exorcised: number[]
  needed: number
}

/** The table of the base game; village and boards are empty until they are laid. */
export interface TableView extends View {
  phase: 'yin' | 'yang'
  /** How many actions were taken this turn. */
  acted: number
  active: BoardColour | null
  village: TileView[]
  boards: BoardView[]
  supply: SupplyView
  deck: DeckView
  /** How many tiles are haunted. */
  haunted: number
  tiles_to_lose: number
  incarnations: IncarnationsView
  /** The Tao token on the Circle of Prayer. */
  circle: Colour | null
}

/** A thing without figures. */
export type NoFacts = Record<string, never>

/** A thing of a module. */
export interface ModuleFacts {
  module: string
}

/** A power of a board. */
export interface PowerFacts {
  colour: BoardColour
}

/** A family of villagers. */
export interface FamilyFacts extends ModuleFacts {
  size: number
}

/** An artifact, and the family that gives it. */
export interface ArtifactFacts extends ModuleFacts {
  family: string
}

/** The printed facts of each kind of thing in the box. */
export interface FactsByKind {
  artifact: ArtifactFacts
  family: FamilyFacts
  ghost: CardFacts | ModuleCardFacts
  incarnation: CardFacts | ModuleCardFacts
  piece: ModuleFacts
  power: PowerFacts
  tile: NoFacts | ModuleFacts
}

/** The portal, and whether it is open. */
export interface PortalView {
  tile: number
  open: boolean
}

/** The villagers of a tile from the bottom, by family; nothing for an unseen one. */
export interface StackView {
  tile: number
  stack: (string | null)[]
}

/** How a family fares. */
export interface FamilyView {
  size: number
  saved: number
  dead: number
  unseen: number
}

/** Where Su-Ling is, and what she may do. */
export interface SuLingView {
  at: SpaceId | null
  free: boolean
  may_move: boolean
}

/** Crystals in the reserve, and the corner tiles whose receptacles are full. */
export interface CrystalsView {
  reserve: number
  receptacles: number[]
}

/** The Mystic Barrier. */
export interface BarrierView {
  stands: boolean
  promised: boolean
}

/** What White Moon gives or does to a Taoist. */
export interface MoonTaoistView {
  crystals: number
  artifacts: string[]
  /** What has laid him down. */
  lying: string | null
}

/** All parts of White Moon on the table. */
export interface MoonView {
  portal: PortalView
  villagers: StackView[]
  families: Record<string, FamilyView>
  saved: number
  dead: number
  dead_to_lose: number
  su_ling: SuLingView
  crystals: CrystalsView
  barrier: BarrierView
  taoists: Record<BoardColour, MoonTaoistView>
}

/** The whole table, with or without White Moon. */
export interface GhostStoriesView extends TableView {
  /** Only with White Moon, once the table is laid. */
  white_moon?: MoonView
}
