import { applicationLimits as limits } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { DateField } from '@gruenland/shared-ui/form/fields/DateField.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { AppliedRule } from '@gruenland/shared-ui/form/rules/first-failure.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { HoneypotField } from '#forms/HoneypotField.tsx';
import { createApplicationDraftKey } from '#model/application-draft-key.ts';
import type { ApplyData } from './apply.loader.server.ts';

const name: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 1, limits.maxNameLength],
];
const email: readonly AppliedRule[] = [['required', 'trim'], ['email'], ['length', 3, 254]];
const message: readonly AppliedRule[] = [
  ['required', 'trim'],
  ['length', 1, limits.maxMessageLength],
];

interface ApplyFormProps {
  readonly data: ApplyData;
  readonly state: FormState | undefined;
}

/**
 * Shows the application form. The CV is uploaded on the next page, so a failed submission loses no
 * file.
 */
export function ApplyForm({ data, state }: ApplyFormProps) {
  const { viewer, consentText } = data.form;
  const idempotencyKey = state?.values['idempotencyKey'] ?? data.formKey;
  return (
    <Form
      name="bewerbung"
      state={state}
      initialValues={viewer ? { name: viewer.name } : undefined}
      draft={createApplicationDraftKey(data.form.slug)}
      unsavedQuestion="Ihre Bewerbung ist noch nicht abgeschickt. Seite verlassen?"
    >
      <HiddenFields fields={{ idempotencyKey }} />
      <p>
        Halten Sie Ihren Lebenslauf bereit: Nach dem Abschicken können Sie ihn als PDF anhängen
        {viewer ? '' : ', auf der Seite, zu der unsere E-Mail führt'}. Nötig ist er nicht.
      </p>
      <TextField name="name" label="Ihr Name" autoComplete="name" rules={name} />
      {viewer ? (
        <p>Antworten gehen an {viewer.email}.</p>
      ) : (
        <TextField
          name="email"
          label="E-Mail-Adresse"
          type="email"
          autoComplete="email"
          help="Dorthin schicken wir den Link, mit dem Sie bestätigen."
          rules={email}
        />
      )}
      <TextField
        name="phone"
        label="Telefon"
        type="tel"
        autoComplete="tel"
        help="Für einen Rückruf, wenn Sie möchten."
        maxLength={limits.maxPhoneLength}
      />
      <TextAreaField
        name="message"
        label="Ihre Nachricht"
        rows={8}
        help="Warum passt die Stelle zu Ihnen? Alter, Herkunft und Familienstand gehören nicht hierher."
        rules={message}
      />
      <DateField
        name="availableFrom"
        label="Verfügbar ab"
        help="Leer lassen, wenn Sie sofort anfangen können."
      />
      <CheckboxField name="consent" label="die Weitergabe Ihrer Angaben" rules={['accepted']}>
        {consentText}
      </CheckboxField>
      <HoneypotField />
      <SubmitButton>Bewerbung abschicken</SubmitButton>
    </Form>
  );
}
