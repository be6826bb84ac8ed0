import { eq } from 'drizzle-orm';

import type {
  EventPhotoDesk,
  SaveEventPhotosRequest,
  SavedEventPhotos,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import type { DeskPhoto, ShownPhoto } from '@gruenland/shared-contracts/api/photos.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { eventPhotoDesks } from '#db/tables/event-photo-drafts.ts';
import { arrangedPhotos } from '#modules/photos/arranged-photos.ts';
import { photoIdOf } from '#modules/photos/photo-address.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import type { StoredEventRow } from './event-input.ts';
import type { EventReview } from './event-review.ts';
import { afterEventStep } from './event-states.ts';
import { ownEvent } from './submission.service.ts';
import { writePictures } from './write-event.ts';

/** Pictures of one's own Veranstaltung: put together on a desk, then taken over. */
export interface EventPhotoService {
  /** @throws Problem `record.not-found`, `record.state` where nothing can be changed */
  read(code: string): Promise<EventPhotoDesk>;
  /**
   * Keeps order and texts; `done` makes them pictures of the Veranstaltung, which are looked at as
   * its texts are.
   * @throws Problem `record.changed`, `record.not-found`, `record.state`
   */
  save(request: SaveEventPhotosRequest): Promise<SavedEventPhotos>;
  /** @throws Problem `record.not-found` for a desk that nobody opened */
  checkDesk(id: string): Promise<void>;
}

interface Parts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly review: EventReview;
  readonly wakeJobs: () => void;
}

const onDesk = (picture: ShownPhoto): DeskPhoto => ({
  ...picture,
  id: photoIdOf(picture.src) ?? picture.src.slice(-40),
});

/** What a Veranstaltung shows; a picture that nobody described is named after it. */
const shownOf = (photos: readonly DeskPhoto[], title: string): ShownPhoto[] =>
  photos.map(({ src, alt, width, height }, at) => ({
    src,
    alt: alt || `${title}, Bild ${at + 1}`,
    width,
    height,
  }));

/** The desk of a Veranstaltung, locked; it begins with what is shown or waits to be. */
async function deskOf(tx: Executor, { id: eventId, change, pictures }: StoredEventRow) {
  const photos = (change?.pictures ?? pictures).map(onDesk);
  await tx.insert(eventPhotoDesks).values({ eventId, photos }).onConflictDoNothing();
  const [desk] = await tx
    .select()
    .from(eventPhotoDesks)
    .where(eq(eventPhotoDesks.eventId, eventId))
    .for('update');
  if (!desk) throw new Problem('record.not-found');
  return desk;
}

export function createEventPhotos(parts: Parts): EventPhotoService {
  const { db, signedIds, review, wakeJobs } = parts;
  return {
    read: (code) =>
      db.transaction(async (tx) => {
        const event = await ownEvent(tx, signedIds, code);
        if (!afterEventStep(event.state, 'edit') || !event.schedule) {
          throw new Problem('record.state');
        }
        const { id, version, photos } = await deskOf(tx, event);
        return { id, version, title: event.title, state: event.state, photos };
      }),
    save: async ({ code, version, photos: order, done }) => {
      const saved = await db.transaction(async (tx) => {
        const event = await ownEvent(tx, signedIds, code);
        const desk = await deskOf(tx, event);
        if (desk.version !== version) throw new Problem('record.changed');
        const photos = arrangedPhotos(desk.photos, order);
        const next = version + 1;
        await tx
          .update(eventPhotoDesks)
          .set({ photos, version: next })
          .where(eq(eventPhotoDesks.id, desk.id));
        const { title, state } = event;
        if (!done) return { version: next, state };
        const pictures = shownOf(photos, title);
        return { version: next, state: await writePictures(tx, review, event, pictures) };
      });
      wakeJobs();
      return saved;
    },
    checkDesk: async (id) => {
      const [desk] = await db
        .select({ id: eventPhotoDesks.id })
        .from(eventPhotoDesks)
        .where(eq(eventPhotoDesks.id, id));
      if (!desk) throw new Problem('record.not-found');
    },
  };
}
