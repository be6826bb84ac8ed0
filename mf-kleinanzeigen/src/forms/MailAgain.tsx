import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Hidden } from './Hidden.tsx';

interface MailAgainProps {
  /** Where it went; empty where that is not told. */
  readonly email: string;
  readonly state: FormState | undefined;
}

/** A mistyped address is no dead end: the link goes to another one, or once more to the same. */
export function MailAgain({ email, state }: MailAgainProps) {
  return (
    <Form name="adresse" state={state} initialValues={{ email }}>
      <Hidden fields={{ aktion: 'adresse' }} />
      <TextField
        name="email"
        label="E-Mail-Adresse"
        help="Keine E-Mail bekommen? Prüfen Sie die Adresse; ein Link an eine andere gilt dann nicht mehr."
        type="email"
        autoComplete="email"
        rules={['required', 'email']}
      />
      <SubmitButton>E-Mail noch einmal senden</SubmitButton>
    </Form>
  );
}
