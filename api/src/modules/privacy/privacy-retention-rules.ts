import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldExports } from './privacy.repository.ts';

export const privacyRetentionRules: RetentionRules = {
  data_exports: {
    persons: 'the user: a copy of all data',
    deletedWith: ['users'],
    periods: [
      {
        rows: 'all',
        days: 0,
        from: 'expiry, seven days after the request',
        reason: 'time to download the copy',
        erase: deleteOldExports,
      },
    ],
  },
};
