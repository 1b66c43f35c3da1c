/** Things with what is worth knowing about them in brackets. */

import type { HorizonsView, LandView, SpiritView, Track } from '../view'
import { found } from '$lib/words/found'
import { noted } from '$lib/words/phrases'
import type { Names } from './names'

const COUNTED = ['explorer', 'town', 'city', 'dahan', 'blight'] as const

// -- lands

/** A land, what is there and what the invaders are about to do. */
export function landAt(names: Names, id: string, view: HorizonsView): string {
  const land = found(
    view.lands.find((land) => land.id === id),
    id,
  )
  return noted(names.land(id), [...held(names, land, view), ...coming(names, land)])
}

/** Pieces and presence in a land, and its defence. */
function held(names: Names, land: LandView, view: HorizonsView): string[] {
  const { words } = names
  const pieces = COUNTED.filter((kind) => land[kind]).map((kind) =>
    words.text(`hz-count-${kind}`, { count: land[kind] }),
  )
  const spirits = land.presence.flatMap((count, seat) =>
    count ? [words.text('hz-note-presence-of', { spirit: names.who(seat, view), count })] : [],
  )
  const notes = pieces.length ? [pieces.join(', ')] : []
  if (spirits.length) notes.push(words.text('hz-note-presence', { spirits: spirits.join(', ') }))
  if (land.defend) notes.push(words.text('hz-note-defend', { amount: land.defend }))
  return notes
}

/** The ravage and the build that await a land. */
function coming(names: Names, { next }: LandView): string[] {
  const notes = next.ravage ? [names.words.text('hz-note-ravage', { damage: next.damage })] : []
  if (next.build) notes.push(names.words.text('hz-note-build', { piece: names.name('piece', next.build) }))
  return notes
}

// -- cards and powers

/** A card; a power card with its cost, speed and elements. */
export function cardWithFigures(names: Names, id: string): string {
  if (names.kindOf(id) !== 'power') return names.card(id)
  const { cost, speed, elements } = names.facts(id, 'power', 'innate')
  const notes = [
    names.words.text('hz-note-cost', { cost }),
    names.name('speed', speed),
    names.listed('element', elements),
  ]
  return noted(names.card(id), notes)
}

/** A power that can be used: its cost if it is used again, and what its elements reach. */
export function powerInPlay(names: Names, id: string, spirit: SpiritView, again: boolean): string {
  const { cost } = names.facts(id, 'power', 'innate')
  const price = again ? [names.words.text('hz-note-cost', { cost })] : []
  return noted(names.card(id), [...price, ...reached(names, id, spirit)])
}

/** The levels or the threshold for which a spirit has the elements. */
function reached(names: Names, id: string, spirit: SpiritView): string[] {
  const power = found(
    [spirit.innate, ...spirit.powers].find((power) => power.id === id),
    id,
  )
  const levels = power.thresholds.flatMap(({ missing }, i) => (Object.keys(missing).length ? [] : [i + 1]))
  if (!levels.length) return []
  if (names.kindOf(id) === 'power') return [names.words.text('hz-note-threshold')]
  return [names.words.text('hz-note-levels', { levels: levels.join(', ') })]
}

/** What a presence track opens next. */
export function nextSlot(names: Names, track: Track, spirit: SpiritView): string {
  const [number, element] = found(spirit[`${track}_track`][spirit[`${track}_open`]], `slot of ${track}`)
  return names.words.text('hz-note-opens', { slot: names.slot(number, element) })
}
