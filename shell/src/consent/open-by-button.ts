import { OPENS_CONSENT } from '@gruenland/shared-contracts/consent.ts';
import type { ConsentApi } from '@gruenland/shared-contracts/shell-api.ts';

/** Buttons in parts that have no script of their own open the settings too. */
export function openByButton(consent: Pick<ConsentApi, 'open'>): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${OPENS_CONSENT}]`)) consent.open('settings');
  });
}
