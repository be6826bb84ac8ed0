import { eq } from 'drizzle-orm';

import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';

import { adDrafts as adDraftTable } from '#db/tables/ad-drafts.ts';
import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { eventsModule } from '#modules/events/module.ts';
import { moderationKinds } from '#modules/moderation/interface.ts';
import { moderationModule } from '#modules/moderation/module.ts';
import { photoAccessRules } from '#modules/photos/interface.ts';
import { photosModule } from '#modules/photos/module.ts';
import { traderEntryCounters } from '#modules/profile/interface.ts';
import { profileModule } from '#modules/profile/module.ts';
import { savedSearchKinds } from '#modules/saved-searches/interface.ts';
import { savedSearchesModule } from '#modules/saved-searches/module.ts';
import { findAccountEmail, findAccountId } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';
import { watchlistItems } from '#modules/watchlist/interface.ts';
import { watchlistModule } from '#modules/watchlist/module.ts';
import { deleteUnlistedWords } from '#word-search/delete-unlisted-words.ts';
import { keepLexemesFilled } from '#word-search/fill-lexemes.ts';

import { adLexemeTable, adWordTable } from './ad-words.ts';
import { listSearchableAdIds, readAdDocuments } from './ad-documents.ts';
import { expireAds } from './ad-list.repository.ts';
import { createAdMailSamples } from './ad-mail-samples.ts';
import { createAdPhotoAccess } from './ad-photo-access.ts';
import { adRetentionRules } from './ad-retention-rules.ts';
import { createAdSearchKind } from './ad-search-kind.ts';
import { adRoutes } from './ad.routes.ts';
import { createAdService } from './ad.service.ts';
import { categoryRoutes } from './category.routes.ts';
import { createCategoryService } from './category.service.ts';
import { createAdItemFinder } from './find-ad-items.ts';
import { replyTimes } from './reply-times.ts';
import { countTraderAds } from './trader.repository.ts';
import { createAdPersonalData } from './writing/ad-data.ts';
import { queueEndReminders } from './writing/ad-lifecycle.ts';
import { createAdMailHandlers } from './writing/ad-mails.service.ts';
import { createAdModerationKind } from './writing/ad-moderation-kind.ts';
import { adUploadRoutes } from './writing/ad-upload.routes.ts';
import { createAdWriters } from './writing/ad-writer.ts';
import { draftRoutes } from './writing/draft.routes.ts';
import { createDraftService } from './writing/draft.service.ts';
import { ownAdRoutes } from './writing/own-ad.routes.ts';
import { createOwnAdService } from './writing/own-ad.service.ts';
import { createAdSubmissionService } from './writing/ad-submission.service.ts';

/** Ads: lists, drafts, submission, own ads. */
export const adsModule = defineModule({
  name: 'ads',
  needs: {
    session: sessionModule,
    profile: profileModule,
    photos: photosModule,
    moderation: moderationModule,
    savedSearches: savedSearchesModule,
    watchlist: watchlistModule,
    events: eventsModule,
  },
  retention: adRetentionRules,
  personalData: [createAdPersonalData],
  searchDocuments: { kind: 'ads', read: readAdDocuments, listIds: listSearchableAdIds },
  mailSamples: createAdMailSamples,
  create: (core, { session: { viewerChecks, mailLimit }, photos, events }) => {
    const { db, siteUrl, extensions } = core;
    const tryCountMail = mailLimit('ad');
    const getEmail = findAccountEmail;
    const sellers = extensions.getExtensions(replyTimes);
    const ads = createAdService(db, {
      siteUrl,
      getReplyTime: (seller) => sellers.messages(seller),
    });
    const adWriters = createAdWriters({ ...core, viewerChecks });
    const adDrafts = createDraftService(db);
    const adPhotos = photos.createUploads('/api/kleinanzeigen/uploads', adDraftTable, {
      max: adLimits.maxPhotos,
      open: eq(adDraftTable.state, 'open'),
    });
    const photoAccess = createAdPhotoAccess({
      db,
      viewerChecks,
      adWriters,
      eventPhotoAccess: events.photoAccess,
    });
    const adSubmissions = createAdSubmissionService({ ...core, tryCountMail });
    const ownAds = createOwnAdService({ ...core, drafts: adDrafts, findAccountId, tryCountMail });
    return {
      provides: { adWriters },
      routes: [
        createRouteGroup(categoryRoutes, { categories: createCategoryService(db), ads }),
        createRouteGroup(adRoutes, { ads }),
        createRouteGroup(draftRoutes, { adWriters, adDrafts, adSubmissions }),
        createRouteGroup(ownAdRoutes, { adWriters, ownAds }),
        createRouteGroup(adUploadRoutes, { adWriters, adDrafts, adPhotos }),
      ],
      tasks: createAdMailHandlers({ ...core, getEmail }),
      hourlyTasks: { expireAds: () => expireAds(db) },
      start: () => keepLexemesFilled(db, core.log, adLexemeTable),
      dailyTasks: {
        queueEndReminders: () => queueEndReminders(db),
        removeOldUploads: adPhotos.uploads.deleteExpired,
        deleteUnlistedAdWords: () => deleteUnlistedWords(db, adWordTable),
      },
      extensions: [
        createExtension(moderationKinds, 'ad', createAdModerationKind({ ...core, getEmail })),
        createExtension(savedSearchKinds, 'ads', createAdSearchKind(db, ads)),
        createExtension(watchlistItems, 'ad', createAdItemFinder(db)),
        createExtension(photoAccessRules, 'ads', photoAccess),
        createExtension(traderEntryCounters, 'ads', countTraderAds),
      ],
    };
  },
});
