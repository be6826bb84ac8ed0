import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

/** First and last day of seasonal work, each as month and day: `04-05`. */
export type Season = readonly [firstDay: string, lastDay: string];

/**
 * Returns the running or next season as days (ISO 8601). `startsOn` is null while it is running.
 * A season may span the turn of the year.
 */
export function findSeason([firstDay, lastDay]: Season, now: Date) {
  const today = getBerlinDay(now);
  const thisYear = Number(today.slice(0, 4));
  const lastYear = firstDay > lastDay ? thisYear - 1 : thisYear;
  const year = getLastDay(lastYear, firstDay, lastDay) >= today ? lastYear : lastYear + 1;
  const startsOn = `${year}-${firstDay}`;
  return {
    startsOn: startsOn > today ? startsOn : null,
    limitedUntil: getLastDay(year, firstDay, lastDay),
  };
}

const getLastDay = (year: number, firstDay: string, lastDay: string) =>
  `${firstDay > lastDay ? year + 1 : year}-${lastDay}`;
