/** How a drawn thing stands to the question, and what happens when it is pointed at or pressed. */

import { rankMark } from '$lib/table/hints.svelte'
import { useTable, type TableContext, type Target } from '$lib/table/context'

interface Thing {
  /** The ref of the thing, see `refs` of its game. */
  readonly ref: string
  /** What a screen reader says of it: a whole sentence. */
  readonly name: string
  /** Whether Tab stops here even when it is no option. */
  readonly stop?: boolean
  /** What a press does when it is no option; by default it says why it is none. */
  readonly otherwise?: (() => void) | undefined
}

/** The most keys that fit on a badge. */
const MANY = 3

/** Whether a thing is pointed at, in the list or on the board, or selected, or what is dragged may go there. */
export function isLit(ref: string, { pointing, selected, targets }: TableContext): boolean {
  if (pointing.hovered === ref || selected === ref || pointing.drops.includes(ref)) return true
  const { answer } = pointing
  return answer !== null && (targets.get(ref)?.some(({ index }) => index === answer) ?? false)
}

/** The mark of a thing that is picked so often. */
export function pickedMark(times: number): string {
  return times > 1 ? String(times) : '✓'
}

/** The keys of its options, of many only the ends. */
function keysOf(targets: readonly Target[]): string {
  const keys = targets.map(({ key }) => key)
  return keys.length > MANY ? `${keys[0]}…${keys.at(-1)}` : keys.join('/')
}

/** The mark of its best rank in the hint. */
function rankOf(targets: readonly Target[]): string {
  const ranks = targets.map(({ rank }) => rank).filter(Boolean)
  return ranks.length ? rankMark(Math.min(...ranks)) : ''
}

/** What stands on the badge of a thing: the keys and its rank, or the rank alone where there are no keys to press. */
export function badgeOf(targets: readonly Target[], numbered = true): string {
  return [numbered && keysOf(targets), rankOf(targets)].filter(Boolean).join(' ')
}

/** For a component: the thing that its props describe. */
export class SpotState {
  readonly table: TableContext = useTable()
  readonly #thing: () => Thing

  constructor(thing: () => Thing) {
    this.#thing = thing
  }

  get ref(): string {
    return this.#thing().ref
  }
  get targets(): readonly Target[] {
    return this.table.targets.get(this.ref) ?? []
  }
  get legal(): boolean {
    return this.targets.length > 0
  }
  /** The keys of its options; empty when it is none. */
  get keys(): string {
    return keysOf(this.targets)
  }
  get rank(): string {
    return rankOf(this.targets)
  }
  get badge(): string {
    return badgeOf(this.targets)
  }
  get lit(): boolean {
    return isLit(this.ref, this.table)
  }
  /** How often it is picked, to be answered with others in one go; once where its option is chosen. */
  get picked(): number {
    const chosen = this.targets.some(({ index }) => index === this.table.chosen)
    return this.table.pointing.picked.filter((ref) => ref === this.ref).length || Number(chosen)
  }
  get changed(): boolean {
    return this.table.changed.has(this.ref)
  }
  /** Whether it is touched by what is being shown right now. */
  get touched(): boolean {
    return this.table.touched.has(this.ref)
  }
  get suggestedBy(): string | undefined {
    return this.table.suggested.get(this.ref)
  }

  /** What the element of the thing carries. */
  get attributes() {
    const { name, stop = false } = this.#thing()
    const option = this.table.words.text('web-table-option-of', { key: this.keys })
    return {
      'data-ref': this.ref,
      'data-legal': this.legal,
      'data-touched': this.touched || undefined,
      'aria-pressed': this.picked > 0 || undefined,
      role: 'button',
      tabindex: this.legal || stop ? 0 : -1,
      'aria-label': this.legal ? `${name} ${option}` : name,
      onclick: this.#press,
      onkeydown: this.#key,
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && this.#look(),
      onpointerleave: this.#lookAway,
      onfocus: (event: FocusEvent) => (event.target as Element).matches(':focus-visible') && this.#look(),
      onblur: this.#lookAway,
    } as const
  }

  /** Keep it in the inspector. */
  pin = (): void => this.table.pointing.pin(this.ref)

  #look = (): void => this.table.pointing.at(this.ref)

  /** Also when the thing itself goes away: its props can no longer be read then. */
  #lookAway = (event: Event): void => {
    const { ref } = (event.currentTarget as HTMLElement | SVGElement).dataset
    if (this.table.pointing.hovered === ref) this.table.pointing.at(null)
  }

  #press = (event: Event): void => {
    const { otherwise } = this.#thing()
    event.stopPropagation()
    if (event instanceof MouseEvent && event.altKey) this.table.suggest(this.ref)
    else if (!this.legal && otherwise) otherwise()
    else this.table.press(this.ref)
  }

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    this.#press(event)
  }
}
