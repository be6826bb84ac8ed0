import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { endText, overDays } from '#model/date-span.ts';
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
  const start = (
    <time dateTime={startsAt}>{dateText(startsAt, { weekday: true, time: true, year })}</time>
  );
  if (brief && !overDays(date)) return start;
  return (
    <>
      {start} bis <time dateTime={endsAt}>{endText(date)}</time>
    </>
  );
}
