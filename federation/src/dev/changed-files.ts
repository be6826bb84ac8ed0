import { stat } from 'node:fs/promises';
import type { Compiler } from 'webpack';

/**
 * Collects the paths of changed files. Each call of the returned method takes all paths that were
 * collected since the previous call.
 */
export function collectChanges(compilers: readonly Compiler[]): { takeChanges(): string[] } {
  const files = new Set<string>();
  for (const compiler of compilers) {
    compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => {
      for (const file of modifiedFiles ?? []) files.add(file);
    });
  }
  return {
    takeChanges: () => {
      const batch = [...files];
      files.clear();
      return batch;
    },
  };
}

/**
 * Returns the time of the last save in milliseconds since 1970; null if none of the files exists.
 */
export async function findLatestSaveTime(files: readonly string[]): Promise<number | null> {
  const saveTimes = await Promise.all(
    files.map(async (file) => {
      const stats = await stat(file).catch(() => null);
      return stats?.isFile() ? stats.mtimeMs : 0;
    }),
  );
  return Math.max(0, ...saveTimes) || null;
}
