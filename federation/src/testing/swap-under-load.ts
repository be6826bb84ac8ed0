import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { LoadedRelease } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import type { ReleaseFixture } from '#testing/release-factory.ts';
import { createBundleSource, makeKeys, makeRelease, addCanary } from '#testing/release-factory.ts';
import { getLatest } from '#testing/watched-site.ts';

/**
 * Number of release swaps in one run of this program. While releases are swapped, three loops
 * render them; at the end, the program prints counts as JSON. It needs `--expose-gc`. Each loop
 * takes the current release and keeps it for several event loop turns, as rendering a page does.
 * Every second swap is pushed, every third has a canary, every fourth is followed by a preview.
 */
const SWAP_COUNT = 200;
/**
 * Number of swaps before the first heap measurement; by then a canary and all cached previews are
 * loaded.
 */
const WARM_UP_SWAP_COUNT = 40;
const BALLAST_CODE = 'const ballast = Array.from({ length: 50000 }, () => ({}));';

const origin = new FaultyOrigin();
const keys = makeKeys();
const releaseRefs: WeakRef<object>[] = [];
let currentRelease: LoadedRelease | null = null;
let swaps = 0;
let canaries = 0;
let previews = 0;
let renders = 0;
let wrongVersions = 0;
const abortController = new AbortController();

const watcher = createReleaseWatcher({
  remotes: [{ name: 'mf-test', origin: await origin.listen() }],
  modules: {},
  trustedKeys: [keys.publicKey],
  pollMs: 5,
  timeoutMs: 5000,
  log: new RecordingLog(),
  acceptRelease: async (release) => {
    releaseRefs.push(new WeakRef(release.module));
    swaps += 1;
    currentRelease = release;
  },
  acceptCanary: async (_remote, canary) => {
    if (!canary) return;
    releaseRefs.push(new WeakRef(canary.release.module));
    canaries += 1;
  },
});

function makeFixture(id: string, sequence: number): ReleaseFixture {
  const bundle = `${BALLAST_CODE}${createBundleSource(id)}; module.exports.default.ballast = ballast;`;
  return makeRelease({ id, sequence, bundle }, keys);
}

async function swapTo(sequence: number): Promise<void> {
  const liveFixture = makeFixture(`r${sequence}`, sequence);
  const release =
    sequence % 3 === 0
      ? addCanary(liveFixture, makeFixture(`c${sequence}`, sequence), keys)
      : liveFixture;
  origin.putRelease(release);
  if (sequence % 2 === 0) await watcher.push('mf-test', getLatest(release));
  while (watcher.getStatuses()[0]?.sequence !== sequence) await pause(1);
  if (sequence % 4 === 0) await openPreview(`p${sequence}`);
  for (const path of release.files.keys()) origin.setFile(path, null);
}

async function openPreview(id: string): Promise<void> {
  const { files } = makeFixture(id, 0);
  const previewFiles = [...files].filter(([path]) => !path.endsWith('latest.json'));
  for (const [path, content] of previewFiles) origin.setFile(path, content);
  const release = await watcher.open('mf-test', id);
  releaseRefs.push(new WeakRef(release.module));
  previews += 1;
  for (const [path] of previewFiles) origin.setFile(path, null);
}

async function renderReleases(): Promise<void> {
  while (!abortController.signal.aborted) {
    const release = currentRelease;
    const view = await release?.module.routes[0]?.view?.();
    await nextTurn();
    if (release) {
      renders += 1;
      if (view?.({ data: null, params: {} }) !== release.document.id) wrongVersions += 1;
    }
  }
}

async function measureHeapMegabytes(): Promise<number> {
  // Collects the garbage twice, with an event loop turn in between, because the first collection
  // may release further references.
  globalThis.gc?.();
  await nextTurn();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}

origin.putRelease(makeFixture('r1', 1));
await watcher.start(5000);
const renderLoops = [renderReleases(), renderReleases(), renderReleases()];
for (let swapNumber = 1; swapNumber <= WARM_UP_SWAP_COUNT; swapNumber += 1)
  await swapTo(swapNumber + 1);
const heapMegabytesBefore = await measureHeapMegabytes();
for (let swapNumber = WARM_UP_SWAP_COUNT + 1; swapNumber <= SWAP_COUNT; swapNumber += 1)
  await swapTo(swapNumber + 1);
abortController.abort();
await Promise.all(renderLoops);
await nextTurn();
const heapMegabytesAfter = await measureHeapMegabytes();
const retainedReleases = releaseRefs.filter((release) => release.deref() !== undefined).length;
await watcher.stop();
await origin.close();
const counts = { swaps: swaps - 1, canaries, previews, renders, wrongVersions, retainedReleases };
process.stdout.write(
  JSON.stringify({ ...counts, heapGrowthMegabytes: heapMegabytesAfter - heapMegabytesBefore }),
);
