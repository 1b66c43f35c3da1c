/** What is seen of what happens on the island: ships that bring explorers, blows of the dahan, what falls, presence that takes root. */

import type { EventData } from '$lib/protocol/types'
import { isInside, distance, toEdge } from '../polygon'
import type { IslandShape } from '../island'
import type { HorizonsView, Point } from '../../view'

export type Deed =
  | { kind: 'sail'; land: string }
  | { kind: 'strike'; land: string; at: string }
  | { kind: 'fall'; land: string; icon: string }
  | { kind: 'root'; land: string; icon: string }

const STRUCK = ['explorer', 'town', 'city'] as const

/** The deeds among what happened. */
export function deedsIn(happening: readonly EventData[], view: HorizonsView): Deed[] {
  return happening.flatMap(([tag, data]): Deed[] => {
    const land = view.lands.find(({ id }) => id === data['land'])
    if (!land) return []
    const { id } = land
    if (tag === 'piece_added' && data['why'] === 'explore')
      return land.coastal ? [{ kind: 'sail', land: id }] : []
    if (tag === 'dahan_strike_back')
      return [{ kind: 'strike', land: id, at: `p-${STRUCK.find((kind) => land[kind]) ?? 'town'}` }]
    if (tag === 'piece_destroyed') return [{ kind: 'fall', land: id, icon: `p-${String(data['piece'])}` }]
    if (tag === 'presence_added')
      return [{ kind: 'root', land: id, icon: `s-${view.spirits[Number(data['seat'])]?.id ?? ''}` }]
    return []
  })
}

/** How far from the name of an ocean ships may lie, and from the land. */
const ABREAST = [84, -84, 150, -150]
const OFFING = 30
const MOST = 4

/** Where ships lie off the coast, beside the names of the oceans. */
export function anchorages({ lands, oceans, box }: IslandShape): Point[] {
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2]
  const inBox = ([x, y]: Point) =>
    x > box.x + 20 && x < box.x + box.width - 20 && y > box.y + 20 && y < box.y + box.height - 20
  const clear = (at: Point) =>
    lands.every(({ outline }) => !isInside(at, outline) && toEdge(at, outline) > OFFING)
  return oceans
    .flatMap(([x, y]) => {
      const away = distance([x, y], middle) || 1
      const along: Point = [-(y - middle[1]) / away, (x - middle[0]) / away]
      return ABREAST.map((far): Point => [x + along[0] * far, y + along[1] * far])
    })
    .filter((at) => inBox(at) && clear(at))
    .slice(0, MOST)
}

/** How many ships there are: one for two invader cards that are left in the stage. */
export function shipsLeft({ invaders: { stages } }: HorizonsView): number {
  const now = Object.entries(stages)
    .sort()
    .find(([, left]) => left > 0)
  return Math.min(MOST, Math.ceil((now?.[1] ?? 0) / 2))
}

/** The point of a coast at which a ship from there lands. */
export function landing(land: string, from: Point, { borders }: IslandShape): Point | null {
  const coast = borders.filter((border) => border.kind === 'coast' && border.lands.includes(land))
  const points = coast.flatMap((border) => border.points)
  return points.reduce<Point | null>(
    (best, point) => (best && distance(best, from) <= distance(point, from) ? best : point),
    null,
  )
}
