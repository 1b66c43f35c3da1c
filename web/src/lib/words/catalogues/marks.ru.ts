export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/marks.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
