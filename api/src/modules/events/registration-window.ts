import { registrationLimits } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { DateRegistration } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { EventStatus } from '@gruenland/shared-contracts/api/events.ts';

const HOUR_MS = 3_600_000;

/** What decides whether one can register for a date. */
export interface DateRules {
  readonly registration: 'none' | 'intern' | 'extern';
  readonly capacity: number | null;
  readonly waitlist: boolean;
  readonly opensAt: Date | null;
  readonly closesHours: number;
  readonly cancelHours: number;
  readonly startsAt: Date;
  readonly seatsTaken: number;
  /** Of the date, which is the event's where the date has none. */
  readonly status: EventStatus;
}

/** Seats that nobody holds; null: as many as come. */
export function seatsLeft({ capacity, seatsTaken }: DateRules): number | null {
  return capacity === null ? null : Math.max(0, capacity - seatsTaken);
}

/**
 * What can be done at a date now.
 * @param line whether somebody stands in line: a seat that is free is theirs, who comes now is behind
 */
export function dateRegistration(rules: DateRules, now: Date, line: boolean): DateRegistration {
  if (rules.registration !== 'intern') return 'none';
  const closes = rules.startsAt.getTime() - rules.closesHours * HOUR_MS;
  if (rules.status === 'cancelled' || now.getTime() >= closes) return 'closed';
  if (rules.opensAt && now < rules.opensAt) return 'later';
  if (seatsLeft(rules) !== 0 && !line) return 'open';
  return rules.waitlist ? 'waitlist' : 'full';
}

/** Until when a confirmed registration can be given back. */
export function cancelUntil({ startsAt, cancelHours }: DateRules): Date {
  return new Date(startsAt.getTime() - cancelHours * HOUR_MS);
}

/** Until when a seat is kept for the next in line: a day, but never beyond the beginning. */
export function offerUntil({ startsAt }: DateRules, now: Date): Date {
  const day = now.getTime() + registrationLimits.offerHours * HOUR_MS;
  return new Date(Math.min(day, startsAt.getTime()));
}
