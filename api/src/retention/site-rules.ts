import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import { deleteViewsBefore } from '#modules/article-views/article-view.repository.ts';
import { deleteOutboxEntriesBefore } from '#modules/search-feed/outbox.repository.ts';
import { deleteFinishedTasks } from '#queue/task.repository.ts';

import type { RetentionRules } from '#module/retention-rule.ts';

/** Rules for tables about the site itself, which identify people only by their ids. */
export const siteRules: RetentionRules = {
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
  tasks: {
    persons: 'users, by ids',
    periods: [
      {
        rows: 'finished tasks',
        days: 14,
        from: 'end',
        reason: 'operators examine failures',
        erase: deleteFinishedTasks,
      },
    ],
    kept: 'until the task is finished',
  },
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
  ad_categories: { persons: 'nobody', kept: 'part of the site' },
  block_stories: { persons: 'nobody: ids of the content system', kept: 'while content may use it' },
  content_slugs: { persons: 'nobody: addresses of pages', kept: 'resolves old addresses' },
  kill_switches: { persons: 'staff: who switched off', kept: 'until staff switch on again' },
  leases: { persons: 'nobody: processes', kept: 'one row per kind of work' },
  places: { persons: 'nobody', kept: 'part of the site' },
  redirects: { persons: 'staff: who saved it', kept: 'until staff delete the redirect' },
  telemetry_errors: {
    persons: 'nobody: reports are cleaned of personal data',
    kept: 'the newest ones, limited by number',
  },
  telemetry_vitals: { persons: 'nobody: measurements', kept: 'the newest ones, limited by number' },
};
