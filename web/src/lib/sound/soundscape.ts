/** How a game sounds: what each thing that happens sounds like, and its music. */

import type { EventData, View } from '../protocol/types'
import { bell, block, grains } from './instruments'
import { effect, note, notes, type Effect, type Layer } from './recipe'

/** What is heard when something happens: always the same, or by its facts and the table right after it. */
export type EffectOf = Effect | ((facts: EventData[1], view: View) => Effect | null)

export interface Soundscape {
  /** By the tag of what happens; the end of the game is `game_ended`. */
  effects: Readonly<Record<string, EffectOf>>
  /** Tags that are not heard, on purpose. */
  silent: ReadonlySet<string>
  /** Dice in the air. */
  rolling: Effect
  /** What the player does: choosing an answer, letting go of it, giving it. */
  chosen: Effect
  dropped: Effect
  given: Effect
  /** The layers of the music, the calmest first; the first is always heard. They stay the same things. */
  layers: (view: View) => readonly Layer[]
  /** How many of the other layers are heard at this moment. */
  danger: (view: View) => number
  /** Whether the music is heard as from afar. */
  muffled?: (view: View) => boolean
}

/** What all games share, unless they have their own; a game that brings no sounds has these alone. */
export const plainSounds: Soundscape = {
  effects: {},
  silent: new Set(),
  rolling: effect('soft', note(grains([2600, 2000], 0.7, 14, 0.04))),
  chosen: effect('soft', note(block(880))),
  dropped: effect('soft', note(block(590))),
  given: effect('soft', notes(block(440), [0, 0.09]), note(block(660), 0.09)),
  layers: () => [],
  danger: () => 0,
}

/** That it is the player's turn sounds the same in all games. */
export const YOUR_TURN = effect('usual', note(bell(587.33, 2.2)))
