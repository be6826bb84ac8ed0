import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { LoadedRelease } from '#server/release-watcher.ts';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { FaultyOrigin } from '#testing/faulty-origin.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import { bundleSource, makeKeys, makeRelease } from '#testing/release-factory.ts';

/**
 * Swaps releases while they are in use and prints what came of it as JSON. Needs --expose-gc.
 * A use takes the current release once and holds it over several turns, as a page does.
 */
const SWAPS = 30;
const ballast = 'const ballast = Array.from({ length: 200000 }, () => ({}));';

const origin = new FaultyOrigin();
const keys = makeKeys();
const seen: WeakRef<object>[] = [];
let current: LoadedRelease | null = null;
let renders = 0;
let wrongVersions = 0;
const ended = new AbortController();

const watcher = createReleaseWatcher({
  remotes: [{ name: 'mf-test', origin: await origin.listen() }],
  modules: {},
  trustedKeys: [keys.publicKey],
  pollMs: 5,
  timeoutMs: 5000,
  log: new RecordingLog(),
  accept: async (release) => {
    seen.push(new WeakRef(release.module));
    current = release;
  },
});

function publish(sequence: number): void {
  const id = `r${sequence}`;
  const bundle = `${ballast}${bundleSource(id)}; module.exports.default.ballast = ballast;`;
  origin.put(makeRelease({ id, sequence, bundle }, keys));
}

async function renderReleases(): Promise<void> {
  while (!ended.signal.aborted) {
    const release = current;
    const view = await release?.module.routes[0]?.view();
    await nextTurn();
    if (release) {
      renders += 1;
      if (view?.({ data: null, params: {} }) !== release.document.id) wrongVersions += 1;
    }
  }
}

function heapMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}

publish(1);
await watcher.start(5000);
const before = heapMegabytes();
const users = [renderReleases(), renderReleases(), renderReleases()];
for (let swap = 1; swap <= SWAPS; swap += 1) {
  publish(swap + 1);
  while (watcher.status()[0]?.sequence !== swap + 1) await pause(2);
}
ended.abort();
await Promise.all(users);
await nextTurn();
const after = heapMegabytes();
await watcher.stop();
await origin.close();
process.stdout.write(
  JSON.stringify({
    swaps: seen.length - 1,
    renders,
    wrongVersions,
    alive: seen.filter((release) => release.deref() !== undefined).length,
    grownMegabytes: after - before,
  }),
);
