import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { OwnEntriesPagination } from '#components/OwnEntriesPagination.tsx';
import { RegistrationList } from '#components/RegistrationList.tsx';
import { getRegistrationEnd } from '#model/registration-end.ts';
import styles from '#components/stack.module.css';
import type { AccountEventsData } from './account-events.loader.server.ts';

type OwnEvent = AccountEvents['events'][number];

const EVENT_STATE_LABELS: Readonly<Record<OwnEvent['state'], string>> = {
  draft: 'Entwurf',
  submitted: 'wird geprüft',
  published: 'im Kalender',
  rejected: 'nicht veröffentlicht',
};

/** Shows the user's registrations for events, and the events that the user submitted. */
export function AccountEventsPage({ data }: RouteViewProps<AccountEventsData>) {
  const { accountEvents, page, now } = data;
  const upcomingRegistrations = accountEvents.registrations.filter(
    (registration) => getRegistrationEnd(registration) > now,
  );
  const pastRegistrations = accountEvents.registrations.filter(
    (registration) => getRegistrationEnd(registration) <= now,
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
      <OwnEntriesPagination
        section="veranstaltungen"
        page={page}
        pages={accountEvents.pages}
        label="Seiten Ihrer Veranstaltungen"
      />
      <p className={styles.row}>
        <ButtonLink href={paths.newEvent()}>Veranstaltung einreichen</ButtonLink>
        <ButtonLink href={paths.events()} look="secondary">
          Zum Kalender
        </ButtonLink>
      </p>
    </>
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
