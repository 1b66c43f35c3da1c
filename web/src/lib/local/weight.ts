/** Sizes in bytes, for people. */
export function megabytes(bytes: number): string {
  const language = document.documentElement.lang || 'en'
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)
}
