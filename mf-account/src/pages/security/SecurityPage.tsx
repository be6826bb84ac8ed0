import type { AccountSecurity, AccountSession } from '@gruenland/shared-contracts/api/account.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { endOtherSessionsCall, endSessionCall } from '#model/sign-in-calls.ts';
import type { SecurityData } from './security.loader.server.ts';
import styles from './security.module.css';

const CHANGED: Readonly<Record<string, string>> = {
  passwort: 'Ihr neues Passwort gilt. Alle anderen Geräte wurden abgemeldet.',
  'e-mail':
    'Bitte bestätigen Sie die neue Adresse mit dem Link, den wir dorthin geschickt haben. Bis dahin gilt die alte.',
  geraet: 'Das Gerät wurde abgemeldet.',
  geraete: 'Alle anderen Geräte wurden abgemeldet.',
};

/** Password, address, and where somebody is signed in. */
export function SecurityPage({ data }: RouteViewProps<SecurityData>) {
  const { security, changed } = data;
  const said = changed === null ? undefined : CHANGED[changed];
  return (
    <>
      <Heading level={1} size={4}>
        Sicherheit
      </Heading>
      {said ? <Notice kind="success" title={said} live /> : null}
      <SignInFacts security={security} />
      <Devices sessions={security.sessions} />
    </>
  );
}

function SignInFacts({ security }: { readonly security: AccountSecurity }) {
  return (
    <section>
      <SectionHeading>Anmeldung</SectionHeading>
      <dl className={styles['facts']}>
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

function Devices({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  return (
    <section>
      <SectionHeading>Angemeldete Geräte</SectionHeading>
      <ul className={styles['devices']}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['device']}>
            <div>
              <p className={styles['name']}>{session.device}</p>
              <p className={styles['meta']}>
                {session.current
                  ? 'Dieses Gerät'
                  : `Zuletzt ${dateText(session.lastSeenAt, { time: true })}`}
                , angemeldet seit {dateText(session.signedInAt)}
              </p>
            </div>
            {session.current ? null : (
              <CallForm
                name={`geraet-${session.id}`}
                call={endSessionCall}
                hidden={{ aktion: 'geraet', id: session.id }}
              >
                <SubmitButton look="secondary">
                  Abmelden<VisuallyHidden>: {session.device}</VisuallyHidden>
                </SubmitButton>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <CallForm name="geraete" call={endOtherSessionsCall} hidden={{ aktion: 'geraete' }}>
          <SubmitButton look="secondary">Alle anderen abmelden</SubmitButton>
        </CallForm>
      ) : null}
    </section>
  );
}
