import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { formatTimeOfDay, formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import type { Registration } from '#model/registration-end.ts';
import styles from './stack.module.css';

const REGISTRATION_STATE_LABELS: Readonly<Record<Registration['state'], string>> = {
  requested: 'noch nicht bestätigt',
  confirmed: 'angemeldet',
  waitlisted: 'auf der Warteliste',
  promoted: 'Platz frei, bitte annehmen',
  cancelled: 'storniert',
  lapsed: 'Angebot verfallen',
  attended: 'dabei gewesen',
  'no-show': 'nicht erschienen',
};

/** 12 hours in milliseconds. Events up to this length show only the time of their end, no date. */
const MAX_SHORT_EVENT_MS = 12 * 3_600_000;

function formatEventEnd(startsAt: string, endsAt: string): string {
  const isLongEvent = Date.parse(endsAt) - Date.parse(startsAt) > MAX_SHORT_EVENT_MS;
  return isLongEvent
    ? formatLongDate(endsAt, { weekday: true, time: true })
    : formatTimeOfDay(endsAt);
}

/** Formats the days of an all-day event, without times of day. */
function formatEventDays(startsAt: string, endsAt: string): string {
  const [firstDay, lastDay] = [startsAt, endsAt].map((moment) =>
    formatLongDate(moment, { weekday: true }),
  );
  return firstDay === lastDay ? `${firstDay}, ganztägig` : `${firstDay} bis ${lastDay}, ganztägig`;
}

function RegistrationTime({ startsAt, endsAt }: Pick<Registration, 'startsAt' | 'endsAt'>) {
  if (endsAt && isAllDay({ startsAt, endsAt })) return formatEventDays(startsAt, endsAt);
  return (
    <>
      <time dateTime={startsAt}>{formatLongDate(startsAt, { weekday: true, time: true })}</time>
      {endsAt ? ` bis ${formatEventEnd(startsAt, endsAt)}` : null}
    </>
  );
}

/** Lists registrations for events with date, state and seats. */
export function RegistrationList({
  registrations,
}: {
  readonly registrations: readonly Registration[];
}) {
  return (
    <ul className={styles.plain}>
      {registrations.map(({ code, title, startsAt, endsAt, state, status, seats }) => (
        <li key={code} className={styles.entry}>
          <Link href={eventPaths.registration(code)} className={styles.title}>
            {title}
          </Link>{' '}
          {status === 'cancelled' ? <Badge tone="urgent">Abgesagt</Badge> : null}
          <Meta>
            <span>
              <RegistrationTime startsAt={startsAt} endsAt={endsAt} />
            </span>
            {REGISTRATION_STATE_LABELS[state]}
            {seats > 1 ? `${seats} Plätze` : null}
          </Meta>
        </li>
      ))}
    </ul>
  );
}
