/** Effects of options that the table of words cannot express. */

import type { Option } from '$lib/protocol/types'
import type { Functions, Told } from '$lib/words/plainSpeaker'
import { required } from '$lib/words/required'
import type { HorizonsView, LandView, SpiritView } from '../view'

export type Here = Told<HorizonsView>

/** Fear for destroying a piece. */
export const FEAR: Readonly<Record<string, number>> = { town: 1, city: 2 }

/** Options that use a power for the first time this turn. */
const USES: ReadonlySet<unknown> = new Set(['use', 'use_on'])

function say({ speaker }: Here, key: string, holds: boolean): string {
  return holds ? speaker.words.text(key) : ''
}

/** A land by its id. */
function landNamed({ view }: Here, id: unknown): LandView {
  return required(
    view.lands.find((land) => land.id === id),
    String(id),
  )
}

/** The spirit whose choice it is. */
export function chooser({ view, seat }: Here): SpiritView {
  return required(view.spirits[seat], `spirit of seat ${seat}`)
}

// -- the spirit phase

/** How many cards a growth option brings back. */
function reclaims(told: Here): string {
  const { growth, discard } = chooser(told)
  const count = growth[Number(told.at(2))]?.includes('reclaim_all') ? discard.length : 0
  return count ? told.speaker.words.text('hz-note-reclaims', { count }) : ''
}

/** How much presence of the spirit is in the land that an option names. */
function presenceThere(told: Here): number {
  return landNamed(told, told.at(1)).presence[told.seat] ?? 0
}

// -- powers and pieces

/** How many powers a spirit that passes leaves unused. */
function unused({ decision, seat }: Here): number {
  const options = decision?.options ?? []
  const uses = options.filter(([tag, whose]) => USES.has(tag) && whose === seat)
  return new Set(uses.map(([, , power]) => power)).size
}

/** What a power does for a spirit; one for a land says it where the land is chosen. */
function gift({ speaker, parts }: Here): string {
  const id = String((parts as Option)[2])
  const { kind, facts } = required(speaker.box.get(id), id)
  return kind === 'power' && facts['range'] === null ? speaker.words.text(`hz-power-${id}.text`) : ''
}

/** What the fall of a piece is worth. */
function destroyed(told: Here): string {
  return told.speaker.words.text('hz-note-destroyed', { fear: FEAR[String(told.at(1))] ?? 0 })
}

/** What one point of damage does to a piece. */
function hit(told: Here): string {
  const health: Readonly<Record<string, number>> = landNamed(told, told.decision?.about.at(-1)).health
  const left = required(health[String(told.at(1))], 'health') - Number(told.at(2)) - 1
  return left > 0 ? told.speaker.words.text('hz-note-health-left', { health: left }) : destroyed(told)
}

// -- invaders and blight

/** What a ravage does to the land itself. */
function ravages(told: Here): string {
  const { blight, cascade } = landNamed(told, told.at(1)).next
  return say(told, cascade ? 'hz-note-cascades' : 'hz-note-blight', blight)
}

/** Whose presence is in the land that an option names. */
function presenceOfOption(told: Here): string {
  return landNamed(told, told.at(1))
    .presence.flatMap((count, seat) => (count ? [told.speaker.seat(seat, told.view)] : []))
    .join(', ')
}

export const NOTES: Functions = {
  destroyed,
  energy_left: (told: Here) => chooser(told).energy - Number(told.at('about.2')),
  gift,
  hit,
  last_presence: (told: Here) => say(told, 'hz-note-last-presence', presenceThere(told) === 1),
  presence_of_option: presenceOfOption,
  ravages,
  reclaims,
  sacred: (told: Here) => say(told, 'hz-note-sacred', presenceThere(told) === 1),
  unused,
}
