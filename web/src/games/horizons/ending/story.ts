/** A game of Horizons of Spirit Island in two words, and in two sentences. */

import type { Story } from '$lib/protocol/story'
import type { View } from '$lib/protocol/types'
import { plain } from '$lib/words/marks'
import type { Voice } from '$lib/words/speaker'
import type { HorizonsView } from '../view'

const SACRIFICE = 'sacrifice'

export function headline({ outcome }: View, { words }: Voice): string {
  const reason = outcome?.reason ?? 'time_over'
  return words.text(`hz-ending-${outcome?.won && reason !== SACRIFICE ? 'won' : reason}`)
}

/** What decided the game, and how it left the island. */
export function storyLine(story: Story, voice: Voice): string {
  return [decided(story, voice), left(story, voice)].map(plain).join(' ')
}

function decided(story: Story, { speaker, words }: Voice): string {
  const { outcome, turns, figures, moments } = story
  const land = moments.findLast(({ event: [tag] }) => tag === 'blight_added')?.event[1]['land']
  const lost = moments.findLast(({ kind }) => kind === 'presence_destroyed')?.event[1]['seat']
  const spirit = story.players[Number(lost ?? 0)]
  return words.text(`hz-story-${outcome?.reason ?? 'time_over'}`, {
    turn: turns,
    level: figures['terror'] ?? 1,
    land: typeof land === 'string' ? land : '',
    cascades: moments.filter(({ kind }) => kind === 'blight_cascaded').length,
    spirit: spirit ? speaker.name(spirit.kind, spirit.id) : '',
  })
}

function left({ outcome, figures, view }: Story, { words }: Voice): string {
  const { lands } = view as HorizonsView
  const dahan = figures['dahan'] ?? 0
  if (outcome?.won) return words.text('hz-story-remain', { dahan, blight: figures['blight'] ?? 0 })
  const invaders = lands.reduce((sum, { explorer, town, city }) => sum + explorer + town + city, 0)
  return words.text('hz-story-left', { dahan, invaders })
}
