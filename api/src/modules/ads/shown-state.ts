import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';

import { Problem } from '#problem.ts';

import type { StoredAd } from './ad-record.repository.ts';

/** Days for which an ended ad is still shown, saying so. */
const shownAfterEndDays = 30;

type ShownState = AdDetail['state'];

type AdWithEnd = Pick<StoredAd, 'state' | 'expiresAt' | 'endedAt'>;

/** An ad ends with its sixty days, however long its row still waits to be told so. */
const RUNNING: ReadonlySet<string> = new Set(['active', 'reserved', 'paused']);

/** The state of an ad that anybody may see. @throws Problem for all others. */
export function shownState({ state, expiresAt, endedAt }: AdWithEnd, now = new Date()): ShownState {
  const over = RUNNING.has(state) && expiresAt !== null && expiresAt <= now;
  if (!over && (state === 'active' || state === 'reserved')) return state;
  if (over || state === 'sold' || state === 'expired') {
    const end = (over ? expiresAt : endedAt)?.getTime() ?? 0;
    if (end + shownAfterEndDays * 86_400_000 <= now.getTime()) throw new Problem('record.gone');
    return state === 'sold' ? 'sold' : 'expired';
  }
  if (state === 'paused') throw new Problem('ad.paused');
  throw new Problem(
    state === 'deleted' || state === 'blocked' ? 'record.gone' : 'record.not-found',
  );
}
