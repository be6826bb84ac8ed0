import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseRelease } from '#release/parse-documents.ts';
import { signRelease } from '#release/signature.ts';
import { readDocument, requireCompleteRelease } from '#publish/stored-release.ts';
import type { StoredDocument } from '#publish/stored-release.ts';
import type { Signer } from '#publish/trusted-signature.ts';
import { hasTrustedSignature, UntrustedSignatureError } from '#publish/trusted-signature.ts';
import {
  getDocumentPath,
  getSourceMapsPath,
  getSignaturePath,
  getReleasePath,
} from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { forEachConcurrently, StoreConflictError } from '#store/release-store.ts';

export interface UploadResult {
  /** Number of uploaded files; 0 when the release was in the store already. */
  readonly files: number;
  /** Number of uploaded bytes. */
  readonly bytes: number;
}

/**
 * Uploads a release without making it live. Uploads the files first, then the document, then the
 * signature, so that no document names a missing file. If the store contains the release already,
 * its stored document is kept.
 *
 * @param target signing keys; `previous` is the id of the current live release, which the uploaded
 *   document names
 * @throws when the stored files do not match the release document
 * @throws {UntrustedSignatureError} when the store holds a different, unsigned release with this id
 */
export async function uploadRelease(
  build: RemoteBuild,
  store: ReleaseStore,
  target: Signer & { readonly previous: string | null },
): Promise<UploadResult> {
  const { name, id } = build;
  const storedRelease = await readDocument(store, name, id);
  const uploadResult = storedRelease ? { files: 0, bytes: 0 } : await uploadFiles(build, store);
  if (!storedRelease) {
    await uploadDocument(store, { ...build.document, previous: target.previous });
  }
  const storedDocument = await requireCompleteRelease(store, name, id, !storedRelease);
  if (!(await hasTrustedSignature(store, name, storedDocument, target.trustedKeys))) {
    assertSameRelease(build, storedDocument, store);
    const { bytes } = storedDocument;
    const signature = signRelease(
      name,
      { id, integrity: computeIntegrity(bytes) },
      target.privateKey,
    );
    await store.write(getSignaturePath(name, id), Buffer.from(`${JSON.stringify(signature)}\n`));
  }
  return uploadResult;
}

/** Checks that an unsigned stored release equals the build, before the stored release is signed. */
function assertSameRelease(
  { name, id, document }: RemoteBuild,
  storedDocument: StoredDocument,
  store: ReleaseStore,
) {
  const toComparableText = ({ contract, revision, web, node }: ReleaseDocument) =>
    JSON.stringify([contract, revision ?? 0, web, node]);
  if (
    toComparableText(storedDocument.document) ===
    toComparableText(parseRelease(JSON.stringify(document)))
  )
    return;
  throw new UntrustedSignatureError(
    `${name}@${id} in ${store.location} differs from this build and`,
  );
}

async function uploadFiles(build: RemoteBuild, store: ReleaseStore): Promise<UploadResult> {
  const folders = [
    ['web', `${getReleasePath(build.name, build.id)}/web`],
    ['node', `${getReleasePath(build.name, build.id)}/node`],
    ['maps', getSourceMapsPath(build.name, build.id)],
  ] as const;
  let files = 0;
  let bytes = 0;
  for (const [folder, target] of folders) {
    const source = join(build.folder, folder);
    const names = await readdir(source).catch((error: NodeJS.ErrnoException) => {
      if (folder === 'maps' && error.code === 'ENOENT') return [];
      throw error;
    });
    await forEachConcurrently(names, async (name) => {
      const content = await readFile(join(source, name));
      await store.write(`${target}/${name}`, content);
      files += 1;
      bytes += content.length;
    });
  }
  return { files, bytes };
}

async function uploadDocument(store: ReleaseStore, document: ReleaseDocument): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(document)}\n`);
  try {
    await store.writeAtomic(getDocumentPath(document.name, document.id), content, null);
  } catch (error) {
    // Ignores a conflict: a concurrent upload has written the document of the same release.
    if (!(error instanceof StoreConflictError)) throw error;
  }
}
