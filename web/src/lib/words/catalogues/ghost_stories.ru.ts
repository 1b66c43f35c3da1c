export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/ghost_stories/*.ftl',
    '../../../../../src/vigil/locale/ru/web/ghost_stories.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
