import { z } from 'zod';

import { jobActions, jobLimits as limits } from '#api/own-job-postings.ts';
import type { JobContent } from '#api/own-job-postings.ts';
import { nameSchema, optionalNameSchema } from '#api/name.schema.ts';
import {
  emailSchema,
  isBlank,
  lineSchema,
  optionalLineSchema,
  paragraphsSchema,
  signedCodeSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { entryDecisionSchema } from '#api/moderation.schema.ts';
import { sentApplicationSchema } from '#api/job-applications.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';
import { jobStates } from '#job-board/job-states.ts';
import { appealLimits } from '#moderation.ts';
import {
  jobExperiences,
  jobWorkFields,
  jobLanguages,
  jobLicences,
  jobPayUnits,
  jobEmploymentTypes,
  getKeys,
} from '#job-board/job-labels.ts';
import { ownEntryPagesSchema } from '#api/own-entry-pages.schema.ts';

const convertBlankToNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());
const nullableLineSchema = (max: number) =>
  optionalLineSchema(max).transform((value): string | null => value ?? null);
const day = typedDaySchema('Bitte geben Sie einen Tag an.');
const urlSchema = convertBlankToNull(
  z
    .url({
      protocol: /^https$/u,
      error: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
    })
    .max(300, 'Die Adresse ist zu lang.'),
);
const centsSchema = convertBlankToNull(
  z
    .int('Bitte geben Sie einen Betrag wie 17,50 an.')
    .min(1, 'Bitte geben Sie einen Betrag über null an.')
    .max(100_000_000, 'Dieser Betrag ist zu hoch.'),
);
const createChoicesSchema = <Key extends string>(
  keys: readonly [Key, ...Key[]],
  minChoices: number,
  message = '',
) => z.array(z.enum(keys)).min(minChoices, message).max(keys.length).readonly();

const jobContentFields = {
  title: lineSchema(limits.maxTitleLength, limits.minTitleLength),
  employer: nameSchema(limits.maxLineLength),
  employerKind: z.enum(['employer', 'agency']),
  employerText: paragraphsSchema(limits.maxEmployerTextLength),
  employerUrl: urlSchema,
  contactPerson: optionalNameSchema(limits.maxLineLength).transform((name) => name ?? null),
  intro: paragraphsSchema(limits.maxSectionLength),
  duties: paragraphsSchema(limits.maxSectionLength, 1),
  profile: paragraphsSchema(limits.maxSectionLength, 1),
  offer: paragraphsSchema(limits.maxSectionLength, 1),
  contact: paragraphsSchema(limits.maxSectionLength, 1),
  types: createChoicesSchema(
    getKeys(jobEmploymentTypes),
    1,
    'Bitte wählen Sie mindestens eine Art der Anstellung.',
  ),
  fields: createChoicesSchema(
    getKeys(jobWorkFields),
    1,
    'Bitte wählen Sie mindestens einen Bereich.',
  ),
  licences: createChoicesSchema(getKeys(jobLicences), 0),
  languages: createChoicesSchema(getKeys(jobLanguages), 0),
  experience: z.enum(getKeys(jobExperiences)),
  hoursPerWeek: convertBlankToNull(
    z.coerce
      .number('Bitte geben Sie eine Zahl ein.')
      .int('Bitte geben Sie ganze Stunden an.')
      .min(1, 'Mindestens eine Stunde.')
      .max(limits.maxHoursPerWeek, `Höchstens ${limits.maxHoursPerWeek} Stunden.`),
  ),
  weekendWork: z.boolean(),
  startsOn: convertBlankToNull(day),
  limitedUntil: convertBlankToNull(day),
  payMinCents: centsSchema,
  payMaxCents: centsSchema,
  payUnit: convertBlankToNull(z.enum(getKeys(jobPayUnits))),
  tariff: nullableLineSchema(limits.maxTariffLength),
  accommodation: z.string().trim().max(limits.maxNoteLength).nullable(),
  meals: z.string().trim().max(limits.maxNoteLength).nullable(),
  vehicle: z.string().trim().max(limits.maxNoteLength).nullable(),
  remote: z.boolean(),
  remoteOnly: z.boolean().optional(),
  postcode: z
    .string()
    .trim()
    .regex(/^\d{4,5}$/u, 'Bitte geben Sie eine Postleitzahl an.'),
  place: lineSchema(80, 2),
  morePlaces: z.string().trim().max(600),
  applyUrl: urlSchema,
  reference: nullableLineSchema(limits.maxReferenceLength),
  validUntil: day,
};

export const placeJobRequestSchema = z.strictObject({
  ...jobContentFields,
  /** Email address of a guest; absent for signed-in users. */
  email: convertBlankToNull(emailSchema).optional(),
  /** Whether the user has already seen the hints about wording and pay. */
  hintsSeen: z.boolean(),
  /** Version of the job posting that was edited; absent for a new posting. */
  version: versionSchema.optional(),
  /** Code from a mail about the posting; only for guests who change their posting. */
  code: signedCodeSchema.optional(),
  /** Honeypot field: people leave it empty, bots fill it in. */
  website: z.string().max(200).optional(),
});

export const hintSchema = z.object({
  field: z.enum(['title', 'text', 'pay']),
  text: z.string(),
  suggestion: z.string().optional(),
});

export const placeJobResponseSchema = z.object({
  hints: z.array(hintSchema).readonly(),
  slug: z.string().nullable(),
  code: z.string().nullable(),
});

const stateSchema = z.enum(jobStates);
export const jobFormSchema = z.object({
  viewer: z.object({ email: z.string() }).nullable(),
  /** Minimum wage in cents per hour, the next one with its first day, and the source of the figures. */
  minimumWage: z.object({
    cents: z.int(),
    next: z.object({ from: z.string(), cents: z.int() }).nullable(),
    source: z.string(),
  }),
  /** The job posting being changed; null for a new one. */
  job: z
    .object({
      slug: z.string(),
      version: z.int(),
      state: stateSchema,
      // The content was validated on submission, so this schema only checks that it is an object.
      content: z.custom<JobContent>((value) => typeof value === 'object' && value !== null),
    })
    .nullable(),
});
export const ownJobsSchema = z.object({
  pages: ownEntryPagesSchema,
  /** The job postings of one page, newest first. */
  jobs: z
    .array(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        place: z.string(),
        state: stateSchema,
        version: z.int(),
        validThrough: z.string(),
        publishedAt: z.string().nullable(),
        changing: z.boolean(),
        applications: z.object({ total: z.int(), unread: z.int() }),
        actions: z.array(z.enum(jobActions)).readonly(),
        decision: entryDecisionSchema.nullable(),
      }),
    )
    .readonly(),
  /** Applications sent by the signed-in user. */
  sent: z.array(sentApplicationSchema).readonly(),
});

export const jobActionRequestSchema = z.strictObject({
  action: z.enum(jobActions),
  version: versionSchema,
  /** Code from a mail about the posting; only for guests. */
  code: signedCodeSchema.optional(),
});

/** Body of `POST /api/jobs/postings/:number/appeal`. */
export const jobAppealRequestSchema = z.strictObject({
  text: paragraphsSchema(appealLimits.maxLength, appealLimits.minLength),
  /** Code from a mail about the posting; only for guests. */
  code: signedCodeSchema.optional(),
});

/** Body of a request to resend the confirmation mail for a job posting. */
export const resendJobMailRequestSchema = z.strictObject({
  email: emailSchema,
  code: signedCodeSchema.optional(),
});

export const jobStateResponseSchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: stateSchema,
  changing: z.boolean(),
  /** Whether this visitor can now confirm the posting with the code from the confirmation mail. */
  mayConfirm: z.boolean(),
  version: z.int(),
  /** Actions that this visitor can take on the posting. */
  actions: z.array(z.enum(jobActions)).readonly(),
  /** Whether this visitor can edit the posting. */
  editable: z.boolean(),
  /** Decision that explains why the posting or its change is not published. */
  decision: entryDecisionSchema.nullable(),
});
