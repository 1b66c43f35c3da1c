export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/scenes.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/scenes.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
