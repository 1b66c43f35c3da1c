/** The table as the board draws it: a picture of the film while one runs, else the newest table. */

import type { Content, Decision, Odds, SeatInfo, EventData, View, Happening } from '../protocol/types'
import type { Speaker } from '../words/speaker'
import type { Words } from '../words/words'
import type { Choice } from '../game/choice'
import type { TableContext, Target } from './context'
import type { Size } from '../base/size.svelte'
import type { Director } from './director.svelte'
import type { Playing } from './playing.svelte'
import type { Pointing } from './pointing.svelte'

const NO_TARGETS: ReadonlyMap<string, readonly Target[]> = new Map()
const NO_NAMES: ReadonlyMap<string, string> = new Map()
const NO_REFS: ReadonlySet<string> = new Set()

/** On an earlier picture nothing can be chosen: a press there ends the film. */
export class Stage implements TableContext {
  readonly #playing: Playing
  readonly #director: Director
  /** What had happened at the moment that is drawn: news come before the view to which they lead. */
  readonly #newest = $derived.by(() => this.#playing.log.filter(({ ply }) => ply <= this.#playing.ply))

  constructor(playing: Playing, director: Director) {
    this.#playing = playing
    this.#director = director
  }

  get view(): View {
    return this.#director.picture?.view ?? this.#playing.view
  }
  get log(): readonly Happening[] {
    return this.#director.picture?.log ?? this.#newest
  }
  get happening(): readonly EventData[] {
    return this.#director.happening ?? this.#playing.happening
  }
  get touched(): ReadonlySet<string> {
    const { beat } = this.#director
    return beat ? new Set(beat.touched) : NO_REFS
  }
  get changed(): ReadonlySet<string> {
    return this.#live ? this.#playing.changed : NO_REFS
  }
  get decision(): Decision | null {
    return this.#live ? this.#playing.decision : null
  }
  get asked(): boolean {
    return this.#live && this.#playing.asked
  }
  get targets(): ReadonlyMap<string, readonly Target[]> {
    return this.#live ? this.#playing.targets : NO_TARGETS
  }
  get choices(): readonly Choice[] {
    return this.#live ? this.#playing.choices : []
  }
  get selected(): string | null {
    return this.#live ? this.#playing.selected : null
  }
  get suggested(): ReadonlyMap<string, string> {
    return this.#live ? this.#playing.suggested : NO_NAMES
  }
  get speaker(): Speaker {
    return this.#playing.speaker
  }
  get words(): Words {
    return this.#playing.words
  }
  get size(): Size {
    return this.#playing.size
  }
  get box(): readonly Content[] {
    return this.#playing.box
  }
  get seats(): readonly SeatInfo[] {
    return this.#playing.seats
  }
  get mine(): readonly number[] {
    return this.#playing.mine
  }
  get odds(): readonly Odds[] {
    return this.#live ? this.#playing.odds : []
  }
  get pointing(): Pointing {
    return this.#playing.pointing
  }

  press(ref: string): void {
    if (this.#live) this.#playing.press(ref)
    else this.#director.skip()
  }
  take(choice: Choice): void {
    if (this.#live) this.#playing.take(choice)
  }
  suggest(ref: string): void {
    if (this.#live) this.#playing.suggest(ref)
  }
  playerName(seat: number): string {
    return this.#playing.playerName(seat)
  }

  get #live(): boolean {
    return this.#director.picture === null
  }
}
