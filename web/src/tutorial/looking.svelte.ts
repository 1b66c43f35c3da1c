/** Where the things of a step are on the screen, measured anew while the table moves. */

import { around, within, type Rect } from './layout'

/** What a step points at. */
export interface Aim {
  show: readonly string[]
  /** The index of the option that is awaited. */
  option: number | null
}

export interface Seen {
  board: Rect
  /** What the step is about; some of it may lie beside the board. */
  things: Rect[]
  /** What else on the board can be chosen, while an answer is awaited. */
  legal: Rect[]
}

const SETTLING = 900
const MOVES = ['resize', 'scroll', 'click', 'transitionend', 'animationend'] as const

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function visible(selector: string): Rect[] {
  return [...document.querySelectorAll(selector)].map(rectOf).filter(({ width, height }) => width && height)
}

/** The rect of a ref, where it is drawn largest. */
function find(ref: string): Rect[] {
  if (ref.endsWith('*')) {
    const whole = around(visible(`[data-ref^="${CSS.escape(ref.slice(0, -1))}"]`))
    return whole ? [whole] : []
  }
  const size = ({ width, height }: Rect) => width * height
  const drawn = visible(`[data-ref="${CSS.escape(ref)}"]`)
  return drawn.sort((one, other) => size(other) - size(one)).slice(0, 1)
}

function measure({ show, option }: Aim): Seen | null {
  const main = document.querySelector('main.board')
  if (!main) return null
  const board = rectOf(main)
  const button = option === null ? [] : visible(`[data-option="${option}"]`)
  const found = [...show.flatMap(find), ...button]
  const things = found.length ? found : visible('#prompt')
  const legal = option === null ? [] : visible('main.board [data-ref][data-legal="true"]')
  return { board, things: things.flatMap((rect) => clipped(rect, board)), legal }
}

/** What the board cuts off is not seen; what lies beside it is. */
function clipped(rect: Rect, board: Rect): Rect[] {
  const beside = rect.left >= board.left + board.width || rect.top >= board.top + board.height
  const part = beside ? rect : within(rect, board)
  return part ? [part] : []
}

/** Follows the things on the screen: each time something may move, until it has come to rest. */
export class Looking {
  seen = $state.raw<Seen | null>(null)
  readonly #aim: () => Aim
  #until = 0
  #frame = 0

  constructor(aim: () => Aim) {
    this.#aim = aim
  }

  /** Measure now and for a moment. */
  readonly again = (): void => {
    this.#until = performance.now() + SETTLING
    if (!this.#frame) this.#frame = requestAnimationFrame(this.#look)
  }

  readonly #look = (now: number): void => {
    const seen = measure(this.#aim())
    if (JSON.stringify(seen) !== JSON.stringify(this.seen)) this.seen = seen
    this.#frame = now < this.#until ? requestAnimationFrame(this.#look) : 0
  }

  /** Listen to everything that may move things; give back how to stop. */
  watch(): () => void {
    for (const move of MOVES) addEventListener(move, this.again, true)
    return () => {
      for (const move of MOVES) removeEventListener(move, this.again, true)
      cancelAnimationFrame(this.#frame)
      this.#frame = 0
    }
  }
}
