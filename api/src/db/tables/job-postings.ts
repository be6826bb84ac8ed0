import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { jobStates } from '@gruenland/shared-contracts/job-board/job-states.ts';
import type { JobPlace } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  jobExperiences,
  jobPayUnits,
  getKeys,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import {
  cents,
  day,
  utcTimestamp,
  allowedValuesCheck,
  timestamps,
  ulidKey,
  wordVector,
} from './columns.ts';
import { users } from './users.ts';

/** Creates a column for an array of texts, empty by default. */
const createTextArrayColumn = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Creates the columns that describe the work. */
function createWorkColumns() {
  return {
    types: createTextArrayColumn('types'),
    fields: createTextArrayColumn('fields'),
    licences: createTextArrayColumn('licences'),
    languages: createTextArrayColumn('languages'),
    experience: text('experience', { enum: getKeys(jobExperiences) })
      .notNull()
      .default('ohne'),
    hoursPerWeek: integer('hours_per_week'),
    weekendWork: boolean('weekend_work').notNull().default(false),
    /** First day of work (`2027-03-01`); null means immediately. */
    startsOn: day('starts_on'),
    limitedUntil: day('limited_until'),
    payMinCents: cents('pay_min_cents'),
    payMaxCents: cents('pay_max_cents'),
    payUnit: text('pay_unit', { enum: getKeys(jobPayUnits) }),
    tariff: text('tariff'),
    /**
     * Lowest hourly pay that the posting states, in cents; used only to filter and sort, never
     * published.
     */
    payHourCents: cents('pay_hour_cents'),
    /** Description of the accommodation that the employer offers; null if there is none. */
    accommodation: text('accommodation'),
    meals: text('meals'),
    vehicle: text('vehicle'),
    /** Whether at least part of the work can be done from home. */
    remote: boolean('remote').notNull().default(false),
    /**
     * Whether all work is done from home. Valid only if `remote` is also true, because the previous
     * version of the api writes only `remote`.
     */
    remoteOnly: boolean('remote_only').notNull().default(false),
    /** Benefits of the job, as keys of `jobBenefits`. They repeat other columns, so that one index serves
     * all benefits. */
    extras: createTextArrayColumn('extras'),
  };
}

/** Job postings in all states, including ended ones. */
export const jobPostings = pgTable(
  'job_postings',
  {
    id: ulidKey(),
    /** Number at the end of the URL path of the posting's page. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    state: text('state', { enum: jobStates }).notNull().default('unconfirmed'),
    /** Whether lists may show the posting; after `validThrough` they never show it. */
    listed: boolean('listed')
      .notNull()
      .generatedAlwaysAs(sql`state = 'active'`),
    title: text('title').notNull(),
    employer: text('employer').notNull(),
    employerKind: text('employer_kind', { enum: ['employer', 'agency'] })
      .notNull()
      .default('employer'),
    employerText: text('employer_text').notNull().default(''),
    employerUrl: text('employer_url'),
    contactPerson: text('contact_person'),
    intro: text('intro').notNull().default(''),
    duties: text('duties').notNull(),
    profile: text('profile').notNull(),
    offer: text('offer').notNull(),
    contact: text('contact').notNull(),
    ...createWorkColumns(),
    postcode: text('postcode').notNull(),
    place: text('place').notNull(),
    region: text('region').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Additional workplaces. The search uses only the main place. */
    otherPlaces: jsonb('other_places').$type<readonly JobPlace[]>().notNull().default([]),
    /** External page for applications; replaces the application form. */
    applyUrl: text('apply_url'),
    reference: text('reference'),
    /** Words of the posting, normalized by `fold-words.ts`. Only the previous release reads them. */
    words: wordVector('words').notNull(),
    /** Lexemes of the word search (`word-search/entry-lexemes.ts`); null: not written yet. */
    lexemes: wordVector('lexemes'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Email address of an employer without an account; never published. */
    ownerEmail: text('owner_email'),
    /** A change that waits for moderation; the other columns keep the published version. */
    change: jsonb('change').$type<Readonly<Record<string, unknown>>>(),
    publishedAt: utcTimestamp('published_at'),
    validThrough: utcTimestamp('valid_through').notNull(),
    /** Time at which the position was filled, or the posting expired or was withdrawn. */
    endedAt: utcTimestamp('ended_at'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => {
    const listedCondition = sql`listed`;
    return [
      allowedValuesCheck('job_postings_state_check', table.state, jobStates),
      allowedValuesCheck('job_postings_employer_kind_check', table.employerKind, [
        'employer',
        'agency',
      ]),
      allowedValuesCheck(
        'job_postings_experience_check',
        table.experience,
        getKeys(jobExperiences),
      ),
      allowedValuesCheck('job_postings_pay_unit_check', table.payUnit, getKeys(jobPayUnits)),
      uniqueIndex('job_postings_number_key').on(table.number),
      index('job_postings_newest_idx')
        .on(table.publishedAt.desc(), table.number.desc())
        .where(listedCondition),
      index('job_postings_pay_idx')
        .on(table.payHourCents.desc().nullsLast(), table.number.desc())
        .where(listedCondition),
      index('job_postings_position_idx').on(table.lat, table.lng).where(listedCondition),
      index('job_postings_words_idx').using('gin', table.words).where(listedCondition),
      index('job_postings_lexemes_idx').using('gin', table.lexemes).where(listedCondition),
      index('job_postings_unfilled_idx')
        .on(table.id)
        .where(sql`lexemes is null`),
      index('job_postings_fields_idx').using('gin', table.fields).where(listedCondition),
      index('job_postings_types_idx').using('gin', table.types).where(listedCondition),
      index('job_postings_valid_idx').on(table.state, table.validThrough),
      index('job_postings_user_idx').on(table.userId, table.number),
      index('job_postings_email_idx').on(table.ownerEmail),
    ];
  },
);
