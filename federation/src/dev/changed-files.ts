import { stat } from 'node:fs/promises';
import type { Compiler } from 'webpack';

/** Collects the files that changed since the last call of `take`. */
export function collectChanges(compilers: readonly Compiler[]): { take(): string[] } {
  const files = new Set<string>();
  for (const compiler of compilers) {
    compiler.hooks.watchRun.tap('dev', ({ modifiedFiles }) => {
      for (const file of modifiedFiles ?? []) files.add(file);
    });
  }
  return {
    take: () => {
      const batch = [...files];
      files.clear();
      return batch;
    },
  };
}

/** Returns the time of the last save in milliseconds since 1970; null without files. */
export async function findLatestSaveTime(files: readonly string[]): Promise<number | null> {
  const saveTimes = await Promise.all(
    files.map(async (file) => {
      const stats = await stat(file).catch(() => null);
      return stats?.isFile() ? stats.mtimeMs : 0;
    }),
  );
  return Math.max(0, ...saveTimes) || null;
}
