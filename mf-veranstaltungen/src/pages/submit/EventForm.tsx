import { submissionLimits as limits } from '@gruenland/shared-contracts/api/event-submission.ts';
import {
  EVENT_ATTENDANCE_MODES,
  EVENT_CATEGORIES,
} from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_NOTES, EVENT_NOTE_NAMES } from '@gruenland/shared-contracts/events/event-notes.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { PlaceSuggestions } from '@gruenland/shared-ui/place/PlaceSuggestions.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { ATTENDANCE_TEXTS } from '#model/event-texts.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import type { SubmitData } from './submit.loader.server.ts';

interface EventFormProps {
  readonly data: SubmitData;
  readonly state: FormState | undefined;
}

/**
 * Renders the form for all data of an event. It works without JavaScript. With JavaScript, it hides
 * fields that do not apply.
 */
export function EventForm({ data, state }: EventFormProps) {
  const { fields, formKey, version } = data;
  const hiddenFields: Record<string, string> =
    version === null
      ? { idempotencyKey: state?.values['idempotencyKey'] ?? formKey }
      : { version: state?.values['version'] ?? String(version) };
  return (
    <Form
      name="veranstaltung"
      state={state}
      initialValues={fields}
      draft={version === null ? 'veranstaltung' : undefined}
      unsavedQuestion="Ihre Eingaben sind noch nicht gespeichert. Seite verlassen?"
    >
      <HiddenFields fields={hiddenFields} />
      <ContentFields />
      <SectionHeading>Wann</SectionHeading>
      <ScheduleFields />
      <SectionHeading>Wo</SectionHeading>
      <LocationFields />
      <SectionHeading>Eintritt und Anmeldung</SectionHeading>
      <PriceFields />
      <RegistrationFields />
      <SubmitButton>{version === null ? 'Weiter zur Prüfung' : 'Speichern'}</SubmitButton>
    </Form>
  );
}

function ContentFields() {
  return (
    <>
      <TextField
        name="title"
        label="Titel"
        rules={[
          ['required', 'trim'],
          ['length', limits.minTitleLength, limits.maxTitleLength],
        ]}
      />
      <TextField
        name="summary"
        label="Kurzbeschreibung"
        help="Ein Satz, der in der Liste steht."
        rules={[
          ['required', 'trim'],
          ['length', 10, limits.maxSummaryLength],
        ]}
      />
      <TextAreaField
        name="description"
        label="Beschreibung"
        help="Eine leere Zeile beginnt einen neuen Absatz. Zeilen, die mit „- “ beginnen, werden eine Liste."
        rules={[
          ['required', 'trim'],
          ['length', limits.minDescriptionLength, limits.maxDescriptionLength],
        ]}
      />
      <SelectField
        name="category"
        label="Art der Veranstaltung"
        rules={['required']}
        choices={EVENT_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <CheckboxGroup group="audience" label="Für wen?" />
      <CheckboxGroup group="topics" label="Worum geht es?" />
      <NoteFields needsPlace={false} />
      <TextField
        name="organizer"
        label="Veranstalter"
        autoComplete="organization"
        rules={[
          ['required', 'trim'],
          ['length', 2, 120],
        ]}
      />
    </>
  );
}

const PLACE_FIELD_NAMES = { postcode: 'postcode', place: 'city' } as const;

function LocationFields() {
  const { attendance } = useFormValues();
  const isHydrated = useHydrated();
  const isPlaceShown = !isHydrated || attendance !== 'online';
  // Before hydration, the place is always shown, although online events need none. Therefore the
  // browser must not require it. The api checks it.
  const rules: readonly AppliedRule[] = isHydrated ? [['required', 'trim']] : [];
  return (
    <>
      <RadioField
        name="attendance"
        label="Teilnahme"
        rules={['required']}
        choices={EVENT_ATTENDANCE_MODES.map((value) => ({ value, label: ATTENDANCE_TEXTS[value] }))}
      />
      {isPlaceShown ? (
        <>
          <TextField
            name="venue"
            rules={rules}
            isConditionallyRequired
            label="Veranstaltungsort"
            help="Zum Beispiel Gasthof Grüner Baum."
          />
          <TextField name="street" label="Straße und Hausnummer" autoComplete="street-address" />
          <PlaceSuggestions names={PLACE_FIELD_NAMES}>
            <TextField
              name="postcode"
              label="Postleitzahl"
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <TextField
              name="city"
              label="Ort"
              autoComplete="address-level2"
              rules={rules}
              isConditionallyRequired
            />
          </PlaceSuggestions>
          <NoteFields needsPlace />
        </>
      ) : null}
    </>
  );
}

/** Fields of the notes that need a place, or of those that do not. */
function NoteFields({ needsPlace }: { readonly needsPlace: boolean }) {
  return EVENT_NOTE_NAMES.map((name) => ({ name, ...EVENT_NOTES[name] }))
    .filter((note) => note.needsPlace === needsPlace)
    .map(({ name, fieldLabel, help, maxLength }) => (
      <TextAreaField
        key={name}
        name={name}
        label={fieldLabel}
        help={help}
        rows={3}
        rules={[['length', 0, maxLength]]}
      />
    ));
}

const PRICE_CHOICES = [
  { value: 'frei', label: 'frei' },
  { value: 'betrag', label: 'kostet Eintritt' },
  { value: 'offen', label: 'keine Angabe' },
];

function PriceFields() {
  const { price } = useFormValues();
  const isHydrated = useHydrated();
  return (
    <>
      <RadioField name="price" label="Eintritt" rules={['required']} choices={PRICE_CHOICES} />
      {!isHydrated || price === 'betrag' ? (
        <TextField
          name="amount"
          label="Betrag in Euro"
          rules={isHydrated ? ['required'] : []}
          isConditionallyRequired
          inputMode="decimal"
          placeholder="12,50"
        />
      ) : null}
      <TextField name="priceNote" label="Hinweis zum Eintritt" help="Zum Beispiel: Kinder frei." />
    </>
  );
}
