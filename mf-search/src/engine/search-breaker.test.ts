import { jest } from '@jest/globals';
import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';
import { SearchBreaker } from './search-breaker.server.ts';
import { createSearchClient } from './search-client.ts';
import { TimeoutError } from './with-timeout.ts';

const failSearch = () => Promise.reject(new TimeoutError('no answer'));

async function createOpenBreaker(): Promise<{ breaker: SearchBreaker; clock: { now: number } }> {
  const clock = { now: 0 };
  const breaker = new SearchBreaker(() => clock.now);
  for (let attempt = 0; attempt < SEARCH_BREAKER.threshold; attempt += 1)
    expect(await breaker.run(failSearch)).toBeNull();
  expect(breaker.isOpen).toBe(true);
  return { breaker, clock };
}

describe('security finding 2: the circuit breaker of searches on the server', () => {
  test('closes after seconds, when a probe succeeds', async () => {
    const { breaker, clock } = await createOpenBreaker();
    expect(SEARCH_BREAKER.openDurationMs).toBeLessThanOrEqual(5000);
    const searchMock = jest.fn(async () => 'found');
    clock.now = SEARCH_BREAKER.openDurationMs - 1;
    expect(await breaker.run(searchMock)).toBeNull();
    expect(searchMock).not.toHaveBeenCalled();
    clock.now += 1;
    expect(await breaker.run(searchMock)).toBe('found');
    expect(breaker.isOpen).toBe(false);
  });

  test('lets only one search through as a probe; a failed probe opens it again', async () => {
    const { breaker, clock } = await createOpenBreaker();
    clock.now = SEARCH_BREAKER.openDurationMs;
    const { promise, reject } = Promise.withResolvers<never>();
    const probe = breaker.run(() => promise);
    const searchMock = jest.fn(async () => 'found');
    expect(await breaker.run(searchMock)).toBeNull();
    expect(searchMock).not.toHaveBeenCalled();
    reject(new TimeoutError('no answer'));
    expect(await probe).toBeNull();
    expect(breaker.isOpen).toBe(true);
  });

  test.each([
    ['a refused query', Object.assign(new Error('no'), { name: 'ApiError', status: 400 })],
    ['too many requests', Object.assign(new Error('no'), { name: 'ApiError', status: 429 })],
    ['a response that cannot be read', new TypeError('undefined is not a function')],
  ])('is not opened by %s', async (_cause, error) => {
    const breaker = new SearchBreaker(() => 0);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await breaker.run(() => Promise.reject(error))).toBeNull();
    expect(breaker.isOpen).toBe(false);
  });
});

test('opens when nothing listens at the endpoint of the search', async () => {
  const client = createSearchClient('http://127.0.0.1:1', { applicationId: 'a', key: 'k' });
  const breaker = new SearchBreaker(() => 0);
  const search = () => client.search({ requests: [{ indexName: 'a' }] });
  for (let attempt = 0; attempt < SEARCH_BREAKER.threshold; attempt += 1) await breaker.run(search);
  expect(breaker.isOpen).toBe(true);
});
