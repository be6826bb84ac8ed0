import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { accountDeletionDelayDays } from '@gruenland/shared-contracts/api/privacy.ts';

import type { SampleValues } from './sample-rows.ts';

/** Inserts a row into a table and returns the row. */
export type InsertSample = (table: string, values?: SampleValues) => Promise<SampleValues>;

/** Describes how a test creates a row whose retention period starts at `at`. */
export interface RetentionSample {
  readonly row: (at: Date, insert: InsertSample) => SampleValues | Promise<SampleValues>;
  /** Inserts additional rows that refer to `row`. */
  readonly more?: (row: SampleValues, at: Date, insert: InsertSample) => Promise<unknown>;
  /** The column that the erasure clears. If absent, the erasure deletes the row. */
  readonly clearedColumn?: string;
}

const createRowFactory =
  (column: string, values: SampleValues = {}) =>
  (at: Date): SampleValues => ({ ...values, [column]: at });

const dayMs = 86_400_000;
const addDaysToTime = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
const createEndedSample = (values: SampleValues = {}) => ({
  row: (at: Date) => ({ ...values, state: 'ended', endsOn: getBerlinDay(at) }),
});

/** One sample for each retention period of a table, in the order of `retentionRules`. */
export const retentionSamples: Readonly<Record<string, readonly RetentionSample[]>> = {
  users: [
    { row: createRowFactory('createdAt') },
    {
      row: (at) => ({
        emailVerified: true,
        deletionDueAt: addDaysToTime(at, accountDeletionDelayDays),
      }),
    },
  ],
  email_changes: [{ row: createRowFactory('createdAt') }],
  data_exports: [{ row: createRowFactory('expiresAt') }],
  sessions: [{ row: createRowFactory('expiresAt') }],
  one_time_tokens: [{ row: createRowFactory('expiresAt') }],
  verifications: [{ row: createRowFactory('expiresAt') }],
  throttles: [{ row: createRowFactory('windowEndsAt') }],
  watchlist_items: [{ row: createRowFactory('createdAt', { visitorId: 'visitor' }) }],
  saved_searches: [
    { row: createRowFactory('updatedAt', { state: 'unconfirmed' }) },
    { row: createRowFactory('updatedAt', { state: 'ended' }) },
  ],
  saved_search_hits: [{ row: createRowFactory('createdAt') }],
  form_drafts: [{ row: createRowFactory('savedAt') }],
  ads: [
    { row: createRowFactory('createdAt', { state: 'unconfirmed' }) },
    { row: createRowFactory('deletedAt', { state: 'deleted' }), clearedColumn: 'sellerName' },
    { row: createRowFactory('updatedAt', { state: 'rejected' }), clearedColumn: 'sellerName' },
  ],
  ad_drafts: [{ row: createRowFactory('updatedAt') }],
  ad_photos: [{ row: createRowFactory('createdAt') }],
  conversations: [
    { row: createRowFactory('createdAt', { state: 'unconfirmed' }) },
    { row: createRowFactory('lastAt', { state: 'open' }) },
  ],
  message_blocks: [{ row: createRowFactory('createdAt') }],
  events: [
    { row: createRowFactory('updatedAt', { state: 'draft' }) },
    { row: createRowFactory('updatedAt', { state: 'rejected' }) },
    {
      row: () => ({ updatedAt: new Date(0), ownerEmail: 'guest@hof.example' }),
      more: ({ id }, at, insert) =>
        insert('event_occurrences', { eventId: id, startsAt: at, endsAt: at }),
      clearedColumn: 'ownerEmail',
    },
  ],
  event_registrations: [
    { row: createRowFactory('updatedAt', { state: 'requested' }) },
    {
      row: async (at, insert) => {
        const { id } = await insert('event_occurrences', { startsAt: at, endsAt: at });
        return { occurrenceId: id, state: 'confirmed' };
      },
    },
  ],
  job_postings: [
    { row: createRowFactory('updatedAt', { state: 'unconfirmed' }) },
    { row: createRowFactory('endedAt', { state: 'deleted' }), clearedColumn: 'duties' },
    { row: createRowFactory('endedAt', { state: 'filled' }), clearedColumn: 'duties' },
  ],
  job_applications: [
    { row: createRowFactory('updatedAt', { state: 'unconfirmed' }) },
    { row: createRowFactory('endedAt', { state: 'declined' }) },
  ],
  newsletter_subscriptions: [
    { row: createRowFactory('updatedAt', { state: 'pending' }) },
    { row: createRowFactory('endedAt', { state: 'unsubscribed' }) },
  ],
  newsletter_sign_ups: [
    { row: createRowFactory('createdAt') },
    {
      row: createRowFactory('createdAt', { confirmedAt: new Date(), signUpIp: '192.0.2.77' }),
      clearedColumn: 'signUpIp',
    },
    { row: createRowFactory('createdAt', { confirmedAt: new Date() }) },
  ],
  newsletter_deliveries: [{ row: createRowFactory('updatedAt') }],
  consent_records: [{ row: createRowFactory('createdAt') }],
  print_order_drafts: [{ row: createRowFactory('expiresAt') }],
  print_subscriptions: [
    { ...createEndedSample({ ibanEncrypted: 'encrypted' }), clearedColumn: 'ibanEncrypted' },
    createEndedSample(),
  ],
  print_requests: [{ row: createRowFactory('createdAt') }],
  service_request_handlings: [
    {
      row: async (at, insert) => {
        const { id } = await insert('print_subscriptions');
        return { subjectId: id, note: 'Note', updatedAt: at };
      },
      clearedColumn: 'note',
    },
    {
      row: async (at, insert) => {
        const isDeleted = at.getTime() < Date.now();
        return { subjectId: isDeleted ? 'deleted' : (await insert('print_requests'))['id'] };
      },
    },
  ],
  contract_declarations: [{ row: createRowFactory('receivedAt') }],
  form_submissions: [{ row: createRowFactory('deleteAt') }],
  survey_votes: [{ row: createRowFactory('createdAt', { voter: 'hash' }), clearedColumn: 'voter' }],
  prize_entries: [
    { row: createRowFactory('updatedAt') },
    { row: createRowFactory('deleteAt', { confirmedAt: new Date() }) },
  ],
  moderation_cases: [{ row: createRowFactory('updatedAt', { state: 'approved' }) }],
  reports: [{ row: createRowFactory('decidedAt') }],
  audit_log: [{ row: createRowFactory('at') }],
  idempotency_keys: [{ row: createRowFactory('createdAt') }],
  tasks: [{ row: createRowFactory('finishedAt', { state: 'done' }) }],
  sent_mails: [{ row: createRowFactory('sentAt') }],
  article_views: [{ row: (at) => ({ day: getBerlinDay(at) }) }],
  search_outbox: [{ row: createRowFactory('dueAt') }],
};
