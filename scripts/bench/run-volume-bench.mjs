import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../project/paths.mjs';
import { PlainError, runMain, say } from '../project/terminal.mjs';
import { startPostgres } from '../test/postgres.mjs';
import { printCoreCount } from './missed-limits.mjs';
import { printOperationResults } from './print-operation-results.mjs';
import { printTaskResults } from './print-task-results.mjs';
import { printVolumeSiteResults } from './print-volume-site-results.mjs';
import { measureOperations } from './volume-operations.mjs';
import { measureVolumeSite } from './volume-site.mjs';
import { createVolumeEnvironment, fillVolume, measureTasks } from './volume-times.mjs';

/** Memory of a server for four gigabytes of rows, and as few checkpoints as one has in production. */
const SERVER_SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB'];

/**
 * `npm run bench -- volume`: runs all background work of an api, the newest migrations, a backup, its
 * restore and all reads with the rows of a large publisher on PostgreSQL. Compares it with a tenth of
 * the rows. `--scale 0.1` uses a tenth of the rows, and a hundredth to compare. Fails if a limit is
 * missed.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 1)) throw new PlainError('✗ volume       --scale is not in 0 … 1');
  const interruptController = new AbortController();
  const { signal } = interruptController;
  process.once('SIGINT', () => interruptController.abort());
  printCoreCount();
  const server = await startPostgres(signal, { settings: SERVER_SETTINGS });
  if ('reason' in server) throw new PlainError(`✗ volume       ${server.reason}`);
  const dataDir = join(ROOT, '.cache/bench-volume');
  try {
    const results = [];
    for (const size of [scale / 10, scale]) {
      const env = await createVolumeEnvironment(server.url, size, dataDir);
      await fillVolume(env, size, signal, (line) => say(`  fill         ${line}`));
      const tasks = await measureTasks(env, signal);
      const operations = await measureOperations(env, server.url, signal);
      results.push({ tasks, operations, site: await measureVolumeSite(env, signal) });
    }
    const areTasksWithinLimits = printTaskResults(results.map(({ tasks }) => tasks));
    const isSiteWithinLimits = printVolumeSiteResults(results.map(({ site }) => site));
    const areOperationsWithinLimits = printOperationResults(
      results.map(({ operations }) => operations),
    );
    if (!areTasksWithinLimits || !isSiteWithinLimits || !areOperationsWithinLimits)
      throw new PlainError('✗ volume       missed limits');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
