/**
 * `npm run bench`: measures the built site against the same site as one plain webpack bundle, side
 * by side on this machine, and prints a table; then a cluster's edge against a file of the same nginx,
 * and two shells against one, where there are nginx, PostgreSQL and Redis (`-- edge` this alone). Takes
 * about four minutes; nothing else should run.
 * `npm run bench -- search` measures the search over 20,000 documents instead (`-- search 100000` over
 * as many, without limits), `-- session` logins and reads of the session, `-- market` the lists of
 * Kleinanzeigen, Veranstaltungen and Stellen over 100,000 ads on PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { PROJECT_NODE, ROOT } from './project/paths.mjs';
import { runMain } from './project/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  const alone = ['search', 'session', 'market', 'edge'].find((name) => name === process.argv[2]);
  let interrupted = false;
  // Ctrl-C reaches both; the bench stops its services, then we end.
  process.on('SIGINT', () => (interrupted = true));
  for (const part of alone ? [`${alone}-`] : ['', 'edge-']) {
    if (interrupted) return;
    const code = await runPart(`scripts/bench/run-${part}bench.mjs`);
    if (code !== 0) process.exitCode = code ?? 1;
  }
});

async function runPart(script) {
  const bench = spawn(PROJECT_NODE, [join(ROOT, script), ...process.argv.slice(3)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(bench, 'close');
  return code;
}
