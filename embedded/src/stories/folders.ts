import { idFromName, uuidFromName } from './identity.ts';
import type { Folder } from './space.ts';

export function folderId(slug: string): number {
  return slug === '' ? 0 : idFromName(`folder:${slug}`);
}

/** Slug of the parent folder; empty at the root. */
export function parentSlug(slug: string): string {
  return slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : '';
}

/** All folders for the given folder slugs including their parents, parents first. */
export function foldersOf(slugs: Iterable<string>): readonly Folder[] {
  const wanted = new Set<string>();
  for (const slug of slugs) {
    for (let folder = slug; folder !== ''; folder = parentSlug(folder)) wanted.add(folder);
  }
  return [...wanted].toSorted().map((fullSlug) => ({
    id: folderId(fullSlug),
    uuid: uuidFromName(`folder:${fullSlug}`),
    slug: fullSlug.slice(fullSlug.lastIndexOf('/') + 1),
    fullSlug,
    parentId: folderId(parentSlug(fullSlug)),
  }));
}
