import * as paths from '@gruenland/shared-contracts/paths.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import styles from './consent.module.css';

const BUTTON_LABEL = 'Cookie-Einstellungen';

/**
 * Opens the consent settings, so that withdrawing consent is as easy as giving consent. Without
 * JavaScript the button is a link to the cookie page.
 */
export function ConsentButton() {
  const { consent } = useShell();
  if (!useHydrated()) {
    return (
      <a href={paths.contentPage('cookies')} className={styles.link}>
        {BUTTON_LABEL}
      </a>
    );
  }
  return (
    <button type="button" className={styles.link} onClick={() => consent.open('settings')}>
      {BUTTON_LABEL}
    </button>
  );
}
