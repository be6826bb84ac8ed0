import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { IconCalendar } from '@gruenland/shared-ui/icon/IconCalendar.tsx';
import { IconChevronLeft } from '@gruenland/shared-ui/icon/IconChevronLeft.tsx';
import { IconChevronRight } from '@gruenland/shared-ui/icon/IconChevronRight.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { GridDay, MonthGridModel } from '#model/month-grid.ts';
import styles from './month-grid.module.css';

const WEEKDAYS = [
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
  ['So', 'Sonntag'],
] as const;

/**
 * Renders the days of a month with the number of their occurrences; each is a link to its list. On
 * narrow screens the visitor opens the grid, on wide ones it is open. Crawlers should not follow days
 * and months: they combine with all filters.
 */
export function MonthGrid({ model }: { readonly model: MonthGridModel }) {
  const { name, isOpen, weeks, previous, next, whole } = model;
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <IconCalendar /> Monatsübersicht
      </summary>
      <div>
        <nav className={styles.head} aria-label="Monat">
          <MonthStep month={previous} label="Vorheriger Monat" icon={<IconChevronLeft />} />
          <strong id="monat">{name}</strong>
          <MonthStep month={next} label="Nächster Monat" icon={<IconChevronRight />} />
        </nav>
        <table className={styles.grid} aria-labelledby="monat">
          <thead>
            <tr>
              {WEEKDAYS.map(([short, long]) => (
                <th key={short} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days, week) => (
              <tr key={week}>
                {days.map((day, weekday) => (
                  <td key={weekday}>{day && <Day day={day} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {whole && (
          <p className={styles.whole}>
            <Link href={whole.href} look="action">
              Alle Termine im {whole.name}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}

interface MonthStepProps {
  readonly month: MonthGridModel['next'];
  readonly label: string;
  readonly icon: React.ReactNode;
}

/** Renders a link to another month, or an empty place if there is none. */
function MonthStep({ month, label, icon }: MonthStepProps) {
  if (!month) return <span className={styles.step} />;
  return (
    <Link
      href={month.href}
      look="plain"
      rel="nofollow"
      className={styles.step}
      aria-label={`${label}: ${month.name}`}
    >
      {icon}
    </Link>
  );
}

function Day({ day: { day, count, href, label, isToday, isChosen, isListed } }: DayProps) {
  const dayOfMonth = Number(day.slice(8));
  const state = {
    'aria-current': isToday ? ('date' as const) : undefined,
    'data-listed': isListed ? '' : undefined,
  };
  if (href === null)
    return (
      <span className={styles.day} {...state}>
        {dayOfMonth}
      </span>
    );
  return (
    <Link href={href} look="plain" rel="nofollow" className={styles.day} {...state}>
      <VisuallyHidden>{isChosen ? `${label}, ausgewählt` : label}</VisuallyHidden>
      <span aria-hidden="true">{dayOfMonth}</span>
      <span aria-hidden="true" className={styles.count}>
        {count}
      </span>
    </Link>
  );
}

interface DayProps {
  readonly day: GridDay;
}
