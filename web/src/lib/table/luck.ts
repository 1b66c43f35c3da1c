/** Luck of one's own: what this browser adds to the dice, and whether the server kept its word about them. */

import { isHere } from '../local/here'
import { http, Refusal } from '../protocol/http'
import type { Created, NewTable, TableInfo, View } from '../protocol/types'
import { keep, keptOf } from './keyring'

const BYTES = 16

/** Whether a table takes luck of its players: those at which all play the same deal do not. */
function takesLuck({ id, status, challenge, lesson }: TableInfo): boolean {
  return status === 'waiting' && !challenge && !lesson && !isHere(id)
}

/** Add luck for each own seat that has given none, once the server has promised its part. */
export async function addLuck(info: TableInfo): Promise<void> {
  if (!takesLuck(info)) return
  for (const [seat, token] of Object.entries(keptOf(info.id)?.seats ?? {})) {
    const at = Number(seat)
    const given = keptOf(info.id)?.luck ?? {}
    if (given[at] && given[at] === info.luck[at]) continue
    const luck = { ...given, [at]: given[at] ?? randomDigits() }
    keep(info.id, { promise: keptOf(info.id)?.promise ?? info.commitment, luck })
    const told = await http.luck(info.id, at, luck[at] ?? '', token)
    // It came too late: the game is dealt without it.
    if (told.luck[at] !== luck[at]) keep(info.id, { luck: given })
  }
}

/** Make a table that starts at once, with luck of one's own all the same. */
export async function startWithLuck(table: NewTable): Promise<Created> {
  const made = await http.create({ ...table, start: false })
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

/** What is found about the dice of a game that is over. */
export type Verdict = 'both' | 'alone' | 'broken' | 'unknown'

/** Whether the seed is what the server promised, and whether the own luck is in it. */
export async function verdictOf(info: TableInfo): Promise<Verdict> {
  const kept = keptOf(info.id)
  // Only pages that came over TLS, or from this device, may reckon digests.
  if (info.seed === null || !globalThis.crypto?.subtle) return 'unknown'
  const promise = kept?.promise ?? info.commitment
  if (promise !== info.commitment || (await digest(`vigil dealer ${info.seed}`)) !== promise) return 'broken'
  if (!holdsOurs(info.id, info.luck)) return 'broken'
  return info.luck.some(Boolean) ? 'both' : 'alone'
}

/** Whether the luck that was added here is among that of all seats. */
function holdsOurs(table: string, luck: string[]): boolean {
  return Object.entries(keptOf(table)?.luck ?? {}).every(([seat, own]) => luck[Number(seat)] === own)
}

/** What is found when the game is played again on this device. */
export interface Proved {
  found: 'proved' | 'unfair' | 'broken' | 'other'
  count: number
}

const FOUND: Record<string, Proved['found']> = { unfair_roll: 'unfair', other_dealer: 'broken' }

/** Play the record again in the engine of this device: every roll and draw, up to the end that was seen here. */
export async function proveDice(info: TableInfo, seen: View): Promise<Proved> {
  const promise = keptOf(info.id)?.promise ?? info.commitment
  try {
    const { checked, luck, view } = await http.proof(await http.recordText(info.id), promise)
    if (!holdsOurs(info.id, luck)) return { found: 'broken', count: checked }
    const same = JSON.stringify({ ...seen, decision: undefined }) === JSON.stringify(view)
    return { found: same ? 'proved' : 'other', count: checked }
  } catch (error) {
    const found = error instanceof Refusal ? FOUND[error.code] : undefined
    if (!found) throw error
    return { found, count: 0 }
  }
}

async function digest(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
