import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { findFault, readFindingQueries } from './finding-queries.mjs';

const DATA_FOLDER = join(ROOT, '.cache/bench-finding');
/** Maximum time in milliseconds until the search index contains the sample entries. */
const INDEX_TIMEOUT_MS = 60_000;
/** Number of results to print and to check for each query, counted from the first. */
const MAX_SHOWN_RESULTS = 3;

const LISTS = {
  ads: { path: '/api/kleinanzeigen/ads', entries: 'ads' },
  events: { path: '/api/events', entries: 'events' },
  jobs: { path: '/api/jobs', entries: 'jobs' },
};

/**
 * `npm run bench -- finding`: sends everyday words to the lists and the site search and prints the
 * results. Fails if a query does not find what it must find.
 */
await runMain(async () => {
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  const site = createServices({ ports: await findFreeSitePorts(), dataDir: DATA_FOLDER });
  const { api, embedded } = site.services;
  process.once('SIGINT', () => void site.stop().finally(() => process.exit(130)));
  try {
    await embedded.start();
    await api.start();
    await waitForIndex(api.url, embedded.url);
    // The queries of the lists come last, after the search service is stopped. The lists must find
    // entries without it.
    const queries = readFindingQueries();
    const answers = new Map();
    for (const query of queries.filter(({ list }) => !(list in LISTS)))
      answers.set(query, await search(embedded.url, query));
    await embedded.stop();
    for (const query of queries.filter(({ list }) => list in LISTS))
      answers.set(query, await readList(api.url, query));
    const faults = queries.filter((query) => !printResults(query, answers.get(query)));
    say(`  ${queries.length} queries, ${faults.length} missed`);
    if (faults.length > 0) throw new PlainError('✗ finding      misses what it must find');
  } finally {
    await site.stop();
    rmSync(DATA_FOLDER, { recursive: true, force: true });
  }
});

async function readJson(url, options) {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function readList(origin, { list, words }) {
  const { path, entries } = LISTS[list];
  const answer = await readJson(`${origin}${path}?q=${encodeURIComponent(words)}`);
  const titles = answer[entries].map(({ title }) => title);
  return { total: answer.total, titles: titles.slice(0, MAX_SHOWN_RESULTS) };
}

async function search(origin, { list, words }) {
  const indexName = list.replace('site-', 'gruenland_');
  const answer = await readJson(`${origin}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': 'embedded',
      'x-algolia-api-key': 'embedded-admin',
    },
    body: JSON.stringify({
      // The page `/suche` sends complete words.
      requests: [
        { indexName, query: words, queryType: 'prefixNone', hitsPerPage: MAX_SHOWN_RESULTS },
      ],
    }),
  });
  const [{ nbHits, hits }] = answer.results;
  return { total: nbHits, titles: hits.map(({ title }) => title) };
}

/**
 * Waits until the search index contains all ads. There are more ads than entries of any other kind,
 * so the index is then complete.
 */
async function waitForIndex(apiUrl, searchUrl) {
  const deadlineMs = Date.now() + INDEX_TIMEOUT_MS;
  const { total } = await readJson(`${apiUrl}${LISTS.ads.path}`);
  for (;;) {
    const found = await search(searchUrl, { list: 'site-ads', words: '' }).catch(() => null);
    if (found && found.total >= total) return;
    if (Date.now() > deadlineMs) throw new PlainError('✗ finding      the index was not filled');
    await wait(200);
  }
}

/**
 * Prints one line with the results of a query.
 *
 * @returns whether the results are right
 */
function printResults(query, { total, titles }) {
  const fault = findFault(query, { total, titles });
  const columns = [query.list.padEnd(14), query.words.padEnd(26), String(total).padStart(5)];
  say(`${fault ? '✗' : '✓'} ${columns.join(' ')}  ${titles.join(' · ')}`);
  if (fault) say(`    expected: ${fault}`);
  return fault === null;
}
