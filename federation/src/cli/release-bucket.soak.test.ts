import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';
import { readHistory } from '#publish/history.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import { S3Store } from '#store/s3-store.ts';
import { RemoteCopy } from '#testing/remote-copy.ts';
import { collectOutput, PACKAGE_ROOT } from '#testing/run-program.ts';
import type { S3Server } from '#testing/s3-server.ts';
import { S3_CREDENTIALS, startS3 } from '#testing/s3-server.ts';

/** Tests release commands that write to a bucket: killed, interrupted and concurrent ones. */

const REMOTE_NAME = 'mf-bucket';
let dataFolder: string;
let remoteCopy: RemoteCopy;
let s3: S3Server;
let store: S3Store;
let env: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'bucket-'));
  remoteCopy = await RemoteCopy.make(REMOTE_NAME);
  s3 = await startS3(join(dataFolder, 's3'));
  store = new S3Store(s3.getStrictAddress('site'));
  env = {
    RELEASE_HOOKS: 'off',
    ...S3_CREDENTIALS,
    ...createMinimalEnvironment(),
    DATA_DIR: dataFolder,
    RELEASES_STORE: 's3://releases/site',
    RELEASES_S3_ENDPOINT: s3.getStrictAddress('site').endpoint,
  };
});

afterEach(() => s3.setRequestCallback(async () => {}));
afterAll(async () => {
  await s3.close();
  await remoteCopy.remove();
  await rm(dataFolder, { recursive: true });
});

function startRelease(folder: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ['src/cli/release.ts', folder, ...args], {
    cwd: PACKAGE_ROOT,
    env,
  });
}

test('a killed upload leaves no release document and can be repeated', async () => {
  const blockedWrite = Promise.withResolvers<void>();
  let writeCount = 0;
  s3.setRequestCallback(async (method, path) => {
    if (method !== 'PUT' || !path.includes('/builds/')) return;
    writeCount += 1;
    if (writeCount < 6) return;
    blockedWrite.resolve();
    await new Promise(() => {});
  });
  const child = startRelease(remoteCopy.folder);
  await blockedWrite.promise;
  child.kill('SIGKILL');
  await collectOutput(child);
  s3.setRequestCallback(async () => {});
  expect(await readStoredLatest(store, REMOTE_NAME)).toBeNull();
  expect(await store.list(`${REMOTE_NAME}/builds/meta`)).toEqual([]);
  expect((await store.list(`${REMOTE_NAME}/builds`)).length).toBeGreaterThan(0);
  const { code, output } = await collectOutput(startRelease(remoteCopy.folder));
  expect([code, output]).toEqual([0, expect.stringContaining('published, sequence 1')]);
}, 120_000);

test('an interrupted upload reports that the live release is unchanged', async () => {
  const blockedWrite = Promise.withResolvers<void>();
  s3.setRequestCallback(async (method, path) => {
    if (method !== 'PUT' || !path.includes('/builds/')) return;
    blockedWrite.resolve();
    await new Promise(() => {});
  });
  const otherCopy = await RemoteCopy.make(REMOTE_NAME, 'interrupted');
  await otherCopy.changeSource('interrupted');
  const child = startRelease(otherCopy.folder);
  await blockedWrite.promise;
  child.kill('SIGINT');
  const { code, problems } = await collectOutput(child);
  await rm(otherCopy.folder, { recursive: true });
  expect([code, problems.trim()]).toEqual([130, 'Interrupted. The live release is unchanged.']);
}, 120_000);

test('of two concurrent releases one succeeds and the other reports the conflict', async () => {
  const otherCopies = await Promise.all(
    ['c', 'd'].map((label) => RemoteCopy.make(REMOTE_NAME, label)),
  );
  for (const otherCopy of otherCopies) await otherCopy.changeSource(otherCopy.folder.slice(-1));
  // Builds the releases as previews now, so that the concurrent releases below reuse the builds.
  for (const otherCopy of otherCopies)
    await collectOutput(startRelease(otherCopy.folder, '--preview'));
  const allReadersArrived = Promise.withResolvers<void>();
  let readerCount = 0;
  s3.setRequestCallback(async (method, path) => {
    if (method !== 'GET' || !path.includes(`/${REMOTE_NAME}/builds/latest.json`)) return;
    readerCount += 1;
    if (readerCount >= otherCopies.length) allReadersArrived.resolve();
    await allReadersArrived.promise;
  });
  const outcomes = await Promise.all(
    otherCopies.map((otherCopy) => collectOutput(startRelease(otherCopy.folder))),
  );
  for (const otherCopy of otherCopies) await rm(otherCopy.folder, { recursive: true });
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  const winnerOutput = outcomes.find(({ code }) => code === 0)?.output ?? '';
  const conflictProblems = outcomes.find(({ code }) => code === 1)?.problems ?? '';
  expect(conflictProblems).toContain(`${REMOTE_NAME} was flipped concurrently`);
  const storedLatest = await readStoredLatest(store, REMOTE_NAME);
  expect(winnerOutput).toContain(`${REMOTE_NAME} ${storedLatest?.latest.id} published, sequence 2`);
  expect(await readHistory(store, REMOTE_NAME, storedLatest)).toHaveLength(2);
}, 180_000);
