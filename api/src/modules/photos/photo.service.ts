import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';
import { ulid } from 'ulid';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';
import type { Drizzle } from '#db/database.ts';
import { adPhotos } from '#db/tables/ad-drafts.ts';
import { Problem } from '#problem.ts';

import { getPhotoUrl } from './photo-url.ts';
import type { PhotoDraftStore } from './photo-draft-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { PhotoRefusedError, preparePhoto } from './prepare-photo.ts';

/** Hours for which an interrupted upload can be resumed. */
export const uploadLifetimeHours = 24;
/**
 * Maximum number of unfinished uploads for each photo that a draft may have. On bad connections,
 * each lost response leaves an unfinished upload behind.
 */
const maxUnfinishedUploadsPerPhoto = 3;

/** Adds uploaded photos to drafts. */
export interface PhotoUploads {
  /**
   * Adds a file to a draft; the caller must have checked who owns the draft. Adding the same file
   * again returns the photo that exists already.
   *
   * @throws PhotoRefusedError, Problem `record.not-found` if the draft does not exist
   */
  add(draftId: string, file: Buffer, id?: string): Promise<DraftPhoto>;
  /**
   * Checks that there is space for another photo in the draft. @throws PhotoRefusedError if the
   * draft is full
   */
  requireSpace(draftId: string): Promise<void>;
  /**
   * Registers a resumable upload. @throws PhotoRefusedError if the draft has too many unfinished
   * uploads
   */
  startUpload(draftId: string, uploadId: string): Promise<void>;
  /** Removes a finished or aborted upload from the list of unfinished uploads. */
  endUpload(draftId: string, uploadId: string): Promise<void>;
}

/** Creates the functions that add uploaded photos to one kind of draft. */
export function createPhotoUploads(
  db: Drizzle,
  store: PhotoStore,
  drafts: PhotoDraftStore,
): PhotoUploads {
  /**
   * Converts a file to a photo and stores it in a draft. The row is written before the file, so that
   * no file lacks a row: `deleteOrphanedPhotos` deletes both if a crash or a refusal leaves them
   * without a draft. Everything can be repeated, because browsers may send the last part of an
   * upload twice.
   */
  async function storePhoto(
    draftId: string,
    file: Buffer,
    hash: string,
    id: string,
  ): Promise<DraftPhoto> {
    const { bytes, width, height } = await preparePhoto(file);
    const photo = { id, src: getPhotoUrl({ id, width, height }), alt: '', width, height };
    const row = { id, draftId, width, height, bytes: bytes.length, sourceHash: hash };
    await db.insert(adPhotos).values(row).onConflictDoNothing();
    await store.write(id, bytes);
    if (!(await drafts.appendPhoto(db, draftId, photo))) throw new PhotoRefusedError('zu-viele');
    return photo;
  }

  async function getPhotos(draftId: string): Promise<readonly DraftPhoto[]> {
    const photos = await drafts.read(draftId);
    if (!photos) throw new Problem('record.not-found');
    return photos;
  }

  return {
    add: async (draftId, file, id = ulid()) => {
      const photos = await getPhotos(draftId);
      const hash = createHash('sha256').update(file).digest('base64url');
      const rows = await db
        .select({ id: adPhotos.id })
        .from(adPhotos)
        .where(and(eq(adPhotos.draftId, draftId), eq(adPhotos.sourceHash, hash)));
      const samePhotoIds = new Set([id, ...rows.map((row) => row.id)]);
      const existingPhoto = photos.find((photo) => samePhotoIds.has(photo.id));
      if (existingPhoto) return existingPhoto;
      if (photos.length >= drafts.max) throw new PhotoRefusedError('zu-viele');
      return storePhoto(draftId, file, hash, id);
    },
    requireSpace: async (draftId) => {
      const photos = await getPhotos(draftId);
      if (photos.length >= drafts.max) throw new PhotoRefusedError('zu-viele');
    },
    startUpload: async (draftId, id) => {
      const startedAt = Date.now();
      const limits = {
        max: maxUnfinishedUploadsPerPhoto * drafts.max,
        since: startedAt - uploadLifetimeHours * 3_600_000,
      };
      const isRegistered = await drafts.startUpload(draftId, { id, at: startedAt }, limits);
      if (!isRegistered) throw new PhotoRefusedError('zu-viele');
    },
    endUpload: (draftId, uploadId) => drafts.endUpload(draftId, uploadId),
  };
}
