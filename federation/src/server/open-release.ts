import type { KeyObject } from 'node:crypto';
import type {
  CanaryStatement,
  Integrity,
  LatestDocument,
  ReleaseDocument,
  ReleaseProof,
} from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseLatest, parseProof, parseRelease } from '#release/parse-documents.ts';
import { isCanarySigned, isProofSigned, isSignedBy } from '#release/signature.ts';
import { checkContract } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { proveViews } from '#server/prove-views.ts';
import { runBundle } from '#server/run-bundle.ts';

/** A file is not what the documents say it is. */
export class TamperedError extends Error {
  override readonly name = 'TamperedError';
}

/** What a signed statement says about a release: which one, and the hash of its document. */
export interface ReleaseClaim {
  readonly id: string;
  readonly integrity: Integrity;
}

/** Path of the document of a release, relative to `builds/`. */
export function documentPath({ id }: ReleaseClaim): string {
  return `meta/${id}.json`;
}

/**
 * Reads what `latest.json` says of the live release. Its canary is left out, so that nothing which
 * is wrong with it touches the live one.
 *
 * @throws when it is malformed or no trusted key signed it
 */
export function openLatest(
  remote: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): LatestDocument {
  const latest = parseLatest(withoutCanary(bytes.toString('utf8')));
  if (!isSignedBy(remote, latest, trustedKeys)) {
    throw new TamperedError('latest.json bears no signature of a trusted key');
  }
  return latest;
}

function withoutCanary(text: string): string {
  const isObject = /^\s*\{/.test(text);
  if (!isObject || !text.includes('"canary"')) return text;
  const { canary: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(rest);
}

/**
 * Reads the canary of a `latest.json` that was opened already; null when it has none.
 *
 * @throws when it is malformed, or no trusted key signed it for this sequence
 */
export function openCanary(
  remote: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): CanaryStatement | null {
  const { canary, sequence } = parseLatest(bytes.toString('utf8'));
  if (!canary) return null;
  if (!isCanarySigned(remote, sequence, canary, trustedKeys)) {
    throw new TamperedError(`the canary bears no signature for sequence ${sequence}`);
  }
  return canary;
}

/** Reads the statement that vouches for one release. @throws when nobody who is trusted does */
export function openProof(
  remote: string,
  id: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): ReleaseProof {
  const proof = parseProof(bytes.toString('utf8'));
  if (proof.id !== id) throw new TamperedError(`the proof is that of ${remote}@${proof.id}`);
  if (!isProofSigned(remote, proof, trustedKeys)) {
    throw new TamperedError(`no trusted key vouches for ${remote}@${id}`);
  }
  return proof;
}

/** Reads the release document that a statement claims. @throws when it is not that document */
export function openDocument(remote: string, claim: ReleaseClaim, bytes: Buffer): ReleaseDocument {
  const path = documentPath(claim);
  if (integrityOf(bytes) !== claim.integrity) {
    throw new TamperedError(`${path} differs from the hash that was signed`);
  }
  const document = parseRelease(bytes.toString('utf8'));
  if (document.name !== remote || document.id !== claim.id) {
    throw new TamperedError(`${path} describes ${document.name}@${document.id}`);
  }
  checkContract(document);
  return document;
}

/** The code of a release's bundle. @throws when it is not the one that the document names */
export function openCode({ node }: ReleaseDocument, bytes: Buffer): string {
  if (integrityOf(bytes) !== node.files[node.entry]?.integrity) {
    throw new TamperedError(`${node.entry} differs from its hash in the release document`);
  }
  return bytes.toString('utf8');
}

/** What a release's code is called in stack traces. */
export function bundleName({ name, id, node }: ReleaseDocument): string {
  return `${name}@${id}/${node.entry}`;
}

/** Runs a release's code and proves all its views. @throws for whatever keeps it from use */
export async function runRelease(
  document: ReleaseDocument,
  code: string,
  options: { readonly modules: Readonly<Record<string, unknown>>; readonly timeoutMs: number },
): Promise<RemoteModule> {
  const exported = runBundle(code, { filename: bundleName(document), ...options });
  const module = checkModule(exported, document.name);
  await proveViews(module, options.timeoutMs);
  return module;
}
