import { QueryQueue } from './query-queue.ts';

/** Sends the queries of a request one after another and records each one that runs. */
async function sendRequest(queue: QueryQueue, name: string, queryCount: number, ran: string[]) {
  for (let query = 0; query < queryCount; query += 1)
    await queue.run(queryCount, async () => void ran.push(name));
}

test('security finding 2: ten requests of fifty queries do not delay a page', async () => {
  const queue = new QueryQueue(() => 0);
  const ran: string[] = [];
  const flood = Array.from({ length: 10 }, () => sendRequest(queue, 'flood', 50, ran));
  await sendRequest(queue, 'page', 9, ran);
  expect(ran.filter((name) => name === 'flood')).toHaveLength(1);
  await Promise.all(flood);
  expect(ran).toHaveLength(509);
});

test('runs requests of the same size in the order of their arrival, one at a time', async () => {
  const queue = new QueryQueue(() => 0);
  const ran: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const firstQuery = queue.run(1, () => promise);
  const others = ['a', 'b', 'c'].map((name) => sendRequest(queue, name, 1, ran));
  expect(ran).toEqual([]);
  resolve();
  await Promise.all([firstQuery, ...others]);
  expect(ran).toEqual(['a', 'b', 'c']);
});

test('small requests cannot postpone a large one for ever', async () => {
  const clock = { now: 0 };
  const queue = new QueryQueue(() => clock.now);
  const ran: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const firstQuery = queue.run(1, () => promise);
  const large = sendRequest(queue, 'large', 50, ran);
  clock.now = 3000;
  const small = sendRequest(queue, 'small', 1, ran);
  resolve();
  await Promise.all([firstQuery, large, small]);
  expect(ran[0]).toBe('large');
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
