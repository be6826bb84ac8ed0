import type { RegistrationForm } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
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
import { startText } from '#model/date-span.ts';
import { canRegister, seatsText } from '#model/seats-text.ts';
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
 * Registration form. Submits without script as well; with script it is validated before sending.
 */
export function RegisterForm({ data, state }: RegisterFormProps) {
  const { form } = data;
  const { viewer, date, dates } = form;
  const key = state?.values['idempotencyKey'] ?? data.formKey;
  const open = dates.filter(canRegister);
  const chosen = open.find(({ id }) => id === date.id) ?? open[0];
  const hasSingleDate = open.length === 1;
  return (
    <Form
      name="anmeldung"
      state={state}
      initialValues={{ ...viewer, seats: '1', occurrenceId: chosen?.id }}
      unsavedQuestion="Ihre Anmeldung ist noch nicht abgeschickt. Seite verlassen?"
    >
      <HiddenFields
        fields={{
          idempotencyKey: key,
          ...(hasSingleDate && chosen ? { occurrenceId: chosen.id } : {}),
        }}
      />
      {hasSingleDate ? null : (
        <RadioField
          name="occurrenceId"
          label="Termin"
          rules={['required']}
          choices={open.map((each) => ({
            value: each.id,
            label: `${startText(each)}. ${seatsText(each)}`,
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
      <Seats maxSeats={form.maxPerPerson} dates={open} />
      <Questions questions={form.questions} />
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
 * Field for the number of seats. It offers no more seats than are free at the chosen occurrence.
 */
function Seats({
  maxSeats,
  dates,
}: Pick<RegistrationForm, 'dates'> & { readonly maxSeats: number }) {
  const { occurrenceId } = useFormValues();
  const isHydrated = useHydrated();
  if (maxSeats === 1) return <HiddenFields fields={{ seats: '1' }} />;
  // Without script this component does not know the chosen occurrence.
  const chosen = isHydrated ? dates.find(({ id }) => id === occurrenceId) : undefined;
  const date = dates.length === 1 ? dates[0] : chosen;
  const limit = date?.registration === 'open' ? (date.seatsLeft ?? maxSeats) : maxSeats;
  const length = Math.min(maxSeats, limit);
  const choices = Array.from({ length }, (_, at) => ({
    value: String(at + 1),
    label: at === 0 ? 'ein Platz' : `${at + 1} Plätze`,
  }));
  return (
    <SelectField
      name="seats"
      label="Plätze"
      rules={['required', ['max', length]]}
      messages={{ max: 'So viele Plätze sind an diesem Termin nicht mehr frei.' }}
      choices={choices}
    />
  );
}

function Questions({ questions }: Pick<RegistrationForm, 'questions'>) {
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
