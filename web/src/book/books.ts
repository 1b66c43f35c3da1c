/** The rulebooks of the server: the list, their texts, and which section applies where. */

import { http } from '$lib/server/http'
import type { BookInfo, SectionInfo } from '$lib/protocol/types'
import type { Language } from '$lib/words/words'

const lists = new Map<Language, Promise<BookInfo[]>>()
const texts = new Map<string, Promise<Record<string, string>>>()

/** Fetch once; a failure can be retried. */
function once<K, T>(known: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? ask()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

/** All books, with titles in a language. */
export function loadBooks(language: Language): Promise<BookInfo[]> {
  return once(lists, language, () => http.books(language))
}

/** The texts of a book by section. */
export function loadText(book: string, language: Language): Promise<Record<string, string>> {
  return once(texts, `${book} ${language}`, () => http.bookText(book, language))
}

/** All sections of a book in the order of reading. */
export function sectionsOf({ chapters }: BookInfo): SectionInfo[] {
  return chapters.flatMap(({ sections }) => sections)
}

/** A section and the book in which it stands. */
export interface Place {
  book: BookInfo
  section: SectionInfo
}

/** The books of a game that is played with some modules, those of modules first. */
export function booksFor(books: readonly BookInfo[], game: string, modules: readonly string[]): BookInfo[] {
  return books
    .filter((book) => book.game === game && book.modules.every((module) => modules.includes(module)))
    .sort((one, other) => other.modules.length - one.modules.length)
}

function places(books: readonly BookInfo[]): Place[] {
  return books.flatMap((book) => sectionsOf(book).map((section) => ({ book, section })))
}

/** The section that applies at a kind of question. */
export function placeOfKind(books: readonly BookInfo[], kind: string): Place | undefined {
  return places(books).find(({ section }) => section.kinds.includes(kind))
}

/** The section of that id. */
export function placeOf(books: readonly BookInfo[], id: string): Place | undefined {
  return places(books).find(({ section }) => section.id === id)
}
