export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/beginning.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/beginning.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
