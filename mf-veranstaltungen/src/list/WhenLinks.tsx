import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { hrefOf } from '#model/calendar-filter.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { monthsFrom } from '#model/days.ts';
import styles from './list.module.css';

const MONTHS_SHOWN = 6;
const MONTH_NAMES = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

interface WhenLinksProps {
  readonly filter: CalendarFilter;
  readonly today: string;
}

/** Today, the weekend, the next months; each a plain link. */
export function WhenLinks({ filter, today }: WhenLinksProps) {
  const months = monthsFrom(today, MONTHS_SHOWN).map((month) => {
    const name = MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';
    const year = month.slice(0, 4);
    return { when: month, label: today.startsWith(year) ? name : `${name} ${year}` };
  });
  const choices = [
    { when: null, label: 'Alle' },
    { when: 'heute', label: 'Heute' },
    { when: 'wochenende', label: 'Wochenende' },
    ...months,
  ];
  return (
    <nav aria-label="Zeitraum" className={styles['when']}>
      <ul>
        {choices.map(({ when, label }) => (
          <li key={label}>
            <Link
              href={hrefOf({ ...filter, when, page: 1 })}
              look="plain"
              aria-current={when === filter.when ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
