/** Where a round stands, and what the app bar warns of. */

import type { EventData } from '$lib/protocol/types'
import type { Words } from '$lib/words/words'
import type { Chip, Step } from '$lib/game/face'
import type { Voice } from '$lib/words/speaker'
import type { HorizonsView } from '../view'

/** The phases of a round, with what ends it. */
const STEPS: readonly string[] = ['spirit', 'fast', 'invader', 'slow', 'time_passes']
/** Cards or blight left that are few. */
const FEW = 2

/** The phases of a round. */
export function steps(view: HorizonsView, words: Words): Step[] {
  const now = STEPS.indexOf(view.phase)
  return STEPS.map((phase, place) => ({
    name: words.text(`web-hz-step-${phase}`),
    state: place < now ? 'done' : place === now ? 'now' : 'to come',
  }))
}

/** The round, and what is running out. */
export function chipsOf(view: HorizonsView, words: Words): Chip[] {
  const chips: Chip[] = [{ icon: 'i-clock', text: words.text('web-hz-round', { round: view.turn }) }]
  if (view.blight.pool <= FEW)
    chips.push({
      icon: 'p-blight',
      text: words.text('web-hz-warn-blight', { count: view.blight.pool }),
      warn: true,
    })
  if (view.invaders.left <= FEW)
    chips.push({
      icon: 'i-deck',
      text: words.text('web-hz-warn-deck', { count: view.invaders.left }),
      warn: true,
    })
  return chips
}

/** The heading that an event opens in the log: a round, a phase. */
export function heading([tag, data]: EventData, { words, speaker }: Voice): string | null {
  if (tag === 'round_began') return words.text('web-hz-round', { round: Number(data['round']) })
  return tag === 'phase_began' ? speaker.name('phase', String(data['phase'])) : null
}
