import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { promote, rollBack, stopCanary } from '#publish/change-live.ts';
import { flip } from '#publish/flip.ts';
import { lastUse, liveStack, readHistory } from '#publish/history.ts';
import { SILENT } from '#publish/progress.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { readLive } from '#publish/stored-release.ts';
import { whyLeftAlone } from '#publish/left-alone.ts';
import { soleSigner } from '#publish/vouched.ts';
import { isCanarySigned, isSignedBy, parsePublicKey } from '#release/signature.ts';
import { FolderStore } from '#store/folder-store.ts';
import { StoreConflictError } from '#store/release-store.ts';
import { StoreLab } from '#testing/build-on-disk.ts';
import { makeKeys } from '#testing/release-factory.ts';

const keys = makeKeys();
const trusted = [parsePublicKey(keys.publicKey)];
let folder: string;
let store: FolderStore;
let lab: StoreLab;
let target: ReleaseTarget;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flip-'));
  store = new FolderStore(join(folder, 'releases'));
  lab = new StoreLab(store, keys, folder);
  const shells = { addresses: [], timeoutMs: 100 };
  target = { store, shells, ...soleSigner(keys.privateKey), progress: SILENT };
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function live() {
  const statement = await readLive(store, 'mf-test');
  if (!statement) throw new Error('Nothing is live');
  return statement.latest;
}

async function history() {
  return await readHistory(store, 'mf-test', await readLive(store, 'mf-test'));
}

describe('a flip', () => {
  test('makes a release live by signature, and is remembered', async () => {
    await lab.upload('aa');
    await lab.flip({ kind: 'release', id: 'aa', note: 'Erste' });
    expect(await live()).toMatchObject({ id: 'aa', sequence: 1, release: 'meta/aa.json' });
    expect(isSignedBy('mf-test', await live(), trusted)).toBe(true);
    expect(await history()).toEqual([
      expect.objectContaining({ sequence: 1, kind: 'release', id: 'aa', note: 'Erste' }),
    ]);
    expect(await store.exists('mf-test/builds/flips/00000001.json')).toBe(true);
  });

  test('to a release that is not in the store is refused', async () => {
    await expect(lab.flip({ kind: 'release', id: 'zz' })).rejects.toThrow('no release zz');
    expect(await readLive(store, 'mf-test')).toBeNull();
  });

  test('of two at the same moment one is told so', async () => {
    await lab.release('aa');
    await lab.upload('bb');
    const before = await readLive(store, 'mf-test');
    await lab.release('cc');
    const order = { kind: 'release', id: 'bb', canary: null, note: null } as const;
    const late = flip(store, 'mf-test', order, before, target);
    await expect(late).rejects.toThrow(StoreConflictError);
    await expect(late).rejects.toThrow('somebody else flipped mf-test at the same moment');
    expect(await live()).toMatchObject({ id: 'cc', sequence: 2 });
  });

  test('that was cut off before its line of history gets the line later', async () => {
    await lab.release('aa');
    await lab.release('bb');
    await store.remove(['mf-test/builds/flips/00000002.json']);
    expect((await history()).map(({ kind, id }) => [kind, id])).toEqual([
      ['release', 'aa'],
      ['release', 'bb'],
    ]);
    await lab.release('cc');
    expect(await store.exists('mf-test/builds/flips/00000002.json')).toBe(true);
    expect(liveStack(await history())).toEqual(['aa', 'bb', 'cc']);
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await lab.release('aa');
    await lab.upload('bb');
    await lab.flip({ kind: 'canary', id: 'aa', canary: { id: 'bb', share: 10 } });
  });

  test('stands beside the live release, signed for this sequence', async () => {
    const latest = await live();
    expect(latest).toMatchObject({ id: 'aa', sequence: 2, canary: { id: 'bb', share: 10 } });
    const { canary } = latest;
    expect(canary && isCanarySigned('mf-test', 2, canary, trusted)).toBe(true);
    expect(isSignedBy('mf-test', latest, trusted)).toBe(true);
  });

  test('is promoted, and can be rolled back', async () => {
    await promote('mf-test', 'Läuft', target);
    expect(await live()).toMatchObject({ id: 'bb', sequence: 3 });
    expect(await live()).not.toHaveProperty('canary');
    await rollBack('mf-test', null, null, target);
    expect(await live()).toMatchObject({ id: 'aa', sequence: 4 });
    const kinds = (await history()).map(({ kind }) => kind);
    expect(kinds).toEqual(['release', 'canary', 'promote', 'rollback']);
  });

  test('is stopped, and then there is none', async () => {
    await stopCanary('mf-test', null, target);
    expect(await live()).toMatchObject({ id: 'aa', sequence: 3 });
    await expect(stopCanary('mf-test', null, target)).rejects.toThrow('mf-test has no canary');
    await expect(promote('mf-test', null, target)).rejects.toThrow('mf-test has no canary');
  });

  test('ends with a rollback', async () => {
    await lab.release('cc');
    await lab.flip({ kind: 'canary', id: 'cc', canary: { id: 'bb', share: 10 } });
    await rollBack('mf-test', null, null, target);
    expect(await live()).toMatchObject({ id: 'aa' });
    expect(await live()).not.toHaveProperty('canary');
  });

  test('is not published by commands that publish what differs', async () => {
    expect(await whyLeftAlone(store, 'mf-test', 'bb')).toBe('left alone, it is the canary');
    expect(await whyLeftAlone(store, 'mf-test', 'aa')).toBe('unchanged');
    expect(await whyLeftAlone(store, 'mf-test', 'cc')).toBeNull();
  });

  test('counts as used as long as it lasted', async () => {
    await stopCanary('mf-test', null, target);
    const flips = await history();
    const used = lastUse(flips, 10 ** 15);
    expect(used.get('bb')).toBe(flips[2]?.timestamp);
    expect(used.get('aa')).toBe(10 ** 15);
  });
});

describe('a rollback', () => {
  beforeEach(async () => {
    for (const id of ['aa', 'bb', 'cc']) await lab.release(id);
  });

  test('goes to the release before, and once more to the one before that', async () => {
    await rollBack('mf-test', null, null, target);
    expect(await live()).toMatchObject({ id: 'bb', sequence: 4 });
    await rollBack('mf-test', null, null, target);
    expect(await live()).toMatchObject({ id: 'aa', sequence: 5 });
    const more = rollBack('mf-test', null, null, target);
    await expect(more).rejects.toThrow('mf-test has no release before aa');
  });

  test('goes to a named release, and forward again', async () => {
    await rollBack('mf-test', 'aa', 'Fehler im Kopf', target);
    expect(liveStack(await history())).toEqual(['aa']);
    await rollBack('mf-test', 'cc', null, target);
    expect(await live()).toMatchObject({ id: 'cc', sequence: 5 });
    expect(liveStack(await history())).toEqual(['aa', 'cc']);
  });

  test('after a new release goes to what was live before it', async () => {
    await rollBack('mf-test', null, null, target);
    await lab.release('dd');
    await rollBack('mf-test', null, null, target);
    expect(await live()).toMatchObject({ id: 'bb' });
  });

  test('is not undone by commands that publish what differs, until something new comes', async () => {
    await rollBack('mf-test', null, null, target);
    expect(await whyLeftAlone(store, 'mf-test', 'cc')).toBe('left alone, it was rolled back');
    await lab.release('dd');
    expect(await whyLeftAlone(store, 'mf-test', 'cc')).toBeNull();
  });

  test('without history goes by what the live release says came before it', async () => {
    await store.remove(await store.list('mf-test/builds/flips'));
    await rollBack('mf-test', null, null, target);
    expect(await live()).toMatchObject({ id: 'bb', sequence: 4 });
  });

  test('to something that was never live is refused, and names what was', async () => {
    await lab.upload('dd');
    const never = rollBack('mf-test', 'dd', null, target);
    await expect(never).rejects.toThrow('mf-test dd was never live; earlier ones: bb, aa');
    await expect(rollBack('mf-test', 'cc', null, target)).rejects.toThrow('is live already');
  });

  test('of a remote that is unknown names those that are known', async () => {
    const unknown = rollBack('mf-nobody', null, null, target);
    await expect(unknown).rejects.toThrow(/mf-nobody was never released in .*; known: mf-test/);
  });
});
