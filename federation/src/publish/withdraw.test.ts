import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeReport } from '#cli/describe-report.ts';
import { findSkipReason } from '#publish/find-skip-reason.ts';
import { promoteCanary, rollBackRemote, withdrawRemote } from '#publish/flip-commands.ts';
import { readHistory } from '#publish/history.ts';
import { listSwitchableParts } from '#publish/list-switchable-parts.ts';
import { SILENT_PROGRESS } from '#publish/progress.ts';
import { reSignReleases } from '#publish/re-sign-releases.ts';
import { reportRemote } from '#publish/release-report.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import { getReleasePath } from '#publish/store-layout.ts';
import { createSoleSigner } from '#publish/trusted-signature.ts';
import { isLatestSigned } from '#release/signature.ts';
import { FolderStore } from '#store/folder-store.ts';
import { StoreHarness } from '#testing/build-on-disk.ts';
import { makeKeys } from '#testing/release-factory.ts';

const keys = makeKeys();
const shells = { urls: [], timeoutMs: 100 };
let folder: string;
let store: FolderStore;
let harness: StoreHarness;
let target: ReleaseTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'withdraw-'));
  store = new FolderStore(join(folder, 'releases'));
  harness = new StoreHarness(store, keys, folder);
  const signer = createSoleSigner(keys.privateKey);
  target = { store, shells, ...signer, progress: SILENT_PROGRESS, person: 'Anna' };
  await harness.release('aa');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function readLatest() {
  const statement = await readStoredLatest(store, 'mf-test');
  if (!statement) throw new Error('Nothing was released');
  return statement.latest;
}

test('even a first release is withdrawn: signed, with a record that says who and why', async () => {
  await withdrawRemote('mf-test', 'Bereich aufgegeben', target);
  const latest = await readLatest();
  expect(latest).toMatchObject({ id: 'aa', sequence: 2, withdrawn: true });
  expect(isLatestSigned('mf-test', latest, target.trustedKeys)).toBe(true);
  const live = { ...latest, withdrawn: undefined };
  expect(isLatestSigned('mf-test', live, target.trustedKeys)).toBe(false);
  const history = await readHistory(store, 'mf-test', await readStoredLatest(store, 'mf-test'));
  expect(history.at(-1)).toMatchObject({
    kind: 'withdraw',
    id: 'aa',
    person: 'Anna',
    note: 'Bereich aufgegeben',
  });
});

test('a canary ends with the release', async () => {
  await harness.upload('bb');
  await harness.flip({ kind: 'canary', id: 'aa', canary: { id: 'bb', share: 10 } });
  await withdrawRemote('mf-test', null, target);
  expect(await readLatest()).not.toHaveProperty('canary');
});

test('a release whose files are damaged can be withdrawn', async () => {
  await store.remove(await store.list(getReleasePath('mf-test', 'aa')));
  await withdrawRemote('mf-test', null, target);
  expect(await readLatest()).toMatchObject({ withdrawn: true });
});

test('a withdrawn remote has nothing to flip, to switch off or to publish by itself', async () => {
  expect((await listSwitchableParts(target, 'production')).parts).toContain('remote:mf-test');
  await withdrawRemote('mf-test', null, target);
  const message = 'mf-test is withdrawn; publish it again: npm run release -- mf-test';
  await expect(withdrawRemote('mf-test', null, target)).rejects.toThrow(message);
  await expect(rollBackRemote('mf-test', null, null, target)).rejects.toThrow(message);
  await expect(promoteCanary('mf-test', null, target)).rejects.toThrow(message);
  expect((await listSwitchableParts(target, 'production')).parts).toEqual([]);
  expect(await findSkipReason(store, 'mf-test', 'aa')).toBe('skipped, it is withdrawn');
  expect(await findSkipReason(store, 'mf-test', 'bb')).toBe('skipped, it is withdrawn');
});

test('releases says withdrawn until the next release', async () => {
  const describeState = async () => describeReport(await reportRemote(store, 'mf-test', []), 5);
  await withdrawRemote('mf-test', 'Zu früh', target);
  const [headline, ...details] = await describeState();
  expect(headline).toMatch(/^mf-test {2}withdrawn since .* UTC, last release aa, /);
  expect(details).toEqual([
    expect.stringMatching(/#2 .* withdraw aa.*“Zu früh”/),
    expect.stringMatching(/#1 .* release {2}aa/),
  ]);
  await harness.flip({ kind: 'release', id: 'aa' });
  expect((await describeState())[0]).toMatch(/^mf-test {2}aa live since .* by release/);
  expect(await findSkipReason(store, 'mf-test', 'aa')).toBe('unchanged');
  const rollback = rollBackRemote('mf-test', null, null, target);
  await expect(rollback).rejects.toThrow('mf-test has no release before aa');
});

test('a new key signs the withdrawal again', async () => {
  await withdrawRemote('mf-test', null, target);
  await reSignReleases(target);
  const latest = await readLatest();
  expect(latest).toMatchObject({ withdrawn: true, sequence: 3 });
  expect(isLatestSigned('mf-test', latest, target.trustedKeys)).toBe(true);
});

test('the record of an interrupted withdrawal is inferred', async () => {
  await withdrawRemote('mf-test', null, target);
  await store.remove(['mf-test/builds/flips/00000002.json']);
  const history = await readHistory(store, 'mf-test', await readStoredLatest(store, 'mf-test'));
  expect(history.map(({ kind }) => kind)).toEqual(['release', 'withdraw']);
});
