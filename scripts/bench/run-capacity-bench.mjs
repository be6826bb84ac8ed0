import { rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../api/src/db/open-database.ts';
import { addDemoAds } from '../../api/src/demo/demo-ads.ts';
import { addSampleEvents } from '../../api/src/demo/events/add-sample-events.ts';
import { addSampleJobs } from '../../api/src/demo/jobs/add-sample-jobs.ts';
import { createClusterPorts } from '../cluster/cluster-ports.mjs';
import { createCluster } from '../cluster/cluster-services.mjs';
import { startCluster, stopCluster } from '../cluster/run-cluster.mjs';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { computeRenderedPerSecond } from './capacity-model.mjs';
import { formatScalePage } from './format-scale-page.mjs';
import { readGroupCpuTimeMs } from './processes.mjs';

const pg = createRequire(join(ROOT, 'api/package.json'))('pg');
const PORTS = createClusterPorts(29_430);
const DATA_FOLDER = join(ROOT, '.cache/bench-capacity');
/** Requests per page whose cost is measured, and before. */
const MEASURED_REQUESTS = 150;
const WARM_UP_REQUESTS = 15;
/** Duration and rate of the requests whose hit rate is measured. */
const HIT_SECONDS = 12;
const HIT_RATE_PER_SECOND = 60;
/** Previews are cached nowhere, so a shell renders each page. */
const UNCACHED = { cookie: 'gl_vorschau=none' };

const AGENT = new Agent({ keepAlive: true });

/**
 * Kinds of pages. Shares and numbers are assumptions about a large magazine. `filter` makes each
 * request of a list another one, so that no answer of the api is repeated.
 */
const PAGE_KINDS = [
  { name: 'front page', path: '/', share: 0.15, urls: 1 },
  { name: 'article', path: '/artikel/das-backhaus-brennt', share: 0.4, urls: 50_000 },
  { name: 'topic', path: '/thema/ackerbau', share: 0.1, urls: 500 },
  {
    name: 'list of ads',
    path: '/kleinanzeigen',
    filter: (index) => `preis-bis=${100_000 + index}`,
    share: 0.2,
    urls: 20_000,
  },
  {
    name: 'list of events',
    path: '/veranstaltungen',
    share: 0.1,
    urls: 5000,
  },
  {
    name: 'list of jobs',
    path: '/jobs',
    filter: (index) => `lohn-von=${(5 + index / 100).toFixed(2).replace('.', ',')}`,
    share: 0.05,
    urls: 1000,
  },
];
/** Services whose processor time is added up, by the service of the result. */
const GROUPS = {
  edge: ['edge'],
  shell: ['shell-1', 'shell-2'],
  api: ['api-1', 'api-2'],
  database: ['postgres', 'replica', 'pooler'],
  redis: ['redis'],
};

/**
 * `npm run bench -- capacity`: measures what each kind of page costs in a cluster and writes
 * docs/scale.md.
 */
await runMain(async () => {
  const { signal } = new AbortController();
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  const cluster = await createCluster({
    readEnv: () => ({ ...process.env, ENV_FILE: '', LOG_LEVEL: 'warn', SHED_DELAY_MS: '0' }),
    ports: PORTS,
    dataDir: DATA_FOLDER,
    signal,
  });
  try {
    await startCluster(cluster, { signal });
    await addSamples(cluster.environment.DATABASE_URL);
    const pages = [];
    for (const kind of PAGE_KINDS) {
      pages.push({ ...kind, ...(await measurePage(cluster, kind)) });
      say(`  ${kind.name.padEnd(16)} ${pages.at(-1).shellMs.toFixed(1)} ms in the shell`);
    }
    const hits = await measureHitRate(cluster);
    writeFileSync(join(ROOT, 'docs/scale.md'), formatScalePage({ pages, ...hits }));
    say('✓ wrote docs/scale.md');
  } finally {
    await stopCluster(cluster);
    rmSync(DATA_FOLDER, { recursive: true, force: true });
  }
});

async function addSamples(databaseUrl) {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const database = openPostgres(databaseUrl, log, 10_000);
  for (const add of [addDemoAds, addSampleEvents, addSampleJobs]) await add(database.drizzle);
  await database.close();
}

async function measurePage(cluster, kind) {
  await requestPage(cluster, kind, -WARM_UP_REQUESTS, 0);
  const [statements, cpuMs] = [await countStatements(cluster), readCpuTimes(cluster)];
  const bytes = await requestPage(cluster, kind, 0, MEASURED_REQUESTS);
  const spentMs = subtract(readCpuTimes(cluster), cpuMs);
  const perPage = (value) => value / MEASURED_REQUESTS;
  return {
    bytes,
    statements: perPage((await countStatements(cluster)) - statements),
    shellMs: perPage(spentMs.shell),
    apiMs: perPage(spentMs.api),
    databaseMs: perPage(spentMs.database),
    redisMs: perPage(spentMs.redis),
  };
}

/** Requests pages of a kind one after the other. @returns bytes of a compressed document */
async function requestPage({ siteUrl }, { path, filter }, first, end) {
  let bytes = 0;
  for (let index = first; index < end; index += 1) {
    const url = siteUrl + path + (filter ? `?${filter(index)}` : '');
    bytes = (await download(url, UNCACHED)).bytes;
  }
  return bytes;
}

/** Downloads a page without decompressing it. @throws {PlainError} unless the status is 200 */
async function download(url, headers = {}) {
  const response = await new Promise((done, fail) => {
    const options = { agent: AGENT, headers: { 'accept-encoding': 'br', ...headers } };
    get(url, options, done).once('error', fail);
  });
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  if (response.statusCode !== 200) throw new PlainError(`✗ ${url} answers ${response.statusCode}`);
  return { bytes, cacheState: response.headers['x-edge-cache'] };
}

/**
 * Requests pages through the edge at a fixed rate and counts those from its cache. Visitors take
 * the pages of `PAGE_KINDS` with equal probability, so the model can be compared.
 */
async function measureHitRate(cluster) {
  const cpuMs = readCpuTimes(cluster);
  const results = [];
  for (let index = 0; index < HIT_SECONDS * HIT_RATE_PER_SECOND; index += 1) {
    const { path } = PAGE_KINDS[index % PAGE_KINDS.length];
    results.push(download(cluster.siteUrl + path));
    await pause(1000 / HIT_RATE_PER_SECOND);
  }
  const states = (await Promise.all(results)).map(({ cacheState }) => cacheState);
  const spentMs = subtract(readCpuTimes(cluster), cpuMs);
  const ratePerPage = HIT_RATE_PER_SECOND / PAGE_KINDS.length;
  return {
    edgeMs: spentMs.edge / states.length,
    hitRate: states.filter((state) => state === 'HIT').length / states.length,
    expectedHitRate: 1 - computeRenderedPerSecond(ratePerPage, 1) / ratePerPage,
    hitRatePerSecond: HIT_RATE_PER_SECOND,
  };
}

/** Returns the processor time of each group in milliseconds. */
function readCpuTimes({ services }) {
  return Object.fromEntries(
    Object.entries(GROUPS).map(([group, names]) => [
      group,
      names.reduce((sum, name) => sum + readGroupCpuTimeMs(services[name].pid), 0),
    ]),
  );
}

function subtract(after, before) {
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, value - before[name]]),
  );
}

/** Counts the transactions of primary and replica; a single statement is one. */
async function countStatements({ environment }) {
  const count = async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    // PostgreSQL reports its counts with a delay of up to a second.
    await pause(1100);
    const { rows } = await client.query(
      'SELECT sum(xact_commit)::int AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    await client.end();
    return rows[0].count;
  };
  const primary = new URL(environment.DATABASE_URL);
  const replica = new URL(primary);
  replica.port = `${PORTS.replica}`;
  return (await count(primary.href)) + (await count(replica.href));
}
