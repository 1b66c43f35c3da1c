/** Fair dice: the entropy this browser adds, and what it can verify after the game. */

import { i18n, t } from '../words/i18n.svelte'
import { isHere } from '../local/here'
import { http, type Proof } from '../server/http'
import { Refusal } from '../protocol/refusal'
import type { Created, TableInfo, View } from '../protocol/types'
import { keep, keptOf } from './keyring'

const BYTES = 16

/** Record what the server has committed to, as long as the game has not begun. */
export function notePromise({ id, status, commitment, origin }: TableInfo): void {
  if (status !== 'waiting' || keptOf(id)?.promise) return
  keep(id, { promise: commitment, ...(origin ? { began: origin.ply } : {}) })
}

/** Whether a table takes entropy of its players: those at which all play the same deal do not. */
function takesLuck({ id, status, challenge, lesson }: TableInfo): boolean {
  return status === 'waiting' && !challenge && !lesson && !isHere(id)
}

/** Add entropy for each own seat that has given none, once the server has committed to its part. */
export async function addLuck(info: TableInfo): Promise<void> {
  notePromise(info)
  if (!takesLuck(info)) return
  for (const [seat, token] of Object.entries(keptOf(info.id)?.seats ?? {})) {
    const at = Number(seat)
    const given = keptOf(info.id)?.luck ?? {}
    if (given[at] && given[at] === info.luck[at]) continue
    const luck = { ...given, [at]: given[at] ?? randomDigits() }
    keep(info.id, { luck })
    const told = await http.luck(info.id, at, luck[at] ?? '', token)
    // It came too late: the game is dealt without it.
    if (told.luck[at] !== luck[at]) keep(info.id, { luck: given })
  }
}

/** Start a new table, with a stored commitment and this browser's entropy. */
export async function startWithLuck(made: Created): Promise<Created> {
  keep(made.table.id, { host: made.host, seats: made.tokens })
  await addLuck(made.table)
  return { ...made, table: await http.start(made.table.id, made.host) }
}

function randomDigits(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(BYTES)))
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the seed of a game that is over says: how much of it is verified, before it is replayed. */
export type Verdict = 'everything' | 'without_players' | 'nothing' | 'broken' | 'unknown' | 'here'

/** Whether the seed is the one committed to before the game, and whether the own entropy is in it. */
export async function verdictOf(info: TableInfo): Promise<Verdict> {
  const { promise, luck = {} } = keptOf(info.id) ?? {}
  if (isHere(info.id)) return 'here'
  // Only pages that came over TLS, or from this device, may compute hashes.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (info.seed === null || !subtle) return 'unknown'
  const shown = promise ?? info.commitment
  if (shown !== info.commitment || (await digest(`vigil dealer ${info.seed}`)) !== shown) return 'broken'
  const own = Object.entries(luck)
  if (own.some(([seat, given]) => info.luck[Number(seat)] !== given)) return 'broken'
  if (promise === undefined) return 'nothing'
  return own.length ? 'everything' : 'without_players'
}

/** What is found when the game is replayed on this device: a grade, or that something does not hold. */
export interface Proved {
  found: Proof['found']['grade'] | 'failed' | 'other'
  lines: string[]
}

/** Codes with which the engine says that a record does not hold. */
const NOT_VERIFIED = [
  'other_commitment',
  'other_seed',
  'luck_left_out',
  'other_beginning',
  'unfair_roll',
  'nothing_checked',
  'no_longer_replays',
]

/** Replay the record in the engine of this device: every roll and draw, up to the end that was seen here. */
export async function proveDice(info: TableInfo, seen: View): Promise<Proved> {
  await i18n.learn('verify')
  const { promise, luck, began } = keptOf(info.id) ?? {}
  const known = { commitment: promise ?? null, luck: luck ?? {}, dealt_from: began ?? null }
  try {
    const proof = await http.proof({ record: await http.recordText(info.id), ...known })
    const same = JSON.stringify({ ...seen, decision: undefined }) === JSON.stringify(proof.view)
    if (!same) return { found: 'other', lines: [t('web-table-dice-other')] }
    return { found: proof.found.grade, lines: sentences(proof) }
  } catch (error) {
    if (!(error instanceof Refusal) || !NOT_VERIFIED.includes(error.code)) throw error
    return { found: 'failed', lines: [error.message] }
  }
}

/** What was verified, in the words of `vigil verify`. */
export function sentences({ found, dealt_from: first, position }: Proof): string[] {
  const { grade, rolls, draws, unchecked: count, confirmed, contributed } = found
  const lines = [t(`verify-${grade}`), checked(rolls, draws)]
  if (grade === 'everything') lines.push(t('verify-confirmed', { confirmed, contributed }))
  if (first) lines.push(t('verify-from', { first, count }))
  if (position) lines.push(t('verify-position'))
  if (!found.finished) lines.push(t('verify-unfinished'))
  return lines
}

function checked(rolls: number, draws: number): string {
  const parts = { rolls: t('verify-rolls', { count: rolls }), draws: t('verify-draws', { count: draws }) }
  if (!rolls && !draws) return t('verify-no-chance')
  if (rolls && draws) return t('verify-checked', { what: t('verify-both', parts) })
  return t('verify-checked', { what: rolls ? parts.rolls : parts.draws })
}

/** The command that verifies the same from the record, with all that this browser kept. */
export function commandOf(id: string): string {
  const { promise, luck = {}, began } = keptOf(id) ?? {}
  const options = [
    promise && `--commitment ${promise}`,
    ...Object.entries(luck).map(([seat, given]) => `--luck ${seat}:${given}`),
    began !== undefined && `--from ${began}`,
  ]
  return ['vigil verify', `vigil-${id}.json`, ...options.filter(Boolean)].join(' ')
}

async function digest(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
