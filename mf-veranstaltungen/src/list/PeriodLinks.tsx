import { GERMAN_MONTHS } from '@gruenland/shared-contracts/german-months.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SwipeRow } from '@gruenland/shared-ui/swipe-row/SwipeRow.tsx';
import { buildCalendarHref } from '#model/calendar-filter.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { listMonths } from '@gruenland/shared-contracts/german-calendar.ts';
import styles from './list.module.css';

const MONTHS_SHOWN = 6;

interface PeriodLinksProps {
  readonly filter: CalendarFilter;
  readonly today: string;
}

/** Renders links to today, the weekend and the next months. */
export function PeriodLinks({ filter, today }: PeriodLinksProps) {
  const months = listMonths(today, MONTHS_SHOWN).map((month) => {
    const name = GERMAN_MONTHS[Number(month.slice(5)) - 1] ?? '';
    const year = month.slice(0, 4);
    return { period: month, label: today.startsWith(year) ? name : `${name} ${year}` };
  });
  const choices = [
    { period: null, label: 'Alle' },
    { period: 'heute', label: 'Heute' },
    { period: 'wochenende', label: 'Wochenende' },
    ...months,
  ];
  return (
    <nav aria-label="Zeitraum" className={styles.periods}>
      <SwipeRow className={styles.periodList}>
        {choices.map(({ period, label }) => (
          <li key={label}>
            <Link
              href={buildCalendarHref({ ...filter, period, page: 1 })}
              look="plain"
              aria-current={period === filter.period ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </SwipeRow>
    </nav>
  );
}
