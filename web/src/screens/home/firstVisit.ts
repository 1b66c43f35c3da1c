/** Whether somebody comes for the first time: this browser keeps nothing yet. */

import { keptTables } from '$lib/table/keyring'
import { hasLearned } from '../../tutorial/progress'

const KEY = 'vigil.visited'
const KNOWN = [KEY, 'vigil.settings', 'vigil.progress']

export function isFirstVisit(): boolean {
  return (
    keptTables().length === 0 && !hasLearned() && KNOWN.every((key) => localStorage.getItem(key) === null)
  )
}

export function noteVisit(): void {
  localStorage.setItem(KEY, 'yes')
}
