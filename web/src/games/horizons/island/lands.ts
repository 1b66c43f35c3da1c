/** Lands in words: what is there, and what the invaders will do. */

import type { Voice } from '$lib/words/speaker'
import type { HorizonsView, LandView } from '../view'

const COUNTED = ['city', 'town', 'explorer', 'dahan', 'blight'] as const

/** The pieces in a land, damaged ones with what is left of them. */
export function piecesSaid(land: LandView, { words, speaker }: Voice): string {
  const counts = COUNTED.filter((kind) => land[kind]).map((kind) =>
    words.text(`hz-count-${kind}`, { count: land[kind] }),
  )
  const hurt = land.damaged.map(([kind, damage, count]) =>
    words.text('web-hz-hurt', {
      piece: speaker.name('piece', kind),
      count,
      health: land.health[kind] - damage,
    }),
  )
  return [...counts, ...hurt].join(', ')
}

/** Presence in a land, with sacred sites. */
export function presenceSaid(land: LandView, view: HorizonsView, { words, speaker }: Voice): string {
  const spirits = land.presence.flatMap((count, seat) => {
    const spirit = view.spirits[seat]
    if (!count || !spirit) return []
    const key = land.sacred.includes(seat) ? 'web-hz-sacred-of' : 'hz-note-presence-of'
    return [words.text(key, { spirit: speaker.name('spirit', spirit.id), count })]
  })
  return words.text('hz-note-presence', { spirits: spirits.join(', ') })
}

/** What will happen in a land next, as things stand. */
export function forecastSaid({ next }: LandView, { words, speaker }: Voice): string {
  const said: string[] = []
  if (next.ravage) {
    const key = next.cascade ? 'cascade' : next.blight ? 'blight' : 'harmless'
    said.push(words.text(`web-hz-next-ravage-${key}`, { damage: next.damage }))
  }
  if (next.build) said.push(words.text('web-hz-next-build', { piece: speaker.name('piece', next.build) }))
  if (!said.length) said.push(words.text('web-hz-next-nothing'))
  if (next.can_explore) said.push(words.text('web-hz-next-explore'))
  return said.join(' ')
}
