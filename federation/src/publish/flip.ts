import type { FlipKind, FlipRecord, LatestDocument } from '@gruenland/shared-contracts/release.ts';
import { integrityOf } from '#release/integrity.ts';
import { signCanary, signLatest } from '#release/signature.ts';
import { lastSequence, readHistory, writeFlip } from '#publish/history.ts';
import type { LiveStatement, StoredDocument } from '#publish/stored-release.ts';
import { requireComplete } from '#publish/stored-release.ts';
import { latestPath } from '#publish/store-layout.ts';
import type { Signer } from '#publish/vouched.ts';
import { requireVouched } from '#publish/vouched.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { StoreConflictError } from '#store/release-store.ts';

/** What shall be so afterwards. */
export interface FlipOrder {
  readonly kind: FlipKind;
  /** Release that shall be live. */
  readonly id: string;
  readonly canary: { readonly id: string; readonly share: number } | null;
  readonly note: string | null;
}

export interface Flipped {
  readonly latest: LatestDocument;
  /** Bytes of the new `latest.json`. */
  readonly bytes: Buffer;
  readonly record: FlipRecord;
  /** Why the line of history could not be written; the flip holds all the same. */
  readonly problem: string | null;
}

/**
 * Replaces `latest.json`: the moment at which something becomes live. All releases it names must
 * lie in the store completely, vouched for: what somebody else put there is not signed. Then writes
 * the line of history; a flip that was cut off before is given its line first.
 *
 * @param live what is live now; the flip fails when that is no longer so
 * @param above sequence that a shell holds: after a store was set back it may be the highest
 * @throws {StoreConflictError} when somebody else flipped at the same time
 * @throws {UnvouchedError} when a release bears no signature of a trusted key
 */
export async function flip(
  store: ReleaseStore,
  remote: string,
  order: FlipOrder,
  live: LiveStatement | null,
  { privateKey, trusted }: Signer,
  above = 0,
): Promise<Flipped> {
  const release = await requireComplete(store, remote, order.id, false);
  const trial = order.canary && (await requireComplete(store, remote, order.canary.id, false));
  for (const named of [release, trial]) {
    if (named) await requireVouched(store, remote, named, trusted);
  }
  const known = await lastSequence(store, remote);
  const sequence = Math.max(live?.latest.sequence ?? 0, known, above) + 1;
  const statement = { ...placeOf(release), timestamp: Date.now(), sequence };
  const latest: LatestDocument = {
    ...signLatest(remote, statement, privateKey),
    ...(trial && order.canary
      ? {
          canary: signCanary(
            remote,
            sequence,
            { ...placeOf(trial), share: order.canary.share },
            privateKey,
          ),
        }
      : {}),
  };
  const bytes = Buffer.from(`${JSON.stringify(latest)}\n`);
  const before = (await readHistory(store, remote, live)).at(-1);
  await replaceLatest(store, remote, bytes, live);
  const source = (order.kind === 'canary' ? trial : release)?.document;
  const record: FlipRecord = {
    sequence,
    timestamp: statement.timestamp,
    ...order,
    commit: source?.commit ?? null,
    ...(source?.changed ? { changed: true } : {}),
  };
  const problem = await remember(store, remote, before ? [before, record] : [record]);
  return { latest, bytes, record, problem };
}

async function remember(
  store: ReleaseStore,
  remote: string,
  records: readonly FlipRecord[],
): Promise<string | null> {
  try {
    for (const record of records) await writeFlip(store, remote, record);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function placeOf({ document, bytes }: StoredDocument) {
  const { id } = document;
  return { id, release: `meta/${id}.json`, integrity: integrityOf(bytes) };
}

async function replaceLatest(
  store: ReleaseStore,
  remote: string,
  bytes: Buffer,
  live: LiveStatement | null,
): Promise<void> {
  try {
    await store.writeAtomic(latestPath(remote), bytes, live?.bytes ?? null);
  } catch (error) {
    if (!(error instanceof StoreConflictError)) throw error;
    const message = `somebody else flipped ${remote} at the same moment; look at what is live and try again`;
    throw new StoreConflictError(message, { cause: error });
  }
}
