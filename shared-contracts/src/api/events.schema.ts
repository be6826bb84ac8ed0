import { z } from 'zod';

import { keysOf } from '#job-board/job-words.ts';
import { EVENT_AUDIENCES, EVENT_TOPICS } from '#events/event-words.ts';

import { DATE_REGISTRATIONS, REGISTRATION_MODES } from '#api/event-registration.ts';
import { shownPhotoSchema } from '#api/photos.schema.ts';
import {
  EVENT_ATTENDANCES,
  EVENT_CATEGORIES,
  EVENT_STATUSES,
  type EventCategory,
  type EventDate,
  type Veranstaltung,
  type VeranstaltungDetail,
  type VeranstaltungenList,
} from '#api/events.ts';

export const CATEGORIES = EVENT_CATEGORIES.map(({ slug }) => slug) as [
  EventCategory,
  ...EventCategory[],
];
const moment = z.iso.datetime();
const day = z.iso.date();
/** Empty fields of a form count as not sent. */
const sent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Query of `GET /api/veranstaltungen`; days are those of Germany, both included. */
export const veranstaltungenQuerySchema = z.object({
  von: day.optional(),
  bis: day.optional(),
  kategorie: z.enum(CATEGORIES).optional(),
  teilnahme: z.enum(EVENT_ATTENDANCES).optional(),
  frei: z.literal('1').optional(),
  zielgruppe: sent(z.enum(keysOf(EVENT_AUDIENCES))),
  thema: sent(z.enum(keysOf(EVENT_TOPICS))),
  /** Postcode or name of a place; what takes place nowhere is left out then. */
  ort: sent(z.string().trim().min(2).max(80)),
  /** Kilometres around it; 50 where nothing is said. */
  umkreis: sent(z.coerce.number<string>().int().min(1).max(500)),
  q: z.string().trim().max(100).optional(),
  seite: z.coerce.number().int().min(1).max(1000).default(1),
});

export type VeranstaltungenQuery = z.infer<typeof veranstaltungenQuerySchema>;

/** A date as the page of its Veranstaltung shows it. */
export const eventDateSchema = z.object({
  id: z.string(),
  startsAt: moment,
  endsAt: moment,
  status: z.enum(EVENT_STATUSES),
  statusNote: z.string().nullable(),
  previousStart: moment.nullable(),
  registration: z.enum(DATE_REGISTRATIONS),
  seatsLeft: z.int().nullable(),
}) satisfies z.ZodType<EventDate>;

const veranstaltung = {
  id: z.string(),
  dateId: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(CATEGORIES),
  attendance: z.enum(EVENT_ATTENDANCES),
  status: z.enum(EVENT_STATUSES),
  startsAt: moment,
  endsAt: moment,
  venue: z.string().nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  priceCents: z.int().min(0).nullable(),
  recurring: z.boolean(),
  picture: shownPhotoSchema.nullable().default(null),
};
export const veranstaltungSchema = z.object(veranstaltung) satisfies z.ZodType<Veranstaltung>;

/** Answer of `GET /api/veranstaltungen`. */
export const veranstaltungenListSchema = z.object({
  events: z.array(veranstaltungSchema).readonly(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  categories: z.partialRecord(z.enum(CATEGORIES), z.int()),
  near: z
    .object({ place: z.string(), postcode: z.string(), radius: z.number() })
    .nullable()
    .default(null),
}) satisfies z.ZodType<VeranstaltungenList>;

/** Answer of `GET /api/veranstaltungen/:id`. */
export const veranstaltungDetailSchema = z.object({
  ...veranstaltung,
  description: z.array(z.string()).readonly(),
  organizer: z.string(),
  pictures: z.array(shownPhotoSchema).readonly().default([]),
  street: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  country: z.enum(['DE', 'AT', 'CH']).nullable().default(null),
  priceNote: z.string().nullable(),
  doorsAt: moment.nullable(),
  accessibility: z.string().nullable(),
  audience: z.array(z.enum(keysOf(EVENT_AUDIENCES))).readonly(),
  topics: z.array(z.enum(keysOf(EVENT_TOPICS))).readonly(),
  statusNote: z.string().nullable(),
  dates: z.array(eventDateSchema).readonly(),
  registration: z.enum(REGISTRATION_MODES),
  ticketUrl: z.string().nullable(),
  opensAt: moment.nullable(),
  updatedAt: moment,
  qr: z.object({ size: z.int(), path: z.string() }).optional(),
}) satisfies z.ZodType<VeranstaltungDetail>;
