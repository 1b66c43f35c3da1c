export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/ru/web/campaign.ftl',
    '../../../../../src/vigil/games/*/locale/ru/web/campaign.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
