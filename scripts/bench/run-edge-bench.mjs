import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PORT_COUNT, clusterPorts } from '../cluster/cluster-ports.mjs';
import { createCluster, MissingProgramError } from '../cluster/cluster-services.mjs';
import { startCluster, stopCluster } from '../cluster/run-cluster.mjs';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { fileServer } from './file-server.mjs';
import { comparePages, loadPage } from './page-rate.mjs';
import { tellEdge } from './tell-edge.mjs';
import { tellCores } from './verdict.mjs';

const DATA = join(ROOT, '.cache/bench-edge');
const FIRST_PORT = 29_410;
const ARTICLE = '/artikel/uebergeben-heisst-loslassen';
const CACHED = { warmUpSeconds: 2, seconds: 4, pairs: 5 };
/** Seconds of each load on rendered pages. */
const WARM_UP = 4;
const RENDERED = 6;

/** `npm run bench -- edge`: the cluster's edge against a file, two shells against one. */
await runMain(async () => {
  const ending = new AbortController();
  rmSync(DATA, { recursive: true, force: true });
  const cluster = await createUnlessMissing({
    env: {
      ...process.env,
      ENV_FILE: '',
      LOG_LEVEL: 'warn',
      // What is measured is rendering; the edge keeps pages all the same.
      PAGE_CACHE_BYTES: '0',
      SHED_DELAY_MS: '0',
    },
    ports: clusterPorts(FIRST_PORT),
    dataDir: DATA,
    limits: { pages: '100000r/s', pictures: '2000r/s', apis: '100000r/s', connections: 1000 },
    signal: ending.signal,
  });
  if (!cluster) return;
  process.once('SIGINT', () => {
    ending.abort();
    void stopCluster(cluster).finally(() => process.exit(130));
  });
  tellCores();
  let file;
  try {
    await startCluster(cluster, { signal: ending.signal });
    const text = await (await fetch(cluster.siteUrl + ARTICLE)).text();
    const folder = join(DATA, 'file');
    const port = FIRST_PORT + PORT_COUNT;
    file = await fileServer({ folder, port, text, signal: ending.signal });
    await file.start();
    const pages = {
      edge: { url: cluster.siteUrl + ARTICLE },
      file: { url: `${file.url}/page.html` },
    };
    const cached = await comparePages(pages, CACHED, tellRun);
    const rendered = await oneAndTwo(cluster);
    const cores = availableParallelism();
    if (!tellEdge({ cached, rendered, cores })) {
      throw new PlainError('✗ edge         slower than wanted');
    }
  } finally {
    await file?.stop(1000);
    await stopCluster(cluster);
    rmSync(DATA, { recursive: true, force: true });
  }
});

/** Where a program is missing that is said, and nothing measured. */
async function createUnlessMissing(options) {
  try {
    return await createCluster(options);
  } catch (error) {
    if (!(error instanceof MissingProgramError)) throw error;
    say(`  edge         left out: ${error.message}`);
    return undefined;
  }
}

/** Pages as for somebody who previews: the edge keeps nothing of theirs, a shell renders each. */
async function oneAndTwo({ services, siteUrl }) {
  const page = { url: siteUrl + ARTICLE, cookie: 'gl_vorschau=none' };
  await loadPage(page, WARM_UP);
  const two = await loadPage(page, RENDERED);
  tellRun('two', two);
  await services['shell-2'].stop(2000);
  await loadPage(page, WARM_UP);
  const one = await loadPage(page, RENDERED);
  tellRun('one', one);
  return { one, two };
}

function tellRun(name, { pagesPerSecond, p99 }) {
  say(`  ${name.padEnd(12)} ${pagesPerSecond.toFixed(0)} pages/s, p99 ${p99} ms`);
}
