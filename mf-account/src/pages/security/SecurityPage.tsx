import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { DeviceList } from './Devices.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import type { SecurityData } from './security.loader.server.ts';
import styles from './security.module.css';

const SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  passwort: 'Ihr neues Passwort gilt. Alle anderen Geräte wurden abgemeldet.',
  'e-mail':
    'Bitte bestätigen Sie die neue Adresse mit dem Link, den wir dorthin geschickt haben. Bis dahin gilt die alte.',
  geraet: 'Das Gerät wurde abgemeldet.',
  geraete: 'Alle anderen Geräte wurden abgemeldet.',
  passkey: 'Ihr Passkey ist eingerichtet.',
  'passkey-entfernt': 'Der Passkey gilt nicht mehr. Alle anderen Geräte wurden abgemeldet.',
  'app-aus':
    'Bei der Anmeldung wird kein Code mehr verlangt. Alle anderen Geräte wurden abgemeldet.',
};

/**
 * Shows the page for the password, email address, passkeys, second factor and signed-in devices.
 */
export function SecurityPage({ data }: RouteViewProps<SecurityData>) {
  const { security, signIn, successCode, isStaffRedirect } = data;
  const changedText = successCode === null ? undefined : SUCCESS_TEXTS[successCode];
  return (
    <>
      <Heading level={1} size={4}>
        Sicherheit
      </Heading>
      {changedText ? <Notice kind="success" title={changedText} live /> : null}
      {isStaffRedirect ? (
        <StaffSecurityNotice hasStrongLogin={signIn.secondFactor || signIn.passkeys.length > 0} />
      ) : null}
      <SignInFacts security={security} />
      <Passkeys passkeys={signIn.passkeys} fresh={signIn.fresh} />
      <SecondFactor signIn={signIn} />
      <DeviceList sessions={security.sessions} />
    </>
  );
}

/** Explains why the staff area redirected here: it requires a passkey or a second factor. */
function StaffSecurityNotice({ hasStrongLogin }: { readonly hasStrongLogin: boolean }) {
  return (
    <Notice title="Die Redaktion öffnet sich nicht mit dem Passwort allein.">
      {hasStrongLogin
        ? 'Bitte melden Sie sich ab und mit Ihrem Passkey oder dem Code Ihrer App wieder an.'
        : 'Bitte richten Sie hier einen Passkey oder den Code einer App ein.'}
    </Notice>
  );
}

function SignInFacts({ security }: { readonly security: AccountSecurity }) {
  return (
    <section>
      <SectionHeading>Anmeldung</SectionHeading>
      <dl className={styles.facts}>
        <dt>E-Mail-Adresse</dt>
        <dd>
          {security.email}
          {security.pendingEmail ? ` (${security.pendingEmail} wartet auf Bestätigung)` : null}
        </dd>
        <dd>
          <Link href={paths.changeEmail()}>Adresse ändern</Link>
        </dd>
        <dt>Passwort</dt>
        <dd>{security.hasPassword ? 'festgelegt' : 'keines'}</dd>
        <dd>
          <Link href={paths.changePassword()}>
            {security.hasPassword ? 'Passwort ändern' : 'Passwort festlegen'}
          </Link>
        </dd>
      </dl>
    </section>
  );
}
