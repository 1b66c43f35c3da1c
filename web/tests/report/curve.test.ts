import { describe, expect, it } from 'vitest'
import type { Analysis, Step } from '../../src/lib/protocol/analysis'
import { EVERYONE, type Decision } from '../../src/lib/protocol/types'
import { curveOf, nearest, ownOption, pointBefore, turnEnds } from '../../src/screens/report/curve'

function step(ply: number, to: number, before: number, after: number, turn = 1): Step {
  const rest = { error: 0, answer: -1, best: -1, lost: 0, lost_error: 0 }
  return { cause: 'luck', ply, to, turn, seat: 0, before, after, ...rest }
}

const STEPS = [step(4, 5, 0.5, 0.4), step(5, 9, 0.4, 0.7, 2), step(9, 10, 0.7, 0.7, 2)]
const TURNS = [
  { turn: 1, luck: -0.1, choice: 0, lost: 0 },
  { turn: 2, luck: 0.3, choice: 0, lost: 0 },
]
const ANALYSIS = { steps: STEPS, turns: TURNS } as unknown as Analysis

function asked(seat: number, options: Decision['options'], parts: Decision[] = []): Decision {
  const seats = seat === EVERYONE ? [0, 1] : [seat]
  return { seat, seats, kind: 'act', about: [], options, parts }
}

describe('the curve of an analysis', () => {
  it('begins before the first step and has a point after each', () => {
    expect(curveOf(ANALYSIS).map(({ ply, chance }) => [ply, chance])).toEqual([
      [4, 0.5],
      [5, 0.4],
      [9, 0.7],
      [10, 0.7],
    ])
  })

  it('is read off at the last point that had come', () => {
    const curve = curveOf(ANALYSIS)
    expect(pointBefore(curve, 8)?.chance).toBe(0.4)
    expect(pointBefore(curve, 0)?.ply).toBe(4)
  })

  it('is pointed at where the nearest point lies, and of equals where most changed', () => {
    const curve = curveOf(ANALYSIS)
    expect(nearest(curve, STEPS, (ply) => ply * 10, 88)?.ply).toBe(9)
    expect(nearest(curve, STEPS, () => 0, 0)?.step).toBe(1)
  })

  it('ends each turn with its last chance', () => {
    expect(turnEnds(ANALYSIS).map(({ turn, end }) => [turn, end])).toEqual([
      [1, 0.4],
      [2, 0.7],
    ])
  })
})

describe('the own option of a seat', () => {
  it('is counted among all where only one seat is asked', () => {
    const decision = asked(1, [['stop'], ['go']])
    expect(ownOption(decision, 1, 1)?.[1]).toEqual(['go'])
  })

  it('is counted among its own where everybody is asked', () => {
    const decision = asked(EVERYONE, [
      ['ready', 0],
      ['ready', 1],
      ['light', 1],
    ])
    expect(ownOption(decision, 1, 1)?.[1]).toEqual(['light', 1])
  })

  it('stands in its own part of questions put together', () => {
    const decision = asked(EVERYONE, [['a', 0]], [asked(0, [['a']]), asked(1, [['b'], ['c']])])
    const [part, option] = ownOption(decision, 1, 1) ?? []
    expect(part?.seat).toBe(1)
    expect(option).toEqual(['c'])
  })

  it('is nothing where there is none', () => {
    expect(ownOption(asked(1, null), 1, 0)).toBeNull()
  })
})
