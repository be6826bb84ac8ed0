import { parseRelease } from '#release/parse-documents.ts';
import { HISTORY_LENGTH, lastUse, liveStack, readHistory } from '#publish/history.ts';
import { readLive } from '#publish/stored-release.ts';
import {
  buildsPath,
  documentPath,
  flipsPath,
  mapsPath,
  proofPath,
  releasePath,
} from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { eachOf } from '#store/release-store.ts';

const HOUR = 3_600_000;
/** A page lies in caches for up to a day, and a tab made from it lives another day. */
const STILL_NEEDED = 48 * HOUR;
/** After that an upload without a release document is one that was cut off. */
const CUT_OFF = 24 * HOUR;

export interface PruneRules {
  /** Releases of the last days stay. */
  readonly keepDays: number;
  /** So many of the newest stay, however old. */
  readonly keep: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const PRUNE_DEFAULTS = { keepDays: 7, keep: 10 } as const;

/** A release as pruning sees it. */
interface Known {
  readonly id: string;
  /** Milliseconds since 1970: when it was built or was of use to visitors last. */
  readonly age: number;
}

/**
 * Removes old releases of a remote with their source maps, and what cut-off uploads left. Stay do:
 * the live release, the canary, what a rollback goes back to, what was live or canary within the
 * last 48 hours, everything young enough and the newest few.
 *
 * @returns ids that were removed
 */
export async function pruneReleases(
  store: ReleaseStore,
  remote: string,
  rules: PruneRules,
): Promise<string[]> {
  const live = await readLive(store, remote);
  if (!live) return [];
  const paths = await store.list(buildsPath(remote));
  const history = await readHistory(store, remote, live);
  const used = lastUse(history, rules.now);
  const known = await knownReleases(store, remote, paths, used);
  const needed = new Set(
    [live.latest.id, live.latest.canary?.id, ...liveStack(history).slice(-2)].filter(Boolean),
  );
  for (const [id, until] of used) if (rules.now - until < STILL_NEEDED) needed.add(id);
  const newest = new Set(known.slice(0, rules.keep).map(({ id }) => id));
  const oldest = rules.now - rules.keepDays * 24 * HOUR;
  const gone = known
    .filter(({ id, age }) => !needed.has(id) && !newest.has(id) && age < oldest)
    .map(({ id }) => id);
  for (const id of gone) await removeRelease(store, remote, id, paths);
  await removeCutOff(store, remote, paths, rules.now);
  await removeOldFlips(store, remote, paths);
  return gone;
}

/** Newest first. */
async function knownReleases(
  store: ReleaseStore,
  remote: string,
  paths: readonly string[],
  used: ReadonlyMap<string, number>,
): Promise<Known[]> {
  const known: Known[] = [];
  await eachOf(releaseIds(remote, paths), async (id) => {
    const bytes = await store.read(documentPath(remote, id));
    if (!bytes) return;
    const built = Date.parse(parseRelease(bytes.toString('utf8')).builtAt);
    known.push({ id, age: Math.max(built, used.get(id) ?? 0) });
  });
  return known.toSorted((a, b) => b.age - a.age || (a.id < b.id ? -1 : 1));
}

function releaseIds(remote: string, paths: readonly string[]): string[] {
  const start = `${buildsPath(remote)}/meta/`;
  return paths
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length))
    .filter((name) => /^[0-9a-z]+\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length));
}

/** Proof and document first: what is half removed is named by nobody. */
async function removeRelease(
  store: ReleaseStore,
  remote: string,
  id: string,
  paths: readonly string[],
): Promise<void> {
  await store.remove([proofPath(remote, id)]);
  await store.remove([documentPath(remote, id)]);
  const folder = `${releasePath(remote, id)}/`;
  await store.remove(paths.filter((path) => path.startsWith(folder)));
  await store.remove(await store.list(mapsPath(remote, id)));
}

/** Files of uploads that never got a release document. */
async function removeCutOff(
  store: ReleaseStore,
  remote: string,
  paths: readonly string[],
  now: number,
): Promise<void> {
  const documented = new Set([...releaseIds(remote, paths), 'meta', 'flips']);
  const loose = Map.groupBy(
    paths,
    (path) => path.slice(buildsPath(remote).length + 1).split('/')[0],
  );
  for (const [id, files] of loose) {
    const [first] = files;
    if (id === undefined || first === undefined || files.length === 0) continue;
    if (documented.has(id) || first === `${buildsPath(remote)}/${id}`) continue;
    const changed = await store.changedAt(first);
    if (changed === null || now - changed < CUT_OFF) continue;
    await store.remove([...files, ...(await store.list(mapsPath(remote, id)))]);
  }
}

async function removeOldFlips(
  store: ReleaseStore,
  remote: string,
  paths: readonly string[],
): Promise<void> {
  const flips = paths.filter((path) => path.startsWith(`${flipsPath(remote)}/`));
  await store.remove(flips.slice(0, -HISTORY_LENGTH));
}
