import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Cluster } from '../support/cluster-process.ts';
import { startCluster } from '../support/cluster-process.ts';
import { inMs, tellFigure } from '../support/figures.ts';
import { INSPECTED } from '../support/inspector.ts';
import { growthOf, MemoryWatch } from '../support/memory-watch.ts';
import { runCommand } from '../support/run-command.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';

/**
 * Only `npm run soak` runs this (`E2E_SOAK`): it takes an hour and a machine to itself. Before the hour
 * every page is asked for once, by which caches are filled and code is compiled. Whoever looks at the
 * memory stops one process after the other to collect everything, for up to a second each: nobody comes
 * meanwhile, as no site does that to itself.
 */

// One hour is enough, whatever it says.
test.describe.configure({ retries: 0 });

/** Minutes of traffic; of the memory, the first sixth is for warming up. */
const MINUTES = Number(process.env['E2E_HOUR'] ?? 60);
const WARM = MINUTES / 6;
/** Requests a second at the edge. */
const RATE = Number(process.env['E2E_HOUR_RATE'] ?? 25);
/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 30_000;
/** Bytes that a process may grow by in ten minutes. */
const MOST_GROWTH = 1024 * 1024;
/** Words that readers search for, each in every list: more pages than a cache keeps. */
const WORDS = ['traktor', 'heu', 'pflug', 'kuh', 'acker', 'wald', 'milch', 'saat', 'hof', 'drohne'];
const LISTS = ['/suche', '/kleinanzeigen', '/veranstaltungen', '/jobs'];
const NAMES = ['shell-1', 'shell-2', 'api-1', 'api-2', 'embedded', 'releases'];
const PROGRAMS = ['edge', 'redis', 'postgres'];

/** What a line of a log says where nobody has met a fault: ours, nginx. */
const UNHANDLED = /unhandled|uncaught|"level":60|MaxListeners|\[(?:error|crit|alert|emerg)\]/i;
/** A fault that was met: a page that was answered as it was before, for example. */
const MET = /"level":50/;

let cluster: Cluster;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cluster = await startCluster('cluster-hour', { env: INSPECTED });
  await fillMarkets();
});
test.afterAll(async () => cluster?.stop());

test(`${MINUTES} Minuten gemischter Verkehr: nichts wächst, nichts wird langsamer`, async () => {
  test.setTimeout((MINUTES * 1.5 + 10) * 60_000);
  const watch = new MemoryWatch(cluster, [...NAMES, ...PROGRAMS]);
  const paths = [...(await sitemapPaths()), ...searches(), ...(await besides())];
  const load = new SteadyLoad(cluster.url, paths);
  const writer = new SteadyWriter(cluster.url);
  const began = performance.now();
  expect(await load.warmUp()).toEqual([]);
  tellFigure('every page asked for once within', inMs(performance.now() - began));
  load.start(RATE);
  writer.start();
  const end = performance.now() + MINUTES * 60_000;
  while (performance.now() < end) {
    await pause(LOOK_EVERY);
    await load.rest(() => watch.look());
  }
  await Promise.all([load.stop(), writer.stop()]);

  const grown: string[] = [];
  for (const [name, samples] of Object.entries(watch.samples)) {
    const warm = samples.filter(({ at }) => at > WARM * 60_000);
    const [heap, resident] = [growthOf(warm, 'heap'), growthOf(warm, 'resident')];
    const last = warm.at(-1)!;
    const told = `${inMb(heap)} in ten minutes, resident ${inMb(resident)}`;
    tellFigure(`${name} grows by`, `${told}; has ${inMb(last.heap)} live, ${inMb(last.resident)}`);
    if (Math.max(heap, resident) > MOST_GROWTH) grown.push(`${name}: ${told}`);
  }
  const [before, after] = [p99(load.times, 1 / 6, 1 / 2), p99(load.times, 2 / 3, 1)];
  tellFigure(
    'p99 of the second sixth to half, and of the last third',
    `${inMs(before)}, ${inMs(after)}`,
  );
  tellFigure('requests, declarations', `${load.times.length}, ${writer.acknowledged.length}`);
  // Each verdict is told: an hour is not spent for the first one alone.
  expect.soft(load.failed).toEqual([]);
  expect.soft(grown).toEqual([]);
  expect.soft(after).toBeLessThan(before * 1.5 + 50);
  const lines = await logLines();
  tellFigure('faults that were met', lines.filter((line) => MET.test(line)).length.toString());
  expect(lines.filter((line) => UNHANDLED.test(line))).toEqual([]);
});

/** Ads, events and jobs, as the benches have them: an empty market is no traffic. */
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

/** Everything that the site tells search engines. */
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

/** What pages bring with them: pictures, scripts, styles, and what a browser asks the api. */
async function besides(): Promise<string[]> {
  const pages = ['/', '/artikel', '/kleinanzeigen', '/veranstaltungen'].map(async (path) =>
    (await fetch(cluster.url + path)).text(),
  );
  const files = (await Promise.all(pages)).flatMap((html) =>
    [...html.matchAll(/"(\/(?:f|assets|_releases)\/[^" ]*[^" /])"/g)].map(([, file]) => file!),
  );
  expect(files.filter((file) => file.startsWith('/f/')).length).toBeGreaterThan(30);
  return [...new Set(files), '/api/_auth/session', '/api/auth/ways', '/api/newsletter/lists'];
}

function searches(): string[] {
  const pairs = WORDS.flatMap((one) => WORDS.map((other) => `${one}+${other}`));
  return LISTS.flatMap((list) => [...WORDS, ...pairs].map((words) => `${list}?q=${words}`));
}

function p99(times: readonly number[], from: number, to: number): number {
  const part = times.slice(Math.floor(times.length * from), Math.floor(times.length * to));
  return part.toSorted((one, other) => one - other).at(-Math.ceil(part.length / 100)) ?? 0;
}

/** Lines of all logs, with their files; the edge's of itself, not of requests. */
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
