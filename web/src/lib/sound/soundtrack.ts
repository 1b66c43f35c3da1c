/** What is heard of a table: the effects of each beat, and the music of the moment that is shown. */

import type { EventData, View } from '../protocol/types'
import type { Player } from './player'
import type { Effect } from './recipe'
import type { EffectOf, Soundscape } from './soundscape'

/** What has happened, with the table right after it. */
export interface Heard {
  events: readonly EventData[]
  view: View
  /** Whether dice are rolling, of which nothing is known yet. */
  rolling?: boolean
}

/** More at once would be noise; they begin these seconds after each other. */
const MOST = 4
const APART = 0.11
const RANKS: readonly Effect['strength'][] = ['strong', 'usual', 'soft']

/** The effects of a beat: each once, the stronger ones if there are too many, in the order in which things happened. */
export function effectsOf({ events, view, rolling }: Heard, scape: Soundscape): Effect[] {
  if (rolling) return [scape.rolling]
  const all = [...new Set(events.map(([tag, facts]) => heardAs(scape.effects[tag], facts, view)))]
  const found = all.filter((effect) => effect !== null)
  const kept = new Set(
    RANKS.flatMap((rank) => found.filter(({ strength }) => strength === rank)).slice(0, MOST),
  )
  return found.filter((effect) => kept.has(effect))
}

function heardAs(effect: EffectOf | undefined, facts: EventData[1], view: View): Effect | null {
  return typeof effect === 'function' ? effect(facts, view) : (effect ?? null)
}

export class Soundtrack {
  readonly #player: Player
  readonly #scape: Soundscape
  #held: readonly unknown[] = []
  #sending = false

  constructor(player: Player, scape: Soundscape) {
    this.#player = player
    this.#scape = scape
    const always = Object.values(scape.effects).filter((effect) => typeof effect !== 'function')
    void player.prepare([scape.chosen, scape.given, scape.rolling, scape.dropped, ...always])
  }

  /** A beat is shown. */
  hear(beat: Heard): void {
    effectsOf(beat, this.#scape).forEach((effect, index) => this.#player.play(effect, index * APART))
  }

  /** The table stands at a moment; the music holds its breath while dice are in the air. */
  see(view: View, rolling: boolean): void {
    const { layers, danger, muffled } = this.#scape
    this.#player.follow({
      layers: layers(view),
      danger: view.outcome ? 0 : danger(view),
      muffled: muffled?.(view) ?? false,
      hushed: rolling,
    })
  }

  /** What the player has chosen so far, and whether an answer is on its way. */
  hold(chosen: readonly unknown[], sending: boolean): void {
    const now = chosen.filter((one) => one !== null)
    const before = this.#held
    const answers = sending && !this.#sending
    this.#held = now
    this.#sending = sending
    if (answers) this.#player.play(this.#scape.given)
    else if (sending) return
    else if (now.length < before.length) this.#player.play(this.#scape.dropped)
    else if (now.some((one, at) => one !== before[at])) this.#player.play(this.#scape.chosen)
  }

  heed(): void {
    this.#player.heed()
  }

  close(): void {
    this.#player.follow(null)
  }
}
