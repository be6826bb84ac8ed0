import { z } from 'zod';

import { applicationLimits as limits, employerSteps } from '#api/job-applications.ts';
import { nameSchema } from '#api/name.schema.ts';
import {
  emailSchema,
  isBlank,
  optionalLineSchema,
  paragraphsSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';
import { applicationStates } from '#job-board/job-states.ts';

const optionalDaySchema = z
  .preprocess(
    (value) => (isBlank(value) ? null : value),
    typedDaySchema('Bitte geben Sie einen Tag an.').nullable(),
  )
  .optional();

export const applicationFormSchema = z.object({
  slug: z.string(),
  title: z.string(),
  employer: z.string(),
  place: z.string(),
  /** Whether this job posting currently accepts applications on this site. */
  open: z.boolean(),
  /** Consent text, shown next to the checkbox. */
  consentText: z.string(),
  viewer: z.object({ name: z.string(), email: z.string() }).nullable(),
});

export const applyRequestSchema = z.strictObject({
  name: nameSchema(limits.maxNameLength),
  /** Email address of a guest; signed-in users apply with their account's email address. */
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
  phone: optionalLineSchema(limits.maxPhoneLength),
  message: paragraphsSchema(limits.maxMessageLength, 1),
  /** First day on which the applicant can work (`2027-03-01`); absent means immediately. */
  availableFrom: optionalDaySchema,
  consent: z.literal(true, 'Bitte stimmen Sie zu, damit wir Ihre Bewerbung weitergeben können.'),
  /** Honeypot field: people leave it empty, bots fill it in. */
  website: z.string().max(200).optional(),
});

export const applyResponseSchema = z.object({
  code: z.string().nullable(),
});

const cvSchema = z.object({ name: z.string(), bytes: z.int() }).nullable();
const applicationStateSchema = z.enum(applicationStates);

export const ownApplicationSchema = z.object({
  slug: z.string(),
  title: z.string(),
  employer: z.string(),
  state: applicationStateSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  cv: cvSchema,
  /**
   * Whether the applicant can now confirm the application, attach a CV and withdraw the
   * application.
   */
  may: z.object({ confirm: z.boolean(), attach: z.boolean(), withdraw: z.boolean() }),
  sentAt: z.string(),
});

export const receivedApplicationsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  applications: z
    .array(
      z.object({
        id: z.string(),
        version: z.int(),
        state: applicationStateSchema,
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string(),
        availableFrom: z.string().nullable(),
        cv: cvSchema,
        receivedAt: z.string(),
        steps: z.array(z.enum(employerSteps)).readonly(),
      }),
    )
    .readonly(),
});

/** Body of `POST /api/account/jobs/applications/:id/step`. */
export const applicationStepRequestSchema = z.strictObject({
  step: z.enum(employerSteps),
  version: versionSchema,
});

export const sentApplicationSchema = z.object({
  code: z.string(),
  title: z.string(),
  employer: z.string(),
  slug: z.string(),
  state: applicationStateSchema,
  sentAt: z.string(),
});

/** Record id as a path parameter. */
export const recordIdParamsSchema = z.object({ id: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/u) });
