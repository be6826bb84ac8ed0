import type { EventStatus } from './events.ts';

/** How one registers: not at all, here, or at the organizer's own address. */
export const REGISTRATION_MODES = ['none', 'intern', 'extern'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** States of domain 2.5; `verfallen`: a seat was offered and not taken in time. */
export const REGISTRATION_STATES = [
  'angefragt',
  'bestaetigt',
  'warteliste',
  'nachgerueckt',
  'storniert',
  'verfallen',
  'erschienen',
  'nicht-erschienen',
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** What can be done at a date at the moment. */
export const DATE_REGISTRATIONS = ['none', 'later', 'open', 'waitlist', 'full', 'closed'] as const;
export type DateRegistration = (typeof DATE_REGISTRATIONS)[number];

export const registrationLimits = {
  capacityMax: 10_000,
  perPersonMax: 10,
  questionsMax: 10,
  nameMax: 60,
  answerMax: 500,
  /** Hours for which a seat that became free is kept for the next in line. */
  offerHours: 24,
  /** Days after a date when everything about its attendees is removed. */
  keptDays: 90,
} as const;

/** Something the organizer wants to know; without options it is answered in words. */
export interface RegistrationQuestion {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly required: boolean;
}

/** What the form for one date needs. */
export interface RegistrationForm {
  readonly eventId: string;
  readonly title: string;
  readonly date: RegistrationDate;
  /** All dates of the Veranstaltung at which one can register, this one included. */
  readonly dates: readonly RegistrationDate[];
  readonly maxPerPerson: number;
  readonly questions: readonly RegistrationQuestion[];
  readonly consentText: string;
  /** The signed-in person; they need no mail to confirm. */
  readonly viewer: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
  } | null;
}

export interface RegistrationDate {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly registration: DateRegistration;
  /** Null: as many as come. */
  readonly seatsLeft: number | null;
}

export interface RegisterRequest {
  readonly dateId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Needed without a session; with one its address counts. */
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly seats: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly consent: true;
  /** Seen by machines only. */
  readonly website?: string | undefined;
}

/** `code` opens the registration; null for guests, who get it by mail. */
export interface RegisterAnswer {
  readonly code: string | null;
}

/** One's own registration. */
export interface Registration {
  readonly state: RegistrationState;
  /** Told at the door. */
  readonly ticket: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly seats: number;
  readonly offerUntil: string | null;
  /** Until when it can be cancelled; null when it cannot any more. */
  readonly cancelUntil: string | null;
  readonly eventId: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: EventStatus;
  readonly statusNote: string | null;
  readonly place: string;
  /** For confirmed people only. */
  readonly onlineUrl: string | null;
}
