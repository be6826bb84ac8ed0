import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { createEmptyDatabase } from './create-empty-database.mjs';

const execute = promisify(execFile);

/**
 * Database sizes to compare. The larger one is ten times the smaller one. `p95` limits the response
 * times at the larger size, in milliseconds. `growth` limits how many times longer responses take
 * at the larger size.
 */
export const MARKET_BENCH = {
  sizes: [
    { ads: 10_000, events: 2000, jobs: 1000 },
    { ads: 100_000, events: 20_000, jobs: 10_000 },
  ],
  /** Number of times that all requests are sent. The first time is not measured. */
  runs: 5,
  limits: { p95: 60, growth: 2 },
};

const PREPARE_SCRIPT = join(ROOT, 'api/src/testing/market/prepare-market.ts');
const PREPARE_TIMEOUT_MS = 300_000;

/**
 * Creates an api with its own database and fills it with as many entries as `size` states. Returns
 * the api, the requests for its lists and the problems of their query plans.
 */
async function prepareApi(serverUrl, size, dataDir, signal) {
  const env = {
    ...process.env,
    DATABASE_URL: await createEmptyDatabase(serverUrl, `gruenland_bench_${size.ads}`),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    DEMO_DATA: 'off',
    SEARCH_FEED: 'off',
    LOG_LEVEL: 'error',
    SHED_DELAY_MS: '0',
  };
  const ports = await findFreeSitePorts();
  const site = createServices({ ports, dataDir: join(dataDir, String(size.ads)), env });
  const amounts = [size.ads, size.events, size.jobs].map(String);
  const { stdout } = await execute(PROJECT_NODE, [PREPARE_SCRIPT, ...amounts], {
    env: site.environment,
    signal,
    timeout: PREPARE_TIMEOUT_MS,
    maxBuffer: 8 << 20,
  });
  return { size, site, ...JSON.parse(stdout.trim().split('\n').at(-1)) };
}

async function measureResponseMs(origin, path) {
  const start = performance.now();
  const response = await fetch(origin + path);
  const body = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
  return performance.now() - start;
}

/**
 * Fills a database of each size, checks the query plans of all lists and measures the lists over
 * HTTP, one request after another. Each request goes to both sizes in turn, so that other load on
 * the machine affects both.
 *
 * @param {string} serverUrl PostgreSQL server on which databases may be created.
 * @param {string} dataDir Folder for the data of both apis. It is deleted afterwards.
 * @param {AbortSignal} signal
 * @param {(size: { ads: number, events: number, jobs: number }, fillMs: number) => void}
 *   onDatabaseFilled
 */
export async function measureMarket(serverUrl, dataDir, signal, onDatabaseFilled) {
  const preparedApis = [];
  try {
    for (const size of MARKET_BENCH.sizes) {
      const preparedApi = await prepareApi(serverUrl, size, dataDir, signal);
      preparedApis.push({ ...preparedApi, times: [] });
      onDatabaseFilled(size, preparedApi.fillMs);
      await preparedApi.site.services.api.start();
    }
    for (let run = 0; run < MARKET_BENCH.runs; run += 1) {
      for (const { list, path } of preparedApis[0].requests) {
        if (signal.aborted) throw new Error('interrupted');
        for (const { site, times } of preparedApis) {
          const responseMs = await measureResponseMs(site.services.api.url, path);
          if (run > 0) times.push({ list, path, ms: responseMs });
        }
      }
    }
    return preparedApis.map(({ faults, times }) => ({ faults, times }));
  } finally {
    for (const { site } of preparedApis) await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
