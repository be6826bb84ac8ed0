import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Number of builds that are kept for each package, so that switching back to earlier sources needs
 * no new build.
 */
const MAX_BUILDS = 5;
/** Milliseconds after which a draft counts as left over from an interrupted build. */
const STALE_DRAFT_MS = 3_600_000;

/**
 * Removes the oldest builds of a package. Published copies in the release store are not affected.
 */
export async function pruneBuilds(folder: string, current: string): Promise<void> {
  const all = await readdir(folder);
  await removeDrafts(folder, all);
  const names = all.filter((name) => /^[0-9a-f]{16}$/.test(name));
  const builds = await Promise.all(
    names
      .filter((name) => name !== current)
      .map(async (name) => {
        const path = join(folder, name);
        return { path, age: (await stat(path)).mtimeMs };
      }),
  );
  const obsoleteBuilds = builds.toSorted((a, b) => b.age - a.age).slice(MAX_BUILDS - 1);
  for (const { path } of obsoleteBuilds) await rm(path, { recursive: true, force: true });
}

async function removeDrafts(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((known) => known.includes('.draft-'))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_DRAFT_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
