import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import {
  emailRules,
  loginPasswordRules,
  emailMessages,
  loginPasswordMessages,
} from '#model/account-form-rules.ts';
import { CODE_REQUIRED_FIELD } from '#model/login-target.ts';
import { CodeField } from './CodeField.tsx';
import { OtherAuthMethods } from './OtherAuthMethods.tsx';
import type { LoginData } from './login.loader.server.ts';

const createProviderFailureState = (reason: string): FormState => ({
  values: {},
  errors: { '': reason },
});

/** Shows the login page. After the login, the page that the visitor requested before opens. */
export function LoginPage({ data, form }: RouteViewProps<LoginData>) {
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
        worksWithoutSession
        name="login"
        state={
          form ??
          (data.providerFailure ? createProviderFailureState(data.providerFailure) : undefined)
        }
      >
        <TextField
          name="email"
          label="E-Mail-Adresse"
          type="email"
          autoComplete="username"
          rules={emailRules}
          messages={emailMessages}
        />
        <PasswordField
          name="password"
          label="Passwort"
          autoComplete="current-password"
          rules={loginPasswordRules}
          messages={loginPasswordMessages}
        />
        {data.isCodeRequired || form?.values[CODE_REQUIRED_FIELD] ? <CodeField /> : null}
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
