import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';
import { createRecurrenceRule } from '@gruenland/shared-contracts/events/recurrence.ts';

import { expandRecurrence } from '../expand-recurrence.ts';
import type { ExpandedOccurrence, RecurrenceOptions } from '../expand-recurrence.ts';
import { convertFromGermanTime } from '@gruenland/shared-contracts/german-calendar.ts';

const toWallClock = (day: string, clockTime: string): Date => new Date(`${day}T${clockTime}:00Z`);

/**
 * Picks the schedule from form input. Sets missing fields to null and omits empty lists, so that
 * equal schedules compare equal.
 */
export function pickSchedule(input: EventSchedule): EventSchedule {
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

/** Returns the start and end of the first occurrence. */
export function getFirstOccurrence({ day, start, endDay, end }: EventSchedule): ExpandedOccurrence {
  return {
    startsAt: convertFromGermanTime(toWallClock(day, start)),
    endsAt: convertFromGermanTime(toWallClock(endDay ?? day, end)),
  };
}

/** Returns all occurrences of a schedule. */
export function expandSchedule(
  schedule: EventSchedule,
  options: RecurrenceOptions = {},
): ExpandedOccurrence[] {
  const { day, start, endDay, end, repeat, until, weekdays, except } = schedule;
  const firstStart = toWallClock(day, start);
  const durationMinutes = Math.round(
    (toWallClock(endDay ?? day, end).getTime() - firstStart.getTime()) / 60_000,
  );
  const rule = createRecurrenceRule(repeat, day, until ?? null, weekdays);
  return expandRecurrence(convertFromGermanTime(firstStart), durationMinutes, rule, {
    except,
    ...options,
  });
}
