import { registrationLimits } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { OccurrenceRegistrationStatus } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';

const HOUR_MS = 3_600_000;

/** The facts about an occurrence that decide whether registration is possible. */
export interface RegistrationRules {
  readonly registration: 'none' | 'internal' | 'external';
  readonly capacity: number | null;
  readonly waitlist: boolean;
  readonly opensAt: Date | null;
  readonly closesHours: number;
  readonly cancelHours: number;
  readonly startsAt: Date;
  readonly seatsTaken: number;
  /** Status of the occurrence, or of the event if the occurrence has none. */
  readonly status: EventStatus;
}

/** Returns the number of free seats, or null if the seats are unlimited. */
export function countFreeSeats({ capacity, seatsTaken }: RegistrationRules): number | null {
  return capacity === null ? null : Math.max(0, capacity - seatsTaken);
}

/**
 * Returns whether registration for an occurrence is possible at the time `now`, and if not, why.
 * @param hasWaitlist whether anybody is on the waitlist. If so, free seats are reserved for the
 *   waitlist.
 */
export function getRegistrationStatus(
  rules: RegistrationRules,
  now: Date,
  hasWaitlist: boolean,
): OccurrenceRegistrationStatus {
  if (rules.registration !== 'internal') return 'none';
  const closingTimeMs = rules.startsAt.getTime() - rules.closesHours * HOUR_MS;
  if (rules.status === 'cancelled' || now.getTime() >= closingTimeMs) return 'closed';
  if (rules.opensAt && now < rules.opensAt) return 'later';
  if (countFreeSeats(rules) !== 0 && !hasWaitlist) return 'open';
  return rules.waitlist ? 'waitlist' : 'full';
}

/** Returns the deadline for cancelling a confirmed registration. */
export function getCancellationDeadline({ startsAt, cancelHours }: RegistrationRules): Date {
  return new Date(startsAt.getTime() - cancelHours * HOUR_MS);
}

/**
 * Returns the time at which a seat offer ends: `offerHours` after `now`, but not after the start of
 * the occurrence.
 */
export function getOfferEnd({ startsAt }: RegistrationRules, now: Date): Date {
  const offerEndMs = now.getTime() + registrationLimits.offerHours * HOUR_MS;
  return new Date(Math.min(offerEndMs, startsAt.getTime()));
}
