export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/mine.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
