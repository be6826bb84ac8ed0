import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { formatTimeOfDay, formatShortDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { createPhotoAsset } from '@gruenland/shared-ui/photos/photo-asset.ts';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { formatEnd, formatDateTimeAttribute, spansSeveralDays } from '#model/date-span.ts';
import { toGermanDay } from '#model/group-by-day.ts';
import {
  STATUS_TEXTS,
  formatAdmission,
  formatPlace,
  getCategoryName,
  getStatusTone,
} from '#model/event-texts.ts';
import styles from './list.module.css';

interface EventRowProps {
  readonly event: EventSummary;
  /** Day under which the row is listed, for example `2026-11-21`. */
  readonly day: string;
}

const formatStartTime = (event: EventSummary): string =>
  isAllDay(event) ? 'ganztägig' : formatTimeOfDay(event.startsAt);

/** Renders one occurrence with start time, title, place and price. */
export function EventRow({ event, day }: EventRowProps) {
  const isRunning = toGermanDay(new Date(event.startsAt)) < day;
  const { id, title, summary, category, status, startsAt, priceCents, recurring, picture } = event;
  return (
    <li>
      <article className={styles.row}>
        <p className={styles.hour}>
          <time dateTime={formatDateTimeAttribute(event, startsAt)}>
            {isRunning ? `ab ${formatShortDate(startsAt).slice(0, 6)}` : formatStartTime(event)}
          </time>
        </p>
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link href={paths.event(id)} look="plain">
              {title}
            </Link>{' '}
            {status === 'scheduled' ? null : (
              <Badge tone={getStatusTone(status)}>{STATUS_TEXTS[status]}</Badge>
            )}
          </h3>
          <p className={styles.summary}>{summary}</p>
          <Meta>
            {spansSeveralDays(event)
              ? `${isRunning ? 'läuft bis' : 'bis'} ${formatEnd(event)}`
              : null}
            {formatPlace(event)}
            {getCategoryName(category)}
            {formatAdmission(priceCents) || null}
            {recurring ? 'Mehrere Termine' : null}
          </Meta>
        </div>
        {picture ? (
          <span className={styles.picture}>
            <Picture
              asset={createPhotoAsset(picture)}
              ratio={[4, 3]}
              sizes={{ xs: '76px', md: '168px' }}
              isDecorative
            />
          </span>
        ) : null}
      </article>
    </li>
  );
}
