import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { formatEuros } from '#mail/format.ts';
import { findVisibleEntry, parseEntryNumbers } from '#modules/watchlist/interface.ts';
import type { FindWatchlistItems, WatchlistItemState } from '#modules/watchlist/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { findAdsByNumber } from './ad-list.repository.ts';
import type { StoredAd } from './ad-record.repository.ts';
import { getPublicAdState } from './public-state.ts';

const AD_STATE_LABELS = {
  active: null,
  reserved: 'Reserviert',
  sold: 'Verkauft',
  expired: 'Abgelaufen',
  paused: 'Pausiert',
} as const;

function toItemState(ad: StoredAd): WatchlistItemState | null {
  const shownState = findVisibleEntry(() => getPublicAdState(ad));
  const state = shownState ?? (ad.state === 'paused' ? 'paused' : null);
  if (!state) return null;
  const price = ad.priceCents === null ? null : formatEuros(ad.priceCents);
  return {
    title: ad.title,
    path: paths.ad(createEntrySlug(ad)),
    facts: [price, [ad.postcode, ad.place].filter(Boolean).join(' ')].filter(
      (fact) => fact !== null,
    ),
    state: AD_STATE_LABELS[state],
  };
}

/** Returns the function with which the watchlist finds saved ads. */
export const createAdItemFinder =
  (db: Drizzle): FindWatchlistItems =>
  async (ids) => {
    const ads = await findAdsByNumber(db, parseEntryNumbers(ids));
    return new Map(
      ads.flatMap((ad) => {
        const item = toItemState(ad);
        return item ? [[String(ad.number), item] as const] : [];
      }),
    );
  };
