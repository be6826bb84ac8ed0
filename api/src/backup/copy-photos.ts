import { photoPath } from '#modules/photos/photo-store.ts';
import type { PhotoStore } from '#modules/photos/photo-store.ts';

import { checksumOfBytes } from './checksums.ts';

/** Photos on their way at once. */
const atOnce = 8;

/** What became of photos that were to be copied. */
export interface CopiedPhotos {
  /** SHA-256 in hex by id. */
  readonly sums: ReadonlyMap<string, string>;
  /** Ids that were not there. */
  readonly missing: readonly string[];
}

/**
 * Copies photos from one store into another and reads each again where it arrived.
 *
 * @throws Error naming a photo that arrived as something else
 */
export async function copyPhotos(
  ids: readonly string[],
  from: PhotoStore,
  to: PhotoStore,
): Promise<CopiedPhotos> {
  const sums = new Map<string, string>();
  const missing: string[] = [];
  const copyOne = async (id: string) => {
    const bytes = await from.read(id);
    if (!bytes) return void missing.push(id);
    await to.write(id, bytes);
    const arrived = await to.read(id);
    if (!arrived?.equals(bytes)) throw new Error(`photo ${photoPath(id)} did not arrive as it is`);
    return void sums.set(id, checksumOfBytes(bytes));
  };
  for (let at = 0; at < ids.length; at += atOnce) {
    await Promise.all(ids.slice(at, at + atOnce).map(copyOne));
  }
  return { sums, missing };
}
