export default import.meta.glob<string>('../../../../../src/vigil/locale/en/web/company.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
