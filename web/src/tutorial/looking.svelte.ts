/** Where the things of a step are on the screen, measured again while the table moves. */

import { around, within, type Rect, type Surroundings } from './layout'

/** What a step points at. */
export interface Aim {
  show: readonly string[]
  /** The index of the option that is awaited. */
  option: number | null
}

export interface Seen extends Surroundings {
  /** What is dimmed around the light. */
  board: Rect
}

const SETTLING = 900
const MOVES = ['resize', 'scroll', 'click', 'transitionend', 'animationend'] as const

function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

function drawn(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width)
}

function rectsOf(selector: string): Rect[] {
  return drawn(selector).map(rectOf)
}

/** The elements of a ref: all of several, or the one that is drawn largest. */
function elementsOf(ref: string): Element[] {
  if (ref.endsWith('*')) return drawn(`[data-ref^="${CSS.escape(ref.slice(0, -1))}"]`)
  const size = (one: Element) => rectOf(one).width * rectOf(one).height
  return drawn(`[data-ref="${CSS.escape(ref)}"]`)
    .sort((one, other) => size(other) - size(one))
    .slice(0, 1)
}

function optionOf({ option }: Aim): Element[] {
  return option === null ? [] : drawn(`[data-option="${option}"]`)
}

/** Bring the things of a step into sight, where they lie in something that scrolls. */
export function bringIntoSight(aim: Aim): void {
  for (const ref of aim.show) elementsOf(ref)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  for (const option of optionOf(aim)) option.scrollIntoView({ block: 'center' })
}

/** The window without the bar above and the tabs below. */
function roomOf(): Rect {
  const top = Math.max(0, ...rectsOf('.app > .top').map((bar) => bar.top + bar.height))
  const bottom = Math.min(innerHeight, ...rectsOf('nav.tabs').map((bar) => bar.top))
  return { left: 0, top, width: innerWidth, height: bottom - top }
}

function measure(aim: Aim): Seen | null {
  const [main] = drawn('main#main')
  if (!main) return null
  const room = roomOf()
  const boxes = aim.show.flatMap((ref) => around(elementsOf(ref).map(rectOf)) ?? [])
  const things = [...boxes, ...optionOf(aim).map(rectOf)].flatMap((rect) => within(rect, room) ?? [])
  const legal = aim.option === null ? [] : rectsOf('main.board [data-ref][data-legal="true"]')
  return { room, board: rectOf(main), things, others: [rectsOf('#prompt, .ending'), legal] }
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
