/** The log in turns: what stands under each heading, in words. */

import type { EventData } from '../protocol/types'
import type { Playing } from './playing.svelte'
import type { Happening } from './session.svelte'

export interface Turn {
  /** The ply at which it began. */
  ply: number
  title: string
  lines: string[]
}

export type Filter = 'all' | 'dice' | 'mine'

/** The turns of a log, the newest first; each phase says of which round it is. */
export function turnsOf(log: readonly Happening[], playing: Playing, filter: Filter): Turn[] {
  const turns: Turn[] = []
  let round = ''
  for (const { ply, seat, events } of log) {
    for (const event of events) {
      const title = playing.face.heading(event, playing.view, playing)
      if (title !== null || turns.length === 0) {
        const own = titled(title ?? playing.words.text('web-table-log-start'))
        turns.push({ ply, title: round ? `${round} · ${own}` : own, lines: [] })
        if (playing.face.opensRound?.(event)) round = (turns.at(-1) as Turn).title = own
      }
      if (title === null && passes(event, seat, playing, filter)) {
        const line = playing.speaker.event(event, playing.view)
        if (line !== null) turns.at(-1)?.lines.push(line)
      }
    }
  }
  const kept = turns.filter(({ lines }, at) => lines.length || at === turns.length - 1)
  return kept.map((turn) => ({ ...turn, lines: counted(turn.lines) })).reverse()
}

/** The same thing said several times in a row is one line. */
function counted(lines: readonly string[]): string[] {
  const rows: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    if (last?.line === line) last.times++
    else rows.push({ line, times: 1 })
  }
  return rows.map(({ line, times }) => (times > 1 ? `${line} ×${times}` : line))
}

/** A heading has no full stop. */
function titled(line: string): string {
  return line.replace(/\.$/, '')
}

function passes(event: EventData, seat: number, playing: Playing, filter: Filter): boolean {
  if (filter === 'dice') return playing.face.isDice?.(event) ?? false
  return filter === 'all' || playing.mine.includes(seat)
}
