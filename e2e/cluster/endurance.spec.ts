import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Cluster } from '../support/cluster-process.ts';
import { startCluster } from '../support/cluster-process.ts';
import { formatMs, reportFigure } from '../support/figures.ts';
import { INSPECTOR_ENV } from '../support/inspector.ts';
import { getGrowthPerTenMinutes, MemoryWatch } from '../support/memory-watch.ts';
import { runCommand } from '../support/run-command.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';

/**
 * Runs only in `npm run soak` (`E2E_SOAK`), because it takes an hour and needs the whole machine.
 * Before the load starts, every page is requested once to fill caches and compile code. A memory
 * measurement pauses one process after the other for up to a second for garbage collection; the
 * load stops during a measurement.
 */

// No retry, because a run takes an hour.
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
 * Search words. Each list page is requested with each word, so that there are more different pages
 * than a cache can hold.
 */
const WORDS = ['traktor', 'heu', 'pflug', 'kuh', 'acker', 'wald', 'milch', 'saat', 'hof', 'drohne'];
const LIST_PATHS = ['/suche', '/kleinanzeigen', '/veranstaltungen', '/jobs'];
const NODE_PROCESSES = ['shell-1', 'shell-2', 'api-1', 'api-2', 'embedded', 'releases'];
const OTHER_PROCESSES = ['edge', 'redis', 'postgres'];

/** Matches log lines of unhandled faults in our processes and in nginx. */
const UNHANDLED_FAULT =
  /unhandled|uncaught|"level":60|MaxListeners|\[(?:error|crit|alert|emerg)\]/i;
/** Matches log lines of handled faults, for example when a page was served from an old copy. */
const HANDLED_FAULT = /"level":50/;

let cluster: Cluster;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cluster = await startCluster('cluster-hour', { env: INSPECTOR_ENV });
  await fillMarkets();
});
test.afterAll(async () => cluster?.stop());

test(`${TRAFFIC_MINUTES} minutes of mixed traffic cause no memory growth and no slowdown`, async () => {
  test.setTimeout((TRAFFIC_MINUTES * 1.5 + 10) * 60_000);
  const memoryWatch = new MemoryWatch(cluster, [...NODE_PROCESSES, ...OTHER_PROCESSES]);
  const paths = [
    ...(await readSitemapPaths()),
    ...listSearchPaths(),
    ...(await listPageRequests()),
  ];
  const load = new SteadyLoad(cluster.url, paths);
  const writer = new SteadyWriter(cluster.url);
  const startedAt = performance.now();
  expect(await load.warmUp()).toEqual([]);
  reportFigure('every page asked for once within', formatMs(performance.now() - startedAt));
  load.start(REQUESTS_PER_SECOND);
  writer.start();
  const end = performance.now() + TRAFFIC_MINUTES * 60_000;
  while (performance.now() < end) {
    await pause(SAMPLE_INTERVAL_MS);
    await load.runWithoutLoad(() => memoryWatch.measure());
  }
  await Promise.all([load.stop(), writer.stop()]);

  const growingProcesses: string[] = [];
  for (const [name, samples] of Object.entries(memoryWatch.samples)) {
    const measuredSamples = samples.filter(({ elapsedMs }) => elapsedMs > WARM_UP_MINUTES * 60_000);
    const [heapBytes, residentBytes] = [
      getGrowthPerTenMinutes(measuredSamples, 'heapBytes'),
      getGrowthPerTenMinutes(measuredSamples, 'residentBytes'),
    ];
    const last = measuredSamples.at(-1)!;
    const reported = `${formatMb(heapBytes)} in ten minutes, resident ${formatMb(residentBytes)}`;
    reportFigure(
      `${name} grows by`,
      `${reported}; has ${formatMb(last.heapBytes)} live, ${formatMb(last.residentBytes)}`,
    );
    if (Math.max(heapBytes, residentBytes) > MAX_GROWTH_BYTES)
      growingProcesses.push(`${name}: ${reported}`);
  }
  const [before, after] = [
    getP99(load.durationsMs, 1 / 6, 1 / 2),
    getP99(load.durationsMs, 2 / 3, 1),
  ];
  reportFigure(
    'p99 of the second sixth to half, and of the last third',
    `${formatMs(before)}, ${formatMs(after)}`,
  );
  reportFigure(
    'requests, declarations',
    `${load.durationsMs.length}, ${writer.acknowledgedEmails.length}`,
  );
  // Soft assertions report all results even when one of them fails.
  expect.soft(load.failed).toEqual([]);
  expect.soft(growingProcesses).toEqual([]);
  expect.soft(after).toBeLessThan(before * 1.5 + 50);
  const lines = await readLogLines();
  reportFigure(
    'faults that were met',
    lines.filter((line) => HANDLED_FAULT.test(line)).length.toString(),
  );
  expect(lines.filter((line) => UNHANDLED_FAULT.test(line))).toEqual([]);
});

/**
 * Creates ads, events and job postings as the benchmarks do, because empty lists are not realistic
 * traffic.
 */
async function fillMarkets(): Promise<void> {
  const fill = ['api/src/testing/market/prepare-market.ts', '2000', '400', '200'];
  const { code, output } = await runCommand(fill, {
    DATABASE_URL: cluster.databaseUrl,
    AUTH_SECRET: 'not used by what fills tables, but asked for',
    DEMO_DATA: 'off',
    SEARCH_FEED: 'off',
    LOG_LEVEL: 'error',
    ENV_FILE: '',
  });
  expect(code, output).toBe(0);
}

/** Reads all paths in the sitemaps. */
async function readSitemapPaths(): Promise<string[]> {
  const addresses = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(new URL(path, cluster.url))).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      new URL(address!).pathname.concat(new URL(address!).search),
    );
  };
  const parts = await addresses('/sitemap.xml');
  const paths = (await Promise.all(parts.map(addresses))).flat();
  expect(paths.length).toBeGreaterThan(300);
  return [...new Set(paths)];
}

/** Lists requests that a browser sends for pages: pictures, scripts, styles and api calls. */
async function listPageRequests(): Promise<string[]> {
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
  const pairs = WORDS.flatMap((one) => WORDS.map((other) => `${one}+${other}`));
  return LIST_PATHS.flatMap((list) => [...WORDS, ...pairs].map((words) => `${list}?q=${words}`));
}

function getP99(durationsMs: readonly number[], from: number, to: number): number {
  const part = durationsMs.slice(
    Math.floor(durationsMs.length * from),
    Math.floor(durationsMs.length * to),
  );
  return part.toSorted((one, other) => one - other).at(-Math.ceil(part.length / 100)) ?? 0;
}

/**
 * Reads the lines of all log files except the edge's access log. Puts the file name in front of
 * each line.
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
