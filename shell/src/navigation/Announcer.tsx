import { useSelector } from 'react-redux';
import type { ShellState } from '#store/create-shell-store.ts';
import styles from './navigation.module.css';

/** Announces the title of the new page to screen readers. */
export function Announcer() {
  const announcement = useSelector((state: ShellState) => state.navigation.announcement);
  return (
    <p className={styles.announcer} aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}
