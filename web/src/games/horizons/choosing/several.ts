/** What is picked together and given by one confirmation: cards to play, pieces to move or to hit. */

import type { Content, Decision, Option } from '$lib/protocol/types'
import type { Choice } from '$lib/table/choices'
import type { Several } from '$lib/table/several'
import type { Voice } from '$lib/game/face'
import { piecesToPick } from './picks'
import { cardsToPlay } from './plays'
import type { HorizonsView } from '../view'

export function several(
  choices: readonly Choice[],
  picks: readonly Option[],
  decision: Decision,
  view: HorizonsView,
  box: readonly Content[],
  voice: Voice,
): Several | null {
  return cardsToPlay(choices, picks, view, box, voice) ?? piecesToPick(picks, decision, view, voice)
}
