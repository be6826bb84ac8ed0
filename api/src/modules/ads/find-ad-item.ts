import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { formatEuros } from '#mail/format.ts';
import { findVisibleEntry, parseEntryNumber } from '#modules/watchlist/interface.ts';
import type { FindWatchlistItem } from '#modules/watchlist/interface.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { findAd } from './ad-list.repository.ts';
import { getPublicAdState } from './public-state.ts';

const AD_STATE_LABELS = {
  active: null,
  reserved: 'Reserviert',
  sold: 'Verkauft',
  expired: 'Abgelaufen',
  paused: 'Pausiert',
} as const;

/** Returns the function with which the watchlist finds a saved ad. */
export const createAdItemFinder =
  (db: Drizzle): FindWatchlistItem =>
  async (id) => {
    const number = parseEntryNumber(id);
    const ad = number === null ? null : await findAd(db, number);
    const shownState = ad && findVisibleEntry(() => getPublicAdState(ad));
    const state = shownState ?? (ad?.state === 'paused' ? 'paused' : null);
    if (!ad || !state) return null;
    const price = ad.priceCents === null ? null : formatEuros(ad.priceCents);
    return {
      title: ad.title,
      path: paths.ad(createEntrySlug(ad)),
      facts: [price, [ad.postcode, ad.place].filter(Boolean).join(' ')].filter(
        (fact) => fact !== null,
      ),
      state: AD_STATE_LABELS[state],
    };
  };
