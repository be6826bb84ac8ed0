import { getContentEndpoint, getContentRateLimit } from './content-service.ts';

test('uses the region’s address, or the endpoint without a region', () => {
  expect(getContentEndpoint('us', 'http://127.0.0.1:3002/v2')).toBe(
    'https://api-us.storyblok.com/v2',
  );
  expect(getContentEndpoint(undefined, 'http://127.0.0.1:3002/v2')).toBe(
    'http://127.0.0.1:3002/v2',
  );
});

test.each([
  [undefined, 'http://127.0.0.1:3002/v2', 0],
  [undefined, 'http://localhost:3002/v2', 0],
  [undefined, 'https://api.storyblok.com/v2', 5],
  [undefined, 'http://content:3002/v2', 5],
  [3, 'https://api.storyblok.com/v2', 3],
  [0, 'http://content:3002/v2', 0],
])('limit %j at %s is %d requests per second', (limit, endpoint, rate) => {
  expect(getContentRateLimit(limit, endpoint)).toBe(rate);
});

test('with an OAuth token the limit is three per second, unless configured', () => {
  expect(getContentRateLimit(undefined, 'https://api.storyblok.com/v2', true)).toBe(3);
  expect(getContentRateLimit(undefined, 'http://127.0.0.1:3002/v2', true)).toBe(3);
  expect(getContentRateLimit(1, 'https://api.storyblok.com/v2', true)).toBe(1);
});
