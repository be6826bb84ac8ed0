import { printedDate } from './printed-date.ts';
import type { DateLook } from './printed-date.ts';

interface PrintedDateProps {
  /** ISO date and time in UTC. */
  readonly date: string;
  readonly look: DateLook;
}

/** A date in German words, Berlin time. */
export function PrintedDate({ date, look }: PrintedDateProps) {
  return <time dateTime={date}>{printedDate(date, look)}</time>;
}
