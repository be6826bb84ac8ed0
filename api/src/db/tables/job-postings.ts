import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
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
  keysOf,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import { cents, day, moment, oneOf, recordTimes, ulidKey } from './columns.ts';

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Several of a few known words. */
const textArray = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** What is said about the work itself (domain 2.6). */
function workColumns() {
  return {
    types: textArray('types'),
    fields: textArray('fields'),
    licences: textArray('licences'),
    languages: textArray('languages'),
    experience: text('experience', { enum: keysOf(jobExperiences) })
      .notNull()
      .default('ohne'),
    hoursPerWeek: integer('hours_per_week'),
    weekendWork: boolean('weekend_work').notNull().default(false),
    /** `2027-03-01`; null: at once. */
    startsOn: day('starts_on'),
    limitedUntil: day('limited_until'),
    payMinCents: cents('pay_min_cents'),
    payMaxCents: cents('pay_max_cents'),
    payUnit: text('pay_unit', { enum: keysOf(jobPayUnits) }),
    tariff: text('tariff'),
    /** For filters and the order only, never shown: the least pay of an hour. */
    payHourCents: cents('pay_hour_cents'),
    /** What comes with it, in words; null: it does not. */
    accommodation: text('accommodation'),
    meals: text('meals'),
    vehicle: text('vehicle'),
    /** Some or all of it is done from home. */
    remote: boolean('remote').notNull().default(false),
    /** All of it is; counts only with `remote`, which the release before writes alone. */
    remoteOnly: boolean('remote_only').notNull().default(false),
    /** Derived of the others (`jobExtras`), so that one index answers all. */
    extras: textArray('extras'),
  };
}

/** Stellen in all their states. */
export const jobPostings = pgTable(
  'job_postings',
  {
    id: ulidKey(),
    /** Ends the address of its page. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    state: text('state', { enum: jobStates }).notNull().default('unconfirmed'),
    /** Stands in lists, unless its time is over. */
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
    ...workColumns(),
    postcode: text('postcode').notNull(),
    place: text('place').notNull(),
    region: text('region').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Places of work beside the first, which is the one that is searched. */
    otherPlaces: jsonb('other_places').$type<readonly JobPlace[]>().notNull().default([]),
    /** Where to apply instead of here. */
    applyUrl: text('apply_url'),
    reference: text('reference'),
    /** Words, folded (`fold-words.ts`). */
    words: wordVector('words').notNull(),
    userId: text('user_id'),
    /** Of an employer without account; told to nobody. */
    ownerEmail: text('owner_email'),
    /** A change that waits for its review while this row stays as it is shown. */
    change: jsonb('change').$type<Readonly<Record<string, unknown>>>(),
    publishedAt: moment('published_at'),
    validThrough: moment('valid_through').notNull(),
    /** When it was filled, ran out or was taken away. */
    endedAt: moment('ended_at'),
    version: integer('version').notNull().default(1),
    ...recordTimes(),
  },
  (table) => {
    const listed = sql`listed`;
    return [
      oneOf('job_postings_state_check', table.state, jobStates),
      oneOf('job_postings_employer_kind_check', table.employerKind, ['employer', 'agency']),
      oneOf('job_postings_experience_check', table.experience, keysOf(jobExperiences)),
      oneOf('job_postings_pay_unit_check', table.payUnit, keysOf(jobPayUnits)),
      uniqueIndex('job_postings_number_key').on(table.number),
      index('job_postings_newest_idx')
        .on(table.publishedAt.desc(), table.number.desc())
        .where(listed),
      index('job_postings_pay_idx')
        .on(table.payHourCents.desc().nullsLast(), table.number.desc())
        .where(listed),
      index('job_postings_position_idx').on(table.lat, table.lng).where(listed),
      index('job_postings_words_idx').using('gin', table.words).where(listed),
      index('job_postings_fields_idx').using('gin', table.fields).where(listed),
      index('job_postings_types_idx').using('gin', table.types).where(listed),
      index('job_postings_valid_idx').on(table.state, table.validThrough),
      index('job_postings_user_idx').on(table.userId, table.number),
      index('job_postings_email_idx').on(table.ownerEmail),
    ];
  },
);
