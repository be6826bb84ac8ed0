import { OPENS_CONSENT_ATTRIBUTE } from '@gruenland/shared-contracts/consent.ts';
import { hasModifierKey } from '#navigation/has-modifier-key.ts';
import type { ConsentApi } from '@gruenland/shared-contracts/shell-api.ts';

/**
 * Opens the consent settings when a button or link with `OPENS_CONSENT_ATTRIBUTE` is clicked. It may
 * be in a part that is not hydrated.
 */
export function openConsentOnClick(consent: Pick<ConsentApi, 'open'>): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(`[${OPENS_CONSENT_ATTRIBUTE}]`)) return;
    if (event.button !== 0 || hasModifierKey(event)) return;
    event.preventDefault();
    consent.open('settings');
  });
}
