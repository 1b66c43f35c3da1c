export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/analysis.ftl',
    '../../../../../src/vigil/locale/ru/web/{replay,report,rules,learn}.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/{report,rules,learn}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
