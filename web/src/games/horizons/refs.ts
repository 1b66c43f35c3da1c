/** Which drawn things options and events point at. */

import { EVERYONE, type Decision, type OpenDecision, type Option, type EventData } from '$lib/protocol/types'
import { innateOwner, landOf } from './spirits'
import type { HorizonsView } from './view'

type Found = (option: Option, decision: OpenDecision, view: HorizonsView) => string[]

/** The ref of a power: a card, or the innate power on a panel. */
export function powerRef(id: string, view: HorizonsView): string {
  return innateOwner(id, view) ? `innate:${id}` : `card:${id}`
}

/** The land that a question is about, if it is about one. */
export function landInQuestion(decision: Decision): string | null {
  const [kind, id, land] = decision.about
  if (kind === 'land') return String(id)
  return (kind === 'action' || kind === 'power') && land !== undefined ? String(land) : null
}

/** The seat whose choice an option is. */
function seatOf(option: Option, decision: OpenDecision): number {
  return decision.seat === EVERYONE ? Number(option[1]) : decision.seat
}

function lastLand(option: Option): string[] {
  const land = option.findLast((part) => typeof part === 'string' && /^[A-Z]\d$/.test(part))
  return land === undefined ? [] : [`land:${land}`]
}

const REFS: Record<string, Found> = {
  card: ([, id]) => [`card:${id}`],
  deck: ([, deck]) => [`deck:${deck}`],
  gather: lastLand,
  grow: (option, decision) => [`grow:${seatOf(option, decision)}:${option[2]}`],
  growth: (option, decision) => [`growth:${seatOf(option, decision)}:${option[2]}`],
  land: lastLand,
  level: ([, level], decision) => [`level:${decision.about[1]}:${level}`],
  piece: (_, decision) => {
    const land = landInQuestion(decision)
    return land === null ? [] : [`land:${land}`]
  },
  play: ([, , id]) => [`card:${id}`],
  push: lastLand,
  repeat: ([, , id]) => [`card:${id}`],
  spirit: ([, seat]) => [`spirit:${seat}`],
  track: (option, decision) => [`track:${decision.seat}:${option[1]}`],
  use: ([, , id], _, view) => [powerRef(String(id), view)],
}

/** The refs of what an option points at; none for an option that is only a button. */
export function refsOf(option: Option, decision: OpenDecision, view: HorizonsView): string[] {
  return REFS[option[0]]?.(option, decision, view) ?? []
}

// -- events

const PLACES: Record<string, string> = {
  blight_added: 'blight',
  blight_removed: 'blight',
  fear_card_earned: 'fear',
  fear_card_revealed: 'fear',
  fear_generated: 'fear',
  terror_rose: 'fear',
  invader_card_drawn: 'invader:explore',
}

/** The refs of what an event touched. */
export function touched([tag, data]: EventData, view: HorizonsView): string[] {
  const found = new Set<string>()
  for (const fact of ['start', 'land']) if (fact in data) found.add(`land:${data[fact]}`)
  for (const land of (data['lands'] ?? []) as string[]) found.add(`land:${land}`)
  for (const fact of ['seat', 'target']) if (fact in data) found.add(`spirit:${data[fact]}`)
  if (tag !== 'invader_card_drawn' && tag !== 'fear_card_revealed' && 'card' in data)
    found.add(`card:${data['card']}`)
  if ('power' in data) found.add(powerRef(String(data['power']), view))
  if (tag === 'cards_drawn' || tag === 'deck_reshuffled') found.add(`deck:${data['deck']}`)
  if (tag === 'slot_opened') found.add(`track:${data['seat']}:${data['track']}`)
  if (tag === 'growth_chosen') found.add(`growth:${data['seat']}:${data['number']}`)
  if (tag === 'cards_advanced') for (const action of ['ravage', 'build']) found.add(`invader:${action}`)
  const place = PLACES[tag]
  if (place) found.add(place)
  return [...found]
}

/** Where a ref stands now: a panel's thing at the viewer's seat, a card where it lies. */
export function resolve(ref: string, view: HorizonsView): string {
  const [kind = '', id = '', rest] = ref.split(':')
  if (['growth', 'grow', 'track'].includes(kind) && rest === undefined)
    return `${kind}:${view.seat ?? 0}:${id}`
  if (kind !== 'card') return ref
  const lying = (['ravage', 'build', 'explore'] as const).find((place) => view.invaders[place]?.id === id)
  return lying ? `invader:${lying}` : powerRef(id, view)
}

/** The symbol that stands before a name in the log. */
export function glyph(ref: string, view: HorizonsView): string | null {
  const [kind, id = ''] = ref.split(':')
  if (kind === 'land') return `g-${landOf(id, view)?.terrain ?? 'ocean'}`
  if (kind === 'spirit') return `s-${view.spirits[Number(id)]?.id ?? ''}`
  if (kind === 'invader') return `inv-${id}`
  if (kind === 'deck') return `back-${id}`
  return GLYPHS[kind ?? ''] ?? null
}

const GLYPHS: Record<string, string> = {
  card: 'i-cards',
  innate: 'i-star',
  level: 'i-star',
  fear: 'p-fear',
  blight: 'p-blight',
  growth: 'grow-add_presence',
  grow: 'grow-add_presence',
  track: 'p-slot',
}
