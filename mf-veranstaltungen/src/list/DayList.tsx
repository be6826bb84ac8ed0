import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { addDays } from '@gruenland/shared-contracts/german-calendar.ts';
import { groupByDay } from '#model/group-by-day.ts';
import { EventRow } from './EventRow.tsx';
import styles from './list.module.css';

export interface DayListModel {
  readonly events: readonly EventSummary[];
  /** First day of the list. It also lists occurrences that started earlier and have not ended. */
  readonly from: string;
  readonly today: string;
}

/** Renders the occurrences grouped by day. Only the server renders them, as a part of the calendar. */
export function DayList({ model: { events, from, today } }: { readonly model: DayListModel }) {
  return (
    <ol className={styles.days}>
      {groupByDay(events, from).map(({ day, events: eventsOfDay }) => (
        <li key={day}>
          <section aria-labelledby={`tag-${day}`}>
            <h2 id={`tag-${day}`} className={styles.day}>
              {formatDayHeading(day, today)}
            </h2>
            <ul className={styles.rows}>
              {eventsOfDay.map((event) => (
                <EventRow key={event.id + event.startsAt} event={event} day={day} />
              ))}
            </ul>
          </section>
        </li>
      ))}
    </ol>
  );
}

function formatDayHeading(day: string, today: string): string {
  const date = formatLongDate(day, { weekday: true, year: day.slice(0, 4) !== today.slice(0, 4) });
  if (day === today) return `Heute, ${date}`;
  return day === addDays(today, 1) ? `Morgen, ${date}` : date;
}
