import type {
  EventInput,
  EventSchedule,
} from '@gruenland/shared-contracts/api/event-submission.ts';

import type { ExpandedDate } from '../expand-dates.ts';
import { toGermanTime } from '../german-time.ts';

type Times = EventSchedule & Pick<EventInput, 'doorTime'>;

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The doors open as long before as they did, on the same day at the earliest. */
function doorsAt({ doorTime, start }: Times, newStart: string): string | null {
  if (!doorTime) return null;
  const minutes = Math.max(0, minutesOf(newStart) - (minutesOf(start) - minutesOf(doorTime)));
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** What a schedule says once its only date was moved. */
export function movedSchedule(times: Times, { startsAt, endsAt }: ExpandedDate) {
  const [from, to] = [startsAt, endsAt].map((moment) => toGermanTime(moment).toISOString());
  if (!from || !to) throw new Error('a date without times');
  const [day, endDay] = [from.slice(0, 10), to.slice(0, 10)];
  const start = from.slice(11, 16);
  return {
    day,
    start,
    endDay: endDay === day ? null : endDay,
    end: to.slice(11, 16),
    doorTime: doorsAt(times, start),
  };
}
