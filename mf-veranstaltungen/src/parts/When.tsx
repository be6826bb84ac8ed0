import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { endText, machineTime, overDays, startText } from '#model/date-span.ts';
import type { Span } from '#model/date-span.ts';

interface WhenProps {
  readonly date: Span;
  /** In lists: the end only where it is on another day. */
  readonly brief?: boolean;
  /** Default true. */
  readonly year?: boolean;
}

/** „Fr., 27. November 2026, 10 Uhr bis So., 29. November, 17 Uhr“ */
export function When({ date, brief = false, year = true }: WhenProps) {
  const { startsAt, endsAt } = date;
  const allDay = isAllDay(date);
  const long = overDays(date);
  return (
    <>
      <time dateTime={machineTime(date, startsAt)}>{startText(date, year)}</time>
      {long || !(brief || allDay) ? (
        <>
          {' bis '}
          <time dateTime={machineTime(date, endsAt)}>{endText(date)}</time>
        </>
      ) : null}
      {allDay && !brief ? ', ganztägig' : null}
    </>
  );
}
