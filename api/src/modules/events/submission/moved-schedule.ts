import type {
  EventInput,
  EventSchedule,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { ExpandedOccurrence } from '../expand-recurrence.ts';
import { convertToGermanTime } from '@gruenland/shared-contracts/german-calendar.ts';

type ScheduleTimes = EventSchedule & Pick<EventInput, 'doorTime'>;

const getMinutesOfDay = (clockTime: string) =>
  Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

/**
 * Returns the door time after a move. The time between door time and start stays the same, but the
 * doors never open on the day before the new start.
 */
function getNewDoorTime({ doorTime, start }: ScheduleTimes, newStart: string): string | null {
  if (!doorTime) return null;
  const doorMinuteOfDay = Math.max(
    0,
    getMinutesOfDay(newStart) - (getMinutesOfDay(start) - getMinutesOfDay(doorTime)),
  );
  return new Date(doorMinuteOfDay * 60_000).toISOString().slice(11, 16);
}

/** Returns the schedule and door time of an event after its only occurrence moved. */
export function moveSchedule(times: ScheduleTimes, { startsAt, endsAt }: ExpandedOccurrence) {
  const [newStart, newEnd] = [startsAt, endsAt].map((time) =>
    convertToGermanTime(time).toISOString(),
  );
  if (!newStart || !newEnd) throw new Error('an occurrence without times');
  const [day, endDay] = [newStart.slice(0, 10), newEnd.slice(0, 10)];
  const startTime = newStart.slice(11, 16);
  return {
    day,
    start: startTime,
    endDay: endDay === day ? null : endDay,
    end: newEnd.slice(11, 16),
    doorTime: getNewDoorTime(times, startTime),
  };
}
