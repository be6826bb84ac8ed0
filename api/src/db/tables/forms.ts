import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, oneOf, recordTimes, ulidKey } from './columns.ts';

/** Answers to a form of the content system. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: ulidKey(),
    /** Slug below `_forms/`. */
    form: text('form').notNull(),
    /** Made by the sender, so that answers sent twice are kept once. */
    key: text('key').notNull(),
    answers: jsonb('answers').$type<Readonly<Record<string, string>>>().notNull(),
    /** Labels of the fields when it was sent: the definition may change later. */
    labels: jsonb('labels').$type<Readonly<Record<string, string>>>().notNull(),
    /** Which wording the sender had before them (`formVersion`), and when that was published. */
    version: text('version'),
    versionAt: moment('version_at'),
    /** What was agreed to, word for word, by the names of the fields. */
    consents: jsonb('consents').$type<Readonly<Record<string, string>>>(),
    state: text('state', { enum: ['new', 'in-progress', 'done'] })
      .notNull()
      .default('new'),
    deleteAt: moment('delete_at').notNull(),
    ...recordTimes(),
  },
  (table) => [
    oneOf('form_submissions_state_check', table.state, ['new', 'in-progress', 'done']),
    uniqueIndex('form_submissions_key').on(table.form, table.key),
    index('form_submissions_delete_idx').on(table.deleteAt),
    /** The newest answers to one form first. */
    index('form_submissions_form_idx').on(table.form, table.id),
  ],
);

/**
 * One vote of one person in one survey. Account and device are keyed hashes with the survey in them, so
 * that votes of one person cannot be put together; both are forgotten after a time, the vote stays.
 */
export const surveyVotes = pgTable(
  'survey_votes',
  {
    id: ulidKey(),
    /** `_uid` of the survey's block; of one that was copied, with its story (`block_stories`). */
    survey: text('survey').notNull(),
    /** Hash of the account; null for a vote without one. */
    voter: text('voter'),
    /** Hash of the cookie of the device. */
    device: text('device'),
    choices: jsonb('choices').$type<readonly string[]>().notNull(),
    /** An answer in own words; nobody sees it before staff let it through. */
    text: text('text'),
    textState: text('text_state', { enum: ['held', 'shown', 'refused'] }),
    ...recordTimes(),
  },
  (table) => [
    oneOf('survey_votes_text_state_check', table.textState, ['held', 'shown', 'refused']),
    uniqueIndex('survey_votes_voter_key').on(table.survey, table.voter),
    uniqueIndex('survey_votes_device_key').on(table.survey, table.device),
    /** What waits first, then the newest. */
    index('survey_votes_texts_idx')
      .on(table.survey, sql`(text_state <> 'held')`, table.id.desc().nullsFirst())
      .where(sql`${table.text} is not null`),
  ],
);

/** A part in a prize draw; it counts once confirmed. */
export const prizeEntries = pgTable(
  'prize_entries',
  {
    id: ulidKey(),
    /** `_uid` of the draw's block; of one that was copied, with its story (`block_stories`). */
    draw: text('draw').notNull(),
    /** Title of the draw when the entry was made. */
    title: text('title').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    answer: text('answer'),
    /** SHA-256 of the terms that were agreed to. */
    termsHash: text('terms_hash').notNull(),
    drawEndsAt: moment('draw_ends_at').notNull(),
    /** SHA-256 of the code in the latest mail. */
    codeHash: text('code_hash'),
    codeExpiresAt: moment('code_expires_at'),
    confirmedAt: moment('confirmed_at'),
    deleteAt: moment('delete_at').notNull(),
    ...recordTimes(),
  },
  (table) => [
    uniqueIndex('prize_entries_person_key').on(table.draw, table.email),
    uniqueIndex('prize_entries_code_key').on(table.codeHash),
    index('prize_entries_delete_idx').on(table.deleteAt),
  ],
);
