import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { measureFlips } from './flips.mjs';
import { listPageUrls } from './memory/list-page-urls.mjs';
import { printMemoryResults } from './memory/print-memory-results.mjs';
import { readPages } from './memory/read-pages.mjs';
import { readResidentBytes } from './read-resident-bytes.mjs';
import { startBenchSite } from './start-bench-site.mjs';

const SITE_NAME = 'bench-memory';
const CONNECTION_COUNT = 10;
const REQUEST_COUNT = 4000;
const FLIP_COUNT = 100;
/** Pause in milliseconds after the start: the feeds fill the search index. */
const SETTLE_MS = 10_000;

/**
 * `npm run bench -- memory`: measures the resident memory of the services after the start, after many
 * requests for all pages of the site, and after a hundred releases under load. The process in which
 * a shell checks releases is not included. Fails above a limit.
 */
await runMain(async () => {
  const site = await startBenchSite({ name: SITE_NAME });
  const moments = [];
  const measure = (moment) => {
    const bytes = Object.fromEntries(
      Object.entries(site.services).map(([name, { pid }]) => [name, readResidentBytes(pid)]),
    );
    moments.push({ moment, bytes });
  };
  try {
    await pause(SETTLE_MS);
    measure('started');
    const { url } = site.services.shell;
    const urls = await listPageUrls(url);
    say(`  pages        ${urls.length}`);
    const load = { connectionCount: CONNECTION_COUNT };
    const loaded = await readPages(urls, { ...load, requestCount: REQUEST_COUNT });
    measure('under load');
    const stop = new AbortController();
    const reading = readPages(urls, { ...load, connectionCount: 2, signal: stop.signal });
    await measureFlips(url, join(ROOT, '.cache', SITE_NAME), FLIP_COUNT);
    stop.abort();
    const { requestCount, failedCount } = await reading;
    measure(`${FLIP_COUNT} flips`);
    say(`  requests     ${loaded.requestCount + requestCount}`);
    const failed = loaded.failedCount + failedCount;
    if (failed > 0) throw new PlainError(`✗ ${failed} requests failed; see the logs of the shell`);
    const missed = printMemoryResults(moments);
    if (missed.length > 0) throw new PlainError(missed.join('\n'));
  } finally {
    await site.stop();
  }
});
