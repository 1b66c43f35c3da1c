/** The log in turns: what stands under each heading, in words. */

import type { Told } from '../protocol/types'
import type { Playing } from './playing.svelte'
import type { Happening } from './session.svelte'

export interface Turn {
  /** The ply at which it began. */
  ply: number
  title: string
  lines: string[]
}

/** Events that tell of dice. */
const DICE = /roll|dice|curse|face/

/** The turns of a log, the newest first. */
export function turnsOf(
  log: readonly Happening[],
  playing: Playing,
  filter: 'all' | 'dice' | 'mine',
): Turn[] {
  const turns: Turn[] = []
  for (const { ply, seat, events } of log) {
    for (const event of events) {
      const title = playing.face.heading(event, playing.view, playing)
      if (title !== null || turns.length === 0) {
        turns.push({ ply, title: titled(title ?? playing.words.text('web-table-log-start')), lines: [] })
      }
      if (title === null && passes(event, seat, playing, filter)) {
        const line = playing.speaker.event(event, playing.view)
        if (line !== null) turns.at(-1)?.lines.push(line)
      }
    }
  }
  return turns.filter(({ lines }, at) => lines.length || at === turns.length - 1).reverse()
}

/** A heading has no full stop. */
function titled(line: string): string {
  return line.replace(/\.$/, '')
}

function passes([tag]: Told, seat: number, playing: Playing, filter: 'all' | 'dice' | 'mine'): boolean {
  if (filter === 'dice') return DICE.test(tag)
  return filter === 'all' || playing.mine.includes(seat)
}
