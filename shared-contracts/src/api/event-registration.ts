import type { EventStatus } from '#events/event-status.ts';

/** How to register: not at all, on this site, or on an external page. */
export const REGISTRATION_MODES = ['none', 'internal', 'external'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/**
 * States of a registration (domain 2.5). `lapsed`: the person did not accept an offered seat in
 * time.
 */
export const REGISTRATION_STATES = [
  'requested',
  'confirmed',
  'waitlisted',
  'promoted',
  'cancelled',
  'lapsed',
  'attended',
  'no-show',
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Whether an occurrence currently accepts registrations (`open`, `waitlist`), and if not, why. */
export const OCCURRENCE_REGISTRATIONS = [
  'none',
  'later',
  'open',
  'waitlist',
  'full',
  'closed',
] as const;
export type OccurrenceRegistration = (typeof OCCURRENCE_REGISTRATIONS)[number];

export const registrationLimits = {
  maxCapacity: 10_000,
  maxSeatsPerPerson: 10,
  maxQuestions: 10,
  maxNameLength: 60,
  maxAnswerLength: 500,
  /** Hours for which a freed seat is offered to the next person on the waitlist. */
  offerHours: 24,
  /** Number of days after an occurrence after which the data of its attendees is deleted. */
  retentionDays: 90,
} as const;

/** A question that the organizer asks attendees. Without options the answer is free text. */
export interface RegistrationQuestion {
  /** Id of the question: letters, digits and hyphens. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly required: boolean;
}

/** Data of the registration form for one occurrence. */
export interface RegistrationForm {
  readonly eventId: string;
  readonly title: string;
  readonly date: RegistrationOccurrence;
  /** All occurrences of the event that are open for registration, including `date`. */
  readonly dates: readonly RegistrationOccurrence[];
  readonly maxPerPerson: number;
  readonly questions: readonly RegistrationQuestion[];
  readonly consentText: string;
  /** The signed-in user, who need not confirm the registration by mail; null for a guest. */
  readonly viewer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  } | null;
}

export interface RegistrationOccurrence {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly registration: OccurrenceRegistration;
  /** Number of free seats; null if the number of seats is not limited. */
  readonly seatsLeft: number | null;
}

export interface RegisterRequest {
  readonly occurrenceId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Email address; required unless the user is signed in. */
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly seats: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly consent: true;
  /** Honeypot field: people leave it empty, bots fill it in. */
  readonly website?: string | undefined;
}

/**
 * Answer to a registration. `code` opens the registration's page. `code` is null for guests, who
 * receive it by mail.
 */
export interface RegisterAnswer {
  readonly code: string | null;
}

/** A registration as its owner sees it. */
export interface Registration {
  readonly state: RegistrationState;
  /** Code of the ticket, to show at the entrance. */
  readonly ticket: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly seats: number;
  readonly offerUntil: string | null;
  /** Deadline for cancelling the registration; null if cancelling is no longer possible. */
  readonly cancelUntil: string | null;
  readonly eventId: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: EventStatus;
  readonly statusNote: string | null;
  readonly place: string;
  /** Link for taking part online; only for confirmed registrations. */
  readonly onlineUrl: string | null;
}
