import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { integrityOf } from '#release/integrity.ts';
import { parseLatest, parseRelease } from '#release/parse-documents.ts';
import { documentPath, latestPath, releasePath } from '#publish/store-layout.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { eachOf } from '#store/release-store.ts';

/** What is live, and the very bytes that say so. */
export interface LiveStatement {
  readonly latest: LatestDocument;
  readonly bytes: Buffer;
}

/** A release document as it lies in a store. */
export interface StoredDocument {
  readonly document: ReleaseDocument;
  readonly bytes: Buffer;
}

/** What is live of a remote, null before its first release. */
export async function readLive(store: ReleaseStore, remote: string): Promise<LiveStatement | null> {
  const bytes = await store.read(latestPath(remote));
  return bytes && { latest: parseLatest(bytes.toString('utf8')), bytes };
}

/** @throws when nothing of that remote was ever released */
export async function requireLive(store: ReleaseStore, remote: string): Promise<LiveStatement> {
  const live = await readLive(store, remote);
  if (live) return live;
  const known = await releasedRemotes(store);
  const names = known.length > 0 ? `; known: ${known.join(', ')}` : '';
  throw new Error(`${remote} was never released in ${store.address}${names}`);
}

/** Names of all remotes with a release that is live. */
export async function releasedRemotes(store: ReleaseStore): Promise<string[]> {
  const folders = (await store.folders('')).filter((name) => name !== 'maps');
  const live = await Promise.all(folders.map((name) => store.exists(latestPath(name))));
  return folders.filter((_, index) => live[index]);
}

/** The document of a release, null when the release is not in the store. */
export async function readDocument(
  store: ReleaseStore,
  remote: string,
  id: string,
): Promise<StoredDocument | null> {
  const bytes = await store.read(documentPath(remote, id));
  return bytes && { document: parseRelease(bytes.toString('utf8')), bytes };
}

/**
 * A release that can go live: its document, with every file it names in its place.
 *
 * @param thorough reads every file back and compares it with its hash; else the server's bundle
 * @throws naming what is missing or damaged
 */
export async function requireComplete(
  store: ReleaseStore,
  remote: string,
  id: string,
  thorough: boolean,
): Promise<StoredDocument> {
  const stored = await readDocument(store, remote, id);
  if (!stored) throw new Error(`${remote} has no release ${id} in ${store.address}`);
  const { web, node } = stored.document;
  const folder = releasePath(remote, id);
  const present = new Set(await store.list(folder));
  const files = [
    ...Object.entries(node.files).map(([file, { integrity }]) => [`node/${file}`, integrity]),
    ...Object.entries(web.files).map(([file, { integrity }]) => [`web/${file}`, integrity]),
  ] as const;
  const missing = files.filter(([file = '']) => !present.has(`${folder}/${file}`));
  if (missing.length > 0) {
    throw new Error(`${remote}@${id} is not complete in the store: ${missing[0]?.[0]} is missing`);
  }
  const compared = thorough ? files : files.filter(([file]) => file === `node/${node.entry}`);
  await eachOf(compared, async ([file, integrity]) => {
    const content = await store.read(`${folder}/${file}`);
    if (content && integrityOf(content) === integrity) return;
    throw new Error(`${remote}@${id} is damaged in the store: ${file} differs from its hash`);
  });
  return stored;
}
