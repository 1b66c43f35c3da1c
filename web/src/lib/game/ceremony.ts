/** What a game shows large while something great happens. */

import type { Component } from 'svelte'
import type { Decision, EventData, View } from '../protocol/types'
import type { Voice } from '../words/speaker'

export interface Ceremony {
  event: EventData
  view: View
  voice: Voice
}

export interface Ceremonies {
  /** The weight of an event with a ceremony (usually 1); 0 without one. */
  weightOf(event: EventData, view: View): number
  /** What stays in view while a question is open that belongs to it; `null` for other questions. */
  standing?(decision: Decision): EventData | null
  drawing(): Promise<Component<Ceremony>>
}
