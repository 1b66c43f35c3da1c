export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/analysis.ftl',
    '../../../../../src/vigil/locale/en/web/{replay,report,rules}.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/{report,rules,rulings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
