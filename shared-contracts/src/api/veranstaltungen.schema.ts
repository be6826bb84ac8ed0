import { z } from 'zod';

import {
  EVENT_ATTENDANCES,
  EVENT_CATEGORIES,
  EVENT_STATUSES,
  type EventCategory,
  type Veranstaltung,
  type VeranstaltungDetail,
  type VeranstaltungenList,
} from '#api/veranstaltungen.ts';

const CATEGORIES = EVENT_CATEGORIES.map(({ slug }) => slug) as [EventCategory, ...EventCategory[]];
const moment = z.iso.datetime();
const day = z.iso.date();

/** Query of `GET /api/veranstaltungen`; days are those of Germany, both included. */
export const veranstaltungenQuerySchema = z.object({
  von: day.optional(),
  bis: day.optional(),
  kategorie: z.enum(CATEGORIES).optional(),
  teilnahme: z.enum(EVENT_ATTENDANCES).optional(),
  frei: z.literal('1').optional(),
  q: z.string().trim().max(100).optional(),
  seite: z.coerce.number().int().min(1).max(1000).default(1),
});

export type VeranstaltungenQuery = z.infer<typeof veranstaltungenQuerySchema>;

const veranstaltung = {
  id: z.string(),
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
};
export const veranstaltungSchema = z.object(veranstaltung) satisfies z.ZodType<Veranstaltung>;

/** Answer of `GET /api/veranstaltungen`. */
export const veranstaltungenListSchema = z.object({
  events: z.array(veranstaltungSchema).readonly(),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  categories: z.partialRecord(z.enum(CATEGORIES), z.int()),
}) satisfies z.ZodType<VeranstaltungenList>;

/** Answer of `GET /api/veranstaltungen/:id`. */
export const veranstaltungDetailSchema = z.object({
  ...veranstaltung,
  description: z.array(z.string()).readonly(),
  organizer: z.string(),
  street: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  priceNote: z.string().nullable(),
  statusNote: z.string().nullable(),
  dates: z.array(z.object({ startsAt: moment, endsAt: moment })).readonly(),
  updatedAt: moment,
}) satisfies z.ZodType<VeranstaltungDetail>;
