import { expect, test } from '@jest/globals';

import { silentLogger } from '#testing/silent-log.ts';
import { waitUntil } from '#testing/wait-until.ts';

import type { ContentReader } from './content-reader.ts';
import { watchContentVersion } from './watch-content-version.ts';

test('notices each new version, and repeats what failed', async () => {
  let version = 1;
  let failuresLeft = 1;
  const handledVersions: number[] = [];
  const readContent: ContentReader = async () => ({
    status: 200,
    headers: new Headers(),
    body: { space: { version } },
  });
  const watcher = watchContentVersion({
    readContent,
    onChange: () => {
      if (failuresLeft-- > 0) throw new Error('the search is unavailable');
      handledVersions.push(version);
    },
    purpose: 'test',
    log: silentLogger,
    intervalMs: 1,
  });
  await waitUntil('the first version is handled', () => handledVersions.length === 1);
  version = 2;
  await waitUntil('the second version is handled', () => handledVersions.length === 2);
  await watcher.close();
  expect(handledVersions).toEqual([1, 2]);
});

test('survives answers without a version', async () => {
  const answers = [{ status: 503, body: undefined }, { status: 200, body: { space: {} } }, null];
  let changeCount = 0;
  const watcher = watchContentVersion({
    readContent: async () => {
      const answer = answers.shift();
      if (answer === null) throw new Error('connect ECONNREFUSED');
      return {
        headers: new Headers(),
        ...(answer ?? { status: 200, body: { space: { version: 3 } } }),
      };
    },
    onChange: () => void (changeCount += 1),
    purpose: 'test',
    log: silentLogger,
    intervalMs: 1,
  });
  await waitUntil('a version is handled', () => changeCount === 1);
  await watcher.close();
  expect(answers).toEqual([]);
});
