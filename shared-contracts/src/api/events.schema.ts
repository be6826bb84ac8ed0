import { z } from 'zod';

import { getKeys } from '#job-board/job-labels.ts';
import { EVENT_AUDIENCES, EVENT_TOPIC_LABELS } from '#events/event-labels.ts';
import { mapEventNotes } from '#events/event-notes.ts';

import { OCCURRENCE_REGISTRATION_STATUSES, REGISTRATION_MODES } from '#api/event-registration.ts';
import { calendarDaySchema } from '#api/typed-day.schema.ts';
import { placeSuggestionSchema } from '#api/places.schema.ts';
import { understoodWordsSchema } from '#api/understood-words.schema.ts';
import { shownPhotoSchema } from '#api/photos.schema.ts';
import { EVENT_STATUSES } from '#events/event-status.ts';
import { EVENT_ATTENDANCE_MODES, EVENT_CATEGORIES, type EventCategory } from '#api/events.ts';

export const EVENT_CATEGORY_SLUGS = EVENT_CATEGORIES.map(({ slug }) => slug) as [
  EventCategory,
  ...EventCategory[],
];
const dateTimeSchema = z.iso.datetime();
const daySchema = calendarDaySchema();
/** Schema of an optional parameter that treats an empty form field as not sent. */
const createOptionalParamSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Query of `GET /api/events`. The first and last day are German calendar days, both inclusive. */
export const eventListQuerySchema = z.object({
  von: daySchema.optional(),
  bis: daySchema.optional(),
  kategorie: z.enum(EVENT_CATEGORY_SLUGS).optional(),
  teilnahme: z.enum(EVENT_ATTENDANCE_MODES).optional(),
  frei: z.literal('1').optional(),
  zielgruppe: createOptionalParamSchema(z.enum(getKeys(EVENT_AUDIENCES))),
  thema: createOptionalParamSchema(z.enum(getKeys(EVENT_TOPIC_LABELS))),
  /** Postcode or name of a place; with this filter, events without a place are excluded. */
  ort: createOptionalParamSchema(z.string().trim().min(2).max(80)),
  /** Radius around the place in kilometres; default 50. */
  umkreis: createOptionalParamSchema(z.coerce.number<string>().int().min(1).max(500)),
  q: z.string().trim().max(100).optional(),
  seite: z.coerce.number().int().min(1).max(1000).default(1),
});

export type EventListQuery = z.infer<typeof eventListQuerySchema>;

/** An occurrence on the page of its event. */
export const eventOccurrenceSchema = z.object({
  id: z.string(),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  status: z.enum(EVENT_STATUSES),
  statusNote: z.string().nullable(),
  /** Original start of a moved occurrence. */
  previousStart: dateTimeSchema.nullable(),
  registration: z.enum(OCCURRENCE_REGISTRATION_STATUSES),
  /** Number of free seats; null if the number of seats is not limited. */
  seatsLeft: z.int().nullable(),
});

const summaryFields = {
  id: z.string(),
  occurrenceId: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(EVENT_CATEGORY_SLUGS),
  attendance: z.enum(EVENT_ATTENDANCE_MODES),
  status: z.enum(EVENT_STATUSES),
  startsAt: dateTimeSchema,
  endsAt: dateTimeSchema,
  venue: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  priceCents: z.int().min(0).nullable(),
  recurring: z.boolean(),
  picture: shownPhotoSchema.nullable().default(null),
};
export const eventSummarySchema = z.object(summaryFields);

/** Response to `GET /api/events`. */
export const eventListSchema = z.object({
  events: z.array(eventSummarySchema).readonly(),
  /** Number of matching occurrences on all pages. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Number of occurrences per category, regardless of the chosen category. */
  categories: z.partialRecord(z.enum(EVENT_CATEGORY_SLUGS), z.int()),
  /**
   * Place found for the requested location, and the radius in kilometres; null if the request named
   * no place or an unknown one.
   */
  near: z
    .object({ place: z.string(), postcode: z.string(), radius: z.number() })
    .nullable()
    .default(null),
  /** The places that a requested name can mean; present only if it is ambiguous. */
  placeChoices: z.array(placeSuggestionSchema).readonly().optional(),
  /** Present only if the request contains search words. */
  understood: understoodWordsSchema.optional(),
});

/** Response to `GET /api/events/:id`. */
export const eventDetailSchema = z.object({
  ...summaryFields,
  /** Paragraphs of plain text. */
  description: z.array(z.string()).readonly(),
  organizer: z.string(),
  pictures: z.array(shownPhotoSchema).readonly().default([]),
  street: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Country of the venue; null for an online event and for an unknown country. */
  country: z.enum(['DE', 'AT', 'CH']).nullable().default(null),
  priceNote: z.string().nullable(),
  /** Time when doors open for the next occurrence. */
  doorsAt: dateTimeSchema.nullable(),
  ...mapEventNotes(() => z.string().nullish()),
  audience: z.array(z.enum(getKeys(EVENT_AUDIENCES))).readonly(),
  topics: z.array(z.enum(getKeys(EVENT_TOPIC_LABELS))).readonly(),
  /** Why the occurrence `occurrenceId` was cancelled or moved. */
  statusNote: z.string().nullable(),
  /** Upcoming occurrences, next one first; the last occurrence if all are over. */
  dates: z.array(eventOccurrenceSchema).readonly(),
  registration: z.enum(REGISTRATION_MODES),
  /** External page for registration or tickets. */
  ticketUrl: z.string().nullable(),
  opensAt: dateTimeSchema.nullable(),
  updatedAt: dateTimeSchema,
  /** QR code of the page's URL for printouts; absent when all occurrences are over. */
  qr: z.object({ size: z.int(), path: z.string() }).optional(),
});
