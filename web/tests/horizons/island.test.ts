import { describe, expect, test } from 'vitest'
import { drawIsland, type IslandShape } from '../../src/games/horizons/island/island'
import { area, isInside, sides, toEdge } from '../../src/games/horizons/island/polygon'
import type { LandView, Outline, Point } from '../../src/games/horizons/view'
import fixture from '../fixtures/horizons_islands.json'

interface Island {
  lands: LandView[]
  oceans: Outline[]
}

const ISLANDS = fixture as unknown as Island[]
const boardsOf = ({ lands }: Island) => [...new Set(lands.map(({ id }) => id[0]))].join('')

/** The pairs of lands with a border between them, in order. */
function neighbours({ borders }: IslandShape): string[] {
  const pairs = borders.filter(({ lands }) => lands.length === 2).map(({ lands }) => lands.toSorted().join())
  return [...new Set(pairs)].sort()
}

function crosses([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
}

describe.each(ISLANDS.map((island): [string, Island] => [boardsOf(island), island]))(
  'island %s',
  (_, plain) => {
    const island = drawIsland(plain.lands, plain.oceans)

    test('lands touch exactly those that are adjacent', () => {
      const listed = plain.lands.flatMap(({ id, adjacent }) =>
        adjacent.map((other) => [id, other].sort().join()),
      )
      expect(neighbours(island)).toEqual([...new Set(listed)].sort())
    })

    test('coastal lands have a coast', () => {
      const coast = new Set(
        island.borders.filter(({ kind }) => kind === 'coast').flatMap(({ lands }) => lands),
      )
      const listed = plain.lands.filter(({ coastal }) => coastal).map(({ id }) => id)
      expect([...coast].sort()).toEqual(listed.sort())
    })

    test('seams run between boards, and only where there are several', () => {
      const seams = island.borders.filter(({ kind }) => kind === 'seam')
      expect(seams.length > 0).toBe(plain.oceans.length > 1)
      for (const { lands } of seams) expect(lands[0]?.[0]).not.toBe(lands[1]?.[0])
    })

    test('no border crosses another one', () => {
      const all = island.borders.flatMap(({ points }) => sides(points).slice(0, -1))
      const crossed = all.filter((one, i) => all.slice(i + 1).some((other) => crosses(one, other)))
      expect(crossed).toEqual([])
    })

    test('it lies no higher than wide, as screens do', () => {
      const { width, height } = island.box
      expect(width / height).toBeGreaterThan(plain.oceans.length === 2 ? 1.9 : 1)
    })

    test('rough lands are about as large as plain ones', () => {
      const drawn = island.lands.map(({ outline }) => Math.abs(area(outline)))
      plain.lands.forEach(({ outline }, i) => {
        const size = Math.abs(area(outline)) * 480 ** 2
        expect(Math.abs((drawn[i] ?? 0) - size) / size).toBeLessThan(0.12)
      })
    })

    test('the middle of a land lies in it, far from its borders', () => {
      for (const { centre, outline } of island.lands) {
        expect(isInside(centre, outline)).toBe(true)
        expect(toEdge(centre, outline)).toBeGreaterThan(24)
      }
    })

    test('oceans are named at sea, inside the picture', () => {
      const { x, y, width, height } = island.box
      expect(island.oceans).toHaveLength(plain.oceans.length)
      for (const place of island.oceans) {
        expect(island.lands.some(({ outline }) => isInside(place, outline))).toBe(false)
        expect(place[0]).toBeGreaterThan(x)
        expect(place[0]).toBeLessThan(x + width)
        expect(place[1]).toBeGreaterThan(y)
        expect(place[1]).toBeLessThan(y + height)
      }
    })

    test('it is drawn the same way each time', () => {
      expect(drawIsland(plain.lands, plain.oceans)).toEqual(island)
    })
  },
)
