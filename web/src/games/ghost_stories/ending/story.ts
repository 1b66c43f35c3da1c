/** A game of Ghost Stories in two sentences. */

import type { Highlight, Story } from '$lib/protocol/story'
import { plain } from '$lib/words/marks'
import type { Voice } from '$lib/words/speaker'
import type { GhostStoriesView } from '../view'
import { tileIdAt } from '../choosing/refs'

/** What decided the game, and how it left the village. */
export function storyLine(story: Story, voice: Voice): string {
  return [decided(story, voice), left(story, voice)].map(plain).join(' ')
}

function decided(story: Story, { speaker, words }: Voice): string {
  const { outcome, turns, figures } = story
  const beaten = last(story, 'incarnation_exorcised')
  if (outcome?.won && beaten) return speaker.event(beaten.event, story.view) ?? ''
  const reason = outcome?.won ? 'won' : (outcome?.reason ?? 'deck_empty')
  const args = { turn: turns, haunted: figures['haunted'] ?? 0, tile: '', taoist: '' }
  const tile = last(story, 'tile_haunted')?.event[1]['tile']
  const dead = last(story, 'taoist_died')?.event[1]['board']
  if (typeof tile === 'number')
    args.tile = speaker.name('tile', tileIdAt(story.view as GhostStoriesView, tile))
  if (typeof dead === 'string') args.taoist = speaker.name('taoist', dead)
  return words.text(`gs-story-${reason}`, args)
}

function left({ outcome, figures, view }: Story, { words }: Voice): string {
  const { boards } = view as GhostStoriesView
  const fallen = boards.filter(({ seat, alive }) => seat !== null && !alive).length
  if (outcome?.won) return words.text('gs-story-home', { haunted: figures['haunted'] ?? 0, fallen })
  return words.text('gs-story-left', { qi: figures['qi'] ?? 0, deck: figures['deck'] ?? 0 })
}

function last({ moments }: Story, kind: string): Highlight | undefined {
  return moments.findLast((moment) => moment.kind === kind)
}
