/** What is played on the board is also heard; nothing is loaded before the player asks for sounds. */

import type { Player } from '../sound/player'
import type { Soundscape } from '../sound/recipe'
import type { Beat } from './beats'

/** What is heard, and of which sounds it is made. */
export interface Heard {
  player: Pick<Player, 'play' | 'surround' | 'heed'>
  scape: Soundscape
}

/** What sounds depend on. */
export interface Hearing {
  /** Load the sounds of the game; `null` when it has none. */
  load(): Promise<Heard | null>
  /** Whether the player wants to hear where he is. */
  ambience(): boolean
  /** Whether the page may sound: from the first press on. */
  active(): boolean
}

export class Sounds {
  readonly #hearing: Hearing
  #heard: Heard | null = null
  #loading = false
  #ended = false
  #beat: Pick<Beat, 'events' | 'view'> | null = null
  /** Whether the ambience goes on by itself. */
  #lasting = false

  constructor(hearing: Hearing) {
    this.#hearing = hearing
  }

  /** The player wants to hear something: it is loaded once, and what is shown is heard. */
  async want(): Promise<void> {
    if (this.#heard || this.#loading) return
    this.#loading = true
    try {
      this.#heard = await this.#hearing.load()
    } finally {
      this.#loading = false
    }
    if (this.#ended) return
    this.#play()
    this.surround()
  }

  /** Another beat is shown, or none. */
  show(beat: Pick<Beat, 'events' | 'view'> | null): void {
    this.#beat = beat
    this.#play()
  }

  /** Let be heard where the player is, as soon as the page may sound. */
  surround(): void {
    if (!this.#heard || this.#lasting || !this.#hearing.ambience()) return
    this.#heard.player.surround(this.#heard.scape.ambience)
    this.#lasting = this.#hearing.active()
  }

  /** The page is seen or hidden. */
  heed(): void {
    this.#heard?.player.heed()
  }

  end(): void {
    this.#ended = true
    this.#heard?.player.surround([])
  }

  #play(): void {
    if (!this.#heard || !this.#beat) return
    const { player, scape } = this.#heard
    const { events, view } = this.#beat
    const ending = view.outcome?.won ? scape.victory : scape.defeat
    const recipes = events.map(([tag]) => (tag === 'game_ended' ? ending : scape.events[tag]))
    for (const recipe of new Set(recipes)) if (recipe) player.play(recipe)
  }
}
