import type {
  eventDetailSchema,
  eventListSchema,
  eventOccurrenceSchema,
  eventSummarySchema,
} from './events.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Categories of events, in display order. */
export const EVENT_CATEGORIES = [
  { slug: 'feldtag', name: 'Feldtage und Vorführungen' },
  { slug: 'markt', name: 'Märkte und Hoffeste' },
  { slug: 'versammlung', name: 'Versammlungen' },
  { slug: 'kurs', name: 'Kurse und Lehrgänge' },
  { slug: 'messe', name: 'Messen und Auktionen' },
  { slug: 'vortrag', name: 'Vorträge' },
  { slug: 'fuehrung', name: 'Führungen und Wanderungen' },
  { slug: 'brauchtum', name: 'Feste und Brauchtum' },
] as const;

export type EventCategory = (typeof EVENT_CATEGORIES)[number]['slug'];

export const EVENT_ATTENDANCE_MODES = ['vor-ort', 'online', 'hybrid'] as const;
export type EventAttendanceMode = (typeof EVENT_ATTENDANCE_MODES)[number];

/**
 * One occurrence of an event in a list.
 *
 * - `occurrenceId`: Id of the occurrence; unchanged when the occurrence is moved.
 * - `startsAt`: Time in ISO 8601 format, UTC.
 * - `venue`: Name of the venue; null if the event takes place online only.
 * - `priceCents`: Price in cents; 0 is free, null is unknown.
 * - `recurring`: True if the event has several occurrences.
 * - `picture`: First picture of the event.
 */
export type EventSummary = SchemaOutput<typeof eventSummarySchema>;

export type EventList = SchemaOutput<typeof eventListSchema>;

export type EventOccurrence = SchemaOutput<typeof eventOccurrenceSchema>;

export type EventDetail = SchemaOutput<typeof eventDetailSchema>;
