import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseRelease } from '#release/parse-documents.ts';
import { signProof } from '#release/signature.ts';
import { readDocument, requireComplete } from '#publish/stored-release.ts';
import type { StoredDocument } from '#publish/stored-release.ts';
import type { Signer } from '#publish/vouched.ts';
import { isVouched, UnvouchedError } from '#publish/vouched.ts';
import { documentPath, mapsPath, proofPath, releasePath } from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { eachOf, StoreConflictError } from '#store/release-store.ts';

export interface Upload {
  /** Files that were sent; 0 when the release lay in the store already. */
  readonly files: number;
  /** Bytes that were sent. */
  readonly bytes: number;
}

/**
 * Lays a release down in a store without making it live. Files first, then the release document,
 * then its proof: at no moment does a document name a file that is not there, and an upload that
 * was cut off leaves nothing that anybody reads. A release that is there keeps its document.
 *
 * @param previous release that is live now
 * @throws when what lies in the store afterwards is not this release
 * @throws {UnvouchedError} when somebody else laid down another release under this id
 */
export async function uploadRelease(
  build: RemoteBuild,
  store: ReleaseStore,
  target: Signer & { readonly previous: string | null },
): Promise<Upload> {
  const { name, id } = build;
  const known = await readDocument(store, name, id);
  const sent = known ? { files: 0, bytes: 0 } : await sendFiles(build, store);
  if (!known) {
    await sendDocument(store, { ...build.document, previous: target.previous });
  }
  const stored = await requireComplete(store, name, id, !known);
  if (!(await isVouched(store, name, stored, target.trusted))) {
    requireSame(build, stored, store);
    const { bytes } = stored;
    const proof = signProof(name, { id, integrity: integrityOf(bytes) }, target.privateKey);
    await store.write(proofPath(name, id), Buffer.from(`${JSON.stringify(proof)}\n`));
  }
  return sent;
}

/** Nobody vouches for it yet: it must be what was built and checked here. */
function requireSame(
  { name, id, document }: RemoteBuild,
  stored: StoredDocument,
  store: ReleaseStore,
) {
  const told = ({ contract, revision, web, node }: ReleaseDocument) =>
    JSON.stringify([contract, revision ?? 0, web, node]);
  if (told(stored.document) === told(parseRelease(JSON.stringify(document)))) return;
  throw new UnvouchedError(`${name}@${id} in ${store.address} differs from this build and`);
}

async function sendFiles(build: RemoteBuild, store: ReleaseStore): Promise<Upload> {
  const folders = [
    ['web', `${releasePath(build.name, build.id)}/web`],
    ['node', `${releasePath(build.name, build.id)}/node`],
    ['maps', mapsPath(build.name, build.id)],
  ] as const;
  let files = 0;
  let bytes = 0;
  for (const [folder, target] of folders) {
    const source = join(build.folder, folder);
    const names = await readdir(source).catch((error: NodeJS.ErrnoException) => {
      if (folder === 'maps' && error.code === 'ENOENT') return [];
      throw error;
    });
    await eachOf(names, async (name) => {
      const content = await readFile(join(source, name));
      await store.write(`${target}/${name}`, content);
      files += 1;
      bytes += content.length;
    });
  }
  return { files, bytes };
}

async function sendDocument(store: ReleaseStore, document: ReleaseDocument): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(document)}\n`);
  try {
    await store.writeAtomic(documentPath(document.name, document.id), content, null);
  } catch (error) {
    // Somebody uploads the same release at the same time: the same files, then, and one document.
    if (!(error instanceof StoreConflictError)) throw error;
  }
}
