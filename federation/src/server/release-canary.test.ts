import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Canary } from '#server/release-watcher.ts';
import type { CanaryFixtureOptions, ReleaseFixtureOptions } from '#testing/release-factory.ts';
import { makeKeys, addCanary } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { startWatchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;
let refusal: Error | null;

beforeEach(async () => {
  refusal = null;
  const canaries: (Canary | null)[] = [];
  site = {
    ...(await startWatchedSite({
      acceptCanary: async (_remote, canary) => {
        if (canary && refusal) throw refusal;
        canaries.push(canary);
      },
    })),
    canaries,
  };
});

afterEach(async () => await site.close());

/** Publishes a live release and a canary at the origin. */
function publishReleaseAndCanary(
  liveOptions: ReleaseFixtureOptions,
  canary: ReleaseFixtureOptions,
  fixtureOptions?: CanaryFixtureOptions,
): Buffer {
  return site.publishRelease(
    addCanary(site.make(liveOptions), site.make(canary), site.keys, fixtureOptions),
  );
}

const describeCanaries = () =>
  site.canaries.map((canary) => canary && `${canary.release.document.id} ${canary.share}`);
const countBundleRequests = () =>
  site.origin.requests.filter((path) => path.endsWith('.cjs')).length;

describe('a canary', () => {
  test('is loaded together with the live release from one latest.json', async () => {
    publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    expect(site.ids()).toEqual(['aa']);
    expect(describeCanaries()).toEqual(['bb 10']);
    expect(site.status()).toMatchObject({
      state: 'live',
      id: 'aa',
      canary: { id: 'bb', share: 10, problem: null },
    });
    const latestRequests = site.origin.requests.filter((path) => path.endsWith('latest.json'));
    expect(latestRequests).toHaveLength(1);
    await site.watcher.check();
    expect(describeCanaries()).toEqual(['bb 10']);
  });

  test('changes its share without being loaded again', async () => {
    publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'bb', sequence: 0 }, { share: 50 });
    await site.watcher.check();
    expect(describeCanaries()).toEqual(['bb 10', 'bb 50']);
    expect(countBundleRequests()).toBe(2);
  });

  test('ends when latest.json has no canary', async () => {
    publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    site.publishRelease({ id: 'aa', sequence: 2 });
    await site.watcher.check();
    expect(describeCanaries()).toEqual(['bb 10', null]);
    expect(site.status()).toMatchObject({ state: 'live', canary: null });
  });

  test('becomes live without being loaded again when it is promoted', async () => {
    publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    site.publishRelease({ id: 'bb', sequence: 2 });
    await site.watcher.check();
    expect(site.ids()).toEqual(['aa', 'bb']);
    expect(describeCanaries()).toEqual(['bb 10', null]);
    expect(countBundleRequests()).toBe(2);
  });

  test('is ignored when it is live already', async () => {
    publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'aa', sequence: 0 });
    await site.watcher.check();
    expect(describeCanaries()).toEqual([]);
    expect(site.status().canary).toBeNull();
  });

  test('can be pushed', async () => {
    const latest = publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    const outcome = await site.watcher.push('mf-test', latest);
    expect(outcome).toEqual({ accepted: true, problem: null });
    expect(describeCanaries()).toEqual(['bb 10']);
  });
});

const faults: readonly [string, () => void, RegExp][] = [
  [
    'a changed share',
    () => {
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.changeFile('builds/latest.json', (bytes) =>
        Buffer.from(bytes.toString().replace('"share":10', '"share":90')),
      );
    },
    /no signature for sequence 2/,
  ],
  [
    'a signature for another sequence',
    () =>
      publishReleaseAndCanary(
        { id: 'aa', sequence: 2 },
        { id: 'cc', sequence: 0 },
        { sequence: 1 },
      ),
    /no signature for sequence 2/,
  ],
  [
    'an untrusted signature',
    () =>
      publishReleaseAndCanary(
        { id: 'aa', sequence: 2 },
        { id: 'cc', sequence: 0 },
        { signer: makeKeys() },
      ),
    /no signature/,
  ],
  [
    'a malformed statement',
    () => {
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.changeFile('builds/latest.json', (bytes) =>
        Buffer.from(bytes.toString().replace('"share":10', '"share":"all"')),
      );
    },
    /share/,
  ],
  [
    'a changed bundle',
    () => {
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.changeFile('builds/cc/node/remote.cjs', () => Buffer.from('evil()'));
    },
    /differs from its hash/,
  ],
  [
    'a changed document',
    () => {
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.changeFile('builds/meta/cc.json', () => Buffer.from('{}'));
    },
    /differs from the hash/,
  ],
  [
    'another contract',
    () =>
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0, contract: 9 }),
    /contract is 9/,
  ],
  [
    'a bundle that throws',
    () =>
      publishReleaseAndCanary(
        { id: 'aa', sequence: 2 },
        { id: 'cc', sequence: 0, bundle: 'throw new Error("no")' },
      ),
    /^no$/,
  ],
  [
    'missing files',
    () => {
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.respondWithFault('builds/cc/node/remote.cjs', { kind: 'status', status: 404 });
    },
    /answers 404/,
  ],
  [
    'a refusal by the shell',
    () => {
      refusal = new Error('leaves its area');
      publishReleaseAndCanary({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
    },
    /leaves its area/,
  ],
];

describe('a faulty canary', () => {
  test.each(faults)(
    'is refused for %s: keeps the live release and ends the previous canary',
    async (_name, applyFault, problem) => {
      publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
      await site.watcher.check();
      applyFault();
      await site.watcher.check();
      expect(site.status()).toMatchObject({ state: 'live', id: 'aa', sequence: 2, problem: null });
      expect(site.status().canary?.problem).toMatch(problem);
      expect(describeCanaries()).toEqual(['bb 10', null]);
      refusal = null;
      site.origin.clearFaults();
      publishReleaseAndCanary({ id: 'aa', sequence: 3 }, { id: 'dd', sequence: 0 });
      await site.watcher.check();
      expect(site.status().canary).toEqual({ id: 'dd', share: 10, problem: null });
    },
  );

  test('a refused live release keeps the live release and the canary', async () => {
    publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    const bundle = 'throw new Error("bad day")';
    publishReleaseAndCanary({ id: 'xx', sequence: 2, bundle }, { id: 'cc', sequence: 0 });
    await site.watcher.check();
    expect(site.status()).toMatchObject({ state: 'stale', id: 'aa', canary: { id: 'bb' } });
    expect(describeCanaries()).toEqual(['bb 10']);
  });
});

test('loads a canary with a later poll when its files were missing', async () => {
  publishReleaseAndCanary({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
  site.origin.respondWithFault('builds/bb/node/remote.cjs', { kind: 'status', status: 503 });
  await site.watcher.check();
  expect(describeCanaries()).toEqual([]);
  site.origin.clearFaults();
  await site.watcher.check();
  expect(describeCanaries()).toEqual(['bb 10']);
});
