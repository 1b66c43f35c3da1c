/** The speaker of Horizons of Spirit Island. */

import type { HorizonsView } from '../view'
import type { Content, Decision, Option, SetupData, Told } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { type Args, ending, sentence } from '$lib/words/phrases'
import type { Speaker } from '$lib/words/speaker'
import type { Words } from '$lib/words/words'
import { fullText } from './cardText'
import { eventLine } from './events'
import { Names } from './names'
import { optionLabel } from './options'

/** Says everything of Horizons of Spirit Island in one language. */
class HorizonsSpeaker implements Speaker {
  readonly #names: Names

  constructor(names: Names) {
    this.#names = names
  }

  question(decision: Decision, view: HorizonsView): string {
    const args = this.#about(decision.about, view)
    args.who = decision.seats.map((seat) => this.#names.who(seat, view)).join(', ')
    if (decision.kind === 'power_phase') args.phase = this.#names.name('phase', view.phase)
    return sentence(this.#names.words.text(this.#key(decision), args))
  }

  /** A question may have words of its own for what it is about. */
  #key({ kind, about }: Decision): string {
    const own = `hz-ask-${kind}-${about[0]}`
    return this.#names.words.has(own) ? own : `hz-ask-${kind}`
  }

  #about([kind, first, second]: Decision['about'], view: HorizonsView): Args {
    const names = this.#names
    const id = String(first)
    const land: Args = typeof second === 'string' ? { land: names.land(second) } : {}
    switch (kind) {
      case 'land':
        return { land: names.land(id) }
      case 'price':
        return { power: names.card(id), amount: Number(second) }
      case 'fear':
        return { card: names.card(id) }
      case 'power':
        return { power: names.card(id), ...land }
      case 'action':
        return { action: names.name('action', id), ...land }
      case 'piece':
        return { piece: names.piece(id, Number(second)) }
      case 'spirit':
        return { spirit: names.who(Number(first), view) }
      default:
        return {}
    }
  }

  option(option: Option, decision: Decision, view: HorizonsView): string {
    return optionLabel({ names: this.#names, option, decision, view })
  }

  event(event: Told, view: HorizonsView): string | null {
    return eventLine(this.#names, event, view)
  }

  name(kind: string, id: string): string {
    return this.#names.name(kind, id)
  }

  text(kind: string, id: string): string {
    return fullText(this.#names, kind, id)
  }

  outcome(view: HorizonsView): string {
    return ending(this.#names.words, 'hz', found(view.outcome, 'outcome'))
  }
}

/** The speaker for words and the box; every set-up has the same. */
export function horizonsSpeaker(words: Words, _setup: SetupData, box: readonly Content[]): Speaker {
  return new HorizonsSpeaker(new Names(words, box))
}
