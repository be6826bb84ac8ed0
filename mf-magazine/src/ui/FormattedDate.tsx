import { formatDate } from './format-date.ts';
import type { DateFormat } from './format-date.ts';

interface FormattedDateProps {
  /** ISO date and time in UTC. */
  readonly date: string;
  readonly look: DateFormat;
}

/** Renders a date in German notation and Berlin time. */
export function FormattedDate({ date, look }: FormattedDateProps) {
  return <time dateTime={date}>{formatDate(date, look)}</time>;
}
