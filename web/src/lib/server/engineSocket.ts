/** A table on this device, where others have a socket. */

import { MISSING } from './http'
import type { Connection } from './connection'
import { engine, explained } from '../local/engine'
import type { News } from '../local/talk'

export class EngineSocket implements Connection {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly #visit: number

  constructor(table: string) {
    this.#visit = engine.visit(table, (news) => void this.#hear(news))
  }

  send(text: string): void {
    engine.send({ do: 'say', visit: this.#visit, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    engine.leave(this.#visit)
  }

  async #hear(news: News): Promise<void> {
    if (news.type === 'told') return this.onmessage?.({ data: await worded(news.text) })
    if (news.type !== 'visited') return
    if (news.reply.status === 200) {
      this.readyState = WebSocket.OPEN
      return this.onopen?.()
    }
    const problem = JSON.parse(await explained(news.reply.body)) as { code: string }
    if (MISSING.includes(problem.code))
      this.onmessage?.({ data: JSON.stringify({ type: 'refusal', id: null, ...problem }) })
    this.close()
    this.onclose?.()
  }
}

/** A message with its refusal in words. */
async function worded(text: string): Promise<string> {
  if (!text.startsWith('{"type":"refusal"')) return text
  const { id } = JSON.parse(text) as { id: number }
  return JSON.stringify({
    type: 'refusal',
    id,
    ...(JSON.parse(await explained(text)) as Record<string, unknown>),
  })
}
