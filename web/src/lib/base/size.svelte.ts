/** How much room the window has. */

import { letters } from './letters.svelte'

/** How much room there is: the wide drawing, the compact one, or a phone. */
export type Size = 'wide' | 'medium' | 'narrow'

const WIDE = 1181
const NARROW = 700
const LOW = 500
const SHORT = 820
const TALL = 850
const ROOMY = 1000

class Room {
  width = $state(innerWidth)
  height = $state(innerHeight)

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth
      this.height = innerHeight
    })
  }

  /** Whether there is room for little more than the question: a phone in landscape. */
  get low(): boolean {
    return this.height <= LOW
  }

  /** Whether every line counts: a small laptop. */
  get short(): boolean {
    return this.height <= SHORT
  }

  /** Whether the question leaves room for more than the log. */
  get tall(): boolean {
    return this.height >= TALL
  }

  /** Whether there is room for a card beside the question too. */
  get roomy(): boolean {
    return this.size === 'wide' && this.height >= ROOMY
  }

  /** Wide, medium or narrow; larger text counts as less room, a phone in landscape as medium. */
  get size(): Size {
    const { scale } = letters
    if (this.width <= NARROW * scale && this.height > LOW) return 'narrow'
    return this.width >= WIDE * scale ? 'wide' : 'medium'
  }
}

export const room = new Room()
