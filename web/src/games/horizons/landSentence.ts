/** The accessible name of a land: what it is, what is there, what the invaders will do. */

import type { TableContext } from '$lib/table/context'
import type { HorizonsView, LandView } from './view'

type Table = TableContext<HorizonsView>

const COUNTED = ['city', 'town', 'explorer', 'dahan', 'blight'] as const

/** A whole sentence about a land. */
export function landSentence(land: LandView, table: Table): string {
  const { words, speaker } = table
  const name = words.text('hz-land', { land: land.id, terrain: speaker.name('terrain', land.terrain) })
  const where = words.text(land.coastal ? 'web-island-coastal' : 'web-island-inland')
  const there = [...presence(land, table), ...pieces(land, table)]
  const notes = [...there, ...hurt(land, table), ...coming(land, table)]
  return `${name}, ${where}: ${notes.join(', ') || words.text('web-island-empty')}.`
}

function presence(land: LandView, { words, speaker, view }: Table): string[] {
  return view.spirits.flatMap(({ seat, id }) => {
    const count = land.presence[seat] ?? 0
    if (!count) return []
    const said = words.text('hz-note-presence-of', { spirit: speaker.name('spirit', id), count })
    return [land.sacred.includes(seat) ? words.text('web-island-sacred', { presence: said }) : said]
  })
}

function pieces(land: LandView, { words }: Table): string[] {
  return COUNTED.filter((kind) => land[kind]).map((kind) =>
    words.text(`hz-count-${kind}`, { count: land[kind] }),
  )
}

function hurt(land: LandView, { words, speaker }: Table): string[] {
  return land.damaged.map(([kind, damage, count]) => {
    const piece = words.text('hz-piece-hurt', { piece: speaker.name('piece', kind), damage })
    return words.text('web-island-hurt', { piece, count })
  })
}

function coming({ defend, next }: LandView, { words, speaker }: Table): string[] {
  const notes = defend ? [words.text('hz-note-defend', { amount: defend })] : []
  if (next.ravage) notes.push(words.text('hz-note-ravage', { damage: next.damage }))
  if (next.build) notes.push(words.text('hz-note-build', { piece: speaker.name('piece', next.build) }))
  return notes
}
