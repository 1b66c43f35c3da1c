/** Things that are dragged to where an answer puts them: another way to choose that answer, by mouse or finger. */

import type { Choice } from '../game/choice'
import type { TableContext } from './context'

/** Where an answer takes a thing: the refs by which it is taken hold of, and that of its place. */
export interface Way {
  from: readonly string[]
  to: string
  /** Other things that stand for the same place. */
  also?: readonly string[]
}

export interface Drags {
  table: Pick<TableContext, 'all' | 'pointing' | 'take'>
  way(choice: Choice): Way | null
  /** The symbol under the pointer; the thing itself where there is none. */
  icon(ref: string): string | null
}

type Place = readonly [number, number]

const SLACK = 8
const SVG = 'http://www.w3.org/2000/svg'
const LIFTED = 'position:fixed;z-index:60;left:0;top:0;margin:0;pointer-events:none;opacity:.9;'
const ICON = 48

/** What is held, and which choice each of its places stands for. */
interface Hold {
  pointer: number
  start: Place
  thing: HTMLElement | SVGElement
  ref: string
  choices: ReadonlyMap<string, Choice>
}

/** The things on a board can be dragged; places outside of things have `data-drop`. */
export function drags(node: HTMLElement | SVGElement, given: Drags) {
  const hand = new Hand(node, () => given)
  const quiet = new AbortController()
  const { signal } = quiet
  // Before other listeners: a drag neither scrolls the board nor counts as a long press.
  const first = { capture: true, signal }
  node.addEventListener('pointerdown', hand.down as EventListener, { signal })
  window.addEventListener('pointermove', hand.move, first)
  window.addEventListener('pointerup', hand.up, first)
  window.addEventListener('pointercancel', hand.cancel, first)
  window.addEventListener('click', hand.click, first)
  window.addEventListener('keydown', hand.key, first)
  return {
    update: (next: Drags) => (given = next),
    destroy: () => {
      hand.let()
      quiet.abort()
    },
  }
}

/** The choices that put a thing somewhere, by their places. */
export function placesOf(ref: string, { table, way }: Pick<Drags, 'table' | 'way'>): Map<string, Choice> {
  const found = new Map<string, Choice>()
  for (const choice of table.all) {
    const where = way(choice)
    if (!where?.from.includes(ref)) continue
    for (const place of [where.to, ...(where.also ?? [])]) if (place !== ref) found.set(place, choice)
  }
  return found
}

class Hand {
  readonly #node: HTMLElement | SVGElement
  readonly #given: () => Drags
  #hold: Hold | null = null
  #ghost: HTMLElement | null = null
  #dragged = false

  constructor(node: HTMLElement | SVGElement, given: () => Drags) {
    this.#node = node
    this.#given = given
  }

  down = (event: PointerEvent): void => {
    // A second finger zooms.
    if (this.#hold) return this.let()
    this.#dragged = false
    const thing = (event.target as Element).closest<HTMLElement | SVGElement>('[data-ref]')
    const ref = thing?.dataset['ref']
    if (event.button !== 0 || !event.isPrimary || !thing || ref === undefined) return
    const choices = placesOf(ref, this.#given())
    if (choices.size) this.#hold = { pointer: event.pointerId, start: placeOf(event), thing, ref, choices }
  }

  move = (event: PointerEvent): void => {
    const hold = this.#hold
    if (hold?.pointer !== event.pointerId) return
    const at = placeOf(event)
    if (!this.#ghost && Math.hypot(at[0] - hold.start[0], at[1] - hold.start[1]) < SLACK) return
    if (!this.#ghost) this.#lift(hold)
    event.stopPropagation()
    if (this.#ghost) this.#ghost.style.transform = `translate(${at[0]}px,${at[1]}px) translate(-50%,-50%)`
    const over = this.#over(at, hold)
    const { pointing } = this.#given().table
    pointing.light(over)
    pointing.answer = over === null ? null : (hold.choices.get(over)?.index ?? null)
  }

  up = (event: PointerEvent): void => {
    const hold = this.#hold
    if (hold?.pointer !== event.pointerId) return
    const over = this.#ghost ? this.#over(placeOf(event), hold) : null
    this.let()
    const choice = over === null ? undefined : hold.choices.get(over)
    if (choice) this.#given().table.take(choice)
  }

  cancel = (event: PointerEvent): void => {
    if (event.isTrusted && this.#hold?.pointer === event.pointerId) this.let()
  }

  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#ghost) return
    event.stopPropagation()
    this.let()
  }

  /** The end of a drag is no press. */
  click = (event: MouseEvent): void => {
    if (!this.#dragged) return
    this.#dragged = false
    event.stopPropagation()
    event.preventDefault()
  }

  #lift({ thing, ref, pointer, choices }: Hold): void {
    this.#dragged = true
    const given = this.#given()
    this.#ghost = ghostOf(thing, given.icon(ref))
    document.body.append(this.#ghost)
    getSelection()?.removeAllRanges()
    given.table.pointing.drops = [...choices.keys()]
    for (const place of this.#areas())
      place.dataset['open'] = String(choices.has(place.dataset['drop'] ?? ''))
    thing.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: pointer }))
  }

  /** Let go of what is held; nothing has changed. */
  let(): void {
    const { pointing } = this.#given().table
    this.#hold = null
    if (!this.#ghost) return
    this.#ghost.remove()
    this.#ghost = null
    pointing.drops = []
    pointing.light(null)
    pointing.answer = null
    for (const place of this.#areas()) delete place.dataset['open']
    // A click follows at once, or not at all.
    setTimeout(() => (this.#dragged = false))
  }

  #areas(): HTMLElement[] {
    return [...this.#node.querySelectorAll<HTMLElement>('[data-drop]')]
  }

  /** The place under the pointer, whatever stands on it. */
  #over([x, y]: Place, { choices }: Hold): string | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest<HTMLElement | SVGElement>('[data-ref], [data-drop]')
      const ref = place?.dataset['ref'] ?? place?.dataset['drop']
      if (ref !== undefined && choices.has(ref)) return ref
    }
    return null
  }
}

function ghostOf(thing: Element, icon: string | null): HTMLElement {
  if (icon === null && thing instanceof HTMLElement) {
    const { width, height } = thing.getBoundingClientRect()
    const copy = thing.cloneNode(true) as HTMLElement
    delete copy.dataset['ref']
    copy.style.cssText = `${LIFTED}width:${width}px;height:${height}px`
    return copy
  }
  const ghost = document.createElement('div')
  ghost.style.cssText = `${LIFTED}width:${ICON}px;height:${ICON}px`
  const svg = document.createElementNS(SVG, 'svg')
  svg.style.cssText = 'width:100%;height:100%'
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${icon ?? ''}`)
  svg.append(use)
  ghost.append(svg)
  return ghost
}

function placeOf(event: PointerEvent): Place {
  return [event.clientX, event.clientY]
}
