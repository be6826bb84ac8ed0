import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LoadedRelease, ReleaseWatcher } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import type { Fault } from '#testing/faulty-origin.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import type { ReleaseFixtureOptions } from '#testing/release-factory.ts';
import { createBundleSource, makeKeys, makeRelease } from '#testing/release-factory.ts';

const keys = makeKeys();
let origin: FaultyOrigin;
let watcher: ReleaseWatcher;
let acceptedReleases: LoadedRelease[];

/** Publishes a release at the origin and makes it live. */
function publishRelease(fixtureOptions: ReleaseFixtureOptions): void {
  origin.putRelease(makeRelease(fixtureOptions, keys));
}

function status() {
  const [firstStatus] = watcher.getStatuses();
  if (!firstStatus) throw new Error('no remote is watched');
  return firstStatus;
}

beforeEach(async () => {
  origin = new FaultyOrigin();
  acceptedReleases = [];
  watcher = createReleaseWatcher({
    remotes: [{ name: 'mf-test', origin: await origin.listen() }],
    modules: { react: { marker: 'the one react' } },
    trustedKeys: [makeKeys().publicKey, keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    stepTimeoutMs: 2000,
    log: new RecordingLog(),
    acceptRelease: async (release) => void acceptedReleases.push(release),
  });
});

afterEach(async () => {
  await watcher.stop();
  await origin.close();
});

describe('a good release', () => {
  test('is verified, run and accepted', async () => {
    publishRelease({ id: 'aa', sequence: 1 });
    expect(status()).toMatchObject({ state: 'loading', id: null, since: null });
    await watcher.start(2000);
    expect(status()).toMatchObject({ state: 'live', id: 'aa', sequence: 1, problem: null });
    const [release] = acceptedReleases;
    const view = await release?.module.routes[0]?.view?.();
    expect(view?.({ data: null, params: {} })).toBe('aa');
    expect(release?.base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mf-test\/builds\/aa\/web\/$/);
  });

  test('is loaded once: later polls fetch latest.json only', async () => {
    publishRelease({ id: 'aa', sequence: 1 });
    await watcher.check();
    const requestCountBefore = origin.requests.length;
    await watcher.check();
    expect(origin.requests.slice(requestCountBefore)).toEqual(['builds/latest.json']);
    expect(acceptedReleases).toHaveLength(1);
  });

  test('replaces the previous one', async () => {
    publishRelease({ id: 'aa', sequence: 1 });
    await watcher.check();
    publishRelease({ id: 'bb', sequence: 2 });
    await watcher.check('mf-test');
    expect(acceptedReleases.map(({ document }) => document.id)).toEqual(['aa', 'bb']);
    expect(status()).toMatchObject({ state: 'live', id: 'bb', sequence: 2 });
  });

  test('may be an older one with a higher sequence (rollback)', async () => {
    for (const [id, sequence] of [
      ['aa', 1],
      ['bb', 2],
      ['aa', 3],
    ] as const) {
      publishRelease({ id, sequence });
      await watcher.check();
    }
    expect(acceptedReleases.map(({ document }) => document.id)).toEqual(['aa', 'bb', 'aa']);
  });

  test('is not run again when only the sequence changes', async () => {
    publishRelease({ id: 'aa', sequence: 1 });
    await watcher.check();
    publishRelease({ id: 'aa', sequence: 2 });
    await watcher.check();
    expect(acceptedReleases).toHaveLength(1);
    expect(status()).toMatchObject({ state: 'live', sequence: 2 });
  });

  test('can require the shared packages and allowed Node modules', async () => {
    const bundle = `const react = require('react'); const { createHash } = require('node:crypto');
      if (react.marker !== 'the one react' || !createHash) throw new Error('wrong modules');
      ${createBundleSource('aa')}`;
    publishRelease({ id: 'aa', sequence: 1, bundle });
    await watcher.check();
    expect(status().state).toBe('live');
  });
});

const LATEST_PATH = 'builds/latest.json';
const DOCUMENT_PATH = 'builds/meta/bb.json';
const BUNDLE_PATH = 'builds/bb/node/remote.cjs';

const faults: readonly [string, string, Fault, RegExp][] = [
  ['latest.json is missing', LATEST_PATH, { kind: 'status', status: 404 }, /answers 404/],
  ['the origin answers 500', LATEST_PATH, { kind: 'status', status: 500 }, /answers 500/],
  ['the origin hangs', LATEST_PATH, { kind: 'hang before headers' }, /timed out after 1500 ms/],
  [
    'latest.json hangs in the body',
    LATEST_PATH,
    { kind: 'hang in body' },
    /timed out after 1500 ms/,
  ],
  ['latest.json never ends', LATEST_PATH, { kind: 'endless' }, /is larger than 16384 bytes/],
  ['latest.json redirects', LATEST_PATH, { kind: 'redirect', to: '/x' }, /answers 30/],
  [
    'the document is missing',
    DOCUMENT_PATH,
    { kind: 'status', status: 404 },
    /bb\.json answers 404/,
  ],
  ['the document is truncated', DOCUMENT_PATH, { kind: 'truncated' }, /bb\.json cannot be fetched/],
  [
    'the bundle is missing',
    BUNDLE_PATH,
    { kind: 'status', status: 404 },
    /remote\.cjs answers 404/,
  ],
  ['the bundle hangs', BUNDLE_PATH, { kind: 'hang in body' }, /remote\.cjs timed out/],
  ['the bundle is truncated', BUNDLE_PATH, { kind: 'truncated' }, /remote\.cjs cannot be fetched/],
];

describe('problems of the origin', () => {
  test.each(faults)(
    '%s: keeps the good release and recovers',
    async (_name, path, fault, problem) => {
      publishRelease({ id: 'aa', sequence: 1 });
      await watcher.check();
      publishRelease({ id: 'bb', sequence: 2 });
      origin.respondWithFault(path, fault);
      await watcher.check();
      expect(status()).toMatchObject({ state: 'stale', id: 'aa' });
      expect(status().problem).toMatch(problem);
      origin.clearFaults();
      await watcher.check();
      expect(status()).toMatchObject({ state: 'live', id: 'bb', problem: null });
    },
  );

  test('a remote that never loaded is unavailable and recovers', async () => {
    origin.respondWithFault(LATEST_PATH, { kind: 'hang before headers' });
    await watcher.check();
    expect(status()).toMatchObject({ state: 'unavailable', id: null });
    origin.clearFaults();
    publishRelease({ id: 'aa', sequence: 1 });
    await watcher.check();
    expect(status().state).toBe('live');
  });
});

test('checking an unwatched remote rejects', async () => {
  await expect(watcher.check('mf-nobody')).rejects.toThrow('There is no remote mf-nobody');
});
