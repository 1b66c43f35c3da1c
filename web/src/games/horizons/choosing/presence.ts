/** Presence of one growth, planned together: each with its track and its land. */

import type { Choice, Several } from '$lib/game/choice'
import type { Content, Option } from '$lib/protocol/types'
import type { Voice } from '$lib/words/speaker'
import { spiritFacts } from '../box'
import { landOf } from '../spirits/spirits'
import type { GrowthFacts, HorizonsView, SpiritView } from '../view'

/** The presence that a growth still adds. */
function additions({ id, grown, growing }: SpiritView, box: readonly Content[]): GrowthFacts[] {
  const actions = spiritFacts(box, id).growth[grown ?? -1] ?? []
  return actions.filter(({ op }, at) => op === 'add_presence' && growing.includes(at))
}

function addsSeveral({ growth, grown }: SpiritView): boolean {
  return (growth[grown ?? -1] ?? []).filter((op) => op === 'add_presence').length > 1
}

/** The lands at most so far from some lands. */
function within(lands: ReadonlySet<string>, range: number, view: HorizonsView): ReadonlySet<string> {
  if (!range) return lands
  const near = [...lands].flatMap((land) => landOf(land, view)?.adjacent ?? [])
  return within(new Set([...lands, ...near]), range - 1, view)
}

/** Whether any of the additions can follow in a land, once the picks have been given. */
function reaches(
  land: string,
  picks: readonly Option[],
  toAdd: readonly GrowthFacts[],
  seat: number,
  view: HorizonsView,
): boolean {
  const own = view.lands.filter(({ presence }) => presence[seat]).map(({ id }) => id)
  const from = new Set([...own, ...picks.map(([, , to]) => String(to))])
  const terrain = landOf(land, view)?.terrain
  return toAdd.every(({ amount, terrains }) => {
    const fits = !terrains.length || terrains.some((one) => one === terrain)
    return fits && within(from, amount, view).has(land)
  })
}

/** How many slots of a track are still covered. */
function covered(track: string, spirit: SpiritView): number {
  return track === 'energy'
    ? spirit.energy_track.length - spirit.energy_open
    : spirit.plays_track.length - spirit.plays_open
}

/** The presence that a growth adds, planned together; `null` where it adds one alone. */
export function presenceToAdd(
  choices: readonly Choice[],
  picks: readonly Option[],
  seat: number,
  view: HorizonsView,
  box: readonly Content[],
  { words }: Voice,
): Several | null {
  const spirit = view.spirits[seat]
  const toAdd = spirit ? additions(spirit, box) : []
  if (!spirit || !toAdd.length || !addsSeveral(spirit)) return null
  if (!choices.some(({ option: [tag] }) => tag === 'presence')) return null
  const left = (track: string) => covered(track, spirit) - picks.filter(([, one]) => one === track).length
  return {
    id: `presence of ${spirit.id} in round ${view.turn}`,
    most: toAdd.length,
    upTo: true,
    end: null,
    waits: true,
    takes: ([tag]) => tag === 'presence',
    limit: () => toAdd.length,
    whyNot([, track, land]) {
      if (picks.length >= toAdd.length) return words.text('web-hz-pieces-full', { count: toAdd.length })
      if (!left(String(track))) return words.text('web-hz-presence-track')
      const follows = !picks.length || reaches(String(land), picks, toAdd, seat, view)
      return follows ? null : words.text('web-hz-presence-range')
    },
  }
}
