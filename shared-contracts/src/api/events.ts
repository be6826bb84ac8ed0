import type { EventAudience, EventTopic } from '#events/event-words.ts';
import type { ShownPhoto } from './photos.ts';
import type { QrPicture } from './qr-picture.ts';
import type { DateRegistration, RegistrationMode } from './event-registration.ts';

/** What a Veranstaltung can be filed under, in the order it is shown. */
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

/** How one takes part. */
export const EVENT_ATTENDANCES = ['vor-ort', 'online', 'hybrid'] as const;
export type EventAttendance = (typeof EVENT_ATTENDANCES)[number];

/** Whether it takes place as announced. */
export const EVENT_STATUSES = ['scheduled', 'cancelled', 'moved', 'moved-online'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** One date of a Veranstaltung, as lists show it. */
export interface Veranstaltung {
  readonly id: string;
  /** Of the date; stays when the date is moved. */
  readonly dateId: string;
  readonly title: string;
  readonly summary: string;
  readonly category: EventCategory;
  readonly attendance: EventAttendance;
  readonly status: EventStatus;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Null where it takes place online only. */
  readonly venue: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  /** Cents; 0 is free, null is not told. */
  readonly priceCents: number | null;
  /** Whether there are several dates. */
  readonly recurring: boolean;
  /** The first of its pictures. */
  readonly picture: ShownPhoto | null;
}

export interface VeranstaltungenList {
  readonly events: readonly Veranstaltung[];
  /** Dates that fit, on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Dates by category, whatever category is chosen. */
  readonly categories: Readonly<Partial<Record<EventCategory, number>>>;
  /** The place that was meant, and kilometres around it; null: anywhere, or no such place. */
  readonly near: {
    readonly place: string;
    readonly postcode: string;
    readonly radius: number;
  } | null;
}

export interface EventDate {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: EventStatus;
  readonly statusNote: string | null;
  /** When it was to begin before it was moved. */
  readonly previousStart: string | null;
  readonly registration: DateRegistration;
  /** Null: as many as come. */
  readonly seatsLeft: number | null;
}

export interface VeranstaltungDetail extends Veranstaltung {
  /** Paragraphs of plain text. */
  readonly description: readonly string[];
  readonly organizer: string;
  readonly pictures: readonly ShownPhoto[];
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Where that lies; null: online, or nobody knows. */
  readonly country: 'DE' | 'AT' | 'CH' | null;
  readonly priceNote: string | null;
  /** When one may come in to the next date. */
  readonly doorsAt: string | null;
  readonly accessibility: string | null;
  readonly audience: readonly EventAudience[];
  readonly topics: readonly EventTopic[];
  /** Why it was cancelled or moved. */
  readonly statusNote: string | null;
  /** Dates to come, the next first; the last one where all are over. */
  readonly dates: readonly EventDate[];
  readonly registration: RegistrationMode;
  /** Where to register or buy tickets elsewhere. */
  readonly ticketUrl: string | null;
  readonly opensAt: string | null;
  readonly updatedAt: string;
  /** The page's address for phones, on paper; only while somebody can still come. */
  readonly qr?: QrPicture | undefined;
}
