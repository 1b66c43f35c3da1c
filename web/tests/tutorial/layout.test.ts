/** Where the bubble goes. */

import { describe, expect, it } from 'vitest'
import { around, placeBubble, within, type Rect, type Size } from '../../src/tutorial/layout'

const BOARD: Rect = { left: 0, top: 52, width: 1072, height: 848 }
const PHONE: Rect = { left: 0, top: 48, width: 390, height: 390 }
const SIZE = { width: 372, height: 180 }

const meets = (one: Rect, other: Rect) => within(one, other) !== null
const isInside = (one: Rect, room: Rect) => {
  const part = within(one, room)
  return part?.width === one.width && part.height === one.height
}

/** The bubble in a room, beside these things, with other things around. */
function laid(room: Rect, things: Rect[], others: Rect[] = [], size: Size = SIZE): Rect {
  return { width: size.width, ...placeBubble({ room, things, others: [others] }, size) }
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
  it('is as low as it may be where only that leaves its thing free', () => {
    const room = { left: 0, top: 52, width: 320, height: 338 }
    const option = { left: 0, top: 191, width: 320, height: 84 }
    const bubble = laid(room, [option], [], { width: 288, height: 134 })
    expect(meets(bubble, option)).toBe(false)
    expect(isInside(bubble, room)).toBe(true)
  })

  it.each([
    ['in the middle', { left: 480, top: 400, width: 100, height: 100 }],
    ['at the left', { left: 0, top: 400, width: 100, height: 100 }],
    ['at the right', { left: 972, top: 400, width: 100, height: 100 }],
    ['at the top', { left: 480, top: 52, width: 580, height: 70 }],
    ['at the bottom', { left: 0, top: 720, width: 1072, height: 180 }],
  ])('stays on the board and leaves a thing %s free', (_, thing) => {
    const bubble = laid(BOARD, [thing])
    expect(isInside(bubble, BOARD)).toBe(true)
    expect(meets(bubble, thing)).toBe(false)
    expect(bubble.height).toBe(SIZE.height)
  })
  it('goes to the other end of a phone', () => {
    const low = { left: 20, top: 330, width: 80, height: 80 }
    const bubble = laid(PHONE, [low], [], { width: 374, height: 160 })
    expect(meets(bubble, low)).toBe(false)
    expect(isInside(bubble, PHONE)).toBe(true)
  })
  it('lies between a thing on the board and the button that stands for it', () => {
    const thing = { left: 40, top: 60, width: 80, height: 80 }
    const button = { left: 10, top: 380, width: 370, height: 50 }
    const bubble = laid(PHONE, [thing, button], [], { width: 374, height: 160 })
    expect([thing, button].some((one) => meets(bubble, one))).toBe(false)
  })
  it('scrolls where it would cover what it is about', () => {
    const large = { left: 0, top: 48, width: 390, height: 220 }
    const bubble = laid(PHONE, [large], [], { width: 374, height: 240 })
    expect(meets(bubble, large)).toBe(false)
    expect(bubble.height).toBeLessThan(240)
  })
  it('leaves other legal things free where it can', () => {
    const thing = { left: 480, top: 400, width: 100, height: 100 }
    const legal = { left: 620, top: 400, width: 100, height: 100 }
    const bubble = laid(BOARD, [thing], [legal])
    expect(meets(bubble, legal)).toBe(false)
    expect(meets(bubble, thing)).toBe(false)
  })
})
