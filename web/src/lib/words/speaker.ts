/** How a game is put into words, and which speaker belongs to which game. */

import type { Content, Decision, Option, SetupData, Told, View } from '../protocol/types'
import { found } from './found'
import type { Words } from './words'

/**
 * Says decisions, options, events and content of one game in one language. Names in questions, options
 * and events carry marks; an open question and its options belong to the view of the same moment.
 */
export interface Speaker {
  /** The question as a sentence that names who is asked. */
  question(decision: Decision, view: View): string
  /** The label of one option, with what it means at the table. */
  option(option: Option, decision: Decision, view: View): string
  /** One line of the log; `null` for what is not worth a line. */
  event(event: Told, view: View): string | null
  /** The name of a piece of content. */
  name(kind: string, id: string): string
  /** The rules text of a piece of content, one line for each thing it says. */
  text(kind: string, id: string): string
  /** How the game ended and what it scored. */
  outcome(view: View): string
}

/** Makes a speaker out of words, a set-up and the box of that set-up. */
export type SpeakerMaker = (words: Words, setup: SetupData, box: readonly Content[]) => Speaker

const MAKERS: Readonly<Record<string, () => Promise<SpeakerMaker>>> = {
  ghost_stories: async () => (await import('../../games/ghost_stories/words/speaker')).ghostStoriesSpeaker,
  horizons: async () => (await import('../../games/horizons/words/speaker')).horizonsSpeaker,
}

/** Loads what a game's speakers are made with; afterwards a change of language needs no waiting. */
export function loadSpeakerMaker(game: string): Promise<SpeakerMaker> {
  return found(MAKERS[game], game)()
}
