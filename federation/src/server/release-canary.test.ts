import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Canary } from '#server/release-watcher.ts';
import type { CanaryRecipe, ReleaseRecipe } from '#testing/release-factory.ts';
import { makeKeys, withCanary } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { watchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;
let refuse: Error | null;

beforeEach(async () => {
  refuse = null;
  const canaries: (Canary | null)[] = [];
  site = {
    ...(await watchedSite({
      acceptCanary: async (_remote, canary) => {
        if (canary && refuse) throw refuse;
        canaries.push(canary);
      },
    })),
    canaries,
  };
});

afterEach(async () => await site.close());

/** Offers a live release and a canary. */
function offer(live: ReleaseRecipe, canary: ReleaseRecipe, recipe?: CanaryRecipe): Buffer {
  return site.offer(withCanary(site.make(live), site.make(canary), site.keys, recipe));
}

const shown = () =>
  site.canaries.map((canary) => canary && `${canary.release.document.id} ${canary.share}`);
const bundles = () => site.origin.requests.filter((path) => path.endsWith('.cjs')).length;

describe('a canary', () => {
  test('is loaded beside the live release, from the same bytes', async () => {
    offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    expect(site.ids()).toEqual(['aa']);
    expect(shown()).toEqual(['bb 10']);
    expect(site.status()).toMatchObject({
      state: 'live',
      id: 'aa',
      canary: { id: 'bb', share: 10, problem: null },
    });
    const looks = site.origin.requests.filter((path) => path.endsWith('latest.json'));
    expect(looks).toHaveLength(1);
    await site.watcher.check();
    expect(shown()).toEqual(['bb 10']);
  });

  test('gets another share without being loaded again', async () => {
    offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    offer({ id: 'aa', sequence: 2 }, { id: 'bb', sequence: 0 }, { share: 50 });
    await site.watcher.check();
    expect(shown()).toEqual(['bb 10', 'bb 50']);
    expect(bundles()).toBe(2);
  });

  test('ends when latest.json names none any more', async () => {
    offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    site.offer({ id: 'aa', sequence: 2 });
    await site.watcher.check();
    expect(shown()).toEqual(['bb 10', null]);
    expect(site.status()).toMatchObject({ state: 'live', canary: null });
  });

  test('that is promoted becomes live without being loaded again', async () => {
    offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    site.offer({ id: 'bb', sequence: 2 });
    await site.watcher.check();
    expect(site.ids()).toEqual(['aa', 'bb']);
    expect(shown()).toEqual(['bb 10', null]);
    expect(bundles()).toBe(2);
  });

  test('that is live already is none', async () => {
    offer({ id: 'aa', sequence: 1 }, { id: 'aa', sequence: 0 });
    await site.watcher.check();
    expect(shown()).toEqual([]);
    expect(site.status().canary).toBeNull();
  });

  test('comes by push as well', async () => {
    const latest = offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    const outcome = await site.watcher.push('mf-test', latest);
    expect(outcome).toEqual({ taken: true, problem: null });
    expect(shown()).toEqual(['bb 10']);
  });
});

const bad: readonly [string, () => void, RegExp][] = [
  [
    'another share than was signed',
    () => {
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.change('builds/latest.json', (bytes) =>
        Buffer.from(bytes.toString().replace('"share":10', '"share":90')),
      );
    },
    /no signature for sequence 2/,
  ],
  [
    'the canary of another flip',
    () => offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 }, { sequence: 1 }),
    /no signature for sequence 2/,
  ],
  [
    'a stranger’s signature',
    () => offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 }, { signer: makeKeys() }),
    /no signature/,
  ],
  [
    'a malformed statement',
    () => {
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.change('builds/latest.json', (bytes) =>
        Buffer.from(bytes.toString().replace('"share":10', '"share":"all"')),
      );
    },
    /share/,
  ],
  [
    'other bytes in its bundle',
    () => {
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.change('builds/cc/node/remote.cjs', () => Buffer.from('evil()'));
    },
    /differs from its hash/,
  ],
  [
    'other bytes in its document',
    () => {
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.change('builds/meta/cc.json', () => Buffer.from('{}'));
    },
    /differs from the hash/,
  ],
  [
    'another contract',
    () => offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0, contract: 9 }),
    /contract is 9/,
  ],
  [
    'a bundle that throws',
    () =>
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0, bundle: 'throw new Error("no")' }),
    /^no$/,
  ],
  [
    'missing files',
    () => {
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
      site.origin.fail('builds/cc/node/remote.cjs', { kind: 'status', status: 404 });
    },
    /answers 404/,
  ],
  [
    'what the shell refuses',
    () => {
      refuse = new Error('leaves its area');
      offer({ id: 'aa', sequence: 2 }, { id: 'cc', sequence: 0 });
    },
    /leaves its area/,
  ],
];

describe('a canary with', () => {
  test.each(bad)(
    '%s: the live release goes on, the one before ends',
    async (_name, spoil, problem) => {
      offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
      await site.watcher.check();
      spoil();
      await site.watcher.check();
      expect(site.status()).toMatchObject({ state: 'live', id: 'aa', sequence: 2, problem: null });
      expect(site.status().canary?.problem).toMatch(problem);
      expect(shown()).toEqual(['bb 10', null]);
      refuse = null;
      site.origin.heal();
      offer({ id: 'aa', sequence: 3 }, { id: 'dd', sequence: 0 });
      await site.watcher.check();
      expect(site.status().canary).toEqual({ id: 'dd', share: 10, problem: null });
    },
  );

  test('a live release that is refused leaves live and canary as they were', async () => {
    offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
    await site.watcher.check();
    const bundle = 'throw new Error("bad day")';
    offer({ id: 'xx', sequence: 2, bundle }, { id: 'cc', sequence: 0 });
    await site.watcher.check();
    expect(site.status()).toMatchObject({ state: 'stale', id: 'aa', canary: { id: 'bb' } });
    expect(shown()).toEqual(['bb 10']);
  });
});

test('a canary whose files come late is taken at a later look', async () => {
  offer({ id: 'aa', sequence: 1 }, { id: 'bb', sequence: 0 });
  site.origin.fail('builds/bb/node/remote.cjs', { kind: 'status', status: 503 });
  await site.watcher.check();
  expect(shown()).toEqual([]);
  site.origin.heal();
  await site.watcher.check();
  expect(shown()).toEqual(['bb 10']);
});
