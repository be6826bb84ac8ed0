import { foreignEmailReason, sharedRetentionDays } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import {
  deleteEndedSearches,
  deleteOldHits,
  deleteUnconfirmedSearches,
} from './saved-search.repository.ts';

export const savedSearchRetentionRules: RetentionRules = {
  saved_searches: {
    persons: 'the user, or a guest by the address',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'searches that were not confirmed',
        days: sharedRetentionDays.unconfirmed,
        from: 'last change',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedSearches,
      },
      {
        rows: 'searches that were ended',
        days: 30,
        from: 'end',
        reason: 'a link in a mail can still restore them',
        erase: deleteEndedSearches,
      },
    ],
    retentionNote: 'until the person ends the search',
  },
  saved_search_hits: {
    persons: 'the owner of the search',
    deletedWith: ['saved_searches'],
    periods: [
      {
        rows: 'all',
        days: 180,
        from: 'search',
        reason: 'a hit is reported once; an entry found again later counts as new',
        erase: deleteOldHits,
      },
    ],
  },
};
