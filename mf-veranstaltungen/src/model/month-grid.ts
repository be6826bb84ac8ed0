import type { EventDays } from '@gruenland/shared-contracts/api/event-days.ts';
import {
  addDays,
  addMonths,
  countDaysBetween,
  getLastDayOfMonth,
} from '@gruenland/shared-contracts/german-calendar.ts';
import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';

import { buildCalendarHref } from './calendar-filter.ts';
import { getDayRange, isMonth } from './period.ts';
import type { CalendarFilter } from './calendar-filter.ts';
import { getWeekday } from './days.ts';

/** Number of months after the current one that visitors can open. */
const MAX_MONTHS_AHEAD = 24;

/** A day of the month grid. */
export interface GridDay {
  /** Day such as `2026-12-12`. */
  readonly day: string;
  /** Number of matching occurrences. */
  readonly count: number;
  /** URL of the list of this day; null for a day without occurrences. */
  readonly href: string | null;
  /** Date and number for screen readers: „12. Dezember, 4 Veranstaltungen“. */
  readonly label: string;
  readonly isToday: boolean;
  /** Whether the list shows only this day. */
  readonly isChosen: boolean;
  /** Whether the list shows this day, for example a day of the chosen weekend. */
  readonly isListed: boolean;
}

interface MonthLink {
  readonly name: string;
  readonly href: string;
}

/** The days of one month as weeks from Monday to Sunday, and links to other months. */
export interface MonthGridModel {
  /** Name and year: „Dezember 2026“. */
  readonly name: string;
  /** Whether the grid is open, also on narrow screens: visitors came from another month. */
  readonly isOpen: boolean;
  /** Weeks of seven days; null for days of other months. */
  readonly weeks: readonly (readonly (GridDay | null)[])[];
  /** Null for the current month. */
  readonly previous: MonthLink | null;
  readonly next: MonthLink | null;
  /** The list of the whole month; null if the list shows it already. */
  readonly whole: MonthLink | null;
}

/** Returns the month that the grid shows: the month of the chosen period, otherwise today's. */
export function getGridMonth({ period }: CalendarFilter, today: string): string {
  return (getDayRange(period, today).von ?? today).slice(0, 7);
}

/** Creates the grid of the month of a filter. */
export function createMonthGrid(
  filter: CalendarFilter,
  today: string,
  { days }: EventDays,
): MonthGridModel {
  const month = getGridMonth(filter, today);
  const firstDay = `${month}-01`;
  const listedRange = getDayRange(filter.period, today);
  const createDay = (day: string): GridDay => {
    const count = days[day] ?? 0;
    const period = day === today ? 'heute' : day;
    const isListed =
      listedRange.von !== undefined && day >= listedRange.von && day <= (listedRange.bis ?? day);
    return {
      day,
      count,
      href: count > 0 ? buildCalendarHref({ ...filter, period, page: 1, view: null }) : null,
      label: formatDayLabel(day, count),
      isToday: day === today,
      isListed: isListed && !isMonth(filter.period),
      isChosen: isListed && listedRange.von === listedRange.bis,
    };
  };
  const dayCount = countDaysBetween(firstDay, getLastDayOfMonth(month)) + 1;
  const monthDays = Array.from({ length: dayCount }, (_, index) =>
    createDay(addDays(firstDay, index)),
  );
  const createMonthLink = (
    linkedMonth: string,
    view: CalendarFilter['view'] = 'monat',
  ): MonthLink => ({
    name: formatMonth(linkedMonth),
    href: buildCalendarHref({ ...filter, period: linkedMonth, page: 1, view }),
  });
  const currentMonth = today.slice(0, 7);
  const lastMonth = addMonths(today, MAX_MONTHS_AHEAD).slice(0, 7);
  return {
    name: formatMonth(month),
    isOpen: filter.view === 'monat',
    weeks: splitIntoWeeks(monthDays, (getWeekday(firstDay) + 6) % 7),
    previous: month > currentMonth ? createMonthLink(addMonths(firstDay, -1).slice(0, 7)) : null,
    next: month < lastMonth ? createMonthLink(addMonths(firstDay, 1).slice(0, 7)) : null,
    whole: filter.period === month ? null : createMonthLink(month, null),
  };
}

const formatMonth = (month: string): string =>
  `${GERMAN_MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

function formatDayLabel(day: string, count: number): string {
  const countText = count === 1 ? 'eine Veranstaltung' : `${count} Veranstaltungen`;
  return `${formatLongDate(day, { year: false })}, ${countText}`;
}

/** @param emptyDays number of empty days before the first day */
function splitIntoWeeks(days: readonly GridDay[], emptyDays: number): (GridDay | null)[][] {
  const cells = [...Array.from({ length: emptyDays }, () => null), ...days];
  const weekCount = Math.ceil(cells.length / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => cells[week * 7 + weekday] ?? null),
  );
}
