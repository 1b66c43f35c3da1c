/** Names that pass for others: which alphabet they are in is told beside them. */

import type { Language } from '../words/words'

/** Cyrillic and Greek letters that look like Latin ones. */
const LIKE_LATIN = 'АВЕЅІЈКМНОРСТУХЬаеѕіјкгорсухԁԛԝһӏѵүΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαγηικνορςτυχϲϳω'
/** Latin letters that look like Russian ones. */
const LIKE_RUSSIAN = 'ABEKMHOPCTYXaekropcyx'

const ALPHABETS = {
  latin: /\p{Script=Latin}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
}
type Alphabet = keyof typeof ALPHABETS

/** The alphabet that a reader has to be told of: a word is `mixed`, or reads as if it were the reader's own. */
export function alphabetOf(name: string, language: Language): Alphabet | 'mixed' | '' {
  const home: Alphabet = language === 'ru' ? 'cyrillic' : 'latin'
  const alike = language === 'ru' ? LIKE_RUSSIAN : LIKE_LATIN
  for (const word of name.split(' ')) {
    const found = (Object.keys(ALPHABETS) as Alphabet[]).filter((one) => ALPHABETS[one].test(word))
    if (found.length > 1) return 'mixed'
    const [script] = found
    const letters = word.match(/\p{L}/gu) ?? []
    if (script && script !== home && letters.every((letter) => alike.includes(letter))) return script
  }
  return ''
}
