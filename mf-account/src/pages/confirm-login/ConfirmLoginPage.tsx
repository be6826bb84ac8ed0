import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { loginPasswordRules, loginPasswordMessages } from '#model/account-form-rules.ts';
import type { ConfirmLoginData } from './confirm-login.loader.server.ts';

/** Asks the user to authenticate again before a sensitive change. */
export function ConfirmLoginPage({ data, form }: RouteViewProps<ConfirmLoginData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Bitte bestätigen Sie, dass Sie es sind
      </Heading>
      <p>
        Sie sind als {data.email} angemeldet. Vor wichtigen Änderungen fragen wir noch einmal nach;
        danach eine halbe Stunde lang nicht mehr.
      </p>
      {data.hasPassword ? (
        <Form name="confirm-login" state={form} hidden={{ ziel: data.target }}>
          <PasswordField
            name="password"
            label="Passwort"
            autoComplete="current-password"
            rules={loginPasswordRules}
            messages={loginPasswordMessages}
          />
          <SubmitButton>Bestätigen</SubmitButton>
        </Form>
      ) : (
        <ButtonLink href={paths.login(data.target)}>Neu anmelden</ButtonLink>
      )}
    </>
  );
}
