import { describe, expect, test } from '@jest/globals';
import { TaskQueue, QueueFullError } from './task-queue.ts';
import { SingleFlight } from './single-flight.ts';

/** Creates a task that ends when the test resolves or rejects its promise. */
function createTask() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { started: false };
  const run = () => {
    state.started = true;
    return promise;
  };
  return { state, run, resolve, reject };
}

describe('TaskQueue', () => {
  test('runs at most the allowed number of tasks at once', async () => {
    const queue = new TaskQueue(2, 10);
    const jobs = [createTask(), createTask(), createTask()];
    const results = jobs.map(({ run }) => queue.run(run));
    expect(jobs.map(({ state }) => state.started)).toEqual([true, true, false]);
    expect([queue.runningCount, queue.waitingCount]).toEqual([2, 1]);
    jobs[0]?.resolve('a');
    expect(await results[0]).toBe('a');
    await Promise.resolve();
    expect(jobs[2]?.state.started).toBe(true);
    jobs[1]?.resolve('b');
    jobs[2]?.resolve('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
    expect([queue.runningCount, queue.waitingCount]).toEqual([0, 0]);
  });

  test('rejects a task when too many wait, and continues after a failure', async () => {
    const queue = new TaskQueue(1, 1);
    const [first, second] = [createTask(), createTask()];
    const failingResult = queue.run(first.run);
    const waiting = queue.run(second.run);
    await expect(queue.run(() => Promise.resolve('x'))).rejects.toThrow(QueueFullError);
    first.reject(new Error('no'));
    await expect(failingResult).rejects.toThrow('no');
    second.resolve('b');
    expect(await waiting).toBe('b');
    expect(await queue.run(() => Promise.resolve('c'))).toBe('c');
  });
});

describe('SingleFlight', () => {
  test('shares one run between concurrent calls and starts a new one afterwards', async () => {
    const singleFlight = new SingleFlight<string>();
    let runCount = 0;
    const run = () => {
      runCount += 1;
      return Promise.resolve(String(runCount));
    };
    expect(await Promise.all([singleFlight.run('a', run), singleFlight.run('a', run)])).toEqual([
      '1',
      '1',
    ]);
    expect(await singleFlight.run('b', run)).toBe('2');
    expect(await singleFlight.run('a', run)).toBe('3');
  });

  test('does not cache a failure', async () => {
    const keyedFlights = new SingleFlight<string>();
    await expect(keyedFlights.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await keyedFlights.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
