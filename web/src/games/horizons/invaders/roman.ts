/** Terror levels and stages as they are printed. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV']
