import { createIdFromName, createUuidFromName } from './identity.ts';
import type { Folder } from './space.ts';

export function getFolderId(slug: string): number {
  return slug === '' ? 0 : createIdFromName(`folder:${slug}`);
}

/** Returns the slug of the folder that contains the given slug; an empty text at the root. */
export function getParentSlug(slug: string): string {
  return slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : '';
}

/**
 * Returns the folders with the given slugs and all their parent folders. A parent folder comes
 * before its subfolders.
 */
export function getFolders(slugs: Iterable<string>): readonly Folder[] {
  const folderSlugs = new Set<string>();
  for (const slug of slugs) {
    for (let folder = slug; folder !== ''; folder = getParentSlug(folder)) folderSlugs.add(folder);
  }
  return [...folderSlugs].toSorted().map((fullSlug) => ({
    id: getFolderId(fullSlug),
    uuid: createUuidFromName(`folder:${fullSlug}`),
    slug: fullSlug.slice(fullSlug.lastIndexOf('/') + 1),
    fullSlug,
    parentId: getFolderId(getParentSlug(fullSlug)),
  }));
}
