import { deleteOldIdempotencyKeys } from '#idempotency/idempotency.repository.ts';
import { deleteOldSentMails } from '#mail/sent-mails.ts';
import type { RetentionRules } from '#module/retention-rule.ts';
import { deleteFinishedTasks } from '#queue/task.repository.ts';

/** Retention rules for the tables that no single module owns. */
export const sharedRetentionRules: RetentionRules = {
  idempotency_keys: {
    persons: 'the caller, by a hash; ids of results',
    periods: [
      {
        rows: 'all',
        days: 7,
        from: 'request',
        reason: 'browsers repeat a request within days',
        erase: deleteOldIdempotencyKeys,
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
    retentionNote: 'until the task is finished',
  },
  sent_mails: {
    persons: 'recipients, by a hash',
    periods: [
      {
        rows: 'all',
        days: 3,
        from: 'sending',
        reason: 'a task repeats its mail within hours',
        erase: deleteOldSentMails,
      },
    ],
  },
  encryption_check: { persons: 'nobody', retentionNote: 'one row' },
  list_words: {
    persons: 'nobody: single words of published entries',
    retentionNote: 'until no published entry contains the word',
  },
  places: { persons: 'nobody', retentionNote: 'part of the site' },
};
