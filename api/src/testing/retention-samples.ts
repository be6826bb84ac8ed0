import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { deletionDays } from '@gruenland/shared-contracts/api/privacy.ts';

import type { SampleValues } from './sample-rows.ts';

/** Inserts a row into a table; returns it. */
export type InsertSample = (table: string, values?: SampleValues) => Promise<SampleValues>;

/** Describes how a test creates a row whose retention period started at `at`. */
export interface RetentionSample {
  readonly row: (at: Date, insert: InsertSample) => SampleValues | Promise<SampleValues>;
  /** Inserts further rows that refer to `row`. */
  readonly more?: (row: SampleValues, at: Date, insert: InsertSample) => Promise<unknown>;
  /** Column that the erasure clears; if absent, the erasure deletes the row. */
  readonly cleared?: string;
}

const startAt =
  (column: string, values: SampleValues = {}) =>
  (at: Date): SampleValues => ({ ...values, [column]: at });

const dayMs = 86_400_000;
const addDays = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);
const createEndedSample = (values: SampleValues = {}) => ({
  row: (at: Date) => ({ ...values, state: 'ended', endsOn: getBerlinDay(at) }),
});

/** One sample per period of a table, in the order of the periods in `retentionRules`. */
export const retentionSamples: Readonly<Record<string, readonly RetentionSample[]>> = {
  users: [
    { row: startAt('createdAt') },
    { row: (at) => ({ emailVerified: true, deletionDueAt: addDays(at, deletionDays) }) },
  ],
  email_changes: [{ row: startAt('createdAt') }],
  data_exports: [{ row: startAt('expiresAt') }],
  sessions: [{ row: startAt('expiresAt') }],
  one_time_tokens: [{ row: startAt('expiresAt') }],
  verifications: [{ row: startAt('expiresAt') }],
  throttles: [{ row: startAt('windowEndsAt') }],
  watchlist_items: [{ row: startAt('createdAt', { visitorId: 'visitor' }) }],
  saved_searches: [
    { row: startAt('updatedAt', { state: 'unconfirmed' }) },
    { row: startAt('updatedAt', { state: 'ended' }) },
  ],
  saved_search_hits: [{ row: startAt('createdAt') }],
  form_drafts: [{ row: startAt('savedAt') }],
  ads: [
    { row: startAt('createdAt', { state: 'unconfirmed' }) },
    { row: startAt('deletedAt', { state: 'deleted' }), cleared: 'sellerName' },
    { row: startAt('updatedAt', { state: 'rejected' }), cleared: 'sellerName' },
  ],
  ad_drafts: [{ row: startAt('updatedAt') }],
  ad_photos: [{ row: startAt('createdAt') }],
  conversations: [
    { row: startAt('createdAt', { state: 'unconfirmed' }) },
    { row: startAt('lastAt', { state: 'open' }) },
  ],
  message_blocks: [{ row: startAt('createdAt') }],
  events: [
    { row: startAt('updatedAt', { state: 'draft' }) },
    { row: startAt('updatedAt', { state: 'rejected' }) },
    {
      row: () => ({ updatedAt: new Date(0), ownerEmail: 'guest@hof.example' }),
      more: ({ id }, at, insert) =>
        insert('event_occurrences', { eventId: id, startsAt: at, endsAt: at }),
      cleared: 'ownerEmail',
    },
  ],
  event_registrations: [
    { row: startAt('updatedAt', { state: 'requested' }) },
    {
      row: async (at, insert) => {
        const { id } = await insert('event_occurrences', { startsAt: at, endsAt: at });
        return { occurrenceId: id, state: 'confirmed' };
      },
    },
  ],
  job_postings: [
    { row: startAt('updatedAt', { state: 'unconfirmed' }) },
    { row: startAt('endedAt', { state: 'deleted' }), cleared: 'duties' },
    { row: startAt('endedAt', { state: 'filled' }), cleared: 'duties' },
  ],
  job_applications: [
    { row: startAt('updatedAt', { state: 'unconfirmed' }) },
    { row: startAt('endedAt', { state: 'declined' }) },
  ],
  newsletter_subscriptions: [
    { row: startAt('updatedAt', { state: 'pending' }) },
    { row: startAt('endedAt', { state: 'unsubscribed' }) },
  ],
  newsletter_sign_ups: [
    { row: startAt('createdAt') },
    {
      row: startAt('createdAt', { confirmedAt: new Date(), signUpIp: '192.0.2.77' }),
      cleared: 'signUpIp',
    },
    { row: startAt('createdAt', { confirmedAt: new Date() }) },
  ],
  newsletter_deliveries: [{ row: startAt('updatedAt') }],
  consent_records: [{ row: startAt('createdAt') }],
  print_order_drafts: [{ row: startAt('expiresAt') }],
  print_subscriptions: [
    { ...createEndedSample({ ibanEncrypted: 'encrypted' }), cleared: 'ibanEncrypted' },
    createEndedSample(),
  ],
  print_requests: [{ row: startAt('createdAt') }],
  service_request_handlings: [
    {
      row: async (at, insert) => {
        const { id } = await insert('print_subscriptions');
        return { subjectId: id, note: 'Note', updatedAt: at };
      },
      cleared: 'note',
    },
    {
      row: async (at, insert) => {
        const isDeleted = at.getTime() < Date.now();
        return { subjectId: isDeleted ? 'deleted' : (await insert('print_requests'))['id'] };
      },
    },
  ],
  contract_declarations: [{ row: startAt('receivedAt') }],
  form_submissions: [{ row: startAt('deleteAt') }],
  survey_votes: [{ row: startAt('createdAt', { voter: 'hash' }), cleared: 'voter' }],
  prize_entries: [
    { row: startAt('updatedAt') },
    { row: startAt('deleteAt', { confirmedAt: new Date() }) },
  ],
  moderation_cases: [{ row: startAt('updatedAt', { state: 'approved' }) }],
  reports: [{ row: startAt('decidedAt') }],
  audit_log: [{ row: startAt('at') }],
  idempotency_keys: [{ row: startAt('createdAt') }],
  tasks: [{ row: startAt('finishedAt', { state: 'done' }) }],
  article_views: [{ row: (at) => ({ day: getBerlinDay(at) }) }],
  search_outbox: [{ row: startAt('dueAt') }],
};
