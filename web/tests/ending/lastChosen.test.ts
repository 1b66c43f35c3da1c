import { expect, test } from 'vitest'
import { lastChosen } from '../../src/screens/ending/lastChosen'

const turn = (number: number, ply: number) => ({ number, ply, seat: 0, figures: {} })
const end = (ply: number, number: number) => ({ ply, view: { turn: number } })

test('a game is tried again from the last turn in which something was chosen', () => {
  expect(lastChosen({ timeline: [turn(1, 0), turn(2, 8)] }, end(12, 2))).toMatchObject({ ply: 8, number: 2 })
})

test('a turn that ended the game before anything was asked is none to try', () => {
  expect(lastChosen({ timeline: [turn(1, 0), turn(2, 8)] }, end(8, 2))).toMatchObject({ ply: 0, number: 1 })
  expect(lastChosen({ timeline: [turn(6, 3)] }, end(3, 6))).toEqual({ ply: 0, number: 5 })
})

test('a late beginning is tried again from its first question', () => {
  expect(lastChosen({ timeline: [] }, end(1, 4))).toEqual({ ply: 0, number: 4 })
})
