import { QueryQueue } from './query-queue.ts';

/**
 * Sends the queries of a request one after another and adds `name` to `executedQueries` for each
 * query that runs.
 */
async function sendRequest(
  queue: QueryQueue,
  name: string,
  queryCount: number,
  executedQueries: string[],
) {
  for (let query = 0; query < queryCount; query += 1)
    await queue.run(queryCount, async () => void executedQueries.push(name));
}

test('security finding 2: ten requests of fifty queries do not delay a page', async () => {
  const queue = new QueryQueue(() => 0);
  const executedQueries: string[] = [];
  const floodRequests = Array.from({ length: 10 }, () =>
    sendRequest(queue, 'flood', 50, executedQueries),
  );
  await sendRequest(queue, 'page', 9, executedQueries);
  expect(executedQueries.filter((name) => name === 'flood')).toHaveLength(1);
  await Promise.all(floodRequests);
  expect(executedQueries).toHaveLength(509);
});

test('runs requests of the same size in the order of their arrival, one at a time', async () => {
  const queue = new QueryQueue(() => 0);
  const executedQueries: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const firstQuery = queue.run(1, () => promise);
  const waitingQueries = ['a', 'b', 'c'].map((name) =>
    sendRequest(queue, name, 1, executedQueries),
  );
  expect(executedQueries).toEqual([]);
  resolve();
  await Promise.all([firstQuery, ...waitingQueries]);
  expect(executedQueries).toEqual(['a', 'b', 'c']);
});

test('small requests cannot postpone a large one for ever', async () => {
  const clock = { now: 0 };
  const queue = new QueryQueue(() => clock.now);
  const executedQueries: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const firstQuery = queue.run(1, () => promise);
  const largeRequest = sendRequest(queue, 'large', 50, executedQueries);
  clock.now = 3000;
  const smallRequest = sendRequest(queue, 'small', 1, executedQueries);
  resolve();
  await Promise.all([firstQuery, largeRequest, smallRequest]);
  expect(executedQueries[0]).toBe('large');
});

test('continues after a failed query and refuses more than 500 waiting ones', async () => {
  const queue = new QueryQueue(() => 0);
  const { promise, reject } = Promise.withResolvers<never>();
  const failedQuery = queue.run(1, () => promise);
  const waiting = Array.from({ length: 500 }, () => queue.run(1, async () => 'found'));
  await expect(queue.run(1, async () => 'found')).rejects.toMatchObject({ status: 429 });
  reject(new Error('broken'));
  await expect(failedQuery).rejects.toThrow('broken');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['found']));
});
