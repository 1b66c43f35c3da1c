/** How a Taoist feels at the moment that is shown. */

import type { Mood, Shown } from '$lib/game/cast'
import type { EventData } from '$lib/protocol/types'
import { boardOfSeat, nextInTurn } from '../choosing/refs'
import type { BoardView, GhostStoriesView } from '../view'

/** With this little Qi a Taoist is afraid. */
const LITTLE_QI = 1

/** The questions of an exorcism, and of the dice thrown for it. */
const EXORCISM = new Set(['exorcise_ghosts', 'reroll_tao', 'spend_tao', 'school_ghosts', 'barrier_ghosts'])

/** Events that make their author glad. */
const GLAD = new Set([
  'artifact_taken',
  'crystal_gained',
  'family_saved',
  'qi_gained',
  'taoist_revived',
  'tile_restored',
  'villager_saved',
  'yin_yang_gained',
])

/** Events that frighten the one they happen to, while they are seen. */
const SORRY = new Set(['qi_lost', 'tao_lost', 'exorcism_failed', 'board_haunted'])

type Seen = Shown<GhostStoriesView>

/** The mood of the Taoist of a board. */
export function moodOf(board: BoardView, shown: Seen): Mood {
  const { view } = shown
  if (board.neutral) return 'serene'
  if (!board.alive) return 'fallen'
  if (shown.beat.some((event) => isOf(event, SORRY, board, view))) return 'worried'
  if (shown.beat.some((event) => isOf(event, GLAD, board, view) || exorcises(event, board, view)))
    return 'glad'
  if (isExorcising(board, shown)) return 'fierce'
  if (isInDanger(board)) return 'worried'
  const waits = view.active !== board.colour && nextInTurn(view) !== board.colour
  return waits && !view.outcome ? 'serene' : 'calm'
}

/** The Taoist of a seat and how he feels. */
export function character(seat: number, shown: Shown): { character: string; mood: Mood } | null {
  const view = shown.view as GhostStoriesView
  const board = boardOfSeat(view, seat)
  return board ? { character: board.colour, mood: moodOf(board, shown as Seen) } : null
}

/** Whether something of a kind happens to the Taoist of a board: to whom it names, else to whose turn it is. */
function isOf([tag, data]: EventData, kinds: Set<string>, { colour }: BoardView, view: GhostStoriesView) {
  const whose = tag === 'tao_lost' && data['why'] === 'exorcism' ? null : (data['board'] ?? view.active)
  return kinds.has(tag) && whose === colour
}

function exorcises([tag, { why }]: EventData, { colour }: BoardView, { active }: GhostStoriesView): boolean {
  return tag === 'ghost_discarded' && why === 'exorcised' && active === colour
}

function isExorcising({ colour }: BoardView, { view, decision, beat, rolling }: Seen): boolean {
  if (view.active !== colour || view.phase !== 'yang') return false
  return (
    rolling ||
    beat.some(([tag]) => tag === 'tao_rolled' || tag === 'tao_rerolled' || tag === 'exorcism_began') ||
    EXORCISM.has(decision?.kind ?? '')
  )
}

/** Whether little Qi is left, or the board is full or about to lose a tile. */
function isInDanger({ qi, spaces }: BoardView): boolean {
  return (
    qi <= LITTLE_QI ||
    spaces.every(({ ghost }) => ghost !== null) ||
    spaces.some(({ ghost }) => ghost?.haunter === 1)
  )
}

/** Where the eyes of a portrait look: from its place to another one, in the same coordinates. */
export function lookTo(
  from: { x: number; y: number },
  to: { x: number; y: number },
): readonly [number, number] {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(x, y) || 1
  return [x / far, y / far]
}
