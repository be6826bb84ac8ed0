/**
 * `npm run bench`: compares the built site with the same site as one plain webpack bundle on this
 * machine and prints a table. If nginx, PostgreSQL and Redis are installed, it then compares a
 * cluster's edge with an nginx that serves a static file, and two shells with one; `-- edge` runs
 * only this part. It takes about four minutes, during which no other program should use the CPU.
 * `npm run bench -- search` measures the search with 20,000 documents instead, `-- search 100000`
 * with another number of documents and without limits, `-- session` measures logins and session
 * reads, `-- market` the lists of ads, events and job postings with 100,000 ads on PostgreSQL, and
 * `-- start` the time of `npm start` and the memory of the services after it. `-- finding` asks lists
 * and search for everyday words and fails if they miss what they must find.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { PROJECT_NODE, ROOT } from './project/paths.mjs';
import { runMain } from './project/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  const only = ['search', 'session', 'market', 'edge', 'start', 'finding'].find(
    (name) => name === process.argv[2],
  );
  let isInterrupted = false;
  // Ctrl-C reaches the benchmark and this process; this process exits only after the benchmark has
  // stopped its services.
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
