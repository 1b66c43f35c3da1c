export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/hall.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/hall.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
