import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { promoteCanary, rollBackRemote } from '#publish/flip-commands.ts';
import { listSwitchableParts } from '#publish/list-switchable-parts.ts';
import { SILENT_PROGRESS } from '#publish/progress.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { reSignReleases } from '#publish/re-sign-releases.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import { switchPart } from '#publish/switches.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import { createSoleSigner, UntrustedSignatureError } from '#publish/trusted-signature.ts';
import { FolderStore } from '#store/folder-store.ts';
import { createBuildOnDisk, StoreHarness } from '#testing/build-on-disk.ts';
import { makeKeys, makeRelease, makeSwitches, addCanary } from '#testing/release-factory.ts';

/**
 * The attacker in these tests can write to the store but has no trusted key. Commands must neither
 * sign nor run the attacker's files.
 */

const keys = makeKeys();
const untrustedKeys = makeKeys();
let folder: string;
let store: FolderStore;
let harness: StoreHarness;
let target: ReleaseTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trusted-signature-'));
  store = new FolderStore(join(folder, 'releases'));
  harness = new StoreHarness(store, keys, folder);
  const shells = { urls: [], timeoutMs: 100 };
  const person = 'Anna Beispiel';
  const signer = createSoleSigner(keys.privateKey);
  target = { store, shells, ...signer, progress: SILENT_PROGRESS, person };
  for (const id of ['aa', 'bb']) await harness.release(id);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const FORGED_BUNDLE = 'globalThis.wasRun = true; module.exports = {};';

/**
 * Writes files to the store as an attacker who has access to the store and signs with an untrusted
 * key.
 */
async function writeAsAttacker(
  files: ReadonlyMap<string, Buffer>,
  skippedPaths: readonly string[] = [],
) {
  for (const [path, bytes] of files) {
    if (!skippedPaths.includes(path)) await store.write(`mf-test/${path}`, bytes);
  }
}

test('does not roll back to a release that was replaced in the store', async () => {
  const forgedRelease = makeRelease(
    { id: 'aa', sequence: 1, bundle: FORGED_BUNDLE },
    untrustedKeys,
  );
  await writeAsAttacker(forgedRelease.files, ['builds/latest.json']);
  const liveBefore = await readStoredLatest(store, 'mf-test');
  const rollback = rollBackRemote('mf-test', null, null, target);
  await expect(rollback).rejects.toThrow(UntrustedSignatureError);
  await expect(rollback).rejects.toThrow(/mf-test@aa in .* has no signature of a trusted key/);
  expect(await readStoredLatest(store, 'mf-test')).toEqual(liveBefore);
});

test('does not promote a canary signed with an untrusted key', async () => {
  const liveRelease = makeRelease({ id: 'bb', sequence: 2 }, keys);
  const forgedRelease = makeRelease(
    { id: 'ee', sequence: 1, bundle: FORGED_BUNDLE },
    untrustedKeys,
  );
  await writeAsAttacker(addCanary(liveRelease, forgedRelease, untrustedKeys).files);
  const promotion = promoteCanary('mf-test', null, target);
  await expect(promotion).rejects.toThrow('mf-test/latest.json has no signature');
});

test('does not sign a foreign release that was uploaded under the same id', async () => {
  const forgedRelease = makeRelease(
    { id: 'cc', sequence: 3, bundle: FORGED_BUNDLE },
    untrustedKeys,
  );
  await writeAsAttacker(forgedRelease.files, ['builds/latest.json', 'builds/meta/cc.sig.json']);
  await store.write('mf-test/builds/cc/web/remoteEntry.js', Buffer.from('/* entry */'));
  const build = await createBuildOnDisk(folder, keys, { id: 'cc' });
  const upload = uploadRelease(build, store, { previous: 'bb', ...target });
  await expect(upload).rejects.toThrow(/mf-test@cc in .* differs from this build/);
  expect(await store.exists('mf-test/builds/meta/cc.sig.json')).toBe(false);
});

test('signs an identical release whose signature is missing after an interrupted upload', async () => {
  const build = await harness.upload('cc');
  await store.remove(['mf-test/builds/meta/cc.sig.json']);
  await uploadRelease(build, store, { previous: 'bb', ...target });
  expect(await store.exists('mf-test/builds/meta/cc.sig.json')).toBe(true);
});

test('signs again only what a trusted key has signed', async () => {
  const nextKeys = makeKeys();
  const [currentKey] = target.trustedKeys;
  const forgedRelease = makeRelease({ id: 'ee', sequence: 9 }, untrustedKeys);
  await writeAsAttacker(forgedRelease.files, ['builds/latest.json']);
  const renewedTarget = { ...target, ...createSoleSigner(nextKeys.privateKey) };
  await expect(reSignReleases(renewedTarget)).rejects.toThrow(
    'mf-test/latest.json has no signature',
  );
  const targetTrustingBoth = {
    ...renewedTarget,
    trustedKeys: [...renewedTarget.trustedKeys, ...(currentKey ? [currentKey] : [])],
  };
  await reSignReleases(targetTrustingBoth);
  await rollBackRemote('mf-test', 'aa', null, renewedTarget);
  const signature = await store.read('mf-test/builds/meta/ee.sig.json');
  expect(signature).toEqual(forgedRelease.files.get('builds/meta/ee.sig.json'));
});

test('runs a live bundle for its parts only when its signature and hash are valid', async () => {
  expect(await listSwitchableParts(target, 'production')).toEqual({
    parts: ['remote:mf-test'],
    unlistedRemotes: [],
  });
  await store.write('mf-test/builds/bb/node/remote.cjs', Buffer.from(FORGED_BUNDLE));
  expect((await listSwitchableParts(target, 'production')).unlistedRemotes).toEqual(['mf-test']);
  await writeAsAttacker(
    makeRelease({ id: 'bb', sequence: 3, bundle: FORGED_BUNDLE }, untrustedKeys).files,
  );
  expect((await listSwitchableParts(target, 'production')).unlistedRemotes).toEqual(['mf-test']);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('does not sign switches that an untrusted key has signed', async () => {
  await store.write('switches.json', makeSwitches(4, ['remote:mf-test'], untrustedKeys));
  const request = { part: 'slot:header.search', isOff: true, note: null };
  const switchAttempt = switchPart(store, request, target);
  await expect(switchAttempt).rejects.toThrow(/switches\.json in .* has no signature/);
});

test('uses a sequence above all earlier ones after the store was restored from a backup', async () => {
  const previousStoredLatest = await readStoredLatest(store, 'mf-test');
  await harness.release('cc');
  await rollBackRemote('mf-test', null, null, target);
  await store.write('mf-test/builds/latest.json', previousStoredLatest?.bytes ?? Buffer.alloc(0));
  await rollBackRemote('mf-test', null, null, target);
  expect((await readStoredLatest(store, 'mf-test'))?.latest).toMatchObject({
    id: 'aa',
    sequence: 5,
  });
});
