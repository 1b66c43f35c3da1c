import { describe, expect, test } from 'vitest'
import { badgePlace } from '../../src/games/horizons/island/badge'
import { LETTER, labelTop, layOut, sizesFor, type Sizes } from '../../src/games/horizons/island/landLayout'
import { LEGIBLE } from '../../src/parts/letters'
import { drawIsland, type LandShape } from '../../src/games/horizons/island/island'
import { distance, isInside, type Rect } from '../../src/games/horizons/island/polygon'
import { nameWidth } from '../../src/games/horizons/island/stacks'
import type { LandView, Outline, Point } from '../../src/games/horizons/view'
import fixture from '../fixtures/horizons_islands.json'

const ISLANDS = fixture as unknown as { lands: LandView[]; oceans: Outline[] }[]
const DRAWN = ISLANDS.flatMap(({ lands, oceans }) => drawIsland(lands, oceans).lands)
const LANDS = [...new Map(DRAWN.map((land) => [land.id, land])).values()]
const SCREEN = sizesFor(0.64)
const PHONE = sizesFor(0.38)

const TOPS = new Map([SCREEN, PHONE].map((sizes) => [sizes, LANDS.map((land) => top(land, sizes))]))

function top(land: LandShape, sizes: Sizes): number {
  return labelTop(land, sizes, nameWidth(sizes.terse) * sizes.label)
}

function laid(land: LandShape, sizes: Sizes, count: number, marks: number[] = []) {
  const begin = TOPS.get(sizes)?.[LANDS.indexOf(land)] ?? 0
  return layOut(land, sizes, begin, [nameWidth(sizes.terse) * sizes.label, ...marks], count)
}

function box([x, y]: Point, width: number, height = width): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function overlap(one: Rect, other: Rect): boolean {
  const aside = one.x + one.width <= other.x || other.x + other.width <= one.x
  return !(aside || one.y + one.height <= other.y || other.y + other.height <= one.y)
}

describe.each([
  ['a screen', SCREEN, [0, 1, 3, 5, 8]],
  ['a phone', PHONE, [0, 1, 3, 5, 6]],
])('on %s', (_, sizes, counts) => {
  test.each(counts)('%i stacks stand inside their land, apart from each other and the name', (count) => {
    for (const land of LANDS) {
      const { marks, pieces, size } = laid(land, sizes, count)
      const boxes = pieces.map((place) => box(place, size - 3))
      const name = box(marks[0] as Point, nameWidth(sizes.terse) * sizes.label, sizes.label)
      expect(pieces).toHaveLength(count)
      for (const place of pieces) expect(isInside(place, land.outline), `${land.id} ${count}`).toBe(true)
      for (const [i, one] of boxes.entries()) {
        expect(
          [name, ...boxes.slice(i + 1)].some((other) => overlap(one, other)),
          land.id,
        ).toBe(false)
      }
    }
  })
})

test('on a screen five stacks have their full size or nearly so', () => {
  for (const land of LANDS) expect(laid(land, SCREEN, 5).size, land.id).toBeGreaterThan(SCREEN.piece * 0.65)
})

test('marks stand beside the name, or under it where a land is narrow', () => {
  for (const land of LANDS) {
    const { marks } = laid(land, SCREEN, 2, [SCREEN.label, 2 * SCREEN.label])
    const [name, ...others] = marks as [Point, ...Point[]]
    for (const [x, y] of others) expect(y > name[1] || x > name[0]).toBe(true)
  }
})

test('the smaller the drawing, the larger its labels, within bounds', () => {
  expect(sizesFor(0.38).label).toBeGreaterThan(sizesFor(0.64).label)
  expect(sizesFor(0.1)).toEqual(sizesFor(0.2))
  expect(sizesFor(3)).toMatchObject({ label: sizesFor(2).label, piece: sizesFor(2).piece })
})

test('no letter is too small to read, even on a phone that lies', () => {
  for (const pixels of [0.3, 0.36, 0.45, 0.64, 1.2]) {
    const { label, letter } = sizesFor(pixels)
    expect(letter * pixels).toBeCloseTo(LEGIBLE)
    expect(label * LETTER).toBeGreaterThanOrEqual(letter)
  }
})

test('on a phone the badges of the boards of the box do not touch', () => {
  const both = ISLANDS.find(({ lands }) => lands.length === 16 && lands.some(({ id }) => id === 'G1'))
  const shapes = drawIsland(both?.lands ?? [], both?.oceans ?? []).lands
  expect(shapes).toHaveLength(16)
  for (const pixels of [0.34, 0.38]) {
    const sizes = sizesFor(pixels)
    const radius = Math.max(sizes.label * 0.62, sizes.letter / 1.15)
    const width = nameWidth(sizes.terse) * sizes.label
    const badges = shapes.map((shape) => {
      const place = { shape, sizes, top: top(shape, sizes) }
      const layout = layOut(shape, sizes, place.top, [width], 2)
      return badgePlace({ stacks: [], marks: [{ kind: 'name' }], layout }, place, radius)
    })
    for (const [i, one] of badges.entries())
      for (const other of badges.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(2 * radius)
  }
})

test('the badge of a small land stands inside it and leaves its name free', () => {
  const sizes = sizesFor(0.36)
  const radius = sizes.letter / 1.15
  for (const shape of LANDS) {
    const place = { shape, sizes, top: top(shape, sizes) }
    const width = nameWidth(sizes.terse) * sizes.label
    const layout = layOut(shape, sizes, place.top, [width], 1)
    const at = badgePlace({ stacks: [], marks: [{ kind: 'name' }], layout }, place, radius)
    const name = box(layout.marks[0] as Point, width * 0.7, sizes.label * 0.7)
    expect(isInside(at, shape.outline), shape.id).toBe(true)
    expect(overlap(name, box(at, radius)), shape.id).toBe(false)
  }
})
