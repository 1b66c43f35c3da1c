export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/puzzles.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/puzzles.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
