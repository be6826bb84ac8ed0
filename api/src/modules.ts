import type { Module } from '#module/define-module.ts';
import { accountBlocksModule } from '#modules/account-blocks/module.ts';
import { adsModule } from '#modules/ads/module.ts';
import { articleViewsModule } from '#modules/article-views/module.ts';
import { auditLogModule } from '#modules/audit-log/module.ts';
import { authMethodsModule } from '#modules/auth-methods/module.ts';
import { consentModule } from '#modules/consent/module.ts';
import { contentSlugsModule } from '#modules/content-slugs/module.ts';
import { contractsModule } from '#modules/contracts/module.ts';
import { eventsModule } from '#modules/events/module.ts';
import { formDraftsModule } from '#modules/form-drafts/module.ts';
import { formsModule } from '#modules/forms/module.ts';
import { healthModule } from '#modules/health/module.ts';
import { interestsModule } from '#modules/interests/module.ts';
import { jobBoardModule } from '#modules/job-board/module.ts';
import { mailPreviewModule } from '#modules/mail-preview/module.ts';
import { messagesModule } from '#modules/messages/module.ts';
import { moderationModule } from '#modules/moderation/module.ts';
import { newsletterModule } from '#modules/newsletter/module.ts';
import { operationsModule } from '#modules/operations/module.ts';
import { photosModule } from '#modules/photos/module.ts';
import { placesModule } from '#modules/places/module.ts';
import { printSubscriptionModule } from '#modules/print-subscription/module.ts';
import { privacyModule } from '#modules/privacy/module.ts';
import { profileModule } from '#modules/profile/module.ts';
import { redirectsModule } from '#modules/redirects/module.ts';
import { savedSearchesModule } from '#modules/saved-searches/module.ts';
import { searchFeedModule } from '#modules/search-feed/module.ts';
import { sessionModule } from '#modules/session/module.ts';
import { telemetryModule } from '#modules/telemetry/module.ts';
import { watchlistModule } from '#modules/watchlist/module.ts';

/**
 * All modules of the api. The data export, the account deletion and the erasure of expired rows
 * process the modules in this order.
 */
export const modules: readonly Module[] = [
  profileModule,
  accountBlocksModule,
  authMethodsModule,
  sessionModule,
  newsletterModule,
  interestsModule,
  formDraftsModule,
  printSubscriptionModule,
  contractsModule,
  eventsModule,
  jobBoardModule,
  watchlistModule,
  savedSearchesModule,
  // Messages are erased before ads, because an ad's owner identifies one side of a conversation.
  messagesModule,
  adsModule,
  photosModule,
  moderationModule,
  formsModule,
  privacyModule,
  consentModule,
  auditLogModule,
  articleViewsModule,
  telemetryModule,
  operationsModule,
  placesModule,
  redirectsModule,
  contentSlugsModule,
  searchFeedModule,
  healthModule,
  mailPreviewModule,
];
