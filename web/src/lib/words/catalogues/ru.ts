export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/{core,report}.ftl',
    '../../../../../src/vigil/locale/ru/web/{app,home,table,settings}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
