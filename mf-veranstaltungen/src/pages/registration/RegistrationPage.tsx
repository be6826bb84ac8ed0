import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import type { Registration } from '@gruenland/shared-contracts/api/event-registration.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { ConfirmFirst } from '@gruenland/shared-ui/disclosure/ConfirmFirst.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { STATUS_TEXTS, getTicketLabel } from '#model/event-texts.ts';
import { REGISTRATION_TEXTS } from '#model/registration-texts.ts';
import { EventTime } from '#events/EventTime.tsx';
import type { RegistrationData } from './registration.loader.server.ts';

const formatMoment = (moment: string) => formatLongDate(moment, { weekday: true, time: true });

/** Renders the state of a registration and the actions that the registered person can take. */
export const RegistrationPage = createCodePage(RegistrationPageContent);

function RegistrationPageContent({ data, form }: RouteViewProps<RegistrationData>) {
  const { registration, code } = data;
  const { state, status, statusNote } = registration;
  const { heading, text } = REGISTRATION_TEXTS[state];
  return (
    <>
      <Heading level={1} size={4}>
        {heading}
      </Heading>
      <p role="status">
        {text}
        {state === 'promoted' && registration.offerUntil
          ? ` Das Angebot gilt bis ${formatMoment(registration.offerUntil)}.`
          : ''}
      </p>
      {status === 'scheduled' ? null : (
        <Notice kind="error" title={STATUS_TEXTS[status]}>
          {statusNote}
        </Notice>
      )}
      <FactTable caption="Anmeldung" facts={createRegistrationFactRows(registration)} />
      {state === 'requested' ? (
        <RegistrationActionForm intent="confirm" label="Anmeldung bestätigen" state={form} />
      ) : null}
      {state === 'promoted' ? (
        <RegistrationActionForm intent="accept" label="Platz annehmen" state={form} />
      ) : null}
      {state === 'confirmed' && status !== 'cancelled' ? (
        <p>
          <ButtonLink
            look="secondary"
            href={`/api/veranstaltungen/anmeldungen/termin.ics?code=${encodeURIComponent(code)}`}
            download
          >
            In den Kalender (.ics)
          </ButtonLink>
        </p>
      ) : null}
      <CancelRegistrationForm registration={registration} form={form} />
      <p>
        <Link href={paths.event(registration.eventId)}>Zur Veranstaltung</Link>
      </p>
    </>
  );
}

function RegistrationActionForm(props: {
  readonly intent: string;
  readonly label: string;
  readonly state: RouteViewProps['form'];
  readonly look?: 'danger';
}) {
  const { intent, label, state, look = 'primary' } = props;
  const matchingState = state?.values['intent'] === intent ? state : undefined;
  return (
    <Form name={intent} state={matchingState}>
      <HiddenFields fields={{ intent }} />
      <p>
        <SubmitButton look={look}>{label}</SubmitButton>
      </p>
    </Form>
  );
}

function CancelRegistrationForm({
  registration: { state, cancelUntil },
  form,
}: {
  readonly registration: Registration;
  readonly form: RouteViewProps['form'];
}) {
  if (cancelUntil === null) {
    return state === 'confirmed' ? (
      <p>Die Frist zum Stornieren ist vorbei. Bitte wenden Sie sich an den Veranstalter.</p>
    ) : null;
  }
  const isWaitlisted = state === 'waitlisted';
  return (
    <>
      <ConfirmFirst
        label={isWaitlisted ? 'Von der Warteliste streichen' : 'Anmeldung stornieren'}
        question={
          isWaitlisted
            ? 'Sie verlieren Ihren Platz auf der Warteliste.'
            : 'Ihr Platz wird frei und geht an andere.'
        }
      >
        <RegistrationActionForm
          intent="cancel"
          label={isWaitlisted ? 'Ja, streichen' : 'Ja, stornieren'}
          state={form}
          look="danger"
        />
      </ConfirmFirst>
      {state === 'confirmed' ? <p>Stornieren können Sie bis {formatMoment(cancelUntil)}.</p> : null}
    </>
  );
}

function createRegistrationFactRows(registration: Registration) {
  const { title, place, seats, ticket, state, onlineUrl } = registration;
  const showsTicket = state === 'confirmed' || state === 'attended';
  return [
    { name: 'Veranstaltung', value: title },
    { name: 'Wann', value: <EventTime date={registration} /> },
    { name: 'Wo', value: place },
    { name: 'Name', value: `${registration.firstName} ${registration.lastName}` },
    { name: 'Plätze', value: String(seats) },
    ...(showsTicket ? [{ name: getTicketLabel(place), value: <strong>{ticket}</strong> }] : []),
    ...(onlineUrl
      ? [{ name: 'Teilnehmen', value: <Link href={onlineUrl}>{onlineUrl}</Link> }]
      : []),
  ];
}
