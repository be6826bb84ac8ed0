import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Drizzle } from '#db/database.ts';
import { adDrafts, adPhotos } from '#db/tables/ad-drafts.ts';
import { eventPhotoDesks } from '#db/tables/event-photo-drafts.ts';
import { kleinanzeigen as ad } from '#db/tables/ads.ts';
import type { PhotoAccess } from '#modules/photos/photo-access.ts';
import { isAtDesk } from '#modules/photos/is-moderator.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import { Problem } from '#problem.ts';

import { shownState } from './shown-state.ts';
import type { AdWriter, AdWriters } from './writing/ad-writer.ts';

export interface AdPhotoAccessParts {
  readonly db: Drizzle;
  readonly adWriters: AdWriters;
  readonly viewers: RequireViewer;
  /** Who sees a photo that came by the desk of a Veranstaltung. */
  readonly ofEvent: (
    request: FastifyRequest,
    photo: { readonly id: string; readonly deskId: string },
  ) => ReturnType<PhotoAccess>;
}

async function findPhoto(db: Drizzle, id: string) {
  const [found] = await db
    .select({
      // By the first column Drizzle tells whether there is a row at all: none that may be null.
      draft: { id: adDrafts.id, userId: adDrafts.userId, ownerKey: adDrafts.ownerKey },
      ad: {
        state: ad.state,
        expiresAt: ad.expiresAt,
        endedAt: ad.endedAt,
        userId: ad.userId,
        ownerKey: ad.ownerKey,
      },
      /** A change that waits has photos that the ad does not show yet. */
      shown: sql<boolean>`coalesce(${ad.pictures}::text like '%/api/fotos/' || ${adPhotos.id} || '/%', false)`,
      deskId: eventPhotoDesks.id,
    })
    .from(adPhotos)
    .leftJoin(adDrafts, eq(adDrafts.id, adPhotos.draftId))
    .leftJoin(ad, eq(ad.id, adPhotos.adId))
    .leftJoin(eventPhotoDesks, eq(eventPhotoDesks.id, adPhotos.draftId))
    .where(eq(adPhotos.id, id));
  return found;
}

type Owned = { readonly userId: string | null; readonly ownerKey: string | null } | null;

/** As with the ads themselves: a device's key opens what nobody has taken into an account. */
const isOwner = (writer: AdWriter, owned: Owned) =>
  owned !== null &&
  (owned.userId === null
    ? owned.ownerKey !== null && writer.keys.includes(owned.ownerKey)
    : owned.userId === writer.user?.id);

/**
 * Photos of ads are as public as their ads: what was taken down, refused, paused or never shown is
 * for its owner and the desk (domain 2.3).
 */
export function createAdPhotoAccess(parts: AdPhotoAccessParts): PhotoAccess {
  const { db, adWriters, viewers, ofEvent } = parts;
  return async (request, id) => {
    const photo = await findPhoto(db, id);
    if (!photo) throw new Problem('record.not-found');
    if (photo.deskId !== null) return ofEvent(request, { id, deskId: photo.deskId });
    const refusal = refusalOf(photo);
    if (!refusal) return 'everybody';
    const writer = await adWriters.of(request);
    const own = isOwner(writer, photo.ad) || isOwner(writer, photo.draft);
    if (own || (await isAtDesk(viewers, request, writer.user))) return 'asker';
    throw refusal;
  };
}

/** Why nobody else sees it; null where everybody does. */
function refusalOf({ ad: of, shown }: NonNullable<Awaited<ReturnType<typeof findPhoto>>>) {
  if (!of || !shown) return new Problem('record.not-found');
  try {
    shownState(of);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}
