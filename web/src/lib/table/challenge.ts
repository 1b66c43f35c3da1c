/** The day's challenge: playing it, and a line about how it went. */

import { cardOf, levelOf, nameOf } from '../game/cards'
import { myName, open } from './opening'
import { t } from '../words/i18n.svelte'
import { isKept } from '../local/here'
import { http } from '../server/http'
import type { Challenge, Deal, DealSeeds, TableInfo, View } from '../protocol/types'

/** What this browser keeps of challenges: that of today, and what was committed to for each day. */
interface Kept {
  today?: Challenge
  seeds?: DealSeeds
  /** The commitments by day, game and players, each as it was first published. */
  commitments: Record<string, string>
}

const KEY = 'vigil.challenge'
/** For this many days commitments are kept behind their day. */
const DAYS = 7
const DAY = 86_400_000

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Kept
  } catch {
    return { commitments: {} }
  }
}

/** The challenge of today from the server; if it does not come, the one that was told earlier today. */
export async function todays(): Promise<Challenge> {
  try {
    const today = await http.challenge()
    const seeds = (await isKept()) ? await http.dealSeeds() : undefined
    localStorage.setItem(KEY, JSON.stringify({ today, seeds, commitments: published(today) }))
    return today
  } catch (error) {
    const { today, seeds } = kept()
    if (today && seeds && today.day === utcDay(Date.now())) return today
    throw error
  }
}

/** The commitments that are known: what was published first counts. */
function published({ commitments }: Challenge): Record<string, string> {
  const told = commitments.map((one) => [placeOf(one), one.commitment] as const)
  const known = { ...Object.fromEntries(told), ...kept().commitments }
  const oldest = utcDay(Date.now() - DAYS * DAY)
  return Object.fromEntries(Object.entries(known).filter(([place]) => place >= oldest))
}

const placeOf = ({ day, game, players }: { day: string; game: string; players: number }) =>
  `${day} ${game} ${players}`

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Alone, or with a friend who is invited. */
export function play(day: string, { game, setup }: Deal, together: boolean): Promise<void> {
  const players = Math.max(setup.players, together ? 2 : 1)
  const seats = Array.from({ length: players }, (_, seat) => (seat ? {} : { name: myName() }))
  const { seeds, commitments } = kept()
  const seed =
    seeds?.day === day ? seeds.seeds.find((one) => one.game === game && one.players === players) : null
  const told = seed ? { seed: seed.seed } : {}
  const table = { game, challenge: day, setup: { players }, seats, start: players === 1, ...told }
  return open(table, commitments[placeOf({ day, game, players })])
}

/** How a game of a challenge went, without a word of what happened in it. */
export function resultLine({ challenge, game, setup }: TableInfo, view: View, link: string): string {
  const level = levelOf(game, setup.level)
  const { won = false, score = 0 } = view.outcome ?? {}
  return t('web-challenge-line', {
    day: challenge,
    game: [nameOf(cardOf(game, setup.modules)), level].filter(Boolean).join(', '),
    players: setup.players,
    won: String(won),
    score,
    turns: view.turn,
    link,
  })
}
