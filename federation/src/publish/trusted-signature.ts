import type { KeyObject } from 'node:crypto';
import { createPublicKey } from 'node:crypto';
import type { LatestDocument } from '@gruenland/shared-contracts/release.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseReleaseSignature } from '#release/parse-documents.ts';
import { isCanarySigned, isReleaseSigned, isLatestSigned } from '#release/signature.ts';
import type { StoredLatest, StoredDocument } from '#publish/stored-release.ts';
import { getSignaturePath } from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** The key that signs, and the keys whose signatures are accepted in the store. */
export interface Signer {
  readonly privateKey: KeyObject;
  readonly trustedKeys: readonly KeyObject[];
}

/** Creates a signer that trusts only its own key. */
export function createSoleSigner(privateKey: KeyObject): Signer {
  return { privateKey, trustedKeys: [createPublicKey(privateKey)] };
}

/**
 * Thrown when the store contains a document without a trusted signature. Such a document is neither
 * signed again nor run.
 */
export class UntrustedSignatureError extends Error {
  override readonly name = 'UntrustedSignatureError';

  constructor(document: string) {
    super(
      `${document} has no signature of a trusted key (RELEASE_PRIVATE_KEY, RELEASE_PUBLIC_KEYS)`,
    );
  }
}

/** Returns whether a trusted key signed the live release and its canary. */
export function hasTrustedLiveSignature(
  remote: string,
  { canary, ...latest }: LatestDocument,
  trustedKeys: readonly KeyObject[],
): boolean {
  if (!isLatestSigned(remote, latest, trustedKeys)) return false;
  return !canary || isCanarySigned(remote, latest.sequence, canary, trustedKeys);
}

/**
 * @throws {UntrustedSignatureError} when the live release or its canary lacks a trusted signature
 */
export function requireTrustedLiveSignature(
  remote: string,
  { latest }: StoredLatest,
  trustedKeys: readonly KeyObject[],
): void {
  if (!hasTrustedLiveSignature(remote, latest, trustedKeys))
    throw new UntrustedSignatureError(`${remote}/latest.json`);
}

/** Returns whether a stored release, live or not, has a detached signature by a trusted key. */
export async function hasTrustedSignature(
  store: ReleaseStore,
  remote: string,
  { document: { id }, bytes }: StoredDocument,
  trustedKeys: readonly KeyObject[],
): Promise<boolean> {
  const text = await store.read(getSignaturePath(remote, id));
  if (!text) return false;
  const signature = parseReleaseSignature(text.toString('utf8'));
  const isSameDocument = signature.id === id && signature.integrity === computeIntegrity(bytes);
  return isSameDocument && isReleaseSigned(remote, signature, trustedKeys);
}

/** @throws {UntrustedSignatureError} when the release lacks a trusted signature */
export async function requireTrustedSignature(
  store: ReleaseStore,
  remote: string,
  storedDocument: StoredDocument,
  trustedKeys: readonly KeyObject[],
): Promise<void> {
  if (await hasTrustedSignature(store, remote, storedDocument, trustedKeys)) return;
  throw new UntrustedSignatureError(`${remote}@${storedDocument.document.id} in ${store.location}`);
}
