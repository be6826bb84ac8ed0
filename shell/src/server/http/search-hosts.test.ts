import { SearchHosts, getSearchOrigins } from './search-hosts.ts';

test('a local address is the only origin', () =>
  expect(getSearchOrigins('http://127.0.0.1:3002', 'ABC')).toEqual(['http://127.0.0.1:3002']));

test('the hosted service has fallbacks', () =>
  expect(getSearchOrigins('https://abc-dsn.algolia.net', 'ABC')).toEqual([
    'https://abc-dsn.algolia.net',
    'https://abc-1.algolianet.com',
    'https://abc-2.algolianet.com',
    'https://abc-3.algolianet.com',
  ]));

test('avoids failed origins for two minutes', () => {
  let now = 0;
  const hosts = new SearchHosts(['a', 'b'], () => now);
  const fail = () => {
    const request = {};
    hosts.choose(request);
    hosts.recordFailure(request);
  };
  expect(hosts.choose({})).toBe('a');
  fail();
  expect(hosts.choose({})).toBe('b');
  now = 1000;
  fail();
  expect(hosts.choose({})).toBe('a');
  now = 120_000;
  expect(hosts.choose({})).toBe('a');
  hosts.recordFailure({});
  expect(hosts.choose({})).toBe('a');
});
