import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { promote, rollBack } from '#publish/change-live.ts';
import { knownParts } from '#publish/known-parts.ts';
import { SILENT } from '#publish/progress.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { signAgain } from '#publish/sign-again.ts';
import { readLive } from '#publish/stored-release.ts';
import { switchPart } from '#publish/switch-parts.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import { soleSigner, UnvouchedError } from '#publish/vouched.ts';
import { FolderStore } from '#store/folder-store.ts';
import { buildOnDisk, StoreLab } from '#testing/build-on-disk.ts';
import { makeKeys, makeRelease, makeSwitches, withCanary } from '#testing/release-factory.ts';

/** Somebody may write to the store, but has no key: nothing of theirs is signed by us, nor run. */

const keys = makeKeys();
const stranger = makeKeys();
let folder: string;
let store: FolderStore;
let lab: StoreLab;
let target: ReleaseTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vouched-'));
  store = new FolderStore(join(folder, 'releases'));
  lab = new StoreLab(store, keys, folder);
  const shells = { addresses: [], timeoutMs: 100 };
  target = { store, shells, ...soleSigner(keys.privateKey), progress: SILENT };
  for (const id of ['aa', 'bb']) await lab.release(id);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const EVIL = 'globalThis.wasRun = true; module.exports = {};';

/** Lays files down as somebody with access to the store, and another key, can. */
async function intrude(files: ReadonlyMap<string, Buffer>, but: readonly string[] = []) {
  for (const [path, bytes] of files) {
    if (!but.includes(path)) await store.write(`mf-test/${path}`, bytes);
  }
}

test('a release that was exchanged is not rolled back to', async () => {
  const evil = makeRelease({ id: 'aa', sequence: 1, bundle: EVIL }, stranger);
  await intrude(evil.files, ['builds/latest.json']);
  const before = await readLive(store, 'mf-test');
  const back = rollBack('mf-test', null, null, target);
  await expect(back).rejects.toThrow(UnvouchedError);
  await expect(back).rejects.toThrow(/mf-test@aa in .* bears no signature of a trusted key/);
  expect(await readLive(store, 'mf-test')).toEqual(before);
});

test('a canary that somebody else began is not promoted', async () => {
  const live = makeRelease({ id: 'bb', sequence: 2 }, keys);
  const evil = makeRelease({ id: 'ee', sequence: 1, bundle: EVIL }, stranger);
  await intrude(withCanary(live, evil, stranger).files);
  const promotion = promote('mf-test', null, target);
  await expect(promotion).rejects.toThrow('mf-test/latest.json bears no signature');
});

test('a release laid down under our id before us is not ours', async () => {
  const evil = makeRelease({ id: 'cc', sequence: 3, bundle: EVIL }, stranger);
  await intrude(evil.files, ['builds/latest.json', 'builds/meta/cc.sig.json']);
  await store.write('mf-test/builds/cc/web/remoteEntry.js', Buffer.from('/* entry */'));
  const build = await buildOnDisk(folder, keys, { id: 'cc' });
  const upload = uploadRelease(build, store, { previous: 'bb', ...target });
  await expect(upload).rejects.toThrow(/mf-test@cc in .* differs from this build/);
  expect(await store.exists('mf-test/builds/meta/cc.sig.json')).toBe(false);
});

test('the same release without a proof, as a cut-off upload leaves it, gets one', async () => {
  const build = await lab.upload('cc');
  await store.remove(['mf-test/builds/meta/cc.sig.json']);
  await uploadRelease(build, store, { previous: 'bb', ...target });
  expect(await store.exists('mf-test/builds/meta/cc.sig.json')).toBe(true);
});

test('signing again signs what a trusted key signed, and nothing else', async () => {
  const next = makeKeys();
  const [own] = target.trusted;
  const evil = makeRelease({ id: 'ee', sequence: 9 }, stranger);
  await intrude(evil.files, ['builds/latest.json']);
  const renewed = { ...target, ...soleSigner(next.privateKey) };
  await expect(signAgain(renewed)).rejects.toThrow('mf-test/latest.json bears no signature');
  const both = { ...renewed, trusted: [...renewed.trusted, ...(own ? [own] : [])] };
  await signAgain(both);
  await rollBack('mf-test', 'aa', null, renewed);
  const proof = await store.read('mf-test/builds/meta/ee.sig.json');
  expect(proof).toEqual(evil.files.get('builds/meta/ee.sig.json'));
});

test('what is live is run for its parts only when it is signed and whole', async () => {
  expect(await knownParts(target, 'production')).toEqual({
    parts: ['remote:mf-test'],
    unknown: [],
  });
  await store.write('mf-test/builds/bb/node/remote.cjs', Buffer.from(EVIL));
  expect((await knownParts(target, 'production')).unknown).toEqual(['mf-test']);
  await intrude(makeRelease({ id: 'bb', sequence: 3, bundle: EVIL }, stranger).files);
  expect((await knownParts(target, 'production')).unknown).toEqual(['mf-test']);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('switches of a stranger are not signed with ours', async () => {
  await store.write('switches.json', makeSwitches(4, ['remote:mf-test'], stranger));
  const order = { part: 'slot:header.search', off: true, note: null };
  const switched = switchPart(store, order, target);
  await expect(switched).rejects.toThrow(/switches\.json in .* bears no signature/);
});

test('a flip after the store was set back is above everything that was', async () => {
  const old = await readLive(store, 'mf-test');
  await lab.release('cc');
  await rollBack('mf-test', null, null, target);
  await store.write('mf-test/builds/latest.json', old?.bytes ?? Buffer.alloc(0));
  await rollBack('mf-test', null, null, target);
  expect((await readLive(store, 'mf-test'))?.latest).toMatchObject({ id: 'aa', sequence: 5 });
});
