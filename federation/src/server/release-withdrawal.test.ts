import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { KeyPair, ReleaseFixture } from '#testing/release-factory.ts';
import { makeKeys, addCanary, makeWithdrawal } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { getLatest, startWatchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;
let cacheDir: string;
let liveRelease: ReleaseFixture;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'withdrawal-'));
  site = await startWatchedSite({ cacheDir });
  liveRelease = site.make({ id: 'aa', sequence: 1 });
  site.publishRelease(liveRelease);
  await site.watcher.check();
});

afterEach(async () => {
  await site.close();
  await rm(cacheDir, { recursive: true });
});

const createWithdrawal = (sequence = 2, keys: KeyPair = site.keys) =>
  getLatest(makeWithdrawal(liveRelease, sequence, keys));

test('a pushed withdrawal ends the live release', async () => {
  const outcome = await site.watcher.push('mf-test', createWithdrawal());
  expect(outcome).toEqual({ accepted: true, problem: null });
  expect(site.withdrawnRemotes).toEqual(['mf-test']);
  expect(site.status()).toMatchObject({ state: 'withdrawn', id: 'aa', sequence: 2, problem: null });
});

test('a polled withdrawal ends live release and canary, once', async () => {
  site.publishRelease(
    addCanary(
      site.make({ id: 'bb', sequence: 2 }),
      site.make({ id: 'cc', sequence: 2 }),
      site.keys,
    ),
  );
  await site.watcher.check();
  site.publishRelease(makeWithdrawal(site.make({ id: 'bb', sequence: 2 }), 3, site.keys));
  await site.watcher.check();
  await site.watcher.check();
  expect(site.withdrawnRemotes).toEqual(['mf-test']);
  expect(site.canaries.at(-1)).toBeNull();
  expect(site.status()).toMatchObject({ state: 'withdrawn', canary: null });
});

test('a later release, even the same one, is live again', async () => {
  await site.watcher.push('mf-test', createWithdrawal());
  site.publishRelease({ id: 'aa', sequence: 3 });
  await site.watcher.check();
  expect(site.ids()).toEqual(['aa', 'aa']);
  expect(site.status()).toMatchObject({ state: 'live', id: 'aa', sequence: 3 });
});

test('the release from before the withdrawal is refused', async () => {
  await site.watcher.push('mf-test', createWithdrawal());
  const outcome = await site.watcher.push('mf-test', getLatest(liveRelease));
  expect(outcome.problem).toBe('sequence 1 is not newer than 2');
  expect(site.status()).toMatchObject({ state: 'withdrawn', sequence: 2 });
});

test('without a trusted signature nothing is withdrawn', async () => {
  const unsignedWithdrawal = Buffer.from(
    JSON.stringify({ ...liveRelease.latest, sequence: 2, withdrawn: true }),
  );
  for (const bytes of [createWithdrawal(2, makeKeys()), unsignedWithdrawal]) {
    const outcome = await site.watcher.push('mf-test', bytes);
    expect(outcome.problem).toMatch(/no signature of a trusted key/);
  }
  expect(site.withdrawnRemotes).toEqual([]);
  expect(site.status()).toMatchObject({ state: 'live', id: 'aa' });
});

test('a deleted latest.json withdraws nothing', async () => {
  site.origin.respondWithFault('builds/latest.json', { kind: 'status', status: 404 });
  await site.watcher.check();
  expect(site.status()).toMatchObject({ state: 'stale', id: 'aa' });
});

test('a shell that restarts without the origin knows the withdrawal', async () => {
  await site.watcher.push('mf-test', createWithdrawal());
  const restartedSite = await startWatchedSite({
    cacheDir,
    trustedKeys: [site.keys.publicKey],
  });
  await restartedSite.watcher.check();
  expect(restartedSite.ids()).toEqual([]);
  expect(restartedSite.status()).toMatchObject({ state: 'withdrawn', sequence: 2 });
  const replayOutcome = await restartedSite.watcher.push('mf-test', getLatest(liveRelease));
  expect(replayOutcome.accepted).toBe(false);
  await restartedSite.close();
});
