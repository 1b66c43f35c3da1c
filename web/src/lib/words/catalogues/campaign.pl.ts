export default import.meta.glob<string>(
  [
    '../../../../../src/vigil/locale/pl/web/campaign.ftl',
    '../../../../../src/vigil/games/*/locale/pl/web/campaign.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
