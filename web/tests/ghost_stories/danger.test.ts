/** The music of the village follows what threatens it, at the moment that is shown. */

import { describe, expect, it } from 'vitest'
import { danger } from '../../src/games/ghost_stories/sound/danger'
import type { GhostStoriesView } from '../../src/games/ghost_stories/view'
import { base, moon } from './position'

/** A village at peace. */
function calm(view: GhostStoriesView): GhostStoriesView {
  return {
    ...view,
    haunted: 0,
    tiles_to_lose: 4,
    deck: { ...view.deck, cards: 30, until_incarnation: 20 },
    village: view.village.map((tile) => ({ ...tile, haunted: false, threats: [] })),
    boards: view.boards.map((board) => ({ ...board, qi: 4, neutral: false, alive: true })),
    ...(view.white_moon ? { white_moon: { ...view.white_moon, dead: 0 } } : {}),
  }
}
const peace = calm(base.view)

/** The same with haunters before this many tiles, some turns away. */
function threatened(view: GhostStoriesView, tiles: number, turns: number): GhostStoriesView {
  const village = view.village.map((tile, at) => ({
    ...tile,
    threats: at < tiles ? [['red', 0, turns] as ['red', number, number]] : [],
  }))
  return { ...view, village }
}
/** The same with Taoists of so much Qi. */
const withQi = (...qi: number[]): GhostStoriesView => ({
  ...peace,
  boards: peace.boards.map((board, at) => ({ ...board, qi: qi[at] ?? 4 })),
})

describe('the danger for the village', () => {
  it('is none while it is at peace, and before it is laid', () => {
    expect([danger(peace), danger(calm(moon.view)), danger({ ...peace, boards: [] })]).toEqual([0, 0, 0])
    expect(danger(threatened(peace, 2, 2))).toBe(0)
  })

  it('begins with a tile at stake, or when Wu-Feng is near', () => {
    expect(danger(threatened(peace, 1, 1))).toBe(1)
    expect(danger({ ...peace, haunted: 1 })).toBe(1)
    expect(danger({ ...peace, deck: { ...peace.deck, until_incarnation: 5 } })).toBe(1)
  })

  it('grows when one more loss may be the last', () => {
    expect(danger({ ...peace, haunted: 3 })).toBe(2)
    expect(danger(withQi(1))).toBe(2)
  })

  it('is greatest when all is lost unless something is done', () => {
    expect(danger(threatened({ ...peace, haunted: 3 }, 1, 1))).toBe(3)
    expect(danger(threatened({ ...peace, haunted: 2 }, 2, 1))).toBe(3)
    expect(danger(withQi(1, 1, 1, 1))).toBe(3)
    expect(danger({ ...peace, deck: { ...peace.deck, cards: 4 } })).toBe(3)
    const { white_moon: own, ...view } = calm(moon.view)
    if (own) expect(danger({ ...view, white_moon: { ...own, dead: own.dead_to_lose - 1 } })).toBe(3)
  })

  it('does not count boards without a Taoist', () => {
    const boards = peace.boards.map((board, at) => (at ? board : { ...board, qi: 0, neutral: true }))
    expect(danger({ ...peace, boards })).toBe(0)
  })
})
