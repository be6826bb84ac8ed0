import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { emailRules, passwordRules } from '#model/account-form-rules.ts';
import type { LoginData } from './login.loader.server.ts';

/** Log in and go on to where the visitor wanted to be. */
export function LoginPage({ data, form }: RouteViewProps<LoginData>) {
  const { http, session, navigation } = useShell();
  const logIn = async ({ email, password }: FormValues) => {
    await http('/api/auth/login', { method: 'POST', body: { email, password } });
    await session.reload();
    navigation.navigate(data.target);
  };
  return (
    <>
      <Heading level={1} size={4}>
        Anmelden
      </Heading>
      <Form name="login" state={form} onSubmit={logIn}>
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
        <SubmitButton wide>Anmelden</SubmitButton>
      </Form>
      <p>
        <Link href={paths.forgotPassword()}>Passwort vergessen?</Link>
      </p>
      <p>
        Noch kein Konto? <Link href={paths.register()}>Jetzt registrieren</Link>
      </p>
    </>
  );
}
