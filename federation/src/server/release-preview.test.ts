import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { OriginAwayError, RefusedReleaseError, UnknownReleaseError } from '#server/open-errors.ts';
import type { GuestFiles } from '#server/release-watcher.ts';
import type { MadeRelease } from '#testing/release-factory.ts';
import { makeKeys, makeRelease, withCanary } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { watchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;

beforeEach(async () => {
  site = await watchedSite({ retryMs: 0 });
  site.offer({ id: 'live', sequence: 1 });
  await site.watcher.check();
});

afterEach(async () => await site.close());

/** Lays a release down without making it live. */
function lay({ files }: MadeRelease): void {
  for (const [path, content] of files) {
    if (!path.endsWith('latest.json')) site.origin.lay(path, content);
  }
}

const bundles = () => site.origin.requests.filter((path) => path.endsWith('.cjs')).length;

describe('any release by its proof', () => {
  test('is opened through all checks, once for many who ask', async () => {
    lay(site.make({ id: 'bb', sequence: 9 }));
    const before = bundles();
    const opened = await Promise.all([1, 2, 3].map(() => site.watcher.open('mf-test', 'bb')));
    const [first] = opened;
    expect(first?.document.id).toBe('bb');
    expect(first?.base).toMatch(/\/mf-test\/builds\/bb\/web\/$/);
    expect(new Set(opened).size).toBe(1);
    expect(bundles() - before).toBe(1);
    expect(site.ids()).toEqual(['live']);
  });

  test('that is live or on trial is the one in use', async () => {
    const live = site.make({ id: 'live', sequence: 2 });
    site.offer(withCanary(live, site.make({ id: 'trial', sequence: 0 }), site.keys));
    await site.watcher.check();
    const before = site.origin.requests.length;
    await expect(site.watcher.open('mf-test', 'live')).resolves.toBe(site.accepted[0]);
    await expect(site.watcher.open('mf-test', 'trial')).resolves.toBe(site.canaries[0]?.release);
    expect(site.origin.requests).toHaveLength(before);
  });

  test('is kept for a while: the last four', async () => {
    const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
    for (const [at, id] of ids.entries()) {
      lay(site.make({ id, sequence: at }));
      await site.watcher.open('mf-test', id);
    }
    const before = bundles();
    await site.watcher.open('mf-test', 'p5');
    await site.watcher.open('mf-test', 'p2');
    expect(bundles()).toBe(before);
    await site.watcher.open('mf-test', 'p1');
    expect(bundles()).toBe(before + 1);
  });

  test('that was seen in a preview goes live without being loaded again', async () => {
    lay(site.make({ id: 'bb', sequence: 2 }));
    const seen = await site.watcher.open('mf-test', 'bb');
    site.offer({ id: 'bb', sequence: 2 });
    await site.watcher.check();
    expect(site.accepted.at(-1)).toBe(seen);
  });
});

type Failure = new (message: string) => Error;
const bad: readonly [string, () => void, Failure, RegExp][] = [
  ['nobody released', () => {}, UnknownReleaseError, /there is no mf-test@bb/],
  [
    'nobody vouches for',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      site.origin.lay('builds/meta/bb.sig.json', null);
    },
    UnknownReleaseError,
    /there is no mf-test@bb/,
  ],
  [
    'a stranger vouches for',
    () => lay(makeRelease({ id: 'bb', sequence: 2 }, makeKeys())),
    RefusedReleaseError,
    /no trusted key vouches for mf-test@bb/,
  ],
  [
    'has the proof of another one',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      const other = site.make({ id: 'cc', sequence: 2 }).files.get('builds/meta/cc.sig.json');
      site.origin.lay('builds/meta/bb.sig.json', other ?? null);
    },
    RefusedReleaseError,
    /the proof is that of mf-test@cc/,
  ],
  [
    'has the proof of another remote',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      const other = site.make({ id: 'bb', sequence: 2, remote: 'mf-other' });
      site.origin.lay(
        'builds/meta/bb.sig.json',
        other.files.get('builds/meta/bb.sig.json') ?? null,
      );
    },
    RefusedReleaseError,
    /no trusted key vouches/,
  ],
  [
    'has another document',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      site.origin.change('builds/meta/bb.json', (bytes) => Buffer.from(`${bytes.toString()} `));
    },
    RefusedReleaseError,
    /differs from the hash that was signed/,
  ],
  [
    'has another bundle',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      site.origin.change('builds/bb/node/remote.cjs', () => Buffer.from('evil()'));
    },
    RefusedReleaseError,
    /differs from its hash/,
  ],
  [
    'throws',
    () => lay(site.make({ id: 'bb', sequence: 2, bundle: 'throw new Error("bad day")' })),
    RefusedReleaseError,
    /mf-test@bb is refused: bad day/,
  ],
  [
    'needs another contract',
    () => lay(site.make({ id: 'bb', sequence: 2, contract: 7 })),
    RefusedReleaseError,
    /contract is 7/,
  ],
  [
    'does not come',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      site.origin.fail('builds/bb/node/remote.cjs', { kind: 'hang in body' });
    },
    OriginAwayError,
    /does not come within 1500 ms/,
  ],
  [
    'is asked for while the origin is broken',
    () => {
      lay(site.make({ id: 'bb', sequence: 2 }));
      site.origin.fail('builds/meta/bb.sig.json', { kind: 'status', status: 503 });
    },
    OriginAwayError,
    /answers 503/,
  ],
];

describe('a release that', () => {
  test.each(bad)('%s is not opened, and a good one is later', async (_name, spoil, kind, text) => {
    spoil();
    const failure: unknown = await site.watcher.open('mf-test', 'bb').catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(kind);
    expect((failure as Error).message).toMatch(text);
    expect(site.status()).toMatchObject({ state: 'live', id: 'live', problem: null });
    site.origin.heal();
    lay(site.make({ id: 'good', sequence: 2 }));
    await expect(site.watcher.open('mf-test', 'good')).resolves.toBeDefined();
  });

  test.each(['../../etc', '', 'A', 'bb.json'])('is called "%s" is unknown', async (id) => {
    const before = site.origin.requests.length;
    await expect(site.watcher.open('mf-test', id)).rejects.toBeInstanceOf(UnknownReleaseError);
    expect(site.origin.requests).toHaveLength(before);
  });

  test('belongs to a remote that nobody watches is unknown', async () => {
    await expect(site.watcher.open('mf-nobody', 'bb')).rejects.toBeInstanceOf(UnknownReleaseError);
  });
});

test('a refusal is remembered for a while', async () => {
  const patient = await watchedSite({ retryMs: 60_000 });
  const { files } = patient.make({ id: 'bb', sequence: 1, bundle: 'throw new Error("bad day")' });
  for (const [path, content] of files) patient.origin.lay(path, content);
  await expect(patient.watcher.open('mf-test', 'bb')).rejects.toThrow('bad day');
  const before = patient.origin.requests.length;
  await expect(patient.watcher.open('mf-test', 'bb')).rejects.toThrow('bad day');
  expect(patient.origin.requests).toHaveLength(before);
  await patient.close();
});

describe('a guest', () => {
  const BASE = 'http://localhost:4101/';

  function guest(made: MadeRelease, change: Partial<GuestFiles> = {}): GuestFiles {
    const { id } = made.latest;
    const part = (path: string) => made.files.get(path) ?? Buffer.alloc(0);
    return {
      document: part(`builds/meta/${id}.json`),
      bundle: part(`builds/${id}/node/remote.cjs`),
      proof: part(`builds/meta/${id}.sig.json`),
      ...change,
    };
  }

  test('is opened without a word to the origin, its files come from its own base', async () => {
    const before = site.origin.requests.length;
    const files = guest(site.make({ id: 'dev1', sequence: 0 }));
    const opened = await site.watcher.openGuest('mf-test', files, BASE);
    expect(opened).toMatchObject({ base: BASE, document: { id: 'dev1' } });
    expect(site.origin.requests).toHaveLength(before);
  });

  test.each([
    ['another bundle', { bundle: Buffer.from('evil()') }, /differs from its hash/],
    ['another document', { document: Buffer.from('{}') }, /differs from the hash/],
    ['no proof', { proof: Buffer.from('{}') }, /missing or malformed/],
  ])('with %s is refused', async (_name, change, problem) => {
    const files = guest(site.make({ id: 'dev1', sequence: 0 }), change);
    const failure: unknown = await site.watcher
      .openGuest('mf-test', files, BASE)
      .catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(RefusedReleaseError);
    expect((failure as Error).message).toMatch(problem);
  });

  test('that a stranger signed is refused', async () => {
    const files = guest(makeRelease({ id: 'dev1', sequence: 0 }, makeKeys()));
    await expect(site.watcher.openGuest('mf-test', files, BASE)).rejects.toThrow('no trusted key');
  });
});
