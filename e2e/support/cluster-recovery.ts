import { expect } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';
import type { SteadyWriter } from './steady-writer.ts';

/** Time limit for a restart on a busy machine. */
const RESTART_TIMEOUT_MS = 60_000;

/**
 * Sends a signal to an instance. @returns milliseconds until another process of the instance is
 * healthy
 */
export async function measureRestartMs(
  cluster: Cluster,
  name: string,
  signal: NodeJS.Signals,
): Promise<number> {
  const processIdBefore = await cluster.pid(name);
  const startedAt = performance.now();
  await cluster.kill(name, signal);
  const isRecovered = async () => {
    if ((await cluster.pid(name)) === processIdBefore) return false;
    const { status } = await fetch(`${cluster.instanceUrls[name]}/health`).catch(() => ({
      status: 0,
    }));
    return status === 200;
  };
  await expect.poll(isRecovered, { intervals: [50], timeout: RESTART_TIMEOUT_MS }).toBe(true);
  return performance.now() - startedAt;
}

/**
 * Kills an instance several times and waits each time until it runs in a new process. @returns the
 * milliseconds that all kills and restarts take together
 */
export async function measureRepeatedKillsMs(
  cluster: Cluster,
  name: string,
  times: number,
): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < times; count += 1) {
    const processIdBefore = await cluster.pid(name);
    await cluster.kill(name, 'SIGKILL');
    await expect
      .poll(() => cluster.pid(name), { intervals: [20], timeout: RESTART_TIMEOUT_MS })
      .not.toBe(processIdBefore);
  }
  return performance.now() - startedAt;
}

/**
 * Waits until the api has acknowledged two more declarations of the writer. @returns the elapsed
 * milliseconds
 */
export async function measureWriteGapMs(writer: SteadyWriter): Promise<number> {
  const countBefore = writer.acknowledgedEmails.length;
  const startedAt = performance.now();
  await expect
    .poll(() => writer.acknowledgedEmails.length, { intervals: [50], timeout: RESTART_TIMEOUT_MS })
    .toBeGreaterThan(countBefore + 1);
  return performance.now() - startedAt;
}
