/** Accessible names: what each drawn thing is, as a sentence. */

import type { TableContext } from '$lib/table/context'
import { sentence } from '$lib/words/phrases'
import { counted } from '../spirits/elements'
import { origin, target } from '../cards/aim'
import { slotSaid } from '../words/panel'
import type { PowerFacts, Elements, HorizonsView, PowerView, TrackSlot, SpiritView, Track } from '../view'

type Table = TableContext<HorizonsView>

/** Elements one after the other, such as "moon × 2, plant × 1". */
export function elementsSaid(elements: Elements, { words, speaker }: Table): string {
  return counted(elements)
    .map(([id, count]) => words.text('hz-needed', { element: speaker.name('element', id), count }))
    .join(', ')
}

/** A power card: where it lies, its figures, range and target, its text, why it cannot be used. */
export function cardSentence(
  id: string,
  group: string,
  facts: PowerFacts,
  power: PowerView | undefined,
  table: Table,
): string {
  const { words, speaker } = table
  const said = words.text('web-hz-card-name', {
    name: speaker.name('power', id),
    group: words.text(`web-hz-group-${group}`),
    cost: facts.cost,
    speed: speaker.name('speed', facts.speed),
    elements: facts.elements.map((element) => speaker.name('element', element)).join(', '),
    range: facts.range === null ? '' : `${facts.range}, `,
    origin: origin(facts, table),
    target: target(facts, table, table.view.spirits.length === 1),
    text: words.text(`hz-power-${id}.text`),
  })
  if (power?.used) return `${said} ${sentence(words.text('web-hz-card-done'))}.`
  const reason = power?.why_not
  return reason ? `${said} ${sentence(words.text(`web-hz-reason-${reason}`))}.` : said
}

/** A presence track: what is open and what lies under presence. */
export function trackSentence(track: Track, spirit: SpiritView, table: Table): string {
  const [slots, open] =
    track === 'energy' ? [spirit.energy_track, spirit.energy_open] : [spirit.plays_track, spirit.plays_open]
  const said = (some: TrackSlot[]) => some.map((slot) => slotSaid(slot, table)).join(', ') || '—'
  return table.words.text(`web-hz-track-${track}-name`, {
    open: said(slots.slice(0, open)),
    covered: said(slots.slice(open)),
  })
}

/** Whether the player of a spirit is asked. */
export function stateSaid(spirit: SpiritView, { words, decision }: Table): string {
  const asked = decision?.seats.includes(spirit.seat) ?? false
  return words.text(asked ? 'web-hz-seat-asked' : 'web-hz-seat-waits')
}

/** A spirit: who plays it, its energy, whether it is asked. */
export function spiritSaid(spirit: SpiritView, table: Table): string {
  return table.words.text('web-hz-spirit-chip', {
    spirit: table.speaker.name('spirit', spirit.id),
    player: table.playerName(spirit.seat),
    energy: spirit.energy,
    state: stateSaid(spirit, table),
  })
}
