/** The position read aloud: threats, spirits, lands, decks. */

import { sentence } from '$lib/words/phrases'
import type { Voice } from '$lib/words/speaker'
import { forecastSaid, piecesSaid, presenceSaid } from '../island/lands'
import { presenceOf } from '../spirits/spirits'
import type { HorizonsView, LandView, SpiritView } from '../view'

export function summary(view: HorizonsView, voice: Voice): string {
  return [
    ...threats(view, voice),
    ...view.spirits.map((spirit) => spiritSaid(spirit, view, voice)),
    ...view.lands.map((land) => landSaid(land, view, voice)),
    voice.words.text('web-hz-summary-decks', { minor: view.decks.minor, major: view.decks.major }),
  ].join('\n')
}

/** What the invaders do, fear and blight. */
function threats(view: HorizonsView, { words, speaker }: Voice): string[] {
  const cards = (['ravage', 'build', 'explore'] as const).flatMap((action) => {
    const card = view.invaders[action]
    if (!card) return []
    const named = { action: speaker.name('action', action), card: speaker.name('invader', card.id) }
    return [words.text('web-hz-invader-name', named)]
  })
  const level = String(view.fear.terror_level)
  return [
    words.text('web-hz-round', { round: view.turn }) + '.',
    ...cards,
    words.text('web-hz-invader-left', { count: view.invaders.left }),
    words.text('web-hz-summary-fear', { count: view.fear.generated, pool: view.fear.pool }),
    `${speaker.name('terror', level)}. ${speaker.text('terror', level)}`,
    words.text('web-hz-blight-now', { pool: view.blight.pool, island: view.blight.on_island }),
  ]
}

function spiritSaid(spirit: SpiritView, view: HorizonsView, { words, speaker }: Voice): string {
  return words.text('web-hz-summary-spirit', {
    spirit: speaker.name('spirit', spirit.id),
    energy: spirit.energy,
    plays: spirit.plays,
    hand: spirit.hand.length,
    presence: presenceOf(spirit.seat, view),
  })
}

function landSaid(land: LandView, view: HorizonsView, voice: Voice): string {
  const { words, speaker } = voice
  const named = words.text('hz-land', { land: land.id, terrain: speaker.name('terrain', land.terrain) })
  const held = [piecesSaid(land, voice)]
  if (land.presence.some(Boolean)) held.push(presenceSaid(land, view, voice))
  if (land.defend) held.push(words.text('hz-note-defend', { amount: land.defend }))
  const there = held.filter(Boolean).join('; ') || words.text('web-hz-land-empty')
  const soon = land.next.ravage || land.next.build ? ` ${forecastSaid(land, voice)}` : ''
  return `${sentence(named)}: ${there}.${soon}`
}
