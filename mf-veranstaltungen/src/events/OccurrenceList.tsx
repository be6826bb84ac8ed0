import type { OwnEventOccurrence } from '@gruenland/shared-contracts/api/event-submission.ts';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import type { ReactNode } from 'react';
import { STATUS_TEXTS, getStatusTone } from '#model/event-texts.ts';
import { EventTime } from './EventTime.tsx';
import styles from './occurrence-list.module.css';

interface OccurrenceListProps {
  readonly dates: readonly OwnEventOccurrence[];
  /** Renders the content beside an occurrence, for example a link. */
  readonly renderActions?: ((date: OwnEventOccurrence) => ReactNode) | undefined;
}

/** Renders the list of all occurrences of the organizer's event. */
export function OccurrenceList({ dates, renderActions }: OccurrenceListProps) {
  return (
    <ol className={styles.occurrences}>
      {dates.map((date) => (
        <li key={date.id}>
          <span>
            <EventTime date={date} isBrief />{' '}
            {date.status === 'scheduled' ? null : (
              <Badge tone={getStatusTone(date.status)}>{STATUS_TEXTS[date.status]}</Badge>
            )}
          </span>
          {renderActions?.(date)}
        </li>
      ))}
    </ol>
  );
}
