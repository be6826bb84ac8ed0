import type {
  registerResponseSchema,
  registerRequestSchema,
  registrationFormSchema,
  registrationQuestionSchema,
  registrationSchema,
  registrationOccurrenceSchema,
} from './event-registration.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Where people register for an event: nowhere, on this site, or on an external page. */
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
export const OCCURRENCE_REGISTRATION_STATUSES = [
  'none',
  'later',
  'open',
  'waitlist',
  'full',
  'closed',
] as const;
export type OccurrenceRegistrationStatus = (typeof OCCURRENCE_REGISTRATION_STATUSES)[number];

export const registrationLimits = {
  maxCapacity: 10_000,
  maxSeatsPerPerson: 10,
  maxQuestions: 10,
  maxNameLength: 60,
  maxAnswerLength: 500,
  /** Hours for which a freed seat is offered to the next person on the waitlist. */
  offerHours: 24,
  /** Days between an occurrence and the deletion of its attendees' data. */
  retentionDays: 90,
} as const;

/** A question that the organizer asks attendees. Without options the answer is free text. */
export type RegistrationQuestion = SchemaOutput<typeof registrationQuestionSchema>;

/** Data of the registration form for one occurrence. */
export type RegistrationForm = SchemaOutput<typeof registrationFormSchema>;

export type RegistrationOccurrence = SchemaOutput<typeof registrationOccurrenceSchema>;

export type RegisterRequest = SchemaOutput<typeof registerRequestSchema>;

/**
 * Response to a registration. `code` opens the registration's page. `code` is null for guests, who
 * receive it by mail.
 */
export type RegisterResponse = SchemaOutput<typeof registerResponseSchema>;

/** A registration as its owner sees it. */
export type Registration = SchemaOutput<typeof registrationSchema>;
