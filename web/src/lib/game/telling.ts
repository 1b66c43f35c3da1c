/** How a game tells what happened in few words. */

import type { EventData, View } from '../protocol/types'
import type { Voice } from '../words/speaker'

/** How a game tells things together that happened for one reason. */
export interface Telling {
  /** Whether something is told in the line of what happened before it. */
  follows(event: EventData, first: EventData): boolean
  /** What it has in common with things that are told as one; `null` where it is told alone. */
  kind?(event: EventData): string | null
  /** Things of one kind in a few words, below what opened the line; `null` where their sentences are told. */
  brief?(events: readonly EventData[], first: EventData, view: View, voice: Voice): string | null
  /** What opens a line of things that nothing announced; `null` where the first of them does. */
  title?(first: EventData, voice: Voice): string | null
  /** What need not be told, since something soon after it says more. */
  isSaidBy?(event: EventData, later: EventData): boolean
  /** What need not be told, since what was told right before it has said as much. */
  repeats?(event: EventData, before: EventData): boolean
}
