/** Lines of the log: what happened, in words. */

import type { GhostStoriesView } from '../view'
import type { Outcome, Told } from '$lib/protocol/types'
import { type Args, ending, NOTHING, sentence } from '$lib/words/phrases'
import type { Names } from './names'

type Data = Told[1]

/** Events that are not worth a line. */
const SILENT = ['only_option', 'set_up', 'villagers_laid', 'yang_began']

/** What kind of thing a fact of an event names. */
const KINDS: Readonly<Record<string, string>> = {
  ability: 'ability',
  artifact: 'artifact',
  board: 'board',
  colour: 'tao',
  face: 'curse',
  family: 'family',
  lender: 'board',
  power: 'power',
  taoist: 'taoist',
}

/** One line of the log, or `null`. */
export function eventLine(names: Names, [tag, data]: Told, view: GhostStoriesView): string | null {
  if (SILENT.includes(tag)) return null
  if (tag === 'game_ended') return ending(names.words, 'gs', data as unknown as Outcome)
  const key = `gs-event-${tag}`
  const args = eventArgs(names, data, view)
  const special = `${key}-${specialCase(data)}`
  if (names.words.has(special)) return sentence(names.words.text(special, args))
  if ('why' in data) args.why = names.why(String(data.why), view)
  return sentence(names.words.text(names.own(key) ?? key, args))
}

/** A reason, or being fast, may have words of its own. */
function specialCase(data: Data): string {
  return data.fast ? 'fast' : String(data.why)
}

/** The facts of an event with ids turned into names. */
function eventArgs(names: Names, data: Data, view: GhostStoriesView): Args {
  const args: Args = Object.fromEntries(
    Object.entries(data).map(([fact, value]) => [fact, said(names, fact, value, view)]),
  )
  if ('family' in data) args.curse = names.fate(String(data.family), 'curse')
  if ('colour' in data) args.shade = names.name('colour', String(data.colour))
  if ('board' in data) args.who = names.who(String(data.board), view)
  if ('place' in data) args.space = names.space(String(data.board), Number(data.place))
  if ('origin' in data) args.origin = names.space(String(data.origin), Number(data.spot))
  return args
}

/** One fact of an event as a name or a number. */
function said(names: Names, fact: string, value: unknown, view: GhostStoriesView): string | number {
  const kind = KINDS[fact]
  if (kind) return names.named(kind, String(value))
  if (fact === 'start' || fact === 'tile') return names.tile(Number(value), view)
  if (fact === 'ghost') return names.card(Number(value))
  if (fact === 'cause') return value ? names.card(Number(value)) : names.tileNamed('cemetery', view)
  if (Array.isArray(value)) return names.colours(value.map(String)) || NOTHING
  return typeof value === 'number' ? value : String(value)
}
