import { DevBuildPusher } from './dev-build-pusher.ts';
import type { DevBuild } from './dev-build.ts';
import { DevBuildRefusedError, KeyRefusedError, ShellUnavailableError } from './shell-link.ts';

const createTestBuild = (id: string): DevBuild => ({
  id,
  document: '',
  bundle: '',
  signature: '',
  styles: [],
});

/**
 * Creates a pusher for a fake shell. `pushResults` are the results of the pushes in order: null
 * accepts the build, an error refuses it.
 */
function createPusher(pushResults: (Error | null)[]) {
  const acceptedIds: string[] = [];
  const lines: string[] = [];
  let isRefusalOutdated = () => false;
  const controller = new AbortController();
  const link = {
    shellUrl: 'http://shell',
    async push({ id }: DevBuild) {
      const pushResult = pushResults.shift() ?? null;
      if (pushResult) throw pushResult;
      acceptedIds.push(id);
    },
    async fetchMode() {
      const pushResult = pushResults.shift() ?? null;
      if (pushResult) throw pushResult;
      return 'development' as const;
    },
  };
  const pusher = new DevBuildPusher({
    link,
    signal: controller.signal,
    log: (line) => lines.push(line),
    onRefused: ({ message }, isOutdated) => {
      lines.push(message);
      isRefusalOutdated = isOutdated;
    },
    pauseMs: 1,
  });
  return { pusher, acceptedIds, lines, controller, isRefusalOutdated: () => isRefusalOutdated() };
}

test('retries while the shell is unavailable and reports it once', async () => {
  const { pusher, acceptedIds, lines } = createPusher([
    new ShellUnavailableError('is not reachable'),
    new ShellUnavailableError('x'),
  ]);
  expect(await pusher.push(createTestBuild('a'))).toBe(true);
  expect(acceptedIds).toEqual(['a']);
  expect(lines).toEqual([
    '! shell http://shell is not reachable; trying again every second',
    '✓ shell http://shell is back',
  ]);
});

test('stops pushing an outdated build when a newer one arrives', async () => {
  const { pusher, acceptedIds } = createPusher([new ShellUnavailableError('is not reachable')]);
  const previousPush = pusher.push(createTestBuild('a'));
  const newerPush = pusher.push(createTestBuild('b'));
  expect(await Promise.all([previousPush, newerPush])).toEqual([false, true]);
  expect(acceptedIds).toEqual(['b']);
});

test('reports why a build is refused and pushes the next one', async () => {
  const { pusher, acceptedIds, lines, isRefusalOutdated } = createPusher([
    new DevBuildRefusedError('route x leaves /y', ''),
  ]);
  expect(await pusher.push(createTestBuild('a'))).toBe(false);
  expect(lines).toEqual(['route x leaves /y']);
  expect(isRefusalOutdated()).toBe(false);
  expect(await pusher.push(createTestBuild('b'))).toBe(true);
  expect(isRefusalOutdated()).toBe(true);
  expect(acceptedIds).toEqual(['b']);
});

test('rejects when the shell does not trust the key', async () => {
  const { pusher } = createPusher([new KeyRefusedError('another key')]);
  await expect(pusher.push(createTestBuild('a'))).rejects.toThrow('another key');
});

test('pushes the latest build again when the shell is back', async () => {
  const { pusher, acceptedIds, controller } = createPusher([
    null,
    new ShellUnavailableError('is not reachable'),
    null,
  ]);
  await pusher.push(createTestBuild('a'));
  const watchPromise = pusher.watchShell();
  while (acceptedIds.length < 2) await new Promise((done) => setImmediate(done));
  controller.abort();
  await watchPromise;
  expect(acceptedIds).toEqual(['a', 'a']);
});
