import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { createBundleSource, makeKeys, makeRelease } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { startWatchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;
let acceptedIds: string[];
let refusal: Error | null;

beforeEach(async () => {
  acceptedIds = [];
  refusal = null;
  site = await startWatchedSite({
    acceptRelease: async ({ document }) => {
      if (refusal) throw refusal;
      acceptedIds.push(document.id);
    },
  });
});

afterEach(async () => await site.close());

const LATEST_PATH = 'builds/latest.json';
const DOCUMENT_PATH = 'builds/meta/bb.json';
const BUNDLE_PATH = 'builds/bb/node/remote.cjs';

const badReleases: readonly [string, () => void, RegExp][] = [
  [
    'a changed bundle',
    () => {
      site.publishRelease({ id: 'bb', sequence: 2 });
      site.origin.changeFile(BUNDLE_PATH, (bytes) => Buffer.concat([bytes, Buffer.from('//x')]));
    },
    /remote\.cjs differs from its hash/,
  ],
  [
    'a changed document',
    () => {
      site.publishRelease({ id: 'bb', sequence: 2 });
      site.origin.changeFile(DOCUMENT_PATH, (bytes) => Buffer.concat([bytes, Buffer.from(' ')]));
    },
    /meta\/bb\.json differs from the hash/,
  ],
  [
    'an untrusted signature',
    () => site.origin.putRelease(makeRelease({ id: 'bb', sequence: 2 }, makeKeys())),
    /no signature/,
  ],
  [
    'the signature of another statement',
    () => {
      site.publishRelease({ id: 'bb', sequence: 2 });
      site.origin.changeFile(LATEST_PATH, (bytes) =>
        Buffer.from(bytes.toString().replace('"sequence":2', '"sequence":3')),
      );
    },
    /no signature/,
  ],
  [
    'invalid JSON',
    () => site.origin.changeFile(LATEST_PATH, () => Buffer.from('<html>')),
    /is not JSON/,
  ],
  [
    'an older sequence',
    () => void site.publishRelease({ id: 'bb', sequence: 0 }),
    /sequence 0 is not newer than 1/,
  ],
  [
    'the same sequence',
    () => void site.publishRelease({ id: 'bb', sequence: 1 }),
    /sequence 1 is not newer than 1/,
  ],
  [
    'another contract in the document',
    () => void site.publishRelease({ id: 'bb', sequence: 2, contract: 97 }),
    new RegExp(`contract is 97, this shell hosts ${CONTRACT_VERSION}`),
  ],
  [
    'a later revision of the contract in the document',
    () => void site.publishRelease({ id: 'bb', sequence: 2, revision: 999 }),
    new RegExp(
      `contract ${CONTRACT_VERSION}\\.999 is needed, this shell hosts ${CONTRACT_VERSION}\\.\\d+$`,
    ),
  ],
  [
    'another contract in the bundle',
    () =>
      void site.publishRelease({
        id: 'bb',
        sequence: 2,
        bundle: createBundleSource('bb', 'mf-test', 9),
      }),
    new RegExp(`contract is 9, this shell hosts ${CONTRACT_VERSION}`),
  ],
  [
    'another remote’s bundle',
    () =>
      void site.publishRelease({
        id: 'bb',
        sequence: 2,
        bundle: createBundleSource('bb', 'mf-else'),
      }),
    /name is "mf-else", not "mf-test"/,
  ],
  [
    'a bundle that throws',
    () =>
      void site.publishRelease({ id: 'bb', sequence: 2, bundle: 'throw new TypeError("bad day")' }),
    /bad day/,
  ],
  [
    'a bundle that does not finish',
    () => void site.publishRelease({ id: 'bb', sequence: 2, bundle: 'for (;;) {}' }),
    /did not finish within 2000 ms/,
  ],
  [
    'broken syntax',
    () => void site.publishRelease({ id: 'bb', sequence: 2, bundle: 'const = 1' }),
    /Unexpected token/,
  ],
  [
    'a forbidden package',
    () => void site.publishRelease({ id: 'bb', sequence: 2, bundle: 'require("node:fs")' }),
    /mf-test@bb\/remote\.cjs requires "node:fs"/,
  ],
  [
    'a view that is no function',
    () => {
      const bundle = createBundleSource('bb').replace(
        /async \(\) => function[^}]+}/,
        'async () => 7',
      );
      site.publishRelease({ id: 'bb', sequence: 2, bundle });
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
      site.publishRelease({ id: 'bb', sequence: 2, bundle });
    },
    /views did not load within 2000 ms/,
  ],
  [
    'a refusal by the shell',
    () => {
      site.publishRelease({ id: 'bb', sequence: 2 });
      refusal = new Error('route belongs to another remote');
    },
    /route belongs to another remote/,
  ],
];

describe('a bad release', () => {
  test.each(badReleases)(
    '%s is refused: keeps the good release and loads the next good one',
    async (_name, applyFault, problem) => {
      site.publishRelease({ id: 'aa', sequence: 1 });
      await site.watcher.check();
      applyFault();
      await site.watcher.check();
      expect(site.status()).toMatchObject({ state: 'stale', id: 'aa', sequence: 1 });
      expect(site.status().problem).toMatch(problem);
      expect(acceptedIds).toEqual(['aa']);
      refusal = null;
      site.publishRelease({ id: 'cc', sequence: 3 });
      await site.watcher.check();
      expect(site.status()).toMatchObject({ state: 'live', id: 'cc', problem: null });
    },
  );

  test('is logged once, not at every poll', async () => {
    site.publishRelease({ id: 'bb', sequence: 1, bundle: 'throw new Error("bad day")' });
    await site.watcher.check();
    await site.watcher.check();
    await site.watcher.check();
    expect(site.log.lines.filter((line) => line.includes('bad day'))).toHaveLength(1);
  });
});
