/** The last roll at the table, followed through the events. */

import type { EventData } from '$lib/protocol/types'
import type { Colour, GhostStoriesView, GhostView } from '../view'

/** A face of a Tao die. */
export type Face = Colour | 'white'

/** What lies in the tray: Tao dice, the face of the curse die, and who rolled. */
export interface Roll {
  /** Grows with each roll, so that dice tumble anew. */
  number: number
  board: string | null
  tao: Face[]
  curse: string | null
}

export const NO_ROLL: Roll = { number: 0, board: null, tao: [], curse: null }

/** The tray after an event. */
export function after(roll: Roll, [tag, data]: EventData): Roll {
  const number = roll.number + 1
  const board = (data['board'] as string | undefined) ?? roll.board
  switch (tag) {
    case 'tao_rolled':
    case 'barrier_rolled':
      return { number, board, tao: data['faces'] as Face[], curse: null }
    case 'tao_rerolled':
      return {
        ...roll,
        number,
        tao: [...without(roll.tao, data['dice'] as Face[]), ...(data['faces'] as Face[])],
      }
    case 'curse_rolled':
    case 'curse_rerolled':
      return { number, board, tao: roll.tao, curse: data['face'] as string }
    case 'turn_began':
      return { ...NO_ROLL, number: roll.number }
    default:
      return roll
  }
}

function without(faces: readonly Face[], taken: readonly Face[]): Face[] {
  const left = [...faces]
  for (const face of taken) left.splice(left.indexOf(face), 1)
  return left
}

/** One glyph of a ghost's resistance: whether the dice reach it. */
export interface Part {
  colour: Colour
  by: 'face' | 'white' | null
}

/** How far a roll goes against one ghost by itself: faces of its colours, then white ones. */
export function reached(ghost: GhostView, faces: readonly Face[], view: GhostStoriesView): Part[] {
  if ([...ghost.enter, ...ghost.yin].includes('dice_immune') && !ghost.ignored) return parts(ghost, [], 0)
  const white = view.supply.white_cancelled ? 0 : faces.filter((face) => face === 'white').length
  return parts(ghost, faces, white + ghost.free)
}

function parts(ghost: GhostView, faces: readonly Face[], jokers: number): Part[] {
  let left = jokers
  return Object.entries(ghost.needed).flatMap(([colour, count]) => {
    const own = faces.filter((face) => face === colour).length
    return Array.from({ length: count }, (_, index): Part => {
      if (index < own) return { colour: colour as Colour, by: 'face' }
      return { colour: colour as Colour, by: left-- > 0 ? 'white' : null }
    })
  })
}

/** How many dice ghosts have captured, of the three. */
export const TAO_DICE = 3
