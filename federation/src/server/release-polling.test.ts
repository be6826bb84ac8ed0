import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseWatcher, WatcherOptions } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

const keys = makeKeys();
const watchers: ReleaseWatcher[] = [];
let origin: FaultyOrigin;
let originUrl: string;
let folder: string;

function createWatcher(options: Partial<WatcherOptions> = {}): ReleaseWatcher {
  const watcher = createReleaseWatcher({
    remotes: [{ name: 'mf-test', origin: originUrl }],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 10,
    timeoutMs: 3000,
    log: new RecordingLog(),
    acceptRelease: async () => undefined,
    ...options,
  });
  watchers.push(watcher);
  return watcher;
}

async function waitUntil(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 5000; !condition(); await pause(5)) {
    if (Date.now() > deadline) throw new Error('the expected state was not reached');
  }
}

const getState = (watcher: ReleaseWatcher) => watcher.getStatuses()[0]?.state;
const getId = (watcher: ReleaseWatcher) => watcher.getStatuses()[0]?.id;
const countBundleRequests = () => origin.requests.filter((path) => path.endsWith('.cjs')).length;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  origin = new FaultyOrigin();
  originUrl = await origin.listen();
});

afterEach(async () => {
  await Promise.all(watchers.splice(0).map((watcher) => watcher.stop()));
  await origin.close();
  await rm(folder, { recursive: true });
});

describe('polling', () => {
  test('loads a new release', async () => {
    origin.putRelease(makeRelease({ id: 'aa', sequence: 1 }, keys));
    const watcher = createWatcher();
    await watcher.start(2000);
    origin.putRelease(makeRelease({ id: 'bb', sequence: 2 }, keys));
    await waitUntil(() => getId(watcher) === 'bb');
    expect(getState(watcher)).toBe('live');
  });

  test('limits the waiting time of start', async () => {
    origin.respondWithFault('builds/latest.json', { kind: 'hang before headers' });
    const watcher = createWatcher({ timeoutMs: 10_000 });
    const startMs = performance.now();
    await watcher.start(50);
    expect(performance.now() - startMs).toBeLessThan(2000);
    expect(getState(watcher)).toBe('loading');
  });

  test('does not retry a refused release before retryMs', async () => {
    const bundle =
      'globalThis.triesOfBadRelease = (globalThis.triesOfBadRelease ?? 0) + 1; throw 1';
    origin.putRelease(makeRelease({ id: 'aa', sequence: 1, bundle }, keys));
    const slowRetryWatcher = createWatcher({ retryMs: 60_000 });
    void slowRetryWatcher.start(0);
    await waitUntil(
      () => origin.requests.filter((path) => path.endsWith('latest.json')).length > 5,
    );
    expect(countBundleRequests()).toBe(1);
    await slowRetryWatcher.stop();
    const fastRetryWatcher = createWatcher({ retryMs: 20 });
    void fastRetryWatcher.start(0);
    await waitUntil(() => countBundleRequests() > 3);
    expect(getState(fastRetryWatcher)).toBe('unavailable');
  });

  test('ends with stop: aborts running requests and sends no new ones', async () => {
    origin.respondWithFault('builds/latest.json', { kind: 'hang before headers' });
    const watcher = createWatcher({ timeoutMs: 60_000 });
    await watcher.start(0);
    await waitUntil(() => origin.requests.length === 1);
    await watcher.stop();
    expect(origin.requests).toHaveLength(1);
    expect(watcher.getStatuses()[0]?.problem).toBeNull();
    await watcher.check();
    expect(origin.requests).toHaveLength(1);
  });

  test('continues for other remotes when one fails', async () => {
    origin.putRelease(makeRelease({ id: 'aa', sequence: 1 }, keys));
    const unreachableRemote = { name: 'mf-gone', origin: 'http://127.0.0.1:1/mf-gone/' };
    const watcher = createWatcher({
      remotes: [unreachableRemote, { name: 'mf-test', origin: originUrl }],
    });
    void watcher.start(0);
    await waitUntil(() => watcher.getStatuses()[1]?.state === 'live');
    await waitUntil(() => watcher.getStatuses()[0]?.state === 'unavailable');
    expect(watcher.getStatuses()[0]?.problem).toContain(
      '/mf-gone/builds/latest.json cannot be fetched',
    );
  });
});

describe('the disk cache', () => {
  test('serves a release at start while the origin is unavailable, until the origin recovers', async () => {
    origin.putRelease(makeRelease({ id: 'aa', sequence: 4 }, keys));
    await createWatcher({ cacheDir: folder }).check();
    origin.respondWithFault('builds/latest.json', { kind: 'status', status: 503 });
    const restartedWatcher = createWatcher({ cacheDir: folder });
    await restartedWatcher.check();
    expect(restartedWatcher.getStatuses()[0]).toMatchObject({
      state: 'stale',
      id: 'aa',
      sequence: 4,
    });
    origin.clearFaults();
    origin.putRelease(makeRelease({ id: 'bb', sequence: 5 }, keys));
    await restartedWatcher.check();
    expect(restartedWatcher.getStatuses()[0]).toMatchObject({ state: 'live', id: 'bb' });
  });

  test('keeps the sequence across a restart', async () => {
    origin.putRelease(makeRelease({ id: 'bb', sequence: 5 }, keys));
    await createWatcher({ cacheDir: folder }).check();
    origin.putRelease(makeRelease({ id: 'aa', sequence: 4 }, keys));
    const restartedWatcher = createWatcher({ cacheDir: folder });
    await restartedWatcher.check();
    expect(restartedWatcher.getStatuses()[0]).toMatchObject({ state: 'stale', id: 'bb' });
    expect(restartedWatcher.getStatuses()[0]?.problem).toBe('sequence 4 is not newer than 5');
  });

  test('is verified like the origin', async () => {
    origin.putRelease(makeRelease({ id: 'aa', sequence: 1 }, keys));
    await createWatcher({ cacheDir: folder }).check();
    origin.respondWithFault('builds/latest.json', { kind: 'status', status: 503 });
    const log = new RecordingLog();
    const untrustingWatcher = createWatcher({
      cacheDir: folder,
      trustedKeys: [makeKeys().publicKey],
      log,
    });
    await untrustingWatcher.check();
    expect(getState(untrustingWatcher)).toBe('unavailable');
    expect(log.lines.join('\n')).toContain('the cached release is unusable');
  });
});
