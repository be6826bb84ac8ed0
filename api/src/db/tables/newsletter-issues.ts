import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, oneOf, recordTimes, ulidKey } from './columns.ts';

/** A story as an issue shows it: taken when it was chosen, so that a sent issue stays as it was. */
export interface IssueStory {
  readonly slug: string;
  readonly title: string;
  readonly teaser: string;
}

export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;

/** One issue of a newsletter. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: ulidKey(),
    listId: text('list_id').notNull(),
    /** Who gets it: who wants every issue, or who wants the best of a month in one. */
    audience: text('audience', { enum: ['each', 'monthly'] })
      .notNull()
      .default('each'),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull().default(''),
    /** Paragraphs, with an empty line between them. */
    text: text('text').notNull().default(''),
    stories: jsonb('stories').$type<readonly IssueStory[]>().notNull().default([]),
    state: text('state', { enum: issueStates }).notNull().default('draft'),
    scheduledFor: moment('scheduled_for'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Account of who wrote it last. */
    author: text('author').notNull(),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => [
    oneOf('newsletter_issues_audience_check', table.audience, ['each', 'monthly']),
    oneOf('newsletter_issues_state_check', table.state, issueStates),
    index('newsletter_issues_list_idx').on(table.listId, table.updatedAt),
  ],
);

export const deliveryStates = [
  /** Not begun. */
  'waiting',
  /** A job has it. */
  'queued',
  'sent',
  /** Ended or paused meanwhile. */
  'skipped',
  /** The mail server refuses the address. */
  'bounced',
  /** Every try failed. */
  'failed',
] as const;

/** One issue for one subscription: there is one of each, whatever is run again. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    id: ulidKey(),
    issueId: text('issue_id')
      .notNull()
      .references(() => newsletterIssues.id),
    subscriptionId: text('subscription_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    updatedAt: moment('updated_at')
      .notNull()
      .defaultNow()
      .$onUpdateFn(() => new Date()),
  },
  (table) => [
    oneOf('newsletter_deliveries_state_check', table.state, deliveryStates),
    uniqueIndex('newsletter_deliveries_once_key').on(table.issueId, table.subscriptionId),
    index('newsletter_deliveries_state_idx').on(table.issueId, table.state),
  ],
);
