import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { clockText, dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import styles from '#parts/stack.module.css';
import type { AccountEventsData } from './account-events.loader.server.ts';

type Registration = AccountEvents['registrations'][number];
type OwnEvent = AccountEvents['events'][number];

const STATES: Readonly<Record<Registration['state'], string>> = {
  angefragt: 'noch nicht bestätigt',
  bestaetigt: 'angemeldet',
  warteliste: 'auf der Warteliste',
  nachgerueckt: 'Platz frei, bitte annehmen',
  storniert: 'storniert',
  verfallen: 'Angebot verfallen',
  erschienen: 'dabei gewesen',
  'nicht-erschienen': 'nicht erschienen',
};

const OWN_STATES: Readonly<Record<OwnEvent['state'], string>> = {
  entwurf: 'Entwurf',
  eingereicht: 'wird geprüft',
  veroeffentlicht: 'im Kalender',
  abgelehnt: 'nicht veröffentlicht',
};

/** What is going on is not over. */
const endOf = ({ startsAt, endsAt }: Registration) => endsAt ?? startsAt;

/** A feast that ends at night is no event of two days; hours. */
const ONE_NIGHT_MS = 12 * 3_600_000;

function endText(startsAt: string, endsAt: string): string {
  const long = Date.parse(endsAt) - Date.parse(startsAt) > ONE_NIGHT_MS;
  return long ? dateText(endsAt, { weekday: true, time: true }) : clockText(endsAt);
}

/** What lasts all day has days and no hours. */
function daysText(startsAt: string, endsAt: string): string {
  const [first, last] = [startsAt, endsAt].map((moment) => dateText(moment, { weekday: true }));
  return first === last ? `${first}, ganztägig` : `${first} bis ${last}, ganztägig`;
}

/** Where one goes, and what one has sent in. */
export function AccountEventsPage({ data }: RouteViewProps<AccountEventsData>) {
  const { own, now } = data;
  const coming = own.registrations.filter((each) => endOf(each) > now);
  const past = own.registrations.filter((each) => endOf(each) <= now);
  return (
    <>
      <Heading level={1} size={4}>
        Meine Veranstaltungen
      </Heading>
      <SectionHeading>Angemeldet</SectionHeading>
      {coming.length === 0 ? (
        <Notice kind="empty" title="Keine Anmeldungen">
          Termine, zu denen Sie angemeldet sind, stehen hier.
        </Notice>
      ) : (
        <Registrations registrations={coming} />
      )}
      {past.length > 0 ? (
        <>
          <SectionHeading>Vorbei</SectionHeading>
          <Registrations registrations={past} />
        </>
      ) : null}
      <SectionHeading>Eingereicht</SectionHeading>
      {own.events.length === 0 ? (
        <p>Sie haben noch keine Veranstaltung eingereicht.</p>
      ) : (
        <ul className={styles['plain']}>
          {own.events.map((event) => (
            <li key={event.id} className={styles['entry']}>
              <Submitted event={event} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['row']}>
        <ButtonLink href={paths.veranstaltungNeu()}>Veranstaltung einreichen</ButtonLink>
        <ButtonLink href={paths.veranstaltungen()} look="secondary">
          Zum Kalender
        </ButtonLink>
      </p>
    </>
  );
}

function When({ startsAt, endsAt }: Pick<Registration, 'startsAt' | 'endsAt'>) {
  if (endsAt && isAllDay({ startsAt, endsAt })) return daysText(startsAt, endsAt);
  return (
    <>
      <time dateTime={startsAt}>{dateText(startsAt, { weekday: true, time: true })}</time>
      {endsAt ? ` bis ${endText(startsAt, endsAt)}` : null}
    </>
  );
}

function Registrations({ registrations }: Pick<AccountEvents, 'registrations'>) {
  return (
    <ul className={styles['plain']}>
      {registrations.map(({ code, title, startsAt, endsAt, state, status, seats }) => (
        <li key={code} className={styles['entry']}>
          <Link href={eventPaths.anmeldung(code)} className={styles['title']}>
            {title}
          </Link>{' '}
          {status === 'cancelled' ? <Badge tone="urgent">Abgesagt</Badge> : null}
          <Meta>
            <span>
              <When startsAt={startsAt} endsAt={endsAt} />
            </span>
            {STATES[state]}
            {seats > 1 ? `${seats} Plätze` : null}
          </Meta>
        </li>
      ))}
    </ul>
  );
}

function Submitted({ event }: { readonly event: OwnEvent }) {
  const { code, title, state, refusal, nextAt, registration } = event;
  const draft = state === 'entwurf';
  return (
    <>
      <Link
        href={draft ? eventPaths.pruefen(code) : eventPaths.verwalten(code)}
        className={styles['title']}
      >
        {title}
      </Link>
      <Meta>
        {OWN_STATES[state]}
        {nextAt ? `nächster Termin ${dateText(nextAt)}` : null}
        {registration === 'intern' && !draft ? (
          <Link href={eventPaths.teilnehmende(code)}>Teilnehmende</Link>
        ) : null}
      </Meta>
      {refusal ? <p>{refusal}</p> : null}
    </>
  );
}
