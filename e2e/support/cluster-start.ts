import { test } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';
import { startCluster } from './cluster-process.ts';

/**
 * Starts a cluster for the tests of a file; skips them if a program of the system is missing that only
 * root can install.
 *
 * @param folder name of its data folder
 */
export async function startClusterOrSkip(folder: string): Promise<Cluster> {
  test.setTimeout(300_000);
  try {
    return await startCluster(folder, { env: { LOG_LEVEL: 'info' } });
  } catch (error) {
    const problem = /\w+ is not installed/.exec(String(error))?.[0];
    test.skip(problem !== undefined, `${problem}, and only root on Debian gets it installed`);
    throw error;
  }
}
