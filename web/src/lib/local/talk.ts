/** What the page and the worker with the engine say to each other. */

export interface Reply {
  status: number
  body: string
}

/** From the page. */
export type Order =
  | { do: 'ask'; id: number; method: string; path: string; body: string }
  | { do: 'visit'; visit: number; table: string }
  | { do: 'say'; visit: number; text: string }
  | { do: 'leave'; visit: number }

/** From the worker. */
export type News =
  | { type: 'progress'; part: number; packed: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'visited'; visit: number; reply: Reply }
  | { type: 'told'; visit: number; text: string }
