import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { newsletterSubscriptions } from './newsletter.ts';

/** An article in a newsletter issue, copied when selected, so that a sent issue never changes. */
export interface IssueArticle {
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
}

export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: ulidKey(),
    listId: text('list_id').notNull(),
    /** Recipients: subscribers who chose every issue, or those who chose the monthly summary. */
    audience: text('audience', { enum: ['each', 'monthly'] })
      .notNull()
      .default('each'),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull().default(''),
    /** Paragraphs, separated by an empty line. */
    text: text('text').notNull().default(''),
    stories: jsonb('stories').$type<readonly IssueArticle[]>().notNull().default([]),
    state: text('state', { enum: issueStates }).notNull().default('draft'),
    scheduledFor: utcTimestamp('scheduled_for'),
    startedAt: utcTimestamp('started_at'),
    finishedAt: utcTimestamp('finished_at'),
    /** User id of the staff member who edited the issue most recently. */
    author: text('author').notNull(),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('newsletter_issues_audience_check', table.audience, ['each', 'monthly']),
    allowedValuesCheck('newsletter_issues_state_check', table.state, issueStates),
    index('newsletter_issues_list_idx').on(table.listId, table.updatedAt),
  ],
);

export const deliveryStates = [
  'waiting',
  /** A task that sends the mail is queued. */
  'queued',
  'sent',
  /** The subscription was ended or paused before the mail was sent. */
  'skipped',
  /** The mail server rejected the email address. */
  'bounced',
  /** All attempts to send the mail failed. */
  'failed',
] as const;

/**
 * Delivery of one issue to one subscription. The unique key prevents a second mail of the same
 * issue.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: ulidKey(),
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id),
    subscriptionId: text('subscription_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    updatedAt: utcTimestamp('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdateFn(() => new Date()),
  },
  (table) => [
    allowedValuesCheck('newsletter_deliveries_state_check', table.state, deliveryStates),
    foreignKey({
      name: 'newsletter_deliveries_subscription_fk',
      columns: [table.subscriptionId],
      foreignColumns: [newsletterSubscriptions.id],
    }).onDelete('cascade'),
    uniqueIndex('newsletter_deliveries_once_key').on(table.issueId, table.subscriptionId),
    index('newsletter_deliveries_state_idx').on(table.issueId, table.state),
    // Each batch of an issue reads the next deliveries in this order.
    index('newsletter_deliveries_waiting_idx')
      .on(table.issueId, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('newsletter_deliveries_subscription_idx').on(table.subscriptionId),
    index('newsletter_deliveries_updated_idx').on(table.updatedAt),
  ],
);
