import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Cluster } from '../support/cluster-process.ts';
import { startCluster } from '../support/cluster-process.ts';
import { inMs, reportFigure } from '../support/figures.ts';
import { INSPECTED } from '../support/inspector.ts';
import { growthOf, MemoryWatch } from '../support/memory-watch.ts';
import { runCommand } from '../support/run-command.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';

/**
 * Runs only in `npm run soak` (`E2E_SOAK`): it takes an hour and needs the whole machine. First
 * every page is requested once to fill caches and compile code. Each memory measurement pauses one
 * process after the other for up to a second for garbage collection; no load is generated
 * meanwhile.
 */

// No retry: one hour is enough.
test.describe.configure({ retries: 0 });

/** Minutes of traffic; the first sixth is warm-up for the memory measurement. */
const MINUTES = Number(process.env['E2E_HOUR'] ?? 60);
const WARM = MINUTES / 6;
/** Requests per second at the edge. */
const RATE = Number(process.env['E2E_HOUR_RATE'] ?? 25);
/** Milliseconds between two memory measurements. */
const SAMPLE_INTERVAL_MS = 30_000;
/** Maximum growth of a process in ten minutes, in bytes. */
const MAX_GROWTH_BYTES = 1024 * 1024;
/** Search words, each used in every list: more pages than a cache can hold. */
const WORDS = ['traktor', 'heu', 'pflug', 'kuh', 'acker', 'wald', 'milch', 'saat', 'hof', 'drohne'];
const LISTS = ['/suche', '/kleinanzeigen', '/veranstaltungen', '/jobs'];
const NAMES = ['shell-1', 'shell-2', 'api-1', 'api-2', 'embedded', 'releases'];
const PROGRAMS = ['edge', 'redis', 'postgres'];

/** Log lines of unhandled faults, of our processes and nginx. */
const UNHANDLED = /unhandled|uncaught|"level":60|MaxListeners|\[(?:error|crit|alert|emerg)\]/i;
/** Log lines of handled faults, e.g. a page that was answered from an old copy. */
const MET = /"level":50/;

let cluster: Cluster;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cluster = await startCluster('cluster-hour', { env: INSPECTED });
  await fillMarkets();
});
test.afterAll(async () => cluster?.stop());

test(`${MINUTES} minutes of mixed traffic cause no memory growth and no slowdown`, async () => {
  test.setTimeout((MINUTES * 1.5 + 10) * 60_000);
  const watch = new MemoryWatch(cluster, [...NAMES, ...PROGRAMS]);
  const paths = [...(await sitemapPaths()), ...searches(), ...(await besides())];
  const load = new SteadyLoad(cluster.url, paths);
  const writer = new SteadyWriter(cluster.url);
  const began = performance.now();
  expect(await load.warmUp()).toEqual([]);
  reportFigure('every page asked for once within', inMs(performance.now() - began));
  load.start(RATE);
  writer.start();
  const end = performance.now() + MINUTES * 60_000;
  while (performance.now() < end) {
    await pause(SAMPLE_INTERVAL_MS);
    await load.rest(() => watch.look());
  }
  await Promise.all([load.stop(), writer.stop()]);

  const grown: string[] = [];
  for (const [name, samples] of Object.entries(watch.samples)) {
    const warm = samples.filter(({ at }) => at > WARM * 60_000);
    const [heap, resident] = [growthOf(warm, 'heap'), growthOf(warm, 'resident')];
    const last = warm.at(-1)!;
    const told = `${inMb(heap)} in ten minutes, resident ${inMb(resident)}`;
    reportFigure(
      `${name} grows by`,
      `${told}; has ${inMb(last.heap)} live, ${inMb(last.resident)}`,
    );
    if (Math.max(heap, resident) > MAX_GROWTH_BYTES) grown.push(`${name}: ${told}`);
  }
  const [before, after] = [p99(load.times, 1 / 6, 1 / 2), p99(load.times, 2 / 3, 1)];
  reportFigure(
    'p99 of the second sixth to half, and of the last third',
    `${inMs(before)}, ${inMs(after)}`,
  );
  reportFigure('requests, declarations', `${load.times.length}, ${writer.acknowledged.length}`);
  // Soft assertions report every result, so that an hour yields more than the first failure.
  expect.soft(load.failed).toEqual([]);
  expect.soft(grown).toEqual([]);
  expect.soft(after).toBeLessThan(before * 1.5 + 50);
  const lines = await logLines();
  reportFigure('faults that were met', lines.filter((line) => MET.test(line)).length.toString());
  expect(lines.filter((line) => UNHANDLED.test(line))).toEqual([]);
});

/** Fills ads, events and jobs like the benchmarks do: empty lists are not realistic traffic. */
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

/** All paths of the sitemaps. */
async function sitemapPaths(): Promise<string[]> {
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

/** Requests that pages cause: pictures, scripts, styles and api calls of the browser. */
async function besides(): Promise<string[]> {
  const pages = ['/', '/artikel', '/kleinanzeigen', '/veranstaltungen'].map(async (path) =>
    (await fetch(cluster.url + path)).text(),
  );
  const files = (await Promise.all(pages)).flatMap((html) =>
    [...html.matchAll(/"(\/(?:f|assets|_releases)\/[^" ]*[^" /])"/g)].map(([, file]) => file!),
  );
  expect(files.filter((file) => file.startsWith('/f/')).length).toBeGreaterThan(30);
  return [...new Set(files), '/api/_auth/session', '/api/auth/methods', '/api/newsletter/lists'];
}

function searches(): string[] {
  const pairs = WORDS.flatMap((one) => WORDS.map((other) => `${one}+${other}`));
  return LISTS.flatMap((list) => [...WORDS, ...pairs].map((words) => `${list}?q=${words}`));
}

function p99(times: readonly number[], from: number, to: number): number {
  const part = times.slice(Math.floor(times.length * from), Math.floor(times.length * to));
  return part.toSorted((one, other) => one - other).at(-Math.ceil(part.length / 100)) ?? 0;
}

/** Lines of all logs with their files, without the edge's access log. */
async function logLines(): Promise<string[]> {
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

function inMb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
