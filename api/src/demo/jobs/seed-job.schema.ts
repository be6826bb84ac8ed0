import { z } from 'zod';

import {
  getKeys,
  jobEmploymentTypes,
  jobExperiences,
  jobLicences,
  jobPayUnits,
  jobWorkFields,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

/** A hand-written job (`*-jobs.json`); the generator adds employer, place, dates and small variations. */
export const seedJobSchema = z.strictObject({
  title: z.string(),
  fields: z.array(z.enum(getKeys(jobWorkFields))),
  types: z.array(z.enum(getKeys(jobEmploymentTypes))),
  /** Pay range in euros with its unit; null if the employer states none. */
  pay: z.tuple([z.number(), z.number(), z.enum(getKeys(jobPayUnits))]).nullable(),
  /** Kind of employer; `employer-names.ts` contains names for each kind. */
  employer: z.enum([
    'hof',
    'milchhof',
    'genossenschaft',
    'gaertnerei',
    'weingut',
    'werkstatt',
    'amt',
  ]),
  intro: z.string(),
  duties: z.array(z.string()),
  profile: z.array(z.string()),
  offer: z.array(z.string()),
  hoursPerWeek: z.number().optional(),
  licences: z.array(z.enum(getKeys(jobLicences))).optional(),
  experience: z.enum(getKeys(jobExperiences)).optional(),
  hasWeekendWork: z.boolean().optional(),
  tariff: z.string().optional(),
  accommodation: z.string().optional(),
  meals: z.string().optional(),
  vehicle: z.string().optional(),
  allowsRemoteWork: z.boolean().optional(),
  /** Whether all work is done from home; requires `allowsRemoteWork`. */
  isRemoteOnly: z.boolean().optional(),
  /** Duration in months, for seasonal work. */
  durationMonths: z.int().optional(),
});

export type SeedJob = z.output<typeof seedJobSchema>;
