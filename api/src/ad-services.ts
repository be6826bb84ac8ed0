import { eq } from 'drizzle-orm';

import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { adDrafts as adDraftTable } from '#db/tables/ad-drafts.ts';
import { eventPhotoDesks } from '#db/tables/event-photo-drafts.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createMessageServices } from '#message-services.ts';
import { createAdPhotoAccess } from '#modules/ads/ad-photo-access.ts';
import { adKind } from '#modules/ads/writing/ad-kind.ts';
import { keepAds } from '#modules/ads/writing/ad-clock.ts';
import { createAdMails } from '#modules/ads/writing/ad-mails.service.ts';
import { createAdWriters } from '#modules/ads/writing/ad-writer.ts';
import type { PhotoPlaces } from '#modules/photos/open-photos.ts';
import { createPhotoIntake, createShowPhoto } from '#modules/photos/photo.service.ts';
import type { PhotoShelf } from '#modules/photos/photo-draft.ts';
import { tableShelf } from '#modules/photos/photo-draft.ts';
import { removeOrphans } from '#modules/photos/remove-orphans.ts';
import { createUploadServer } from '#modules/photos/upload-server.ts';
import { createDraftService } from '#modules/ads/writing/draft.service.ts';
import { createOwnAdService } from '#modules/ads/writing/own-ad.service.ts';
import { createSubmitAdService } from '#modules/ads/writing/submit-ad.service.ts';
import { deleteOldCases } from '#modules/moderation/case.repository.ts';
import { jobKind } from '#modules/job-board/placing/job-kind.ts';
import { kindsOf } from '#modules/moderation/moderation-kind.ts';
import type { ModerationKinds } from '#modules/moderation/moderation-kind.ts';
import { createModerationMails } from '#modules/moderation/moderation-mails.service.ts';
import { createModerationService } from '#modules/moderation/moderation.service.ts';
import { messageKind } from '#modules/messages/message-kind.ts';
import {
  createReportService,
  deleteOldReports,
  reportKind,
} from '#modules/moderation/report.service.ts';
import { mailRule } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { eventKind } from '#modules/events/submission/event-kind.ts';
import { createEventPhotoAccess } from '#modules/events/submission/event-photo-access.ts';
import type { RequireViewer } from '#modules/viewers.ts';
import type { Seal } from '#secrets/encrypt.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

/** Days for which decided notices are kept. */
const reportDays = 365;

export interface MarketParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly secure: boolean;
  readonly viewers: RequireViewer;
  readonly throttle: Throttle;
  readonly signedIds: SignedIds;
  readonly seal: Seal;
  readonly wakeJobs: () => void;
  readonly photoPlaces: PhotoPlaces;
}

const emailOf = async (db: Executor, id: string) =>
  (await findStoredUser(db, { id }))?.email ?? null;

/** The confirmed account of an address. */
async function accountOf(db: Executor, email: string): Promise<string | null> {
  const user = await findStoredUser(db, { email });
  return user?.emailVerified ? user.id : null;
}

/** Photos of ads and of Veranstaltungen, in and out. */
function createMarketPhotos({ db, photoPlaces }: MarketParts) {
  const { photos, uploads } = photoPlaces;
  const open = eq(adDraftTable.state, 'open');
  const ads = tableShelf(db, adDraftTable, { most: adLimits.photos, open });
  const events = tableShelf(db, eventPhotoDesks, { most: submissionLimits.pictures });
  const takeIn = (path: string, shelf: PhotoShelf) => {
    const intake = createPhotoIntake(db, photos, shelf);
    return { photos: intake, uploads: createUploadServer(path, uploads, intake) };
  };
  return {
    showPhoto: createShowPhoto(photos),
    adPhotos: takeIn('/api/kleinanzeigen/uploads', ads),
    eventPhotos: takeIn('/api/veranstaltungen/uploads', events),
  };
}

/** Placing entries and deciding about them. Every kind of entry that is reviewed is named here. */
export function createMarketServices(parts: MarketParts) {
  const { db, throttle } = parts;
  const kinds: ModerationKinds = kindsOf([
    adKind({ ...parts, emailOf }),
    eventKind(parts),
    jobKind({ ...parts, emailOf }),
    messageKind({ ...parts, emailOf }),
    reportKind(() => kinds),
  ]);
  const mayMail = (email: string) => throttle.allows([mailRule(email)]);
  const messages = createMessageServices({ ...parts, emailOf, accountOf, mayMail });
  const adDrafts = createDraftService(db);
  const photos = createMarketPhotos(parts);
  const adWriters = createAdWriters(parts);
  return {
    services: {
      adWriters,
      photoAccess: createAdPhotoAccess({
        ...parts,
        adWriters,
        ofEvent: createEventPhotoAccess(parts),
      }),
      adDrafts,
      ...photos,
      submitAds: createSubmitAdService({ ...parts, mayMail }),
      ownAds: createOwnAdService({ ...parts, drafts: adDrafts, accountOf, mayMail }),
      moderation: createModerationService({ ...parts, kinds }),
      reports: createReportService({ ...parts, kinds, mayMail }),
      ...messages.services,
    },
    mails: {
      ...createAdMails({ ...parts, emailOf }),
      ...createModerationMails({ ...parts, kinds }),
      ...messages.mails,
    },
    daily: [
      ...messages.daily,
      () => keepAds(db),
      () => removeOrphans(db, parts.photoPlaces.photos),
      photos.adPhotos.uploads.removeOld,
      () => deleteOldReports(db, new Date(Date.now() - reportDays * 86_400_000)),
      () => deleteOldCases(db, new Date(Date.now() - reportDays * 86_400_000)),
    ],
  };
}
