import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';
import type { SteadyWriter } from './steady-writer.ts';

/** Milliseconds in which an instance is back, whatever happened to it, on however busy a machine. */
const BACK_WITHIN = 60_000;

/** Milliseconds until an instance that got a signal is healthy again, as another process. */
export async function comesBack(
  cluster: Cluster,
  name: string,
  signal: NodeJS.Signals,
): Promise<number> {
  const before = await cluster.pid(name);
  const began = performance.now();
  await cluster.kill(name, signal);
  const back = async () => {
    if ((await cluster.pid(name)) === before) return false;
    const { status } = await fetch(`${cluster.instances[name]}/health`).catch(() => ({
      status: 0,
    }));
    return status === 200;
  };
  await expect.poll(back, { intervals: [50], timeout: BACK_WITHIN }).toBe(true);
  return performance.now() - began;
}

/** Milliseconds from the first death until it is there after the last; each time when it has come back. */
export async function killAgainAndAgain(
  cluster: Cluster,
  name: string,
  times: number,
): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < times; count += 1) {
    const before = await cluster.pid(name);
    await cluster.kill(name, 'SIGKILL');
    await expect
      .poll(() => cluster.pid(name), { intervals: [20], timeout: BACK_WITHIN })
      .not.toBe(before);
  }
  return performance.now() - began;
}

/** Milliseconds until two more declarations were acknowledged. */
export async function writesAgain(writer: SteadyWriter): Promise<number> {
  const before = writer.acknowledged.length;
  const began = performance.now();
  await expect
    .poll(() => writer.acknowledged.length, { intervals: [50], timeout: BACK_WITHIN })
    .toBeGreaterThan(before + 1);
  return performance.now() - began;
}
