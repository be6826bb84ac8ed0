import type { Drizzle } from '#db/database.ts';
import { createAccountBlockPersonalData } from '#modules/account-blocks/account-block-data.ts';
import { createEntryPersonalData } from '#modules/forms/entry-data.ts';
import { createSurveyPersonalData } from '#modules/forms/survey-data.ts';
import { createRegistrationPersonalData } from '#modules/events/registration-data.ts';
import { createEventPersonalData } from '#modules/events/submission/event-data.ts';
import { createApplicationPersonalData } from '#modules/job-board/applying/application-data.ts';
import { createPostingPersonalData } from '#modules/job-board/placing/posting-data.ts';
import { createReportPersonalData } from '#modules/moderation/report-data.ts';
import { createMessagePersonalData } from '#modules/messages/message-data.ts';
import { createAdPersonalData } from '#modules/ads/writing/ad-data.ts';
import { createContractPersonalData } from '#modules/contracts/contract-data.ts';
import { createFormDraftPersonalData } from '#modules/form-drafts/form-draft.service.ts';
import { createInterestsPersonalData } from '#modules/interests/interests-data.ts';
import { createNewsletterPersonalData } from '#modules/newsletter/newsletter-data.ts';
import { createSubscriptionPersonalData } from '#modules/print-subscription/print-subscription-data.ts';
import { signInData } from '#modules/auth-methods/sign-in-data.ts';
import { createProfilePersonalData } from '#modules/profile/profile-data.ts';
import {
  createFormerEmailPersonalData,
  createSessionPersonalData,
} from '#modules/session/session-data.ts';
import { createWatchlistPersonalData } from '#modules/watchlist/watchlist.service.ts';
import { createSavedSearchPersonalData } from '#modules/saved-searches/saved-search-data.ts';
import type { PersonalData } from '#module/personal-data.ts';
import type { Secrets } from '#secrets/key-ring.ts';

/**
 * Creates the chapters of the data export and the steps of the account deletion, in the order in
 * which they run. Every module with personal data must be listed.
 */
export function createPersonalData(db: Drizzle, secrets: Secrets): readonly PersonalData[] {
  return [
    createProfilePersonalData(db),
    createAccountBlockPersonalData(db),
    signInData(db),
    createSessionPersonalData(db),
    createFormerEmailPersonalData(db),
    createNewsletterPersonalData(db),
    createInterestsPersonalData(db),
    createFormDraftPersonalData(db),
    createSubscriptionPersonalData(db),
    createContractPersonalData(db),
    createRegistrationPersonalData(db),
    createEventPersonalData(db),
    createApplicationPersonalData(db),
    createPostingPersonalData(db),
    createWatchlistPersonalData(db),
    createSavedSearchPersonalData(db),
    // Messages are erased before ads, because an ad's owner identifies one side of a conversation.
    createMessagePersonalData(db),
    createAdPersonalData(db),
    createReportPersonalData(db),
    createSurveyPersonalData(db, secrets),
    createEntryPersonalData(db),
  ];
}
