export default import.meta.glob<string>('../../../../../src/vigil/locale/en/web/marks.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
