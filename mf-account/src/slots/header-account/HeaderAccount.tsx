import * as paths from '@gruenland/shared-contracts/paths.ts';
import { IconHeart } from '@gruenland/shared-ui/icon/IconHeart.tsx';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useSession } from '@gruenland/shared-ui/shell-context/useSession.ts';
import styles from './header-account.module.css';

/**
 * Shows all visitors the link to their watchlist, a logged-in user the link to the account and all
 * other visitors the link to the login („Anmelden“).
 */
export function HeaderAccount() {
  const { loggedIn } = useSession();
  return (
    <span className={styles.links}>
      <Link href={paths.watchlist()} look="plain" className={styles.watchlist}>
        <IconHeart />
        <span className={styles.name}>Merkliste</span>
      </Link>
      <Link href={loggedIn ? paths.account() : paths.login()} look="plain" className={styles.badge}>
        <IconUser />
        <span>{loggedIn ? 'Mein Account' : 'Anmelden'}</span>
      </Link>
    </span>
  );
}
