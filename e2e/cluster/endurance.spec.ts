import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Cluster } from '../support/cluster-process.ts';
import { startCluster } from '../support/cluster-process.ts';
import { formatMs, reportFigure } from '../support/figures.ts';
import { INSPECTOR_ENV } from '../support/inspector.ts';
import { getGrowthBytesPerTenMinutes, MemoryWatch } from '../support/memory-watch.ts';
import type { MemorySample } from '../support/memory-watch.ts';
import { readSitemapPaths } from '../support/read-sitemap.ts';
import { runCommand } from '../support/run-command.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';

/**
 * This test runs only in `npm run soak` (`E2E_SOAK`), because it takes an hour and needs the whole
 * machine. Before the load starts, it requests every page once, so that the servers fill their
 * caches and compile their code.
 *
 * To measure memory, the test pauses one process after another for garbage collection, each for up
 * to a second. The load stops meanwhile.
 */

// Disables retries, because a run takes an hour.
test.describe.configure({ retries: 0 });

/** Minutes of traffic. The first sixth is a warm-up that the memory measurement ignores. */
const TRAFFIC_MINUTES = Number(process.env['E2E_HOUR'] ?? 60);
const WARM_UP_MINUTES = TRAFFIC_MINUTES / 6;
/** Number of requests per second that the test sends to the nginx edge. */
const REQUESTS_PER_SECOND = Number(process.env['E2E_HOUR_RATE'] ?? 25);
/** Milliseconds between two memory measurements. */
const SAMPLE_INTERVAL_MS = 30_000;
/** Maximum growth of a process's memory in ten minutes, in bytes. */
const MAX_GROWTH_BYTES = 1024 * 1024;
/**
 * Search words. The test requests each list with each word, so that there are more pages than a
 * cache can hold.
 */
const SEARCH_WORDS = [
  'traktor',
  'heu',
  'pflug',
  'kuh',
  'acker',
  'wald',
  'milch',
  'saat',
  'hof',
  'drohne',
];
const LIST_PATHS = ['/suche', '/kleinanzeigen', '/veranstaltungen', '/jobs'];
const NODE_PROCESSES = ['shell-1', 'shell-2', 'api-1', 'api-2', 'embedded', 'releases'];
const OTHER_PROCESSES = ['edge', 'redis', 'postgres'];

/** Maximum number of printed samples of a process that grows. */
const MAX_PRINTED_SAMPLES = 12;

/** Matches log lines about unhandled faults in our processes or in nginx. */
const UNHANDLED_FAULT_PATTERN =
  /unhandled|uncaught|"level":60|MaxListeners|\[(?:error|crit|alert|emerg)\]/i;
/**
 * Matches log lines about handled faults, for example that the shell served an outdated cached
 * page.
 */
const HANDLED_FAULT_PATTERN = /"level":50/;

let cluster: Cluster;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cluster = await startCluster('cluster-hour', { env: INSPECTOR_ENV });
  await createMarketEntries();
});
test.afterAll(async () => cluster?.stop());

test(
  `${TRAFFIC_MINUTES} minutes of mixed traffic cause no memory growth and no slowdown`,
  { tag: '@soak' },
  async () => {
    test.setTimeout((TRAFFIC_MINUTES * 1.5 + 10) * 60_000);
    const memoryWatch = new MemoryWatch(cluster, [...NODE_PROCESSES, ...OTHER_PROCESSES]);
    const paths = [
      ...(await readPagePaths()),
      ...listSearchPaths(),
      ...(await listPageRequestPaths()),
    ];
    const load = new SteadyLoad(cluster.url, paths);
    const writer = new SteadyWriter(cluster.url);
    const startedAt = performance.now();
    expect(await load.warmUp()).toEqual([]);
    reportFigure('every page asked for once within', formatMs(performance.now() - startedAt));
    load.start(REQUESTS_PER_SECOND);
    writer.start();
    const endsAt = performance.now() + TRAFFIC_MINUTES * 60_000;
    while (performance.now() < endsAt) {
      await pause(SAMPLE_INTERVAL_MS);
      await load.runWithoutLoad(() => memoryWatch.measure());
    }
    await Promise.all([load.stop(), writer.stop()]);

    const growingProcesses: string[] = [];
    for (const [name, samples] of Object.entries(memoryWatch.samples)) {
      const measuredSamples = samples.filter(
        ({ elapsedMs }) => elapsedMs > WARM_UP_MINUTES * 60_000,
      );
      const [heapGrowthBytes, residentGrowthBytes] = [
        getGrowthBytesPerTenMinutes(measuredSamples, 'heapBytes'),
        getGrowthBytesPerTenMinutes(measuredSamples, 'residentBytes'),
      ];
      const lastSample = measuredSamples.at(-1)!;
      const growthText = `${formatMb(heapGrowthBytes)} in ten minutes, resident ${formatMb(residentGrowthBytes)}`;
      reportFigure(
        `${name} grows by`,
        `${growthText}; has ${formatMb(lastSample.heapBytes)} live, ${formatMb(lastSample.residentBytes)}`,
      );
      if (Math.max(heapGrowthBytes, residentGrowthBytes) > MAX_GROWTH_BYTES)
        growingProcesses.push(`${name}: ${growthText}; live (resident): ${formatSamples(samples)}`);
    }
    const [earlyP99Ms, lateP99Ms] = [
      getP99Ms(load.durationsMs, 1 / 6, 1 / 2),
      getP99Ms(load.durationsMs, 2 / 3, 1),
    ];
    reportFigure(
      'p99 of the second sixth to half, and of the last third',
      `${formatMs(earlyP99Ms)}, ${formatMs(lateP99Ms)}`,
    );
    reportFigure(
      'requests, declarations',
      `${load.durationsMs.length}, ${writer.acknowledgedEmails.length}`,
    );
    // Soft assertions report all results, even if one of them fails.
    expect.soft(load.failedRequests).toEqual([]);
    expect.soft(growingProcesses).toEqual([]);
    expect.soft(lateP99Ms).toBeLessThan(earlyP99Ms * 1.5 + 50);
    const lines = await readLogLines();
    reportFigure(
      'faults that were met',
      lines.filter((line) => HANDLED_FAULT_PATTERN.test(line)).length.toString(),
    );
    expect(lines.filter((line) => UNHANDLED_FAULT_PATTERN.test(line))).toEqual([]);
  },
);

/**
 * Creates ads, events and job postings as the benchmarks do. With empty lists, the traffic would
 * not be realistic.
 */
async function createMarketEntries(): Promise<void> {
  const commandArgs = ['api/src/testing/market/prepare-market.ts', '2000', '400', '200'];
  const { code, output } = await runCommand(commandArgs, {
    DATABASE_URL: cluster.databaseUrl,
    AUTH_SECRET: 'not used by what fills tables, but asked for',
    DEMO_DATA: 'off',
    SEARCH_FEED: 'off',
    LOG_LEVEL: 'error',
    ENV_FILE: '',
  });
  expect(code, output).toBe(0);
}

/** Reads the paths of all pages in the sitemaps. */
async function readPagePaths(): Promise<string[]> {
  const paths = await readSitemapPaths(cluster.url);
  expect(paths.length).toBeGreaterThan(300);
  return [...new Set(paths)];
}

/** Lists the paths that browsers request for pages: pictures, scripts, styles and api calls. */
async function listPageRequestPaths(): Promise<string[]> {
  const pages = ['/', '/artikel', '/kleinanzeigen', '/veranstaltungen'].map(async (path) =>
    (await fetch(cluster.url + path)).text(),
  );
  const files = (await Promise.all(pages)).flatMap((html) =>
    [...html.matchAll(/"(\/(?:f|assets|_releases)\/[^" ]*[^" /])"/g)].map(([, file]) => file!),
  );
  expect(files.filter((file) => file.startsWith('/f/')).length).toBeGreaterThan(30);
  return [...new Set(files), '/api/_auth/session', '/api/auth/methods', '/api/newsletter/lists'];
}

function listSearchPaths(): string[] {
  const searchQueries = SEARCH_WORDS.flatMap((one) =>
    SEARCH_WORDS.map((other) => `${one}+${other}`),
  );
  return LIST_PATHS.flatMap((list) =>
    [...SEARCH_WORDS, ...searchQueries].map((words) => `${list}?q=${words}`),
  );
}

function getP99Ms(durationsMs: readonly number[], fromShare: number, toShare: number): number {
  const selectedDurationsMs = durationsMs.slice(
    Math.floor(durationsMs.length * fromShare),
    Math.floor(durationsMs.length * toShare),
  );
  return (
    selectedDurationsMs
      .toSorted((one, other) => one - other)
      .at(-Math.ceil(selectedDurationsMs.length / 100)) ?? 0
  );
}

/**
 * Reads the lines of all log files except the edge's access log. Each line starts with the name of
 * its file.
 */
async function readLogLines(): Promise<string[]> {
  const folder = join(cluster.dataDir, 'logs');
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const logs = await Promise.all(
    [...files, join(cluster.dataDir, 'edge/errors.log')].map(async (file) => {
      const lines = (await readFile(file, 'utf8')).split('\n');
      return lines.map((line) => `${basename(file)}: ${line}`);
    }),
  );
  return logs.flat();
}

function formatMb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/**
 * Lists live and resident memory at equal distances: a cache that fills grows less and less, a leak
 * does not.
 */
function formatSamples(samples: readonly MemorySample[]): string {
  const distance = Math.ceil(samples.length / MAX_PRINTED_SAMPLES);
  return samples
    .filter((_, i) => (samples.length - 1 - i) % distance === 0)
    .map(({ heapBytes, residentBytes }) => `${formatMb(heapBytes)} (${formatMb(residentBytes)})`)
    .join(', ');
}
