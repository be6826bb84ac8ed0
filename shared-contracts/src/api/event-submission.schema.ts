import { z } from 'zod';

import { entryDecisionSchema } from '#api/moderation.schema.ts';

import {
  REGISTRATION_MODES,
  REGISTRATION_STATES,
  registrationLimits,
} from '#api/event-registration.ts';
import { EVENT_STATES, submissionLimits as limits } from '#api/event-submission.ts';
import {
  clockTimeSchema,
  day,
  createOptionalFieldSchema,
  scheduleRequestFields,
  scheduleResponseFields,
} from '#api/event-schedule.schema.ts';
import { nameSchema } from '#api/name.schema.ts';
import {
  emailSchema,
  lineSchema,
  optionalLineSchema,
  paragraphsSchema,
  signedCodeSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import { draftPhotoSchema, photoOrderSchema, shownPhotoSchema } from '#api/photos.schema.ts';
import { EVENT_CATEGORY_SLUGS, eventOccurrenceSchema } from '#api/events.schema.ts';
import { EVENT_STATUSES } from '#events/event-status.ts';
import { EVENT_ATTENDANCE_MODES } from '#api/events.ts';
import { getKeys } from '#job-board/job-labels.ts';
import { EVENT_AUDIENCES, EVENT_TOPIC_LABELS } from '#events/event-labels.ts';
import { mapEventNotes } from '#events/event-notes.ts';
import { ownEntryPagesSchema } from '#api/own-entry-pages.schema.ts';

const linkSchema = z
  .string()
  .trim()
  .max(300, 'Höchstens 300 Zeichen.')
  .pipe(z.url({ protocol: /^https$/u, error: 'Bitte eine Adresse, die mit https:// beginnt.' }));
const hoursSchema = z.coerce
  .number('Bitte geben Sie eine Zahl ein.')
  .int()
  .min(0)
  .max(limits.maxHours);

const eventInputFields = {
  title: lineSchema(limits.maxTitleLength, limits.minTitleLength),
  summary: lineSchema(limits.maxSummaryLength, 10),
  description: paragraphsSchema(limits.maxDescriptionLength, limits.minDescriptionLength),
  category: z.enum(EVENT_CATEGORY_SLUGS, 'Bitte wählen Sie eine Art.'),
  attendance: z.enum(EVENT_ATTENDANCE_MODES, 'Bitte wählen Sie, wie man teilnimmt.'),
  ...scheduleRequestFields,
  venue: optionalLineSchema(100),
  street: optionalLineSchema(100),
  postcode: createOptionalFieldSchema(
    z.string().regex(/^\d{4,5}$/u, 'Eine Postleitzahl hat vier oder fünf Ziffern.'),
  ),
  city: optionalLineSchema(80),
  organizer: nameSchema(120, 2),
  doorTime: createOptionalFieldSchema(clockTimeSchema),
  ...mapEventNotes((_, { maxLength }) => createOptionalFieldSchema(paragraphsSchema(maxLength))),
  audience: z
    .array(z.enum(getKeys(EVENT_AUDIENCES)))
    .max(20)
    .readonly()
    .optional(),
  topics: z
    .array(z.enum(getKeys(EVENT_TOPIC_LABELS)))
    .max(20)
    .readonly()
    .optional(),
  priceCents: createOptionalFieldSchema(
    z.coerce
      .number('Bitte geben Sie einen Betrag ein, zum Beispiel 12,50.')
      .int()
      .min(0)
      .max(1_000_000),
  ),
  priceNote: optionalLineSchema(120),
  registration: z.enum(REGISTRATION_MODES, 'Bitte wählen Sie, wie man sich anmeldet.'),
  ticketUrl: createOptionalFieldSchema(linkSchema),
  onlineUrl: createOptionalFieldSchema(linkSchema),
  capacity: createOptionalFieldSchema(
    z.coerce
      .number('Bitte geben Sie eine Zahl ein.')
      .int()
      .min(1)
      .max(registrationLimits.maxCapacity, `Höchstens ${registrationLimits.maxCapacity} Plätze.`),
  ),
  waitlist: z.boolean(),
  maxPerPerson: z.coerce
    .number('Bitte geben Sie eine Zahl ein.')
    .int()
    .min(1)
    .max(
      registrationLimits.maxSeatsPerPerson,
      `Höchstens ${registrationLimits.maxSeatsPerPerson}.`,
    ),
  closesHours: hoursSchema,
  cancelHours: hoursSchema,
  questions: z
    .array(lineSchema(120))
    .max(registrationLimits.maxQuestions, `Höchstens ${registrationLimits.maxQuestions} Fragen.`)
    .readonly(),
};

export const saveEventRequestSchema = z
  .strictObject({
    ...eventInputFields,
    /** Code of the draft or event to change. Without a code, a new draft is created. */
    code: signedCodeSchema.optional(),
    /** Version of the record that was edited; required with a code. */
    version: versionSchema.optional(),
  })
  // A change of an event must name the version that was edited, so that it cannot overwrite a
  // concurrent change.
  .refine(({ code, version: from }) => code === undefined || from !== undefined, {
    path: ['version'],
    error: 'Bitte laden Sie die Seite neu.',
  });

export const eventPhotoDraftSchema = z.object({
  /** Id of the photo draft, used for uploads; anyone with the id may upload photos. */
  id: z.string(),
  version: z.int(),
  title: z.string(),
  state: z.enum(EVENT_STATES),
  photos: z.array(draftPhotoSchema).readonly(),
});

export const saveEventPhotosRequestSchema = photoOrderSchema(limits.maxPictures).extend({
  code: signedCodeSchema,
  /** Whether editing is finished; the event then gets these photos. */
  done: z.boolean(),
});

export const savedEventPhotosSchema = z.object({
  version: z.int(),
  state: z.enum(EVENT_STATES),
});

export const saveEventResponseSchema = z.object({
  code: z.string(),
  state: z.enum(EVENT_STATES),
});

export const submitEventRequestSchema = z.strictObject({
  code: signedCodeSchema,
  /** Email address; required unless the user is signed in. */
  email: createOptionalFieldSchema(emailSchema),
});

export const submitEventResponseSchema = z.object({
  confirm: z.boolean(),
});

const nullableTextSchema = z.string().nullable().optional();

export const ownEventSchema = z.object({
  id: z.string(),
  state: z.enum(EVENT_STATES),
  version: z.int(),
  refusal: z.string().nullable(),
  /**
   * Whether a change of the event waits for review while the published version stays online.
   * `input` then holds the change.
   */
  changing: z.boolean(),
  /**
   * Moderation's decision against the event, with the state of the owner's appeal; null if there is
   * no decision.
   */
  decision: entryDecisionSchema.nullable(),
  input: z.object({
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    category: z.enum(EVENT_CATEGORY_SLUGS),
    attendance: z.enum(EVENT_ATTENDANCE_MODES),
    ...scheduleResponseFields,
    venue: nullableTextSchema,
    street: nullableTextSchema,
    postcode: nullableTextSchema,
    city: nullableTextSchema,
    organizer: z.string(),
    doorTime: z.string().nullish(),
    ...mapEventNotes(() => z.string().nullish()),
    audience: z
      .array(z.enum(getKeys(EVENT_AUDIENCES)))
      .readonly()
      .optional(),
    topics: z
      .array(z.enum(getKeys(EVENT_TOPIC_LABELS)))
      .readonly()
      .optional(),
    priceCents: z.number().nullable().optional(),
    priceNote: nullableTextSchema,
    registration: z.enum(REGISTRATION_MODES),
    ticketUrl: nullableTextSchema,
    onlineUrl: nullableTextSchema,
    capacity: z.number().nullable().optional(),
    waitlist: z.boolean(),
    maxPerPerson: z.number(),
    closesHours: z.number(),
    cancelHours: z.number(),
    questions: z.array(z.string()).readonly(),
  }),
  /** Pictures of the pending change if there is one, otherwise of the event. */
  pictures: z.array(shownPhotoSchema).readonly().optional(),
  /** All occurrences of the event; for a draft, the occurrences that publishing would create. */
  dates: z.array(eventOccurrenceSchema.extend({ seatsTaken: z.int() })).readonly(),
});

export const changeOccurrenceRequestSchema = z.strictObject({
  code: signedCodeSchema,
  occurrenceId: z.string().max(40),
  version: versionSchema,
  status: z.enum(EVENT_STATUSES, 'Bitte wählen Sie, was mit dem Termin geschieht.'),
  /** Reason for the cancellation or move, sent to all attendees. */
  note: optionalLineSchema(200),
  /** New day of a moved occurrence. */
  day: createOptionalFieldSchema(day),
  start: createOptionalFieldSchema(clockTimeSchema),
  /** Link for taking part online; sent to all attendees. */
  onlineUrl: createOptionalFieldSchema(linkSchema),
});

export const appealEventRequestSchema = z.strictObject({
  code: signedCodeSchema,
  text: paragraphsSchema(limits.maxAppealLength, limits.minAppealLength),
});

export const latestSubmittedEventSchema = z.object({
  event: z
    .object({
      id: z.string(),
      title: z.string(),
      state: z.enum(EVENT_STATES),
      refusal: z.string().nullable(),
      /** Whether the submitter has not opened the confirmation link in the mail yet. */
      unconfirmed: z.boolean(),
    })
    .nullable(),
});

export const accountEventsSchema = z.object({
  /** Coming occurrences first. */
  registrations: z
    .array(
      z.object({
        code: z.string(),
        title: z.string(),
        startsAt: z.string(),
        /** Time when the occurrence ends; missing in responses from an older api release. */
        endsAt: z.string().optional(),
        state: z.enum(REGISTRATION_STATES),
        status: z.enum(EVENT_STATUSES),
        seats: z.int(),
      }),
    )
    .readonly(),
  pages: ownEntryPagesSchema,
  /** The submitted events of one page, newest first. */
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
});
