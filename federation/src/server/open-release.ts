import type { KeyObject } from 'node:crypto';
import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseLatest, parseRelease } from '#release/parse-documents.ts';
import { isSignedBy } from '#release/signature.ts';
import { checkModule, ContractError } from '#server/check-module.ts';
import { proveViews } from '#server/prove-views.ts';
import { runBundle } from '#server/run-bundle.ts';

/** A file is not what the documents say it is. */
export class TamperedError extends Error {
  override readonly name = 'TamperedError';
}

/** Reads `latest.json`. @throws when it is malformed or no trusted key signed it */
export function openLatest(
  remote: string,
  bytes: Buffer,
  trustedKeys: readonly KeyObject[],
): LatestDocument {
  const latest = parseLatest(bytes.toString('utf8'));
  if (!isSignedBy(remote, latest, trustedKeys)) {
    throw new TamperedError('latest.json bears no signature of a trusted key');
  }
  return latest;
}

/** Reads the release document that `latest.json` names. @throws when it is not that document */
export function openDocument(
  remote: string,
  latest: LatestDocument,
  bytes: Buffer,
): ReleaseDocument {
  if (integrityOf(bytes) !== latest.integrity) {
    throw new TamperedError(`${latest.release} differs from the hash in latest.json`);
  }
  const document = parseRelease(bytes.toString('utf8'));
  if (document.name !== remote || document.id !== latest.id) {
    throw new TamperedError(`${latest.release} describes ${document.name}@${document.id}`);
  }
  if (document.contract !== CONTRACT_VERSION) {
    const stated = document.contract;
    throw new ContractError(`contract is ${stated}, this shell hosts ${CONTRACT_VERSION}`);
  }
  return document;
}

/** Runs a release's bundle and proves all its views. @throws for whatever keeps it from use */
export async function openBundle(
  document: ReleaseDocument,
  bytes: Buffer,
  options: { readonly modules: Readonly<Record<string, unknown>>; readonly timeoutMs: number },
): Promise<RemoteModule> {
  const { entry, files } = document.node;
  if (integrityOf(bytes) !== files[entry]?.integrity) {
    throw new TamperedError(`${entry} differs from its hash in the release document`);
  }
  const exported = runBundle(bytes.toString('utf8'), {
    filename: `${document.name}@${document.id}/${entry}`,
    ...options,
  });
  const module = checkModule(exported, document.name);
  await proveViews(module, options.timeoutMs);
  return module;
}
