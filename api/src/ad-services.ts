import { eq } from 'drizzle-orm';

import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import { adDrafts as adDraftTable } from '#db/tables/ad-drafts.ts';
import { eventPhotoDrafts } from '#db/tables/event-photo-drafts.ts';
import type { Mailer } from '#mail/mailer.ts';
import { createMessageServices } from '#message-services.ts';
import { createAdPhotoAccess } from '#modules/ads/ad-photo-access.ts';
import { createAdModerationKind } from '#modules/ads/writing/ad-moderation-kind.ts';
import { queueEndReminders } from '#modules/ads/writing/ad-lifecycle.ts';
import { createAdMailHandlers } from '#modules/ads/writing/ad-mails.service.ts';
import { createAdWriters } from '#modules/ads/writing/ad-writer.ts';
import type { PhotoStores } from '#modules/photos/open-photo-stores.ts';
import { createPhotoUploads, createPhotoVariantReader } from '#modules/photos/photo.service.ts';
import type { PhotoDraftStore } from '#modules/photos/photo-draft-store.ts';
import { createPhotoDraftStore } from '#modules/photos/photo-draft-store.ts';
import { removeOrphans } from '#modules/photos/remove-orphans.ts';
import { createUploadServer } from '#modules/photos/upload-server.ts';
import { createDraftService } from '#modules/ads/writing/draft.service.ts';
import { createOwnAdService } from '#modules/ads/writing/own-ad.service.ts';
import { createSubmitAdService } from '#modules/ads/writing/submit-ad.service.ts';
import { createJobModerationKind } from '#modules/job-board/placing/job-moderation-kind.ts';
import { indexKindsByName } from '#modules/moderation/moderation-kind.ts';
import type { ModerationKinds } from '#modules/moderation/moderation-kind.ts';
import { createModerationMailHandlers } from '#modules/moderation/moderation-mails.service.ts';
import { createModerationService } from '#modules/moderation/moderation.service.ts';
import { createMessageModerationKind } from '#modules/messages/message-moderation-kind.ts';
import {
  createReportService,
  createReportModerationKind,
} from '#modules/moderation/report.service.ts';
import type { MailLimit } from '#modules/session/mail-limit.ts';
import { findStoredUser } from '#modules/session/user.repository.ts';
import { createEventModerationKind } from '#modules/events/submission/event-moderation-kind.ts';
import { createEventPhotoAccess } from '#modules/events/submission/event-photo-access.ts';
import type { ViewerChecks } from '#access/viewers.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

export interface AdDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly secureCookies: boolean;
  readonly viewers: ViewerChecks;
  readonly mailLimit: MailLimit;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
  readonly notifyTaskRunner: () => void;
  readonly photoStores: PhotoStores;
}

const getEmail = async (db: Executor, id: string) =>
  (await findStoredUser(db, { id }))?.email ?? null;

/** Finds the id of the confirmed account with this email address; null if there is none. */
async function findAccountId(db: Executor, email: string): Promise<string | null> {
  const user = await findStoredUser(db, { email });
  return user?.emailVerified ? user.id : null;
}

/** Creates the services that upload and deliver the photos of ads and events. */
function createMarketPhotoServices({ db, photoStores }: AdDependencies) {
  const { photos, uploads } = photoStores;
  const openDraftCondition = eq(adDraftTable.state, 'open');
  const adPhotoDraftStore = createPhotoDraftStore(db, adDraftTable, {
    max: adLimits.maxPhotos,
    open: openDraftCondition,
  });
  const eventPhotoDraftStore = createPhotoDraftStore(db, eventPhotoDrafts, {
    max: submissionLimits.maxPictures,
  });
  const createUploadServices = (path: string, store: PhotoDraftStore) => {
    const photoService = createPhotoUploads(db, photos, store);
    return { photos: photoService, uploads: createUploadServer(path, uploads, photoService) };
  };
  return {
    readPhotoVariant: createPhotoVariantReader(photos),
    adPhotos: createUploadServices('/api/kleinanzeigen/uploads', adPhotoDraftStore),
    eventPhotos: createUploadServices('/api/events/uploads', eventPhotoDraftStore),
  };
}

/** Creates the ad services. `kinds` must list every kind of entry that moderators decide about. */
export function createAdServices(dependencies: AdDependencies) {
  const { db, mailLimit } = dependencies;
  const kinds: ModerationKinds = indexKindsByName([
    createAdModerationKind({ ...dependencies, getEmail }),
    createEventModerationKind(dependencies),
    createJobModerationKind({ ...dependencies, getEmail }),
    createMessageModerationKind({ ...dependencies, getEmail }),
    createReportModerationKind(() => kinds),
  ]);
  const mayMail = mailLimit('ad');
  const messageServices = createMessageServices({ ...dependencies, getEmail, findAccountId });
  const adDrafts = createDraftService(db);
  const photoServices = createMarketPhotoServices(dependencies);
  const adWriters = createAdWriters(dependencies);
  return {
    services: {
      adWriters,
      photoAccess: createAdPhotoAccess({
        ...dependencies,
        adWriters,
        eventPhotoAccess: createEventPhotoAccess(dependencies),
      }),
      adDrafts,
      ...photoServices,
      submitAds: createSubmitAdService({ ...dependencies, mayMail }),
      ownAds: createOwnAdService({ ...dependencies, drafts: adDrafts, findAccountId, mayMail }),
      moderation: createModerationService({ ...dependencies, kinds }),
      reports: createReportService({ ...dependencies, kinds, mayMail: mailLimit('report') }),
      ...messageServices.services,
    },
    mails: {
      ...createAdMailHandlers({ ...dependencies, getEmail }),
      ...createModerationMailHandlers({ ...dependencies, kinds }),
      ...messageServices.mails,
    },
    dailyTasks: {
      queueEndReminders: () => queueEndReminders(db),
      removeOrphans: () => removeOrphans(db, dependencies.photoStores.photos),
      removeOldUploads: photoServices.adPhotos.uploads.deleteExpired,
    },
  };
}
