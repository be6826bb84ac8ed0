import type { RetentionRules } from '#module/retention-rule.ts';
import { foreignEmailReason } from '#module/retention-rule.ts';

import { deleteExpiredEntries, deleteUnconfirmedEntries } from './prize-draw.repository.ts';
import { deleteOldSubmissions } from './submission.repository.ts';
import { anonymizeOldVotes } from './survey.repository.ts';

/**
 * Retention rules of forms, surveys and prize draws. Editors set the retention period of each form
 * (decision 034).
 */
export const formRetentionRules: RetentionRules = {
  form_submissions: {
    persons: 'the sender: all answers',
    periods: [
      {
        rows: 'all',
        days: 0,
        from: 'day that the form sets, at most 730 days after the submission',
        reason: 'the form states the period',
        erase: deleteOldSubmissions,
      },
    ],
  },
  form_files: { persons: 'the sender: files', deletedWith: ['form_submissions'] },
  form_file_pieces: { persons: 'the sender: files', deletedWith: ['form_files'] },
  survey_votes: {
    persons: 'the voter: hashes of account and device, free text',
    periods: [
      {
        rows: 'hashes, and texts that are not published',
        days: 365,
        from: 'vote',
        reason: 'prevents second votes; lifetime of the cookie',
        erase: anonymizeOldVotes,
      },
    ],
    retentionNote: 'anonymous votes are the result',
  },
  prize_entries: {
    persons: 'the participant',
    periods: [
      {
        rows: 'entries that were not confirmed',
        days: 14,
        from: 'last change',
        reason: foreignEmailReason,
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
  draw_commitments: {
    persons: 'nobody: seeds',
    retentionNote: 'evidence of the drawing (decision 064)',
  },
  draw_records: {
    persons: 'staff; participants only by ids of entries, which are deleted',
    retentionNote: 'evidence of the drawing (decisions 064 and 093)',
  },
  draw_winners: {
    persons: 'winners only by ids of entries, which are deleted',
    retentionNote: 'evidence of the drawing (decision 064)',
  },
  block_stories: {
    persons: 'nobody: ids of the content system',
    retentionNote: 'while content may use it',
  },
};
