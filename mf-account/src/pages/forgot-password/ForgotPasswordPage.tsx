import { paths } from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

/** A forgotten password. Resetting by mail comes with the account area's own forms. */
export function ForgotPasswordPage() {
  return (
    <>
      <Heading level={1} size={4}>
        Passwort vergessen
      </Heading>
      <Notice kind="info" title="Hier setzen Sie bald selbst ein neues Passwort.">
        Bis dahin hilft Ihnen die Redaktion:{' '}
        <Link href={paths.contentPage('kontakt')}>Kontakt</Link>.
      </Notice>
      <p>
        <Link href={paths.login()}>Zurück zur Anmeldung</Link>
      </p>
    </>
  );
}
