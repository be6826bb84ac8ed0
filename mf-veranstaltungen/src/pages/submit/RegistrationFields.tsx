import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';

const REGISTRATION_CHOICES = [
  { value: 'none', label: 'ohne Anmeldung' },
  { value: 'internal', label: 'hier auf Grünland' },
  { value: 'external', label: 'auf einer anderen Website' },
];

/** Renders the fields in which organizers choose whether and how visitors must register. */
export function RegistrationFields() {
  const { registration, attendance } = useFormValues();
  const isHydrated = useHydrated();
  const isShown = (isNeeded: boolean) => !isHydrated || isNeeded;
  const isInternal = registration === 'internal';
  return (
    <>
      <RadioField
        name="registration"
        label="Anmeldung"
        rules={['required']}
        choices={REGISTRATION_CHOICES}
      />
      {isShown(registration === 'external') ? (
        <TextField
          name="ticketUrl"
          label="Adresse der Anmeldung"
          isConditionallyRequired
          type="url"
          placeholder="https://"
        />
      ) : null}
      {isShown(isInternal) ? (
        <>
          <TextField
            name="capacity"
            label="Plätze je Termin"
            type="number"
            inputMode="numeric"
            help="Leer: so viele, wie kommen."
          />
          <CheckboxField name="waitlist" label="Warteliste, wenn alle Plätze vergeben sind" />
          <TextField name="maxPerPerson" label="Plätze je Anmeldung, höchstens" type="number" />
          <TextField
            name="closesHours"
            label="Anmeldeschluss, Stunden vor Beginn"
            type="number"
            help="0: bis es beginnt."
          />
          <TextField name="cancelHours" label="Stornieren bis, Stunden vor Beginn" type="number" />
          <TextAreaField
            name="questions"
            label="Fragen an die Angemeldeten"
            help="Eine je Zeile, höchstens zehn."
          />
        </>
      ) : null}
      {isShown(isInternal && attendance !== 'vor-ort') ? (
        <TextField
          name="onlineUrl"
          label="Adresse für die Teilnahme online"
          type="url"
          placeholder="https://"
          help="Sehen nur Angemeldete."
        />
      ) : null}
    </>
  );
}
