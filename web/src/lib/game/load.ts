/** Everything a table needs before it can be drawn: its face, its words and its box. */

import { place } from '../../art/sheets'
import type { GameFace } from './face'
import { pluginOf } from './registry'
import { i18n } from '../words/i18n.svelte'
import { http } from '../server/http'
import type { Content } from '../protocol/types'
import type { SpeakerMaker } from '../words/speaker'

export interface Game {
  face: GameFace
  box: readonly Content[]
  makeSpeaker: SpeakerMaker
}

/** The game of a table, with its own cards. */
export async function loadGame(game: string, table: string): Promise<Game> {
  return loadGameWith(game, http.content(table))
}

/** A game with a box that is on its way. */
export async function loadGameWith(game: string, box: Promise<Content[]>): Promise<Game> {
  const plugin = pluginOf(game)
  const [face, makeSpeaker, content] = await Promise.all([
    plugin.face(),
    plugin.speaker(),
    box,
    i18n.learn(game),
  ])
  await Promise.all(face.sheets.map(place))
  return { face, box: content, makeSpeaker }
}
