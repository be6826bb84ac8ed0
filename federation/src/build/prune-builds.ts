import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many builds of one room stay on disk; switching back to one of them costs nothing. */
const KEPT = 5;

/** Removes the oldest builds of a room. The published copies lie elsewhere and stay. */
export async function pruneBuilds(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const aged = await Promise.all(
    names
      .filter((name) => name !== current)
      .map(async (name) => {
        const path = join(folder, name);
        return { path, age: (await stat(path)).mtimeMs };
      }),
  );
  const old = aged.toSorted((a, b) => b.age - a.age).slice(KEPT - 1);
  for (const { path } of old) await rm(path, { recursive: true, force: true });
}
