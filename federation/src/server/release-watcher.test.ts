import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { LoadedRelease, ReleaseWatcher } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import type { Fault } from '#testing/faulty-origin.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import type { ReleaseFixtureOptions } from '#testing/release-factory.ts';
import { createBundleSource, makeKeys, makeRelease } from '#testing/release-factory.ts';

const keys = makeKeys();
let origin: FaultyOrigin;
let log: RecordingLog;
let watcher: ReleaseWatcher;
let acceptedReleases: LoadedRelease[];
let refuse: Error | null;

/** Publishes a release at the origin and makes it live. */
function offer(fixtureOptions: ReleaseFixtureOptions, signer = keys): void {
  origin.put(makeRelease(fixtureOptions, signer));
}

function status() {
  const [firstStatus] = watcher.status();
  if (!firstStatus) throw new Error('no remote is watched');
  return firstStatus;
}

beforeEach(async () => {
  origin = new FaultyOrigin();
  log = new RecordingLog();
  acceptedReleases = [];
  refuse = null;
  watcher = createReleaseWatcher({
    remotes: [{ name: 'mf-test', origin: await origin.listen() }],
    modules: { react: { marker: 'the one react' } },
    trustedKeys: [makeKeys().publicKey, keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    stepTimeoutMs: 2000,
    log,
    accept: async (release) => {
      if (refuse) throw refuse;
      acceptedReleases.push(release);
    },
  });
});

afterEach(async () => {
  await watcher.stop();
  await origin.close();
});

describe('a good release', () => {
  test('is verified, run and accepted', async () => {
    offer({ id: 'aa', sequence: 1 });
    expect(status()).toMatchObject({ state: 'loading', id: null, since: null });
    await watcher.start(2000);
    expect(status()).toMatchObject({ state: 'live', id: 'aa', sequence: 1, problem: null });
    const [release] = acceptedReleases;
    const view = await release?.module.routes[0]?.view?.();
    expect(view?.({ data: null, params: {} })).toBe('aa');
    expect(release?.base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mf-test\/builds\/aa\/web\/$/);
  });

  test('is loaded once: later polls fetch latest.json only', async () => {
    offer({ id: 'aa', sequence: 1 });
    await watcher.check();
    const requestCountBefore = origin.requests.length;
    await watcher.check();
    expect(origin.requests.slice(requestCountBefore)).toEqual(['builds/latest.json']);
    expect(acceptedReleases).toHaveLength(1);
  });

  test('replaces the previous one', async () => {
    offer({ id: 'aa', sequence: 1 });
    await watcher.check();
    offer({ id: 'bb', sequence: 2 });
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
      offer({ id, sequence });
      await watcher.check();
    }
    expect(acceptedReleases.map(({ document }) => document.id)).toEqual(['aa', 'bb', 'aa']);
  });

  test('is not run again when only the sequence changes', async () => {
    offer({ id: 'aa', sequence: 1 });
    await watcher.check();
    offer({ id: 'aa', sequence: 2 });
    await watcher.check();
    expect(acceptedReleases).toHaveLength(1);
    expect(status()).toMatchObject({ state: 'live', sequence: 2 });
  });

  test('can require the shared packages and allowed Node modules', async () => {
    const bundle = `const react = require('react'); const { createHash } = require('node:crypto');
      if (react.marker !== 'the one react' || !createHash) throw new Error('wrong modules');
      ${createBundleSource('aa')}`;
    offer({ id: 'aa', sequence: 1, bundle });
    await watcher.check();
    expect(status().state).toBe('live');
  });
});

const LATEST = 'builds/latest.json';
const DOCUMENT = 'builds/meta/bb.json';
const BUNDLE = 'builds/bb/node/remote.cjs';

const faults: readonly [string, string, Fault, RegExp][] = [
  ['latest.json is missing', LATEST, { kind: 'status', status: 404 }, /answers 404/],
  ['the origin answers 500', LATEST, { kind: 'status', status: 500 }, /answers 500/],
  ['the origin hangs', LATEST, { kind: 'hang before headers' }, /timed out after 1500 ms/],
  ['latest.json hangs in the body', LATEST, { kind: 'hang in body' }, /timed out after 1500 ms/],
  ['latest.json never ends', LATEST, { kind: 'endless' }, /is larger than 16384 bytes/],
  ['latest.json redirects', LATEST, { kind: 'redirect', to: '/x' }, /cannot be fetched/],
  ['the document is missing', DOCUMENT, { kind: 'status', status: 404 }, /bb\.json answers 404/],
  ['the document is truncated', DOCUMENT, { kind: 'truncated' }, /bb\.json cannot be fetched/],
  ['the bundle is missing', BUNDLE, { kind: 'status', status: 404 }, /remote\.cjs answers 404/],
  ['the bundle hangs', BUNDLE, { kind: 'hang in body' }, /remote\.cjs timed out/],
  ['the bundle is truncated', BUNDLE, { kind: 'truncated' }, /remote\.cjs cannot be fetched/],
];

describe('problems of the origin', () => {
  test.each(faults)(
    '%s: keeps the good release and recovers',
    async (_name, path, fault, problem) => {
      offer({ id: 'aa', sequence: 1 });
      await watcher.check();
      offer({ id: 'bb', sequence: 2 });
      origin.fail(path, fault);
      await watcher.check();
      expect(status()).toMatchObject({ state: 'stale', id: 'aa' });
      expect(status().problem).toMatch(problem);
      origin.clearFaults();
      await watcher.check();
      expect(status()).toMatchObject({ state: 'live', id: 'bb', problem: null });
    },
  );

  test('a remote that never loaded is unavailable and recovers', async () => {
    origin.fail(LATEST, { kind: 'hang before headers' });
    await watcher.check();
    expect(status()).toMatchObject({ state: 'unavailable', id: null });
    origin.clearFaults();
    offer({ id: 'aa', sequence: 1 });
    await watcher.check();
    expect(status().state).toBe('live');
  });
});

const badReleases: readonly [string, () => void, RegExp][] = [
  [
    'a changed bundle',
    () => {
      offer({ id: 'bb', sequence: 2 });
      origin.change(BUNDLE, (bytes) => Buffer.concat([bytes, Buffer.from('//x')]));
    },
    /remote\.cjs differs from its hash/,
  ],
  [
    'a changed document',
    () => {
      offer({ id: 'bb', sequence: 2 });
      origin.change(DOCUMENT, (bytes) => Buffer.concat([bytes, Buffer.from(' ')]));
    },
    /meta\/bb\.json differs from the hash/,
  ],
  ['an untrusted signature', () => offer({ id: 'bb', sequence: 2 }, makeKeys()), /no signature/],
  [
    'the signature of another statement',
    () => {
      offer({ id: 'bb', sequence: 2 });
      origin.change(LATEST, (bytes) =>
        Buffer.from(bytes.toString().replace('"sequence":2', '"sequence":3')),
      );
    },
    /no signature/,
  ],
  ['invalid JSON', () => origin.change(LATEST, () => Buffer.from('<html>')), /is not JSON/],
  ['an older sequence', () => offer({ id: 'bb', sequence: 0 }), /sequence 0 is not newer than 1/],
  ['the same sequence', () => offer({ id: 'bb', sequence: 1 }), /sequence 1 is not newer than 1/],
  [
    'another contract in the document',
    () => offer({ id: 'bb', sequence: 2, contract: 97 }),
    new RegExp(`contract is 97, this shell hosts ${CONTRACT_VERSION}`),
  ],
  [
    'a later revision of the contract in the document',
    () => offer({ id: 'bb', sequence: 2, revision: 999 }),
    new RegExp(
      `contract ${CONTRACT_VERSION}\\.999 is needed, this shell hosts ${CONTRACT_VERSION}\\.\\d+$`,
    ),
  ],
  [
    'another contract in the bundle',
    () => offer({ id: 'bb', sequence: 2, bundle: createBundleSource('bb', 'mf-test', 9) }),
    new RegExp(`contract is 9, this shell hosts ${CONTRACT_VERSION}`),
  ],
  [
    'another remote’s bundle',
    () => offer({ id: 'bb', sequence: 2, bundle: createBundleSource('bb', 'mf-else') }),
    /name is "mf-else", not "mf-test"/,
  ],
  [
    'a bundle that throws',
    () => offer({ id: 'bb', sequence: 2, bundle: 'throw new TypeError("bad day")' }),
    /bad day/,
  ],
  [
    'a bundle that does not finish',
    () => offer({ id: 'bb', sequence: 2, bundle: 'for (;;) {}' }),
    /did not finish within 2000 ms/,
  ],
  [
    'broken syntax',
    () => offer({ id: 'bb', sequence: 2, bundle: 'const = 1' }),
    /Unexpected token/,
  ],
  [
    'a forbidden package',
    () => offer({ id: 'bb', sequence: 2, bundle: 'require("node:fs")' }),
    /mf-test@bb\/remote\.cjs requires "node:fs"/,
  ],
  [
    'a view that is no function',
    () => {
      const bundle = createBundleSource('bb').replace(
        /async \(\) => function[^}]+}/,
        'async () => 7',
      );
      offer({ id: 'bb', sequence: 2, bundle });
    },
    /the view of route start is not a component/,
  ],
  [
    'a view that never loads',
    () => {
      const bundle = createBundleSource('bb').replace(
        /async \(\) => function[^}]+}/,
        '() => new Promise(() => {})',
      );
      offer({ id: 'bb', sequence: 2, bundle });
    },
    /views did not load within 2000 ms/,
  ],
  [
    'a refusal by the shell',
    () => {
      offer({ id: 'bb', sequence: 2 });
      refuse = new Error('route belongs to another remote');
    },
    /route belongs to another remote/,
  ],
];

describe('a bad release', () => {
  test.each(badReleases)(
    '%s is refused: keeps the good release and loads the next good one',
    async (_name, applyFault, problem) => {
      offer({ id: 'aa', sequence: 1 });
      await watcher.check();
      applyFault();
      await watcher.check();
      expect(status()).toMatchObject({ state: 'stale', id: 'aa', sequence: 1 });
      expect(status().problem).toMatch(problem);
      expect(acceptedReleases.map(({ document }) => document.id)).toEqual(['aa']);
      refuse = null;
      offer({ id: 'cc', sequence: 3 });
      await watcher.check();
      expect(status()).toMatchObject({ state: 'live', id: 'cc', problem: null });
    },
  );

  test('is logged once, not at every poll', async () => {
    offer({ id: 'bb', sequence: 1, bundle: 'throw new Error("bad day")' });
    await watcher.check();
    await watcher.check();
    await watcher.check();
    expect(log.lines.filter((line) => line.includes('bad day'))).toHaveLength(1);
  });
});

test('checking an unwatched remote rejects', async () => {
  await expect(watcher.check('mf-nobody')).rejects.toThrow('There is no remote mf-nobody');
});
