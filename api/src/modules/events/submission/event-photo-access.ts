import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import { events } from '#db/tables/events.ts';
import { isModerator, parsePhotoId } from '#modules/photos/interface.ts';
import type { PhotoAccess } from '#modules/photos/interface.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { readSubmittedEvent } from './submitted-cookie.ts';

export interface EventPhotoAccessDependencies {
  readonly db: Drizzle;
  readonly viewerChecks: ViewerChecks;
  readonly signedIds: IdSigner;
}

async function findPhotoEvent(db: Drizzle, photoDraftId: string) {
  const [photoEvent] = await db
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
      draftPhotos: eventPhotoDrafts.photos,
    })
    .from(eventPhotoDrafts)
    .innerJoin(events, eq(events.id, eventPhotoDrafts.eventId))
    .where(eq(eventPhotoDrafts.id, photoDraftId));
  return photoEvent;
}

type PhotoEvent = NonNullable<Awaited<ReturnType<typeof findPhotoEvent>>>;

/**
 * Returns whether a photo is in a draft or under review and was not rejected. Such a photo needs no
 * further access check, because only people with the event's code can know the URL of the photo.
 */
function isPendingPhoto(
  { refusal, state, pictures, change, draftPhotos }: PhotoEvent,
  id: string,
): boolean {
  if (state === 'rejected' || refusal !== null) return false;
  const submittedPhotos = [...pictures, ...(change?.pictures ?? []), ...draftPhotos];
  return submittedPhotos.some(({ src }) => parsePhotoId(src) === id);
}

/**
 * Returns whether the event belongs to the account: the account submitted it, or the account's
 * email address is the confirmed address of the submitter. The account page uses the same rule.
 */
const isOwner = ({ ownerId, ownerEmail, ownerConfirmedAt }: PhotoEvent, { id, email }: User) =>
  ownerId === id || (ownerConfirmedAt !== null && ownerEmail === email);

/**
 * Creates the function that decides who may see an event photo. Everybody may see the current
 * photos of a published event. Only the submitter (by session or device cookie) and moderators may
 * see photos that were rejected, unpublished or replaced.
 *
 * @param photo the photo and its photo draft (`photoDraftId`)
 * @throws Problem `record.not-found`, or `record.gone` if the event was published before
 */
export function createEventPhotoAccess(dependencies: EventPhotoAccessDependencies) {
  const { db, viewerChecks, signedIds } = dependencies;
  return async (
    request: FastifyRequest,
    photo: { readonly id: string; readonly photoDraftId: string },
  ): ReturnType<PhotoAccess> => {
    const event = await findPhotoEvent(db, photo.photoDraftId);
    if (!event) throw new Problem('record.not-found');
    const isPublic = event.pictures.some(({ src }) => parsePhotoId(src) === photo.id);
    if (isPublic && event.state === 'published') return 'everybody';
    if (isPendingPhoto(event, photo.id)) return 'caller';
    if (readSubmittedEvent(request, signedIds) === event.id) return 'caller';
    const user = await viewerChecks.findUser(request);
    if (user !== null && isOwner(event, user)) return 'caller';
    if (await isModerator(viewerChecks, request, user)) return 'caller';
    throw new Problem(event.publishedAt ? 'record.gone' : 'record.not-found');
  };
}
