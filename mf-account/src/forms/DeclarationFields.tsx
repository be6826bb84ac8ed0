import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { emailRules, emailMessages } from '#model/account-form-rules.ts';

/** Shows the fields that cancellations and withdrawals share: name, contract and email address. */
export function DeclarationFields() {
  return (
    <>
      <TextField name="name" label="Ihr Name" autoComplete="name" rules={[['required', 'trim']]} />
      <TextField
        name="contract"
        label="Vertrag"
        help="Bestell- oder Kundennummer; wenn Sie sie nicht haben, beschreiben Sie den Vertrag."
        rules={[['required', 'trim']]}
      />
      <TextField
        name="email"
        label="E-Mail-Adresse für die Bestätigung"
        type="email"
        autoComplete="email"
        rules={emailRules}
        messages={emailMessages}
      />
    </>
  );
}
