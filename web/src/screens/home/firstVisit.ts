/** Whether this is a first visit: the browser has stored nothing yet. */

import { keptTables } from '$lib/table/keyring'
import { hasLearned } from '../../tutorial/progress'

const KEY = 'vigil.visited'
const SETTINGS = 'vigil.settings'
const KEPT = [KEY, 'vigil.progress', 'vigil.circles']

const keeps = (key: string) => localStorage.getItem(key) !== null

/** Whether this browser has seen the first page, a table, a lesson or a circle before. */
export function hasBeenHere(): boolean {
  return keptTables().length > 0 || hasLearned() || KEPT.some(keeps)
}

export function isFirstVisit(): boolean {
  return !hasBeenHere() && !keeps(SETTINGS)
}

export function noteVisit(): void {
  localStorage.setItem(KEY, 'yes')
}
