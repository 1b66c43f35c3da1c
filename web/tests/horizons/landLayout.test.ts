import { describe, expect, test } from 'vitest'
import {
  LETTER,
  badgeRadius,
  labelTop,
  layOut,
  sizesFor,
  type Place,
  type Sizes,
} from '../../src/games/horizons/island/landLayout'
import { badgeHalf } from '../../src/parts/badge'
import { LEGIBLE } from '../../src/parts/letters'
import { drawIsland, type LandShape } from '../../src/games/horizons/island/island'
import { distance, isInside, type Rect } from '../../src/games/horizons/island/polygon'
import { sceneOf } from '../../src/games/horizons/island/scene'
import { markWidth, nameWidth, type Mark } from '../../src/games/horizons/island/stacks'
import type { HorizonsView, LandView, Outline, Point } from '../../src/games/horizons/view'
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

const VIEW = { spirits: [] } as unknown as HorizonsView
const EMPTY = {
  ...{ explorer: 0, town: 0, city: 0, dahan: 0, blight: 0, defend: 0 },
  ...{ damaged: [], presence: [], sacred: [] },
  next: { ravage: false, damage: 0, blight: false, cascade: false, build: null, can_explore: false },
} as unknown as LandView

function placed(shape: LandShape, sizes: Sizes, letters = 1): Place {
  const badge = badgeRadius(sizes)
  const reach = 2 * (badgeHalf(badge, letters) - badge)
  return { shape, sizes, top: top(shape, sizes), badge, reach, legal: true }
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
    const badges = shapes.map(
      (shape) => sceneOf({ ...EMPTY, dahan: 1, town: 1 }, placed(shape, sizes), VIEW, null).badge,
    )
    for (const [i, one] of badges.entries())
      for (const other of badges.slice(i + 1))
        expect(distance(one, other)).toBeGreaterThan(2 * badgeRadius(sizes))
  }
})

test.each([0.7, 1])('at %f pixels a badge with two numbers crosses no border', (pixels) => {
  const sizes = sizesFor(pixels)
  for (const crowd of [EMPTY, { ...EMPTY, dahan: 1, explorer: 1 }]) {
    for (const shape of LANDS) {
      const place = placed(shape, sizes, '10/21'.length)
      const { badge } = sceneOf(crowd, place, VIEW, null)
      for (const x of [badge[0], badge[0] - place.reach])
        expect(isInside([x, badge[1]], shape.outline), shape.id).toBe(true)
    }
  }
})

test.each([0.5, 1])('at %f pixels a badge stands inside its land and covers nothing there', (pixels) => {
  const sizes = sizesFor(pixels)
  const side = badgeRadius(sizes) * 1.4
  const next = { ...EMPTY.next, ravage: true, damage: 3, blight: true }
  for (const crowd of [EMPTY, { ...EMPTY, dahan: 1 }, { ...EMPTY, next, town: 1, city: 2, dahan: 1 }]) {
    for (const shape of LANDS) {
      const { badge, layout, marks } = sceneOf(crowd, placed(shape, sizes), VIEW, null)
      const pieces = layout.pieces.map((at) => box(at, layout.size * 0.9))
      const lines = layout.marks.map((at, i) =>
        box(at, markWidth(marks[i] as Mark, sizes.terse) * sizes.label * 0.9, sizes.label * 0.9),
      )
      expect(isInside(badge, shape.outline), shape.id).toBe(true)
      for (const thing of [...pieces, ...lines])
        expect(overlap(thing, box(badge, side)), shape.id).toBe(false)
    }
  }
})
