import { getPhotoPath } from '#modules/photos/photo-store.ts';
import type { PhotoStore } from '#modules/photos/photo-store.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

import { computeChecksum } from './checksums.ts';

/** Maximum number of photos that are copied in parallel. */
const maxParallelCopies = 8;

export interface PhotoCopyResult {
  /** SHA-256 in hex by photo id. */
  readonly checksums: ReadonlyMap<string, string>;
  /** Ids of photos that the source store does not contain. */
  readonly missing: readonly string[];
}

/**
 * Copies photos from one store into another, reads each copy again and compares checksums.
 *
 * @throws Error naming a photo whose copy differs
 */
export async function copyPhotos(
  ids: readonly string[],
  sourceStore: PhotoStore,
  targetStore: PhotoStore,
): Promise<PhotoCopyResult> {
  const checksums = new Map<string, string>();
  const missingIds: string[] = [];
  const copyPhoto = async (id: string) => {
    const bytes = await sourceStore.read(id);
    if (!bytes) return void missingIds.push(id);
    await targetStore.write(id, bytes);
    const copiedBytes = await targetStore.read(id);
    if (!copiedBytes?.equals(bytes))
      throw new Error(`the copy of photo ${getPhotoPath(id)} has another checksum`);
    return void checksums.set(id, computeChecksum(bytes));
  };
  for (const batch of splitIntoBatches(ids, maxParallelCopies))
    await Promise.all(batch.map(copyPhoto));
  return { checksums, missing: missingIds };
}
