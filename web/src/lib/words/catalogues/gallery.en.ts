export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/hall.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/hall.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
