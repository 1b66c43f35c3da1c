export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/scenes.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/scenes.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
