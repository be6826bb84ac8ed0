import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ulid } from 'ulid';
import type { DeskPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type { Drizzle } from '#db/database.ts';
import { adPhotos } from '#db/tables/ad-drafts.ts';
import { Problem } from '#problem.ts';

import { photoAddress } from './photo-address.ts';
import type { PhotoShelf } from './photo-draft.ts';
import type { PhotoStore } from './photo-store.ts';
import { makeVariant } from './photo-variant.ts';
import type { PhotoVariant } from './photo-variant.ts';
import { PhotoRefusedError, preparePhoto } from './prepare-photo.ts';

const cachedBytes = 64 * 1024 * 1024;
/** Hours for which an upload that broke off can be taken up again. */
export const uploadHours = 24;
/** Unfinished files a place: on a line that breaks a lost answer leaves one behind. */
const begunPerPlace = 3;

/** Photos on their way onto a shelf. */
export interface PhotoIntake {
  /**
   * Adds a file to a shelf, whose owner was checked; the same file again is the same photo.
   *
   * @throws PhotoRefusedError, Problem `record.not-found` without such a shelf
   */
  add(shelfId: string, file: Buffer, id?: string): Promise<DeskPhoto>;
  /** @throws PhotoRefusedError without room, Problem `record.not-found` without such a shelf */
  checkRoom(shelfId: string): Promise<void>;
  /** A file is on its way piece by piece. @throws PhotoRefusedError when too many are */
  begin(shelfId: string, uploadId: string): Promise<void>;
  /** It has arrived, or was given up. */
  end(shelfId: string, uploadId: string): Promise<void>;
}

/** Photos in the sizes that pages ask for. Null when there is no such photo. */
export type ShowPhoto = (id: string, variant: PhotoVariant | null) => Promise<Buffer | null>;

/** Takes photos onto the shelves of one kind. */
export function createPhotoIntake(db: Drizzle, store: PhotoStore, shelf: PhotoShelf): PhotoIntake {
  /** Nothing is done about pictures inside a transaction: it would keep everybody waiting. */
  async function keep(shelfId: string, file: Buffer, hash: string, id: string): Promise<DeskPhoto> {
    const { bytes, width, height } = await preparePhoto(file);
    const photo = { id, src: photoAddress({ id, width, height }), alt: '', width, height };
    await store.write(id, bytes);
    const row = { id, draftId: shelfId, width, height, bytes: bytes.length, sourceHash: hash };
    await db.transaction(async (tx) => {
      const fresh = await tx
        .insert(adPhotos)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: adPhotos.id });
      // The last piece was sent twice, because the answer to it was lost: the other one has put it there.
      if (fresh.length === 0) return;
      if (!(await shelf.append(tx, shelfId, photo))) throw new PhotoRefusedError('zu-viele');
    });
    return photo;
  }

  async function photosOf(shelfId: string): Promise<readonly DeskPhoto[]> {
    const photos = await shelf.read(shelfId);
    if (!photos) throw new Problem('record.not-found');
    return photos;
  }

  return {
    add: async (shelfId, file, id = ulid()) => {
      const photos = await photosOf(shelfId);
      const hash = createHash('sha256').update(file).digest('base64url');
      const rows = await db
        .select({ id: adPhotos.id })
        .from(adPhotos)
        .where(and(eq(adPhotos.draftId, shelfId), eq(adPhotos.sourceHash, hash)));
      const known = new Set([id, ...rows.map((row) => row.id)]);
      const same = photos.find((photo) => known.has(photo.id));
      if (same) return same;
      if (photos.length >= shelf.most) throw new PhotoRefusedError('zu-viele');
      return keep(shelfId, file, hash, id);
    },
    checkRoom: async (shelfId) => {
      const photos = await photosOf(shelfId);
      if (photos.length >= shelf.most) throw new PhotoRefusedError('zu-viele');
    },
    begin: async (shelfId, id) => {
      const at = Date.now();
      const limits = { most: begunPerPlace * shelf.most, since: at - uploadHours * 3_600_000 };
      const begun = await shelf.start(shelfId, { id, at }, limits);
      if (!begun) throw new PhotoRefusedError('zu-viele');
    },
    end: (shelfId, uploadId) => shelf.end(shelfId, uploadId),
  };
}

/** Shows photos, the last ones without making them again. */
export function createShowPhoto(store: PhotoStore): ShowPhoto {
  const variants = new LRUCache<string, Buffer>({
    maxSize: cachedBytes,
    sizeCalculation: (bytes) => bytes.length,
  });
  return async (id, variant) => {
    const key = variant && `${id}/${variant.width}/${variant.shape}/${variant.blur}`;
    const known = key && variants.get(key);
    if (known) return known;
    const master = await store.read(id);
    if (!master || !key) return master;
    const made = await makeVariant(master, variant);
    variants.set(key, made);
    return made;
  };
}
