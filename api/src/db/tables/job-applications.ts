import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { applicationStates } from '@gruenland/shared-contracts/job-board/job-states.ts';

import { day, utcTimestamp, allowedValuesCheck, timestamps, ulidKey } from './columns.ts';
import { jobPostings } from './job-postings.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Job applications, deleted six months after the decision or the posting's end (§ 15 Abs. 4 AGG).
 */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: ulidKey(),
    postingId: text('posting_id')
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Email address, always in lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    /** First day of availability (`2027-03-01`); null means immediately. */
    availableFrom: day('available_from'),
    state: text('state', { enum: applicationStates }).notNull().default('unconfirmed'),
    /** File name as uploaded; the file is in `job_application_files`. */
    cvName: text('cv_name'),
    cvBytes: integer('cv_bytes'),
    /** Time at which the applicant consented to passing the data to the employer. */
    consentAt: utcTimestamp('consent_at').notNull().defaultNow(),
    confirmedAt: utcTimestamp('confirmed_at'),
    endedAt: utcTimestamp('ended_at'),
    version: integer('version').notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    allowedValuesCheck('job_applications_state_check', table.state, applicationStates),
    uniqueIndex('job_applications_person_key')
      .on(table.postingId, table.email)
      .where(sql`${table.state} not in ('unconfirmed', 'declined', 'withdrawn')`),
    index('job_applications_posting_idx').on(table.postingId, table.id),
    index('job_applications_user_idx').on(table.userId),
    index('job_applications_email_idx').on(table.email),
  ],
);

/** Pieces of encrypted CVs; files are split because the size of a statement is limited. */
export const jobApplicationFiles = pgTable(
  'job_application_files',
  {
    applicationId: text('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    piece: integer('piece').notNull(),
    encrypted: bytes('encrypted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.piece] })],
);
