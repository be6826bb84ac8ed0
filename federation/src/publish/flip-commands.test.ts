import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { promoteCanary, rollBackRemote, stopCanary } from '#publish/flip-commands.ts';
import { flip } from '#publish/flip.ts';
import { computeLastUseTimes, computeLiveStack, readHistory } from '#publish/history.ts';
import { SILENT_PROGRESS } from '#publish/progress.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import { findSkipReason } from '#publish/find-skip-reason.ts';
import { createSoleSigner } from '#publish/trusted-signature.ts';
import { isCanarySigned, isLatestSigned, parsePublicKey } from '#release/signature.ts';
import { FolderStore } from '#store/folder-store.ts';
import { StoreConflictError } from '#store/release-store.ts';
import { StoreHarness } from '#testing/build-on-disk.ts';
import { makeKeys } from '#testing/release-factory.ts';

const keys = makeKeys();
const trustedKeys = [parsePublicKey(keys.publicKey)];
let folder: string;
let store: FolderStore;
let harness: StoreHarness;
let target: ReleaseTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flip-'));
  store = new FolderStore(join(folder, 'releases'));
  harness = new StoreHarness(store, keys, folder);
  const shells = { urls: [], timeoutMs: 100 };
  const person = 'Anna Beispiel';
  const signer = createSoleSigner(keys.privateKey);
  target = { store, shells, ...signer, progress: SILENT_PROGRESS, person };
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function readLiveState() {
  const statement = await readStoredLatest(store, 'mf-test');
  if (!statement) throw new Error('Nothing is live');
  return statement.latest;
}

async function readTestHistory() {
  return await readHistory(store, 'mf-test', await readStoredLatest(store, 'mf-test'));
}

describe('a flip', () => {
  test('signs latest.json and writes a history record', async () => {
    await harness.upload('aa');
    await harness.flip({ kind: 'release', id: 'aa', note: 'Erste' });
    expect(await readLiveState()).toMatchObject({ id: 'aa', sequence: 1, release: 'meta/aa.json' });
    expect(isLatestSigned('mf-test', await readLiveState(), trustedKeys)).toBe(true);
    expect(await readTestHistory()).toEqual([
      expect.objectContaining({ sequence: 1, kind: 'release', id: 'aa', note: 'Erste' }),
    ]);
    expect(await store.exists('mf-test/builds/flips/00000001.json')).toBe(true);
  });

  test('is refused for a release that is not in the store', async () => {
    await expect(harness.flip({ kind: 'release', id: 'zz' })).rejects.toThrow('no release zz');
    expect(await readStoredLatest(store, 'mf-test')).toBeNull();
  });

  test('fails on a concurrent flip', async () => {
    await harness.release('aa');
    await harness.upload('bb');
    const storedLatestBefore = await readStoredLatest(store, 'mf-test');
    await harness.release('cc');
    const request = { kind: 'release', id: 'bb', canary: null, note: null, person: null } as const;
    const lateFlip = flip(store, 'mf-test', request, storedLatestBefore, target);
    await expect(lateFlip).rejects.toThrow(StoreConflictError);
    await expect(lateFlip).rejects.toThrow('mf-test was flipped concurrently');
    expect(await readLiveState()).toMatchObject({ id: 'cc', sequence: 2 });
  });

  test('writes the missing history record of an interrupted flip', async () => {
    await harness.release('aa');
    await harness.release('bb');
    await store.remove(['mf-test/builds/flips/00000002.json']);
    expect((await readTestHistory()).map(({ kind, id }) => [kind, id])).toEqual([
      ['release', 'aa'],
      ['release', 'bb'],
    ]);
    await harness.release('cc');
    expect(await store.exists('mf-test/builds/flips/00000002.json')).toBe(true);
    expect(computeLiveStack(await readTestHistory())).toEqual(['aa', 'bb', 'cc']);
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await harness.release('aa');
    await harness.upload('bb');
    await harness.flip({ kind: 'canary', id: 'aa', canary: { id: 'bb', share: 10 } });
  });

  test('is added to the live release and signed for this sequence', async () => {
    const latest = await readLiveState();
    expect(latest).toMatchObject({ id: 'aa', sequence: 2, canary: { id: 'bb', share: 10 } });
    const { canary } = latest;
    expect(canary && isCanarySigned('mf-test', 2, canary, trustedKeys)).toBe(true);
    expect(isLatestSigned('mf-test', latest, trustedKeys)).toBe(true);
  });

  test('can be promoted and rolled back', async () => {
    await promoteCanary('mf-test', 'Läuft', target);
    expect(await readLiveState()).toMatchObject({ id: 'bb', sequence: 3 });
    expect(await readLiveState()).not.toHaveProperty('canary');
    await rollBackRemote('mf-test', null, null, target);
    expect(await readLiveState()).toMatchObject({ id: 'aa', sequence: 4 });
    const kinds = (await readTestHistory()).map(({ kind }) => kind);
    expect(kinds).toEqual(['release', 'canary', 'promote', 'rollback']);
  });

  test('can be stopped once', async () => {
    await stopCanary('mf-test', null, target);
    expect(await readLiveState()).toMatchObject({ id: 'aa', sequence: 3 });
    await expect(stopCanary('mf-test', null, target)).rejects.toThrow('mf-test has no canary');
    await expect(promoteCanary('mf-test', null, target)).rejects.toThrow('mf-test has no canary');
  });

  test('ends with a rollback', async () => {
    await harness.release('cc');
    await harness.flip({ kind: 'canary', id: 'cc', canary: { id: 'bb', share: 10 } });
    await rollBackRemote('mf-test', null, null, target);
    expect(await readLiveState()).toMatchObject({ id: 'aa' });
    expect(await readLiveState()).not.toHaveProperty('canary');
  });

  test('is skipped by commands that publish changed remotes', async () => {
    expect(await findSkipReason(store, 'mf-test', 'bb')).toBe('skipped, it is the canary');
    expect(await findSkipReason(store, 'mf-test', 'aa')).toBe('unchanged');
    expect(await findSkipReason(store, 'mf-test', 'cc')).toBeNull();
  });

  test('counts as used until it is stopped', async () => {
    await stopCanary('mf-test', null, target);
    const flips = await readTestHistory();
    const lastUseTimes = computeLastUseTimes(flips, 10 ** 15);
    expect(lastUseTimes.get('bb')).toBe(flips[2]?.timestamp);
    expect(lastUseTimes.get('aa')).toBe(10 ** 15);
  });
});

describe('a rollback', () => {
  beforeEach(async () => {
    for (const id of ['aa', 'bb', 'cc']) await harness.release(id);
  });

  test('restores the previous release, then the one before it', async () => {
    await rollBackRemote('mf-test', null, null, target);
    expect(await readLiveState()).toMatchObject({ id: 'bb', sequence: 4 });
    await rollBackRemote('mf-test', null, null, target);
    expect(await readLiveState()).toMatchObject({ id: 'aa', sequence: 5 });
    const extraRollback = rollBackRemote('mf-test', null, null, target);
    await expect(extraRollback).rejects.toThrow('mf-test has no release before aa');
  });

  test('restores a named release, then a newer one', async () => {
    await rollBackRemote('mf-test', 'aa', 'Fehler im Kopf', target);
    expect(computeLiveStack(await readTestHistory())).toEqual(['aa']);
    await rollBackRemote('mf-test', 'cc', null, target);
    expect(await readLiveState()).toMatchObject({ id: 'cc', sequence: 5 });
    expect(computeLiveStack(await readTestHistory())).toEqual(['aa', 'cc']);
  });

  test('after a new release restores the one that was live before it', async () => {
    await rollBackRemote('mf-test', null, null, target);
    await harness.release('dd');
    await rollBackRemote('mf-test', null, null, target);
    expect(await readLiveState()).toMatchObject({ id: 'bb' });
  });

  test('is not undone by commands that publish changed remotes until a new release', async () => {
    await rollBackRemote('mf-test', null, null, target);
    expect(await findSkipReason(store, 'mf-test', 'cc')).toBe('skipped, it was rolled back');
    await harness.release('dd');
    expect(await findSkipReason(store, 'mf-test', 'cc')).toBeNull();
  });

  test('without history uses the previous release named in the live document', async () => {
    await store.remove(await store.list('mf-test/builds/flips'));
    await rollBackRemote('mf-test', null, null, target);
    expect(await readLiveState()).toMatchObject({ id: 'bb', sequence: 4 });
  });

  test('refuses a release that was never live and lists earlier ones', async () => {
    await harness.upload('dd');
    const impossibleRollback = rollBackRemote('mf-test', 'dd', null, target);
    await expect(impossibleRollback).rejects.toThrow(
      'mf-test dd was never live; earlier ones: bb, aa',
    );
    await expect(rollBackRemote('mf-test', 'cc', null, target)).rejects.toThrow('is live already');
  });

  test('of an unknown remote lists the known ones', async () => {
    const unknownRemoteRollback = rollBackRemote('mf-nobody', null, null, target);
    await expect(unknownRemoteRollback).rejects.toThrow(
      /mf-nobody was never released in .*; known: mf-test/,
    );
  });
});
