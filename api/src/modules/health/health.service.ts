import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '#db/database.ts';
import { countWaitingTasks } from '#queue/task.repository.ts';
import type { TaskCounts } from '#queue/task.repository.ts';
import type { Mailer } from '#mail/mailer.ts';

import type { Health } from './health.schema.ts';

/** Due tasks older than this mean that no task runner works. */
const staleAfterSeconds = 300;
/** Minimum interval between checks of the SMTP server, and timeout of each. */
const mailCheckMs = 15_000;
const mailTimeoutMs = 1000;

export interface HealthService {
  read(): Promise<Health>;
}

const stateOf = (good: boolean) => (good ? 'ok' : 'failing');

function overall(database: boolean, others: readonly boolean[]): Health['status'] {
  if (!database) return 'failing';
  return others.every(Boolean) ? 'ok' : 'degraded';
}

export function createHealthService(database: Database, mailer: Mailer): HealthService {
  let mailCheck: { readonly at: number; readonly result: Promise<boolean> } | undefined;
  const mailReachable = (): Promise<boolean> => {
    if (!mailCheck || Date.now() - mailCheck.at > mailCheckMs) {
      const late = wait(mailTimeoutMs, false, { ref: false });
      mailCheck = { at: Date.now(), result: Promise.race([mailer.reachable(), late]) };
    }
    return mailCheck.result;
  };
  return {
    read: async () => {
      const startedAt = performance.now();
      const counts: TaskCounts | null = await countWaitingTasks(database.drizzle).catch(() => null);
      const ms = Math.round(performance.now() - startedAt);
      const mail = await mailReachable();
      const areTasksFresh = counts !== null && counts.oldestDueSeconds < staleAfterSeconds;
      const { waiting, failed, oldestDueSeconds } = counts ?? {
        waiting: 0,
        failed: 0,
        oldestDueSeconds: 0,
      };
      return {
        status: overall(counts !== null, [mail, areTasksFresh]),
        database: { status: stateOf(counts !== null), kind: database.kind, ms },
        mail: { status: stateOf(mail) },
        tasks: { status: stateOf(areTasksFresh), waiting, failed, oldestDueSeconds },
        uptimeSeconds: Math.round(process.uptime()),
      };
    },
  };
}
