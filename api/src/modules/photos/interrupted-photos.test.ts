import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DraftPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import { adPhotos } from '#db/tables/ad-drafts.ts';
import { createSamplePicture } from '#testing/messages.ts';
import { openTestDatabase } from '#testing/test-database.ts';

import { deleteOrphanedPhotos, orphanLifetimeHours } from './delete-orphaned-photos.ts';
import type { PhotoDraftStore } from './photo-draft-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { createPhotoUploads } from './photo.service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.end());

/** A store and a draft in memory; `fail` is called before a file is written and a photo appended. */
function createUploads(fail: (step: 'write' | 'append') => void) {
  const files = new Map<string, Buffer>();
  const photos: DraftPhoto[] = [];
  const store: PhotoStore = {
    write: async (id, bytes) => {
      fail('write');
      files.set(id, bytes);
    },
    read: async (id) => files.get(id) ?? null,
    remove: async (id) => void files.delete(id),
  };
  const drafts = {
    max: 20,
    read: async () => photos,
    appendPhoto: async (_tx: unknown, _id: string, photo: DraftPhoto) => {
      fail('append');
      return photos.push(photo) > 0;
    },
  } as unknown as PhotoDraftStore;
  return { files, photos, store, uploads: createPhotoUploads(database.drizzle, store, drafts) };
}

const listRows = () => database.drizzle.select({ id: adPhotos.id }).from(adPhotos);

test.each(['write', 'append'] as const)(
  'an upload that ends before „%s“ leaves a row, which is deleted with its file',
  async (failingStep) => {
    const { files, photos, store, uploads } = createUploads((step) => {
      if (step === failingStep) throw new Error('interrupted');
    });
    await expect(uploads.add('draft', await createSamplePicture())).rejects.toThrow('interrupted');
    expect(photos).toEqual([]);
    const rows = await listRows();
    expect(rows).toHaveLength(1);
    expect([...files.keys()]).toEqual(failingStep === 'append' ? [rows[0]?.id] : []);

    await database.pool.query(
      `update ad_photos set created_at = now() - interval '${orphanLifetimeHours + 1} hours'`,
    );
    expect(await deleteOrphanedPhotos(database.drizzle, store)).toBe(1);
    expect(files.size).toBe(0);
    expect(await listRows()).toEqual([]);
  },
);
