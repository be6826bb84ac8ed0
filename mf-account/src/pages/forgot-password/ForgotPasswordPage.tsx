import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { emailRules, emailMessages } from '#model/account-form-rules.ts';
import type { ForgotPasswordData } from './forgot-password.loader.server.ts';

/** Shows the page to request a link for a new password. */
export function ForgotPasswordPage({ data, form }: RouteViewProps<ForgotPasswordData>) {
  return (
    <>
      <Heading level={1} size={4}>
        Passwort vergessen
      </Heading>
      {data.isSent ? (
        <p role="status">
          Gibt es zu dieser Adresse ein Konto, liegt der Link zu einem neuen Passwort gleich in
          Ihrem Postfach. Er gilt 30 Minuten. Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder
          versuchen Sie es in einer Viertelstunde noch einmal.
        </p>
      ) : (
        <>
          <p>Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.</p>
          <Form worksWithoutSession name="forgot" state={form}>
            <TextField
              name="email"
              label="E-Mail-Adresse"
              type="email"
              autoComplete="username"
              rules={emailRules}
              messages={emailMessages}
            />
            <SubmitButton wide>Link schicken</SubmitButton>
          </Form>
        </>
      )}
      <p>
        <Link href={paths.login()}>Zurück zur Anmeldung</Link>
      </p>
    </>
  );
}
