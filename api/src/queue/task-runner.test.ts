import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { silent } from '#testing/silent-log.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { until } from '#testing/until.ts';

import type { JobHandlers } from './task-kinds.ts';
import { JobRunner, defaultBackOff } from './task-runner.ts';
import { claimDue, countJobs, enqueue, failAbandoned, releaseRunning } from './task.repository.ts';

jest.setTimeout(60_000);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());
beforeEach(async () => {
  await database.pool.query('DELETE FROM jobs');
});

const job = (day: string) => ({ kind: 'maintenance' as const, payload: { day } });

async function stored() {
  const { rows } = await database.pool.query(
    'SELECT state, attempts, last_error, run_at > now() AS later FROM jobs',
  );
  return rows;
}

/** A runner whose only kind of job does `handle`. */
function runner(handle: JobHandlers['maintenance'], options: object = {}): JobRunner {
  const handlers = { maintenance: handle } as JobHandlers;
  const backOffSeconds = () => 3600;
  return new JobRunner({ db: database.drizzle, handlers, log: silent, backOffSeconds, ...options });
}

describe('writing jobs', () => {
  test('the same key makes one job', async () => {
    const keyed = { ...job('once'), idempotencyKey: 'key' };
    expect(await enqueue(database.drizzle, keyed)).toBe(true);
    expect(await enqueue(database.drizzle, keyed)).toBe(false);
    expect(await stored()).toHaveLength(1);
  });

  test('a job of a transaction that fails does not exist', async () => {
    const failing = database.drizzle.transaction(async (tx) => {
      await enqueue(tx, job('rolled back'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await stored()).toEqual([]);
  });
});

describe('taking jobs', () => {
  test('several runners share the work without doing any twice', async () => {
    for (let i = 0; i < 20; i += 1) await enqueue(database.drizzle, job(`${i}`));
    const done: string[] = [];
    const runners = [1, 2, 3].map(() => runner(async (each) => void done.push(each.payload.day)));
    for (let i = 0; i < 5; i += 1) await Promise.all(runners.map((each) => each.runDue()));
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, i) => `${i}`),
    );
  });

  test('not before their time', async () => {
    await enqueue(database.drizzle, { ...job('later'), runAt: new Date(Date.now() + 60_000) });
    expect(await claimDue(database.drizzle, 'w', 5, 60)).toEqual([]);
  });

  test('one whose worker died is taken again when its lease is over, not before', async () => {
    await enqueue(database.drizzle, job('dead'));
    expect(await claimDue(database.drizzle, 'dead', 5, 60)).toMatchObject([{ attempt: 1 }]);
    expect(await claimDue(database.drizzle, 'other', 5, 60)).toEqual([]);
    await database.pool.query(`UPDATE jobs SET locked_until = now() - interval '1 second'`);
    expect(await claimDue(database.drizzle, 'other', 5, 60)).toMatchObject([{ attempt: 2 }]);
  });

  test('one that takes its process down every time is given up', async () => {
    await enqueue(database.drizzle, job('poison'));
    for (let i = 0; i < 8; i += 1) {
      await claimDue(database.drizzle, `worker ${i}`, 5, 60);
      await database.pool.query(`UPDATE jobs SET locked_until = now() - interval '1 second'`);
    }
    expect(await claimDue(database.drizzle, 'last', 5, 60)).toEqual([]);
    await failAbandoned(database.drizzle);
    expect(await stored()).toMatchObject([{ state: 'failed', last_error: 'abandoned' }]);
  });
});

describe('running jobs', () => {
  test('a done one is done and not run again', async () => {
    let runs = 0;
    const own = runner(async () => void (runs += 1));
    await enqueue(database.drizzle, job('works'));
    expect([await own.runDue(), await own.runDue(), runs]).toEqual([1, 0, 1]);
    expect(await stored()).toMatchObject([{ state: 'done', attempts: 1, last_error: null }]);
  });

  test('one whose process died goes on at once, twice; after more deaths it waits, in the end it is over', async () => {
    await enqueue(database.drizzle, job('deadly'));
    const waits: number[] = [];
    for (let death = 1; death <= 8; death += 1) {
      // Taken, and nobody is left who could say how it went.
      expect(await claimDue(database.drizzle, `worker ${death}`, 5, 60)).toHaveLength(1);
      await releaseRunning(database.drizzle);
      const { rows } = await database.pool.query<{ seconds: number }>(
        `SELECT round(extract(epoch FROM run_at - now()))::int AS seconds FROM jobs`,
      );
      waits.push(Math.max(0, rows[0]?.seconds ?? -1));
      await database.pool.query(`UPDATE jobs SET run_at = now()`);
    }
    expect(waits).toEqual([0, 0, 10, 40, 160, 640, 2560, 0]);
    expect(await stored()).toMatchObject([{ state: 'failed', attempts: 8 }]);
  });

  test('a failed one waits for its back-off and keeps no text of the error', async () => {
    const own = runner(() => Promise.reject(new TypeError('mailbox anna@hof.example unknown')));
    await enqueue(database.drizzle, job('fails'));
    await own.runDue();
    expect(await stored()).toEqual([
      { state: 'waiting', attempts: 1, last_error: 'TypeError', later: true },
    ]);
  });

  test('one that fails every time ends after eight tries and shows in the counts', async () => {
    const own = runner(() => Promise.reject(new Error('no')), { backOffSeconds: () => 0 });
    await enqueue(database.drizzle, job('fails'));
    for (let i = 0; i < 10; i += 1) await own.runDue();
    expect(await stored()).toMatchObject([{ state: 'failed', attempts: 8 }]);
    expect(await countJobs(database.drizzle)).toMatchObject({ waiting: 0, failed: 1 });
  });

  test('one nobody knows fails without harming the others', async () => {
    const done: string[] = [];
    const own = runner(async (each) => void done.push(each.payload.day));
    await enqueue(database.drizzle, { kind: 'mail.password-changed', payload: { userId: '1' } });
    await enqueue(database.drizzle, job('works'));
    // A server's clock may step back a little: then nothing is due at the first look.
    await until('the job is done', async () => (await own.runDue()) === 0 && done.length > 0);
    expect(done).toEqual(['works']);
  });

  test('a started runner works on its own, sooner when woken, and stops', async () => {
    const done: string[] = [];
    const own = runner(async (each) => void done.push(each.payload.day), { pollMs: 60_000 });
    own.start();
    await enqueue(database.drizzle, job('woken'));
    await until('the job', () => {
      own.wake();
      return done.length > 0;
    });
    await own.stop();
    await enqueue(database.drizzle, job('too late'));
    own.wake();
    expect(await stored()).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'waiting', attempts: 0 })]),
    );
  });

  test('waits longer after each failure, at most an hour and a quarter', () => {
    const expected = [
      [1, 10],
      [2, 40],
      [3, 160],
      [8, 3600],
    ] as const;
    for (const [attempt, least] of expected) {
      const seconds = defaultBackOff(attempt);
      expect(seconds).toBeGreaterThanOrEqual(least);
      expect(seconds).toBeLessThanOrEqual(least * 1.25);
    }
  });
});
