export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/evening.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
