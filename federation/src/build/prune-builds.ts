import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Number of builds that are kept for each package, so that switching back to earlier sources needs
 * no new build.
 */
const MAX_KEPT_BUILDS = 5;
/** Age in milliseconds after which a draft folder counts as left over from an interrupted build. */
const STALE_DRAFT_AGE_MS = 3_600_000;

/**
 * Removes the oldest builds of a package. The release store keeps its copies of published builds.
 */
export async function pruneBuilds(folder: string, currentId: string): Promise<void> {
  const folderNames = await readdir(folder);
  await removeStaleDrafts(folder, folderNames);
  const names = folderNames.filter((name) => /^[0-9a-f]{16}$/.test(name));
  const builds = await Promise.all(
    names
      .filter((name) => name !== currentId)
      .map(async (name) => {
        const path = join(folder, name);
        return { path, modifiedMs: (await stat(path)).mtimeMs };
      }),
  );
  const obsoleteBuilds = builds
    .toSorted((a, b) => b.modifiedMs - a.modifiedMs)
    .slice(MAX_KEPT_BUILDS - 1);
  for (const { path } of obsoleteBuilds) await rm(path, { recursive: true, force: true });
}

async function removeStaleDrafts(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((entryName) => entryName.includes('.draft-'))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > STALE_DRAFT_AGE_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
