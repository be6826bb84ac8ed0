import { z } from 'zod';

import { getKeys } from '#job-board/job-labels.ts';
import { EVENT_AUDIENCES, EVENT_TOPICS } from '#events/event-labels.ts';

import { OCCURRENCE_REGISTRATIONS, REGISTRATION_MODES } from '#api/event-registration.ts';
import { calendarDaySchema } from '#api/typed-day.schema.ts';
import { shownPhotoSchema } from '#api/photos.schema.ts';
import { EVENT_STATUSES } from '#events/event-status.ts';
import {
  EVENT_ATTENDANCES,
  EVENT_CATEGORIES,
  type EventCategory,
  type EventOccurrence,
  type EventSummary,
  type EventDetail,
  type EventList,
} from '#api/events.ts';

export const EVENT_CATEGORY_SLUGS = EVENT_CATEGORIES.map(({ slug }) => slug) as [
  EventCategory,
  ...EventCategory[],
];
const dateTimeSchema = z.iso.datetime();
const daySchema = calendarDaySchema();
/** Schema of an optional parameter that treats an empty form field as not sent. */
const optionalParam = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Query of `GET /api/events`. The first and last day are German calendar days, both inclusive. */
export const eventListQuerySchema = z.object({
  von: daySchema.optional(),
  bis: daySchema.optional(),
  kategorie: z.enum(EVENT_CATEGORY_SLUGS).optional(),
  teilnahme: z.enum(EVENT_ATTENDANCES).optional(),
  frei: z.literal('1').optional(),
  zielgruppe: optionalParam(z.enum(getKeys(EVENT_AUDIENCES))),
  thema: optionalParam(z.enum(getKeys(EVENT_TOPICS))),
  /** Postcode or name of a place; with this filter, events without a place are excluded. */
  ort: optionalParam(z.string().trim().min(2).max(80)),
  /** Radius around the place in kilometres; default 50. */
  umkreis: optionalParam(z.coerce.number<string>().int().min(1).max(500)),
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
  previousStart: dateTimeSchema.nullable(),
  registration: z.enum(OCCURRENCE_REGISTRATIONS),
  seatsLeft: z.int().nullable(),
}) satisfies z.ZodType<EventOccurrence>;

const summaryFields = {
  id: z.string(),
  occurrenceId: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(EVENT_CATEGORY_SLUGS),
  attendance: z.enum(EVENT_ATTENDANCES),
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
const eventSummarySchema = z.object(summaryFields) satisfies z.ZodType<EventSummary>;

/** Answer of `GET /api/events`. */
export const eventListSchema = z.object({
  events: z.array(eventSummarySchema).readonly(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  categories: z.partialRecord(z.enum(EVENT_CATEGORY_SLUGS), z.int()),
  near: z
    .object({ place: z.string(), postcode: z.string(), radius: z.number() })
    .nullable()
    .default(null),
}) satisfies z.ZodType<EventList>;

/** Answer of `GET /api/events/:id`. */
export const eventDetailSchema = z.object({
  ...summaryFields,
  description: z.array(z.string()).readonly(),
  organizer: z.string(),
  pictures: z.array(shownPhotoSchema).readonly().default([]),
  street: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  country: z.enum(['DE', 'AT', 'CH']).nullable().default(null),
  priceNote: z.string().nullable(),
  doorsAt: dateTimeSchema.nullable(),
  accessibility: z.string().nullable(),
  audience: z.array(z.enum(getKeys(EVENT_AUDIENCES))).readonly(),
  topics: z.array(z.enum(getKeys(EVENT_TOPICS))).readonly(),
  statusNote: z.string().nullable(),
  dates: z.array(eventOccurrenceSchema).readonly(),
  registration: z.enum(REGISTRATION_MODES),
  ticketUrl: z.string().nullable(),
  opensAt: dateTimeSchema.nullable(),
  updatedAt: dateTimeSchema,
  qr: z.object({ size: z.int(), path: z.string() }).optional(),
}) satisfies z.ZodType<EventDetail>;
