import { z } from 'zod';

import {
  OCCURRENCE_REGISTRATION_STATUSES,
  REGISTRATION_STATES,
  registrationLimits as limits,
} from '#api/event-registration.ts';
import { nameSchema } from '#api/name.schema.ts';
import { emailSchema, isBlank, optionalLineSchema } from '#api/person-fields.schema.ts';
import { EVENT_STATUSES } from '#events/event-status.ts';

const dateTimeSchema = z.iso.datetime();

export const registrationQuestionSchema = z.object({
  /** Id of the question: letters, digits and hyphens. */
  id: z.string(),
  label: z.string(),
  options: z.array(z.string()).readonly(),
  required: z.boolean(),
});

export const registrationOccurrenceSchema = z.object({
  id: z.string(),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  registration: z.enum(OCCURRENCE_REGISTRATION_STATUSES),
  /** Number of free seats; null if the number of seats is not limited. */
  seatsLeft: z.int().nullable(),
});

/** Response to `GET /api/events/:id/registration`. */
export const registrationFormSchema = z.object({
  eventId: z.string(),
  title: z.string(),
  date: registrationOccurrenceSchema,
  /** All occurrences of the event that are open for registration, including `date`. */
  dates: z.array(registrationOccurrenceSchema).readonly(),
  maxPerPerson: z.int(),
  questions: z.array(registrationQuestionSchema).readonly(),
  consentText: z.string(),
  /** The signed-in user, who need not confirm the registration by mail; null for a guest. */
  viewer: z
    .object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
    })
    .nullable(),
});

export const registerRequestSchema = z.strictObject({
  occurrenceId: z.string().regex(/^[\w-]{1,40}$/u, 'Bitte wählen Sie einen Termin.'),
  firstName: nameSchema(limits.maxNameLength),
  lastName: nameSchema(limits.maxNameLength),
  /** Email address; required unless the user is signed in. */
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
  /** Honeypot field: people leave it empty, bots fill it in. */
  website: z.string().max(200).optional(),
});

export const registerResponseSchema = z.object({
  code: z.string().nullable(),
});

/** Response to `GET /api/events/registrations?code=`. */
export const registrationSchema = z.object({
  state: z.enum(REGISTRATION_STATES),
  /** Code of the ticket, to show at the entrance. */
  ticket: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  seats: z.int(),
  offerUntil: dateTimeSchema.nullable(),
  /** Deadline for cancelling the registration; null if cancelling is no longer possible. */
  cancelUntil: dateTimeSchema.nullable(),
  eventId: z.string(),
  title: z.string(),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  status: z.enum(EVENT_STATUSES),
  statusNote: z.string().nullable(),
  place: z.string(),
  /** Link for taking part online; only for confirmed registrations. */
  onlineUrl: z.string().nullable(),
});
