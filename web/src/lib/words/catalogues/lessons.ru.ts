export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/learn.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/learn*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
