import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import styles from './consent.module.css';

/** Opens the consent settings; consent is as easy to take back as to give. */
export function ConsentButton() {
  const { consent } = useShell();
  return (
    <button type="button" className={styles.link} onClick={() => consent.open('settings')}>
      Cookie-Einstellungen
    </button>
  );
}
