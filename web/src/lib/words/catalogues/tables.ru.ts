export default import.meta.glob<string>('../../../../../src/vigil/locale/ru/web/{mine,lobby,challenge}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
