/** Starting a chapter, coming back to it, and the first game after the last one. */

import { cardsOf } from '$lib/game/cards'
import { myName, open } from '$lib/table/opening'
import { http, isMissing } from '$lib/server/http'
import { router } from '$lib/base/router.svelte'
import { required } from '$lib/words/required'
import type { GameCard } from '$lib/game/plugin'
import { chapterCalled, loadLesson } from './lesson'
import { keepProgress, progressIn } from './progress'

/** The card of the game that a course teaches. */
export function cardOfCourse(course: string): GameCard {
  return required(
    cardsOf(null).find(({ id }) => id === course),
    `course ${course}`,
  )
}

/** Start a chapter at a new table. */
export function startChapter(name: string): Promise<void> {
  const { course } = required(chapterCalled(name), `chapter ${name}`)
  const { game } = cardOfCourse(course)
  return open({ game, lesson: name, seats: [{ name: myName() }], start: true })
}

/** Resume a chapter; start it if there is nothing to resume. */
export async function goOn(name: string): Promise<void> {
  const progress = progressIn(name)
  if (!progress || progress.state === 'done' || !(await isThere(progress.table))) return startChapter(name)
  keepProgress(name, { ...progress, state: 'going' })
  router.go(`/tables/${progress.table}`)
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await http.look(table)).status !== 'over'
  } catch (error) {
    if (!isMissing(error)) throw error
    return false
  }
}

/** The game that a course suggests to begin with, alone. */
export async function playFirstGame(name: string): Promise<void> {
  const { game, first_game: setup } = await loadLesson(name)
  return open({ game, setup, seats: [{ name: myName() }], start: true })
}
