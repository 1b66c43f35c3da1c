export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/learn.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/learn*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
