import { watchlistLimits } from '@gruenland/shared-contracts/api/watchlist.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldVisitorItems } from './watchlist.repository.ts';

export const watchlistRetentionRules: RetentionRules = {
  watchlist_items: {
    persons: 'the user, or a visitor by a cookie',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'items of visitors',
        days: watchlistLimits.visitorDays,
        from: 'saving',
        reason: 'lifetime of the cookie',
        erase: deleteOldVisitorItems,
      },
    ],
  },
};
