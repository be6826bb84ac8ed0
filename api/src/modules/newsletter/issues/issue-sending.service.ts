import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import type { JobHandlers } from '#queue/task-kinds.ts';
import { enqueue } from '#queue/task.repository.ts';
import type { Mailer } from '#mail/mailer.ts';
import { isRefusedAddress } from '#mail/refused-address.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { markBounced } from '../newsletter.repository.ts';
import type { StoredSubscription } from '../newsletter.repository.ts';
import { composeIssue, listHeaders } from './compose-issue.ts';
import {
  addDeliveries,
  deleteOldDeliveries,
  failAbandonedDeliveries,
  findDelivery,
  queueWaiting,
  settleDelivery,
} from './delivery.repository.ts';
import { findIssue, finishIssue, saveIssue } from './issue.repository.ts';

/** Mails handed to jobs at a time: what readers wait for, as a password mail, stands behind so few. */
const batchSize = 40;
/** Tries of a job, as `jobs.max_attempts` has it. */
const lastAttempt = 8;
const day = 86_400_000;
/** Days for which it is kept who got which issue. */
const keptDays = 365;

export interface IssueSendingParts {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: SignedIds;
  /** Address of an account; null when it is gone. */
  readonly addressOf: (userId: string) => Promise<string | null>;
}

const mayGet = (subscription: StoredSubscription | null): subscription is StoredSubscription =>
  subscription?.state === 'active' &&
  (subscription.pausedUntil === null || subscription.pausedUntil <= new Date());

/** The jobs that send issues: one begins, batches hand on, and each mail is a job of its own. */
export function createIssueSending(
  parts: IssueSendingParts,
): Pick<
  JobHandlers,
  'newsletter.start' | 'newsletter.batch' | 'mail.newsletter-issue' | 'mail.newsletter-test'
> {
  const { db, mailer, siteUrl, signedIds } = parts;
  return {
    'newsletter.start': async ({ payload: { issueId, version } }) => {
      await db.transaction(async (tx) => {
        const issue = await findIssue(tx, issueId, true);
        // Taken back or changed since; or begun before a crash.
        if (issue?.state !== 'scheduled' || issue.version !== version) return;
        await addDeliveries(tx, issue);
        await saveIssue(tx, issueId, { state: 'sending', startedAt: new Date() });
        await enqueue(tx, batch(issueId, 1));
      });
    },
    'newsletter.batch': async ({ payload: { issueId, number } }) => {
      const count = await db.transaction(async (tx) => {
        const ids = await queueWaiting(tx, issueId, batchSize);
        for (const deliveryId of ids) {
          const idempotencyKey = `newsletter:${deliveryId}`;
          await enqueue(tx, {
            kind: 'mail.newsletter-issue',
            payload: { deliveryId },
            idempotencyKey,
          });
        }
        // Due after them, and after whatever else was asked for until then.
        if (ids.length > 0) await enqueue(tx, batch(issueId, number + 1));
        return ids.length;
      });
      if (count === 0) await finishIssue(db, issueId);
    },
    'mail.newsletter-issue': async ({ payload: { deliveryId }, attempt }) => {
      const found = await findDelivery(db, deliveryId);
      if (found?.delivery.state !== 'queued') return;
      const { issue, subscription } = found;
      const end = async (state: 'sent' | 'skipped' | 'failed') => {
        await settleDelivery(db, deliveryId, state);
        await finishIssue(db, issue.id);
      };
      if (!mayGet(subscription)) return end('skipped');
      const code = signedIds.sign('newsletter-unsubscribe', subscription.id);
      try {
        await mailer.send({
          ...composeIssue(siteUrl, issue, code),
          to: subscription.email,
          id: `issue-${deliveryId}`,
          headers: listHeaders(siteUrl, issue.listId, code),
        });
      } catch (error) {
        if (isRefusedAddress(error)) return bounce(db, deliveryId, issue.id, subscription.id);
        if (attempt >= lastAttempt) await end('failed');
        throw error;
      }
      await end('sent');
    },
    'mail.newsletter-test': async ({ id, payload: { issueId, userId } }) => {
      const issue = await findIssue(db, issueId);
      const to = await parts.addressOf(userId);
      if (!issue || !to) return;
      const mail = composeIssue(siteUrl, issue, 'probe');
      await mailer.send({ ...mail, subject: `[Probe] ${mail.subject}`, to, id });
    },
  };
}

const batch = (issueId: string, number: number) =>
  ({
    kind: 'newsletter.batch',
    payload: { issueId, number },
    idempotencyKey: `newsletter-batch:${issueId}:${number}`,
    runAt: new Date(),
  }) as const;

/** An address that takes no mail is written to no more. */
async function bounce(
  db: Drizzle,
  deliveryId: string,
  issueId: string,
  subscriptionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await settleDelivery(tx, deliveryId, 'bounced');
    await markBounced(tx, subscriptionId);
    await recordAudit(tx, {
      action: 'newsletter.bounced',
      actor: null,
      subject: `newsletter-subscription:${subscriptionId}`,
    });
  });
  await finishIssue(db, issueId);
}

/** Once a day: ends what nothing will end any more, and forgets who got what long ago. */
export async function tidyDeliveries(db: Drizzle): Promise<void> {
  const issues = await failAbandonedDeliveries(db, new Date(Date.now() - 2 * day));
  for (const id of issues) await finishIssue(db, id);
  await deleteOldDeliveries(db, new Date(Date.now() - keptDays * day));
}
