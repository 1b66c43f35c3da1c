export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/{core,server}.ftl',
    '../../../../../src/vigil/games/*/locale/pl/errors.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
