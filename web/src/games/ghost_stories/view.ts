/** What the server shows of a game of Ghost Stories. */

import type { Decision, Outcome, View } from '$lib/protocol/types'

export const BOARD_COLOURS = ['yellow', 'blue', 'green', 'red'] as const
export const COLOURS = [...BOARD_COLOURS, 'black'] as const
export type BoardColour = (typeof BOARD_COLOURS)[number]
export type Colour = (typeof COLOURS)[number]

/** A ghost space: the colour of its board and its place from the left, 0 to 2. */
export type SpaceId = [BoardColour, number]

/** A number of things of each colour; colours without any may be left out. */
export type Counts = Readonly<Record<string, number>>

/** The whole table; village and boards are empty until they are laid. */
export interface GhostStoriesView extends View {
  game: 'ghost_stories'
  seat: number | null
  phase: 'yin' | 'yang'
  active: BoardColour | null
  village: TileView[]
  boards: BoardView[]
  supply: SupplyView
  deck: DeckView
  /** How many tiles are haunted. */
  haunted: number
  tiles_to_lose: number
  incarnations: { exorcised: number[]; needed: number }
  /** The Tao token on the Circle of Prayer. */
  circle: Colour | null
  decision: Decision | null
  outcome: Outcome | null
  /** Only with White Moon, once the table is laid. */
  white_moon?: MoonView
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

/** Why the power of a board cannot be used. */
export type PowerBlock = 'haunted_board' | 'ghost' | 'used' | 'mantra_rests'

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

/** A ghost space: what it faces and what is on it. */
export interface SpaceView {
  place: number
  /** The tiles in front of it, the nearest first. */
  line: [number, number, number]
  opposite: SpaceId
  buddha: boolean
  ghost: GhostView | null
}

/** The printed facts of a ghost card. */
export interface CardFacts {
  number: number
  id: string
  /** `null` for a card that takes the colour of its board and lies on none. */
  colour: Colour | null
  incarnation: boolean
  resistance: Counts
  /** Abilities of the left stone, of the middle stone and of the right stone. */
  enter: string[]
  yin: string[]
  curses: string[]
  rewards: string[]
  /** Fields whose printed figures are not known: ours are estimates. */
  estimated: string[]
  /** What its owner calls it. */
  name: string | null
  module?: string
}

/** A ghost in play with its resistance now, and why. */
export interface GhostView extends CardFacts {
  colour: Colour
  needed: Counts
  needed_total: number
  /** Faces of any colour that it needs less. */
  free: number
  because: ('circle' | 'mantra')[]
  exorcisable: boolean
  /** Where its figure stands: 0 on the card, 1 on the first stone. */
  haunter: number | null
  mantra: boolean
  exposed: boolean
  /** Whether something keeps its lasting abilities from working. */
  ignored: boolean
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

/** So many cards with the same back, or a card that is known to lie there. */
export type Layer = ['ghost' | 'incarnation', number] | ['known', ['card', number]]

// -- White Moon

/** All parts of White Moon on the table. */
export interface MoonView {
  portal: { tile: number; open: boolean }
  villagers: StackView[]
  families: Record<string, FamilyView>
  saved: number
  dead: number
  dead_to_lose: number
  su_ling: { at: SpaceId | null; free: boolean; may_move: boolean }
  /** Crystals in the reserve, and the corner tiles whose receptacles are full. */
  crystals: { reserve: number; receptacles: number[] }
  barrier: { stands: boolean; promised: boolean }
  taoists: Record<BoardColour, MoonTaoistView>
}

/** The villagers of a tile from the bottom, by family; `null` for one nobody has seen. */
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

/** What White Moon gives or does to a Taoist. */
export interface MoonTaoistView {
  crystals: number
  artifacts: string[]
  /** What has laid him down. */
  lying: 'hua' | 'roots' | null
}
