import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { NewPasswordField } from '#forms/NewPasswordField.tsx';
import type { ResetPasswordData } from './reset-password.loader.server.ts';

/** Shows the page to set a new password with the link from the mail. */
export function ResetPasswordPage({ data, form }: RouteViewProps<ResetPasswordData>) {
  if (data.isDone) {
    return (
      <>
        <Heading level={1} size={4}>
          Ihr neues Passwort gilt
        </Heading>
        <p>Auf allen Geräten wurden Sie abgemeldet. Bitte melden Sie sich neu an.</p>
        <ButtonLink href={paths.login()}>Anmelden</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Neues Passwort
      </Heading>
      {(form?.values['code'] ?? data.code) === '' ? (
        <MissingCode />
      ) : (
        <Form
          worksWithoutSession
          name="reset"
          state={form}
          hidden={{ code: form?.values['code'] ?? data.code }}
        >
          <NewPasswordField label="Neues Passwort" />
          <SubmitButton wide>Passwort festlegen</SubmitButton>
        </Form>
      )}
      <p>
        <Link href={paths.forgotPassword()}>Einen neuen Link schicken</Link>
      </p>
    </>
  );
}
