import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SwitchesDocument } from '@gruenland/shared-contracts/release.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import { makeKeys, makeSwitches } from '#testing/release-factory.ts';

const keys = makeKeys();
let origin: FaultyOrigin;
let folder: string;
let address: string;
let heard: (readonly string[] | null)[];

const PATH = '/switches.json';

function watch() {
  return createReleaseWatcher({
    remotes: [],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    cacheDir: folder,
    log: new RecordingLog(),
    accept: async () => {},
    switchesUrl: new URL(PATH, address).href,
    onSwitches: (document: SwitchesDocument | null) =>
      void heard.push(document && document.off.map(({ part }) => part)),
  });
}

beforeEach(async () => {
  heard = [];
  folder = await mkdtemp(join(tmpdir(), 'switches-'));
  origin = new FaultyOrigin();
  address = await origin.listen();
});

afterEach(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

test('switches are heard of once per change, by poll and by push', async () => {
  const watcher = watch();
  await watcher.check();
  await watcher.check();
  expect(heard).toEqual([null]);
  origin.lay(PATH, makeSwitches(1, ['block:survey'], keys));
  await watcher.check();
  await watcher.check();
  expect(heard).toEqual([null, ['block:survey']]);
  const next = makeSwitches(2, [], keys);
  expect(watcher.pushSwitches(next)).toEqual({ taken: true, problem: null });
  origin.lay(PATH, next);
  await watcher.check();
  expect(heard).toEqual([null, ['block:survey'], []]);
  await watcher.stop();
});

const other = makeSwitches(2, ['remote:mf-magazine'], makeKeys());
const tampered = Buffer.from(
  makeSwitches(2, ['block:survey'], keys).toString().replace('survey', 'gallery'),
);
test.each([
  ['signed by a stranger', other, /no signature/],
  ['changed afterwards', tampered, /no signature/],
  ['older', makeSwitches(0, [], keys), /switches 0 are offered after 1/],
  ['no JSON', Buffer.from('<html>'), /no JSON/],
  ['too large', Buffer.alloc(300 * 1024, 32), /too large/],
])('switches that are %s change nothing, polled or pushed', async (_name, bytes, problem) => {
  const watcher = watch();
  origin.lay(PATH, makeSwitches(1, ['slot:header.search'], keys));
  await watcher.check();
  const outcome = watcher.pushSwitches(bytes);
  expect(outcome.taken).toBe(false);
  expect(outcome.problem).toMatch(problem);
  origin.lay(PATH, bytes);
  await watcher.check();
  expect(heard).toEqual([['slot:header.search']]);
  await watcher.stop();
});

test('switches that are gone stay as they were: only a signature switches on again', async () => {
  const watcher = watch();
  origin.lay(PATH, makeSwitches(3, ['block:survey'], keys));
  await watcher.check();
  origin.lay(PATH, null);
  await watcher.check();
  origin.fail(PATH, { kind: 'status', status: 500 });
  await watcher.check();
  expect(heard).toEqual([['block:survey']]);
  await watcher.stop();
});

test('switches hold over a restart while the origin is away, and older ones stay refused', async () => {
  const first = watch();
  origin.lay(PATH, makeSwitches(3, ['block:survey'], keys));
  await first.check();
  await first.stop();
  heard = [];
  origin.fail(PATH, { kind: 'status', status: 503 });
  const second = watch();
  await second.check();
  expect(heard).toEqual([['block:survey']]);
  origin.heal();
  origin.lay(PATH, makeSwitches(2, [], keys));
  await second.check();
  expect(heard).toEqual([['block:survey']]);
  await second.stop();
});

test('a shell without switches takes none', async () => {
  const watcher = createReleaseWatcher({
    remotes: [],
    modules: {},
    trustedKeys: [keys.publicKey],
    pollMs: 60_000,
    timeoutMs: 1500,
    log: new RecordingLog(),
    accept: async () => {},
  });
  expect(watcher.pushSwitches(makeSwitches(1, [], keys)).taken).toBe(false);
  await watcher.stop();
});
