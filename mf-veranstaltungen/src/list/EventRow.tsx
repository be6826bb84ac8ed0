import type { Veranstaltung } from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { clockText } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { STATUS_TEXTS, admissionText, categoryName, placeText } from '#model/event-texts.ts';
import styles from './list.module.css';

/** One date: the hour beside it, where and for how much below. */
export function EventRow({ event }: { readonly event: Veranstaltung }) {
  const { id, title, summary, category, status, startsAt, priceCents, recurring } = event;
  return (
    <li>
      <article className={styles['row']}>
        <p className={styles['hour']}>
          <time dateTime={startsAt}>{clockText(startsAt)}</time>
        </p>
        <div>
          <h3 className={styles['title']}>
            <Link href={paths.veranstaltung(id)} look="plain">
              {title}
            </Link>{' '}
            {status === 'scheduled' ? null : <Badge tone="urgent">{STATUS_TEXTS[status]}</Badge>}
          </h3>
          <p className={styles['summary']}>{summary}</p>
          <Meta>
            {placeText(event)}
            {categoryName(category)}
            {admissionText(priceCents) || null}
            {recurring ? 'Mehrere Termine' : null}
          </Meta>
        </div>
      </article>
    </li>
  );
}
