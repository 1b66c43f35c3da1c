export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/web/beginning.ftl',
    '../../../../../src/vigil/games/*/locale/en/web/beginning.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
