export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/analysis.ftl',
    '../../../../../src/vigil/locale/pl/web/{replay,report,rules}.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/{report,rules,rulings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
