import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';

export const moderationKinds = ['ad', 'event', 'job', 'message', 'report'] as const;
export type ModerationKindName = (typeof moderationKinds)[number];

/** Reason for holding content for review: a stable code and a description. */
export interface ReviewReason {
  readonly code: string;
  readonly text: string;
}

/**
 * Moderation cases, open and decided, with reasons and appeals. Decisions are automated or made by
 * moderators.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: ulidKey(),
    kind: text('kind', { enum: moderationKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    title: text('title').notNull(),
    /** Risk score, 0–100. */
    score: integer('score').notNull(),
    reasons: jsonb('reasons').$type<readonly ReviewReason[]>().notNull().default([]),
    /** Texts to decide on, by their labels; for a change, `before` contains the published texts. */
    content: jsonb('content').$type<Readonly<Record<string, string>>>().notNull(),
    before: jsonb('before').$type<Readonly<Record<string, string>>>(),
    /**
     * The version of the entry to decide on, in the format of the module that owns the entry. An
     * approval or a granted appeal publishes exactly this version, never a later one.
     */
    proposal: jsonb('proposal').$type<Readonly<Record<string, unknown>>>(),
    state: text('state', { enum: ['open', 'approved', 'rejected', 'obsolete'] })
      .notNull()
      .default('open'),
    automated: boolean('automated').notNull().default(false),
    decidedBy: text('decided_by'),
    decidedAt: utcTimestamp('decided_at'),
    /** Code of the predefined reason for the decision. */
    reason: text('reason'),
    /** Note by the moderator for the owner of the content. */
    note: text('note'),
    /** Note for the person who reported the content; shown to no one else. */
    reporterNote: text('reporter_note'),
    appeal: text('appeal', { enum: ['open', 'granted', 'denied'] }),
    appealText: text('appeal_text'),
    appealAt: utcTimestamp('appeal_at'),
    appealNote: text('appeal_note'),
    appealDecidedBy: text('appeal_decided_by'),
    appealDecidedAt: utcTimestamp('appeal_decided_at'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('moderation_cases_kind_check', table.kind, moderationKinds),
    allowedValuesCheck('moderation_cases_state_check', table.state, [
      'open',
      'approved',
      'rejected',
      'obsolete',
    ]),
    allowedValuesCheck('moderation_cases_appeal_check', table.appeal, [
      'open',
      'granted',
      'denied',
    ]),
    /** Index for the moderation page: highest risk first, then oldest first. */
    index('moderation_cases_risk_idx').on(
      table.state,
      table.score.desc().nullsFirst(),
      table.createdAt,
      table.id,
    ),
    index('moderation_cases_decided_idx')
      .on(table.decidedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state in ('approved', 'rejected')`),
    index('moderation_cases_subject_idx').on(table.kind, table.subjectId, table.createdAt),
    index('moderation_cases_appeal_idx').on(table.appeal),
  ],
);

/** Reports of illegal or unwanted content (DSA Art. 16); an account is not required. */
export const reports = pgTable(
  'reports',
  {
    id: ulidKey(),
    targetKind: text('target_kind', { enum: moderationKinds }).notNull(),
    targetId: text('target_id').notNull(),
    targetUrl: text('target_url').notNull(),
    reason: text('reason').notNull(),
    explanation: text('explanation').notNull(),
    name: text('name'),
    email: text('email'),
    state: text('state', { enum: ['received', 'decided'] })
      .notNull()
      .default('received'),
    /** Whether the decision took action against the content; null while undecided. */
    measure: boolean('measure'),
    decisionNote: text('decision_note'),
    decidedAt: utcTimestamp('decided_at'),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('reports_target_kind_check', table.targetKind, moderationKinds),
    allowedValuesCheck('reports_state_check', table.state, ['received', 'decided']),
    index('reports_target_idx').on(table.targetKind, table.targetId),
    index('reports_created_idx').on(table.createdAt),
  ],
);
