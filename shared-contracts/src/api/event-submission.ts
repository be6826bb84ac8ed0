import type { ModerationDecision } from '#api/moderation.ts';
import type { EventAudience, EventTopic } from '../events/event-labels.ts';
import type { DraftPhoto, PhotoOrder, ShownPhoto } from './photos.ts';
import type { EventWeekday, RepeatOption } from '../events/recurrence.ts';
import type { RegistrationMode, RegistrationState } from './event-registration.ts';
import type { EventStatus } from '#events/event-status.ts';
import type { EventAttendance, EventCategory, EventOccurrence } from './events.ts';

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
  maxAccessibilityLength: 500,
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
  /** Weekdays of a weekly series; if absent, the weekday of the first day. */
  readonly weekdays?: readonly EventWeekday[] | undefined;
  /** Excluded days of a series, as RFC 5545 EXDATE. */
  readonly except?: readonly string[] | undefined;
}

/** Form data of an event. */
export interface EventInput extends EventSchedule {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly category: EventCategory;
  readonly attendance: EventAttendance;
  readonly venue?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly organizer: string;
  /** Time when doors open, for example `19:00`. */
  readonly doorTime?: string | null | undefined;
  /** Arrival and access with a wheelchair, a pram or by bus. */
  readonly accessibility?: string | null | undefined;
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

export interface SaveEventRequest extends EventInput {
  /** Code of the draft or event to change. Without a code, a new draft is created. */
  readonly code?: string | undefined;
  /** Version of the record that was edited; required with a code. */
  readonly version?: number | undefined;
}

/**
 * Answer to a saved draft or change. `code` gives access to the event; anyone with the code may
 * change the event.
 */
export interface SaveEventAnswer {
  readonly code: string;
  readonly state: EventState;
}

export interface SubmitEventRequest {
  readonly code: string;
  /** Email address; required unless the user is signed in. */
  readonly email?: string | null | undefined;
}

/** Whether the submitter must confirm the event by mail before moderation reviews it. */
export interface SubmitEventAnswer {
  readonly confirm: boolean;
}

/**
 * Photos of an event while they are being edited. The event gets these photos once they are saved
 * with `done`.
 */
export interface EventPhotoDraft {
  /** Id of the photo draft, used for uploads; anyone with the id may upload photos. */
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly state: EventState;
  readonly photos: readonly DraftPhoto[];
}

export interface SaveEventPhotosRequest extends PhotoOrder {
  readonly code: string;
  /** Whether editing is finished; the event then gets these photos. */
  readonly done: boolean;
}

export interface SavedEventPhotos {
  readonly version: number;
  readonly state: EventState;
}

export interface OwnEventOccurrence extends EventOccurrence {
  /** Number of reserved seats. */
  readonly seatsTaken: number;
}

export interface AppealEventRequest {
  readonly code: string;
  readonly text: string;
}

/** An event as its submitter sees it. */
export interface OwnEvent {
  readonly id: string;
  readonly state: EventState;
  readonly version: number;
  readonly refusal: string | null;
  /**
   * Whether a change of the event waits for review while the published version stays online.
   * `input` then holds the change.
   */
  readonly changing: boolean;
  /**
   * Moderation's decision against the event, with the state of the owner's appeal; null if there is
   * no decision.
   */
  readonly decision: ModerationDecision | null;
  readonly input: EventInput;
  /** Pictures of the pending change if there is one, otherwise of the event. */
  readonly pictures?: readonly ShownPhoto[] | undefined;
  /** All occurrences of the event; for a draft, the occurrences that publishing would create. */
  readonly dates: readonly OwnEventOccurrence[];
}

export interface ChangeOccurrenceRequest {
  readonly code: string;
  readonly occurrenceId: string;
  readonly version: number;
  readonly status: EventStatus;
  /** Reason for the cancellation or move, sent to all attendees. */
  readonly note?: string | null | undefined;
  /** New day of a moved occurrence. */
  readonly day?: string | null | undefined;
  readonly start?: string | null | undefined;
  /** Link for taking part online; sent to all attendees. */
  readonly onlineUrl?: string | null | undefined;
}

/** The latest event that this visitor submitted; `event` is null if there is none. */
export interface SubmittedEvent {
  readonly event: {
    readonly id: string;
    readonly title: string;
    readonly state: EventState;
    readonly refusal: string | null;
    /** Whether the submitter has not opened the confirmation link in the mail yet. */
    readonly unconfirmed: boolean;
  } | null;
}

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

export interface AttendeeList {
  readonly title: string;
  readonly attendees: readonly Attendee[];
}

/** Registrations and submitted events of the signed-in user. */
export interface AccountEvents {
  readonly registrations: readonly {
    readonly code: string;
    readonly title: string;
    readonly startsAt: string;
    /** End of the occurrence; missing in answers of an older api release. */
    readonly endsAt?: string | undefined;
    readonly state: RegistrationState;
    readonly status: EventStatus;
    readonly seats: number;
  }[];
  readonly events: readonly {
    readonly id: string;
    readonly code: string;
    readonly title: string;
    readonly state: EventState;
    readonly refusal: string | null;
    readonly nextAt: string | null;
    readonly registration: RegistrationMode;
  }[];
}
