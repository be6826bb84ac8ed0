import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import type { TaskHandlers } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { Mailer } from '#mail/mailer.ts';
import { isRecipientRefusedError } from '#mail/recipient-refused-error.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { markBounced } from '../newsletter.repository.ts';
import type { StoredSubscription } from '../newsletter.repository.ts';
import { composeIssue, createListHeaders } from './compose-issue.ts';
import {
  createDeliveries,
  failAbandonedDeliveries,
  findDelivery,
  queueNextDeliveries,
  finishDelivery,
} from './delivery.repository.ts';
import { findIssue, finishIssue, saveIssue } from './issue.repository.ts';

/**
 * Number of deliveries that one task queues. It is small, so that password mails do not wait long
 * behind these deliveries.
 */
const batchSize = 40;
/** Maximum number of attempts of a task; equal to the default of `tasks.max_attempts`. */
const maxAttempts = 8;
const dayMs = 86_400_000;

export interface IssueSendingDependencies {
  readonly db: Drizzle;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly signedIds: IdSigner;
  /** Returns the email address of an account, or null if the account was deleted. */
  readonly getEmail: (userId: string) => Promise<string | null>;
}

const canReceiveIssue = (
  subscription: StoredSubscription | null,
): subscription is StoredSubscription =>
  subscription?.state === 'active' &&
  (subscription.pausedUntil === null || subscription.pausedUntil <= new Date());

/**
 * Creates the task handlers that send issues: one starts an issue, one queues a batch of
 * deliveries, one sends a single mail.
 */
export function createIssueSendingHandlers(
  dependencies: IssueSendingDependencies,
): Pick<
  TaskHandlers,
  'newsletter.start' | 'newsletter.batch' | 'mail.newsletter-issue' | 'mail.newsletter-test'
> {
  const { db, mailer, siteUrl, signedIds } = dependencies;
  return {
    'newsletter.start': async ({ payload: { issueId, version } }) => {
      await db.transaction(async (tx) => {
        const issue = await findIssue(tx, issueId, true);
        // Does nothing if the issue was unscheduled or changed, or if the task is repeated after a
        // crash and the sending has already started.
        if (issue?.state !== 'scheduled' || issue.version !== version) return;
        await createDeliveries(tx, issue);
        await saveIssue(tx, issueId, { state: 'sending', startedAt: new Date() });
        await enqueueTask(tx, createBatchTask(issueId, 1));
      });
    },
    'newsletter.batch': async ({ payload: { issueId, number } }) => {
      const count = await db.transaction(async (tx) => {
        const ids = await queueNextDeliveries(tx, issueId, batchSize);
        for (const deliveryId of ids) {
          const idempotencyKey = `newsletter:${deliveryId}`;
          await enqueueTask(tx, {
            kind: 'mail.newsletter-issue',
            payload: { deliveryId },
            idempotencyKey,
          });
        }
        // Tasks run by due time: the next batch task runs after these mails and all earlier tasks.
        if (ids.length > 0) await enqueueTask(tx, createBatchTask(issueId, number + 1));
        return ids.length;
      });
      if (count === 0) await finishIssue(db, issueId);
    },
    'mail.newsletter-issue': async ({ payload: { deliveryId }, attempt }) => {
      const deliveryRow = await findDelivery(db, deliveryId);
      if (deliveryRow?.delivery.state !== 'queued') return;
      const { issue, subscription } = deliveryRow;
      const endDelivery = async (state: 'sent' | 'skipped' | 'failed') => {
        await finishDelivery(db, deliveryId, state);
        await finishIssue(db, issue.id);
      };
      if (!canReceiveIssue(subscription)) return endDelivery('skipped');
      const code = signedIds.sign('newsletter-unsubscribe', subscription.id);
      try {
        await mailer.send({
          ...composeIssue(siteUrl, issue, code),
          to: subscription.email,
          id: `issue-${deliveryId}`,
          headers: createListHeaders(siteUrl, issue.listId, code),
        });
      } catch (error) {
        if (isRecipientRefusedError(error))
          return recordBounce(db, deliveryId, issue.id, subscription.id);
        if (attempt >= maxAttempts) await endDelivery('failed');
        throw error;
      }
      await endDelivery('sent');
    },
    'mail.newsletter-test': async ({ id, payload: { issueId, userId } }) => {
      const issue = await findIssue(db, issueId);
      const recipient = await dependencies.getEmail(userId);
      if (!issue || !recipient) return;
      const mail = composeIssue(siteUrl, issue, 'probe');
      await mailer.send({ ...mail, subject: `[Probe] ${mail.subject}`, to: recipient, id });
    },
  };
}

const createBatchTask = (issueId: string, number: number) =>
  ({
    kind: 'newsletter.batch',
    payload: { issueId, number },
    idempotencyKey: `newsletter-batch:${issueId}:${number}`,
    runAt: new Date(),
  }) as const;

/** Marks a subscription as bounced, so that its email address gets no more mails. */
async function recordBounce(
  db: Drizzle,
  deliveryId: string,
  issueId: string,
  subscriptionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await finishDelivery(tx, deliveryId, 'bounced');
    await markBounced(tx, subscriptionId);
    await recordAudit(tx, {
      action: 'newsletter.bounced',
      actor: null,
      subject: `newsletter-subscription:${subscriptionId}`,
    });
  });
  await finishIssue(db, issueId);
}

/** Runs daily: marks abandoned deliveries as failed, and ends their issues. */
export async function endAbandonedDeliveries(db: Drizzle): Promise<void> {
  const issueIds = await failAbandonedDeliveries(db, new Date(Date.now() - 2 * dayMs));
  for (const id of issueIds) await finishIssue(db, id);
}
