/**
 * `npm run bench`: compares the built site with the same site as one plain webpack bundle on this
 * machine and prints a table. If nginx, PostgreSQL and Redis are installed, it also compares a
 * cluster's edge with an nginx that serves a static file, and two shells with one. It takes about
 * four minutes. In this time, no other program should use the CPU.
 *
 * An argument after `--` runs another benchmark instead:
 * - `edge`: only the comparisons of the edge and of two shells.
 * - `search`: the search with 20,000 documents, and the relevance of its hits. `search 100000` uses
 *   another number of documents and checks no limits of response times. `search --relevance`
 *   measures only the relevance, `--show=open` prints the queries that find less than they should.
 * - `session`: logins and session reads.
 * - `market`: the lists of ads, events and job postings with 100,000 ads on PostgreSQL.
 * - `volume`: all background work with the rows of a large publisher on PostgreSQL. `volume --scale
 *   0.1` uses a tenth of the rows.
 * - `capacity`: what each kind of page costs in a cluster; writes what 1, 10 and 100 million page
 *   views a day need to docs/scale.md.
 * - `start`: the time of `npm start` and the memory of the services after it.
 * - `memory`: the resident memory of the services under load and after a hundred releases.
 * - `pages`: what the most important pages load before and after the first interaction.
 * - `peers`: the same bare page in Next.js, Nuxt, one plain bundle and on this site, side by side.
 *   `peers --write` writes the table to README.md.
 * - `finding`: everyday words in lists and search. Fails if a query does not find what it must
 *   find.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { PROJECT_NODE, ROOT } from './project/paths.mjs';
import { runMain } from './project/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  const only = [
    'search',
    'session',
    'market',
    'volume',
    'edge',
    'start',
    'finding',
    'capacity',
    'memory',
    'pages',
    'peers',
  ].find((name) => name === process.argv[2]);
  let isInterrupted = false;
  // Ctrl-C interrupts both the benchmark and this process. This process waits until the benchmark
  // has stopped its services.
  process.on('SIGINT', () => (isInterrupted = true));
  for (const part of only ? [`${only}-`] : ['', 'edge-']) {
    if (isInterrupted) return;
    const code = await runBenchScript(`scripts/bench/run-${part}bench.mjs`);
    if (code !== 0) process.exitCode = code ?? 1;
  }
});

async function runBenchScript(script) {
  const benchProcess = spawn(PROJECT_NODE, [join(ROOT, script), ...process.argv.slice(3)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(benchProcess, 'close');
  return code;
}
