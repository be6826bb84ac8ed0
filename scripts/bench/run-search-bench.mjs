import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain } from '../project/terminal.mjs';
import { findFreeSitePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { SEARCH_BENCH, measureSearch } from './search-times.mjs';
import { printSearchResults } from './print-search-results.mjs';

/**
 * `npm run bench -- search`: measures only the search. Checks whether its response times are within
 * the limits.
 */
await runMain(async () => {
  const dataDir = join(ROOT, '.cache/bench-search');
  const site = createServices({ ports: await findFreeSitePorts(), dataDir });
  const { embedded } = site.services;
  await embedded.start();
  try {
    const documents = Number(process.argv[2] ?? SEARCH_BENCH.documents);
    if (!Number.isInteger(documents) || documents < 1) {
      throw new PlainError('usage: npm run bench -- search [documents]');
    }
    const withinLimits = printSearchResults(
      await measureSearch(embedded.url, documents),
      documents,
    );
    if (!withinLimits) throw new PlainError('✗ search       slower than allowed');
  } finally {
    await site.stop();
  }
});
