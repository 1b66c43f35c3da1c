/** The characters as whom players sit at a table: how they look, and how they feel. */

import type { Component } from 'svelte'
import type { Sheet } from '../../art/sheets'
import type { EventData, Decision, View } from '../protocol/types'

/** How a character feels; each is told by the brows, the eyes and the mouth. */
export const MOODS = ['calm', 'serene', 'fierce', 'worried', 'glad', 'fallen'] as const
export type Mood = (typeof MOODS)[number]

/** What a portrait is drawn from. It fills its box, which is a little higher than wide. */
export interface Portrayal {
  /** What a seat plays with: the colour of a Taoist, the id of a spirit. */
  character: string
  mood: Mood
  /** Where the eyes look, from -1 to 1 to the right and down. */
  look?: readonly [number, number]
}

/** The characters of a game; loaded when the first of them is shown. */
export interface Cast {
  sheets: readonly Sheet[]
  portrait: Component<Portrayal>
  characters: readonly string[]
  /** The characters on the home page: their pictures are small enough to load there. */
  greeters: readonly string[]
}

/** What is shown of a game, which may be earlier than the newest moment. */
export interface Shown<V extends View = View> {
  readonly view: V
  readonly decision: Decision | null
  /** What is being shown right now; nothing while nothing is played. */
  readonly beat: readonly EventData[]
  /** Whether dice are in the air. */
  readonly rolling: boolean
}
