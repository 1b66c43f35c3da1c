/** Effects of options that the table of words cannot express. */

import type { Functions } from '$lib/words/plainSpeaker'
import { required } from '$lib/words/required'
import type { MoonView, PrintedCard } from '../view'
import { boardNamed, cardOf, exorcisable, type Here, held, ownBoard, spaceNamed } from './found'

function say({ speaker }: Here, key: string, holds: boolean): string {
  return holds ? speaker.words.text(key) : ''
}

/** Whether a board has no other free space. */
function fills(told: Here): string {
  const free = boardNamed(told).spaces.filter(({ ghost }) => !ghost)
  return say(told, 'gs-note-fills', free.length === 1)
}

/** The printed facts of the ghost that the question is about: one that comes, or one in play. */
function movingGhost(told: Here): PrintedCard {
  const about = told.of(told.decision?.about ?? [])
  if (about.at(0) === 'card') return cardOf(about.of([about.at(1)]))
  return required(spaceNamed(about).ghost, 'ghost')
}

/** Whether a Buddha waits there for a ghost that he can catch. */
function caught(told: Here): string {
  return say(told, 'gs-note-catches', spaceNamed(told).buddha && !movingGhost(told).incarnation)
}

/** The tile that a ghost haunts as it enters there, or whose villagers it kills instead. */
function entry(told: Here): string {
  const { view, speaker } = told
  const { line, buddha } = spaceNamed(told)
  const abilities = movingGhost(told).enter
  const reach = abilities.includes('haunt_tile') ? 3 : abilities.includes('haunt_front') ? 1 : 0
  const first = line.slice(0, reach).find((tile) => !view.village[tile]?.haunted)
  if (first === undefined || buddha) return ''
  const peopled = view.white_moon?.villagers.some(({ tile, stack }) => tile === first && stack.length)
  return speaker.words.text(peopled ? 'gs-note-entry-kills' : 'gs-note-entry', {
    tile: speaker.named('tile_at', [first], told),
  })
}

/** The Taoists who stand next to a ghost space. */
function beside(told: Here): string {
  const { view, speaker } = told
  const taoists = view.village[spaceNamed(told).line[0]]?.taoists ?? []
  const names = taoists.map((one) => speaker.named('taoist', [one], told)).join(', ')
  return names && speaker.words.text('gs-note-beside', { taoists: names })
}

/** What the ghosts next to the Taoist who is asked bring about as they go. */
function aftermath(told: Here): string {
  const { speaker } = told
  const stones = exorcisable(told).flatMap(({ curses, rewards }) => [...curses, ...rewards])
  const names = [...new Set(stones.map((stone) => speaker.name('ability', stone)))].join(', ')
  return names && speaker.words.text('gs-note-aftermath', { stones: names })
}

/** The tile that a haunter is going to haunt, and how soon. */
function threat(told: Here): string {
  const { view, speaker } = told
  for (const { tile, threats } of view.village) {
    const found = threats.find(([colour, place]) => colour === told.at(1) && place === told.at(2))
    if (!found) continue
    const name = speaker.named('tile_at', [tile], told)
    return speaker.words.text('gs-note-threat', { tile: name, turns: found[2] })
  }
  return ''
}

/** Whether a Taoist has no more than the Qi that is to be lost. */
function dies(told: Here): string {
  const { alive, qi } = boardNamed(told)
  return say(told, 'gs-note-dies', alive && qi === 1)
}

/** How many haunters of a board have left their cards. */
function figuresOut(told: Here): number {
  return boardNamed(told).spaces.filter(({ ghost }) => ghost?.haunter === 1).length
}

/** How many ghosts of a colour are in play. */
function ghostsSoColoured(told: Here): number {
  const colour = told.at(1)
  return told.view.boards.flatMap(({ spaces }) => spaces).filter(({ ghost }) => ghost?.colour === colour)
    .length
}

function moonOf({ view }: Here): MoonView {
  return required(view.white_moon, 'White Moon')
}

/** Whether a villager can be saved on a tile. */
function portalThere(told: Here): string {
  const { open, tile } = moonOf(told).portal
  return say(told, 'gs-note-portal', open && tile === told.at(1))
}

/** What a family gives if this rescue makes it whole. */
function completes(told: Here): string {
  const { villagers, families } = moonOf(told)
  const here = ownBoard(told).tile
  const top = villagers.find(({ tile }) => tile === here)?.stack.at(-1)
  const family = String(told.at(0) === 'save' ? top : told.at(1))
  const { saved, size } = required(families[family], family)
  if (saved + 1 < size) return ''
  const reward = told.speaker.named('brings', [family], told)
  return told.speaker.words.text('gs-note-completes', { reward })
}

/** Options that are the action of a turn, or a second one. */
const ACTIONS: ReadonlySet<unknown> = new Set(['help', 'exorcise', 'save'])

/** Whether an action can be taken now. */
function mayAct({ decision }: Here): boolean {
  return (decision?.options ?? []).some(([tag]) => ACTIONS.has(tag))
}

/** Whether it is the first action of a turn, another one, or none is left. */
function acting(told: Here): 'first' | 'again' | 'done' {
  if (!told.view.acted) return 'first'
  return mayAct(told) ? 'again' : 'done'
}

/** What a power brings; once no action is left, strength serves only what is asked from afar. */
function bringsNow(told: Here): unknown {
  const power = told.at(1)
  if (power === 'strength_of_the_mountain' && !mayAct(told))
    return told.speaker.words.text('gs-note-strength-afar')
  return told.speaker.named('brings', [power], told)
}

export const NOTES: Functions = {
  acting,
  aftermath,
  beside,
  brings_now: bringsNow,
  caught,
  completes,
  dies,
  entry,
  figures_out: figuresOut,
  fills,
  full_then: (told: Here) => moonOf(told).crystals.receptacles.length + 1,
  ghosts_so_coloured: ghostsSoColoured,
  one_less: (told: Here) => held(told) - 1,
  one_more: (told: Here) => held(told) + 1,
  portal_there: portalThere,
  threat,
}
