import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say, sayStep } from '../project/terminal.mjs';
import { freePorts } from '../start/ports.mjs';
import { createServices } from '../start/services.mjs';
import { measureSearch, SEARCH_BENCH } from './search-times.mjs';

/** `npm run bench -- search`: the search alone, with its limits. */
await runMain(async () => {
  const dataDir = join(ROOT, '.cache/bench-search');
  const site = createServices({ ports: await freePorts(), dataDir });
  const { embedded } = site.services;
  await embedded.start();
  try {
    const { documents, limits } = SEARCH_BENCH;
    const { fillMs, query, keystroke } = await measureSearch(embedded.url);
    say(`  search       ${documents} documents indexed in ${(fillMs / 1000).toFixed(1)} s`);
    const line = (name, { p50, p95, p99 }, limit) => {
      const figures = [p50, p95, p99].map((ms) => ms.toFixed(1)).join(' / ');
      sayStep(p95 <= limit, name, `${figures} ms (p50 / p95 / p99), at most ${limit} ms at p95`);
      return p95 <= limit;
    };
    const kept = [
      line('query', query, limits.query),
      line('keystroke', keystroke, limits.keystroke),
    ];
    if (kept.includes(false)) throw new PlainError('✗ search       slower than allowed');
  } finally {
    await site.stop();
  }
});
