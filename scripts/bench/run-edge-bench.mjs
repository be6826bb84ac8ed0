import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PORT_COUNT, createClusterPorts } from '../cluster/cluster-ports.mjs';
import { createCluster, MissingProgramError } from '../cluster/cluster-services.mjs';
import { startCluster, stopCluster } from '../cluster/run-cluster.mjs';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { createFileServer } from './file-server.mjs';
import { comparePages, measurePageRate } from './page-rate.mjs';
import { printEdgeResults } from './print-edge-results.mjs';
import { printCoreCount } from './missed-limits.mjs';

const DATA_FOLDER = join(ROOT, '.cache/bench-edge');
const FIRST_PORT = 29_410;
const ARTICLE_PATH = '/artikel/uebergeben-heisst-loslassen';
const CACHED_PLAN = { warmUpSeconds: 2, seconds: 4, pairs: 5 };
/** Duration in seconds of the requests before the measurement. */
const WARM_UP_SECONDS = 4;
/** Duration in seconds of the measurement. */
const MEASURED_SECONDS = 6;

/**
 * `npm run bench -- edge`: compares the cluster's edge with an nginx that serves a static file, and
 * two shells with one.
 */
await runMain(async () => {
  const stopController = new AbortController();
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  const cluster = await createClusterIfInstalled({
    readEnv: () => ({
      ...process.env,
      ENV_FILE: '',
      LOG_LEVEL: 'warn',
      // Disables the shell's cache, so that the shell renders each page. The edge still caches
      // pages.
      PAGE_CACHE_BYTES: '0',
      SHED_DELAY_MS: '0',
    }),
    ports: createClusterPorts(FIRST_PORT),
    dataDir: DATA_FOLDER,
    limits: { pages: '100000r/s', pictures: '2000r/s', apis: '100000r/s', connections: 1000 },
    signal: stopController.signal,
  });
  if (!cluster) return;
  process.once('SIGINT', () => {
    stopController.abort();
    void stopCluster(cluster).finally(() => process.exit(130));
  });
  printCoreCount();
  let file;
  try {
    await startCluster(cluster, { signal: stopController.signal });
    const text = await (await fetch(cluster.siteUrl + ARTICLE_PATH)).text();
    const folder = join(DATA_FOLDER, 'file');
    const port = FIRST_PORT + PORT_COUNT;
    file = await createFileServer({ folder, port, text, signal: stopController.signal });
    await file.start();
    const pages = {
      edge: { url: cluster.siteUrl + ARTICLE_PATH },
      file: { url: `${file.url}/page.html` },
    };
    const cached = await comparePages(pages, CACHED_PLAN, printRun);
    const rendered = await measureOneAndTwoShells(cluster);
    const cores = availableParallelism();
    if (!printEdgeResults({ cached, rendered, cores })) {
      throw new PlainError('✗ edge         slower than required');
    }
  } finally {
    await file?.stop(1000);
    await stopCluster(cluster);
    rmSync(DATA_FOLDER, { recursive: true, force: true });
  }
});

/**
 * Creates the cluster. If a required program is not installed, prints its name and returns
 * undefined.
 */
async function createClusterIfInstalled(options) {
  try {
    return await createCluster(options);
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    say(`edge         skipped: ${error.message}`);
    return undefined;
  }
}

/**
 * Measures two shells, then one. The requests contain a preview cookie. The edge does not cache
 * previews, so a shell renders each page.
 */
async function measureOneAndTwoShells({ services, siteUrl }) {
  const page = { url: siteUrl + ARTICLE_PATH, cookie: 'gl_vorschau=none' };
  await measurePageRate(page, WARM_UP_SECONDS);
  const twoShellsRun = await measurePageRate(page, MEASURED_SECONDS);
  printRun('two', twoShellsRun);
  await services['shell-2'].stop(2000);
  await measurePageRate(page, WARM_UP_SECONDS);
  const oneShellRun = await measurePageRate(page, MEASURED_SECONDS);
  printRun('one', oneShellRun);
  return { one: oneShellRun, two: twoShellsRun };
}

function printRun(name, { pagesPerSecond, p99 }) {
  say(`  ${name.padEnd(12)} ${pagesPerSecond.toFixed(0)} pages/s, p99 ${p99} ms`);
}
