import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { getLatest, startWatchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;

beforeEach(async () => {
  site = await startWatchedSite();
});

afterEach(async () => await site.close());

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

const countBundleRequests = () =>
  site.origin.requests.filter((path) => path.endsWith('.cjs')).length;
const countLatestRequests = () =>
  site.origin.requests.filter((path) => path.endsWith('latest.json')).length;

test('a push makes a release live without fetching latest.json', async () => {
  site.publishRelease({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const requestCountBefore = countLatestRequests();
  const latest = site.publishRelease({ id: 'bb', sequence: 2 });
  await expect(site.watcher.push('mf-test', latest)).resolves.toEqual({
    accepted: true,
    problem: null,
  });
  expect(countLatestRequests()).toBe(requestCountBefore);
  expect(site.ids()).toEqual(['aa', 'bb']);
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb', sequence: 2 });
});

test('a push can load the first release of a remote', async () => {
  const latest = site.publishRelease({ id: 'aa', sequence: 1 });
  await site.watcher.push('mf-test', latest);
  expect(site.status()).toMatchObject({ state: 'live', id: 'aa' });
});

test('a poll after a push, and a push after a poll, load nothing again', async () => {
  const latest = site.publishRelease({ id: 'aa', sequence: 1 });
  await site.watcher.push('mf-test', latest);
  await site.watcher.check();
  const secondOutcome = await site.watcher.push('mf-test', latest);
  expect(secondOutcome).toEqual({ accepted: true, problem: null });
  expect(countBundleRequests()).toBe(1);
  expect(site.ids()).toEqual(['aa']);
});

test('concurrent pushes and polls load a release once', async () => {
  const latest = site.publishRelease({ id: 'aa', sequence: 1 });
  const pushes = Array.from({ length: 5 }, () => site.watcher.push('mf-test', latest));
  const [poll, ...outcomes] = await Promise.all([site.watcher.check(), ...pushes]);
  expect(poll).toBeUndefined();
  expect(new Set(outcomes.map(({ accepted }) => accepted))).toEqual(new Set([true]));
  expect(countBundleRequests()).toBe(1);
  expect(site.ids()).toEqual(['aa']);
});

test('a push does not wait for a hanging poll, whose old result is then ignored', async () => {
  site.publishRelease({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const { promise: pollResolved, resolve: resolvePoll } = Promise.withResolvers<void>();
  site.origin.respondWithFault('builds/latest.json', { kind: 'late', until: pollResolved });
  const requestCountBefore = countLatestRequests();
  const poll = site.watcher.check();
  await waitUntil(() => countLatestRequests() > requestCountBefore);
  const latest = site.publishRelease({ id: 'bb', sequence: 2 });
  await expect(site.watcher.push('mf-test', latest)).resolves.toMatchObject({ accepted: true });
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb' });
  resolvePoll();
  await poll;
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb', problem: null });
});

const refusals: readonly [string, () => Buffer, RegExp][] = [
  [
    'an older latest.json',
    () => getLatest(site.make({ id: 'aa', sequence: 1 })),
    /sequence 1 is not newer than 5/,
  ],
  [
    'another release with the same sequence',
    () => getLatest(site.make({ id: 'bb', sequence: 5 })),
    /not newer than 5/,
  ],
  [
    'an untrusted signature',
    () => getLatest(makeRelease({ id: 'bb', sequence: 6 }, makeKeys())),
    /no signature/,
  ],
  [
    'the latest.json of another remote',
    () => getLatest(makeRelease({ id: 'bb', sequence: 6, remote: 'mf-other' }, site.keys)),
    /no signature/,
  ],
  ['invalid JSON', () => Buffer.from('<html>'), /not JSON/],
  ['an oversized document', () => Buffer.alloc(16 * 1024 + 1, 32), /too large/],
];

test.each(refusals)('%s is refused before any fetch', async (_name, bytes, problem) => {
  site.publishRelease({ id: 'live', sequence: 5 });
  await site.watcher.check();
  const requestCountBefore = site.origin.requests.length;
  const outcome = await site.watcher.push('mf-test', bytes());
  expect(outcome.accepted).toBe(false);
  expect(outcome.problem).toMatch(problem);
  expect(site.origin.requests).toHaveLength(requestCountBefore);
  expect(site.status()).toMatchObject({ state: 'live', id: 'live', problem: null });
});

test('a push for an unwatched remote is refused', async () => {
  const outcome = await site.watcher.push('mf-nobody', Buffer.from('{}'));
  expect(outcome).toEqual({ accepted: false, problem: 'There is no remote mf-nobody' });
});

test('a bad release is refused by push as by poll, and the good one stays', async () => {
  site.publishRelease({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const latest = site.publishRelease({
    id: 'bb',
    sequence: 2,
    bundle: 'throw new Error("bad day")',
  });
  const outcome = await site.watcher.push('mf-test', latest);
  expect(outcome).toEqual({ accepted: false, problem: 'bad day' });
  expect(site.status()).toMatchObject({ state: 'stale', id: 'aa', problem: 'bad day' });
});

test('missing files after a push are no refusal: a later push succeeds', async () => {
  site.publishRelease({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const latest = getLatest(site.make({ id: 'bb', sequence: 2 }));
  const outcome = await site.watcher.push('mf-test', latest);
  expect(outcome.problem).toMatch(/bb\.json answers 404/);
  site.publishRelease({ id: 'bb', sequence: 2 });
  await site.watcher.push('mf-test', latest);
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb', problem: null });
});
