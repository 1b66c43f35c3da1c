/** Texts that Python has put together of keys and arguments; the signs are those of `keyed_words.py`. */

import type { Args } from './phrases'
import type { Words } from './words'

const OR = '|'
const ARGUMENT = '\uE005'
/** A text that holds no further one. */
const INNERMOST = /\uE003([^\uE003\uE004]*)\uE004/g
/** An argument: `name=text` or `name#number`. */
const PARTS = /^(\w+)([=#])(.*)$/s

/** What it says in the language of these words. */
export function saidIn(words: Words, keyed: string): string {
  const said = keyed.replace(INNERMOST, (_, inner: string) => {
    const [keys = '', ...args] = inner.split(ARGUMENT)
    const key = keys.split(OR).find((one) => words.has(one))
    return key === undefined ? '' : words.text(key, toldBy(args))
  })
  return said === keyed ? said : saidIn(words, said)
}

function toldBy(args: readonly string[]): Args {
  const parts = args.map((arg) => PARTS.exec(arg) ?? [])
  return Object.fromEntries(
    parts.map(([, name = '', sign, value = '']) => [name, sign === '#' ? Number(value) : value]),
  )
}
