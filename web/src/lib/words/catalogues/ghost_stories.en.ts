export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/ghost_stories/*.ftl',
    '../../../../../src/vigil/locale/en/web/ghost_stories.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
