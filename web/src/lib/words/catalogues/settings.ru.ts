export default import.meta.glob<string>(['../../../../../src/vigil/locale/ru/web/settings.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
