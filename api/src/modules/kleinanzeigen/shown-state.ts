import type { AdDetail } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';

import { Problem } from '#problem.ts';

import type { StoredAd } from './ad-record.repository.ts';

/** Days for which an ended ad is still shown, saying so. */
const shownAfterEndDays = 30;

type ShownState = AdDetail['state'];

/** The state of an ad that anybody may see. @throws Problem for all others. */
export function shownState({ state, endedAt }: Pick<StoredAd, 'state' | 'endedAt'>): ShownState {
  if (state === 'active' || state === 'reserved') return state;
  if (state === 'sold' || state === 'expired') {
    const end = (endedAt?.getTime() ?? 0) + shownAfterEndDays * 86_400_000;
    if (end > Date.now()) return state;
    throw new Problem('record.gone');
  }
  if (state === 'paused') throw new Problem('ad.paused');
  throw new Problem(
    state === 'deleted' || state === 'blocked' ? 'record.gone' : 'record.not-found',
  );
}
