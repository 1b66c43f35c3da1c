import { describe, expect, it } from 'vitest'
import type { Highlight, Story } from '../../src/lib/protocol/story'
import {
  chosen,
  lanes,
  pointAt,
  pointsOf,
  shareOf,
  stepped,
  ticks,
  type Point,
} from '../../src/screens/report/points'

function point(turn: number | null, ply: number): Point {
  return { turn, ply, seat: 0, figures: {} }
}

function moment(kind: string, weight: number): Highlight {
  return { kind, turn: 1, ply: 1, event: [kind, {}], refs: [], tone: 'bad', weight }
}

const POINTS = [point(1, 10), point(2, 20), point(3, 20), point(null, 40)]

describe('the points of a chart', () => {
  it('are all turns and the end', () => {
    const timeline = [{ number: 1, ply: 4, seat: 0, figures: { qi: 8 } }]
    const story = { timeline, figures: { qi: 3 }, plies: 9 } as unknown as Story
    expect(pointsOf(story)).toEqual([
      { turn: 1, ply: 4, seat: 0, figures: { qi: 8 } },
      { turn: null, ply: 9, seat: -1, figures: { qi: 3 } },
    ])
  })

  it('are found by ply', () => {
    expect([0, 10, 15, 20, 39, 40, 99].map((ply) => pointAt(POINTS, ply))).toEqual([0, 0, 0, 2, 2, 3, 3])
  })

  it('have moments between them', () => {
    expect(shareOf(POINTS, 15)).toBeCloseTo(0.5 / 3)
    expect(shareOf(POINTS, 30)).toBeCloseTo(2.5 / 3)
    expect(shareOf(POINTS, 40)).toBe(1)
    expect(shareOf([point(null, 0)], 0)).toBe(0)
  })

  it('get a number as often as there is room', () => {
    expect(ticks(POINTS, 9)).toEqual([0, 1, 2])
    const many = Array.from({ length: 44 }, (_, index) => point(index + 1, index))
    expect(ticks(many, 9).map((index) => index + 1)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40])
  })
})

describe('moments', () => {
  it('are chosen by weight and kind and stay in order of play, the end always among them', () => {
    const moments = [
      moment('a', 1),
      moment('b', 2),
      moment('b', 2),
      moment('b', 2),
      moment('c', 3),
      moment('end', 3),
    ]
    const picked = (most: number) => chosen(moments, most).map(({ moment }) => moments.indexOf(moment))
    expect(picked(1)).toEqual([5])
    expect(picked(3)).toEqual([1, 4, 5])
    expect(picked(4)).toEqual([1, 2, 4, 5])
    expect(picked(5)).toEqual([0, 1, 2, 4, 5])
    expect(chosen(moments, 3).map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('do not cover each other', () => {
    expect(lanes([0, 5, 30, 35, 36], 20, 2)).toEqual([0, 1, 0, 1, -1])
  })
})

it('draws steps', () => {
  const { line, area } = stepped(
    [1, 2],
    (index) => index * 10,
    (value) => 10 - value,
  )
  expect(line).toBe('M0.0 9.0H10.0V8.0')
  expect(area).toBe('M0.0 9.0H10.0V8.0V10.0H0.0Z')
})
