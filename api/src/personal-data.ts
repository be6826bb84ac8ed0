import type { Drizzle } from '#db/database.ts';
import { accountBlockData } from '#modules/account-blocks/account-block-data.ts';
import { entryData } from '#modules/forms/entry-data.ts';
import { surveyData } from '#modules/forms/survey-data.ts';
import { registrationData } from '#modules/events/registration-data.ts';
import { eventData } from '#modules/events/submission/event-data.ts';
import { applicationData } from '#modules/job-board/applying/application-data.ts';
import { postingData } from '#modules/job-board/placing/posting-data.ts';
import { reportData } from '#modules/moderation/report-data.ts';
import { messageData } from '#modules/messages/message-data.ts';
import { adData } from '#modules/ads/writing/ad-data.ts';
import { contractData } from '#modules/contracts/contract-data.ts';
import { formDraftsData } from '#modules/form-drafts/form-draft.service.ts';
import { interestsData } from '#modules/interests/interests-data.ts';
import { newsletterData } from '#modules/newsletter/newsletter-data.ts';
import { printSubscriptionData } from '#modules/print-subscription/print-subscription-data.ts';
import { signInData } from '#modules/auth-methods/sign-in-data.ts';
import { profileData } from '#modules/profile/profile-data.ts';
import { formerAddressData, sessionData } from '#modules/session/session-data.ts';
import { watchlistData } from '#modules/watchlist/watchlist.service.ts';
import { savedSearchData } from '#modules/saved-searches/saved-search-data.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';
import type { Secrets } from '#secrets/key-ring.ts';

/**
 * Creates the chapters of the data export and the steps of the account deletion, in the order in
 * which they run. Every module with personal data must be listed.
 */
export function createPersonalData(db: Drizzle, secrets: Secrets): readonly PersonalData[] {
  return [
    profileData(db),
    accountBlockData(db),
    signInData(db),
    sessionData(db),
    formerAddressData(db),
    newsletterData(db),
    interestsData(db),
    formDraftsData(db),
    printSubscriptionData(db),
    contractData(db),
    registrationData(db),
    eventData(db),
    applicationData(db),
    postingData(db),
    watchlistData(db),
    savedSearchData(db),
    // Messages are erased before ads, because an ad's owner identifies one side of a conversation.
    messageData(db),
    adData(db),
    reportData(db),
    surveyData(db, secrets),
    entryData(db),
  ];
}
