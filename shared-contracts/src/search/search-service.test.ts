import { getInsightsEndpoint, isHostedSearch } from './search-service.ts';

test.each([
  ['http://127.0.0.1:3002', false],
  ['https://ABC-dsn.algolia.net', true],
  ['https://abc-1.algolianet.com', true],
  ['https://algolia.net.fremd.example', false],
  ['https://notalgolia.net', false],
])('%s is hosted: %s', (endpoint, hosted) => {
  expect(isHostedSearch(endpoint)).toBe(hosted);
});

test('events go to the analytics region, or to the only service', () => {
  expect(getInsightsEndpoint('https://ABC-dsn.algolia.net', 'de')).toBe(
    'https://insights.de.algolia.io',
  );
  expect(getInsightsEndpoint('https://ABC-dsn.algolia.net', 'us')).toBe(
    'https://insights.us.algolia.io',
  );
  expect(getInsightsEndpoint('http://127.0.0.1:3002', 'us')).toBe('http://127.0.0.1:3002');
});
