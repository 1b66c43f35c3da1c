/** What is asked of the server about circles, and the keys to one's own, which stay in this browser. */

import type * as server from '../protocol/generated'
import { keptTables } from './keyring'
import { ask, http, isMissing } from '../server/http'

export type Circle = server.CircleInfo
export type Played = Circle['deals'][number]

interface Key {
  token: string
  title: string
}

const KEY = 'vigil.circles'
/** How long daily deals can be shared. */
const DAYS = 7
const DAY = 86_400_000
/** The most tables searched for deals. */
const MOST = 24

function all(): Record<string, Key> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Key>
  } catch {
    return {}
  }
}
function keep(id: string, key: Key | null): void {
  const others = Object.fromEntries(Object.entries(all()).filter(([other]) => other !== id))
  localStorage.setItem(KEY, JSON.stringify(key ? { ...others, [id]: key } : others))
}

/** The circles of this browser, by id. */
export const ownCircles = (): [string, Key][] => Object.entries(all())

const at = (id: string) => `/api/circles/${encodeURIComponent(id)}`
const keyOf = (id: string) => ({ token: all()[id]?.token ?? '' })

function joined({ circle, token }: server.Joined): Circle {
  keep(circle.id, { token, title: circle.title })
  return circle
}

export const circles = {
  found: async (title: string, name: string) =>
    joined(await ask<server.Joined>('POST', '/api/circles', { body: { title, name } })),
  join: async (id: string, name: string) =>
    joined(await ask<server.Joined>('POST', `${at(id)}/members`, { body: { name } })),
  look: (id: string) => ask<Circle>('GET', at(id), keyOf(id)),
  leave: async (id: string, member: number, mine: boolean) => {
    await ask<undefined>('DELETE', `${at(id)}/members/${member}`, keyOf(id))
    if (mine) keep(id, null)
  },
  delete: async (id: string) => {
    await ask<undefined>('DELETE', at(id), keyOf(id))
    keep(id, null)
  },
  /** A circle that is no more, or of which one is no member any more. */
  forget: (id: string) => keep(id, null),
  /** The record of a member's game, to watch it. */
  record: async (id: string, { member, day, game, players }: Played): Promise<string> =>
    JSON.stringify(
      await ask<unknown>('GET', `${at(id)}/members/${member}/deals/${day}/${game}/${players}`, keyOf(id)),
    ),
  share: (id: string, record: string, day: string) =>
    ask<Circle>('POST', `${at(id)}/deals`, { body: { record, day }, ...keyOf(id) }),
}

/** Share the daily deals that were finished in this browser in the last days; whether there were new ones. */
export async function shareDeals(circle: Circle): Promise<boolean> {
  const recent = keptTables().filter(([, { at }]) => at > Date.now() - (DAYS + 1) * DAY)
  let fresh = false
  for (const [id] of recent.slice(0, MOST)) {
    const day = await dayPlayed(id, circle)
    if (day === null) continue
    await circles.share(circle.id, await http.recordText(id), day)
    fresh = true
  }
  return fresh
}

/** Share the deal that was just finished with all circles of this browser. */
export async function shareDeal(table: string): Promise<void> {
  for (const [id] of ownCircles()) {
    const day = await dayPlayed(table, await circles.look(id))
    if (day !== null) await circles.share(id, await http.recordText(table), day)
  }
}

/** The day of the deal that was played at a table to its end, unless it is shared already. */
async function dayPlayed(table: string, { deals, me }: Circle): Promise<string | null> {
  try {
    const { game, setup, status, challenge } = await http.look(table)
    const isShared = deals.some(
      (one) =>
        one.member === me && one.day === challenge && one.game === game && one.players === setup.players,
    )
    return challenge && status === 'over' && !isShared ? challenge : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
