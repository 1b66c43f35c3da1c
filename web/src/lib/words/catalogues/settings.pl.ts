export default import.meta.glob<string>(['../../../../../src/vigil/locale/pl/web/settings.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
