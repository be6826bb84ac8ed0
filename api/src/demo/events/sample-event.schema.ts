import { z } from 'zod';

import { EVENT_ATTENDANCE_MODES } from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_CATEGORY_SLUGS } from '@gruenland/shared-contracts/api/events.schema.ts';
import { REGISTRATION_MODES } from '@gruenland/shared-contracts/api/event-registration.ts';
import { registrationQuestionSchema } from '@gruenland/shared-contracts/api/event-registration.schema.ts';

/** Registration settings of a sample event; its first occurrence already has attendees. */
const sampleRegistrationSchema = z.strictObject({
  registration: z.enum(REGISTRATION_MODES).optional(),
  ticketUrl: z.string().optional(),
  capacity: z.int().optional(),
  waitlist: z.boolean().optional(),
  maxPerPerson: z.int().optional(),
  closesHours: z.int().optional(),
  cancelHours: z.int().optional(),
  questions: z.array(registrationQuestionSchema).optional(),
  onlineUrl: z.string().optional(),
  attendeeCount: z.int().optional(),
});

/**
 * A hand-written event (`*-events.json`) that takes place in several towns; `{ort}` is replaced by
 * the town.
 */
export const sampleEventSchema = z.strictObject({
  slug: z.string(),
  category: z.enum(EVENT_CATEGORY_SLUGS),
  title: z.string(),
  summary: z.string(),
  /** Paragraphs, separated by an empty line. */
  description: z.string(),
  organizer: z.string(),
  /** Name of the venue; null for online events. */
  venue: z.string().nullable(),
  street: z.string().nullable(),
  /** Start in German local time, for example `9:30`. */
  start: z.string().regex(/^\d{1,2}:\d{2}$/),
  durationMinutes: z.int(),
  /** Weekdays on which the event may take place; 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).min(1),
  /** Months in which the event may take place, 1 to 12; if absent, all months. */
  months: z.array(z.int().min(1).max(12)).min(1).optional(),
  attendance: z.enum(EVENT_ATTENDANCE_MODES).optional(),
  recurrence: z.string().optional(),
  priceCents: z.int().optional(),
  priceNote: z.string().optional(),
  registration: sampleRegistrationSchema.optional(),
});

export type SampleEvent = z.output<typeof sampleEventSchema>;
