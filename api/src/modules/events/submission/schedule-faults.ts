import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import {
  EVENT_WEEKDAYS,
  weekdayOf,
} from '@gruenland/shared-contracts/events/recurrence.ts';

import { dayText } from '#mail/format.ts';

import { MOST_DATES } from '../expand-dates.ts';
import { germanDayOf } from '../planned-date.ts';
import { datesOf, firstDate } from './schedule-dates.ts';

const DAY_MS = 86_400_000;

type Faults = Record<string, string>;

/** What is wrong with when it takes place, by field. `past` dates are fine for what is published. */
export function scheduleFaults(schedule: EventSchedule, now: Date, past: boolean): Faults {
  const fields: Faults = {};
  const { startsAt, endsAt } = firstDate(schedule);
  if (endsAt <= startsAt) fields['end'] = 'Das Ende liegt vor dem Beginn.';
  if (endsAt.getTime() - startsAt.getTime() > 31 * DAY_MS) {
    fields['endDay'] = 'Ein Termin dauert höchstens 31 Tage.';
  }
  // What lasts all day can be announced on that day.
  const begins = isAllDay({ startsAt, endsAt }) ? endsAt : startsAt;
  if (!past && begins <= now) fields['day'] = 'Der Beginn liegt in der Vergangenheit.';
  if (startsAt.getTime() > now.getTime() + submissionLimits.aheadDays * DAY_MS) {
    fields['day'] = 'Der Beginn liegt höchstens zwei Jahre voraus.';
  }
  return schedule.repeat === 'keine' ? fields : { ...fields, ...seriesFaults(schedule) };
}

function seriesFaults(schedule: EventSchedule): Faults {
  const { until, day } = schedule;
  if (!until) return { until: 'Bitte geben Sie an, bis wann es sich wiederholt.' };
  if (until < day) return { until: 'Das Ende der Reihe liegt vor ihrem ersten Termin.' };
  if (Date.parse(until) > Date.parse(day) + submissionLimits.seriesDays * DAY_MS) {
    return { until: 'Eine Reihe dauert höchstens ein Jahr.' };
  }
  const dates = datesOf(schedule, { most: MOST_DATES + 1 });
  const last = dates[MOST_DATES - 1];
  const faults = { ...weekdayFault(schedule), ...exceptFault(schedule) };
  if (dates.length <= MOST_DATES || !last) return faults;
  const lastDay = dayText(germanDayOf(last.startsAt));
  return {
    ...faults,
    until: `Eine Reihe hat höchstens ${MOST_DATES} Termine. Der letzte mögliche Tag ist der ${lastDay}.`,
  };
}

/** The first day is the first date: nobody expects one that is none of the chosen days. */
function weekdayFault({ repeat, day, weekdays = [] }: EventSchedule): Faults {
  const first = weekdayOf(day);
  const weekly = repeat === 'woechentlich' || repeat === 'zweiwoechentlich';
  if (!weekly || weekdays.length === 0 || !first || weekdays.includes(first)) return {};
  return {
    weekdays: `Der erste Tag ist ein ${EVENT_WEEKDAYS[first]}. Bitte wählen Sie ihn dazu oder einen anderen ersten Tag.`,
  };
}

function exceptFault(schedule: EventSchedule): Faults {
  const { day, except = [] } = schedule;
  if (except.length === 0) return {};
  if (except.includes(day)) return { except: 'Am ersten Tag muss es stattfinden.' };
  const whole = datesOf({ ...schedule, except: [] }, { most: MOST_DATES + except.length });
  const known = new Set(whole.map(({ startsAt }) => germanDayOf(startsAt)));
  const wrong = except.find((each) => !known.has(each));
  return wrong ? { except: `Am ${dayText(wrong)} ist kein Termin der Reihe.` } : {};
}
