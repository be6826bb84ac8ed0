import { Dialog } from '@gruenland/shared-ui/dialog/Dialog.tsx';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { emailRules, passwordRules } from '#model/account-form-rules.ts';

interface LoginAgainProps {
  readonly asked: boolean;
  readonly onSignedIn: () => void;
  readonly onGiveUp: () => void;
}

/** The login beside a form whose session has ended: what was typed stays where it is. */
export function LoginAgain({ asked, onSignedIn, onGiveUp }: LoginAgainProps) {
  const { http, session } = useShell();
  const logIn = async ({ email, password }: FormValues) => {
    await http('/api/auth/login', { method: 'POST', body: { email, password } });
    await session.reload();
    onSignedIn();
  };
  if (!asked) return null;
  return (
    <Dialog
      open
      title="Bitte melden Sie sich noch einmal an"
      onClose={onGiveUp}
      dismissable={false}
    >
      <p>
        Ihre Anmeldung ist abgelaufen. Ihre Eingaben bleiben erhalten und werden gleich gesendet.
      </p>
      <Form name="login-again" onSubmit={logIn}>
        <TextField
          name="email"
          label="E-Mail-Adresse"
          type="email"
          autoComplete="username"
          rules={emailRules}
        />
        <PasswordField
          name="password"
          label="Passwort"
          autoComplete="current-password"
          rules={passwordRules}
        />
        <SubmitButton wide>Anmelden und weiter</SubmitButton>
      </Form>
    </Dialog>
  );
}
