import type { OwnEventDate } from '@gruenland/shared-contracts/api/event-submission.ts';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import type { ReactNode } from 'react';
import { STATUS_TEXTS } from '#model/event-texts.ts';
import { When } from './When.tsx';
import styles from './date-list.module.css';

interface DateListProps {
  readonly dates: readonly OwnEventDate[];
  /** What stands beside a date. */
  readonly beside?: ((date: OwnEventDate) => ReactNode) | undefined;
}

/** All dates of one's own Veranstaltung. */
export function DateList({ dates, beside }: DateListProps) {
  return (
    <ol className={styles['dates']}>
      {dates.map((date) => (
        <li key={date.id}>
          <span>
            <When date={date} brief />{' '}
            {date.status === 'scheduled' ? null : (
              <Badge tone="urgent">{STATUS_TEXTS[date.status]}</Badge>
            )}
          </span>
          {beside?.(date)}
        </li>
      ))}
    </ol>
  );
}
