import type { KeyObject } from 'node:crypto';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { flip } from '@gruenland/federation/publish/flip.ts';
import { readStoredLatest } from '@gruenland/federation/publish/stored-release.ts';
import {
  getDocumentPath,
  getSignaturePath,
  getReleasePath,
} from '@gruenland/federation/publish/store-layout.ts';
import { createSoleSigner } from '@gruenland/federation/publish/trusted-signature.ts';
import { computeIntegrity } from '@gruenland/federation/release/integrity.ts';
import { signRelease } from '@gruenland/federation/release/signature.ts';
import { FolderStore } from '@gruenland/federation/store/folder-store.ts';
import type { BuiltRelease } from './built-release.ts';

/** Publishes a built release to a folder, as the release command does. */
export async function publishToFolder(
  folder: string,
  release: BuiltRelease,
  key: KeyObject,
): Promise<void> {
  await uploadToFolder(folder, release, key);
  await flipInFolder(folder, release.document, key);
}

/** Uploads a release and its signature, but does not make the release live. */
export async function uploadToFolder(
  folder: string,
  { document, web, node }: BuiltRelease,
  key: KeyObject,
): Promise<void> {
  const store = new FolderStore(folder);
  const { name, id } = document;
  for (const [side, files] of Object.entries({ web, node }))
    for (const [file, content] of files)
      await store.write(`${getReleasePath(name, id)}/${side}/${file}`, content);
  const bytes = Buffer.from(JSON.stringify(document));
  const signedRelease = signRelease(name, { id, integrity: computeIntegrity(bytes) }, key);
  await store.write(getDocumentPath(name, id), bytes);
  await store.write(getSignaturePath(name, id), Buffer.from(JSON.stringify(signedRelease)));
}

/**
 * Makes an uploaded release live. Starts a canary if one is given, and otherwise ends a running
 * one.
 */
export async function flipInFolder(
  folder: string,
  { name, id }: Pick<ReleaseDocument, 'name' | 'id'>,
  key: KeyObject,
  canary: { readonly id: string; readonly share: number } | null = null,
): Promise<void> {
  const store = new FolderStore(folder);
  const flipOrder = {
    kind: canary ? 'canary' : 'release',
    id,
    canary,
    note: null,
    person: null,
  } as const;
  await flip(store, name, flipOrder, await readStoredLatest(store, name), createSoleSigner(key));
}
