import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { STATUS_TEXTS, formatAdmission, formatPlace, getStatusTone } from '#model/event-texts.ts';
import { EventTime } from '#events/EventTime.tsx';
import styles from './next-occurrences.module.css';

interface NextOccurrencesProps {
  readonly title: string;
  readonly events: readonly EventSummary[];
}

/**
 * Renders a short list of occurrences for pages other than the calendar. Renders nothing if the
 * list is empty.
 */
export function NextOccurrences({ title, events }: NextOccurrencesProps) {
  if (events.length === 0) return null;
  return (
    <section>
      <SectionHeading
        section="veranstaltungen"
        moreLink={{ href: paths.events(), label: 'Alle Veranstaltungen' }}
      >
        {title}
      </SectionHeading>
      <ul className={styles.occurrences}>
        {events.map((event) => (
          <li key={event.occurrenceId}>
            <span className={styles.time}>
              <EventTime date={event} isBrief showsYear={false} />
            </span>
            <div>
              <h3 className={styles.title}>
                <Link href={paths.event(event.id)} look="plain">
                  {event.title}
                </Link>{' '}
                {event.status === 'scheduled' ? null : (
                  <Badge tone={getStatusTone(event.status)}>{STATUS_TEXTS[event.status]}</Badge>
                )}
              </h3>
              <Meta>
                {formatPlace(event)}
                {formatAdmission(event.priceCents) || null}
              </Meta>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
