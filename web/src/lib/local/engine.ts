/** The engine on this device: started on first use, then used like a server. */

import { i18n, t } from '../words/i18n.svelte'
import { Refusal } from '../protocol/refusal'
import { progress } from './progress.svelte'
import type { News, Order, Reply } from './talk'

class Engine {
  #worker: Worker | null = null
  #number = 0
  readonly #replies = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>()
  readonly #visitors = new Map<number, (news: News & { visit: number }) => void>()

  /** Ask it as a server is asked. */
  async ask(method: string, path: string, body: string): Promise<Response> {
    const id = ++this.#number
    const reply = await new Promise<Reply>((done, failed) => {
      this.#replies.set(id, { done, failed })
      this.send({ do: 'ask', id, method, path, body })
    })
    const { status, body: told } = reply
    return new Response(status < 400 ? told || null : await explained(told), { status })
  }

  /** Start it, if it is not there yet. */
  wake(): void {
    if (this.#worker) return
    progress.state = 'starting'
    i18n.learn('local').catch(() => undefined) // without these words its start is not shown
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = (event: MessageEvent<News>) => this.#hear(event.data)
    this.#worker.onerror = () => this.#fail()
  }

  send(order: Order): void {
    this.wake()
    this.#worker?.postMessage(order)
  }

  /** Come to a table; what is told there goes to the visitor. */
  visit(table: string, visitor: (news: News & { visit: number }) => void): number {
    const visit = ++this.#number
    this.#visitors.set(visit, visitor)
    this.send({ do: 'visit', visit, table })
    return visit
  }

  leave(visit: number): void {
    this.#visitors.delete(visit)
    this.#worker?.postMessage({ do: 'leave', visit } satisfies Order)
  }

  #hear(news: News): void {
    if (news.type === 'progress') [progress.part, progress.weight] = [news.part, news.packed]
    else if (news.type === 'ready') progress.state = 'ready'
    else if (news.type === 'failed') this.#fail()
    else if (news.type === 'reply') {
      this.#replies.get(news.id)?.done(news.reply)
      this.#replies.delete(news.id)
    } else this.#visitors.get(news.visit)?.(news)
  }

  /** It can be tried again. */
  #fail(): void {
    progress.state = 'failed'
    this.#worker?.terminate()
    this.#worker = null
    const failed = new Refusal('engine', t('web-local-failed'))
    for (const waiting of this.#replies.values()) waiting.failed(failed)
    this.#replies.clear()
    const problem = { code: 'engine', text: 'web-local-failed', data: {} }
    const reply = { status: 503, body: JSON.stringify(problem) }
    for (const [visit, visitor] of [...this.#visitors]) visitor({ type: 'visited', visit, reply })
  }
}

export const engine = new Engine()

interface Problem {
  code: string
  text: string
  data: Record<string, string | number>
}

/** A refusal of the engine names its text; here it is said. */
export async function explained(body: string): Promise<string> {
  const { code, text, data } = JSON.parse(body) as Problem
  await i18n.learn('refusals')
  const said = i18n.words?.has(text) ? t(text, data) : code
  return JSON.stringify({ code, text: said, data })
}
