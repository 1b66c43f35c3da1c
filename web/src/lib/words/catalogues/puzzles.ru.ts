export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/puzzles.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/puzzles.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
