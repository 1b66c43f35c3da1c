/** Everything that the pages of a game's pieces need before they can be drawn. */

import { place } from '../../art/sheets'
import type { GameCard } from './plugin'
import type { Reference } from './reference'
import { pluginOf } from './registry'
import { fetchBox } from './load'
import { i18n } from '../words/i18n.svelte'
import type { Content, SetupData } from '../protocol/types'
import type { SpeakerMaker } from '../words/speaker'

/** A game without its own pages has the plain ones. */
export const NO_REFERENCE: Reference = {
  sheets: [],
  filters: [],
  galleries: [],
  related: () => [],
  rulings: [],
}

export interface Referred {
  reference: Reference
  box: readonly Content[]
  makeSpeaker: SpeakerMaker
}

/** The setup whose box is shown. */
export function setupOf(card: GameCard): SetupData {
  return { players: 1, modules: [...card.modules], edition: 'revised' }
}

/** The pages of a game, with its words and drawings. */
export async function loadReference({ game, modules }: GameCard): Promise<Referred> {
  const plugin = pluginOf(game)
  const [reference, makeSpeaker, box] = await Promise.all([
    plugin.reference?.() ?? NO_REFERENCE,
    plugin.speaker(),
    fetchBox(game, modules),
    i18n.learn(game),
    i18n.learn('cards'),
  ])
  await Promise.all(reference.sheets.map(place))
  return { reference, box, makeSpeaker }
}
