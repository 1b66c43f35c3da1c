export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/scenes.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/scenes.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
