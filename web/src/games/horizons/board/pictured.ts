/** What a small picture of the island is drawn from. */

import { drawIsland, type IslandShape } from '../island/island'
import { labelTop, sizesFor, type Sizes } from '../island/landLayout'
import { sceneOf, type Scene } from '../island/scene'
import type { HorizonsView, LandView } from '../view'

export interface Pictured {
  island: IslandShape
  sizes: Sizes
  lands: { land: LandView; scene: Scene }[]
}

/** Pixels of a unit for which pieces are sized: large ones, for pictures are small. */
const PIXELS = 0.6
/** Lands never move: one drawing for the same boards. */
const drawn = new Map<string, IslandShape>()

/** The island with the pieces of a view, without names and marks of lands. */
export function picturedIsland(view: HorizonsView): Pictured {
  const boards = view.island.boards.join(' ')
  const island = drawn.get(boards) ?? drawIsland(view.lands, view.island.oceans)
  drawn.set(boards, island)
  const sizes = { ...sizesFor(PIXELS), label: 1 }
  const lands = view.lands.flatMap((land, at) => {
    const shape = island.lands[at]
    if (!shape) return []
    const top = labelTop(shape, sizes, 1)
    return [
      { land, scene: sceneOf(land, { shape, sizes, top, badge: 0, reach: 0, legal: false }, view, null) },
    ]
  })
  return { island, sizes, lands }
}
