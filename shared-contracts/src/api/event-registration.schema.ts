import { z } from 'zod';

import {
  OCCURRENCE_REGISTRATIONS,
  REGISTRATION_STATES,
  registrationLimits as limits,
  type RegisterAnswer,
  type RegisterRequest,
  type Registration,
  type RegistrationForm,
  type RegistrationQuestion,
} from '#api/event-registration.ts';
import { nameSchema } from '#api/name.schema.ts';
import { emailSchema, isBlank, optionalLineSchema } from '#api/person-fields.schema.ts';
import { EVENT_STATUSES } from '#events/event-status.ts';

const dateTimeSchema = z.iso.datetime();

const registrationQuestionSchema = z.object({
  id: z.string(),
  label: z.string(),
  options: z.array(z.string()).readonly(),
  required: z.boolean(),
}) satisfies z.ZodType<RegistrationQuestion>;

const registrationOccurrenceSchema = z.object({
  id: z.string(),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  registration: z.enum(OCCURRENCE_REGISTRATIONS),
  seatsLeft: z.int().nullable(),
});

/** Answer of `GET /api/events/:id/registration`. */
export const registrationFormSchema = z.object({
  eventId: z.string(),
  title: z.string(),
  date: registrationOccurrenceSchema,
  dates: z.array(registrationOccurrenceSchema).readonly(),
  maxPerPerson: z.int(),
  questions: z.array(registrationQuestionSchema).readonly(),
  consentText: z.string(),
  viewer: z
    .object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
    })
    .nullable(),
}) satisfies z.ZodType<RegistrationForm>;

export const registerRequestSchema = z.strictObject({
  occurrenceId: z.string().regex(/^[\w-]{1,40}$/u, 'Bitte wählen Sie einen Termin.'),
  firstName: nameSchema(limits.maxNameLength),
  lastName: nameSchema(limits.maxNameLength),
  email: z
    .preprocess((value) => (isBlank(value) ? null : value), emailSchema.nullable())
    .optional(),
  phone: optionalLineSchema(30),
  seats: z.coerce
    .number('Bitte geben Sie eine Zahl ein.')
    .int()
    .min(1)
    .max(limits.maxSeatsPerPerson),
  answers: z.record(z.string().max(40), z.string().max(limits.maxAnswerLength)).default({}),
  consent: z.literal(true, 'Bitte stimmen Sie zu, damit wir Ihre Anmeldung weitergeben können.'),
  website: z.string().max(200).optional(),
}) satisfies z.ZodType<RegisterRequest>;

export const registerAnswerSchema = z.object({
  code: z.string().nullable(),
}) satisfies z.ZodType<RegisterAnswer>;

/** Answer of `GET /api/events/registrations?code=`. */
export const registrationSchema = z.object({
  state: z.enum(REGISTRATION_STATES),
  ticket: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  seats: z.int(),
  offerUntil: dateTimeSchema.nullable(),
  cancelUntil: dateTimeSchema.nullable(),
  eventId: z.string(),
  title: z.string(),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  status: z.enum(EVENT_STATUSES),
  statusNote: z.string().nullable(),
  place: z.string(),
  onlineUrl: z.string().nullable(),
}) satisfies z.ZodType<Registration>;
