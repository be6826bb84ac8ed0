import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../project/paths.mjs';
import { CallRecorder } from './call-recorder.mjs';
import { isTraced } from './is-traced.mjs';

/**
 * Prints as JSON which files are executed, in the order of their first call, by a release, a request
 * of its page, a client navigation and a form with and without script. The shell and its release
 * commands run from their sources, the remote as a release.
 */
/** Milliseconds without a call after which the site is at rest. */
const REST_MS = 500;
const REMOTE_FOLDER = join(import.meta.dirname, 'fixtures/mf-trace');

const recorder = new CallRecorder(isTraced);
const { startTracedSite } = await import('./start-traced-site.mjs');
// Removes an earlier build, because the release would reuse it.
await rm(join(ROOT, '.cache/build/mf-trace'), { recursive: true, force: true });
recorder.start();
const site = await startTracedSite();
// Compiles what answers the release command, which waits for a second only.
await (await fetch(`${site.address}/health`)).text();
// The first polls end after the start.
while (recorder.getMsSinceLastCall() < REST_MS) await new Promise((done) => setTimeout(done, 5));
const traces = {
  release: await traceRelease(),
  request: await traceRequest('/wetter', {}, 200),
  'form without script': await traceRequest(
    '/wetter/melden',
    { method: 'POST', body: new URLSearchParams({ text: 'Regen' }), redirect: 'manual' },
    303,
  ),
  ...(await traceBrowser()),
};
await site.stop();
const lists = Object.entries(traces).map(([name, calls]) => [name, listFiles(calls)]);
process.stdout.write(JSON.stringify(Object.fromEntries(lists)));

async function traceRelease() {
  const callsFile = join(site.dataFolder, 'calls.json');
  const program = new URL(`record-program.mjs?calls=${callsFile}`, import.meta.url);
  recorder.start();
  const child = spawn(
    process.execPath,
    ['--import', program.href, 'federation/src/cli/release.ts', REMOTE_FOLDER, '--brief'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: site.dataFolder,
        RELEASE_HOOKS: site.address,
      },
    },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the release command ended with ${code}`);
  return [...recorder.stop(), ...JSON.parse(await readFile(callsFile, 'utf8'))];
}

async function traceRequest(path, init, expectedStatus) {
  recorder.start();
  const response = await fetch(site.address + path, init);
  const body = await response.text();
  if (response.status !== expectedStatus)
    throw new Error(`${path} answers ${response.status}: ${body}`);
  return recorder.stop();
}

/** Records the calls of a browser page and those of the shell meanwhile. */
async function traceBrowser() {
  const worker = new Worker(new URL('browser-page.mjs', import.meta.url), {
    workerData: { address: site.address, remote: join(REMOTE_FOLDER, 'src/remote.tsx') },
  });
  const browserTraces = {};
  for (const name of ['client navigation', 'form with script']) {
    const [isReady] = await once(worker, 'message');
    if (isReady !== 'ready') throw new Error(`the page is not ready for the ${name}`);
    recorder.start();
    worker.postMessage('go');
    const [calls] = await once(worker, 'message');
    browserTraces[name] = [...calls, ...recorder.stop()];
  }
  await worker.terminate();
  return browserTraces;
}

function listFiles(calls) {
  return [...new Set(calls.toSorted(([, a], [, b]) => a - b).map(([file]) => file))];
}
