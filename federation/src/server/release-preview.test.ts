import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  OriginUnavailableError,
  RefusedReleaseError,
  UnknownReleaseError,
} from '#server/open-errors.ts';
import type { DevBuildFiles } from '#server/release-watcher.ts';
import type { ReleaseFixture } from '#testing/release-factory.ts';
import { makeKeys, makeRelease, addCanary } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { startWatchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;

beforeEach(async () => {
  site = await startWatchedSite({ retryMs: 0 });
  site.publishRelease({ id: 'live', sequence: 1 });
  await site.watcher.check();
});

afterEach(async () => await site.close());

/** Puts the files of a release at the origin without making it live. */
function putFiles({ files }: ReleaseFixture): void {
  for (const [path, content] of files) {
    if (!path.endsWith('latest.json')) site.origin.setFile(path, content);
  }
}

const countBundleRequests = () =>
  site.origin.requests.filter((path) => path.endsWith('.cjs')).length;

describe('a release opened by id', () => {
  test('passes all checks and is loaded once for concurrent callers', async () => {
    putFiles(site.make({ id: 'bb', sequence: 9 }));
    const requestCountBefore = countBundleRequests();
    const openedReleases = await Promise.all(
      [1, 2, 3].map(() => site.watcher.open('mf-test', 'bb')),
    );
    const [firstRelease] = openedReleases;
    expect(firstRelease?.document.id).toBe('bb');
    expect(firstRelease?.base).toMatch(/\/mf-test\/builds\/bb\/web\/$/);
    expect(new Set(openedReleases).size).toBe(1);
    expect(countBundleRequests() - requestCountBefore).toBe(1);
    expect(site.ids()).toEqual(['live']);
  });

  test('is the loaded one when it is live or canary', async () => {
    const liveFixture = site.make({ id: 'live', sequence: 2 });
    site.publishRelease(
      addCanary(liveFixture, site.make({ id: 'canary', sequence: 0 }), site.keys),
    );
    await site.watcher.check();
    const requestCountBefore = site.origin.requests.length;
    await expect(site.watcher.open('mf-test', 'live')).resolves.toBe(site.accepted[0]);
    await expect(site.watcher.open('mf-test', 'canary')).resolves.toBe(site.canaries[0]?.release);
    expect(site.origin.requests).toHaveLength(requestCountBefore);
  });

  test('is cached: the last four releases', async () => {
    const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
    for (const [sequence, id] of ids.entries()) {
      putFiles(site.make({ id, sequence }));
      await site.watcher.open('mf-test', id);
    }
    const requestCountBefore = countBundleRequests();
    await site.watcher.open('mf-test', 'p5');
    await site.watcher.open('mf-test', 'p2');
    expect(countBundleRequests()).toBe(requestCountBefore);
    await site.watcher.open('mf-test', 'p1');
    expect(countBundleRequests()).toBe(requestCountBefore + 1);
  });

  test('becomes live later without being loaded again', async () => {
    putFiles(site.make({ id: 'bb', sequence: 2 }));
    const previewedRelease = await site.watcher.open('mf-test', 'bb');
    site.publishRelease({ id: 'bb', sequence: 2 });
    await site.watcher.check();
    expect(site.accepted.at(-1)).toBe(previewedRelease);
  });
});

type ErrorClass = new (message: string) => Error;
const failures: readonly [string, () => void, ErrorClass, RegExp][] = [
  ['does not exist', () => {}, UnknownReleaseError, /there is no mf-test@bb/],
  [
    'has no signature',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      site.origin.setFile('builds/meta/bb.sig.json', null);
    },
    UnknownReleaseError,
    /there is no mf-test@bb/,
  ],
  [
    'is signed with an untrusted key',
    () => putFiles(makeRelease({ id: 'bb', sequence: 2 }, makeKeys())),
    RefusedReleaseError,
    /no trusted key signed mf-test@bb/,
  ],
  [
    'has the signature of another release',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      const otherSignature = site
        .make({ id: 'cc', sequence: 2 })
        .files.get('builds/meta/cc.sig.json');
      site.origin.setFile('builds/meta/bb.sig.json', otherSignature ?? null);
    },
    RefusedReleaseError,
    /the signature belongs to mf-test@cc/,
  ],
  [
    'has the signature of another remote',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      const otherRelease = site.make({ id: 'bb', sequence: 2, remote: 'mf-other' });
      site.origin.setFile(
        'builds/meta/bb.sig.json',
        otherRelease.files.get('builds/meta/bb.sig.json') ?? null,
      );
    },
    RefusedReleaseError,
    /no trusted key signed/,
  ],
  [
    'has a changed document',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      site.origin.changeFile('builds/meta/bb.json', (bytes) => Buffer.from(`${bytes.toString()} `));
    },
    RefusedReleaseError,
    /differs from the hash that was signed/,
  ],
  [
    'has a changed bundle',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      site.origin.changeFile('builds/bb/node/remote.cjs', () => Buffer.from('evil()'));
    },
    RefusedReleaseError,
    /differs from its hash/,
  ],
  [
    'throws',
    () => putFiles(site.make({ id: 'bb', sequence: 2, bundle: 'throw new Error("bad day")' })),
    RefusedReleaseError,
    /mf-test@bb is refused: bad day/,
  ],
  [
    'needs another contract',
    () => putFiles(site.make({ id: 'bb', sequence: 2, contract: 7 })),
    RefusedReleaseError,
    /contract is 7/,
  ],
  [
    'times out',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      site.origin.respondWithFault('builds/bb/node/remote.cjs', { kind: 'hang in body' });
    },
    OriginUnavailableError,
    /timed out after 1500 ms/,
  ],
  [
    'is requested while the origin fails',
    () => {
      putFiles(site.make({ id: 'bb', sequence: 2 }));
      site.origin.respondWithFault('builds/meta/bb.sig.json', { kind: 'status', status: 503 });
    },
    OriginUnavailableError,
    /answers 503/,
  ],
];

describe('opening a release', () => {
  test.each(failures)(
    'that %s is refused, and a valid one is opened later',
    async (_name, applyFault, errorClass, messagePattern) => {
      applyFault();
      const failure: unknown = await site.watcher.open('mf-test', 'bb').catch((e: unknown) => e);
      expect(failure).toBeInstanceOf(errorClass);
      expect((failure as Error).message).toMatch(messagePattern);
      expect(site.status()).toMatchObject({ state: 'live', id: 'live', problem: null });
      site.origin.clearFaults();
      putFiles(site.make({ id: 'good', sequence: 2 }));
      await expect(site.watcher.open('mf-test', 'good')).resolves.toBeDefined();
    },
  );

  test.each(['../../etc', '', 'A', 'bb.json'])(
    'with the id "%s" is refused as unknown',
    async (id) => {
      const requestCountBefore = site.origin.requests.length;
      await expect(site.watcher.open('mf-test', id)).rejects.toBeInstanceOf(UnknownReleaseError);
      expect(site.origin.requests).toHaveLength(requestCountBefore);
    },
  );

  test('of an unwatched remote is refused as unknown', async () => {
    await expect(site.watcher.open('mf-nobody', 'bb')).rejects.toBeInstanceOf(UnknownReleaseError);
  });
});

test('a refusal is cached for retryMs', async () => {
  const slowRetrySite = await startWatchedSite({ retryMs: 60_000 });
  const { files } = slowRetrySite.make({
    id: 'bb',
    sequence: 1,
    bundle: 'throw new Error("bad day")',
  });
  for (const [path, content] of files) slowRetrySite.origin.setFile(path, content);
  await expect(slowRetrySite.watcher.open('mf-test', 'bb')).rejects.toThrow('bad day');
  const requestCountBefore = slowRetrySite.origin.requests.length;
  await expect(slowRetrySite.watcher.open('mf-test', 'bb')).rejects.toThrow('bad day');
  expect(slowRetrySite.origin.requests).toHaveLength(requestCountBefore);
  await slowRetrySite.close();
});

describe('a dev build', () => {
  const BASE_URL = 'http://localhost:4101/';

  function createDevBuildFiles(
    fixture: ReleaseFixture,
    change: Partial<DevBuildFiles> = {},
  ): DevBuildFiles {
    const { id } = fixture.latest;
    const getContent = (path: string) => fixture.files.get(path) ?? Buffer.alloc(0);
    return {
      document: getContent(`builds/meta/${id}.json`),
      bundle: getContent(`builds/${id}/node/remote.cjs`),
      signature: getContent(`builds/meta/${id}.sig.json`),
      ...change,
    };
  }

  test('is opened without requests to the origin and keeps its own base address', async () => {
    const requestCountBefore = site.origin.requests.length;
    const files = createDevBuildFiles(site.make({ id: 'dev1', sequence: 0 }));
    const openedRelease = await site.watcher.openDevBuild('mf-test', files, BASE_URL);
    expect(openedRelease).toMatchObject({ base: BASE_URL, document: { id: 'dev1' } });
    expect(site.origin.requests).toHaveLength(requestCountBefore);
  });

  test.each([
    ['another bundle', { bundle: Buffer.from('evil()') }, /differs from its hash/],
    ['another document', { document: Buffer.from('{}') }, /differs from the hash/],
    ['an invalid signature', { signature: Buffer.from('{}') }, /signature: id: Invalid input/],
  ])('with %s is refused', async (_name, change, problem) => {
    const files = createDevBuildFiles(site.make({ id: 'dev1', sequence: 0 }), change);
    const failure: unknown = await site.watcher
      .openDevBuild('mf-test', files, BASE_URL)
      .catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(RefusedReleaseError);
    expect((failure as Error).message).toMatch(problem);
  });

  test('signed with an untrusted key is refused', async () => {
    const files = createDevBuildFiles(makeRelease({ id: 'dev1', sequence: 0 }, makeKeys()));
    await expect(site.watcher.openDevBuild('mf-test', files, BASE_URL)).rejects.toThrow(
      'no trusted key',
    );
  });
});
