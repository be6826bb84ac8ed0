import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';

import { Problem } from '#problem.ts';

import type { StoredAd } from './ad-record.repository.ts';

/** Number of days for which an ended ad stays visible, marked as ended. */
const daysShownAfterEnd = 30;

type PublicState = AdDetail['state'];

type AdStateColumns = Pick<StoredAd, 'state' | 'expiresAt' | 'endedAt'>;

/**
 * States in which an ad counts as expired as soon as `expiresAt` has passed, even before the daily
 * task updates the stored state.
 */
const STATES_THAT_EXPIRE: ReadonlySet<string> = new Set(['active', 'reserved', 'paused']);

/** Returns the public state of an ad. @throws Problem if the ad is not public */
export function getPublicAdState(
  { state, expiresAt, endedAt }: AdStateColumns,
  now = new Date(),
): PublicState {
  const isExpired = STATES_THAT_EXPIRE.has(state) && expiresAt !== null && expiresAt <= now;
  if (!isExpired && (state === 'active' || state === 'reserved')) return state;
  if (isExpired || state === 'sold' || state === 'expired') {
    const endMs = (isExpired ? expiresAt : endedAt)?.getTime() ?? 0;
    if (endMs + daysShownAfterEnd * 86_400_000 <= now.getTime()) throw new Problem('record.gone');
    return state === 'sold' ? 'sold' : 'expired';
  }
  if (state === 'paused') throw new Problem('ad.paused');
  throw new Problem(
    state === 'deleted' || state === 'blocked' ? 'record.gone' : 'record.not-found',
  );
}
