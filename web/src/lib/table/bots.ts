/** The bots as two choices: how strong one is, and its style. */

import { http } from '../server/http'

/** How strong bots are, the usual partner first. */
export const STRENGTHS = ['value', 'search', 'master', 'rules', 'random'] as const
/** What a bot may care for more than usual. */
export const STYLES = ['careful', 'bold', 'helper'] as const
/** The one that plays without any care. */
const STYLELESS = 'random'

/** A bot by its strength and its style; without a style it is balanced. */
export function partsOf(bot: string): { strength: string; style: string } {
  const [strength = '', style = ''] = (bot.split('@')[0] ?? '').split(':')
  return { strength, style }
}

/** The name of a bot of that strength and style. */
export function botOf(strength: string, style: string): string {
  return style && hasStyles(strength) ? `${strength}:${style}` : strength
}

export function hasStyles(strength: string): boolean {
  return strength !== STYLELESS
}

/** The bot that is usually meant, among those that can play a game. */
export function partnerIn(bots: readonly string[]): string {
  return STRENGTHS.find((strength) => bots.includes(strength)) ?? bots[0] ?? ''
}

/** The bots that can play a game. */
export async function botsFor(game: string): Promise<readonly string[]> {
  const { games } = await http.offer()
  return games.find(({ id }) => id === game)?.bots ?? []
}
