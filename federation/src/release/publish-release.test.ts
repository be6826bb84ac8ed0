import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteBuild } from '#build/build-remote.ts';
import { FolderStore } from '#release/folder-store.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseLatest, parseRelease } from '#release/parse-documents.ts';
import { flip, publishRelease } from '#release/publish-release.ts';
import { StoreConflictError } from '#release/release-store.ts';
import { isSignedBy, parsePublicKey } from '#release/signature.ts';
import { makeKeys, makeRelease } from '#testing/release-factory.ts';

const keys = makeKeys();
const secret = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const LATEST = 'mf-test/builds/latest.json';
let folder: string;
let store: FolderStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  store = new FolderStore(join(folder, 'releases'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A build on disk as `buildRemote` leaves it. */
async function buildOf(id: string): Promise<RemoteBuild> {
  const { files } = makeRelease({ id, sequence: 0 }, keys);
  const document = parseRelease(files.get(`builds/meta/${id}.json`)?.toString() ?? '');
  const target = join(folder, id);
  await mkdir(join(target, 'web'), { recursive: true });
  await mkdir(join(target, 'node'));
  await writeFile(join(target, 'web/remoteEntry.js'), '/* entry */');
  await writeFile(join(target, 'web/remoteEntry.js.br'), 'compressed');
  const bundle = files.get(`builds/${id}/node/remote.cjs`) ?? '';
  await writeFile(join(target, 'node/remote.cjs'), bundle);
  return { name: 'mf-test', id, folder: target, document, reused: false };
}

async function readLatest() {
  return parseLatest((await store.read(LATEST))?.toString() ?? '');
}

test('the first release is uploaded and live', async () => {
  const { flipped } = await publishRelease(await buildOf('aa'), store, secret);
  const latest = await readLatest();
  expect(flipped).toBe(true);
  expect(latest).toMatchObject({ id: 'aa', sequence: 1, release: 'meta/aa.json' });
  expect(isSignedBy('mf-test', latest, [parsePublicKey(keys.publicKey)])).toBe(true);
  const document = await store.read('mf-test/builds/meta/aa.json');
  expect(integrityOf(document ?? Buffer.alloc(0))).toBe(latest.integrity);
  expect(await store.list('mf-test/builds/aa')).toEqual([
    'mf-test/builds/aa/node/remote.cjs',
    'mf-test/builds/aa/web/remoteEntry.js',
    'mf-test/builds/aa/web/remoteEntry.js.br',
  ]);
});

test('publishing the live release again changes nothing', async () => {
  const build = await buildOf('aa');
  await publishRelease(build, store, secret);
  const before = await store.read(LATEST);
  expect((await publishRelease(build, store, secret)).flipped).toBe(false);
  expect(await store.read(LATEST)).toEqual(before);
});

test('a later release names the one before, and keeps its files', async () => {
  await publishRelease(await buildOf('aa'), store, secret);
  await publishRelease(await buildOf('bb'), store, secret);
  const document = await store.read('mf-test/builds/meta/bb.json');
  expect(parseRelease(document?.toString() ?? '').previous).toBe('aa');
  expect(await readLatest()).toMatchObject({ id: 'bb', sequence: 2 });
  expect(await store.exists('mf-test/builds/aa/web/remoteEntry.js')).toBe(true);
});

test('a release that was live before comes back with its document and a new sequence', async () => {
  const first = await buildOf('aa');
  await publishRelease(first, store, secret);
  const document = await store.read('mf-test/builds/meta/aa.json');
  await publishRelease(await buildOf('bb'), store, secret);
  await publishRelease(first, store, secret);
  expect(await readLatest()).toMatchObject({ id: 'aa', sequence: 3 });
  expect(await store.read('mf-test/builds/meta/aa.json')).toEqual(document);
});

test('of two that publish at the same moment one is told so', async () => {
  await publishRelease(await buildOf('aa'), store, secret);
  const before = await store.read(LATEST);
  await publishRelease(await buildOf('bb'), store, secret);
  const late = flip(store, 'mf-test', { id: 'aa', before, privateKey: secret });
  await expect(late).rejects.toThrow(StoreConflictError);
  expect(await readLatest()).toMatchObject({ id: 'bb', sequence: 2 });
});

test('a release that is not in the store cannot become live', async () => {
  const missing = flip(store, 'mf-test', { id: 'zz', before: null, privateKey: secret });
  await expect(missing).rejects.toThrow('mf-test has no release zz');
});
