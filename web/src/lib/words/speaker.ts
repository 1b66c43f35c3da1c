/** How a game is put into words. */

import type { Chance, Content, Decision, Option, SetupData, EventData, View } from '../protocol/types'
import type { Words } from './words'

/**
 * Says decisions, options, events and content of one game in one language. Names in questions, options
 * and events carry marks; an open question and its options belong to the view of the same moment.
 */
export interface Speaker {
  /** The question as a sentence. */
  question(decision: Decision, view: View): string
  /** What stands above the question: the power or card behind it; nothing where it has none. */
  topic(decision: Decision, view: View): string
  /** The rule behind the question in a sentence; nothing where there is none. */
  rule(decision: Decision): string
  /** The label of one option, with what it means at the table. */
  option(option: Option, decision: Decision, view: View): string
  /** The effect of an option in a few words; nothing if its label says everything. */
  note(option: Option, decision: Decision, view: View): string
  /** The choice made by an option, as a noun; nothing if it has no name. */
  choice(option: Option, kind: string, view: View): string
  /** One line of the log; `null` for events without one. */
  event(event: EventData, view: View): string | null
  /** Who plays in a seat: the character, not the person. */
  seat(seat: number, view: View): string
  /** The name of a piece of content. */
  name(kind: string, id: string): string
  /** The rules text of a piece in the box, one line for each thing it says. */
  text(kind: string, id: string): string
  /** The heading of what is going to happen. */
  outlook(): string
  /** How likely something is, or why it cannot succeed. */
  chance(chance: Chance, view: View): string
  /** How the game ended and what it scored. */
  outcome(view: View): string
}

/** Makes a speaker from words, a setup and the box of that setup. */
export type SpeakerMaker = (words: Words, setup: SetupData, box: readonly Content[]) => Speaker

/** In what words a game speaks. */
export interface Voice {
  speaker: Speaker
  words: Words
}
