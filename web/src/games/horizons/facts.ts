/** The printed facts of what is in the box of Horizons of Spirit Island. */

import type { Elements, Element, GrowthOp, Slot, Terrain } from './view'

/** A power card or an innate power. */
export interface PowerFacts {
  deck: 'minor' | 'major' | 'unique' | 'innate'
  cost: number
  speed: 'fast' | 'slow'
  elements: Element[]
  /** `null` when a spirit is the target. */
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
  energy: Slot[]
  plays: Slot[]
  innate: string
  cards: string[]
  progression: string[]
}

/** An island board. */
export interface BoardFacts {
  assumed: boolean
  /** The terrains of lands 1 to 8. */
  terrains: Terrain[]
}
