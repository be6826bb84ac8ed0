/**
 * `npm run bench`: measures the built site against the same site as one plain webpack bundle, side
 * by side on this machine, and prints a table. Takes about two minutes; nothing else should run.
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
  const only = `scripts/bench/run-${alone ? `${alone}-` : ''}bench.mjs`;
  const bench = spawn(PROJECT_NODE, [join(ROOT, only), ...process.argv.slice(3)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Ctrl-C reaches both; the bench stops its services, then we end.
  process.on('SIGINT', () => {});
  const [code] = await once(bench, 'close');
  process.exitCode = code ?? 1;
});
