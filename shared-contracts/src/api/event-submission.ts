import type { EntryDecision } from '#api/moderation.ts';
import type { EventAudience, EventTopic } from '../events/event-words.ts';
import type { DeskPhoto, PhotoOrder, ShownPhoto } from './photos.ts';
import type { EventWeekday, Repeat } from '../events/recurrence.ts';
import type { RegistrationMode, RegistrationState } from './event-registration.ts';
import type { EventAttendance, EventCategory, EventDate, EventStatus } from './events.ts';

/** Way of a Veranstaltung into the calendar; whether it takes place says its status. */
export const EVENT_STATES = ['entwurf', 'eingereicht', 'veroeffentlicht', 'abgelehnt'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const submissionLimits = {
  titleMin: 5,
  titleMax: 100,
  summaryMax: 160,
  descriptionMin: 20,
  descriptionMax: 10_000,
  /** A first date lies within two years, a series within one. */
  aheadDays: 731,
  seriesDays: 366,
  hoursMax: 720,
  accessibilityMax: 500,
  appealMin: 20,
  appealMax: 2000,
  pictures: 6,
  /** Days of a series that are left out. */
  exceptMax: 50,
  /** Days for which a draft is kept. */
  draftDays: 30,
} as const;

/** When it takes place, as people write it; German local time. */
export interface EventSchedule {
  /** `2026-11-21` */
  readonly day: string;
  /** `19:30` */
  readonly start: string;
  /** The same day where absent. */
  readonly endDay?: string | null | undefined;
  readonly end: string;
  readonly repeat: Repeat;
  /** Last day of a series. */
  readonly until?: string | null | undefined;
  /** Days of the week of what repeats by weeks; none: the one of the first day. */
  readonly weekdays?: readonly EventWeekday[] | undefined;
  /** Days of a series on which it does not take place (RFC 5545 EXDATE). */
  readonly except?: readonly string[] | undefined;
}

/** What a submitter tells of a Veranstaltung. */
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
  /** `19:00`; when one may come in before it begins. */
  readonly doorTime?: string | null | undefined;
  /** How one gets there and in with a wheelchair, a pram, by bus. */
  readonly accessibility?: string | null | undefined;
  readonly audience?: readonly EventAudience[] | undefined;
  readonly topics?: readonly EventTopic[] | undefined;
  /** Cents; 0 is free, null is not told. */
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
  /** Open questions, one a line. */
  readonly questions: readonly string[];
}

export interface SaveEventRequest extends EventInput {
  /** Of the draft or Veranstaltung that is changed; without it a new draft begins. */
  readonly code?: string | undefined;
  /** The state it was changed from; needed with a code. */
  readonly version?: number | undefined;
}

/** `code` opens one's own Veranstaltung; whoever has it may change it. */
export interface SaveEventAnswer {
  readonly code: string;
  readonly state: EventState;
}

export interface SubmitEventRequest {
  readonly code: string;
  /** Needed without a session. */
  readonly email?: string | null | undefined;
}

/** Whether a mail must be confirmed before it is reviewed. */
export interface SubmitEventAnswer {
  readonly confirm: boolean;
}

/** Pictures of a Veranstaltung while they are put together; they count once they are saved as done. */
export interface EventPhotoDesk {
  /** Where files are sent to; whoever knows it may. */
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly state: EventState;
  readonly photos: readonly DeskPhoto[];
}

export interface SaveEventPhotosRequest extends PhotoOrder {
  readonly code: string;
  /** They are as they should be: the Veranstaltung takes them over. */
  readonly done: boolean;
}

export interface SavedEventPhotos {
  readonly version: number;
  readonly state: EventState;
}

export interface OwnEventDate extends EventDate {
  /** Seats held. */
  readonly seatsTaken: number;
}

export interface AppealEventRequest {
  readonly code: string;
  readonly text: string;
}

/** A Veranstaltung as whoever sent it in sees it. */
export interface OwnEvent {
  readonly id: string;
  readonly state: EventState;
  readonly version: number;
  readonly refusal: string | null;
  /** A change waits for its review while what is published stays as it was; `input` is the change. */
  readonly changing: boolean;
  /** The decision against it, and how an objection to it stands. */
  readonly decision: EntryDecision | null;
  readonly input: EventInput;
  /** Of the change where there is one. */
  readonly pictures?: readonly ShownPhoto[] | undefined;
  /** All dates; of a draft those that would be. */
  readonly dates: readonly OwnEventDate[];
}

export interface ChangeDateRequest {
  readonly code: string;
  readonly dateId: string;
  readonly version: number;
  readonly status: EventStatus;
  /** The reason, told to everybody registered. */
  readonly note?: string | null | undefined;
  /** Where it is moved. */
  readonly day?: string | null | undefined;
  readonly start?: string | null | undefined;
  /** Where to take part once it is moved online; told to who is registered. */
  readonly onlineUrl?: string | null | undefined;
}

/** The latest Veranstaltung that this visitor sent in; null where there is none. */
export interface SubmittedEvent {
  readonly event: {
    readonly id: string;
    readonly title: string;
    readonly state: EventState;
    readonly refusal: string | null;
    /** Waits for the button behind the link in the mail. */
    readonly unconfirmed: boolean;
  } | null;
}

/** Somebody registered, as the organizer sees them. */
export interface Attendee {
  readonly id: string;
  readonly dateId: string;
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

/** What somebody signed in has to do with Veranstaltungen. */
export interface AccountEvents {
  readonly registrations: readonly {
    readonly code: string;
    readonly title: string;
    readonly startsAt: string;
    /** An api of the release before does not tell it. */
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
