import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { formatStart } from '#model/date-span.ts';
import type { ManageOccurrenceData } from './manage-occurrence.loader.server.ts';

const ACTION_CHOICES = [
  { value: 'cancelled', label: 'absagen' },
  { value: 'moved', label: 'auf einen anderen Zeitpunkt verschieben' },
  { value: 'moved-online', label: 'ins Netz verlegen' },
  { value: 'scheduled', label: 'wie geplant stattfinden lassen' },
];

/**
 * Renders the page to cancel or move one occurrence. Saving notifies the registered people by
 * email.
 */
export const ManageOccurrencePage = createCodePage(ManageOccurrencePageContent);

function ManageOccurrencePageContent({ data, form }: RouteViewProps<ManageOccurrenceData>) {
  const { title, version, date, code } = data;
  const { seatsTaken } = date;
  return (
    <>
      <Heading level={1} size={4}>
        Termin absagen oder verschieben
      </Heading>
      <p>
        {title}, <strong>{formatStart(date)}</strong>.{' '}
        {seatsTaken > 0
          ? `Alle Angemeldeten (${seatsTaken} ${seatsTaken === 1 ? 'Platz' : 'Plätze'}) bekommen sofort eine E-Mail.`
          : 'Angemeldet ist noch niemand.'}
      </p>
      <Form name="termin" state={form}>
        <HiddenFields fields={{ version: form?.values['version'] ?? String(version) }} />
        <RadioField
          name="status"
          label="Was geschieht"
          subject="Die Auswahl"
          rules={['required']}
          choices={ACTION_CHOICES}
        />
        <DateField name="day" label="Neuer Tag" help="Nur wenn Sie verschieben." />
        {isAllDay(date) ? null : (
          <TextField
            name="start"
            label="Neuer Beginn"
            type="time"
            help="Nur wenn Sie verschieben."
          />
        )}
        <TextField
          name="onlineUrl"
          label="Adresse für die Teilnahme online"
          type="url"
          placeholder="https://"
          help="Nur wenn Sie ins Netz verlegen. Sehen nur Angemeldete."
        />
        <TextField
          name="note"
          label="Grund"
          help="Steht auf der Seite und in der E-Mail."
          rules={[['length', 0, 200]]}
        />
        <SubmitButton>Termin ändern</SubmitButton>
      </Form>
      <p>
        <Link href={eventPaths.manage(code)}>Zurück</Link>
      </p>
    </>
  );
}
