import type { attendeeListSchema } from '#api/attendee-list.schema.ts';
import type {
  accountEventsSchema,
  appealEventRequestSchema,
  changeOccurrenceRequestSchema,
  eventPhotoDraftSchema,
  ownEventSchema,
  saveEventResponseSchema,
  saveEventPhotosRequestSchema,
  saveEventRequestSchema,
  savedEventPhotosSchema,
  submitEventResponseSchema,
  submitEventRequestSchema,
  latestSubmittedEventSchema,
} from './event-submission.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { EventAudience, EventTopic } from '../events/event-labels.ts';
import type { EventNotes } from '../events/event-notes.ts';
import type { EventWeekday, RepeatOption } from '../events/recurrence.ts';
import type { RegistrationMode, RegistrationState } from './event-registration.ts';
import type { EventAttendanceMode, EventCategory, EventOccurrence } from './events.ts';

/**
 * Publication states of an event. `EventStatus` states whether an occurrence is cancelled or moved.
 */
export const EVENT_STATES = ['draft', 'submitted', 'published', 'rejected'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const submissionLimits = {
  minTitleLength: 5,
  maxTitleLength: 100,
  maxSummaryLength: 160,
  minDescriptionLength: 20,
  maxDescriptionLength: 10_000,
  /** The first occurrence may be at most this many days in the future. */
  maxDaysAhead: 731,
  maxSeriesDays: 366,
  maxHours: 720,
  minAppealLength: 20,
  maxAppealLength: 2000,
  maxPictures: 6,
  /** Maximum number of excluded days of a series. */
  maxExcludedDays: 50,
  /** Days for which an unsubmitted draft is kept. */
  draftDays: 30,
} as const;

/** Schedule of an event as entered, in German local time. */
export interface EventSchedule {
  /** Day of the first occurrence, for example `2026-11-21`. */
  readonly day: string;
  /** Start time, for example `19:30`. */
  readonly start: string;
  /** Day on which the occurrence ends; if absent, the day on which it starts. */
  readonly endDay?: string | null | undefined;
  readonly end: string;
  readonly repeat: RepeatOption;
  /** Last possible day of a series of occurrences. */
  readonly until?: string | null | undefined;
  /** Weekdays of a weekly series; if absent, the weekday of the first occurrence. */
  readonly weekdays?: readonly EventWeekday[] | undefined;
  /** Excluded days of a series, as RFC 5545 EXDATE. */
  readonly except?: readonly string[] | undefined;
}

/** An event as its submitter has entered it in the form. */
export interface EventInput extends EventSchedule, EventNotes {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly category: EventCategory;
  readonly attendance: EventAttendanceMode;
  readonly venue?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly organizer: string;
  /** Time when doors open, for example `19:00`. */
  readonly doorTime?: string | null | undefined;
  readonly audience?: readonly EventAudience[] | undefined;
  readonly topics?: readonly EventTopic[] | undefined;
  /** Price in cents; 0 is free, null is unknown. */
  readonly priceCents?: number | null | undefined;
  readonly priceNote?: string | null | undefined;
  readonly registration: RegistrationMode;
  readonly ticketUrl?: string | null | undefined;
  readonly onlineUrl?: string | null | undefined;
  readonly capacity?: number | null | undefined;
  readonly waitlist: boolean;
  readonly maxPerPerson: number;
  readonly closesHours: number;
  readonly cancelHours: number;
  /** Questions that attendees answer with free text. */
  readonly questions: readonly string[];
}

export type SaveEventRequest = SchemaOutput<typeof saveEventRequestSchema>;

/**
 * Response to a saved draft or change. `code` gives access to the event; anyone with the code may
 * change the event.
 */
export type SaveEventResponse = SchemaOutput<typeof saveEventResponseSchema>;

export type SubmitEventRequest = SchemaOutput<typeof submitEventRequestSchema>;

/**
 * Response to a submitted event. `confirm` states whether the submitter must confirm the event by
 * mail before moderation reviews it.
 */
export type SubmitEventResponse = SchemaOutput<typeof submitEventResponseSchema>;

/**
 * Photos of an event while they are being edited. The event gets these photos once they are saved
 * with `done`.
 */
export type EventPhotoDraft = SchemaOutput<typeof eventPhotoDraftSchema>;

export type SaveEventPhotosRequest = SchemaOutput<typeof saveEventPhotosRequestSchema>;

export type SavedEventPhotos = SchemaOutput<typeof savedEventPhotosSchema>;

export interface OwnEventOccurrence extends EventOccurrence {
  /** Number of reserved seats. */
  readonly seatsTaken: number;
}

export type AppealEventRequest = SchemaOutput<typeof appealEventRequestSchema>;

/** An event as its submitter sees it. */
export type OwnEvent = SchemaOutput<typeof ownEventSchema>;

export type ChangeOccurrenceRequest = SchemaOutput<typeof changeOccurrenceRequestSchema>;

/** The latest event that this visitor submitted; `event` is null if there is none. */
export type LatestSubmittedEvent = SchemaOutput<typeof latestSubmittedEventSchema>;

/** An attendee as the organizer sees them. */
export interface Attendee {
  readonly id: string;
  readonly occurrenceId: string;
  readonly startsAt: string;
  readonly state: RegistrationState;
  readonly ticket: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly seats: number;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

export type AttendeeList = SchemaOutput<typeof attendeeListSchema>;

/** Registrations and submitted events of the signed-in user. */
export type AccountEvents = SchemaOutput<typeof accountEventsSchema>;
