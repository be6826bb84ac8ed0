import * as paths from '@gruenland/shared-contracts/paths.ts';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useSession } from '@gruenland/shared-ui/shell-context/useSession.ts';
import styles from './header-account.module.css';

/**
 * Link to the account for a logged-in user, or to the login („Anmelden“) for all other visitors.
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
