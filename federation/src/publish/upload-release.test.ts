import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { requireCompleteRelease } from '#publish/stored-release.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import { createSoleSigner } from '#publish/trusted-signature.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseReleaseSignature, parseRelease } from '#release/parse-documents.ts';
import { isReleaseSigned, parsePublicKey } from '#release/signature.ts';
import { FolderStore } from '#store/folder-store.ts';
import { StoreError } from '#store/release-store.ts';
import { createBuildOnDisk, StoreHarness } from '#testing/build-on-disk.ts';
import { makeKeys } from '#testing/release-factory.ts';

const keys = makeKeys();
const signer = createSoleSigner(keys.privateKey);
let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  store = new FolderStore(join(folder, 'releases'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('uploads files, maps, document and signature and makes nothing live', async () => {
  const build = await createBuildOnDisk(folder, keys, { id: 'aa' });
  const uploadResult = await uploadRelease(build, store, { previous: '00', ...signer });
  expect(uploadResult.files).toBe(4);
  expect([...(await store.list('mf-test')), ...(await store.list('maps'))]).toEqual([
    'mf-test/builds/aa/node/remote.cjs',
    'mf-test/builds/aa/web/remoteEntry.js',
    'mf-test/builds/aa/web/remoteEntry.js.br',
    'mf-test/builds/meta/aa.json',
    'mf-test/builds/meta/aa.sig.json',
    'maps/mf-test/aa/remoteEntry.js.map',
  ]);
  const document = (await store.read('mf-test/builds/meta/aa.json')) ?? Buffer.alloc(0);
  const signature = parseReleaseSignature(`${await store.read('mf-test/builds/meta/aa.sig.json')}`);
  expect(parseRelease(document.toString()).previous).toBe('00');
  expect(signature).toMatchObject({ id: 'aa', integrity: computeIntegrity(document) });
  expect(isReleaseSigned('mf-test', signature, [parsePublicKey(keys.publicKey)])).toBe(true);
});

test('a repeated upload sends nothing and keeps the document', async () => {
  const build = await createBuildOnDisk(folder, keys, { id: 'aa' });
  await uploadRelease(build, store, { previous: null, ...signer });
  const documentBefore = await store.read('mf-test/builds/meta/aa.json');
  const secondResult = await uploadRelease(build, store, { previous: 'bb', ...signer });
  expect(secondResult).toEqual({ files: 0, bytes: 0 });
  expect(await store.read('mf-test/builds/meta/aa.json')).toEqual(documentBefore);
});

test('detects a damaged file before a flip', async () => {
  const build = await createBuildOnDisk(folder, keys, { id: 'aa' });
  await writeFile(join(build.folder, 'web/remoteEntry.js'), '/* other */');
  const upload = uploadRelease(build, store, { previous: null, ...signer });
  await expect(upload).rejects.toThrow('web/remoteEntry.js differs from its hash');
});

test('reports missing files of a release', async () => {
  await new StoreHarness(store, keys, folder).upload('aa');
  await store.remove(['mf-test/builds/aa/web/remoteEntry.js']);
  const completenessCheck = requireCompleteRelease(store, 'mf-test', 'aa', false);
  await expect(completenessCheck).rejects.toThrow(
    'mf-test@aa is not complete in the store: web/remoteEntry',
  );
});

test('reports a store path that is a file', async () => {
  await writeFile(join(folder, 'file'), '');
  const brokenStore = new FolderStore(join(folder, 'file', 'releases'));
  const build = await createBuildOnDisk(folder, keys, { id: 'aa' });
  const upload = uploadRelease(build, brokenStore, { previous: null, ...signer });
  await expect(upload).rejects.toThrow(StoreError);
  await expect(upload).rejects.toThrow('something on its path is a file');
});
