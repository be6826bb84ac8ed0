import type {
  ReleaseChangeKind,
  ReleaseChangeRecord,
  LatestDocument,
} from '@gruenland/shared-contracts/release.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { signCanary, signLatest } from '#release/signature.ts';
import { readLastSequence, readHistory, writeFlipRecord } from '#publish/history.ts';
import type { StoredLatest, StoredDocument } from '#publish/stored-release.ts';
import { requireCompleteRelease } from '#publish/stored-release.ts';
import { getLatestPath } from '#publish/store-layout.ts';
import type { Signer } from '#publish/trusted-signature.ts';
import { requireTrustedSignature } from '#publish/trusted-signature.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { StoreConflictError } from '#store/release-store.ts';

/** A request to change the live release or the canary of a remote. */
export interface FlipRequest {
  readonly kind: ReleaseChangeKind;
  /** Id of the release that becomes or stays live, or that is withdrawn. */
  readonly id: string;
  readonly canary: { readonly id: string; readonly share: number } | null;
  readonly note: string | null;
  /** Name of the person who makes the change; null if unknown. */
  readonly person: string | null;
}

export interface CompletedFlip {
  readonly latest: LatestDocument;
  /** The bytes that were written to `latest.json`. */
  readonly bytes: Buffer;
  readonly record: ReleaseChangeRecord;
  /**
   * Reason why the history record could not be written; null if it was written. The flip is valid
   * in both cases.
   */
  readonly problem: string | null;
}

/**
 * Replaces `latest.json`, which makes a release live or withdraws it. All releases that become or
 * stay live must be complete in the store and have a trusted signature. Then writes the history
 * record of this flip, and the missing record of an earlier flip that was interrupted.
 *
 * @param storedLatest the live release that the caller has read; the flip fails when another one
 *   is live now
 * @param minSequence highest sequence that a shell reports; it may exceed the store's sequence
 *   after the store was restored from a backup
 * @throws {StoreConflictError} on a concurrent flip
 * @throws {UntrustedSignatureError} when a release lacks a trusted signature
 */
export async function flip(
  store: ReleaseStore,
  remote: string,
  request: FlipRequest,
  storedLatest: StoredLatest | null,
  { privateKey, trustedKeys }: Signer,
  minSequence = 0,
): Promise<CompletedFlip> {
  const isWithdrawal = request.kind === 'withdraw';
  // A withdrawal skips the file check, so that a release with missing or damaged files can be
  // withdrawn.
  const release = isWithdrawal
    ? null
    : await requireCompleteRelease(store, remote, request.id, false);
  const canaryRelease =
    request.canary && (await requireCompleteRelease(store, remote, request.canary.id, false));
  for (const storedDocument of [release, canaryRelease]) {
    if (storedDocument) await requireTrustedSignature(store, remote, storedDocument, trustedKeys);
  }
  const lastRecordedSequence = await readLastSequence(store, remote);
  const sequence =
    Math.max(storedLatest?.latest.sequence ?? 0, lastRecordedSequence, minSequence) + 1;
  const reference = release
    ? getReleaseReference(release)
    : requireReleaseReference(remote, storedLatest);
  const statement = {
    ...reference,
    timestamp: Date.now(),
    sequence,
    ...(isWithdrawal ? { withdrawn: true as const } : {}),
  };
  const latest: LatestDocument = {
    ...signLatest(remote, statement, privateKey),
    ...(canaryRelease && request.canary
      ? {
          canary: signCanary(
            remote,
            sequence,
            { ...getReleaseReference(canaryRelease), share: request.canary.share },
            privateKey,
          ),
        }
      : {}),
  };
  const bytes = Buffer.from(`${JSON.stringify(latest)}\n`);
  const lastRecord = (await readHistory(store, remote, storedLatest)).at(-1);
  await replaceLatest(store, remote, bytes, storedLatest);
  const source = (request.kind === 'canary' ? canaryRelease : release)?.document;
  const record: ReleaseChangeRecord = {
    sequence,
    timestamp: statement.timestamp,
    ...request,
    commit: source?.commit ?? null,
    ...(source?.changed ? { changed: true } : {}),
  };
  const problem = await recordFlips(store, remote, lastRecord ? [lastRecord, record] : [record]);
  return { latest, bytes, record, problem };
}

/** Returns the reference to the live release that is to be withdrawn. */
function requireReleaseReference(remote: string, storedLatest: StoredLatest | null) {
  if (!storedLatest) throw new Error(`${remote} was never released`);
  const { id, release, integrity } = storedLatest.latest;
  return { id, release, integrity };
}

async function recordFlips(
  store: ReleaseStore,
  remote: string,
  records: readonly ReleaseChangeRecord[],
): Promise<string | null> {
  try {
    for (const record of records) await writeFlipRecord(store, remote, record);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function getReleaseReference({ document, bytes }: StoredDocument) {
  const { id } = document;
  return { id, release: `meta/${id}.json`, integrity: computeIntegrity(bytes) };
}

async function replaceLatest(
  store: ReleaseStore,
  remote: string,
  bytes: Buffer,
  storedLatest: StoredLatest | null,
): Promise<void> {
  try {
    await store.writeAtomic(getLatestPath(remote), bytes, storedLatest?.bytes ?? null);
  } catch (error) {
    if (!(error instanceof StoreConflictError)) throw error;
    const message = `${remote} was flipped concurrently; check what is live and try again`;
    throw new StoreConflictError(message, { cause: error });
  }
}
