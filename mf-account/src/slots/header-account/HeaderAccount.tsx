import * as paths from '@gruenland/shared-contracts/paths.ts';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useSession } from '@gruenland/shared-ui/shell-context/useSession.ts';
import styles from './header-account.module.css';

/**
 * Shows a logged-in user the link to the account and all other visitors the link to the login
 * („Anmelden“).
 */
export function HeaderAccount() {
  const { loggedIn } = useSession();
  return (
    <Link href={loggedIn ? paths.account() : paths.login()} look="plain" className={styles.badge}>
      <IconUser />
      <span>{loggedIn ? 'Mein Account' : 'Anmelden'}</span>
    </Link>
  );
}
