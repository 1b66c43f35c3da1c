/** Damage divided among the pieces of a land: its effect, and the best use of the rest. */

import type { Decision, Option } from '$lib/protocol/types'
import type { TableContext } from '$lib/table/context'
import { timesOf } from '$lib/table/several'
import { sentence } from '$lib/words/phrases'
import type { Voice } from '$lib/words/speaker'
import { pieceName } from '../island/pieceNames'
import { landOf } from '../spirits/spirits'
import type { HorizonsView, Piece } from '../view'
import { FEAR } from '../words/notes'

/** Like pieces, and the damage that is assigned to them: it goes to one of them until it falls, then to the next. */
export interface Target {
  kind: string
  /** The damage that they had before. */
  hurt: number
  count: number
  /** The damage that brings down one of them. */
  health: number
  assigned: number
  /** Whether each of them takes one point at most. */
  spread: boolean
}

/** The damage that brings a piece down. */
export function endurance([, kind, hurt]: Option, land: string, view: HorizonsView): number {
  return Math.max(1, (landOf(land, view)?.health[kind as Piece] ?? 1) - Number(hurt))
}

/** How many pieces fall. */
export function fallen({ health, assigned, spread }: Target): number {
  if (spread) return health === 1 ? assigned : 0
  return Math.floor(assigned / health)
}

/** The fear for those that fall. */
export function fearOf(target: Target): number {
  return fallen(target) * (FEAR[target.kind] ?? 0)
}

/** The health that is left to each piece, in the order in which they are hit. */
export function healthLeft({ count, health, assigned, spread }: Target): number[] {
  return Array.from({ length: count }, (_, place) =>
    spread
      ? health - Number(place < assigned)
      : Math.min(health, Math.max(0, health * (place + 1) - assigned)),
  )
}

/** What the damage does to them, in words: "2 destroyed, +2 fear; survives with 1 health". */
export function told(target: Target, { words }: Voice): string {
  const count = fallen(target)
  const parts = count ? [words.text('web-hz-pieces-destroyed', { count, fear: fearOf(target) })] : []
  const health = Math.min(...healthLeft(target).filter((left) => left > 0))
  if (health < target.health) parts.push(words.text('hz-note-health-left', { health }))
  return parts.join('; ')
}

/** All that is hit, each by its name. */
export function allTold(targets: readonly Target[], view: HorizonsView, voice: Voice): string {
  const parts = targets
    .filter(({ assigned }) => assigned > 0)
    .map((target) => `${pieceName(target.kind, target.hurt, view, voice)}: ${told(target, voice)}`)
  return sentence(parts.join('; '))
}

/** The damage that a stack can take. */
export function capacity({ count, health, spread }: Target): number {
  return spread ? count : count * health
}

/** The answers one by one: every point names the piece as hurt as it is by then. */
export function blows(picks: readonly Option[], land: string, view: HorizonsView): Option[] {
  const stacks = picks.filter((pick, at) => timesOf(picks.slice(0, at), pick) === 0)
  return stacks.flatMap((stack) => {
    const [tag, kind, hurt] = stack
    const most = endurance(stack, land, view)
    return Array.from({ length: timesOf(picks, stack) }, (_, blow): Option => [
      tag,
      String(kind),
      Number(hurt) + (blow % most),
    ])
  })
}

// -- the rest in one go

/** The damage that destroys this many more of them. */
function price({ health, assigned }: Target, more: number): number {
  return more ? more * health - (assigned % health) : 0
}

interface Plan {
  /** How many more of each fall. */
  more: number[]
  cost: number
  /** What counts: every piece that falls, and its fear. */
  worth: number
  fear: number
}

function isBetter(one: Plan, other: Plan): boolean {
  return one.worth !== other.worth ? one.worth > other.worth : one.fear > other.fear
}

/** The way to destroy as much as possible: pieces and fear together, of ways as good the one with more fear. */
function bestPlan(targets: readonly Target[], left: number): Plan {
  const [first, ...others] = targets
  if (!first) return { more: [], cost: 0, worth: 0, fear: 0 }
  const plans: Plan[] = []
  for (let more = 0; more <= first.count - fallen(first) && price(first, more) <= left; more++) {
    const rest = bestPlan(others, left - price(first, more))
    const fear = rest.fear + more * (FEAR[first.kind] ?? 0)
    plans.push({
      more: [more, ...rest.more],
      cost: rest.cost + price(first, more),
      worth: rest.worth + more + fear - rest.fear,
      fear,
    })
  }
  return plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best))
}

/** One point for each: first those that fall by it. */
function eachHit(targets: readonly Target[], left: number): Target[] {
  const inOrder = [...targets].sort((one, other) => one.health - other.health)
  let over = left
  const more = new Map(
    inOrder.map((target) => {
      const hits = Math.min(over, capacity(target) - target.assigned)
      over -= hits
      return [target, hits]
    }),
  )
  return targets.map((target) => ({ ...target, assigned: target.assigned + (more.get(target) ?? 0) }))
}

/** The targets after so much more damage, used as well as possible; what destroys nothing hurts the strongest. */
export function filled(targets: readonly Target[], left: number): Target[] {
  if (targets.some(({ spread }) => spread)) return eachHit(targets, left)
  const { more, cost } = bestPlan(targets, left)
  let over = left - cost
  const hit = targets.map((target, at) => ({
    ...target,
    assigned: target.assigned + price(target, more[at] ?? 0),
  }))
  for (const target of [...hit].sort((one, other) => other.health - one.health)) {
    const room = Math.min(over, capacity(target) - target.assigned)
    target.assigned += room
    over -= room
  }
  return hit
}

// -- on the board

/** The damage that is assigned to a stack as it is drawn; `null` where none can be. */
export function targetAt(
  { ref, count }: { ref: string | null; count: number },
  table: TableContext<HorizonsView>,
): Target | null {
  if (ref === null || !isDamage(table.decision) || !table.targets.has(ref)) return null
  const [, land = '', kind = '', hurt] = ref.split(':')
  const picked = table.pointing.picked.filter((one) => one === ref).length
  return {
    kind,
    hurt: Number(hurt),
    count,
    health: endurance(['piece', kind, Number(hurt)], land, table.view),
    assigned: picked || (table.selected === ref ? 1 : 0),
    spread: isSpread(table.decision),
  }
}

/** Whether damage goes to different pieces, one point to each. */
export function isSpread(decision: Decision | null): boolean {
  return decision?.about[0] === 'each'
}

/** Whether a question is one of damage. */
export function isDamage(decision: Decision | null): boolean {
  return decision?.kind === 'damage'
}
