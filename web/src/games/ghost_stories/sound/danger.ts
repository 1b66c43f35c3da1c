/** How near the village is to its fall, at the moment that is shown. */

import type { GhostStoriesView } from '../view'

/** Cards above an incarnation that are few, and at the end of the deck. */
const NEAR_WU_FENG = 5
const NEAR_THE_END = 4

/**
 * From 0 to 3: nothing presses; a tile or Wu-Feng is near; one more loss may be the last;
 * the game is lost if nothing is done.
 */
export function danger(view: GhostStoriesView): number {
  if (!view.boards.length) return 0
  if (isDoomed(view)) return 3
  if (isClose(view)) return 2
  return isThreatened(view) ? 1 : 0
}

/** Tiles that haunters reach the next time their boards act. */
function tilesAtStake({ village }: GhostStoriesView): number {
  return village.filter(({ haunted, threats }) => !haunted && threats.some(([, , turns]) => turns <= 1))
    .length
}

function isDoomed(view: GhostStoriesView): boolean {
  const { haunted, tiles_to_lose: limit, deck, white_moon: moon } = view
  const incarnate = view.incarnations.exorcised.length < view.incarnations.needed
  return (
    haunted + tilesAtStake(view) >= limit ||
    (incarnate && deck.cards <= NEAR_THE_END) ||
    living(view).every(({ qi }) => qi <= 1) ||
    (moon !== undefined && moon.dead + 1 >= moon.dead_to_lose)
  )
}

function isClose(view: GhostStoriesView): boolean {
  return view.haunted + 1 >= view.tiles_to_lose || living(view).some(({ qi }) => qi <= 1)
}

function isThreatened(view: GhostStoriesView): boolean {
  const { until_incarnation: until } = view.deck
  return tilesAtStake(view) > 0 || view.haunted > 0 || (until !== null && until <= NEAR_WU_FENG)
}

function living({ boards }: GhostStoriesView) {
  return boards.filter(({ neutral, alive }) => !neutral && alive)
}
