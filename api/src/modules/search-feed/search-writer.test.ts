import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { SEARCH_TIMEOUTS, TASK_TRIES } from '@gruenland/shared-contracts/search/search-service.ts';
import { SearchWriter } from './search-writer.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Waits between two looks at a task pass a hundred times as fast; the client's timeouts do not. */
function hurryTasks(): void {
  const real = globalThis.setTimeout;
  const timeouts = new Set<number>(Object.values(SEARCH_TIMEOUTS));
  const hurried = (callback: () => void, ms = 0, ...args: readonly []) =>
    real(callback, timeouts.has(ms) || ms > 5000 ? ms : ms / 100, ...args);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as never);
}

test('a rebuild whose task never ends is given up after fifty looks', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    response.end(JSON.stringify({ taskID: 1, objectIDs: [], status: 'notPublished' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const writer = new SearchWriter({ endpoint, applicationId: 'a', adminKey: 'k' });
  hurryTasks();
  const document = { objectID: 'x' } as never;
  await expect(writer.rebuild('artikel', [document])).rejects.toThrow(
    `after ${TASK_TRIES} retries`,
  );
  const looks = asked.filter((line) => line.includes('/task/'));
  expect(looks.length - TASK_TRIES).toBeLessThanOrEqual(1);
  // What was built beside is taken away again.
  expect(asked.at(-1)).toMatch(/^DELETE .*_tmp_/u);
  server.closeAllConnections();
  server.close();
}, 30_000);
