import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { formatDuration, PlainError, runMain, say, sayStep } from '../project/terminal.mjs';
import { buildChangedPackages } from '../start/builds.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { measureClientScripts } from './client-script.mjs';
import { measureFlips } from './flips.mjs';
import { compareCpuTimes, measurePagesAtOnce } from './page-rate.mjs';
import { buildPlain } from './plain/build-plain.mjs';
import { pinToCore, readCpuTimeMs, startShellPair } from './processes.mjs';
import { formatMarkdownTable, formatTable } from './report.mjs';
import { SEARCH_BENCH, measureSearch } from './search-times.mjs';
import { measureSessions } from './session-load.mjs';
import { printSearchResults } from './print-search-results.mjs';
import { describeMissedLimits, printCoreCount } from './missed-limits.mjs';
import { printSessionResults } from './print-session-results.mjs';

/** Path of an interview with 19 blocks in three regions, two slots and a picture. */
const ARTICLE_PATH = '/artikel/uebergeben-heisst-loslassen';
const DATA_FOLDER = join(ROOT, '.cache/bench');

/**
 * Number of starts of both shells for rendered pages. V8 optimises each process differently, and the
 * ratio of two equal shells then is up to 5 % off until the next start.
 */
const UNCACHED_STARTS = 5;
const UNCACHED_PLAN = { warmUpSeconds: 8, seconds: 4, rounds: 3 };
const CACHED_PLAN = { warmUpSeconds: 4, seconds: 4, rounds: 5 };

/**
 * Maximum relative difference between the HTML sizes of the federated and the plain shell. The
 * sizes differ slightly, because the URLs of scripts differ.
 */
const MAX_RELATIVE_SIZE_DIFFERENCE = 0.15;

await runMain(async () => {
  const started = performance.now();
  printCoreCount();
  if (!readCpuTimeMs(process.pid)) {
    throw new PlainError('✗ This system does not report the CPU time of processes; Linux does.');
  }
  const site = createServices({ ports: await findFreeSitePorts(), dataDir: DATA_FOLDER });
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  try {
    await build(site.environment);
    await startBackgroundServices(site);
    const uncachedRuns = [];
    for (let start = 0; start < UNCACHED_STARTS; start += 1) {
      uncachedRuns.push(
        await runWithShellPair(site, { PAGE_CACHE_BYTES: '0' }, async (pair) => ({
          document: await assertSameDocument(pair),
          cpuTimes: await measurePagesAtOnce(getComparedPages(pair), UNCACHED_PLAN, printRun),
        })),
      );
    }
    const uncached = {
      document: uncachedRuns[0].document,
      rate: compareCpuTimes(uncachedRuns.flatMap(({ cpuTimes }) => cpuTimes)),
    };
    const cached = await runWithShellPair(site, {}, async (pair) => ({
      rate: compareCpuTimes(
        await measurePagesAtOnce(getComparedPages(pair), CACHED_PLAN, printRun),
      ),
      script: {
        federated: await measureClientScripts(pair.federated.url + ARTICLE_PATH),
        plain: await measureClientScripts(pair.plain.url + ARTICLE_PATH),
      },
      flips: await measureFlips(pair.federated.url, DATA_FOLDER),
    }));
    const figures = { article: ARTICLE_PATH, uncached, cached };
    say(`\n${formatTable(figures)}\n\n${formatMarkdownTable(figures)}\n`);
    const { documents } = SEARCH_BENCH;
    const times = await measureSearch(site.services.embedded.url, documents);
    const isSearchWithinLimits = printSearchResults(times, documents);
    const areSessionsWithinLimits = printSessionResults(
      await measureSessions(site.services.api.url),
    );
    say(`  measured in ${formatDuration(performance.now() - started)}`);
    const missedLimitsMessage = describeMissedLimits({
      search: isSearchWithinLimits,
      session: areSessionsWithinLimits,
    });
    if (missedLimitsMessage) throw new PlainError(missedLimitsMessage);
  } finally {
    await site.stop();
    rmSync(join(DATA_FOLDER, 'shell-releases'), { recursive: true, force: true });
  }
});

async function build(env) {
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'shell/remotes.json'), 'utf8'));
  const buildResults = await buildChangedPackages({
    env,
    onLine: (line) => say(`  build        ${line}`),
  });
  if (!buildResults.shell.ok || !buildResults.remotes.ok)
    throw new PlainError('✗ build        failed');
  const started = performance.now();
  await buildPlain(remotes.map(({ name }) => name));
  sayStep(true, 'plain', `one webpack bundle, ${formatDuration(performance.now() - started)}`);
}

async function startBackgroundServices(site) {
  const names = Object.keys(site.services).filter((name) => name !== 'shell');
  await Promise.all(names.map(async (name) => site.services[name].start()));
  for (const name of names) pinToCore(site.services[name].pid, 'client');
  sayStep(true, 'services', names.join(', '));
}

async function runWithShellPair(site, env, work) {
  const pair = await startShellPair(site, env);
  try {
    return await work(pair);
  } finally {
    await pair.stop();
  }
}

function getComparedPages({ federated, plain }) {
  const page = (shell) => ({ url: shell.url + ARTICLE_PATH, shell });
  return { federated: page(federated), plain: page(plain) };
}

/**
 * Throws unless both shells respond with the same page, because otherwise the comparison is
 * meaningless.
 */
async function assertSameDocument({ federated, plain }) {
  const [a, b] = await Promise.all(
    [federated, plain].map(async ({ url }) => fetch(url + ARTICLE_PATH)),
  );
  const [federatedBytes, plainBytes] = (await Promise.all([a.arrayBuffer(), b.arrayBuffer()])).map(
    ({ byteLength }) => byteLength,
  );
  const areSizesSimilar = Math.abs(federatedBytes / plainBytes - 1) <= MAX_RELATIVE_SIZE_DIFFERENCE;
  if (a.status !== 200 || b.status !== 200 || !areSizesSimilar) {
    const differenceText = `${a.status} with ${federatedBytes} and ${b.status} with ${plainBytes} bytes`;
    throw new PlainError(`✗ The variants differ too much: ${differenceText}`);
  }
  return { federatedBytes, plainBytes };
}

function printRun(name, cpuMs) {
  sayStep(true, name, `${Math.round(1000 / cpuMs)} pages/s, one core, ${cpuMs.toFixed(3)} ms`);
}
