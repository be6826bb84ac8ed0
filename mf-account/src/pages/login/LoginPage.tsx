import { useState } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState, RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { emailRules, passwordRules } from '#model/account-form-rules.ts';
import { CODE_ASKED } from '#model/login-target.ts';
import { codeOf } from '#model/problem-code.ts';
import { CodeField } from './CodeField.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { LoginData } from './login.loader.server.ts';

const providerFailed = (why: string): FormState => ({ values: {}, errors: { '': why } });

/** Log in and go on to where the visitor wanted to be. */
export function LoginPage({ data, form }: RouteViewProps<LoginData>) {
  const { http, session, navigation } = useShell();
  // Asked for once the api has said that this account wants it.
  const [asked, setAsked] = useState(data.code);
  const logIn = async ({ email, password, code }: FormValues) => {
    const body = { email, password, ...(code ? { code } : {}) };
    await http('/api/auth/login', { method: 'POST', body }).catch((thrown: unknown) => {
      if (['login.code', 'code.wrong'].includes(codeOf(thrown) ?? '')) setAsked(true);
      throw thrown;
    });
    await session.reload();
    navigation.navigate(data.target);
  };
  return (
    <>
      <Heading level={1} size={4}>
        Anmelden
      </Heading>
      <Form
        name="login"
        state={form ?? (data.failed ? providerFailed(data.failed) : undefined)}
        onSubmit={logIn}
      >
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
        {asked || form?.values[CODE_ASKED] ? <CodeField /> : null}
        <SubmitButton wide>Anmelden</SubmitButton>
      </Form>
      <OtherWays provider={data.provider} target={data.target} />
      <p>
        <Link href={paths.forgotPassword()}>Passwort vergessen?</Link>
      </p>
      <p>
        Noch kein Konto? <Link href={paths.register()}>Jetzt registrieren</Link>
      </p>
    </>
  );
}
