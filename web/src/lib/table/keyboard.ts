/** The keys of a table: numbers answer, letters look around. */

import { settings } from '../settings.svelte'
import type { Playing } from './playing.svelte'

/** What keys can do beside answering. */
export interface Actions {
  undo(): void
  redo(): void
  cards(): void
  /** Open the book at the question. */
  book(): void
  help(): void
  chat(): void
  log(): void
  /** Open or close the list of answers. */
  list(): void
  summary(): void
  /** Ask for a hint, or close it. */
  hint(): void
  /** Show the last round again. */
  review(): void
  /** End what is being played; whether there was something. */
  skip(): boolean
}

const TWO_DIGITS = 700
const REGIONS = ['#prompt', '.board [data-ref]', '#inspector', '#log']
const MOTIONS = ['normal', 'fast', 'slow', 'off'] as const

/** Hears the keys of the page while a table is shown. */
export class Keyboard {
  readonly #playing: Playing
  readonly #actions: Actions
  #typed = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(playing: Playing, actions: Actions) {
    this.#playing = playing
    this.#actions = actions
  }

  hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') return this.#cancel()
    if (event.key === 'F6') return this.#region(event)
    if (isTyping(event.target) || !settings.now.shortcuts) return
    if (/^(\d|Enter)$/.test(event.key) && !this.#playing.live) return void this.#actions.skip()
    if (event.key === 'Enter' && this.#playing.confirmable && !isLink(event.target)) {
      event.preventDefault()
      return this.#playing.confirm()
    }
    if (event.key === 'Backspace' && this.#playing.takeBack()) return event.preventDefault()
    const next = this.#playing.next.find(({ key }) => key === event.key.toUpperCase())
    if (next) return this.#playing.confirm(next)
    const lettered = this.#playing.choices.find(({ key }) => key === event.key.toUpperCase())
    if (/^\d$/.test(event.key)) this.#digit(event.key)
    else if (lettered) this.#playing.take(lettered)
    else this.#letter(event)
  }

  /** What is being played ends before anything else is let go of. */
  #cancel(): void {
    if (!this.#actions.skip()) this.#playing.clearSelection()
  }

  /** With more than nine options a number may have two digits. */
  #digit(digit: string): void {
    clearTimeout(this.#timer)
    this.#typed += digit
    const { choices } = this.#playing
    const longer = choices.some(({ key }) => key.length > this.#typed.length && key.startsWith(this.#typed))
    if (longer) this.#timer = setTimeout(() => this.#answer(), TWO_DIGITS)
    else this.#answer()
  }

  #answer(): void {
    const choice = this.#playing.choices.find(({ key }) => key === this.#typed)
    this.#typed = ''
    if (choice) this.#playing.take(choice)
  }

  #letter(event: KeyboardEvent): void {
    const act = this.#deed(event)
    if (!act) return
    event.preventDefault()
    act()
  }

  #deed(event: KeyboardEvent): (() => void) | undefined {
    const { pointing } = this.#playing
    const deeds: Record<string, () => void> = {
      u: () => (event.shiftKey ? this.#actions.redo() : this.#actions.undo()),
      c: () => this.#actions.cards(),
      b: () => this.#actions.book(),
      t: () => this.#actions.chat(),
      l: () => this.#actions.list(),
      o: () => this.#actions.log(),
      s: () => this.#actions.summary(),
      a: () => this.#actions.hint(),
      f: () => this.#playing.follow(),
      e: () => this.#playing.fill(),
      r: () => this.#actions.review(),
      i: () => pointing.pin(pointing.hovered),
      h: () => this.#next(event.shiftKey ? -1 : 1),
      d: () => settings.change({ motion: after(MOTIONS, settings.now.motion) }),
      m: () => settings.change({ sound: !settings.now.sound }),
      '/': () => document.querySelector<HTMLElement>('[data-key="search"]')?.focus(),
      '?': () => this.#actions.help(),
    }
    return deeds[event.key.toLowerCase()]
  }

  /** The next thing that an option stands for. */
  #next(step: number): void {
    const things = [...document.querySelectorAll<SVGElement>('[data-ref][data-legal="true"]')]
    const now = things.indexOf(document.activeElement as unknown as SVGElement)
    things.at((now + step + things.length) % Math.max(things.length, 1))?.focus()
  }

  /** From the prompt to the board, the inspector and the log. */
  #region(event: KeyboardEvent): void {
    event.preventDefault()
    const places = REGIONS.map((region) => document.querySelector<HTMLElement>(region)).filter(
      (place) => place !== null,
    )
    const now = places.findIndex((place) => place.contains(document.activeElement) || onBoard(place))
    const step = event.shiftKey ? -1 : 1
    places.at((now + step + places.length) % Math.max(places.length, 1))?.focus()
  }
}

function onBoard(place: Element): boolean {
  const board = place.closest('.board')
  return board !== null && board.contains(document.activeElement)
}

/** Whether the focused element is a link, or belongs to a menu. */
function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, summary, [role=group].menu') !== null
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

function after<T>(all: readonly T[], one: T): T {
  return all[(all.indexOf(one) + 1) % all.length] as T
}
