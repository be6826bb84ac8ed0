import { z } from 'zod';

import { applicationLimits as limits, employerSteps } from '#api/job-applications.ts';
import type {
  ApplicationForm,
  ApplyAnswer,
  ApplyRequest,
  OwnApplication,
  ReceivedApplications,
  SentApplication,
  ApplicationStepRequest,
} from '#api/job-applications.ts';
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
  open: z.boolean(),
  consentText: z.string(),
  viewer: z.object({ name: z.string(), email: z.string() }).nullable(),
}) satisfies z.ZodType<ApplicationForm>;

export const applyRequestSchema = z.strictObject({
  name: nameSchema(limits.maxNameLength),
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
  phone: optionalLineSchema(limits.maxPhoneLength),
  message: paragraphsSchema(limits.maxMessageLength, 1),
  availableFrom: optionalDaySchema,
  consent: z.literal(true, 'Bitte stimmen Sie zu, damit wir Ihre Bewerbung weitergeben können.'),
  website: z.string().max(200).optional(),
}) satisfies z.ZodType<ApplyRequest>;

export const applyAnswerSchema = z.object({
  code: z.string().nullable(),
}) satisfies z.ZodType<ApplyAnswer>;

const cvSchema = z.object({ name: z.string(), bytes: z.int() }).nullable();
const stateSchema = z.enum(applicationStates);

export const ownApplicationSchema = z.object({
  slug: z.string(),
  title: z.string(),
  employer: z.string(),
  state: stateSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  cv: cvSchema,
  may: z.object({ confirm: z.boolean(), attach: z.boolean(), withdraw: z.boolean() }),
  sentAt: z.string(),
}) satisfies z.ZodType<OwnApplication>;

export const receivedApplicationsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  applications: z
    .array(
      z.object({
        id: z.string(),
        version: z.int(),
        state: stateSchema,
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
}) satisfies z.ZodType<ReceivedApplications>;

export const applicationStepRequestSchema = z.strictObject({
  step: z.enum(employerSteps),
  version: versionSchema,
}) satisfies z.ZodType<ApplicationStepRequest>;

export const sentApplicationSchema = z.object({
  code: z.string(),
  title: z.string(),
  employer: z.string(),
  slug: z.string(),
  state: stateSchema,
  sentAt: z.string(),
}) satisfies z.ZodType<SentApplication>;

/** Record id as a path parameter. */
export const recordIdParamsSchema = z.object({ id: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/u) });
