import type { EventStatus } from '#events/event-status.ts';
import type { EventAudience, EventTopic } from '#events/event-labels.ts';
import type { ShownPhoto } from './photos.ts';
import type { QrPicture } from './qr-picture.ts';
import type { OccurrenceRegistration, RegistrationMode } from './event-registration.ts';

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

export const EVENT_ATTENDANCES = ['vor-ort', 'online', 'hybrid'] as const;
export type EventAttendance = (typeof EVENT_ATTENDANCES)[number];

/** One occurrence of an event in a list. */
export interface EventSummary {
  readonly id: string;
  /** Id of the occurrence; unchanged when the occurrence is moved. */
  readonly occurrenceId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: EventCategory;
  readonly attendance: EventAttendance;
  readonly status: EventStatus;
  /** Time in ISO 8601 format, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Name of the venue; null if the event takes place online only. */
  readonly venue: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  /** Price in cents; 0 is free, null is unknown. */
  readonly priceCents: number | null;
  /** True if the event has several occurrences. */
  readonly recurring: boolean;
  /** First picture of the event. */
  readonly picture: ShownPhoto | null;
}

export interface EventList {
  readonly events: readonly EventSummary[];
  /** Number of matching occurrences on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Number of occurrences per category, regardless of the chosen category. */
  readonly categories: Readonly<Partial<Record<EventCategory, number>>>;
  /**
   * Place found for the requested location, and the radius in kilometres; null if the request named
   * no place or an unknown one.
   */
  readonly near: {
    readonly place: string;
    readonly postcode: string;
    readonly radius: number;
  } | null;
}

export interface EventOccurrence {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: EventStatus;
  readonly statusNote: string | null;
  /** Original start of a moved occurrence. */
  readonly previousStart: string | null;
  readonly registration: OccurrenceRegistration;
  /** Number of free seats; null if the number of seats is not limited. */
  readonly seatsLeft: number | null;
}

export interface EventDetail extends EventSummary {
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
  readonly organizer: string;
  readonly pictures: readonly ShownPhoto[];
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Country of the venue; null for an online event and for an unknown country. */
  readonly country: 'DE' | 'AT' | 'CH' | null;
  readonly priceNote: string | null;
  /** Time when doors open for the next occurrence. */
  readonly doorsAt: string | null;
  readonly accessibility: string | null;
  readonly audience: readonly EventAudience[];
  readonly topics: readonly EventTopic[];
  /** Why the occurrence `occurrenceId` was cancelled or moved. */
  readonly statusNote: string | null;
  /** Upcoming occurrences, next one first; the last occurrence if all are over. */
  readonly dates: readonly EventOccurrence[];
  readonly registration: RegistrationMode;
  /** External page for registration or tickets. */
  readonly ticketUrl: string | null;
  readonly opensAt: string | null;
  readonly updatedAt: string;
  /** QR code of the page's URL, shown on printouts; only while an occurrence is upcoming. */
  readonly qr?: QrPicture | undefined;
}
