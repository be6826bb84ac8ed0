import type {
  ReleaseChangeKind,
  ReleaseChangeRecord,
  LatestDocument,
} from '@gruenland/shared-contracts/release.ts';
import { parseFlip } from '#release/parse-documents.ts';
import type { StoredLatest } from '#publish/stored-release.ts';
import { getFlipPath, getFlipsPath } from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { forEachConcurrently } from '#store/release-store.ts';

/** Maximum number of history records that are kept and, by default, read. */
export const MAX_HISTORY_RECORDS = 200;

/**
 * Reads the last flips of a remote, oldest first. If a command was interrupted before it wrote the
 * record of the last flip, that record is inferred from `latest.json`.
 */
export async function readHistory(
  store: ReleaseStore,
  remote: string,
  storedLatest: StoredLatest | null,
  maxRecords = MAX_HISTORY_RECORDS,
): Promise<ReleaseChangeRecord[]> {
  const paths = (await store.list(getFlipsPath(remote))).slice(-maxRecords);
  const records: ReleaseChangeRecord[] = [];
  await forEachConcurrently(paths, async (path) => {
    const bytes = await store.read(path);
    if (bytes) records.push(parseFlip(bytes.toString('utf8')));
  });
  const liveSequence = storedLatest?.latest.sequence ?? 0;
  const recordsUpToLive = records
    .filter(({ sequence }) => sequence <= liveSequence)
    .toSorted((a, b) => a.sequence - b.sequence);
  if (storedLatest && recordsUpToLive.at(-1)?.sequence !== liveSequence)
    recordsUpToLive.push(inferMissingRecord(storedLatest.latest, recordsUpToLive));
  return recordsUpToLive;
}

/** Returns the highest flip sequence that has a history record, 0 before the first flip. */
export async function readLastSequence(store: ReleaseStore, remote: string): Promise<number> {
  const lastFlipPath = (await store.list(getFlipsPath(remote))).at(-1) ?? '';
  return Number(/(\d{8})\.json$/.exec(lastFlipPath)?.[1] ?? 0);
}

/** Writes one history record. */
export async function writeFlipRecord(
  store: ReleaseStore,
  remote: string,
  record: ReleaseChangeRecord,
): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(record)}\n`);
  await store.write(getFlipPath(remote, record.sequence), content);
}

/**
 * Returns the ids of the current and the earlier live releases as a stack, with the current one
 * last. A flip to a new release adds the release's id, a rollback removes all ids after its target,
 * and a withdrawal removes all ids.
 */
export function computeLiveStack(history: readonly ReleaseChangeRecord[]): string[] {
  const stack: string[] = [];
  for (const { kind, id } of history) {
    if (kind === 'withdraw') {
      stack.length = 0;
      continue;
    }
    const targetIndex = kind === 'rollback' ? stack.lastIndexOf(id) : -1;
    if (targetIndex >= 0) stack.length = targetIndex + 1;
    else if (stack.at(-1) !== id) stack.push(id);
  }
  return stack;
}

/**
 * Returns, keyed by release id, the time until which the release was live or canary, in
 * milliseconds since 1970.
 */
export function computeLastUseTimes(
  history: readonly ReleaseChangeRecord[],
  now: number,
): Map<string, number> {
  const lastUseTimes = new Map<string, number>();
  for (const [index, { kind, id, canary }] of history.entries()) {
    if (kind === 'withdraw') continue;
    const usedUntil = history[index + 1]?.timestamp ?? now;
    lastUseTimes.set(id, usedUntil);
    if (canary) lastUseTimes.set(canary.id, usedUntil);
  }
  return lastUseTimes;
}

function inferMissingRecord(
  latest: LatestDocument,
  earlierRecords: readonly ReleaseChangeRecord[],
): ReleaseChangeRecord {
  const { sequence, timestamp, id, canary } = latest;
  return {
    sequence,
    timestamp,
    kind: inferKind(latest, earlierRecords),
    id,
    canary: canary ? { id: canary.id, share: canary.share } : null,
    commit: null,
    note: null,
    person: null,
  };
}

function inferKind(
  { id, canary, withdrawn }: LatestDocument,
  earlierRecords: readonly ReleaseChangeRecord[],
): ReleaseChangeKind {
  if (withdrawn) return 'withdraw';
  const lastRecord = earlierRecords.at(-1);
  if (!lastRecord) return 'release';
  if (lastRecord.id === id) return canary ? 'canary' : 'stop';
  if (lastRecord.canary?.id === id) return 'promote';
  return computeLiveStack(earlierRecords).includes(id) ? 'rollback' : 'release';
}
