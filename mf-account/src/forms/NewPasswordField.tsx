import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { newPasswordRules, newPasswordMessages } from '#model/account-form-rules.ts';

/** Shows the field for a new password. */
export function NewPasswordField({ label = 'Passwort' }: { readonly label?: string }) {
  return (
    <PasswordField
      name="password"
      label={label}
      help="Mindestens 12 Zeichen. Ein Satz ist gut zu merken und schwer zu erraten."
      autoComplete="new-password"
      rules={newPasswordRules}
      messages={newPasswordMessages}
    />
  );
}
