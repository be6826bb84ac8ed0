import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOutboxEntriesBefore } from './outbox.repository.ts';

export const searchFeedRetentionRules: RetentionRules = {
  search_outbox: {
    persons: 'nobody: ids of entries',
    periods: [
      {
        rows: 'all',
        days: 7,
        from: 'change',
        reason: 'limits the table while no feed updates the search index',
        erase: deleteOutboxEntriesBefore,
      },
    ],
  },
  leases: { persons: 'nobody: processes', retentionNote: 'one row per kind of work' },
};
