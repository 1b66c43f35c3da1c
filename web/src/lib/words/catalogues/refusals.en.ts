export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/{core,server}.ftl',
    '../../../../../src/vigil/games/*/locale/en/errors.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
