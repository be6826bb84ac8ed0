import type { KeyObject } from 'node:crypto';
import { createPublicKey } from 'node:crypto';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseProof } from '#release/parse-documents.ts';
import { isCanarySigned, isProofSigned, isSignedBy } from '#release/signature.ts';
import type { LiveStatement, StoredDocument } from '#publish/stored-release.ts';
import { proofPath } from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** By whose word something is published, and whose word is taken for what lies in the store. */
export interface Signer {
  readonly privateKey: KeyObject;
  readonly trusted: readonly KeyObject[];
}

/** One who believes nobody else. */
export function soleSigner(privateKey: KeyObject): Signer {
  return { privateKey, trusted: [createPublicKey(privateKey)] };
}

/** The store holds something that nobody who is trusted signed: it is neither signed again nor run. */
export class UnvouchedError extends Error {
  override readonly name = 'UnvouchedError';

  constructor(what: string) {
    super(`${what} bears no signature of a trusted key (RELEASE_PRIVATE_KEY, RELEASE_PUBLIC_KEYS)`);
  }
}

/** Whether a trusted key signed what is live, and its canary. */
export function isLiveVouched(
  remote: string,
  { canary, ...latest }: LatestDocument,
  trusted: readonly KeyObject[],
): boolean {
  if (!isSignedBy(remote, latest, trusted)) return false;
  return !canary || isCanarySigned(remote, latest.sequence, canary, trusted);
}

/** @throws {UnvouchedError} when nobody who is trusted says that this is live */
export function requireLiveVouched(
  remote: string,
  { latest }: LiveStatement,
  trusted: readonly KeyObject[],
): void {
  if (!isLiveVouched(remote, latest, trusted)) throw new UnvouchedError(`${remote}/latest.json`);
}

/** Whether a trusted key vouches for a release as it lies in the store, live or not. */
export async function isVouched(
  store: ReleaseStore,
  remote: string,
  { document: { id }, bytes }: StoredDocument,
  trusted: readonly KeyObject[],
): Promise<boolean> {
  const text = await store.read(proofPath(remote, id));
  if (!text) return false;
  const proof = parseProof(text.toString('utf8'));
  const same = proof.id === id && proof.integrity === integrityOf(bytes);
  return same && isProofSigned(remote, proof, trusted);
}

/** @throws {UnvouchedError} when nobody who is trusted vouches for the release */
export async function requireVouched(
  store: ReleaseStore,
  remote: string,
  stored: StoredDocument,
  trusted: readonly KeyObject[],
): Promise<void> {
  if (await isVouched(store, remote, stored, trusted)) return;
  throw new UnvouchedError(`${remote}@${stored.document.id} in ${store.address}`);
}
