import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { latestOf, watchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;

beforeEach(async () => {
  site = await watchedSite();
});

afterEach(async () => await site.close());

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextTurn();
}

const bundles = () => site.origin.requests.filter((path) => path.endsWith('.cjs')).length;
const looks = () => site.origin.requests.filter((path) => path.endsWith('latest.json')).length;

test('a push flips without a look at latest.json', async () => {
  site.offer({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const before = looks();
  const latest = site.offer({ id: 'bb', sequence: 2 });
  await expect(site.watcher.push('mf-test', latest)).resolves.toEqual({
    taken: true,
    problem: null,
  });
  expect(looks()).toBe(before);
  expect(site.ids()).toEqual(['aa', 'bb']);
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb', sequence: 2 });
});

test('may be the very first word of a remote', async () => {
  const latest = site.offer({ id: 'aa', sequence: 1 });
  await site.watcher.push('mf-test', latest);
  expect(site.status()).toMatchObject({ state: 'live', id: 'aa' });
});

test('the poll after a push finds nothing to do, and the push after a poll neither', async () => {
  const latest = site.offer({ id: 'aa', sequence: 1 });
  await site.watcher.push('mf-test', latest);
  await site.watcher.check();
  const again = await site.watcher.push('mf-test', latest);
  expect(again).toEqual({ taken: true, problem: null });
  expect(bundles()).toBe(1);
  expect(site.ids()).toEqual(['aa']);
});

test('a push and a poll at the same time load once, many pushes too', async () => {
  const latest = site.offer({ id: 'aa', sequence: 1 });
  const pushes = Array.from({ length: 5 }, () => site.watcher.push('mf-test', latest));
  const [poll, ...outcomes] = await Promise.all([site.watcher.check(), ...pushes]);
  expect(poll).toBeUndefined();
  expect(new Set(outcomes.map(({ taken }) => taken))).toEqual(new Set([true]));
  expect(bundles()).toBe(1);
  expect(site.ids()).toEqual(['aa']);
});

test('does not wait for a poll that hangs, and that poll then brings nothing old back', async () => {
  site.offer({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const { promise: pushed, resolve: answer } = Promise.withResolvers<void>();
  site.origin.fail('builds/latest.json', { kind: 'late', until: pushed });
  const before = looks();
  const poll = site.watcher.check();
  await until(() => looks() > before);
  const latest = site.offer({ id: 'bb', sequence: 2 });
  await expect(site.watcher.push('mf-test', latest)).resolves.toMatchObject({ taken: true });
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb' });
  answer();
  await poll;
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb', problem: null });
});

const refused: readonly [string, () => Buffer, RegExp][] = [
  [
    'an older latest',
    () => latestOf(site.make({ id: 'aa', sequence: 1 })),
    /sequence 1 .* after 5/,
  ],
  [
    'another one of the same number',
    () => latestOf(site.make({ id: 'bb', sequence: 5 })),
    /after 5/,
  ],
  [
    'a stranger’s signature',
    () => latestOf(makeRelease({ id: 'bb', sequence: 6 }, makeKeys())),
    /no signature/,
  ],
  [
    'the latest of another remote',
    () => latestOf(makeRelease({ id: 'bb', sequence: 6, remote: 'mf-other' }, site.keys)),
    /no signature/,
  ],
  ['no JSON', () => Buffer.from('<html>'), /no JSON/],
  ['too much', () => Buffer.alloc(16 * 1024 + 1, 32), /too large/],
];

test.each(refused)('%s is refused before anything is fetched', async (_name, bytes, problem) => {
  site.offer({ id: 'live', sequence: 5 });
  await site.watcher.check();
  const before = site.origin.requests.length;
  const outcome = await site.watcher.push('mf-test', bytes());
  expect(outcome.taken).toBe(false);
  expect(outcome.problem).toMatch(problem);
  expect(site.origin.requests).toHaveLength(before);
  expect(site.status()).toMatchObject({ state: 'live', id: 'live', problem: null });
});

test('a remote that nobody watches takes nothing', async () => {
  const outcome = await site.watcher.push('mf-nobody', Buffer.from('{}'));
  expect(outcome).toEqual({ taken: false, problem: 'There is no remote mf-nobody' });
});

test('a bad release is refused by push as by poll; the good one stays', async () => {
  site.offer({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const latest = site.offer({ id: 'bb', sequence: 2, bundle: 'throw new Error("bad day")' });
  const outcome = await site.watcher.push('mf-test', latest);
  expect(outcome).toEqual({ taken: false, problem: 'bad day' });
  expect(site.status()).toMatchObject({ state: 'stale', id: 'aa', problem: 'bad day' });
});

test('a push whose files are not there yet is no refusal: the next look brings it', async () => {
  site.offer({ id: 'aa', sequence: 1 });
  await site.watcher.check();
  const latest = latestOf(site.make({ id: 'bb', sequence: 2 }));
  const outcome = await site.watcher.push('mf-test', latest);
  expect(outcome.problem).toMatch(/bb\.json answers 404/);
  site.offer({ id: 'bb', sequence: 2 });
  await site.watcher.push('mf-test', latest);
  expect(site.status()).toMatchObject({ state: 'live', id: 'bb', problem: null });
});
