import { eq } from 'drizzle-orm';

import type {
  EventPhotoDraft,
  SaveEventPhotosRequest,
  SavedEventPhotos,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { DraftPhoto, ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import { arrangePhotos, parsePhotoId } from '#modules/photos/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { StoredEventRow } from './event-input.ts';
import type { EventCaseOpener } from './event-case-opener.ts';
import { getNextEventState } from './event-states.ts';
import { requireOwnEvent } from './submission.service.ts';
import { writePictures } from './write-event.ts';

/** Arranges the photos of the caller's own event in a photo draft and submits them. */
export interface EventPhotoService {
  /** @throws Problem `record.not-found`, or `record.state` if the event cannot be changed */
  read(code: string): Promise<EventPhotoDraft>;
  /**
   * Saves the order and the descriptions of the photos. If `done` is set, also submits the photos,
   * which are then reviewed like texts.
   * @throws Problem `record.changed`, `record.not-found`, `record.state`
   */
  save(request: SaveEventPhotosRequest): Promise<SavedEventPhotos>;
  /** @throws Problem `record.not-found` if the photo draft does not exist */
  requirePhotoDraft(id: string): Promise<void>;
}

interface EventPhotoDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly caseOpener: EventCaseOpener;
  readonly notifyTaskRunner: () => void;
}

const toDraftPhoto = (picture: ShownPhoto): DraftPhoto => ({
  ...picture,
  id: parsePhotoId(picture.src) ?? picture.src.slice(-40),
});

/**
 * Returns the pictures to publish. A picture without a description gets the event's title and the
 * picture's position as description.
 */
const toPublicPictures = (photos: readonly DraftPhoto[], title: string): ShownPhoto[] =>
  photos.map(({ src, alt, width, height }, index) => ({
    src,
    alt: alt || `${title}, Bild ${index + 1}`,
    width,
    height,
  }));

/**
 * Finds or creates the photo draft of the event and locks it. A new photo draft contains the
 * pending pictures, or the published pictures if none are pending.
 */
async function openPhotoDraft(tx: Executor, { id: eventId, change, pictures }: StoredEventRow) {
  const photos = (change?.pictures ?? pictures).map(toDraftPhoto);
  await tx.insert(eventPhotoDrafts).values({ eventId, photos }).onConflictDoNothing();
  const [photoDraft] = await tx
    .select()
    .from(eventPhotoDrafts)
    .where(eq(eventPhotoDrafts.eventId, eventId))
    .for('update');
  if (!photoDraft) throw new Problem('record.not-found');
  return photoDraft;
}

async function findPhotoDraft(tx: Executor, eventId: string) {
  const [photoDraft] = await tx
    .select()
    .from(eventPhotoDrafts)
    .where(eq(eventPhotoDrafts.eventId, eventId));
  return photoDraft;
}

export function createEventPhotos(dependencies: EventPhotoDependencies): EventPhotoService {
  const { db, signedIds, caseOpener, notifyTaskRunner } = dependencies;
  return {
    read: (code) =>
      db.transaction(async (tx) => {
        const event = await requireOwnEvent(tx, signedIds, code);
        if (!getNextEventState(event.state, 'edit') || !event.schedule) {
          throw new Problem('record.state');
        }
        const photoDraft =
          (await findPhotoDraft(tx, event.id)) ?? (await openPhotoDraft(tx, event));
        const { id, version, photos } = photoDraft;
        return { id, version, title: event.title, state: event.state, photos };
      }),
    save: async ({ code, version, photos: photoOrder, done }) => {
      const savedDraft = await db.transaction(async (tx) => {
        const event = await requireOwnEvent(tx, signedIds, code);
        const photoDraft = await openPhotoDraft(tx, event);
        if (photoDraft.version !== version) throw new Problem('record.changed');
        const photos = arrangePhotos(photoDraft.photos, photoOrder);
        const nextVersion = version + 1;
        await tx
          .update(eventPhotoDrafts)
          .set({ photos, version: nextVersion })
          .where(eq(eventPhotoDrafts.id, photoDraft.id));
        const { title, state } = event;
        if (!done) return { version: nextVersion, state };
        const pictures = toPublicPictures(photos, title);
        return {
          version: nextVersion,
          state: await writePictures(tx, caseOpener, event, pictures),
        };
      });
      notifyTaskRunner();
      return savedDraft;
    },
    requirePhotoDraft: async (id) => {
      const [photoDraft] = await db
        .select({ id: eventPhotoDrafts.id })
        .from(eventPhotoDrafts)
        .where(eq(eventPhotoDrafts.id, id));
      if (!photoDraft) throw new Problem('record.not-found');
    },
  };
}
