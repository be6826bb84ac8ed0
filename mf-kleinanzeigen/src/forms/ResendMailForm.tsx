import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';

interface ResendMailFormProps {
  /** E-mail address that the mail was sent to. Empty if the api does not reveal it. */
  readonly email: string;
  readonly state: FormState | undefined;
}

/**
 * Shows the form to send the confirmation mail again, to the previous or to a corrected email
 * address.
 */
export function ResendMailForm({ email, state }: ResendMailFormProps) {
  return (
    <Form name="address" state={state} initialValues={{ email }} hidden={{ intent: 'address' }}>
      <TextField
        name="email"
        label="E-Mail-Adresse"
        help="Keine E-Mail bekommen? Ist die Adresse falsch, korrigieren Sie sie hier; der alte Link wird dann ungültig."
        type="email"
        autoComplete="email"
        rules={['required', 'email']}
      />
      <SubmitButton>E-Mail noch einmal senden</SubmitButton>
    </Form>
  );
}
