export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/circles.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
