import type { RegistrationForm } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SelectField } from '@gruenland/shared-ui/form/fields/SelectField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { ANSWER_FIELD_PREFIX } from '#model/answer-prefix.ts';
import { formatStart } from '#model/date-span.ts';
import { canRegister, formatSeats } from '#model/seats-text.ts';
import type { RegisterData } from './register.loader.server.ts';

const name: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 1, 60],
];
const email: readonly AppliedRule[] = [['required', 'trim'], ['email'], ['length', 3, 254]];

interface RegisterFormProps {
  readonly data: RegisterData;
  readonly state: FormState | undefined;
}

/**
 * Renders the registration form. It works without JavaScript. With JavaScript, the browser
 * validates it before sending.
 */
export function RegisterForm({ data, state }: RegisterFormProps) {
  const { form } = data;
  const { viewer, date, dates } = form;
  const idempotencyKey = state?.values['idempotencyKey'] ?? data.formKey;
  const registrableOccurrences = dates.filter(canRegister);
  const preselectedOccurrence =
    registrableOccurrences.find(({ id }) => id === date.id) ?? registrableOccurrences[0];
  const hasSingleOccurrence = registrableOccurrences.length === 1;
  return (
    <Form
      name="anmeldung"
      state={state}
      initialValues={{ ...viewer, seats: '1', occurrenceId: preselectedOccurrence?.id }}
      unsavedQuestion="Ihre Anmeldung ist noch nicht abgeschickt. Seite verlassen?"
    >
      <HiddenFields
        fields={{
          idempotencyKey,
          ...(hasSingleOccurrence && preselectedOccurrence
            ? { occurrenceId: preselectedOccurrence.id }
            : {}),
        }}
      />
      {hasSingleOccurrence ? null : (
        <RadioField
          name="occurrenceId"
          label="Termin"
          rules={['required']}
          choices={registrableOccurrences.map((occurrence) => ({
            value: occurrence.id,
            label: `${formatStart(occurrence)}. ${formatSeats(occurrence)}`,
          }))}
        />
      )}
      <TextField name="firstName" label="Vorname" autoComplete="given-name" rules={name} />
      <TextField name="lastName" label="Nachname" autoComplete="family-name" rules={name} />
      {viewer ? (
        <p>Die Bestätigung geht an {viewer.email}.</p>
      ) : (
        <TextField
          name="email"
          label="E-Mail-Adresse"
          type="email"
          help="Dorthin schicken wir den Link, mit dem Sie bestätigen."
          rules={email}
        />
      )}
      <TextField
        name="phone"
        label="Telefon"
        type="tel"
        help="Falls sich kurzfristig etwas ändert."
      />
      <SeatsField maxSeats={form.maxPerPerson} dates={registrableOccurrences} />
      <QuestionFields questions={form.questions} />
      <CheckboxField name="consent" label="die Weitergabe Ihrer Angaben" rules={['accepted']}>
        {form.consentText}
      </CheckboxField>
      <div aria-hidden="true">
        <VisuallyHidden>
          <label>
            Bitte leer lassen
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
      </div>
      <SubmitButton>{viewer ? 'Verbindlich anmelden' : 'Anmelden'}</SubmitButton>
    </Form>
  );
}

/**
 * Renders the field for the number of seats. It offers at most as many seats as are free at the
 * chosen occurrence.
 */
function SeatsField({
  maxSeats,
  dates,
}: Pick<RegistrationForm, 'dates'> & { readonly maxSeats: number }) {
  const { occurrenceId } = useFormValues();
  const isHydrated = useHydrated();
  if (maxSeats === 1) return <HiddenFields fields={{ seats: '1' }} />;
  // Before hydration, this component does not know which occurrence the visitor chooses.
  const chosenOccurrence = isHydrated ? dates.find(({ id }) => id === occurrenceId) : undefined;
  const date = dates.length === 1 ? dates[0] : chosenOccurrence;
  const freeSeats = date?.registration === 'open' ? (date.seatsLeft ?? maxSeats) : maxSeats;
  const choiceCount = Math.min(maxSeats, freeSeats);
  const choices = Array.from({ length: choiceCount }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'ein Platz' : `${index + 1} Plätze`,
  }));
  return (
    <SelectField
      name="seats"
      label="Plätze"
      rules={['required', ['max', choiceCount]]}
      messages={{ max: 'So viele Plätze sind an diesem Termin nicht mehr frei.' }}
      choices={choices}
    />
  );
}

function QuestionFields({ questions }: Pick<RegistrationForm, 'questions'>) {
  return questions.map(({ id, label, options, required }) => {
    const field = { name: ANSWER_FIELD_PREFIX + id, label, subject: 'Die Antwort' };
    const rules: readonly AppliedRule[] = required ? [['required', 'trim']] : [];
    return options.length > 0 ? (
      <RadioField
        key={id}
        {...field}
        rules={rules}
        choices={options.map((option) => ({ value: option, label: option }))}
      />
    ) : (
      <TextField key={id} {...field} rules={rules} maxLength={500} />
    );
  });
}
