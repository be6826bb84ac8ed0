import { setTimeout as wait } from 'node:timers/promises';

import { API_REVISION } from '@gruenland/shared-contracts/api-revision.ts';

import type { Core } from '#module/core.ts';
import { countWaitingTasks } from '#queue/task.repository.ts';
import type { TaskCounts } from '#queue/task.repository.ts';
import { readSiteState } from '#operations/site-state.ts';

import type { Health } from './health.schema.ts';

/** If a task is overdue by more seconds than this, the task runner counts as failing. */
const staleAfterSeconds = 300;
/** If a change has not reached the search index for more seconds than this, the search is behind. */
const searchBehindAfterSeconds = 300;
/** Minimum interval between two checks of the SMTP server, in milliseconds. */
const mailCheckIntervalMs = 15_000;
const mailTimeoutMs = 1000;

export interface HealthService {
  read(): Promise<Health>;
}

const toStateName = (isOk: boolean) => (isOk ? 'ok' : 'failing');

function getOverallStatus(
  isDatabaseOk: boolean,
  otherCheckResults: readonly boolean[],
): Health['status'] {
  if (!isDatabaseOk) return 'failing';
  return otherCheckResults.every(Boolean) ? 'ok' : 'degraded';
}

export function createHealthService({
  config,
  database,
  encryption,
  mailer,
}: Pick<Core, 'config' | 'database' | 'encryption' | 'mailer'>): HealthService {
  let mailCheck: { readonly startedAt: number; readonly result: Promise<boolean> } | undefined;
  const isMailReachable = (): Promise<boolean> => {
    if (!mailCheck || Date.now() - mailCheck.startedAt > mailCheckIntervalMs) {
      const timeoutResult = wait(mailTimeoutMs, false, { ref: false });
      mailCheck = {
        startedAt: Date.now(),
        result: Promise.race([mailer.isReachable(), timeoutResult]),
      };
    }
    return mailCheck.result;
  };
  return {
    read: async () => {
      const startedAt = performance.now();
      const counts: TaskCounts | null = await countWaitingTasks(database.drizzle).catch(() => null);
      const queryMs = Math.round(performance.now() - startedAt);
      const state = await readSiteState(database.drizzle, encryption).catch(() => null);
      const isReadOnly = config.isReadOnly || (state?.isReadOnly ?? false);
      const canDecrypt = state?.canDecrypt ?? true;
      const searchDelaySeconds = state?.searchDelaySeconds ?? 0;
      const isSearchOk =
        !config.search.updatesIndex || searchDelaySeconds < searchBehindAfterSeconds;
      const isMailOk = await isMailReachable();
      const areTasksFresh = counts !== null && counts.oldestDueSeconds < staleAfterSeconds;
      const { waiting, failed, oldestDueSeconds } = counts ?? {
        waiting: 0,
        failed: 0,
        oldestDueSeconds: 0,
      };
      return {
        status: getOverallStatus(counts !== null, [
          isMailOk,
          areTasksFresh,
          !isReadOnly,
          canDecrypt,
          isSearchOk,
        ]),
        database: { status: toStateName(counts !== null), kind: database.kind, ms: queryMs },
        mail: { status: toStateName(isMailOk) },
        tasks: { status: toStateName(areTasksFresh), waiting, failed, oldestDueSeconds },
        readOnly: isReadOnly,
        encryption: { status: toStateName(canDecrypt) },
        search: { status: toStateName(isSearchOk), oldestDueSeconds: searchDelaySeconds },
        revision: API_REVISION,
        uptimeSeconds: Math.round(process.uptime()),
      };
    },
  };
}
