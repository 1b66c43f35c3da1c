/** The accessible name of a land: what it is, what is there, what the invaders will do. */

import type { TableContext } from '$lib/table/context'
import { sentence } from '$lib/words/phrases'
import { forecastSaid, piecesSaid, presenceSaid } from './lands'
import type { HorizonsView, LandView } from '../view'

/** A land in whole sentences. */
export function landSentence(land: LandView, table: TableContext<HorizonsView>): string {
  const { words, speaker, view } = table
  const key = land.coastal ? 'web-hz-land-coastal' : 'web-hz-land-inland'
  const name = words.text(key, { land: land.id, terrain: speaker.name('terrain', land.terrain) })
  const there = land.presence.some(Boolean) ? [presenceSaid(land, view, table)] : []
  const pieces = piecesSaid(land, table)
  if (pieces) there.push(pieces)
  if (land.defend) there.push(words.text('hz-note-defend', { amount: land.defend }))
  const said = `${name}. ${sentence(there.join('; ') || words.text('web-hz-land-empty'))}.`
  return land.next.ravage || land.next.build ? `${said} ${forecastSaid(land, table)}` : said
}
