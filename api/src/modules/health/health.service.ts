import { setTimeout as wait } from 'node:timers/promises';

import type { Database } from '#db/database.ts';
import { countJobs } from '#queue/task.repository.ts';
import type { JobCounts } from '#queue/task.repository.ts';
import type { Mailer } from '#mail/mailer.ts';

import type { Health } from './health.schema.ts';

/** Jobs that wait longer than this mean that nobody works on them. */
const patienceSeconds = 300;
/** The mail server is asked at most this often and given this long. */
const mailCheckMs = 15_000;
const mailPatienceMs = 1000;

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
      const late = wait(mailPatienceMs, false, { ref: false });
      mailCheck = { at: Date.now(), result: Promise.race([mailer.reachable(), late]) };
    }
    return mailCheck.result;
  };
  return {
    read: async () => {
      const startedAt = performance.now();
      const counts: JobCounts | null = await countJobs(database.drizzle).catch(() => null);
      const ms = Math.round(performance.now() - startedAt);
      const mail = await mailReachable();
      const jobs = counts !== null && counts.oldestDueSeconds < patienceSeconds;
      const { waiting, failed, oldestDueSeconds } = counts ?? {
        waiting: 0,
        failed: 0,
        oldestDueSeconds: 0,
      };
      return {
        status: overall(counts !== null, [mail, jobs]),
        database: { status: stateOf(counts !== null), kind: database.kind, ms },
        mail: { status: stateOf(mail) },
        jobs: { status: stateOf(jobs), waiting, failed, oldestDueSeconds },
        uptimeSeconds: Math.round(process.uptime()),
      };
    },
  };
}
