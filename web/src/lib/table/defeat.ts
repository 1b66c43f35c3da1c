/** Why a game is about to be lost, in words. */

import { pluginOf } from '../game/registry'
import type { EventData, View } from '../protocol/types'
import type { Voice } from '../words/speaker'

/** What loses the game: the id of the reason, and the event that brings it about. */
export interface Defeat {
  reason: string
  cause: EventData | null
}

/** The defeat that is forecast, with what comes right before it; `null` for none. */
export function forecastDefeat(forecast: readonly EventData[]): Defeat | null {
  const at = forecast.findIndex(([tag, data]) => tag === 'game_ended' && data.won === false)
  const end = forecast[at]
  return end ? { reason: String(end[1].reason), cause: forecast[at - 1] ?? null } : null
}

/** The forecast besides the defeat, which has its own banner. */
export function besidesDefeat(forecast: readonly EventData[]): readonly EventData[] {
  return forecast.filter(([tag, data]) => tag !== 'game_ended' || data.won !== false)
}

/** The event and the rule by which it loses the game, as one line. */
export function reasonOf(
  { reason, cause }: Defeat,
  { speaker, words, view }: Voice & { view: View },
): string {
  const key = `${pluginOf(view.game).prefix}-loss-${reason}`
  const event = cause && speaker.event(cause, view)
  return [event, words.has(key) ? words.text(key) : ''].filter(Boolean).join(' ')
}

/** What stands above the question: what comes and when, and what stops it. */
export interface Headline {
  text: string
  line: string
  /** Whether the game ends by it. */
  isEnd: boolean
}

/** The headline of a defeat that is forecast, or of a loss that a game counts as grave; `null` for neither. */
export function forecastHeadline(
  forecast: readonly EventData[],
  by: Voice & { view: View },
): Headline | null {
  const { prefix, perils = [] } = pluginOf(by.view.game)
  const defeat = forecastDefeat(forecast)
  const at = forecast.findIndex(([tag]) => perils.includes(tag))
  const peril = forecast[at]
  if (!defeat && !peril) return null
  const key = `${prefix}-danger-${defeat?.reason ?? peril?.[0]}`
  const known = by.words.has(key)
  const told = [defeat ? defeat.cause : peril].map((event) => event && by.speaker.event(event, by.view))
  return {
    text: by.words.text(known ? key : 'game-danger-coming'),
    line: [...told, known ? by.words.text(`${key}.way`) : ''].filter(Boolean).join(' '),
    isEnd: defeat !== null,
  }
}
