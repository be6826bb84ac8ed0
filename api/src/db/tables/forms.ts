import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, recordTimes, ulidKey } from './columns.ts';

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
    state: text('state', { enum: ['neu', 'in-bearbeitung', 'erledigt'] })
      .notNull()
      .default('neu'),
    deleteAt: moment('delete_at').notNull(),
    ...recordTimes(),
  },
  (table) => [
    uniqueIndex('form_submissions_key').on(table.form, table.key),
    index('form_submissions_delete_idx').on(table.deleteAt),
  ],
);

/** One vote of one person in one survey. */
export const surveyVotes = pgTable(
  'survey_votes',
  {
    id: ulidKey(),
    /** `_uid` of the survey's block. */
    survey: text('survey').notNull(),
    /** Keyed hash of account or cookie and survey: votes of one person cannot be put together. */
    voter: text('voter').notNull(),
    choices: jsonb('choices').$type<readonly string[]>().notNull(),
    ...recordTimes(),
  },
  (table) => [uniqueIndex('survey_votes_voter_key').on(table.survey, table.voter)],
);

/** A part in a prize draw; it counts once confirmed. */
export const prizeEntries = pgTable(
  'prize_entries',
  {
    id: ulidKey(),
    /** `_uid` of the draw's block. */
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
