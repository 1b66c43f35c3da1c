import { describe, expect, test } from 'vitest'
import {
  BOTTOM,
  COMPACT,
  Layout,
  TILE,
  WIDE,
  type Box,
  type Point,
} from '../../src/games/ghost_stories/board/layout'
import { base, moon } from './position'

const FRAMES = [WIDE, COMPACT]
const VIEWERS = [0, 1, 2, 3]

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

describe.each(FRAMES)('in a drawing $width wide', (frame) => {
  test.each(VIEWERS)('the board of seat %i is at the bottom', (seat) => {
    const layout = new Layout(frame, moon.view.boards, seat)
    const own = moon.view.boards.find((board) => board.seat === seat)
    expect(own && layout.side(own.colour)).toBe(BOTTOM)
  })

  test.each(VIEWERS)('seat %i sees each ghost space in front of its line', (seat) => {
    const layout = new Layout(frame, moon.view.boards, seat)
    for (const board of moon.view.boards) {
      for (const { place, line } of board.spaces) {
        const card = middle(layout.space(board.colour, place))
        const distances = line.map((tile) => {
          const at = layout.tile(tile)
          return Math.hypot(at.x + TILE / 2 - card.x, at.y + TILE / 2 - card.y)
        })
        expect(distances).toEqual([...distances].sort((a, b) => a - b))
        const stones = ([1, 2] as const).map((stone) => layout.stone(board.colour, place, stone))
        const [near, far] = [distances[0] ?? 0, Math.hypot(...offsets(stones[1], card))]
        expect(far).toBeLessThan(near)
      }
    }
  })

  test('nothing leaves the drawing', () => {
    const layout = new Layout(frame, moon.view.boards, 0)
    for (const { colour } of moon.view.boards) {
      const { x, y, width, height } = layout.board(colour)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(frame.width)
      expect(y + height).toBeLessThanOrEqual(frame.height)
    }
  })
})

function offsets(a: Point | undefined, b: Point): [number, number] {
  return [(a?.x ?? 0) - b.x, (a?.y ?? 0) - b.y]
}

test("without a seat of one's own north stays on top", () => {
  const layout = new Layout(WIDE, base.view.boards, 7)
  const north = base.view.boards.find(({ side }) => side === 0)
  expect(north && layout.side(north.colour)).toBe(0)
})

test('the frame of a line holds its three tiles', () => {
  const layout = new Layout(WIDE, base.view.boards, 0)
  const { width, height } = layout.line([0, 1, 2])
  expect([width, height].sort((a, b) => a - b)).toEqual([TILE + 6, 2 * 146 + TILE + 6])
})
