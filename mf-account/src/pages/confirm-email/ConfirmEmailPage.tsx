import { useEffect } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { MissingCode } from '@gruenland/shared-ui/private-page/MissingCode.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { ConfirmEmailData } from './confirm-email.loader.server.ts';

/** Shows the page to confirm a new email address. */
export function ConfirmEmailPage({ data, form }: RouteViewProps<ConfirmEmailData>) {
  const { session } = useShell();
  useEffect(() => {
    // Confirming the new address signs out every device, so the session is read again.
    if (data.isDone) void session.reload();
  }, [data.isDone, session]);
  if (data.isDone) {
    return (
      <>
        <Heading level={1} size={4}>
          Ihre neue Adresse gilt
        </Heading>
        <p>Bitte melden Sie sich mit der neuen Adresse an.</p>
        <ButtonLink href={paths.login()}>Anmelden</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Heading level={1} size={4}>
        Neue Adresse bestätigen
      </Heading>
      <p>Noch ein Klick, dann gehört Ihr Konto zu dieser Adresse.</p>
      {data.code === '' ? (
        <MissingCode />
      ) : (
        <Form name="email" state={form} hidden={{ code: data.code }}>
          <SubmitButton wide>Adresse bestätigen</SubmitButton>
        </Form>
      )}
      <p>
        Ist der Link abgelaufen,{' '}
        <Link href={paths.changeEmail()}>ändern Sie die Adresse noch einmal</Link>.
      </p>
    </>
  );
}
