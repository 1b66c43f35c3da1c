export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/learn.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/learn*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
