export default import.meta.glob<string>('../../../../../src/vigil/locale/pl/web/company.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
