import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import type { OwnEventOccurrence } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { DecisionNotice } from '@gruenland/shared-ui/moderation/DecisionNotice.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import type { ReactNode } from 'react';
import { EVENT_STATE_TEXTS } from '#model/event-state-texts.ts';
import { PictureRow } from '#events/PictureRow.tsx';
import { OccurrenceList } from '#events/OccurrenceList.tsx';
import styles from './manage.module.css';
import type { ManageData } from './manage.loader.server.ts';

/**
 * Renders the management page for the organizer: the event's state, links to change it, and its
 * occurrences.
 */
export const ManagePage = createCodePage(ManagePageContent);

function ManagePageContent({ data, form }: RouteViewProps<ManageData>) {
  const { event, code, isSaved: saved } = data;
  const { id, state, refusal, input, dates, pictures = [] } = event;
  const isPublished = state === 'published';
  return (
    <>
      <Heading level={1} size={4}>
        {input.title}
      </Heading>
      {saved ? <Notice kind="success" title="Gespeichert" live /> : null}
      <Notice kind={state === 'rejected' ? 'error' : 'info'} title={EVENT_STATE_TEXTS[state]}>
        {event.decision ? null : refusal}
      </Notice>
      {event.changing ? (
        <Notice title="Ihre Änderung ist in Prüfung">
          Bis dahin steht im Kalender, was dort bisher steht. Absagen und Verschieben geht sofort.
        </Notice>
      ) : null}
      {event.decision ? <DecisionNotice decision={event.decision} state={form} /> : null}
      <p className={styles.actions}>
        <ButtonLink href={eventPaths.edit(code)}>Ändern</ButtonLink>
        <ButtonLink href={eventPaths.photos(code)} look="secondary">
          Bilder
        </ButtonLink>
        <ButtonLink href={eventPaths.duplicate(code)} look="secondary">
          Termin duplizieren
        </ButtonLink>
        {isPublished ? (
          <ButtonLink href={paths.event(id)} look="secondary">
            Im Kalender ansehen
          </ButtonLink>
        ) : null}
        {state === 'draft' ? (
          <ButtonLink href={eventPaths.review(code)} look="secondary">
            Prüfen und einreichen
          </ButtonLink>
        ) : null}
        {input.registration === 'internal' && state !== 'draft' ? (
          <ButtonLink href={eventPaths.attendees(code)} look="secondary">
            Teilnehmende
          </ButtonLink>
        ) : null}
      </p>
      {pictures.length > 0 ? <PictureRow pictures={pictures} /> : null}
      <SectionHeading>{dates.length === 1 ? 'Termin' : 'Termine'}</SectionHeading>
      <OccurrenceList
        dates={dates}
        renderActions={state === 'draft' ? undefined : createActionsRenderer(data)}
      />
    </>
  );
}

/**
 * Returns a function that renders the content beside an occurrence: a link to cancel or move it. If
 * visitors register on this site, the content also states how many seats are taken.
 */
function createActionsRenderer({ event, code }: ManageData) {
  const takesRegistrations = event.input.registration === 'internal';
  return (date: OwnEventOccurrence): ReactNode => (
    <span>
      {takesRegistrations ? `${date.seatsTaken} angemeldet. ` : null}
      <Link href={eventPaths.occurrence(code, date.id)}>
        Absagen oder verschieben
        <VisuallyHidden>: {formatLongDate(date.startsAt)}</VisuallyHidden>
      </Link>
    </span>
  );
}
