/**
 * Second step of `npm run bench -- volume`. Runs all background work of an api once against the
 * filled database at `DATABASE_URL`. Prints a line of JSON for each piece of work, and at the end
 * the highest memory of the process.
 */
import { readConfig } from '#config.ts';
import { runInBackground } from '#db/background-work.ts';
import { openPostgres } from '#db/open-database.ts';
import { describeError } from '#describe-error.ts';
import { composeModules } from '#module/compose-modules.ts';
import { createCore } from '#module/core.ts';
import { modules } from '#modules.ts';
import { createRetentionTasks } from '#retention/erase-expired-rows.ts';
import { silentLogger } from '#testing/silent-log.ts';

import { createVolumeTasks } from './volume-tasks.ts';
import { recordSlowestStatement } from './record-slowest-statement.ts';

const config = readConfig(process.env);
const database = openPostgres(config.databaseUrl ?? '', silentLogger, config.statementTimeoutMs);
const recorder = recordSlowestStatement(database);
const core = createCore({
  config,
  database,
  mailer: { send: async () => {}, isReachable: async () => true, close: () => {} },
  log: silentLogger,
  notifyTaskRunner: () => {},
});
const composition = await composeModules(core, modules);
const work = {
  ...composition.hourlyTasks,
  ...createVolumeTasks(core.db, composition.tasks),
  ...composition.dailyTasks,
  ...createRetentionTasks(core.db),
};

for (const [name, run] of Object.entries(work)) {
  const startedAt = performance.now();
  const failure = await runInBackground(run).then(
    () => null,
    (error: unknown) => describeError(error).message.slice(0, 300),
  );
  const durationMs = performance.now() - startedAt;
  const slowest = recorder.takeSlowest();
  process.stdout.write(`${JSON.stringify({ name, durationMs, failure, slowest })}\n`);
}
const { maxRSS: maxKilobytes } = process.resourceUsage();
process.stdout.write(`${JSON.stringify({ maxMemoryBytes: maxKilobytes * 1024 })}\n`);
await database.close();
