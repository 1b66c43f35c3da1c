/** The part of a drawing that a small picture shows. */

import { expect, test } from 'vitest'
import { around, cropTo, viewBoxOf, type Box } from '../../src/lib/base/crop'

const WHOLE: Box = { x: 0, y: 0, width: 840, height: 840 }
const RATIO = 16 / 9

test('without boxes all of it is shown', () => {
  expect(cropTo([], WHOLE, 300, RATIO)).toBe(WHOLE)
})

test('wherever a box lies, all of it is shown in the form that is asked for, within the drawing', () => {
  for (let x = 0; x <= 800; x += 100)
    for (let y = 0; y <= 800; y += 100) {
      const box = { x, y, width: 40, height: 40 }
      const shown = cropTo([box], WHOLE, 320, RATIO)
      expect(shown.width / shown.height).toBeCloseTo(RATIO)
      expect(shown.width).toBe(320)
      expect(around([shown, box])).toEqual(shown)
      expect(around([WHOLE, shown])).toEqual(WHOLE)
    }
})

test('what is larger than the drawing is shown around its middle', () => {
  const shown = cropTo([WHOLE], WHOLE, 320, RATIO)
  expect(shown.height).toBeCloseTo(840)
  expect(shown.x + shown.width / 2).toBeCloseTo(420)
})

test('a box is written as the attribute of a drawing', () => {
  expect(viewBoxOf({ x: 1.234, y: -5, width: 10, height: 7.06 })).toBe('1.2 -5 10 7.1')
})
