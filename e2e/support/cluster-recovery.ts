import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';
import type { SteadyWriter } from './steady-writer.ts';

/** Timeout in milliseconds for a restart on a busy machine. */
const RESTART_TIMEOUT_MS = 60_000;

/** Milliseconds until an instance that got a signal is healthy again in another process. */
export async function msUntilRestarted(
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
  await expect.poll(back, { intervals: [50], timeout: RESTART_TIMEOUT_MS }).toBe(true);
  return performance.now() - began;
}

/**
 * Kills an instance repeatedly, each time after its recovery. @returns milliseconds from the first
 * kill until the last recovery
 */
export async function msUntilRecovered(
  cluster: Cluster,
  name: string,
  times: number,
): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < times; count += 1) {
    const before = await cluster.pid(name);
    await cluster.kill(name, 'SIGKILL');
    await expect
      .poll(() => cluster.pid(name), { intervals: [20], timeout: RESTART_TIMEOUT_MS })
      .not.toBe(before);
  }
  return performance.now() - began;
}

/** Milliseconds until two more declarations are acknowledged. */
export async function msUntilWritable(writer: SteadyWriter): Promise<number> {
  const before = writer.acknowledged.length;
  const began = performance.now();
  await expect
    .poll(() => writer.acknowledged.length, { intervals: [50], timeout: RESTART_TIMEOUT_MS })
    .toBeGreaterThan(before + 1);
  return performance.now() - began;
}
