/** What stands in a land, as stacks of like pieces, and the marks beside its name. */

import type { ForecastView, HorizonsView, LandView, Piece } from '../view'

/** Like pieces: one drawing and a number. */
export interface Stack {
  key: string
  /** The ref by which it is found; none for what is only on its way. */
  ref: string | null
  icon: string
  count: number
  /** The health that is left to damaged pieces; `null` for unhurt ones. */
  health: number | null
  /** Whether it is only on its way here. */
  isGuest?: boolean
}

/** A mark in the line of a land's name. */
export type Mark =
  | { kind: 'name' }
  | { kind: 'defend'; amount: number }
  | { kind: 'ravage'; damage: number; blight: number }
  | { kind: 'build'; piece: NonNullable<ForecastView['build']> | null }

const ORDER: readonly Piece[] = ['city', 'town', 'explorer', 'dahan']

/** Presence, city, town, explorer, dahan, blight; damaged pieces stand apart. */
export function stacksOf(land: LandView, view: HorizonsView): Stack[] {
  return [...presenceIn(land, view), ...ORDER.flatMap((kind) => piecesOf(kind, land)), ...blightIn(land)]
}

/** The ref of like pieces in a land, by kind and damage; of presence by its seat. */
export function pieceRef(land: string, kind: string, which: number): string {
  return `piece:${land}:${kind}:${which}`
}

function blightIn({ id, blight }: LandView): Stack[] {
  if (!blight) return []
  return [{ key: 'blight', ref: pieceRef(id, 'blight', 0), icon: 'p-blight', count: blight, health: null }]
}

function presenceIn(land: LandView, view: HorizonsView): Stack[] {
  return land.presence.flatMap((count, seat) => {
    const spirit = view.spirits[seat]
    if (!count || !spirit) return []
    const icon = `${land.sacred.includes(seat) ? 'ss' : 's'}-${spirit.id}`
    return [{ key: `presence ${seat}`, ref: pieceRef(land.id, 'presence', seat), icon, count, health: null }]
  })
}

function piecesOf(kind: Piece, land: LandView): Stack[] {
  const icon = `p-${kind}`
  const hurt = land.damaged.filter(([of]) => of === kind)
  const whole = land[kind] - hurt.reduce((sum, [, , count]) => sum + count, 0)
  const stacks = hurt.map(([, damage, count]) => {
    const health = Math.max(1, land.health[kind] - damage)
    return { key: `${kind} ${damage}`, ref: pieceRef(land.id, kind, damage), icon, count, health }
  })
  const unhurt = { key: kind, ref: pieceRef(land.id, kind, 0), icon, count: whole, health: null }
  return whole ? [unhurt, ...stacks] : stacks
}

/** The name, the defence, and what the invaders do next. */
export function marksOf({ defend, next }: LandView): Mark[] {
  const marks: Mark[] = [{ kind: 'name' }]
  if (defend) marks.push({ kind: 'defend', amount: defend })
  if (next.ravage) marks.push({ kind: 'ravage', damage: next.damage, blight: +next.blight + +next.cascade })
  if (next.build) marks.push({ kind: 'build', piece: next.build })
  return marks
}

/** The same marks in less room: how much blight and which building is left out. */
export function brief(marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => {
    if (mark.kind === 'ravage') return { ...mark, blight: Math.min(1, mark.blight) }
    return mark.kind === 'build' ? { ...mark, piece: null } : mark
  })
}

/** How wide a name is in a line of height 1, with the glyph of its terrain or without it. */
export function nameWidth(terse: boolean): number {
  return terse ? 1.5 : 2.3
}

/** How wide a mark is in a line of height 1. */
export function markWidth(mark: Mark, terse: boolean): number {
  if (mark.kind === 'name') return nameWidth(terse)
  if (mark.kind === 'defend') return 1.15
  if (mark.kind === 'build') return mark.piece ? 1.9 : 1.1
  return (mark.damage > 9 ? 2.1 : 1.65) + mark.blight * 0.72
}
