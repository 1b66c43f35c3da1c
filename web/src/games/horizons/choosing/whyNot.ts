/** Why a thing cannot be chosen now, in one sentence. */

import type { Decision } from '$lib/protocol/types'
import { plain } from '$lib/words/marks'
import { sentence } from '$lib/words/phrases'
import type { Voice } from '$lib/words/speaker'
import { powerInQuestion, standing } from '../cards/card'
import { pieceName } from '../island/pieceNames'
import { landInQuestion } from './refs'
import { innateOwner, landOf, ownerOf } from '../spirits/spirits'
import type { HorizonsView, SpiritView } from '../view'

type Asked = [decision: Decision, view: HorizonsView, voice: Voice]

/** Questions whose answers are lands next to the one they are about. */
const NEIGHBOURS = new Set(['push', 'gather', 'gather_presence', 'cascade'])
/** Questions about pieces that stand in several lands. */
const OF_PIECES = new Set(['gather', 'fear_piece'])
/** Questions about lands, each with its own sentence. */
const OWN = new Set([
  'add_presence',
  'presence_source',
  'choose_land',
  'escalation_land',
  'boon_land',
  'fear_land',
])

export function whyNot(ref: string, decision: Decision, view: HorizonsView, voice: Voice): string {
  const [kind = '', id = ''] = ref.split(':')
  const asked: Asked = [decision, view, voice]
  if (kind === 'land') return whyNotLand(id, asked)
  if (kind === 'piece') return whyNotPiece(ref, asked)
  if (kind === 'card') return whyNotCard(id, asked)
  if (kind === 'innate' || kind === 'level') return whyNotPower(id, innateOwner(id, view), asked)
  if (kind === 'growth' || kind === 'grow') return whyNotGrowth(Number(id), asked)
  if (kind === 'track') return voice.words.text('web-hz-why-track')
  if (kind === 'deck') return voice.words.text('web-hz-why-deck')
  return asks(asked)
}

/** What the question asks for. */
function asks([decision, view, { words, speaker }]: Asked): string {
  return words.text('web-hz-why-question', { question: plain(speaker.question(decision, view)) })
}

// -- pieces

/** The land from which the pieces of a question are taken; `null` when it is not about pieces, or of many lands. */
function landOfPieces(decision: Decision): string | null {
  const tags = new Set(decision.options?.map(([tag]) => tag))
  return tags.has('piece') || tags.has('push') ? landInQuestion(decision) : null
}

/** A piece of another land, one that the question does not ask for, or one that is no answer at all. */
function whyNotPiece(ref: string, asked: Asked): string {
  const [, land = '', kind = '', which] = ref.split(':')
  const [decision, view, voice] = asked
  const from = landOfPieces(decision)
  if (from === null && !OF_PIECES.has(decision.kind)) return whyNotLand(land, asked)
  if (from !== null && from !== land) return voice.words.text('web-hz-why-piece-elsewhere', { land: from })
  return voice.words.text('web-hz-why-piece-kind', { piece: pieceName(kind, Number(which), view, voice) })
}

// -- lands

function whyNotLand(id: string, asked: Asked): string {
  const [decision, view, { words, speaker }] = asked
  const about = landInQuestion(decision)
  if (NEIGHBOURS.has(decision.kind) && about !== null) return whyNotNear(id, about, asked)
  const kind = decision.kind === 'place_presence' ? 'add_presence' : decision.kind
  if (OWN.has(kind)) return words.text(`web-hz-why-land-${kind}`, { land: id })
  const power = powerInQuestion(decision)
  if (decision.kind !== 'target_land' || power === null) return asks(asked)
  const aim = speaker.text(innateOwner(power, view) ? 'innate' : 'power', power).split('\n')
  const line = aim[innateOwner(power, view) ? 1 : 2] ?? ''
  return words.text('web-hz-why-land-target_land', {
    power: speaker.name('power', power),
    aim: line,
    land: id,
  })
}

/** A land that is no neighbour, the land itself, or a neighbour with nothing to take. */
function whyNotNear(id: string, about: string, [decision, view, { words }]: Asked): string {
  if (id === about) return words.text('web-hz-why-land-itself', { land: id })
  const near = landOf(about, view)?.adjacent.includes(id)
  if (!near) return words.text('web-hz-why-land-far', { land: id, about })
  return words.text(`web-hz-why-land-${decision.kind}`, { land: id })
}

// -- cards and powers

function whyNotCard(id: string, asked: Asked): string {
  const [, view, { words }] = asked
  const owner = ownerOf(id, view)
  if (owner?.discard.includes(id)) return words.text('web-hz-why-discarded')
  return whyNotPower(id, owner, asked)
}

function whyNotPower(id: string, owner: SpiritView | undefined, asked: Asked): string {
  const [decision, , { words, speaker }] = asked
  if (!owner) return asks(asked)
  if (!decision.seats.includes(owner.seat))
    return words.text('web-hz-why-other-spirit', { spirit: speaker.name('spirit', owner.id) })
  if (decision.kind === 'spirit_phase' && owner.grown === null && owner.hand.includes(id))
    return words.text('web-hz-why-grow-first')
  const reason = standing(id, owner)?.why_not
  const playing = decision.kind === 'spirit_phase' || decision.kind === 'power_phase'
  if (!playing || !reason) return asks(asked)
  return `${sentence(words.text(`web-hz-reason-${reason}`))}.`
}

function whyNotGrowth(seat: number, asked: Asked): string {
  const [decision, view, { words }] = asked
  if (decision.kind !== 'spirit_phase') return words.text('web-hz-why-growth')
  const spirit = view.spirits[seat]
  return spirit && spirit.grown !== null ? words.text('web-hz-why-grown') : asks(asked)
}
