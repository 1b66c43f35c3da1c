export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/analysis.ftl',
    '../../../../../src/vigil/locale/ru/web/{replay,report,rules}.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/{report,rules,rulings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
