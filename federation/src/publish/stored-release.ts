import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { computeIntegrity } from '#release/integrity.ts';
import { parseLatest, parseRelease } from '#release/parse-documents.ts';
import { getDocumentPath, getLatestPath, getReleasePath } from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { forEachConcurrently } from '#store/release-store.ts';

/** The parsed `latest.json` and its exact bytes. */
export interface StoredLatest {
  readonly latest: LatestDocument;
  readonly bytes: Buffer;
}

/** A release document in the store and its exact bytes. */
export interface StoredDocument {
  readonly document: ReleaseDocument;
  readonly bytes: Buffer;
}

/**
 * Reads the `latest.json` of a remote; null before its first release. The release that it names may
 * be withdrawn.
 */
export async function readStoredLatest(
  store: ReleaseStore,
  remote: string,
): Promise<StoredLatest | null> {
  const bytes = await store.read(getLatestPath(remote));
  return bytes && { latest: parseLatest(bytes.toString('utf8')), bytes };
}

/** @throws when the remote was never released */
export async function requireStoredLatest(
  store: ReleaseStore,
  remote: string,
): Promise<StoredLatest> {
  const storedLatest = await readStoredLatest(store, remote);
  if (storedLatest) return storedLatest;
  const releasedNames = await listReleasedRemotes(store);
  const names = releasedNames.length > 0 ? `; known: ${releasedNames.join(', ')}` : '';
  throw new Error(`${remote} was never released in ${store.location}${names}`);
}

/** Lists the names of all remotes that were ever released; their releases may be withdrawn. */
export async function listReleasedRemotes(store: ReleaseStore): Promise<string[]> {
  const folders = (await store.listFolders('')).filter((name) => name !== 'maps');
  const releasedFlags = await Promise.all(folders.map((name) => store.exists(getLatestPath(name))));
  return folders.filter((_, index) => releasedFlags[index]);
}

/** Reads a release document; null when the release is not in the store. */
export async function readDocument(
  store: ReleaseStore,
  remote: string,
  id: string,
): Promise<StoredDocument | null> {
  const bytes = await store.read(getDocumentPath(remote, id));
  return bytes && { document: parseRelease(bytes.toString('utf8')), bytes };
}

/**
 * Reads the document of a release and checks that all its files are in the store.
 *
 * @param shouldCheckAllFiles whether to compare every file with its hash; false: only the server
 *   bundle
 * @throws with a message that names the missing or damaged file
 */
export async function requireCompleteRelease(
  store: ReleaseStore,
  remote: string,
  id: string,
  shouldCheckAllFiles: boolean,
): Promise<StoredDocument> {
  const storedDocument = await readDocument(store, remote, id);
  if (!storedDocument) throw new Error(`${remote} has no release ${id} in ${store.location}`);
  const { web, node } = storedDocument.document;
  const folder = getReleasePath(remote, id);
  const storedPaths = new Set(await store.list(folder));
  const files = [
    ...Object.entries(node.files).map(([file, { integrity }]) => [`node/${file}`, integrity]),
    ...Object.entries(web.files).map(([file, { integrity }]) => [`web/${file}`, integrity]),
  ] as const;
  const missingFiles = files.filter(([file = '']) => !storedPaths.has(`${folder}/${file}`));
  if (missingFiles.length > 0) {
    throw new Error(
      `${remote}@${id} is not complete in the store: ${missingFiles[0]?.[0]} is missing`,
    );
  }
  const filesToCheck = shouldCheckAllFiles
    ? files
    : files.filter(([file]) => file === `node/${node.entry}`);
  await forEachConcurrently(filesToCheck, async ([file, integrity]) => {
    const content = await store.read(`${folder}/${file}`);
    if (content && computeIntegrity(content) === integrity) return;
    throw new Error(`${remote}@${id} is damaged in the store: ${file} differs from its hash`);
  });
  return storedDocument;
}
