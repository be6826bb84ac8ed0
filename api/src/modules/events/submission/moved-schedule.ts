import type {
  EventInput,
  EventSchedule,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { ExpandedOccurrence } from '../expand-recurrence.ts';
import { toGermanTime } from '../german-time.ts';

type ScheduleTimes = EventSchedule & Pick<EventInput, 'doorTime'>;

const getMinutesOfDay = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/**
 * Returns the door time after a move: as long before the new start as before the old one, but never
 * on the day before.
 */
function getNewDoorTime({ doorTime, start }: ScheduleTimes, newStart: string): string | null {
  if (!doorTime) return null;
  const minutes = Math.max(
    0,
    getMinutesOfDay(newStart) - (getMinutesOfDay(start) - getMinutesOfDay(doorTime)),
  );
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** Returns schedule and door time after the event's only occurrence moved. */
export function moveSchedule(times: ScheduleTimes, { startsAt, endsAt }: ExpandedOccurrence) {
  const [from, to] = [startsAt, endsAt].map((moment) => toGermanTime(moment).toISOString());
  if (!from || !to) throw new Error('an occurrence without times');
  const [day, endDay] = [from.slice(0, 10), to.slice(0, 10)];
  const start = from.slice(11, 16);
  return {
    day,
    start,
    endDay: endDay === day ? null : endDay,
    end: to.slice(11, 16),
    doorTime: getNewDoorTime(times, start),
  };
}
