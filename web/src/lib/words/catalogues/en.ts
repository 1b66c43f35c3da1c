export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/en/{core,report}.ftl',
    '../../../../../src/vigil/locale/en/web/{app,home,table,settings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
