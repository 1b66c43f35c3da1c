/** What the drawings of a table draw from; the same for a game in play and for a replay. */

import { getContext, setContext } from 'svelte'
import type { Size } from '../base/size.svelte'
import type { Content, Decision, EventData, Happening, Odds, SeatInfo, View } from '../protocol/types'
import type { Speaker } from '../words/speaker'
import type { Words } from '../words/words'
import type { Choice } from '../game/choice'
import type { Pointing } from './pointing.svelte'

/** An option that a drawn thing stands for. */
export interface Target {
  index: number
  /** What the player types for it: "1", "12", "0". */
  key: string
  label: string
  /** Its rank in the hint, counted from 1; 0 for none. */
  rank: number
}

/** A table as its drawings see it; every field is reactive. */
export interface TableContext<V extends View = View> {
  readonly view: V
  readonly decision: Decision | null
  readonly speaker: Speaker
  readonly words: Words
  readonly size: Size
  /** Everything in the box of the game, with its printed facts. */
  readonly box: readonly Content[]
  readonly seats: readonly SeatInfo[]
  /** The seats of this viewer. */
  readonly mine: readonly number[]
  /** Those of them whose question is shown: one at a time where each is asked alone. */
  readonly heard: readonly number[]
  /** Whether this viewer is asked. */
  readonly asked: boolean
  /** The options by the ref of what they point at; empty for those who are not asked. */
  readonly targets: ReadonlyMap<string, readonly Target[]>
  /** All options of this viewer, however the list is narrowed. */
  readonly all: readonly Choice[]
  /** The options of this viewer one by one. */
  readonly choices: readonly Choice[]
  /** The option that is chosen and awaits a second press. */
  readonly chosen: number | null
  /** The first ref of that option. */
  readonly selected: string | null
  /** The refs that others suggest, with who suggests them. */
  readonly suggested: ReadonlyMap<string, string>
  /** What has been touched since the last answer of this viewer. */
  readonly changed: ReadonlySet<string>
  /** What is touched by what is being shown right now. */
  readonly touched: ReadonlySet<string>
  /** What is being shown right now; nothing while nothing is played. */
  readonly beat: readonly EventData[]
  /** Whether dice are in the air: their results are not known yet. */
  readonly rolling: boolean
  /** What happened between the view before and this one, for pieces that move. */
  readonly happening: readonly EventData[]
  /** Everything that has happened, answer by answer. */
  readonly log: readonly Happening[]
  /** The chances at each place, as far as they are known. */
  readonly odds: readonly Odds[]
  readonly pointing: Pointing
  /** Answer with the option of a thing, or say why it is none. */
  press(ref: string): void
  /** Show the question of one of the own seats, where it is asked. */
  hear(seat: number): void
  /** Narrow the list to the options of a kind, or widen it again. */
  narrow(facet: string): void
  /** Answer with one of the choices. */
  take(choice: Choice): void
  /** Let go of the last pick of a thing; whether there was one. */
  takeBack(ref: string): boolean
  /** Point at the option of a thing for the one who decides. */
  suggest(ref: string): void
  /** The display name of a seat. */
  playerName(seat: number): string
}

const KEY = Symbol('table')

export function provideTable(table: TableContext): void {
  setContext(KEY, table)
}

export function useTable<V extends View = View>(): TableContext<V> {
  return getContext<TableContext<V>>(KEY)
}
