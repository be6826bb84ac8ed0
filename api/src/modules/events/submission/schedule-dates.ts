import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';
import { ruleOf } from '@gruenland/shared-contracts/events/recurrence.ts';

import { expandDates } from '../expand-dates.ts';
import type { ExpandedDate, ExpandOptions } from '../expand-dates.ts';
import { fromGermanTime } from '../german-time.ts';

const local = (day: string, clock: string): Date => new Date(`${day}T${clock}:00Z`);

/** The part of an input that says when; what does not matter is left out, so that equal is equal. */
export function scheduleOf(input: EventSchedule): EventSchedule {
  const { day, start, endDay = null, end, repeat, until = null, weekdays, except } = input;
  return {
    day,
    start,
    endDay,
    end,
    repeat,
    until,
    ...(weekdays && weekdays.length > 0 && { weekdays }),
    ...(except && except.length > 0 && { except }),
  };
}

/** First beginning and end of a schedule. */
export function firstDate({ day, start, endDay, end }: EventSchedule): ExpandedDate {
  return {
    startsAt: fromGermanTime(local(day, start)),
    endsAt: fromGermanTime(local(endDay ?? day, end)),
  };
}

/** All dates of a schedule. */
export function datesOf(schedule: EventSchedule, options: ExpandOptions = {}): ExpandedDate[] {
  const { day, start, endDay, end, repeat, until, weekdays, except } = schedule;
  const from = local(day, start);
  const minutes = Math.round((local(endDay ?? day, end).getTime() - from.getTime()) / 60_000);
  const rule = ruleOf(repeat, day, until ?? null, weekdays);
  return expandDates(fromGermanTime(from), minutes, rule, { except, ...options });
}
