import type { KeyObject } from 'node:crypto';
import type {
  CanaryStatement,
  Integrity,
  LatestDocument,
  ReleaseDocument,
  ReleaseSignature,
} from '@gruenland/shared-contracts/release.ts';
import type { StyleModule } from '#release/style-module.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseLatest, parseReleaseSignature, parseRelease } from '#release/parse-documents.ts';
import { isCanarySigned, isReleaseSigned, isLatestSigned } from '#release/signature.ts';
import { checkContract } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { loadViews } from '#server/load-views.ts';
import { readStyleModules } from '#server/read-style-modules.ts';
import { runBundle } from '#server/run-bundle.ts';

/** Thrown when a file does not match its signature or hash. */
export class TamperedError extends Error {
  override readonly name = 'TamperedError';
}

/** Id and document hash of a release, as stated in a signed document. */
export interface ReleaseClaim {
  readonly id: string;
  readonly integrity: Integrity;
}

/** Returns the path of a release document, relative to `builds/`. */
export function getDocumentPath({ id }: ReleaseClaim): string {
  return `meta/${id}.json`;
}

/**
 * Parses and verifies the live release of a `latest.json`. Ignores the canary, so that a faulty
 * canary cannot affect the live release.
 *
 * @throws when the document is malformed or no trusted key signed it
 */
export function verifyLatestDocument(
  remote: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): LatestDocument {
  const latest = parseLatest(removeCanary(bytes.toString('utf8')));
  if (!isLatestSigned(remote, latest, trustedKeys)) {
    throw new TamperedError('latest.json has no signature of a trusted key');
  }
  return latest;
}

function removeCanary(text: string): string {
  const isObject = /^\s*\{/.test(text);
  if (!isObject || !text.includes('"canary"')) return text;
  const { canary: _, ...documentWithoutCanary } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(documentWithoutCanary);
}

/**
 * Parses and verifies the canary of a `latest.json`.
 *
 * @returns null when the document has no canary
 * @throws when the canary is malformed, or no trusted key signed it for the document's sequence
 */
export function verifyAndParseCanary(
  remote: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): CanaryStatement | null {
  const { canary, sequence } = parseLatest(bytes.toString('utf8'));
  if (!canary) return null;
  if (!isCanarySigned(remote, sequence, canary, trustedKeys)) {
    throw new TamperedError(`the canary has no signature for sequence ${sequence}`);
  }
  return canary;
}

/**
 * Parses and verifies the detached signature of one release.
 *
 * @throws when the signature is malformed, belongs to another release or is not by a trusted key
 */
export function verifyAndParseSignature(
  remote: string,
  id: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): ReleaseSignature {
  const signature = parseReleaseSignature(bytes.toString('utf8'));
  if (signature.id !== id)
    throw new TamperedError(`the signature belongs to ${remote}@${signature.id}`);
  if (!isReleaseSigned(remote, signature, trustedKeys)) {
    throw new TamperedError(`no trusted key signed ${remote}@${id}`);
  }
  return signature;
}

/**
 * Parses the release document that a claim names.
 *
 * @throws when hash, name or id differ from the claim, or this shell cannot host its contract
 */
export function verifyAndParseDocument(
  remote: string,
  claim: ReleaseClaim,
  bytes: Buffer,
): ReleaseDocument {
  const path = getDocumentPath(claim);
  if (computeIntegrity(bytes) !== claim.integrity) {
    throw new TamperedError(`${path} differs from the hash that was signed`);
  }
  const document = parseRelease(bytes.toString('utf8'));
  if (document.name !== remote || document.id !== claim.id) {
    throw new TamperedError(`${path} describes ${document.name}@${document.id}`);
  }
  checkContract(document);
  return document;
}

/**
 * Decodes the server bundle of a release.
 *
 * @throws when the hash differs from the release document
 */
export function verifyAndDecodeBundle({ node }: ReleaseDocument, bytes: Buffer): string {
  if (computeIntegrity(bytes) !== node.files[node.entry]?.integrity) {
    throw new TamperedError(`${node.entry} differs from its hash in the release document`);
  }
  return bytes.toString('utf8');
}

/** Returns the file name of a release's bundle in stack traces. */
export function getBundleName({ name, id, node }: ReleaseDocument): string {
  return `${name}@${id}/${node.entry}`;
}

/**
 * Runs the bundle of a release and loads all its views.
 *
 * @throws when the bundle throws, exports an invalid module or a view fails to load
 */
export async function runRelease(
  document: ReleaseDocument,
  code: string,
  options: { readonly modules: Readonly<Record<string, unknown>>; readonly timeoutMs: number },
): Promise<{ module: RemoteModule; styleModules: readonly StyleModule[] | null }> {
  const bundleExports = runBundle(code, { filename: getBundleName(document), ...options });
  const module = checkModule(bundleExports, document.name);
  await loadViews(module, options.timeoutMs);
  return { module, styleModules: readStyleModules(bundleExports) };
}
