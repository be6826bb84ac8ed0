import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import type { ConsentApi } from '@gruenland/shared-contracts/shell-api.ts';

/**
 * Opens the consent settings when a button with `OPENS_CONSENT_ATTRIBUTE` is clicked. Such buttons
 * may be in parts that load no script.
 */
export function openConsentOnClick(consent: Pick<ConsentApi, 'open'>): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${OPENS_CONSENT_ATTRIBUTE}]`))
      consent.open('settings');
  });
}
