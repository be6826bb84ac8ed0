import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { bareEnvironment } from '@gruenland/shared-contracts/testing/bare-environment.ts';
import { readHistory } from '#publish/history.ts';
import { readLive } from '#publish/stored-release.ts';
import { S3Store } from '#store/s3-store.ts';
import { RoomCopy } from '#testing/room-copy.ts';
import { ended, ROOM } from '#testing/run-program.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { S3_CREDENTIALS, startS3 } from '#testing/s3-server.ts';

/** Releases into a bucket that are cut off, interrupted, or raced for. */

const NAME = 'mf-bucket';
let data: string;
let room: RoomCopy;
let s3: S3Server;
let store: S3Store;
let env: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'bucket-'));
  room = await RoomCopy.make(NAME);
  s3 = await startS3(join(data, 's3'));
  store = new S3Store(s3.strict('site'));
  env = {
    RELEASE_HOOKS: 'off',
    ...S3_CREDENTIALS,
    ...bareEnvironment(),
    DATA_DIR: data,
    RELEASES_STORE: 's3://releases/site',
    RELEASES_S3_ENDPOINT: s3.strict('site').endpoint,
  };
});

afterEach(() => s3.watch(async () => {}));
afterAll(async () => {
  await s3.close();
  await room.remove();
  await rm(data, { recursive: true });
});

function release(folder: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ['src/cli/release.ts', folder, ...args], { cwd: ROOM, env });
}

test('an upload that is killed in the middle leaves nothing that anybody reads', async () => {
  const stuck = Promise.withResolvers<void>();
  let writes = 0;
  s3.watch(async (method, path) => {
    if (method !== 'PUT' || !path.includes('/builds/')) return;
    writes += 1;
    if (writes < 6) return;
    stuck.resolve();
    await new Promise(() => {});
  });
  const child = release(room.folder);
  await stuck.promise;
  child.kill('SIGKILL');
  await ended(child);
  s3.watch(async () => {});
  expect(await readLive(store, NAME)).toBeNull();
  expect(await store.list(`${NAME}/builds/meta`)).toEqual([]);
  expect((await store.list(`${NAME}/builds`)).length).toBeGreaterThan(0);
  const { code, output } = await ended(release(room.folder));
  expect([code, output]).toEqual([0, expect.stringContaining('published, sequence 1')]);
}, 120_000);

test('an upload that is interrupted says that nothing was touched', async () => {
  const stuck = Promise.withResolvers<void>();
  s3.watch(async (method, path) => {
    if (method !== 'PUT' || !path.includes('/builds/')) return;
    stuck.resolve();
    await new Promise(() => {});
  });
  const other = await RoomCopy.make(NAME, 'interrupted');
  await other.mark('interrupted');
  const child = release(other.folder);
  await stuck.promise;
  child.kill('SIGINT');
  const { code, problems } = await ended(child);
  await rm(other.folder, { recursive: true });
  expect([code, problems.trim()]).toEqual([130, 'Interrupted. What is live stays as it is.']);
}, 120_000);

test('of two releases at the same time one wins, and the other is told', async () => {
  const others = await Promise.all(['c', 'd'].map((label) => RoomCopy.make(NAME, label)));
  for (const other of others) await other.mark(other.folder.slice(-1));
  // Built before, so that nothing but the flip is raced for.
  for (const other of others) await ended(release(other.folder, '--preview'));
  const looked = Promise.withResolvers<void>();
  let readers = 0;
  s3.watch(async (method, path) => {
    if (method !== 'GET' || !path.includes(`/${NAME}/builds/latest.json`)) return;
    readers += 1;
    if (readers >= others.length) looked.resolve();
    await looked.promise;
  });
  const outcomes = await Promise.all(others.map((other) => ended(release(other.folder))));
  for (const other of others) await rm(other.folder, { recursive: true });
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  const winner = outcomes.find(({ code }) => code === 0)?.output ?? '';
  const loser = outcomes.find(({ code }) => code === 1)?.problems ?? '';
  expect(loser).toContain(`somebody else flipped ${NAME} at the same moment`);
  const now = await readLive(store, NAME);
  expect(winner).toContain(`${NAME} ${now?.latest.id} published, sequence 2`);
  expect(await readHistory(store, NAME, now)).toHaveLength(2);
}, 180_000);
