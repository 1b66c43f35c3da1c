/** A chapter of a course: the server deals by the same file, so what the steps tell does happen. */

import type { Option, SetupData } from '$lib/protocol/types'
import { required } from '$lib/words/required'

/** A question along the path, and the option that the lesson takes. */
export interface Question {
  ply: number
  kind: string
  takes: Option
  index: number
}

/** Something to be explained at a ply. */
export interface Step {
  id: string
  ply: number
  /** What it is about: refs of things on the table; with `*` all that begin so, as one. */
  show: readonly string[]
}

export interface Lesson {
  game: string
  path: readonly Question[]
  steps: readonly Step[]
  /** The setup suggested after the last chapter of a course. */
  first_game?: SetupData
}

/** Where a chapter stands: the course is named after the card of the game it teaches. */
export interface Chapter {
  name: string
  course: string
  number: number
}

const FILES = import.meta.glob<Lesson>('../../../src/vigil/games/*/lessons/*.json', {
  import: 'default',
})
const FILE = /\/(([a-z_]+)_(\d+))\.json$/

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, load]) => [required(FILE.exec(path)?.[1], `chapter ${path}`), load]),
)

/** All chapters, those of a course one after the other. */
export const CHAPTERS: readonly Chapter[] = Object.keys(FILES)
  .map((path) => {
    const [, name = '', course = '', number = ''] = FILE.exec(path) ?? []
    return { name, course, number: Number(number) }
  })
  .sort((one, other) => one.course.localeCompare(other.course) || one.number - other.number)

export function chapterCalled(name: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.name === name)
}

/** The chapters of a course in their order. */
export function chaptersOf(course: string): readonly Chapter[] {
  return CHAPTERS.filter((chapter) => chapter.course === course)
}

/** The chapter that follows in the same course; nothing after the last one. */
export function chapterAfter(name: string): Chapter | undefined {
  const here = chapterCalled(name)
  return CHAPTERS.find(({ course, number }) => course === here?.course && number === here.number + 1)
}

export function loadLesson(name: string): Promise<Lesson> {
  return required(BY_NAME.get(name), `lesson ${name}`)()
}
