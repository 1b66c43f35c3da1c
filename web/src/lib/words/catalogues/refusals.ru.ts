export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/{core,server}.ftl',
    '../../../../../src/vigil/games/*/locale/ru/errors.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
