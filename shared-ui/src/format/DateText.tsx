import { formatLongDate } from './date-text.ts';
import type { DateStyle } from './date-text.ts';

export interface DateTextProps extends DateStyle {
  /** Date or date and time, ISO 8601. */
  readonly date: string;
  readonly className?: string;
}

/** Renders a date as a `time` element, and nothing for an unreadable date. */
export function DateText({ date, className, ...style }: DateTextProps) {
  const text = formatLongDate(date, style);
  if (!text) return null;
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}
