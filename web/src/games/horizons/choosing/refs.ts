/** Which drawn things options and events point at. */

import { EVERYONE, type Decision, type OpenDecision, type Option, type EventData } from '$lib/protocol/types'
import { pieceRef, stacksOf } from '../island/stacks'
import { innateOwner, landOf } from '../spirits/spirits'
import type { HorizonsView } from '../view'

type Found = (option: Option, decision: OpenDecision, view: HorizonsView) => string[]

/** The ref of a power: a card, or the innate power on a panel. */
export function powerRef(id: string, view: HorizonsView): string {
  return innateOwner(id, view) ? `innate:${id}` : `card:${id}`
}

function isLand(part: unknown): part is string {
  return typeof part === 'string' && /^[A-Z]\d$/.test(part)
}

/** The land that a question is about, if it is about one. */
export function landInQuestion({ about }: Decision): string | null {
  return about.findLast(isLand) ?? null
}

/** The seat whose choice an option is. */
function seatOf(option: Option, decision: OpenDecision): number {
  return decision.seat === EVERYONE ? Number(option[1]) : decision.seat
}

/** Questions whose lands stand for presence there: which of it moves. */
const OF_PRESENCE = new Set(['presence_source', 'gather_presence'])

/** The piece that an option names by kind and damage, in a land. */
function pieceIn(land: string | null, [, kind, damage]: Option): string[] {
  return land === null ? [] : [pieceRef(land, String(kind), Number(damage))]
}

/** A land, or what stands there where the question is about that. */
function inLand(option: Option, decision: OpenDecision): string[] {
  const [, land, kind, damage] = option
  if (decision.kind === 'fear_piece') return [pieceRef(String(land), String(kind), Number(damage))]
  if (OF_PRESENCE.has(decision.kind)) return [pieceRef(String(land), 'presence', decision.seat)]
  if (decision.kind === 'remove_blight') return [pieceRef(String(land), 'blight', 0)]
  return lastLand(option)
}

function lastLand(option: Option): string[] {
  const land = option.findLast(isLand)
  return land === undefined ? [] : [`land:${land}`]
}

function growthRef(option: Option, decision: OpenDecision): string[] {
  return [`growth:${seatOf(option, decision)}:${option[2]}`]
}

/** A power and the land on which it is used. */
function onLand([, , power, land]: Option, _: OpenDecision, view: HorizonsView): string[] {
  return [`land:${land}`, powerRef(String(power), view)]
}

const REFS: Record<string, Found> = {
  card: ([, id]) => [`card:${id}`],
  deck: ([, deck]) => [`deck:${deck}`],
  gather: (option) => pieceIn(String(option.at(-1)), option),
  grow: (option, decision) => [`grow:${seatOf(option, decision)}:${option[2]}`],
  growth: growthRef,
  growth_from: growthRef,
  land: inLand,
  level: ([, level], decision) => [`level:${decision.about[1]}:${level}`],
  piece: (option, decision) => pieceIn(landInQuestion(decision), option),
  play: ([, , id]) => [`card:${id}`],
  presence: ([, track, land], { seat }) => [`land:${land}`, `track:${seat}:${track}`],
  push: (option, decision) => [...lastLand(option), ...pieceIn(landInQuestion(decision), option)],
  repeat: ([, , id]) => [`card:${id}`],
  repeat_on: onLand,
  spirit: ([, seat]) => [`spirit:${seat}`],
  track: (option, decision) => [`track:${decision.seat}:${option[1]}`],
  use: ([, , id], _, view) => [powerRef(String(id), view)],
  use_on: onLand,
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
  for (const fact of ['start', 'land']) if (fact in data) found.add(`land:${String(data[fact])}`)
  for (const land of (data['lands'] ?? []) as string[]) found.add(`land:${land}`)
  for (const fact of ['seat', 'target']) if (fact in data) found.add(`spirit:${String(data[fact])}`)
  if (tag !== 'invader_card_drawn' && tag !== 'fear_card_revealed' && 'card' in data)
    found.add(`card:${String(data['card'])}`)
  if ('power' in data) found.add(powerRef(String(data['power']), view))
  if (tag === 'cards_drawn' || tag === 'deck_reshuffled') found.add(`deck:${String(data['deck'])}`)
  if (tag === 'slot_opened') found.add(`track:${String(data['seat'])}:${String(data['track'])}`)
  if (tag === 'growth_chosen') found.add(`growth:${String(data['seat'])}:${String(data['number'])}`)
  if (tag === 'cards_advanced') for (const action of ['ravage', 'build']) found.add(`invader:${action}`)
  const place = PLACES[tag]
  if (place) found.add(place)
  return [...found]
}

/** Where a ref stands now: a panel's thing at the viewer's seat, a card where it lies, a piece in its land. */
export function resolve(ref: string, view: HorizonsView): string {
  const [kind = '', id = '', rest] = ref.split(':')
  if (['growth', 'grow', 'track'].includes(kind) && rest === undefined)
    return `${kind}:${view.seat ?? 0}:${id}`
  if (kind === 'piece') return stands(ref, id, view) ? ref : `land:${id}`
  if (kind !== 'card') return ref
  const lying = (['ravage', 'build', 'explore'] as const).find((place) => view.invaders[place]?.id === id)
  return lying ? `invader:${lying}` : powerRef(id, view)
}

function stands(ref: string, id: string, view: HorizonsView): boolean {
  const land = landOf(id, view)
  return land !== undefined && stacksOf(land, view).some((stack) => stack.ref === ref)
}

/** The symbol that stands before a name in the log. */
export function glyph(ref: string, view: HorizonsView): string | null {
  const [kind, id = '', piece, which] = ref.split(':')
  if (kind === 'piece' && piece === 'presence') return `s-${view.spirits[Number(which)]?.id ?? ''}`
  if (kind === 'piece') return `p-${piece}`
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
