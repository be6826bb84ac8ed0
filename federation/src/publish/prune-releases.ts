import { parseRelease } from '#release/parse-documents.ts';
import {
  MAX_HISTORY_RECORDS,
  computeLastUseTimes,
  computeLiveStack,
  readHistory,
} from '#publish/history.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import {
  getBuildsPath,
  getDocumentPath,
  getFlipsPath,
  getSourceMapsPath,
  getSignaturePath,
  getReleasePath,
} from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { forEachConcurrently } from '#store/release-store.ts';

const HOUR_MS = 3_600_000;
/**
 * Time for which pages may still load a release that is no longer live: caches keep a page for up
 * to 24 hours, and a tab opened from a cached page may stay open for another 24 hours.
 */
const RECENTLY_USED_MS = 48 * HOUR_MS;
/** An upload without a release document counts as interrupted after 24 hours. */
const UPLOAD_ABANDONED_AFTER_MS = 24 * HOUR_MS;

export interface PruneRules {
  /** Number of days for which every release is kept. */
  readonly keepDays: number;
  /** Number of the newest releases that are kept at any age. */
  readonly keepCount: number;
  /** Time at which pruning runs, in milliseconds since 1970. */
  readonly now: number;
}

export const PRUNE_DEFAULTS = { keepDays: 7, keepCount: 10 } as const;

interface StoredRelease {
  readonly id: string;
  /**
   * Time of the build or, if later, of the last use as live release or canary, in milliseconds
   * since 1970.
   */
  readonly lastUsedAt: number;
}

/**
 * Removes old releases of a remote, their source maps and the files of interrupted uploads. Keeps
 * the live release, the canary, the target of a rollback, releases used within the last 48 hours,
 * and all releases that `rules` protects. A withdrawn remote has neither a live release nor a
 * rollback target, and `keepCount` does not protect its releases.
 *
 * @returns ids of the removed releases
 */
export async function pruneReleases(
  store: ReleaseStore,
  remote: string,
  rules: PruneRules,
): Promise<string[]> {
  const storedLatest = await readStoredLatest(store, remote);
  if (!storedLatest) return [];
  const { id, canary, withdrawn } = storedLatest.latest;
  const paths = await store.list(getBuildsPath(remote));
  const history = await readHistory(store, remote, storedLatest);
  const lastUseTimeById = computeLastUseTimes(history, rules.now);
  const releases = await listReleases(store, remote, paths, lastUseTimeById);
  const protectedIds = new Set(
    [withdrawn ? undefined : id, canary?.id, ...computeLiveStack(history).slice(-2)].filter(
      Boolean,
    ),
  );
  for (const [usedId, usedUntil] of lastUseTimeById)
    if (rules.now - usedUntil < RECENTLY_USED_MS) protectedIds.add(usedId);
  const keptNewestCount = withdrawn ? 0 : rules.keepCount;
  const newestIds = new Set(releases.slice(0, keptNewestCount).map((release) => release.id));
  const oldestKeptTimeMs = rules.now - rules.keepDays * 24 * HOUR_MS;
  const removedIds = releases
    .filter(
      (release) =>
        !protectedIds.has(release.id) &&
        !newestIds.has(release.id) &&
        release.lastUsedAt < oldestKeptTimeMs,
    )
    .map((release) => release.id);
  for (const removedId of removedIds) await removeRelease(store, remote, removedId, paths);
  await removeAbandonedUploads(store, remote, paths, rules.now);
  await removeOldFlips(store, remote, paths);
  return removedIds;
}

/** Lists the releases in the store, newest first. */
async function listReleases(
  store: ReleaseStore,
  remote: string,
  paths: readonly string[],
  lastUseById: ReadonlyMap<string, number>,
): Promise<StoredRelease[]> {
  const releases: StoredRelease[] = [];
  await forEachConcurrently(listReleaseIds(remote, paths), async (id) => {
    const bytes = await store.read(getDocumentPath(remote, id));
    if (!bytes) return;
    const buildTime = Date.parse(parseRelease(bytes.toString('utf8')).builtAt);
    releases.push({ id, lastUsedAt: Math.max(buildTime, lastUseById.get(id) ?? 0) });
  });
  return releases.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt || (a.id < b.id ? -1 : 1));
}

function listReleaseIds(remote: string, paths: readonly string[]): string[] {
  const prefix = `${getBuildsPath(remote)}/meta/`;
  return paths
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((name) => /^[0-9a-z]+\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length));
}

/**
 * Removes signature and document before the other files, so that no document names missing files if
 * the removal is interrupted.
 */
async function removeRelease(
  store: ReleaseStore,
  remote: string,
  id: string,
  paths: readonly string[],
): Promise<void> {
  await store.remove([getSignaturePath(remote, id)]);
  await store.remove([getDocumentPath(remote, id)]);
  const folder = `${getReleasePath(remote, id)}/`;
  await store.remove(paths.filter((path) => path.startsWith(folder)));
  await store.remove(await store.list(getSourceMapsPath(remote, id)));
}

/** Removes the files of uploads that have no release document. */
async function removeAbandonedUploads(
  store: ReleaseStore,
  remote: string,
  paths: readonly string[],
  now: number,
): Promise<void> {
  const documentedNames = new Set([...listReleaseIds(remote, paths), 'meta', 'flips']);
  const filesByFolder = Map.groupBy(
    paths,
    (path) => path.slice(getBuildsPath(remote).length + 1).split('/')[0],
  );
  for (const [id, files] of filesByFolder) {
    const [firstFile] = files;
    if (id === undefined || firstFile === undefined || files.length === 0) continue;
    if (documentedNames.has(id) || firstFile === `${getBuildsPath(remote)}/${id}`) continue;
    const changeTime = await store.readChangeTime(firstFile);
    if (changeTime === null || now - changeTime < UPLOAD_ABANDONED_AFTER_MS) continue;
    await store.remove([...files, ...(await store.list(getSourceMapsPath(remote, id)))]);
  }
}

async function removeOldFlips(
  store: ReleaseStore,
  remote: string,
  paths: readonly string[],
): Promise<void> {
  const flips = paths.filter((path) => path.startsWith(`${getFlipsPath(remote)}/`));
  await store.remove(flips.slice(0, -MAX_HISTORY_RECORDS));
}
