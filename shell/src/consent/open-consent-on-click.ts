import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import type { ConsentApi } from '@gruenland/shared-contracts/shell-api.ts';

/** Opens the consent settings on a click on any marked button, also in parts without a script. */
export function openConsentOnClick(consent: Pick<ConsentApi, 'open'>): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${OPENS_CONSENT_ATTRIBUTE}]`))
      consent.open('settings');
  });
}
