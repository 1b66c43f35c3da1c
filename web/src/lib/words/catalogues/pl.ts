export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/{core,report}.ftl',
    '../../../../../src/vigil/locale/pl/web/{app,home,table,settings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
