import { useState } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { emailRules, passwordRules } from '#model/account-form-rules.ts';
import { CODE_REQUIRED_FIELD } from '#model/login-target.ts';
import { getProblemCode } from '#model/problem-code.ts';
import { CodeField } from './CodeField.tsx';
import { OtherAuthMethods } from './OtherAuthMethods.tsx';
import type { LoginData } from './login.loader.server.ts';

const createProviderFailureState = (reason: string): FormState => ({
  values: {},
  errors: { '': reason },
});

/** Login page. After the login, the page that the visitor had requested opens. */
export function LoginPage({ data, form }: RouteViewProps<LoginData>) {
  const { http, session, navigation } = useShell();
  // Whether the code field is shown: true once the api requires a second factor.
  const [isCodeRequired, setIsCodeRequired] = useState(data.isCodeRequired);
  const logIn = async ({ email, password, code }: FormValues) => {
    const body = { email, password, ...(code ? { code } : {}) };
    await http('/api/auth/login', { method: 'POST', body }).catch((thrownError: unknown) => {
      if (['login.code-required', 'code.wrong'].includes(getProblemCode(thrownError) ?? ''))
        setIsCodeRequired(true);
      throw thrownError;
    });
    await session.reload();
    navigation.navigate(data.target);
  };
  return (
    <>
      <Heading level={1} size={4}>
        Anmelden
      </Heading>
      {data.hasSessionExpired ? (
        <Notice kind="info" title="Ihre Sitzung ist abgelaufen.">
          Bitte melden Sie sich noch einmal an. Danach geht es dort weiter, wo Sie waren.
        </Notice>
      ) : null}
      <Form
        name="login"
        state={
          form ??
          (data.providerFailure ? createProviderFailureState(data.providerFailure) : undefined)
        }
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
        {isCodeRequired || form?.values[CODE_REQUIRED_FIELD] ? <CodeField /> : null}
        <SubmitButton wide>Anmelden</SubmitButton>
      </Form>
      <OtherAuthMethods provider={data.provider} target={data.target} />
      <p>
        <Link href={paths.forgotPassword()}>Passwort vergessen?</Link>
      </p>
      <p>
        Noch kein Konto? <Link href={paths.register()}>Jetzt registrieren</Link>
      </p>
    </>
  );
}
