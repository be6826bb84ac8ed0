import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import stack from '#components/stack.module.css';
import { AccountOverviewSections } from './AccountOverviewSections.tsx';
import type { AccountStartData } from './account-start.loader.server.ts';

/**
 * Shows the start page of the account: what needs the user's attention, then messages, dates and ads.
 */
export function AccountStartPage({ data }: RouteViewProps<AccountStartData>) {
  const { user, notices, overview } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Mein Account
      </Heading>
      <SectionHeading>Was es Neues gibt</SectionHeading>
      {notices.length === 0 ? <p>Keine neuen Nachrichten.</p> : null}
      {notices.length === 0 ? null : (
        <ul className={stack.plain}>
          {notices.map(({ text, href, link }) => (
            <li key={text} className={stack.entry}>
              {text} <Link href={href}>{link}</Link>
            </li>
          ))}
        </ul>
      )}
      <AccountOverviewSections overview={overview} />
      <SectionHeading>Ihr Konto</SectionHeading>
      {user && (
        <p>
          Angemeldet als <strong>{user.displayName}</strong>, {user.email}
        </p>
      )}
      <p>
        <Link href={paths.accountProfile()}>Profil ändern</Link>,{' '}
        <Link href={paths.accountSecurity()}>Anmeldung und Geräte</Link>
      </p>
    </>
  );
}
