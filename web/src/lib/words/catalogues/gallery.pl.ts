export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/hall.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/hall.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
