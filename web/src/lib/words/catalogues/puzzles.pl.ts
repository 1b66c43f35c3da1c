export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/puzzles.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/puzzles.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
