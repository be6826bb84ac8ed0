import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { EVENT_WEEKDAYS, getWeekday } from '@gruenland/shared-contracts/events/recurrence.ts';

import { formatDay } from '#mail/format.ts';

import { MAX_OCCURRENCES } from '../expand-recurrence.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { expandSchedule, getFirstOccurrence } from './schedule-occurrences.ts';

const DAY_MS = 86_400_000;

type FieldErrors = Record<string, string>;

/**
 * Validates a schedule and returns error messages by field.
 * @param isPastAllowed whether dates in the past are allowed, which is the case for published
 *   events
 */
export function validateSchedule(
  schedule: EventSchedule,
  now: Date,
  isPastAllowed: boolean,
): FieldErrors {
  const fields: FieldErrors = {};
  const { startsAt, endsAt } = getFirstOccurrence(schedule);
  if (endsAt <= startsAt) fields['end'] = 'Das Ende liegt vor dem Beginn.';
  if (endsAt.getTime() - startsAt.getTime() > 31 * DAY_MS) {
    fields['endDay'] = 'Ein Termin dauert höchstens 31 Tage.';
  }
  // An all-day event can still be submitted on its day, so its end is checked instead of its start.
  const submissionDeadline = isAllDay({ startsAt, endsAt }) ? endsAt : startsAt;
  if (!isPastAllowed && submissionDeadline <= now)
    fields['day'] = 'Der Beginn liegt in der Vergangenheit.';
  if (startsAt.getTime() > now.getTime() + submissionLimits.maxDaysAhead * DAY_MS) {
    fields['day'] = 'Der Beginn liegt höchstens zwei Jahre voraus.';
  }
  return schedule.repeat === 'none' ? fields : { ...fields, ...validateSeries(schedule) };
}

function validateSeries(schedule: EventSchedule): FieldErrors {
  const { until, day } = schedule;
  if (!until) return { until: 'Bitte geben Sie an, bis wann es sich wiederholt.' };
  if (until < day) return { until: 'Das Ende der Reihe liegt vor ihrem ersten Termin.' };
  if (Date.parse(until) > Date.parse(day) + submissionLimits.maxSeriesDays * DAY_MS) {
    return { until: 'Eine Reihe dauert höchstens ein Jahr.' };
  }
  const dates = expandSchedule(schedule, { maxCount: MAX_OCCURRENCES + 1 });
  const lastOccurrence = dates[MAX_OCCURRENCES - 1];
  const fieldErrors = { ...validateWeekday(schedule), ...validateExceptions(schedule) };
  if (dates.length <= MAX_OCCURRENCES || !lastOccurrence) return fieldErrors;
  const lastDay = formatDay(getBerlinDay(lastOccurrence.startsAt));
  return {
    ...fieldErrors,
    until: `Eine Reihe hat höchstens ${MAX_OCCURRENCES} Termine. Der letzte mögliche Tag ist der ${lastDay}.`,
  };
}

/** Checks that the first day is one of the chosen weekdays, because the series starts on it. */
function validateWeekday({ repeat, day, weekdays = [] }: EventSchedule): FieldErrors {
  const weekday = getWeekday(day);
  const isWeekly = repeat === 'weekly' || repeat === 'biweekly';
  if (!isWeekly || weekdays.length === 0 || !weekday || weekdays.includes(weekday)) return {};
  return {
    weekdays: `Der erste Tag ist ein ${EVENT_WEEKDAYS[weekday]}. Bitte wählen Sie ihn dazu oder einen anderen ersten Tag.`,
  };
}

function validateExceptions(schedule: EventSchedule): FieldErrors {
  const { day, except = [] } = schedule;
  if (except.length === 0) return {};
  if (except.includes(day)) return { except: 'Am ersten Tag muss es stattfinden.' };
  const allOccurrences = expandSchedule(
    { ...schedule, except: [] },
    { maxCount: MAX_OCCURRENCES + except.length },
  );
  const occurrenceDays = new Set(allOccurrences.map(({ startsAt }) => getBerlinDay(startsAt)));
  const unknownDay = except.find((exceptDay) => !occurrenceDays.has(exceptDay));
  return unknownDay ? { except: `Am ${formatDay(unknownDay)} ist kein Termin der Reihe.` } : {};
}
