import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { listEventFacts } from '#model/own-event-facts.ts';
import { PictureRow } from '#events/PictureRow.tsx';
import { OccurrenceList } from '#events/OccurrenceList.tsx';
import type { CheckEventData } from './check-event.loader.server.ts';

/** Renders the summary of an event before the organizer submits it. */
export const CheckEventPage = createCodePage(CheckEventPageContent);

function CheckEventPageContent({ data, form }: RouteViewProps<CheckEventData>) {
  const { event, code } = data;
  const { pictures = [] } = event;
  return (
    <>
      <Heading level={1} size={4}>
        Veranstaltung prüfen
      </Heading>
      <p>
        Etwas stimmt nicht? <Link href={eventPaths.edit(code)}>Angaben ändern</Link>.
      </p>
      <FactTable caption="Ihre Angaben" facts={listEventFacts(event.input)} />
      <SectionHeading>Bilder</SectionHeading>
      {pictures.length > 0 ? (
        <PictureRow pictures={pictures} />
      ) : (
        <p>Noch keine. Mit einem Bild fällt Ihr Termin in der Liste auf.</p>
      )}
      <p>
        <ButtonLink href={eventPaths.photos(code)} look="secondary">
          {pictures.length > 0 ? 'Bilder ändern' : 'Bilder hinzufügen'}
        </ButtonLink>
      </p>
      <SectionHeading>
        {event.dates.length === 1 ? 'Der Termin' : `Alle ${event.dates.length} Termine`}
      </SectionHeading>
      <OccurrenceList dates={event.dates} />
      {event.state === 'draft' ? (
        <SubmitForm form={form} email={data.email} />
      ) : (
        <Notice title="Diese Veranstaltung ist schon eingereicht" />
      )}
    </>
  );
}

function SubmitForm({
  form,
  email,
}: Pick<RouteViewProps, 'form'> & { readonly email: string | null }) {
  return (
    <Form name="einreichen" state={form}>
      {email ? (
        <p>Wir schreiben Ihnen an {email}.</p>
      ) : (
        <TextField
          name="email"
          label="Ihre E-Mail-Adresse"
          type="email"
          help="Wird nicht veröffentlicht. Dorthin geht der Link, mit dem Sie bestätigen und später ändern."
          rules={[['required', 'trim'], ['email'], ['length', 3, 254]]}
        />
      )}
      <SubmitButton>Veranstaltung einreichen</SubmitButton>
    </Form>
  );
}
