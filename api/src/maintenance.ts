import { addDays, berlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { deleteExpiredEvidence } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { deleteOldIdempotencyKeys } from '#idempotency/idempotency.repository.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { deleteFinishedTasks, enqueueTask, failAbandonedTasks } from '#queue/task.repository.ts';
import { deleteOldConsent } from '#modules/consent/consent.service.ts';
import { expireAds } from '#modules/ads/ad-list.repository.ts';
import { clearEndedAds } from '#modules/ads/writing/ad-lifecycle.ts';
import {
  truncateOldAddresses,
  deleteOldConsentRecords,
  deleteUnconfirmedSignUps,
} from '#modules/newsletter/newsletter-retention.repository.ts';
import { deleteOldWorkNotes } from '#modules/print-subscription/staff/work-notes.repository.ts';
import { deleteOldDrafts } from '#modules/print-subscription/print-subscription.repository.ts';
import { deleteOldExports } from '#modules/privacy/privacy.repository.ts';
import { deleteOutboxEntriesBefore } from '#modules/search-feed/outbox.repository.ts';
import { deleteOldEmailChanges } from '#modules/session/email-change.repository.ts';
import { deleteOldEntries } from '#modules/forms/prize-draw.repository.ts';
import { deleteOldSubmissions } from '#modules/forms/submission.repository.ts';
import { anonymizeOldVotes } from '#modules/forms/survey.repository.ts';
import { deleteViewsBefore } from '#modules/article-views/article-view.repository.ts';
import { deleteOldChallenges } from '#modules/auth-methods/passkey.repository.ts';
import { deleteOldTokens } from '#modules/session/one-time-token.repository.ts';
import { deleteExpiredSessions } from '#modules/session/session.repository.ts';
import { deleteOldThrottles } from '#modules/session/throttle.repository.ts';
import { deleteUnconfirmedUsers } from '#modules/session/user.repository.ts';

const dayMs = 86_400_000;
const hour = 3_600_000;

/** Retention periods in days. */
export const retentionDays = {
  unconfirmedAccounts: 7,
  deadSessions: 30,
  oneTimeTokens: 7,
  finishedTasks: 14,
  /** Retention of unconfirmed address changes; confirmed ones are deleted with the account. */
  emailChanges: 30,
  idempotencyKeys: 7,
  articleViews: 60,
  /**
   * Sold and expired ads are shown for thirty more days, then kept six months for appeals (Art. 20
   * DSA).
   */
  endedAds: 214,
  unconfirmedEntries: 14,
  /** Lifetime of the voter cookie; after that, votes are no longer linked to a device. */
  surveyVoters: 365,
  unconfirmedSignUps: 14,
  /** After this time, the last part of the IP address of a newsletter sign-up is removed. */
  signUpAddresses: 365,
  /**
   * Retention of the evidence of consent, counted from the end of the last subscription of an email
   * address (Art. 7 Abs. 1 DSGVO).
   */
  newsletterConsents: 1095,
  orderDrafts: 1,
  /** Retention of customer service's notes about orders and service requests. */
  workNotes: 1461,
  /** Retention of outbox entries while no feed updates the search index. */
  searchNotices: 7,
  /** The consent cookie is valid for twelve months; its records are kept for three more years. */
  consentRecords: 1461,
} as const;

/**
 * Creates the task that deletes data after its retention period. `moduleTasks` contains further daily
 * tasks of the modules.
 */
export function createMaintenanceTask(
  db: Drizzle,
  moduleTasks: readonly (() => Promise<unknown>)[] = [],
): TaskHandler<'maintenance'> {
  const getDateBefore = (days: number) => new Date(Date.now() - days * dayMs);
  return async () => {
    await deleteUnconfirmedUsers(db, getDateBefore(retentionDays.unconfirmedAccounts));
    await deleteExpiredSessions(db, getDateBefore(retentionDays.deadSessions));
    await deleteOldTokens(db, getDateBefore(retentionDays.oneTimeTokens));
    await deleteOldThrottles(db, getDateBefore(0));
    await deleteOldEmailChanges(db, getDateBefore(retentionDays.emailChanges));
    await deleteOldIdempotencyKeys(db, getDateBefore(retentionDays.idempotencyKeys));
    await deleteExpiredEvidence(db);
    await deleteOldSubmissions(db, getDateBefore(0));
    await deleteOldEntries(db, getDateBefore(0), getDateBefore(retentionDays.unconfirmedEntries));
    await anonymizeOldVotes(db, getDateBefore(retentionDays.surveyVoters));
    await deleteViewsBefore(db, addDays(berlinDay(new Date()), -retentionDays.articleViews));
    await clearEndedAds(db, getDateBefore(retentionDays.endedAds));
    await deleteUnconfirmedSignUps(db, getDateBefore(retentionDays.unconfirmedSignUps));
    await truncateOldAddresses(db, getDateBefore(retentionDays.signUpAddresses));
    await deleteOldConsentRecords(db, getDateBefore(retentionDays.newsletterConsents));
    await deleteOldDrafts(db, getDateBefore(retentionDays.orderDrafts));
    await deleteOldWorkNotes(db, getDateBefore(retentionDays.workNotes));
    await deleteOldExports(db, getDateBefore(0));
    await deleteOldChallenges(db, getDateBefore(0));
    await deleteOutboxEntriesBefore(db, getDateBefore(retentionDays.searchNotices));
    await deleteOldConsent(db, getDateBefore(retentionDays.consentRecords));
    for (const runTask of moduleTasks) await runTask();
    await deleteFinishedTasks(db, getDateBefore(retentionDays.finishedTasks));
  };
}

/**
 * Enqueues one maintenance task per day; the idempotency key prevents duplicates from several
 * processes.
 */
export async function scheduleMaintenance(db: Drizzle): Promise<void> {
  const today = berlinDay(new Date());
  await enqueueTask(db, {
    kind: 'maintenance',
    payload: { day: today },
    idempotencyKey: `maintenance:${today}`,
  });
}

/**
 * Schedules maintenance every hour. Each run also expires ads, so that lists do not show them until
 * the nightly run, and fails abandoned tasks, one of which may be the maintenance task itself.
 *
 * @returns a function that stops the schedule and waits for the current run
 */
export function startMaintenanceSchedule(db: Drizzle): () => Promise<void> {
  const scheduleNow = async () => {
    await failAbandonedTasks(db);
    await expireAds(db);
    await scheduleMaintenance(db);
  };
  let currentRun = scheduleNow().catch(() => undefined);
  const timer = setInterval(() => {
    currentRun = scheduleNow().catch(() => undefined);
  }, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await currentRun;
  };
}
