/** What a Taoist can do right after a move, on the tile to which it leads, and Su-Ling on her stone. */

import type { Next } from '$lib/game/choice'
import type { OpenDecision, Option } from '$lib/protocol/types'
import type { Words } from '$lib/words/words'
import { spaceOf, targetsFrom } from './refs'
import type { GhostStoriesView } from '../view'

const CENTRE = 4
const CORNERS = [0, 2, 6, 8]
const GOES = ['tile', 'escort']
const FLIGHT = 'dance_of_the_spires'
const MOVES = ['move', 'second_step']

/** What can be done by the same confirmation as an answer. */
export function nextOf(
  option: Option,
  { kind, seat }: OpenDecision,
  view: GhostStoriesView,
  words: Words,
): Next[] {
  if (kind === 'su_ling') return crystalAfter(option, view, words)
  const [tag, at] = option
  if (!MOVES.includes(kind) || !GOES.includes(tag)) return []
  if (kind === 'move' && tag === 'escort' && flies(seat, view)) return []
  const tile = Number(at)
  const before: Option[] = tile === CENTRE ? tokensOn(view) : []
  const act = (option: Option, key: string): Next => ({
    options: [...before, option],
    name: words.text(`web-gs-next-${option[0]}`),
    key,
  })
  return [
    ...(targetsFrom(view, tile).length ? [act(['exorcise'], 'E')] : []),
    ...(view.village[tile]?.can_help ? [act(['help'], 'V')] : []),
    ...(saves(view, tile, tag === 'escort') ? [act(['save'], 'R')] : []),
  ]
}

/** Whether a Taoist may fly, which is two steps when a villager comes along. */
function flies(seat: number, { boards }: GhostStoriesView): boolean {
  return boards.some(
    ({ power, seat: owner, power_blocked }) =>
      power === FLIGHT && (owner === seat ? power_blocked === null : power_blocked === 'used'),
  )
}

/** All power tokens are taken on the way; one who wants to leave some confirms the move alone. */
function tokensOn({ village }: GhostStoriesView): Option[] {
  const count = village[CENTRE]?.power_tokens ?? 0
  return count ? [['tokens', count]] : []
}

/** Whether a villager can be saved at a tile: the portal is there, with a villager on the tile or coming along. */
function saves({ white_moon: moon }: GhostStoriesView, tile: number, comes: boolean): boolean {
  if (!moon?.portal.open || moon.portal.tile !== tile) return false
  return comes || moon.villagers.some((stack) => stack.tile === tile && stack.stack.length > 0)
}

/** Beside an empty receptacle Su-Ling may bring a crystal. */
function crystalAfter([tag, colour, place]: Option, view: GhostStoriesView, words: Words): Next[] {
  const tile = tag === 'space' ? spaceOf(view, `space:${colour}:${place}`)?.line[0] : undefined
  const { crystals } = view.white_moon ?? {}
  if (tile === undefined || !crystals?.reserve) return []
  if (!CORNERS.includes(tile) || crystals.receptacles.includes(tile)) return []
  const name = words.text('web-gs-next-receptacle')
  return [{ options: [['receptacle', tile]], name, key: 'R' }]
}
