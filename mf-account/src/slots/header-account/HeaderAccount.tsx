import * as paths from '@gruenland/shared-contracts/paths.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { IconHeart } from '@gruenland/shared-ui/icon/IconHeart.tsx';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { useSession } from '@gruenland/shared-ui/shell-context/useSession.ts';
import { useSavedCount } from './useSavedCount.ts';
import styles from './header-account.module.css';

/**
 * Shows all visitors the link to their watchlist, a logged-in user the link to the account and all
 * other visitors the link to the login („Anmelden“). The heart is filled if anything is saved.
 */
export function HeaderAccount() {
  const { loggedIn } = useSession();
  const savedCount = useSavedCount();
  return (
    <span className={styles.links}>
      <Link
        href={paths.watchlist()}
        look="plain"
        className={styles.watchlist}
        data-filled={savedCount > 0 || undefined}
      >
        <IconHeart />
        <span className={styles.name}>Merkliste</span>
        {savedCount > 0 ? <VisuallyHidden>, {savedCount} gemerkt</VisuallyHidden> : null}
      </Link>
      <Link href={loggedIn ? paths.account() : paths.login()} look="plain" className={styles.badge}>
        <IconUser />
        <span>{loggedIn ? 'Mein Account' : 'Anmelden'}</span>
      </Link>
    </span>
  );
}
