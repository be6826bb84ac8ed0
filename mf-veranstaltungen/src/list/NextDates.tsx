import type { Veranstaltung } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { STATUS_TEXTS, admissionText, placeText } from '#model/event-texts.ts';
import { When } from '#parts/When.tsx';
import styles from './next-dates.module.css';

interface NextDatesProps {
  readonly title: string;
  readonly events: readonly Veranstaltung[];
}

/** A few dates as a list, on pages of other areas. Nothing where there are none. */
export function NextDates({ title, events }: NextDatesProps) {
  if (events.length === 0) return null;
  return (
    <section>
      <SectionHeading
        section="veranstaltungen"
        more={{ href: paths.veranstaltungen(), label: 'Alle Veranstaltungen' }}
      >
        {title}
      </SectionHeading>
      <ul className={styles['dates']}>
        {events.map((event) => (
          <li key={event.dateId}>
            <span className={styles['when']}>
              <When date={event} brief year={false} />
            </span>
            <div>
              <h3 className={styles['title']}>
                <Link href={paths.veranstaltung(event.id)} look="plain">
                  {event.title}
                </Link>{' '}
                {event.status === 'scheduled' ? null : (
                  <Badge tone="urgent">{STATUS_TEXTS[event.status]}</Badge>
                )}
              </h3>
              <Meta>
                {placeText(event)}
                {admissionText(event.priceCents) || null}
              </Meta>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
