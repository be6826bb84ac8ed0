import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteViewsBefore } from './article-view.repository.ts';

/** Retention rules for article view counts. */
export const articleViewsRetentionRules: RetentionRules = {
  article_views: {
    persons: 'nobody: numbers per day',
    periods: [
      {
        rows: 'all',
        days: 60,
        from: 'day of the views',
        reason: 'the list of most read articles covers 30 days',
        erase: (db, before) => deleteViewsBefore(db, getBerlinDay(before)),
      },
    ],
  },
};
