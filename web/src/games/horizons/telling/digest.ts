/** The next turn of the invaders in short: the ravages together, the buildings together, what is graver in its own words. */

import type { EventData } from '$lib/protocol/types'
import { marked } from '$lib/words/marks'
import type { Voice } from '$lib/words/speaker'
import type { RavageDue } from '../words/speaker'
import type { HorizonsView } from '../view'

const BUILT = ['city', 'town', 'explorer'] as const
/** What is told before everything else. */
const GRAVE = new Set(['game_ended', 'blight_card_flipped'])
/** What is told together, or not at all where there is little room. */
const SUMMED = new Set(['ravage_due', 'explore_due'])

export function digest(forecast: readonly EventData[], view: HorizonsView, voice: Voice): string[] {
  const ravages = forecast.flatMap(([tag, data]) =>
    tag === 'ravage_due' ? [data as unknown as RavageDue] : [],
  )
  const built = forecast.filter(isBuilt)
  const others = forecast.filter((event) => !SUMMED.has(event[0]) && !isBuilt(event))
  const said = (events: readonly EventData[]) =>
    events.flatMap((event) => voice.speaker.event(event, view) ?? [])
  return [
    ...said(others.filter(([tag]) => GRAVE.has(tag))),
    ...(ravages.length ? [ravaged(ravages, voice)] : []),
    ...(built.length ? [buildings(built, voice)] : []),
    ...said(others.filter(([tag]) => !GRAVE.has(tag))),
  ]
}

function isBuilt([tag, { piece, why }]: EventData): boolean {
  return tag === 'piece_added' && why === 'build' && BUILT.some((kind) => kind === piece)
}

function ravaged(ravages: readonly RavageDue[], { words }: Voice): string {
  const sum = (of: (ravage: RavageDue) => number) => ravages.reduce((total, ravage) => total + of(ravage), 0)
  const blight = sum((ravage) => Number(ravage.blight))
  const dahan = sum((ravage) => ravage.dahan)
  const parts = [
    words.text('hz-due-damage', { damage: sum(({ damage }) => damage), defence: 0 }),
    blight && words.text('hz-count-blight', { count: blight }),
    ravages.some(({ cascade }) => cascade.length) && words.text('web-hz-digest-cascade'),
    dahan && words.text('hz-due-dahan', { count: dahan }),
    ravages.some(({ presence }) => presence.length) && words.text('web-hz-digest-presence'),
  ]
  const lands = ravages.map(({ land }) => marked(`land:${land}`, land)).join(', ')
  return words.text('hz-event-ravage_due', { land: lands, parts: parts.filter(Boolean).join('; ') })
}

function buildings(built: readonly EventData[], { words, speaker }: Voice): string {
  const counts = BUILT.flatMap((kind) => {
    const count = built.filter(([, { piece }]) => piece === kind).length
    return count ? [`+${words.text(`hz-count-${kind}`, { count })}`] : []
  })
  return `${speaker.name('action', 'build')}: ${counts.join(', ')}.`
}
