import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import type { Attendee } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { isMidnightInGermany } from '@gruenland/shared-contracts/events/all-day.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';
import type { TableColumn } from '@gruenland/shared-ui/table/Table.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ReactNode } from 'react';
import { REGISTRATION_LABELS } from '#model/registration-texts.ts';
import type { AttendeesData } from './attendees.loader.server.ts';

/**
 * Renders the list of attendees for the organizer, with a CSV download and buttons to record
 * attendance.
 */
export const AttendeesPage = createCodePage(AttendeesPageContent);

function AttendeesPageContent({ data, form }: RouteViewProps<AttendeesData>) {
  const { list, code } = data;
  const dates = Map.groupBy(list.attendees, ({ startsAt }) => startsAt);
  return (
    <>
      <Heading level={1} size={4}>
        Teilnehmende: {list.title}
      </Heading>
      {form?.errors[''] ? <Notice kind="error" title={form.errors['']} live /> : null}
      {list.attendees.length === 0 ? (
        <Notice kind="empty" title="Noch hat sich niemand angemeldet" />
      ) : (
        <p>
          <ButtonLink
            look="secondary"
            href={`/api/events/own/attendees.csv?code=${encodeURIComponent(code)}`}
            download
          >
            Als Tabelle (.csv)
          </ButtonLink>
        </p>
      )}
      {[...dates].map(([startsAt, attendees]) => (
        <OccurrenceTable key={startsAt} startsAt={startsAt} attendees={attendees} />
      ))}
      <p>
        Die Angaben sind nur für diese Veranstaltung. 90 Tage danach werden sie gelöscht.{' '}
        <Link href={eventPaths.manage(code)}>Zurück</Link>
      </p>
    </>
  );
}

const ATTENDEE_COLUMNS: readonly TableColumn<Attendee>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { key: 'state', head: 'Stand', cell: ({ state }) => REGISTRATION_LABELS[state] },
  { key: 'ticket', head: 'Code', cell: ({ ticket }) => ticket },
  { key: 'seats', head: 'Plätze', cell: ({ seats }) => seats, isNumeric: true },
  {
    key: 'contact',
    head: 'Erreichbar',
    cell: ({ email, phone }) => [email, phone].filter(Boolean).join(', '),
  },
  {
    key: 'answers',
    head: 'Antworten',
    cell: ({ answers }) =>
      answers.map(({ question, answer }) => `${question} ${answer}`).join('; '),
  },
  { key: 'door', head: 'Einlass', cell: renderAttendanceForm },
];

function OccurrenceTable(props: {
  readonly startsAt: string;
  readonly attendees: readonly Attendee[];
}) {
  return (
    <Table
      caption={formatLongDate(props.startsAt, {
        weekday: true,
        time: !isMidnightInGermany(props.startsAt),
      })}
      rows={props.attendees}
      getRowKey={({ id }) => id}
      columns={ATTENDEE_COLUMNS}
    />
  );
}

function renderAttendanceForm({ id, state, name }: Attendee): ReactNode {
  const canMarkAsAttended = state === 'confirmed' || state === 'no-show';
  if (!canMarkAsAttended && state !== 'attended') return null;
  return (
    <Form name={`einlass-${id}`} hidden={{ registrationId: id }}>
      <SubmitButton
        name="came"
        value={canMarkAsAttended ? 'ja' : 'nein'}
        look="secondary"
        size="small"
      >
        {canMarkAsAttended ? 'Ist da' : 'Doch nicht da'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </SubmitButton>
    </Form>
  );
}
