import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { NewPasswordField } from '#forms/NewPasswordField.tsx';
import { loginPasswordRules, loginPasswordMessages } from '#model/account-form-rules.ts';
import type { ChangePasswordData } from './change-password.loader.server.ts';

/** Shows the page to change the password, or to set one for an account that has none. */
export function ChangePasswordPage({ data, form }: RouteViewProps<ChangePasswordData>) {
  return (
    <>
      <Heading level={1} size={4}>
        {data.hasPassword ? 'Passwort ändern' : 'Passwort festlegen'}
      </Heading>
      <p>Alle anderen Geräte werden dabei abgemeldet.</p>
      <Form name="password" state={form}>
        {/* This field tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={data.email} readOnly />
        {data.hasPassword ? (
          <PasswordField
            name="currentPassword"
            label="Bisheriges Passwort"
            autoComplete="current-password"
            rules={loginPasswordRules}
            messages={loginPasswordMessages}
          />
        ) : null}
        <NewPasswordField label="Neues Passwort" />
        <SubmitButton>Passwort ändern</SubmitButton>
      </Form>
      <p>
        <Link href={paths.accountSecurity()}>Zurück</Link>
      </p>
    </>
  );
}
