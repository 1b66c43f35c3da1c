import { expect, test } from 'vitest'
import { hasOwnRow } from '../../src/lib/table/answerRows'

const said = (label: number, note = 0, chances = 0) => ({
  label: 'x'.repeat(label),
  note: 'x'.repeat(note),
  chances: 'x'.repeat(chances),
})

test('long words have a row of their own; where answers share rows they may be longer', () => {
  expect(hasOwnRow(said(40), 8, false)).toBe(true)
  expect(hasOwnRow(said(40), 8, true)).toBe(false)
  expect(hasOwnRow(said(10, 61), 8, true)).toBe(true)
  expect(hasOwnRow(said(10, 20), 8, false)).toBe(false)
})

test('of a few answers, one of which much is said has a row of its own', () => {
  expect(hasOwnRow(said(10, 50, 50), 3, true)).toBe(true)
  expect(hasOwnRow(said(10, 50, 50), 8, true)).toBe(false)
  expect(hasOwnRow(said(10, 50, 30), 3, true)).toBe(false)
})
