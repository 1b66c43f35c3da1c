/** Advice in words: how good an option is, and why. The same as in `src/vigil/terminal/advice.py`. */

import { ownOf } from '../protocol/parts'
import type { OpenDecision, Reason, View, Weighed } from '../protocol/types'
import { percent, sentence } from './phrases'
import type { Speaker } from './speaker'
import type { Words } from './words'

/** A float as a fraction for `percent`. */
const FINE = 1_000_000

/** In what words a game speaks. */
interface Voice {
  readonly speaker: Speaker
  readonly words: Words
}

/** A question at a moment of a game. */
interface Moment {
  readonly decision: OpenDecision
  readonly view: View
}

/** An option in words, as it is put to the one who is asked. */
export function labelOf(answer: number, { decision, view }: Moment, { speaker }: Voice): string {
  const [question, option] = ownOf(decision, answer)
  return speaker.option(option, question, view)
}

/** How good an option is: its chance of winning and how sure that is, or its worth. */
export function figureOf({ chance, margin, worth }: Weighed, { words }: Voice): string {
  if (chance === null) return words.text('game-worth', { worth: worth.toFixed(2) })
  const told = percent(words, [Math.round(chance * FINE), FINE])
  return words.text('game-sure', { chance: told, margin: Math.round(100 * margin) })
}

/** The reason of an answer in one sentence; where nothing is foreseen, what it brings. */
export function whyOf(answer: number, reason: Reason, { decision, view }: Moment, voice: Voice): string {
  const { speaker, words } = voice
  const [question, option] = ownOf(decision, answer)
  const note = speaker.note(option, question, view)
  if (reason.kind === 'later' && note) return `${sentence(note)}.`
  const events = reason.events.map((event) => speaker.event(event, view) ?? '')
  const chances = reason.chances.map((chance) => speaker.chance(chance, view))
  return words.text(`game-why-${reason.kind}`, { told: [...events, ...chances].join(' ') })
}
