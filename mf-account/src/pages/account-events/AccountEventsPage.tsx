import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { formatTimeOfDay, formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import styles from '#components/stack.module.css';
import type { AccountEventsData } from './account-events.loader.server.ts';

type Registration = AccountEvents['registrations'][number];
type OwnEvent = AccountEvents['events'][number];

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

const EVENT_STATE_LABELS: Readonly<Record<OwnEvent['state'], string>> = {
  draft: 'Entwurf',
  submitted: 'wird geprüft',
  published: 'im Kalender',
  rejected: 'nicht veröffentlicht',
};

/** Returns the end of the event, or its start if no end is known. */
const getEventEnd = ({ startsAt, endsAt }: Registration) => endsAt ?? startsAt;

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

/** Shows the user's registrations for events, and the events that the user submitted. */
export function AccountEventsPage({ data }: RouteViewProps<AccountEventsData>) {
  const { accountEvents, now } = data;
  const upcomingRegistrations = accountEvents.registrations.filter(
    (registration) => getEventEnd(registration) > now,
  );
  const pastRegistrations = accountEvents.registrations.filter(
    (registration) => getEventEnd(registration) <= now,
  );
  return (
    <>
      <Heading level={1} size={4}>
        Meine Veranstaltungen
      </Heading>
      <SectionHeading>Angemeldet</SectionHeading>
      {upcomingRegistrations.length === 0 ? (
        <Notice kind="empty" title="Keine Anmeldungen">
          Termine, zu denen Sie angemeldet sind, stehen hier.
        </Notice>
      ) : (
        <RegistrationList registrations={upcomingRegistrations} />
      )}
      {pastRegistrations.length > 0 ? (
        <>
          <SectionHeading>Vorbei</SectionHeading>
          <RegistrationList registrations={pastRegistrations} />
        </>
      ) : null}
      <SectionHeading>Eingereicht</SectionHeading>
      {accountEvents.events.length === 0 ? (
        <p>Sie haben noch keine Veranstaltung eingereicht.</p>
      ) : (
        <ul className={styles.plain}>
          {accountEvents.events.map((event) => (
            <li key={event.id} className={styles.entry}>
              <SubmittedEvent event={event} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.row}>
        <ButtonLink href={paths.newEvent()}>Veranstaltung einreichen</ButtonLink>
        <ButtonLink href={paths.events()} look="secondary">
          Zum Kalender
        </ButtonLink>
      </p>
    </>
  );
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

function RegistrationList({ registrations }: Pick<AccountEvents, 'registrations'>) {
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

function SubmittedEvent({ event }: { readonly event: OwnEvent }) {
  const { code, title, state, refusal, nextAt, registration } = event;
  const draft = state === 'draft';
  return (
    <>
      <Link
        href={draft ? eventPaths.review(code) : eventPaths.manage(code)}
        className={styles.title}
      >
        {title}
      </Link>
      <Meta>
        {EVENT_STATE_LABELS[state]}
        {nextAt ? `nächster Termin ${formatLongDate(nextAt)}` : null}
        {registration === 'internal' && !draft ? (
          <Link href={eventPaths.attendees(code)}>Teilnehmende</Link>
        ) : null}
      </Meta>
      {refusal ? <p>{refusal}</p> : null}
    </>
  );
}
