import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { KillSwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import { makeKeys, makeSwitches } from '#testing/release-factory.ts';

const keys = makeKeys();
let origin: FaultyOrigin;
let folder: string;
let originUrl: string;
let notifications: (readonly string[] | null)[];

const SWITCHES_PATH = '/switches.json';

function createWatcher() {
  return createReleaseWatcher({
    remotes: [],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    cacheDir: folder,
    log: new RecordingLog(),
    acceptRelease: async () => {},
    switchesUrl: new URL(SWITCHES_PATH, originUrl).href,
    onSwitches: (document: KillSwitchesDocument | null) =>
      void notifications.push(document && document.off.map(({ part }) => part)),
  });
}

beforeEach(async () => {
  notifications = [];
  folder = await mkdtemp(join(tmpdir(), 'switches-'));
  origin = new FaultyOrigin();
  originUrl = await origin.listen();
});

afterEach(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

test('notifies about switches once per change, by poll and by push', async () => {
  const watcher = createWatcher();
  await watcher.check();
  await watcher.check();
  expect(notifications).toEqual([null]);
  origin.setFile(SWITCHES_PATH, makeSwitches(1, ['block:survey'], keys));
  await watcher.check();
  await watcher.check();
  expect(notifications).toEqual([null, ['block:survey']]);
  const nextSwitches = makeSwitches(2, [], keys);
  expect(watcher.pushSwitches(nextSwitches)).toEqual({ accepted: true, problem: null });
  origin.setFile(SWITCHES_PATH, nextSwitches);
  await watcher.check();
  expect(notifications).toEqual([null, ['block:survey'], []]);
  await watcher.stop();
});

const untrustedSwitches = makeSwitches(2, ['remote:mf-magazine'], makeKeys());
const tamperedSwitches = Buffer.from(
  makeSwitches(2, ['block:survey'], keys).toString().replace('survey', 'gallery'),
);
test.each([
  ['signed with an untrusted key', untrustedSwitches, /no signature/],
  ['changed after signing', tamperedSwitches, /no signature/],
  ['older', makeSwitches(0, [], keys), /switches sequence 0 is older than 1/],
  ['invalid JSON', Buffer.from('<html>'), /not JSON/],
  ['too large', Buffer.alloc(300 * 1024, 32), /too large/],
])('ignores switches that are %s, polled or pushed', async (_name, bytes, problem) => {
  const watcher = createWatcher();
  origin.setFile(SWITCHES_PATH, makeSwitches(1, ['slot:header.search'], keys));
  await watcher.check();
  const outcome = watcher.pushSwitches(bytes);
  expect(outcome.accepted).toBe(false);
  expect(outcome.problem).toMatch(problem);
  origin.setFile(SWITCHES_PATH, bytes);
  await watcher.check();
  expect(notifications).toEqual([['slot:header.search']]);
  await watcher.stop();
});

test('keeps the switches when the document is missing', async () => {
  const watcher = createWatcher();
  origin.setFile(SWITCHES_PATH, makeSwitches(3, ['block:survey'], keys));
  await watcher.check();
  origin.setFile(SWITCHES_PATH, null);
  await watcher.check();
  origin.respondWithFault(SWITCHES_PATH, { kind: 'status', status: 500 });
  await watcher.check();
  expect(notifications).toEqual([['block:survey']]);
  await watcher.stop();
});

test('restores switches from disk while the origin is unavailable and refuses older ones', async () => {
  const firstWatchedSwitches = createWatcher();
  origin.setFile(SWITCHES_PATH, makeSwitches(3, ['block:survey'], keys));
  await firstWatchedSwitches.check();
  await firstWatchedSwitches.stop();
  notifications = [];
  origin.respondWithFault(SWITCHES_PATH, { kind: 'status', status: 503 });
  const secondWatchedSwitches = createWatcher();
  await secondWatchedSwitches.check();
  expect(notifications).toEqual([['block:survey']]);
  origin.clearFaults();
  origin.setFile(SWITCHES_PATH, makeSwitches(2, [], keys));
  await secondWatchedSwitches.check();
  expect(notifications).toEqual([['block:survey']]);
  await secondWatchedSwitches.stop();
});

test('a shell without switches refuses a push', async () => {
  const watcher = createReleaseWatcher({
    remotes: [],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    log: new RecordingLog(),
    acceptRelease: async () => {},
  });
  expect(watcher.pushSwitches(makeSwitches(1, [], keys)).accepted).toBe(false);
  await watcher.stop();
});
