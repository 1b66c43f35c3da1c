export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/beginning.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/beginning.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
