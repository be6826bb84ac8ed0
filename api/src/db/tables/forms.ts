import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';

/** Submissions of CMS forms. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: ulidKey(),
    /** Slug of the form below `_forms/`. */
    form: text('form').notNull(),
    /** Key created by the client, so that a repeated submission is stored only once. */
    key: text('key').notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    /** Labels of the form's fields at the time of submission, because the form may change later. */
    labels: jsonb('labels').$type<Readonly<Record<string, string>>>().notNull(),
    /**
     * Hash of the form that the sender saw (`computeFormVersion`); `versionAt` is the time at which
     * that form was published.
     */
    version: text('version'),
    versionAt: utcTimestamp('version_at'),
    /** Consent texts as shown to the sender, by the name of the form field. */
    consents: jsonb('consents').$type<Readonly<Record<string, string>>>(),
    state: text('state', { enum: ['new', 'in-progress', 'done'] })
      .notNull()
      .default('new'),
    deleteAt: utcTimestamp('delete_at').notNull(),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('form_submissions_state_check', table.state, ['new', 'in-progress', 'done']),
    uniqueIndex('form_submissions_key').on(table.form, table.key),
    index('form_submissions_delete_idx').on(table.deleteAt),
    /** Index for listing the submissions of a form, newest first. */
    index('form_submissions_form_idx').on(table.form, table.id),
  ],
);

/**
 * One vote per person and survey. `voter` and `device` are keyed hashes that include the survey, so
 * the votes of one person in different surveys cannot be linked. The hashes are deleted after some
 * time; the vote is kept.
 */
export const surveyVotes = pgTable(
  'survey_votes',
  {
    id: ulidKey(),
    /**
     * `_uid` of the survey block. For a copied block, the value also contains the UUID of the
     * block's story (`block_stories`).
     */
    survey: text('survey').notNull(),
    /** Hash of the voter's account; null for a vote without an account. */
    voter: text('voter'),
    /** Hash of the voter's device cookie. */
    device: text('device'),
    choices: jsonb('choices').$type<readonly string[]>().notNull(),
    /** Free-text answer; hidden until staff approve it. */
    text: text('text'),
    textState: text('text_state', { enum: ['held', 'shown', 'refused'] }),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('survey_votes_text_state_check', table.textState, [
      'held',
      'shown',
      'refused',
    ]),
    uniqueIndex('survey_votes_voter_key').on(table.survey, table.voter),
    uniqueIndex('survey_votes_device_key').on(table.survey, table.device),
    /** Index for listing free-text answers: unmoderated ones first, then newest first. */
    index('survey_votes_texts_idx')
      .on(table.survey, sql`(text_state <> 'held')`, table.id.desc().nullsFirst())
      .where(sql`${table.text} is not null`),
  ],
);

/** Entries in prize draws. An entry takes part only after confirmation. */
export const prizeEntries = pgTable(
  'prize_entries',
  {
    id: ulidKey(),
    /**
     * `_uid` of the prize draw block. For a copied block, the value also contains the UUID of the
     * block's story (`block_stories`).
     */
    draw: text('draw').notNull(),
    /** Title of the prize draw at the time of entry. */
    title: text('title').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    answer: text('answer'),
    /** SHA-256 of the terms that the participant accepted. */
    termsHash: text('terms_hash').notNull(),
    drawEndsAt: utcTimestamp('draw_ends_at').notNull(),
    /** SHA-256 of the confirmation code in the latest mail. */
    codeHash: text('code_hash'),
    codeExpiresAt: utcTimestamp('code_expires_at'),
    confirmedAt: utcTimestamp('confirmed_at'),
    deleteAt: utcTimestamp('delete_at').notNull(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('prize_entries_person_key').on(table.draw, table.email),
    uniqueIndex('prize_entries_code_key').on(table.codeHash),
    index('prize_entries_delete_idx').on(table.deleteAt),
    // Entries are deleted with the account of the address.
    index('prize_entries_email_idx').on(table.email),
  ],
);
