import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import {
  formatEnd,
  formatDateTimeAttribute,
  spansSeveralDays,
  formatStart,
} from '#model/date-span.ts';
import type { DateSpan } from '#model/date-span.ts';

interface EventTimeProps {
  readonly date: DateSpan;
  /**
   * Whether to shorten the text for lists. The short text omits „ganztägig“. It names the end only
   * if the occurrence spans several days.
   */
  readonly isBrief?: boolean;
  /** Whether to show the year of the start. Default true. */
  readonly showsYear?: boolean;
}

/**
 * Renders start and end of an occurrence, for example „Fr., 27. November 2026, 10 Uhr bis So., 29.
 * November, 17 Uhr“.
 */
export function EventTime({ date, isBrief = false, showsYear = true }: EventTimeProps) {
  const { startsAt, endsAt } = date;
  const isAllDayDate = isAllDay(date);
  const isMultiDay = spansSeveralDays(date);
  return (
    <>
      <time dateTime={formatDateTimeAttribute(date, startsAt)}>{formatStart(date, showsYear)}</time>
      {isMultiDay || !(isBrief || isAllDayDate) ? (
        <>
          {' bis '}
          <time dateTime={formatDateTimeAttribute(date, endsAt)}>{formatEnd(date)}</time>
        </>
      ) : null}
      {isAllDayDate && !isBrief ? ', ganztägig' : null}
    </>
  );
}
