import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useVisibleCurrentItem } from '@gruenland/shared-ui/swipe-row/useVisibleCurrentItem.ts';
import { LogOutButton } from './LogOutButton.tsx';
import styles from './account-menu.module.css';

const MENU_ENTRIES = [
  { label: 'Übersicht', href: paths.account() },
  { label: 'Meine Anzeigen', href: paths.accountPage('anzeigen') },
  { label: 'Jobbörse', href: paths.accountPage('jobboerse') },
  { label: 'Abonnement', href: paths.accountPage('abonnement') },
  { label: 'Interessen', href: paths.accountPage('interessen') },
  { label: 'Newsletter', href: paths.accountPage('newsletter') },
  { label: 'Veranstaltungen', href: paths.accountPage('veranstaltungen') },
  { label: 'Suchaufträge', href: paths.accountPage('suchauftraege') },
  { label: 'Merkliste', href: paths.watchlist() },
  { label: 'Profil', href: paths.accountProfile() },
  { label: 'Sicherheit', href: paths.accountSecurity() },
  { label: 'Meine Daten', href: paths.accountData() },
];

/** Menu of the account area. */
export function AccountMenu() {
  const { path } = usePageFacts();
  const row = useVisibleCurrentItem();
  return (
    <nav className={styles.menu} aria-label="Mein Account">
      <ul ref={row}>
        {MENU_ENTRIES.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} aria-current={path === href ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <LogOutButton />
        </li>
      </ul>
    </nav>
  );
}
