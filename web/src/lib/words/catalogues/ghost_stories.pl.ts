export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/ghost_stories/*.ftl',
    '../../../../../src/vigil/locale/pl/web/ghost_stories.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
