import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '#db/database.ts';
import { adDrafts, adPhotos } from '#db/tables/ad-drafts.ts';
import { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import { ads as ad } from '#db/tables/ads.ts';
import type { PhotoAccess } from '#modules/photos/interface.ts';
import { isModerator } from '#modules/photos/interface.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import { Problem } from '#problem.ts';

import { getPublicAdState } from './public-state.ts';
import type { AdWriter, AdWriters } from './writing/ad-writer.ts';

export interface AdPhotoAccessDependencies {
  readonly db: Drizzle;
  readonly adWriters: AdWriters;
  readonly viewerChecks: ViewerChecks;
  /** Access rule for photos that belong to an event's photo draft instead of an ad. */
  readonly eventPhotoAccess: (
    request: FastifyRequest,
    photo: { readonly id: string; readonly photoDraftId: string },
  ) => ReturnType<PhotoAccess>;
}

async function findPhoto(db: Drizzle, id: string) {
  const [foundPhoto] = await db
    .select({
      // Drizzle treats the joined row as missing when its first column is null, so the first column
      // selected here must not be nullable.
      draft: { id: adDrafts.id, userId: adDrafts.userId, ownerKey: adDrafts.ownerKey },
      ad: {
        state: ad.state,
        expiresAt: ad.expiresAt,
        endedAt: ad.endedAt,
        userId: ad.userId,
        ownerKey: ad.ownerKey,
      },
      /**
       * Whether the published version of the ad contains the photo. False for photos that only a
       * pending change contains.
       */
      isInPublishedAd: sql<boolean>`coalesce(${ad.pictures}::text like '%/api/fotos/' || ${adPhotos.id} || '/%', false)`,
      photoDraftId: eventPhotoDrafts.id,
    })
    .from(adPhotos)
    .leftJoin(adDrafts, eq(adDrafts.id, adPhotos.draftId))
    .leftJoin(ad, eq(ad.id, adPhotos.adId))
    .leftJoin(eventPhotoDrafts, eq(eventPhotoDrafts.id, adPhotos.draftId))
    .where(eq(adPhotos.id, id));
  return foundPhoto;
}

type OwnerColumns = { readonly userId: string | null; readonly ownerKey: string | null } | null;

/**
 * Returns whether the writer owns the ad or draft in `row`. As in `createOwnershipCondition`, an
 * owner key gives access only to rows without an account.
 */
const isOwner = (writer: AdWriter, row: OwnerColumns) =>
  row !== null &&
  (row.userId === null
    ? row.ownerKey !== null && writer.ownerKeys.includes(row.ownerKey)
    : row.userId === writer.user?.id);

/**
 * Creates the access rule for ad photos. A photo is as public as its ad: photos of blocked,
 * rejected, paused or unpublished ads are visible only to the owner and to moderators (domain.md,
 * section 2.3).
 */
export function createAdPhotoAccess(dependencies: AdPhotoAccessDependencies): PhotoAccess {
  const { db, adWriters, viewerChecks, eventPhotoAccess } = dependencies;
  return async (request, id) => {
    const photo = await findPhoto(db, id);
    if (!photo) throw new Problem('record.not-found');
    if (photo.photoDraftId !== null)
      return eventPhotoAccess(request, { id, photoDraftId: photo.photoDraftId });
    const refusal = findRefusal(photo);
    if (!refusal) return 'everybody';
    const writer = await adWriters.identify(request);
    const isOwnPhoto = isOwner(writer, photo.ad) || isOwner(writer, photo.draft);
    if (isOwnPhoto || (await isModerator(viewerChecks, request, writer.user))) return 'caller';
    throw refusal;
  };
}

/**
 * Returns null if the photo is public. Otherwise returns the error for callers who are neither
 * owner nor moderator.
 */
function findRefusal({
  ad: photoAd,
  isInPublishedAd,
}: NonNullable<Awaited<ReturnType<typeof findPhoto>>>) {
  if (!photoAd || !isInPublishedAd) return new Problem('record.not-found');
  try {
    getPublicAdState(photoAd);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
