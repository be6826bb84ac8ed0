import {
  deleteExpiredEntries,
  deleteUnconfirmedEntries,
} from '#modules/forms/prize-draw.repository.ts';

import { foreignAddressReason } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for prize draws. Editors set the retention period of each draw (decision 034). */
export const prizeDrawRules: RetentionRules = {
  prize_entries: {
    persons: 'the participant',
    periods: [
      {
        rows: 'entries that were not confirmed',
        days: 14,
        from: 'last change',
        reason: foreignAddressReason,
        erase: deleteUnconfirmedEntries,
      },
      {
        rows: 'all',
        days: 0,
        from: 'day that the prize draw sets, at most 365 days after its end',
        reason: 'the terms state the period',
        erase: deleteExpiredEntries,
      },
    ],
  },
  draw_commitments: { persons: 'nobody: seeds', kept: 'evidence of the drawing (decision 064)' },
  draw_records: {
    persons: 'staff; participants only by ids of entries, which are deleted',
    kept: 'evidence of the drawing (decisions 064 and 093)',
  },
  draw_winners: {
    persons: 'winners only by ids of entries, which are deleted',
    kept: 'evidence of the drawing (decision 064)',
  },
};
