import { describe, expect, it } from 'vitest'
import { drawIsland } from '../../src/games/horizons/island/island'
import { anchorages, deedsIn, landing } from '../../src/games/horizons/island/living/deeds'
import { livingLand } from '../../src/games/horizons/island/living/land'
import { blooms, recovered } from '../../src/games/horizons/island/living/state'
import { isInside } from '../../src/games/horizons/island/polygon'
import type { HorizonsView, LandView, Outline, Point } from '../../src/games/horizons/view'
import fixture from '../fixtures/horizons_islands.json'

const ISLANDS = fixture as unknown as { lands: LandView[]; oceans: Outline[] }[]

describe('a living land', () => {
  const { lands } = drawIsland(ISLANDS[0]?.lands ?? [], ISLANDS[0]?.oceans ?? [])

  it('is drawn once', () => {
    for (const shape of lands) expect(livingLand(shape)).toBe(livingLand(shape))
  })

  it('grows within its borders', () => {
    for (const shape of lands) {
      const { growths, cracks } = livingLand(shape)
      expect(growths.map(({ healthy }) => healthy).join('')).toContain('<path')
      const points = [...cracks.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [
        Number(x),
        Number(y),
      ])
      expect(points.every((point) => isInside(point, shape.outline))).toBe(true)
    }
  })

  it('loses more plants to a second blight, and none without one', () => {
    for (const { growths } of lands.map(livingLand))
      expect(growths.map(({ at }) => at)).toEqual([1, 2, Infinity])
  })
})

describe('bloom', () => {
  const land = (some: Partial<LandView>) => ({ id: 'G1', blight: 0, presence: [0], ...some }) as LandView

  it('comes with presence and goes with blight', () => {
    expect(blooms(land({ presence: [1] }), new Set())).toBe(true)
    expect(blooms(land({ presence: [1], blight: 1 }), new Set())).toBe(false)
    expect(blooms(land({}), new Set())).toBe(false)
  })

  it('comes where blight was removed last', () => {
    const log = (...tags: string[]) => [
      { ply: 0, seat: 0, events: tags.map((tag) => [tag, { land: 'G1' }] as [string, object]) },
    ]
    const healed = (...tags: string[]) => [...recovered([land({})], log(...tags) as never)]
    expect(healed('blight_added', 'blight_removed')).toEqual(['G1'])
    expect(healed('blight_removed', 'blight_added')).toEqual([])
    expect(healed()).toEqual([])
  })
})

describe('deeds', () => {
  const view = {
    lands: [
      { id: 'G3', coastal: true, explorer: 0, town: 1, city: 0 },
      { id: 'G7', coastal: false, explorer: 1, town: 1, city: 0 },
    ],
    spirits: [{ id: 'sun_bright_whirlwind' }],
  } as unknown as HorizonsView

  it.each([
    [['piece_added', { land: 'G3', piece: 'explorer', why: 'explore' }], { kind: 'sail', land: 'G3' }],
    [['dahan_strike_back', { land: 'G7' }], { kind: 'strike', land: 'G7', at: 'p-explorer' }],
    [['piece_destroyed', { land: 'G3', piece: 'town' }], { kind: 'fall', land: 'G3', icon: 'p-town' }],
    [
      ['presence_added', { land: 'G3', seat: 0 }],
      { kind: 'root', land: 'G3', icon: 's-sun_bright_whirlwind' },
    ],
  ])('shows %j', (event, deed) => {
    expect(deedsIn([event as never], view)).toEqual([deed])
  })

  it('sends ships to coasts alone', () => {
    expect(
      deedsIn([['piece_added', { land: 'G7', piece: 'explorer', why: 'explore' }]] as never, view),
    ).toEqual([])
  })

  it('lets ships lie in open sea and land on the coast', () => {
    for (const { lands, oceans } of ISLANDS) {
      const island = drawIsland(lands, oceans)
      const anchors = anchorages(island)
      expect(anchors.length).toBeGreaterThan(0)
      for (const at of anchors) expect(island.lands.some(({ outline }) => isInside(at, outline))).toBe(false)
      const coastal = island.borders.find(({ kind }) => kind === 'coast')
      expect(landing(String(coastal?.lands[0]), anchors[0] as Point, island)).not.toBeNull()
    }
  })
})
