import * as paths from '@gruenland/shared-contracts/paths.ts';
import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { useHydrated } from '@gruenland/shared-ui/form/useHydrated.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import styles from './consent.module.css';

const BUTTON_LABEL = 'Cookie-Einstellungen';

/**
 * Opens the consent settings, so that withdrawing consent is as easy as giving consent. Before
 * hydration the button is a link, which opens them as well; without JavaScript it leads to the cookie
 * page.
 */
export function ConsentButton() {
  const { consent } = useShell();
  if (!useHydrated()) {
    return (
      <a
        href={paths.contentPage('cookies')}
        className={styles.link}
        {...{ [OPENS_CONSENT_ATTRIBUTE]: '' }}
      >
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
