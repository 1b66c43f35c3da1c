export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/company.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
