import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { PasswordField } from '@gruenland/shared-ui/form/fields/PasswordField.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import {
  displayNameRules,
  emailRules,
  newPasswordRules,
  emailMessages,
  newPasswordMessages,
  displayNameMessages,
} from '#model/account-form-rules.ts';
import { SubmitObserver } from '#components/SubmitObserver.tsx';
import { getSentFields, rememberSentFields } from '#model/sent-fields.ts';
import type { RegisterData } from './register.loader.server.ts';

const REGISTER_FORM = 'register';

const rememberEmail = (form: HTMLFormElement) =>
  rememberSentFields(REGISTER_FORM, form, (field) => field === 'email');

/**
 * Shows the registration form. After the form was sent, asks the visitor to confirm the email
 * address by mail.
 */
export function RegisterPage({ data, form }: RouteViewProps<RegisterData>) {
  return data.isSent ? <MailSentNotice /> : <RegisterForm form={form} />;
}

function RegisterForm({ form }: { readonly form: FormState | undefined }) {
  return (
    <>
      <Heading level={1} size={4}>
        Registrieren
      </Heading>
      <SubmitObserver onSubmit={rememberEmail}>
        <Form
          worksWithoutSession
          name="register"
          state={form}
          unsavedQuestion="Ihre Angaben gehen verloren. Weiter?"
        >
          <TextField
            name="email"
            label="E-Mail-Adresse"
            type="email"
            autoComplete="email"
            rules={emailRules}
            messages={emailMessages}
          />
          <TextField
            name="displayName"
            label="Anzeigename"
            help="So sehen Sie andere, zum Beispiel an Ihren Anzeigen."
            autoComplete="nickname"
            rules={displayNameRules}
            messages={displayNameMessages}
          />
          <PasswordField
            name="password"
            label="Passwort"
            help="Mindestens 12 Zeichen. Ein Satz ist gut zu merken und schwer zu erraten."
            autoComplete="new-password"
            rules={newPasswordRules}
            messages={newPasswordMessages}
          />
          <CheckboxField name="acceptTerms" label="Nutzungsbedingungen" rules={[['accepted']]}>
            Ich stimme den <Link href={paths.contentPage('agb')}>Nutzungsbedingungen</Link> zu und
            habe die <Link href={paths.contentPage('datenschutz')}>Datenschutzhinweise</Link>{' '}
            gelesen.
          </CheckboxField>
          <SubmitButton wide>Konto anlegen</SubmitButton>
        </Form>
      </SubmitObserver>
      <p>
        Schon ein Konto? <Link href={paths.login()}>Anmelden</Link>
      </p>
    </>
  );
}

function MailSentNotice() {
  const { email } = getSentFields(REGISTER_FORM);
  return (
    <>
      <Heading level={1} size={4}>
        Bitte bestätigen Sie Ihre Adresse
      </Heading>
      <p>
        Wir haben {email ? <>an {email}</> : 'Ihnen'} eine E-Mail geschickt. Öffnen Sie den Link
        darin, dann ist Ihr Konto bereit.
      </p>
      <p>
        Nichts angekommen? Sehen Sie im Spam-Ordner nach.{' '}
        <Link href={paths.login()}>Melden Sie sich an</Link>, dann schicken wir die E-Mail noch
        einmal. Adresse falsch? <Link href={paths.register()}>Registrieren Sie sich neu</Link>.
      </p>
    </>
  );
}
