export default import.meta.glob<string>(['../../../../../src/vigil/locale/en/web/settings.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
