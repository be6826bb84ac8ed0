import { z } from 'zod';

import { entryDecisionSchema } from '#api/moderation.schema.ts';

import {
  REGISTRATION_MODES,
  REGISTRATION_STATES,
  registrationLimits,
} from '#api/event-registration.ts';
import {
  EVENT_STATES,
  submissionLimits as limits,
  type AccountEvents,
  type AppealEventRequest,
  type AttendeeList,
  type ChangeOccurrenceRequest,
  type EventPhotoDraft,
  type OwnEvent,
  type SaveEventAnswer,
  type SaveEventPhotosRequest,
  type SaveEventRequest,
  type SavedEventPhotos,
  type SubmitEventAnswer,
  type SubmitEventRequest,
  type SubmittedEvent,
} from '#api/event-submission.ts';
import {
  clock,
  day,
  optional,
  scheduleFields,
  shownScheduleFields,
} from '#api/event-schedule.schema.ts';
import {
  email,
  line,
  optionalLine,
  paragraphs,
  signedCode,
  version,
} from '#api/person-fields.schema.ts';
import { draftPhotoSchema, photoOrderSchema, shownPhotoSchema } from '#api/photos.schema.ts';
import { EVENT_CATEGORY_SLUGS, eventOccurrenceSchema } from '#api/events.schema.ts';
import { EVENT_ATTENDANCES, EVENT_STATUSES } from '#api/events.ts';
import { keysOf } from '#job-board/job-labels.ts';
import { EVENT_AUDIENCES, EVENT_TOPICS } from '#events/event-labels.ts';

const link = z
  .string()
  .trim()
  .max(300, 'Höchstens 300 Zeichen.')
  .pipe(z.url({ protocol: /^https$/u, error: 'Bitte eine Adresse, die mit https:// beginnt.' }));
const hours = z.coerce.number('Bitte geben Sie eine Zahl ein.').int().min(0).max(limits.hoursMax);

const input = {
  title: line(limits.titleMax, limits.titleMin),
  summary: line(limits.summaryMax, 10),
  description: paragraphs(limits.descriptionMax, limits.descriptionMin),
  category: z.enum(EVENT_CATEGORY_SLUGS, 'Bitte wählen Sie eine Art.'),
  attendance: z.enum(EVENT_ATTENDANCES, 'Bitte wählen Sie, wie man teilnimmt.'),
  ...scheduleFields,
  venue: optionalLine(100),
  street: optionalLine(100),
  postcode: optional(
    z.string().regex(/^\d{4,5}$/u, 'Eine Postleitzahl hat vier oder fünf Ziffern.'),
  ),
  city: optionalLine(80),
  organizer: line(120, 2),
  doorTime: optional(clock),
  accessibility: optional(paragraphs(limits.accessibilityMax)),
  audience: z
    .array(z.enum(keysOf(EVENT_AUDIENCES)))
    .max(20)
    .readonly()
    .optional(),
  topics: z
    .array(z.enum(keysOf(EVENT_TOPICS)))
    .max(20)
    .readonly()
    .optional(),
  priceCents: optional(
    z.coerce
      .number('Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.')
      .int()
      .min(0)
      .max(1_000_000),
  ),
  priceNote: optionalLine(120),
  registration: z.enum(REGISTRATION_MODES, 'Bitte wählen Sie, wie man sich anmeldet.'),
  ticketUrl: optional(link),
  onlineUrl: optional(link),
  capacity: optional(
    z.coerce
      .number('Bitte geben Sie eine Zahl ein.')
      .int()
      .min(1)
      .max(registrationLimits.capacityMax, `Höchstens ${registrationLimits.capacityMax} Plätze.`),
  ),
  waitlist: z.boolean(),
  maxPerPerson: z.coerce
    .number('Bitte geben Sie eine Zahl ein.')
    .int()
    .min(1)
    .max(registrationLimits.perPersonMax, `Höchstens ${registrationLimits.perPersonMax}.`),
  closesHours: hours,
  cancelHours: hours,
  questions: z
    .array(line(120))
    .max(registrationLimits.questionsMax, `Höchstens ${registrationLimits.questionsMax} Fragen.`)
    .readonly(),
};

export const saveEventRequestSchema = z
  .strictObject({
    ...input,
    code: signedCode.optional(),
    version: version.optional(),
  })
  // Prevents silently overwriting a concurrent change.
  .refine(({ code, version: from }) => code === undefined || from !== undefined, {
    path: ['version'],
    error: 'Bitte laden Sie die Seite neu.',
  }) satisfies z.ZodType<SaveEventRequest>;

export const eventPhotoDraftSchema = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  state: z.enum(EVENT_STATES),
  photos: z.array(draftPhotoSchema).readonly(),
}) satisfies z.ZodType<EventPhotoDraft>;

export const saveEventPhotosRequestSchema = photoOrderSchema(limits.pictures).extend({
  code: signedCode,
  done: z.boolean(),
}) satisfies z.ZodType<SaveEventPhotosRequest>;

export const savedEventPhotosSchema = z.object({
  version: z.int(),
  state: z.enum(EVENT_STATES),
}) satisfies z.ZodType<SavedEventPhotos>;

export const saveEventAnswerSchema = z.object({
  code: z.string(),
  state: z.enum(EVENT_STATES),
}) satisfies z.ZodType<SaveEventAnswer>;

export const submitEventRequestSchema = z.strictObject({
  code: signedCode,
  email: optional(email),
}) satisfies z.ZodType<SubmitEventRequest>;

export const submitEventAnswerSchema = z.object({
  confirm: z.boolean(),
}) satisfies z.ZodType<SubmitEventAnswer>;

const text = z.string().nullable().optional();

export const ownEventSchema = z.object({
  id: z.string(),
  state: z.enum(EVENT_STATES),
  version: z.int(),
  refusal: z.string().nullable(),
  changing: z.boolean(),
  decision: entryDecisionSchema.nullable(),
  input: z.object({
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    category: z.enum(EVENT_CATEGORY_SLUGS),
    attendance: z.enum(EVENT_ATTENDANCES),
    ...shownScheduleFields,
    venue: text,
    street: text,
    postcode: text,
    city: text,
    organizer: z.string(),
    doorTime: z.string().nullish(),
    accessibility: z.string().nullish(),
    audience: z
      .array(z.enum(keysOf(EVENT_AUDIENCES)))
      .readonly()
      .optional(),
    topics: z
      .array(z.enum(keysOf(EVENT_TOPICS)))
      .readonly()
      .optional(),
    priceCents: z.number().nullable().optional(),
    priceNote: text,
    registration: z.enum(REGISTRATION_MODES),
    ticketUrl: text,
    onlineUrl: text,
    capacity: z.number().nullable().optional(),
    waitlist: z.boolean(),
    maxPerPerson: z.number(),
    closesHours: z.number(),
    cancelHours: z.number(),
    questions: z.array(z.string()).readonly(),
  }),
  pictures: z.array(shownPhotoSchema).readonly().optional(),
  dates: z.array(eventOccurrenceSchema.extend({ seatsTaken: z.int() })).readonly(),
}) satisfies z.ZodType<OwnEvent>;

export const changeOccurrenceRequestSchema = z.strictObject({
  code: signedCode,
  occurrenceId: z.string().max(40),
  version,
  status: z.enum(EVENT_STATUSES, 'Bitte wählen Sie, was mit dem Termin geschieht.'),
  note: optionalLine(200),
  day: optional(day),
  start: optional(clock),
  onlineUrl: optional(link),
}) satisfies z.ZodType<ChangeOccurrenceRequest>;

export const appealEventRequestSchema = z.strictObject({
  code: signedCode,
  text: paragraphs(limits.appealMax, limits.appealMin),
}) satisfies z.ZodType<AppealEventRequest>;

export const submittedEventSchema = z.object({
  event: z
    .object({
      id: z.string(),
      title: z.string(),
      state: z.enum(EVENT_STATES),
      refusal: z.string().nullable(),
      unconfirmed: z.boolean(),
    })
    .nullable(),
}) satisfies z.ZodType<SubmittedEvent>;

export const attendeeListSchema = z.object({
  title: z.string(),
  attendees: z
    .array(
      z.object({
        id: z.string(),
        occurrenceId: z.string(),
        startsAt: z.string(),
        state: z.enum(REGISTRATION_STATES),
        ticket: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        seats: z.int(),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<AttendeeList>;

export const accountEventsSchema = z.object({
  registrations: z
    .array(
      z.object({
        code: z.string(),
        title: z.string(),
        startsAt: z.string(),
        endsAt: z.string().optional(),
        state: z.enum(REGISTRATION_STATES),
        status: z.enum(EVENT_STATUSES),
        seats: z.int(),
      }),
    )
    .readonly(),
  events: z
    .array(
      z.object({
        id: z.string(),
        code: z.string(),
        title: z.string(),
        state: z.enum(EVENT_STATES),
        refusal: z.string().nullable(),
        nextAt: z.string().nullable(),
        registration: z.enum(REGISTRATION_MODES),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<AccountEvents>;
