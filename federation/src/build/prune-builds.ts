import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many builds of one room stay on disk; switching back to one of them costs nothing. */
const KEPT = 5;
/** Milliseconds after which a draft is what a build left that was cut off. */
const CUT_OFF = 3_600_000;

/** Removes the oldest builds of a room. The published copies lie elsewhere and stay. */
export async function pruneBuilds(folder: string, current: string): Promise<void> {
  const all = await readdir(folder);
  await removeDrafts(folder, all);
  const names = all.filter((name) => /^[0-9a-f]{16}$/.test(name));
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

async function removeDrafts(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((known) => known.includes('.draft-'))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > CUT_OFF) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
