import { createLoadContext } from '#samples/load-context.ts';
import { readDrawCommitments } from './read-draw-commitments.server.ts';

const post = async (): Promise<never> => {
  throw new Error('not called');
};

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('an api that %s does not delay the form', async (_name, get) => {
  const startedAtMs = performance.now();
  const context = createLoadContext('http://127.0.0.1:9', { api: { get, post } });
  expect(await readDrawCommitments(context, 'adventsverlosung', 'a')).toEqual([]);
  expect(performance.now() - startedAtMs).toBeLessThan(1000);
});
