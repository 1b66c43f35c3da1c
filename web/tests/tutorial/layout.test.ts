/** Where the bubble goes. */

import { describe, expect, it } from 'vitest'
import { around, placeBubble, within, type Rect } from '../../src/tutorial/layout'

const BOARD: Rect = { left: 0, top: 52, width: 1072, height: 848 }
const PHONE: Rect = { left: 0, top: 48, width: 390, height: 390 }
const SIZE = { width: 372, height: 180 }

const meets = (one: Rect, other: Rect) => within(one, other) !== null
const isInside = (one: Rect, room: Rect) => {
  const part = within(one, room)
  return part?.width === one.width && part.height === one.height
}

describe('rects', () => {
  it('have a box around them', () => {
    const rects = [
      { left: 10, top: 20, width: 30, height: 10 },
      { left: 50, top: 0, width: 10, height: 5 },
    ]
    expect(around(rects)).toEqual({ left: 10, top: 0, width: 50, height: 30 })
    expect(around([])).toBeNull()
  })
})

describe('the bubble', () => {
  it.each([
    ['in the middle', { left: 480, top: 400, width: 100, height: 100 }],
    ['at the left', { left: 0, top: 400, width: 100, height: 100 }],
    ['at the right', { left: 972, top: 400, width: 100, height: 100 }],
    ['at the top', { left: 480, top: 52, width: 580, height: 70 }],
    ['at the bottom', { left: 0, top: 720, width: 1072, height: 180 }],
  ])('stays on the board and leaves a thing %s free', (_, thing) => {
    const bubble = { ...placeBubble([thing], [], BOARD, SIZE), ...SIZE }
    expect(isInside(bubble, BOARD)).toBe(true)
    expect(meets(bubble, thing)).toBe(false)
  })
  it('goes to the other end of a phone', () => {
    const low = { left: 20, top: 330, width: 80, height: 80 }
    const size = { width: 374, height: 160 }
    const bubble = { ...placeBubble([low], [], PHONE, size), ...size }
    expect(meets(bubble, low)).toBe(false)
    expect(isInside(bubble, PHONE)).toBe(true)
  })
  it('does not care about what lies beside the board', () => {
    const thing = { left: 480, top: 400, width: 100, height: 100 }
    const button = { left: 1100, top: 100, width: 160, height: 44 }
    expect(placeBubble([thing, button], [], BOARD, SIZE)).toEqual(placeBubble([thing], [], BOARD, SIZE))
  })
  it('leaves other legal things free where it can', () => {
    const thing = { left: 480, top: 400, width: 100, height: 100 }
    const legal = { left: 620, top: 400, width: 100, height: 100 }
    const bubble = { ...placeBubble([thing], [legal], BOARD, SIZE), ...SIZE }
    expect(meets(bubble, legal)).toBe(false)
    expect(meets(bubble, thing)).toBe(false)
  })
})
