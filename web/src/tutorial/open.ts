/** Starting a lesson, and coming back to it. */

import { cardOf, nameOf } from '$lib/games'
import { myName, open } from '$lib/home'
import { t } from '$lib/i18n.svelte'
import { http, isMissing } from '$lib/protocol/http'
import { router } from '$lib/router.svelte'
import { forgetProgress, keepProgress, lastTable } from './progress'

/** Start a lesson at a new table. */
export function startLesson(lesson: string): Promise<void> {
  const title = t('web-learn-table', { game: nameOf(cardOf(lesson)) })
  return open({ game: lesson, lesson, title, seats: [{ name: myName() }], start: true })
}

/** Go on where the lesson was left; start it where there is nothing to go on with. */
export async function goOn(lesson: string): Promise<void> {
  const [table, progress] = lastTable(lesson) ?? []
  if (!table || !progress || progress.state === 'done' || !(await isThere(table))) return startLesson(lesson)
  keepProgress(table, { ...progress, state: 'going' })
  router.go(`/tables/${table}`)
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await http.look(table)).status !== 'over'
  } catch (error) {
    if (!isMissing(error)) throw error
    forgetProgress(table)
    return false
  }
}
