export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/local.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
