import { deleteOldAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { deleteOldKeys } from '#idempotency/idempotency.repository.ts';
import type { JobHandler } from '#queue/task-kinds.ts';
import { deleteFinished, enqueue, failAbandoned } from '#queue/task.repository.ts';
import { deleteOldConsent } from '#modules/consent/consent.service.ts';
import { deleteOldDeclarations } from '#modules/contracts/contract.repository.ts';
import { expireAds } from '#modules/ads/ad-list.repository.ts';
import { emptyEndedAds } from '#modules/ads/writing/ad-clock.ts';
import {
  cutOldAddresses,
  deleteOldProofs,
  deleteUnconfirmedSignUps,
} from '#modules/newsletter/newsletter-retention.repository.ts';
import { forgetWorkNotes } from '#modules/print-subscription/staff/work-notes.repository.ts';
import { deleteOldDrafts } from '#modules/print-subscription/print-subscription.repository.ts';
import { deleteOldExports } from '#modules/privacy/privacy.repository.ts';
import { deleteNoticesBefore } from '#modules/search-feed/outbox.repository.ts';
import { deleteOldEmailChanges } from '#modules/session/email-change.repository.ts';
import { deleteOldEntries } from '#modules/forms/prize-draw.repository.ts';
import { deleteOldSubmissions } from '#modules/forms/submission.repository.ts';
import { forgetVoters } from '#modules/forms/survey.repository.ts';
import { deleteReadsBefore } from '#modules/article-views/article-view.repository.ts';
import { dayOf } from '#modules/article-views/article-view.service.ts';
import { deleteOldChallenges } from '#modules/auth-methods/passkey.repository.ts';
import { deleteOldTokens } from '#modules/session/one-time-token.repository.ts';
import { deleteExpired } from '#modules/session/session.repository.ts';
import { deleteOldThrottles } from '#modules/session/throttle.repository.ts';
import { deleteUnconfirmed } from '#modules/session/user.repository.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** How long things are kept after they have ended, in days. */
export const retentionDays = {
  unconfirmedAccounts: 7,
  deadSessions: 30,
  oneTimeTokens: 7,
  finishedJobs: 14,
  /** Never confirmed; confirmed ones go with the account. */
  emailChanges: 30,
  idempotencyKeys: 7,
  /** Proof of changes, two years to the end of the third (§ 195 BGB). */
  auditLog: 1095,
  articleReads: 60,
  /** Sold or over: shown for thirty days more, then six months to object (Art. 20 DSA). */
  endedAds: 214,
  unconfirmedEntries: 14,
  /** As long as the cookie; then nobody can tell whose vote it was. */
  surveyVoters: 365,
  unconfirmedSignUps: 14,
  /** Then the last part of an address is cut off. */
  signUpAddresses: 365,
  /** After the last newsletter of an address has ended (Art. 7 Abs. 1 DSGVO). */
  newsletterProofs: 1095,
  orderDrafts: 1,
  contractDeclarations: 1461,
  /** What colleagues noted about orders and wishes. */
  deskNotes: 1461,
  /** Of a search that nobody feeds. */
  searchNotices: 7,
  /** Twelve months of the cookie and three years. */
  consentRecords: 1461,
} as const;

/** Removes what has outlived its purpose; `more` is what modules do once a day besides. */
export function createMaintenance(
  db: Drizzle,
  more: readonly (() => Promise<unknown>)[] = [],
): JobHandler<'maintenance'> {
  const before = (days: number) => new Date(Date.now() - days * day);
  return async () => {
    await deleteUnconfirmed(db, before(retentionDays.unconfirmedAccounts));
    await deleteExpired(db, before(retentionDays.deadSessions));
    await deleteOldTokens(db, before(retentionDays.oneTimeTokens));
    await deleteOldThrottles(db, before(0));
    await deleteOldEmailChanges(db, before(retentionDays.emailChanges));
    await deleteOldKeys(db, before(retentionDays.idempotencyKeys));
    await deleteOldAudit(db, before(retentionDays.auditLog));
    await deleteOldSubmissions(db, before(0));
    await deleteOldEntries(db, before(0), before(retentionDays.unconfirmedEntries));
    await forgetVoters(db, before(retentionDays.surveyVoters));
    await deleteReadsBefore(db, dayOf(before(retentionDays.articleReads).getTime()));
    await emptyEndedAds(db, before(retentionDays.endedAds));
    await deleteUnconfirmedSignUps(db, before(retentionDays.unconfirmedSignUps));
    await cutOldAddresses(db, before(retentionDays.signUpAddresses));
    await deleteOldProofs(db, before(retentionDays.newsletterProofs));
    await deleteOldDrafts(db, before(retentionDays.orderDrafts));
    await forgetWorkNotes(db, before(retentionDays.deskNotes));
    await deleteOldDeclarations(db, before(retentionDays.contractDeclarations));
    await deleteOldExports(db, before(0));
    await deleteOldChallenges(db, before(0));
    await deleteNoticesBefore(db, before(retentionDays.searchNotices));
    await deleteOldConsent(db, before(retentionDays.consentRecords));
    for (const work of more) await work();
    await deleteFinished(db, before(retentionDays.finishedJobs));
  };
}

/** Orders one maintenance per day, however many processes ask for it. */
export async function scheduleMaintenance(db: Drizzle): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await enqueue(db, {
    kind: 'maintenance',
    payload: { day: today },
    idempotencyKey: `maintenance:${today}`,
  });
}

/**
 * Keeps ordering it, and ends what must not wait for it: ads whose time is over, so that no list
 * offers them for a day more, and jobs that nobody else would end (the maintenance itself may be one
 * of them). Returns a function that stops and waits for an order under way.
 */
export function keepMaintaining(db: Drizzle): () => Promise<void> {
  const orderNow = async () => {
    await failAbandoned(db);
    await expireAds(db);
    await scheduleMaintenance(db);
  };
  let order = orderNow().catch(() => undefined);
  const timer = setInterval(() => {
    order = orderNow().catch(() => undefined);
  }, hour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await order;
  };
}
