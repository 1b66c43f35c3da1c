/** What has to be done whenever a replay moves, beside drawing it: the address, those who are led, the end. */

import { settings } from '../settings.svelte'
import type { Finale } from './finale.svelte'
import type { Replay } from './replay.svelte'
import type { TableSession } from './session.svelte'

/** How others are led to the same moments. */
export type Leader = Pick<TableSession, 'connection' | 'lead' | 'close'>

export class ReplayWatch {
  /** The session in which others follow; `null` while there is none. */
  leading = $state.raw<Leader | null>(null)
  readonly #replay: Replay
  readonly #sit: () => Leader

  constructor(replay: Replay, sit: () => Leader) {
    this.#replay = replay
    this.#sit = sit
  }

  /** The address asks for a ply, or for none in particular. */
  open(ply: number | null): void {
    if (ply !== null && ply !== this.#replay.stop.ply) void this.#replay.show(this.#replay.stopAt(ply))
  }

  /** Lead those at the table to the stop that is wanted, once they can be reached. */
  lead(): void {
    const { ply } = this.#replay.stop
    if (this.leading?.connection === 'open') void this.leading.lead(ply)
  }

  toggleLeading(): void {
    if (this.leading) void this.stopLeading()
    else this.leading = this.#sit()
  }

  async stopLeading(): Promise<void> {
    const session = this.leading
    this.leading = null
    await session?.lead(null)
    session?.close()
  }

  /** The end is a scene for those who came to it by one step. */
  lookAtEnd(finale: Finale, over: boolean): void {
    if (this.#replay.stepped && settings.now.playback !== 'off') finale.look(over)
    else finale.leap(over)
  }
}
