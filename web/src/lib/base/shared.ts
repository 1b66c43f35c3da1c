/** What several parts of a page load together. */

/** Loads once for all who ask; after a failure the next one to ask tries again. */
export function shared<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  const forget = (error: unknown) => {
    kept = null
    throw error
  }
  return () => (kept ??= load().catch(forget))
}
