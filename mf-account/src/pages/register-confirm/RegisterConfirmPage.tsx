import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { RegisterConfirmData } from './register-confirm.loader.server.ts';

/** Shows the page to confirm the email address of a new account. */
export function RegisterConfirmPage({ data, form }: RouteViewProps<RegisterConfirmData>) {
  if (data.isConfirmed) {
    return (
      <>
        <Heading level={1} size={4}>
          Ihr Konto ist bereit
        </Heading>
        {data.isSignedIn ? (
          <>
            <p>Ihre E-Mail-Adresse ist bestätigt. Sie sind angemeldet.</p>
            <ButtonLink href={paths.account()}>Zu Mein Account</ButtonLink>
          </>
        ) : (
          <>
            <p>Ihre E-Mail-Adresse ist bestätigt.</p>
            <ButtonLink href={paths.login()}>Anmelden</ButtonLink>
          </>
        )}
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        E-Mail-Adresse bestätigen
      </Heading>
      <p>Noch ein Klick, dann ist Ihr Konto bereit.</p>
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form worksWithoutSession name="confirm" state={form} hidden={{ code: data.code }}>
          <SubmitButton wide>Adresse bestätigen</SubmitButton>
        </Form>
      )}
      <p>
        Schon bestätigt? <Link href={paths.login()}>Zur Anmeldung</Link>. Ist der Link abgelaufen,{' '}
        <Link href={paths.register()}>registrieren Sie sich noch einmal</Link>.
      </p>
    </>
  );
}
