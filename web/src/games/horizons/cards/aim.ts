/** Range and target of a power in a few words. */

import type { Voice } from '$lib/words/speaker'
import type { PowerFacts } from '../view'

/** Where the range is counted from. */
export function origin(facts: PowerFacts, { words, speaker }: Voice): string {
  if (facts.range === null) return words.text('web-hz-from-spirit')
  if (facts.from_terrain.length) return facts.from_terrain.map((id) => speaker.name('terrain', id)).join(', ')
  return words.text(facts.from_sacred_site ? 'web-hz-from-sacred' : 'web-hz-from-presence')
}

/** What is aimed at; a spirit alone is its own target. */
export function target(facts: PowerFacts, { words, speaker }: Voice, alone: boolean): string {
  if (facts.range === null) return words.text(`web-hz-target-spirit-${alone ? 'self' : facts.target}`)
  if (facts.terrains.length) return facts.terrains.map((id) => speaker.name('terrain', id)).join(', ')
  return words.text(`web-hz-target-${facts.target}`)
}

/** The symbol of what is aimed at. */
export function targetIcon(facts: PowerFacts): string {
  const [terrain] = facts.terrains
  if (facts.range === null) return facts.target === 'another' ? 'target-another' : 'target-spirit'
  return terrain === undefined ? `target-${facts.target}` : `g-${terrain}`
}
