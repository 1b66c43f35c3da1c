/** What an undo undoes and what stays, in words. */

import type { PastChoice } from '../protocol/types'
import { t } from '../words/i18n.svelte'

/** Who reads it, and what is called how. */
export interface Reader {
  /** The seats of the reader. */
  readonly mine: readonly number[]
  nameOf(seat: number): string
  /** A choice as a noun; nothing if it has no name. */
  nounOf(choice: PastChoice): string
}

/** The most things of one player that are named. */
const MOST = 4

/** What an undo undoes, and which later choices go along or stay. */
export function undoSentence(
  gone: readonly PastChoice[],
  stays: readonly PastChoice[],
  reader: Reader,
): string {
  const mine = gone.filter(({ seat }) => reader.mine.includes(seat))
  const first = mine.length ? mine : gone.filter(({ seat }) => seat === gone[0]?.seat)
  const others = gone.filter((choice) => !first.includes(choice))
  const how = others.length ? (stays.length ? 'depends' : 'follows') : 'takes'
  const takes = t(`web-table-undo-${how}`, { what: listed(first, reader), others: listed(others, reader) })
  return [takes, staysSentence(stays, reader)].filter(Boolean).join(' ')
}

/** What stays, as a sentence; nothing where nothing was chosen since. */
export function staysSentence(stays: readonly PastChoice[], reader: Reader): string {
  return stays.length ? t('web-table-undo-stays', { what: listed(stays, reader) }) : ''
}

/** Choices with those who made them, the reader's first. */
export function listed(choices: readonly PastChoice[], reader: Reader): string {
  const isMine = ({ seat }: PastChoice) => reader.mine.includes(seat)
  const mine = choices.filter(isMine)
  const others = choices.filter((choice) => !isMine(choice))
  const seats = [...new Set(others.map(({ seat }) => seat))]
  const said = seats.map((seat) => {
    const what = nouns(
      others.filter((choice) => choice.seat === seat),
      reader,
    )
    return t('web-table-undo-of', { name: reader.nameOf(seat), what })
  })
  if (!mine.length) return said.join('; ')
  return [t(`web-table-undo-${said.length ? 'own' : 'mine'}`, { what: nouns(mine, reader) }), ...said].join(
    '; ',
  )
}

/** The names of some choices, each once. */
function nouns(choices: readonly PastChoice[], reader: Reader): string {
  const named = [...new Set(choices.map((choice) => reader.nounOf(choice)).filter(Boolean))]
  if (!named.length) return t('web-table-undo-unnamed', { count: choices.length })
  return named.slice(0, MOST).join(', ') + (named.length > MOST ? '…' : '')
}
