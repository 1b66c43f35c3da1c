/** Plays what happened: one beat after another is shown until the newest table is reached. */

import type { Film, EventData, View, Happening } from '../protocol/types'
import type { Choices } from '../settings.svelte'
import { shotsOf, timeOf, type Beat, type Shot } from './beats'
import { lastRound, missedBy, type Missed } from './round'

/** How fast what happened is played, as the player has set it. */
export type Playback = Choices['playback']

/** How many times longer beats are shown. What is asked for is shown even by those who want no films. */
const SPEED: Readonly<Record<Playback, number>> = { slow: 1.6, normal: 1, fast: 0.45, off: 1 }
/** A single beat that weighs no more than this does not keep the question waiting. */
const LIGHT = 1
/** Milliseconds after which a film that has not come is not waited for. */
const PATIENCE = 3000

/** Do something after some milliseconds; gives how to call it off. */
export function later(time: number, what: () => void): () => void {
  const timer = setTimeout(what, time)
  return () => clearTimeout(timer)
}

/** A table at some moment, as the board draws it. */
export interface Picture {
  ply: number
  view: View
  log: readonly Happening[]
}

/** What a director works with. */
export interface Studio {
  film(since: number, to: number): Promise<Film>
  cut(shots: readonly Shot[]): Beat[]
  playback(): Playback
  /** How many times faster than that. */
  tempo(): number
  /** The seats of the viewer. */
  mine(): readonly number[]
  /** Do something later; gives how to call it off. */
  later(time: number, what: () => void): () => void
}

export class Director {
  /** What the viewer has missed since his last answer. */
  missed = $state.raw<Missed | null>(null)
  /** What happened in the step to what is drawn, for pieces that move; `null` while nothing is directed. */
  happening = $state.raw<readonly EventData[] | null>(null)

  readonly #studio: Studio
  #reel = $state.raw<readonly Beat[]>([])
  #at = $state.raw(0)
  /** How many films are on their way. */
  #awaited = $state.raw(0)
  /** The table before the first beat. */
  #start = $state.raw<Picture | null>(null)
  #newest: Picture | null = null
  /** Grows when a film is broken off: what comes later belongs to none. */
  #take = 0
  #line: Promise<void> = Promise.resolve()
  /** Whether the last beat has been shown long enough. */
  #due = false
  /** Whether each beat waits for the player. */
  #halted = $state.raw(false)
  #callOff = () => {}

  constructor(studio: Studio) {
    this.#studio = studio
  }

  /** The beat that is shown; `null` when no film runs. */
  get beat(): Beat | null {
    return this.#reel[this.#at] ?? null
  }
  /** Whether a film runs or is on its way. */
  get running(): boolean {
    return this.beat !== null || this.#awaited > 0
  }
  /** The number of the beat, from 1, and how many there are. */
  get progress(): readonly [number, number] {
    return [this.#at + 1, this.#reel.length]
  }

  /** Whether the film stands still. */
  get paused(): boolean {
    return this.#halted && this.running
  }

  /** The moment that is shown instead of the newest table; `null` when that one has been reached. */
  readonly picture = $derived.by((): Picture | null => {
    const start = this.#start
    if (!start || (!this.beat && !this.#awaited)) return null
    const [only, ...others] = this.#reel
    if (!this.beat || !only) return start
    const last = this.#at === this.#reel.length - 1 && !this.#awaited
    if (last && !others.length && only.weight <= LIGHT) return null
    const before = this.#reel[this.#at - 1]?.view ?? start.view
    const view = this.beat.rolling ? before : (last && this.#newest?.view) || this.beat.view
    return { ...start, view, log: [...start.log, ...this.#told()] }
  })

  /** What has been shown of each answer. */
  #told(): Happening[] {
    const shown = new Map<number, EventData[]>()
    for (const { events, plies } of this.#reel.slice(0, this.#at + 1))
      events.forEach((event, at) => {
        const ply = plies[at] ?? 0
        shown.set(ply, [...(shown.get(ply) ?? []), event])
      })
    const seats = new Map(this.#newest?.log.map(({ ply, seat }) => [ply, seat]))
    return [...shown].map(([ply, events]) => ({ ply, seat: seats.get(ply) ?? -1, events }))
  }

  /** The table has come to a new moment. News may come before the view to which they lead: they wait for it. */
  follow({ ply, view, log }: Picture): void {
    const before = this.#newest
    const now = { ply, view, log: upTo(log, ply) }
    this.#newest = now
    if (before === null) {
      if (this.#on) this.missed = missedBy(now.log, this.#studio.mine())
    } else if (now.ply < before.ply || !this.#on) this.#cutShort(null)
    else if (now.ply > before.ply) this.#show(before, now)
  }

  /** The table stands at another moment, to which nothing is played. */
  leap(now: Picture): void {
    this.#newest = now
    this.#cutShort(null)
  }

  /** End the film: the board shows the newest table. Gives whether there was a film. */
  skip(): boolean {
    this.missed = null
    if (!this.running) return false
    this.#cutShort(this.#reel.slice(this.#at + 1).flatMap(({ events }) => events))
    return true
  }

  /** Let the beats wait, or go on. */
  pause(): void {
    if (!this.running) return
    this.#halted = !this.#halted
    this.#callOff()
    if (!this.#halted) this.#wait()
  }

  /** Show the next beat now, and wait there. */
  step(): void {
    if (!this.beat) return
    this.#halted = true
    this.#callOff()
    this.#next()
  }

  /** Show the last round again. */
  review(): void {
    const log = this.#newest?.log ?? []
    this.replay(lastRound(log, this.#studio.mine()))
  }

  /** Show again what has happened since a ply. */
  replay(since: number): void {
    const now = this.#newest
    if (!now || since >= now.ply) return
    this.skip()
    void this.#fetch({ ...now, ply: since, log: upTo(now.log, since) }, now)
  }

  get #on(): boolean {
    return this.#studio.playback() !== 'off'
  }

  /** Show how one moment became another; a single beat needs no film. */
  #show(start: Picture, now: Picture): void {
    const told = now.log.filter(({ ply }) => ply > start.ply)
    const shots = told.flatMap(({ ply, events }) => events.map((event) => ({ event, ply, view: now.view })))
    const beats = this.#studio.cut(shots)
    if (this.#awaited || beats.length > 1) void this.#fetch(start, now)
    else if (beats.length) this.#append(start, beats)
    else if (!this.beat) this.happening = told.flatMap(({ events }) => events)
  }

  /** Films are added in the order of play, whichever comes first. */
  #fetch(start: Picture, now: Picture): Promise<void> {
    const take = this.#take
    const film = this.#studio.film(start.ply, now.ply)
    film.catch(() => {})
    if (!this.running) this.#start = start
    this.#awaited++
    const giveUp = () => take === this.#take && this.#cutShort(null)
    const callOff = this.#studio.later(PATIENCE, giveUp)
    const arrive = async () => {
      const beats = this.#studio.cut(shotsOf(await film))
      if (take !== this.#take) return
      this.#awaited--
      this.#append(start, beats)
    }
    this.#line = this.#line.then(arrive).catch(giveUp).then(callOff)
    return this.#line
  }

  #append(start: Picture, beats: readonly Beat[]): void {
    const first = this.#reel.length === 0
    if (first) this.#start = start
    this.#reel = [...this.#reel, ...beats]
    if (first) this.#play(0)
    else if (this.#due) this.#next()
  }

  #play(at: number): void {
    this.#at = at
    this.#due = false
    const { beat } = this
    if (!beat) return this.#end()
    this.happening = beat.events
    if (!this.#halted) this.#wait()
  }

  /** Show the next beat when this one has been shown long enough. */
  #wait(): void {
    const time = this.beat ? timeOf(this.beat) * SPEED[this.#studio.playback()] : 0
    this.#callOff = this.#studio.later(time / this.#studio.tempo(), () => this.#next())
  }

  /** The next beat, once it is there. */
  #next(): void {
    this.#due = this.#at === this.#reel.length - 1 && this.#awaited > 0
    if (!this.#due) this.#play(this.#at + 1)
  }

  /** End at once; what happens on the way to the newest table moves together. */
  #cutShort(happening: readonly EventData[] | null): void {
    this.#take++
    this.#awaited = 0
    this.happening = happening
    this.#end()
  }

  #end(): void {
    this.#callOff()
    this.#reel = []
    this.#at = 0
    this.#start = null
    this.#due = false
    this.#halted = false
  }
}

/** What had happened at a ply. */
function upTo(log: readonly Happening[], ply: number): Happening[] {
  return log.filter((one) => one.ply <= ply)
}
