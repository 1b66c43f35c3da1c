/** Progress on its way to another device: packed into a link, whose end no server gets to see. */

import { isKept, type Kept } from './kept'

/** What stands before it in the address, behind the `#`. */
export const MARK = 'progress='

export async function pack(kept: Kept): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(kept)),
    new CompressionStream('deflate-raw'),
  )
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What was packed; `null` for anything else. */
export async function unpack(text: string): Promise<Kept | null> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const found = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    return read(found)
  } catch {
    return null
  }
}

/** What a file holds; `null` for anything but progress. */
export function read(text: string): Kept | null {
  try {
    const found = JSON.parse(text) as unknown
    return isKept(found) ? found : null
  } catch {
    return null
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(change)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
