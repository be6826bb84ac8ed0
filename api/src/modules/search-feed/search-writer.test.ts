import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import {
  SEARCH_TIMEOUTS_MS,
  MAX_TASK_POLLS,
} from '@gruenland/shared-contracts/search/search-service.ts';
import { SearchWriter } from './search-writer.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Speeds up the polling of search tasks a hundredfold, but not the client's timeouts. */
function speedUpTaskPolling(): void {
  const realSetTimeout = globalThis.setTimeout;
  const clientTimeoutsMs = new Set<number>(Object.values(SEARCH_TIMEOUTS_MS));
  const setShortenedTimeout = (callback: () => void, delayMs = 0, ...args: readonly []) =>
    realSetTimeout(
      callback,
      clientTimeoutsMs.has(delayMs) || delayMs > 5000 ? delayMs : delayMs / 100,
      ...args,
    );
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(setShortenedTimeout as never);
}

test('a rebuild whose task never ends fails after fifty polls', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    response.end(JSON.stringify({ taskID: 1, objectIDs: [], status: 'notPublished' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const writer = new SearchWriter({ endpoint, applicationId: 'a', adminKey: 'k' });
  speedUpTaskPolling();
  const document = { objectID: 'x' } as never;
  await expect(writer.rebuildIndex('articles', [document])).rejects.toThrow(
    `after ${MAX_TASK_POLLS} retries`,
  );
  const pollRequests = requests.filter((line) => line.includes('/task/'));
  expect(pollRequests.length - MAX_TASK_POLLS).toBeLessThanOrEqual(1);
  // The last request deletes the temporary index.
  expect(requests.at(-1)).toMatch(/^DELETE .*_tmp_/u);
  server.closeAllConnections();
  server.close();
}, 30_000);
