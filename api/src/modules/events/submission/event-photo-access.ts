import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { eventPhotoDesks } from '#db/tables/event-photo-drafts.ts';
import { events } from '#db/tables/events.ts';
import { isAtDesk } from '#modules/photos/is-moderator.ts';
import { photoIdOf } from '#modules/photos/photo-address.ts';
import type { PhotoAccess } from '#modules/photos/photo-access.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { submittedBy } from './submitted-mark.ts';

export interface EventPhotoAccessParts {
  readonly db: Drizzle;
  readonly viewers: RequireViewer;
  readonly signedIds: SignedIds;
}

async function findPhotoEvent(db: Drizzle, deskId: string) {
  const [found] = await db
    .select({
      id: events.id,
      state: events.state,
      refusal: events.refusal,
      ownerId: events.ownerId,
      ownerEmail: events.ownerEmail,
      ownerConfirmedAt: events.ownerConfirmedAt,
      publishedAt: events.publishedAt,
      pictures: events.pictures,
      change: events.change,
      desk: eventPhotoDesks.photos,
    })
    .from(eventPhotoDesks)
    .innerJoin(events, eq(events.id, eventPhotoDesks.eventId))
    .where(eq(eventPhotoDesks.id, deskId));
  return found;
}

type PhotoEvent = NonNullable<Awaited<ReturnType<typeof findPhotoEvent>>>;

/**
 * Whether a photo is still on its way: put together or waiting for the desk, which has refused nothing
 * of it. Then its address is told to nobody but who has the code of the Veranstaltung, which is all
 * that many who send one in have.
 */
function isOnItsWay({ refusal, state, pictures, change, desk }: PhotoEvent, id: string): boolean {
  if (state === 'abgelehnt' || refusal !== null) return false;
  const kept = [...pictures, ...(change?.pictures ?? []), ...desk];
  return kept.some(({ src }) => photoIdOf(src) === id);
}

/** As in the account: what an address sent in belongs to it once it was confirmed. */
const isOwner = ({ ownerId, ownerEmail, ownerConfirmedAt }: PhotoEvent, { id, email }: User) =>
  ownerId === id || (ownerConfirmedAt !== null && ownerEmail === email);

/**
 * Photos of a Veranstaltung are as public as it is: what was refused, taken out of the calendar or
 * exchanged is for whoever sent it in, by session or by the mark of the device, and for the desk.
 *
 * @param photo the photo, and the desk of pictures (`event_photo_desks`) it came by
 * @throws Problem `record.not-found`, for what was once shown `record.gone`
 */
export function createEventPhotoAccess(parts: EventPhotoAccessParts) {
  const { db, viewers, signedIds } = parts;
  return async (
    request: FastifyRequest,
    photo: { readonly id: string; readonly deskId: string },
  ): ReturnType<PhotoAccess> => {
    const event = await findPhotoEvent(db, photo.deskId);
    if (!event) throw new Problem('record.not-found');
    const shown = event.pictures.some(({ src }) => photoIdOf(src) === photo.id);
    if (shown && event.state === 'veroeffentlicht') return 'everybody';
    if (isOnItsWay(event, photo.id)) return 'asker';
    if (submittedBy(request, signedIds) === event.id) return 'asker';
    const user = await viewers.of(request);
    if (user !== null && isOwner(event, user)) return 'asker';
    if (await isAtDesk(viewers, request, user)) return 'asker';
    throw new Problem(event.publishedAt ? 'record.gone' : 'record.not-found');
  };
}

export type EventPhotoAccess = ReturnType<typeof createEventPhotoAccess>;
