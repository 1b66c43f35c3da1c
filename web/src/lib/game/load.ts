/** Everything a table needs before it can be drawn: its face, its words and its box. */

import { place } from '../../art/sheets'
import type { GameFace } from './face'
import { pluginOf } from './registry'
import { i18n } from '../words/i18n.svelte'
import { http } from '../server/http'
import type { Content, SetupData } from '../protocol/types'
import type { SpeakerMaker } from '../words/speaker'

export interface Game {
  face: GameFace
  box: readonly Content[]
  makeSpeaker: SpeakerMaker
}

/** The boxes of games that have no editions, by game and modules: the same at every table. */
const fetched = new Map<string, Promise<Content[]>>()

/** The box of a game, kept for the table that is about to be opened. */
export function fetchBox(game: string, modules: readonly string[]): Promise<Content[]> {
  const box = http.box(game, modules, '')
  fetched.set([game, ...modules].join(), box)
  return box
}

/** The game of a table, with its own cards; those of a game without editions may be here already. */
export async function loadGame(game: string, table: string, setup?: SetupData): Promise<Game> {
  const kept = setup && !setup.edition ? fetched.get([game, ...(setup.modules ?? [])].join()) : undefined
  return loadGameWith(game, kept?.catch(() => http.content(table)) ?? http.content(table))
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
