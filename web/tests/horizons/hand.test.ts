import { expect, test } from 'vitest'
import { isCrowded, roomIn } from '../../src/games/horizons/cards/hand'

test('a row at 1440 pixels has room for two cards in play and the decks, but not for a discard beside them', () => {
  expect(isCrowded([0, 2], 679)).toBe(false)
  expect(isCrowded([0, 2, 1], 679)).toBe(true)
})

test('an empty hand takes the room of a card', () => {
  const width = 600
  expect(isCrowded([0], width)).toBe(isCrowded([1], width))
  expect(isCrowded([3], width)).toBe(false)
  expect(isCrowded([0, 3], width)).toBe(true)
})

test('a wider row has room for more whole cards', () => {
  expect([roomIn(679), roomIn(1160)]).toEqual([4, 8])
})
