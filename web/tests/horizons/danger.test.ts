/** The music of the island follows what threatens it, at the moment that is shown. */

import { describe, expect, it } from 'vitest'
import { danger } from '../../src/games/horizons/sound/danger'
import type { ForecastView, HorizonsView } from '../../src/games/horizons/view'
import fixture from '../fixtures/horizons.json'

const given = fixture.view as unknown as HorizonsView

/** The island with forecasts for its first lands, and none for the others. */
function island(...forecasts: Partial<ForecastView>[]): HorizonsView {
  const none = { ravage: false, damage: 0, blight: false, cascade: false, build: null, can_explore: false }
  return {
    ...given,
    lands: given.lands.map((land, at) => ({
      ...land,
      presence: land.presence.map(() => 2),
      next: { ...none, ...forecasts[at] },
    })),
    blight: { ...given.blight, pool: 9 },
    invaders: { ...given.invaders, left: 8 },
    fear: { ...given.fear, terror_level: 1 },
  }
}
const due = { ravage: true, blight: true }
const peace = island()

describe('the danger for the island', () => {
  it('is none while no blight is due, and before the spirits are chosen', () => {
    expect([danger(peace), danger({ ...peace, lands: [] })]).toEqual([0, 0])
    expect(danger(island({ ravage: true }))).toBe(0)
  })

  it('begins with blight that is due', () => {
    expect(danger(island(due))).toBe(1)
    expect(danger(island(due, due))).toBe(1)
  })

  it('grows with a cascade, with little blight left or few invader cards', () => {
    expect(danger(island({ ...due, cascade: true }))).toBe(2)
    expect(danger({ ...peace, blight: { ...peace.blight, pool: 2 } })).toBe(2)
    expect(danger({ ...peace, invaders: { ...peace.invaders, left: 2 } })).toBe(2)
  })

  it('is greatest when the next ravage may end the game', () => {
    const last = island(due, due)
    expect(danger({ ...last, blight: { ...last.blight, pool: 2 } })).toBe(3)
    const lands = last.lands.map((land, at) => ({ ...land, presence: land.presence.map(() => (at ? 0 : 1)) }))
    expect(danger({ ...last, lands })).toBe(3)
  })

  it('is less when the invaders are in terror, but not when the next ravage may end the game', () => {
    const terror = (view: HorizonsView) => ({ ...view, fear: { ...view.fear, terror_level: 3 } })
    expect(danger(terror(peace))).toBe(0)
    expect(danger(terror(island(due)))).toBe(0)
    expect(danger(terror(island({ ...due, cascade: true })))).toBe(1)
    expect(danger(terror({ ...island(due), blight: { ...peace.blight, pool: 1 } }))).toBe(3)
  })
})
